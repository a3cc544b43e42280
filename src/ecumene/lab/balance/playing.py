"""Playing the games of a balance report, and keeping them, so that a long run can be interrupted and gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from pathlib import Path

import ecumene.bots
import ecumene.core
from ecumene.core.action import Action, Seat
from ecumene.core.options import OptionValue
from ecumene.core.position import Position
from ecumene.lab.balance.subjects import Deed, Mention, Subject
from ecumene.lab.match import MatchError, Setup
from ecumene.lab.pool import in_order
from ecumene.lab.series import Progress, Series
from ecumene.lab.tension import Chronicler


@dataclass(frozen=True)
class Played:
    """What a report needs of one game, seat by seat.

    `order` is the seats in the order in which they first played. A thing is known as `kind/thing`; `chances` counts the
    decisions at which a seat could have taken it, `takes` those at which it did. Where a log tells that a thing is
    there, `chances` counts how often, for the seat that brought it, and once for each seat where it was from the start.
    """

    points: list[int]
    places: list[int]
    order: list[Seat]
    decisions: int
    sources: list[dict[str, int]]
    chances: dict[str, list[int]]
    takes: dict[str, list[int]]
    rounds: int = 0
    tension: dict[str, float] = field(default_factory=dict)  # measures of `lab.tension`; none in games kept before them
    course: list[list[int]] = field(default_factory=list)  # points of all seats, at the beginning and after each tenth

    def share(self, seat: Seat) -> float:
        """A seat's part of the win: 1, 0, or a fraction where the first place is shared."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def line(self) -> str:
        """The game as one line of a file."""
        return json.dumps(asdict(self), separators=(",", ":"), sort_keys=True)

    @classmethod
    def read(cls, line: str) -> Played:
        """The game that a line tells of."""
        return cls(**json.loads(line))


class Onlooker:
    """Counts what the seats could take and what they took."""

    def __init__(self, subject: Subject, seats: int, chronicler: Chronicler | None = None) -> None:
        self.chronicler = chronicler or Chronicler()
        self.chances: dict[str, list[int]] = {}
        self.takes: dict[str, list[int]] = {}
        self.order: list[Seat] = []
        self.sources: list[dict[str, int]] = []
        self.rounds = 0
        self._subject = subject
        self._seats = seats
        self._deeds = [kind for kind in subject.kinds if isinstance(kind, Deed)]
        self._mentions = {kind.event: kind for kind in subject.kinds if isinstance(kind, Mention)}
        self._offers = {kind.offered: kind for kind in self._mentions.values() if kind.offered}
        self._known: dict[int, str] = {}  # by the number of the action

    def begins(self, position: Position) -> None:
        self.chronicler.begins(position)
        if self._mentions or self._subject.rounds:
            position.journal = []
        for mention in self._mentions.values():
            if mention.dealt:
                rows = list(position.game.content.rows(mention.table))
                dealt = [number for number in getattr(position, mention.dealt) if number >= 0]  # no empty places
                self.chances |= {f"{mention.id}/{rows[number].record}": [1] * self._seats for number in dealt}

    def decides(self, position: Position, seat: Seat, action: Action) -> None:
        self._listen(position)
        self.chronicler.decides(position, seat, action)
        if seat not in self.order and self._opens(action):
            self.order.append(seat)
        offered: set[str] = set()
        for possible in position.legal(seat):
            offered.add(self._thing(possible))
        for thing in offered:
            if thing:
                self._count(self.chances, thing, seat)
        if taken := self._thing(action):
            self._count(self.takes, taken, seat)

    def ends(self, position: Position) -> None:
        self._listen(position)
        self.chronicler.ends(position)
        self.order += [seat for seat in range(self._seats) if seat not in self.order]
        standings = position.standings()
        self.sources = [standings.of(seat).tally.by_rule() for seat in range(self._seats)]

    def _opens(self, action: Action) -> bool:
        opening = self._subject.opening
        return not opening or action.notation.split()[0] in opening

    def _thing(self, action: Action) -> str:
        found = self._known.get(action.index)
        if found is None:
            found = ""
            for deed in self._deeds:
                if thing := deed.thing(action.notation):
                    found = f"{deed.id}/{thing}"
            self._known[action.index] = found
        return found

    def _listen(self, position: Position) -> None:
        if position.journal:
            for event in position.journal:
                self.rounds += event.say in self._subject.rounds
                for mentions, counts in ((self._mentions, self.takes), (self._offers, self.chances)):
                    if mention := mentions.get(event.say):
                        for field in mention.fields:
                            self._count(counts, f"{mention.id}/{event.args[field]}", event.args["who"])
            position.journal.clear()

    def _count(self, counts: dict[str, list[int]], thing: str, seat: Seat) -> None:
        if thing not in counts:
            counts[thing] = [0] * self._seats
        counts[thing][seat] += 1


@dataclass(frozen=True)
class About:
    """What kept games are: it lies beside them, as a file of the same name that ends in `.json`."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    bot: str
    seed: int
    version: int
    content: str

    @classmethod
    def read(cls, games: Path) -> About:
        """What is told of a file of games."""
        try:
            return cls(**json.loads(games.with_suffix(".json").read_text(encoding="utf-8")))
        except OSError as error:
            raise MatchError(f"{games.with_suffix('.json')}: {error.strerror}; it says what the games are") from error
        except (TypeError, ValueError) as error:
            raise MatchError(f"{games.with_suffix('.json')}: does not say what the games are") from error


@dataclass(frozen=True)
class Sample:
    """Games of one number of players between equal bots. The seed and a game's number decide the game."""

    setup: Setup
    subject: Subject
    bot: str
    seed: int = 0
    asks: int = 0  # bots that are asked at one decision in ten, for its entropy

    def play(self, number: int) -> Played:
        """The game of that number."""
        onlooker = Onlooker(self.subject, self.setup.seats, Chronicler(self.asks, self.bot))
        match = self._series.match(number, onlooker)
        story = onlooker.chronicler.story
        return Played(
            list(match.points),
            list(match.places),
            onlooker.order,
            match.decisions,
            onlooker.sources,
            onlooker.chances,
            onlooker.takes,
            onlooker.rounds,
            story.measures(),
            story.course(),
        )

    def check(self) -> None:
        """Refuse what could not be played, before anybody starts two thousand games."""
        self.setup.check(self._series.bots)

    def games(self, games: int, jobs: int, folder: Path, progress: Progress | None = None) -> Iterator[Played]:
        """So many games in the order of their numbers: those kept in the folder, then others, kept too."""
        self.check()
        path = folder / self.file_name()
        kept, decisions = 0, 0
        for played in read_games(path, games):
            kept, decisions = kept + 1, decisions + played.decisions
            yield played
        if kept == games:
            return
        folder.mkdir(parents=True, exist_ok=True)
        about = json.dumps(asdict(self.about()), indent=2, ensure_ascii=False)
        path.with_suffix(".json").write_text(about + "\n", encoding="utf-8")
        with path.open("a", encoding="utf-8") as file:
            for done, played in enumerate(in_order(self.play, range(kept, games), jobs), kept + 1):
                file.write(played.line() + "\n")
                file.flush()
                decisions += played.decisions
                if progress is not None:
                    progress(done, decisions)
                yield played

    def about(self) -> About:
        """What these games are, for those who find them kept."""
        game = self.setup.load()
        options = dict(self.setup.options)
        return About(game.id, self.setup.seats, options, self.bot, self.seed, game.version, game.content.hash)

    def file_name(self) -> str:
        """Where the games lie. Other rules, content, bots or counts are other games, and lie elsewhere."""
        return f"{self.setup.game}-{self.setup.seats}-{self._fingerprint()}.jsonl"

    @property
    def _series(self) -> Series:
        return Series(self.setup, (self.bot,) * self.setup.seats, 0, self.seed)

    def _fingerprint(self) -> str:
        game = self.setup.load()
        told = blake2b(digest_size=8)
        options = sorted(self.setup.options.items())
        told.update(repr((game.content.hash, options, self.subject, self.bot, self.seed, self.asks)).encode())
        here = Path(__file__)
        sources = [here, here.parent.parent / "match.py", here.parent.parent / "tension.py"]
        for folder in (game.folder, *(Path(str(package.__file__)).parent for package in (ecumene.core, ecumene.bots))):
            sources += sorted(folder.rglob("*.py"))
        for source in sources:
            told.update(source.name.encode() + source.read_bytes())
        return told.hexdigest()


def read_games(path: Path, games: int) -> Iterator[Played]:
    """The games that a file holds, so many at most. A last line that was cut off is cut away."""
    if not path.exists():
        return
    whole = 0
    with path.open("rb") as file:
        for line in file:
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            games -= 1
            if games < 0:
                return
            try:
                yield Played.read(line.decode())
            except (TypeError, ValueError) as error:
                raise MatchError(f"{path}: not a game of a balance report; remove the file") from error
    if whole < path.stat().st_size:
        with path.open("r+b") as file:
            file.truncate(whole)

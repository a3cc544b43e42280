"""Playing the games of a balance report, and keeping them, so that a long run can be interrupted and gone on with."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

import ecumene.bots
import ecumene.core
from ecumene.core.action import Action, Seat
from ecumene.core.options import OptionValue
from ecumene.core.position import Position
from ecumene.lab.balance.subjects import Deed, Mention, Subject
from ecumene.lab.match import Setup
from ecumene.lab.series import Series
from ecumene.lab.sitting import Player, plan_of
from ecumene.lab.tension import Chronicler
from ecumene.lab.work import Desk, Journal, LabError, Unit, Workers
from ecumene.lab.work.journal import read_journal
from ecumene.lab.work.units import Told


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
        for thing in dict.fromkeys(self._thing(possible) for possible in position.legal(seat)):  # a set has any order
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
    """What kept games are, by the plan of their journal."""

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
        plan, _ = read_journal(games)
        if plan.get("kind") != KIND:
            raise LabError("strange", file=games.name)
        told = [plan[name] for name in ("game", "seats", "options", "bot", "seed", "rules", "content")]
        return cls(*told)


KIND = "balance"


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

    def plan(self) -> dict[str, Any]:
        """What these games are, for those who find them kept."""
        told = {"bot": self.bot, "asks": self.asks, "things": [kind.id for kind in self.subject.kinds]}
        return plan_of(KIND, self.setup, self.seed, **told, sources=self._fingerprint())

    def games(self, games: int, workers: Workers, folder: Path, told: Told | None = None) -> Games:
        """So many games in the order of their numbers: those kept in the folder are not played again."""
        self.check()
        units = (Unit(str(number), number) for number in range(games))
        with Journal(self.plan(), folder, self.file_name()) as journal:
            desk = Desk(workers, journal, told)
            with closing(desk.answers(Table(self, Player.of(self.setup)), units, games)) as answers:
                for _, answer in answers:
                    yield Played(**answer)
            if desk.played:
                journal.settle(sorted(journal.done, key=int))  # those of a longer run stay

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


Games = Generator[Played, None, None]


@dataclass(frozen=True)
class Table:
    """Plays games of a sample, here or elsewhere."""

    sample: Sample
    player: Player

    def __call__(self, number: int) -> dict[str, Any]:
        return asdict(replace(self.sample, setup=self.player.here()).play(number))


def read_games(path: Path, games: int) -> Iterator[Played]:
    """The games that a file holds, so many at most, up to the first that is missing."""
    _, done = read_journal(path)
    for number in range(games):
        if str(number) not in done:
            return
        try:
            yield Played(**done[str(number)])
        except TypeError as error:
            raise LabError("strange", file=path.name) from error

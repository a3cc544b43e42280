"""Records: a whole game as a small text file, for saving, replay, undo, analysis, bug reports and tests.

`record_text` describes the file. With a seed, chance comes from the seed and what is written must agree with it.
Without one (a scripted game, a redacted record) what is written is the script.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ecumene.core import record_text as text
from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, Sealed
from ecumene.core.chance import Chance
from ecumene.core.content import Content
from ecumene.core.errors import ChanceError, ContentError, EcumeneError, IllegalAction
from ecumene.core.faces import RECORD, shown
from ecumene.core.game import Game
from ecumene.core.options import Options, OptionValue
from ecumene.core.position import Position
from ecumene.core.record_secrets import is_hidden, without_covert
from ecumene.core.record_text import HIDDEN, UNDO, Entry, Outcomes, RecordError

__all__ = ["UNDO", "Entry", "Outcomes", "Play", "Record", "RecordError"]


@dataclass(frozen=True)
class Record:
    """A game as its header, what chance gave to the set-up, and the log. `str(record)` is the file."""

    game: str
    rules: int
    content: str
    seats: int
    options: Options = field(default_factory=dict)
    seed: int | None = None
    names: tuple[str, ...] = ()
    setup: Outcomes = ()
    entries: tuple[Entry, ...] = ()
    result: tuple[int, ...] | None = None
    setup_line: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        text.check_names(self.names, self.seats)

    @classmethod
    def parse(cls, written: str) -> Record:
        """The record that `written` says; a `RecordError` names the line that is wrong."""
        header, setup, log = text.split(written)
        seats = text.read_whole(header["seats"], "seats", 1)
        return cls(
            header["game"][1],
            text.read_whole(header["rules"], "rules", 1),
            header["content"][1],
            seats,
            text.read_options(header["options"]) if "options" in header else {},
            text.read_whole(header["seed"], "seed") if "seed" in header else None,
            text.read_names(header["names"], seats) if "names" in header else (),
            () if setup is None else text.read_setup(setup),
            tuple([text.read_entry(line, seats) for line in log]),
            text.read_result(header["result"], seats) if "result" in header else None,
            0 if setup is None else setup[0],
        )

    def __str__(self) -> str:
        lines = [f"{text.MAGIC}{text.FORMAT}", f"game: {self.game}", f"rules: {self.rules}"]
        lines += [f"content: {self.content}", f"seats: {self.seats}"]
        if self.options:
            lines.append("options: " + " ".join(f"{key}={value}" for key, value in self.options.items()))
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        if self.names:
            lines.append("names: " + " | ".join(self.names))
        if self.result is not None:
            lines.append("result: " + " ".join(str(points) for points in self.result))
        lines.append("")
        if self.setup:
            lines.append(text.with_outcomes("setup", self.setup))
        lines += [str(entry) for entry in self.entries]
        return "\n".join(lines) + "\n"

    def standing(self) -> tuple[Entry, ...]:
        """The actions that stand: those taken back, and the undoing itself, are left out."""
        return tuple(text.standing(self.entries))

    def played_by(self, game: Game) -> Game:
        """The game with the content that this record was played with: today's, or that of a release."""
        try:
            return game.with_content(self.content)
        except ContentError as error:
            ours = game.content.hash
            raise RecordError(f"played with content {self.content}, this is {ours}: {error}") from error

    def migrated(self, game: Game) -> Record:
        """This record under the rules of `game`; each migration of the game lifts it by one version.

        A migration changes options and how entries are written, never how many there are: what a table has played
        stays numbered as it is.
        """
        if self.game != game.id:
            raise RecordError(f"a record of {self.game!r} cannot be followed by {game.id!r}")
        if self.rules > game.version:
            raise RecordError(f"rules {self.rules} of {self.game} are newer than ours, {game.version}")
        record = self.lifted(game, game.version)
        self.played_by(game)
        return record

    def lifted(self, game: Game, rules: int) -> Record:
        """This record under that version of the rules, which may be older than the game's own."""
        record = self
        while record.rules < rules:
            migrate = game.migrations.get(record.rules)
            if migrate is None:
                raise RecordError(f"no way from rules {record.rules} of {self.game} to {rules}")
            lifted = replace(migrate(record), rules=record.rules + 1)
            if [entry.undoes for entry in lifted.entries] != [entry.undoes for entry in record.entries]:
                raise RecordError(f"the way from rules {record.rules} of {self.game} loses or adds entries")
            record = lifted
        return record

    def replay(self, game: Game, to: int | None = None) -> Position:
        """The position after the first `to` entries, or after all of them.

        An entry that cannot be followed raises a `RecordError` with its line, the rule it breaks and the position
        before it. A result written down must be the one reached.
        """
        record, game = self.migrated(game), self.played_by(game)
        last = len(record.entries) if to is None else to
        if not 0 <= last <= len(record.entries):
            raise RecordError(f"the record has {len(record.entries)} entries, none can be number {last}")
        steps = record.steps(game)
        position = next(steps)
        for _ in range(last):
            position = next(steps)
        if to is None:
            next(steps, None)  # the result is checked when nothing more follows
        return position

    def steps(self, game: Game) -> Iterator[Position]:
        """The position after the set-up, then after each entry, one entry at a time.

        It is the same position that moves on: copy what is to be kept; give it a journal to hear the next entry.
        Errors are those of `replay`; the result is checked when nothing more follows.
        """
        record, game = self.migrated(game), self.played_by(game)
        position = record._begin(game)
        yield position
        kept = record._returned_to()
        before: list[Position | None] = []
        for number, entry in enumerate(record.entries):
            undoes = entry.undoes
            if undoes > len(before):
                raise RecordError(f"only {len(before)} actions can be undone", entry.line, "", position)
            if undoes:
                back = before[-undoes]
                assert back is not None
                position = back
                del before[-undoes:]
            else:
                before.append(position.copy() if number in kept else None)
                record._follow(game, position, number)
            yield position
        if record.result is not None:
            record._check_result(position)

    def redacted(self, game: Game) -> Record:
        """What may be shown while the game runs: no seed, no secret outcome, no choice that is sealed or hidden."""
        record, game = self.migrated(game), self.played_by(game)
        secret = game.secret_outcomes
        entries = record._unsealed(game)
        return replace(
            record,
            seed=None,
            setup=tuple(o for o in record.setup if o[0] not in secret),
            entries=tuple(replace(e, outcomes=tuple(o for o in e.outcomes if o[0] not in secret)) for e in entries),
        )

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        """The game with a slider, for a notebook."""
        return shown(RECORD, self)

    def _begin(self, game: Game) -> Position:
        try:
            position = game.prepare(self.seats, self.seed, self.options)
            chance = _chance(position)
            heard = self._tell(game, chance, self.setup)
            game.start(position)
            self._compare(game, chance, self.setup, heard)
        except EcumeneError as error:
            raise RecordError(f"setup: {error}", self.setup_line) from error
        return position

    def _returned_to(self) -> set[int]:
        """The entries before which an undo returns: only those positions must be kept."""
        found: set[int] = set()
        stack: list[int] = []
        for number, entry in enumerate(self.entries):
            undoes = entry.undoes
            if not undoes:
                stack.append(number)
            elif undoes <= len(stack):
                found.add(stack[-undoes])
                del stack[-undoes:]
        return found

    def _follow(self, game: Game, position: Position, number: int) -> None:
        entry = self.entries[number]
        if entry.notation == HIDDEN:
            raise RecordError("what only its seat knows was left out here", entry.line, "", position)
        try:
            action = game.action(entry.notation)
            chance = _chance(position)
            heard = self._tell(game, chance, entry.outcomes)
            position.apply(entry.seat, action)
            self._compare(game, chance, entry.outcomes, heard)
        except IllegalAction as refusal:
            # a refused action has changed nothing
            raise RecordError(f"seat {entry.seat}: {refusal}", entry.line, refusal.rule, position) from refusal
        except EcumeneError as error:
            raise RecordError(f"{entry}: {error}", entry.line, "", self.replay(game, number)) from error

    def _tell(self, game: Game, chance: Chance, outcomes: Outcomes) -> list[tuple[str, int]]:
        """Without a seed, script what is written; listen either way."""
        if self.seed is None:
            chance.script = _script(game, outcomes)
        return chance.listen()

    def _compare(self, game: Game, chance: Chance, outcomes: Outcomes, heard: list[tuple[str, int]]) -> None:
        """Refuse outcomes that chance was not asked for, or that the seed does not give."""
        chance.heard = None
        given = _written(game, heard)
        for purpose in dict.fromkeys(purpose for purpose, _ in outcomes):
            says = " ".join([outcome for p, outcome in outcomes if p == purpose])
            gives = " ".join([outcome for p, outcome in given if p == purpose]) or "nothing"
            if says != gives:
                told = f"the rules ask for {gives}" if self.seed is None else f"the seed gives {gives}"
                raise ChanceError(f"chance {purpose!r}: the record says {says}, {told}")

    def _check_result(self, position: Position) -> None:
        if position.pending():
            raise RecordError("there is a result, but the game is not over", 0, "", position)
        points = _points(position)
        if points != self.result:
            says, gives = (" ".join(map(str, numbers)) for numbers in (self.result or (), points))
            raise RecordError(f"the result is {says}, the replay ends with {gives}", 0, "", position)

    def _unsealed(self, game: Game) -> list[Entry]:
        """The entries without sealed choices: those of a question that is still open, and those taken back in time.

        Of an open question the log goes to the action that put it. What was taken back before the reveal leaves no
        trace at all, neither the choice nor its undoing. An answer that its question `hides` is there without its name.
        """
        covert: list[bool] = []
        entries = list(self.entries)
        top: Item | None = None
        for number, position in enumerate(self.steps(game)):
            top = position.agenda[-1] if position.agenda else None
            if number:  # the first position is that of the set-up
                covert.append(isinstance(top, Sealed) and bool(top.sealed))
            if number < len(entries) and is_hidden(game, top, entries[number]):
                entries[number] = replace(entries[number], notation=HIDDEN)
        last = len(entries)
        if isinstance(top, Sealed):
            last = self._put(len(self.standing()) - len(top.sealed))
        return without_covert(entries[:last], covert)

    def _put(self, base: int) -> int:
        """How many entries there are up to the last action after which so many stood."""
        standing = put = 0
        for number, entry in enumerate(self.entries, 1):
            undoes = entry.undoes
            standing += -undoes if undoes else 1
            if standing == base and not undoes:
                put = number
        return put


class Play:
    """A running game that records itself.

    Chance comes from `seed`; outcomes in `script` come first, and such a game is recorded without its seed.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | None = 0,
        options: Mapping[str, OptionValue] | None = None,
        content: Content | Path | str | None = None,
        names: Sequence[str] = (),
        script: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        self.game = game if content is None else game.using(content)
        self.position = self.game.prepare(seats, seed, options, None, script)
        text.check_names(names, seats)
        self.names = tuple(names)
        self._seed = seed
        self._script = script
        chance = _chance(self.position)
        heard = chance.listen()
        self.game.start(self.position)
        chance.heard = None
        self._setup = _written(self.game, heard)
        self._entries: list[Entry] = []

    @classmethod
    def resume(cls, game: Game, record: Record) -> Play:
        """The game of a record, ready to go on."""
        record, game = record.migrated(game), record.played_by(game)
        record.replay(game)
        script: dict[str, tuple[int, ...]] | None = None
        if record.seed is None:
            outcomes = [*record.setup]
            for entry in record.standing():
                outcomes += entry.outcomes
            script = _script(game, outcomes)
        play = cls(game, record.seats, record.seed, record.options, None, record.names, script)
        play._entries = list(record.entries)
        play._rebuild()
        return play

    @property
    def record(self) -> Record:
        """The game so far, with its result once it is over."""
        position = self.position
        return Record(
            self.game.id,
            self.game.version,
            self.game.content.hash,
            position.seats,
            dict(position.options),
            self._seed if self._script is None else None,
            self.names,
            self._setup,
            tuple(self._entries),
            None if position.pending() else _points(position),
        )

    def act(self, seat: Seat, action: Action) -> None:
        """Let `seat` do `action` and write it down; a refused action leaves both position and record as they are."""
        chance = _chance(self.position)
        heard = chance.listen()
        try:
            self.position.apply(seat, action)
        except IllegalAction:  # refused before anything changed
            raise
        except EcumeneError:  # a script that ran out half-way
            self._rebuild()
            raise
        finally:
            chance.heard = None
        self._entries.append(Entry(seat, action.notation, _written(self.game, heard)))

    def undo(self, seat: Seat, n: int = 1) -> None:
        """Take back the last `n` actions that stand, as asked by `seat`; chance goes back with them."""
        standing = len(text.standing(self._entries))
        if not 1 <= n <= standing:
            raise RecordError(f"{standing} actions can be undone, not {n}")
        if not 0 <= seat < self.position.seats:
            raise RecordError(f"there is no seat {seat}")
        self._entries.append(Entry(seat, f"{UNDO}{n}"))
        self._rebuild()

    def _rebuild(self) -> None:
        old = self.position
        self.position = self.game.new(old.seats, self._seed, old.options, None, self._script)
        for entry in text.standing(self._entries):
            self.position.apply(entry.seat, self.game.action(entry.notation))
        self.position.journal = old.journal  # whoever listened hears what comes, not what is played again


# ---- chance and points


def _chance(position: Position) -> Chance:
    assert position.chance is not None  # only a view has none, and a view is never recorded
    return position.chance


def _written(game: Game, heard: Sequence[tuple[str, int]]) -> Outcomes:
    return tuple([(purpose, game.outcome_text(purpose, outcome)) for purpose, outcome in heard])


def _script(game: Game, outcomes: Sequence[tuple[str, str]]) -> dict[str, tuple[int, ...]]:
    script: dict[str, tuple[int, ...]] = {}
    for purpose, written in outcomes:
        try:
            outcome = game.outcome_of(purpose, written)
        except (ValueError, LookupError):
            raise ChanceError(f"chance {purpose!r}: {written!r} is no outcome") from None
        script[purpose] = (*script.get(purpose, ()), outcome)
    return script


def _points(position: Position) -> tuple[int, ...]:
    standings = position.standings()
    return tuple([standings.of(seat).points for seat in range(position.seats)])

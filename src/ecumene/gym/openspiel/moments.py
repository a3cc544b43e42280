"""A game as a tree of moments: somebody decides, chance decides, or it is over.

The engine carries an act out in one go and asks its own chance on the way. Here nobody has given it a seed: at the
first draw it stops with `OutcomeNeeded`, the half-done copy is thrown away, and the moment is a `Draw`. Once an outcome
is chosen the act is carried out again with all outcomes so far as its script, up to the next draw or the end. So every
draw of every game is a chance node with its exact distribution, whoever wrote the game.

Moments never change. A state of OpenSpiel is a reference to one, and its clone another reference.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from random import Random
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Sealed
from ecumene.core.chance import Chance
from ecumene.core.errors import ChanceError, LoadError, OutcomeNeeded
from ecumene.core.game import Game
from ecumene.core.options import Options, OptionValue, chosen_options
from ecumene.core.position import Position

MOST: Final = 256
"""Outcomes of one chance node, at most; a draw of more is split into several nodes, one after the other."""

DIGEST: Final = 16
"""Bytes of what a seat remembers."""

Acts = tuple[tuple[Seat, Action], ...]
Given = tuple[tuple[str, int], ...]

games: dict[str, Callable[[], Game]] = {}
"""What is registered, by name: how to get the game, whose content is read when it is first needed."""


@dataclass(frozen=True)
class Table:
    """What is settled before a game: plain data, so it can be sent to another process."""

    name: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    simultaneous: bool = True
    sampled: bool = False

    @property
    def game(self) -> Game:
        return games[self.name]()

    def begin(self) -> Moment | Draw:
        """The first moment: chance lays the game out."""
        return _follow(self, None, (), ())

    def read(self, dump: Mapping[str, Any]) -> Moment:
        """The moment at which a whole position of this table was dumped; what chance had in store for it is gone."""
        given = {"seats": self.seats, "options": self.chosen, "viewer": None}
        for name, value in given.items():
            if dump.get(name) != value:
                raise LoadError(f"a dump of {name} {dump.get(name)!r} does not belong to this game of {value!r}")
        position = self.game.load(dump)
        position.chance = Chance(None)
        return Moment(self, position)

    @property
    def chosen(self) -> Options:
        """The value of every option."""
        return chosen_options(self.name, self.game.options, dict(self.options))

    def play(self, moment: Moment | None, acts: Acts, chance: Chance) -> Position:
        """The position after an act, or after laying out the game; `OutcomeNeeded` where `chance` does not know."""
        if moment is None:
            position = self.game.prepare(self.seats, None, dict(self.options))
            position.chance = chance
            self.game.start(position)
        else:
            position = moment.position.copy()
            position.chance = chance
            for seat, action in acts:
                position.apply(seat, action)
        position.chance = Chance(None)
        return position


@dataclass(frozen=True, eq=False)
class Moment:
    """Somebody must decide, or the game is over.

    `past` is the decision before it and `acts` what was decided there; both are gone once a moment was stored and read
    again, but not what the seats remember of it (`memory`).
    """

    table: Table
    position: Position
    past: Moment | None = None
    acts: Acts = ()
    memory: dict[Seat | None, bytes] = field(default_factory=dict)  # what `remembered` has worked out
    asked: dict[Seat, list[int]] = field(default_factory=dict)  # what `legal` has worked out

    @cached_property
    def deciding(self) -> tuple[Seat, ...]:
        """Who decides now, several at once where choices are sealed; nobody when the game is over.

        Where several seats may act and nothing is sealed, one's choice could change another's: they are asked in turn.
        """
        pending = self.position.pending()
        if self.table.simultaneous and isinstance(self.position.question(), Sealed):
            return pending
        return pending[:1]

    def legal(self, seat: Seat) -> list[int]:
        """The legal actions of a seat that decides now, as rising integers."""
        if seat not in self.deciding:
            return []
        if seat not in self.asked:
            self.asked[seat] = sorted(action.index for action in self.position.legal(seat))
        return self.asked[seat]

    def after(self, choices: Sequence[tuple[Seat, int]]) -> Moment | Draw:
        """What follows once everybody who decides now has chosen."""
        actions = self.table.game.actions
        return _follow(self.table, self, tuple((seat, actions[index]) for seat, index in choices), ())

    def guessed(self, seat: Seat, rng: Random) -> Moment:
        """A moment that `seat` cannot tell from this one; what it does not know is drawn from `rng`."""
        position = self.position.guess(seat, rng)
        position.chance = Chance(None)
        return Moment(self.table, position, self.past, self.acts, self.memory)

    def seen(self, seat: Seat | None) -> dict[str, Any]:
        """What `seat`, or a spectator, sees now, as plain data: what is asked, and the state of the game."""
        dump = self.position.view(seat).dump()
        return {"viewer": seat, "agenda": dump["agenda"], "state": dump["state"]}

    def remembered(self, seat: Seat | None) -> bytes:
        """A digest of all that `seat` saw and did before this moment, decision by decision, its own and the others'."""
        missing: list[Moment] = []
        known = self
        while seat not in known.memory and known.past is not None:
            missing.append(known)
            known = known.past
        digest = known.memory.setdefault(seat, bytes(DIGEST))
        for later in reversed(missing):
            assert later.past is not None
            own = " ".join(action.notation for actor, action in later.acts if actor == seat)
            told = f"{plain(later.past.seen(seat))}\n{own}"
            digest = blake2b(digest + told.encode(), digest_size=DIGEST).digest()
            later.memory[seat] = digest
        return digest

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        known = {seat: self.remembered(seat) for seat in (None, *range(self.table.seats))}
        return _restored, (self.table, json.dumps(self.position.dump()), known)


@dataclass(frozen=True, eq=False)
class Draw:
    """Chance must decide before an act can go on: a whole number from `low` to below `high`."""

    table: Table
    moment: Moment | None  # None: the game is being laid out
    acts: Acts
    given: Given
    needed: OutcomeNeeded
    low: int
    high: int

    @cached_property
    def blocks(self) -> list[tuple[int, int, int]]:
        """From, to and weight of each outcome of this node; more than one number where it is split."""
        step = 1
        while step * MOST < self.high - self.low:
            step *= MOST
        found = [(low, min(low + step, self.high)) for low in range(self.low, self.high, step)]
        return [(low, high, self._weight(low, high)) for low, high in found]

    def _weight(self, low: int, high: int) -> int:
        return sum(self.needed.weights[low:high]) if self.needed.weights else high - low

    def outcomes(self) -> list[tuple[int, float]]:
        """What can come, numbered from 0, and how likely it is."""
        if self.table.sampled:
            return [(0, 1.0)]
        total = self._weight(self.low, self.high)
        return [(place, weight / total) for place, (_, _, weight) in enumerate(self.blocks) if weight]

    def says(self, outcome: int) -> str:
        """An outcome in words: what is drawn for, and the number or the numbers."""
        if self.table.sampled:
            return "sampled"
        low, high, _ = self.blocks[outcome]
        return f"{self.needed.purpose} {low}" if high == low + 1 else f"{self.needed.purpose} {low} to {high - 1}"

    def after(self, outcome: int, rng: Random) -> Moment | Draw:
        """What follows an outcome. A sampled one decides all that the act asks of chance, and comes from `rng`."""
        if self.table.sampled:
            position = self.table.play(self.moment, self.acts, Chance(rng.getrandbits(60)))
            return Moment(self.table, position, self.moment, self.acts)
        low, high, _ = self.blocks[outcome]
        if high > low + 1:
            return _node(Draw(self.table, self.moment, self.acts, self.given, self.needed, low, high))
        return _follow(self.table, self.moment, self.acts, (*self.given, (self.needed.purpose, low)))

    def __deepcopy__(self, memo: dict[int, Any]) -> Draw:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        acts = [(seat, action.notation) for seat, action in self.acts]
        return _redrawn, (self.table, self.moment, acts, self.given, self.low, self.high)


def plain(data: object) -> str:
    """Plain data as one text, the same for the same data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _follow(table: Table, moment: Moment | None, acts: Acts, given: Given) -> Moment | Draw:
    """Carry an act out with what chance has given so far."""
    try:
        return Moment(table, table.play(moment, acts, Chance(None, 0, _script(given))), moment, acts)
    except OutcomeNeeded as needed:
        return _node(Draw(table, moment, acts, given, needed, 0, needed.ways))


def _node(draw: Draw) -> Moment | Draw:
    """A draw as a node of the tree; what can only come one way is none of its own."""
    possible = draw.outcomes()
    if draw.table.sampled or len(possible) > 1:
        return draw
    return draw.after(possible[0][0], Random(0))


def _script(given: Given) -> dict[str, list[int]]:
    script: dict[str, list[int]] = {}
    for purpose, outcome in given:
        script.setdefault(purpose, []).append(outcome)
    return script


def _restored(table: Table, text: str, known: dict[Seat | None, bytes]) -> Moment:
    """A moment that was stored: its past is what the seats remember."""
    return Moment(table, table.game.reload(json.loads(text)), None, (), known)


def _redrawn(
    table: Table, moment: Moment | None, acts: list[tuple[Seat, str]], given: Given, low: int, high: int
) -> Draw:
    """A draw that was stored."""
    carried = tuple((seat, table.game.action(notation)) for seat, notation in acts)
    try:
        table.play(moment, carried, Chance(None, 0, _script(given)))
    except OutcomeNeeded as needed:
        return Draw(table, moment, carried, given, needed, low, high)
    raise ChanceError("a stored draw that nothing asks for")

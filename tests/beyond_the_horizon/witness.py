"""A witness of effects: it knows what content says, follows the game through it and answers what it asks.

Every part of an effect must bring exactly what it says, and in its order: before each answer and at the end all that
the seat has is compared with what it should have by then. Amounts are read from content, so they may be tuned; which
kinds of effects a thing has, a test says itself, in the words of `kinds`.

witness = Witness(board)                     # before anything happens
board.act("colonise oasis")
witness.spends("oasis settler 2")            # what should happen, in order
witness.uncovers("food")
witness.follows(territory.village_bonus)
witness.agrees()
"""

from __future__ import annotations

from functools import singledispatch, singledispatchmethod
from typing import Any

from ecumene.core.effects import Choose, Effect, InOrder, Several
from ecumene.games.beyond_the_horizon.box.terms import (
    ANY,
    COIN,
    COINS_BONUS,
    COLUMN,
    COLUMNS,
    ECONOMY,
    EITHER,
    FOOD,
    GOVERNMENT,
    IMMEDIATE,
    LEVELS,
    MONARCHY,
    MOVE_BONUS,
    POPULATION_BONUS,
    SETTLER_BONUS,
    THEOCRACY,
    TOKENS,
    TRACKS,
    UNITS,
)
from ecumene.games.beyond_the_horizon.play.building import GainBuilding
from ecumene.games.beyond_the_horizon.play.gains import Activate, Gain, Pay, Points, TakeToken
from ecumene.games.beyond_the_horizon.play.governments import UseTheocracy
from ecumene.games.beyond_the_horizon.play.investing import Invest
from ecumene.games.beyond_the_horizon.play.model import SOURCES
from ecumene.games.beyond_the_horizon.play.moving import Move, MoveUnits
from ecumene.games.beyond_the_horizon.play.production import COINS, Produce
from ecumene.games.beyond_the_horizon.play.research import Research
from ecumene.games.beyond_the_horizon.play.units import Recruit, Upgrade
from tests.beyond_the_horizon.board import Board, game, table

Holdings = dict[str, Any]
WHERE = "rose_sands"  # where recruited units appear


def calm() -> Board:
    """A table with nothing that answers to an effect: no objective is near, seat 0's abilities are about research."""
    board = table().govern(0, "court_of_scribes").objectives("age_of_learning", "two_citadels", "blossoming_realm")
    return board.give(0, coins=10, active=4)


def holdings(board: Board, seat: int) -> Holdings:
    """All that a seat has."""
    position = board.position
    held: Holdings = {thing: board.has(seat, thing) for thing in ("coins", "active", "invested", *TOKENS)}
    held |= dict(zip(TRACKS, board.cubes(seat), strict=True))
    held["columns"] = list(board.pawns(seat))
    held["reserve"] = sorted(board.stock(seat))
    held["units"] = sorted(board.army(seat))
    held["technologies"] = sorted(board.technologies(seat))
    held["points"] = sum(position.kept[SOURCES * seat : SOURCES * (seat + 1)])
    return held


# ---- in words


def kinds(effect: int) -> str:
    """What an effect does, without amounts: `"coins, upgrade settler"`; nothing for no effect."""
    return _kinds(game().box.book.effects[effect]) if effect >= 0 else ""


@singledispatch
def _kinds(effect: Effect) -> str:
    raise NotImplementedError(type(effect).__name__)


@_kinds.register
def _(effect: Several) -> str:
    return (", " if isinstance(effect, InOrder) else " or ").join(_kinds(part) for part in effect.several)


@_kinds.register
def _(effect: Gain) -> str:
    return "coins"


@_kinds.register
def _(effect: Activate) -> str:
    return "pawns"


@_kinds.register
def _(effect: Points) -> str:
    return "points"


@_kinds.register
def _(effect: TakeToken) -> str:
    return f"token {(*TOKENS, 'either')[effect.sort]}"


@_kinds.register
def _(effect: Pay) -> str:
    return f"pay for {_kinds(effect.then)}"


@_kinds.register
def _(effect: Invest) -> str:
    return f"invest {(*TRACKS, 'any')[effect.track]}"


@_kinds.register
def _(effect: Produce) -> str:
    return "produce coins" if effect.what == COINS else "produce population"


@_kinds.register
def _(effect: UseTheocracy) -> str:
    return "theocracy"


@_kinds.register
def _(effect: Recruit) -> str:
    return f"recruit {(*UNITS, 'either')[effect.unit]}"


@_kinds.register
def _(effect: Upgrade) -> str:
    return f"upgrade {(*UNITS, 'any')[effect.unit]}"


@_kinds.register
def _(effect: Move) -> str:
    return "move"


@_kinds.register
def _(effect: GainBuilding) -> str:
    return f"building {LEVELS[effect.level]}"


@_kinds.register
def _(effect: Research) -> str:
    return f"research {LEVELS[effect.level]}"


# ---- at the table


class Witness:
    """What a seat should have by now; `branch` is the one it picks in a choice."""

    def __init__(self, board: Board, seat: int = 0, branch: int = 0) -> None:
        self.board = board
        self.seat = seat
        self.branch = branch
        self.box = board.position.box
        self.due = holdings(board, seat)

    def agrees(self) -> None:
        """The seat has what it should have."""
        assert holdings(self.board, self.seat) == self.due

    def answers(self, question: str, action: str) -> None:
        """Everything before has happened, and nothing after; now this is asked, and answered so."""
        assert self.board.asked() == f"{self.seat} {question}"
        self.agrees()
        assert action in self.board.legal()
        assert "pass" in self.board.legal()  # nobody has to take what an effect gives
        self.board.act(action)

    # ---- what things bring with them

    def spends(self, unit: str) -> None:
        """A unit is used up and goes to the rightmost column with room."""
        self.due["units"].remove(unit)
        self.put_back()

    def put_back(self) -> None:
        """A pawn goes to the rightmost column with room."""
        columns = self.due["columns"]
        column = max(c for c in range(COLUMNS) if columns[c] < self.box.values.columns[c])
        columns[column] += 1

    def activates(self, pawns: int) -> None:
        """Pawns come from the leftmost columns."""
        for _ in range(pawns):
            self.take(min(c for c in range(COLUMNS) if self.due["columns"][c]))
            self.due["active"] += 1

    def take(self, column: int) -> None:
        """A pawn leaves a column."""
        self.due["columns"][column] -= 1

    def uncovers(self, track: str) -> None:
        """A cube leaves a track, and the space under it has its effect."""
        space = self.box.tracks[TRACKS.index(track)][self.due[track]]
        self.due[track] += 1
        if space.kind == IMMEDIATE:
            self.follows(space.effect)
        elif space.kind == GOVERNMENT and space.value == MONARCHY:
            self.follows(self.box.governments[self.board.position.government[self.seat]].monarchy)

    def covers(self) -> None:
        """A cube covers the next investment space, which has its effect."""
        number = self.due["invested"]
        self.due["invested"] += 1
        if number < len(self.box.investment) and self.box.investment[number].kind == IMMEDIATE:
            self.follows(self.box.investment[number].effect)

    def modifier(self, which: int) -> int:
        """What lasting abilities add."""
        return self.board.position.modifier(self.seat, which)

    # ---- effects

    def follows(self, effect: int) -> None:
        """An effect happens, asks what it has to ask and brings what it says."""
        if effect >= 0:
            self._follow(self.board.position.book.effects[effect])

    @singledispatchmethod
    def _follow(self, effect: Effect) -> None:
        raise NotImplementedError(type(effect).__name__)

    @_follow.register
    def _(self, effect: InOrder) -> None:
        for part in effect.several:
            self._follow(part)

    @_follow.register
    def _(self, effect: Choose) -> None:
        self.answers(self.board.asked().split()[1], f"pick {self.branch + 1}")
        self._follow(effect.several[self.branch])

    @_follow.register
    def _(self, effect: Gain) -> None:
        self.due["coins"] += effect.coins

    @_follow.register
    def _(self, effect: Activate) -> None:
        self.activates(effect.pawns)

    @_follow.register
    def _(self, effect: Points) -> None:
        self.due["points"] += effect.points

    @_follow.register
    def _(self, effect: TakeToken) -> None:
        if effect.sort == EITHER:
            self.answers("choosetoken", f"token {TOKENS[self.branch]}")
        self.due[TOKENS[self.branch if effect.sort == EITHER else effect.sort]] += 1

    @_follow.register
    def _(self, effect: Pay) -> None:
        self.due["coins"] -= effect.coins
        for _ in range(effect.population):
            self.due["active"] -= 1
            self.put_back()
        self._follow(effect.then)

    @_follow.register
    def _(self, effect: Invest) -> None:
        for _ in range(effect.times):
            track = "economy" if effect.track == ANY else TRACKS[effect.track]
            if effect.track == ANY:
                self.answers("investcube", f"cube {track}")
            self.uncovers(track)
            self.covers()

    @_follow.register
    def _(self, effect: Produce) -> None:
        if effect.what == COINS:
            coins = [space.value for space in self.box.tracks[ECONOMY][: self.due["economy"]] if space.kind == COIN]
            self.due["coins"] += self.box.values.coin_production + sum(coins) + self.modifier(COINS_BONUS)
            return
        spaces = self.box.tracks[FOOD][: self.due["food"]]
        for column in (0, *[space.value for space in spaces if space.kind == COLUMN]):
            if self.due["columns"][column]:
                self.take(column)
                self.due["active"] += 1
        self.activates(self.modifier(POPULATION_BONUS))

    @_follow.register
    def _(self, effect: UseTheocracy) -> None:
        if self.board.position.stage(self.seat) >= THEOCRACY:
            self.follows(self.box.governments[self.board.position.government[self.seat]].theocracy)

    @_follow.register
    def _(self, effect: Recruit) -> None:
        kind = self.branch if effect.unit == EITHER else effect.unit
        for _ in range(effect.times):
            self.answers("recruitunit", f"recruit {WHERE} {UNITS[kind]}")
            if effect.active:
                self.due["active"] -= 1
            else:
                self.activates(1)
                self.due["active"] -= 1
            strength = effect.strength + self.modifier(SETTLER_BONUS + kind)
            self.due["units"] = sorted([*self.due["units"], f"{WHERE} {UNITS[kind]} {strength}"])

    @_follow.register
    def _(self, effect: Upgrade) -> None:
        kind = "s" if effect.unit == EITHER else UNITS[effect.unit]
        unit = next(u for u in self.due["units"] if u.split()[1].startswith(kind))
        self.answers("upgradeunit", f"upgrade {unit}")
        tile, what, strength = unit.split()
        self.due["units"].remove(unit)
        self.due["units"] = sorted([*self.due["units"], f"{tile} {what} {int(strength) + effect.by}"])

    @_follow.register
    def _(self, effect: Move) -> None:
        question = self.board.position.agenda[-1]
        assert isinstance(question, MoveUnits), self.board.asked()
        assert question.left == effect.points + self.modifier(MOVE_BONUS)
        self.answers("moveunits", "pass")

    @_follow.register
    def _(self, effect: GainBuilding) -> None:
        building = self.box.buildings[self.board.position.rows[effect.level][0]].id
        self.answers("takebuilding", f"take {building}")
        self.due["reserve"] = sorted([*self.due["reserve"], building])

    @_follow.register
    def _(self, effect: Research) -> None:
        """A slot that seat 1 has researched before: neither leader nor choice."""
        position = self.board.position
        slots = [s for s in self.box.slots_of[effect.level] if position.scholars[1] >> s & 1]
        self.answers("researchslot", f"research {self.box.slots[slots[0]].id}")
        technology = self.box.technologies[position.cards[slots[0]]]
        self.due["active"] -= 1
        self.due["technologies"] = sorted([*self.due["technologies"], technology.id])
        self.follows(technology.bonus)

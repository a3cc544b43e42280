"""Migration: outposts move on to territories where nobody is. It is no conquest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import HEX, TapestryAction
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import OUTPOST, piece
from ecumene.games.tapestry.play.territory import area, is_explored, put_piece, reachable
from ecumene.games.tapestry.play.whenever import COUNTS_CHANGED, announce


class Migrate(Effect):
    """So many outposts may move to empty territories next to those one controls, and for each something follows.

    Printed territories will do, though they have no benefit [tapestry.cards.migration].
    """

    def __init__(self, outposts: int, each: Effect) -> None:
        super().__init__()
        self.outposts = outposts
        self.each = each

    def parts(self) -> Sequence[Effect]:
        return (self.each,)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return not position.finished[seat] and bool(homes(position, seat, ())) and bool(havens(position, seat))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        ask_migration(position, seat, self.outposts, (), self.number, cause)


def homes(position: TapestryPosition, seat: Seat, moved: tuple[int, ...]) -> list[int]:
    """The territories that a seat controls with a standing outpost of its own, other than those moved there just now.

    Each outpost moves once [tapestry.cards.migration].
    """
    mine = piece(seat, OUTPOST)
    return [place for place in position.controlled(seat) if position.pieces[place].count(mine) > moved.count(place)]


def havens(position: TapestryPosition, seat: Seat) -> list[int]:
    """The territories without any piece next to those that a seat controls, before anybody leaves."""
    places = reachable(position, seat)
    return [place for place in places if not position.pieces[place] and is_explored(position, place)]


def ask_migration(
    position: TapestryPosition, seat: Seat, left: int, moved: tuple[int, ...], effect: int, cause: str
) -> None:
    """Ask for the next outpost, if there is one left and a place to go."""
    if left and homes(position, seat, moved) and havens(position, seat):
        position.agenda.append(MigrateFrom(seat, left, moved, effect, cause))


@dataclass(frozen=True, eq=False)
class MigrateFrom(SeatQuestion):
    """From which territory an outpost moves, if any [tapestry.cards.migration]."""

    left: int
    moved: tuple[int, ...]  # where those went that have moved already
    effect: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [*[position.acts.of[HEX][place] for place in homes(position, seat, self.moved)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == HEX
            raise IllegalAction("tapestry.cards.migration" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == HEX:
            position.agenda.append(MigrateTo(seat, self.left, self.moved, action.arg, self.effect, self.cause))


@dataclass(frozen=True, eq=False)
class MigrateTo(SeatQuestion):
    """Where the outpost goes."""

    left: int
    moved: tuple[int, ...]
    hex: int
    effect: int
    cause: str

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[HEX][place] for place in havens(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == HEX
            raise IllegalAction("tapestry.cards.migration" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        effect = position.book.effects[self.effect]
        assert isinstance(effect, Migrate)
        position.agenda.append(MigrateOn(seat, self.left - 1, (*self.moved, action.arg), self.effect, self.cause))
        position.perform(seat, effect.each.number, self.cause, action.arg)
        stones = list(position.pieces[self.hex])
        stones.remove(piece(seat, OUTPOST))
        position.pieces[self.hex] = tuple(stones)
        position.tell("tapestry-log-migrates", {"who": seat, "area": area(action.arg)})
        announce(position, COUNTS_CHANGED, seat)
        put_piece(position, action.arg, seat, OUTPOST)


@dataclass(frozen=True, eq=False)
class MigrateOn(Step):
    """What follows the first outpost is settled: now the next."""

    seat: Seat
    left: int
    moved: tuple[int, ...]
    effect: int
    cause: str

    def run(self, position: Any) -> None:
        ask_migration(position, self.seat, self.left, self.moved, self.effect, self.cause)


def _read_migrate(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """`{outposts: 2, each: [effects about the new territory]}`."""
    part = part_of(row, "migrate", says)
    effect = Migrate(part.integer("outposts", 1, 9), reader.many(part, part.get("each")))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"migrate": _read_migrate}
ITEMS: tuple[type[Item], ...] = (MigrateFrom, MigrateOn, MigrateTo)

"""Inspiration: tiles that lie on rows of the income mat, whose spaces then bring what the tile says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, amount_said
from ecumene.core.effects import Effect, InOrder
from ecumene.games.tapestry.box.actions import BUILD, TapestryAction
from ecumene.games.tapestry.box.content import BUILDINGS
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import KINDS


def uninspired(position: TapestryPosition, seat: Seat) -> list[int]:
    """The rows on which a seat's tile does not lie yet: each tile has its own row [tapestry.inspiration.row]."""
    if not position.box.inspired:
        return []
    return [kind for kind in range(KINDS) if not position.inspired[KINDS * seat + kind]]


class Inspire(Effect):
    """Lay one of one's inspiration tiles on its row; with all of them laid nothing happens.

    [tapestry.inspiration.tile] [tapestry.inspiration.all_laid]
    """

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, TapestryPosition)
        return not position.finished[seat] and bool(uninspired(position, seat))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        rows = uninspired(position, seat)
        if position.finished[seat] or not rows:
            return
        if len(rows) == 1:
            _lay_tile(position, seat, rows[0])
        else:
            position.agenda.append(InspireRow(seat, cause))


def _lay_tile(position: TapestryPosition, seat: Seat, kind: int) -> None:
    """The tile lies there for good; buildings stay where they are, nothing is scored [tapestry.inspiration.lasting]."""
    position.inspired[KINDS * seat + kind] = 1
    position.tell("tapestry-log-inspires", {"who": seat, "inspiration": BUILDINGS[kind]})


@dataclass(frozen=True, eq=False)
class InspireRow(SeatQuestion):
    """On which row to lay its inspiration tile."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        return [position.acts.of[BUILD][kind] for kind in uninspired(position, seat)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        _lay_tile(position, seat, action.arg)


def _read_inspire(reader: EffectReader, row: Fields, says: Any) -> Effect:
    tiles = amount_said(row, "inspire", says, KINDS)
    return Inspire() if tiles == 1 else InOrder([Inspire() for _ in range(tiles)])


VERBS: dict[str, Verb] = {"inspire": _read_inspire}
ITEMS: tuple[type[Item], ...] = (InspireRow,)

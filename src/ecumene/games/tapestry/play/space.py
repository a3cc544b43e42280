"""Space: tiles that lie beside the income mat and give their benefits at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, amount_said
from ecumene.core.effects import Effect, InOrder
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import SPACE_TILE, TapestryAction
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.whenever import star_source


class ExploreSpace(Effect):
    """Explore one space tile of one's supply; without one nothing happens [tapestry.space.explore]."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, TapestryPosition)
        return len(position.star_supply[seat]) > 0 and not position.finished[seat]

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        if position.finished[seat]:
            return
        supply = position.star_supply[seat]
        if len(supply) == 1:
            explore_star(position, seat, supply[0])
        elif supply:
            position.agenda.append(ExploreStar(seat, cause))


def explore_star(position: TapestryPosition, seat: Seat, star: int) -> None:
    """A space tile goes from the supply beside the income mat, and its benefits follow [tapestry.space.tiles]."""
    position.star_supply[seat].remove(star)
    position.star_explored[seat].append(star)
    tile = position.box.stars[star]
    position.tell("tapestry-log-explores-space", {"who": seat, "star": tile.id})
    if tile.abilities.events or tile.abilities.modifiers:
        position.lasting[seat] = (*position.lasting[seat], star_source(position, star))  # rule: tapestry.space.lasting
    position.perform(seat, tile.benefit, f"star.{tile.id}")


def leave_star(position: TapestryPosition, seat: Seat, star: int) -> None:
    """An explored tile is discarded from the mat on which it lay, with what it does [tapestry.space.lasting]."""
    position.star_explored[seat].remove(star)
    source = star_source(position, star)
    position.lasting[seat] = tuple([other for other in position.lasting[seat] if other != source])
    position.tell("tapestry-log-leaves-star", {"who": seat, "star": position.box.stars[star].id})


@dataclass(frozen=True, eq=False)
class ExploreStar(SeatQuestion):
    """Which space tile to explore."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        acts = position.acts.of[SPACE_TILE]
        return [acts[star] for star in position.star_supply[seat]]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != SPACE_TILE:
            raise IllegalAction("core.choice")
        if action.arg not in position.star_supply[seat]:
            raise IllegalAction("tapestry.space.explore")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        explore_star(position, seat, action.arg)


def _read_explore_space(reader: EffectReader, row: Fields, says: Any) -> Effect:
    tiles = amount_said(row, "explore_space", says, 9)
    return ExploreSpace() if tiles == 1 else InOrder([ExploreSpace() for _ in range(tiles)])


VERBS: dict[str, Verb] = {"explore_space": _read_explore_space}
ITEMS: tuple[type[Item], ...] = (ExploreStar,)

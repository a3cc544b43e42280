"""Cards of Plans & Ploys about the map and landmarks: Border Tolls, Cartography, Grand Design, Manifest Destiny."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import HEX, TapestryAction
from ecumene.games.tapestry.play.drawing import draw_tile, has_options
from ecumene.games.tapestry.play.exploring import Survey, explore_with
from ecumene.games.tapestry.play.model import NONE, TapestryPosition
from ecumene.games.tapestry.play.options import KeepTile, tile_options
from ecumene.games.tapestry.play.territory import benefit_of, tile_benefit

# ---- Border Tolls


def _own(position: TapestryPosition, seat: Seat, place: int) -> bool:
    """Whether a seat controls a territory, alone or with another [tapestry.boxes.shared_control]."""
    return position.controls(seat, place) if position.third_rulings else position.controller(place) == seat


class BesideOwn(Effect):
    """Something where the hex that the cause is about lies next to one's own land [tapestry.cards.border_tolls]."""

    def __init__(self, part: Effect) -> None:
        super().__init__()
        self.part = part

    def parts(self) -> Sequence[Effect]:
        return (self.part,)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, TapestryPosition)
        if about < 0 or not any(_own(position, seat, near) for near in position.board.around[about]):
            return False
        return self.part.able(position, seat, about)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.able(position, seat, about):
            self.part.do(position, seat, cause, about)


# ---- Cartography


class Chart(Effect):
    """Draw a tile and explore with it; where its sides score enough something follows about the place.

    Without a hex to explore the tile is kept [tapestry.cards.cartography]. With one more option it is one of two
    [tapestry.civilizations.psionics].
    """

    def __init__(self, least: int, then: Effect) -> None:
        super().__init__()
        self.least = least
        self.then = then

    def parts(self) -> Sequence[Effect]:
        return (self.then,)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(position.tiles) and not position.finished[seat]

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        tiles = tile_options(position) if has_options(position, seat) and not position.finished[seat] else ()
        if tiles:
            position.agenda.append(KeepChartTile(seat, tiles, cause, self.least, self.then.number))
            return
        tile = draw_tile(position, seat, cause)
        if tile != NONE:
            position.tell("tapestry-log-gains", {"who": seat, "thing": "territory", "n": 1})
            position.agenda.append(Survey(seat, tile, self.least, self.then.number, cause))
            explore_with(position, seat, tile, cause)


@dataclass(frozen=True, eq=False)
class KeepChartTile(KeepTile):
    """Which of two tiles to keep and chart."""

    least: int
    then: int

    def keep(self, position: TapestryPosition, thing: int) -> None:
        super().keep(position, thing)
        position.agenda.append(Survey(self.seat, thing, self.least, self.then, self.cause))
        explore_with(position, self.seat, thing, self.cause)


# ---- Grand Design


class Given(Effect):
    """Something, and more that comes only with it: where it cannot be had there is neither.

    [tapestry.cards.grand_design]
    """

    def __init__(self, first: Effect, then: Effect) -> None:
        super().__init__()
        self.first = first
        self.then = then

    def parts(self) -> Sequence[Effect]:
        return (self.first, self.then)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return self.first.able(position, seat, about)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.able(position, seat, about):
            position.perform(seat, self.then.number, cause, about)
            self.first.do(position, seat, cause, about)


# ---- Manifest Destiny


OWN_LAND: Final = ("any", "one")  # any or none of them, or one that there is


class OwnLandBenefit(Effect):
    """The benefit of any tile that one controls, which one may leave [tapestry.cards.manifest_destiny].

    As the face of a die it is gained whether one likes it or not [tapestry.cards.wishing_well].
    """

    def __init__(self, must: bool) -> None:
        super().__init__()
        self.must = must

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(giving_lands(position, seat))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if giving_lands(position, seat):
            position.agenda.append(OwnLand(seat, int(self.must), cause))


def giving_lands(position: TapestryPosition, seat: Seat) -> list[int]:
    """The tiles of a seat whose benefit would give something; what is printed on the map is no tile."""
    found: list[int] = []
    if position.finished[seat]:
        return found
    for place in position.controlled(seat):
        effect = benefit_of(position, place)
        if effect >= 0 and position.book.effects[effect].able(position, seat, place):
            found.append(place)
    return found


@dataclass(frozen=True, eq=False)
class OwnLand(SeatQuestion):
    """Of which of one's tiles to have the benefit; of none, unless one must."""

    must: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        lands: list[Action] = [position.acts.of[HEX][place] for place in giving_lands(position, seat)]
        return lands if self.must else [*lands, position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == HEX
            rule = "tapestry.cards.wishing_well" if self.must else "tapestry.cards.manifest_destiny"
            raise IllegalAction(rule if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == HEX:
            tile_benefit(position, seat, action.arg)


# ---- reading


def _read_beside_own(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return BesideOwn(reader.many(row, says))


def _read_chart(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "chart", says)
    effect = Chart(part.integer("points", 1, 6), reader.many(part, part.get("then")))
    part.nothing_else()
    return effect


def _read_given(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "given", says)
    effect = Given(reader.many(part, part.get("do")), reader.many(part, part.get("then")))
    part.nothing_else()
    return effect


def _read_own_land_benefit(reader: EffectReader, row: Fields, says: Any) -> Effect:
    if says not in OWN_LAND:
        raise row.wrong("own_land_benefit", f"must be one of {', '.join(OWN_LAND)}, not {says!r}")
    return OwnLandBenefit(says == "one")


VERBS: dict[str, Verb] = {
    "beside_own": _read_beside_own, "chart": _read_chart, "given": _read_given,
    "own_land_benefit": _read_own_land_benefit,
}  # fmt: skip
ITEMS: tuple[type[Item], ...] = (KeepChartTile, OwnLand)

"""What Rise of Empires says to people in a terminal: questions, actions and events as sentences, the table as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.position import Position
from ecumene.core.speech import Paint, Speech, unpainted
from ecumene.core.words import capitalised
from ecumene.games.rise_of_empires.box.actions import (
    ALLY,
    BACK,
    DISC,
    DISCARD,
    DONE,
    EMPIRE,
    FIGHT,
    KEEP_CITY,
    KEEP_PROGRESS,
    MOST_SPACES,
    PAY,
    PICK,
    PLACE,
    POSITION,
    REST,
    RESTART,
    STRIKE,
    TAKE,
    TOWN,
    TRADE,
    USE,
    EmpiresAction,
)
from ecumene.games.rise_of_empires.box.actions import PASS as WITHOUT_ACTION
from ecumene.games.rise_of_empires.box.content import (
    AREAS,
    CITY,
    ERA_IDS,
    FAMILIES,
    FREE_DISCS,
    NONE,
    OLD_WORLD,
    TURN_IDS,
)
from ecumene.games.rise_of_empires.box.naming import named_arguments, side_name
from ecumene.games.rise_of_empires.play.display import price, wealth
from ecumene.games.rise_of_empires.play.empire import PlaceCubes
from ecumene.games.rise_of_empires.play.free_combat import FightTarget
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.play.reach import BY_SEA, HELD, HIRED, NEAR, START, WAY_BACK
from ecumene.games.rise_of_empires.speech.describing import (
    city_text,
    land_text,
    progress_text,
    region_text,
    side_text,
    tile_text,
    trade_text,
)
from ecumene.games.rise_of_empires.speech.saying import asked, deed
from ecumene.games.rise_of_empires.speech.table import draw_table

RULES: Final[dict[int, str]] = {
    DISC: "display.place", REST: "display.rest", PAY: "display.currencies", EMPIRE: "empire.take",
    RESTART: "empire.restart", FIGHT: "combat.losses",
    STRIKE: "effects.strike", TRADE: "trade.space", USE: "progress.free_action", ALLY: "effects.ally",
    PICK: "effects.swap", TOWN: "territory.town_choice", DISCARD: "city.upkeep", KEEP_PROGRESS: "era_end.progress",
    KEEP_CITY: "era_end.cities", POSITION: "turn_order.fewest", WITHOUT_ACTION: "display.without_action",
}  # fmt: skip
"""The rule behind each verb, where one is enough."""

PLACE_RULES: Final[dict[int, str]] = {
    HELD: "reach.near", NEAR: "reach.near", START: "reach.start", BY_SEA: "overseas.sea_symbol",
    WAY_BACK: "overseas.way_back", HIRED: "effects.any_region",
}  # fmt: skip
"""The rule behind placing cubes, by the right with which a region is entered."""

DONE_RULES: Final = {
    "afteraction": "progress.free_action", "placecubes": "empire.place", "fight": "combat.optional",
    "refusefood": "food.refuse", "refuseresources": "income.upkeep", "keeptiles": "era_end.progress",
}  # fmt: skip
"""The rule behind being done with a question."""

FALLBACK: Final = "effects.gain"

About: TypeAlias = Callable[[EmpiresPosition, int], str]
"""Says all there is to say about the nth of a kind of things."""


class EmpiresSpeech(Speech):
    """Rise of Empires' sentences in one language."""

    # ---- deciding

    def ask(self, view: Position, seat: Seat) -> str:
        return self.text(asked(_empires(view), seat))

    def say(self, view: Position, seat: Seat, action: Action) -> str:
        return capitalised(self.text(deed(_empires(view), seat, _own(view, action))))

    def rule_of(self, view: Position, seat: Seat, action: Action) -> str:
        return "rise_of_empires." + rule_of(_empires(view), _own(view, action))

    def remark(self, view: Position, seat: Seat, action: Action) -> str:
        """What the tile does, or what the region is worth and who is there."""
        position, own = _empires(view), _own(view, action)
        if own.verb == TAKE:
            return self.text(tile_text(position.box, own.arg))
        if own.verb in (FIGHT, STRIKE, ALLY) or (own.verb == PLACE and own.more == 1):  # once, not for every number
            return self.region_remark(position, own.arg)
        if own.verb == KEEP_PROGRESS:
            return self.text(progress_text(position.box, own.arg))
        if own.verb in (KEEP_CITY, DISCARD):
            return self.text(city_text(position.box.cities[own.arg]))
        return ""

    # ---- telling

    def _arguments(self, args: Mapping[str, Any]) -> dict[str, object]:
        return super()._arguments(named_arguments(args))

    # ---- the table

    def table(self, view: Position, width: int = 80, paint: Paint = unpainted) -> str:
        return draw_table(self, _empires(view), width, paint)

    def look(self, view: Position, word: str) -> list[str]:
        """The tiles, spaces and regions whose name begins with `word`."""
        position = _empires(view)
        found: list[str] = []
        for ids, about in self._catalogue(position):
            found += [about(position, number) for number in self._called(word, ids)]
        return found

    def _catalogue(self, position: EmpiresPosition) -> list[tuple[list[str], About]]:
        """The things that go by their names, kind by kind, with what there is to say about them."""
        box = position.box
        return [
            ([region.id for region in box.regions], self.about_region),
            ([tile.id for tile in box.progress], self.about_progress),
            ([land.id for land in box.lands], self.about_land),
            ([city.id for city in box.cities], self.about_city),
            ([side_name(tile.id, side) for tile in box.empires for side in range(2)], self.about_empire),
            ([space.id for space in box.trades], self.about_trade),
        ]

    # ---- things in full

    def about_progress(self, position: EmpiresPosition, kind: int) -> str:
        """A progress tile with its era."""
        tile = position.box.progress[kind]
        text = self.text(progress_text(position.box, kind))
        return self.words("rise_of_empires-look-progress", tile=tile.id, era=ERA_IDS[tile.era], text=text)

    def about_land(self, position: EmpiresPosition, kind: int) -> str:
        """A kind of territory tile."""
        land = position.box.lands[kind]
        return self.words("rise_of_empires-look-land", tile=land.id, text=self.text(land_text(land)))

    def about_city(self, position: EmpiresPosition, number: int) -> str:
        """A city or a wonder with the turn in which it comes."""
        city = position.box.cities[number]
        key = "rise_of_empires-look-wonder" if city.wonder else "rise_of_empires-look-city"
        return self.words(key, tile=city.id, turn=TURN_IDS[city.set], text=self.text(city_text(city)))

    def about_empire(self, position: EmpiresPosition, number: int) -> str:
        """A side of an empire tile; each tile has two numbers."""
        tile, side = position.box.empires[number // 2], number % 2
        text = self.text(side_text(tile.sides[side]))
        return self.words("rise_of_empires-look-empire", empire=side_name(tile.id, side), text=text)

    def about_trade(self, position: EmpiresPosition, number: int) -> str:
        """A space of the trade track with its eras."""
        space = position.box.trades[number]
        eras = [era for n, era in enumerate(ERA_IDS) if space.eras >> n & 1]
        text = self.text(trade_text(space))
        return self.words("rise_of_empires-look-trade", trade=space.id, n=len(eras), eras=", ".join(eras), text=text)

    def about_region(self, position: EmpiresPosition, number: int) -> str:
        """A region: its worth, whether it takes a sea symbol, what lies next to it, and whose cubes are there."""
        region = position.box.regions[number]
        near = ", ".join([self.words.name(position.box.regions[other].id) for other in region.near])
        by_sea = "-sea" if region.sea else "" if region.area == OLD_WORLD else "-overseas"
        return self.words(
            "rise_of_empires-look-region" + by_sea,
            region=region.id,
            era=ERA_IDS[region.era],
            area=AREAS[region.area],
            text=self.text(region_text(region)),
            near=near or self.words("rise_of_empires-look-nothing"),
            cubes=self.cubes_in(position, number),
        )

    def region_remark(self, position: EmpiresPosition, number: int) -> str:
        """What a region is worth, and whose cubes are there if any are."""
        text = self.text(region_text(position.box.regions[number]))
        if not any(position.cubes_of(seat, number) for seat in range(position.seats)):
            return text
        return self.words("rise_of_empires-list-2", a=text, b=self.cubes_in(position, number))

    def cubes_in(self, position: EmpiresPosition, region: int) -> str:
        """Who has how many cubes in a region."""
        there = [
            f"{self.who(seat)} {position.cubes_of(seat, region)}"
            for seat in range(position.seats)
            if position.cubes_of(seat, region)
        ]
        if not there:
            return self.words("rise_of_empires-look-empty")
        return self.words("rise_of_empires-look-cubes", what=", ".join(there))


def rule_of(position: EmpiresPosition, action: EmpiresAction) -> str:
    """The rule that an action rests on, without the name of the game."""
    if action.verb == TAKE:
        sort = position.box.tiles[action.arg]
        wonder = sort.family == CITY and position.box.cities[sort.thing].wonder
        return "wonders.points" if wonder else f"{FAMILIES[sort.family]}.take"
    if action.verb == BACK:
        return _rule_of_disc(position, action)
    question = position.question()
    if action.verb == DONE:
        return DONE_RULES.get("" if question is None else question.kind, FALLBACK)
    if action.verb == PLACE:
        right = question.reach(position).right(action.arg) if isinstance(question, PlaceCubes) else HELD
        return PLACE_RULES.get(right, "reach.near")
    if action.verb == FIGHT and isinstance(question, FightTarget):
        return "effects.fight"
    return RULES.get(action.verb, FALLBACK)


def _rule_of_disc(position: EmpiresPosition, action: EmpiresAction) -> str:
    """Why a disc comes back at its price, to its owner."""
    seat = position.rows[MOST_SPACES * action.arg + action.more]
    if seat == NONE:
        return "display.take_back"
    due = price(position, seat, action.arg, action.more)
    if due > wealth(position, seat):
        return "display.cannot_pay"
    if due:
        return "display.price"
    return "effects.free_discs" if position.active_modifier(seat, FREE_DISCS) else "display.free"


def _empires(view: Position) -> EmpiresPosition:
    assert isinstance(view, EmpiresPosition)
    return view


def _own(view: Position, action: Action) -> EmpiresAction:
    own = view.game.actions.own(action)
    assert isinstance(own, EmpiresAction)
    return own

"""What Beyond the Horizon says in a terminal: questions, actions and events as sentences, the table as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.position import Position
from ecumene.core.speech import Paint, Speech, unpainted
from ecumene.core.words import capitalised
from ecumene.games.beyond_the_horizon.box.actions import (
    ACT,
    BASIC,
    BUILD,
    BUY,
    CLAIM,
    COLONISE,
    COLOUR,
    COMMIT,
    COPY,
    CUBE,
    EXPLORE,
    FORTIFY,
    GOVERN,
    JOIN,
    KEEP,
    MOVE,
    PASS,
    PICK,
    PRODUCE,
    RECALL,
    RECRUIT,
    RESEARCH,
    SELL,
    TAKE,
    TOKEN,
    UPGRADE,
    HorizonAction,
    unit_kind,
    unit_strength,
    unit_tile,
)
from ecumene.games.beyond_the_horizon.box.components import Technology
from ecumene.games.beyond_the_horizon.box.terms import (
    ALL_COLOURS,
    BOARD_DEEDS,
    COLOURS,
    CRADLE,
    GROUPS,
    LEVELS,
    NONE,
    START,
    TERRITORIES,
    UNITS,
)
from ecumene.games.beyond_the_horizon.play.committing import SHORT, Commit
from ecumene.games.beyond_the_horizon.play.investing import SpendCube
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.private import KeepPrivate
from ecumene.games.beyond_the_horizon.play.research import called
from ecumene.games.beyond_the_horizon.play.turns import Expand
from ecumene.games.beyond_the_horizon.speech.describing import (
    building_text,
    deed_text,
    government_text,
    leader_text,
    objective_text,
    spaces_text,
    technology_text,
    territory_text,
)
from ecumene.games.beyond_the_horizon.speech.saying import asked, deed
from ecumene.games.beyond_the_horizon.speech.table import draw_table

RULES: Final[dict[int, str]] = {
    GOVERN: "setup.government_draft", RESEARCH: "effects.research", COLOUR: "research.colour",
    COPY: "effects.copy_action", BASIC: "effects.basic_action", RECRUIT: "units.recruit_where",
    UPGRADE: "effects.upgrade", MOVE: "moving.points", EXPLORE: "exploring.reveal", BUILD: "buildings.new",
    JOIN: "buildings.second", TAKE: "buildings.take", TOKEN: "effects.token", BUY: "production.buy",
    RECALL: "production.recall", SELL: "production.sell", CLAIM: "objectives.must", PICK: "effects.choose",
}  # fmt: skip
"""The rule behind each verb, where one is enough."""

PASS_RULES: Final = {
    "expand": "expansion.one", "chooseproduction": "production.one", "trade": "production.trades",
    "moveunits": "moving.not_all",
}  # fmt: skip
"""The rule behind passing at a question, where it is not that every effect may be declined."""

FALLBACK: Final = "effects.decline"
LOOK: Final = "beyond_the_horizon-look-"

About: TypeAlias = Callable[[HorizonPosition, int], str]
"""Says all there is to say about the nth of a kind of things."""


class HorizonSpeech(Speech):
    """The sentences of Beyond the Horizon in one language."""

    # ---- deciding

    def ask(self, view: Position, seat: Seat) -> str:
        return self.text(asked(_horizon(view), seat))

    def say(self, view: Position, seat: Seat, action: Action) -> str:
        return capitalised(self.text(deed(_horizon(view), seat, _own(view, action))))

    def rule_of(self, view: Position, seat: Seat, action: Action) -> str:
        return "beyond_the_horizon." + rule_of(_horizon(view), _own(view, action))

    def remark(self, view: Position, seat: Seat, action: Action) -> str:
        """What the card, the building or the tile does."""
        position, own = _horizon(view), _own(view, action)
        box, book = position.box, position.book
        if own.verb == GOVERN:
            return self.text(government_text(book, box.governments[own.arg]))
        if own.verb == RESEARCH and position.cards[own.arg] != NONE:
            return self.text(technology_text(book, box.technologies[position.cards[own.arg]]))
        if own.verb == KEEP:
            return self.text(technology_text(book, box.technologies[own.arg]))
        if own.verb == TAKE:
            return self.text(building_text(book, box.buildings[own.arg]))
        if own.verb == BUILD:
            return self.text(building_text(book, box.buildings[own.more]))
        if own.verb == JOIN:
            return self.text(building_text(book, box.buildings[position.building[own.arg]]))
        if own.verb in (COLONISE, FORTIFY):
            return self.text(territory_text(book, box.territories[own.arg]))
        if own.verb == CLAIM:
            return self.text(objective_text(box.objectives[own.arg]))
        return ""

    # ---- telling

    # ---- the table

    def table(self, view: Position, width: int = 80, paint: Paint = unpainted) -> str:
        return draw_table(self, _horizon(view), width, paint)

    def look(self, view: Position, word: str) -> list[str]:
        """The cards, tiles, buildings, actions and slots whose name begins with `word`."""
        position = _horizon(view)
        found: list[str] = []
        for ids, about in self._catalogue(position):
            found += [about(position, number) for number in self._called(word, ids)]
        return found

    def _catalogue(self, position: HorizonPosition) -> list[tuple[list[str], About]]:
        """The things that go by their names, kind by kind, with what there is to say about them."""
        box = position.box
        return [
            ([deed.id for deed in box.deeds[:BOARD_DEEDS]], self.about_deed),
            ([technology.id for technology in box.technologies], self.about_technology),
            ([leader.id for leader in box.leaders], self.about_leader),
            ([government.id for government in box.governments], self.about_government),
            ([objective.id for objective in box.objectives], self.about_objective),
            (list(box.tile_ids), self.about_tile),
            ([building.id for building in box.buildings], self.about_building),
            ([slot.id for slot in box.slots], self.about_slot),
        ]

    # ---- things in full

    def about_deed(self, position: HorizonPosition, number: int) -> str:
        """An action of the board."""
        deed = position.box.deeds[number]
        return self.words(LOOK + "deed", deed=deed.id, text=self.text(deed_text(position.book, deed)))

    def about_technology(self, position: HorizonPosition, number: int) -> str:
        """A technology with its level and the colours of its title."""
        technology = position.box.technologies[number]
        colours = [self.words.name(name, "bare") for n, name in enumerate(COLOURS) if technology.titles >> n & 1]
        if technology.titles == ALL_COLOURS:
            colours = [self.words.name("all", "bare")]
        return self.words(
            LOOK + "technology",
            technology=technology.id,
            level=LEVELS[technology.level],
            colours=", ".join(colours),
            text=self.text(technology_text(position.book, technology)) + self._spaces(position, technology),
        )

    def _spaces(self, position: HorizonPosition, technology: Technology) -> str:
        """How many pawns the action of a technology has room for, where it has one."""
        return f" ({self.text(spaces_text(technology.spaces, position.seats))})" if technology.action else ""

    def about_leader(self, position: HorizonPosition, number: int) -> str:
        """A leader with its level."""
        leader = position.box.leaders[number]
        text = self.text(leader_text(position.book, leader))
        return self.words(LOOK + "leader", leader=leader.id, level=LEVELS[leader.level], text=text)

    def about_government(self, position: HorizonPosition, number: int) -> str:
        """A side of a government card with its four stages."""
        government = position.box.governments[number]
        text = self.text(government_text(position.book, government))
        return self.words(LOOK + "government", government=government.id, text=text)

    def about_objective(self, position: HorizonPosition, number: int) -> str:
        """An objective with its group."""
        objective = position.box.objectives[number]
        text = self.text(objective_text(objective))
        return self.words(LOOK + "objective", objective=objective.id, group=GROUPS[objective.group], text=text)

    def about_building(self, position: HorizonPosition, number: int) -> str:
        """A building with its level."""
        building = position.box.buildings[number]
        text = self.text(building_text(position.book, building))
        return self.words(LOOK + "building", building=building.id, level=LEVELS[building.level], text=text)

    def about_slot(self, position: HorizonPosition, number: int) -> str:
        """A slot of the tree: what lies there and what it needs."""
        slot, card = position.box.slots[number], position.cards[number]
        texts = [self.words("beyond_the_horizon-table-slot-empty")]
        if card != NONE:
            texts = [self.words.name(position.box.technologies[card].id)]
        if slot.prerequisites:
            needed = ", ".join([self.words.name(called(position, n), "short") for n in slot.prerequisites])
            key = "slot-needs" if slot.needed == len(slot.prerequisites) else "slot-two"
            texts.append(self.words(LOOK + key, what=needed))
        return capitalised(self.words(LOOK + "slot", slot=slot.id, text=", ".join(texts)))

    def about_tile(self, position: HorizonPosition, number: int) -> str:
        """A tile: what it gives, and who is there."""
        tile = position.box.tile_ids[number]
        there = [*self.owners_of(position, number), *self.units_on(position, number)]
        if number < TERRITORIES:
            text, key = self.text(territory_text(position.book, position.box.territories[number])), "tile"
        elif number == CRADLE:
            text, key = self.words("beyond_the_horizon-tile-cradle"), "start"
        else:
            text, key = self.words("beyond_the_horizon-tile-start", who=self.who(number - START)), "start"
        return self.words(LOOK + key, tile=tile, text=self.listed([text, *there]))

    def listed(self, texts: Sequence[str]) -> str:
        """Texts one after the other, four at most."""
        return self.words(f"beyond_the_horizon-list-{len(texts)}", **dict(zip("abcd", texts, strict=False)))

    def owners_of(self, position: HorizonPosition, tile: int) -> list[str]:
        """Whose cubes are on a tile."""
        said: list[str] = []
        for key, owner in (("village", position.village[tile]), ("city", position.city[tile])):
            if owner != NONE:
                said.append(self.words(LOOK + key, who=self.who(owner)))
        if position.building[tile] != NONE:
            builders = [n for n in (position.first_builder[tile], position.second_builder[tile]) if n != NONE]
            who = ", ".join([self.who(builder) for builder in builders])
            building = position.box.buildings[position.building[tile]].id
            said.append(self.words(LOOK + "built", building=building, who=who))
        return said

    def units_on(self, position: HorizonPosition, tile: int) -> list[str]:
        """The units on a tile, in one text; none where there are none."""
        said: list[str] = []
        for seat in range(position.seats):
            for unit in position.units[seat]:
                if unit_tile(unit) == tile:
                    kind, strength = UNITS[unit_kind(unit)], unit_strength(unit)
                    said.append(self.words(LOOK + "unit", unit=kind, n=strength, who=self.who(seat)))
        return [self.words(LOOK + "units", what=", ".join(said))] if said else []


def rule_of(position: HorizonPosition, action: HorizonAction) -> str:
    """The rule that an action rests on, without the name of the game."""
    question = position.question()
    if action.verb == PASS:
        return PASS_RULES.get("" if question is None else question.kind, FALLBACK)
    if action.verb == ACT:
        return f"action.{position.box.deeds[action.arg].id}" if action.arg < BOARD_DEEDS else "action.technology"
    if action.verb == KEEP:
        return "effects.private_technology" if isinstance(question, KeepPrivate) else "research.keep"
    if action.verb == CUBE:
        return "investing.not_invested" if isinstance(question, SpendCube) else "investing.cube"
    if action.verb in (COLONISE, FORTIFY):
        name = "colonise" if action.verb == COLONISE else "fortify"
        return f"expansion.{name}_token" if isinstance(question, Expand) else f"effects.{name}"
    if action.verb == COMMIT:
        sort = question.sort if isinstance(question, Commit) else 0
        return SHORT[sort].removeprefix("beyond_the_horizon.")
    if action.verb == PRODUCE:
        return "production.coins" if action.arg else "production.population"
    return RULES.get(action.verb, FALLBACK)


def _horizon(view: Position) -> HorizonPosition:
    assert isinstance(view, HorizonPosition)
    return view


def _own(view: Position, action: Action) -> HorizonAction:
    own = view.game.actions.own(action)
    assert isinstance(own, HorizonAction)
    return own

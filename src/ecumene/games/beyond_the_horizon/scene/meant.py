"""What clicks mean in Beyond the Horizon: the actions, legal or not, so that a page can ask why something cannot be.

A thing is read by the first word of its id; which action it stands for follows from the open question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Question
from ecumene.core.effects import NextPart, PickBranch
from ecumene.core.staging import NO_NUMBER, number_in, place_in, seat_in
from ecumene.core.texts import player
from ecumene.games.beyond_the_horizon.box import actions as verbs
from ecumene.games.beyond_the_horizon.box.actions import (
    PRODUCTS,
    SORTS,
    HorizonAction,
    unit_kind,
    unit_number,
    unit_strength,
    unit_tile,
)
from ecumene.games.beyond_the_horizon.box.terms import (
    BOARD_DEEDS,
    COLONISE,
    COLOURS,
    FORTIFY,
    NONE,
    STRONGEST,
    TERRITORIES,
    TOKENS,
    TRACKS,
    UNITS,
)
from ecumene.games.beyond_the_horizon.play.building import ChooseBuild, TakeBuilding
from ecumene.games.beyond_the_horizon.play.committing import Commit, kind_for
from ecumene.games.beyond_the_horizon.play.governments import ChooseGovernment
from ecumene.games.beyond_the_horizon.play.investing import InvestCube, SpendCube
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.moving import MoveUnits
from ecumene.games.beyond_the_horizon.play.objectives import ClaimObjective
from ecumene.games.beyond_the_horizon.play.private import KeepPrivate
from ecumene.games.beyond_the_horizon.play.production import ChooseProduction, Trade
from ecumene.games.beyond_the_horizon.play.research import KeepTechnology, ResearchSlot
from ecumene.games.beyond_the_horizon.play.settling import ChooseSettlement
from ecumene.games.beyond_the_horizon.play.spaces import ChooseBasic, ChooseCopy, TakeAction
from ecumene.games.beyond_the_horizon.play.turns import Expand, has_token
from ecumene.games.beyond_the_horizon.play.units import RecruitUnit, UpgradeUnit
from ecumene.games.beyond_the_horizon.scene.clicks import BUTTONS, RECALL, SCHOLARS, SETTLING, TRADE
from ecumene.games.beyond_the_horizon.scene.things import HEXES, PAID


class Asking:
    """The open question, its seat, and all that was clicked."""

    def __init__(self, position: HorizonPosition, seat: Seat, question: Question, path: Sequence[str]) -> None:
        self.position = position
        self.seat = seat
        self.question = question
        self.path = path
        self.last = path[-1] if len(path) > 1 else ""

    def one(self, verb: int, number: int) -> list[Action]:
        """An action of a verb, if there is one."""
        acts = self.position.acts.of[verb]
        return [acts[number]] if 0 <= number < len(acts) else []

    def legal(self, several: Sequence[int], arg: int) -> list[HorizonAction]:
        """The legal actions of some verbs about something."""
        found: list[HorizonAction] = []
        for action in self.position.legal(self.seat):
            assert isinstance(action, HorizonAction)
            if action.verb in several and action.arg == arg:
                found.append(action)
        return found


def horizon_meant(position: HorizonPosition, seat: Seat, path: Sequence[str]) -> list[Action]:
    """The actions that clicking these things means at the question of the moment; empty where they mean none."""
    question = position.question()
    if question is None:
        return []
    if path[0] == TRADE and len(path) > 1 and isinstance(question, ChooseProduction):
        path = path[1:]
    asking = Asking(position, seat, question, path)
    word, _, rest = path[0].partition(".")
    if word[:1] == "~":
        return _button(asking, path[0])
    read = READERS.get(word)
    return [] if read is None else read(asking, rest)


# ---- buttons


def _button(asking: Asking, step: str) -> list[Action]:
    for verb, name in BUTTONS.items():
        if step == name:
            return asking.one(verb, 0)
    word, _, rest = step[1:].partition(".")
    if word == "colour":
        return asking.one(verbs.COLOUR, place_in(COLOURS, rest))
    if word == "token":
        return asking.one(verbs.TOKEN, place_in(TOKENS, rest))
    if word == "produce":
        return asking.one(verbs.PRODUCE, place_in(PRODUCTS, rest))
    if step == RECALL:
        unit = _unit_of(asking.position, _own_rest(asking, asking.last))
        return asking.one(verbs.RECALL, unit)
    picks = isinstance(asking.question, (PickBranch, NextPart))
    return asking.one(verbs.PICK, number_in(rest) - 1) if word == "pick" and picks else []


# ---- the tree


def _at_deed(asking: Asking, rest: str) -> list[Action]:
    """An action of the board: the pawn goes there, or it is done without one."""
    deed = asking.position.box.deed_no.get(rest, NO_NUMBER)
    return _deed(asking, deed, NONE) if 0 <= deed < BOARD_DEEDS else []


def _at_space(asking: Asking, rest: str) -> list[Action]:
    """A place for pawns, with or without a fee."""
    name, _, place = rest.partition(".")
    deed = asking.position.box.deed_no.get(name, NO_NUMBER)
    return _deed(asking, deed, 1 if place.startswith(PAID) else 0) if deed >= 0 and place else []


def _deed(asking: Asking, deed: int, fee: int) -> list[Action]:
    question = asking.question
    if isinstance(question, TakeAction):
        return [asking.position.acts.act(2 * deed + _fee(asking, deed, fee))]
    if isinstance(question, ChooseBasic):
        return asking.one(verbs.BASIC, deed)
    copied = deed - BOARD_DEEDS
    return asking.one(verbs.COPY, copied) if isinstance(question, ChooseCopy) and copied >= 0 else []


def _fee(asking: Asking, deed: int, fee: int) -> int:
    """Whether the space with a fee is meant; a card alone means the one that is open, or else the free one."""
    if fee != NONE:
        return fee
    legal = asking.legal((verbs.ACT,), deed)
    return legal[0].more if len(legal) == 1 else 0


def _at_slot(asking: Asking, rest: str) -> list[Action]:
    slots = [slot.id.lower() for slot in asking.position.box.slots]
    slot = place_in(slots, rest)
    return _research(asking, slot) if slot >= 0 else []


def _research(asking: Asking, slot: int) -> list[Action]:
    """Research at a slot; where the scholar comes from is told, or follows from what is open."""
    if not isinstance(asking.question, ResearchSlot):
        return []
    column = asking.last == SCHOLARS[1]
    if asking.last not in SCHOLARS:
        legal = asking.legal((verbs.RESEARCH,), slot)
        column = len(legal) == 1 and legal[0].more == 1
    if column and slot >= asking.position.acts.names.first_level:
        return []
    return [asking.position.acts.research(slot, column)]


def _at_technology(asking: Asking, rest: str) -> list[Action]:
    """A technology: chosen among those turned up, researched where it lies, or its action is done."""
    position, question = asking.position, asking.question
    technology = position.box.technology_no.get(rest, NO_NUMBER)
    if technology < 0:
        return []
    if isinstance(question, (KeepTechnology, KeepPrivate)):
        return asking.one(verbs.KEEP, technology)
    if isinstance(question, ResearchSlot):
        return _research(asking, position.cards.index(technology)) if technology in position.cards else []
    return _deed(asking, BOARD_DEEDS + technology, NONE)


# ---- cards


def _at_government(asking: Asking, rest: str) -> list[Action]:
    number = asking.position.box.government_no.get(rest, NO_NUMBER)
    return asking.one(verbs.GOVERN, number) if isinstance(asking.question, ChooseGovernment) else []


def _at_objective(asking: Asking, rest: str) -> list[Action]:
    number = asking.position.box.objective_no.get(rest, NO_NUMBER)
    return asking.one(verbs.CLAIM, number) if isinstance(asking.question, ClaimObjective) else []


def _at_building(asking: Asking, rest: str) -> list[Action]:
    number = asking.position.box.building_no.get(rest, NO_NUMBER)
    return asking.one(verbs.TAKE, number) if isinstance(asking.question, TakeBuilding) else []


def _at_track(asking: Asking, rest: str) -> list[Action]:
    """A development track, one of its spaces or cubes: the next cube of it."""
    owner, _, more = rest.partition(".")
    track = place_in(TRACKS, more.partition(".")[0])
    cubes = isinstance(asking.question, (InvestCube, SpendCube)) and seat_in(owner) == asking.seat
    return asking.one(verbs.CUBE, track) if cubes else []


# ---- the map


def _at_unit(asking: Asking, rest: str) -> list[Action]:
    """A unit: it moves or explores, grows stronger, goes home or takes part."""
    owner, _, more = rest.partition(".")
    unit = _unit_of(asking.position, more)
    if seat_in(owner) != asking.seat or unit == NONE:
        return []
    question = asking.question
    if isinstance(question, UpgradeUnit):
        return asking.one(verbs.UPGRADE, unit)
    if isinstance(question, (ChooseProduction, Trade)):
        return asking.one(verbs.RECALL, unit)  # the button before it is not needed to be understood
    if isinstance(question, Commit):
        takes_part = unit_tile(unit) == question.tile and unit_kind(unit) == kind_for(question.sort)
        return asking.one(verbs.COMMIT, unit_strength(unit) - 1) if takes_part else []
    return _walk(asking, unit) if isinstance(question, MoveUnits) and asking.last else []


def _own_rest(asking: Asking, step: str) -> str:
    """The end of the id of one's own unit; nothing where it is none."""
    start = f"unit.{player(asking.seat)}."
    return step.removeprefix(start) if step.startswith(start) else ""


def _unit_of(position: HorizonPosition, rest: str) -> int:
    """The number of a unit by the end of its id, `oasis.settler.2`."""
    parts = rest.split(".")
    if len(parts) != 3:
        return NONE
    tile, kind, strength = position.box.tile_no.get(parts[0], NONE), place_in(UNITS, parts[1]), number_in(parts[2])
    if tile < 0 or kind < 0 or not 1 <= strength <= STRONGEST:
        return NONE
    return unit_number(tile, kind, strength)


def _walk(asking: Asking, unit: int) -> list[Action]:
    """A unit and a hex: a walk to the tile that lies there, or else an exploration."""
    position = asking.position
    cell = _hex_of(asking.last)
    if cell is None:
        return []
    there = position.tile_at(cell[0], cell[1])
    if there != NONE:
        return [position.acts.move(unit, there)]
    tile = unit_tile(unit)
    step = (cell[0] - position.hex_q[tile], cell[1] - position.hex_r[tile])
    if step not in position.box.steps:
        return []
    return [position.acts.explore(unit, position.box.steps.index(step))]


def _hex_of(step: str) -> tuple[int, int] | None:
    """The coordinates in the id of a hex."""
    parts = step.split(".")
    numbers = [number_in(part) for part in parts[1:]]
    if len(parts) != 3 or parts[0] != HEXES or NO_NUMBER in numbers:
        return None
    return numbers[0], numbers[1]


def _at_hex(asking: Asking, rest: str) -> list[Action]:
    """A tile by the hex on which it lies."""
    cell = _hex_of(asking.path[0])
    tile = NONE if cell is None else asking.position.tile_at(cell[0], cell[1])
    return _on_tile(asking, tile) if tile != NONE else []


def _at_place(asking: Asking, rest: str) -> list[Action]:
    """A tile by its head or one of its places."""
    tile = asking.position.box.tile_no.get(rest, NONE)
    return _on_tile(asking, tile) if tile != NONE and asking.position.is_laid(tile) else []


def _on_tile(asking: Asking, tile: int) -> list[Action]:
    question = asking.question
    if isinstance(question, RecruitUnit):
        return [asking.position.acts.recruit(tile, _recruited(asking, question, tile))]
    if isinstance(question, (Expand, ChooseBuild, ChooseSettlement)):
        return _settle(asking, tile)
    return []


def _recruited(asking: Asking, question: RecruitUnit, tile: int) -> int:
    """Which unit is meant: the one that is told, the one that is open, or a settler."""
    kind = place_in(UNITS, asking.last.removeprefix("~unit."))
    if kind >= 0:
        return kind
    legal = asking.legal((verbs.RECRUIT,), tile)
    if legal:
        return legal[0].more
    return question.unit if question.unit < len(UNITS) else 0


def _settle(asking: Asking, tile: int) -> list[Action]:
    """What is done on a tile: what is told, what alone is open, or what would be tried there."""
    position, several = asking.position, (*SETTLING, verbs.BUILD)
    for verb, step in SETTLING.items():
        if asking.last == step:
            return asking.one(verb, tile)
    number = position.box.building_no.get(asking.last.removeprefix("building."), NONE)
    if number != NONE:
        return [position.acts.build(tile, number)]
    legal = asking.legal(several, tile)
    if legal:
        return [legal[0]] if len(legal) == 1 else []
    return _tried(asking, tile)


def _tried(asking: Asking, tile: int) -> list[Action]:
    """What somebody means who clicks a tile on which nothing can be done: the reason speaks about that."""
    position, question, seat = asking.position, asking.question, asking.seat
    acts = position.acts
    if isinstance(question, ChooseSettlement):
        return asking.one(verbs.COLONISE if question.sort == COLONISE else verbs.FORTIFY, tile)
    if position.building[tile] != NONE:
        return [acts.of[verbs.JOIN][tile]]
    if isinstance(question, Expand) and tile < TERRITORIES:
        if position.village[tile] == NONE and has_token(position, seat, COLONISE):
            return [acts.of[verbs.COLONISE][tile]]
        if position.village[tile] != NONE and has_token(position, seat, FORTIFY):
            return [acts.of[verbs.FORTIFY][tile]]
    reserve = position.reserve[seat]
    return [acts.build(tile, reserve[0])] if reserve else [acts.of[verbs.COLONISE][tile]]


Reader: TypeAlias = Callable[[Asking, str], list[Action]]

READERS: Final[dict[str, Reader]] = {
    "deed": _at_deed, "space": _at_space, "slot": _at_slot, "tech": _at_technology, "government": _at_government,
    "objective": _at_objective, "building": _at_building, "track": _at_track, "cube": _at_track, "unit": _at_unit,
    HEXES: _at_hex, "tile": _at_place, "village": _at_place, "city": _at_place, "left": _at_place, "right": _at_place,
}  # fmt: skip
"""What the first word of an id stands for."""

assert len(UNITS) * STRONGEST == SORTS

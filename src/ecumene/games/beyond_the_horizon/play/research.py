"""Research: scholars, leaders, and the technologies that fill the tree."""

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
from ecumene.games.beyond_the_horizon.box.actions import COLOUR, KEEP, RESEARCH, HorizonAction
from ecumene.games.beyond_the_horizon.box.terms import (
    ALL,
    ALL_COLOURS,
    COLOURS,
    COLUMN_SCHOLAR,
    LEVEL_I,
    LEVEL_II,
    LEVELS,
    NONE,
    ON_RESEARCH,
    REVEALED,
)
from ecumene.games.beyond_the_horizon.play.decks import deck_size, everyone, put_under, turn_up
from ecumene.games.beyond_the_horizon.play.declining import Declinable
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.triggers import await_end

# ---- which slots


def has_prerequisites(position: HorizonPosition, seat: Seat, slot: int) -> bool:
    """Whether a seat has researched what the lines ask for, all or, for level IV, two of three.

    [beyond_the_horizon.research.prerequisites] [beyond_the_horizon.research.level_iv]
    """
    place = position.box.slots[slot]
    missing = place.mask & ~position.scholars[seat]
    for _ in range(len(place.prerequisites) - place.needed):
        missing &= missing - 1  # so many may be missing
    return missing == 0


def may_research(position: HorizonPosition, seat: Seat, slot: int, free: bool) -> bool:
    """Whether a seat may research a slot [beyond_the_horizon.research.one_scholar]."""
    if position.scholars[seat] >> slot & 1:
        return False
    return free or has_prerequisites(position, seat, slot)


def eligible(position: HorizonPosition, seat: Seat, level: int, free: bool) -> list[int]:
    """The slots of a level that a seat may research."""
    return [slot for slot in position.box.slots_of[level] if may_research(position, seat, slot, free)]


def called(position: HorizonPosition, slot: int) -> str:
    """A slot as it can be found on the board: by the technology that covers it, or by its own name."""
    card = position.cards[slot]
    return position.box.slots[slot].id if card == NONE else position.box.technologies[card].id


def revealed(position: HorizonPosition, slot: int) -> bool:
    """Whether somebody has researched a slot."""
    return any(scholars >> slot & 1 for scholars in position.scholars)


# ---- researching


class Research(Effect):
    """A technology of some level [beyond_the_horizon.effects.research]."""

    def __init__(self, level: int, column: bool, free: bool) -> None:
        super().__init__()
        self.level = level
        self.column = column  # the scholar comes from a column
        self.free = free  # of prerequisites [beyond_the_horizon.research.ignoring]

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, HorizonPosition)
        active, from_column = scholars_from(position, seat, self.level, self.column)
        if not (active or from_column):
            return False
        return any(may_research(position, seat, slot, self.free) for slot in position.box.slots_of[self.level])

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.able(position, seat, about):
            position.agenda.append(ResearchSlot(seat, self.level, self.column, self.free, cause))


def scholars_from(position: HorizonPosition, seat: Seat, level: int, column: bool) -> tuple[bool, bool]:
    """Whether a scholar can be an active pawn, and whether one can come from a column.

    As the effect says [beyond_the_horizon.research.active_scholar]; a government may let scholars of level I come from
    a column, too [beyond_the_horizon.modifiers.column_scholar].
    """
    if column:
        return False, position.leftmost(seat) != NONE
    from_column = level == LEVEL_I and position.modifier(seat, COLUMN_SCHOLAR) > 0
    return position.active[seat] > 0, from_column and position.leftmost(seat) != NONE


@dataclass(frozen=True, eq=False)
class ResearchSlot(Declinable):
    """Which slot to research, or none."""

    level: int
    column: bool
    free: bool
    cause: str

    def offers(self, position: HorizonPosition, seat: Seat) -> list[Action]:
        active, from_column = scholars_from(position, seat, self.level, self.column)
        slots = eligible(position, seat, self.level, self.free)
        offered: list[Action] = []
        if active or self.column:
            offered += [position.acts.research(slot, False) for slot in slots]
        if from_column and not self.column:
            offered += [position.acts.research(slot, True) for slot in slots]
        return offered

    def refuse(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        if action.verb != RESEARCH or position.box.slots[action.arg].level != self.level:
            raise IllegalAction("core.choice")
        slot = position.box.slots[action.arg]
        if position.scholars[seat] >> action.arg & 1:
            raise IllegalAction("beyond_the_horizon.research.one_scholar", slot=called(position, action.arg))
        if not self.free and not has_prerequisites(position, seat, action.arg):
            rule = "prerequisites" if len(slot.prerequisites) == slot.needed else "level_iv"
            raise IllegalAction(f"beyond_the_horizon.research.{rule}", slot=called(position, action.arg))
        active, from_column = scholars_from(position, seat, self.level, self.column)
        if action.more and (self.column or not from_column):
            raise IllegalAction("beyond_the_horizon.modifiers.column_scholar")
        if not action.more and not (active or self.column):
            raise IllegalAction("beyond_the_horizon.research.active_scholar")

    def take(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        research(position, seat, action.arg, self.column or action.more == 1)


def research(position: HorizonPosition, seat: Seat, slot: int, column: bool) -> None:
    """A pawn becomes a scholar for the rest of the game [beyond_the_horizon.research.scholar].

    The first one above level I takes the leader and, on an empty slot, finds the card
    [beyond_the_horizon.research.first]; then all gain the technology [beyond_the_horizon.research.later].
    """
    first = position.box.slots[slot].level > LEVEL_I and not revealed(position, slot)
    if column:
        position.take_inactive(seat)
    else:
        position.active[seat] -= 1
    await_end(position, seat, ON_RESEARCH)  # rule: beyond_the_horizon.triggers.research
    position.scholars[seat] |= 1 << slot
    told = {"who": seat, "slot": position.box.slots[slot].id, "place": called(position, slot)}
    position.tell("beyond_the_horizon-log-researches", told)
    position.agenda.append(GainTechnology(seat, slot))
    if first:
        if position.cards[slot] == NONE:
            position.agenda.append(FindTechnology(seat, slot, 0))
        take_leader(position, seat, position.box.slots[slot].level)


def take_leader(position: HorizonPosition, seat: Seat, level: int) -> None:
    """The leader of the slot, face down until now [beyond_the_horizon.leaders.hidden].

    What it gives at once comes before the technology [beyond_the_horizon.leaders.bonus].
    """
    assert position.chance is not None
    pool = position.leader_pool[level - LEVEL_II]
    number = position.chance.draw(f"leader_{LEVELS[level].lower()}", pool)
    leader = position.box.leaders[number]
    position.leaders[seat] = (*position.leaders[seat], number)
    position.tell("beyond_the_horizon-log-leader", {"who": seat, "leader": leader.id})
    position.perform(seat, leader.bonus, f"leader.{leader.id}")


@dataclass(frozen=True, eq=False)
class GainTechnology(Step):
    """The card of a slot gives its bonus and its lasting effects [beyond_the_horizon.research.bonus]."""

    seat: Seat
    slot: int

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        gain_technology(position, self.seat, position.cards[self.slot])


def gain_technology(position: HorizonPosition, seat: Seat, number: int) -> None:
    """A seat has a technology: its bonus comes at once, its lasting effects after it."""
    technology = position.box.technologies[number]
    position.technologies[seat] |= 1 << number
    position.tell("beyond_the_horizon-log-gains-technology", {"who": seat, "technology": technology.id})
    position.agenda.append(LastingEffects(seat, number))
    position.perform(seat, technology.bonus, f"technology.{technology.id}")


@dataclass(frozen=True, eq=False)
class LastingEffects(Step):
    """What a technology changes from now on; its own bonus did not see it [beyond_the_horizon.research.lasting]."""

    seat: Seat
    technology: int

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        position.add_modifiers(self.seat, position.box.technologies[self.technology].modifiers)


# ---- finding the card


def colours_of(position: HorizonPosition, slot: int) -> int:
    """The colours that may be named, as bits: the main colours of the technologies joined to a slot from below.

    [beyond_the_horizon.research.colour] [beyond_the_horizon.research.colour_levels] Those that lie face up; with none
    of them any colour [beyond_the_horizon.research.colour_without].
    """
    colours = 0
    for before in position.box.slots[slot].prerequisites:
        card = position.cards[before]
        if card != NONE:
            colour = position.box.technologies[card].colour
            colours |= ALL_COLOURS if colour == ALL else 1 << colour
    return colours or ALL_COLOURS


@dataclass(frozen=True, eq=False)
class FindTechnology(Step):
    """The first researcher of an empty slot names a colour, as long as there is one that was not tried in vain."""

    seat: Seat
    slot: int
    tried: int

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        colours = colours_of(position, self.slot) & ~self.tried
        if colours.bit_count() > 1:
            position.agenda.append(NameColour(self.seat, self.slot, self.tried))
        else:
            reveal(position, self.seat, self.slot, colours, self.tried)


@dataclass(frozen=True, eq=False)
class NameColour(SeatQuestion):
    """Which colour to look for."""

    slot: int
    tried: int

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, HorizonPosition)
        colours = colours_of(position, self.slot) & ~self.tried
        return [position.acts.of[COLOUR][colour] for colour in range(len(COLOURS)) if colours >> colour & 1]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb != COLOUR:
            raise IllegalAction("core.choice")
        if not (colours_of(position, self.slot) & ~self.tried) >> action.arg & 1:
            raise IllegalAction("beyond_the_horizon.research.colour", colour=COLOURS[action.arg])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        reveal(position, seat, self.slot, 1 << action.arg, self.tried)


def reveal(position: HorizonPosition, seat: Seat, slot: int, colour: int, tried: int) -> None:
    """Turn cards up until two show the colour in their title; `colour` is its bit, 0 where all were tried in vain.

    [beyond_the_horizon.research.reveal] A deck with fewer is turned up whole [beyond_the_horizon.research.too_few].
    """
    level = position.box.slots[slot].level
    assert deck_size(position, level)  # there are more cards than slots
    technologies = position.box.technologies
    found: list[int] = []
    while deck_size(position, level) and len(found) < REVEALED:
        card = turn_up(position, level, everyone(position))
        if not colour or technologies[card].titles & colour:
            found.append(card)
    if colour:
        position.tell("beyond_the_horizon-log-colour", {"who": seat, "colour": COLOURS[colour.bit_length() - 1]})
    if position.journal is not None:
        for card in position.looked:
            position.tell("beyond_the_horizon-log-reveals", {"who": seat, "technology": technologies[card].id})
    if not found:
        put_under(position, NONE)
        position.agenda.append(FindTechnology(seat, slot, tried | colour))
    elif len(found) == 1:
        place(position, seat, slot, found[0])
    else:
        position.agenda.append(KeepTechnology(seat, slot, colour))


@dataclass(frozen=True, eq=False)
class KeepTechnology(SeatQuestion):
    """Which of the cards turned up to put on the slot [beyond_the_horizon.research.keep]."""

    slot: int
    colour: int

    def _open(self, position: HorizonPosition) -> list[int]:
        technologies = position.box.technologies
        return [card for card in position.looked if not self.colour or technologies[card].titles & self.colour]

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, HorizonPosition)
        return [position.acts.of[KEEP][card] for card in self._open(position)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb != KEEP or action.arg not in position.looked:
            raise IllegalAction("core.choice")
        if action.arg not in self._open(position):
            raise IllegalAction("beyond_the_horizon.research.reveal")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        place(position, seat, self.slot, action.arg)


def place(position: HorizonPosition, seat: Seat, slot: int, card: int) -> None:
    """A card comes onto the slot, the others under the deck [beyond_the_horizon.research.under]."""
    position.cards[slot] = card
    put_under(position, card)
    technology = position.box.technologies[card].id
    position.tell("beyond_the_horizon-log-keeps", {"who": seat, "technology": technology})


# ---- reading


def researches_higher(effect: Effect) -> bool:
    """Whether an effect researches a technology of level II or above somewhere."""
    if isinstance(effect, Research):
        return effect.level >= LEVEL_II
    return any(researches_higher(part) for part in effect.parts())


def _read_research(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "research", says)
    level = LEVELS.index(part.one_of("level", LEVELS))
    column = part.one_of("scholar", ("active", "inactive")) == "inactive"
    effect = Research(level, column, part.flag("free", False))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"research": _read_research}
ITEMS: tuple[type[Item], ...] = (
    FindTechnology, GainTechnology, KeepTechnology, LastingEffects, NameColour, ResearchSlot,
)  # fmt: skip

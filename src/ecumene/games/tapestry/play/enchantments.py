"""Enchantments: what cards give by the cards that lie beside them when one is played [tapestry.enchantments.cards].

The card played gives what stands at its left edge where a card lies to its left, and that card gives what stands at its
right edge. Both may be left, and come in any order with the ability of the card played. They are no part of the
ability, so nothing copies them [tapestry.enchantments.never_copied].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.effects import AnyOrder, Effect, InOrder
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import DECLINE, PICK, TapestryAction
from ecumene.games.tapestry.play.counting import enchanted_on_mat
from ecumene.games.tapestry.play.gains import Draw, Gain, Points, PointsPer
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ERAS, NONE
from ecumene.games.tapestry.play.whenever import ENCHANTMENT_GAINED, announce, cause_of

ABILITY: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
PARTS: Final = ("ability", "left", "right")
"""What there is to settle when a card is played, each a bit of `due`: the last is that of the card to its left."""


# ---- which cards


def in_touch(position: TapestryPosition, seat: Seat) -> bool:
    """Whether a seat has played an enchanted card or begun its last income turn [tapestry.technology.enchantment]."""
    return position.era[seat] >= ERAS or enchanted_on_mat(position, seat) > 0


def left_stack(position: TapestryPosition, seat: Seat) -> tuple[int, ...]:
    """The cards on the space to the left of the current one; Maker of Fire itself is none of them.

    [tapestry.enchantments.left]
    """
    space = position.current_space(seat)
    return position.mat(seat, space - 1) if space > 1 else ()


def left_card(position: TapestryPosition, seat: Seat) -> int:
    """The card to the left whose right enchantment can be gained: it lies uncovered and face up; else NONE."""
    stack = left_stack(position, seat)
    return stack[-1] if stack and stack[-1] >= 0 and position.box.cards[stack[-1]].right >= 0 else NONE


def enchantments_due(position: TapestryPosition, seat: Seat, kind: int, covered: int) -> int:
    """The enchantments that a card on the current space brings, as bits; so many cards lie under it.

    That at the right edge of the card to the left is gained once, by the first card on its right, face down or not
    [tapestry.enchantments.right]. A card that covers another looks to its left again [tapestry.enchantments.left].
    """
    due = 0
    if kind >= 0 and position.box.cards[kind].left >= 0 and left_stack(position, seat):
        due |= 1 << LEFT
    if not covered and left_card(position, seat) != NONE:
        due |= 1 << RIGHT
    return due


def part_effect(position: TapestryPosition, card: int, beside: int, part: int) -> int:
    """The effect of a part."""
    if part == RIGHT:
        return position.box.cards[beside].right
    return position.box.cards[card].left if part == LEFT else position.box.cards[card].effects


def parts_of(due: int) -> list[int]:
    """The parts that are still to be settled."""
    return [part for part in range(len(PARTS)) if due >> part & 1]


# ---- settling them


def enchant(position: TapestryPosition, seat: Seat, kind: int, covered: int, ability: bool = True) -> bool:
    """Put on the agenda what a card played brings, its ability among it; False where it brings no enchantment.

    One that lies face down is NONE. [tapestry.enchantments.any_order]
    """
    due = enchantments_due(position, seat, kind, covered)
    if not due:
        return False
    if ability and kind >= 0 and position.box.cards[kind].effects >= 0:
        due |= 1 << ABILITY
    beside = left_card(position, seat) if due >> RIGHT & 1 else NONE
    position.agenda.append(Enchant(seat, kind, beside, due))
    return True


@dataclass(frozen=True, eq=False)
class Enchant(Step):
    """What a card played still brings: its ability and enchantments."""

    seat: Seat
    card: int
    beside: int
    due: int

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        part = _unasked(position, self.seat, self.card, self.beside, self.due)
        if part != NONE:
            _take(position, self.seat, self.card, self.beside, self.due, part)
        else:
            source = self.beside if self.card == NONE else self.card
            question = Enchantments(self.seat, self.card, self.beside, self.due, cause_of(position, source))
            position.agenda.append(question)


def _unasked(position: TapestryPosition, seat: Seat, card: int, beside: int, due: int) -> int:
    """A part that can be settled without asking, else NONE.

    Points come to the same whenever they come, so they come first. Whatever else only gives is taken as well unless
    its order matters, for nobody would leave it [tapestry.enchantments.optional].
    """
    parts = parts_of(due)
    if parts == [ABILITY]:
        return ABILITY
    effects = [position.book.effects[part_effect(position, card, beside, part)] for part in parts]
    for part, effect in zip(parts, effects, strict=True):
        if isinstance(effect, Points):
            return part
    matters = position.shared.contested(position, seat, effects, [NONE] * len(effects))
    for i in range(len(parts)):
        free = parts[i] == ABILITY or _only_gives(effects[i]) or not effects[i].able(position, seat, NONE)
        if free and not matters[i]:
            return parts[i]
    return NONE


def _only_gives(effect: Effect) -> bool:
    """Whether an effect gives points, resources, tiles or cards and nothing else."""
    if isinstance(effect, (AnyOrder, InOrder)):
        return all(_only_gives(part) for part in effect.several)
    return isinstance(effect, (Draw, Gain, Points, PointsPer))


def _take(position: TapestryPosition, seat: Seat, card: int, beside: int, due: int, part: int) -> None:
    """One part comes now, the others follow; an enchantment that can do nothing lapses, and nobody hears of it.

    [tapestry.enchantments.gained]
    """
    left = due & ~(1 << part)
    if left:
        position.agenda.append(Enchant(seat, card, beside, left))
    number = part_effect(position, card, beside, part)
    source = beside if part == RIGHT else card
    if part == ABILITY:
        position.perform(seat, number, cause_of(position, source))
    elif position.book.effects[number].able(position, seat, NONE):
        told = {"who": seat, "card": position.box.cards[source].id, "side": PARTS[part]}
        position.tell("tapestry-log-enchantment", told)
        announce(position, ENCHANTMENT_GAINED, seat, source)
        position.perform(seat, number, cause_of(position, source))


@dataclass(frozen=True, eq=False)
class Enchantments(SeatQuestion):
    """What comes next: the ability of the card played, or an enchantment; those may be left.

    [tapestry.enchantments.any_order] [tapestry.enchantments.optional]
    """

    card: int
    beside: int
    due: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PICK]
        return [*[of[part] for part in parts_of(self.due)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == PICK
            raise IllegalAction("tapestry.enchantments.any_order" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != DECLINE:
            _take(position, seat, self.card, self.beside, self.due, action.arg)
        elif self.due >> ABILITY & 1:
            position.agenda.append(Enchant(seat, self.card, self.beside, 1 << ABILITY))


ITEMS: tuple[type[Item], ...] = (Enchant, Enchantments)

"""What the edges of tapestry cards show: which enchantments were gained, which are lost, and which are due."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.scene import Element, Slot
from ecumene.games.tapestry.play.enchantments import (
    LEFT,
    PARTS,
    RIGHT,
    Enchant,
    Enchantments,
    enchantments_due,
    left_stack,
)
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ERAS, NONE
from ecumene.games.tapestry.play.playing import PlayCard
from ecumene.games.tapestry.scene.things import said
from ecumene.games.tapestry.speech.enchanting import part_said

GAINED: Final = "gained"
LOST: Final = "lost"
DUE: Final = "due"


def edge_id(card: str, part: int) -> str:
    """The id of an edge of the card of that id."""
    return f"{card}.{PARTS[part]}"


def add_hand_edges(position: TapestryPosition, seat: Seat, kind: int, card: Element) -> None:
    """Show on a card in hand that its left enchantment would come if it were played now."""
    if "left" in card and _would_come(position, seat, kind) >> LEFT & 1:
        card["state"] = [f"left-{DUE}"]


def add_mat_edges(position: TapestryPosition, seat: Seat, space: int, height: int, card: Element) -> None:
    """Show on a card of the row what has become of its enchantments; those that one is asked about can be clicked."""
    asked = _settling(position, seat)
    top = height == len(position.mat(seat, space)) - 1
    here = position.current_space(seat)
    states: list[str] = []
    slots: list[Slot] = []
    for part, edge in ((LEFT, "left"), (RIGHT, "right")):
        if edge not in card:
            continue
        lies = top and space == (here if part == LEFT else here - 1)
        if lies and asked is not None and asked.due >> part & 1:
            states.append(f"{edge}-{DUE}")
            if isinstance(asked, Enchantments):
                ending, args = part_said(position, seat, asked, part)
                slots.append({"id": edge_id(card["id"], part), "label": said(f"say-pick-enchantments{ending}", **args)})
            continue
        became = _left_became(position, seat, space) if part == LEFT else _right_became(position, seat, space, top)
        if became:
            states.append(f"{edge}-{became}")
    if states:
        card["state"] = states
    if slots:
        card["slots"] = slots


def part_edge(position: TapestryPosition, question: Enchantments, part: int) -> tuple[int, int] | None:
    """The space and the height of the card whose ability or edge a part is; None where it is no longer in sight."""
    here = position.current_space(question.seat)
    space, kind = (here - 1, question.beside) if part == RIGHT else (here, question.card)
    stack = position.mat(question.seat, space) if space else ()
    return (space, len(stack) - 1) if stack and kind != NONE and stack[-1] == kind else None


# ---- what becomes of them


def _left_became(position: TapestryPosition, seat: Seat, space: int) -> str:
    """A card looks to its left when it is played, and never again [tapestry.enchantments.left]."""
    return GAINED if space > 1 and position.mat(seat, space - 1) else LOST


def _right_became(position: TapestryPosition, seat: Seat, space: int, top: bool) -> str:
    """The first card to its right brings it; one that is covered or that nothing can follow never gives it.

    [tapestry.enchantments.right]
    """
    if space < ERAS - 1 and position.mat(seat, space + 1):
        return GAINED if top else LOST
    if top and space == position.current_space(seat) - 1 and _playing(position, seat):
        return DUE
    return LOST if not top or space >= ERAS - 1 or position.current_space(seat) > space + 1 else ""


def _settling(position: TapestryPosition, seat: Seat) -> Enchant | Enchantments | None:
    """What a card that a seat has just played still brings."""
    for item in reversed(position.agenda):
        if isinstance(item, (Enchant, Enchantments)) and item.seat == seat:
            return item
    return None


def _playing(position: TapestryPosition, seat: Seat) -> bool:
    question = position.question()
    return isinstance(question, PlayCard) and question.seat == seat


def _would_come(position: TapestryPosition, seat: Seat, kind: int) -> int:
    """What a card would bring if a seat played it now, as it is asked; else nothing."""
    if not _playing(position, seat) or not left_stack(position, seat):
        return 0
    return enchantments_due(position, seat, kind, len(position.mat(seat, position.current_space(seat))))

"""The decks of technologies: cards that nobody knows, and under them those that somebody has seen."""

from __future__ import annotations

from ecumene.core.action import Action, Seat
from ecumene.games.beyond_the_horizon.box.terms import LEVEL_II, LEVELS, NONE
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition


def turn_up(position: HorizonPosition, level: int, seats: int) -> int:
    """The top card of a deck, for some seats to see, given as bits; it lies with those `looked` at.

    It is one of those nobody knows, or when there are none left the first that was put under.
    """
    deck, under = position.deck[level - LEVEL_II], position.under[level - LEVEL_II]
    if deck:
        assert position.chance is not None
        card = position.chance.draw(f"technology_{LEVELS[level].lower()}", deck)
    else:
        card = under.pop(0)
        seats |= position.under_seen[level - LEVEL_II].pop(0)
    position.looking = level - LEVEL_II
    position.looked.append(card)
    position.looked_seen.append(seats)
    return card


def deck_size(position: HorizonPosition, level: int) -> int:
    """The cards of a deck, in a view too, where those its seat has not seen lie among the others as well."""
    which = level - LEVEL_II
    twice = position.under[which].count(NONE)
    if position.looking == which:
        twice += position.looked.count(NONE)
    return len(position.deck[which]) + len(position.under[which]) - twice


def put_under(position: HorizonPosition, kept: int) -> None:
    """All cards looked at but the one kept go under their deck, in the order in which they were turned up.

    Who saw them knows them [beyond_the_horizon.research.under_order].
    """
    for card, seen in zip(position.looked, position.looked_seen, strict=True):
        if card != kept:
            position.under[position.looking].append(card)
            position.under_seen[position.looking].append(seen)
    position.looked, position.looked_seen, position.looking = [], [], NONE


def unseen(position: HorizonPosition, seat: Seat) -> list[int]:
    """The cards that were turned up before and that a seat has not seen."""
    piles = [position.looked, *position.under]
    masks = [position.looked_seen, *position.under_seen]
    found: list[int] = []
    for cards, seen in zip(piles, masks, strict=True):
        found += [card for card, mask in zip(cards, seen, strict=True) if not mask >> seat & 1]
    return found


def shows_unseen(position: HorizonPosition, seat: Seat, action: Action) -> bool:
    """Whether an action shows its seat cards that only others have seen: no chance brings those back.

    [beyond_the_horizon.research.under_order]
    """
    hidden = unseen(position, seat)
    if not hidden:
        return False
    after = position.copy()
    after.apply(seat, action)
    return len(unseen(after, seat)) < len(hidden)


def everyone(position: HorizonPosition) -> int:
    """All seats, as bits."""
    return (1 << position.seats) - 1

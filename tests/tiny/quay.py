"""Positions of Harbour from a few words."""

from __future__ import annotations

from collections.abc import Sequence

from tests.tiny.harbour import Harbour
from tests.tiny.harbour.game import HarbourPosition

FAR_APART = ("0.-1", "0.1")


def at_the_quay(
    game: Harbour,
    hands: Sequence[str] = ("spice", "wine"),
    berths: Sequence[str] = FAR_APART,
    market: Sequence[int] = (),
) -> HarbourPosition:
    """Seat 0 is to move in the first round; `hands` are cards by name, `market` what the die will show."""
    position = game.new(len(hands), 1, script={"first": [0], "market": [shown - 1 for shown in market]})
    assert isinstance(position, HarbourPosition)
    names = [card.id for card in game.cards]
    position.deck = game.all_cards()
    for seat, hand in enumerate(hands):
        position.hands[seat] = sorted(names.index(name) for name in hand.split())
        for card in position.hands[seat]:
            position.deck.remove(card)
    for seat, quay in enumerate(berths):
        do(position, seat, f"berth {quay}")
    position.audit()
    return position


def do(position: HarbourPosition, seat: int, *notations: str) -> None:
    """Let a seat do these actions, one after the other."""
    for notation in notations:
        position.apply(seat, position.game.action(notation))


def choices(position: HarbourPosition, seat: int) -> list[str]:
    """What a seat may do now, in notation."""
    return [str(action) for action in position.legal(seat)]

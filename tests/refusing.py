"""What every test of a refusal holds to: a rule says no, the list of legal actions agrees, and nothing changes."""

from __future__ import annotations

import pytest

from ecumene import IllegalAction, Position


def refusal_of(position: Position, seat: int, notation: str) -> IllegalAction:
    """The refusal of an action."""
    action, before = position.game.action(notation), position.dump()
    twin = position.copy()  # a test may have arranged the position since it was asked what is legal in it
    with pytest.raises(IllegalAction) as refusal:
        twin.apply(seat, action)
    assert twin.dump() == before
    assert action not in position.legal(seat)
    assert refusal.value.rule in position.game.rules
    return refusal.value

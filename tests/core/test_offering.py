"""What has just been listed as legal is carried out as it is; everything else is checked when it comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.core.position import Position
from tests.tiny.harbour import Harbour

checked: list[str] = []


@dataclass(frozen=True, eq=False)
class Watched(SeatQuestion):
    """A question that remembers what it was asked to check, and comes once more after each answer."""

    left: int = 2

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return list(position.game.berth[: self.left])

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        checked.append(action.notation)
        super().check(position, seat, action)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        position.agenda.append(Watched(1, 1))


def watched() -> Position:
    """A position in which seat 0 chooses one of two berths, and then seat 1 the first one."""
    checked.clear()
    position = Harbour().new(2, 1)
    position.agenda.append(Watched(0))
    return position


def test_what_legal_has_just_listed_is_not_checked_again() -> None:
    position = watched()
    position.apply(0, position.legal(0)[1])
    assert position.pending() == (1,)
    assert not checked


def test_an_action_that_was_not_listed_is_checked() -> None:
    position = watched()
    third = position.game.actions[position.legal(0)[1].index + 1]
    with pytest.raises(IllegalAction):
        position.apply(0, third)
    position.apply(0, position.game.action(position.copy().legal(0)[0].notation))
    assert checked == [third.notation]


def test_without_a_list_every_action_is_checked() -> None:
    position = watched()
    position.apply(0, position.copy().legal(0)[0])
    assert len(checked) == 1


def test_what_was_listed_before_the_last_action_is_checked() -> None:
    position = watched()
    first, second = position.legal(0)
    position.apply(0, first)
    with pytest.raises(IllegalAction):
        position.apply(1, second)
    assert checked == [second.notation]
    assert position.pending() == (1,)


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_what_was_listed_before_is_nothing_for_those_who_are_not_asked(seat: int) -> None:
    position = watched()
    first = position.legal(0)[0]
    position.apply(0, first)
    assert position.pending() == (1,)
    with pytest.raises(IllegalAction, match=r"core\.turn"):
        position.apply(seat, first)


def test_what_was_listed_for_one_seat_is_checked_for_another() -> None:
    position = watched()
    first = position.legal(0)[0]
    with pytest.raises(IllegalAction):
        position.apply(1, first)
    assert position.pending() == (0,)


def test_what_a_twin_has_listed_is_checked_where_nothing_was_asked() -> None:
    position = watched()
    first = position.legal(0)[0]
    twin = position.copy()
    position.apply(0, first)
    assert not checked
    twin.apply(0, first)
    assert checked == [first.notation]

"""Actions and their catalogue."""

from __future__ import annotations

import pytest

from ecumene import Action, Actions
from ecumene.core.action import VerbActions, highest
from ecumene.core.errors import NotationError
from tests.tiny.harbour import Harbour


def test_an_action_is_its_notation() -> None:
    draw, twin, other = Action(0, "draw"), Action(5, "draw"), Action(0, "pass")
    assert draw == twin
    assert hash(draw) == hash(twin)
    assert draw != other
    assert draw != "draw"
    assert (str(draw), repr(draw)) == ("draw", "<draw>")


def test_action_integer_and_notation_lead_to_one_another(harbour: Harbour) -> None:
    actions = harbour.actions
    for index, action in enumerate(actions):
        assert actions[index] is action
        assert actions.index(action) == action.index == index
        assert actions.read(f"  {action}  ") is action
    assert len(list(actions)) == len(actions)


def test_an_action_of_a_twin_game_is_known_by_its_notation(harbour: Harbour) -> None:
    theirs = Harbour().action("play wine")
    ours = harbour.action("play wine")
    assert harbour.actions.own(theirs) is ours
    assert harbour.actions.own(ours) is ours
    assert harbour.actions.own(Action(10_000, "play wine")) is ours
    with pytest.raises(NotationError):
        harbour.actions.own(Action(0, "play dice"))


def test_an_unknown_notation_is_refused_with_the_nearest(harbour: Harbour) -> None:
    with pytest.raises(
        NotationError, match=r"'play whine' is not an action of this game \(did you mean 'play wine'\?\)"
    ):
        harbour.action("play whine")
    with pytest.raises(NotationError, match=r"'xyzzy' is not an action of this game$"):
        harbour.action("xyzzy")


def test_the_catalogue_ends_where_it_ends(harbour: Harbour) -> None:
    for index in (-1, len(harbour.actions)):
        with pytest.raises(IndexError, match=f"no number {index}"):
            harbour.actions[index]


class Steps(VerbActions[Action]):
    """A catalogue of two verbs."""

    def _make(self) -> None:
        self._add(1, "", 0)
        self._all(0, ["north", "south"])


def test_a_catalogue_of_verbs_lists_the_actions_of_each() -> None:
    numbers: list[tuple[int, int, int]] = []

    def new(index: int, notation: str, *about: int) -> Action:
        numbers.append((about[0], about[1], about[2]))
        return Action(index, notation)

    steps = Steps(("go", "rest"), new)
    assert [str(action) for action in steps] == ["rest", "go north", "go south"]
    assert numbers == [(1, 0, 0), (0, 0, 0), (0, 1, 0)]
    assert [[action.index for action in actions] for actions in steps.of] == [[1, 2], [0]]
    assert steps.read("go south") is steps.of[0][1]


def test_a_catalogue_refuses_double_and_misnumbered_actions() -> None:
    with pytest.raises(ValueError, match="share one notation"):
        Actions([Action(0, "draw"), Action(1, "draw")])
    with pytest.raises(ValueError, match="pass is numbered 5 but stands at 1"):
        Actions([Action(0, "draw"), Action(5, "pass")])


def test_the_highest_come_best_first_so_many_and_none_far_behind() -> None:
    actions = [Action(n, notation) for n, notation in enumerate(("draw", "sell", "pass", "claim"))]
    values = [1.0, 4.0, 3.5, 4.0]
    assert [str(action) for action in highest(actions, values, 3)] == ["sell", "claim", "pass"]
    assert [str(action) for action in highest(actions, values, 3, close=0.4)] == ["sell", "claim"]

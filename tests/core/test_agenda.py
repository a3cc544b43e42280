"""The agenda and the position that works it off: nesting, interrupts, sealed choices, storing at any pause."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Any, ClassVar

import pytest

from ecumene import IllegalAction
from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, Question, Sealed, SeatQuestion, Step, kind_of, load_item
from ecumene.core.errors import ViewError
from ecumene.core.game import Game
from ecumene.core.position import Position
from tests.marks import rule
from tests.tiny.harbour import Harbour
from tests.tiny.harbour.game import Berths, Customs, Round, Turn
from tests.tiny.quay import at_the_quay, choices, do


@rule("core.turn")
def test_only_a_seat_that_must_decide_may_act(harbour: Harbour) -> None:
    position = at_the_quay(harbour)
    before = position.dump()
    for seat in (1, -1, 7):
        with pytest.raises(IllegalAction, match=r"draw — Only a seat that must decide now may act. \[core.turn\]"):
            do(position, seat, "draw")
    assert position.dump() == before
    assert position.legal(1) == ()


@rule("core.choice")
def test_an_action_must_answer_the_question(harbour: Harbour) -> None:
    position = at_the_quay(harbour)
    before = position.dump()
    with pytest.raises(IllegalAction) as refusal:
        do(position, 0, "waive")
    assert refusal.value.rule == "core.choice"
    assert refusal.value.say("fr") == "waive — ce n’est pas une réponse à la question posée [core.choice]"
    assert position.dump() == before


@rule("core.over")
def test_a_game_that_is_over_takes_no_more_actions(harbour: Harbour) -> None:
    position = at_the_quay(harbour)
    position.agenda.clear()
    assert position.pending() == ()
    with pytest.raises(IllegalAction, match=r"core.over"):
        do(position, 0, "draw")


def test_a_refusal_without_a_game_still_names_its_rule() -> None:
    assert str(IllegalAction("core.turn")) == "[core.turn]"


def test_effects_nest_and_an_interrupt_belongs_to_another_seat(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["wine", "customs"], ["0.1", "0.1"], market=[2])
    do(position, 0, "play wine")
    assert [item.kind for item in position.agenda] == ["round", "turn", "draw", "customs"]
    assert position.pending() == (1,)
    assert choices(position, 1) == ["claim", "waive"]


def test_a_position_is_stored_and_resumed_in_the_middle_of_an_effect(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["wine", "customs"], ["0.1", "0.1"], market=[2])
    do(position, 0, "play wine")
    stored = harbour.load(json.loads(json.dumps(position.dump())))
    for table in (position, stored):
        table.apply(1, harbour.action("claim"))
    assert stored.dump() == position.dump()


def test_a_sealed_choice_waits_for_all_and_forgets_who_came_first(harbour: Harbour) -> None:
    one, other = at_the_quay(harbour, ["", "", ""], []), at_the_quay(harbour, ["", "", ""], [])
    do(one, 0, "berth 0.1")
    do(one, 2, "berth 1.0")
    assert one.pending() == (1,)
    with pytest.raises(IllegalAction, match=r"core.turn"):
        do(one, 0, "berth 1.0")
    do(other, 2, "berth 1.0")
    do(other, 0, "berth 0.1")
    assert one.dump() == other.dump()


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_whatever_the_order_of_arrival_the_choices_are_opened_alike(harbour: Harbour, order: Sequence[int]) -> None:
    berths = ["berth 1.0", "berth 0.1", "berth 1.0"]
    told, expected = at_the_quay(harbour, ["", "", ""], []), at_the_quay(harbour, ["", "", ""], [])
    for seat in range(3):
        do(expected, seat, berths[seat])
    for number, seat in enumerate(order):
        assert told.pending() == tuple(sorted(order[number:]))
        do(told, seat, berths[seat])
    assert told.dump() == expected.dump()


def test_what_is_sealed_is_known_to_its_seat_alone_and_guessed_by_the_others(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["", "", ""], ["0.1"])
    assert position.view(0).agenda[-1].dump() == ["berths", {"seats": [0, 1, 2], "sealed": [[0, "berth 0.1"]]}]
    for seat in (1, 2, None):
        assert position.view(seat).agenda[-1].dump() == ["berths", {"seats": [0, 1, 2], "sealed": [[0, ""]]}]
    guesses = [position.guess(1, Random(luck)).agenda[-1] for luck in range(40)]
    assert len({str(guess.dump()) for guess in guesses}) == 6
    own = position.guess(0, Random(0)).agenda[-1]
    assert own.dump() == position.agenda[-1].dump()


def test_items_store_as_plain_data() -> None:
    kinds: dict[str, type[Item]] = {kind_of(item): item for item in Harbour.agenda_items}
    for item in (Round(1, 2), Berths((0, 1), ((1, "berth 0.1"),)), Turn(1, 1), Customs(0, 1)):
        dumped = item.dump()
        assert json.loads(json.dumps(dumped)) == dumped
        assert load_item(kinds, dumped) == item


def test_what_a_game_must_write_itself_says_so() -> None:
    bare: Any = None
    draw = Action(0, "draw")
    for call in (
        lambda: Step().run(bare),
        lambda: Question().pending(bare),
        lambda: Question().legal(bare, 0),
        lambda: SeatQuestion(0).apply(bare, 0, draw),
        lambda: Sealed((0,)).reveal(bare, {}),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert SeatQuestion(3).pending(bare) == (3,)


def test_a_game_without_secrets_needs_no_hiding(harbour: Harbour) -> None:
    position = Open(harbour, 2, {}, None)
    position._hide(0)
    position._imagine(0, Random(0))
    position.audit()
    assert position.explain(0, harbour.actions[0]) is None
    for call in (position.copy, position.standings, position._state, lambda: position._restore({})):
        with pytest.raises(NotImplementedError):
            call()


class Open(Position):
    """A position of which nothing has been written yet."""


def test_a_question_that_says_nothing_more_refuses_by_the_core(harbour: Harbour) -> None:
    position = at_the_quay(harbour)
    position.agenda.append(Either(0))
    with pytest.raises(IllegalAction, match=r"core.choice"):
        do(position, 0, "waive")
    do(position, 0, "draw")
    assert position.pending() == (0,)


@dataclass(frozen=True)
class Either(SeatQuestion):
    """A question of the plainest kind."""

    def legal(self, position: Position, seat: Seat) -> Sequence[Action]:
        return [position.game.action("draw"), position.game.action("claim")]

    def apply(self, position: Position, seat: Seat, action: Action) -> None:
        return


def test_a_view_cannot_be_played_on_nor_become_another_view(harbour: Harbour) -> None:
    view = at_the_quay(harbour).view(0)
    with pytest.raises(ViewError, match="a view cannot be played on"):
        view.apply(0, harbour.action("draw"))
    with pytest.raises(ViewError, match="the view of 0 cannot become the view of 1"):
        view.view(1)
    assert view.view(0).dump() == view.dump()


def test_events_are_told_only_to_those_who_listen(harbour: Harbour) -> None:
    position = at_the_quay(harbour)
    position.tell("harbour-log-toll", {})
    assert position.journal is None
    position.journal = []
    position.tell("harbour-log-toll", {"who": 0, "other": 1})
    assert [event.say for event in position.journal] == ["harbour-log-toll"]
    assert position.copy().journal is None


def test_a_bare_game_must_write_its_parts() -> None:
    class Bare(Game):
        id: ClassVar[str] = "bare"
        folder = Harbour.folder

    with pytest.raises(NotImplementedError):
        Bare()

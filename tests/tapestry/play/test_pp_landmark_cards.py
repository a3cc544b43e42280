"""Landmark cards: the draft before the first turn, objectives at the end of turns, and those of Plans & Ploys."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.core.errors import EcumeneError
from ecumene.games.tapestry.play.landmark_cards import MeetObjectives, after_the_draft, met, progress, unmet
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import OPEN, TOP, UNKNOWN
from ecumene.games.tapestry.play.turns import EndTurn, TakeTurn
from tests.marks import rule
from tests.tapestry.board import Board, begun, game, table
from tests.tapestry.play.test_capital import fill_all, number
from tests.tapestry.play.test_landmarks import gains, owner

PP = {"plans_and_ploys": "in"}
AA = {"arts_and_architecture": "in"}
BOTH = {**PP, **AA}
CIVS = ("leaders", "chosen", "merrymakers", "militants", "craftsmen")


def holding(*cards: str, seats: int = 2, options: dict[str, str] = PP) -> Board:
    """Seat 0 is to move and has landmark cards."""
    return table(seats, CIVS, options=options).landmark_card(0, *cards)


def end_turn(board: Board) -> Board:
    """The turn ends without anything having been done."""
    assert isinstance(board.position.agenda.pop(), TakeTurn)
    return board.settle()


def drafting(seats: int, options: dict[str, str]) -> Board:
    board = begun(seats, CIVS, options=options)
    while board.asked().split()[1] != "draftlandmark":
        board.act(board.legal()[0])
    return board


# ---- the draft


@rule("tapestry.setup.landmark_cards", "tapestry.setup.landmark_cards_left")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("options", "more"), [(PP, 0), (AA, 0), (BOTH, 1)], ids=["pp", "aa", "both"])
def test_everybody_takes_one_of_as_many_cards_as_players_or_one_more(
    seats: int, options: dict[str, str], more: int
) -> None:
    board = drafting(seats, options)
    position = board.position
    all_cards = position.shared.landmark_cards()
    assert len(all_cards) == 5 + 5 * more
    drawn = list(position.landmark_draft)
    assert len(drawn) == seats + more
    assert position.landmark_deck == [card for card in all_cards if card not in drawn]
    asked: list[int] = []
    left = list(drawn)
    while board.asked().split()[1] == "draftlandmark":
        asked.append(int(board.asked().split()[0]))
        assert position.landmark_draft == left
        board.act(board.legal()[-1])
        left.pop()
    order = [seats - 1 - place for place in range(seats)]  # to the right of the first player, then against the turns
    assert asked == (order if more else order[:-1])  # the last card of all is simply taken
    assert [len(cards) for cards in position.landmark_cards] == [1] * seats
    taken = [card for cards in position.landmark_cards for card in cards]
    assert (position.landmark_draft, position.landmark_deck) == ([], [c for c in all_cards if c not in taken])
    assert len(position.landmark_deck) == len(all_cards) - seats
    board.audit()


@rule("tapestry.setup.landmark_cards")
def test_the_base_box_alone_has_no_landmark_cards() -> None:
    board = begun(2, CIVS)
    assert board.position.landmark_deck == []
    assert board.position.landmark_cards == [(), ()]
    assert not board.told("landmark-card")
    assert {"landmark_cards", "landmark_deck", "landmark_draft"}.isdisjoint(board.position.dump()["state"])


@rule("tapestry.setup.landmark_cards")
def test_the_draft_begins_right_of_the_first_player_after_mats_are_set_up() -> None:
    board = begun(3, ("futurists", "leaders", "militants"), options=PP)
    while board.asked() != "2 draftlandmark":
        assert board.asked().split()[1] != "draftlandmark"
        board.act(board.legal()[0])
    assert board.where(0, "science") == (4,)  # the Futurists have moved
    assert board.asked() == "2 draftlandmark"
    assert board.log()[-1] == "deals-landmark-cards"
    assert board.refused("landmark forge") == "core.choice"
    assert board.refused("income") == "core.choice"
    assert board.position.turn == -1


@rule("tapestry.setup.landmark_cards_seen")
def test_cards_in_hand_are_known_to_those_who_have_had_them_and_a_card_taken_to_all() -> None:
    board = drafting(3, BOTH)
    position = board.position
    for chooser in (2, 1, 0):
        draft, deck = position.landmark_draft, position.landmark_deck
        for viewer in (0, 1, 2, None):
            view = position.view(viewer)
            assert isinstance(view, TapestryPosition)
            known = viewer is not None and viewer >= chooser
            assert view.landmark_draft == (draft if known else [UNKNOWN] * len(draft))
            assert view.landmark_deck == (deck if known else [UNKNOWN] * len(deck))
            assert view.landmark_cards == position.landmark_cards
        board.act(board.legal()[0])
    assert board.position.view(None).landmark_deck == position.landmark_deck  # type: ignore[attr-defined]


@rule("tapestry.setup.landmark_cards_seen")
def test_who_has_not_had_the_cards_imagines_any_that_nobody_has_taken() -> None:
    board = drafting(3, BOTH)
    board.act(board.legal()[0])
    position = board.position
    taken = position.landmark_cards[2][0]
    seen: set[tuple[int, ...]] = set()
    for seed in range(20):
        guess: Any = position.guess(0, Random(seed))
        guess.audit()
        assert len(guess.landmark_draft) == 3
        assert taken not in guess.landmark_draft
        seen.add(tuple(guess.landmark_draft))
        assert position.guess(1, Random(seed)).landmark_draft == position.landmark_draft  # type: ignore[attr-defined]
    assert len(seen) > 5


@rule("tapestry.setup.landmark_cards_seen")
def test_what_is_drawn_for_the_draft_stays_out_of_open_records() -> None:
    assert "landmark_draft" in game().secret_outcomes


def test_a_game_in_the_middle_of_the_draft_is_stored_and_an_impossible_one_refused() -> None:
    board = drafting(3, PP)
    board.act(board.legal()[0])
    dump = board.position.dump()
    assert game().load(dump).dump() == dump
    for viewer in range(3):
        view = board.position.view(viewer).dump()
        assert game().load(view).dump() == view
    for field, value in (("landmark_draft", [18, 18]), ("landmark_deck", []), ("landmark_cards", [[], [], [99]])):
        with pytest.raises(EcumeneError):
            game().load({**dump, "state": {**dump["state"], field: value}})


# ---- objectives


@rule("tapestry.landmarks.objective")
def test_a_landmark_is_gained_and_placed_at_the_end_of_its_owners_turn() -> None:
    board = holding("observatory").tech(0, TOP, "barn")
    assert owner(board, "observatory") == -1
    end_turn(board)
    assert board.log() == ["objective", "landmark"]
    assert (board.asked(), owner(board, "observatory")) == ("0 placelandmark", 0)
    board.act(board.legal()[0])
    assert board.asked().split()[0] == "1"
    assert board.position.turn == 1
    assert met(board.position, 0) == unmet(board.position, 0) == []
    board.position.tech_row[board.position.box.tech_no["barn"]] = 0
    assert owner(board, "observatory") == 0
    board.audit()


@rule("tapestry.landmarks.objective")
def test_the_end_of_anothers_turn_is_not_the_moment() -> None:
    board = table(2, CIVS, options=PP).landmark_card(1, "observatory").tech(1, TOP, "barn")
    end_turn(board)
    assert owner(board, "observatory") == -1
    assert isinstance(board.position.agenda[-1], TakeTurn) or board.position.turn == 1


@rule("tapestry.landmarks.objective")
def test_an_objective_that_is_not_met_at_the_end_of_the_turn_gives_nothing() -> None:
    board = end_turn(holding("observatory").tech(0, 1, "barn"))
    assert owner(board, "observatory") == -1
    assert board.position.turn == 1


@rule("tapestry.landmarks.objective")
def test_it_is_met_by_whatever_the_turn_brings_even_the_last_income_turn() -> None:
    board = holding("caravanserai").tiles(0, "t01", "t02", "t03", "t04", "t05", "t06").era(4, 2)
    board.act("income")
    while board.asked() != "0 placelandmark":
        board.act(board.legal()[-1])
    assert not board.position.finished[0]
    board.act(board.legal()[0])
    while not board.position.finished[0]:
        board.act(board.legal()[-1])
    assert owner(board, "caravanserai") == 0
    board.audit()


@rule("tapestry.landmarks.objective")
def test_whoever_has_finished_gains_no_landmark_any_more() -> None:
    board = holding("caravanserai").tiles(0, "t01", "t02", "t03", "t04", "t05", "t06")
    board.position.finished[0] = 1
    assert met(board.position, 0) == []


@rule("tapestry.landmarks.objective")
def test_with_several_objectives_met_one_chooses_which_landmark_comes_first() -> None:
    board = holding("observatory", "caravanserai", "town_hall").tech(0, TOP, "barn")
    end_turn(board.tiles(0, "t01", "t02", "t03", "t04", "t05", "t06"))
    assert board.asked() == "0 chooseobjective"
    assert board.legal() == ["landmark caravanserai", "landmark observatory"] or board.legal() == [
        "landmark observatory",
        "landmark caravanserai",
    ]
    assert board.refused("landmark town_hall") == "landmarks.objective"
    assert board.refused("decline") == "core.choice"
    board.act("landmark caravanserai")
    assert board.asked() == "0 placelandmark"
    dump = board.position.dump()
    assert game().load(dump).dump() == dump
    board.act(board.legal()[0])
    assert board.asked() == "0 placelandmark"
    assert owner(board, "observatory") == 0
    board.act(board.legal()[0])
    assert (owner(board, "town_hall"), board.position.turn) == (-1, 1)


@rule("tapestry.landmarks.objective")
def test_a_landmark_may_meet_the_next_objective_of_the_same_turn() -> None:
    board = holding("observatory", "aqueduct").tech(0, TOP, "barn")
    fill_row = [number(1, column) for column in range(1, 10) if column != 5]
    for plot in fill_row:
        board.position.plots[0][plot] = 6 + 17
    end_turn(board)
    assert owner(board, "aqueduct") == -1
    board.act("site -1.4 0")  # the foot of the cross closes the first row
    assert owner(board, "aqueduct") == 0
    assert board.asked() == "0 placelandmark"


@rule("tapestry.landmarks.objective")
def test_nobody_else_gains_a_landmark_of_a_card() -> None:
    board = holding("observatory").do(1, [{"landmark": "any"}])
    assert "landmark observatory" not in board.legal()


# ---- more cards


@rule("tapestry.landmarks.card_drawn")
def test_a_card_drawn_in_the_game_counts_from_the_end_of_the_same_turn() -> None:
    board = table(2, CIVS, options=PP).tech(0, TOP, "barn")
    deck = board.position.landmark_deck
    which = board.position.box.landmark_no["observatory"]
    board.script(landmark_card=[deck.index(which)]).do(0, [{"landmark_card": 1}])
    assert board.position.landmark_cards == [(which,), ()]
    assert which not in board.position.landmark_deck
    assert end_turn(board).asked() == "0 placelandmark"
    board.audit()


@rule("tapestry.landmarks.card_drawn")
def test_an_empty_deck_gives_no_card_and_no_effect() -> None:
    board = holding("observatory", "caravanserai", "town_hall").landmark_card(1, "guildhall", "aqueduct")
    board.do(0, [{"landmark_card": 1}])
    assert len(board.position.landmark_cards[0]) == 3
    assert not board.position.book[-1].able(board.position, 0, -1)


@rule("tapestry.landmarks.card_drawn")
def test_what_waits_for_the_draft_comes_after_it_or_at_once() -> None:
    board = drafting(2, PP)
    after_the_draft(board.position, MeetObjectives(1))
    kinds = [item.kind for item in board.position.agenda]
    assert kinds.index("meetobjectives") + 1 == kinds.index("draftlandmark")
    later = table(2, CIVS, options=PP)
    after_the_draft(later.position, MeetObjectives(1))
    assert later.position.agenda[-1].kind == "meetobjectives"


# ---- the cards of Plans & Ploys


def counts(board: Board, card: str) -> int:
    return progress(board.position, 0, board.position.box.landmark_no[card])


@rule("tapestry.landmarks.caravanserai")
def test_the_caravanserai_asks_for_six_territory_tiles_in_supply() -> None:
    board = holding("caravanserai").tiles(0, "t01", "t02", "t03", "t04", "t05")
    assert counts(board, "caravanserai") == 5
    assert met(board.position, 0) == []
    board.tiles(0, "t01", "t02", "t03", "t04", "t05", "t06", "t07")
    assert counts(board, "caravanserai") == 6
    assert end_turn(board).asked() == "0 placelandmark"
    board.act("site 7.4 0")
    assert board.position.plots[0][number(8, 5)] == OPEN  # the court in its middle


@rule("tapestry.landmarks.guildhall")
def test_the_guildhall_asks_for_three_buildings_of_one_kind_in_the_capital() -> None:
    board = holding("guildhall").built(0, farm=5).plot(0, "house", "1.1", "1.2").plot(0, "market", "1.3", "1.4")
    assert counts(board, "guildhall") == 2
    board.plot(0, "house", "1.5")
    assert end_turn(board).asked() == "0 placelandmark"
    assert owner(board, "guildhall") == 0


@rule("tapestry.landmarks.observatory")
def test_the_observatory_asks_for_a_tech_card_in_the_top_row() -> None:
    board = holding("observatory").tech(0, 1, "barn").tech(1, TOP, "bakery")
    assert counts(board, "observatory") == 0
    assert end_turn(board.tech(0, TOP, "library")).asked() == "0 placelandmark"


@rule("tapestry.landmarks.aqueduct")
def test_the_aqueduct_asks_for_a_complete_row_or_column() -> None:
    board = holding("aqueduct")
    assert counts(board, "aqueduct") == 0
    for column in range(1, 10):
        board.position.plots[0][number(1, column)] = 6 + 17
    assert end_turn(board).asked() == "0 placelandmark"
    assert owner(board, "aqueduct") == 0


@rule("tapestry.landmarks.town_hall")
def test_the_town_hall_asks_for_two_complete_districts() -> None:
    board = holding("town_hall")
    board.position.districts[0] = 1 << 3
    assert met(board.position, 0) == []
    board.position.districts[0] |= 1 << 8
    assert end_turn(board).asked() == "0 placelandmark"
    assert owner(board, "town_hall") == 0


@rule("tapestry.landmarks.objective")
def test_where_it_fits_nowhere_the_landmark_stands_beside_the_capital() -> None:
    board = fill_all(holding("observatory"), 0).tech(0, TOP, "barn")
    end_turn(board)
    assert (owner(board, "observatory"), board.position.turn) == (0, 1)


def test_gaining_another_landmark_does_not_touch_the_cards() -> None:
    board = gains(holding("observatory"), "forge").act("site 4.1 0")
    assert unmet(board.position, 0) == [board.position.box.landmark_no["observatory"]]
    assert isinstance(board.position.agenda[-2], EndTurn)

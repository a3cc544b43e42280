"""What answers to a question are worth, to those who look closely and to the quick player."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.games.rise_of_empires.box.content import SEAT_COUNTS, TURN_IDS
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from tests.rise_of_empires.board import game, sample_table, table
from tests.rise_of_empires.content import changed
from tests.rise_of_empires.thinking import best, glance, quick, thinking, weights


def test_a_city_that_cannot_be_fed_is_worth_less() -> None:
    def worth(food: int, *lands: str) -> float:
        board = table(turn="IIA").give(0, gold=20, food=food).own(0, *lands).show("constantinople")
        return glance(board.position, 0).city_worth(board.position.box.city_no["constantinople"])

    assert worth(16, "plains", "plains") > worth(2, "mountain", "mountain")


def test_a_tile_that_counts_what_one_has_is_worth_more_to_who_has_it() -> None:
    board = table(turn="IIIA")
    television = board.position.box.progress_no["television"]
    before = glance(board.position, 0).progress_worth(television, 0)
    board.own(0, "memphis", "paris", "london")
    assert glance(board.position, 0).progress_worth(television, 0) > before + 3.0


def test_printing_is_worth_what_the_discs_to_the_left_cost() -> None:
    def worth(*discs: int) -> float:
        board = table(turn="IIB").row("territory", *discs)
        return glance(board.position, 0).progress_worth(board.position.box.progress_no["printing"], 0)

    assert worth(1, 1, 1, 0, 0) > worth(0, 0, 1, 1, 1)


def test_a_row_far_to_the_right_is_dear_later_and_a_full_one_is_not() -> None:
    empty = weights(table(seats=3).show("forest", "plains", "town"))["disc territory"]
    full = table(seats=3).show("forest", "plains", "town").row("territory", 1, 2, 1, 2, 1)
    assert weights(full)["disc territory"] > empty


def test_a_disc_is_paid_for_with_what_is_missed_least() -> None:
    board = table(turn="IB").give(0, gold=1, resource=0, cube=1, food=20).row("progress", 1, 1, 0)
    board.row("territory", 0).row("city", 0).act("back progress 1")
    assert board.asked() == "0 paydiscs"
    assert best(board) == quick(board) == "pay food 2"


def test_nobody_loses_everything_for_a_disc_as_long_as_another_is_free() -> None:
    board = table(turn="IB").give(0, gold=1, resource=0, cube=0, food=0, point=0)
    board.row("progress", 1, 1, 1, 0).row("trade", 0)
    assert "back progress 1" not in weights(board)
    assert quick(board) == "back trade 1"


def test_cubes_go_where_they_make_a_leader() -> None:
    board = sample_table(turn="IIB").give(0, cube=2).cubes(0, gaul=2, italia=3)
    board.row("empire", 0).act("back empire 1", "empire e8")
    found = weights(board)
    assert best(board).startswith("place germany")
    assert found["place germany 1"] > found["place italia 1"] + 0.5
    assert quick(board).startswith(("place germany", "place britain", "place balkans"))


def test_a_fight_that_wins_a_region_is_fought_and_one_that_loses_it_is_not() -> None:
    win = table(turn="IIB").give(0, cube=0).cubes(0, germany=2).cubes(1, germany=3)
    win.row("empire", 0).act("back empire 1", "empire e8", "done")
    assert best(win) == quick(win) == "fight germany 2"
    lose = table(turn="IIB").give(0, cube=0).cubes(0, germany=1).cubes(1, germany=1)
    lose.row("empire", 0).act("back empire 1", "empire e1", "done")
    assert weights(lose)["fight germany 2"] < 0.0
    assert best(lose) == "done"


def test_the_last_fight_of_the_game_is_not_spared() -> None:
    board = table(turn="IIIB").give(0, cube=4).cubes(0, gaul=1).cubes(1, gaul=3)
    board.row("empire", 0).act("back empire 1", "empire e4")
    assert best(board).startswith("place")


def test_hungry_towns_give_food() -> None:
    board = table(turn="IIIB").own(0, "town", "town", "mountain").give(0, food=2).phase("food")
    assert board.asked() == "0 towngoods"
    assert best(board) == quick(board) == "town food 2"


def test_no_city_is_let_go_that_can_be_fed_and_the_poorest_goes_first() -> None:
    board = table(turn="IIA").own(0, "paris", "troy", "plains", "plains").give(0, food=20).phase("food")
    assert best(board) == quick(board) == "done"
    hungry = table(turn="IIA").own(0, "paris", "cordoba", "plains").give(0, food=2).phase("food")
    box, look = hungry.position.box, glance(hungry.position, 0)
    brings = {name: look.city_from(box.cities[box.city_no[name]], 2) for name in ("paris", "cordoba")}
    assert best(hungry) == f"discard {min(brings, key=brings.__getitem__)}"


def test_what_pays_most_is_kept_over_the_end_of_an_era() -> None:
    board = table(turn="IIB").own(0, "patronage", "coinage", "mycenae", "troy").give(0, gold=1, cube=2).phase("era")
    first = best(board)
    assert first in ("keep patronage", "keep mycenae")
    assert quick(board) in ("keep patronage", "keep mycenae")
    assert weights(board)["keep mycenae"] > weights(board)["keep troy"]


def test_gold_is_bartered_for_discs_where_they_are_wanted() -> None:
    board = table(turn="IIA").own(0, "barter").give(0, gold=12, resource=0).act("use barter")
    assert board.asked() == "0 takeaction"  # with no disc only one way is open
    board = table(turn="IIA").own(0, "barter").give(0, gold=24, resource=1).act("use barter")
    found = weights(board)
    assert found["pick 2"] > found["pick 1"]


def test_a_tribute_that_may_grow_waits_for_the_empire() -> None:
    board = table(turn="IIA").own(0, "tribute").cubes(0, gaul=2)
    assert best(board) != "use tribute"
    assert best(board.cubes(0, italia=2)) == "use tribute"


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("turn", TURN_IDS[:-1])
def test_a_place_in_the_next_turns_order_is_picked_by_its_worth(seats: int, turn: str) -> None:
    board = table(seats=seats, turn=turn).phase("order")
    earlier = board.position.box.valuation.places[seats][TURN_IDS.index(turn)]
    assert best(board) == ("position 1" if earlier > 0.0 else f"position {seats}")


def test_the_more_waiting_is_worth_the_later_an_empire_is_chosen() -> None:
    def empire(turn: int, **waiting: float) -> float:
        """What an empire is worth to the first in turn IA or IB."""
        patient = game().using(changed("worth_of_waiting", "2", **waiting))
        position = patient.new(2, 3)
        assert isinstance(position, EmpiresPosition)
        for _ in range(turn):
            patient.foresee(position, Random(1))
        seat = position.pending()[0]
        legal = position.legal(seat)
        found = zip([action.notation for action in legal], thinking(patient).weigh(position, seat, legal), strict=True)
        return max([worth for notation, worth in found if "empire" in notation])

    assert empire(0, turn_a=1.0) > empire(0, turn_a=1.06) > empire(0, turn_a=1.5)
    assert empire(0, turn_b=1.0) == empire(0, turn_b=1.5)
    assert empire(1, turn_b=1.0) > empire(1, turn_b=1.06) > empire(1, turn_b=1.5)

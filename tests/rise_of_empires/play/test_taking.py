"""Taking tiles: progress with its price and its delay, territories, cities, wonders."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rise_of_empires.board import sample_table, table

# ---- progress


@rule("rise_of_empires.progress.take")
def test_a_progress_tile_of_the_era_is_free_and_leaves_the_display() -> None:
    board = table().show("coinage", "writing", "plains")
    board.act("disc progress", "take writing")
    assert board.tiles(0) == ["writing"]
    assert board.has(0, "gold") == 5
    assert board.shown() == ["coinage", "plains"]


@rule("rise_of_empires.progress.take")
def test_only_what_lies_there_can_be_taken() -> None:
    board = table().show("coinage", "writing", "plains")
    board.act("disc progress")
    assert board.refused("take mining") == "progress.take"
    assert board.refused("take plains") == "progress.take"
    assert board.refused("pass") == "display.without_action"


@rule("rise_of_empires.progress.price")
@pytest.mark.parametrize(
    ("turn", "tile", "gold"),
    [
        ("IB", "coinage", 0),
        ("IIA", "coinage", 1),
        ("IIIA", "coinage", 2),
        ("IIIB", "banking", 1),
        ("IIB", "banking", 0),
    ],
)
def test_older_progress_costs_gold(turn: str, tile: str, gold: int) -> None:
    board = table(seats=4, turn=turn).show(tile, "fertilizers")
    if turn.endswith("B"):
        board.row("progress", 0).act("back progress 1")
    else:
        board.act("disc progress")
    board.act(f"take {tile}")
    assert board.has(0, "gold") == 5 - gold


@rule("rise_of_empires.progress.price")
def test_who_cannot_pay_cannot_take_an_older_tile() -> None:
    board = table(seats=4, turn="IIIA").show("coinage", "banking", "railways", "medicine").give(0, gold=1)
    board.act("disc progress")
    assert board.legal() == ["take banking", "take railways", "take medicine"]
    assert board.refused("take coinage") == "progress.price"


@rule("rise_of_empires.progress.no_double")
def test_nobody_has_the_same_progress_twice() -> None:
    board = table(seats=3).show("irrigation", "irrigation_red", "writing", "coinage").own(0, "irrigation")
    board.act("disc progress")
    assert board.legal() == ["take coinage", "take writing"]
    assert board.refused("take irrigation") == "progress.no_double"
    assert board.refused("take irrigation_red") == "progress.no_double"


@rule("rise_of_empires.display.possible")
def test_a_single_possible_tile_is_not_asked_about() -> None:
    board = table().show("irrigation", "irrigation_red", "coinage").own(0, "irrigation")
    board.act("disc progress")
    assert board.tiles(0) == ["irrigation", "coinage"]
    assert board.asked() == "1 takeaction"


# ---- free actions


@rule("rise_of_empires.progress.free_action", "rise_of_empires.progress.several")
def test_free_actions_come_before_or_after_the_action_as_many_as_one_has() -> None:
    board = table(turn="IIA").own(0, "feudalism", "barter").show("plains", "town")
    assert board.legal()[:2] == ["use feudalism", "use barter"]
    board.act("use feudalism")
    assert (board.has(0, "cube"), board.asked()) == (7, "0 takeaction")
    board.act("disc territory", "take plains")
    assert (board.asked(), board.legal()) == ("0 afteraction", ["use barter", "done"])
    board.act("use barter", "pick 1")
    assert (board.has(0, "gold"), board.has(0, "resource")) == (8, 1)
    assert board.asked() == "1 takeaction"


@rule("rise_of_empires.progress.once")
def test_a_free_action_comes_once_in_a_turn_and_again_in_the_next() -> None:
    board = table(turn="IIA").own(0, "feudalism").show("plains", "town", "forest", "island")
    board.act("use feudalism")
    assert board.refused("use feudalism") == "progress.once"
    board.act("disc territory", "take plains", "disc territory", "take town")
    assert board.refused("use feudalism") == "progress.once"
    board.phase("tiles")
    assert board.position.used == [(), ()]


@rule("rise_of_empires.progress.free_action")
def test_only_own_tiles_with_a_free_action_can_be_used() -> None:
    board = table(turn="IIA").own(0, "coinage").own(1, "feudalism")
    assert board.refused("use coinage") == "progress.free_action"
    assert board.refused("use feudalism") == "progress.free_action"


@rule("rise_of_empires.display.possible")
def test_a_free_action_that_would_do_nothing_is_not_offered() -> None:
    board = table(turn="IIA").own(0, "barter").give(0, gold=0, resource=0)
    assert "use barter" not in board.legal()
    assert board.refused("use barter") == "display.possible"


@rule("rise_of_empires.progress.delay")
def test_a_new_tile_waits_until_all_others_have_acted() -> None:
    board = table(seats=3, turn="IIA").show("feudalism", "banking", "plains", "town", "forest", "island")
    board.act("disc progress", "take feudalism")
    assert board.asked() == "1 takeaction"
    board.act("disc territory", "take plains")
    assert board.position.waits(0, board.position.box.progress_no["feudalism"])
    board.act("disc territory", "take town")
    assert board.asked() == "0 takeaction"
    assert "use feudalism" in board.legal()


@rule("rise_of_empires.progress.delay")
def test_a_tile_taken_last_in_a_turn_still_waits_at_the_start_of_the_next() -> None:
    board = table(seats=2, turn="IIA").own(0, "feudalism", fresh=True)
    assert "use feudalism" not in board.legal()
    assert board.refused("use feudalism") == "progress.delay"
    board.show("plains", "town", "island").act("disc territory", "take plains", "disc territory", "take town")
    assert "use feudalism" in board.legal()


@rule("rise_of_empires.progress.delay_own_actions")
def test_what_changes_own_actions_waits_too() -> None:
    board = sample_table(seats=2).show("memphis", "constantinople").own(0, "architecture", fresh=True).give(0, gold=1)
    board.act("disc city")
    assert (board.tiles(0), board.has(0, "gold")) == (["architecture", "memphis"], 0)
    board = sample_table(seats=2).show("memphis").own(0, "architecture").give(0, gold=1)
    board.act("disc city")
    assert board.has(0, "gold") == 1


@rule("rise_of_empires.progress.at_once")
def test_what_a_turn_yields_counts_at_once() -> None:
    board = table(seats=2).own(0, "irrigation", "coinage", "writing", fresh=True)
    board.phase("food", "income", "points")
    assert [board.has(0, thing) for thing in ("food", "gold", "point")] == [18, 8, 1]


# ---- territories


@rule("rise_of_empires.territory.take", "rise_of_empires.territory.copies")
def test_territories_are_free_and_one_may_have_several_of_a_kind() -> None:
    board = table().show("plains", "plains_red", "town").own(0, "plains")
    board.act("disc territory", "take plains_red")
    assert board.position.lands[:5] == [2, 0, 0, 0, 0]
    assert board.has(0, "gold") == 5
    board = table().show("plains", "town")
    board.act("disc territory")
    assert board.refused("take forest") == "territory.take"


# ---- cities


@rule("rise_of_empires.city.take", "rise_of_empires.city.price")
def test_a_city_costs_its_gold() -> None:
    board = sample_table().show("memphis", "babylon", "mycenae")
    board.act("disc city", "take memphis")
    assert (board.has(0, "gold"), board.tiles(0)) == (4, ["memphis"])


@rule("rise_of_empires.city.price", "rise_of_empires.city.take")
def test_a_city_too_dear_or_not_there_cannot_be_taken() -> None:
    board = sample_table().show("memphis", "babylon", "troy").give(0, gold=3)
    board.act("disc city")
    assert board.legal() == ["take memphis", "take troy"]
    assert board.refused("take babylon") == "city.price"
    assert board.refused("take rome") == "city.take"


@rule("rise_of_empires.city.copies")
def test_one_may_have_the_same_city_twice() -> None:
    board = sample_table().show("memphis", "troy").own(0, "memphis")
    board.act("disc city", "take memphis")
    assert board.tiles(0) == ["memphis", "memphis"]
    board.phase("points")
    assert board.has(0, "point") == 4


# ---- wonders


@rule("rise_of_empires.wonders.price", "rise_of_empires.wonders.points", "rise_of_empires.wonders.leaves")
def test_a_wonder_costs_gold_discs_and_cubes_scores_at_once_and_is_gone() -> None:
    board = sample_table(turn="IB").row("city", 0).show("great_pyramid", "athens")
    board.act("back city 1", "take great_pyramid")
    assert [board.has(0, thing) for thing in ("gold", "resource", "cube", "point")] == [2, 0, 3, 13]
    assert (board.tiles(0), board.shown()) == ([], ["athens"])
    assert board.position.stock(0) == 27


@rule("rise_of_empires.wonders.price")
@pytest.mark.parametrize("thing", ["gold", "resource", "cube"])
def test_a_wonder_needs_all_three(thing: str) -> None:
    board = sample_table(turn="IB").row("city", 0).show("great_pyramid", "troy").own(0, "architecture")
    board.give(0, resource=1).give(0, **{thing: 1 if thing != "resource" else 0})
    board.act("back city 1")
    assert board.refused("take great_pyramid") == "wonders.price"


@rule("rise_of_empires.wonders.turn_b")
@pytest.mark.parametrize("seats", [2, 5])
def test_wonders_are_there_in_turn_b_only(seats: int) -> None:
    board = table(seats=seats, turn="IB")
    assert {"great_pyramid", "colossus"} <= set(board.shown())
    board.position.turn = 2
    board.phase("tiles")
    assert not {"great_pyramid", "colossus"} & set(board.shown())

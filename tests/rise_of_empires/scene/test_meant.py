"""What clicks mean in Rise of Empires, and the rule that forbids them where they are not legal."""

from __future__ import annotations

from random import Random

import pytest

from tests.marks import rule
from tests.rise_of_empires.board import Board, game, table
from tests.rise_of_empires.showing import drawn, meant, why

# ---- tiles


@rule("rise_of_empires.city.price", "rise_of_empires.progress.no_double", "rise_of_empires.progress.price")
def test_a_tile_says_what_stands_in_its_way() -> None:
    board = table(2, "IIA").show("venice", "coinage", "banking").give(0, gold=0).own(0, "banking")
    assert why(board, "tile.venice") == "city.price"
    assert why(board, "tile.coinage") == "progress.price"
    assert why(board, "tile.banking") == "progress.no_double"
    assert why(board.give(0, gold=9), "tile.venice") is None


@rule("rise_of_empires.trade.pay", "rise_of_empires.trade.once", "rise_of_empires.trade.own_again")
def test_a_trade_says_what_stands_in_its_way() -> None:
    board = table(2).give(0, resource=1)
    assert why(board, "trade.caravan_road") == "trade.pay"
    board.position.traded[0] = 1
    assert why(board, "trade.local_market") == "trade.once"
    board.position.traded[0] = 0
    assert why(board, "trade.local_market") == "trade.own_again"


@rule("rise_of_empires.display.spaces", "rise_of_empires.display.possible")
def test_a_row_that_is_full_or_idle_says_so() -> None:
    board = table(2).show("plains").row("territory", 0, 1, 0, 1)
    assert why(board, "tile.plains") == "display.spaces"
    assert why(board, "row.territory") == "display.spaces"
    assert why(board, "row.city.1") == "display.possible"
    assert why(board, "row.empire") is None


@rule("rise_of_empires.empire.once")
def test_an_empire_tile_that_is_taken_says_so() -> None:
    board = table(2)
    board.position.empires[2] = 1
    assert meant(board, "empire.e3") == ["disc empire", "empire e3"]
    assert why(board, "empire.e3") == "empire.once"
    assert meant(board, "empire.e1") == ["disc empire", "empire e1"]


# ---- discs


@rule("rise_of_empires.display.take_back", "rise_of_empires.display.place", "rise_of_empires.display.afford")
def test_a_disc_says_why_it_stays() -> None:
    board = table(2, "IB").row("city", 0, 1, 0).row("trade", 1, 0).give(0, gold=1, resource=0, cube=0, food=0)
    assert why(board, "disc.city.2") == "display.take_back"
    assert why(board, "disc.city.1") == "display.afford"
    assert why(board, "disc.city.3") is None
    assert why(table(2).row("city", 0), "disc.city.1") == "display.place"
    assert why(board, "tile.rome") in ("display.take_back", "city.take")


def test_a_free_disc_and_a_thing_of_its_row_are_one_deed() -> None:
    board = table(2, "IB").show("plains", "forest").row("territory", 0)
    assert meant(board, "disc.territory.1") == ["back territory 1"]
    assert meant(board, "disc.territory.1", "tile.forest") == ["back territory 1", "take forest"]
    assert meant(board, "disc.territory.1", "~pass") == ["back territory 1", "pass"]
    assert meant(board, "disc.territory.1", "empire.e1") == []
    assert meant(board, "disc.territory.11") == []


@rule("rise_of_empires.display.floor", "rise_of_empires.display.price")
def test_a_payment_says_why_not_so_much() -> None:
    board = table(2, "IB").row("trade", 1, 1, 0).give(0, gold=1, resource=3, cube=0, food=2).act("back trade 1")
    assert meant(board, "~pay.food", "~n.2") == ["pay food 2"]
    assert why(board, "~pay.gold", "~n.2") == "display.floor"
    assert why(board, "~pay.resource", "~n.3") == "display.price"
    assert meant(board, "~pay.food", "~n.77") == []
    assert meant(board, "~pay.nonsense") == []


# ---- the map


@rule("rise_of_empires.empire.era", "rise_of_empires.reach.near", "rise_of_empires.reach.mediterranean")
def test_a_region_says_why_no_cube_may_go_there() -> None:
    board = table(2).cubes(0, gaul=1).cubes(1, egypt=1).act("disc empire", "empire e1")
    assert why(board, "britain") == "empire.era"
    assert why(board, "egypt") == why(board, "cubes.egypt.p1") == "reach.near"
    assert why(board, "mediterranean") == "reach.mediterranean"
    assert meant(board, "cubes.gaul.p0", "~n.3") == ["place gaul 3"]
    assert why(board, "gaul", "~n.9") == "empire.place"
    assert meant(board, "gaul", "~n.31") == []
    assert meant(board, "cubes.gaul.p1") == []


@rule("rise_of_empires.combat.where", "rise_of_empires.effects.ally")
def test_a_fight_says_why_there_is_none() -> None:
    board = table(3).cubes(0, gaul=3, iberia=1).cubes(1, gaul=2, egypt=1, iberia=1).cubes(2, gaul=1)
    board.position.alliance[2] = board.position.box.region_no["gaul"]
    board.act("disc empire", "empire e1", "done")
    assert meant(board, "cubes.gaul.p1") == ["fight gaul 2"]
    assert meant(board, "gaul") == ["fight gaul 2"]
    assert why(board, "cubes.gaul.p2") == "effects.ally"
    assert why(board, "egypt") == "combat.where"
    assert why(board, "asia_minor") == "combat.where"
    assert meant(board, "cubes.iberia.p0") == ["fight iberia 2"]


def test_a_region_with_two_to_fight_means_neither() -> None:
    board = table(3).cubes(0, gaul=3).cubes(1, gaul=2).cubes(2, gaul=1).act("disc empire", "empire e1", "done")
    assert meant(board, "gaul") == []


# ---- own tiles


@rule("rise_of_empires.progress.delay", "rise_of_empires.progress.once", "rise_of_empires.progress.free_action")
def test_a_progress_tile_says_why_it_cannot_be_used() -> None:
    board = table(2).own(0, "coinage", "tribute").own(0, "barter", fresh=True).own(1, "tribute").cubes(0, gaul=1)
    assert why(board, "progress.barter.p0") == "progress.delay"
    assert why(board, "progress.coinage.p0") == "progress.free_action"
    assert meant(board, "progress.tribute.p1") == []
    assert why(board.act("use tribute"), "progress.tribute.p0") == "progress.once"


@rule("rise_of_empires.era_end.progress", "rise_of_empires.food.must_discard")
def test_what_cannot_be_kept_or_left_says_so() -> None:
    board = table(2, "IB").own(0, "tribute", "memphis").give(0, gold=0).phase("era")
    assert why(board, "progress.tribute.p0") == "era_end.progress"
    assert meant(board, "city.memphis.p0") == ["keep memphis"]
    board = table(2).own(0, "memphis", "babylon").give(0, food=1).phase("food")
    assert why(board, "~done") == "food.must_discard"
    assert meant(board, "city.memphis.p0") == ["discard memphis"]


@rule("rise_of_empires.turn_order.free_place")
def test_a_place_that_is_taken_says_so() -> None:
    board = table(3).phase("order").act("position 1")
    assert why(board, "order.1") == "turn_order.free_place"
    assert meant(board, "order.3") == ["position 3"]
    assert meant(table(2), "order.1") == []


# ---- whatever is asked


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_clicked_gets_an_answer(seed: int) -> None:
    rng = Random(seed)
    board = Board(game().new(3, seed))  # type: ignore[arg-type]
    for _ in range(120):
        if not board.position.pending():
            break
        seat = board.position.pending()[0]
        view = board.position.view(seat)
        for name in rng.sample(sorted(drawn(board)), 6):
            found = game().why(view, seat, [name])
            assert found is None or found["rule"] in game().rules
        board.act(rng.choice(board.legal()))

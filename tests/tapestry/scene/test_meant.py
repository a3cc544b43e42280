"""What clicks mean in Tapestry, and the rule that forbids them where they are not legal."""

from __future__ import annotations

from random import Random

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, game, table
from tests.tapestry.showing import drawn, meant, why

# ---- tracks


@rule("tapestry.advancing.one_space")
def test_only_the_next_space_can_be_advanced_to() -> None:
    board = table(2).give(0, coin=1).token(0, science=2)
    assert meant(board, "space.science_3") == ["advance science"]
    assert why(board, "space.science_3") is None
    assert why(board, "space.science_5") == "advancing.one_space"
    assert why(board, "space.science_2") == "advancing.one_space"


@rule("tapestry.advancing.cost")
def test_an_advance_that_cannot_be_paid_says_so() -> None:
    board = table(2).give(0, coin=1).token(0, science=3)
    assert why(board, "track.science") == "advancing.cost"
    assert why(board, "space.science_4") == "advancing.cost"
    assert why(board, "token.p0.science.0") == "advancing.cost"


@rule("tapestry.advancing.end_of_track")
def test_a_track_that_is_completed_says_so() -> None:
    assert why(table(2).give(0, coin=1).token(0, military=12), "track.military") == "advancing.end_of_track"


@rule("tapestry.cards.dictatorship")
def test_a_closed_track_says_so() -> None:
    board = table(2).give(0, coin=1)
    board.position.blocks = [(2, 1, 1)]
    assert why(board, "space.military_1") == "cards.dictatorship"


def test_a_payment_is_part_of_the_advance() -> None:
    board = table(2).give(0, coin=1, food=1).token(0, science=(0, 1))
    assert meant(board, "space.science_2", "~pay.food") == ["advance science", "token 1", "pay food"]
    assert why(board, "space.science_2", "~pay.food") is None
    assert why(board, "space.science_2", "~pay.culture") == "advancing.cost"
    assert meant(board, "space.science_2", "~nonsense") == []
    assert meant(board, "token.p1.science.0") == []


def test_half_an_advance_is_the_advance_alone() -> None:
    board = table(2).give(0, coin=1, food=1)
    assert meant(board, "track.science") == ["advance science"]
    board.act("advance science")
    assert meant(board, "~pay.coin") == ["pay coin"]


@rule("tapestry.advancing.free")
def test_a_free_step_is_clicked_on_the_track_or_where_it_leads() -> None:
    board = table(2).token(0, science=2, military=12)
    board.do(0, [{"advance": {"tracks": "any", "benefit": False, "bonus": "none"}}])
    assert meant(board, "track.science") == meant(board, "space.science_3") == ["track science"]
    assert meant(board, "space.science_4") == []
    assert why(board, "track.military") == "advancing.end_of_track"


@rule("tapestry.advancing.several_tokens")
def test_a_token_is_one_of_ones_own_on_the_track_that_is_asked_about() -> None:
    board = table(2).token(0, science=(2, 5))
    board.do(0, [{"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}])
    assert meant(board, "token.p0.science.1") == ["token 5"]
    assert meant(board, "token.p0.military.0") == meant(board, "token.p1.science.0") == []


@rule("tapestry.cards.trade_economy")
def test_a_trade_is_by_the_tokens_of_the_other() -> None:
    board = table(3).token(0, science=3).token(1, science=(1, 5)).token(2, science=2)
    board.do(0, [{"code": "trade_economy"}], "card.trade_economy")
    assert meant(board, "supply.p1") == ["player 2"]
    assert meant(board, "supply.p7") == meant(board, "token.p1.science.0") == []
    board.act("player 2")
    assert board.legal() == ["token 1", "token 5"]
    assert meant(board, "token.p1.science.1") == ["token 5"]
    assert meant(board, "token.p0.science.0") == meant(board, "token.p2.science.0") == []


# ---- the map


@rule("tapestry.exploring.where")
def test_a_tile_goes_only_onto_unexplored_hexes_next_to_ones_own() -> None:
    board = table(2).tiles(0, "t02", "t05").do(0, [{"explore": {"where": "adjacent"}}])
    assert meant(board, "tile.t02") == ["tile t02"]
    assert why(board, "tile.t02", "m.0.0", "~turn.2") == "exploring.where"
    assert why(board, "tile.t08") == "exploring.where"
    assert meant(board, "tile.t02", "die.red") == []
    board.act("tile t02")
    assert why(board, "m.0.0", "~turn.1") == "exploring.where"
    assert meant(board, "tile.t05", "m.0.0", "~turn.1") == []
    assert meant(board, "tile.t02") == []


@rule("tapestry.rulings.equal_rotations")
def test_a_turn_that_looks_like_another_says_so() -> None:
    board = table(2).tiles(0, "t05").do(0, [{"explore": {"where": "adjacent"}}])
    place = board.legal()[0].split(" ")[1]
    assert why(board, "tile.t05", f"m.{place}") is None
    assert why(board, "tile.t05", f"m.{place}", "~turn.3") == "rulings.equal_rotations"


@rule("tapestry.conquering.where", "tapestry.conquering.limit")
def test_a_territory_that_cannot_be_conquered_says_why() -> None:
    board = table(2).lay("1.0", "t02").outpost(1, "1.0").outpost(0, "1.0", toppled_by=1)
    board.do(0, [{"conquer": {"where": "anywhere", "dice": "one"}}])
    assert why(board, "m.1.0") == why(board, "stone.1.0.1") == "conquering.limit"
    unexplored = drawn(board)["m"]["frontier"][0]
    assert why(board, f"m.{unexplored[0]}.{unexplored[1]}") == "conquering.where"
    assert meant(board, "stone.1.0.7") == meant(board, "m.9.9") == []


@rule("tapestry.responses.trap")
def test_only_a_trap_answers_a_conquest() -> None:
    board = table(2).lay("1.0", "t02").outpost(1, "1.0").outpost(0, "0.0").hand(1, "guilds", "academia")
    board.do(0, [{"conquer": {"where": "anywhere", "dice": "one"}}]).act("conquer 1.0")
    assert why(board, "card.guilds.p1.0") == "responses.trap"
    assert meant(board, "~pass") == ["pass"]
    assert meant(board, "card.trap.p1.0") == []


# ---- capitals


@rule("tapestry.capital.impassable", "tapestry.capital.place")
def test_a_plot_that_cannot_be_built_on_says_why() -> None:
    board = table(2)
    plots = board.position.plots[0]
    blocked, free = plots.index(1), plots.index(0)
    board.plot(0, "farm", f"{free // 9 + 1}.{free % 9 + 1}").do(0, [{"build": ["house"]}])
    assert why(board, f"city.p0.{blocked // 9}.{blocked % 9}") == "capital.impassable"
    assert why(board, f"city.p0.{free // 9}.{free % 9}") == "capital.place"
    assert why(board, f"house.p0.{free // 9}.{free % 9}") == "capital.place"
    assert meant(board, "city.p1.0.0") == meant(board, "city.p0.-1.0") == meant(board, "city.p0.9.0") == []


@rule("tapestry.rulings.overhang_minimum", "tapestry.rulings.equal_rotations")
def test_a_landmark_must_touch_the_capital() -> None:
    board = table(2).do(0, [{"landmark": "launch_pad"}])
    assert why(board, "city.p0.-3.-3", "~turn.0") == "rulings.overhang_minimum"
    assert why(board, "city.p0.4.4", "~turn.2") == "rulings.equal_rotations"
    assert meant(board, "city.p0.4.4", "~turn.7") == []


@rule("tapestry.capital.empty_row")
def test_an_empty_row_of_buildings_says_so() -> None:
    board = table(2).built(0, farm=5).do(0, [{"build": ["market", "house", "farm"]}])
    assert why(board, "income.p0.farm") == "capital.empty_row"
    assert meant(board, "building.p0.market.0") == ["build market"]
    assert meant(board, "building.p0.market.3") == meant(board, "income.p1.market") == []


@rule("tapestry.landmarks.unique")
def test_a_landmark_that_somebody_has_says_so() -> None:
    board = table(2).landmark(1, "forge").do(0, [{"landmark": "any"}])
    assert why(board, "landmark.forge") == "landmarks.unique"
    assert meant(board, "~landmark.barn") == ["landmark barn"]


# ---- cards


@rule("tapestry.technology.upgrade", "tapestry.technology.top_row", "tapestry.technology.prerequisite")
def test_a_card_that_cannot_be_upgraded_says_why() -> None:
    board = table(2).tech(0, 0, "barn", "clocks").tech(0, 1, "dynamite").tech(0, 2, "paper").tech(1, 0, "compass")
    board.do(0, [{"upgrade": True}])
    assert meant(board, "tech.barn") == ["upgrade barn"]
    assert why(board, "tech.compass") == "technology.upgrade"
    assert why(board, "tech.paper") == "technology.top_row"
    assert why(board, "tech.dynamite") == "technology.prerequisite"
    assert meant(board, "deck.tech") == []


@rule("tapestry.resources.limit")
def test_a_resource_of_which_one_has_eight_says_so() -> None:
    board = table(2).give(0, coin=8).do(0, [{"gain": {"resource": 1}}])
    assert why(board, "~take.coin") == "resources.limit"
    assert why(board, "~take.gold") == "core.choice"


@rule("tapestry.cards.espionage")
def test_only_the_uppermost_card_of_a_mat_is_meant() -> None:
    board = table(2).era(2, 2).mat(1, 2, "guilds", "feudalism").mat(1, 1, "renaissance")
    board.do(0, [{"code": "espionage"}], "card.espionage")
    assert board.asked() == "0 copycard"
    assert meant(board, "card.feudalism.p1.0") == ["card 2 2"]
    assert meant(board, "card.guilds.p1.0") == []


@rule("tapestry.setup.capitals")
def test_of_two_capitals_one_must_be_named() -> None:
    position = game().new(2, 1)
    board = Board(position)  # type: ignore[arg-type]
    civ = board.legal()[0].split(" ")[1]
    assert meant(board, f"civ.{civ}") == []
    capital = board.legal()[0].split(" ")[2]
    assert meant(board, f"civ.{civ}", f"capital.{capital}.p0") == [board.legal()[0]]


# ---- anything


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_on_the_table_and_no_nonsense_breaks_a_click(seats: int) -> None:
    board, rng = table(seats), Random(7)
    for seat in range(seats):
        board.give(seat, coin=4, worker=4, food=4, culture=4)
    for _ in range(25):
        seat = board.position.pending()[0]
        view = board.position.view(seat)
        for name in [*drawn(board, seat), "", ".", "~", "~pay.", "~n.x", "token.", "city.p0", "m.", "civ..", "card.p"]:
            for path in ([name], [name, "~turn.9"], [name, "m.0.0"]):
                game().why(view, seat, path)
        board.act(rng.choice([notation for notation in board.legal() if notation != "income"] or board.legal()))


def test_when_it_is_over_nothing_means_anything() -> None:
    board = table(2)
    board.position.agenda.clear()
    assert list(game().meant(board.position.view(0), 0, ["track.science"])) == []
    assert why(board, "track.science", seat=0) == "core.over"


def test_whoever_is_not_asked_may_click_nothing() -> None:
    assert why(table(2).give(0, coin=1), "track.science", seat=1) == "core.turn"

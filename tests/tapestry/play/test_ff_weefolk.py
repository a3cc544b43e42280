"""The Weefolk: tokens in other capitals."""

from __future__ import annotations

import pytest

from ecumene.core.errors import AuditError
from ecumene.games.tapestry.play.civilizations.gaining import give_up_mat
from ecumene.games.tapestry.play.civilizations.urban_planners import largest_group
from ecumene.games.tapestry.play.civilizations.weefolk import folk_points, tokens
from ecumene.games.tapestry.play.ground import BESIDE_PLOT, lured
from ecumene.games.tapestry.play.model import BUILDING, IMPASSABLE, LANDMARK, OPEN
from ecumene.games.tapestry.play.numbers import FOLK, NO_PLOT, PAD
from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.civs import finish, gain, use
from tests.tapestry.late import futures, reloaded
from tests.tapestry.showing import acts, choice, drawn, english, french, meant, paths, why
from tests.tapestry.speaking import speech


def weefolk(seats: int = 2, era: int = 2) -> Board:
    return futures(("weefolk", "chosen", "leaders"), seats).era(*[era] * seats)


def full(board: Board, seat: int) -> Board:
    """Every plot of a capital is filled: a few with farms, the others as if they were impassable."""
    position = board.position
    position.plots[seat] = [IMPASSABLE] * 81
    return board.plot(seat, "farm", "1.1", "5.5", "9.9")


# ---- giving a token


@rule("tapestry.civilizations.weefolk")
def test_an_opponent_puts_the_token_on_an_open_plot_of_theirs() -> None:
    board = use(weefolk().tiles(0), 0, "weefolk")
    assert board.asked() == "1 weefolkplot"
    plots = board.position.plots[1]
    assert len(board.legal()) == plots.count(OPEN)
    blocked = next(n for n in range(81) if plots[n] == IMPASSABLE)
    assert board.refused(f"plot {blocked // 9 + 1}.{blocked % 9 + 1}") == "civilizations.weefolk"
    assert board.refused("pass") == "core.choice"
    reloaded(board).act(board.legal()[0])
    (plot,) = tokens(board.position, 0, 1)
    assert plots[plot] == FOLK
    assert board.asked() == "0 taketurn"
    assert [event.args["other"] for event in board.told("folk")] == [0]
    reloaded(board)


@rule("tapestry.civilizations.weefolk")
def test_with_several_opponents_they_choose_one_also_one_who_has_finished() -> None:
    board = use(finish(weefolk(3).era(2, 2, 5).tiles(0), 2), 0, "weefolk")
    assert board.asked() == "0 weefolkhost"
    assert board.legal() == ["player 2", "player 3"]
    assert paths(board)["player 3"] == ["~player.2"]
    reloaded(board).act("player 3")
    assert board.asked() == "2 weefolkplot"
    board.act(board.legal()[0])
    assert len(tokens(board.position, 0, 2)) == 1


@rule("tapestry.civilizations.weefolk", "tapestry.capital.district")
def test_the_plot_is_filled_for_the_opponent_and_may_complete_a_district() -> None:
    board = weefolk().tiles(0)
    plots = board.position.plots[1]
    for plot in (0, 1, 2, 9, 10, 11, 18, 19):
        plots[plot] = IMPASSABLE
    plots[20] = OPEN
    use(board, 0, "weefolk").act("plot 3.3")
    assert board.asked() == "1 takeresource"
    before = sum(board.stock(1).values())
    board.act("take food")
    assert (sum(board.stock(1).values()), board.position.districts[1] & 1) == (before + 1, 1)
    assert board.refused("plot 3.3", seat=1) == "core.turn"


@rule("tapestry.civilizations.weefolk", "tapestry.end.nothing_else")
def test_whoever_has_finished_gains_nothing_by_it() -> None:
    board = finish(weefolk().tiles(0), 1)
    plots = board.position.plots[1]
    for plot in (0, 1, 2, 9, 10, 11, 18, 19):
        plots[plot] = IMPASSABLE
    plots[20] = OPEN
    before = board.stock(1)
    use(board, 0, "weefolk").act("plot 3.3")
    assert (board.asked(), board.stock(1)) == ("0 taketurn", before)


@rule("tapestry.civilizations.weefolk")
def test_nothing_can_be_built_on_it_and_lily_pads_are_open_plots() -> None:
    board = weefolk().tiles(0)
    board.position.plots[1] = [IMPASSABLE] * 81
    board.position.plots[1][3], board.position.plots[1][4] = PAD, OPEN
    use(board, 0, "weefolk")
    assert board.legal() == ["plot 1.4", "plot 1.5"]
    board.act("plot 1.4").do(1, [{"build": ["farm"]}])
    assert board.position.plots[1][4] == BUILDING + 2, "the only plot left"


@rule("tapestry.civilizations.weefolk", "tapestry.capital.outside")
def test_in_a_full_capital_it_takes_the_place_of_an_income_building_which_stays_theirs() -> None:
    board = full(weefolk().tiles(0), 1)
    position = board.position
    built, districts = position.built.copy(), position.districts[1]
    use(board, 0, "weefolk")
    assert board.legal() == ["plot 1.1", "plot 5.5", "plot 9.9"]
    assert paths(board)["plot 5.5"] == [["city.p1.4.4", "house.p1.4.4"]]
    board.act("plot 5.5")
    assert (position.built, position.placed[4 + 2], position.plots[1][40]) == (built, 2, FOLK)
    assert position.districts[1] | districts == position.districts[1]
    assert drawn(reloaded(board), 1)["beside.p1.farm"]["n"] == 1


@rule("tapestry.civilizations.weefolk")
def test_with_one_plot_left_nothing_is_asked_and_with_no_building_in_a_full_capital_nothing_happens() -> None:
    board = weefolk().tiles(0)
    board.position.plots[1] = [IMPASSABLE] * 80 + [OPEN]
    use(board, 0, "weefolk").act("take food")  # for the district
    assert (tokens(board.position, 0, 1), board.asked()) == ([80], "0 taketurn")
    use(board, 0, "weefolk")
    assert (tokens(board.position, 0, 1), board.asked()) == ([80], "0 taketurn")


@rule("tapestry.civilizations.weefolk")
def test_gained_during_the_game_they_give_a_token_at_once() -> None:
    board = gain(futures(("leaders", "chosen")), 0, "weefolk")
    assert board.asked() == "1 weefolkplot"


@rule("tapestry.civilizations.weefolk", "tapestry.cards.black_death")
def test_with_the_mat_lost_the_tokens_stay() -> None:
    board = use(weefolk().tiles(0), 0, "weefolk").act("plot 1.1")
    give_up_mat(board.position, 0, board.position.box.civ_no["weefolk"])
    assert tokens(reloaded(board).position, 0, 1) == [0]


@rule("tapestry.civilizations.weefolk")
def test_a_token_is_no_landmark() -> None:
    board = weefolk()
    plots = [OPEN] * 81
    plots[40], plots[41] = LANDMARK, FOLK
    board.position.plots[1] = plots
    assert largest_group(board.position, 1) == 1
    quagmire = board.position.box.capitals[board.position.box.capital_no["quagmire"]]
    wisp = next(plot for plot in range(81) if quagmire.wisps >> plot & 1)
    plots = [IMPASSABLE] * 81
    for near in BESIDE_PLOT[wisp]:
        plots[near] = FOLK
    assert wisp not in lured(quagmire, plots)
    plots[BESIDE_PLOT[wisp][0]] = LANDMARK
    assert wisp in lured(quagmire, plots)


@rule("tapestry.civilizations.weefolk")
def test_no_token_is_put_outside_a_smaller_city() -> None:
    board = weefolk().tiles(0)
    board.position.plots[1] = [NO_PLOT] * 79 + [OPEN] * 2
    assert use(board, 0, "weefolk").legal() == ["plot 9.8", "plot 9.9"]


# ---- a tile for a building


@rule("tapestry.civilizations.weefolk", "tapestry.rulings.discarded_territory_tiles")
def test_then_a_territory_tile_may_be_spent_for_any_income_building_once() -> None:
    board = weefolk()
    names = [board.position.box.tiles[n].id for n in (3, 4)]
    use(board.tiles(0, *names), 0, "weefolk")
    board.act(board.legal()[0])
    assert board.asked() == "0 weefolktile"
    assert board.legal() == [f"tile {names[0]}", f"tile {names[1]}", "decline"]
    assert meant(board, f"tile.{names[0]}") == [f"tile {names[0]}"]
    assert english(acts(board)["decline"]["say"]) == "Keep the tiles"
    reloaded(board).act(f"tile {names[0]}")
    assert board.asked() == "0 choosebuilding"
    board.act("build armory")
    board.act(board.legal()[0])
    assert (board.position.built[3], len(board.position.supply[0]), board.asked()) == (1, 1, "0 taketurn")
    assert 3 not in board.position.tiles


@rule("tapestry.civilizations.weefolk")
def test_they_may_keep_their_tiles_and_on_the_last_income_turn_nothing_is_offered() -> None:
    board = weefolk()
    name = board.position.box.tiles[3].id
    use(board.tiles(0, name), 0, "weefolk")
    board.act(board.legal()[0], "decline")
    assert (board.asked(), len(board.position.supply[0])) == ("0 taketurn", 1)
    board = use(weefolk(era=5).tiles(0, name), 0, "weefolk")
    assert board.act(board.legal()[0]).asked() == "0 taketurn"
    board = weefolk().tiles(0, name).built(0, market=5, house=5, farm=5, armory=5)
    use(board, 0, "weefolk")
    assert board.act(board.legal()[0]).asked() == "0 taketurn", "no building is left"


# ---- the last income turn


def street(board: Board) -> Board:
    """A token in the middle of the capital of seat 1, with a few pieces in its row and its column."""
    position = board.position
    position.plots[1] = [OPEN] * 81
    position.plots[1][40] = FOLK
    board.plot(1, "farm", "5.1", "5.2").plot(1, "house", "1.5").plot(1, "market", "1.1")
    for plot in (42, 43, 49, 58, 67):  # a landmark twice in the row and a part of another in the column
        position.plots[1][plot] = LANDMARK if plot < 44 else LANDMARK + 1
    return board


@rule("tapestry.civilizations.weefolk")
def test_each_token_counts_buildings_and_landmarks_in_its_row_and_again_in_its_column() -> None:
    board = street(weefolk(era=5))
    assert folk_points(board.position, 0) == 2 + 1 + 1 + 1, "two farms and a landmark, a house and a landmark"
    board.position.plots[1][39] = FOLK
    assert folk_points(board.position, 0) == 5 + 3, "tokens count for themselves and do not count each other"


@rule("tapestry.civilizations.weefolk")
def test_a_piece_in_both_lines_counts_twice() -> None:
    board = weefolk(era=5)
    position = board.position
    position.plots[1] = [OPEN] * 81
    position.plots[1][40] = FOLK
    for plot in (41, 49, 50):
        position.plots[1][plot] = LANDMARK
    assert folk_points(position, 0) == 2


@rule("tapestry.civilizations.weefolk")
def test_on_the_last_income_turn_they_give_a_token_first_and_then_score() -> None:
    board = use(street(weefolk(era=5)).tiles(0), 0, "weefolk")
    board.act("plot 5.9")
    assert board.score(0) == 5 + 3
    assert use(street(weefolk(era=4)).tiles(0), 0, "weefolk").act("plot 5.9").score(0) == 0
    events = board.told("scores")
    assert events[-1].args["n"] == 8
    assert board.position.standings().of(0).tally.by_rule()["tapestry.scoring.civilizations"] == 8


# ---- shown


@rule("tapestry.civilizations.weefolk")
def test_tokens_are_drawn_in_the_capital_and_told_on_the_mat() -> None:
    board = use(weefolk().tiles(0), 0, "weefolk")
    assert english(choice(board)["prompt"]) == "Ada gives you a token. On which plot of your capital do you put it?"
    assert french(choice(board)["prompt"]).startswith("Ada vous donne un jeton")
    assert meant(board, "city.p1.0.0") == ["plot 1.1"]
    board.act("plot 1.1")
    token = drawn(board, 1)["folk.p1.0.0"]
    assert (token["in"], token["slot"], token["owner"]) == ("city.p1", [0, 0], "p0")
    lines = [english(line) for line in drawn(board, 1)["civ.weefolk"]["lines"]]
    assert lines[1:] == ["1 token at the capital of Ben" if "capital" in lines[1] else lines[1], lines[2]]
    table = speech().table(board.position.view(1), 200)
    assert "* token" in table
    assert lines[2] in table
    board.do(1, [{"build": ["farm"]}])
    assert why(board, "folk.p1.0.0") == "capital.place"


@rule("tapestry.civilizations.weefolk")
@pytest.mark.parametrize("owner", [1, 4])
def test_a_token_of_nobody_is_refused(owner: int) -> None:
    board = use(weefolk().tiles(0), 0, "weefolk").act("plot 1.1").audit()
    board.position.plots[1][0] = FOLK + owner
    with pytest.raises(AuditError):
        board.audit()

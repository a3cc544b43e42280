"""What bots steer by: what a position promises, what answers are worth, and which of them are searched."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from ecumene.bots import make_bot
from ecumene.games.rise_of_empires.box.actions import MOST_SPACES, PLACE, EmpiresAction
from ecumene.games.rise_of_empires.box.content import (
    CUBE,
    FOOD,
    GOLD,
    LAST_TURN,
    POINT,
    RESOURCE,
    SEAT_COUNTS,
    TURN_IDS,
)
from ecumene.games.rise_of_empires.mind.evaluate import prospects
from ecumene.games.rise_of_empires.mind.foresight import CHOICES, DOUBT, OPENING, appraisals, candidates, weigh
from ecumene.games.rise_of_empires.mind.glance import Glance
from ecumene.games.rise_of_empires.mind.policy import QUICK, quick_action
from ecumene.games.rise_of_empires.mind.weighing import WEIGHERS
from ecumene.games.rise_of_empires.play.display import TakeAction
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from tests.rise_of_empires.board import Board, game, sample_table, table
from tests.rise_of_empires.content import changed
from tests.weighing import points_of as points_between
from tests.weighing import weights as weighed


def promised(board: Board, seat: int = 0) -> float:
    return prospects(board.position)[seat]


def quick(board: Board, seed: int = 1) -> str:
    """What the quick player does now."""
    return quick_action(board.position, board.position.pending()[0], Random(seed)).notation


def weights(board: Board) -> dict[str, float]:
    """What each answer is worth to the seat that is asked."""
    return weighed(board, weigh)


def best(board: Board) -> str:
    """The answer that is worth most."""
    found = weights(board)
    return max(found, key=found.__getitem__)


def started(seats: int, seed: int) -> EmpiresPosition:
    position = game().new(seats, seed)
    assert isinstance(position, EmpiresPosition)
    return position


def points_of(specs: Sequence[str], seed: int) -> list[int]:
    """The points of a game between bots."""
    return points_between(game(), specs, seed)


# ---- what a position promises


def test_a_finished_game_promises_the_points_there_are() -> None:
    position = started(3, 1)
    game().play_on(position, Random(1), 5_000)
    assert not position.pending()
    assert prospects(position) == [float(position.standings().of(seat).points) for seat in range(3)]


def test_points_count_as_they_are() -> None:
    board = table(turn="IIA")
    before = promised(board)
    assert promised(board.give(0, point=10)) == pytest.approx(before + 10.0)


@pytest.mark.parametrize("thing", ["gold", "resource", "cube", "food"])
def test_more_of_anything_is_better(thing: str) -> None:
    board = table(turn="IIB")
    before = promised(board)
    assert promised(board.give(0, **{thing: board.has(0, thing) + 2})) > before


@pytest.mark.parametrize("tile", ["plains", "town", "writing", "coinage", "mycenae", "alexandria"])
def test_a_good_tile_is_worth_more_the_earlier_it_is_owned(tile: str) -> None:
    def worth(turn: str) -> float:
        return promised(table(turn=turn).own(0, tile)) - promised(table(turn=turn))

    assert worth("IA") > worth("IIA") > worth("IIIB") > 0.0


def test_the_others_regions_do_not_raise_ones_own_prospects() -> None:
    board = table(turn="IIA").cubes(0, gaul=3)
    before = promised(board)
    assert promised(board.cubes(1, gaul=2)) < before
    assert promised(board.cubes(1, gaul=4)) < promised(board.cubes(1, gaul=2))


def test_a_lead_is_safer_the_more_cubes_it_has() -> None:
    board = table(turn="IIA").cubes(1, gaul=1)
    found = [promised(board.cubes(0, gaul=number)) for number in (1, 2, 3, 5)]
    assert found == sorted(found)
    assert len(set(found)) == 4


def test_a_single_cube_does_not_outlast_an_era_and_a_second_one_makes_it() -> None:
    def second_cube(turn: str) -> float:
        position = table(turn=turn).position
        realm, gaul = Glance(position, 0).realm(), position.box.region_no["gaul"]
        return realm.promise(gaul, [2, 0], 0) - realm.promise(gaul, [1, 0], 0)

    assert second_cube("IB") > 1.0
    assert second_cube("IIIB") == 0.0  # nobody can act any more, so one cube leads as well as two


def test_food_that_will_be_missing_is_worth_more_than_food_to_spare() -> None:
    hungry = Glance(table(turn="IIIA").own(0, "forest", "mountain").give(0, food=3).position, 0)
    sated = Glance(table(turn="IIIA").own(0, "plains", "plains").give(0, food=20).position, 0)
    assert hungry.food_change(1.0) > 2.0 * sated.food_change(1.0) > 0.0


def test_goods_are_worth_less_the_more_of_them_there_are() -> None:
    def worth(thing: int, **goods: int) -> float:
        return Glance(table(turn="IIA").give(0, **goods).position, 0).good(thing)

    assert worth(CUBE, cube=1) > worth(CUBE, cube=8)
    assert worth(GOLD, gold=1) > worth(GOLD, gold=20)


@pytest.mark.parametrize("turn", range(LAST_TURN + 1))
def test_a_cube_is_worth_more_or_less_with_other_numbers_of_players_and_nothing_else_is(turn: int) -> None:
    worths = [game().worths[seats].held[turn] for seats in SEAT_COUNTS]
    times = game().components.valuation.cubes[SEAT_COUNTS[0] :]
    assert [line[CUBE] / worths[0][CUBE] for line in worths] == pytest.approx([each / times[0] for each in times])
    for fewer, more in pairwise(worths):
        assert [fewer[thing] for thing in (GOLD, RESOURCE, FOOD, POINT)] == [
            more[thing] for thing in (GOLD, RESOURCE, FOOD, POINT)
        ]


def test_who_plans_looks_at_cubes_by_the_number_of_players() -> None:
    alone, crowd = (Glance(table(seats=seats).position, 0) for seats in (2, 5))
    assert (alone.worths, crowd.worths) == (game().worths[2], game().worths[5])


# ---- what answers are worth


def test_a_city_that_cannot_be_fed_is_worth_less() -> None:
    def worth(food: int, *lands: str) -> float:
        board = table(turn="IIA").give(0, gold=20, food=food).own(0, *lands).show("constantinople")
        return Glance(board.position, 0).city_worth(board.position.box.city_no["constantinople"])

    assert worth(16, "plains", "plains") > worth(2, "mountain", "mountain")


def test_a_tile_that_counts_what_one_has_is_worth_more_to_who_has_it() -> None:
    board = table(turn="IIIA")
    television = board.position.box.progress_no["television"]
    before = Glance(board.position, 0).progress_worth(television, 0)
    board.own(0, "memphis", "paris", "london")
    assert Glance(board.position, 0).progress_worth(television, 0) > before + 3.0


def test_printing_is_worth_what_the_discs_to_the_left_cost() -> None:
    def worth(*discs: int) -> float:
        board = table(turn="IIB").row("territory", *discs)
        return Glance(board.position, 0).progress_worth(board.position.box.progress_no["printing"], 0)

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
    box, glance = hungry.position.box, Glance(hungry.position, 0)
    brings = {name: glance.city_from(box.cities[box.city_no[name]], 2) for name in ("paris", "cordoba")}
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
        found = zip([action.notation for action in legal], weigh(position, seat, legal), strict=True)
        return max([worth for notation, worth in found if "empire" in notation])

    assert empire(0, turn_a=1.0) > empire(0, turn_a=1.06) > empire(0, turn_a=1.5)
    assert empire(0, turn_b=1.0) == empire(0, turn_b=1.5)
    assert empire(1, turn_b=1.0) > empire(1, turn_b=1.06) > empire(1, turn_b=1.5)


# ---- all questions


def asked_in_games(games: int) -> set[type]:
    """The kinds of questions that come up in quick games, each answered legally by everyone."""
    kinds: set[type] = set()
    for seed in range(games):
        position = started(2 + seed % 4, seed)
        rng = Random(seed)
        while position.pending():
            seat = position.pending()[0]
            legal = position.legal(seat)
            kinds.add(type(position.agenda[-1]))
            answer = quick_action(position, seat, rng)
            assert answer in legal
            if rng.random() < 0.08:  # looking must not change anything
                before = position.dump()
                searched = candidates(position, seat)
                assert 0 < len(searched) <= max(CHOICES, 1)
                assert all(action in legal for action in searched)
                assert len(weigh(position, seat, legal)) == len(legal)
                assert position.dump() == before
            position.apply(seat, answer if rng.random() < 0.7 else legal[int(rng.random() * len(legal))])
    return kinds


def test_every_kind_of_question_is_weighed_and_answered_legally() -> None:
    kinds = asked_in_games(12)
    assert kinds >= set(WEIGHERS)
    assert set(QUICK) <= set(WEIGHERS)


def test_a_question_of_an_owners_content_is_tried_out() -> None:
    board = table(turn="IIA").do(0, [{"optional": [{"gain": {"gold": 3}}]}])
    found = weights(board)
    assert found["accept"] > found["decline"]
    assert quick(board) == "accept"


def test_of_hundreds_of_placings_a_few_are_searched_and_the_best_is_among_them() -> None:
    board = table(turn="IIIA").give(0, cube=14).cubes(0, gaul=1, egypt=1).act("disc empire", "empire e1")
    position = board.position
    assert len(position.legal(0)) > 100
    searched = candidates(position, 0)
    assert 1 < len(searched) <= CHOICES
    assert searched[0].notation == best(board)
    first = searched[0]
    assert isinstance(first, EmpiresAction)
    assert first.verb == PLACE


def test_payments_are_not_searched() -> None:
    board = table(turn="IB").give(0, gold=3, resource=2, cube=2).row("progress", 1, 1, 0).row("trade", 0)
    board.act("back progress 1")
    assert [action.notation for action in candidates(board.position, 0)] == [best(board)]


def test_every_row_is_searched() -> None:
    board = table()
    assert len(candidates(board.position, 0)) == len(board.legal())


def test_an_appraisal_is_the_standing_and_what_the_answer_adds() -> None:
    board = table(seats=3, turn="IIB").give(0, point=30)
    position = board.position
    position.rows[MOST_SPACES * 0] = 0
    position.rows[MOST_SPACES * 1] = 0
    legal = position.legal(0)
    found = appraisals(position, 0, legal)
    assert found == [game().appraise(position, 0, action) for action in legal]
    added = weigh(position, 0, legal)
    assert found[0] - found[-1] == pytest.approx(added[0] - added[-1])
    assert game().evaluate(position, 0) == pytest.approx(found[0] - added[0])


def test_tiles_and_trades_are_in_doubt_and_rows_where_five_begin() -> None:
    assert game().doubt(table(seats=5).position, 0) == OPENING
    assert game().doubt(table(seats=5, turn="IIA").position, 0) == 0.0
    board = table()
    assert game().doubt(board.position, 0) == 0.0
    assert game().doubt(board.act("disc territory").position, 0) == DOUBT
    board = table().give(0, resource=3).act("disc trade")
    assert board.asked() == "0 choosetrade"
    assert game().doubt(board.position, 0) == DOUBT


def test_search_looks_to_the_end_of_the_turn() -> None:
    position = started(3, 4)
    game().foresee(position, Random(1))
    assert (position.turn, position.actions_done) == (1, 0)
    assert position.agenda[-1].__class__ is TakeAction  # and the order of the next turn is settled
    twin = started(3, 4)
    while twin.turn == 0:  # as good as every seat can tell at a glance
        seat = twin.pending()[0]
        legal = twin.legal(seat)
        found = weigh(twin, seat, legal)
        twin.apply(seat, legal[found.index(max(found))])
    assert twin.dump() == position.dump()


def test_search_looks_to_the_end_of_the_game() -> None:
    position = started(2, 7)
    for turn in range(LAST_TURN + 1):
        assert position.turn == turn
        game().foresee(position, Random(1))
    assert not position.pending()


def test_the_last_turn_is_the_last() -> None:
    glance = Glance(table(turn="IIIB").position, 0)
    assert (glance.scored_from, glance.paid_from, glance.fed_from) == (LAST_TURN, LAST_TURN, LAST_TURN)
    assert glance.feeds() == 2  # food counts twice at last


# ---- playing


def test_quick_players_beat_random_ones() -> None:
    for seed in range(6):
        quick_points, random_points = points_of(("quick", "random"), seed)
        assert quick_points > random_points + 40


def test_greedy_players_beat_random_ones() -> None:
    for seed in range(3):
        found = points_of(("random", "greedy", "random"), seed)
        assert found[1] > max(found[0], found[2]) + 40


def test_greedy_players_beat_quick_ones() -> None:
    won = 0
    for seed in range(5):
        greedy, other = points_of(("greedy", "quick"), seed)
        won += greedy > other
    assert won >= 4


def test_the_same_seed_makes_the_same_choices() -> None:
    assert points_of(("greedy", "quick", "random"), 5) == points_of(("greedy", "quick", "random"), 5)
    position = started(3, 5)
    seat = position.pending()[0]
    view = position.view(seat)
    assert make_bot("mcts:12", 3).choose(view, seat) is make_bot("mcts:12", 3).choose(view, seat)


def test_search_prefers_the_wonder_that_wins() -> None:
    board = sample_table(turn="IIIB").give(0, gold=12, resource=8, cube=6, point=50).give(1, point=60)
    board.row("progress", 0, 1, 0, 1).row("territory", 0, 1, 0, 1).row("trade", 0, 1, 1).row("city", 0)
    board.show("moon_landing", "sydney").act("back city 1")
    bot = make_bot("mcts:30", 1)
    assert bot.choose(board.position.view(0), 0).notation == "take moon_landing"

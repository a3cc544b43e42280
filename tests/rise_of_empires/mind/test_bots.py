"""Bots: every question is weighed and answered, some answers are searched, and who thinks more plays better."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.bots import make_bot
from ecumene.core.weighing import CHOICES
from ecumene.games.rise_of_empires.box.actions import MOST_SPACES, PLACE, EmpiresAction
from ecumene.games.rise_of_empires.box.content import LAST_TURN
from ecumene.games.rise_of_empires.mind.mind import DOUBT, OPENING
from ecumene.games.rise_of_empires.mind.policy import QUICK
from ecumene.games.rise_of_empires.mind.weighing import WEIGHERS
from ecumene.games.rise_of_empires.play.display import TakeAction
from tests.rise_of_empires.board import game, sample_table, table
from tests.rise_of_empires.thinking import best, glance, points_of, quick, started, thinking, weights

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
            answer = game().quick_action(position, seat, rng)
            assert answer in legal
            if rng.random() < 0.08:  # looking must not change anything
                before = position.dump()
                searched = thinking(game()).candidates(position, seat)
                assert 0 < len(searched) <= max(CHOICES, 1)
                assert all(action in legal for action in searched)
                assert len(thinking(game()).weigh(position, seat, legal)) == len(legal)
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
    searched = thinking(game()).candidates(position, 0)
    assert 1 < len(searched) <= CHOICES
    assert searched[0].notation == best(board)
    first = searched[0]
    assert isinstance(first, EmpiresAction)
    assert first.verb == PLACE


def test_payments_are_not_searched() -> None:
    board = table(turn="IB").give(0, gold=3, resource=2, cube=2).row("progress", 1, 1, 0).row("trade", 0)
    board.act("back progress 1")
    assert [action.notation for action in thinking(game()).candidates(board.position, 0)] == [best(board)]


def test_every_row_is_searched() -> None:
    board = table()
    assert len(thinking(game()).candidates(board.position, 0)) == len(board.legal())


def test_an_appraisal_is_the_standing_and_what_the_answer_adds() -> None:
    board = table(seats=3, turn="IIB").give(0, point=30)
    position = board.position
    position.rows[MOST_SPACES * 0] = 0
    position.rows[MOST_SPACES * 1] = 0
    legal = position.legal(0)
    found = game().appraisals(position, 0, legal)
    assert found == [game().appraise(position, 0, action) for action in legal]
    added = thinking(game()).weigh(position, 0, legal)
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
        found = thinking(game()).weigh(twin, seat, legal)
        twin.apply(seat, legal[found.index(max(found))])
    assert twin.dump() == position.dump()


def test_search_looks_to_the_end_of_the_game() -> None:
    position = started(2, 7)
    for turn in range(LAST_TURN + 1):
        assert position.turn == turn
        game().foresee(position, Random(1))
    assert not position.pending()


def test_the_last_turn_is_the_last() -> None:
    look = glance(table(turn="IIIB").position, 0)
    assert (look.scored_from, look.paid_from, look.fed_from) == (LAST_TURN, LAST_TURN, LAST_TURN)
    assert look.feeds() == 2  # food counts twice at last


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

"""How bots answer: what each answer is worth to them, what the quick player does, and what is searched."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from ecumene.core.agenda import Question
from ecumene.core.weighing import CHOICES
from ecumene.games.beyond_the_horizon.mind.foresight import DOUBT
from ecumene.games.beyond_the_horizon.mind.policy import ALL_WEIGHERS, weigh
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.vocabulary import ITEMS
from tests.beyond_the_horizon.board import Board, game, table
from tests.weighing import points_of as points_between
from tests.weighing import weights as weighed


def weights(board: Board) -> dict[str, float]:
    """What each answer is worth to the seat that is asked."""
    return weighed(board, weigh)


def best(board: Board) -> str:
    """The answer that is worth most."""
    found = weights(board)
    return max(found, key=found.__getitem__)


def started(seats: int, seed: int) -> HorizonPosition:
    position = game().new(seats, seed)
    assert isinstance(position, HorizonPosition)
    return position


def points_of(specs: Sequence[str], seed: int) -> list[int]:
    """The points of a game between bots."""
    return points_between(game(), specs, seed)


# ---- what answers are worth


def test_every_question_of_the_game_is_weighed() -> None:
    asked = {item for item in ITEMS if issubclass(item, Question)}
    unweighed = {item.__name__ for item in asked - set(ALL_WEIGHERS)}
    assert unweighed == {"Buy", "NextPart"}  # no card of ours asks these; see `core.effects`


def test_a_village_that_can_be_had_is_taken() -> None:
    board = table().lay("golden_valley").units(0, "golden_valley settler 3").give(0, colonise=1).phase("expansion")
    assert best(board) == "colonise golden_valley"


def test_a_settler_walks_to_the_village_it_has_a_token_for() -> None:
    board = table().lay("golden_valley").units(0, "cradle settler 3").give(0, colonise=1)
    board.position.tile_pool = []
    board.do(0, [{"move": 2}])
    assert best(board) == "move cradle settler 3 golden_valley"


def test_the_upgrade_goes_to_the_unit_that_lacks_strength() -> None:
    board = table().lay("golden_valley").give(0, colonise=1)
    board.units(0, "golden_valley settler 2", "rose_sands soldier 2").do(0, [{"upgrade": {"unit": "any", "by": 1}}])
    assert best(board) == "upgrade golden_valley settler 2"


def test_exactly_enough_strength_is_used_up() -> None:
    board = table().lay("golden_valley").units(0, "golden_valley settler 3", "golden_valley settler 4")
    board.give(0, colonise=1).phase("expansion").act("colonise golden_valley")
    assert best(board) == "commit 3"


def test_pawns_are_produced_by_who_has_none_and_coins_by_who_has_no_coins() -> None:
    assert best(table().give(0, coins=9, active=1).phase("production")) == "produce population"
    assert best(table().give(0, coins=0, active=8).phase("production")) == "produce coins"


def test_no_trade_is_made_to_and_fro() -> None:
    board = table().give(0, coins=3, active=1).phase("production").act("buy")
    assert weights(board)["sell"] < 0.0


# ---- players


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_players_end_their_games_by_objectives(seats: int) -> None:
    position, rng = started(seats, 5), Random(5)
    while position.pending():
        seat = position.pending()[0]
        position.apply(seat, game().quick_action(position, seat, rng))
        position.audit()
    assert position.round < 40


def test_the_greedy_bot_beats_chance() -> None:
    greedy, chance = points_of(["greedy", "random"], 3)
    assert greedy > 2 * chance
    chance, greedy = points_of(["random", "greedy"], 4)
    assert greedy > 2 * chance


def test_the_same_seed_makes_the_same_choices() -> None:
    assert points_of(["greedy", "quick"], 6) == points_of(["greedy", "quick"], 6)


# ---- search


def test_a_search_looks_at_a_few_answers_and_at_the_best_one_first() -> None:
    board = table().lay("golden_valley", "salt_lake").units(0, "cradle settler 3").give(0, colonise=1)
    board.do(0, [{"move": 2}])
    found = game().candidates(board.position, 0)
    assert found is not None
    assert 1 <= len(found) <= CHOICES
    assert found[0].notation == best(board)


def test_only_governments_are_in_doubt() -> None:
    position = started(3, 1)
    seat = position.pending()[0]
    assert game().doubt(position, seat) == DOUBT
    while position.legal(seat)[0].notation.startswith("govern"):
        position.apply(seat, position.legal(seat)[0])
        seat = position.pending()[0]
    assert game().doubt(position, seat) == 0.0


def test_appraisals_are_in_points_against_the_others() -> None:
    board = table().lay("golden_valley").units(0, "golden_valley settler 3").give(0, colonise=1).phase("expansion")
    legal = board.position.legal(0)
    values = dict(zip([action.notation for action in legal], game().appraisals(board.position, 0, legal), strict=True))
    assert values["colonise golden_valley"] > values["pass"]
    assert values["pass"] == pytest.approx(game().evaluate(board.position, 0))


def test_a_deed_is_appraised_by_the_turn_that_it_begins() -> None:
    position = started(2, 8)
    game().play_on(position, Random(8), 60)
    seat = position.pending()[0]
    before = position.dump()
    values = game().appraisals(position, seat, position.legal(seat))
    assert len(values) == len(position.legal(seat))
    assert position.dump() == before

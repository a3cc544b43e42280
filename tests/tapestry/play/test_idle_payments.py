"""Payments: whatever could do nothing at all is not offered; a part that can still happen is enough."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from ecumene.core.effects import Buy
from ecumene.games.tapestry.play.advancing import PAID_BONUS, Activate, block
from ecumene.games.tapestry.play.model import TapestryPosition
from tests.marks import rule
from tests.tapestry.arts import arts, second_era
from tests.tapestry.board import Board, game, table
from tests.tapestry.civs import finish, use
from tests.tapestry.futures import futures
from tests.tapestry.laying import in_force, play

ALL_BOXES = {"plans_and_ploys": "in", "arts_and_architecture": "in", "fantasies_and_futures": "in"}
BUILT = {"market": 5, "house": 5, "farm": 5, "armory": 5}


def rich(board: Board) -> Board:
    return board.give(0, coin=2, worker=2, food=2, culture=2)


def bonus(board: Board, space: str) -> Board:
    """The bonus of a space comes, without its benefit."""
    number = board.position.spaces.ids.index(space)
    board.position.agenda.append(Activate(0, number, False, PAID_BONUS))
    return board.settle()


def offered(board: Board) -> bool:
    return board.asked() == "0 buy"


# ---- bonuses of the tracks

SPACES: dict[str, Callable[[Board], Board]] = {
    "technology_2": lambda board: board.built(0, market=5),
    "science_2": lambda board: board.built(0, house=5),
    "military_2": lambda board: board.built(0, armory=5),
    "exploration_5": lambda board: board.built(0, farm=5),
    "technology_5": lambda board: board,  # no card to upgrade
    "technology_8": lambda board: board.tech(0, 2, "barn"),
    "exploration_6": lambda board: board.tiles(0),
    "exploration_12": lambda board: board,  # no space tile
}


@rule("tapestry.rulings.idle_payment")
@pytest.mark.parametrize("space", SPACES)
def test_a_bonus_that_can_do_nothing_is_not_offered(space: str) -> None:
    board = rich(table(civs=("leaders", "chosen")))
    board = SPACES[space](board)
    assert bonus(board, space).asked() == "0 taketurn"


@rule("tapestry.rulings.idle_payment")
@pytest.mark.parametrize(
    ("space", "arranged"),
    [
        ("technology_2", lambda board: board.built(0, market=4)),
        ("technology_5", lambda board: board.tech(0, 0, "barn")),
        ("exploration_6", lambda board: board.tiles(0, "t05")),
        ("exploration_12", lambda board: board.stars(0, "s13")),
        ("military_11", lambda board: board.hand(0, "trap", "guilds", "tyranny")),
    ],
)
def test_one_that_can_is_offered(space: str, arranged: Callable[[Board], Board]) -> None:
    assert offered(bonus(arranged(rich(table(civs=("leaders", "chosen")))), space))


@rule("tapestry.rulings.idle_payment")
def test_a_choice_of_buildings_is_offered_while_one_kind_is_left() -> None:
    board = rich(arts(civs=("leaders", "chosen")))
    assert not offered(bonus(board.built(0, **BUILT), "arts_2"))
    assert offered(bonus(board.built(0, armory=4), "arts_2"))


@rule("tapestry.rulings.idle_payment")
def test_a_masterpiece_is_not_sold_when_all_are_taken() -> None:
    board = rich(arts(civs=("leaders", "chosen")))
    position = board.position
    position.masterpiece_owner = [1] * len(position.masterpiece_owner)
    position.masterpiece_deck, position.masterpiece_row = [], []
    assert not offered(bonus(board, "arts_5"))


@rule("tapestry.rulings.idle_payment", "tapestry.cards.wartime_economy")
def test_what_would_cost_nothing_is_not_offered_either() -> None:
    board = in_force(table(civs=("leaders", "chosen")).era(2, 2), "wartime_economy")
    assert offered(bonus(board, "technology_2"))
    board = in_force(table(civs=("leaders", "chosen")).era(2, 2), "wartime_economy").built(0, market=5)
    assert not offered(bonus(board, "technology_2"))


@rule("tapestry.rulings.idle_payment")
def test_games_of_version_2_go_on_offering_it() -> None:
    board = rich(table(civs=("leaders", "chosen"), options={"rulings": "second"})).built(0, market=5)
    assert offered(bonus(board, "technology_2"))
    board.act("pay coin")
    assert board.stock(0)["coin"] == 1


# ---- masterpieces


def kaleidoscope(board: Board) -> Board:
    return rich(board).use(0, "kaleidoscope")


@rule("tapestry.rulings.idle_payment", "tapestry.masterpieces.kaleidoscope")
def test_kaleidoscope_is_not_sold_at_the_end_of_the_track() -> None:
    assert offered(kaleidoscope(second_era().token(0, arts=11)))
    assert not offered(kaleidoscope(second_era().token(0, arts=12)))


@rule("tapestry.rulings.idle_payment", "tapestry.cards.dictatorship", "tapestry.cards.royal_censors")
def test_nor_where_the_token_is_kept_from_moving() -> None:
    board = second_era()
    block(board.position, 1, 4)
    assert not offered(kaleidoscope(board))
    assert not offered(kaleidoscope(in_force(second_era(), "royal_censors")))
    assert offered(kaleidoscope(in_force(second_era(), "royal_censors", 1)))
    assert offered(kaleidoscope(in_force(second_era(), "theocracy"))), "science is another track"


@rule("tapestry.rulings.idle_payment", "tapestry.masterpieces.portrait_of_a_moment")
def test_the_portrait_is_not_sold_with_nothing_to_repeat_and_stays_face_up() -> None:
    board = rich(second_era()).use(0, "portrait_of_a_moment")
    assert not offered(board)
    assert not board.spent("portrait_of_a_moment")
    board = rich(second_era()).token(0, technology=1).use(0, "portrait_of_a_moment")
    assert offered(board)
    board.act("pay coin")
    assert board.spent("portrait_of_a_moment")


@rule("tapestry.rulings.idle_payment", "tapestry.masterpieces.portrait_of_a_moment")
def test_nor_where_all_that_could_be_repeated_gives_nothing() -> None:
    board = rich(second_era()).token(0, exploration=12).use(0, "portrait_of_a_moment")
    assert not offered(board)  # no space tile to explore, neither for the benefit nor for the bonus
    assert offered(rich(second_era()).token(0, exploration=12).stars(0, "s13").use(0, "portrait_of_a_moment"))


# ---- cards and civilizations


@rule("tapestry.rulings.idle_payment")
def test_land_surveyors_without_a_building_left_keep_their_tiles() -> None:
    board = table(civs=("leaders", "chosen"), options={"plans_and_ploys": "in"}).era(2, 2)
    assert offered(play(board, "land_survey"))
    board = table(civs=("leaders", "chosen"), options={"plans_and_ploys": "in"}).era(2, 2).built(0, **BUILT)
    assert not offered(play(board, "land_survey"))


@rule("tapestry.rulings.idle_payment", "tapestry.cards.wishing_well")
def test_a_part_that_can_still_happen_is_enough() -> None:
    board = futures().give(0, coin=8, worker=8, food=8, culture=8)
    assert offered(play(board, "wishing_well")), "2 points, whatever the dice show"


@rule("tapestry.rulings.idle_payment", "tapestry.civilizations.elder_ones")
@pytest.mark.parametrize(("stock", "asked"), [(8, "0 taketurn"), (7, "0 elderonesdiscard")])
def test_the_elder_ones_discard_nothing_for_resources_without_room(stock: int, asked: str) -> None:
    board = table(civs=("elder_ones", "chosen"), options={"fantasies_and_futures": "in"})
    board.era(5, 2).hand(0, "trap").give(0, coin=stock, worker=8, food=8, culture=8)
    assert use(board, 0, "elder_ones").asked() == asked


def test_whoever_has_finished_is_offered_nothing() -> None:
    assert not offered(bonus(finish(rich(table(civs=("leaders", "chosen"))), 0), "technology_2"))


# ---- whole games


def idle_ways(position: TapestryPosition, seat: int) -> list[str]:
    """The payments of a resource, or of nothing, after which all is as if one had declined but for what was paid."""
    question = position.question()
    found: list[str] = []
    for action in position.legal(seat) if isinstance(question, Buy) else ():
        if not action.notation.startswith(("pay", "accept")):
            continue
        paid, left = position.copy(), position.copy()
        paid.apply(seat, action)
        left.apply(seat, left.acts.decline)
        after, without = paid.dump(), left.dump()
        paid_for = {key: value for key, value in after["state"].items() if key != "stock"}
        nothing = {key: value for key, value in without["state"].items() if key != "stock"}
        if paid_for == nothing and after["agenda"] == without["agenda"]:
            more = [new for new, old in zip(paid.stock, left.stock, strict=True) if new > old]
            found += [] if more else [action.notation]
    return found


def bought(seed: int, options: dict[str, str]) -> tuple[int, list[str]]:
    """How many payments a random game offers, and those that do nothing, with their causes."""
    rng, position = Random(seed), game().new(seats=2 + seed % 3, seed=seed, options=options)
    offers, idle = 0, []
    assert isinstance(position, TapestryPosition)
    while position.pending():
        seat = position.pending()[0]
        question = position.question()
        if isinstance(question, Buy):
            offers += 1
            idle += [f"{question.cause}: {notation}" for notation in idle_ways(position, seat)]
        position.proceed(seat, rng.choice(position.legal(seat)))
    return offers, idle


@rule("tapestry.rulings.idle_payment")
def test_no_payment_of_a_random_game_does_nothing() -> None:
    offers, idle = bought(4, ALL_BOXES)
    assert offers > 0
    assert idle == []

"""Gains and losses: resources up to eight, points per what one has, tiles and cards."""

import pytest

from ecumene.core.errors import ContentError
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.gains import gain_any
from ecumene.games.tapestry.play.numbers import CARD_POINTS, INCOME_POINTS, LANDMARK, SOURCES
from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.play.test_capital import fill_all

CIVS = ("leaders", "chosen", "merrymakers", "isolationists", "historians")
FULL = {"coin": 8, "worker": 8, "food": 8, "culture": 8}


def per(of: str, each: int = 1) -> list[dict[str, dict[str, str | int]]]:
    return [{"points_per": {"of": of, "each": each}}]


# ---- resources


@rule("tapestry.resources.limit")
def test_of_each_resource_one_has_at_most_eight() -> None:
    board = table(civs=CIVS).give(0, coin=7, food=8).do(0, [{"gain": {"coin": 3, "worker": 2, "food": 1}}])
    assert board.stock(0) == {"coin": 8, "worker": 2, "food": 8}


@rule("tapestry.resources.any")
def test_resources_of_choice_are_taken_one_after_the_other() -> None:
    board = table(civs=CIVS).do(0, [{"gain": {"resource": 3}}])
    assert board.legal() == ["take coin", "take worker", "take food", "take culture"]
    board.act("take coin", "take culture", "take coin")
    assert (board.stock(0), board.asked()) == ({"coin": 2, "culture": 1}, "0 taketurn")


@rule("tapestry.rulings.resource_limit", "tapestry.resources.limit")
def test_a_resource_of_choice_is_one_for_which_there_is_room() -> None:
    board = table(civs=CIVS).give(0, coin=8, food=7).do(0, [{"gain": {"resource": 2}}])
    assert board.legal() == ["take worker", "take food", "take culture"]
    assert board.refused("take coin") == "resources.limit"
    assert board.refused("accept") == "core.choice"
    board.act("take food")
    assert board.legal() == ["take worker", "take culture"]


@rule("tapestry.rulings.resource_limit")
def test_the_only_kind_with_room_is_taken_without_asking_and_the_rest_is_lost() -> None:
    board = table(civs=CIVS).give(0, **{**FULL, "worker": 7}).do(0, [{"gain": {"resource": 3}}])
    assert (board.asked(), board.stock(0)) == ("0 taketurn", FULL)
    board.do(0, [{"gain": {"resource": 1}}])
    assert (board.asked(), board.stock(0)) == ("0 taketurn", FULL)


@rule("tapestry.rulings.resource_limit")
def test_of_two_gains_the_later_may_find_no_room_any_more() -> None:
    board = table(civs=CIVS).give(0, **{**FULL, "worker": 7, "food": 7})
    for _ in range(3):
        gain_any(board.position, 0, 1, "card.test")
    assert board.settle().legal() == ["take worker", "take food"]
    assert (board.act("take food").asked(), board.stock(0)) == ("0 taketurn", FULL)


@rule("tapestry.rulings.mandatory_with_choice")
def test_a_gain_without_room_is_not_chosen_where_another_gives_something() -> None:
    board = table(civs=CIVS).give(0, coin=8)
    board.do(0, [{"choose": [[{"gain": {"coin": 1}}], [{"points": 2}]]}])
    assert (board.score(0), board.asked()) == (2, "0 taketurn")


@rule("tapestry.rulings.mandatory_with_choice")
@pytest.mark.parametrize("what", ["territory", "space", "tapestry", "civilization"])
def test_what_has_run_out_is_not_chosen_where_another_gives_something(what: str) -> None:
    board = table(civs=CIVS)
    choice = [{"choose": [[{"gain": {what: 1}}], [{"points": 2}]]}]
    assert board.do(0, choice).legal() == ["pick 1", "pick 2"]
    position = board.act("pick 2").position
    position.tiles, position.stars, position.deck, position.discard, position.civ_deck = [], [], [], [], []
    assert (board.do(0, choice).score(0), board.asked()) == (4, "0 taketurn")


@rule("tapestry.rulings.mandatory_with_choice")
def test_a_loss_of_what_one_has_not_is_no_choice() -> None:
    board = table(civs=CIVS).give(0, coin=1)
    assert board.do(0, [{"choose": [[{"lose": {"coin": 1}}], [{"points": 2}]]}]).legal() == ["pick 1", "pick 2"]
    board.act("pick 2").do(0, [{"choose": [[{"lose": {"food": 1}}], [{"points": 2}]]}])
    assert (board.score(0), board.stock(0)) == (4, {"coin": 1})


@rule("tapestry.rulings.finished_players")
def test_who_has_finished_gains_no_resource_card_or_tile() -> None:
    board = table(civs=CIVS)
    board.position.finished[1] = 1
    board.do(1, [{"gain": {"coin": 1, "resource": 1, "territory": 1, "space": 1, "tapestry": 1}}, {"points": 3}])
    assert (board.stock(1), board.score(1), board.asked()) == ({}, 0, "0 taketurn")
    assert (board.position.hands[1], board.position.supply[1], board.position.star_supply[1]) == ([], [], [])


def test_losses_take_what_there_is() -> None:
    board = table(civs=CIVS).give(0, coin=1, food=2).do(0, [{"lose": {"coin": 2, "worker": 1}}])
    assert board.stock(0) == {"food": 2}


def test_a_loss_of_choice_is_asked_for() -> None:
    board = table(civs=CIVS).give(0, coin=2, food=2).do(0, [{"lose": {"resource": 2}}])
    assert board.asked() == "0 loseresource"
    assert board.legal() == ["pay coin", "pay food"]
    board.act("pay coin", "pay food")
    assert board.stock(0) == {"coin": 1, "food": 1}


def test_a_loss_without_a_choice_is_not_asked_for() -> None:
    board = table(civs=CIVS).give(0, coin=3).do(0, [{"lose": {"resource": 2}}])
    assert (board.stock(0), board.asked()) == ({"coin": 1}, "0 taketurn")
    board.give(0, coin=1, food=1).do(0, [{"lose": {"resource": 3}}])
    assert (board.stock(0), board.asked()) == ({}, "0 taketurn")


# ---- tiles and cards


@rule("tapestry.exploring.supply")
def test_territory_tiles_come_into_the_supply() -> None:
    board = table(civs=CIVS)
    left = len(board.position.tiles)
    board.do(0, [{"gain": {"territory": 2}}])
    assert (len(board.position.supply[0]), len(board.position.tiles)) == (2, left - 2)
    assert board.position.supply[0] == sorted(board.position.supply[0])


def test_space_tiles_come_into_the_supply() -> None:
    board = table(civs=CIVS).do(0, [{"gain": {"space": 3}}])
    assert (len(board.position.star_supply[0]), len(board.position.stars)) == (3, 12)


def test_tapestry_cards_come_into_the_hand() -> None:
    board = table(civs=CIVS).do(0, [{"gain": {"tapestry": 2}}])
    assert (len(board.position.hands[0]), len(board.position.deck)) == (2, 48)
    board.audit()


@rule("tapestry.rulings.civilization_deck_empty")
def test_a_civilization_comes_from_those_left_if_there_are_any() -> None:
    board = table(civs=CIVS)
    leaders, chosen, alchemists = [board.position.box.civ_no[name] for name in ("leaders", "chosen", "alchemists")]
    board.position.civ_deck = []
    board.do(0, [{"gain": {"civilization": 1}}])
    assert board.position.civs == [(leaders,), (chosen,)]
    board.position.civ_deck = [alchemists]
    board.do(0, [{"gain": {"civilization": 1}}])
    assert board.position.civs[0][1:] == (alchemists,)


# ---- points


def test_points_are_points_and_come_from_their_cause() -> None:
    board = table(civs=CIVS).do(0, [{"points": 4}]).do(1, [{"points": 3}], cause="income")
    assert (board.score(0), board.score(1)) == (4, 3)
    assert (board.position.scored[CARD_POINTS], board.position.scored[SOURCES + INCOME_POINTS]) == (4, 3)


@rule("tapestry.faq.counted_anywhere")
@pytest.mark.parametrize("kind", ["market", "house", "farm", "armory"])
def test_every_building_of_a_kind_counts_wherever_it_stands(kind: str) -> None:
    board = table(civs=CIVS).built(0, **{kind: 2}).plot(0, kind, "1.1").do(0, per(kind))
    assert board.score(0) == 3


def test_landmarks_tiles_tech_cards_and_opponents_count() -> None:
    board = table(3, CIVS).landmark(0, "forge", "barn").do(0, per("landmark", 3))
    assert board.score(0) == 6
    board.tiles(0, "t01", "t02").do(0, per("tile"))
    assert board.score(0) == 8
    board.tech(0, 0, "barn").tech(0, 2, "paper").tech(1, 0, "clocks").do(0, per("tech_card", 2))
    assert board.score(0) == 12
    board.do(0, per("opponent"))
    assert board.score(0) == 14


def test_tapestry_cards_count_in_hand_and_on_the_mat() -> None:
    board = table(civs=CIVS).era(3, 3).hand(0, "guilds", "trap").mat(0, 2, "academia", "monarchy").mat(0, 3, "trap")
    assert board.do(0, per("tapestry_card")).score(0) == 5


def test_spaces_count_by_the_furthest_token_and_a_completed_track_counts_twelve() -> None:
    board = table(civs=CIVS).token(0, science=(2, 5), military=0).do(0, per("track_science"))
    assert board.score(0) == 5
    board.position.completed[0] = 1 << 3
    board.token(0, technology=()).do(0, per("track_technology"))
    assert board.score(0) == 17
    assert board.do(0, per("track_military")).score(0) == 17


def test_controlled_territories_count_once_each() -> None:
    board = table(civs=CIVS)
    held = len(board.position.controlled(0))
    board.outpost(0, "0.0")
    board.do(0, per("territory"))
    assert held == 1  # two outposts on the start
    assert board.score(0) == 2
    board.position.pieces[WORLD.read("0.0")] += board.position.pieces[WORLD.read("0.0")]
    assert board.do(0, per("territory")).score(0) == 4


@rule("tapestry.capital.lines")
def test_lines_of_the_capital_count() -> None:
    board = fill_all(table(civs=CIVS), 0, (1, 1)).do(0, per("line"))
    assert board.score(0) == 16


@rule("tapestry.civilizations.architects")
def test_lines_count_for_the_architects_as_their_capital_scores() -> None:
    board = table(civs=("architects", "chosen"))
    board.position.plots[0] = [LANDMARK] * 72 + [0] * 9
    board.plot(0, "farm", *[f"9.{column}" for column in range(1, 10)]).do(0, per("line"))
    assert board.score(0) == 18 + 10  # the last row and all columns have farms only


@rule("tapestry.rulings.mandatory_with_choice")
def test_points_for_nothing_are_not_chosen_where_something_else_gives_more() -> None:
    board = table(civs=CIVS).do(0, [{"choose": [per("landmark", 3), [{"gain": {"coin": 1}}]]}])
    assert (board.stock(0), board.asked()) == ({"coin": 1}, "0 taketurn")


def test_points_and_named_resources_are_gained_in_any_order_without_asking() -> None:
    board = table(civs=CIVS).tiles(0, "t01").do(0, [{"any_order": [[{"gain": {"worker": 1}}], per("tile")]}])
    assert (board.stock(0), board.score(0), board.asked()) == ({"worker": 1}, 1, "0 taketurn")


# ---- reading


@pytest.mark.parametrize(
    ("effect", "problem"),
    [
        ({"gain": {"gold": 1}}, "gold is not a field"),
        ({"gain": {}}, "must name something"),
        ({"gain": {"coin": 9}}, "from 0 to 8"),
        ({"points": 0}, "must be a whole number from 1"),
        ({"points_per": {"of": "farms"}}, 'cannot count "farms" (did you mean "farm"?)'),
        ({"lose": {"gold": 1}}, "gold is not a field"),
        ({"build": "house"}, "must be a list of buildings"),
        ({"build": ["hut"]}, '"hut" is not a building'),
        ({"landmark": 3}, "must be a landmark or any"),
        ({"bonus": {"pay": {"gold": 1}, "then": [{"points": 1}]}}, "must name one of resource"),
        ({"bonus": {"pay": {"resource": 1, "tech": 1}, "then": [{"points": 1}]}}, "must name one of resource"),
        ({"invent": {"from": "hand"}}, '"hand" does not exist'),
        ({"refresh_tech": 3}, "must be true"),
        ({"upgrade": {"card": "that"}}, '"that" does not exist'),
        ({"use_tech": {"circle": "that"}}, '"that" does not exist'),
    ],
)
def test_a_mistake_in_an_effect_is_named(effect: dict[str, object], problem: str) -> None:
    board: Board = table(civs=CIVS)
    with pytest.raises(ContentError) as caught:
        board.do(0, [effect])
    assert problem in str(caught.value)

"""The eleven tapestry cards of Fantasies & Futures that put something in reserve."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.tapestry.box.content import WHEN_PLAYED
from ecumene.games.tapestry.play.buildings import unclaimed
from tests.marks import rule
from tests.tapestry.board import Board, game
from tests.tapestry.laying import ability, play
from tests.tapestry.ploys import reloaded
from tests.tapestry.reserving import fifth_turn, finish, futures, in_reserve

BUILDINGS = {"microbial_magic": "farm", "haunted_manor": "house", "goblin_bazaar": "market", "dragon_smithy": "armory"}
CARDS = (
    *BUILDINGS, "ecstatic_visions", "crystal_ball", "time_capsule", "sealed_prophecy", "sleeping_giants",
    "cryogenic_sleep", "giant_beanstalk",
)  # fmt: skip


def scored(board: Board, card: str) -> list[int]:
    """The points that a card has given, one after the other."""
    return [event.args["n"] for event in board.told("scores") if event.args["cause"] == f"card.{card}"]


@pytest.mark.parametrize("card", CARDS)
def test_each_is_there_once_acts_when_played_and_is_enchanted(card: str) -> None:
    entry = game().components.cards[game().components.card_no[card]]
    assert (entry.box, entry.copies, entry.kind) == ("fantasies_and_futures", 1, WHEN_PLAYED)
    assert entry.enchanted
    assert not entry.arts


@rule(
    "tapestry.cards.microbial_magic", "tapestry.cards.haunted_manor", "tapestry.cards.goblin_bazaar",
    "tapestry.cards.dragon_smithy",
)  # fmt: skip
@pytest.mark.parametrize("card", BUILDINGS)
def test_a_building_waits_for_the_fifth_income_turn(card: str) -> None:
    board = play(futures(), card)
    assert in_reserve(board) == [BUILDINGS[card]]
    assert fifth_turn(board).asked() == "0 placebuilding"
    board.act("plot 5.5")
    assert [event.args["building"] for event in board.told("builds")] == [BUILDINGS[card]]


@rule("tapestry.reserve.building")
def test_a_reserved_house_may_go_wherever_a_house_may() -> None:
    board = play(futures(civs=("nomads", "militants")), "haunted_manor")
    fifth_turn(board)
    assert any(way.startswith("hex ") for way in board.legal())


@rule("tapestry.reserve.building", "tapestry.capital.outside")
def test_a_reserved_building_without_a_plot_is_kept_beside_the_capital() -> None:
    board = play(futures(), "haunted_manor")
    plots = board.position.plots[0]
    for plot in range(81):
        if plots[plot] == 0:
            plots[plot] = 1
    fifth_turn(board)
    assert (in_reserve(board), board.position.gained(0, 1), board.position.placed[1]) == ([], 1, 0)


# ---- Ecstatic Visions


@rule("tapestry.cards.ecstatic_visions", "tapestry.reserve.space_tile")
def test_ecstatic_visions_gain_a_card_and_keep_a_space_tile_of_the_common_supply() -> None:
    board = futures()
    stars = list(board.position.stars)
    play(board.script(star=[3]), "ecstatic_visions")
    star = board.position.box.stars[stars[3]].id
    assert (len(board.hand_of(0)), in_reserve(board)) == (1, [f"star {star}"])
    assert (board.position.star_supply[0], len(board.position.stars)) == ([], len(stars) - 1)
    board.audit()
    reloaded(board)
    finish(fifth_turn(board))
    assert next(iter(board.told("explores-space"))).args["star"] == star
    assert stars[3] in board.position.star_explored[0]


@rule("tapestry.reserve.space_tile")
def test_what_lies_in_reserve_cannot_be_explored_before() -> None:
    board = play(futures(), "ecstatic_visions").do(0, [{"explore_space": 1}])
    assert (board.asked(), len(in_reserve(board)), board.told("explores-space")) == ("0 taketurn", 1, [])


@rule("tapestry.reserve.space_tile", "tapestry.space.run_out")
def test_an_empty_supply_has_no_space_tile_to_keep() -> None:
    board = futures()
    board.position.star_explored[1], board.position.stars = board.position.stars, []
    play(board, "ecstatic_visions")
    assert (len(board.hand_of(0)), in_reserve(board)) == (1, [])


# ---- Crystal Ball


@rule("tapestry.cards.crystal_ball", "tapestry.reserve.tech")
def test_a_crystal_ball_keeps_one_of_the_face_up_tech_cards() -> None:
    board = play(futures().display("barn", "bakery", "library"), "crystal_ball")
    assert (board.asked(), board.legal()) == ("0 reservetech", ["invent barn", "invent bakery", "invent library"])
    assert board.refused("invent deck") == "reserve.tech"
    assert board.refused("decline") == "core.choice"
    reloaded(board)
    board.act("invent bakery").audit()
    assert (in_reserve(board), board.techs(0), len(board.position.display)) == (["tech bakery"], {}, 3)
    board.do(0, [{"points_per": {"of": "tech_card"}}, {"upgrade": True}])
    assert (board.score(0), board.asked()) == (0, "0 taketurn"), "it is nobody's yet"
    reloaded(board)


@rule("tapestry.cards.crystal_ball", "tapestry.reserve.tech")
def test_the_tech_card_joins_the_middle_row_with_its_circle_and_may_be_raised_then() -> None:
    board = play(futures().display("barn", "bakery", "library"), "crystal_ball").act("invent bakery")
    fifth_turn(board.built(0, farm=1))
    circle = [event.args["n"] for event in board.told("scores") if event.args["cause"] == "tech.bakery"]
    assert (board.techs(0), circle) == ({"bakery": 1}, [4])
    assert (board.asked(), board.legal()) == ("0 upgradecard", ["upgrade bakery", "decline"])
    board.act("upgrade bakery")
    assert (board.techs(0), board.position.landmarks_of(0)) == ({"bakery": 2}, 1)


@rule("tapestry.reserve.tech")
def test_joining_is_neither_an_invention_nor_an_upgrade() -> None:
    board = play(futures().display("barn", "bakery", "library"), "crystal_ball").act("invent bakery")
    fifth_turn(board)
    assert (board.told("invents"), board.told("upgrades"), len(board.told("joins"))) == ([], [], 1)


@rule("tapestry.reserve.tech")
def test_a_single_face_up_tech_card_is_not_asked_for_and_none_is_none() -> None:
    for left in (1, 0):
        board = futures()
        board.tech(1, 0, *[card.id for card in _in_play(board)][left:])
        board.position.display = board.position.display[:left]
        play(board.audit(), "crystal_ball")
        assert (board.asked(), len(in_reserve(board)), board.position.display) == ("0 taketurn", left, [])
        board.audit()


def _in_play(board: Board) -> list[Any]:
    position = board.position
    return [position.box.tech[card] for card in position.shared.techs_under(position.options)]


# ---- tokens


@rule("tapestry.cards.time_capsule", "tapestry.reserve.token")
def test_a_time_capsule_scores_hand_and_mat_on_the_fifth_income_turn() -> None:
    board = play(futures(), "time_capsule")
    assert (len(board.hand_of(0)), in_reserve(board), board.score(0)) == (1, ["token time_capsule 0"], 0)
    board.hand(0, "guilds", "capitalism", "espionage").mat(0, 3, "coal_baron")
    fifth_turn(board)
    assert scored(board, "time_capsule") == [3 + 2]


@rule("tapestry.cards.time_capsule", "tapestry.reserve.card")
def test_a_card_in_reserve_is_neither_in_hand_nor_on_the_mat() -> None:
    board = play(futures().hand(0, "guilds", "age_of_wonders"), "cryogenic_sleep").act("play guilds")
    assert board.position.card_count(0) == len(board.hand_of(0)) + 1


@rule("tapestry.cards.sealed_prophecy", "tapestry.reserve.token")
@pytest.mark.parametrize(("options", "tracks"), [({}, 4), ({"arts_and_architecture": "in"}, 5)])
def test_a_sealed_prophecy_scores_the_track_that_was_named(options: dict[str, int | str], tracks: int) -> None:
    board = play(futures(options=options), "sealed_prophecy")
    assert (board.asked(), len(board.legal())) == ("0 reservetrack", tracks)
    assert board.refused("decline") == "core.choice"
    reloaded(board)
    board.act("track science")
    assert in_reserve(board) == ["token sealed_prophecy 2"]
    board.audit()
    reloaded(board)
    board.token(0, science=(2, 7), exploration=9)
    fifth_turn(board)
    assert scored(board, "sealed_prophecy") == [7]


@rule("tapestry.cards.sealed_prophecy")
def test_a_track_that_was_completed_and_left_counts_twelve() -> None:
    board = play(futures(), "sealed_prophecy").act("track technology").token(0, technology=())
    board.position.completed[0] |= 1 << 3
    fifth_turn(board)
    assert scored(board, "sealed_prophecy") == [12]


@rule("tapestry.cards.sleeping_giants", "tapestry.reserve.token")
def test_sleeping_giants_score_three_and_wake_a_landmark() -> None:
    board = play(futures(), "sleeping_giants")
    assert (board.score(0), in_reserve(board)) == (3, ["token sleeping_giants 0"])
    fifth_turn(board)
    assert (board.asked(), len(board.legal())) == ("0 chooselandmark", len(unclaimed(board.position)))
    board.act(board.legal()[0])
    assert board.asked() == "0 placelandmark"


@rule("tapestry.cards.sleeping_giants")
def test_without_a_landmark_on_the_board_the_giants_sleep_on() -> None:
    board = play(futures(), "sleeping_giants")
    board.landmark(1, *[board.position.box.landmarks[n].id for n in unclaimed(board.position)])
    fifth_turn(board)
    assert (in_reserve(board), board.position.landmarks_of(0)) == ([], 0)


@rule("tapestry.cards.giant_beanstalk", "tapestry.reserve.token")
def test_a_giant_beanstalk_scores_farms_now_and_again() -> None:
    board = play(futures().built(0, farm=2), "giant_beanstalk")
    assert (board.score(0), in_reserve(board)) == (2, ["token giant_beanstalk 0"])
    fifth_turn(board.built(0, farm=4))
    assert scored(board, "giant_beanstalk") == [2, 4]


@rule("tapestry.cards.giant_beanstalk", "tapestry.reserve.building")
def test_a_farm_in_reserve_is_not_among_them() -> None:
    board = play(play(futures().built(0, farm=2), "microbial_magic"), "giant_beanstalk")
    assert board.score(0) == 2


# ---- Cryogenic Sleep


@rule("tapestry.cards.cryogenic_sleep", "tapestry.reserve.card")
def test_cryogenic_sleep_gains_a_card_and_must_freeze_one() -> None:
    board = futures().hand(0, "guilds")
    board.next_drawn("tapestry", board.position.deck, board.position.box.card_no["espionage"])
    board.hand(0, "guilds", "cryogenic_sleep")
    board.position.perform(0, board.position.box.cards[_kind(board)].effects, "card.cryogenic_sleep")
    board.settle()
    assert board.asked() == "0 reservecard"
    assert "decline" not in board.legal()
    assert board.refused("decline") == "core.choice"
    assert board.refused("play socialism") == "core.choice"
    reloaded(board)
    board.act("play guilds").audit()
    assert (in_reserve(board), "guilds" in board.hand_of(0)) == (["card guilds"], False)
    reloaded(board)


def _kind(board: Board) -> int:
    return board.position.box.card_no["cryogenic_sleep"]


@rule("tapestry.cards.cryogenic_sleep", "tapestry.reserve.card")
def test_a_frozen_card_is_played_on_the_stack_of_era_4() -> None:
    board = play(futures().hand(0, "microbial_magic"), "cryogenic_sleep").act("play microbial_magic")
    board.mat(0, 4, "capitalism")
    fifth_turn(board)
    stack = [board.position.box.cards[kind].id for kind in board.position.mats[3]]
    assert stack == ["capitalism", "microbial_magic"]
    assert (board.asked(), in_reserve(board)) == ("0 placebuilding", []), "its farm is used at once"
    assert board.stock(0) == {}, "no resource for the first among neighbours"


@rule("tapestry.reserve.card")
def test_a_frozen_this_era_card_holds_until_its_owner_finishes() -> None:
    board = play(futures().hand(0, "capitalism"), "cryogenic_sleep").act("play capitalism")
    fifth_turn(board.tech(0, 0, "barn"))
    assert (board.asked(), ability(board)) == ("0 upgradecard", "capitalism")
    assert ability(finish(board)) == ""


@rule("tapestry.reserve.card")
def test_an_empty_hand_and_an_empty_deck_freeze_nothing() -> None:
    board = futures()
    board.hand(0, "cryogenic_sleep")
    board.position.hands[1], board.position.deck = sorted([*board.position.hands[1], *board.position.deck]), []
    play(board.audit(), "cryogenic_sleep")
    assert (board.asked(), in_reserve(board)) == ("0 taketurn", [])


@rule("tapestry.reserve.card", "tapestry.boxes.seen_hands")
def test_who_has_seen_the_hand_knows_that_the_card_has_left_it() -> None:
    board = futures(options={"plans_and_ploys": "in"}).hand(0, "guilds", "espionage", "cryogenic_sleep")
    board.position.see_hand(1, 0)
    play(board, "cryogenic_sleep").act("play guilds").audit()
    seen = [board.position.box.cards[kind].id for kind in board.position.seen[2]]
    assert seen == ["espionage"]

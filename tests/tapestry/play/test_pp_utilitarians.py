"""The Utilitarians: two tokens on the lines of landmarks."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.tapestry.play.whenever import MASTERPIECE_GAINED, announce
from tests.marks import rule
from tests.tapestry.board import Board, begun, game, table
from tests.tapestry.civs import drafted, gain, lay, mat
from tests.tapestry.showing import drawn, paths
from tests.tapestry.speaking import speech

BOX = {"plans_and_ploys": "in"}
ARTS = {**BOX, "arts_and_architecture": "in"}
ANYWHERE = {"conquer": {"where": "anywhere", "dice": "one"}}
LANDMARKS = {landmark.id: number for number, landmark in enumerate(game().components.landmarks)}


def number(name: str) -> int:
    return LANDMARKS[name] if name else -1


def utilitarians(first: str, second: str = "", options: dict[str, str] | None = None) -> Board:
    """With tokens on these lines, and their landmarks beside the capital."""
    board = table(civs=("utilitarians", "chosen"), options=options or BOX)
    position = board.position
    position.landmark_owner = [-1] * len(position.landmark_owner)
    position.landmark_site = [-1] * len(position.landmark_site)
    position.plots[0] = [what if what < 6 else 0 for what in position.plots[0]]
    return lines(board.landmark(0, *[name for name in (first, second) if name]), first, second)


def lines(board: Board, first: str, second: str = "") -> Board:
    return lay(board, "utilitarians", number(first), number(second), 0)


def active(board: Board) -> list[str]:
    """The landmarks on whose lines tokens lie."""
    return [game().components.landmarks[line].id for line in mat(board, "utilitarians")[:2] if line >= 0]


def step(track: str) -> dict[str, object]:
    return {"advance": {"tracks": [track], "benefit": False, "bonus": "none"}}


# ---- beginning


@rule("tapestry.civilizations.utilitarians")
def test_they_begin_with_a_landmark_of_a_second_tier_and_its_line() -> None:
    board = begun(civs=("utilitarians", "leaders"), options=BOX)
    assert board.asked() == "0 utilitarianslandmark"
    assert board.legal() == ["landmark forge", "landmark barracks", "landmark lighthouse", "landmark apothecary"]
    assert board.refused("landmark academy") == "civilizations.utilitarians"
    board.act("landmark barracks")
    assert (board.asked(), active(board)) == ("0 placelandmark", ["barracks"])
    board.act("site 8.4 0")
    assert board.position.landmark_owner[number("barracks")] == 0


@rule("tapestry.civilizations.utilitarians", "tapestry.landmarks.unique")
def test_whoever_enters_that_tier_later_finds_the_landmark_gone() -> None:
    board = utilitarians("barracks").token(1, military=3).do(1, [step("military")])
    assert (board.position.landmarks_of(1), board.asked()) == (0, "0 taketurn")


@rule("tapestry.boxes.utilitarians_arts")
def test_with_arts_its_landmark_of_the_second_tier_may_be_chosen_too() -> None:
    board = begun(civs=("utilitarians", "leaders"), options=ARTS)
    assert board.legal()[-1] == "landmark arts_ii"
    assert active(board.act("landmark arts_ii")) == ["arts_ii"]


@rule("tapestry.adjustments.utilitarians")
def test_beginning_with_them_costs_a_resource_after_the_first_income_turn() -> None:
    board = drafted(begun(civs=("utilitarians", "leaders"), options=BOX).act("landmark forge", "site 8.4 0"))
    assert board.asked() == "0 loseresource"
    assert board.act("pay coin").stock(0) == {"worker": 1, "food": 1, "culture": 1}


# ---- moving tokens


@rule("tapestry.civilizations.utilitarians")
def test_a_free_token_may_go_on_the_line_of_a_landmark_just_gained() -> None:
    board = utilitarians("forge").do(0, [{"landmark": "academy"}]).act("site 7.4 0")
    assert (board.asked(), board.legal()) == ("0 utilitarianstoken", ["accept", "decline"])
    assert active(board.act("accept")) == ["forge", "academy"]


@rule("tapestry.civilizations.utilitarians")
def test_with_none_free_one_comes_from_another_line_and_two_are_active_at_most() -> None:
    board = utilitarians("forge", "barracks").do(0, [{"landmark": "academy"}]).act("site 7.4 0")
    assert board.legal() == ["landmark forge", "landmark barracks", "decline"]
    assert board.refused("landmark academy") == "civilizations.utilitarians"
    assert active(board.act("landmark forge")) == ["academy", "barracks"]
    board = utilitarians("forge", "barracks").do(0, [{"landmark": "academy"}]).act("site 7.4 0", "decline")
    assert active(board) == ["forge", "barracks"]


@rule("tapestry.civilizations.utilitarians")
def test_a_landmark_without_a_line_takes_no_token() -> None:
    board = utilitarians("forge").do(0, [{"landmark": "bakery"}]).act("site 8.4 0")
    assert board.asked() == "0 taketurn"
    board = utilitarians("forge").do(1, [{"landmark": "academy"}])
    board.act(board.legal()[0])
    assert board.asked() == "0 taketurn"  # nor does an opponent's


# ---- the lines of second tiers


@rule("tapestry.civilizations.utilitarians")
def test_the_forge_pays_for_an_upgrade_to_the_top_row() -> None:
    board = utilitarians("forge").tech(0, 0, "calendar").token(0, exploration=4).do(0, [{"upgrade": True}])
    assert board.asked() == "0 taketurn"  # the middle row
    board.do(0, [{"upgrade": True}]).act("take coin")
    assert board.stock(0) == {"culture": 1, "coin": 1}


@rule("tapestry.civilizations.utilitarians")
@pytest.mark.parametrize(("chosen", "points", "stock"), [("red", 14, {}), ("black", 7, {"food": 1})])
def test_the_barracks_give_the_red_die_besides_the_one_chosen(chosen: str, points: int, stock: dict[str, int]) -> None:
    board = utilitarians("barracks").script(red=[3], black=[2]).do(0, [ANYWHERE]).act("conquer 1.1", f"die {chosen}")
    assert (board.score(0), board.stock(0), board.asked()) == (points, stock, "0 taketurn")


@rule("tapestry.civilizations.utilitarians")
def test_with_both_dice_the_barracks_give_the_red_one_once_more() -> None:
    board = utilitarians("barracks").script(red=[3], black=[2])
    board.do(0, [{"conquer": {"where": "anywhere", "dice": "both"}}]).act("conquer 1.1")
    assert (board.score(0), board.stock(0)) == (14, {"food": 1})


@rule("tapestry.civilizations.utilitarians", "tapestry.rulings.trapped_dice")
def test_whoever_is_trapped_gains_one_die_and_nothing_of_the_barracks() -> None:
    board = utilitarians("barracks").script(red=[3], black=[2]).outpost(1, "1.1").hand(1, "trap")
    board.do(0, [ANYWHERE]).act("conquer 1.1", "respond trap")
    while board.asked() != "0 choosedie":
        board.act(board.legal()[0])
    board.act("die red")
    assert board.score(0) == 7


@rule("tapestry.civilizations.utilitarians")
def test_the_lighthouse_turns_two_tiles_into_a_resource_once_in_an_advance_turn() -> None:
    board = utilitarians("lighthouse").tiles(0, "t01", "t02", "t03", "t04").give(0, worker=1).act("advance technology")
    assert board.asked() == "0 utilitarianstiles"  # after the step, before its benefit
    board.act("accept", "tile t01", "tile t03", "take coin")
    assert (len(board.position.supply[0]), board.stock(0)) == (2, {"coin": 1})
    board.act("invent deck")
    assert board.asked().startswith("1 ")  # not asked again


@rule("tapestry.civilizations.utilitarians")
def test_the_lighthouse_may_serve_at_the_end_of_the_turn_instead() -> None:
    board = utilitarians("lighthouse").give(0, worker=1).act("advance exploration")  # which brings two tiles
    assert (board.asked(), len(board.position.supply[0])) == ("0 utilitarianstiles", 2)
    board.act("accept", "take food")
    assert (board.position.supply[0], board.stock(0)) == ([], {"food": 1})
    board = utilitarians("lighthouse").tiles(0, "t01", "t02").give(0, worker=1).act("advance technology", "decline")
    board.act("invent deck")
    assert (board.asked(), board.act("decline").position.turn) == ("0 utilitarianstiles", 1)


@rule("tapestry.civilizations.utilitarians")
def test_the_lighthouse_needs_its_line_two_tiles_room_and_an_advance_turn() -> None:
    for board in (
        utilitarians("forge").tiles(0, "t01", "t02").give(0, worker=1),
        utilitarians("lighthouse").tiles(0, "t01").give(0, worker=1),
    ):
        assert board.act("advance technology").asked() == "0 inventcard"
    full = utilitarians("lighthouse").tiles(0, "t01", "t02").give(0, coin=8, worker=8, food=8, culture=8)
    full.do(0, [step("science")])
    assert full.asked() == "0 taketurn"  # no advance turn
    board = utilitarians("lighthouse").tiles(0, "t01", "t02").act("income")
    assert board.asked() != "0 utilitarianstiles"


@rule("tapestry.civilizations.utilitarians")
def test_the_apothecary_pays_for_every_other_landmark() -> None:
    board = utilitarians("apothecary").do(0, [{"landmark": "bakery"}]).act("site 8.4 0", "take coin")
    assert (board.stock(0), board.asked()) == ({"coin": 1}, "0 taketurn")
    board = drafted(begun(civs=("utilitarians", "leaders"), options=BOX).act("landmark apothecary", "site 8.4 0"))
    assert board.asked() == "0 loseresource"  # itself it does not pay


@rule("tapestry.civilizations.utilitarians")
def test_the_apothecary_pays_before_its_token_leaves() -> None:
    board = utilitarians("apothecary", "forge").do(0, [{"landmark": "academy"}]).act("site 7.4 0", "take food")
    board.act("landmark apothecary")
    assert (active(board), board.stock(0), board.asked()) == (["academy", "forge"], {"food": 1}, "0 taketurn")


# ---- the lines of third tiers


@rule("tapestry.civilizations.utilitarians")
@pytest.mark.parametrize(
    ("landmark", "track"),
    [
        ("rubber_works", "technology"), ("tank_factory", "military"), ("train_station", "exploration"),
        ("academy", "science"),
    ],
)  # fmt: skip
def test_each_advance_in_the_third_and_fourth_tier_scores(landmark: str, track: str) -> None:
    board = utilitarians(landmark).token(0, **{track: 7}).do(0, [step(track)])
    assert board.score(0) == 4
    assert board.token(0, **{track: 5}).do(0, [step(track)]).score(0) == 4  # not in the second tier
    other = "science" if track != "science" else "military"
    assert board.token(0, **{other: 7}).do(0, [step(other)]).score(0) == 4  # nor on another track


@rule("tapestry.boxes.utilitarians_arts")
def test_the_third_tier_of_arts_scores_in_the_same_way() -> None:
    board = utilitarians("arts_iii", options=ARTS).token(0, arts=10).do(0, [step("arts")])
    assert board.score(0) == 4


@rule("tapestry.boxes.utilitarians_arts")
def test_the_second_tier_of_arts_scores_for_masterpieces() -> None:
    board = utilitarians("arts_ii", options=ARTS)
    announce(board.position, MASTERPIECE_GAINED, 0, 0)
    assert board.settle().score(0) == 3
    announce(lines(board, "forge").position, MASTERPIECE_GAINED, 0, 0)
    assert board.settle().score(0) == 3


def test_the_lines_that_are_listed_are_those_of_landmarks_that_exist() -> None:
    listed = game().components.civs[game().components.civ_no["utilitarians"]].data.names["lines"]
    assert [name for name in listed if name not in LANDMARKS] == []


# ---- gaining them


@rule("tapestry.civilizations.utilitarians")
def test_gained_during_the_game_tokens_go_on_lines_of_landmarks_that_one_has() -> None:
    board = gain(table(options=BOX).landmark(0, "forge", "bakery").landmark(1, "academy"), 0, "utilitarians")
    assert (active(board), board.position.landmarks_of(0)) == (["forge"], 2)  # and no landmark comes with them
    board = gain(table(options=BOX).landmark(0, "forge", "barracks"), 0, "utilitarians")
    assert active(board) == ["forge", "barracks"]


@rule("tapestry.civilizations.utilitarians")
def test_gained_with_more_landmarks_than_tokens_the_lines_are_chosen() -> None:
    board = gain(table(options=BOX).landmark(0, "forge", "barracks", "academy"), 0, "utilitarians")
    assert (board.asked(), board.legal()) == (
        "0 utilitariansline", ["landmark forge", "landmark barracks", "landmark academy"],
    )  # fmt: skip
    assert board.refused("landmark lighthouse") == "civilizations.utilitarians"
    assert active(board.act("landmark academy", "landmark forge")) == ["academy", "forge"]


# ---- showing them


def test_what_waits_for_the_end_of_the_turn_is_no_step_of_it() -> None:
    board = utilitarians("lighthouse").tiles(0, "t01", "t02").give(0, worker=1).act("advance technology")
    steps = [scene_of(board)["phase"]["now"]]
    steps.append(scene_of(board.act("decline"))["phase"]["now"])
    steps.append(scene_of(board.act("invent deck"))["phase"]["now"])
    assert (steps, board.asked()) == (["landmark", "benefit", "bonus"], "0 utilitarianstiles")


def scene_of(board: Board) -> Any:
    return game().scene(board.position.view(0), 0)


def test_lines_are_clicked_on_the_mat_and_told_in_the_table() -> None:
    board = begun(civs=("utilitarians", "leaders"), options=BOX)
    assert paths(board)["landmark barracks"] == [["civ.utilitarians.0.1", "landmark.barracks"]]
    scene = drawn(board.act("landmark barracks", "site 8.4 0"))
    assert scene["on.utilitarians.0.1"]["in"] == "civ.utilitarians.0"
    assert len(scene["civ.utilitarians.0"]["spaces"]) == 8  # without those of Arts
    assert "active lines: Barracks" in " ".join(speech().table(board.position.view(0), 400).split())

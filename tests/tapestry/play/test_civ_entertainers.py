"""The Entertainers: a token walks along paths of benefits."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import able, gain, lay, mat, use

SPOTS = "abcdefghijklmnop"
PATHS = {
    "start": "abcd", "a": "ef", "b": "fg", "c": "fg", "d": "gh", "e": "ij", "f": "ij", "g": "kl", "h": "kl",
    "i": "mn", "j": "no", "k": "no", "l": "op",
}  # fmt: skip


def entertainers(spot: str = "start") -> Board:
    board = table(civs=("entertainers", "chosen"))
    return lay(board, "entertainers", 0 if spot == "start" else SPOTS.index(spot) + 1)


def pick(spot: str) -> str:
    return f"pick {SPOTS.index(spot) + 1}"


@rule("tapestry.civilizations.entertainers")
@pytest.mark.parametrize("spot", PATHS)
def test_the_token_goes_on_along_the_paths(spot: str) -> None:
    board = use(entertainers(spot), 0, "entertainers")
    assert board.legal() == [pick(other) for other in PATHS[spot]]


@rule("tapestry.civilizations.entertainers")
def test_the_walk_is_no_choice_but_its_path_is() -> None:
    board = use(entertainers(), 0, "entertainers")
    assert "decline" not in board.legal()
    assert board.refused(pick("e")) == "core.choice"
    board.act(pick("b"))
    assert board.stock(0) == {"culture": 1}
    assert mat(board, "entertainers") == (2,)


@rule("tapestry.civilizations.entertainers")
@pytest.mark.parametrize(("spot", "resource"), [("a", "worker"), ("b", "culture"), ("c", "food"), ("d", "coin")])
def test_the_first_level_gives_resources(spot: str, resource: str) -> None:
    assert use(entertainers(), 0, "entertainers").act(pick(spot)).stock(0) == {resource: 1}


@rule("tapestry.civilizations.entertainers")
@pytest.mark.parametrize(("before", "spot", "kind"), [("a", "e", 2), ("a", "f", 0), ("b", "g", 1), ("d", "h", 3)])
def test_the_second_level_gives_buildings(before: str, spot: str, kind: int) -> None:
    board = use(entertainers(before), 0, "entertainers").act(pick(spot))
    assert board.position.built[:4] == [1 if k == kind else 0 for k in range(4)]


@rule("tapestry.civilizations.entertainers")
@pytest.mark.parametrize(
    ("before", "spot", "asked"),
    [("e", "i", "conquertarget"), ("e", "j", "afterroll"), ("g", "k", "inventcard"), ("g", "l", "exploretile")],
)
def test_the_third_level_gives_deeds(before: str, spot: str, asked: str) -> None:
    board = entertainers(before).tiles(0, "t01", "t02").lay("0.-1", "t03")
    use(board, 0, "entertainers").act(pick(spot))
    assert board.asked() == f"0 {asked}"


@rule("tapestry.civilizations.entertainers")
def test_research_on_the_third_level_is_without_benefit() -> None:
    board = use(entertainers("e").script(science=[0]), 0, "entertainers").act(pick("j"), "accept")
    assert board.where(0, "exploration") == (1,)
    assert board.position.supply[0] == []


@rule("tapestry.civilizations.entertainers")
@pytest.mark.parametrize(
    ("before", "spot", "track"),
    [("i", "m", "technology"), ("i", "n", "exploration"), ("j", "o", "military"), ("l", "p", "science")],
)
def test_the_fourth_level_gives_an_advance_with_benefit_and_bonus(before: str, spot: str, track: str) -> None:
    board = entertainers(before).token(0, technology=1, exploration=1, military=1, science=1).give(0, coin=2)
    use(board, 0, "entertainers").act(pick(spot))
    assert board.where(0, track) == (2,)
    assert board.asked() == "0 buy"  # the bonus of every second space costs a resource


@rule("tapestry.civilizations.entertainers")
def test_from_the_fourth_level_there_is_no_move_and_no_benefit() -> None:
    for spot in "mnop":
        board = entertainers(spot)
        assert not able(board, 0, "entertainers")
        use(board, 0, "entertainers")
        assert board.asked() == "0 taketurn"
        assert mat(board, "entertainers") == (SPOTS.index(spot) + 1,)


@rule("tapestry.civilizations.entertainers")
def test_a_benefit_that_is_impossible_is_lost() -> None:
    board = entertainers("a").built(0, farm=5)
    use(board, 0, "entertainers").act(pick("e"))
    assert board.position.built[2] == 5
    assert board.asked() == "0 taketurn"
    assert mat(board, "entertainers") == (5,)


@rule("tapestry.civilizations.entertainers")
def test_gained_during_the_game_the_token_begins_on_any_spot_and_gains_it() -> None:
    board = gain(table(), 0, "entertainers")
    assert board.legal() == [pick(spot) for spot in SPOTS]
    board.act(pick("d"))
    assert board.stock(0) == {"coin": 1}
    assert board.score(0) == 0
    assert use(board, 0, "entertainers").legal() == [pick("g"), pick("h")]


@rule("tapestry.adjustments.entertainers")
def test_beginning_with_them_gives_one_resource_and_ten_points() -> None:
    board = begun(civs=("entertainers", "chosen"))
    assert mat(board, "entertainers") == (0,)
    board.act("take worker")
    assert (board.score(0), board.stock(0)["worker"], board.stock(0)["coin"]) == (10, 2, 1)


@rule("tapestry.civilizations.entertainers")
def test_they_act_in_step_one_of_an_income_turn() -> None:
    board = table(civs=("entertainers", "chosen")).act("income")
    assert board.asked() == "0 entertainerswalk"

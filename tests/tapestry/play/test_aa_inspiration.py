"""Inspiration tiles, and the twelve spaces of the arts track."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.box.content import BUILDINGS
from ecumene.games.tapestry.play.income import expected_points, income_points
from ecumene.games.tapestry.play.technology import meets_needs
from tests.tapestry.arts import arts
from tests.tapestry.board import Board, game, table


def onto(space: int, **resources: int) -> Board:
    """Seat 0 steps onto a space of arts, with some resources left, and has set its landmark."""
    board = arts()
    board.give(0, **{"coin": 2, "worker": 2, "food": 2, "culture": 0, **resources}).token(0, arts=space - 1)
    board.act("advance arts")
    while board.asked() in ("0 payadvance", "0 placelandmark"):
        board.act(board.legal()[0])
    return board


# ---- the tiles


@pytest.mark.rule("tapestry.inspiration.tile")
def test_a_tile_lies_on_the_row_that_its_owner_chooses() -> None:
    board = arts().do(0, [{"inspire": 1}], "space.arts_5")
    assert board.legal() == [f"build {row}" for row in BUILDINGS]
    dump = board.position.dump()
    assert game().load(dump).dump() == dump
    board.act("build house")
    assert board.position.inspired == [0, 1, 0, 0] + [0] * 4, "another seat's mat stays as it was"
    assert board.do(0, [{"inspire": 1}]).legal() == ["build market", "build farm", "build armory"]


@pytest.mark.rule("tapestry.inspiration.row")
def test_a_row_takes_its_own_tile_only_and_once() -> None:
    board = arts().inspire(0, "house").do(0, [{"inspire": 1}])
    assert board.refused("build house") == "core.choice"


@pytest.mark.rule("tapestry.inspiration.all_laid")
def test_with_all_tiles_laid_nothing_happens() -> None:
    board = arts().inspire(0, "market", "house", "farm").do(0, [{"inspire": 1}])
    assert board.asked() == "0 taketurn", "the last tile is not asked about"
    assert board.position.inspired[:4] == [1, 1, 1, 1]
    assert board.do(0, [{"inspire": 2}]).asked() == "0 taketurn"


@pytest.mark.rule("tapestry.inspiration.lasting")
def test_laying_a_tile_scores_nothing_and_the_row_keeps_its_names_and_buildings() -> None:
    board = arts().built(0, farm=3).tech(0, 1, "barn").do(0, [{"inspire": 1}])
    needs = meets_needs(board.position, 0, board.position.box.tech_no["barn"])
    board.act("build farm")
    assert board.score(0) == 0
    assert board.position.built[2] == 3
    assert meets_needs(board.position, 0, board.position.box.tech_no["barn"]) is needs
    assert [space.id for space in board.position.box.inspired] == [space.id for space in board.position.box.income]


@pytest.mark.rule("tapestry.inspiration.market")
@pytest.mark.rule("tapestry.inspiration.house")
@pytest.mark.rule("tapestry.inspiration.farm")
@pytest.mark.rule("tapestry.inspiration.armory")
@pytest.mark.parametrize("row", BUILDINGS)
def test_each_tile_adds_its_points_and_keeps_what_the_row_brings(row: str) -> None:
    plain, laid = arts(), arts().inspire(0, row)
    added = []
    for open_spaces in range(6):
        for board in (plain, laid):
            board.built(0, **{row: open_spaces})
        added.append(expected_points(laid.position, 0) - expected_points(plain.position, 0))
    assert added == [0, 3, 3, 6, 6, 11]
    box = plain.position.box
    for before, after in zip(box.income, box.inspired, strict=True):
        assert (before.resources, before.territory, before.tapestry, before.points_per) == (
            after.resources, after.territory, after.tapestry, after.points_per
        )  # fmt: skip


@pytest.mark.rule("tapestry.inspiration.tile")
def test_an_income_turn_scores_what_the_tiles_say() -> None:
    board = arts(civs=("chosen", "militants")).inspire(0, "farm").built(0, farm=1).era(1, 1)
    board.position.tiles = []
    expected = expected_points(board.position, 0)
    tally = board.explain("income")
    assert tally is not None
    assert tally.sum == expected
    board.give(1, coin=3).act("income")
    while board.asked() != "1 taketurn":
        board.act(board.legal()[0])
    assert board.position.scored[0] == expected == income_points(board.position, 0)
    assert board.stock(0)["food"] >= 1, "and brings what the row did"


# ---- the twelve spaces


@pytest.mark.rule("tapestry.tracks.arts_1")
def test_storytelling_draws_a_card() -> None:
    assert len(onto(1).position.hands[0]) == 1


@pytest.mark.rule("tapestry.tracks.arts_2")
def test_body_painting_scores_five_and_offers_a_building() -> None:
    board = onto(2)
    assert board.score(0) == 5
    assert board.asked() == "0 buy"
    board.act(board.legal()[0], "build armory")
    assert board.position.built[3] == 1


@pytest.mark.rule("tapestry.tracks.arts_3")
def test_cave_painting_gives_a_masterpiece() -> None:
    board = onto(3)
    assert board.asked() == "0 createmasterpiece"
    assert len(board.act("masterpiece deck").works_of(0)) == 1


@pytest.mark.rule("tapestry.tracks.arts_4")
def test_calligraphy_counts_tiles_and_tech_cards() -> None:
    board = arts().tiles(0, "t01", "t02").tech(0, 0, "barn").give(0, coin=1, food=1).token(0, arts=3)
    board.act("advance arts", "site 1.4 0")
    assert board.score(0) == 3


@pytest.mark.rule("tapestry.tracks.arts_5")
def test_theater_inspires_and_sells_a_masterpiece() -> None:
    board = onto(5)
    board.act("build market")
    assert board.asked() == "0 buy"
    board.act(board.legal()[0])
    assert board.asked() == "0 createmasterpiece"


@pytest.mark.rule("tapestry.tracks.arts_6")
def test_minstrelsy_broadcasts_or_builds() -> None:
    board = onto(6)
    assert board.asked() == "0 choosebuilding", "without a masterpiece there is no choice"
    board = arts().works(0, "self_portrait_with_masks").give(0, coin=1, food=1).token(0, arts=5).act("advance arts")
    assert board.legal() == ["pick 1", "pick 2"]
    assert board.act("pick 1").score(0) == 6


@pytest.mark.rule("tapestry.tracks.arts_7")
def test_art_galleries_may_replace_the_row_and_give_a_masterpiece() -> None:
    board = onto(7, culture=2)
    assert board.asked() == "0 refreshworks"
    assert board.act("accept").asked() == "0 createmasterpiece"
    assert len(board.act(board.legal()[0]).works_of(0)) == 1


@pytest.mark.rule("tapestry.tracks.arts_8")
def test_photography_inspires_and_sells_a_building() -> None:
    board = onto(8)
    board.act("build farm")
    assert board.asked() == "0 buy"
    board.act(board.legal()[0])
    assert board.asked() == "0 choosebuilding"


@pytest.mark.rule("tapestry.tracks.arts_9")
def test_graphic_design_advances_on_three_other_tracks() -> None:
    board = onto(9)
    assert board.legal() == ["track exploration", "track science", "track technology"]
    board.act("track exploration")
    assert len(board.position.supply[0]) == 2, "with the benefit"


@pytest.mark.rule("tapestry.tracks.arts_10")
def test_living_architecture_builds_and_then_counts_income_buildings() -> None:
    board = arts().built(0, market=2, farm=1).give(0, coin=2).token(0, arts=9).act("advance arts")
    board.act(board.legal()[0], "build house")
    board.act(board.legal()[0])
    assert board.score(0) == 4


@pytest.mark.rule("tapestry.tracks.arts_11")
def test_generative_art_advances_on_any_other_track_and_sells_a_masterpiece() -> None:
    board = onto(11)
    assert board.legal() == ["track exploration", "track science", "track military", "track technology"]
    board.act("track exploration")
    assert board.asked() == "0 buy"
    board.act(board.legal()[0])
    assert board.asked() == "0 createmasterpiece"


@pytest.mark.rule("tapestry.tracks.arts_12")
def test_shared_dreams_broadcast_the_neighbours_masterpieces() -> None:
    board = arts().works(0, "self_portrait_with_masks").works(1, "quartet_in_gold")
    board.give(0, coin=2).token(0, arts=11).act("advance arts")
    assert board.legal() == ["masterpiece quartet_in_gold", "masterpiece self_portrait_with_masks", "decline"]
    board.act("masterpiece self_portrait_with_masks", "masterpiece quartet_in_gold")
    assert board.position.scored[9] == 16


@pytest.mark.rule("tapestry.tracks.arts_12")
def test_the_end_of_arts_completes_a_track() -> None:
    board = arts().give(0, coin=2).token(0, arts=11).act("advance arts")
    assert 0 in board.position.achieved[0]
    assert table().position.box.track_count == 4


def test_the_portrait_repeats_a_position_on_arts_too() -> None:
    board = arts().give(0, coin=1).token(0, arts=2)
    board.use(0, "portrait_of_a_moment").act("pay coin")
    assert board.score(0) == 5

"""The arts track: its costs, its die, and what speaks of all tracks."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.box.content import ARTS, BASE_TRACKS, TRACKS
from ecumene.games.tapestry.play.civilizations.mystics import counts
from tests.tapestry.arts import AA, arts
from tests.tapestry.board import begun, game, table


@pytest.mark.rule("tapestry.arts.track")
@pytest.mark.parametrize(
    ("options", "tracks"),
    [({}, 4), ({"plans_and_ploys": "in"}, 4), (AA, 5), ({"plans_and_ploys": "in", **AA}, 5)],
)
def test_there_are_five_tracks_with_arts_and_four_without(options: dict[str, str], tracks: int) -> None:
    position = table(options=options).position
    assert position.box.track_count == len(position.box.tracks) == tracks
    assert len(position.spaces.ids) == len(position.box.spaces) == 12 * tracks
    assert position.tokens == [(0,)] * (2 * tracks)
    assert game().load(position.dump()).dump() == position.dump()


# ---- costs


@pytest.mark.rule("tapestry.arts.cost")
@pytest.mark.parametrize(
    ("token", "ways"),
    [
        (0, ["coin", "food"]),
        (3, ["coin+food"]),
        (6, []),
        (9, ["coin+coin"]),
    ],
)
def test_each_tier_of_arts_asks_for_another_mixture(token: int, ways: list[str]) -> None:
    board = arts().give(0, coin=3, food=1).token(0, arts=token)
    if not ways:
        assert "advance arts" not in board.legal()
        assert board.refused("advance arts") == "advancing.cost"
        return
    before = sum(board.stock(0).values())
    board.act("advance arts")
    if len(ways) > 1:
        assert board.legal() == [f"pay {way}" for way in ways]
        board.act(board.legal()[0])
    assert before - sum(board.stock(0).values()) == (1 if token == 0 else 2)
    assert board.where(0, "arts") == (token + 1,)


@pytest.mark.rule("tapestry.arts.cost")
def test_three_different_resources_open_tier_three() -> None:
    board = arts().give(0, coin=1, worker=2, culture=1, food=1).token(0, arts=6)
    assert board.act("advance arts").legal() == [
        "pay coin+worker+food", "pay coin+worker+culture", "pay coin+food+culture", "pay worker+food+culture",
    ]  # fmt: skip
    board.act("pay coin+worker+culture")
    assert board.stock(0) == {"worker": 1, "food": 1}


@pytest.mark.rule("tapestry.arts.cost")
def test_the_price_explains_itself() -> None:
    board = arts().give(0, coin=4, worker=1, food=1).token(0, arts=3)
    tally = board.explain("advance arts")
    assert tally is not None
    assert [(line.rule, line.amount, line.about) for line in tally.lines] == [
        ("tapestry.arts.cost", 2, "different_resource")
    ]


@pytest.mark.rule("tapestry.landmarks.first")
def test_the_first_to_enter_a_tier_of_arts_gains_its_landmark() -> None:
    board = arts().give(0, coin=1, food=1).token(0, arts=3).act("advance arts")
    assert board.position.landmark_owner[board.position.box.landmark_no["arts_ii"]] == 0


# ---- the die


@pytest.mark.rule("tapestry.arts.die")
def test_the_die_of_twenty_faces_shows_each_track_four_times() -> None:
    die = arts().position.science_die
    assert [die.count(track) for track in range(len(TRACKS))] == [4] * 5
    board = arts().script(science=[die.index(ARTS)]).do(0, [{"research": {"benefit": False}}])
    assert board.act("accept").where(0, "arts") == (1,)


@pytest.mark.rule("tapestry.options.science_die")
def test_a_table_may_keep_the_die_of_twelve_faces() -> None:
    die = table(options={**AA, "science_die": "d12"}).position.science_die
    assert len(die) == 12
    assert ARTS not in die
    for option in ("by_box", "d12"):
        assert table(options={"science_die": option}).position.science_die == die, "without arts there is no other"


# ---- what speaks of every track


@pytest.mark.rule("tapestry.arts.dark_ages")
def test_dark_ages_goes_back_on_three_tracks_and_one_of_the_other_two_advances() -> None:
    board = arts().token(0, exploration=2, science=2, military=2, technology=2, arts=2)
    board.do(0, [{"code": "dark_ages"}])
    assert board.legal() == [f"track {track}" for track in TRACKS]
    board.act("track arts")
    assert board.asked() == "0 sparetrack"
    assert board.legal() == [f"track {track}" for track in BASE_TRACKS]
    board.act("track military")
    while board.asked() == "0 placelandmark":
        board.act(board.legal()[0])
    assert [board.where(0, track) for track in TRACKS] == [(1,), (1,), (2,), (1,), (5,)]


@pytest.mark.rule("tapestry.arts.dark_ages")
def test_dark_ages_may_name_tokens_on_their_start_to_spare_another_track() -> None:
    board = arts().token(0, military=5).do(0, [{"code": "dark_ages"}]).act("track arts", "track military")
    assert [board.where(0, track) for track in TRACKS] == [(0,), (0,), (5,), (0,), (3,)]


@pytest.mark.rule("tapestry.arts.track")
def test_futurists_begin_four_spaces_ahead_on_arts_too() -> None:
    board = begun(civs=("futurists", "militants"), options=AA)
    assert [board.where(0, track) for track in TRACKS] == [(4,)] * 5


@pytest.mark.rule("tapestry.arts.track")
def test_the_chosen_are_paid_for_leading_on_arts() -> None:
    few, many = [table(civs=("chosen", "militants"), options=options) for options in ({}, AA)]
    for board in (few, many):
        board.do(0, [{"code": "chosen_tracks"}], "civ.chosen")
    assert many.score(0) * 4 == few.score(0) * 5 > 0


@pytest.mark.rule("tapestry.arts.track")
def test_alchemists_stop_by_themselves_only_when_all_five_tracks_are_marked() -> None:
    board = arts(civs=("alchemists", "militants"))
    die = board.position.science_die
    board.script(science=[die.index(track) for track in range(5)]).do(
        0, [{"code": "alchemists_roll"}], "civ.alchemists"
    )
    for _ in range(4):
        assert board.asked() == "0 alchemistsdare"
        board.act("accept")
    assert board.asked() == "0 alchemistsmove"
    assert "track arts" in board.legal()


@pytest.mark.rule("tapestry.arts.track")
def test_an_advance_on_any_track_may_be_on_arts() -> None:
    board = arts().do(0, [{"advance": {"tracks": "any", "benefit": False, "bonus": "none"}}])
    assert board.legal() == [f"track {track}" for track in TRACKS]
    base = table().do(0, [{"advance": {"tracks": "any", "benefit": False, "bonus": "none"}}])
    assert base.legal() == [f"track {track}" for track in BASE_TRACKS]
    assert base.position.dump()["agenda"][-1][1]["tracks"] == 0b1111, "stored as before there was a fifth track"


@pytest.mark.rule("tapestry.arts.track")
def test_without_the_box_nobody_can_name_the_arts_track() -> None:
    board = table().give(0, coin=3)
    assert board.refused("advance arts") == "core.choice"
    restart = table().token(0, technology=12).do(0, [{"restart_token": True}], "space.technology_12", 47)
    assert restart.legal() == [f"track {track}" for track in BASE_TRACKS]


@pytest.mark.rule("tapestry.arts.track")
def test_leaders_have_no_square_for_arts() -> None:
    board = arts(civs=("leaders", "militants")).do(0, [{"code": "leaders_lead"}], "civ.leaders")
    assert board.legal() == [*[f"track {track}" for track in BASE_TRACKS], "decline"]


@pytest.mark.rule("tapestry.arts.track")
def test_mystics_count_a_completed_arts_track_and_still_predict_four_at_most() -> None:
    board = begun(civs=("mystics", "militants"), options=AA)
    for _ in range(3):
        board.act("number 1")
    assert board.legal() == ["number 1", "number 2", "number 3", "number 4"]
    board.act("number 1").token(0, arts=12)
    assert counts(board.position, 0)[3] == 1


@pytest.mark.rule("tapestry.arts.track")
def test_a_token_from_the_end_of_technology_may_begin_arts() -> None:
    board = arts().token(0, technology=12).do(0, [{"restart_token": True}], "space.technology_12", 47)
    assert board.act("track arts").where(0, "arts") == (0, 0)

"""The civilizations of Arts & Architecture: Gamblers, Relentless, Renegades."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.play.income import begin_income_turn
from tests.marks import rule
from tests.tapestry.arts import deck, lead, played_out, reloaded
from tests.tapestry.board import Board, begun, table
from tests.tapestry.cities import IN
from tests.tapestry.civs import able, gain, lay, mat, use
from tests.tapestry.showing import acts, drawn, english, paths

# ---- Gamblers


@rule("tapestry.civilizations.gamblers")
def test_of_three_cards_revealed_one_that_acts_when_played_is_played() -> None:
    board = deck(lead("gamblers").era(2, 2), "academia", "guilds", "democracy")
    use(board, 0, "gamblers")
    assert board.asked() == "0 gamblerscard"
    assert board.legal() == ["keep democracy", "keep guilds"]
    assert board.refused("keep academia") == "civilizations.gamblers"
    assert board.refused("income") == "core.choice"
    reloaded(board).act("keep guilds")
    names = [board.position.box.cards[kind].id for kind in board.position.mat(0, 2)]
    assert names == ["guilds"]
    assert sorted(board.position.box.cards[kind].id for kind in board.position.discard) == ["academia", "democracy"]
    assert board.hand_of(0) == []
    board.audit()


@rule("tapestry.civilizations.gamblers")
def test_a_single_card_that_can_be_played_is_played_unasked() -> None:
    board = deck(lead("gamblers").era(2, 2), "academia", "guilds", "monarchy")
    use(board, 0, "gamblers")
    assert [board.position.box.cards[kind].id for kind in board.position.mat(0, 2)] == ["guilds"]
    assert board.position.drawn[0] == ()


@rule("tapestry.civilizations.gamblers")
def test_without_one_that_acts_when_played_one_is_kept() -> None:
    board = deck(lead("gamblers").era(2, 2), "academia", "capitalism", "monarchy")
    use(board, 0, "gamblers")
    assert board.legal() == ["keep academia", "keep capitalism", "keep monarchy"]
    board.act("keep monarchy")
    assert board.hand_of(0) == ["monarchy"]
    assert board.position.mat(0, 2) == ()
    board.audit()


@rule("tapestry.civilizations.gamblers")
def test_what_they_play_at_the_end_of_the_first_income_turn_lies_on_maker_of_fire() -> None:
    board = deck(lead("gamblers").era(1, 1), "academia", "guilds", "monarchy")
    before = board.position.mat(0, 1)
    use(board, 0, "gamblers", "first_income_end")
    assert board.position.mat(0, 1) == (*before, board.position.box.card_no["guilds"])


@rule("tapestry.civilizations.gamblers", "tapestry.income.first_of_neighbours")
def test_the_first_among_neighbours_gains_before_the_card_acts_and_plays_another_on_top() -> None:
    board = deck(lead("gamblers").hand(0, "monarchy"), "academia", "guilds", "mercantilism")
    begin_income_turn(board.position, 0)
    board.settle()
    assert board.asked() == "0 takeresource"  # first into era 2
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    board.act("play monarchy")
    assert [board.position.box.cards[kind].id for kind in board.position.mat(0, 2)] == ["guilds", "monarchy"]


@rule("tapestry.civilizations.gamblers")
def test_they_do_nothing_on_the_last_income_turn() -> None:
    board = lead("gamblers").era(4, 2)
    assert able(board, 0, "gamblers")
    assert not able(board.era(5, 2), 0, "gamblers")


@rule("tapestry.civilizations.gamblers")
def test_everybody_sees_what_they_reveal() -> None:
    board = deck(lead("gamblers").era(2, 2), "academia", "guilds", "democracy")
    use(board, 0, "gamblers")
    position = board.position
    assert position.view(1).drawn == position.drawn  # type: ignore[attr-defined]
    assert [name for name in drawn(board, 1) if name.startswith("drawn.p0.")] == [f"drawn.p0.{n}" for n in range(3)]
    assert paths(board)["keep guilds"] == [f"drawn.p0.{position.drawn[0].index(position.box.card_no['guilds'])}"]
    assert len(board.told("turns-up")) == 3


# ---- Relentless


def end_turn(board: Board) -> Board:
    """Seat 0 makes a cheap advance; what it brings is answered with the first legal answers; then seat 1 is to move."""
    board.token(0, exploration=0).give(0, food=1).act("advance exploration")
    while board.position.turn == 0 and not board.asked().endswith("pickbranch"):
        board.act(board.legal()[0])
    return board


def own_turn(board: Board) -> Board:
    """Seat 0 is to move again."""
    board.give(1, food=1).token(1, exploration=0)
    while board.asked() != "0 taketurn":
        board.give(0, food=1)
        moves = board.legal()
        board.act("advance exploration" if "advance exploration" in moves else moves[0])
    return board


@rule("tapestry.civilizations.relentless")
def test_a_turn_with_a_building_adds_a_token_and_one_without_pays() -> None:
    board = lay(lead("relentless").give(0, food=2), "relentless", 0, 0, 1)
    board.do(0, [{"build": ["house"]}]).act(board.legal()[0])
    assert mat(board, "relentless")[:2] == (0, 1)
    end_turn(board)
    assert mat(board, "relentless")[:2] == (1, 0)
    before = own_turn(board).score(0)
    end_turn(board)
    assert mat(board, "relentless")[:2] == (0, 0)
    assert board.score(0) >= before + 1
    board.audit()


@rule("tapestry.civilizations.relentless")
def test_a_landmark_counts_like_a_building() -> None:
    board = lay(lead("relentless"), "relentless", 2, 0, 1).do(0, [{"landmark": "forge"}])
    board.act(board.legal()[0])
    assert mat(board, "relentless")[:2] == (2, 1)
    assert mat(end_turn(board), "relentless")[:2] == (3, 0)


@rule("tapestry.civilizations.relentless")
def test_buildings_of_other_turns_do_not_count() -> None:
    board = lay(lead("relentless"), "relentless", 1, 0, 1)
    board.position.turn = 1
    board.do(0, [{"build": ["house"]}]).act(board.legal(0)[0], seat=0)
    assert mat(board, "relentless")[:2] == (1, 0)


@rule("tapestry.civilizations.relentless")
@pytest.mark.parametrize(
    ("tokens", "points", "branches"), [(1, 1, 0), (2, 3, 0), (3, 6, 2), (4, 10, 3), (5, 15, 4), (9, 15, 4)]
)
def test_the_reward_grows_with_the_tokens(tokens: int, points: int, branches: int) -> None:
    board = lay(lead("relentless").tiles(0, "t05"), "relentless", tokens, 0, 1)
    hand = len(board.hand_of(0))
    end_turn(board.tiles(0, "t05"))
    scored = [event.args["n"] for event in board.told("scores") if event.args["cause"] == "civ.relentless"]
    assert scored == [points]
    assert mat(board, "relentless")[0] == 0
    if branches:
        assert board.asked() == "0 pickbranch"
        assert len(board.legal()) == branches
        reloaded(board).act("pick 1")
    assert len(board.hand_of(0)) == hand + (tokens > 1)
    assert board.position.turn == 1


@rule("tapestry.civilizations.relentless")
def test_an_income_turn_without_a_building_changes_nothing() -> None:
    board = lay(lead("relentless").hand(0, "monarchy"), "relentless", 3, 0, 1)
    board.act("income")
    while board.position.turn == 0:
        board.act(board.legal()[-1])
    assert mat(board, "relentless") == (3, 0, 2)
    assert not [event for event in board.told("scores") if event.args["cause"] == "civ.relentless"]


@rule("tapestry.civilizations.relentless")
def test_an_income_turn_with_a_building_adds_a_token() -> None:
    board = lay(lead("relentless").hand(0, "monarchy"), "relentless", 3, 0, 1)
    board.act("income").do(0, [{"build": ["house"]}])
    while board.position.turn == 0:
        board.act(board.legal()[-1])
    assert mat(board, "relentless") == (4, 0, 2)


@rule("tapestry.civilizations.relentless")
def test_gained_during_the_game_they_begin_without_tokens() -> None:
    board = gain(table(civs=("leaders", "chosen"), options=IN), 0, "relentless")
    assert mat(board, "relentless") == (0, 0, 0)
    board.do(0, [{"build": ["house"]}]).act(board.legal()[0])
    assert mat(end_turn(board), "relentless") == (1, 0, 1)


# ---- Renegades


def step(board: Board, track: str, space: int) -> Board:
    """A free step with benefit and bonus onto a space."""
    board.token(0, **{track: space - 1})
    return board.do(0, [{"advance": {"tracks": [track], "benefit": True, "bonus": "pay"}}])


@rule("tapestry.civilizations.renegades")
def test_they_may_give_up_a_benefit_for_a_step_on_their_mat() -> None:
    board = step(lead("renegades").give(0, coin=2), "science", 2)
    assert board.asked() == "0 renegadesforgo"
    assert board.legal() == ["accept", "decline"]
    hand = len(board.hand_of(0))
    reloaded(board).act("accept")
    assert mat(board, "renegades") == (1,)
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert (len(board.hand_of(0)), sum(board.position.built[:4])) == (hand + 1, 1)
    assert board.position.activated[0] == 0  # the space is not used
    assert board.stock(0) == {"coin": 2}  # and its bonus not offered


@rule("tapestry.civilizations.renegades")
def test_who_declines_gains_the_benefit() -> None:
    board = step(lead("renegades"), "technology", 1).act("decline")
    assert mat(board, "renegades") == (0,)
    assert board.position.activated[0] == 1 << board.position.box.space_no["technology_1"]


@rule("tapestry.civilizations.renegades")
@pytest.mark.parametrize(
    ("at", "space", "asked"), [(0, 3, True), (0, 4, False), (1, 3, False), (1, 5, True), (3, 10, True)]
)
def test_the_next_step_must_have_the_tier_of_the_space(at: int, space: int, asked: bool) -> None:
    board = step(lay(lead("renegades"), "renegades", at), "military", space)
    while board.asked().endswith("placelandmark"):
        board.act(board.legal()[0])
    assert (board.asked() == "0 renegadesforgo") is asked


@rule("tapestry.civilizations.renegades", "tapestry.landmarks.first")
def test_the_landmark_of_the_space_is_gained_all_the_same() -> None:
    board = step(lay(lead("renegades"), "renegades", 1), "technology", 4)
    assert board.asked() == "0 placelandmark"
    board.act(board.legal()[0], "accept")
    assert board.position.landmarks_of(0) == 1
    assert mat(board, "renegades") == (2,)


@rule("tapestry.civilizations.renegades", "tapestry.achievements.track")
def test_the_last_step_scores_and_counts_as_a_completed_track_for_the_achievement() -> None:
    board = step(lay(lead("renegades"), "renegades", 3), "science", 11).act("accept")
    position = board.position
    assert mat(board, "renegades") == (4,)
    assert position.achieved[0] == (0,)
    assert [event.args["n"] for event in board.told("scores")] == [20]
    assert position.completed[0] == 0  # it is no track for anything else
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.renegades")
def test_going_back_or_advancing_without_the_benefit_offers_nothing() -> None:
    board = lead("renegades").token(0, military=3)
    board.do(0, [{"regress": {"tracks": ["military"], "benefit": True, "bonus": "none"}}])
    assert not board.asked().endswith("renegadesforgo")
    other = lead("renegades").token(0, military=1)
    other.do(0, [{"advance": {"tracks": ["military"], "benefit": False, "bonus": "none"}}])
    assert other.asked() == "0 taketurn"


@rule("tapestry.civilizations.renegades")
def test_others_are_not_asked() -> None:
    board = table(civs=("leaders", "chosen"), options=IN)
    assert not step(board, "technology", 1).asked().endswith("renegadesforgo")


# ---- on the screen


@pytest.mark.parametrize(("civ", "spaces"), [("relentless", 6), ("renegades", 5)])
def test_their_mats_show_what_their_steps_give(civ: str, spaces: int) -> None:
    things = drawn(lead(civ))
    assert len(things[f"civ.{civ}.0"]["spaces"]) == spaces
    assert things[f"on.{civ}.0"]["slot"] == 0
    assert all(english(space["label"]) for space in things[f"civ.{civ}.0"]["spaces"])


def test_their_questions_can_be_clicked_and_said() -> None:
    board = step(lead("renegades"), "technology", 1)
    assert set(acts(board)) == {"accept", "decline"}
    assert begun(civs=("gamblers", "relentless"), options=IN).position.civ_state


# ---- whole games


@pytest.mark.parametrize("seed", [1, 2])
def test_games_with_all_of_them_go_to_their_end(seed: int) -> None:
    board = begun(3, ("gamblers", "relentless", "renegades"), ("swamp", "cloud_city", "caldera"), seed, IN)
    played_out(board, seed)

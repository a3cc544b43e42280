"""Fantasies & Futures read a second time: abilities of tapestry cards."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.laying import ability, play
from tests.tapestry.reading_ff import ALL, answers, ff, laid, until

NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
ANYWHERE = [{"conquer": {"where": "anywhere", "dice": "one"}}]
PLACE, OTHER, THIRD = "1.-2", "0.-3", "-1.-1"


def fight(options: dict[str, int | str] | None = None) -> Board:
    """A table of civilizations that answer to nothing outside their income turns."""
    return ff(civs=("leaders", "alchemists"), options=options)


def attacked(*defence: str, held: tuple[str, ...] = (), options: dict[str, int | str] | None = None) -> Board:
    """Seat 0 attacks an outpost of seat 1; the dice show 4 points and a coin."""
    board = fight(options).script(red=[0] * 4, black=[0] * 4).hand(0, *held).hand(1, *defence).outpost(1, PLACE)
    return board.do(0, NEXT).act(f"conquer {PLACE}")


@rule("tapestry.cards.gremlins")
def test_gremlins_played_are_a_card_and_seven_points() -> None:
    board = laid("gremlins")
    assert (board.score(0), len(board.hand_of(0))) == (7, 1)


@rule("tapestry.cards.gremlins", "tapestry.responses.ambush")
def test_gremlins_topple_an_attacker() -> None:
    board = attacked("gremlins")
    assert board.legal() == ["respond gremlins", "pass"]
    board.act("respond gremlins", "die black")
    assert (board.pieces(PLACE), board.controller(PLACE)) == ([(1, -1), (0, 1)], 1)
    assert (board.stock(0), board.hand_of(1), board.score(1)) == ({"coin": 1}, [], 0)


@rule("tapestry.cards.gremlins", "tapestry.responses.ambush")
def test_gremlins_are_an_ambush_that_a_double_cross_answers() -> None:
    board = attacked("gremlins", held=("double_cross",), options=ALL).act("respond gremlins")
    assert board.legal() == ["respond double_cross", "pass"]
    board.act("respond double_cross")
    answers(board)
    assert board.controller(PLACE) == 0


@rule("tapestry.responses.ambush")
def test_gremlins_never_answer_a_double_cross() -> None:
    board = attacked("trap", "gremlins", held=("double_cross",), options=ALL)
    board.act("respond trap", "respond double_cross")
    assert board.asked() == "0 choosedie"


@rule("tapestry.end.responses")
def test_gremlins_are_no_response_after_the_last_income_turn() -> None:
    board = fight().script(red=[0], black=[0]).hand(1, "gremlins").outpost(1, PLACE)
    board.position.finished[1] = 1
    board.do(0, NEXT).act(f"conquer {PLACE}")
    assert board.asked() == "0 choosedie"


@rule("tapestry.cards.gremlins", "tapestry.responses.ambush")
def test_who_is_ambushed_on_the_middle_island_misses_the_objective() -> None:
    board = (
        fight().script(red=[0], black=[0]).hand(1, "gremlins").outpost(1, "0.0").lay("0.-1", "t05").outpost(0, "0.-1")
    )
    board.do(0, NEXT).act("conquer 0.0", "respond gremlins", "die black")
    assert board.score(0) == 0


@rule("tapestry.cards.ghost_towns")
def test_ghost_towns_advance_on_military_with_benefit_and_no_bonus() -> None:
    board = play(fight().token(0, military=1).give(0, coin=2), "ghost_towns")
    assert (board.where(0, "military"), len(board.hand_of(0)), board.asked()) == ((2,), 1, "0 taketurn")
    assert board.stock(0) == {"coin": 2}


@rule("tapestry.cards.ghost_towns")
def test_ghost_towns_gain_the_landmark_of_a_new_tier() -> None:
    board = play(fight().token(0, military=3), "ghost_towns")
    answers(board)
    assert (board.where(0, "military"), board.position.landmarks_of(0)) == ((4,), 1)


@rule("tapestry.cards.ghost_towns")
def test_ghost_towns_do_nothing_past_the_end() -> None:
    board = play(fight().token(0, military=12), "ghost_towns")
    assert (board.asked(), board.where(0, "military"), board.score(0)) == ("0 taketurn", (12,), 0)


@rule("tapestry.cards.lost_artifacts")
def test_lost_artifacts_keep_one_of_three_and_take_a_resource() -> None:
    board = play(fight(), "lost_artifacts")
    if board.asked() == "0 takeresource":
        board.act("take food")
    discard = len(board.position.discard)
    assert len(board.legal()) in (2, 3)
    board.act(board.legal()[0])
    if board.asked() == "0 takeresource":
        board.act("take food")
    assert (len(board.hand_of(0)), len(board.position.discard) - discard, board.stock(0)) == (1, 2, {"food": 1})


@rule("tapestry.cards.mind_control")
@pytest.mark.parametrize(
    ("start", "moved", "cards"),
    [(0, 1, 0), (1, 2, 1), (12, 11, 0)],
)
def test_mind_control_moves_where_it_can(start: int, moved: int, cards: int) -> None:
    board = play(fight().token(0, science=start), "mind_control")
    if board.asked() == "0 pickbranch" and start == 1:
        board.act("pick 1")
    assert board.where(0, "science") == (moved,)
    assert len(board.hand_of(0)) == cards


@rule("tapestry.cards.mind_control")
def test_mind_control_goes_back_with_benefit_and_without_bonus() -> None:
    board = play(fight().token(0, science=3).give(0, coin=1), "mind_control").act("pick 2")
    assert (board.where(0, "science"), len(board.hand_of(0)), board.asked()) == ((2,), 1, "0 taketurn")


def army(*toppled: str, hand: tuple[str, ...] = ()) -> Board:
    board = fight().script(red=[0] * 4, black=[0] * 4).hand(1, *hand)
    for place in toppled:
        board.outpost(1, place).outpost(0, place, toppled_by=1)
    return play(board, "zombie_army")


@rule("tapestry.cards.zombie_army")
def test_without_fallen_outposts_a_zombie_army_is_two_points() -> None:
    board = army()
    assert (board.asked(), board.score(0)) == ("0 taketurn", 2)


@rule("tapestry.cards.zombie_army")
def test_a_zombie_army_raises_a_fallen_outpost() -> None:
    board = army(PLACE)
    left = board.position.outposts[0]
    board.act(f"conquer {PLACE}", "die black")
    assert (board.controller(PLACE), board.position.outposts[0]) == (0, left), "no new outpost"
    assert (board.stock(0), board.score(0)) == ({"coin": 1}, 2)
    assert sorted(board.pieces(PLACE)) == [(0, -1), (1, 0)]


@rule("tapestry.cards.zombie_army")
def test_a_zombie_army_conquers_twice_at_most() -> None:
    board = army(PLACE, OTHER, THIRD)
    board.act(f"conquer {PLACE}", "die black", f"conquer {OTHER}", "die black")
    assert board.asked() == "0 taketurn"
    assert board.score(0) == 2 + 10, "two outposts toppled are an objective"
    assert board.controller(THIRD) == 1


@rule("tapestry.cards.zombie_army")
def test_a_zombie_army_may_stop() -> None:
    board = army(PLACE, OTHER).act("decline")
    assert (board.asked(), board.score(0), board.controller(PLACE)) == ("0 taketurn", 2, 1)


@rule("tapestry.cards.zombie_army", "tapestry.responses.ambush")
def test_the_holder_may_answer_a_zombie_army() -> None:
    board = army(PLACE, hand=("trap",)).act(f"conquer {PLACE}")
    assert board.asked() == "1 respond"
    board.act("respond trap", "take coin", "die black")
    assert (board.controller(PLACE), board.stock(0)) == (1, {"coin": 1})
    assert sorted(board.pieces(PLACE)) == [(0, 1), (1, -1)]


@rule("tapestry.cards.zombie_army")
def test_a_fallen_outpost_where_nobody_stands_is_no_target() -> None:
    board = fight().outpost(0, PLACE, toppled_by=1)
    play(board, "zombie_army")
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.chimera_citizen_rights")
def test_chimeras_research_with_benefit_and_may_pay_the_bonus() -> None:
    board = fight().token(0, exploration=1, science=1, military=1, technology=1).give(0, coin=1)
    play(board.script(science=[3]), "chimera_citizen_rights")
    assert board.asked() == "0 afterroll"
    board.act("accept")
    until(board, "buy", "paybonus", "taketurn", decline=False)
    assert board.asked() != "0 taketurn"
    assert "decline" in board.legal()


@rule("tapestry.cards.chimera_citizen_rights")
def test_the_roll_of_the_chimeras_may_be_declined() -> None:
    board = play(fight(), "chimera_citizen_rights").act("decline")
    assert sum(sum(board.where(0, track)) for track in ("exploration", "science", "military", "technology")) == 0


@rule("tapestry.cards.doppelgangers")
def test_doppelgangers_copy_another_card_of_ones_own_mat() -> None:
    board = play(fight().mat(0, 2, "gremlins"), "doppelgangers")
    answers(board, decline=False)
    assert (board.score(0), len(board.hand_of(0))) == (7, 2), "the ability of Gremlins, and the enchantment"


@rule("tapestry.cards.doppelgangers")
def test_doppelgangers_may_copy_a_card_on_maker_of_fire() -> None:
    board = play(fight().mat(0, 1, "trap"), "doppelgangers")
    answers(board)
    assert board.score(0) == 10


@rule("tapestry.cards.doppelgangers")
@pytest.mark.parametrize("card", ["empiricism", "parallel_selves", "blood_moon"])
def test_doppelgangers_copy_no_other_kind_of_card(card: str) -> None:
    board = play(fight().mat(0, 1, card), "doppelgangers")
    answers(board)
    assert (board.score(0), ability(board)) == (0, "")


@rule("tapestry.cards.doppelgangers")
def test_doppelgangers_copy_neither_a_covered_card_nor_one_of_another() -> None:
    board = play(fight().mat(0, 1, "trap", "empiricism").mat(1, 2, "gremlins"), "doppelgangers")
    answers(board)
    assert board.score(0) == 0


@rule("tapestry.cards.doppelgangers")
def test_doppelgangers_do_not_copy_the_card_they_cover() -> None:
    board = laid("trap").points(0, 0)
    play(board, "doppelgangers")
    answers(board)
    assert board.score(0) == 0


@rule("tapestry.cards.doppelgangers")
def test_doppelgangers_choose_among_several_cards() -> None:
    board = play(fight().mat(0, 1, "trap").mat(0, 2, "gremlins"), "doppelgangers")
    while board.asked() == "0 enchantments":
        board.act("pick 1")
    assert board.legal() == ["card 1 1", "card 1 2"]

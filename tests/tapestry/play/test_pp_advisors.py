"""The Advisors: cards in hand that pay, and cards for the neighbours."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.games.tapestry.play.advising import hand_over
from tests.marks import rule
from tests.tapestry.board import Board, game, table
from tests.tapestry.civs import able, finish, gain, use
from tests.tapestry.showing import acts, drawn, english, meant, paths

PP = {"plans_and_ploys": "in"}
CARD = {"gain": {"tapestry": 1}}


def advisors(seats: int = 2, others: tuple[str, ...] = ("chosen", "leaders", "militants", "craftsmen")) -> Board:
    """Seat 0 has the Advisors and is to move, in an advance turn."""
    return table(seats, ("advisors", *others), options=PP)


def held(board: Board, seat: int) -> int:
    return len(board.position.hands[seat])


# ---- the mat


@rule("tapestry.civilizations.advisors")
def test_they_begin_with_three_tapestry_cards() -> None:
    board = use(advisors(), 0, "advisors", "setup")
    assert held(board, 0) == 3
    assert game().components.civs[game().components.civ_no["advisors"]].start == -1  # and nothing else


@rule("tapestry.civilizations.advisors")
def test_each_card_in_hand_scores_and_up_to_four_stay_without_a_resource() -> None:
    board = advisors().hand(0, "academia", "alliance", "capitalism", "coal_baron")
    board.mat(0, 1, "guilds")  # a card on the mat is not in hand
    use(board, 0, "advisors")
    assert (board.score(0), board.asked(), board.stock(0)) == (4, "0 taketurn", {})
    assert not able(board.hand(0), 0, "advisors")


@rule("tapestry.civilizations.advisors")
def test_what_is_above_four_is_discarded_for_one_resource_in_all() -> None:
    board = advisors().hand(0, "academia", "alliance", "capitalism", "coal_baron", "guilds", "militarism")
    use(board, 0, "advisors")
    assert (board.score(0), board.asked()) == (6, "0 advisorsdiscard")
    assert board.refused("discard tyranny") == "civilizations.advisors"
    assert board.refused("decline") == "core.choice"
    board.act("discard guilds", "discard academia", "take food")
    assert board.hand_of(0) == ["alliance", "capitalism", "coal_baron", "militarism"]
    assert (board.stock(0), board.score(0)) == ({"food": 1}, 6)
    assert sorted(board.position.box.cards[k].id for k in board.position.discard) == ["academia", "guilds"]


# ---- instead of drawing


@rule("tapestry.civilizations.advisors")
def test_a_neighbour_who_would_draw_may_be_handed_a_card_and_the_advisors_draw_one() -> None:
    board = advisors().hand(0, "academia", "guilds").do(1, [CARD])
    assert board.asked() == "0 advisorsanswer"
    assert board.legal() == ["pick 1", "pick 2", "decline"]
    assert board.refused("pick 3") == "civilizations.advisors"
    assert board.refused("accept") == "core.choice"
    board.next_drawn("tapestry", board.position.deck, board.position.box.card_no["tyranny"]).act("pick 2")
    assert board.hand_of(1) == ["guilds"]
    assert board.hand_of(0) == ["academia", "tyranny"]
    assert board.audit().asked() == "0 taketurn"


@rule("tapestry.civilizations.advisors")
def test_they_may_let_the_neighbour_draw() -> None:
    board = advisors().hand(0, "academia").do(1, [CARD])
    board.next_drawn("tapestry", board.position.deck, board.position.box.card_no["tyranny"]).act("decline")
    assert (board.hand_of(0), board.hand_of(1)) == (["academia"], ["tyranny"])


@rule("tapestry.civilizations.advisors")
def test_each_single_card_is_decided_for_itself() -> None:
    board = advisors().hand(0, "academia", "guilds").do(1, [{"gain": {"tapestry": 3}}])
    assert board.asked() == "0 advisorsanswer"
    board.act("pick 1")
    assert (held(board, 0), held(board, 1), board.asked()) == (2, 1, "0 advisorsanswer")
    board.act("decline")
    assert (held(board, 0), held(board, 1), board.asked()) == (2, 2, "0 advisorsanswer")
    board.act("pick 1")
    assert (held(board, 0), held(board, 1), board.asked()) == (2, 3, "0 taketurn")


@rule("tapestry.civilizations.advisors")
def test_what_comes_after_the_draw_waits_for_the_answer() -> None:
    board = advisors().hand(0, "guilds").do(1, [CARD, {"points_per": {"of": "tapestry_card", "each": 1}}])
    assert board.score(1) == 0
    assert board.act("pick 1").score(1) == 1


@rule("tapestry.civilizations.advisors")
def test_nobody_is_asked_without_cards_for_oneself_or_for_whoever_sits_further_away() -> None:
    assert advisors().do(1, [CARD]).asked() == "0 taketurn"  # an empty hand
    board = advisors().hand(0, "guilds").do(0, [CARD])
    assert (board.asked(), held(board, 0)) == ("0 taketurn", 2)
    board = advisors(4).hand(0, "guilds")
    assert board.do(2, [CARD]).asked() == "0 taketurn"
    assert board.do(3, [CARD]).asked() == "0 advisorsanswer"


@rule("tapestry.civilizations.advisors")
def test_it_is_for_advance_turns_of_anybody_and_for_no_income_turn() -> None:
    board = advisors().hand(0, "guilds").hand(1, "alliance").give(1, coin=1)
    board.act("income", "play guilds")  # the Advisors' own income turn
    while board.asked() != "1 taketurn":
        board.act(board.legal()[0])
    assert board.position.in_advance_turn()
    board.hand(0, "militarism")
    assert board.do(1, [CARD]).asked() == "0 advisorsanswer"  # the neighbour's advance turn
    board.act("decline", "income")
    assert not board.position.in_advance_turn()
    assert board.do(1, [CARD]).asked() != "0 advisorsanswer"


@rule("tapestry.civilizations.advisors")
def test_the_first_turns_and_the_setting_up_are_no_advance_turns() -> None:
    board = advisors().hand(0, "guilds")
    assert board.position.in_advance_turn()
    board.position.turns = 2
    assert not board.position.in_advance_turn()
    assert board.do(1, [CARD]).asked() == "0 taketurn"
    board.position.turns, board.position.turn = 3, -1
    assert not board.position.in_advance_turn()


@rule("tapestry.civilizations.advisors", "tapestry.end.passive")
def test_whoever_has_finished_hands_over_nothing_and_gets_nothing() -> None:
    assert finish(advisors().hand(0, "guilds"), 0).do(1, [CARD]).asked() == "0 taketurn"
    board = finish(advisors().hand(0, "guilds"), 1).do(1, [CARD])
    assert (board.asked(), held(board, 1)) == ("0 taketurn", 0)


@rule("tapestry.civilizations.advisors")
def test_with_no_card_left_to_draw_nothing_is_handed_over() -> None:
    board = advisors().hand(0, "guilds")
    board.position.buried, board.position.deck = board.position.deck, []
    assert board.do(1, [CARD]).asked() == "0 taketurn"


@rule("tapestry.civilizations.advisors", "tapestry.cards.academia", "tapestry.cards.tyranny")
def test_a_card_handed_over_is_gained_by_whoever_receives_it() -> None:
    board = advisors().hand(0, "guilds").mat(1, 1, "academia")
    assert board.do(1, [CARD]).act("pick 1").score(1) == 3
    board = advisors().hand(0, "guilds").era(1, 2).mat(1, 2, "tyranny")
    assert board.do(1, [CARD]).act("pick 1").asked() == "1 playgained"


@rule("tapestry.civilizations.advisors", "tapestry.tapestry_cards.hands")
def test_nobody_else_learns_which_card_it_was() -> None:
    board = advisors(3).hand(0, "academia", "guilds").do(1, [CARD])
    assert board.position.question().concealed()  # type: ignore[union-attr]
    for other in (1, 2):
        assert list(board.position.view(other).legal(0)) == [board.position.acts.decline]
    assert board.legal() == ["pick 1", "pick 2", "decline"]  # records name no card
    question = board.position.question()
    assert question is not None
    assert [question.hides(game().action(answer)) for answer in board.legal()] == [True, True, False]
    board.act("pick 2")
    assert "guilds" not in str([event.args for event in board.events])
    assert board.position.view(2).dump()["state"]["hands"][1] == [-1]
    guess = board.position.view(2).guess(2, Random(1))
    guess.audit()


@rule("tapestry.civilizations.advisors")
def test_the_question_can_be_asked_said_and_clicked() -> None:
    board = advisors().hand(0, "academia", "guilds").do(1, [CARD], "space.science_1")
    assert paths(board) == {
        "pick 1": ["card.academia.p0.0"], "pick 2": ["card.guilds.p0.0"], "decline": ["~decline"],
    }  # fmt: skip
    assert english(acts(board)["pick 2"]["say"]) == "Hand over Guilds"
    assert meant(board, "card.guilds.p0.0") == ["pick 2"]
    assert meant(board, "card.tyranny.p0.0") == []
    assert game().load(board.position.dump()).dump() == board.position.dump()


# ---- gained during the game


def gained(seats: int = 2) -> Board:
    board = gain(table(seats, ("leaders", "chosen", "militants"), options=PP), 0, "advisors")
    assert board.asked() == "0 advisorsgift"
    return board


@rule("tapestry.civilizations.advisors")
def test_gained_during_the_game_any_of_the_three_cards_may_go_to_neighbours_for_five_points() -> None:
    board = gained(3)
    first = board.hand_of(0)[0]
    assert board.refused("pick 4") == "civilizations.advisors"
    board.act("pick 1")
    assert board.asked() == "0 advisorsneighbour"
    assert board.position.question().halfway()  # type: ignore[union-attr]
    assert board.legal() == ["player 3", "player 2"]
    board.act("player 2")
    assert (board.hand_of(1), board.score(0), held(board, 0)) == ([first], 5, 2)
    board.act("decline")
    assert board.asked() == "0 taketurn"
    board.audit()


@rule("tapestry.civilizations.advisors")
def test_all_three_may_go_and_a_single_neighbour_is_not_asked_for() -> None:
    board = gained().act("pick 1", "pick 1", "pick 1")
    assert (board.score(0), held(board, 0), held(board, 1), board.asked()) == (15, 0, 3, "0 taketurn")


@rule("tapestry.civilizations.advisors")
def test_only_the_three_new_cards_may_go() -> None:
    board = table(2, ("leaders", "chosen"), options=PP).hand(0, "guilds")
    deck = [board.position.box.card_no[name] for name in ("academia", "alliance", "tyranny")]
    gain(board.next_drawn("tapestry", board.position.deck, *deck), 0, "advisors")
    assert [english(act["say"]) for act in acts(board).values()] == [
        "Give Academia", "Give Alliance", "Give Tyranny", "Give no more",
    ]  # fmt: skip


@rule("tapestry.civilizations.advisors", "tapestry.end.passive")
def test_neighbours_who_have_finished_get_none() -> None:
    board = finish(table(2, ("leaders", "chosen"), options=PP), 1)
    assert gain(board, 0, "advisors").asked() == "0 taketurn"
    assert held(board, 0) == 3


@rule("tapestry.civilizations.advisors", "tapestry.tapestry_cards.hands")
@pytest.mark.parametrize("answers", [(), ("pick 1",)], ids=["gift", "neighbour"])
def test_which_cards_came_is_known_to_their_owner_alone(answers: tuple[str, ...]) -> None:
    board = gained(3).act(*answers)
    top = board.position.agenda[-1]
    for viewer in (1, None):
        seen = board.position.view(viewer).agenda[-1]
        assert set(seen.cards) == {-1}  # type: ignore[attr-defined]
    assert board.position.view(0).agenda[-1].cards == top.cards  # type: ignore[attr-defined]
    guess = board.position.view(1).guess(1, Random(2))
    guess.audit()
    guess.audit_agenda()
    assert game().load(board.position.dump()).dump() == board.position.dump()


@rule("tapestry.civilizations.advisors", "tapestry.cards.tyranny")
def test_a_card_that_was_played_meanwhile_cannot_be_given() -> None:
    board = table(2, ("leaders", "chosen"), options=PP).era(2, 2).mat(0, 2, "tyranny")
    deck = [board.position.box.card_no[name] for name in ("alliance", "guilds", "militarism")]
    gain(board.next_drawn("tapestry", board.position.deck, *deck), 0, "advisors")
    assert board.asked() == "0 playgained"
    hidden = [item for item in board.position.view(1).agenda if item.kind == "advisorsnext"]
    assert [set(item.cards) for item in hidden] == [{-1}]  # type: ignore[attr-defined]
    board.position.view(1).guess(1, Random(3)).audit()
    board.act("accept")
    while board.asked() != "0 advisorsgift":
        board.act(board.legal()[-1])
    given = [english(act["say"]) for act in acts(board).values()]
    assert "Give Militarism" not in given
    assert given[-1] == "Give no more"


def test_the_scene_shows_the_mat() -> None:
    assert english(drawn(advisors())["civ.advisors"]["title"]) == "Advisors"


@rule("tapestry.boxes.seen_hands")
def test_a_card_handed_over_face_down_leaves_nobody_sure_of_that_hand() -> None:
    board = advisors().hand(0, "guilds", "trap")
    position = board.position
    guilds = position.box.card_no["guilds"]
    position.seen[position.seats * 1 + 0] = (guilds,)  # seat 1 has looked at the hand of seat 0
    hand_over(position, 0, 1, guilds)
    assert position.seen[position.seats * 1 + 0] == ()
    board.audit()

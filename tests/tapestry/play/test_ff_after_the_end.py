"""After the last income turn: what is still gained and played, by those who have finished and those who play on."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from ecumene.core.errors import AuditError
from ecumene.games.tapestry.play.model import TapestryPosition
from tests.marks import rule
from tests.tapestry.board import Board, game, table
from tests.tapestry.civs import gain
from tests.tapestry.late import FUTURES, after_the_end, futures, last_income, reloaded, through
from tests.tapestry.laying import ability

EVERYTHING: dict[str, int | str] = {"plans_and_ploys": "in", "arts_and_architecture": "in"}
NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]


def drafted(board: Board) -> Board:
    while board.asked().endswith("draftlandmark"):
        board.act(board.legal()[0])
    return board


# ---- who has finished


EFFECTS: list[Mapping[str, Any]] = [
    {"gain": {"coin": 1}},
    {"gain": {"resource": 2}},
    {"gain": {"territory": 1}},
    {"gain": {"space": 1}},
    {"gain": {"tapestry": 2}},
    {"gain": {"civilization": 1}},
    {"gain": {"masterpiece": 1}},
    {"points": 5},
    {"points_per": {"of": "tapestry_card"}},
    {"build": ["market", "house", "farm", "armory"]},
    {"landmark": "any"},
    {"landmark_card": 1},
    {"invent": {"from": "any"}},
    {"upgrade": True},
    {"use_tech": "circle"},
    {"explore": {"where": "adjacent"}},
    {"explore_space": 1},
    {"conquer": {"where": "adjacent", "dice": "one"}},
    {"play_tapestry": True},
    {"advance": {"tracks": "any", "benefit": True, "bonus": "free"}},
    {"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}},
    {"research": {"benefit": True}},
    {"broadcast": "own"},
    {"inspire": 1},
]


@rule("tapestry.end.nothing_else", "tapestry.end.passive")
@pytest.mark.parametrize("effect", EFFECTS, ids=[str(effect) for effect in EFFECTS])
def test_nothing_gives_anything_to_whoever_has_finished(effect: Mapping[str, Any]) -> None:
    board = drafted(futures(options=EVERYTHING)).hand(1, "trap", "guilds").tech(1, 0, "barn").tech(1, 1, "bakery")
    board.era(2, 5).stars(1, "s01").tiles(1, board.position.box.tiles[3].id).token(1, exploration=2, science=2)
    board.works(1, board.position.box.masterpieces[0].id)
    position = board.position
    position.finished[1] = 1
    before = position.dump()["state"]
    board.do(1, [effect])
    after = position.dump()["state"]
    assert board.asked() == "0 taketurn"
    changed = {name for name in before if before[name] != after[name]}
    assert changed <= {"dice"}, "whatever is rolled, nothing comes of it"


@rule("tapestry.end.nothing_else", "tapestry.end.passive")
def test_points_of_a_civilization_that_works_by_itself_still_come() -> None:
    board = futures(("leaders", "historians"))
    board.position.finished[1] = 1
    board.position.score(1, 4, "civ.historians")
    assert board.score(1) == 4
    assert board.position.score(1, 4, "capital.swamp") == 0


@rule("tapestry.end.nothing_else")
def test_whoever_plays_on_has_not_finished() -> None:
    board = through(last_income(futures(("elder_ones", "chosen"))), "taketurn")
    held = board.stock(0).get("coin", 0)
    board.do(1, [{"each": {"who": "all", "do": [{"gain": {"coin": 1}}]}}])
    assert board.stock(0)["coin"] == held + 1


# ---- tapestry cards after era 4


@rule("tapestry.end.cards", "tapestry.tapestry_cards.after_era_4")
@pytest.mark.parametrize("options", [{}, FUTURES])
def test_in_the_last_income_turn_whoever_may_play_a_card_lays_it_on_era_4(options: dict[str, int | str]) -> None:
    board = table(civs=("leaders", "chosen"), options=options).era(4, 4).mat(0, 4, "coal_baron")
    board.hand(0, "monarchy", "trap").tech(0, 0, "barn")
    last_income(board)
    before = board.stock(0)
    board.do(0, [{"play_tapestry": True}]).act("play monarchy")
    assert [board.position.box.cards[kind].id for kind in board.position.mat(0, 4)] == ["coal_baron", "monarchy"]
    assert (board.position.mat(0, 5), board.stock(0), ability(board)) == ((), before, "monarchy")
    through(board, "taketurn")
    assert (board.position.finished[0], ability(board)) == (1, "")
    assert not board.do(0, [{"play_tapestry": True}]).told("plays")[1:], "and later none"


# ---- responses


def attacked(civs: tuple[str, str], defender: int, *hand: str, late: bool = True) -> Board:
    """A seat that plays on with these cards in hand is attacked; or it attacks."""
    board = drafted(futures(civs, options={"plans_and_ploys": "in"}))
    playing = defender
    board.outpost(playing, "1.-2")
    if late:
        board.position.era[playing] = 5
        if not (board.position.advances_on(playing) or board.position.plays_cards_on(playing)):
            board.position.finished[playing] = 1
    return board.hand(playing, *hand).do(0, NEXT).act("conquer 1.-2")


@rule("tapestry.end.responses", "tapestry.responses.finished")
@pytest.mark.parametrize(
    ("civ", "late", "asked"),
    [("merfolk", True, True), ("elder_ones", True, False), ("elder_ones", False, True), ("alchemists", True, False)],
)
def test_after_the_last_income_turn_only_the_merfolk_respond(civ: str, late: bool, asked: bool) -> None:
    board = attacked(("chosen", civ), 1, "trap", "guilds", late=late)
    assert (board.asked() == "1 respond") == asked
    if asked:
        board.act("respond trap")
        assert board.pieces("1.-2") == [(1, -1), (0, 1)]


@rule("tapestry.end.responses")
def test_with_both_one_may() -> None:
    board = drafted(futures(("chosen", "elder_ones"), options={"plans_and_ploys": "in"}))
    gain(board, 1, "merfolk")
    board.position.era[1] = 5
    board.outpost(1, "1.-2").hand(1, "trap").do(0, NEXT).act("conquer 1.-2")
    assert board.asked() == "1 respond"


@rule("tapestry.end.responses", "tapestry.responses.counter")
@pytest.mark.parametrize(("civ", "asked"), [("merfolk", True), ("elder_ones", False)])
def test_nor_do_the_elder_ones_answer_an_ambush_then(civ: str, asked: bool) -> None:
    board = drafted(futures((civ, "chosen"), options={"plans_and_ploys": "in"})).hand(1, "trap")
    board.position.era[0] = 5
    board.outpost(1, "1.-2").hand(0, "double_cross", "guilds").do(0, NEXT).act("conquer 1.-2", "respond trap")
    assert (board.asked() == "0 counter") == asked


# ---- both civilizations in one seat


def both(*hand: str) -> Board:
    board = gain(futures(("elder_ones", "chosen")).era(4, 4).mat(0, 4, "monarchy"), 0, "merfolk")
    return after_the_end(board.hand(0, *(hand or ("trap", "guilds"))))


@rule("tapestry.end.play_on")
def test_with_elder_ones_and_merfolk_each_turn_is_of_either_kind() -> None:
    board = both().hand(0, "trap", "guilds").token(0, exploration=0, science=0, military=0, technology=0)
    assert ability(board) == "monarchy"
    advances = [f"advance {name}" for name in ("exploration", "science", "military", "technology")]
    assert board.legal() == [*advances, "play guilds", "play trap", "accept"]
    reloaded(board).act("play trap")
    assert (board.asked(), ability(board)) == ("0 lastturn", ""), "it is covered"
    board.act("advance technology")
    through(board, "lastturn")
    board.act("accept", "discard guilds")
    assert (board.position.hands[0], board.legal()[-1]) == ([], "pass"), "the Elder Ones still go on"
    assert board.act("pass").position.finished == [1, 1]


@rule("tapestry.end.play_on")
def test_with_nothing_to_pay_the_cards_are_left_and_with_no_card_the_game_ends_next() -> None:
    board = both().hand(0, "trap").give(0, coin=0, food=0, worker=0, culture=0)
    assert board.legal() == ["play trap", "accept"]
    board.act("accept", "discard trap")
    assert board.position.finished == [1, 1]


# ---- stored games, and whole ones


@rule("tapestry.end.play_on")
def test_a_stored_game_where_somebody_plays_on_without_leave_is_refused() -> None:
    board = through(last_income(futures(("elder_ones", "chosen"))), "taketurn")
    board.position.audit_agenda()
    board.position.civs[0] = (board.position.box.civ_no["leaders"],)
    with pytest.raises(AuditError):
        board.position.audit_agenda()


@rule("tapestry.end.over", "tapestry.end.play_on")
@pytest.mark.parametrize(("seed", "rich"), [(1, False), (2, True), (3, True)])
def test_every_game_ends_also_with_those_who_play_on(seed: int, rich: bool) -> None:
    board = futures(("elder_ones", "merfolk"), seed=seed)
    gain(board, 0, "weefolk")
    gain(board, 1, "werefolk")
    position = board.position
    assert isinstance(position, TapestryPosition)
    rng = Random(seed)
    decisions, turn = 0, 0
    while position.pending():
        if rich and position.turns != turn and position.turns < 60:
            turn = position.turns
            position.stock = [max(stock, rng.randint(3, 8)) for stock in position.stock]
        seat = position.pending()[0]
        legal = position.legal(seat)
        eager = [action for action in legal if action.notation not in ("income", "decline", "pass")]
        position.apply(seat, rng.choice(eager if eager and rng.random() < 0.8 else list(legal)))
        position.audit()
        position.audit_agenda()
        decisions += 1
        if decisions % 40 == 0:
            reloaded(board)
    assert position.finished == [1, 1]
    assert decisions < game().longest / 4


# ---- reserve


@rule("tapestry.reserve.at_once", "tapestry.end.cards")
@pytest.mark.parametrize("civ", ["elder_ones", "merfolk"])
def test_what_a_card_puts_in_reserve_after_the_end_is_used_at_once(civ: str) -> None:
    board = after_the_end(futures((civ, "chosen"))).hand(0, "time_capsule", "trap")
    before = board.score(0)
    if civ == "merfolk":
        board.act("play time_capsule")
    else:
        board.do(0, [{"play_tapestry": True}]).act("play time_capsule")
    assert board.position.reserve[0] == ()
    assert board.position.mat(0, 4)[-1] == board.position.box.card_no["time_capsule"]
    assert board.score(0) == before + board.position.card_count(0), "two cards in hand, and those on the mat"
    assert board.asked() == "0 lastturn"

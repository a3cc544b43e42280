"""Permanent cards: they hold for several eras, until they are covered or the game of their player is over."""

from functools import cache

import pytest

from ecumene.core.errors import AuditError, LoadError
from ecumene.games.tapestry.game import Tapestry
from ecumene.games.tapestry.play.ending import Finish
from ecumene.games.tapestry.play.whenever import IGNORE_NEEDS, modified
from tests.marks import rule
from tests.tapestry import board as boards
from tests.tapestry.board import Board, begun, table
from tests.tapestry.content import OURS
from tests.tapestry.laying import QUIET, ability, play

BOXED = {"plans_and_ploys": "in"}


@cache
def made_up() -> Tapestry:
    """The game with two permanent cards, whatever lies in its boxes: Academia and Golden Age."""
    rows = []
    for row in OURS.ours().tables["tapestry_cards"]:
        rows.append(dict(row, kind="permanent") if row["id"] in ("academia", "golden_age") else dict(row))
    return Tapestry(OURS.rewritten("tapestry_cards", rows))


@pytest.fixture(autouse=True)
def _with_permanent_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "game", made_up)


def second_era(seats: int = 2) -> Board:
    board = table(seats, civs=QUIET, options=BOXED).era(*[2] * seats)
    return board.token(0, exploration=0, science=0, military=0, technology=0)


def lasting(board: Board, seat: int = 0) -> list[str]:
    return [board.position.box.cards[kind].id for kind in board.position.lasting[seat]]


def draw(board: Board, seat: int = 0) -> int:
    """Gain a tapestry card; what Academia scores for it."""
    before = board.score(seat)
    board.do(seat, [{"gain": {"tapestry": 1}}])
    return board.score(seat) - before


@rule("tapestry.tapestry_cards.permanent")
def test_it_holds_from_being_played_through_the_next_era() -> None:
    board = second_era()
    play(board, "academia")
    assert (lasting(board), ability(board), draw(board)) == (["academia"], "", 3)
    board.hand(0, "trap").act("income")
    while not board.asked().endswith("taketurn"):
        legal = board.legal()
        board.act("decline" if "decline" in legal else legal[0])
    assert board.position.era[0] == 3
    assert (lasting(board), draw(board)) == (["academia"], 3)
    board.audit()


@rule("tapestry.tapestry_cards.permanent")
def test_several_cards_hold_at_once() -> None:
    board = second_era()
    play(board, "academia")
    board.era(3, 3)
    play(board, "golden_age")
    board.era(4, 4)
    play(board, "tyranny")
    assert (lasting(board), ability(board)) == (["academia", "golden_age"], "tyranny")
    assert modified(board.position, 0, IGNORE_NEEDS)
    assert not modified(board.position, 1, IGNORE_NEEDS)


@rule("tapestry.tapestry_cards.permanent", "tapestry.tapestry_cards.covered")
def test_covering_it_ends_it_at_once_and_no_other() -> None:
    board = second_era()
    play(board, "academia")
    board.era(3, 3)
    play(board, "golden_age")
    play(board, "trap")
    assert lasting(board) == ["academia"]
    assert not modified(board.position, 0, IGNORE_NEEDS)
    board.audit()


@rule("tapestry.tapestry_cards.permanent")
@pytest.mark.parametrize("other", ["guilds", "academia"])
def test_espionage_does_not_copy_it(other: str) -> None:
    board = second_era().mat(1, 2, other)
    if other == "guilds":
        board.mat(1, 3, "academia")
    play(board, "espionage")
    assert (lasting(board), ability(board)) == ([], "")
    assert board.asked() == "0 taketurn", "there is nothing to choose: Guilds finds no resource to trade"


@rule("tapestry.tapestry_cards.permanent_heralds")
def test_the_heralds_put_no_token_on_it() -> None:
    board = table(2, civs=("heralds", "leaders"), options=BOXED).era(2, 2)
    first = board.position.mat(0, 1)  # what they have revealed and played on Maker of Fire
    free = [name for name in ("academia", "golden_age") if board.position.box.card_no[name] not in first]
    board.mat(1, 2, free[0]).mat(1, 3, "trap")
    board.do(0, [{"code": "heralds_mark"}])
    assert "card 2 3" in board.legal()
    assert "card 2 2" not in board.legal()


@rule("tapestry.tapestry_cards.permanent_heralds")
def test_the_heralds_begin_with_one_on_maker_of_fire() -> None:
    board = begun(2, civs=("heralds", "leaders"), options=BOXED)
    board.hand(0, "academia", "monarchy")
    board.do(0, [{"code": "heralds_play"}])
    assert board.legal() == ["play academia", "decline"]
    board.position.era[0] = 1
    board.act("play academia")
    assert lasting(board) == ["academia"]


@rule("tapestry.tapestry_cards.permanent_heralds")
def test_the_heralds_reveal_until_one_appears() -> None:
    board = table(2, civs=("heralds", "leaders"), options=BOXED)
    position = board.position
    academia, monarchy = (position.box.card_no[name] for name in ("academia", "monarchy"))
    position.deck = sorted([*position.deck, *position.mat(0, 1)])  # whatever they have revealed already
    position.mats[0] = ()
    position.deck.remove(academia)
    position.deck.remove(monarchy)
    position.deck = [monarchy, academia]
    board.script(tapestry=[0, 0]).do(0, [{"code": "heralds_reveal"}])
    assert (board.hand_of(0), position.discard) == (["academia"], [monarchy])


@rule("tapestry.tapestry_cards.permanent")
def test_it_holds_in_the_fifth_income_turn_and_ends_with_the_game_of_its_player() -> None:
    board = second_era().era(5, 2).mat(0, 4, "academia")
    assert draw(board) == 3
    board.position.agenda.append(Finish(0))
    board.settle()
    assert lasting(board) == []


def test_it_is_stored_and_a_dump_with_a_card_that_does_not_lie_open_is_refused() -> None:
    board = second_era()
    play(board, "academia")
    dump = board.position.dump()
    loaded = made_up().load(dump)
    assert loaded.dump() == dump
    dump["state"]["lasting"][1] = dump["state"]["lasting"][0]
    with pytest.raises((AuditError, LoadError)):
        made_up().load(dump)
    dump["state"]["lasting"][1] = [99999]
    with pytest.raises(LoadError, match="lasting"):
        made_up().load(dump)


def test_a_copy_has_its_own() -> None:
    board = second_era()
    play(board, "academia")
    twin = board.position.copy()
    play(board, "trap")
    assert (twin.lasting[0], board.position.lasting[0]) == ((board.position.box.card_no["academia"],), ())

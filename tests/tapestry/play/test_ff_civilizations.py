"""The civilizations of Fantasies & Futures at play: whole games, what the page says of them, how bots answer."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.core.errors import AuditError
from ecumene.games.tapestry.mind.folk_futures import FUTURE_WEIGHERS
from ecumene.games.tapestry.mind.outlook import Outlook
from tests.marks import rule
from tests.messages import page_keys
from tests.tapestry.board import begun, game, table
from tests.tapestry.civs import lay, use
from tests.wandering import wandering

CIVS = ("artificers", "celestials", "faefolk", "genies", "illuminati")
BOXES = [
    {"fantasies_and_futures": "in"},
    {"fantasies_and_futures": "in", "arts_and_architecture": "in", "plans_and_ploys": "in"},
]


@rule("tapestry.end.own_game")
@pytest.mark.parametrize(("seats", "first", "boxes"), [(2, 0, 0), (2, 3, 1), (3, 2, 0), (5, 0, 1)])
def test_whole_games_can_be_played_stored_seen_and_guessed(seats: int, first: int, boxes: int) -> None:
    civs = (*CIVS[first:], *CIVS[:first])
    position = begun(seats, civs, options=BOXES[boxes]).position
    rng, asked = Random(seats), set()
    for number, now in enumerate(wandering(position, seats + first, 10_000)):
        question = now.question()
        assert question is not None
        asked.add(question.kind)
        if number % 25 and not question.kind.startswith(CIVS):
            continue
        now.audit()
        now.audit_agenda()
        dump = now.dump()
        assert game().load(dump).dump() == dump
        for seat in now.pending():
            assert list(now.view(seat).legal(seat)) == list(now.legal(seat))
            assert game().choice(now.view(seat), seat) is not None
        for seat in range(seats):
            guess = now.view(seat).guess(seat, rng)
            guess.audit()
            guess.audit_agenda()
            game().scene(now.view(seat), seat)
    assert not position.pending()
    assert [kind for kind in asked if kind.startswith(CIVS)]


def test_whatever_the_page_shows_of_them_can_be_said() -> None:
    position = begun(5, civs=CIVS, options=BOXES[0]).position
    played = enumerate(wandering(position, 3, 10_000))
    keys = page_keys(now for number, now in played if number % 9 == 0 or now.agenda[-1].kind.startswith(CIVS))
    assert {"tapestry-name-civ-genies", "tapestry-ask-genieswish"} <= keys


@pytest.mark.parametrize("civ", CIVS)
def test_bots_size_up_every_answer(civ: str) -> None:
    for era in (2, 5):
        board = table(civs=(civ, "chosen"), options=BOXES[0]).era(era, 2)
        if civ == "illuminati":
            board = begun(civs=(civ, "chosen"), options=BOXES[0])
        else:
            use(board, 0, civ)
        question = board.position.question()
        if type(question) not in FUTURE_WEIGHERS:
            continue
        weigh = FUTURE_WEIGHERS[type(question)]
        seat = board.position.pending()[0]
        values = [weigh(Outlook(board.position, seat), question, a) for a in board.position.legal(seat)]  # type: ignore[arg-type]
        assert len(values) == len(board.legal())


def test_a_bot_slides_a_row_for_points_and_flies_for_dice() -> None:
    board = table(civs=("artificers", "chosen"), options=BOXES[0]).era(4, 2).built(0, farm=3).act("income")
    glance, question = Outlook(board.position, 0), board.position.question()
    weigh = FUTURE_WEIGHERS[type(question)]
    values = {str(a): weigh(glance, question, a) for a in board.position.legal(0)}  # type: ignore[arg-type]
    assert max(values, key=lambda way: values[way]) == "pick 3"
    board = use(table(civs=("celestials", "chosen"), options=BOXES[0]), 0, "celestials")
    weigh = FUTURE_WEIGHERS[type(board.position.question())]
    values = {
        str(a): weigh(Outlook(board.position, 0), board.position.question(), a)  # type: ignore[arg-type]
        for a in board.position.legal(0)
    }
    assert min(values, key=lambda way: values[way]) == "decline"


def test_a_bot_knows_what_income_will_bring() -> None:
    board = lay(table(civs=("illuminati", "chosen"), options=BOXES[0]), "illuminati", 5)
    civ = board.position.box.civs[board.position.box.civ_no["illuminati"]]
    assert Outlook(board.position, 0).promise(civ.income) == 12.0


@pytest.mark.parametrize(("civ", "marks"), [("celestials", 30), ("faefolk", 7), ("illuminati", 8), ("artificers", 1)])
def test_a_mat_on_which_something_lies_that_cannot_is_refused(civ: str, marks: int) -> None:
    board = table(civs=(civ, "chosen"), options=BOXES[0])
    usual = board.audit().position.civ_state[board.position.box.civ_no[civ]]
    with pytest.raises(AuditError):
        lay(board, civ, marks, *usual[1:]).audit()

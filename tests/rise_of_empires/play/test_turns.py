"""Six turns in three eras, each with its six phases, in whole games."""

from __future__ import annotations

import random
from functools import cache

import pytest

from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from tests.marks import rule
from tests.rise_of_empires.board import Board, game

ACTIONS = ("disc", "rests", "back")
TURNS = ["IA", "IB", "IIA", "IIB", "IIIA", "IIIB"]


def begun(seats: int) -> Board:
    """A game that has been set up and waits for its first action; none of that is told."""
    position = game().new(seats, 5)
    assert isinstance(position, EmpiresPosition)
    return Board(position)


@cache
def whole_game(seats: int) -> Board:
    """A game played to its end by chance."""
    board, dice = begun(seats), random.Random(seats)
    position = board.position
    while position.pending():
        board.act(dice.choice(board.legal()))
        position.audit()
    return board


def turns(board: Board) -> list[list[str]]:
    """What was told, turn by turn."""
    found: list[list[str]] = [[]]
    for key in board.log():
        if key == "turn":
            found.append([])
        else:
            found[-1].append(key)
    return found


@rule("rise_of_empires.turns.eras")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_has_two_turns_in_each_of_three_eras(seats: int) -> None:
    board = whole_game(seats)
    assert [event.args["turn"] for event in board.told("turn")] == TURNS[1:]  # the first began with the game
    assert board.asked() == "over"
    assert (board.position.turn, board.position.era) == (5, 2)


@rule("rise_of_empires.turns.eras", "rise_of_empires.display.six_actions")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_discs_go_down_in_each_turn_a_and_come_back_in_each_turn_b(seats: int) -> None:
    for number, log in enumerate(turns(whole_game(seats))):
        kinds = [key for key in log if key in ACTIONS]
        assert len(kinds) == 6 * seats
        assert set(kinds) <= ({"back"} if number & 1 else {"disc", "rests"})


@rule("rise_of_empires.turns.phases")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_turn_has_its_phases_in_order(seats: int) -> None:
    phases = {"food": 1, "income": 2, "scores": 3, "loses": 4, "halves": 4, "position": 5, "final": 6}
    for number, log in enumerate(turns(whole_game(seats))):
        seen = [0 if key in ACTIONS else phases[key] for key in log if key in ACTIONS or key in phases]
        assert seen == sorted(seen)
        for key in ("food", "scores"):
            assert log.count(key) == seats
        assert log.count("position") == (0 if number == 5 else seats)
        assert log.count("final") == (seats if number == 5 else 0)


@rule("rise_of_empires.turns.phases")
def test_new_tiles_come_before_the_actions() -> None:
    board = begun(2)
    assert len(board.shown()) == 23
    assert board.asked().endswith("takeaction")


@rule("rise_of_empires.points.collect", "rise_of_empires.ending.winner")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_standings_are_the_points_that_were_told(seats: int) -> None:
    board = whole_game(seats)
    standings = board.position.standings()
    for seat in range(seats):
        told = sum(
            e.args["n"] for key in ("scores", "final", "wonder") for e in board.told(key) if e.args["who"] == seat
        )
        told += sum(event.args["points"] for event in board.told("trades") if event.args["who"] == seat)
        told -= sum(event.args["n"] for event in board.told("hunger") if event.args["who"] == seat)
        told -= sum(e.args["n"] for e in board.told("pays") if e.args["who"] == seat and e.args["thing"] == "point")
        assert standings.of(seat).points == board.has(seat, "point") == told
    assert standings.winners[0] in [row.seat for row in standings if row.points == max(r.points for r in standings)]

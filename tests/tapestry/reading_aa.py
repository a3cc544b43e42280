"""What the tests that read Arts & Architecture a second time share."""

from __future__ import annotations

from collections.abc import Sequence

from tests.tapestry.board import Board, table

AA: dict[str, int | str] = {"arts_and_architecture": "in"}
MM: dict[str, int | str] = {"plans_and_ploys": "in"}
BOTH: dict[str, int | str] = {**MM, **AA}
ARTS_LANDMARKS = ("arts_ii", "arts_iii", "arts_iv")
TRACKS = ("exploration", "science", "military", "technology", "arts")


def aa(
    civs: Sequence[str] = ("leaders", "alchemists", "chosen"),
    seats: int = 2,
    capitals: Sequence[str] = ("mountain", "wetland", "tropical"),
) -> Board:
    """A table with the box, after the first income turns, with empty hands."""
    return table(seats, civs, capitals, options=AA)


def city(capital: str, civs: Sequence[str] = ("leaders", "alchemists")) -> Board:
    """Seat 0 lives in an advanced capital."""
    return aa(civs, capitals=(capital, "wetland"))


def step(board: Board, track: str = "arts", benefit: bool = True, bonus: str = "pay") -> Board:
    return board.do(0, [{"advance": {"tracks": [track], "benefit": benefit, "bonus": bonus}}])


def onto(space: int, board: Board | None = None) -> Board:
    """Seat 0 advances onto a space of the arts track with its benefit; the landmarks there are taken."""
    return step((board or aa()).landmark(1, *ARTS_LANDMARKS).token(0, arts=space - 1))


def first_answers(board: Board, limit: int = 40) -> Board:
    """The first legal answer to everything until a turn is to be taken."""
    for _ in range(limit):
        if board.asked().endswith("taketurn") or board.asked() == "over":
            break
        board.act(board.legal()[0])
    return board


def house(board: Board, plot: str, *answers: str) -> Board:
    return board.do(0, [{"build": ["house"]}]).act(f"plot {plot}", *answers)


def stocked(board: Board) -> int:
    return sum(board.stock(0).values())


ROW_5 = ("5.1", "5.2", "5.3", "5.5", "5.6", "5.7", "5.8", "5.9")


def deck(board: Board, *cards: str) -> Board:
    """Only these cards are left in the deck."""
    board.position.deck = sorted(board.position.box.card_no[name] for name in cards)
    return board


def first_answers_until(board: Board, *stops: str) -> Board:
    for _ in range(40):
        if board.asked() == "over" or board.asked().startswith(stops):
            break
        board.act(board.legal()[0])
    return board


def building_turn(board: Board, build: bool = True) -> Board:
    """An advance turn of seat 0 in which it gains a farm or nothing, then a turn of seat 1."""
    board.token(0, exploration=0).token(1, exploration=0).give(1, coin=2)
    board.give(0, coin=2, worker=0, food=0, culture=0)
    if build:
        board.do(0, [{"build": ["farm"]}])
        board.act(board.legal()[0])
    board.act("advance exploration")
    return board


def end_of_arts(board: Board) -> Board:
    return onto(12, board)


def landmark_for(board: Board, landmark: str = "barn") -> Board:
    return board.do(0, [{"landmark": landmark}])

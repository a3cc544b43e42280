"""What the tests that read Plans & Ploys a second time share."""

from __future__ import annotations

from collections.abc import Sequence

from tests.tapestry.board import Board, table
from tests.tapestry.ploys import BOXED, ploys

BOTH: dict[str, int | str] = {"plans_and_ploys": "in", "arts_and_architecture": "in"}
NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
ANYWHERE = [{"conquer": {"where": "anywhere", "dice": "one"}}]
TANKS = [{"conquer": {"where": "adjacent", "dice": "both_if_held"}}]
EXPLORE_SPACE = [{"explore_space": 1}]
PLACE = "1.-2"  # a printed territory next to the first seat's, which shows desert and mountain
ISLAND = "0.0"


def mm(civ: str, seats: int = 2, others: Sequence[str] = ("leaders", "chosen", "merrymakers", "craftsmen")) -> Board:
    """Seat 0 plays a civilization of the box; everybody has had the first income turn."""
    return table(seats, (civ, *others), options=BOXED)


def attack(defence: Sequence[str], held: Sequence[str] = (), place: str = PLACE, effect: object = None) -> Board:
    """Seat 0 attacks an outpost of seat 1; the dice show 4 points and a coin."""
    board = ploys().script(red=[0] * 3, black=[0] * 3).hand(0, *held).hand(1, *defence).outpost(1, place)
    return board.do(0, effect or NEXT).act(f"conquer {place}")  # type: ignore[arg-type]


def moves(board: Board, track: str, benefit: bool = False) -> Board:
    return board.do(0, [{"advance": {"tracks": [track], "benefit": benefit, "bonus": "none"}}])


def first_answers(board: Board, limit: int = 30) -> Board:
    """The first legal answer to everything until a turn is to be taken."""
    for _ in range(limit):
        if board.asked().endswith("taketurn") or board.asked() == "over":
            break
        board.act(board.legal()[0])
    return board


def raise_card(board: Board, card: str) -> Board:
    """An upgrade of this card; where it is the only one nothing is asked."""
    board.do(0, [{"upgrade": True}])
    return board.act(f"upgrade {card}") if board.asked() == "0 upgradecard" else board


def tinkering() -> Board:
    board = mm("tinkerers").hand(0, "trap").give(0, coin=1).token(0, science=5, military=8, exploration=2)
    return board.token(1, science=8)

"""Advanced capitals in tests: a table that plays with them, and districts of which some plots are left."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.games.tapestry.game import Tapestry
from ecumene.games.tapestry.play.capital import capital_of
from ecumene.games.tapestry.play.numbers import LANDMARK, OPEN
from tests.tapestry.board import CAPITALS, Board, table

IN = {"arts_and_architecture": "in"}
FUTURES = {"fantasies_and_futures": "in"}
FF_CAPITALS = ("polar", "netherworld", "quagmire", "savanna", "veil", "city_in_a_bottle")
FILLER = LANDMARK + 17
HOUSE = [{"build": ["house"]}]


def city(capital: str, civs: Sequence[str] = ("leaders", "chosen"), of: Tapestry | None = None) -> Board:
    """Seat 0 plays in an advanced capital, seat 1 in a base one; only the box of that capital is there."""
    return table(civs=civs, capitals=(capital, CAPITALS[1]), options=FUTURES if capital in FF_CAPITALS else IN, of=of)


def number(name: str) -> int:
    """A plot `"row.column"`, from 1 as people count."""
    row, column = (int(part) - 1 for part in name.split("."))
    return 9 * row + column


def name(plot: int) -> str:
    return f"{plot // 9 + 1}.{plot % 9 + 1}"


def free(board: Board, letter: str, seat: int = 0) -> list[str]:
    """The open plots of a district by its letter."""
    plots = capital_of(board.position, seat).districts[ord(letter) - ord("A")]
    return [name(plot) for plot in plots if board.position.plots[seat][plot] == OPEN]


def fill(board: Board, *plots: str, seat: int = 0) -> Board:
    """Something that is no income building stands on plots; nothing has been paid for it."""
    for plot in plots:
        board.position.plots[seat][number(plot)] = FILLER
    return board


def fill_but_one(board: Board, letter: str) -> str:
    """A district of seat 0 is filled up to one plot, which is named."""
    last, *others = free(board, letter)
    fill(board, *others)
    return last


def complete(board: Board, letter: str, *answers: str) -> Board:
    """Seat 0 fills the last plot of a district with a house, and answers what comes of it."""
    return board.do(0, HOUSE).act(f"plot {fill_but_one(board, letter)}", *answers)

"""What all civilizations share: their mats, what is printed on them and what lies there.

What lies on a mat is a tuple of small numbers, open to all; each civilization's module says at its top what they mean.
"""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.effects import NOTHING
from ecumene.games.tapestry.box.content import Mat
from ecumene.games.tapestry.play.gains import Points, PointsPer
from ecumene.games.tapestry.play.model import TapestryPosition


def printed(position: TapestryPosition, name: str) -> Mat:
    """The numbers and benefits on the mat of a civilization."""
    return position.box.civs[position.box.civ_no[name]].data


def on_mat(position: TapestryPosition, name: str) -> tuple[int, ...]:
    """What lies on the mat of a civilization."""
    return position.civ_state[position.box.civ_no[name]]


def lay(position: TapestryPosition, name: str, marks: tuple[int, ...]) -> None:
    """Change what lies on the mat of a civilization."""
    position.civ_state[position.box.civ_no[name]] = marks


def raised(marks: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The same marks with one of them raised by one."""
    return (*marks[:place], marks[place] + 1, *marks[place + 1 :])


def replaced(marks: tuple[int, ...], place: int, mark: int) -> tuple[int, ...]:
    """The same marks with one of them replaced."""
    return (*marks[:place], mark, *marks[place + 1 :])


def alike(position: TapestryPosition, one: int, other: int) -> bool:
    """Whether two effects are the same number of points, so that nobody need choose between them."""
    first, second = position.book.effects[one], position.book.effects[other]
    return isinstance(first, Points) and isinstance(second, Points) and first.amount == second.amount


def gain_passively(position: TapestryPosition, seat: Seat, effect: int, cause: str, about: int = NOTHING) -> None:
    """What a civilization gives on the turns of others; when one has finished, only points [tapestry.end.passive]."""
    if not position.finished[seat] or isinstance(position.book.effects[effect], (Points, PointsPer)):
        position.perform(seat, effect, cause, about)

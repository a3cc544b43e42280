"""The audit notices every way in which a position can fall out of step with itself."""

from collections.abc import Callable

import pytest

from ecumene.core.errors import AuditError
from ecumene.games.vinci.play.model import VinciPosition
from tests.vinci.board import Table


def at(position: VinciPosition, province: str) -> int:
    return position.board.index[province]


def two_owners(position: VinciPosition) -> None:
    position.held[2] |= 1 << at(position, "saxony")


def another_owner(position: VinciPosition) -> None:
    position.owner[at(position, "saxony")] = 2


def pawns_in_an_empty_province(position: VinciPosition) -> None:
    position.pawns[at(position, "alps")] = 1


def an_owner_of_an_empty_province(position: VinciPosition) -> None:
    position.owner[at(position, "alps")] = 0


def two_neutral_pawns(position: VinciPosition) -> None:
    position.pawns[at(position, "poland")] = 2


def a_fort_of_nobody(position: VinciPosition) -> None:
    position.forts |= 1 << at(position, "alps")


def a_fort_of_neutrals(position: VinciPosition) -> None:
    position.forts |= 1 << at(position, "poland")


def a_pawn_too_many(position: VinciPosition) -> None:
    position.hand[0] += 1


def a_hand_below_zero(position: VinciPosition) -> None:
    position.hand[0] -= 5
    position.troops[0] -= 5


def a_score_below_zero(position: VinciPosition) -> None:
    position.earn(0, "vinci.choosing.price", -11)


def points_from_nowhere(position: VinciPosition) -> None:
    position.score[0] += 1


def two_pawns_in_decline(position: VinciPosition) -> None:
    position.pawns[at(position, "greece")] = 2


def a_token_too_many(position: VinciPosition) -> None:
    position.bag[0] += 1


def a_token_lost_from_the_display(position: VinciPosition) -> None:
    position.bag[position.display.pop()] += 1


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (two_owners, "have two owners"),
        (another_owner, "owner and held disagree"),
        (pawns_in_an_empty_province, "alps: nobody's, yet not empty"),
        (an_owner_of_an_empty_province, "alps: nobody's, yet not empty"),
        (two_neutral_pawns, "a neutral province without its one pawn"),
        (a_fort_of_nobody, "a fort without an owner"),
        (a_fort_of_neutrals, "a fort without an owner"),
        (a_pawn_too_many, "seat 0: 3 pawns, but 1 \\+ 3 found"),
        (a_hand_below_zero, "seat 0: a number below zero"),
        (a_score_below_zero, "seat 0: a number below zero"),
        (points_from_nowhere, "seat 0: the rows of the score do not add up"),
        (two_pawns_in_decline, "seat 0: a declining province without its one pawn"),
        (a_token_too_many, "token agriculture: 3 in the game instead of 2"),
        (a_token_lost_from_the_display, "the display is not full"),
    ],
)
def test_the_audit_notices(spoil: Callable[[VinciPosition], None], says: str) -> None:
    table = Table(3)
    table.people(saxony=1, hand=2).declining("greece")
    position = table.position
    position.audit()
    spoil(position)
    with pytest.raises(AuditError, match=says):
        position.audit()

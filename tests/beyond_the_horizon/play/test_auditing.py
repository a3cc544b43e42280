"""The audit: a position in which something is made, lost or out of place is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecumene.core.errors import AuditError
from ecumene.games.beyond_the_horizon.box.actions import unit_number
from ecumene.games.beyond_the_horizon.box.terms import NONE, SETTLER
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.research import FindTechnology, GainTechnology
from tests.beyond_the_horizon.board import table


def extra_pawn(position: HorizonPosition) -> None:
    position.active[0] += 1


def debt(position: HorizonPosition) -> None:
    position.coins[1] = -1


def lost_cube(position: HorizonPosition) -> None:
    position.removed[0] += 1


def strong_settlers(position: HorizonPosition) -> None:
    """More units of the highest strength than there are tokens for."""
    while position.take_inactive(0):
        position.add_unit(0, unit_number(position.laid[0], SETTLER, 6))


def unit_beyond_the_world(position: HorizonPosition) -> None:
    position.replace_unit(0, position.units[0][0], unit_number(position.tile_pool[0], SETTLER, 2))


def stolen_token(position: HorizonPosition) -> None:
    position.supply[1] -= 1


def doubled_card(position: HorizonPosition) -> None:
    position.under[0].append(position.deck[0][0])
    position.under_seen[0].append(0)


def lost_tile(position: HorizonPosition) -> None:
    position.tile_pool.pop()


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (extra_pawn, "seat 0: 23 pawns"),
        (debt, "seat 1: less than nothing"),
        (lost_cube, "seat 0: cubes made or lost"),
        (strong_settlers, "seat 0: units without tokens"),
        (unit_beyond_the_world, "seat 0: a unit outside the world"),
        (stolen_token, "fortify tokens: made or lost"),
        (doubled_card, "technologies of level 2: made or lost"),
        (lost_tile, "tiles: made or lost"),
    ],
)
def test_what_is_made_lost_or_out_of_place_is_found(spoil: Callable[[HorizonPosition], None], says: str) -> None:
    position = table().position
    position.audit()
    spoil(position)
    with pytest.raises(AuditError, match=says):
        position.audit()


def test_a_technology_is_gained_of_a_slot_that_has_a_card_or_will_have_one() -> None:
    position = table().position
    empty = position.cards.index(NONE)
    taken = next(slot for slot, card in enumerate(position.cards) if card != NONE)
    agenda = position.agenda.copy()
    for items, says in (
        ([GainTechnology(0, taken)], ""),
        ([GainTechnology(0, empty), FindTechnology(0, empty, 0)], ""),
        ([GainTechnology(0, empty)], f"slot {empty}: a technology is gained where no card lies"),
        ([GainTechnology(0, taken), FindTechnology(0, empty, 0)], "a card is found for a slot that nobody researches"),
        ([FindTechnology(0, empty, 0)], "a card is found for a slot that nobody researches"),
        ([GainTechnology(0, empty), GainTechnology(0, taken)], "a technology is gained where no card lies"),
    ):
        position.agenda = [*agenda, *items]
        if says:
            with pytest.raises(AuditError, match=says):
                position.audit_agenda()
        else:
            position.audit_agenda()

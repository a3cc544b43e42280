"""Auditing: what holds in every position, whatever was played."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.errors import AuditError
from ecumene.games.beyond_the_horizon.box.actions import unit_kind, unit_strength, unit_tile
from ecumene.games.beyond_the_horizon.box.terms import CRADLE, LEVEL_II, NONE, PAWNS, START, TILES, TOKENS, UNITS
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition

IN_HAND: Final = {"cover": 1, "spendcube": -1}
"""Cubes that an item of a kind holds while it waits, taken from a track and not yet put down; less than none where one
was put down before its track is named. See `investing`."""


FINDING: Final = ("findtechnology", "namecolour", "keeptechnology")
"""Items under which the card of an empty slot is found, for the `GainTechnology` below them."""


def audit(position: HorizonPosition) -> None:
    """Nothing is made or lost: pawns, cubes, tokens, cards, tiles; and no unit stands where it may not."""
    if not position.coins:
        return
    for seat in range(position.seats):
        _pawns(position, seat)
        _cubes(position, seat)
        _units(position, seat)
    _tokens(position)
    _cards(position)
    _buildings(position)
    if position.last_round and position.last_round not in (position.round, position.round + 1):
        raise AuditError(f"round {position.round}: the last one is {position.last_round}")
    if len(position.laid) + len(position.tile_pool) != TILES - (CRADLE - START) + position.seats:
        raise AuditError("tiles: made or lost")


def _pawns(position: HorizonPosition, seat: Seat) -> None:
    """Every pawn is active, in a column, on the map or a scholar."""
    pawns = position.active[seat] + position.inactive(seat)
    pawns += len(position.units[seat]) + position.scholars[seat].bit_count()
    if pawns != PAWNS:
        raise AuditError(f"seat {seat}: {pawns} pawns")
    if min(position.coins[seat], position.active[seat], position.room(seat)) < 0:
        raise AuditError(f"seat {seat}: less than nothing")


def _cubes(position: HorizonPosition, seat: Seat) -> None:
    """Every cube that has left a track lies somewhere, or is about to."""
    placed = position.invested[seat] + sum([seat in claim for claim in position.claims])
    placed += position.village.count(seat) + position.city.count(seat)
    placed += position.first_builder.count(seat) + position.second_builder.count(seat)
    for item in position.agenda:
        if getattr(item, "seat", NONE) == seat:
            placed += IN_HAND.get(item.kind, 0)
    if position.cubes_removed(seat) != placed:
        raise AuditError(f"seat {seat}: cubes made or lost")


def _units(position: HorizonPosition, seat: Seat) -> None:
    """Every unit has a token and stands in the known world."""
    for kind in range(len(UNITS)):
        strengths = [unit_strength(unit) for unit in position.units[seat] if unit_kind(unit) == kind]
        if not position.box.token_sets.suffice(kind, strengths):
            raise AuditError(f"seat {seat}: units without tokens")
    for unit in position.units[seat]:
        if not position.is_laid(unit_tile(unit)):
            raise AuditError(f"seat {seat}: a unit outside the world")


def _buildings(position: HorizonPosition) -> None:
    """A building lies open or face down at its level, is somebody's, or stands in the world; never twice."""
    found = [building for reserve in position.reserve for building in reserve]
    found += [building for building in position.building if building != NONE]
    for level, all_of_it in enumerate(position.box.buildings_of):
        here = [*position.rows[level], *position.building_pool[level]]
        if any(building not in all_of_it for building in here):
            raise AuditError(f"buildings of level {level + 1}: one of another level")
        found += here
    if len(found) != len(set(found)):
        raise AuditError("a building is there twice")


def _tokens(position: HorizonPosition) -> None:
    """Tokens are in the supply or with players."""
    for sort, name in enumerate(TOKENS):
        held = sum([position.tokens[len(TOKENS) * seat + sort] for seat in range(position.seats)])
        if position.supply[sort] < 0 or position.supply[sort] + held != position.box.values.tokens:
            raise AuditError(f"{name} tokens: made or lost")


def _cards(position: HorizonPosition) -> None:
    """A technology is in a deck or under it, on a slot, looked at, or somebody's private one."""
    if len(position.looked) != len(position.looked_seen):
        raise AuditError("technologies looked at: who sees them?")
    for level in range(len(position.deck)):
        if len(position.under[level]) != len(position.under_seen[level]):
            raise AuditError(f"technologies of level {level + 2}: who has seen them?")
        all_of_it = position.box.technologies_of[level + LEVEL_II]
        cards = [*position.deck[level], *position.under[level], *position.cards, *position.looked]
        cards += [card for card in all_of_it for mask in position.private if mask >> card & 1]
        if sorted([card for card in cards if card in all_of_it]) != list(all_of_it):
            raise AuditError(f"technologies of level {level + 2}: made or lost")


def audit_agenda(position: HorizonPosition) -> None:
    """A technology is gained of a slot that has a card or is about to have one."""
    below: tuple[str, int, int] = ("", NONE, NONE)
    empty = NONE
    for item in position.agenda:
        here = (item.kind, getattr(item, "seat", NONE), getattr(item, "slot", NONE))
        finds = item.kind in FINDING
        if finds and below != ("gaintechnology", here[1], here[2]):
            raise AuditError(f"seat {here[1]}: a card is found for a slot that nobody researches")
        if empty != NONE and not finds:
            raise AuditError(f"slot {empty}: a technology is gained where no card lies")
        gains = item.kind == "gaintechnology"
        empty = here[2] if gains and position.cards[here[2]] == NONE else NONE
        below = here
    if empty != NONE:
        raise AuditError(f"slot {empty}: a technology is gained where no card lies")

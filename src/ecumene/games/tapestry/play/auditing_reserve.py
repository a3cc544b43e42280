"""Auditing the reserve: each thing in it is of its card, and lies nowhere else."""

from __future__ import annotations

from typing import Final

from ecumene.core.errors import AuditError
from ecumene.games.tapestry.play.numbers import (
    KINDS,
    NONE,
    RESERVED_BUILDING,
    RESERVED_CARD,
    RESERVED_STAR,
    RESERVED_TECH,
    RESERVED_TOKEN,
    reserved_argument,
    reserved_by,
    reserved_sort,
)
from ecumene.games.tapestry.play.state import TapestryState

ASKED: Final[dict[str, int]] = {
    "reservetech": RESERVED_TECH,
    "reservecard": RESERVED_CARD,
    "reservetrack": RESERVED_TOKEN,
}
"""Questions about what is put in reserve, and its sort."""


def audit_reserve(state: TapestryState) -> None:
    """What lies in reserve is what its card puts there, and nowhere else; nobody has finished with a reserve.

    Cards are counted with all others.
    """
    stars: list[int] = []
    for seat in range(state.seats):
        items = state.reserve[seat]
        if items and state.finished[seat]:
            raise AuditError(f"seat {seat}: finished with something in reserve")
        if any(not _is_of_card(state, item) for item in items):
            raise AuditError(f"seat {seat}: something in reserve that no card has put there")
        for kind in range(KINDS) if items else ():
            if state.gained(seat, kind) < state.placed[KINDS * seat + kind]:
                raise AuditError(f"seat {seat}: a building in reserve stands in the capital")
        stars += state.reserved(seat, RESERVED_STAR)
    elsewhere = [*state.stars, *[star for tiles in [*state.star_supply, *state.star_explored] for star in tiles]]
    if len(stars) != len(set(stars)) or any(star in elsewhere for star in stars):
        raise AuditError("a space tile in reserve lies twice")


def audit_reserving(state: TapestryState) -> None:
    """Whoever is asked what to put in reserve is asked by a card that says so."""
    for item in state.agenda:
        if item.kind in ASKED and not _puts(state, getattr(item, "card", NONE), ASKED[item.kind], NONE):
            raise AuditError(f"{item.kind}: no such card puts anything in reserve")
        if item.kind == "nextreserve" and len(state.reserve[getattr(item, "seat", 0)]) < 2:
            raise AuditError("nothing in reserve to choose from")


def _is_of_card(state: TapestryState, item: int) -> bool:
    sort, argument, box = reserved_sort(item), reserved_argument(item), state.box
    most = (KINDS, len(box.tech), len(box.stars), len(box.cards), box.track_count + 1)
    return sort < len(most) and argument < most[sort] and _puts(state, reserved_by(item), sort, argument)


def _puts(state: TapestryState, card: int, sort: int, argument: int) -> bool:
    """Whether a tapestry card puts things of a sort in reserve, and such a building or such a token."""
    for effect in state.book.tree(state.box.cards[card].effects):
        if getattr(effect, "reserves", NONE) == sort:
            kind, marks = getattr(effect, "kind", 0), bool(getattr(effect, "marks", False))
            if argument == NONE or sort not in (RESERVED_BUILDING, RESERVED_TOKEN):
                return True
            return kind == argument if sort == RESERVED_BUILDING else marks == (argument > 0)
    return False

"""The tokens of units: their strengths are those that tokens show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.games.beyond_the_horizon.box.terms import STRONGEST

COUNT_BITS: Final = 5  # enough for all the pawns of a player


def unit_of(strength: int) -> int:
    """A unit, to be added to others: how many there are of each strength is one number."""
    return 1 << COUNT_BITS * (strength - 1)


class TokenSets:
    """Which units can all hold a token at once: a token shows one of its two faces [beyond_the_horizon.units.faces].

    `showing[kind][mask]` says how many tokens have a face among some strengths, bit 0 for strength 1. Tokens are
    enough where this holds for every set of strengths: no more units have one of them than tokens can show one of them.
    """

    def __init__(self, kinds: Sequence[Sequence[tuple[int, int]]]) -> None:
        self.showing: list[list[int]] = [_showing(tokens) for tokens in kinds]
        self.known: list[dict[int, int]] = [{} for _ in kinds]  # what `available` said

    def suffice(self, kind: int, strengths: Sequence[int]) -> bool:
        """Whether there are tokens for units of a kind with these strengths [beyond_the_horizon.units.tokens]."""
        return self._suffice(kind, sum([unit_of(strength) for strength in strengths]))

    def available(self, kind: int, wanted: int, others: int) -> int:
        """The strength wanted or the next lower one for which there is a token besides those of others; 0 if none.

        `others` are added up as `unit_of` has them.
        """
        asked = others * (STRONGEST + 1) + min(wanted, STRONGEST)
        known = self.known[kind].get(asked)
        if known is None:
            known = min(wanted, STRONGEST)
            while known > 0 and not self._suffice(kind, others + unit_of(known)):
                known -= 1
            self.known[kind][asked] = known
        return known

    def _suffice(self, kind: int, units: int) -> bool:
        showing = self.showing[kind]
        for mask in range(1, 1 << STRONGEST):
            needed = 0
            for strength in range(STRONGEST):
                if mask >> strength & 1:
                    needed += units >> COUNT_BITS * strength & (1 << COUNT_BITS) - 1
            if needed > showing[mask]:
                return False
        return True


def _showing(tokens: Sequence[tuple[int, int]]) -> list[int]:
    """For each mask of strengths, how many tokens have a face among them."""
    faces = [1 << one - 1 | 1 << other - 1 for one, other in tokens]
    return [sum([1 for token in faces if token & mask]) for mask in range(1 << STRONGEST)]

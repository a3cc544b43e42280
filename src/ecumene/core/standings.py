"""Standings: who stands where, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Seat
from ecumene.core.faces import STANDINGS, shown
from ecumene.core.tally import Tally


@dataclass(frozen=True)
class Standing:
    """One seat: its place (1 is first; equal seats share it), its points and how they came together."""

    seat: Seat
    place: int
    points: int
    tally: Tally
    tie_break: tuple[int, ...] = ()


class Standings:
    """The seats, best first; seats level in points and every tie-break share a place.

    `ranks` come before points, where a game lets some seats stand below all others: a higher rank is better.
    """

    def __init__(
        self, tallies: Sequence[Tally], tie_breaks: Sequence[tuple[int, ...]], ranks: Sequence[int] | None = None
    ) -> None:
        above = [0] * len(tallies) if ranks is None else list(ranks)
        keys = [(rank, tally.sum, *ties) for rank, tally, ties in zip(above, tallies, tie_breaks, strict=True)]
        order = sorted(range(len(keys)), key=lambda seat: tuple(-k for k in keys[seat]))
        self.rows: list[Standing] = []
        for seat in order:
            place = 1 + sum(1 for other in keys if other > keys[seat])
            self.rows.append(Standing(seat, place, tallies[seat].sum, tallies[seat], tie_breaks[seat]))

    def __iter__(self) -> Iterator[Standing]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def of(self, seat: Seat) -> Standing:
        """The row of one seat."""
        for row in self.rows:
            if row.seat == seat:
                return row
        raise KeyError(seat)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place, in seat order."""
        return tuple(sorted(row.seat for row in self.rows if row.place == 1))

    def __repr__(self) -> str:
        return f"<{', '.join(f'{row.place}. seat {row.seat}: {row.points}' for row in self.rows)}>"

    def _repr_html_(self) -> Any:
        """A table, for a notebook."""
        return shown(STANDINGS, self)

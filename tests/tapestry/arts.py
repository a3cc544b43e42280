"""Tables with Arts & Architecture, and what tests of it have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ecumene.games.tapestry.box.content import BUILDINGS
from ecumene.games.tapestry.play.numbers import KINDS, NONE
from tests.tapestry.board import CIVS, Board, table

AA = {"arts_and_architecture": "in"}


class ArtsBoard(Board):
    """A position of Tapestry with masterpieces."""

    def works(self, seat: int, *works: str) -> ArtsBoard:
        """Give masterpieces to a seat, from wherever they lie; the row is filled again."""
        position = self.position
        for name in works:
            work = position.box.masterpiece_no[name]
            for pile in (position.masterpiece_deck, position.masterpiece_discard, position.masterpiece_row):
                if work in pile:
                    pile.remove(work)
            position.masterpiece_owner[work] = seat
        return self._refill()

    def row(self, *works: str) -> ArtsBoard:
        """Set the face-up masterpieces."""
        position = self.position
        position.masterpiece_deck = sorted([*position.masterpiece_deck, *position.masterpiece_row])
        position.masterpiece_row = []
        for name in works:
            position.masterpiece_deck.remove(position.box.masterpiece_no[name])
            position.masterpiece_row.append(position.box.masterpiece_no[name])
        return self

    def _refill(self) -> ArtsBoard:
        while len(self.position.masterpiece_row) < 3 and self.position.masterpiece_deck:
            self.position.masterpiece_row.append(self.position.masterpiece_deck.pop(0))
        return self

    def works_of(self, seat: int) -> list[str]:
        """The masterpieces of a seat, those that are turned over too."""
        owner = self.position.masterpiece_owner
        return [work.id for number, work in enumerate(self.position.box.masterpieces) if owner[number] == seat]

    def spent(self, work: str) -> bool:
        return bool(self.position.masterpiece_spent[self.position.box.masterpiece_no[work]])

    def inspire(self, seat: int, *rows: str) -> ArtsBoard:
        """Lay the tiles of some rows."""
        for name in rows:
            self.position.inspired[KINDS * seat + BUILDINGS.index(name)] = 1
        return self

    def use(self, seat: int, work: str) -> ArtsBoard:
        """Broadcast this one masterpiece, the only one of the seat."""
        position = self.position
        for number, owner in enumerate(position.masterpiece_owner):
            if owner == seat:
                position.masterpiece_owner[number] = NONE
                position.masterpiece_deck.append(number)
        self.works(seat, work).do(seat, [{"broadcast": "own"}], "card.guilds")
        return self


def arts(seats: int = 2, civs: Sequence[str] = CIVS, **more: Any) -> ArtsBoard:
    """A table with Arts & Architecture after the first income turns."""
    options = {**AA, **more.pop("options", {})}
    return ArtsBoard(table(seats, civs, options=options, **more).position)

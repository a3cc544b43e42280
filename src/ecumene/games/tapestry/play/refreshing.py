"""Refreshing: other tech cards to choose from; masterpieces are refreshed alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, nothing_said
from ecumene.core.effects import Effect
from ecumene.games.tapestry.play.drawing import fill_display, tech_left
from ecumene.games.tapestry.play.model import TapestryPosition


class Refresh(Effect):
    """One may discard the cards that lie face up and replace them [tapestry.technology.refresh]."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return len(position.display) > 0 and tech_left(position)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.able(position, seat, about) and not position.finished[seat]:
            position.agenda.append(RefreshTech(seat, cause))


@dataclass(frozen=True, eq=False)
class AskToRefresh(SeatQuestion):
    """Whether to replace what lies face up."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        if action is position.acts.accept:
            self.refresh(position)

    def refresh(self, position: TapestryPosition) -> None:
        """Discard what lies face up and fill its places."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class RefreshTech(AskToRefresh):
    """Whether to replace the face-up cards."""

    def refresh(self, position: TapestryPosition) -> None:
        position.tech_discard += position.display
        position.display = []
        fill_display(position)
        position.tell("tapestry-log-refreshes", {"who": self.seat})


def _read_refresh(reader: EffectReader, row: Fields, says: Any) -> Effect:
    nothing_said(row, "refresh_tech", says)
    return Refresh()


VERBS: dict[str, Verb] = {"refresh_tech": _read_refresh}
ITEMS: tuple[type[Item], ...] = (RefreshTech,)

"""Private technologies: cards kept beside one's board, outside the tree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.games.beyond_the_horizon.box.actions import KEEP, HorizonAction
from ecumene.games.beyond_the_horizon.box.terms import LEVEL_II, LEVEL_III, LEVELS, NONE
from ecumene.games.beyond_the_horizon.play.decks import deck_size, put_under, turn_up
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.research import gain_technology


class PrivateTechnology(Effect):
    """The top cards of a deck, one of which is kept beside one's board.

    [beyond_the_horizon.effects.private_technology] [beyond_the_horizon.private.no_scholar]
    """

    def __init__(self, level: int, look_at: int) -> None:
        super().__init__()
        self.level = level
        self.look_at = look_at

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, HorizonPosition)
        return deck_size(position, self.level) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, HorizonPosition)
        number = min(self.look_at, deck_size(position, self.level))
        if not number:
            return
        for _ in range(number):
            turn_up(position, self.level, 1 << seat)
        position.tell("beyond_the_horizon-log-looks", {"who": seat, "n": number, "level": LEVELS[self.level]})
        position.agenda.append(KeepPrivate(seat, cause))


@dataclass(frozen=True, eq=False)
class KeepPrivate(SeatQuestion):
    """Which card to keep as a private technology; the others go under the deck, known to their looker alone."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, HorizonPosition)
        seen = [card for card in position.looked if card != NONE]  # others see the backs only
        return [*[position.acts.of[KEEP][card] for card in seen], position.acts.pass_]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        kept = action.arg if action.verb == KEEP else NONE
        put_under(position, kept)
        if kept == NONE:
            position.tell("beyond_the_horizon-log-declines", {"who": seat})
            return
        position.private[seat] |= 1 << kept
        technology = position.box.technologies[kept].id
        position.tell("beyond_the_horizon-log-private", {"who": seat, "technology": technology})
        gain_technology(position, seat, kept)


def _read_private(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "private_technology", says)
    effect = PrivateTechnology(
        LEVELS.index(part.one_of("level", LEVELS[LEVEL_II : LEVEL_III + 1])), part.integer("look_at", 1, 16)
    )
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"private_technology": _read_private}
ITEMS: tuple[type[Item], ...] = (KeepPrivate,)

"""Inventing: tech cards come from those face up or from the deck, unseen, into the bottom row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import NOTHING, Effect
from ecumene.games.tapestry.box.actions import INVENT, TapestryAction
from ecumene.games.tapestry.play.drawing import draw_tech, fill_display, has_options, tech_left, tech_options
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BOTTOM
from ecumene.games.tapestry.play.options import KeepOne
from ecumene.games.tapestry.play.recycling import recycles
from ecumene.games.tapestry.play.whenever import COUNTS_CHANGED, INVENTED, announce

ANYWHERE: Final = 0
DISPLAY_ONLY: Final = 1
DECK_ONLY: Final = 2
FROM: Final = ("any", "display", "deck")
"""Where a card may be invented from."""


def inventable(position: TapestryPosition, seat: Seat, source: int) -> list[Action]:
    """The cards that can be invented: those face up, and the top of the deck, unseen [tapestry.technology.invent].

    Some may take any of the discards instead [tapestry.civilizations.recyclers].
    """
    of = position.acts.of[INVENT]
    ways: list[Action] = []
    if source != DECK_ONLY:
        ways += [of[card] for card in position.display]
    if source != DISPLAY_ONLY and tech_left(position):
        ways.append(position.acts.deck())
    if recycles(position, seat):
        ways += [of[card] for card in sorted(position.tech_discard)]
    return ways


def invent(position: TapestryPosition, seat: Seat, card: int, cause: str) -> None:
    """A card, face up, in the deck, discarded or just drawn, comes into a seat's bottom row.

    What was face up is replaced at once [tapestry.technology.refill]; the card itself has no effect yet
    [tapestry.technology.no_effect].
    """
    if card in position.tech_deck:
        position.tech_deck.remove(card)
    elif card in position.tech_discard:
        position.tech_discard.remove(card)
    position.tech_owner[card] = seat
    position.tech_row[card] = BOTTOM
    if card in position.display:
        position.display.remove(card)
        fill_display(position)
    position.tell("tapestry-log-invents", {"who": seat, "tech": position.box.tech[card].id})
    announce(position, INVENTED, seat, card)
    announce(position, COUNTS_CHANGED, seat)  # on top: counted before another invention can follow from this one


def ask_invention(position: TapestryPosition, seat: Seat, source: int, then: int, cause: str) -> None:
    """Invent a card of one's choice, then do `then` about it; nothing where there is none."""
    if position.finished[seat]:
        return
    ways = inventable(position, seat, source)
    if len(ways) > 1:
        position.agenda.append(InventCard(seat, source, then, cause))
    elif ways:
        _invent(position, seat, ways[0], then, cause)


def _invent(position: TapestryPosition, seat: Seat, way: Action, then: int, cause: str) -> None:
    assert isinstance(way, TapestryAction)
    from_deck = way is position.acts.deck()
    if from_deck and has_options(position, seat):
        cards = tech_options(position, seat, cause)
        if len(cards) > 1:
            position.agenda.append(KeepTech(seat, cards, cause, then))
            return
    card = draw_tech(position, seat, cause) if from_deck else way.arg
    _invent_and_then(position, seat, card, then, cause)


def _invent_and_then(position: TapestryPosition, seat: Seat, card: int, then: int, cause: str) -> None:
    position.perform(seat, then, cause, card)
    invent(position, seat, card, cause)


@dataclass(frozen=True, eq=False)
class KeepTech(KeepOne):
    """Which of two cards of the technology deck to invent; `then` is done about it."""

    then: int

    def verb(self) -> int:
        return INVENT

    def pool(self, position: TapestryPosition) -> list[int]:
        return position.tech_deck

    def keep(self, position: TapestryPosition, thing: int) -> None:
        _invent_and_then(position, self.seat, thing, self.then, self.cause)


@dataclass(frozen=True, eq=False)
class InventCard(SeatQuestion):
    """Which tech card to invent; `then` is done about it."""

    source: int
    then: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return inventable(position, seat, self.source)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        _invent(position, seat, action, self.then, self.cause)


class Invent(Effect):
    """Invent a card, then do something about it."""

    def __init__(self, source: int, then: Effect | None) -> None:
        super().__init__()
        self.source = source
        self.then = then

    def parts(self) -> Sequence[Effect]:
        return () if self.then is None else (self.then,)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return not position.finished[seat] and len(inventable(position, seat, self.source)) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        then = NOTHING if self.then is None else self.then.number
        ask_invention(position, seat, self.source, then, cause)


def _read_invent(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """`{from: any|display|deck, then: [effects about the card]}`."""
    part = part_of(row, "invent", says)
    source = FROM.index(part.one_of("from", FROM))
    then = reader.many(row, part.get("then")) if "then" in part.row else None
    part.nothing_else()
    return Invent(source, then)


VERBS: dict[str, Verb] = {"invent": _read_invent}
ITEMS: tuple[type[Item], ...] = (InventCard, KeepTech)

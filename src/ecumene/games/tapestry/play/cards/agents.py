"""Cards of Plans & Ploys about hands and mats: Black Death, Double Agents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import CIVILIZATION, KEEP, PLAYER, TapestryAction
from ecumene.games.tapestry.box.content import WHEN_PLAYED
from ecumene.games.tapestry.play.civilizations.gaining import DrawTwoCivilizations, give_up_mat
from ecumene.games.tapestry.play.model import NONE, TapestryPosition
from ecumene.games.tapestry.play.playing import card_cause, card_effect

# ---- Black Death


class NewCivilization(Effect):
    """One of one's civilizations leaves the game for one of two others, with something more.

    [tapestry.cards.black_death]
    """

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then = then

    def parts(self) -> Sequence[Effect]:
        return (self.then,)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return len(position.civs[seat]) > 0 and not position.finished[seat]

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if len(position.civs[seat]) == 1:
            self.exchange(position, seat, position.civs[seat][0], cause)
        elif position.civs[seat]:
            position.agenda.append(LoseCivilization(seat, self.number, cause))

    def exchange(self, position: TapestryPosition, seat: Seat, civ: int, cause: str) -> None:
        """The mat goes; two are drawn, one of which is gained as during the game; then what comes with it."""
        give_up_mat(position, seat, civ)
        position.perform(seat, self.then.number, cause)
        position.agenda.append(DrawTwoCivilizations(seat, cause))


@dataclass(frozen=True, eq=False)
class LoseCivilization(SeatQuestion):
    """Which of several civilizations to give up."""

    effect: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[CIVILIZATION]
        return [of[civ] for civ in sorted(position.civs[seat])]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        effect = position.book.effects[self.effect]
        assert isinstance(effect, NewCivilization)
        effect.exchange(position, seat, action.arg, self.cause)


# ---- Double Agents


class Spy(Effect):
    """Look at the hand of a neighbour and perhaps use a card there; then that neighbour has something of it too.

    [tapestry.cards.double_agents]
    """

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then = then

    def parts(self) -> Sequence[Effect]:
        return (self.then,)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        others = position.neighbours(seat)
        if len(others) == 1:
            self.look(position, seat, others[0], cause)
        else:
            position.agenda.append(SpyOn(seat, self.number, cause))

    def look(self, position: TapestryPosition, seat: Seat, other: Seat, cause: str) -> None:
        """An empty hand has nothing to look at; whoever has finished gains nothing any more."""
        position.tell("tapestry-log-looks", {"who": seat, "other": other})
        position.perform(other, self.then.number, cause)
        if position.hands[other]:
            position.see_hand(seat, other)  # rule: tapestry.boxes.seen_hands
            position.agenda.append(SpyHand(seat, other, cause))


@dataclass(frozen=True, eq=False)
class SpyOn(SeatQuestion):
    """At which neighbour's hand to look."""

    effect: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[PLAYER][other] for other in sorted(position.neighbours(seat))]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == PLAYER
            raise IllegalAction("tapestry.cards.double_agents" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        effect = position.book.effects[self.effect]
        assert isinstance(effect, Spy)
        effect.look(position, seat, action.arg, self.cause)


def usable_cards(position: TapestryPosition, other: Seat) -> list[int]:
    """The kinds of card in a hand that act when they are played; for whoever does not see them none."""
    cards = position.box.cards
    return [kind for kind in sorted(set(position.hands[other])) if kind >= 0 and cards[kind].kind == WHEN_PLAYED]


@dataclass(frozen=True, eq=False)
class SpyHand(SeatQuestion):
    """Which card of the hand one looks at to use, if any; it stays there, and it alone is named aloud.

    It is asked whatever the hand holds: a question left out would tell the others of it. `Position.view` shows the hand
    to the spy as long as this question is open.
    """

    other: Seat
    cause: str

    def concealed(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[KEEP]
        return [*[of[kind] for kind in usable_cards(position, self.other)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == KEEP
            raise IllegalAction("tapestry.cards.double_agents" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == KEEP:
            position.tell("tapestry-log-copies", {"who": seat, "card": position.box.cards[action.arg].id})
            position.perform(seat, card_effect(position, action.arg), card_cause(position, action.arg))


def lets_spy(position: TapestryPosition, seat: Seat, action: Action) -> bool:
    """Whether somebody looks at another hand once a seat has done something: what was seen cannot be taken back.

    Many things lead there, so it is tried, but only where the card can be used at all.
    """
    agents = position.box.card_no.get("double_agents", NONE)
    if agents == NONE or not any(agents in cards for cards in [*position.hands, *position.mats]):
        return False
    twin = position.copy()
    twin.journal = None
    twin.apply(seat, action)
    return any(twin.spied_on(other) != NONE for other in range(position.seats))


# ---- reading


def _read_new_civilization(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "new_civilization", says)
    effect = NewCivilization(reader.many(part, part.get("then")))
    part.nothing_else()
    return effect


def _read_spy(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "spy", says)
    effect = Spy(reader.many(part, part.get("then")))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"new_civilization": _read_new_civilization, "spy": _read_spy}
ITEMS: tuple[type[Item], ...] = (LoseCivilization, SpyHand, SpyOn)

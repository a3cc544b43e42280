"""Responses: cards that a player discards from hand while an opponent is conquering their territory.

What a response does is content. They are tapestry cards like any other otherwise [tapestry.responses.also_played]. One
that topples the attacker is an ambush, which the attacker may answer with a card against ambushes; nothing answers that
one, nor any other response [tapestry.responses.counter].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect, Several
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import DIE, PASS, RESPOND, TapestryAction
from ecumene.games.tapestry.play.dice import die_effect
from ecumene.games.tapestry.play.drawing import discard_tapestry
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BLACK, NONE, OUTPOST, RED, kind_of, owner_of, stands
from ecumene.games.tapestry.play.territory import ToppleOpponents, area
from ecumene.games.tapestry.play.whenever import COUNTS_CHANGED, NO_COUNTERS, NO_RESPONSES, announce, modified


def is_asked(position: TapestryPosition, defender: Seat, attacker: Seat) -> bool:
    """Whether a defender is asked for a response, which public facts alone decide [tapestry.rulings.response_prompt].

    Everybody with cards in hand is asked, whichever they are, or a question that is left out would tell that no trap is
    held. Nobody responds after the fifth income turn [tapestry.responses.finished], nor where it is openly forbidden
    [tapestry.cards.pillage_and_plunder] [tapestry.cards.cloaking_field].
    """
    if not position.hands[defender] or not may_respond(position, defender):
        return False
    return not modified(position, attacker, NO_RESPONSES)


def may_respond(position: TapestryPosition, seat: Seat) -> bool:
    """Whether a seat may still play responses: after its last income turn only by leave of its civilization.

    [tapestry.responses.finished] [tapestry.end.responses]
    """
    if position.finished[seat]:
        return False
    return position.plays_cards_on(seat) or not position.after_last_income(seat)


def responses(position: TapestryPosition, seat: Seat, place: int) -> list[int]:
    """The kinds of cards in a hand that answer a conquest; in the view of another seat, which sees no card, none.

    What a response does to the conquest comes first in its effects: where it cannot, the card does not answer.
    """
    cards = position.box.cards
    found: list[int] = []
    for kind in position.hands[seat]:
        if kind >= 0 and kind not in found and cards[kind].response >= 0:
            effect = position.book.effects[cards[kind].response]
            deed = effect.several[0] if isinstance(effect, Several) else effect
            if deed.able(position, seat, place):
                found.append(kind)
    return found


def is_ambush(position: TapestryPosition, kind: int) -> bool:
    """Whether a response topples the attacking outpost [tapestry.responses.ambush]."""
    return _topples(position.book.effects[position.box.cards[kind].response])


def _topples(effect: Effect) -> bool:
    return isinstance(effect, ToppleOpponents) or any(_topples(part) for part in effect.parts())


@dataclass(frozen=True, eq=False)
class Respond(SeatQuestion):
    """Whether the defender discards a response, after the outpost is placed and before the dice.

    [tapestry.responses.trap] [tapestry.rulings.conquest_response_window]
    """

    attacker: Seat
    hex: int
    cause: str

    def concealed(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        acts = position.acts.of[RESPOND]
        return [*[acts[kind] for kind in responses(position, seat, self.hex)], position.acts.pass_]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == PASS:
            return
        if action.verb != RESPOND:
            raise IllegalAction("core.choice")
        if action.arg not in responses(position, seat, self.hex):
            counter = action.arg in position.hands[seat] and position.box.cards[action.arg].counter
            raise IllegalAction("tapestry.responses.counter" if counter else "tapestry.responses.trap")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == PASS:
            return
        card = position.box.cards[action.arg]
        discard_tapestry(position, seat, action.arg)
        position.tell("tapestry-log-responds", {"who": seat, "card": card.id, "area": area(self.hex)})
        closed = modified(position, seat, NO_COUNTERS)  # rule: tapestry.cards.cloaking_field
        if is_ambush(position, action.arg) and may_counter(position, self.attacker) and not closed:
            position.agenda.append(Counter(self.attacker, seat, self.hex, action.arg, self.cause))
        else:
            position.perform(seat, card.response, f"card.{card.id}", self.hex)


# ---- against an ambush


def may_counter(position: TapestryPosition, attacker: Seat) -> bool:
    """Whether an attacker is asked for a card against an ambush, which public facts alone decide.

    Whoever holds any card is, as long as there are such cards in the game [tapestry.responses.counter_prompt].
    """
    return position.shared.counters and bool(position.hands[attacker]) and may_respond(position, attacker)


def counters(position: TapestryPosition, seat: Seat) -> list[int]:
    """The kinds of cards in a hand that are discarded against an ambush; in the view of another seat none."""
    found: list[int] = []
    for kind in position.hands[seat]:
        if kind >= 0 and kind not in found and position.box.cards[kind].counter:
            found.append(kind)
    return found


@dataclass(frozen=True, eq=False)
class Counter(SeatQuestion):
    """Whether the attacker calls off the ambush that the defender has just discarded [tapestry.cards.double_cross].

    It then does nothing at all: the attacking outpost stands, and the conquest goes on. No card answers that
    [tapestry.responses.counter] [tapestry.faq.one_response].
    """

    defender: Seat
    hex: int
    card: int
    cause: str

    def concealed(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        acts = position.acts.of[RESPOND]
        return [*[acts[kind] for kind in counters(position, seat)], position.acts.pass_]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == PASS:
            return
        if action.verb != RESPOND:
            raise IllegalAction("core.choice")
        if action.arg not in counters(position, seat):
            raise IllegalAction("tapestry.responses.counter")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        ambush = position.box.cards[self.card]
        if action.verb == PASS:
            position.perform(self.defender, ambush.response, f"card.{ambush.id}", self.hex)
            return
        discard_tapestry(position, seat, action.arg)
        told = {"who": seat, "card": position.box.cards[action.arg].id, "cause": f"card.{ambush.id}"}
        position.tell("tapestry-log-counters", told)


# ---- retreating


class Withdraw(Effect):
    """One's outpost leaves the territory before it is toppled, back into the supply [tapestry.cards.retreat].

    Buildings of the Nomads stay where they are.
    """

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return about >= 0 and any(_own_outpost(stone, seat) for stone in position.pieces[about])

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        left = [stone for stone in position.pieces[about] if not _own_outpost(stone, seat)]
        position.outposts[seat] += len(position.pieces[about]) - len(left)
        position.pieces[about] = tuple(left)
        position.tell("tapestry-log-withdraws", {"who": seat, "area": area(about)})
        holder = position.controller(about)
        if holder != NONE:
            announce(position, COUNTS_CHANGED, holder)


def _own_outpost(stone: int, seat: Seat) -> bool:
    return stands(stone) and owner_of(stone) == seat and kind_of(stone) == OUTPOST


# ---- surrendering


class Surrender(Effect):
    """The attacker wins; oneself gains the die that they leave, then something more [tapestry.cards.surrender]."""

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then = then

    def parts(self) -> Sequence[Effect]:
        return (self.then,)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        """What is gained comes after the conquest, below which it is put."""
        conquest = len(position.agenda)
        while conquest > 0 and position.agenda[conquest - 1].kind != "decided":
            conquest -= 1
        if conquest > 0:
            waits = Surrendered(seat, about, (NONE, NONE), self.then.number, cause)
            position.agenda.insert(conquest - 1, waits)


def leave_dice(position: TapestryPosition, place: int, dice: Sequence[int]) -> None:
    """The attacker has decided about the dice: those that whoever surrendered may gain, as they lie.

    Of two that the attacker gains one is gained too [tapestry.cards.surrender].
    """
    if position.shared.alone:
        return
    for index in range(len(position.agenda) - 1, -1, -1):
        item = position.agenda[index]
        if isinstance(item, Surrendered) and item.hex == place:
            faces = tuple([position.dice[die] if die in dice else NONE for die in (RED, BLACK)])
            position.agenda[index] = replace(item, faces=faces)
            return


@dataclass(frozen=True, eq=False)
class Surrendered(Step):
    """Whoever surrendered waits for a die: the faces of the red and the black one, as far as they can be gained."""

    seat: Seat
    hex: int
    faces: tuple[int, ...]
    then: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        position.perform(self.seat, self.then, self.cause)
        useful: list[int] = []
        for die in (RED, BLACK):
            if self.faces[die] >= 0:
                effect = position.book.effects[die_effect(position, die, self.faces[die])]
                if effect.able(position, self.seat, self.hex):
                    useful.append(die)
        if len(useful) == 2:
            position.dice[RED], position.dice[BLACK] = self.faces[RED], self.faces[BLACK]  # others may have been rolled
            position.agenda.append(SurrenderDie(self.seat, self.hex, self.cause))
        elif useful:
            gain_left(position, self.seat, self.hex, useful[0], self.faces[useful[0]], self.cause)


@dataclass(frozen=True, eq=False)
class SurrenderDie(SeatQuestion):
    """Which of the two dice that the attacker has gained to gain as well."""

    hex: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return list(position.acts.of[DIE])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        gain_left(position, seat, self.hex, action.arg, position.dice[action.arg], self.cause)


def gain_left(position: TapestryPosition, seat: Seat, place: int, die: int, face: int, cause: str) -> None:
    """What a die shows; the benefit of the tile is that of the land that was lost."""
    position.perform(seat, die_effect(position, die, face), cause, place)


# ---- reading


def _read_withdraw(reader: EffectReader, row: Fields, says: Any) -> Effect:
    if says != "outpost":
        raise row.wrong("withdraw", f'must be "outpost", not {says!r}')
    return Withdraw()


def _read_surrender(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "surrender", says)
    effect = Surrender(reader.many(part, part.get("then")))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"withdraw": _read_withdraw, "surrender": _read_surrender}
ITEMS: tuple[type[Item], ...] = (Counter, Respond, SurrenderDie, Surrendered)

"""The action phase: where the pawn may go, what a deed costs, and deeds that cards grant without a space."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, amount_said, nothing_said
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.core.numbers import times
from ecumene.core.regions import places
from ecumene.core.tally import UNITEMISED, Items
from ecumene.games.beyond_the_horizon.box.actions import ACT, BASIC, COPY, HorizonAction
from ecumene.games.beyond_the_horizon.box.terms import BASIC as BASIC_DEEDS
from ecumene.games.beyond_the_horizon.box.terms import (
    BOARD_DEEDS,
    COLUMNS,
    DEEDS,
    GROW,
    NO_FEE,
    NONE,
    ON_GROW,
    RESEARCH_DISCOUNT,
    TOKEN_DISCOUNT,
)
from ecumene.games.beyond_the_horizon.play.counting import has_any
from ecumene.games.beyond_the_horizon.play.declining import Declinable
from ecumene.games.beyond_the_horizon.play.gains import can_exhaust, exhaust, pay_coins
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.research import revealed
from ecumene.games.beyond_the_horizon.play.triggers import await_end

FREE_OF_CHARGE: Final = False
WITH_FEE: Final = True

# ---- what a deed costs


def coins_for(position: HorizonPosition, seat: Seat, deed: int, fee: bool, items: Items = UNITEMISED) -> int:
    """The coins that a deed costs, the fee of its space included [beyond_the_horizon.action.fee].

    Less for research [beyond_the_horizon.modifiers.research_discount], for tokens
    [beyond_the_horizon.modifiers.token_discount], and without a fee [beyond_the_horizon.modifiers.no_fee].
    """
    done = position.box.deeds[deed]
    coins = items.add("beyond_the_horizon.action.costs", done.coins)
    if coins and done.researches:
        off = min(position.modifier(seat, RESEARCH_DISCOUNT), coins)
        coins += items.add("beyond_the_horizon.modifiers.research_discount", -off)
    if coins and done.takes_token:
        off = min(position.modifier(seat, TOKEN_DISCOUNT), coins)
        coins += items.add("beyond_the_horizon.modifiers.token_discount", -off)
    if fee and not position.modifier(seat, NO_FEE):
        coins += items.add("beyond_the_horizon.action.fee", position.box.values.fee)
    return coins


def payable(position: HorizonPosition, seat: Seat, deed: int, coins: int) -> bool:
    """Whether these coins and the pawns of a deed can be paid in full [beyond_the_horizon.action.costs]."""
    return position.coins[seat] >= coins and can_exhaust(position, seat, position.box.deeds[deed].population)


def possible(position: HorizonPosition, seat: Seat, deed: int, coins: int) -> bool:
    """Whether one of a deed's effects could happen once it is paid for [beyond_the_horizon.action.choosable].

    It is tried on the position itself, which is put back as it was.
    """
    if deed == GROW:
        return True
    done = position.box.deeds[deed]
    before = position.coins[seat]
    position.coins[seat] = before - coins
    able = _able_after(position, seat, done.effect, done.population)
    position.coins[seat] = before
    return able


def _able_after(position: HorizonPosition, seat: Seat, effect: int, exhausted: int) -> bool:
    """Whether an effect could happen once so many pawns are exhausted."""
    if not exhausted:
        return position.book.effects[effect].able(position, seat, NONE)
    active, first = position.active[seat], COLUMNS * seat
    columns = position.columns[first : first + COLUMNS]
    for _ in range(exhausted):
        position.active[seat] -= 1
        position.put_back(seat)
    able = position.book.effects[effect].able(position, seat, NONE)
    position.active[seat] = active
    position.columns[first : first + COLUMNS] = columns
    return able


def vain(position: HorizonPosition, seat: Seat, deed: int, fee: bool) -> str:
    """The rule by which a deed that is open to a seat would be none; empty where it can be done."""
    coins = coins_for(position, seat, deed, fee)
    if not payable(position, seat, deed, coins):
        return "beyond_the_horizon.action.costs"
    return "" if possible(position, seat, deed, coins) else "beyond_the_horizon.action.choosable"


def do_deed(position: HorizonPosition, seat: Seat, deed: int, fee: bool) -> None:
    """Pay, then the effects in their order [beyond_the_horizon.effects.order]."""
    done = position.box.deeds[deed]
    if deed == GROW:
        await_end(position, seat, ON_GROW)  # rule: beyond_the_horizon.triggers.grow
    pay_coins(position, seat, coins_for(position, seat, deed, fee))
    exhaust(position, seat, done.population)
    position.perform(seat, done.effect, position.box.causes[deed])


# ---- the spaces


def opened(position: HorizonPosition, space: int) -> int:
    """How many pawns the spaces of a deed, with or without a fee, can hold with so many players.

    [beyond_the_horizon.action.players] [beyond_the_horizon.action.technology_spaces]
    """
    return position.box.spaces_open[position.seats][space]


def full(position: HorizonPosition, space: int) -> bool:
    """Whether pawns stand on all of them; one's own has to leave its space, too [beyond_the_horizon.action.same_space].

    Action 4 has room for all [beyond_the_horizon.action.occupied].
    """
    return not position.box.deeds[space >> 1].shared and times(position.pawns, space) >= opened(position, space)


def closed(position: HorizonPosition, seat: Seat, deed: int) -> str:
    """The rule by which a seat cannot do a deed yet, on whichever space; empty where it can."""
    if deed >= BASIC_DEEDS and position.pawns[seat] == NONE:
        return "beyond_the_horizon.action.first_turn"
    if deed >= BOARD_DEEDS:
        return "" if position.owns(seat, deed - BOARD_DEEDS) else "beyond_the_horizon.action.technology"
    return "" if has_any(position, seat, position.box.deeds[deed].needs) else REQUIREMENTS[deed]


REQUIREMENTS: Final[tuple[str, ...]] = tuple([f"beyond_the_horizon.action.{deed}" for deed in DEEDS])


def refusal(position: HorizonPosition, seat: Seat, space: int) -> str:
    """The rule that keeps a pawn from a space; empty where it may go there."""
    deed, fee = space >> 1, space & 1 == 1
    if not opened(position, space):
        return "beyond_the_horizon.action.players"
    rule = closed(position, seat, deed)
    if rule:
        return rule
    if fee and deed >= BOARD_DEEDS and position.private[seat] >> deed - BOARD_DEEDS & 1:
        return "beyond_the_horizon.private.gives"
    if full(position, space):
        own = position.pawns[seat] == space
        return "beyond_the_horizon.action.same_space" if own else "beyond_the_horizon.action.occupied"
    return vain(position, seat, deed, fee)


def add_spaces(position: HorizonPosition, seat: Seat, deed: int, found: list[Action]) -> None:
    """The spaces of a deed to which a pawn may go; what `refusal` says of both, asked once."""
    if closed(position, seat, deed):
        return
    able = False
    for space in range(2 * deed, 2 * deed + 2):
        fee = space & 1 == 1
        if not opened(position, space) or full(position, space):
            continue
        coins = coins_for(position, seat, deed, fee)
        if not payable(position, seat, deed, coins):
            continue
        if fee and deed >= BOARD_DEEDS and position.private[seat] >> deed - BOARD_DEEDS & 1:
            continue
        if not able or deed >= BOARD_DEEDS:  # only a technology's effect can depend on the coin that a fee takes
            able = possible(position, seat, deed, coins)
        if able:
            found.append(position.acts.act(space))


@dataclass(frozen=True, eq=False)
class TakeAction(SeatQuestion):
    """Where the pawn goes [beyond_the_horizon.action.move_pawn]."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, HorizonPosition)
        legal: list[Action] = []
        for deed in range(BOARD_DEEDS):
            add_spaces(position, seat, deed, legal)
        for technology in places(position.technologies[seat] & position.box.action_mask):
            add_spaces(position, seat, BOARD_DEEDS + technology, legal)
        return legal

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb != ACT:
            raise IllegalAction("core.choice")
        rule = refusal(position, seat, 2 * action.arg + action.more)
        if rule:
            raise IllegalAction(rule, deed=position.box.deeds[action.arg].id)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        position.pawns[seat] = 2 * action.arg + action.more
        if position.journal is not None:
            position.tell("beyond_the_horizon-log-acts", {"who": seat, "deed": position.box.deeds[action.arg].id})
        do_deed(position, seat, action.arg, action.more == 1)


# ---- deeds without a space


def granted(position: HorizonPosition, seat: Seat, deeds: Sequence[int]) -> list[int]:
    """Those deeds that a seat can pay for, without a fee, and that have an effect."""
    return [deed for deed in deeds if not vain(position, seat, deed, FREE_OF_CHARGE)]


def _check_granted(position: HorizonPosition, seat: Seat, deed: int) -> None:
    rule = vain(position, seat, deed, FREE_OF_CHARGE)
    if rule:
        raise IllegalAction(rule, deed=position.box.deeds[deed].id)


class BasicAction(Effect):
    """One or several of the actions 1 to 4, without the pawn [beyond_the_horizon.effects.basic_action]."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        position.agenda.append(ChooseBasic(seat, self.times, cause))


@dataclass(frozen=True, eq=False)
class ChooseBasic(Declinable):
    """Which basic action to do; the same one may be repeated."""

    left: int
    cause: str

    def offers(self, position: HorizonPosition, seat: Seat) -> list[Action]:
        deeds = granted(position, seat, range(BASIC_DEEDS))
        return [position.acts.of[BASIC][deed] for deed in deeds]

    def refuse(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        if action.verb != BASIC:
            raise IllegalAction("core.choice")
        _check_granted(position, seat, action.arg)

    def take(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        if self.left > 1:
            position.agenda.append(ChooseBasic(seat, self.left - 1, self.cause))
        position.tell("beyond_the_horizon-log-basic", {"who": seat, "deed": position.box.deeds[action.arg].id})
        do_deed(position, seat, action.arg, FREE_OF_CHARGE)


class CopyAction(Effect):
    """The action of a technology of the tree that somebody has researched [beyond_the_horizon.effects.copy_action]."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, HorizonPosition)
        return len(copied(position, seat)) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.able(position, seat, about):
            position.agenda.append(ChooseCopy(seat, cause))


def _copyable(position: HorizonPosition, technology: int) -> bool:
    """Whether a technology lies in the tree, researched by somebody, with an action that is no copy."""
    if not position.box.copyable_mask >> technology & 1 or technology not in position.cards:
        return False
    return revealed(position, position.cards.index(technology))


def copied(position: HorizonPosition, seat: Seat) -> list[int]:
    """The deeds of technologies that a seat can copy now."""
    deeds = [BOARD_DEEDS + card for card in position.cards if card != NONE and _copyable(position, card)]
    return granted(position, seat, deeds)


@dataclass(frozen=True, eq=False)
class ChooseCopy(Declinable):
    """Which technology's action to copy."""

    cause: str

    def offers(self, position: HorizonPosition, seat: Seat) -> list[Action]:
        return [position.acts.of[COPY][deed - BOARD_DEEDS] for deed in copied(position, seat)]

    def refuse(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        if action.verb != COPY:
            raise IllegalAction("core.choice")
        if not _copyable(position, action.arg):
            raise IllegalAction("beyond_the_horizon.effects.copy_action")
        _check_granted(position, seat, BOARD_DEEDS + action.arg)

    def take(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        technology = position.box.technologies[action.arg].id
        position.tell("beyond_the_horizon-log-copies", {"who": seat, "technology": technology})
        do_deed(position, seat, BOARD_DEEDS + action.arg, FREE_OF_CHARGE)


# ---- reading


def _read_basic(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return BasicAction(amount_said(row, "basic_action", says, BASIC_DEEDS))


def _read_copy(reader: EffectReader, row: Fields, says: Any) -> Effect:
    nothing_said(row, "copy_action", says)
    return CopyAction()


VERBS: dict[str, Verb] = {"basic_action": _read_basic, "copy_action": _read_copy}
ITEMS: tuple[type[Item], ...] = (ChooseBasic, ChooseCopy, TakeAction)

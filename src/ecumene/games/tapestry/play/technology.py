"""Technology: inventing cards, upgrading them row by row, and using what they give.

A card comes into the bottom row without any effect [tapestry.technology.no_effect]. Moved to the middle row it gives
what stands in its circle, moved to the top row what stands in its square.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import NOTHING, Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import INVENT, UPGRADE, USE, TapestryAction
from ecumene.games.tapestry.play.drawing import draw_tech, fill_display, tech_left
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BOTTOM, KINDS, MIDDLE, TOP
from ecumene.games.tapestry.play.recycling import recycle, recycles
from ecumene.games.tapestry.play.whenever import COUNTS_CHANGED, IGNORE_NEEDS, INVENTED, UPGRADED, announce, modified

ANYWHERE: Final = 0
DISPLAY_ONLY: Final = 1
DECK_ONLY: Final = 2
FROM: Final = ("any", "display", "deck")
"""Where a card may be invented from."""

ROW_NAMES: Final = ("bottom", "middle", "top")


# ---- inventing


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
    card = draw_tech(position, seat, cause) if way is position.acts.deck() else way.arg
    position.perform(seat, then, cause, card)
    invent(position, seat, card, cause)


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


# ---- upgrading


def meets_needs(position: TapestryPosition, seat: Seat, card: int) -> bool:
    """Whether a seat or a neighbour has what a card needs for the top row [tapestry.technology.prerequisite].

    A tier of a track, reached by the furthest token [tapestry.technology.track], or a space of the income mat that no
    building covers [tapestry.technology.innovation]. Some ignore it [tapestry.cards.golden_age].
    """
    if modified(position, seat, IGNORE_NEEDS) or _has_needs(position, seat, card):
        return True
    return any(_has_needs(position, neighbour, card) for neighbour in position.neighbours(seat))


def _has_needs(position: TapestryPosition, seat: Seat, card: int) -> bool:
    needs = position.box.tech[card]
    if needs.needs_track >= 0:
        return position.reached(seat, needs.needs_track) > 3 * (needs.needs_tier - 1)
    return position.built[KINDS * seat + needs.needs_building] + 1 >= needs.needs_space


def upgradable(position: TapestryPosition, seat: Seat) -> list[int]:
    """The cards a seat can move up a row; from the top row none [tapestry.technology.top_row], but for recycling.

    Gifts that are held back do not move.
    """
    owner, row, held = position.tech_owner, position.tech_row, position.held_techs
    mine = [card for card in range(len(owner)) if owner[card] == seat and card not in held]
    found = [c for c in mine if row[c] == BOTTOM or (row[c] == MIDDLE and meets_needs(position, seat, c))]
    return sorted([*found, *position.techs(seat, TOP)]) if recycles(position, seat) else found


def upgrade_card(position: TapestryPosition, seat: Seat, card: int, cause: str) -> None:
    """Move a card up a row: it gives its circle or its square [tapestry.technology.upgrade].

    [tapestry.technology.circle] [tapestry.technology.square]
    """
    row = position.tech_row[card] + 1
    if row > TOP:
        recycle(position, seat, card)
        return
    position.tech_row[card] = row
    if position.journal is not None:
        told = {"who": seat, "tech": position.box.tech[card].id, "row": ROW_NAMES[row]}
        position.tell("tapestry-log-upgrades", told)
    position.agenda.append(Upgraded(seat, card, row == TOP))
    use_card(position, seat, card, row == TOP)


def use_card(position: TapestryPosition, seat: Seat, card: int, square: bool) -> None:
    """Gain what stands in the circle or in the square of a card."""
    tech = position.box.tech[card]
    position.perform(seat, tech.square if square else tech.circle, f"tech.{tech.id}", card)


@dataclass(frozen=True, eq=False)
class Upgraded(Step):
    """After the benefit of an upgrade, those who listen to it."""

    seat: Seat
    card: int
    square: bool

    def run(self, position: Any) -> None:
        announce(position, UPGRADED, self.seat, 2 * self.card + (1 if self.square else 0))


def ask_upgrade(position: TapestryPosition, seat: Seat, may: bool, cause: str) -> None:
    """Upgrade a card of one's choice; it `may` be left. Nothing where none can be upgraded."""
    if position.finished[seat]:
        return
    cards = upgradable(position, seat)
    if len(cards) > 1 or (cards and may):
        position.agenda.append(UpgradeCard(seat, may, cause))
    elif cards:
        upgrade_card(position, seat, cards[0], cause)


def offer_upgrade(position: TapestryPosition, seat: Seat, cause: str) -> None:
    """One may upgrade a card [tapestry.income.upgrade]."""
    ask_upgrade(position, seat, True, cause)


@dataclass(frozen=True, eq=False)
class UpgradeCard(SeatQuestion):
    """Which tech card to upgrade."""

    may: bool
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[UPGRADE]
        ways: list[Action] = [of[card] for card in upgradable(position, seat)]
        return [*ways, position.acts.decline] if self.may else ways

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != UPGRADE:
            if self.may and action is position.acts.decline:
                return
            raise IllegalAction("core.choice")
        card = action.arg
        if position.tech_owner[card] != seat:
            raise IllegalAction("tapestry.technology.upgrade")
        if position.tech_row[card] == TOP and not recycles(position, seat):
            raise IllegalAction("tapestry.technology.top_row")
        if card in position.held_techs:
            raise IllegalAction("tapestry.boxes.tinkerers_gift")
        if position.tech_row[card] == MIDDLE and not meets_needs(position, seat, card):
            raise IllegalAction("tapestry.technology.prerequisite")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == UPGRADE:
            upgrade_card(position, seat, action.arg, self.cause)


class Upgrade(Effect):
    """Upgrade a card of one's choice, or the very card that this is about; it may be an offer."""

    def __init__(self, this: bool, may: bool) -> None:
        super().__init__()
        self.this = this
        self.may = may

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        cards = upgradable(position, seat)
        return not position.finished[seat] and (about in cards if self.this else len(cards) > 0)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if not self.this:
            ask_upgrade(position, seat, self.may, cause)
        elif self.able(position, seat, about):
            upgrade_card(position, seat, about, cause)


# ---- using a card where it lies


def usable(position: TapestryPosition, seat: Seat, square: bool) -> list[int]:
    """The cards whose circle, in the middle row, or square, in the top row, would give something now.

    [tapestry.technology.use_circle] [tapestry.technology.use_square] [tapestry.rulings.mandatory_with_choice]
    """
    found: list[int] = []
    for card in position.techs(seat, TOP if square else MIDDLE):
        tech = position.box.tech[card]
        if position.book[tech.square if square else tech.circle].able(position, seat, card):
            found.append(card)
    return found


@dataclass(frozen=True, eq=False)
class UseTech(SeatQuestion):
    """Of which tech card to gain the circle, or the square, once more."""

    square: bool
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[USE]
        return [of[card] for card in usable(position, seat, self.square)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != USE:
            raise IllegalAction("core.choice")
        if action.arg in usable(position, seat, self.square):
            return
        row = TOP if self.square else MIDDLE
        if position.tech_owner[action.arg] == seat and position.tech_row[action.arg] == row:
            raise IllegalAction("tapestry.rulings.mandatory_with_choice")
        raise IllegalAction("tapestry.technology.use_square" if self.square else "tapestry.technology.use_circle")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        _use(position, seat, action.arg, self.square)


def _use(position: TapestryPosition, seat: Seat, card: int, square: bool) -> None:
    position.tell("tapestry-log-uses", {"who": seat, "tech": position.box.tech[card].id})
    use_card(position, seat, card, square)


class Use(Effect):
    """Gain the circle, or the square, of a card of one's choice, or of the very card that this is about."""

    def __init__(self, square: bool, this: bool) -> None:
        super().__init__()
        self.square = square
        self.this = this

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        if not self.this:
            return len(usable(position, seat, self.square)) > 0
        if position.tech_row[about] < BOTTOM:  # put away at once [tapestry.civilizations.collectors]
            return False
        tech = position.box.tech[about]
        effect: Effect = position.book[tech.square if self.square else tech.circle]
        return effect.able(position, seat, about)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.this:
            if self.able(position, seat, about):
                _use(position, seat, about, self.square)
            return
        cards = usable(position, seat, self.square)
        if len(cards) == 1:
            _use(position, seat, cards[0], self.square)
        elif cards:
            position.agenda.append(UseTech(seat, self.square, cause))


# ---- reading


def _read_invent(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """`{from: any|display|deck, then: [effects about the card]}`."""
    part = part_of(row, "invent", says)
    source = FROM.index(part.one_of("from", FROM))
    then = reader.many(row, part.get("then")) if "then" in part.row else None
    part.nothing_else()
    return Invent(source, then)


def _read_upgrade(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """`true` for a card of choice; `{card: this}`; `{may: true}` for an offer."""
    if says is True:
        return Upgrade(False, False)
    part = part_of(row, "upgrade", says)
    effect = Upgrade("card" in part.row and part.one_of("card", ("this",)) == "this", part.flag("may", False))
    part.nothing_else()
    return effect


def _read_use(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """`circle`, `square`, or `{circle: this}`, `{square: this}`."""
    if says in ("circle", "square"):
        return Use(says == "square", False)
    part = part_of(row, "use_tech", says)
    square = "square" in part.row
    part.one_of("square" if square else "circle", ("this",))
    part.nothing_else()
    return Use(square, True)


VERBS: dict[str, Verb] = {
    "invent": _read_invent,
    "upgrade": _read_upgrade,
    "use_tech": _read_use,
}
ITEMS: tuple[type[Item], ...] = (InventCard, UpgradeCard, Upgraded, UseTech)

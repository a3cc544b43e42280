"""Technology: upgrading cards row by row; inventing them is in `inventing`.

A card comes into the bottom row without any effect [tapestry.technology.no_effect]. Moved to the middle row it gives
what stands in its circle, moved to the top row what stands in its square.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import UPGRADE, TapestryAction
from ecumene.games.tapestry.play.announcing import announce_after, step_upgraded
from ecumene.games.tapestry.play.enchantments import in_touch
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BOTTOM, MIDDLE, NONE, TOP
from ecumene.games.tapestry.play.recycling import recycle, recycles
from ecumene.games.tapestry.play.rows import is_open
from ecumene.games.tapestry.play.whenever import IGNORE_NEEDS, UPGRADED, modified

ROW_NAMES: Final = ("bottom", "middle", "top")


# ---- upgrading


def meets_needs(position: TapestryPosition, seat: Seat, card: int) -> bool:
    """Whether a seat or a neighbour has what a card needs for the top row [tapestry.technology.prerequisite].

    A tier of a track, reached by the furthest token [tapestry.technology.track], or a space of the income mat that no
    building covers [tapestry.technology.innovation]. Some ignore it [tapestry.cards.golden_age]. Where a landmark must
    stand on the card, nothing else will do [tapestry.technology.landmark]; an enchanted card must be one's own
    [tapestry.technology.enchantment].
    """
    if modified(position, seat, IGNORE_NEEDS):
        return True
    if position.box.tech[card].needs_landmark:
        return position.tech_landmark[card] != NONE
    if position.box.tech[card].needs_enchantment:
        return in_touch(position, seat)
    if _has_needs(position, seat, card):
        return True
    return any(_has_needs(position, neighbour, card) for neighbour in position.neighbours(seat))


def _has_needs(position: TapestryPosition, seat: Seat, card: int) -> bool:
    needs = position.box.tech[card]
    if needs.needs_track >= 0:
        return position.reached(seat, needs.needs_track) > 3 * (needs.needs_tier - 1)
    return is_open(position, seat, needs.needs_building, needs.needs_space - 1)


def stuck(position: TapestryPosition, card: int) -> str:
    """What keeps a card where it lies, whoever would upgrade it: the rule, or nothing."""
    if position.tech_row[card] == TOP:
        return "tapestry.technology.top_row"
    if position.tech_row[card] == NONE:
        return "tapestry.boxes.collected"
    if card in position.held_techs:
        return "tapestry.boxes.tinkerers_gift"
    if card in position.turned:
        return "tapestry.technology.single_use"
    return "tapestry.masterpieces.hymn_to_the_clockmakers" if card in position.resting else ""


def recyclable(position: TapestryPosition, seat: Seat, card: int) -> bool:
    """Whether a card returns from the top row instead [tapestry.civilizations.recyclers], turned over or not."""
    return position.tech_row[card] == TOP and card not in position.resting and recycles(position, seat)


def upgradable(position: TapestryPosition, seat: Seat, freely: bool = False) -> list[int]:
    """The cards a seat can move up a row; from the top row none [tapestry.technology.top_row], but for recycling.

    Gifts that are held back do not move, nor does one that is turned over [tapestry.technology.single_use] or rests for
    this turn [tapestry.masterpieces.hymn_to_the_clockmakers]. Done `freely`, an upgrade ignores what the top row needs
    [tapestry.technology.freely].
    """
    row = position.tech_row
    found: list[int] = []
    for card, owner in enumerate(position.tech_owner):
        if owner != seat:
            continue
        if stuck(position, card):
            if recyclable(position, seat, card):
                found.append(card)
        elif freely or row[card] == BOTTOM or meets_needs(position, seat, card):
            found.append(card)
    return found


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
    announce_after(position, UPGRADED, seat, 2 * card + (1 if row == TOP else 0))
    use_card(position, seat, card, row == TOP)


def use_card(position: TapestryPosition, seat: Seat, card: int, square: bool) -> None:
    """Gain what stands in the circle or in the square of a card.

    The square of some is gained once: its owner turns the card over [tapestry.technology.single_use].
    """
    tech = position.box.tech[card]
    if square and tech.single_use and position.tech_owner[card] == seat:
        turn_over(position, card)
    position.perform(seat, tech.square if square else tech.circle, f"tech.{tech.id}", card)


def turn_over(position: TapestryPosition, card: int) -> None:
    """A card counts, but neither gives anything nor moves up any more [tapestry.technology.single_use]."""
    if card not in position.turned:
        position.turned = sorted([*position.turned, card])


def ask_upgrade(position: TapestryPosition, seat: Seat, may: bool, cause: str, rest: bool = False) -> None:
    """Upgrade a card of one's choice; it `may` be left. Nothing where none can be upgraded.

    The card may have to `rest` then for this turn [tapestry.masterpieces.hymn_to_the_clockmakers].
    """
    if position.finished[seat]:
        return
    cards = upgradable(position, seat)
    if len(cards) > 1 or (cards and may):
        position.agenda.append(UpgradeAndRest(seat, may, cause) if rest else UpgradeCard(seat, may, cause))
    elif cards:
        _upgrade(position, seat, cards[0], cause, rest)


def _upgrade(position: TapestryPosition, seat: Seat, card: int, cause: str, rest: bool) -> None:
    if rest:
        position.resting.append(card)
    step_upgraded(position, seat, card, cause)
    upgrade_card(position, seat, card, cause)


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
        check_upgrade(position, seat, action.arg, False)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == UPGRADE:
            _upgrade(position, seat, action.arg, self.cause, self.rests())

    def rests(self) -> bool:
        """Whether the card is not upgraded again in this turn."""
        return False


@dataclass(frozen=True, eq=False)
class UpgradeAndRest(UpgradeCard):
    """The same, where the card rests then for this turn [tapestry.masterpieces.hymn_to_the_clockmakers]."""

    def rests(self) -> bool:
        return True


def check_upgrade(position: TapestryPosition, seat: Seat, card: int, freely: bool) -> None:
    """Refuse a card that cannot be upgraded, by the rule that keeps it."""
    if not position.has_tech(seat, card):
        raise IllegalAction("tapestry.technology.upgrade")
    if recyclable(position, seat, card):
        return
    if stuck(position, card):
        raise IllegalAction(stuck(position, card))
    if not freely and position.tech_row[card] == MIDDLE and not meets_needs(position, seat, card):
        raise IllegalAction(f"tapestry.technology.{position.box.tech[card].condition}")


@dataclass(frozen=True, eq=False)
class RaiseCard(SeatQuestion):
    """Which tech card to upgrade in another way: a certain one, or any whatever it needs."""

    card: int  # NONE: any
    freely: bool
    may: bool
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[UPGRADE]
        ways: list[Action] = [of[c] for c in upgradable(position, seat, self.freely) if self.card in (NONE, c)]
        return [*ways, position.acts.decline] if self.may else ways

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == UPGRADE and self.card in (NONE, action.arg):
            check_upgrade(position, seat, action.arg, self.freely)
        elif not self.may or action is not position.acts.decline:
            raise IllegalAction("core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == UPGRADE:
            upgrade_card(position, seat, action.arg, self.cause)


class Upgrade(Effect):
    """Upgrade a card of one's choice, or the very card that this is about; it may be an offer."""

    def __init__(self, this: bool, may: bool, freely: bool = False, rest: bool = False) -> None:
        super().__init__()
        self.this = this
        self.may = may
        self.freely = freely  # whatever the card needs
        self.rest = rest  # the card is not upgraded again in this turn

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        cards = upgradable(position, seat, self.freely)
        return not position.finished[seat] and (about in cards if self.this else len(cards) > 0)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.freely or (self.this and self.may):
            self.ask(position, seat, cause, about)
        elif not self.this:
            ask_upgrade(position, seat, self.may, cause, self.rest)
        elif self.able(position, seat, about):
            upgrade_card(position, seat, about, cause)

    def ask(self, position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
        """Ask for the card, unless there is but one way."""
        if not self.able(position, seat, about):
            return
        cards = [about] if self.this else upgradable(position, seat, self.freely)
        if len(cards) > 1 or self.may:
            position.agenda.append(RaiseCard(seat, about if self.this else NONE, self.freely, self.may, cause))
        else:
            upgrade_card(position, seat, cards[0], cause)


# ---- reading


def _read_upgrade(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """`true` for a card of choice; `{card: this}`; `{may: true}` for an offer; `freely`; `rest` for this turn then."""
    if says is True:
        return Upgrade(False, False)
    part = part_of(row, "upgrade", says)
    this, may = "card" in part.row and part.one_of("card", ("this",)) == "this", part.flag("may", False)
    effect = Upgrade(this, may, part.flag("freely", False), part.flag("rest", False))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"upgrade": _read_upgrade}
ITEMS: tuple[type[Item], ...] = (RaiseCard, UpgradeAndRest, UpgradeCard)

"""Using tech cards where they lie: the circle of one in the middle row, the square of one in the top row, once more."""

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
from ecumene.games.tapestry.box.actions import USE, TapestryAction
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import MIDDLE, NONE, TOP
from ecumene.games.tapestry.play.technology import use_card


def usable(position: TapestryPosition, seat: Seat, square: bool) -> list[int]:
    """The cards whose circle, in the middle row, or square, in the top row, would give something now.

    [tapestry.technology.use_circle] [tapestry.technology.use_square] [tapestry.rulings.mandatory_with_choice] One that
    is turned over gives nothing [tapestry.technology.single_use].
    """
    found: list[int] = []
    for card in position.techs(seat, TOP if square else MIDDLE):
        tech = position.box.tech[card]
        effect = position.book[tech.square if square else tech.circle]
        if card not in position.turned and effect.able(position, seat, card):
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
        owned = position.has_tech(seat, action.arg)
        if owned and action.arg in position.turned:
            raise IllegalAction("tapestry.technology.single_use")
        row = TOP if self.square else MIDDLE
        if owned and position.tech_row[action.arg] == row:
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
        if position.tech_row[about] == NONE:  # put away at once [tapestry.civilizations.collectors]
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


def _read_use(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """`circle`, `square`, or `{circle: this}`, `{square: this}`."""
    if says in ("circle", "square"):
        return Use(says == "square", False)
    part = part_of(row, "use_tech", says)
    square = "square" in part.row
    part.one_of("square" if square else "circle", ("this",))
    part.nothing_else()
    return Use(square, True)


VERBS: dict[str, Verb] = {"use_tech": _read_use}
ITEMS: tuple[type[Item], ...] = (UseTech,)

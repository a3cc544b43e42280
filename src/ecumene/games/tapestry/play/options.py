"""One more option: what chance draws is one of two, of which one is kept; the other is shuffled back unseen.

[tapestry.civilizations.psionics] So it goes for every single draw from a deck or supply, one after another
[tapestry.boxes.psionics_one_by_one]. What already offers several offers one more instead, where that is done. Two tiles
or cards to choose from stay in their pool while one is asked, so only the question itself is a secret.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import KEEP, SPACE_TILE, TILE, TapestryAction
from ecumene.games.tapestry.play.drawing import (
    DRAWN,
    OPTIONS,
    STAR,
    TAPESTRY_CARD,
    TERRITORY_TILE,
    draw_star,
    draw_tile,
    gain_tapestry,
    reveal_tapestry,
    some_of,
    take_tile,
)
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE, UNKNOWN

REFUSED = "tapestry.civilizations.psionics"


@dataclass(frozen=True, eq=False)
class DrawOptions(Step):
    """So many draws of one kind, each with one more option [tapestry.boxes.psionics_one_by_one]."""

    seat: Seat
    what: int
    amount: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if self.amount > 1:
            position.agenda.append(replace(self, amount=self.amount - 1))
        if position.finished[self.seat]:
            return
        if self.what == TERRITORY_TILE:
            _draw_tile(position, self.seat, self.cause)
        elif self.what == STAR:
            _draw_star(position, self.seat, self.cause)
        else:
            draw_cards(position, KeepOption(self.seat, self.cause))


def _draw_tile(position: TapestryPosition, seat: Seat, cause: str) -> None:
    tiles = tile_options(position)
    if tiles:
        position.agenda.append(KeepTile(seat, tiles, cause))
    elif draw_tile(position, seat, cause) != NONE:
        tell_gain(position, seat, TERRITORY_TILE)


def _draw_star(position: TapestryPosition, seat: Seat, cause: str) -> None:
    stars = star_options(position)
    if stars:
        position.agenda.append(KeepStar(seat, stars, cause))
    elif draw_star(position, seat, cause) != NONE:
        tell_gain(position, seat, STAR)


def tile_options(position: TapestryPosition) -> tuple[int, ...]:
    """Two territory tiles to choose from; none where there is no choice."""
    return some_of(position, position.tiles, "hidden_tile") if len(position.tiles) > 1 else ()


def star_options(position: TapestryPosition) -> tuple[int, ...]:
    """Two space tiles to choose from; none where there is no choice."""
    return some_of(position, position.stars, "hidden_star") if len(position.stars) > 1 else ()


def tell_gain(position: TapestryPosition, seat: Seat, what: int) -> None:
    """One thing came from a supply."""
    position.tell("tapestry-log-gains", {"who": seat, "thing": DRAWN[what], "n": 1})


# ---- tapestry cards


def draw_cards(position: TapestryPosition, question: KeepOption) -> None:
    """Tapestry cards for a question which of them is kept; the last one of all comes without it."""
    seat = question.seat
    cards: list[int] = []
    for _ in range(OPTIONS):
        kind = reveal_tapestry(position, seat, question.cause)
        if kind != NONE:
            insort(cards, kind)
    if len(cards) == 1:
        question.keep(position, cards[0])
    elif cards:
        position.drawn[seat] = tuple(cards)
        position.agenda.append(question)


@dataclass(frozen=True, eq=False)
class KeepOption(SeatQuestion):
    """Which of two tapestry cards to keep; asked for two alike too, or a question left out would tell of them."""

    cause: str

    def concealed(self) -> bool:
        return True

    def hides(self, action: Action) -> bool:
        """The card goes into a hand [tapestry.tapestry_cards.hands]."""
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[KEEP]
        return [of[kind] for kind in sorted(set(position.drawn[seat])) if kind >= 0]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == KEEP
            raise IllegalAction(REFUSED if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        """The other one goes back into the deck, unseen by anybody else [tapestry.boxes.psionics_rejected]."""
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        left = list(position.drawn[seat])
        left.remove(action.arg)
        position.drawn[seat] = ()
        position.deck = sorted([*position.deck, *left])
        self.keep(position, action.arg)

    def keep(self, position: TapestryPosition, kind: int) -> None:
        """The card comes into the hand."""
        tell_gain(position, self.seat, TAPESTRY_CARD)
        gain_tapestry(position, self.seat, kind)


# ---- what stays in its pool while it is asked


@dataclass(frozen=True, eq=False)
class KeepOne(SeatQuestion):
    """Which of several things of a pool to keep; only one's own eyes see them [tapestry.boxes.psionics_rejected]."""

    options: tuple[int, ...]
    cause: str

    def verb(self) -> int:
        """The verb of the answers."""
        raise NotImplementedError

    def pool(self, position: TapestryPosition) -> list[int]:
        """Where the things lie until one of them is kept."""
        raise NotImplementedError

    def keep(self, position: TapestryPosition, thing: int) -> None:
        """What was kept comes to whoever drew it; it has not left its pool yet."""
        raise NotImplementedError

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[self.verb()]
        return [of[thing] for thing in self.options if thing >= 0]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == self.verb()
            raise IllegalAction(REFUSED if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        self.keep(position, action.arg)

    def view(self, seat: Seat | None) -> Item:
        return self if seat == self.seat else replace(self, options=(UNKNOWN,) * len(self.options))

    def guess(self, position: Any, seat: Seat, rng: Random) -> Item:
        if seat == self.seat:
            return self
        return replace(self, options=tuple(sorted(rng.sample(self.pool(position), len(self.options)))))


@dataclass(frozen=True, eq=False)
class KeepTile(KeepOne):
    """Which of two territory tiles to keep."""

    def verb(self) -> int:
        return TILE

    def pool(self, position: TapestryPosition) -> list[int]:
        return position.tiles

    def keep(self, position: TapestryPosition, thing: int) -> None:
        position.tiles.remove(thing)
        tell_gain(position, self.seat, TERRITORY_TILE)
        take_tile(position, self.seat, thing)


@dataclass(frozen=True, eq=False)
class KeepStar(KeepOne):
    """Which of two space tiles to keep."""

    def verb(self) -> int:
        return SPACE_TILE

    def pool(self, position: TapestryPosition) -> list[int]:
        return position.stars

    def keep(self, position: TapestryPosition, thing: int) -> None:
        position.stars.remove(thing)
        insort(position.star_supply[self.seat], thing)
        tell_gain(position, self.seat, STAR)


ITEMS: tuple[type[Item], ...] = (DrawOptions, KeepOption, KeepStar, KeepTile)

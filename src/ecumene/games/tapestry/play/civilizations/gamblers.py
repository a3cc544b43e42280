"""Gamblers: cards are revealed, and one of them is played at once.

On the mat: nothing. The cards revealed lie open with `drawn` while their player decides.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import KEEP, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import WHEN_PLAYED
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.drawing import has_options, reveal_tapestry, tapestry_left
from ecumene.games.tapestry.play.model import ERAS, NONE, TapestryPosition
from ecumene.games.tapestry.play.playing import play_card
from ecumene.games.tapestry.play.whenever import CARD_GAINED, announce

NAME: Final = "gamblers"


def can_reveal(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """No card is played on the last income turn, so none is revealed."""
    return position.era[seat] < ERAS and tapestry_left(position)


def reveal(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Reveal three cards [tapestry.civilizations.gamblers]; with one more option four.

    [tapestry.boxes.psionics_options]
    """
    cards: list[int] = []
    if not can_reveal(position, seat, about):
        return
    for _ in range(printed(position, NAME).numbers["revealed"] + int(has_options(position, seat))):
        kind = reveal_tapestry(position, seat, cause)
        if kind != NONE:
            insort(cards, kind)
            position.tell("tapestry-log-turns-up", {"who": seat, "card": position.box.cards[kind].id})
    position.drawn[seat] = tuple(cards)
    ways = choices(position, seat)
    if len(ways) == 1:
        settle(position, seat, ways[0], cause)
    elif ways:
        position.agenda.append(GamblersCard(seat, cause))


def playable(position: TapestryPosition, seat: Seat) -> list[int]:
    """The kinds of card revealed that act when played."""
    drawn = sorted(set(position.drawn[seat]))
    return [kind for kind in drawn if kind >= 0 and position.box.cards[kind].kind == WHEN_PLAYED]


def choices(position: TapestryPosition, seat: Seat) -> list[int]:
    """One that acts when played must be played; without any, one of all is kept [tapestry.civilizations.gamblers]."""
    return playable(position, seat) or [kind for kind in sorted(set(position.drawn[seat])) if kind >= 0]


def settle(position: TapestryPosition, seat: Seat, kind: int, cause: str) -> None:
    """The card is played on the space of the era, Maker of Fire in the first, or kept; the others are discarded.

    What is played was never gained, so nobody who waits for that hears of it.
    """
    played = kind in playable(position, seat)
    left = list(position.drawn[seat])
    left.remove(kind)
    position.drawn[seat] = ()
    for other in left:
        insort(position.discard, other)
    insort(position.hands[seat], kind)
    if played:
        play_card(position, seat, kind, cause)
    else:
        position.tell("tapestry-log-gains", {"who": seat, "thing": "tapestry", "n": 1})
        announce(position, CARD_GAINED, seat, kind)


@dataclass(frozen=True, eq=False)
class GamblersCard(SeatQuestion):
    """Which of the cards revealed to play, or to keep where none can be played [tapestry.civilizations.gamblers]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[KEEP]
        return [of[kind] for kind in choices(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == KEEP
            raise IllegalAction("tapestry.civilizations.gamblers" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        settle(position, seat, action.arg, self.cause)


CODES: dict[str, Code] = {"gamblers_reveal": reveal}
ABLE: dict[str, Able] = {"gamblers_reveal": can_reveal}
ITEMS: tuple[type[Item], ...] = (GamblersCard,)

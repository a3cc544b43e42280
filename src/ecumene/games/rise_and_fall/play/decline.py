"""Phase C, Decline: for every trophy taken in this round, each player gives up a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Sealed, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_and_fall.box.actions import GIVE, SETS, RiseAction
from ecumene.games.rise_and_fall.box.content import KINDS
from ecumene.games.rise_and_fall.play.model import CARDS, DECLINE, DISCARD
from ecumene.games.rise_and_fall.play.position import RisePosition


def owed(position: RisePosition, seat: Seat) -> int:
    """How many cards a seat gives: one per trophy of this round [rise_and_fall.decline.owed].

    Whoever has fewer gives them all and owes nothing more [rise_and_fall.decline.short].
    """
    return min(position.won, len(position.active(seat)))


def active_set(position: RisePosition, seat: Seat) -> int:
    """A seat's active cards as a set."""
    cards = 0
    for kind in position.active(seat):
        cards |= 1 << kind
    return cards


@dataclass(frozen=True, eq=False)
class DeclinePhase(Step):
    """Without a trophy in this round there is no Decline; else all who have active cards choose."""

    def run(self, position: RisePosition) -> None:
        if position.won == 0:
            return
        givers = tuple([seat for seat in sorted(position.living()) if owed(position, seat)])
        if givers:
            position.agenda.append(GiveCards(givers))


@dataclass(frozen=True, eq=False)
class GiveCards(Sealed):
    """Which active cards, from hand or discard, go into Decline [rise_and_fall.decline.choice]?

    Nobody sees them before all have chosen [rise_and_fall.decline.secret].
    """

    def legal(self, position: RisePosition, seat: Seat) -> Sequence[Action]:
        count, active = owed(position, seat), active_set(position, seat)
        give = position.acts.give
        return [give[cards] for cards in range(1, SETS) if not cards & ~active and cards.bit_count() == count]

    def check(self, position: RisePosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, RiseAction)
        if action.verb != GIVE or action.arg & ~active_set(position, seat):
            raise IllegalAction("rise_and_fall.decline.choice")
        count = owed(position, seat)
        if action.arg.bit_count() != count:
            short = count < position.won
            raise IllegalAction("rise_and_fall.decline.short" if short else "rise_and_fall.decline.owed", n=count)

    def reveal(self, position: RisePosition, choices: Mapping[Seat, Action]) -> None:
        """From now on these cards are out of play, whatever stands in the world [rise_and_fall.cards.decline_stays]."""
        for seat, action in choices.items():
            assert isinstance(action, RiseAction)
            given = [kind for kind in range(CARDS) if action.arg >> kind & 1]
            for kind in given:
                if position.card[CARDS * seat + kind] == DISCARD:
                    position.pile[seat].remove(kind)
                position.card[CARDS * seat + kind] = DECLINE
            if position.journal is not None:
                cards = " ".join([KINDS[kind] for kind in given])
                position.tell("rise_and_fall-log-gives", {"who": seat, "cards": cards})

"""Decline: a people makes way for a new one and goes on scoring where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.core.regions import places
from ecumene.games.vinci.box.actions import DECLINE, VinciAction
from ecumene.games.vinci.play.choosing import Choose
from ecumene.games.vinci.play.model import NONE, VinciPosition


def decline(position: VinciPosition, seat: Seat) -> None:
    """The active people declines, in the order of the summary sheet. Points and the new people come after.

    Its tokens go back into the bag [vinci.decline.tokens_back], an older people leaves [vinci.decline.one_people], and
    one pawn stays in each province [vinci.decline.one_pawn], with its fort [vinci.token.forts_decline]. A peace that
    the people made ends [vinci.token.diplomacy_ends].
    """
    active, declining = 2 * seat, 2 * seat + 1
    if position.journal is not None:
        position.tell("vinci-log-declines", {"who": seat})
    # its tokens return to the bag, but for lasting ones
    first, second = position.tokens[2 * active], position.tokens[2 * active + 1]
    kept = position.box.components.kept_in_decline(first, second)
    position.set_tokens(active, NONE if kept[0] >= 0 else first, NONE if kept[1] >= 0 else second)
    position.return_tokens(active)
    # there is only one declining people: an older one is removed
    for province in places(position.held[declining]):
        position.vacate(province)
    # one pawn stays in each province; the others are given up
    for province in places(position.held[active]):
        position.owner[province] = declining
        position.pawns[province] = 1
    position.held[declining] = position.held[active]
    position.held[active] = 0
    position.hand[seat] = position.troops[seat] = 0
    position.peace[seat] = 0
    position.set_tokens(declining, kept[0], kept[1])
    if not position.held[declining]:
        position.return_tokens(declining)


@dataclass(frozen=True, eq=False)
class LateDecline(Step):
    """Renaissance: after the points are counted the people may still decline [vinci.token.renaissance]."""

    seat: Seat

    def run(self, position: VinciPosition) -> None:
        if position.traits[2 * self.seat].late_decline:
            position.agenda.append(Renaissance(self.seat))


@dataclass(frozen=True, eq=False)
class Renaissance(SeatQuestion):
    """Decline now, at the end of a full turn, or endure?"""

    def legal(self, position: VinciPosition, seat: Seat) -> Sequence[Action]:
        return [position.moves.decline, position.moves.endure]

    def check(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            raise IllegalAction("vinci.turn.order")

    def apply(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, VinciAction)
        if action.verb == DECLINE:
            decline(position, seat)
            position.agenda.append(Choose(seat))

"""An expansion turn from its first pawn to its last point, as the stages it goes through."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.games.vinci.play.cohesion import Cohesion, OldPeopleVanishes
from ecumene.games.vinci.play.decline import LateDecline
from ecumene.games.vinci.play.expansion import Expansion
from ecumene.games.vinci.play.forts import Fortify
from ecumene.games.vinci.play.losses import PutBackSurvivors
from ecumene.games.vinci.play.model import VinciPosition
from ecumene.games.vinci.play.reorganisation import LoanLeaves, Reorganise
from ecumene.games.vinci.play.scoring import Score


def begin_expansion(position: VinciPosition, seat: Seat) -> None:
    """Medicine and the General bring their pawns, the spies are ready; then stage follows stage [vinci.turn.order].

    The General's pawns are a loan [vinci.token.general]. Medicine's stay [vinci.token.medicine], but may by option
    come later [vinci.option.medicine].
    """
    traits = position.traits[2 * seat]
    position.fresh[seat] = 0
    position.loan = traits.loan
    position.spies_left = traits.spies
    new_pawns = traits.loan
    if position.options["medicine"] == "start_of_turn":
        new_pawns += traits.each_turn
    position.hand[seat] += new_pawns
    position.troops[seat] += new_pawns
    position.agenda += [
        LateDecline(seat),  # the stack serves the last one first
        Score(seat),
        Fortify(seat),
        OldPeopleVanishes(seat),
        Cohesion(seat),
        Reorganise(seat),
        LoanLeaves(seat),
        PutBackSurvivors(seat),
        Expansion(seat),
    ]

"""A round: its phases A to F in order, and when it is the last."""

from __future__ import annotations

from dataclasses import dataclass

from ecumene.core.agenda import Step
from ecumene.games.rise_and_fall.play.activation import TakeTurn
from ecumene.games.rise_and_fall.play.buying_back import BuyBackPhase
from ecumene.games.rise_and_fall.play.decline import DeclinePhase
from ecumene.games.rise_and_fall.play.model import NONE
from ecumene.games.rise_and_fall.play.playing import PlayCard
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.recycling import Recycling


@dataclass(frozen=True, eq=False)
class BeginRound(Step):
    """A round begins: everything that belongs to it goes on the agenda, phase A on top.

    The first player acts first, then clockwise [rise_and_fall.actions.order].
    """

    def run(self, position: RisePosition) -> None:
        position.round += 1
        position.won = 0
        position.played = [NONE] * position.seats
        if position.journal is not None:
            position.tell("rise_and_fall-log-round", {"n": position.round})
        living = position.living()
        position.agenda.append(EndOfRound())
        position.agenda.append(Recycling())
        position.agenda.append(BuyBackPhase())
        position.agenda.append(DeclinePhase())
        for seat in reversed(living):
            position.agenda.append(TakeTurn(seat))
        position.agenda.append(PlayCard(tuple(sorted(living))))


@dataclass(frozen=True, eq=False)
class EndOfRound(Step):
    """Phase F: enough trophies [rise_and_fall.end.trophies] or too long without one end the game.

    The second is [rise_and_fall.end.stalemate]; nothing else in the rules forces progress.
    """

    def run(self, position: RisePosition) -> None:
        position.dry = 0 if position.won else position.dry + 1
        if position.trophies_taken() >= int(position.options["trophies"]):
            position.tell("rise_and_fall-log-end", {})
            return
        patience = int(position.options["stalemate_rounds"])
        if patience and position.dry >= patience:
            position.tell("rise_and_fall-log-stalemate", {"n": patience})
            position.tell("rise_and_fall-log-end", {})
            return
        position.agenda.append(BeginRound())

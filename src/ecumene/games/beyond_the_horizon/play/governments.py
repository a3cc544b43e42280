"""Governments: the draft, and effects that use the Theocracy of one's government."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, nothing_said
from ecumene.core.effects import Effect
from ecumene.games.beyond_the_horizon.box.actions import GOVERN, HorizonAction
from ecumene.games.beyond_the_horizon.box.terms import NONE, THEOCRACY
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.triggers import BY_THEOCRACY, perform_answer


def draft(position: HorizonPosition) -> None:
    """The last player chooses first, then the others against the order of play; the first player has what is left.

    [beyond_the_horizon.setup.government_draft]
    """
    position.agenda.append(LastGovernment(position.first))
    for seat in position.clockwise(position.first)[1:]:
        position.agenda.append(ChooseGovernment(seat))


def govern(position: HorizonPosition, seat: Seat, side: int) -> None:
    """A seat's government; its Despotism works from now on [beyond_the_horizon.governments.despotism]."""
    position.offered.remove(side)
    position.government[seat] = side
    government = position.box.governments[side]
    position.add_modifiers(seat, government.modifiers)
    position.tell("beyond_the_horizon-log-government", {"who": seat, "government": government.id})


@dataclass(frozen=True, eq=False)
class ChooseGovernment(SeatQuestion):
    """Which of the governments laid out; the side that shows counts."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, HorizonPosition)
        return [position.acts.of[GOVERN][side] for side in position.offered]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        govern(position, seat, action.arg)


@dataclass(frozen=True, eq=False)
class LastGovernment(Step):
    """The one that nobody else has chosen."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        govern(position, self.seat, position.offered[0])


class UseTheocracy(Effect):
    """What one's Theocracy does, without its occasion [beyond_the_horizon.effects.theocracy].

    Nothing before it is unlocked [beyond_the_horizon.effects.theocracy_missing].
    """

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, HorizonPosition)
        if position.stage(seat) < THEOCRACY:
            return False
        effect = position.box.governments[position.government[seat]].theocracy
        return effect != NONE and position.book.effects[effect].able(position, seat, about)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, HorizonPosition)
        if self.able(position, seat, about):
            government = position.box.governments[position.government[seat]].id
            position.tell("beyond_the_horizon-log-theocracy", {"who": seat, "government": government})
            perform_answer(position, seat, BY_THEOCRACY)


def _read_theocracy(reader: EffectReader, row: Fields, says: Any) -> Effect:
    nothing_said(row, "theocracy", says)
    return UseTheocracy()


VERBS: dict[str, Verb] = {"theocracy": _read_theocracy}
ITEMS: tuple[type[Item], ...] = (ChooseGovernment, LastGovernment)

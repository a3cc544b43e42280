"""Zombie Army: outposts that were toppled conquer again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, amount_said
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import CONQUER, TapestryAction
from ecumene.games.tapestry.play.cards.lands import fallen
from ecumene.games.tapestry.play.conquering import ONE_DIE, Decided
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.play.responses import Respond, is_asked
from ecumene.games.tapestry.play.targets import guarded
from ecumene.games.tapestry.play.territory import area, raise_outpost
from ecumene.games.tapestry.play.whenever import allied


class ConquerAgain(Effect):
    """In up to so many territories one's toppled outposts rise against the holder [tapestry.cards.zombie_army]."""

    def __init__(self, territories: int) -> None:
        super().__init__()
        self.territories = territories

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(graves(position, seat))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        go_on_rising(position, seat, self.territories, (), cause)


def graves(position: TapestryPosition, seat: Seat) -> list[int]:
    """The territories where a toppled outpost of a seat lies beside that of whoever holds them.

    Nobody conquers an ally [tapestry.cards.alliance], nor what two hold together [tapestry.boxes.shared_control], nor
    a coast with monsters [tapestry.cards.sea_monsters].
    """
    if position.finished[seat]:
        return []
    found: list[int] = []
    for place in fallen(position, seat):
        holder = position.controller(place)
        if holder in (NONE, seat) or allied(position, seat, holder) or guarded(position, place, holder):
            continue
        found.append(place)
    return found


def go_on_rising(position: TapestryPosition, seat: Seat, left: int, done: tuple[int, ...], cause: str) -> None:
    """Ask for the next territory, where one is left; none twice, whatever came of it."""
    if left and any(place not in done for place in graves(position, seat)):
        position.agenda.append(ArmyTarget(seat, left, done, cause))


def conquer_again(position: TapestryPosition, seat: Seat, place: int, cause: str) -> None:
    """A conquest like any other, but for its outpost, which lies there already: it stands up before the response.

    [tapestry.cards.zombie_army] [tapestry.rulings.conquest_response_window]
    """
    defender = position.controller(place)
    position.agenda.append(Decided(seat, place, defender, False, ONE_DIE, cause))
    position.tell("tapestry-log-attacks", {"who": seat, "other": defender, "area": area(place)})
    if is_asked(position, defender, seat):
        position.agenda.append(Respond(defender, seat, place, cause))
    raise_outpost(position, seat, place)


@dataclass(frozen=True, eq=False)
class ArmyTarget(SeatQuestion):
    """In which territory a toppled outpost conquers again, if in any."""

    left: int
    done: tuple[int, ...]
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        of = position.acts.of[CONQUER]
        places = [place for place in graves(position, seat) if place not in self.done]
        return [*[of[place] for place in places], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action in self.legal(position, seat):
            return
        if not isinstance(action, TapestryAction) or action.verb != CONQUER:
            raise IllegalAction("core.choice")
        holder = position.controller(action.arg)
        if holder not in (NONE, seat) and action.arg in fallen(position, seat):
            if allied(position, seat, holder):
                raise IllegalAction("tapestry.cards.alliance")
            if guarded(position, action.arg, holder):
                raise IllegalAction("tapestry.cards.sea_monsters")
        raise IllegalAction("tapestry.cards.zombie_army")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == CONQUER:
            position.agenda.append(ArmyGoesOn(seat, self.left - 1, (*self.done, action.arg), self.cause))
            conquer_again(position, seat, action.arg, self.cause)


@dataclass(frozen=True, eq=False)
class ArmyGoesOn(Step):
    """A conquest of the army is settled, and others may follow."""

    seat: Seat
    left: int
    done: tuple[int, ...]
    cause: str

    def run(self, position: Any) -> None:
        go_on_rising(position, self.seat, self.left, self.done, self.cause)


def _read_conquer_again(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return ConquerAgain(amount_said(row, "conquer_again", says, 9))


VERBS: dict[str, Verb] = {"conquer_again": _read_conquer_again}
ITEMS: tuple[type[Item], ...] = (ArmyGoesOn, ArmyTarget)

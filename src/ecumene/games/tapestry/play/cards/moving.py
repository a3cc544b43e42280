"""Cards that move tokens: Age of Discovery, Dictatorship, Oil Magnate, Renaissance.

These and the others go step by step through `advancing`, so that landmarks, achievements and abilities follow each
[tapestry.rulings.multi_step_moves].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import TRACK, TapestryAction
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.box.content import TRACKS
from ecumene.games.tapestry.play.advancing import (
    FREE_BONUS,
    NO_BONUS,
    PAID_BONUS,
    advance,
    barred,
    block,
    move_on,
    regress,
    tokens_able,
    tokens_back,
)  # fmt: skip
from ecumene.games.tapestry.play.drawing import roll_science
from ecumene.games.tapestry.play.model import SCIENCE_DIE, TapestryPosition


def all_tracks(position: TapestryPosition) -> range:
    """The tracks in play, by number."""
    return range(position.box.track_count)


@dataclass(frozen=True, eq=False)
class StepOn(Step):
    """One free step on a track, with one of the tokens that can; nothing where none can."""

    seat: Seat
    track: int
    benefit: bool
    bonus: int
    cause: str

    def run(self, position: Any) -> None:
        move_on(position, self.seat, self.track, self.cause, self.benefit, self.bonus)


@dataclass(frozen=True, eq=False)
class Walk(Step):
    """A token goes on towards a space, step by step, without benefit or bonus, as far as it may."""

    seat: Seat
    track: int
    token: int
    goal: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        forward = self.token < self.goal
        able = tokens_able if forward else tokens_back
        if self.token == self.goal or self.token not in able(position, self.seat, self.track):
            return
        token = self.token + 1 if forward else self.token - 1
        position.agenda.append(Walk(self.seat, self.track, token, self.goal, self.cause))
        step = advance if forward else regress
        step(position, self.seat, self.track, self.token, self.cause, False, NO_BONUS)


# ---- Age of Discovery


def age_of_discovery(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The die names a track on which everybody steps forward [tapestry.cards.age_of_discovery]."""
    position.agenda.append(Discovered(seat, cause))
    roll_science(position, seat, cause)


@dataclass(frozen=True, eq=False)
class Discovered(Step):
    """All step on the track that was rolled, its roller first and with the benefit, the others clockwise without.

    [tapestry.cards.age_of_discovery]
    """

    seat: Seat
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        track = position.dice[SCIENCE_DIE]
        for other in reversed(position.seats_of(self.seat, "all")):
            own = other == self.seat
            position.agenda.append(StepOn(other, track, own, PAID_BONUS if own else NO_BONUS, self.cause))


# ---- Oil Magnate


def oil_magnate(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Choose a track on which somebody concerned can move [tapestry.cards.oil_magnate]."""
    tracks = magnate_tracks(position, seat)
    if len(tracks) == 1:
        offer_steps(position, seat, tracks[0], cause)
    elif tracks:
        position.agenda.append(MagnateTrack(seat, cause))


def magnate_tracks(position: TapestryPosition, seat: Seat) -> list[int]:
    """The tracks where the choice has an effect [tapestry.rulings.mandatory_with_choice]."""
    seats = [seat, *position.seats_of(seat, "neighbours")]
    found: list[int] = []
    for track in all_tracks(position):
        if any(tokens_able(position, other, track) for other in seats):
            found.append(track)
    return found


def offer_steps(position: TapestryPosition, seat: Seat, track: int, cause: str) -> None:
    """The player of the card decides first, then the right neighbour, then the left one.

    [tapestry.rulings.neighbour_card_order]
    """
    for other in reversed(position.seats_of(seat, "neighbours")):
        position.agenda.append(OfferStep(other, track, False, cause))
    position.agenda.append(OfferStep(seat, track, True, cause))


@dataclass(frozen=True, eq=False)
class MagnateTrack(SeatQuestion):
    """On which track everybody concerned may advance [tapestry.cards.oil_magnate]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[TRACK][track] for track in magnate_tracks(position, seat)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        offer_steps(position, seat, action.arg, self.cause)


@dataclass(frozen=True, eq=False)
class OfferStep(Step):
    """Ask a seat that can move whether it does."""

    seat: Seat
    track: int
    own: bool
    cause: str

    def run(self, position: Any) -> None:
        if tokens_able(position, self.seat, self.track):
            position.agenda.append(MayStep(self.seat, self.track, self.own, self.cause))


@dataclass(frozen=True, eq=False)
class MayStep(SeatQuestion):
    """Whether to advance on a track; only its player takes benefit and bonus [tapestry.cards.oil_magnate]."""

    track: int
    own: bool
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        if action is position.acts.accept:
            move_on(position, seat, self.track, self.cause, self.own, PAID_BONUS if self.own else NO_BONUS)


# ---- Dictatorship


def dictatorship(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Choose a track, advance there and close it for the others [tapestry.cards.dictatorship]."""
    tracks = dictated(position, seat)
    if len(tracks) == 1:
        dictate(position, seat, tracks[0], cause)
    elif tracks:
        position.agenda.append(DictateTrack(seat, cause))


def dictated(position: TapestryPosition, seat: Seat) -> list[int]:
    """The tracks that are open to a seat; one where it is at the end is only closed for the others."""
    return [track for track in all_tracks(position) if not barred(position, seat, track)]


def dictate(position: TapestryPosition, seat: Seat, track: int, cause: str) -> None:
    """Advance with benefit and bonus, then the track is closed."""
    position.agenda.append(CloseTrack(seat, track))
    move_on(position, seat, track, cause, True, PAID_BONUS)


@dataclass(frozen=True, eq=False)
class DictateTrack(SeatQuestion):
    """Which track to advance on and to close."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[TRACK][track] for track in dictated(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != TRACK or action.arg >= position.box.track_count:
            raise IllegalAction("core.choice")
        if barred(position, seat, action.arg):
            raise IllegalAction("tapestry.rulings.advance_blocked", track=TRACKS[action.arg])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        dictate(position, seat, action.arg, self.cause)


@dataclass(frozen=True, eq=False)
class CloseTrack(Step):
    """A track is closed for everybody else."""

    seat: Seat
    track: int

    def run(self, position: Any) -> None:
        block(position, self.seat, self.track)


# ---- Renaissance


def renaissance(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """One step on every track in play, in any order [tapestry.cards.renaissance]."""
    position.agenda.append(Reborn(seat, (1 << position.box.track_count) - 1, cause))


def left_of(position: TapestryPosition, seat: Seat, left: int) -> list[int]:
    """Those of the tracks that are left, a bit for each, on which a seat can advance."""
    return [track for track in all_tracks(position) if left >> track & 1 and tokens_able(position, seat, track)]


def rise(position: TapestryPosition, seat: Seat, track: int, left: int, cause: str) -> None:
    """One step without benefit; the bonus is offered for nothing right after it [tapestry.cards.renaissance]."""
    position.agenda.append(Reborn(seat, left & ~(1 << track), cause))
    move_on(position, seat, track, cause, False, FREE_BONUS)


@dataclass(frozen=True, eq=False)
class Reborn(Step):
    """The tracks on which the step is still to come, a bit for each."""

    seat: Seat
    left: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        tracks = left_of(position, self.seat, self.left)
        if len(tracks) == 1:
            rise(position, self.seat, tracks[0], self.left, self.cause)
        elif tracks:
            position.agenda.append(RenaissanceTrack(self.seat, self.left, self.cause))


@dataclass(frozen=True, eq=False)
class RenaissanceTrack(SeatQuestion):
    """On which track the next step comes."""

    left: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[TRACK][track] for track in left_of(position, seat, self.left)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        rise(position, seat, action.arg, self.left, self.cause)


CODES: dict[str, Code] = {
    "age_of_discovery": age_of_discovery, "dictatorship": dictatorship, "oil_magnate": oil_magnate,
    "renaissance": renaissance,
}  # fmt: skip
ITEMS: tuple[type[Item], ...] = (
    CloseTrack, DictateTrack, Discovered, MagnateTrack, MayStep, OfferStep, Reborn, RenaissanceTrack, StepOn, Walk,
)  # fmt: skip

"""Cards that move tokens: Age of Discovery, Dark Ages, Dictatorship, Oil Magnate, Renaissance, Socialism.

All of them go step by step through `advancing`, so that landmarks, achievements and abilities follow every step
[tapestry.rulings.multi_step_moves].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.actions import TOKEN, TRACK, TapestryAction
from ecumene.games.tapestry.advancing import (
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
from ecumene.games.tapestry.content import TRACKS
from ecumene.games.tapestry.drawing import roll_science
from ecumene.games.tapestry.model import SCIENCE_DIE, TapestryPosition


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
        if action.verb != TRACK:
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


# ---- Dark Ages

BACK: Final = 3  # tracks on which one goes back
FORTH: Final = 3  # spaces that one advances on another


def dark_ages(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Back on three tracks, then forward on another [tapestry.cards.dark_ages].

    There are four tracks: whoever says which one advances has named the other three.
    """
    tracks = dark_tracks(position, seat)
    if len(tracks) == 1:
        darken(position, seat, tracks[0], cause)
    elif tracks:
        position.agenda.append(DarkTrack(seat, cause))


def dark_tracks(position: TapestryPosition, seat: Seat) -> list[int]:
    """The tracks that may advance: as many as possible of the others must have a token to name, and it should move.

    A track that was left for good has no token; a blocked one cannot advance [tapestry.cards.dark_ages].
    """
    named = [track for track in all_tracks(position) if position.tokens_on(seat, track)]
    others = [len([other for other in named if other != track]) for track in all_tracks(position)]
    most = min(BACK, max(others))
    found = [track for track in all_tracks(position) if others[track] >= most]
    able = [track for track in found if tokens_able(position, seat, track)]
    return able or found


def darken(position: TapestryPosition, seat: Seat, track: int, cause: str) -> None:
    """All three go back before the fourth advances; nothing is gained but landmarks [tapestry.cards.dark_ages]."""
    position.agenda.append(PickToken(seat, track, True, cause))
    for other in reversed(all_tracks(position)):
        if other != track:
            position.agenda.append(PickToken(seat, other, False, cause))


@dataclass(frozen=True, eq=False)
class DarkTrack(SeatQuestion):
    """Which track advances while the others go back."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[TRACK][track] for track in dark_tracks(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != TRACK:
            raise IllegalAction("core.choice")
        if action not in self.legal(position, seat):
            raise IllegalAction("tapestry.cards.dark_ages", track=TRACKS[action.arg])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        darken(position, seat, action.arg, self.cause)


def dark_tokens(position: TapestryPosition, seat: Seat, track: int, forward: bool) -> list[int]:
    """The tokens that may be named on a track; one on the start may, and stays."""
    if forward:
        return tokens_able(position, seat, track)
    return sorted(set(position.tokens_on(seat, track)))


def move_dark(position: TapestryPosition, seat: Seat, track: int, token: int, forward: bool, cause: str) -> None:
    """The token named goes its way."""
    goal = token + FORTH if forward else max(0, token - 1)
    position.agenda.append(Walk(seat, track, token, goal, cause))


@dataclass(frozen=True, eq=False)
class PickToken(Step):
    """A track's turn has come: with several tokens there the player names one."""

    seat: Seat
    track: int
    forward: bool
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        tokens = dark_tokens(position, self.seat, self.track, self.forward)
        if len(tokens) == 1:
            move_dark(position, self.seat, self.track, tokens[0], self.forward, self.cause)
        elif tokens:
            position.agenda.append(DarkToken(self.seat, self.track, self.forward, self.cause))


@dataclass(frozen=True, eq=False)
class DarkToken(SeatQuestion):
    """Which of several tokens on a track goes back, or forward."""

    track: int
    forward: bool
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[TOKEN][token] for token in dark_tokens(position, seat, self.track, self.forward)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        move_dark(position, seat, self.track, action.arg, self.forward, self.cause)


CODES = {
    "age_of_discovery": age_of_discovery, "dark_ages": dark_ages, "dictatorship": dictatorship,
    "oil_magnate": oil_magnate, "renaissance": renaissance,
}  # fmt: skip
ITEMS: tuple[type[Item], ...] = (
    CloseTrack, DarkToken, DarkTrack, DictateTrack, Discovered, MagnateTrack, MayStep, OfferStep, PickToken, Reborn,
    RenaissanceTrack, StepOn, Walk,
)  # fmt: skip

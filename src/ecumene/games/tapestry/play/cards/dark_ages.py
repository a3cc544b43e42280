"""Dark Ages: back on three tracks, then forward on another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import TOKEN, TRACK, TapestryAction
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.box.content import TRACKS
from ecumene.games.tapestry.play.advancing import tokens_able
from ecumene.games.tapestry.play.cards.moving import Walk, all_tracks
from ecumene.games.tapestry.play.model import NONE, TapestryPosition

BACK: Final = 3  # tracks on which one goes back
FORTH: Final = 3  # spaces that one advances on another


def dark_ages(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Back on three tracks, then forward on another [tapestry.cards.dark_ages].

    Of four tracks, whoever says which one advances has named the other three.
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
    """With five tracks, four others could go back: one of them stays out of it [tapestry.arts.dark_ages]."""
    if len(spared_tracks(position, seat, track)) > BACK:
        position.agenda.append(SpareTrack(seat, track, cause))
    else:
        send_back(position, seat, track, NONE, cause)


def spared_tracks(position: TapestryPosition, seat: Seat, track: int) -> list[int]:
    """The tracks that may be left out while `track` advances: those that have a token to name."""
    return [other for other in all_tracks(position) if other != track and position.tokens_on(seat, other)]


def send_back(position: TapestryPosition, seat: Seat, track: int, spared: int, cause: str) -> None:
    """All three go back before the fourth advances; nothing is gained but landmarks [tapestry.cards.dark_ages]."""
    position.agenda.append(PickToken(seat, track, True, cause))
    for other in reversed(all_tracks(position)):
        if other not in [track, spared]:
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


@dataclass(frozen=True, eq=False)
class SpareTrack(SeatQuestion):
    """Which track neither advances nor goes back [tapestry.arts.dark_ages]."""

    track: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[TRACK][track] for track in spared_tracks(position, seat, self.track)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        send_back(position, seat, self.track, action.arg, self.cause)


def dark_tokens(position: TapestryPosition, seat: Seat, track: int, forward: bool) -> list[int]:
    """The tokens that may be named on a track; one on the start may, and stays."""
    if forward:
        return tokens_able(position, seat, track)
    return sorted(set(position.tokens_on(seat, track)))


def move_dark(position: TapestryPosition, seat: Seat, track: int, token: int, forward: bool, cause: str) -> None:
    """The token named goes its way."""
    position.agenda.append(Walk(seat, track, token, token + FORTH if forward else token - 1, cause))


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


CODES: dict[str, Code] = {"dark_ages": dark_ages}
ITEMS: tuple[type[Item], ...] = (DarkToken, DarkTrack, PickToken, SpareTrack)

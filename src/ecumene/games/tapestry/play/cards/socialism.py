"""Socialism: on one track, to where the nearest opponent stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import NUMBER, TOKEN, TRACK, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import TRACKS
from ecumene.games.tapestry.play.advancing import blocked, tokens_able
from ecumene.games.tapestry.play.cards.moving import Walk, all_tracks
from ecumene.games.tapestry.play.model import NONE, TapestryPosition


def joins(position: TapestryPosition, seat: Seat) -> list[tuple[int, int, int]]:
    """Every (track, own token, space of the nearest opponent) that would be a move [tapestry.cards.socialism].

    A token that is level with an opponent has nowhere to go, and a closed track lets nobody move
    [tapestry.faq.dictatorship_socialism].
    """
    found: list[tuple[int, int, int]] = []
    for track in all_tracks(position):
        if not blocked(position, seat, track):
            for token in sorted(set(position.tokens_on(seat, track))):
                found += [(track, token, goal) for goal in _nearest(position, seat, track, token)]
    return found


def _nearest(position: TapestryPosition, seat: Seat, track: int, token: int) -> list[int]:
    """The spaces of the nearest opponents' tokens, those at the start included; two where they are equally near."""
    spaces: list[int] = []
    for other in position.clockwise(seat)[1:]:
        spaces += position.tokens_on(other, track)
    if not spaces:
        return []
    distance = min([abs(space - token) for space in spaces])
    if distance == 0:
        return []
    ahead = token in tokens_able(position, seat, track)
    return [goal for goal in sorted(set(spaces)) if abs(goal - token) == distance and (goal < token or ahead)]


def socialism(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Move a token to the space of the nearest opponent, without benefit or bonus [tapestry.cards.socialism]."""
    join(position, seat, NONE, NONE, cause, False)


def able(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Whether there is a move to make."""
    return bool(joins(position, seat))


def join(position: TapestryPosition, seat: Seat, track: int, token: int, cause: str, begun: bool) -> None:
    """Go on once a track, then a token is settled; what leaves no choice is not asked."""
    left = narrowed(position, seat, track, token)
    if not left:
        return
    if track == NONE and len({move[0] for move in left}) == 1:
        track = left[0][0]
    if track != NONE and token == NONE and len({move[1] for move in left}) == 1:
        token = left[0][1]
    if len(left) == 1:
        position.agenda.append(Walk(seat, track, token, left[0][2], cause))
    else:
        position.agenda.append(JoinNearest(seat, track, token, cause, begun))


def narrowed(position: TapestryPosition, seat: Seat, track: int, token: int) -> list[tuple[int, int, int]]:
    """The moves that agree with what is settled."""
    return [move for move in joins(position, seat) if track in (NONE, move[0]) and token in (NONE, move[1])]


@dataclass(frozen=True, eq=False)
class JoinNearest(SeatQuestion):
    """On which track, with which token, and which way where two are equally near."""

    track: int
    token: int
    cause: str
    begun: bool  # the player has answered the first of these questions

    def halfway(self) -> bool:
        return self.begun

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        left = narrowed(position, seat, self.track, self.token)
        acts = position.acts
        if self.track == NONE:
            return [acts.of[TRACK][track] for track in sorted({move[0] for move in left})]
        if self.token == NONE:
            return [acts.of[TOKEN][token] for token in sorted({move[1] for move in left})]
        return [acts.of[NUMBER][move[2]] for move in left]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action in self.legal(position, seat):
            return
        if self.track == NONE and action.verb == TRACK:
            closed = blocked(position, seat, action.arg)
            rule = "tapestry.faq.dictatorship_socialism" if closed else "tapestry.cards.socialism"
            raise IllegalAction(rule, track=TRACKS[action.arg])
        raise IllegalAction("core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == NUMBER:
            position.agenda.append(Walk(seat, self.track, self.token, action.arg, self.cause))
        elif action.verb == TRACK:
            join(position, seat, action.arg, NONE, self.cause, True)
        else:
            join(position, seat, self.track, action.arg, self.cause, True)


CODES: dict[str, Code] = {"socialism": socialism}
ABLE: dict[str, Able] = {"socialism": able}
ITEMS: tuple[type[Item], ...] = (JoinNearest,)

"""Using the space again on which one stands, and beginning a track again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import TRACK, TapestryAction
from ecumene.games.tapestry.box.content import TRACKS
from ecumene.games.tapestry.play.advancing import PAID_BONUS, Activate
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import TRACK_END

# ---- where one stands already


class RepeatPosition(Effect):
    """The benefit of one's position on a track; each such icon once per turn [tapestry.advancing.repeat].

    The `icon` is named after what it is printed on, by whichever way one comes to use it.
    """

    def __init__(self, icon: str) -> None:
        super().__init__()
        self.icon = icon

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        """One may have to repeat what gives nothing, but nobody pays for that [tapestry.rulings.idle_payment]."""
        if self.icon in position.repeated[seat]:
            return False
        spaces = repeatable(position, seat)
        return any(gives(position, seat, space) for space in spaces) if position.third_rulings else bool(spaces)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        spaces = repeatable(position, seat)
        if self.icon in position.repeated[seat] or not spaces:
            return
        position.repeated[seat] = (*position.repeated[seat], self.icon)
        if len(spaces) == 1:
            position.agenda.append(Activate(seat, spaces[0], True, PAID_BONUS))
        else:
            position.agenda.append(ChoosePosition(seat, cause))


def gives(position: TapestryPosition, seat: Seat, space: int) -> bool:
    """Whether the benefit or the bonus of a space would do something now."""
    effects = (position.spaces.benefit[space], position.spaces.buy[space])
    return any(effect >= 0 and position.book.effects[effect].able(position, seat, space) for effect in effects)


def repeatable(position: TapestryPosition, seat: Seat) -> list[int]:
    """The positions of a seat that it has not activated in this turn: its furthest token on each track.

    [tapestry.advancing.furthest] An end that was left has no token any more [tapestry.faq.singularity_repeat].
    """
    spaces: list[int] = []
    for track in range(position.box.track_count):
        tokens = position.tokens_on(seat, track)
        if tokens and tokens[-1] > 0:
            number = TRACK_END * track + tokens[-1] - 1
            if not position.activated[seat] >> number & 1:
                spaces.append(number)
    return spaces


@dataclass(frozen=True, eq=False)
class ChoosePosition(SeatQuestion):
    """On which track to use one's position again."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[TRACK]
        return [of[number // TRACK_END] for number in repeatable(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != TRACK:
            raise IllegalAction("core.choice")
        if action not in self.legal(position, seat):
            raise IllegalAction("tapestry.advancing.once_per_turn", track=TRACKS[action.arg])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        for number in repeatable(position, seat):
            if number // TRACK_END == action.arg:
                position.agenda.append(Activate(seat, number, True, PAID_BONUS))


# ---- beginning again


class RestartToken(Effect):
    """The token at the end of the track begins again on any track; the track it leaves stays completed.

    [tapestry.tracks.technology_12]
    """

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return TRACK_END in position.tokens_on(seat, about // TRACK_END)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.able(position, seat, about):
            position.agenda.append(ChooseStart(seat, about // TRACK_END, cause))


@dataclass(frozen=True, eq=False)
class ChooseStart(SeatQuestion):
    """At the start of which track a token begins again."""

    track: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return position.acts.of[TRACK][: position.box.track_count]  # type: ignore[no-any-return]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        left, begun = position.box.track_count * seat + self.track, position.box.track_count * seat + action.arg
        tokens = list(position.tokens[left])
        tokens.remove(TRACK_END)
        position.tokens[left] = tuple(tokens)
        position.tokens[begun] = (0, *position.tokens[begun])
        position.completed[seat] |= 1 << self.track
        position.tell("tapestry-log-restarts", {"who": seat, "track": TRACKS[action.arg]})


# ---- reading


def _read_repeat(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return RepeatPosition(row.root)


def _read_restart(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return RestartToken()


VERBS: dict[str, Verb] = {"repeat_position": _read_repeat, "restart_token": _read_restart}
ITEMS: tuple[type[Item], ...] = (ChoosePosition, ChooseStart)

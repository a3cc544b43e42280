"""Investing: cubes leave the development tracks, for the investment track or for the map and the objectives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.beyond_the_horizon.box.actions import CUBE, HorizonAction
from ecumene.games.beyond_the_horizon.box.terms import (
    ANY,
    COUNT_CUBES_REMOVED,
    GOVERNMENT,
    IMMEDIATE,
    MONARCHY,
    MOVE,
    MOVE_BONUS,
    ON_INVEST,
    STAGES,
    TRACKS,
)
from ecumene.games.beyond_the_horizon.play.declining import Declinable
from ecumene.games.beyond_the_horizon.play.gains import would_meet
from ecumene.games.beyond_the_horizon.play.model import MODIFIER_COUNT, TRACK_COUNT, HorizonPosition
from ecumene.games.beyond_the_horizon.play.triggers import await_end

MOST_TIMES: Final = 8


# ---- the spaces that cubes leave and cover


def uncover(position: HorizonPosition, seat: Seat, track: int) -> None:
    """The leftmost cube leaves a track, and the space under it has its effect.

    At once [beyond_the_horizon.investing.immediate], in production [beyond_the_horizon.investing.columns]
    [beyond_the_horizon.investing.coins], or for the government [beyond_the_horizon.investing.government].
    """
    slot = TRACK_COUNT * seat + track
    space = position.box.tracks[track][position.removed[slot]]
    position.removed[slot] += 1
    if position.journal is not None:
        position.tell(
            "beyond_the_horizon-log-uncovers", {"who": seat, "track": TRACKS[track], "n": position.removed[slot]}
        )
    if space.kind == IMMEDIATE:
        position.perform(seat, space.effect, f"track.{space.id}")
    elif space.kind == GOVERNMENT:
        government = position.box.governments[position.government[seat]]
        position.tell("beyond_the_horizon-log-stage", {"who": seat, "stage": STAGES[space.value]})
        if space.value == MONARCHY:  # [beyond_the_horizon.governments.monarchy]
            # rule: beyond_the_horizon.investing.government_order
            position.perform(seat, government.monarchy, f"government.{government.id}")


def cover(position: HorizonPosition, seat: Seat) -> None:
    """An invested cube covers the next investment space [beyond_the_horizon.investing.investment_track]."""
    number = position.invested[seat]
    position.invested[seat] += 1
    if number >= len(position.box.investment):
        return
    space = position.box.investment[number]
    position.tell_number("beyond_the_horizon-log-covers", seat, number + 1)
    if space.kind == IMMEDIATE:
        position.perform(seat, space.effect, f"investment.{space.id}")
    elif space.kind == MOVE:  # [beyond_the_horizon.investing.move_space]
        position.modifiers[MODIFIER_COUNT * seat + MOVE_BONUS] += space.value


def tracks_with_cubes(position: HorizonPosition, seat: Seat) -> list[int]:
    """The tracks from which a cube can come."""
    return [track for track in range(TRACK_COUNT) if position.cubes_left(seat, track)]


# ---- cubes for the map and the objectives


def spend_cube(position: HorizonPosition, seat: Seat, track: int, cause: str) -> None:
    """The leftmost cube of a track is put somewhere; it is not invested [beyond_the_horizon.investing.not_invested].

    From an empty track, or where any may be used, its owner names another [beyond_the_horizon.investing.empty_track].
    """
    if track != ANY and position.cubes_left(seat, track):
        uncover(position, seat, track)
        return
    open_tracks = tracks_with_cubes(position, seat)
    if len(open_tracks) == 1:
        uncover(position, seat, open_tracks[0])
    else:
        position.agenda.append(SpendCube(seat, cause))


@dataclass(frozen=True, eq=False)
class SpendCube(SeatQuestion):
    """From which track the cube comes that was put somewhere."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, HorizonPosition)
        return [position.acts.of[CUBE][track] for track in tracks_with_cubes(position, seat)]

    def halfway(self) -> bool:
        return True

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        _check_track(position, seat, action)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        uncover(position, seat, action.arg)


def _check_track(position: HorizonPosition, seat: Seat, action: Action) -> None:
    assert isinstance(action, HorizonAction)
    if action.verb != CUBE:
        raise IllegalAction("core.choice")
    if not position.cubes_left(seat, action.arg):
        raise IllegalAction("beyond_the_horizon.investing.empty_track", track=TRACKS[action.arg])


# ---- investing


class Invest(Effect):
    """Cubes of one track or of any, one after the other [beyond_the_horizon.effects.invest]."""

    def __init__(self, track: int, times: int) -> None:
        super().__init__()
        self.track = track
        self.times = times

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, HorizonPosition)
        return position.any_cube(seat)  # [beyond_the_horizon.investing.no_cube]

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, HorizonPosition)
        go_on(position, seat, self.track, self.times, cause)


def go_on(position: HorizonPosition, seat: Seat, track: int, left: int, cause: str) -> None:
    """Invest so many cubes; asked where no track is named, and where a seat may well want to leave it.

    That is where it brings an objective along [beyond_the_horizon.effects.consider], takes one of the last cubes or
    uncovers what would be lost now.
    """
    if not left or not position.any_cube(seat):
        return
    unnamed = track == ANY or not position.cubes_left(seat, track)
    if (
        unnamed
        or _last_cubes(position, seat)
        or _lost(position, seat, track)
        or would_meet(position, seat, COUNT_CUBES_REMOVED, 1)
    ):
        position.agenda.append(InvestCube(seat, track, left, cause))
    else:
        invest(position, seat, track, track, left, cause)


def _last_cubes(position: HorizonPosition, seat: Seat) -> bool:
    """Whether a seat has no more cubes than objectives left to claim [beyond_the_horizon.effects.last_cubes]."""
    left = sum([position.cubes_left(seat, track) for track in range(TRACK_COUNT)])
    return left <= sum([seat not in claim for claim in position.claims])


def _lost(position: HorizonPosition, seat: Seat, track: int) -> bool:
    """Whether the space that the next cube of a track uncovers would have no effect now.

    [beyond_the_horizon.effects.lost_space]
    """
    space = position.box.tracks[track][position.removed[TRACK_COUNT * seat + track]]
    return space.kind == IMMEDIATE and not position.book.effects[space.effect].able(position, seat, 0)


def invest(position: HorizonPosition, seat: Seat, track: int, named: int, left: int, cause: str) -> None:
    """The space uncovered first, then the one covered [beyond_the_horizon.investing.cube], then the next cube."""
    if left > 1:
        position.agenda.append(InvestMore(seat, named, left - 1, cause))
    await_end(position, seat, ON_INVEST)  # rule: beyond_the_horizon.triggers.invest
    position.agenda.append(Cover(seat))
    position.tell("beyond_the_horizon-log-invests", {"who": seat, "track": TRACKS[track]})
    uncover(position, seat, track)


@dataclass(frozen=True, eq=False)
class Cover(Step):
    """What the invested cube covers happens after what it has uncovered."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        cover(position, self.seat)


@dataclass(frozen=True, eq=False)
class InvestMore(Step):
    """Further cubes of the same effect."""

    seat: Seat
    track: int
    left: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        go_on(position, self.seat, self.track, self.left, self.cause)


@dataclass(frozen=True, eq=False)
class InvestCube(Declinable):
    """From which track to invest a cube, or to leave it."""

    track: int
    left: int
    cause: str

    def _open(self, position: HorizonPosition, seat: Seat) -> list[int]:
        if self.track != ANY and position.cubes_left(seat, self.track):
            return [self.track]
        return tracks_with_cubes(position, seat)

    def offers(self, position: HorizonPosition, seat: Seat) -> list[Action]:
        return [position.acts.of[CUBE][track] for track in self._open(position, seat)]

    def refuse(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        _check_track(position, seat, action)
        if action.arg not in self._open(position, seat):
            raise IllegalAction("beyond_the_horizon.investing.cube", track=TRACKS[self.track])

    def take(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        invest(position, seat, action.arg, self.track, self.left, self.cause)


# ---- reading

_TRACKS: tuple[str, ...] = (*TRACKS, "any")


def _read_invest(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "invest", {"track": says} if isinstance(says, str) else says)
    effect = Invest(_TRACKS.index(part.one_of("track", _TRACKS)), part.integer("times", 1, MOST_TIMES, 1))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"invest": _read_invest}
ITEMS: tuple[type[Item], ...] = (Cover, InvestCube, InvestMore, SpendCube)

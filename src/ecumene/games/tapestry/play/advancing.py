"""Tracks: moving tokens, and what the space gives: first the landmark, then the benefit, then the bonus.

Every move of a token, paid or free, forward or back, on whoever's turn, goes through `advance` and `regress`.
"""

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
from ecumene.games.tapestry.box.actions import TOKEN, TRACK, TapestryAction
from ecumene.games.tapestry.box.content import ARTS, COMPLETE_TRACK, MILITARY, SCIENCE, TRACKS, tier_of
from ecumene.games.tapestry.play.achievements import earn
from ecumene.games.tapestry.play.announcing import Announce
from ecumene.games.tapestry.play.buildings import gain_landmark
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE, TRACK_END
from ecumene.games.tapestry.play.whenever import (
    ADVANCED,
    BENEFIT_AHEAD,
    BONUS_AHEAD,
    BONUS_TAKEN,
    COUNTS_CHANGED,
    LANDMARK_TAKEN,
    NO_ARTS,
    NO_MILITARY,
    NO_SCIENCE,
    SECOND_TIER_PASSED,
    SPACE_AHEAD,
    TIER_ENTERED,
    TRACK_BENEFIT,
    TRACK_LANDMARK,
    announce,
    heard,
    modified,
)

# how the bonus of a space comes with a move
NO_BONUS: Final = 0
PAID_BONUS: Final = 1  # it may be paid for
FREE_BONUS: Final = 2  # it may be taken for nothing
BONUSES: Final = ("none", "pay", "free")


# ---- where a token may go


def blocked(position: TapestryPosition, seat: Seat, track: int) -> bool:
    """Whether another player keeps a seat from moving on a track at all [tapestry.cards.dictatorship]."""
    return any(block[0] == track and block[1] != seat for block in position.blocks)


def block(position: TapestryPosition, owner: Seat, track: int) -> None:
    """A track is closed for the others until the end of the owner's next turn [tapestry.cards.dictatorship]."""
    position.blocks.append((track, owner, 2 if position.turn == owner else 1))
    position.tell("tapestry-log-blocks", {"who": owner, "track": TRACKS[track]})


def barred(position: TapestryPosition, seat: Seat, track: int) -> bool:
    """Whether a seat may not advance on a track, whatever its tokens [tapestry.rulings.advance_blocked]."""
    if position.blocks and blocked(position, seat, track):
        return True
    if track == MILITARY:
        return modified(position, seat, NO_MILITARY)
    if track == ARTS:
        return modified(position, seat, NO_ARTS)
    return track == SCIENCE and modified(position, seat, NO_SCIENCE)


def tokens_able(position: TapestryPosition, seat: Seat, track: int) -> list[int]:
    """The spaces of the tokens that can advance; tokens on one space are alike [tapestry.advancing.several_tokens].

    Nothing goes beyond the last space [tapestry.advancing.end_of_track], and nobody advances who has finished
    [tapestry.end.nothing_else].
    """
    tokens = position.tokens_on(seat, track)
    if position.finished[seat] or barred(position, seat, track):
        return []
    if len(tokens) == 1:  # nearly always
        return [tokens[0]] if tokens[0] < TRACK_END else []
    return _distinct([token for token in tokens if token < TRACK_END])


def tokens_back(position: TapestryPosition, seat: Seat, track: int) -> list[int]:
    """The spaces of the tokens that can go back one space."""
    if blocked(position, seat, track):
        return []
    return _distinct([token for token in position.tokens_on(seat, track) if token > 0])


def _distinct(tokens: list[int]) -> list[int]:
    found: list[int] = []
    for token in tokens:
        if token not in found:
            found.append(token)
    return found


# ---- moving


def move_token(position: TapestryPosition, seat: Seat, track: int, token: int, space: int) -> None:
    """A token goes from one space of a track to another; nothing else follows."""
    slot = position.box.track_count * seat + track
    tokens = position.tokens[slot]
    if len(tokens) == 1:  # nearly always
        position.tokens[slot] = (space,)
        return
    others = list(tokens)
    others.remove(token)
    position.tokens[slot] = tuple(sorted([*others, space]))


def advance(
    position: TapestryPosition, seat: Seat, track: int, token: int, cause: str, benefit: bool, bonus: int
) -> None:
    """One step forward: the landmark first, then the benefit, then the bonus [tapestry.advancing.order].

    Whoever enters a tier first gains its landmark, whatever the reason of the move [tapestry.landmarks.first].
    """
    space = token + 1
    number = TRACK_END * track + space - 1
    move_token(position, seat, track, token, space)
    if position.journal is not None:
        told = {"who": seat, "track": TRACKS[track], "space": position.spaces.ids[number]}
        position.tell("tapestry-log-advances", told)
    if benefit or bonus:
        position.agenda.append(Activate(seat, number, benefit, bonus))
    if benefit:
        announce(position, BENEFIT_AHEAD, seat, number)
    announce(position, ADVANCED, seat, number)
    if space % 3 == 1:
        announce(position, TIER_ENTERED, seat, number)
    if space == TRACK_END:
        earn(position, seat, COMPLETE_TRACK)  # rule: tapestry.achievements.track
        announce(position, COUNTS_CHANGED, seat)
    if space % 3 == 1 and space > 1:
        _enter_tier(position, seat, track, number)


def landmark_ahead(position: TapestryPosition, seat: Seat, track: int, space: int) -> int:
    """The landmark that a seat would gain by stepping onto a space, NONE for none [tapestry.landmarks.first].

    Whoever leapt over a landmark does not come back for it [tapestry.civilizations.futurists].
    """
    if space % 3 != 1 or space == 1:
        return NONE
    tier = tier_of(space)
    landmark = position.box.tracks[track].landmarks[tier - 2]
    if position.landmark_owner[landmark] != NONE or (tier == 2 and modified(position, seat, SECOND_TIER_PASSED)):
        return NONE
    return landmark


def _enter_tier(position: TapestryPosition, seat: Seat, track: int, number: int) -> None:
    """A token comes into tier II, III or IV: its landmark, unless somebody has it."""
    space = number % TRACK_END + 1
    landmark = landmark_ahead(position, seat, track, space)
    if landmark != NONE:
        announce(position, TRACK_LANDMARK, seat, landmark)
        gain_landmark(position, seat, landmark, f"space.{position.spaces.ids[number]}")
        return
    taken = position.box.tracks[track].landmarks[tier_of(space) - 2]
    if position.landmark_owner[taken] != NONE:
        announce(position, LANDMARK_TAKEN, seat, taken)


def regress(
    position: TapestryPosition, seat: Seat, track: int, token: int, cause: str, benefit: bool, bonus: int
) -> None:
    """One step back; no landmark is gained or lost [tapestry.advancing.regress]."""
    space = token - 1
    move_token(position, seat, track, token, space)
    position.tell("tapestry-log-regresses", {"who": seat, "track": TRACKS[track], "space": str(space)})
    announce(position, COUNTS_CHANGED, seat)
    if space > 0 and (benefit or bonus):
        position.agenda.append(Activate(seat, TRACK_END * track + space - 1, benefit, bonus))


# ---- what a space gives


@dataclass(frozen=True, eq=False)
class Activate(Step):
    """The benefit of a space, then its bonus; no space twice in a turn [tapestry.advancing.once_per_turn].

    The limit is over both [tapestry.rulings.same_space_once] and each player's own
    [tapestry.rulings.space_limit_per_player]. A benefit cannot be declined [tapestry.advancing.benefit_mandatory], and
    the bonus is offered even if the benefit did nothing [tapestry.faq.bonus_without_benefit]; what came meanwhile may
    pay for it [tapestry.faq.district_pays_bonus].
    """

    seat: Seat
    space: int
    benefit: bool
    bonus: int

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if position.activated[self.seat] >> self.space & 1 or position.finished[self.seat]:
            return
        spaces = position.spaces
        bonus = self.bonus != NO_BONUS and spaces.bonus[self.space] >= 0
        if bonus and self.bonus == FREE_BONUS:
            position.agenda.append(TakeBonus(self.seat, self.space, spaces.bonus_causes[self.space]))
        elif bonus:
            position.perform(self.seat, spaces.buy[self.space], spaces.bonus_causes[self.space], self.space)
        if bonus and heard(position, BONUS_AHEAD):
            position.agenda.append(Announce(self.seat, BONUS_AHEAD, self.space))
        if self.benefit:
            position.activated[self.seat] |= 1 << self.space
            position.agenda.append(BenefitGained(self.seat, self.space))
            position.perform(self.seat, spaces.benefit[self.space], spaces.causes[self.space], self.space)
            announce(position, SPACE_AHEAD, self.seat, self.space)


@dataclass(frozen=True, eq=False)
class BenefitGained(Step):
    """After a benefit, those who share it gain it too [tapestry.cards.marriage_of_state]."""

    seat: Seat
    space: int

    def run(self, position: Any) -> None:
        announce(position, TRACK_BENEFIT, self.seat, self.space)


@dataclass(frozen=True, eq=False)
class TakeBonus(SeatQuestion):
    """Whether to take the bonus of a space for nothing [tapestry.advancing.bonus_optional]."""

    space: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        if action is position.acts.accept:
            position.activated[seat] |= 1 << self.space
            position.tell("tapestry-log-bonus", {"who": seat, "space": position.spaces.ids[self.space]})
            position.perform(seat, position.spaces.bonus[self.space], self.cause, self.space)
            announce(position, BONUS_TAKEN, seat)


# ---- which track, which token


def can_move(position: TapestryPosition, seat: Seat, track: int, forward: bool) -> list[int]:
    """The tokens on a track that can make a step in one direction."""
    return tokens_able(position, seat, track) if forward else tokens_back(position, seat, track)


def move_on(
    position: TapestryPosition, seat: Seat, track: int, cause: str, benefit: bool, bonus: int, forward: bool = True
) -> None:
    """A step on a track with one of the tokens that can; several are the player's choice; nothing where none can."""
    tokens = can_move(position, seat, track, forward)
    if len(tokens) > 1:
        position.agenda.append(ChooseToken(seat, track, forward, benefit, bonus, cause))
    elif tokens and forward:
        advance(position, seat, track, tokens[0], cause, benefit, bonus)
    elif tokens:
        regress(position, seat, track, tokens[0], cause, benefit, bonus)


def move_on_some(
    position: TapestryPosition, seat: Seat, tracks: int, cause: str, benefit: bool, bonus: int, forward: bool = True
) -> None:
    """A step on one of several tracks, a bit for each; one where nothing can move is no choice."""
    able = _open_tracks(position, seat, tracks, forward)
    if len(able) > 1:
        played = tracks & (1 << position.box.track_count) - 1
        position.agenda.append(ChooseTrack(seat, played, forward, benefit, bonus, cause))
    elif able:
        move_on(position, seat, able[0], cause, benefit, bonus, forward)


def _open_tracks(position: TapestryPosition, seat: Seat, tracks: int, forward: bool) -> list[int]:
    return [
        track
        for track in range(position.box.track_count)
        if tracks >> track & 1 and can_move(position, seat, track, forward)
    ]


def check_move(position: TapestryPosition, seat: Seat, track: int, forward: bool) -> None:
    """Refuse a track on which no token can move, by the rule that keeps it; one that is not in play is no choice."""
    if track >= position.box.track_count:
        raise IllegalAction("core.choice")
    if can_move(position, seat, track, forward):
        return
    name = TRACKS[track]
    if blocked(position, seat, track):
        raise IllegalAction("tapestry.cards.dictatorship", track=name)
    if forward and barred(position, seat, track):
        raise IllegalAction("tapestry.rulings.advance_blocked", track=name)
    raise IllegalAction("tapestry.advancing.end_of_track" if forward else "tapestry.advancing.regress", track=name)


@dataclass(frozen=True, eq=False)
class ChooseTrack(SeatQuestion):
    """On which track to make a free step."""

    tracks: int
    forward: bool
    benefit: bool
    bonus: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[TRACK]
        return [of[track] for track in _open_tracks(position, seat, self.tracks, self.forward)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != TRACK or not self.tracks >> action.arg & 1:
            raise IllegalAction("core.choice")
        check_move(position, seat, action.arg, self.forward)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        move_on(position, seat, action.arg, self.cause, self.benefit, self.bonus, self.forward)


@dataclass(frozen=True, eq=False)
class ChooseToken(SeatQuestion):
    """With which of several tokens on a track to make the step [tapestry.advancing.several_tokens]."""

    track: int
    forward: bool
    benefit: bool
    bonus: int
    cause: str

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[TOKEN]
        return [of[token] for token in can_move(position, seat, self.track, self.forward)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        move = advance if self.forward else regress
        move(position, seat, self.track, action.arg, self.cause, self.benefit, self.bonus)


class Move(Effect):
    """A step forward or back on one of some tracks, free of cost [tapestry.advancing.free].

    It must be made where it can be [tapestry.faq.forced_advances].
    """

    def __init__(self, tracks: int, forward: bool, benefit: bool, bonus: int) -> None:
        super().__init__()
        self.tracks = tracks
        self.forward = forward
        self.benefit = benefit
        self.bonus = bonus

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(_open_tracks(position, seat, self.tracks, self.forward))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        move_on_some(position, seat, self.tracks, cause, self.benefit, self.bonus, self.forward)


# ---- reading


def tracks_of(row: Fields, verb: str, value: Any) -> int:
    """A list of tracks, or `any`, as bits."""
    if value == "any":
        return (1 << len(TRACKS)) - 1
    if not isinstance(value, list) or not value:
        raise row.wrong(verb, "must name tracks, or any")
    mask = 0
    for name in value:
        if name not in TRACKS:
            raise row.wrong(verb, f'"{name}" is not a track')
        mask |= 1 << TRACKS.index(name)
    return mask


def _read_move(row: Fields, verb: str, says: Any) -> Effect:
    part = part_of(row, verb, says)
    tracks = tracks_of(row, verb, part.get("tracks"))
    move = Move(tracks, verb == "advance", part.flag("benefit"), BONUSES.index(part.one_of("bonus", BONUSES)))
    part.nothing_else()
    return move


def _read_advance(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return _read_move(row, "advance", says)


def _read_regress(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return _read_move(row, "regress", says)


VERBS: dict[str, Verb] = {"advance": _read_advance, "regress": _read_regress}
ITEMS: tuple[type[Item], ...] = (Activate, BenefitGained, ChooseToken, ChooseTrack, TakeBonus)

"""Cards that live off another player: Alliance, Marriage of State, Trade Economy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.effects import NOTHING
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import PLAYER, TOKEN, TRACK, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import TRACKS
from ecumene.games.tapestry.play.advancing import FREE_BONUS, Activate
from ecumene.games.tapestry.play.model import NONE, TRACK_END, TapestryPosition
from ecumene.games.tapestry.play.technology import use_card


def gain_benefit(position: TapestryPosition, seat: Seat, space: int) -> None:
    """The benefit of a space on which one does not stand: it counts as activated, but nobody shares it in turn.

    [tapestry.rulings.space_limit_per_player] [tapestry.cards.marriage_of_state]
    """
    position.activated[seat] |= 1 << space
    position.perform(seat, position.spaces.benefit[space], f"space.{position.spaces.ids[space]}", space)


def is_activated(position: TapestryPosition, seat: Seat, space: int) -> bool:
    """Whether a seat has activated a space in this turn."""
    return bool(position.activated[seat] >> space & 1)


# ---- naming a partner


def choose_ally(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Name an opponent as ally [tapestry.cards.alliance]."""
    name_partner(position, seat, False, cause)


def choose_marriage(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Name an opponent and a track [tapestry.cards.marriage_of_state]."""
    name_partner(position, seat, True, cause)


def name_partner(position: TapestryPosition, seat: Seat, marriage: bool, cause: str) -> None:
    """Ask for the opponent, where there are several."""
    if position.seats == 2:
        settle_partner(position, seat, 1 - seat, marriage, cause, False)
    else:
        position.agenda.append(ChoosePartner(seat, marriage, cause))


def settle_partner(
    position: TapestryPosition, seat: Seat, other: Seat, marriage: bool, cause: str, begun: bool
) -> None:
    """The opponent is named; a marriage also names a track."""
    position.partner[seat] = other
    if marriage:
        position.agenda.append(MarriageTrack(seat, cause, begun))
    else:
        position.tell("tapestry-log-allies", {"who": seat, "other": other})


@dataclass(frozen=True, eq=False)
class ChoosePartner(SeatQuestion):
    """Which opponent a card names."""

    marriage: bool
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[PLAYER][other] for other in range(position.seats) if other != seat]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        settle_partner(position, seat, action.arg, self.marriage, self.cause, True)


def free_tracks(position: TapestryPosition) -> list[int]:
    """The tracks that no marriage in force names [tapestry.faq.marriage_copy]."""
    return [track for track in range(position.box.track_count) if track not in position.partner_track]


@dataclass(frozen=True, eq=False)
class MarriageTrack(SeatQuestion):
    """Which track a marriage names: none that another marriage names already [tapestry.faq.marriage_copy]."""

    cause: str
    begun: bool

    def halfway(self) -> bool:
        return self.begun

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[TRACK][track] for track in free_tracks(position)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != TRACK:
            raise IllegalAction("core.choice")
        if action not in self.legal(position, seat):
            raise IllegalAction("tapestry.faq.marriage_copy", track=TRACKS[action.arg])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        position.partner_track[seat] = action.arg
        told = {"who": seat, "other": position.partner[seat], "track": TRACKS[action.arg]}
        position.tell("tapestry-log-marries", told)


# ---- what one shares


def share_upgrade(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The circle or square that the ally has just gained; no prerequisite is asked for [tapestry.cards.alliance]."""
    use_card(position, seat, about // 2, about % 2 == 1)


def can_share_upgrade(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Whether the upgrade was one to a circle or a square: what is recycled gives neither."""
    return about != NOTHING


def share_benefit(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The benefit that the partner has just gained, once per space and turn [tapestry.cards.marriage_of_state]."""
    gain_benefit(position, seat, about)


def can_share_benefit(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Whether a space still gives a seat its benefit in this turn; after its last income turn nothing does."""
    return not position.finished[seat] and not is_activated(position, seat, about)


# ---- Trade Economy


def trade_economy(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Gain the benefit of a space where an opponent's token stands [tapestry.cards.trade_economy]."""
    trade(position, seat, NONE, NONE, cause, False)


def targets(position: TapestryPosition, seat: Seat, other: int, track: int) -> list[tuple[int, int, int]]:
    """Every (opponent, track, space) with a token whose benefit a seat may have, of those that agree with a choice."""
    found: list[tuple[int, int, int]] = []
    for owner in range(position.seats):
        if owner == seat or other not in (NONE, owner):
            continue
        for there in range(position.box.track_count):
            if track in (NONE, there):
                for token in sorted(set(position.tokens_on(owner, there))):
                    if token and not is_activated(position, seat, TRACK_END * there + token - 1):
                        found.append((owner, there, token))
    return found


def can_trade(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Whether an opponent's token stands where it brings something."""
    return bool(targets(position, seat, NONE, NONE))


def trade(position: TapestryPosition, seat: Seat, other: int, track: int, cause: str, begun: bool) -> None:
    """Go on once an opponent, then a track is settled; what leaves no choice is not asked."""
    left = targets(position, seat, other, track)
    if other == NONE and len({target[0] for target in left}) == 1:
        other = left[0][0]
    if other != NONE and track == NONE and len({target[1] for target in left}) == 1:
        track = left[0][1]
    if len(left) == 1:
        profit(position, seat, left[0])
    elif left:
        position.agenda.append(TradeWith(seat, other, track, cause, begun))


def profit(position: TapestryPosition, seat: Seat, target: tuple[int, int, int]) -> None:
    """The benefit for oneself, then the bonus, for nothing, for whoever stands there [tapestry.cards.trade_economy]."""
    space = TRACK_END * target[1] + target[2] - 1
    position.agenda.append(Activate(target[0], space, False, FREE_BONUS))
    gain_benefit(position, seat, space)


@dataclass(frozen=True, eq=False)
class TradeWith(SeatQuestion):
    """With whom to trade, on which track, and by which token where there are several."""

    other: int
    track: int
    cause: str
    begun: bool

    def halfway(self) -> bool:
        return self.begun

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        left = targets(position, seat, self.other, self.track)
        acts = position.acts
        if self.other == NONE:
            return [acts.of[PLAYER][owner] for owner in sorted({target[0] for target in left})]
        if self.track == NONE:
            return [acts.of[TRACK][track] for track in sorted({target[1] for target in left})]
        return [acts.of[TOKEN][target[2]] for target in left]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == PLAYER:
            trade(position, seat, action.arg, NONE, self.cause, True)
        elif action.verb == TRACK:
            trade(position, seat, self.other, action.arg, self.cause, True)
        else:
            profit(position, seat, (self.other, self.track, action.arg))


CODES: dict[str, Code] = {
    "choose_ally": choose_ally, "choose_marriage": choose_marriage, "share_upgrade": share_upgrade,
    "share_benefit": share_benefit, "trade_economy": trade_economy,
}  # fmt: skip
ABLE: dict[str, Able] = {
    "share_upgrade": can_share_upgrade, "share_benefit": can_share_benefit, "trade_economy": can_trade,
}  # fmt: skip
ITEMS: tuple[type[Item], ...] = (ChoosePartner, MarriageTrack, TradeWith)

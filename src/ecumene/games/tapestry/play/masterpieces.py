"""Masterpieces: gaining them, what they give at the beginning of income turns, and broadcasting them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, nothing_said, part_of
from ecumene.core.effects import Effect
from ecumene.games.tapestry.box.actions import MASTERPIECE, TapestryAction
from ecumene.games.tapestry.play.drawing import draw_masterpiece, fill_masterpieces, masterpieces_left
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.refreshing import AskToRefresh
from ecumene.games.tapestry.play.whenever import BROADCAST, MASTERPIECE_GAINED, announce

MOST_BROADCAST: Final = 9

# ---- gaining one


def creatable(position: TapestryPosition) -> list[Action]:
    """The masterpieces that can be gained: those face up, and the top of the deck [tapestry.masterpieces.gain]."""
    of = position.acts.of[MASTERPIECE]
    ways: list[Action] = [of[work] for work in position.masterpiece_row]
    if masterpieces_left(position):
        ways.append(position.acts.masterpiece_deck())
    return ways


class GainMasterpiece(Effect):
    """Gain a masterpiece of one's choice [tapestry.masterpieces.gain]."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return not position.finished[seat] and len(creatable(position)) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        ways = creatable(position)
        if position.finished[seat] or not ways:
            return
        if len(ways) == 1:
            _create(position, seat, ways[0])
        else:
            position.agenda.append(CreateMasterpiece(seat, cause))


def _create(position: TapestryPosition, seat: Seat, way: Action) -> None:
    """A masterpiece comes to a seat; one that was face up is replaced at once [tapestry.masterpieces.row]."""
    assert isinstance(way, TapestryAction)
    work = draw_masterpiece(position) if way is position.acts.masterpiece_deck() else way.arg
    position.masterpiece_owner[work] = seat
    if work in position.masterpiece_row:
        position.masterpiece_row.remove(work)
        fill_masterpieces(position)
    position.tell("tapestry-log-creates", {"who": seat, "masterpiece": position.box.masterpieces[work].id})
    announce(position, MASTERPIECE_GAINED, seat, work)


@dataclass(frozen=True, eq=False)
class CreateMasterpiece(SeatQuestion):
    """Which masterpiece to gain [tapestry.masterpieces.gain]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return creatable(position)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        _create(position, seat, action)


# ---- others to choose from


class RefreshMasterpieces(Effect):
    """One may discard the masterpieces that lie face up and replace them [tapestry.masterpieces.refresh]."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return not position.finished[seat] and len(position.masterpiece_row) > 0 and masterpieces_left(position)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.able(position, seat, about):
            position.agenda.append(RefreshWorks(seat, cause))


@dataclass(frozen=True, eq=False)
class RefreshWorks(AskToRefresh):
    """Whether to replace the face-up masterpieces."""

    def refresh(self, position: TapestryPosition) -> None:
        position.masterpiece_discard += position.masterpiece_row
        position.masterpiece_row = []
        fill_masterpieces(position)
        position.tell("tapestry-log-refreshes-works", {"who": self.seat})


# ---- what they give


def useful(position: TapestryPosition, seat: Seat, work: int) -> bool:
    """Whether the benefit of a masterpiece would give something now."""
    return position.book[position.box.masterpieces[work].benefit].able(position, seat, work)


def use_masterpiece(position: TapestryPosition, seat: Seat, work: int) -> None:
    """Gain the benefit of a masterpiece, whoever's it is."""
    entry = position.box.masterpieces[work]
    position.tell("tapestry-log-broadcasts", {"who": seat, "masterpiece": entry.id})
    position.perform(seat, entry.benefit, f"masterpiece.{entry.id}", work)


def broadcast(position: TapestryPosition, seat: Seat, work: int) -> None:
    """Gain the benefit of a masterpiece by broadcasting it; those who listen follow [tapestry.cards.salon_season]."""
    announce(position, BROADCAST, seat, work)
    use_masterpiece(position, seat, work)


class TurnOver(Effect):
    """The masterpiece that this is about is used up [tapestry.masterpieces.single_use]."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        """It is what the benefit beside it costs, and no benefit [tapestry.rulings.idle_payment]."""
        return not position.third_rulings

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        if position.masterpiece_owner[about] == seat:
            position.masterpiece_spent[about] = 1


# ---- the first step of an income turn


@dataclass(frozen=True, eq=False)
class UseMasterpieces(Step):
    """Each masterpiece once, in the order of one's choice, before the civilizations [tapestry.masterpieces.income].

    One that is gained meanwhile still pays [tapestry.masterpieces.gained_in_step_1].
    """

    seat: Seat
    used: tuple[int, ...]

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        unused = unused_masterpieces(position, self.seat, self.used)
        first = _first(position, self.seat, unused)
        if first >= 0:
            _use(position, self.seat, self.used, unused[first])
        elif unused:
            position.agenda.append(NextMasterpiece(self.seat, self.used, "income"))


def unused_masterpieces(position: TapestryPosition, seat: Seat, used: tuple[int, ...]) -> list[int]:
    """The masterpieces that have not paid in this step, also if they would do nothing now [tapestry.rulings.any_order].

    Those that are turned over never pay again [tapestry.masterpieces.single_use].
    """
    unused = [work for work in position.masterpieces_of(seat) if work not in used]
    return unused if position.orders_asked else [work for work in unused if useful(position, seat, work)]


def _first(position: TapestryPosition, seat: Seat, works: Sequence[int]) -> int:
    """The place of a masterpiece that may come without asking; -1 where there is none or the order is asked."""
    if position.orders_asked:
        effects = [position.book[position.box.masterpieces[work].benefit] for work in works]
        return position.first_free(seat, effects, works)
    return 0 if len(works) == 1 else -1


def _use(position: TapestryPosition, seat: Seat, used: tuple[int, ...], work: int) -> None:
    """One masterpiece pays, if it gives anything, and then the others."""
    position.agenda.append(UseMasterpieces(seat, (*used, work)))
    if useful(position, seat, work):
        use_masterpiece(position, seat, work)


@dataclass(frozen=True, eq=False)
class NextMasterpiece(SeatQuestion):
    """Which masterpiece pays next [tapestry.masterpieces.income]."""

    used: tuple[int, ...]
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[MASTERPIECE]
        return [of[work] for work in unused_masterpieces(position, seat, self.used)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        _use(position, seat, self.used, action.arg)


# ---- broadcasting


def broadcastable(position: TapestryPosition, seat: Seat, used: tuple[int, ...], shared: bool) -> list[int]:
    """The masterpieces whose benefit a seat can gain now: its own, and `shared` those of its neighbours.

    Nobody uses another's masterpiece of single use [tapestry.masterpieces.single_use]; one that would give nothing is
    no choice [tapestry.rulings.mandatory_with_choice].
    """
    found = position.masterpieces_of(seat)
    if shared:
        for neighbour in position.neighbours(seat):
            works = position.masterpieces_of(neighbour)
            found += [work for work in works if not position.box.masterpieces[work].single_use]
    return sorted([work for work in found if work not in used and useful(position, seat, work)])


class Broadcast(Effect):
    """Gain the benefit of one's own masterpiece, or of some, different ones, of oneself and one's neighbours.

    [tapestry.masterpieces.broadcast] [tapestry.masterpieces.share]
    """

    def __init__(self, most: int, shared: bool, must: bool = False) -> None:
        super().__init__()
        self.most = most
        self.shared = shared
        self.must = must  # one of them, and not less

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, TapestryPosition)
        return not position.finished[seat] and bool(broadcastable(position, seat, (), self.shared))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        if position.finished[seat]:
            return
        if self.shared and not self.must:
            position.agenda.append(BroadcastMore(seat, self.most, (), cause))
            return
        works = broadcastable(position, seat, (), self.shared)
        if len(works) == 1:
            broadcast(position, seat, works[0])
        elif works:
            position.agenda.append(
                BroadcastShared(seat, 1, (), cause, True) if self.shared else BroadcastOne(seat, cause)
            )


@dataclass(frozen=True, eq=False)
class BroadcastOne(SeatQuestion):
    """Of which of one's masterpieces to gain the benefit [tapestry.masterpieces.broadcast]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        return [position.acts.of[MASTERPIECE][work] for work in broadcastable(position, seat, (), False)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        broadcast(position, seat, action.arg)


@dataclass(frozen=True, eq=False)
class BroadcastMore(Step):
    """So many different masterpieces may still be broadcast [tapestry.masterpieces.share]."""

    seat: Seat
    left: int
    used: tuple[int, ...]
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if self.left and broadcastable(position, self.seat, self.used, True):
            position.agenda.append(BroadcastShared(self.seat, self.left, self.used, self.cause))


@dataclass(frozen=True, eq=False)
class BroadcastShared(SeatQuestion):
    """Which masterpiece to broadcast next, one's own or a neighbour's, or to leave the rest."""

    left: int
    used: tuple[int, ...]
    cause: str
    must: bool = False  # nobody leaves it

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        of = position.acts.of[MASTERPIECE]
        works: list[Action] = [of[work] for work in broadcastable(position, seat, self.used, True)]
        return works if self.must else [*works, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == MASTERPIECE:
            position.agenda.append(BroadcastMore(seat, self.left - 1, (*self.used, action.arg), self.cause))
            broadcast(position, seat, action.arg)


# ---- reading


def _read_broadcast(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """`own` for one of one's own; `{most: 3}` for so many different ones of oneself and one's neighbours.

    `{shared: 1}` is one of these that nobody may leave.
    """
    if says == "own":
        return Broadcast(1, False)
    part = part_of(row, "broadcast", says)
    if "shared" in part.row:
        effect = Broadcast(part.integer("shared", 1, 1), True, True)
    else:
        effect = Broadcast(part.integer("most", 1, MOST_BROADCAST), True)
    part.nothing_else()
    return effect


def _read_refresh(reader: EffectReader, row: Fields, says: Any) -> Effect:
    nothing_said(row, "refresh_masterpieces", says)
    return RefreshMasterpieces()


def _read_turn_over(reader: EffectReader, row: Fields, says: Any) -> Effect:
    nothing_said(row, "turn_over", says)
    return TurnOver()


VERBS: dict[str, Verb] = {
    "broadcast": _read_broadcast,
    "refresh_masterpieces": _read_refresh,
    "turn_over": _read_turn_over,
}
ITEMS: tuple[type[Item], ...] = (
    BroadcastMore, BroadcastOne, BroadcastShared, CreateMasterpiece, NextMasterpiece, RefreshWorks, UseMasterpieces,
)  # fmt: skip

"""The audience of a table: who is there, and what each of them hears."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from itertools import pairwise
from time import time
from typing import Literal, TypeAlias

from ecumene.table.live.absence import Roll
from ecumene.table.live.telling import Data, Present, Teller, Viewer, encode, is_welcome, viewer_of
from ecumene.table.log.state import Move, TableState
from ecumene.table.log.watching import alike, watched, watching_of
from ecumene.table.store import Summary
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.live_messages import Full
from ecumene.table.wire.messages import TableInfo

log = logging.getLogger("ecumene.table")

RING = 16
"""So many versions ago a page may have left and still resume. Beyond that the whole table is less work to tell."""


SCENES = 6
"""So many scenes are kept for those who see the game late; further back they are made again."""


Ending: TypeAlias = Literal["gone", "closed"]
"""Why somebody hears nothing more: the table is no more, or they may not look at it any more."""


def nothing(why: Ending) -> None:
    """What is done when somebody hears nothing more, where nothing is."""


class Subscription:
    """Somebody who hears everything that happens at a table, until they leave, or `end` says that it is over."""

    def __init__(
        self, audience: Audience, guest: Guest, send: Callable[[bytes], None], end: Callable[[Ending], None]
    ) -> None:
        self.guest = guest
        self.send = send
        self.end = end
        self.viewer = viewer_of(audience.state, guest.id)
        self.looks = True
        """Whether their page is in sight. Whoever never says that it is not looks."""
        self._audience = audience

    def leave(self) -> None:
        """Hear nothing more."""
        self._audience.drop(self)


class Audience:
    """Everybody at a table, and its last states, so that whoever was away for a moment hears just what they missed."""

    def __init__(
        self,
        state: TableState,
        hurried: Callable[[], Data | None] = lambda: None,
        clock: Callable[[], float] = time,
        now: Callable[[], float] | None = None,
    ) -> None:
        self._hurried = hurried  # whom all others wait for, and how long still
        self.roll = Roll(state.row, clock)
        self.roll.look(state, ())
        self._ring: deque[TableState] = deque([state], maxlen=RING)
        self._aside: deque[TableState] = deque([watched(state)], maxlen=RING)  # the same, for those without a seat
        self._subscriptions: list[Subscription] = []
        self._now = now  # what time it is for the table's clocks
        self._present = Present(roll=self.roll, now=now)
        self._teller = Teller()

    @property
    def state(self) -> TableState:
        """The table as it is now."""
        return self._ring[-1]

    @property
    def guests(self) -> frozenset[str]:
        """Who is here."""
        return self._present.guests

    @property
    def looking(self) -> frozenset[str]:
        """Who is here and has a page in sight."""
        return frozenset([each.guest.id for each in self._subscriptions if each.looks])

    def __len__(self) -> int:
        return len(self._subscriptions)

    # ---- asking

    def info(self, guest: Guest) -> TableInfo:
        """The table as a guest may see it."""
        viewer = viewer_of(self.state, guest.id)
        return TableInfo.model_validate(self._teller.info(self.shown(viewer), viewer, self._presence(viewer)))

    def summary(self, state: TableState) -> Summary:
        """What lists show of the table in a state; whoever is told of it next hears the same."""
        return self._teller.summary(state)

    def full(self, guest: Guest) -> bytes:
        """Everything a guest may know, as it travels."""
        return encode(self._full(viewer_of(self.state, guest.id)))

    def full_model(self, guest: Guest) -> Full:
        """Everything a guest may know, as part of another answer."""
        return Full.model_validate(self._full(viewer_of(self.state, guest.id)))

    def _full(self, viewer: Viewer) -> Data:
        return self._teller.full(self.shown(viewer), viewer, self._presence(viewer), self._hurry(viewer))

    def shown(self, viewer: Viewer) -> TableState:
        """The table as it is; for those without a seat as it was some moves ago, in the version that was told then."""
        return self.state if viewer.seats else self._aside[-1]

    def _presence(self, viewer: Viewer) -> Present:
        """Who is here, and for whom all wait; that is nothing for those who are some moves behind."""
        return self._present if self.shown(viewer) is self.state else replace(self._present, roll=None)

    def at(self, version: int) -> TableState | None:
        """The table as it was told with that version; None where that is too long ago."""
        return next((state for state in self._ring if state.version == version), None)

    def since(self, guest: Guest, version: int) -> list[bytes] | None:
        """The updates after a version that a guest saw; None where only a `Full` message will do."""
        viewer = viewer_of(self.state, guest.id)
        states = [state for state in (self._ring if viewer.seats else self._aside) if state.version >= version]
        if not states or states[0].version != version:
            return None
        pairs = list(pairwise(states))
        if any(_needs_full(before, after, viewer, viewer_of(before, guest.id)) for before, after in pairs):
            return None
        updates = [self._update(before, after, viewer) for before, after in pairs]
        self._teller.forget(self.state.last, self._still_to_see())
        return updates

    # ---- being there

    def join(
        self, guest: Guest, send: Callable[[bytes], None], end: Callable[[Ending], None] = nothing
    ) -> Subscription:
        """Hear of everything from now on."""
        subscription = Subscription(self, guest, send, end)
        self._subscriptions.append(subscription)
        self._notice_presence()
        return subscription

    def drop(self, subscription: Subscription) -> None:
        """Tell somebody nothing more."""
        if subscription in self._subscriptions:
            self._subscriptions.remove(subscription)
            self._notice_presence()

    def dismiss(self) -> None:
        """Send everybody away: the table is no more."""
        for subscription in list(self._subscriptions):
            subscription.end("gone")

    def _turn_away(self) -> bool:
        """Whoever may not look any more hears nothing more: a game began that is closed to others, or a seat was lost.

        Whether there was somebody.
        """
        if watching_of(self.state.row).open:
            return False
        state = self.state
        gone = [each for each in self._subscriptions if not is_welcome(state, viewer_of(state, each.guest.id))]
        for subscription in gone:
            self._subscriptions.remove(subscription)
            subscription.end("closed")
        return bool(gone)

    def _notice_presence(self) -> None:
        guests = frozenset(subscription.guest.id for subscription in self._subscriptions)
        present = Present(guests, self.roll, self._now)
        if present == self._present:
            return
        self._present = present
        self.roll.look(self.state, present.guests)
        made: dict[Viewer, bytes] = {}

        def message(viewer: Viewer) -> bytes:
            if viewer not in made:
                made[viewer] = encode(self._presence(viewer).message(self.shown(viewer), viewer))
            return made[viewer]

        for subscription in list(self._subscriptions):
            self._tell(subscription, partial(message, subscription.viewer))

    def taken_for_away(self) -> list[Guest]:
        """Those here on whose seat a bot was put because no page of theirs was open."""
        seats = [seat for seat in self.state.seats if seat.revocable and seat.stood_in and seat.stood_in.why == "away"]
        holders = {holder for seat in seats for holder in seat.holders}
        return list({each.guest.id: each.guest for each in self._subscriptions if each.guest.id in holders}.values())

    # ---- telling

    def adopt(self, after: TableState) -> None:
        """The table is another now: tell everybody."""
        before, behind, now = self.state, self._aside[-1], watched(after)
        self._ring.append(after)
        if now is after or not alike(behind, now):
            self._aside.append(now)
        self.roll.look(after, self._present.guests)  # first: everybody is told of it with the rest
        gone = self._turn_away()
        self._broadcast(before, after, behind)
        if gone:
            self._notice_presence()
        self._teller.forget(after.last, self._still_to_see())

    def _still_to_see(self) -> Collection[Move]:
        """The last moves that those without a seat have not seen yet; what they are shown of them is made already."""
        seen, move = self._aside[-1].last, self.state.last
        moves: set[Move] = set() if seen is None else {seen}
        while move is not None and move is not seen and len(moves) < SCENES:
            moves.add(move)
            move = move.before
        return moves

    def _broadcast(self, before: TableState, after: TableState, behind: TableState) -> None:
        made: dict[tuple[Viewer, bool], bytes] = {}

        def message(viewer: Viewer, whole: bool) -> bytes:
            if (viewer, whole) not in made:
                was, now = (before, after) if viewer.seats else (behind, self._aside[-1])
                made[viewer, whole] = encode(self._full(viewer)) if whole else self._update(was, now, viewer)
            return made[viewer, whole]

        for subscription in list(self._subscriptions):
            viewer = viewer_of(after, subscription.guest.id)
            whole = _needs_full(before, after, viewer, subscription.viewer)
            subscription.viewer = viewer
            if whole or viewer.seats or self._aside[-1] is not behind:  # nobody hears of what is not due yet
                self._tell(subscription, partial(message, viewer, whole))

    def _update(self, before: TableState, after: TableState, viewer: Viewer) -> bytes:
        return self._teller.update(before, after, viewer, self._presence(viewer), self._hurry(viewer))

    def _hurry(self, viewer: Viewer) -> Data | None:
        return self._hurried() if self.shown(viewer) is self.state else None

    def tell(self, make: Callable[[Viewer], bytes | None]) -> None:
        """Send everybody what `make` has for such a viewer; None: nothing."""
        for subscription in list(self._subscriptions):
            if (message := make(subscription.viewer)) is not None:
                self._tell(subscription, partial(bytes, message))

    def tell_guest(self, guest: str, message: bytes) -> None:
        """Send a message to the pages of one guest alone."""
        for subscription in list(self._subscriptions):
            if subscription.guest.id == guest:
                self._tell(subscription, partial(bytes, message))

    def _tell(self, subscription: Subscription, make: Callable[[], bytes]) -> None:
        """Send a message. Whatever goes wrong must not keep the others from hearing: what was written stands."""
        try:
            subscription.send(make())
        except Exception:
            log.exception("telling", extra={"table": self.state.row.id, "version": self.state.version})


def _needs_full(before: TableState, after: TableState, viewer: Viewer, known: Viewer) -> bool:
    """Whether an update would not do: the game begins, or the onlooker has become another."""
    return viewer != known or (before.last is None and after.last is not None)

"""Limits: how much one address or one connection may ask of the server."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from ipaddress import IPv6Address
from time import monotonic

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ecumene.table.web.bans import came_from
from ecumene.table.web.refusals import Refusal, refusal, respond
from ecumene.table.web.security import SAFE_METHODS, is_api
from ecumene.table.web.settings import Settings

MOST_ADDRESSES = 50_000
"""Addresses remembered at a time; the one that was quiet for longest is forgotten first."""

UNKNOWN = "unknown"

AT_ONCE = 8
"""So many calls of one address are worked on at a time: others come between them."""

BETWEEN_CALLS = 0.01
"""Seconds between two calls of an address that has used up half of its reserve."""

HINTS_A_SECOND, HINTS_AT_ONCE = 0.1, 10
"""So many times one guest may ask what a strong player would do, as a rule and after a while without."""

WORDS_A_SECOND, WORDS_AT_ONCE = 0.5, 6
"""So many times one guest may say something, at any tables together."""

PAPERS_A_SECOND, PAPERS_AT_ONCE = 1.0, 30
"""So many times one guest may change what they keep for themselves, at any tables together."""

A_FEW = 3
"""So many guests of one address may do as much as one of them: guests are made up at will, addresses are not."""

LEAST_KEPT = 300
"""Bytes that an order counts for at least: an entry of a log is about as long."""

KEPT_SECONDS = 200.0
"""So many seconds' bytes may be sent at once."""

SEATS_AT_ONCE = 1 / 4
"""The share of an hour's seats that may be taken at once."""

PHRASES_A_SECOND, PHRASES_AT_ONCE = 1 / 30, 10
"""So often one address may say a recovery phrase. Nobody comes upon one so; each costs a processor a while."""

CHANNELS_AT_ONCE = 1 / 3
"""The share of an hour's channels that may be made at once."""
"""So often one address may make us send something to where it says."""

GUESSES_A_SECOND, GUESSES_AT_ONCE = 1 / 60, 5
"""So often one address may bring a wrong token of the operator's."""

HOLD, HOLD_MOST = 0.5, 5.0
"""Seconds that a refusal is held back, at least and at most."""

BETWEEN_REFUSALS = 0.02
"""Seconds between two refusals that one address hears."""


def address(scope: Scope) -> str:
    """Where a request comes from. An IPv6 host owns 2^64 addresses, so its network stands for it."""
    found = came_from(scope)
    if found is None:
        return str((scope.get("client") or (UNKNOWN,))[0])
    return f"{':'.join(found.exploded.split(':')[:4])}::/64" if isinstance(found, IPv6Address) else str(found)


class Bucket:
    """Permissions that come back at a steady rate, up to a reserve. A rate of 0 is no limit."""

    def __init__(self, rate: float, reserve: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.reserve, self.clock = rate, reserve, clock
        self.left, self.seen = reserve, clock()

    def take(self) -> bool:
        """Use one permission, where one is left."""
        if self.rate <= 0:
            return True
        self._refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def charge(self, cost: float) -> None:
        """Pay for what was used; what is not there is owed."""
        self._refill()
        self.left -= cost

    @property
    def debt_wait(self) -> float:
        """Seconds until nothing is owed any more."""
        self._refill()
        return 0.0 if self.rate <= 0 else max(0.0, -self.left / self.rate)

    @property
    def wait(self) -> float:
        """Seconds until the next permission."""
        return 0.0 if self.rate <= 0 else max(0.0, (1 - self.left) / self.rate)

    def _refill(self) -> None:
        now = self.clock()
        self.left = min(self.reserve, self.left + (now - self.seen) * self.rate)
        self.seen = now


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, reserve: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.reserve, self.clock = rate, reserve, clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, where: str) -> float:
        """0 where the address may go on; otherwise the seconds it must wait."""
        bucket = self.of(where)
        return 0.0 if bucket.take() else bucket.wait

    def of(self, where: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._of.get(where)
        if bucket is None:
            bucket = self._of[where] = Bucket(self.rate, self.reserve, self.clock)
            if len(self._of) > MOST_ADDRESSES:
                self._of.popitem(last=False)
        self._of.move_to_end(where)
        return bucket


class Turns:
    """So many at a time for each address; whoever comes later waits for their turn, and too many are not let in."""

    def __init__(self, at_once: int, waiting: int = 1_000_000) -> None:
        self.at_once, self.waiting = at_once, waiting
        self._of: dict[str, tuple[asyncio.Semaphore, int]] = {}

    @asynccontextmanager
    async def turn(self, where: str) -> AsyncIterator[None]:
        """Inside, it is the address's turn."""
        gate, here = self._of.get(where) or (asyncio.Semaphore(self.at_once), 0)
        if here >= self.at_once + self.waiting:
            raise refusal("too_many", 429, "no-more-work", wait=1.0)
        self._of[where] = gate, here + 1
        try:
            async with gate:
                yield
        finally:
            gate, here = self._of.pop(where)
            if here > 1:
                self._of[where] = gate, here - 1


class Pace:
    """What one address asks for is done bit by bit, with time between the bits in which others come first."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self._next: OrderedDict[str, float] = OrderedDict()

    def rest(self, where: str, seconds: float) -> None:
        """Let nothing of that address begin for so long."""
        self._put(where, max(self._next.get(where, 0.0), self.clock() + seconds))

    async def wait(self, where: str, gap: float = 0.0) -> None:
        """Until it is the address's time; its next one comes `gap` seconds later."""
        now = self.clock()
        due = max(now, self._next.get(where, 0.0))
        if gap:
            self._put(where, due + gap)
        if due > now:
            await asyncio.sleep(due - now)

    async def hold(self, where: str) -> None:
        """Let whoever is refused wait, so that asking again and again costs them time and us nothing.

        As long for everybody: whoever is told at once that the next call is but a moment away asks in that moment. One
        after another: a crowd of connections that all hear at once would all ask at once.
        """
        now = self.clock()
        due = min(now + HOLD_MOST, max(now + HOLD, self._next.get(where, 0.0)))
        self._put(where, due + BETWEEN_REFUSALS)
        await asyncio.sleep(due - now)

    def _put(self, where: str, when: float) -> None:
        self._next[where] = when
        self._next.move_to_end(where)
        if len(self._next) > MOST_ADDRESSES:
            self._next.popitem(last=False)


class Counts:
    """How many things each address holds at the moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._of: dict[str, int] = {}

    def take(self, where: str) -> bool:
        """Take one more, where the limit leaves room."""
        held = self._of.get(where, 0)
        if 0 < self.most <= held:
            return False
        self._of[where] = held + 1
        return True

    def give_back(self, where: str) -> None:
        """One less."""
        held = self._of.pop(where) - 1
        if held:
            self._of[where] = held

    def __len__(self) -> int:
        return sum(self._of.values())


@dataclass
class Limits:
    """Every limit that is kept by address; hints are counted by guest, words and papers by both."""

    calls: Buckets
    tables: Buckets
    sockets: Counts
    refusals: Pace
    channels: Buckets
    seats: Buckets
    kept: Buckets
    hints: Buckets = field(default_factory=lambda: Buckets(HINTS_A_SECOND, HINTS_AT_ONCE))
    words: Buckets = field(default_factory=lambda: Buckets(WORDS_A_SECOND, WORDS_AT_ONCE))
    papers: Buckets = field(default_factory=lambda: Buckets(PAPERS_A_SECOND, PAPERS_AT_ONCE))
    words_from: Buckets = field(default_factory=lambda: Buckets(WORDS_A_SECOND * A_FEW, WORDS_AT_ONCE * A_FEW))
    papers_from: Buckets = field(default_factory=lambda: Buckets(PAPERS_A_SECOND * A_FEW, PAPERS_AT_ONCE * A_FEW))
    phrases: Buckets = field(default_factory=lambda: Buckets(PHRASES_A_SECOND, PHRASES_AT_ONCE))
    guesses: Buckets = field(default_factory=lambda: Buckets(GUESSES_A_SECOND, GUESSES_AT_ONCE))

    @classmethod
    def of(cls, chosen: Settings) -> Limits:
        calls, tables, channels = chosen.calls_per_second, chosen.tables_per_hour, chosen.channels_per_hour
        seats, kept = chosen.seats_per_hour, chosen.bytes_per_second
        return cls(
            Buckets(calls, calls * 10),
            Buckets(tables / 3600, tables),
            Counts(chosen.sockets_per_address),
            Pace(),
            Buckets(channels / 3600, channels * CHANNELS_AT_ONCE),
            Buckets(seats / 3600, seats * SEATS_AT_ONCE),
            Buckets(kept, kept * KEPT_SECONDS),
        )

    def need_room(self, where: str) -> None:
        """Refuse an address that has sent more to be kept than it may."""
        wait = self.kept.of(where).debt_wait
        if wait:
            raise refusal("too_many", 429, "no-more-kept", wait=wait)

    def keep(self, where: str, size: int) -> None:
        """Count what an address sends to be kept."""
        self.kept.of(where).charge(max(LEAST_KEPT, size))

    def new_seat(self, where: str) -> None:
        """Count a seat that is taken at a table which is open to all; too many of them are refused."""
        wait = self.seats.take(where)
        if wait:
            raise refusal("too_many", 429, "no-more-seats", wait=wait)

    def new_table(self, scope: Scope) -> None:
        """Count a new table; too many of them are refused."""
        wait = self.tables.take(address(scope))
        if wait:
            raise refusal("too_many", 429, "no-more-tables", wait=wait)

    def new_phrase(self, scope: Scope) -> None:
        """Count a phrase that is made or tried; too many of them are refused."""
        wait = self.phrases.take(address(scope))
        if wait:
            raise refusal("too_many", 429, "no-more-phrases", wait=wait)

    def new_channel(self, scope: Scope) -> None:
        """Count a channel that is made or tried; too many of them are refused."""
        wait = self.channels.take(address(scope))
        if wait:
            raise refusal("too_many", 429, "no-more-channels", wait=wait)

    def need_guess(self, scope: Scope) -> None:
        """Refuse an address that has brought too many wrong tokens; only those are charged."""
        bucket = self.guesses.of(address(scope))
        if bucket.debt_wait or bucket.left < 1:
            raise refusal("too_many", 429, "no-more-guesses", wait=bucket.wait)

    def new_hint(self, guest: str) -> None:
        """Count a question for a hint; too many of them are refused."""
        wait = self.hints.take(guest)
        if wait:
            raise refusal("too_many", 429, "no-more-hints", wait=wait)

    def new_paper(self, guest: str, where: str) -> None:
        """Count a note or marks that are kept; too many of them are refused."""
        wait = self.papers.take(guest) or self.papers_from.take(where)
        if wait:
            raise refusal("too_many", 429, "no-more-papers", wait=wait)

    def new_word(self, guest: str, where: str) -> None:
        """Count something said; too much of it is refused."""
        wait = self.words.take(guest) or self.words_from.take(where)
        if wait:
            raise refusal("too_many", 429, "no-more-words", wait=wait)


class LimitCalls:
    """Middleware: so many calls of the API a second from one address, no body longer than agreed, and so many bytes of
    orders: whatever is kept came as one.

    Whoever has used up half of the reserve is served call by call, so that others come between.
    """

    def __init__(self, app: ASGIApp, limits: Limits, body_bytes: int) -> None:
        self.app, self.limits, self.body_bytes = app, limits, body_bytes
        self.turns, self.pace = Turns(AT_ONCE), Pace()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not is_api(scope):
            await self.app(scope, receive, send)
            return
        where = address(scope)
        order = scope["method"] not in SAFE_METHODS
        try:
            self._need_leave(where, order)
        except Refusal as refused:
            await self.limits.refusals.hold(where)
            await respond(refused)(scope, receive, send)
            return
        if self.body_bytes and _announced(scope) > self.body_bytes:
            await respond(self._too_large())(scope, receive, send)
            return
        bucket = self.limits.calls.of(where)
        if bucket.rate > 0 and bucket.left < bucket.reserve / 2:
            await self.pace.wait(where, BETWEEN_CALLS)
        async with self.turns.turn(where):
            body = Body(receive, self.body_bytes, self._too_large)
            try:
                await self.app(scope, body.receive, send)
            finally:
                if order:
                    self.limits.keep(where, body.size)

    def _need_leave(self, where: str, order: bool) -> None:
        wait = self.limits.calls.take(where)
        if wait:
            raise refusal("too_many", 429, "no-more-calls", wait=wait)
        if order:
            self.limits.need_room(where)

    def _too_large(self) -> Refusal:
        return refusal("too_large", 413, "no-more-bytes", most=self.body_bytes)


class Body:
    """What comes with a request, counted as it comes: it need not have announced its length."""

    def __init__(self, receive: Receive, most: int, too_large: Callable[[], Refusal]) -> None:
        self._receive, self._most, self._too_large = receive, most, too_large
        self.size = 0

    async def receive(self) -> Message:
        """The next part of it; more than `most` bytes are refused, where that is not 0."""
        message = await self._receive()
        self.size += len(message.get("body", b""))
        if 0 < self._most < self.size:
            raise self._too_large()
        return message


def _announced(scope: Scope) -> int:
    for name, value in scope["headers"]:
        if name == b"content-length":
            return int(value) if value.isdigit() else 0
    return 0

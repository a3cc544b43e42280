"""Access: who is asking. A guest is whoever holds a secret; a browser keeps it in a cookie, a program brings it along.

The server knows a secret by its hash only, so nobody who reads the store can take a guest's seat.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from http.cookies import SimpleCookie
from math import inf
from secrets import token_urlsafe
from time import monotonic, time
from typing import TypeVar

from starlette.requests import HTTPConnection

from ecumene.table.store import GuestRow, Store, StoreUnavailable
from ecumene.table.store.persons import Seen
from ecumene.table.web.guessing import is_guessable
from ecumene.table.web.refusals import refusal
from ecumene.table.wire.guests import Guest, clean_name

COOKIE = "ecumene_guest"
COOKIE_DAYS = 400  # browsers keep none longer
SECRET_BYTES = 24
SECRET = re.compile(r"[A-Za-z0-9_-]{22,128}")  # 22 letters of base64 are 128 bits

PROTOCOL = "ecumene"
BEARER_PROTOCOL = "ecumene.bearer."
"""`new WebSocket(address, ["ecumene", "ecumene.bearer.SECRET"])`: how another site's page says who it is."""

MOST_NAMES = 20_000
NAME_SECONDS = 30.0
"""How long a name is believed before the store is asked again: another process may have changed it."""

SEEN_SECONDS = 3600.0
"""How often it is written down that a browser was here in which somebody is signed in."""

T = TypeVar("T")


@dataclass(frozen=True)
class Pass:
    """A guest's secret. A fresh one is known to nobody yet and must be handed out to count."""

    secret: str
    fresh: bool
    bearer: bool = False
    """Brought along by a program, which no cookie reaches."""

    @property
    def guest(self) -> str:
        """The guest's id; of a browser in which a person is signed in, what the session is known by."""
        return sha256(self.secret.encode()).hexdigest()

    def cookie(self, https: bool) -> str:
        """The header that hands the secret to a browser."""
        return _cookie(self.secret, COOKIE_DAYS * 86_400, https)


def no_cookie(https: bool) -> str:
    """The header that takes the secret away from a browser."""
    return _cookie("", 0, https)


def _cookie(secret: str, seconds: int, https: bool) -> str:
    jar: SimpleCookie = SimpleCookie({COOKIE: secret})
    kept = jar[COOKIE]
    kept["path"], kept["max-age"] = "/", seconds
    kept["httponly"], kept["samesite"], kept["secure"] = True, "Strict", https
    return kept.OutputString()


def read_pass(connection: HTTPConnection) -> Pass:
    """The pass a request brings, or a fresh one: nobody is ever taken for somebody else."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    offered = next((word for word in offered_protocols(connection) if word.startswith(BEARER_PROTOCOL)), None)
    if scheme.lower() != "bearer" and offered is not None:
        scheme, given = "bearer", offered.removeprefix(BEARER_PROTOCOL)
    if scheme.lower() == "bearer":
        if not SECRET.fullmatch(given):
            raise refusal("bad_request", 400, "no-such-bearer", field="authorization")
        if is_guessable(given):
            raise refusal("bad_request", 400, "guessable-bearer", field="authorization")
        return Pass(given, fresh=False, bearer=True)
    kept = connection.cookies.get(COOKIE, "")
    if SECRET.fullmatch(kept) and not is_guessable(kept):
        return Pass(kept, fresh=False)
    return new_pass()


def new_pass() -> Pass:
    """A pass that nobody has yet."""
    return Pass(token_urlsafe(SECRET_BYTES), fresh=True)


def offered_protocols(connection: HTTPConnection) -> list[str]:
    """What a socket offers to speak. A browser lets a page send no other header, so a secret may be among it."""
    if connection.scope["type"] != "websocket":
        return []
    return [word.strip() for word in connection.headers.get("sec-websocket-protocol", "").split(",")]


class Guests:
    """Guests and their names, remembered for a while. Where a person is signed in, the guest is that person."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store, self._clock = store, clock
        self._passes: OrderedDict[str, tuple[str | None, float]] = OrderedDict()  # by hash: whose, and until when
        self._names: OrderedDict[str, str] = OrderedDict()
        self._unseen: OrderedDict[str, str] = OrderedDict()  # the names that only we know
        self._changes = 0  # how often it was said that a pass is another's: what was asked before that is not kept

    def __len__(self) -> int:
        return len(self._names)

    async def guest(self, given: Pass) -> Guest:
        """The guest who holds a pass; nobody in particular where it opens nothing any more."""
        found = await self._find(given)
        return Guest(new_pass().guest, "") if found is None else found

    async def admit(self, given: Pass) -> tuple[Pass, Guest]:
        """The same, for whoever acts: a browser that was signed out gets a fresh pass."""
        found = await self._find(given)
        if found is not None:
            return given, found
        if given.bearer:
            raise refusal("not_allowed", 403, "signed-out", field="authorization")
        fresh = new_pass()
        return fresh, Guest(fresh.guest, "")

    async def _find(self, given: Pass) -> Guest | None:
        if given.fresh:
            return Guest(given.guest, "")
        whose, until = self._passes.get(given.guest, (None, -inf))
        if until < self._clock() or (whose is not None and whose not in self._names):
            changes = self._changes
            known = await self._store.persons.known(given.guest)
            whose = None if known.void else known.id
            if changes == self._changes:
                _put(self._passes, given.guest, (whose, self._clock() + NAME_SECONDS))
            _put(self._names, known.id, self._unseen.get(known.id, known.name))
            if known.session is not None and known.session.seen < time() - SEEN_SECONDS:
                with suppress(StoreUnavailable):
                    await self._store.persons.write(Seen(given.guest, time()))
        return None if whose is None else Guest(whose, self._names[whose])

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The guest under another name.

        It is kept for the next visit once others have seen them, or several servers must know; till then it lies in
        memory: whoever makes up guests fills no disk.
        """
        name = clean_name(name)
        if not name:
            raise refusal("bad_request", 400, "name-invisible", field="name")
        if name != guest.name:
            _put(self._unseen, guest.id, name)
            if self._store.shared or await self._store.knows(guest.id):
                await self.keep(guest)
            _put(self._names, guest.id, name)
        return Guest(guest.id, name)

    async def keep(self, guest: Guest) -> None:
        """Others see a guest: a name that only we know is kept."""
        name = self._unseen.get(guest.id)
        if name is not None:
            await self._store.save_guest(GuestRow(guest.id, name, time()))
            self._unseen.pop(guest.id, None)

    def forget(self, guest: Guest) -> None:
        """Know nothing of a guest any more."""
        self._names.pop(guest.id, None)
        self._unseen.pop(guest.id, None)

    def look_again(self, who: str) -> None:
        """A pass, or all of somebody's, may be another's now; without a name, anybody's."""
        self._changes += 1
        for hash in [hash for hash, (whose, _) in self._passes.items() if who in ("", hash, whose)]:
            del self._passes[hash]

    async def holder(self, hash: str) -> str | None:
        """Whose a pass is, by its hash; None where it opens nothing any more."""
        known = await self._store.persons.known(hash)
        return None if known.void else known.id


def _put(known: OrderedDict[str, T], key: str, value: T) -> None:
    known[key] = value
    known.move_to_end(key)
    if len(known) > MOST_NAMES:
        known.popitem(last=False)

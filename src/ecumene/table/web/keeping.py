"""Keeping an identity: a guest becomes a person, signs in elsewhere by a passkey or a phrase, and signs out again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_bytes, token_urlsafe
from time import time
from typing import Any

from ecumene.table.live.tables import Tables
from ecumene.table.store.persons import (
    AddKey,
    Answered,
    Ask,
    ChallengeRow,
    Change,
    Drop,
    Join,
    Keep,
    PasskeyRow,
    PersonRow,
    Persons,
    Renew,
    SessionRow,
    SignIn,
    SignOutElsewhere,
    UseKey,
)
from ecumene.table.store.schema import SESSIONS
from ecumene.table.store.ways_back import DropKey, DropPhrase
from ecumene.table.web import passkeys, phrases
from ecumene.table.web.access import Pass, new_pass
from ecumene.table.web.passes import Passes
from ecumene.table.web.passkeys import Site
from ecumene.table.web.refusals import refusal
from ecumene.table.wire.guests import Guest, one_line
from ecumene.table.wire.person_messages import LABEL_LENGTH, Device, KeyOptions, KeyRequest, Passkey, Person

ASK_SECONDS = 300.0
"""So long a browser may take to answer what it was asked to sign."""

NEW_SECONDS = 3600.0
"""So long after a guest became a person their browser is given another pass, when it next asks who they are."""

MAKE, USE = "make", "use"
MOST_KEYS = 20

BROWSERS = (("Firefox", "Firefox"), ("Edg", "Edge"), ("OPR", "Opera"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


@dataclass(frozen=True)
class Asking:
    """A browser that asks: who it is to us, by which pass, at which site, and what it calls itself."""

    guest: Guest
    given: Pass
    site: Site
    agent: str

    @property
    def label(self) -> str:
        """What a browser is called among one's devices."""
        found = [next((name for word, name in names if word in self.agent), "") for names in (BROWSERS, SYSTEMS)]
        return " · ".join(name for name in found if name)


@dataclass
class Keeper:
    """Everything about persons that is no table's."""

    persons: Persons
    passes: Passes
    tables: Tables
    clock: Callable[[], float] = time

    # ---- who one is

    async def person(self, asking: Asking) -> Person:
        """Who asks, as they may see themselves."""
        row = await self.persons.person(asking.guest.id)
        name, able = asking.guest.name, asking.site.able
        if row is None:
            return Person(kept=False, name=name, can_passkey=able)
        keys, sessions = await asyncio.gather(self.persons.keys(row.id), self.persons.sessions(row.id))
        told = [Passkey(id=k.id, label=k.label, site=k.site, created=k.created, used=k.used) for k in keys]
        devices = [
            Device(id=s.id, label=s.label, created=s.created, seen=s.seen, here=s.hash == asking.given.guest)
            for s in sessions
        ]
        facts: dict[str, Any] = {"colour": row.colour or None, "public": row.public, "phrase": bool(row.phrase_hash)}
        return Person(kept=True, name=name, **facts, passkeys=told, devices=devices, can_passkey=able)

    async def need(self, asking: Asking) -> PersonRow:
        """The person who asks; a guest is refused."""
        row = await self.persons.person(asking.guest.id)
        if row is None:
            raise refusal("not_allowed", 403, "not-kept")
        return row

    async def change(self, asking: Asking, colour: str | None, public: bool | None) -> None:
        """Another colour; or let others see one's page, at an address of its own, or no longer."""
        await self.need(asking)
        if colour is not None:
            await self.persons.write(Change(asking.guest.id, {"colour": colour}))
        if public is not None:
            address = token_urlsafe(9) if public else None
            await self.persons.write(Change(asking.guest.id, {"public": address}))

    async def _keep(self, asking: Asking) -> None:
        """Make a person of a guest; of a person nothing."""
        person = asking.guest.id
        if await self.persons.person(person) is None:
            handle = passkeys.text(passkeys.handle_of(person))
            row = PersonRow(person, handle, "", None, None, "", "", self.clock())
            await self.persons.write(Keep(row, self._session(person, asking.given.guest, asking.label)))
            await self.passes.guests.keep(asking.guest)
            self.passes.guests.look_again(asking.given.guest)

    async def renewed(self, asking: Asking) -> Pass:
        """The pass of somebody's browser; another one where it still has that of the guest who has just become them.

        Whoever may have put the guest's there is not the person. Not before they can come back by what they were given:
        an answer that is lost on its way must not cost them their seats.
        """
        held, sessions = asking.given, await self.persons.sessions(asking.guest.id)
        since = next((each.created for each in sessions if each.hash == held.guest == asking.guest.id), None)
        if held.bearer or since is None or since < self.clock() - NEW_SECONDS:
            return held
        given = new_pass()
        if not await self.persons.write(Renew(asking.guest.id, held.guest, given.guest)):
            return held
        self.passes.changed(held.guest)
        return given

    def _session(self, person: str, hash: str, label: str) -> SessionRow:
        now = self.clock()
        return SessionRow(hash, token_urlsafe(9), person, label, now, now)

    # ---- passkeys

    async def ask_new_key(self, asking: Asking) -> KeyOptions:
        """What a browser must know to make a passkey."""
        known = await self.persons.keys(asking.guest.id)
        if len(known) >= MOST_KEYS:
            raise refusal("not_allowed", 403, "passkeys-many", most=MOST_KEYS)
        ask, challenge = await self._ask(asking, MAKE)
        guest = asking.guest
        return KeyOptions(ask=ask, options=passkeys.to_make(asking.site, guest.id, guest.name, known, challenge))

    async def ask_key(self, asking: Asking) -> KeyOptions:
        """What a browser must know to use a passkey."""
        ask, challenge = await self._ask(asking, USE)
        return KeyOptions(ask=ask, options=passkeys.to_use(asking.site, challenge))

    async def _ask(self, asking: Asking, purpose: str) -> tuple[str, bytes]:
        if not asking.site.able:
            raise refusal("not_allowed", 403, "passkey-nowhere")
        ask, challenge, now = token_urlsafe(12), token_bytes(32), self.clock()
        what, until = _purpose(purpose, asking.site), now + ASK_SECONDS
        await self.persons.write(Ask(ChallengeRow(ask, what, asking.guest.id, passkeys.text(challenge), until), now))
        return ask, challenge

    async def _asked(self, asking: Asking, ask: str, purpose: str) -> bytes:
        """What was asked, once and in time, of the same browser at the same address."""
        kept = await self.persons.challenge(ask) if ask.isascii() and ask.isprintable() else None
        if kept is None or (kept.purpose, kept.guest) != (_purpose(purpose, asking.site), asking.guest.id):
            raise refusal("not_allowed", 403, "passkey-late", field="ask")
        mine = await self.persons.write(Answered(ask))
        if not mine or kept.expires < self.clock():
            raise refusal("not_allowed", 403, "passkey-late", field="ask")
        return passkeys.read(kept.challenge)

    async def add_key(self, asking: Asking, given: KeyRequest) -> None:
        """A new passkey of whoever asks; a guest becomes a person by it."""
        challenge = await self._asked(asking, given.ask, MAKE)
        made = passkeys.made(asking.site, given.credential, challenge)
        if made is None:
            raise refusal("not_allowed", 403, "passkey-false", field="credential")
        key_id, now = passkeys.text(made.credential_id), self.clock()
        if await self.persons.key(key_id) is not None:
            raise refusal("not_allowed", 403, "passkey-taken", field="credential")
        await self._keep(asking)
        label = one_line(given.label)[:LABEL_LENGTH] or asking.label
        public_key = passkeys.text(made.credential_public_key)
        key = PasskeyRow(key_id, asking.guest.id, asking.site.id, public_key, made.sign_count, label, now, now)
        if not await self.persons.write(AddKey(key)):
            raise refusal("not_allowed", 403, "passkey-taken", field="credential")

    async def drop_key(self, asking: Asking, key: str) -> None:
        """A passkey opens nothing any more; the only way back to one's seats stays."""
        person = await self.need(asking)
        if await self.persons.write(DropKey(person.id, key)):
            return
        if key in [row.id for row in await self.persons.keys(person.id)]:
            raise refusal("not_allowed", 403, "last-passkey")
        raise refusal("not_found", 404, "no-such-passkey")

    async def sign_in_by_key(self, asking: Asking, given: KeyRequest) -> tuple[Pass, str, int]:
        """Who brings a passkey is its person from now on: their pass, their name, and how many tables came along."""
        challenge = await self._asked(asking, given.ask, USE)
        key = await self.persons.key(_credential_id(given.credential))
        if key is None or key.site != asking.site.id:
            raise refusal("not_allowed", 403, "passkey-unknown", field="credential")
        proof = passkeys.used(asking.site, given.credential, challenge, key, key.person)
        if proof is None or not await self.persons.write(UseKey(key.id, proof.new_sign_count, self.clock())):
            raise refusal("not_allowed", 403, "passkey-false", field="credential")
        return await self._sign_in(asking, key.person)

    # ---- the phrase

    async def new_phrase(self, asking: Asking) -> str:
        """A phrase by which whoever asks is known again; the one before it is good for nothing."""
        await self._keep(asking)
        while True:
            phrase = phrases.new_phrase()
            kept = await asyncio.to_thread(phrases.kept, phrase)
            values = {"phrase_tag": kept.tag, "phrase_salt": kept.salt, "phrase_hash": kept.hash}
            if await self.persons.write(Change(asking.guest.id, values)):
                return phrase
            await self.need(asking)  # or somebody has a phrase that begins so: once in four thousand million

    async def drop_phrase(self, asking: Asking) -> None:
        """The phrase opens nothing any more; the only way back to one's seats stays."""
        person = await self.need(asking)
        if not await self.persons.write(DropPhrase(person.id)):
            raise refusal("not_allowed", 403, "last-phrase")

    async def sign_in_by_phrase(self, asking: Asking, text: str) -> tuple[Pass, str, int]:
        """Who knows a phrase is its person from now on."""
        read = phrases.read_phrase(text)
        row = None if read is None else await self.persons.by_phrase(read[0])
        salt, hash = ("", "") if row is None else (row.phrase_salt, row.phrase_hash)
        right = await asyncio.to_thread(phrases.is_phrase, "" if read is None else read[1], salt, hash)
        if row is None or not right:
            raise refusal("not_allowed", 403, "phrase-wrong", field="phrase")
        return await self._sign_in(asking, row.id)

    # ---- in and out

    async def _sign_in(self, asking: Asking, person: str) -> tuple[Pass, str, int]:
        """A browser gets a secret that it did not have before, so that nobody can have put it there.

        What it was as a guest becomes the person's; where another person was signed in, they are no longer.
        """
        before = asking.given.guest
        known = await self.persons.known(before)
        given = asking.given if asking.given.bearer else new_pass()
        if known.session is not None:
            await self.persons.write(Drop(SESSIONS, known.id, known.session.id))
        tables = 0
        if known.session is None and not known.void and not asking.given.fresh:
            tables = await self._bring_along(asking.guest.id, person)
        if not await self.persons.write(SignIn(self._session(person, given.guest, asking.label))):
            raise refusal("not_allowed", 403, "passkey-unknown")
        self.passes.changed(before)
        return given, (await self.passes.guests.guest(Pass(given.secret, fresh=False))).name, tables

    async def _bring_along(self, guest: str, person: str) -> int:
        """What somebody was as a guest becomes the person's.

        Where the store fails in the middle they are still that guest, and the next time brings the rest; once they are
        not, somewhere else they may just have sat down.
        """
        tables = await self.tables.adopt(guest, person)
        if await self.persons.write(Join(guest, person)):
            tables += await self.tables.adopt(guest, person)
        return tables

    async def sign_out(self, asking: Asking, device: str | None = None) -> None:
        """Here, or on another device: what that browser has opens nothing any more."""
        sessions = await self.persons.sessions(asking.guest.id)
        here = asking.given.guest
        found = next((s for s in sessions if s.id == device or (device is None and s.hash == here)), None)
        if found is None:
            raise refusal("not_found", 404, "no-such-device")
        await self.persons.write(Drop(SESSIONS, asking.guest.id, found.id))
        self.passes.changed(found.hash)

    async def sign_out_elsewhere(self, asking: Asking) -> Pass:
        """Everywhere but here, also where a copy of what this browser had is used: it has another pass from now on."""
        person, given = await self.need(asking), asking.given if asking.given.bearer else new_pass()
        await self.persons.write(SignOutElsewhere(self._session(person.id, given.guest, asking.label)))
        self.passes.changed(person.id)
        return given


def _purpose(purpose: str, site: Site) -> str:
    """What a challenge is good for: to answer it elsewhere is to answer another."""
    return f"{purpose} {site.origin}"


def _credential_id(credential: dict[str, Any]) -> str:
    """The id of a passkey as it is kept; what cannot be one is nobody's."""
    found = credential.get("id")
    return found if isinstance(found, str) and found.isascii() and found.isprintable() else ""

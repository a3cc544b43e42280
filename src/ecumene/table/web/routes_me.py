"""Routes of whoever wishes to be known again: keeping an identity, signing in and out."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from ecumene.table.web.access import Pass, no_cookie, read_pass
from ecumene.table.web.keeping import Asking
from ecumene.table.web.passkeys import site_of
from ecumene.table.web.refusals import refusal
from ecumene.table.web.routes import ORDER, Shared, problems
from ecumene.table.web.services import Services
from ecumene.table.wire.person_messages import (
    KeyOptions,
    KeyRequest,
    Person,
    PersonRequest,
    Phrase,
    PhraseRequest,
    SignedIn,
)

routes = APIRouter(prefix="/api", tags=["persons"])

Id = Annotated[str, Path(min_length=1, max_length=1500)]


async def asking(request: Request, response: Response, services: Shared) -> Asking:
    """Who asks, and from which browser; a new guest is handed a pass."""
    given, guest = await services.guests.admit(read_pass(request))
    services.bans.need_none(guest.id)
    if given.fresh:
        response.headers.append("set-cookie", given.cookie(request.url.scheme == "https"))
    site = site_of(request, services.settings.address)
    return Asking(guest, given, site, request.headers.get("user-agent", ""))


Asks = Annotated[Asking, Depends(asking)]


@routes.get("/me/person", summary="Who I am, my passkeys and devices", responses=problems(400, 403))
async def person(asks: Asks, services: Shared, request: Request, response: Response) -> Person:
    return await _renewed(asks, services, request, response)


@routes.put("/me/person", summary="Choose a colour; let others see my page, or not", responses=ORDER)
async def change(asks: Asks, given: PersonRequest, services: Shared) -> Person:
    await services.keeper.change(asks, given.colour, given.public)
    return await services.keeper.person(asks)


@routes.post("/me/passkeys/options", summary="What a browser needs to make a passkey", responses=ORDER)
async def ask_new_key(asks: Asks, services: Shared) -> KeyOptions:
    return await services.keeper.ask_new_key(asks)


@routes.post("/me/passkeys", summary="Keep who I am with a new passkey", responses=ORDER)
async def add_key(asks: Asks, given: KeyRequest, services: Shared, request: Request, response: Response) -> Person:
    await services.keeper.add_key(asks, given)
    return await _renewed(asks, services, request, response)


@routes.delete("/me/passkeys/{key}", summary="Remove a passkey", responses=ORDER)
async def drop_key(asks: Asks, key: Id, services: Shared) -> Person:
    await services.keeper.drop_key(asks, _plain(key, "no-such-passkey"))
    return await services.keeper.person(asks)


@routes.post("/me/phrase", summary="Keep who I am with a new recovery phrase", responses=ORDER)
async def new_phrase(asks: Asks, services: Shared, request: Request) -> Phrase:
    services.limits.new_phrase(request.scope)
    return Phrase(phrase=await services.keeper.new_phrase(asks))


@routes.delete("/me/phrase", summary="Let the recovery phrase open nothing any more", responses=ORDER)
async def drop_phrase(asks: Asks, services: Shared) -> Person:
    await services.keeper.drop_phrase(asks)
    return await services.keeper.person(asks)


@routes.delete("/me/devices", summary="Sign out everywhere but in this browser", responses=ORDER)
async def drop_devices(asks: Asks, services: Shared, request: Request, response: Response) -> Person:
    held = await services.keeper.sign_out_elsewhere(asks)
    _hand(held, request, response)
    return await services.keeper.person(replace(asks, given=held))


@routes.delete("/me/devices/{device}", summary="Sign out on one of my devices", responses=ORDER)
async def drop_device(asks: Asks, device: Id, services: Shared) -> Person:
    await services.keeper.sign_out(asks, _plain(device, "no-such-device"))
    return await services.keeper.person(asks)


@routes.post("/sign-in/options", summary="What a browser needs to use a passkey", responses=ORDER)
async def ask_key(asks: Asks, services: Shared) -> KeyOptions:
    return await services.keeper.ask_key(asks)


@routes.post("/sign-in", summary="Sign in with a passkey; every seat is back", responses=ORDER)
async def sign_in(asks: Asks, given: KeyRequest, services: Shared, request: Request, response: Response) -> SignedIn:
    fresh, name, tables = await services.keeper.sign_in_by_key(asks, given)
    _hand(fresh, request, response)
    return SignedIn(name=name, tables=tables)


@routes.post("/sign-in/phrase", summary="Sign in with the recovery phrase", responses=ORDER)
async def sign_in_by_phrase(
    asks: Asks, given: PhraseRequest, services: Shared, request: Request, response: Response
) -> SignedIn:
    services.limits.new_phrase(request.scope)
    fresh, name, tables = await services.keeper.sign_in_by_phrase(asks, given.phrase)
    _hand(fresh, request, response)
    return SignedIn(name=name, tables=tables)


@routes.post("/sign-out", summary="Sign out in this browser; it becomes a new guest", responses=ORDER)
async def sign_out(asks: Asks, services: Shared, request: Request, response: Response) -> Person:
    if asks.given.bearer:
        raise refusal("not_allowed", 403, "signed-out-bearer", field="authorization")
    await services.keeper.need(asks)
    await services.keeper.sign_out(asks)
    response.headers["set-cookie"] = no_cookie(request.url.scheme == "https")
    return Person(kept=False, name="", can_passkey=asks.site.able)


async def _renewed(asks: Asking, services: Services, request: Request, response: Response) -> Person:
    """Who asks. A browser whose guest has just become a person has another cookie from now on."""
    held = await services.keeper.renewed(asks)
    if held is not asks.given:
        _hand(held, request, response)
    return await services.keeper.person(replace(asks, given=held))


def _hand(given: Pass, request: Request, response: Response) -> None:
    """Give a browser the pass that it has from now on, where that is another."""
    if given.fresh:
        response.headers["set-cookie"] = given.cookie(request.url.scheme == "https")


def _plain(name: str, key: str) -> str:
    """A name that a database can be asked for."""
    if not (name.isascii() and name.isprintable()):
        raise refusal("not_found", 404, key)
    return name

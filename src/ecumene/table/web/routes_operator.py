"""Routes of whoever runs the server, behind a token of `ecumene operator token`; and what they tell everybody."""

from __future__ import annotations

from http.cookies import SimpleCookie
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from ecumene.table.store.operating import Note, Noted
from ecumene.table.web.limits import address
from ecumene.table.web.refusals import refusal
from ecumene.table.web.routes import ORDER, Shared, problems
from ecumene.table.wire.operator_messages import (
    AnnouncementRequest,
    Announcements,
    BanRequest,
    CloseRequest,
    OperatorTable,
    Overview,
    TokenRequest,
    VerdictRequest,
)

COOKIE = "ecumene_operator"

everybody = APIRouter(prefix="/api", tags=["server"])


@everybody.get("/announcements", summary="What whoever runs the server tells everybody", responses=problems())
async def announcements(services: Shared) -> Announcements:
    return Announcements(list=services.moderator.announcements())


async def operator(request: Request, services: Shared) -> None:
    """Let nobody in without the token. Whether there is one at all is told to nobody."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    token = given if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
    await _need_token(token, request, services)


async def _need_token(token: str, request: Request, services: Shared) -> None:
    """The right one always opens: whoever guesses at the same address, as behind a proxy, must not lock it out."""
    if token and await services.moderator.knows(token):
        return
    if token:  # to have none is no guess
        services.limits.need_guess(request.scope)
        services.limits.guesses.of(address(request.scope)).charge(1)
    raise refusal("not_allowed", 403, "operator-token", field="authorization")


def cookie(token: str, https: bool) -> str:
    """The header that hands the token to a browser until it is closed, or takes it away."""
    jar: SimpleCookie = SimpleCookie({COOKIE: token})
    kept = jar[COOKIE]
    kept["path"] = "/api/operator"
    if not token:
        kept["max-age"] = 0
    kept["httponly"], kept["samesite"], kept["secure"] = True, "Strict", https
    return kept.OutputString()


entrance = APIRouter(prefix="/api/operator", tags=["server"])
routes = APIRouter(prefix="/api/operator", tags=["server"], dependencies=[Depends(operator)])

Id = Annotated[str, Path(max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Path(ge=1, lt=2**31)]


@entrance.post("/sign-in", summary="Open the operator's page in this browser, by the token", responses=ORDER)
async def sign_in(given: TokenRequest, services: Shared, request: Request, response: Response) -> Overview:
    await _need_token(given.token, request, services)
    await services.moderator.operating.write(Noted(Note(services.moderator.clock(), "sign-in")))
    response.headers["set-cookie"] = cookie(given.token, request.url.scheme == "https")
    return await services.moderator.overview()


@entrance.post("/sign-out", summary="Close the operator's page in this browser", responses=ORDER)
async def sign_out(request: Request, response: Response) -> Announcements:
    response.headers["set-cookie"] = cookie("", request.url.scheme == "https")
    return Announcements(list=[])


@routes.get("", summary="Reports, bans, announcements, and what operators did", responses=problems(403))
async def overview(services: Shared) -> Overview:
    return await services.moderator.overview()


@routes.post("/reports/{table}/{number}", summary="Decide on a report", responses=ORDER)
async def settle(table: Id, number: Number, given: VerdictRequest, services: Shared) -> Overview:
    await services.moderator.settle(table, number, given.verdict)
    return await services.moderator.overview()


@routes.post("/bans", summary="Ban somebody, or a range of addresses", responses=ORDER)
async def ban(given: BanRequest, services: Shared) -> Overview:
    await services.moderator.ban(given)
    return await services.moderator.overview()


@routes.delete("/bans/{ban}", summary="Lift a ban", responses=ORDER)
async def unban(ban: Id, services: Shared) -> Overview:
    await services.moderator.unban(ban)
    return await services.moderator.overview()


@routes.get("/tables/{table}", summary="Who sits at a table; is it closed?", responses=problems(400, 403, 404))
async def table_of(table: Id, services: Shared) -> OperatorTable:
    return await services.moderator.table(table)


@routes.post("/tables/{table}/close", summary="Let nobody act at a table", responses=ORDER)
async def close(table: Id, given: CloseRequest, services: Shared) -> OperatorTable:
    return await services.moderator.close(table, given.reason)


@routes.post("/tables/{table}/reopen", summary="Let people act at a table again", responses=ORDER)
async def reopen(table: Id, services: Shared) -> OperatorTable:
    return await services.moderator.close(table, None)


@routes.post("/announcements", summary="Tell everybody something until a moment", responses=ORDER)
async def announce(given: AnnouncementRequest, services: Shared) -> Overview:
    await services.moderator.announce(given)
    return await services.moderator.overview()


@routes.delete("/announcements/{announcement}", summary="Tell it no longer", responses=ORDER)
async def withdraw(announcement: Id, services: Shared) -> Overview:
    await services.moderator.withdraw(announcement)
    return await services.moderator.overview()

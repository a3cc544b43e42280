"""What all routes have in common: who asks, what may be refused, and what they are given."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response

from ecumene.core.words import LANGUAGES
from ecumene.table.live.live import LiveTable
from ecumene.table.web.access import read_pass
from ecumene.table.web.bans import is_spared
from ecumene.table.web.budget import Asker
from ecumene.table.web.limits import address
from ecumene.table.web.services import Services
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.live_messages import Problem

REFUSALS = {
    400: "The request is not what it must be; `field` names the part at fault",
    403: "Not your seat, not your table, another site's page, or you are banned; `text` says why",
    404: "There is no such thing",
    409: "The table has moved on; `state` is how it stands now. Or it has not begun, is over, or is `stopped`",
    413: "The request is too long",
    415: "The request is not JSON",
    422: "A rule forbids it; `rule` and `why` say which and why",
    429: "Too many requests, tables or sockets; `Retry-After` says when to try again",
    503: "The store cannot be reached; nothing has changed",
}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for the API's description; every route may be refused with 429 and 503."""
    return {status: {"model": Problem, "description": REFUSALS[status]} for status in sorted({*statuses, 429, 503})}


LOOK = problems(400, 404)
ORDER = problems(400, 403, 404, 413, 415)
PLAY = problems(400, 403, 404, 409, 413, 415, 422)


async def services_of(request: Request) -> Services:
    """What all routes share. `async` like everything that routes depend on: FastAPI takes the rest to a thread."""
    found: Services = request.app.state.services
    return found


Shared = Annotated[Services, Depends(services_of)]


async def visitor(request: Request, services: Shared) -> Guest:
    """Whoever looks. Somebody without a pass is nobody in particular and gets none. Whoever is banned is refused."""
    guest = await services.guests.guest(read_pass(request))
    if not is_spared(request):
        services.bans.need_none(guest.id)
    return guest


async def someone(request: Request, response: Response, services: Shared) -> Guest:
    """Whoever acts or asks who they are: a new guest is handed a pass. Whoever is banned is refused."""
    given, guest = await services.guests.admit(read_pass(request))
    if not is_spared(request):
        services.bans.need_none(guest.id)
    if given.fresh:
        response.headers.append("set-cookie", given.cookie(request.url.scheme == "https"))
    return guest


async def seen(guest: Annotated[Guest, Depends(someone)], services: Shared) -> AsyncIterator[Guest]:
    """Whoever does what others see, or what is kept: once it is done, their name is kept too."""
    yield guest
    await services.guests.keep(guest)


async def whence(request: Request) -> str:
    """The address that a request is counted for."""
    return address(request.scope)


async def found(services: Shared, table: Annotated[str, Path(max_length=64, description="A table's id")]) -> LiveTable:
    return await services.table(table)


async def welcomed(guest: Annotated[Guest, Depends(visitor)], table: Annotated[LiveTable, Depends(found)]) -> LiveTable:
    """A table that the guest may look at."""
    table.need_welcome(guest)
    return table


def spoken(request: Request) -> str:
    """The first of our languages that a browser asks for."""
    wanted = request.headers.get("accept-language", "").lower().split(",")
    return next((lang for each in wanted for lang in LANGUAGES if each.strip().startswith(lang)), "en")


async def asking(request: Request, guest: Annotated[Guest, Depends(visitor)]) -> Asker:
    """Who pays for work, and from where."""
    return Asker(address(request.scope), guest.id)


Visitor = Annotated[Guest, Depends(visitor)]
Someone = Annotated[Guest, Depends(someone)]
Seen = Annotated[Guest, Depends(seen)]
Where = Annotated[str, Depends(whence)]
Asking = Annotated[Asker, Depends(asking)]
AnyTable = Annotated[LiveTable, Depends(found)]
Table = Annotated[LiveTable, Depends(welcomed)]

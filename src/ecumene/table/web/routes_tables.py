"""Routes about tables and their seats: the lobby, opening a table, sitting down, leaving, coming back."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from ecumene.table.web.budget import Asker
from ecumene.table.web.limits import address
from ecumene.table.web.routes import (
    LOOK,
    ORDER,
    PLAY,
    AnyTable,
    Asking,
    Seen,
    Shared,
    Someone,
    Table,
    Visitor,
    Where,
    problems,
)
from ecumene.table.wire.live_messages import Full
from ecumene.table.wire.lobby_messages import LobbyRequest
from ecumene.table.wire.messages import (
    Admit,
    Choose,
    Fill,
    Give,
    ImportRecord,
    Lobby,
    NewTable,
    OfSeat,
    SeatLink,
    Sit,
    StandIn,
    TableInfo,
)
from ecumene.table.wire.time_messages import Holidays, HolidayWish, PauseWish

routes = APIRouter(prefix="/api", tags=["tables"])


@routes.get("/tables", summary="The lobby: your tables, open ones, and some to watch", responses=problems(400))
async def lobby(guest: Visitor, services: Shared, wanted: Annotated[LobbyRequest, Query()]) -> Lobby:
    return await services.tables.lobby(guest, wanted)


@routes.post("/tables", status_code=201, summary="Open a table", responses=ORDER)
async def create(guest: Seen, wish: NewTable, services: Shared, request: Request) -> TableInfo:
    services.limits.new_table(request.scope)
    return await services.tables.create(guest, wish)


@routes.post("/records", status_code=201, summary="Open a table from the record of a game", responses=ORDER)
async def import_record(guest: Seen, given: ImportRecord, services: Shared, request: Request) -> TableInfo:
    services.limits.new_table(request.scope)
    asker = Asker(address(request.scope), guest.id)
    await services.budget.check(asker)
    return await services.tables.import_record(guest, given, partial(services.budget.do, asker))


@routes.get("/tables/{table}", summary="A table", responses=LOOK)
async def table_info(guest: Visitor, table: Table) -> TableInfo:
    return table.info(guest)


@routes.get("/tables/{table}/state", summary="Everything a viewer may know now", response_model=Full, responses=LOOK)
async def state(guest: Visitor, table: Table, services: Shared, asker: Asking) -> Response:
    async with services.budget.turn(asker):
        with services.budget.paid(asker):
            return Response(table.full(guest), media_type="application/json")


@routes.post("/tables/{table}/sit", summary="Take an open seat", responses=PLAY)
async def sit(guest: Seen, table: Table, given: Sit, services: Shared, where: Where) -> TableInfo:
    if table.state.row.public and guest.id != table.state.row.owner:
        services.limits.new_seat(where)
    if given.name is not None:
        guest = await services.guests.rename(guest, given.name)
    await table.sit(guest, given, await services.circle.kept(table.state.row.id))
    return table.info(guest)


@routes.post("/tables/{table}/fill", summary="Put a bot on a seat, or free it (owner, before the game)", responses=PLAY)
async def fill(guest: Someone, table: Table, given: Fill) -> TableInfo:
    await table.fill(guest, given)
    return table.info(guest)


@routes.post("/tables/{table}/give", summary="Give an open seat to somebody who has one (owner)", responses=PLAY)
async def give(guest: Someone, table: Table, given: Give) -> TableInfo:
    await table.give(guest, given)
    return table.info(guest)


@routes.post("/tables/{table}/admit", summary="Let somebody sit down again (owner)", responses=PLAY)
async def admit(guest: Someone, table: Table, given: Admit) -> TableInfo:
    await table.admit(guest, given)
    return table.info(guest)


@routes.post("/tables/{table}/colour", summary="Choose the colour of your seat, before the game", responses=PLAY)
async def colour(guest: Someone, table: Table, given: Choose) -> TableInfo:
    await table.choose_colour(guest, given)
    return table.info(guest)


@routes.post("/tables/{table}/begin", summary="Begin the game (owner)", responses=PLAY)
async def begin(guest: Someone, table: Table) -> TableInfo:
    await table.begin(guest)
    return table.info(guest)


@routes.post("/tables/{table}/leave", summary="Leave a seat; a bot stands in while the game runs", responses=PLAY)
async def leave(guest: Someone, table: Table, given: StandIn) -> TableInfo:
    await table.leave(guest, given)
    return table.info(guest)


@routes.post("/tables/{table}/come-back", summary="Take a seat back from the bot that stands in", responses=PLAY)
async def come_back(guest: Someone, table: Table, given: OfSeat) -> TableInfo:
    await table.come_back(guest, given)
    return table.info(guest)


@routes.post("/tables/{table}/concede", summary="Give up for good; a bot plays on", responses=PLAY)
async def concede(guest: Someone, table: Table, given: StandIn) -> TableInfo:
    await table.concede(guest, given)
    return table.info(guest)


@routes.post("/tables/{table}/pause", summary="Wish for a pause of the clocks, or go on", responses=PLAY)
async def pause(guest: Someone, table: Table, given: PauseWish) -> TableInfo:
    await table.pause(guest, given)
    return table.info(guest)


@routes.get("/holidays", summary="What you have left of this year's holidays", responses=problems(400))
async def holidays(guest: Visitor, services: Shared) -> Holidays:
    return await services.tables.holidays(guest, this_year())


@routes.post("/holidays", summary="Holidays at all your tables that are played over days", responses=PLAY)
async def take_holidays(guest: Someone, given: HolidayWish, services: Shared) -> Holidays:
    return await services.tables.take_holidays(guest, this_year(), given.days)


def this_year() -> int:
    """The year whose holidays are taken, the same for everybody."""
    return datetime.now(UTC).year


@routes.post("/tables/{table}/claim", summary="Hold a seat in this browser too, by its secret link", responses=PLAY)
async def claim(guest: Seen, table: AnyTable, given: SeatLink) -> TableInfo:
    await table.claim(guest, given.secret)
    return table.info(guest)


@routes.get(
    "/tables/{table}/seats/{seat}/link", summary="The secret link of your seat", responses=problems(400, 403, 404)
)
async def seat_link(guest: Visitor, table: Table, seat: Annotated[int, Path(ge=0)]) -> SeatLink:
    return table.seat_link(guest, seat)


@routes.post(
    "/tables/{table}/seats/{seat}/link",
    summary="Renew the secret link of your seat; whoever came by the old one loses it",
    responses=PLAY,
)
async def renew_link(guest: Someone, table: Table, seat: Annotated[int, Path(ge=0)]) -> SeatLink:
    return await table.renew_link(guest, seat)


@routes.post("/tables/{table}/again", summary="The same people once more, at a new table", responses=PLAY)
async def again(guest: Seen, table: Table, services: Shared, request: Request) -> TableInfo:
    services.limits.new_table(request.scope)
    return await table.again(guest)

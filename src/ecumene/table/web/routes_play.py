"""Routes of a running table: acting, taking back, asking why, and looking back."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse

from ecumene.core.scene import Why
from ecumene.table.web.routes import ORDER, PLAY, Asking, Seen, Shared, Someone, Table, Visitor, problems, spoken
from ecumene.table.wire.analysis_messages import Analysis, PlayOn
from ecumene.table.wire.live_messages import Moment, Series
from ecumene.table.wire.messages import ActRequest, Done, RewindRequest, TableInfo, UndoRequest, WhyRequest
from ecumene.table.wire.teaching_messages import Foreseen, ForeseeRequest, Hint, HintRequest

routes = APIRouter(prefix="/api/tables/{table}")

SEEN = problems(400, 404, 409)


@routes.post("/act", tags=["play"], summary="Let a seat act, once or several times", responses=PLAY)
async def act(guest: Someone, table: Table, given: ActRequest, services: Shared) -> Done:
    return await services.act(table, guest, given)


@routes.post("/undo", tags=["play"], summary="Take back a seat's last action", responses=PLAY)
async def undo(guest: Someone, table: Table, given: UndoRequest) -> Done:
    return await table.undo(guest, given)


@routes.post("/redo", tags=["play"], summary="Do again what was taken back", responses=PLAY)
async def redo(guest: Someone, table: Table, given: UndoRequest) -> Done:
    return await table.redo(guest, given)


@routes.post("/rewind", tags=["play"], summary="Take the table back to a move (owner)", responses=PLAY)
async def rewind(guest: Someone, table: Table, given: RewindRequest) -> Done:
    return await table.rewind(guest, given)


@routes.post("/why", tags=["play"], summary="Why can these things not be clicked?", responses=PLAY)
async def why(guest: Visitor, table: Table, given: WhyRequest, services: Shared, asker: Asking) -> Why | None:
    return await services.budget.do(asker, partial(table.why, guest, given))


@routes.post("/foresee", tags=["play"], summary="What would these actions change for my seat?", responses=PLAY)
async def foresee(guest: Visitor, table: Table, given: ForeseeRequest, services: Shared, asker: Asking) -> Foreseen:
    return await services.budget.do(asker, partial(table.foresee, guest, given))


@routes.post("/hint", tags=["play"], summary="What would a strong player do?", responses=PLAY)
async def hint(guest: Someone, table: Table, given: HintRequest, services: Shared) -> Hint:
    services.limits.new_hint(guest.id)
    return await table.hint(guest, given)


@routes.get(
    "/record",
    tags=["looking back"],
    summary="The record of the game; without its secrets while the game runs",
    response_class=PlainTextResponse,
    responses=problems(400, 404, 409),
)
async def record(guest: Visitor, table: Table, services: Shared, asker: Asking, request: Request) -> PlainTextResponse:
    written = await services.budget.do(asker, partial(table.record, guest, spoken(request)))
    info = table.info(guest)
    told = {"Content-Disposition": f'attachment; filename="{info.game}-{info.id}.ecumene"'}
    return PlainTextResponse(written, headers=told)


@routes.get(
    "/keepsake",
    tags=["looking back"],
    summary="A content file with which a new game begins as this one did: its world, for example",
    response_class=PlainTextResponse,
    responses=problems(400, 404, 409),
)
async def keepsake(guest: Visitor, table: Table, services: Shared, asker: Asking) -> PlainTextResponse:
    info = table.info(guest)
    told = {"Content-Disposition": f'attachment; filename="{info.game}-{info.id}.yaml"'}
    return PlainTextResponse(await services.budget.do(asker, partial(table.keepsake, guest)), headers=told)


@routes.get(
    "/moves/{move}",
    tags=["looking back"],
    summary="The table after a move",
    response_model=Moment,
    responses=SEEN,
)
async def moment(
    guest: Visitor, table: Table, move: Annotated[int, Path(ge=0)], services: Shared, asker: Asking
) -> Response:
    found = await services.budget.do(asker, lambda: table.moment(guest, move).model_dump_json())
    return Response(found, media_type="application/json")


@routes.get(
    "/series",
    tags=["looking back"],
    summary="Points over time, and moments worth a look",
    response_model=Series,
    responses=SEEN,
)
async def series(guest: Visitor, table: Table, services: Shared, asker: Asking) -> Response:
    found = await services.budget.do(asker, lambda: table.series(guest).model_dump_json())
    return Response(found, media_type="application/json")


@routes.get(
    "/analysis",
    tags=["looking back"],
    summary="What bots think of a game that is over: chances move by move, and the moments that mattered",
    responses=SEEN,
)
async def analysis(guest: Visitor, table: Table, services: Shared, asker: Asking) -> Analysis:
    return await services.tables.analysis(table, partial(services.budget.do, asker))


@routes.post(
    "/play-on",
    status_code=201,
    tags=["looking back"],
    summary="Play on from a moment of a game that is over, at a new table with bots",
    responses=ORDER | PLAY,
)
async def play_on(
    guest: Seen, table: Table, given: PlayOn, services: Shared, asker: Asking, request: Request
) -> TableInfo:
    services.limits.new_table(request.scope)
    return await services.tables.play_on(guest, table, given, partial(services.budget.do, asker))

"""Routes of what somebody keeps at a table for themselves."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter

from ecumene.table.live.planning import Sending, plan
from ecumene.table.live.premoves import offered
from ecumene.table.web.routes import LOOK, PLAY, Asking, Shared, Someone, Table, Visitor, Where
from ecumene.table.wire.paper_messages import MarksRequest, NoteRequest, PaperInfo
from ecumene.table.wire.plan_messages import PlanDone, Planned, PlanRequest
from ecumene.table.wire.premove_messages import PremoveOffers, PremoveRequest, PremoveSeatRequest, PremovesInfo

routes = APIRouter(prefix="/api/tables/{table}", tags=["papers"])


@routes.get("/paper", summary="Your own notes and marks at this table", responses=LOOK)
async def paper(guest: Visitor, table: Table) -> PaperInfo:
    return await table.papers.info(guest)


@routes.put("/paper/note", summary="Keep a note to yourself", responses=PLAY)
async def write_note(guest: Someone, table: Table, given: NoteRequest, services: Shared, where: Where) -> PaperInfo:
    services.limits.new_paper(guest.id, where)
    return await table.papers.write_note(guest, given)


@routes.put("/paper/marks", summary="Keep arrows and rings that only you see", responses=PLAY)
async def draw(guest: Someone, table: Table, given: MarksRequest, services: Shared, where: Where) -> PaperInfo:
    services.limits.new_paper(guest.id, where)
    return await table.papers.draw(guest, given)


@routes.get("/premoves", summary="What your seats have answered beforehand", responses=LOOK)
async def premoves(guest: Visitor, table: Table) -> PremovesInfo:
    return await table.premoves.info(guest)


@routes.post("/premoves/offers", summary="What a seat could answer beforehand", responses=PLAY)
async def premove_offers(
    guest: Someone, table: Table, given: PremoveSeatRequest, services: Shared, asker: Asking
) -> PremoveOffers:
    return offered(await services.budget.do(asker, partial(table.premoves.offers, guest, given.seat)))


@routes.put("/premoves", summary="Answer beforehand, or take everything back", responses=PLAY)
async def keep_premoves(
    guest: Someone, table: Table, given: PremoveRequest, services: Shared, asker: Asking
) -> PremovesInfo:
    services.limits.new_paper(guest.id, asker.address)
    wants = bool(given.answers) or given.passing is not None
    offers = await services.budget.do(asker, partial(table.premoves.offers, guest, given.seat)) if wants else []
    return await table.premoves.keep(guest, given, offers)


@routes.post("/plan", summary="What would several decisions of my turn come to?", responses=PLAY)
async def plan_turn(guest: Someone, table: Table, given: PlanRequest, services: Shared, asker: Asking) -> Planned:
    return await services.budget.do(asker, partial(plan, table, guest, given))


@routes.post("/plan/send", summary="Do all that was planned, in one go", responses=PLAY)
async def send_plan(guest: Someone, table: Table, given: PlanRequest, services: Shared) -> PlanDone:
    done = await table.send_plan(guest, Sending(guest, given), given)
    services.metrics.moved("person", done.done)
    return done

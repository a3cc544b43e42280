"""Routes of what people say at a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from ecumene.table.web.routes import LOOK, PLAY, Seen, Shared, Someone, Table, Visitor, Where
from ecumene.table.wire.messages import Done, TalkRule
from ecumene.table.wire.talk_messages import ReportRequest, SayRequest, TalkInfo

routes = APIRouter(prefix="/api/tables/{table}/talk", tags=["talk"])


@routes.get("", summary="What was said, as far as you may hear it", responses=LOOK)
async def talk(guest: Visitor, table: Table) -> TalkInfo:
    return await table.talk.info(guest)


@routes.post("", summary="Say something at the table, or among those who watch", responses=PLAY)
async def say(guest: Seen, table: Table, given: SayRequest, services: Shared, where: Where) -> TalkInfo:
    services.limits.new_word(guest.id, where)
    await table.talk.say(guest, given)
    return await table.talk.info(guest)


@routes.put("", summary="Whether one speaks here, and how slowly (owner)", responses=PLAY)
async def rule(guest: Someone, table: Table, given: TalkRule) -> Done:
    return await table.rule_talk(guest, given)


@routes.post("/{number}/report", summary="Report something that should not have been said", responses=PLAY)
async def report(
    guest: Someone,
    table: Table,
    number: Annotated[int, Path(ge=1, lt=2**31)],
    given: ReportRequest,
    services: Shared,
    where: Where,
) -> Done:
    services.limits.new_word(guest.id, where)
    await table.talk.report(guest, number, given)
    return Done(version=table.state.version)

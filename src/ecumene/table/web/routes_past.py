"""Routes of the page of one's own: what one plays and has played, to look at, to download, and for others by choice."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import JSONResponse

from ecumene.table.live.past import Finished, by_bot, by_game, by_opponent, streak
from ecumene.table.live.rated import ratings_of
from ecumene.table.web.exporting import export, zipped
from ecumene.table.web.refusals import refusal
from ecumene.table.web.routes import Asking, Shared, Visitor, problems, spoken
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import TableInfo
from ecumene.table.wire.person_messages import PersonPage
from ecumene.table.wire.problems import TableProblem

routes = APIRouter(prefix="/api", tags=["persons"])

MOST_RECORDS = 200
"""So many records one download holds, the newest."""


@routes.get("/me/page", summary="What I play and have played", responses=problems(400))
async def own_page(guest: Visitor, services: Shared, asker: Asking) -> PersonPage:
    row = await services.store.persons.person(guest.id)
    running, past = await services.tables.played_by(guest)
    page = await services.budget.do(asker, partial(told, guest.name, running, past))
    about = {} if row is None else {"colour": row.colour or None, "since": row.created}
    ratings, yardstick = await ratings_of(services.store, guest.id)
    return page.model_copy(update={**about, "ratings": ratings, "yardstick": yardstick})


@routes.get("/people/{public}", summary="What somebody has played who lets others see it", responses=problems(400, 404))
async def shown_page(
    guest: Visitor, public: Annotated[str, Path(max_length=64)], services: Shared, asker: Asking
) -> PersonPage:
    row = await services.store.persons.shown(public) if public.isascii() and public.isprintable() else None
    if row is None:
        raise refusal("not_found", 404, "no-such-person")
    found = await services.store.guest(row.id)
    _, past = await services.tables.played_by(Guest(row.id, ""))
    page = await services.budget.do(asker, partial(told, "" if found is None else found.name, None, past))
    ratings, yardstick = await ratings_of(services.store, row.id)
    facts = {"colour": row.colour or None, "since": row.created, "own": guest.id == row.id}
    return page.model_copy(update={**facts, "ratings": ratings, "yardstick": yardstick})


def told(name: str, running: list[TableInfo] | None, past: list[Finished]) -> PersonPage:
    """A page. Others do not see what is on, nor who the other people were: they have not been asked."""
    own = running is not None
    played = [each.played for each in past]
    if not own:
        nameless = {"name": ""}
        played = [
            each.model_copy(
                update={
                    "table": "",
                    "title": "",
                    "opponents": [other.model_copy(update=nameless) for other in each.opponents],
                }
            )
            for each in played
        ]
    return PersonPage(
        name=name,
        own=own,
        running=running or [],
        finished=played,
        games=by_game(past),
        opponents=by_opponent(past) if own else [],
        bots=by_bot(past),
        streak=streak(past),
    )


@routes.get(
    "/me/records",
    summary="The records of my finished games, all in one file",
    response_class=Response,
    responses={**problems(400), 200: {"description": "A zip file", "content": {"application/zip": {}}}},
)
async def records(guest: Visitor, services: Shared, asker: Asking, request: Request) -> Response:
    await services.budget.check(asker)
    written: dict[str, str] = {}
    _, past = await services.tables.played_by(guest)
    for each in past[:MOST_RECORDS]:
        name = f"{each.played.game}-{each.played.table}"
        try:
            table = await services.table(each.played.table)
            written[f"{name}.ecumene"] = await services.budget.do(asker, partial(table.record, guest, spoken(request)))
        except TableProblem as problem:
            if problem.status == 429:
                raise
            written[f"{name}.txt"] = f"{problem.problem.text.en}\n{problem.problem.text.fr}\n"
    whole = await asyncio.to_thread(zipped, written)
    told = {"Content-Disposition": 'attachment; filename="ecumene-records.zip"'}
    return Response(whole, media_type="application/zip", headers=told)


@routes.get("/me/export", summary="Everything that is known of me, as one file", responses=problems(400))
async def export_me(guest: Visitor, services: Shared, asker: Asking) -> dict[str, Any]:
    async with services.budget.turn(asker):
        found = await export(services.store, guest)
    told = {"Content-Disposition": 'attachment; filename="ecumene-me.json"'}
    return JSONResponse(found, headers=told)  # type: ignore[return-value]

"""Routes of being told: by which ways, and what for; one's own, and a table's."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request

from ecumene.table.live.seating import need_owner
from ecumene.table.web.passkeys import site_of
from ecumene.table.web.routes import LOOK, ORDER, AnyTable, Shared, Someone, problems
from ecumene.table.wire.notice_messages import (
    ChannelMade,
    ChannelRequest,
    Channels,
    CodeRequest,
    RenewRequest,
    WantsRequest,
)

routes = APIRouter(prefix="/api", tags=["being told"])

Id = Annotated[str, Path(min_length=1, max_length=64, description="A channel's id")]


async def own_table(guest: Someone, table: AnyTable) -> str:
    """A table, for its owner alone: the address of a webhook is a secret."""
    need_owner(table.state, guest)
    return table.state.row.id


async def counted(services: Shared, request: Request) -> None:
    """Whoever makes us send something does it so often and no more."""
    services.limits.new_channel(request.scope)


Counted = Depends(counted)
OwnTable = Annotated[str, Depends(own_table)]


# ---- one's own


@routes.get("/me/channels", summary="How I am told, and what this server can do", responses=problems(400, 403))
async def channels(guest: Someone, services: Shared) -> Channels:
    return await services.channels.shown(guest.id, None)


@routes.post(
    "/me/channels", status_code=201, summary="Be told by one more way", responses=ORDER, dependencies=[Counted]
)
async def add_channel(guest: Someone, given: ChannelRequest, services: Shared, request: Request) -> ChannelMade:
    site = site_of(request, services.settings.address).origin
    return await services.channels.add(guest.id, None, given, site)


@routes.put("/me/channels/{channel}", summary="What I am told that way", responses=ORDER)
async def change_channel(guest: Someone, channel: Id, given: WantsRequest, services: Shared) -> Channels:
    return await services.channels.change(guest.id, None, channel, given)


@routes.put(
    "/me/channels/{channel}/push",
    summary="Push to my browser where its subscription leads now, and no longer where it led",
    responses=ORDER,
    dependencies=[Counted],
)
async def renew_channel(guest: Someone, channel: Id, given: RenewRequest, services: Shared) -> Channels:
    return await services.channels.renew(guest.id, channel, given)


@routes.delete("/me/channels/{channel}", summary="Be told that way no longer", responses=ORDER)
async def drop_channel(guest: Someone, channel: Id, services: Shared) -> Channels:
    return await services.channels.drop(guest.id, None, channel)


@routes.post(
    "/me/channels/{channel}/confirm",
    summary="Show that a mailbox is mine, by the code that was sent there",
    responses=ORDER,
    dependencies=[Counted],
)
async def confirm_channel(guest: Someone, channel: Id, given: CodeRequest, services: Shared) -> Channels:
    return await services.channels.confirm(guest.id, channel, given.code)


@routes.post(
    "/me/channels/{channel}/test",
    summary="Send something that way, to see whether it arrives",
    responses=ORDER,
    dependencies=[Counted],
)
async def try_channel(guest: Someone, channel: Id, services: Shared) -> Channels:
    return await services.channels.try_out(guest.id, None, channel)


# ---- a table's


@routes.get(
    "/tables/{table}/hooks", summary="The webhooks of a table (owner)", responses={**LOOK, **problems(400, 403, 404)}
)
async def hooks(guest: Someone, table: OwnTable, services: Shared) -> Channels:
    return await services.channels.shown(guest.id, table)


@routes.post(
    "/tables/{table}/hooks",
    status_code=201,
    summary="Tell a webhook what happens at the table (owner)",
    responses=ORDER,
    dependencies=[Counted],
)
async def add_hook(
    guest: Someone, table: OwnTable, given: ChannelRequest, services: Shared, request: Request
) -> ChannelMade:
    site = site_of(request, services.settings.address).origin
    return await services.channels.add(guest.id, table, given, site)


@routes.put("/tables/{table}/hooks/{channel}", summary="What a table's webhook is told (owner)", responses=ORDER)
async def change_hook(guest: Someone, table: OwnTable, channel: Id, given: WantsRequest, services: Shared) -> Channels:
    return await services.channels.change(guest.id, table, channel, given)


@routes.delete("/tables/{table}/hooks/{channel}", summary="Tell a table's webhook nothing more", responses=ORDER)
async def drop_hook(guest: Someone, table: OwnTable, channel: Id, services: Shared) -> Channels:
    return await services.channels.drop(guest.id, table, channel)


@routes.post(
    "/tables/{table}/hooks/{channel}/test",
    summary="Send something to a table's webhook (owner)",
    responses=ORDER,
    dependencies=[Counted],
)
async def try_hook(guest: Someone, table: OwnTable, channel: Id, services: Shared) -> Channels:
    return await services.channels.try_out(guest.id, table, channel)

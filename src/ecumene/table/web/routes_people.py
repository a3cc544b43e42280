"""Routes of people among people: ratings, friends by link, and invitations to tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from ecumene.table.live.again import awaited, play_again
from ecumene.table.live.rated import ratings_at
from ecumene.table.web.routes import LOOK, ORDER, PLAY, Seen, Shared, Someone, Table, Visitor, problems
from ecumene.table.wire.friend_messages import (
    AgainRequest,
    FriendLink,
    FriendRequest,
    FriendsPage,
    Invitations,
    Invited,
    InviteRequest,
)
from ecumene.table.wire.messages import TableInfo
from ecumene.table.wire.rating_messages import TableRatings

routes = APIRouter(prefix="/api", tags=["persons"])

Name = Annotated[str, Path(min_length=1, max_length=64)]


@routes.get("/tables/{table}/ratings", summary="How strong those at a rated table are", responses=LOOK)
async def ratings(table: Table, services: Shared) -> TableRatings:
    return await ratings_at(services.store, table.state)


# ---- friends


@routes.get("/me/friends", summary="My friends, and my link", responses=problems(400))
async def friends(guest: Visitor, services: Shared) -> FriendsPage:
    return await services.circle.page(guest)


@routes.post("/me/friends/link", summary="A new link for friends; the old one leads nowhere", responses=ORDER)
async def new_link(guest: Seen, services: Shared) -> FriendsPage:
    await services.circle.renew(guest, wanted=True)
    return await services.circle.page(guest)


@routes.delete("/me/friends/link", summary="No link for friends any more", responses=ORDER)
async def no_link(guest: Someone, services: Shared) -> FriendsPage:
    await services.circle.renew(guest, wanted=False)
    return await services.circle.page(guest)


@routes.put("/me/friends/{friend}", summary="Mute or block a friend, or no longer mute them", responses=ORDER)
async def change_friend(guest: Someone, friend: Name, given: FriendRequest, services: Shared) -> FriendsPage:
    await services.circle.change(guest, friend, given.kind)
    return await services.circle.page(guest)


@routes.delete("/me/friends/{friend}", summary="Be friends no longer, or block them no longer", responses=ORDER)
async def drop_friend(guest: Someone, friend: Name, services: Shared) -> FriendsPage:
    await services.circle.drop(guest, friend)
    return await services.circle.page(guest)


@routes.get("/friends/{code}", summary="Whose link it is", responses=problems(400, 404))
async def friend_link(guest: Visitor, code: Name, services: Shared) -> FriendLink:
    return await services.circle.link(guest, code)


@routes.post("/friends/{code}", summary="Become friends with whoever gave the link away", responses=ORDER)
async def accept(guest: Seen, code: Name, services: Shared) -> FriendLink:
    await services.circle.accept(guest, code)
    return await services.circle.link(guest, code)


# ---- invitations


@routes.get("/me/invitations", summary="The tables at which I am awaited", responses=problems(400))
async def invitations(guest: Visitor, services: Shared) -> Invitations:
    return await services.circle.invitations(guest)


@routes.delete("/me/invitations/{invited}", summary="Not come to a table", responses=ORDER)
async def decline(guest: Someone, invited: Name, services: Shared) -> Invitations:
    await services.circle.decline(guest, invited)
    return await services.circle.invitations(guest)


@routes.get("/tables/{table}/invited", summary="Who is awaited at a table and has not come", responses=LOOK)
async def invited(table: Table, services: Shared) -> Invited:
    return await services.circle.invited(table)


@routes.post("/tables/{table}/invite", summary="Await friends at a table that waits for people", responses=PLAY)
async def invite(guest: Seen, table: Table, given: InviteRequest, services: Shared) -> Invited:
    await services.circle.invite(guest, table, given.friends)
    return await services.circle.invited(table)


@routes.post("/tables/{table}/again-with", summary="The same game once more with some of those here", responses=PLAY)
async def again_with(guest: Seen, table: Table, given: AgainRequest, services: Shared, request: Request) -> TableInfo:
    people = awaited(table.state, guest, given.seats)
    services.limits.new_table(request.scope)
    opened = await play_again(services.tables, guest, table.state)
    await services.circle.expect(guest, opened.id, people, kept=True)
    return opened

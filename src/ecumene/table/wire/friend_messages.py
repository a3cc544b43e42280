"""What travels about friends: the link by which one becomes one, what friends play, and invitations to tables."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ecumene.table.wire.messages import MOST_SEATS, Colour, Model, TableInfo

FriendId = Annotated[str, Field(min_length=1, max_length=64)]


class Friend(Model):
    """A friend; `id` names them to nobody else. Whoever is muted invites unheard, whoever is blocked is none."""

    id: str
    name: str
    colour: Colour | None = None
    kind: Literal["friend", "muted", "blocked"]
    played: int = Field(default=0, description="Games with each other that count")
    won: int = Field(default=0, description="That one won oneself")
    lost: int = Field(default=0, description="That they did")
    last: str | None = Field(default=None, description="The last table together")
    tables: list[TableInfo] = Field(default=[], description="Open tables that they wait at")


class FriendsPage(Model):
    """Friends, and the link by which others become some."""

    link: str | None = Field(description="What the address ends with: `/f/…`; null where there is none")
    friends: list[Friend]


class FriendLink(Model):
    """Whose link it is."""

    name: str
    colour: Colour | None = None
    own: bool = Field(description="Whether it is the link of whoever asks")
    friends: bool = Field(description="Whether they are friends already")


class FriendRequest(Model):
    """What a friend is from now on; a friendship ends by being deleted."""

    kind: Literal["friend", "muted", "blocked"]


class Invitation(Model):
    """Somebody is awaited at a table."""

    table: TableInfo
    by: str = Field(description="Name of whoever invites")
    kept: bool = Field(description="Whether a seat stays free")
    at: float


class Invitations(Model):
    invitations: list[Invitation]


class Invited(Model):
    """Who is awaited at a table and has not come."""

    names: list[str]


class InviteRequest(Model):
    friends: list[FriendId] = Field(min_length=1, max_length=20, description="By their ids")


class AgainRequest(Model):
    """Play again with some of those who sat at a table; their seats are kept for them."""

    seats: list[Annotated[int, Field(ge=0)]] = Field(max_length=MOST_SEATS, description="Theirs at the finished table")


__all__ = [
    "AgainRequest", "Friend", "FriendLink", "FriendRequest", "FriendsPage", "Invitation", "Invitations",
    "InviteRequest", "Invited",
]  # fmt: skip

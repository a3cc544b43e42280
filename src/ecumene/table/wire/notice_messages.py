"""Being told: the channels by which somebody hears of a table they are not at."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ecumene.table.wire.messages import Both, Model

What: TypeAlias = Literal["turn", "over", "talk", "hours"]
ChannelKind: TypeAlias = Literal["push", "discord", "slack", "json", "mail"]

Wants = Annotated[
    list[What],
    Field(
        max_length=4,
        description="What for: `turn` one's turn, `over` a game ends, `talk` somebody writes, `hours` three hours left",
    ),
]


class Channel(Model):
    """A way to be told: one's own, or a table's."""

    id: str
    kind: ChannelKind
    label: str
    to: str = Field(description="Where it leads; of a webhook the site alone, for the rest of its address is a secret")
    wants: list[What]
    lang: Literal["en", "fr"]
    created: float
    confirmed: bool = Field(description="A mail address counts once the code that was sent there came back")
    trouble: Both | None = Field(default=None, description="Why the last message did not arrive")
    arrived: float | None = Field(default=None, description="When the last one that did was sent; null after a month")


class Channels(Model):
    """One's channels, and what this server can do."""

    channels: list[Channel]
    push_key: str | None = Field(description="What a browser must know to be pushed to; null: this server cannot push")
    hooks: bool = Field(description="Whether this server sends to webhooks")
    mail: bool = Field(description="Whether it sends mail")


class ChannelMade(Channels):
    """The same with what was just made."""

    made: str = Field(description="Its id")
    secret: str = Field(default="", description="What signs a webhook of plain JSON. It is shown once")


class PushKeys(Model):
    """The keys of a browser's subscription (`PushSubscription.toJSON().keys`)."""

    p256dh: str = Field(max_length=120)
    auth: str = Field(max_length=60)


class ChannelRequest(Model):
    """One more channel. `address` is a webhook's, a mailbox's, or the endpoint of a browser's subscription."""

    kind: ChannelKind
    address: str = Field(min_length=1, max_length=2000)
    keys: PushKeys | None = None
    wants: Wants = Field(default=["turn", "over", "hours"])
    lang: Literal["en", "fr"] = "en"
    label: str = Field(default="", max_length=40)


class RenewRequest(Model):
    """A browser's subscription as its push service renewed it."""

    address: str = Field(min_length=1, max_length=2000)
    keys: PushKeys


class WantsRequest(Model):
    """What a channel is for, from now on; what is left out stays."""

    wants: Wants | None = None
    lang: Literal["en", "fr"] | None = None
    label: str | None = Field(default=None, max_length=40)


class CodeRequest(Model):
    """The code that was sent to a mailbox."""

    code: str = Field(min_length=1, max_length=20)


__all__ = [
    "Channel", "ChannelMade", "ChannelRequest", "Channels", "CodeRequest", "PushKeys", "RenewRequest",
    "WantsRequest",
]  # fmt: skip

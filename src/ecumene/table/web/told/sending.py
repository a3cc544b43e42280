"""Senders: which ways out this server has, and the one that each channel takes."""

from __future__ import annotations

from dataclasses import dataclass

from ecumene.table.store.notices import ChannelRow
from ecumene.table.web.settings import Settings
from ecumene.table.web.told.hooks import send_hook
from ecumene.table.web.told.mailing import Post, read_post, send_mail
from ecumene.table.web.told.message import Message, Outcome
from ecumene.table.web.told.pushing import Pusher
from ecumene.table.web.told.reaching import SECONDS, read_address
from ecumene.table.wire.problems import words

NOBODY = "mailto:nobody@example.invalid"
"""What push services are told where nobody said how an operator is found: they insist on something."""


@dataclass(frozen=True)
class Senders:
    """Ways out. What is None is not there."""

    pusher: Pusher | None
    post: Post | None
    hooks: bool
    """Whether webhooks and browsers are sent to at all."""
    inside: bool
    """Whether addresses of the server's own network are allowed."""
    contact: str = ""
    """Where the operator is found; empty: at the address of the page."""
    seconds: float = SECONDS
    site: str = ""
    """Where people open the page, where the operator says so; else links lead where whoever made a channel was."""

    @classmethod
    def of(cls, settings: Settings, pusher: Pusher | None) -> Senders:
        """What the settings allow."""
        # what a request says of the site anybody may have written: no link in a mail leads there
        post = read_post(settings.smtp, settings.mail_from) if settings.smtp and settings.address else None
        contact = f"mailto:{settings.mail_from}" if settings.mail_from else _found_at(settings.address)
        return cls(pusher, post, settings.hooks != "none", settings.hooks == "anywhere", contact, site=settings.address)

    async def send(self, channel: ChannelRow, message: Message, now: float) -> Outcome:
        """Send a message by a channel."""
        if channel.kind == "push" and self.pusher is not None and self.hooks:
            contact = self.contact or _found_at(channel.site) or NOBODY
            return await self.pusher.send(
                channel.address, channel.secret, message, now, contact, self.inside, self.seconds
            )
        if channel.kind == "mail" and self.post is not None:
            footer = words(channel.lang)("told-mail-footer", url=f"{channel.site}/me")
            return await send_mail(self.post, channel.address, message, footer, self.seconds)
        if channel.kind in ("discord", "slack", "json") and self.hooks:
            return await send_hook(
                channel.kind, channel.address, channel.secret, message, now, self.inside, self.seconds
            )
        return Outcome("later", "off")


def _found_at(site: str) -> str:
    """A site as push services take it for a contact: a name over https, without a port; empty of any other."""
    target = read_address(site)
    return f"https://{target.host}" if target is not None and target.secure and "." in target.host else ""

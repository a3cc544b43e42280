"""Mail, where whoever runs the server says by which SMTP server it leaves."""

from __future__ import annotations

import asyncio
import re
import smtplib
import socket
import ssl
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate
from functools import partial
from urllib.parse import unquote, urlsplit

from ecumene.table.web.nearby import is_loopback
from ecumene.table.web.told.message import ARRIVED, Message, Outcome
from ecumene.table.web.told.threads import MAILS

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,8}")
GMAIL = ("gmail.com", "googlemail.com")
PORTS = {"smtp": 587, "smtps": 465}
FOR_GOOD = range(550, 554)
"""What a server answers that knows no such mailbox."""
READY = 220
"""How a server answers that takes mail."""
LONGEST = 4.0
"""A whole mail may take so many times as long as one answer: a server may give each of them in time and never end."""


def is_mail(text: str) -> bool:
    """Whether a text is a mail address as people have them."""
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


def mailbox_of(address: str) -> str:
    """The mailbox that an address leads to: what follows a `+` is the reader's own, and Gmail reads past dots.

    Elsewhere a dot may tell two people apart, and one of them must not use up what the other may be sent.
    """
    name, _, host = address.lower().rpartition("@")
    name = name.partition("+")[0] or name
    if host in GMAIL:
        name, host = name.replace(".", ""), GMAIL[0]
    return f"{name}@{host}"


@dataclass(frozen=True)
class Post:
    """An SMTP server, and whom mail comes from."""

    host: str
    port: int
    secure: bool
    user: str
    password: str
    sender: str


def read_post(url: str, sender: str) -> Post | None:
    """`smtp://user:password@host:587` (encrypted where the server can) or `smtps://…`; None where it is not one."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname or not is_mail(sender):
        return None
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Post(parts.hostname, port, parts.scheme == "smtps", user, password, sender)


def written(post: Post, to: str, message: Message, footer: str) -> EmailMessage:
    """A message as a mail. One that is sent twice has the same id, so that a mailbox can tell."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = f"Ecumene <{post.sender}>", to, message.title
    mail["Date"] = formatdate(message.at)
    mail["Message-ID"] = f"<{message.id}@{post.sender.partition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail["Content-Language"] = message.lang
    mail.set_content(f"{message.text}\n\n{message.url}\n\n-- \n{footer}\n")
    return mail


async def send_mail(post: Post, to: str, message: Message, footer: str, seconds: float) -> Outcome:
    """Send a mail, in a thread: smtplib waits. `seconds` are what one answer may take."""
    errand = _Errand(post, to, written(post, to, message, footer), seconds)
    try:
        async with asyncio.timeout(LONGEST * seconds):
            return await MAILS.do(errand.run)
    except TimeoutError:
        return Outcome("later", "timeout")
    finally:
        errand.end()


class _Errand:
    """One mail on its way, which can be broken off from another thread."""

    def __init__(self, post: Post, to: str, mail: EmailMessage, seconds: float) -> None:
        self._post, self._to, self._mail, self._seconds = post, to, mail, seconds
        self._server: smtplib.SMTP | None = None
        self._over = False

    def end(self) -> None:
        """Nobody waits for it any more, and it waits for nothing any more."""
        self._over = True
        line = None if self._server is None else self._server.sock
        if line is not None:
            with suppress(OSError):  # of an encrypted line, too, only the connection: the other thread reads from it
                socket.socket.shutdown(line, socket.SHUT_RDWR)

    def run(self) -> Outcome:
        """Take it there."""
        try:
            server = self._connected()
            if self._post.user:
                server.login(self._post.user, self._post.password)
            server.send_message(self._mail, self._post.sender, [self._to])
            with suppress(smtplib.SMTPException, OSError):  # it was taken, whatever is answered to a farewell
                server.quit()
            return ARRIVED
        except smtplib.SMTPRecipientsRefused as refused:
            code = next(iter(refused.recipients.values()))[0]
            return Outcome("gone", "gone") if code in FOR_GOOD else Outcome("later", "refused")
        except smtplib.SMTPServerDisconnected as lost:
            return Outcome("later", "timeout" if isinstance(lost.__context__, TimeoutError) else "unreachable")
        except smtplib.SMTPException:
            return Outcome("later", "refused")
        except TimeoutError:
            return Outcome("later", "timeout")
        except (OSError, UnicodeError):
            return Outcome("later", "unreachable")
        finally:
            if self._server is not None:
                self._server.close()

    def _connected(self) -> smtplib.SMTP:
        post, context = self._post, ssl.create_default_context()
        kind = partial(smtplib.SMTP_SSL, context=context) if post.secure else smtplib.SMTP
        self._server = server = kind(timeout=self._seconds)
        # its certificate must say so, and only a constructor that connects at once sets it
        server._host = post.host  # type: ignore[attr-defined]
        code, said = server.connect(post.host, post.port)
        if code != READY:
            raise smtplib.SMTPConnectError(code, said)
        self._go_on()
        server.ehlo()
        if not post.secure and server.has_extn("starttls"):
            server.starttls(context=context)
        elif post.user and not (post.secure or is_loopback(post.host)):
            raise smtplib.SMTPException("a password is not said where everybody hears it")
        self._go_on()
        return server

    def _go_on(self) -> None:
        """Whoever ended it before there was a line could not break that off."""
        if self._over:
            raise TimeoutError

"""Sinks that really receive: an HTTP listener, a push service, a mailbox."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Event, Thread
from time import monotonic
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.table.ports import free_port

PATIENCE = 180.0  # seconds; whatever arrives does so far sooner


@dataclass(frozen=True)
class Received:
    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class HttpSink:
    """Somebody's webhook, or a browser's push service."""

    url: str = ""
    received: list[Received] = field(default_factory=list)
    status: int = 204
    headers: dict[str, str] = field(default_factory=dict)
    silent: bool = False  # takes what comes and never answers
    deaf: bool = False  # never even takes it: the line stays open, and what is said there is lost
    news: Condition = field(default_factory=Condition)
    ended: Event = field(default_factory=Event)

    def wait(self, many: int) -> list[Received]:
        """What was received, once it is so much."""
        deadline = monotonic() + PATIENCE
        with self.news:
            while len(self.received) < many:
                assert self.news.wait(deadline - monotonic()), f"{len(self.received)} instead of {many} arrived"
        return self.received


@contextmanager
def http_sink() -> Iterator[HttpSink]:
    sink = HttpSink()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            if sink.deaf:
                sink.ended.wait(PATIENCE)
                return
            body = self.rfile.read(int(self.headers["Content-Length"]))
            with sink.news:
                sink.received.append(Received(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                sink.news.notify_all()
            if sink.silent:
                sink.ended.wait(PATIENCE)
                return
            self.send_response(sink.status)
            for name, value in sink.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    sink.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield sink
    finally:
        sink.ended.set()
        server.shutdown()
        server.server_close()


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser that subscribed at a push service: it alone can read what is pushed to it."""

    def __init__(self, sink: HttpSink, name: str = "one") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.endpoint = f"{sink.url}/push/{name}"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": base64url(point), "auth": base64url(self._auth)}

    def read(self, received: Received) -> Any:
        """What was pushed, decrypted."""
        return json.loads(
            http_ece.decrypt(received.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        )


def claims(received: Received) -> tuple[dict[str, Any], str]:
    """What a server says of itself to a push service, after its signature was verified; and its public key."""
    said = received.headers["authorization"]
    assert Vapid02.verify(said)
    parts = dict(part.split("=", 1) for part in said.removeprefix("vapid ").split(","))
    written = parts["t"].split(".")[1]
    return json.loads(base64.urlsafe_b64decode(written + "=" * (-len(written) % 4))), parts["k"]


@dataclass
class Mailbox:
    """An SMTP server and what came to it."""

    url: str = ""
    mails: list[Message] = field(default_factory=list)
    refuse: str = ""  # what every recipient is answered with instead
    news: Condition = field(default_factory=Condition)

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        with self.news:
            self.mails.append(message_from_bytes(envelope.content, policy=default))
            self.news.notify_all()
        return "250 OK"

    def wait(self, many: int) -> list[Message]:
        deadline = monotonic() + PATIENCE
        with self.news:
            while len(self.mails) < many:
                assert self.news.wait(deadline - monotonic()), f"{len(self.mails)} instead of {many} mails came"
        return self.mails


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    box.url = f"smtp://127.0.0.1:{controller.port}"
    try:
        yield box
    finally:
        controller.stop()


def text_of(mail: Message) -> str:
    """The words of a mail."""
    payload = mail.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()

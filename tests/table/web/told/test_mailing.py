"""Mail by a server that is slow, mean or gone: it ends in time, and its thread is free again."""

from __future__ import annotations

import asyncio
import smtplib
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

import pytest

from ecumene.table.web.told.courier import LEASE
from ecumene.table.web.told.mailing import LONGEST, Post, read_post, send_mail
from ecumene.table.web.told.message import Message, Outcome
from ecumene.table.web.told.reaching import SECONDS
from tests.table.web.told.sinks import mailbox

MESSAGE = Message("m1", "en", "Your turn", ("Your turn: Vinci",), "https://play.example/t/1", 1_800_000_000.0)


@contextmanager
def smtp(answers: Callable[[socket.socket], None]) -> Iterator[tuple[Post, Event]]:
    """A server that treats whoever comes like that; and whether they hung up."""
    hung_up = Event()
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            with suppress(OSError), listener.accept()[0] as line:
                with suppress(OSError):
                    answers(line)
                hung_up.set()

        Thread(target=serve, daemon=True).start()
        post = read_post(f"smtp://127.0.0.1:{listener.getsockname()[1]}", "ecumene@play.example")
        assert post is not None
        yield post, hung_up


def sent(post: Post, seconds: float) -> Outcome:
    return asyncio.run(asyncio.wait_for(send_mail(post, "ann@mail.example", MESSAGE, "footer", seconds), 300))


def silence(line: socket.socket) -> None:
    while line.recv(1024):
        pass


def drops(line: socket.socket) -> None:
    """A greeting that never ends, a letter at a time: each wait for one is short."""
    pause = Event()
    while True:
        line.sendall(b"2")
        pause.wait(0.05)


def test_a_server_that_never_answers_is_not_waited_for() -> None:
    with smtp(silence) as (post, hung_up):
        assert sent(post, 0.3) == Outcome("later", "timeout")
        assert hung_up.wait(300)


def test_a_server_that_answers_for_ever_is_broken_off_in_the_middle() -> None:
    with smtp(drops) as (post, hung_up):
        assert sent(post, 0.5) == Outcome("later", "timeout")
        assert hung_up.wait(300), "nobody listens to it any more"


def test_no_mail_outlasts_the_lease_under_which_it_is_sent() -> None:
    assert LONGEST * SECONDS < LEASE / 2


def test_a_mail_that_was_taken_has_arrived_whatever_is_said_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(self: smtplib.SMTP) -> None:
        raise smtplib.SMTPServerDisconnected("gone")

    monkeypatch.setattr(smtplib.SMTP, "quit", lost)
    with mailbox() as box:
        post = read_post(box.url, "ecumene@play.example")
        assert post is not None
        assert sent(post, 120.0) == Outcome("sent")
        assert len(box.wait(1)) == 1

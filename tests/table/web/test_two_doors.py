"""Two servers on one PostgreSQL: whoever signs out or is forgotten at one of them hears nothing more at the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from threading import Event
from typing import Any

import pytest
from fastapi.testclient import TestClient

from ecumene.table.web.app import create_app
from ecumene.table.web.settings import Settings
from tests.table.postgres import Cluster
from tests.table.web.authenticator import Authenticator
from tests.table.web.test_operator import ends
from tests.table.web.test_passes import joined
from tests.table.web.test_persons import HTTPS, Browser

Pair = tuple[TestClient, TestClient]


@pytest.fixture(scope="module")
def pair(postgres: Cluster) -> Iterator[Pair]:
    settings = Settings(store=postgres.new_database(), workers=1, tables_per_hour=0)
    with ExitStack() as ending:
        here, there = (ending.enter_context(TestClient(create_app(settings), base_url=HTTPS)) for _ in range(2))
        yield here, there


def at(server: TestClient, browser: Browser) -> Browser:
    """The same browser at another server."""
    return replace(browser, client=server)


def person(pair: Pair) -> tuple[Browser, Browser, str]:
    """Somebody in two browsers, one at each server, with a table of their own."""
    anna, device = Browser(pair[0]), Authenticator()
    table = anna.opens("you", "open")
    anna.keeps(device)
    phone = Browser(pair[1])
    phone.signs_in(device)
    assert phone.you(table)["seats"] == [0]
    return anna, phone, table


def test_a_browser_that_is_signed_out_elsewhere_loses_its_socket(pair: Pair) -> None:
    anna, phone, table = person(pair)
    with joined(phone, table) as far:
        assert far.receive_json()["table"]["you"]["seats"] == [0]
        (there,) = [each["id"] for each in anna.ask("GET", "me/person")["devices"] if not each["here"]]
        anna.ask("DELETE", f"me/devices/{there}")
        assert ends(far) == 1012
    assert phone.you(table)["role"] == "spectator", "not believed for a moment longer"
    assert at(pair[1], anna).you(table)["role"] == "owner"


def test_signing_out_everywhere_is_everywhere(pair: Pair) -> None:
    anna, phone, table = person(pair)
    copy = at(pair[1], anna)
    with joined(phone, table) as far, joined(copy, table) as stolen:
        for socket in (far, stolen):
            assert socket.receive_json()["table"]["you"]["seats"] == [0]
        anna.ask("DELETE", "me/devices")
        assert ends(far) == ends(stolen) == 1012
    assert at(pair[1], anna).you(table)["seats"] == [0]
    for other in (phone, copy):
        assert other.you(table)["seats"] == []


@pytest.mark.parametrize("kept", [True, False])
def test_whoever_is_forgotten_is_so_at_both(pair: Pair, kept: bool) -> None:
    if kept:
        anna, phone, table = person(pair)
    else:
        anna = Browser(pair[0])
        table = anna.opens("you", "open")
        phone = at(pair[1], anna)
    with joined(phone, table) as far:
        assert far.receive_json()["table"]["you"]["seats"] == [0]
        anna.ask("DELETE", "me")
        assert ends(far) == 1012
    while phone.you(table)["seats"]:  # the table hears of it by a notice of its own
        pass


def test_after_a_silence_every_socket_is_asked_again(pair: Pair) -> None:
    """What was told while a server did not listen it never hears; only those whose pass has changed must go."""
    anna, phone, table = person(pair)
    services: Any = pair[1].app.state.services  # type: ignore[attr-defined]
    tables, heard = services.tables, services.tables._passes
    with joined(phone, table) as far, joined(at(pair[1], anna), table) as near:
        for socket in (far, near):
            assert socket.receive_json()["table"]["you"]["seats"] == [0]
        told = Event()

        async def deaf(who: str) -> None:
            told.set()

        tables._passes = deaf
        (there,) = [each["id"] for each in anna.ask("GET", "me/person")["devices"] if not each["here"]]
        anna.ask("DELETE", f"me/devices/{there}")
        assert told.wait(60)
        tables._passes = heard
        pair[1].portal.call(tables._heard, "", 0)  # type: ignore[union-attr]
        assert ends(far) == 1012
        near.send_json({"type": "ping"})
        while near.receive_json()["type"] != "pong":
            pass

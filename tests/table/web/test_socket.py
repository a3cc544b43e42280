"""Sockets: joining, hearing, acting, and being told why it ends."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from pydantic import TypeAdapter
from starlette.websockets import WebSocketDisconnect

from ecumene.table.store import StoreUnavailable
from ecumene.table.web.metrics import Metrics
from ecumene.table.web.outbox import GOODBYE, LATER, RESTART, Outbox, Sockets
from ecumene.table.wire.live_messages import FromTable
from tests.table.web.conftest import Serve, Web, bearer

FROM_TABLE: TypeAdapter[FromTable] = TypeAdapter(FromTable)


def hear(socket: Any, *kinds: str) -> Any:
    """The next message of one of these kinds; each message is one that the page knows."""
    while True:
        text = socket.receive_text()
        FROM_TABLE.validate_json(text)
        message = json.loads(text)
        if message["type"] in kinds:
            return message


def ends(socket: Any) -> int:
    """The code with which a socket ends, whatever still comes before."""
    try:
        while True:
            socket.receive_text()
    except WebSocketDisconnect as ended:
        return ended.code


def first_act(full: Any) -> dict[str, Any]:
    choice = full["choices"][0]
    return {
        "type": "act",
        "ref": 5,
        "seat": choice["seat"],
        "version": full["version"],
        "actions": [choice["acts"][0]["i"]],
    }


def test_joining_brings_the_whole_table_and_then_what_happens(web: Web) -> None:
    table = web.duel()
    mover = web.on_turn(table)
    with mover.live(table) as socket, web.client.websocket_connect(f"/api/tables/{table}/live") as watcher:
        full = hear(socket, "full")
        seen = hear(watcher, "full")
        assert (seen["table"]["you"]["role"], seen["choices"]) == ("spectator", [])
        socket.send_json(first_act(full))
        update = hear(socket, "update")
        assert update["version"] == full["version"] + 1
        answer = hear(socket, "answer")
        assert (answer["ref"], answer["version"], answer["problem"]) == (5, update["version"], None)
        assert hear(watcher, "update")["version"] == update["version"]


def test_a_page_that_names_its_version_hears_only_what_it_missed(web: Web) -> None:
    table = web.duel()
    with web.on_turn(table).live(table) as socket:
        version = hear(socket, "full")["version"]
    web.on_turn(table).act(table)
    web.on_turn(table).act(table)
    with web.anna.live(table, since=version) as socket:
        assert [hear(socket, "full", "update")["version"] for _ in range(2)] == [version + 1, version + 2]
    with web.anna.live(table, since=version + 2) as socket:
        assert hear(socket, "full", "update", "presence")["type"] == "presence"  # nothing was missed
    for strange in ("99999", "-1", "x", "9" * 30, ""):
        with web.client.websocket_connect(f"/api/tables/{table}/live?since={strange}") as socket:
            assert hear(socket, "full", "update")["type"] == "full"


def test_what_is_refused_is_answered_with_the_problem(web: Web) -> None:
    table = web.duel()
    mover = web.on_turn(table)
    with mover.live(table) as socket:
        full = hear(socket, "full")
        act = first_act(full)
        socket.send_json({**act, "version": 0})
        stale = hear(socket, "answer")
        assert (stale["ref"], stale["problem"]["code"]) == (5, "stale")
        assert stale["problem"]["state"]["version"] == full["version"]
        socket.send_json({**act, "ref": 6, "actions": ["stop"]})
        illegal = hear(socket, "answer")
        assert (illegal["ref"], illegal["problem"]["code"]) == (6, "illegal")
        socket.send_json({"type": "undo", "ref": 7, "seat": act["seat"], "version": full["version"]})
        assert hear(socket, "answer")["problem"]["code"] == "no_undo"
        socket.send_json({"type": "redo", "ref": 8, "seat": act["seat"], "version": full["version"]})
        assert hear(socket, "answer")["problem"]["code"] == "no_undo"
        socket.send_json({"type": "why", "ref": 9, "seat": act["seat"], "path": ["nothing"]})
        assert (answer := hear(socket, "answer"))["ref"] == 9
        assert answer["why"]["rule"] == "core.choice"
    with web.client.websocket_connect(f"/api/tables/{table}/live") as stranger:
        hear(stranger, "full")
        stranger.send_json(act)
        assert hear(stranger, "answer")["problem"]["code"] == "not_your_seat"


@pytest.mark.parametrize(
    ("text", "ref", "field"),
    [
        ("nonsense", 0, ""),
        ("[" * 5000, 0, ""),
        ("[]", 0, ""),
        ('{"ref": 3}', 3, ""),
        ('{"type": "dance", "ref": 3}', 3, ""),
        ('{"type": "act", "ref": 4, "seat": 0, "version": 1}', 4, "act.actions"),
        ('{"type": "act", "ref": "x", "seat": 0, "version": 1, "actions": [1]}', 0, "act.ref"),
        ('{"type": "why", "ref": 5, "seat": 0, "path": [], "more": 1}', 5, "why.more"),
    ],
)
def test_what_cannot_be_read_is_answered_and_forgiven(web: Web, text: str, ref: int, field: str) -> None:
    table = web.anna.new_table("you", "open")["id"]
    with web.anna.live(table) as socket:
        socket.send_text(text)
        answer = hear(socket, "answer")
        assert (answer["ref"], answer["problem"]["code"], answer["problem"]["field"]) == (ref, "bad_request", field)
        assert not answer["problem"]["text"]["en"].startswith("—")
        socket.send_json({"type": "ping"})
        assert hear(socket, "pong")


def test_a_fault_of_ours_does_not_end_the_socket(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    from ecumene.table.live.live import LiveTable

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    table = web.duel()
    monkeypatch.setattr(LiveTable, "why", fail)
    with web.anna.live(table) as socket:
        socket.send_json({"type": "why", "ref": 1, "seat": 0, "path": []})
        assert hear(socket, "answer")["problem"]["code"] == "server"
        socket.send_json({"type": "ping"})
        assert hear(socket, "pong")


def test_who_is_there_is_told(web: Web) -> None:
    table = web.duel()
    with web.anna.live(table) as socket:
        hear(socket, "full")
        with web.bert.live(table):
            while hear(socket, "presence")["online"] != [0, 1]:
                pass
        assert hear(socket, "presence")["online"] == [0]


def test_too_many_messages_are_refused_and_then_the_socket_ends(serve: Serve) -> None:
    web = serve(messages_per_second=0.5)
    table = web.anna.new_table("you", "open")["id"]
    with web.anna.live(table) as socket:
        hear(socket, "full")
        for ref in range(4):
            socket.send_json({"type": "why", "ref": ref, "seat": 0, "path": []})
        answer = [hear(socket, "answer") for _ in range(3)][-1]
        assert (answer["problem"]["code"], answer["ref"]) == ("too_many", 2)
        assert ends(socket) == 1008


def test_a_message_that_is_too_long_ends_the_socket(serve: Serve) -> None:
    web = serve(message_bytes=100)
    table = web.anna.new_table("you", "open")["id"]
    with web.anna.live(table) as socket:
        socket.send_text("x" * 101)
        assert ends(socket) == 1009


def test_a_message_that_is_not_text_ends_the_socket(web: Web, caplog: pytest.LogCaptureFixture) -> None:
    table = web.anna.new_table("you", "open")["id"]
    with web.anna.live(table) as socket:
        socket.send_bytes(b"\x00")
        assert ends(socket) == 1003
    assert not [record for record in caplog.records if record.levelname == "ERROR"], "no fault of ours"


def test_without_the_store_a_page_is_asked_to_try_later(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*given: object) -> None:
        raise StoreUnavailable("gone")

    table = web.anna.new_table("you", "open")["id"]
    monkeypatch.setattr(web.client.app.state.services.store.persons, "known", gone)  # type: ignore[attr-defined]
    secret = {"Authorization": "Bearer somebody-nobody-has-seen-yet"}
    with web.client.websocket_connect(f"/api/tables/{table}/live", headers=secret) as socket:
        assert ends(socket) == 1013


def test_too_many_sockets_from_one_address_are_sent_away(serve: Serve) -> None:
    web = serve(sockets_per_address=1)
    table = web.anna.new_table("you", "open")["id"]
    with web.anna.live(table) as socket:
        hear(socket, "full")
        with web.bert.live(table) as second:
            assert ends(second) == 1013
    with web.bert.live(table) as third:
        assert hear(third, "full")


def test_a_table_that_does_not_exist_and_a_secret_that_is_none(web: Web) -> None:
    with web.anna.live("nowhere") as socket:
        assert ends(socket) == 4404
    table = web.anna.new_table("you", "open")["id"]
    path = f"/api/tables/{table}/live"
    with web.client.websocket_connect(path, headers={"Authorization": "Bearer short"}) as socket:
        assert ends(socket) == 4400


def test_a_page_says_whether_it_is_in_sight_and_an_older_one_is(web: Web) -> None:
    table = web.duel()
    services: Any = web.client.app.state.services  # type: ignore[attr-defined]

    def after(socket: Any, message: Any = None) -> int:
        """How many look once a message was read."""
        if message is not None:
            socket.send_json(message)
        socket.send_json({"type": "ping"})
        hear(socket, "pong")
        return len(services.tables.looking(table))

    with web.anna.live(table) as socket:
        assert after(socket) == 1, "an older page says nothing"
        assert after(socket, {"type": "looks", "visible": False}) == 0
        assert web.bert.get(f"tables/{table}").json()["seats"][0]["online"]
        for wrong in ({}, {"visible": "yes"}, {"visible": 1}, {"visible": None}, {"visible": True, "more": 1}):
            socket.send_json({"type": "looks", **wrong})
            assert hear(socket, "answer")["problem"]["code"] == "bad_request"
        assert after(socket) == 0
        assert after(socket, {"type": "looks", "visible": True}) == 1
    headers = bearer(web.anna.secret)
    with web.client.websocket_connect(f"/api/tables/{table}/live?hidden=1", headers=headers) as socket:
        assert after(socket) == 0
        assert after(socket, {"type": "looks", "visible": True}) == 1


# ---- the outbox


class SlowReader:
    """A socket whose reader takes nothing until told."""

    def __init__(self) -> None:
        self.reading = asyncio.Event()
        self.got: list[str] = []

    async def send_text(self, text: str) -> None:
        await self.reading.wait()
        self.got.append(text)


def test_a_slow_reader_is_sent_away_and_costs_no_more_memory() -> None:
    async def fill() -> tuple[int, int, bool]:
        outbox, reader = Outbox(3), SlowReader()
        sending = asyncio.create_task(outbox.send_to(reader))  # type: ignore[arg-type]
        for i in range(1000):
            outbox.put(b"%d" % i)
            await asyncio.sleep(0)
        sending.cancel()
        return outbox.code, len(outbox._waiting), outbox.over.is_set()

    assert asyncio.run(fill()) == (LATER, 3, True)


def test_what_waits_is_sent_before_the_end() -> None:
    async def end() -> tuple[list[str], int]:
        outbox, reader = Outbox(10), SlowReader()
        reader.reading.set()
        outbox.put(b"1")
        outbox.put(GOODBYE)
        outbox.end(RESTART)
        outbox.put(b"too late")
        await asyncio.wait_for(outbox.send_to(reader), 300)  # type: ignore[arg-type]
        return reader.got, outbox.code

    assert asyncio.run(end()) == (["1", '{"type":"goodbye"}'], RESTART)


def test_goodbye_is_said_to_everybody(serve: Serve) -> None:
    web = serve()
    table = web.anna.new_table("you", "open")["id"]
    with web.anna.live(table) as socket:
        hear(socket, "full")
        services: Any = web.client.app.state.services  # type: ignore[attr-defined]
        assert isinstance(services.sockets, Sockets)
        assert isinstance(services.metrics, Metrics)
        assert web.client.portal is not None
        web.client.portal.call(services.sockets.farewell)
        assert hear(socket, "goodbye")
        assert ends(socket) == 1012
        with web.bert.live(table) as late:
            assert ends(late) == 1012

"""A real server: its own process, its own port, real sockets, and an orderly end."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ecumene.table.web.outbox import FAREWELL
from ecumene.table.web.serve import ENDING, PortBusy, listen, url
from ecumene.table.web.serve import PATIENCE as SHUTTING
from ecumene.table.web.told.courier import LAST
from tests.table.web.conftest import ANNA, bearer
from tests.table.web.test_analysis import RECORD

PATIENCE = 120
"""Seconds for what hangs: on the busiest machine nothing else comes near it."""

ALONE, WITH_BOT = [{"kind": "you"}] * 2, [{"kind": "you"}, {"kind": "bot", "level": "gentle"}]
STALE = {"type": "act", "ref": 1, "seat": 0, "version": -1, "actions": [0]}
QUICK = ("--bot-pause", "0", "--messages-per-second", "0", "--workers", "1", "--log", "json")


class Served:
    """`ecumene serve` in a folder of its own."""

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        command = [sys.executable, "-m", "ecumene", "serve", *QUICK, *options]
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        assert told.startswith("Ecumene is at http://127.0.0.1:"), told
        self.address = told.split()[3]
        self.http = httpx.Client(base_url=self.address + "/api/", headers=bearer(ANNA), timeout=PATIENCE)

    def post(self, path: str, body: object = None) -> Any:
        return self.http.post(path, json=body).raise_for_status().json()

    def new_table(self, seats: list[dict[str, str]] = ALONE) -> Any:
        return self.post("tables", {"game": "vinci", "seats": seats, "order": "fixed", "seed": 7})

    def live(self, table: str, **more: Any) -> ClientConnection:
        since = f"?since={more.pop('since')}" if "since" in more else ""
        address = self.address.replace("http", "ws") + f"/api/tables/{table}/live{since}"
        live: ClientConnection = connect(
            address, additional_headers=bearer(ANNA), max_size=2**24, open_timeout=PATIENCE, close_timeout=2, **more
        )
        return live

    def end(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """The exit code and what it printed."""
        self.http.close()
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served"), ECUMENE_BACKLOG="8")
    yield server
    if server.process.poll() is None:
        server.end(signal.SIGKILL)


def hear(live: ClientConnection, *kinds: str) -> Any:
    while True:
        message = json.loads(live.recv(timeout=PATIENCE))
        if message["type"] in kinds:
            return message


def narrow(address: str) -> socket.socket:
    """A connection that holds little that was not read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65_536)  # counts only before connecting
    line.connect(("127.0.0.1", int(address.rsplit(":", 1)[1])))
    return line


def half_asked(server: Served) -> socket.socket:
    """A request of which not all has arrived."""
    line = socket.create_connection(("127.0.0.1", int(server.address.rsplit(":", 1)[1])))
    head = {"Host": "localhost", "Content-Type": "application/json", "Content-Length": "100", **bearer(ANNA)}
    lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
    line.sendall(f'PUT /api/me HTTP/1.1\r\n{lines}\r\n{{"na'.encode())
    return line


def refuse_foreign(server: Served, table: str) -> None:
    """A page of another site gets no socket, and is told so."""
    address = server.address.replace("http", "ws") + f"/api/tables/{table}/live"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=Origin("https://evil.example"), open_timeout=PATIENCE),
    ):
        pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["code"] == "not_allowed"


def act(live: ClientConnection, full: Any) -> int:
    """Do the first thing on offer; the version after it."""
    choice = full["choices"][0]
    order = {"type": "act", "ref": 1, "seat": choice["seat"], "version": full["version"]}
    live.send(json.dumps({**order, "actions": [choice["acts"][0]["i"]]}))
    version = hear(live, "answer")["version"]
    assert isinstance(version, int)
    return version


def wait_for_turn(server: Served, table: str) -> Any:
    """The table once it is our turn."""
    with server.live(table) as live:
        state = hear(live, "full")
        while not state["choices"]:
            state = hear(live, "full", "update")
    return server.http.get(f"tables/{table}/state").json()


def test_a_server_ends_in_order_and_everybody_resumes(tmp_path: Path) -> None:
    served = Served(tmp_path)
    table = served.new_table(WITH_BOT)["id"]
    before = wait_for_turn(served, table)
    with served.live(table) as live:
        version = act(live, hear(live, "full"))
        code, out, err = served.end()
        assert hear(live, "goodbye") == {"type": "goodbye"}
        with pytest.raises(ConnectionClosed) as ended:
            hear(live, "none")
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1012
    assert (code, out.strip().splitlines()[-1]) == (0, "Everything is saved. Goodbye.")
    assert ANNA not in err
    assert all(json.loads(line)["level"] == "info" for line in err.splitlines()), err
    again = Served(tmp_path)
    try:
        state = again.http.get(f"tables/{table}/state").json()
        assert state["version"] >= version > before["version"]
        with again.live(table, since=state["version"]) as live:
            assert hear(live, "full", "update", "presence")["type"] == "presence"
        refuse_foreign(again, table)
    finally:
        code, _, err = again.end(signal.SIGINT)
    assert code == 0
    assert {json.loads(line)["level"] for line in err.splitlines()} == {"info"}, "a refused socket is no error, either"


def test_a_server_ends_soon_whatever_is_going_on(tmp_path: Path) -> None:
    """Nothing of this would ever end by itself, or not for long; a slow machine adds to it, but not the tenfold."""
    server = Served(tmp_path, "--hooks", "anywhere", ECUMENE_BACKLOG="0")
    table, over = server.new_table()["id"], server.post("records", {"record": RECORD.read_text(encoding="utf-8")})["id"]
    with ExitStack() as still:
        still.callback(server.process.kill)
        silent = still.enter_context(listen("127.0.0.1", 0))
        silent.settimeout(PATIENCE)
        server.post("me/channels", {"kind": "json", "address": url("127.0.0.1", silent.getsockname()[1])})
        (channel,) = server.http.get("me/channels").raise_for_status().json()["channels"]
        server.post(f"me/channels/{channel['id']}/test")
        still.enter_context(silent.accept()[0])  # and never answered
        still.enter_context(half_asked(server))
        line = still.enter_context(narrow(server.address))
        deaf = still.enter_context(server.live(table, sock=line, max_queue=1, ping_interval=None))
        for _ in range(200):  # each answer brings the whole table, and nobody reads them
            deaf.send(json.dumps(STALE))
        watching = still.enter_context(server.live(table))
        hear(watching, "full")
        server.post("tables", {"game": "tapestry", "seats": [{"kind": "bot", "level": "fierce"}] * 3})
        server.http.get(f"tables/{over}/analysis").raise_for_status()
        began = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        server.process.communicate(timeout=PATIENCE)  # our own connections stay open
        took = time.monotonic() - began
        hear(watching, "goodbye")
    assert server.process.returncode == 0
    assert took < 4 * ENDING


def test_a_process_ends_though_its_threads_do_not(tmp_path: Path) -> None:
    """As one that waits for a name server: Python would wait for it."""
    program = (
        "import threading; from ecumene.table.web import serve; from ecumene.table.web.settings import Settings\n"
        "threading.Thread(target=threading.Event().wait, name='name server').start()\n"
        "serve.serve(Settings(log='json'), lambda address: print(address, flush=True))\n"
        "print('saved')"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("http://")
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (0, "saved\n")
    (late,) = [json.loads(line) for line in err.splitlines() if json.loads(line)["level"] != "info"]
    assert late["event"] == "ended in the middle"
    assert "name server" in late["threads"]


def test_all_that_a_server_waits_for_at_its_end_fits_into_five_seconds() -> None:
    assert FAREWELL + SHUTTING + LAST < ENDING < 5


def test_a_reader_who_does_not_read_is_sent_away(served: Served) -> None:
    table = served.new_table()["id"]
    with narrow(served.address) as line, served.live(table, sock=line, max_queue=1, ping_interval=None) as live:
        for _ in range(200):  # each answer brings the whole table, and nobody reads them
            live.send(json.dumps(STALE))
        deadline = time.monotonic() + PATIENCE
        while 'sockets_closed_total{code="1013"}' not in httpx.get(served.address + "/metrics", timeout=PATIENCE).text:
            assert time.monotonic() < deadline
        with pytest.raises(ConnectionClosed) as ended:
            hear(live, "none")
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 1013
    with served.live(table) as live:  # and may come back
        assert hear(live, "full")


def test_pings_are_answered_by_the_protocol_too(served: Served) -> None:
    table = served.new_table()["id"]
    with served.live(table) as live:
        assert live.ping().wait(PATIENCE)


def test_a_message_beyond_all_bounds_ends_the_socket(served: Served) -> None:
    table = served.new_table()["id"]
    with served.live(table) as live:
        live.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as ended:
            hear(live, "none")
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1009


# ---- ports


def test_a_port_that_was_named_must_be_free() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortBusy, match=str(port)):
            listen("127.0.0.1", port)


def test_without_a_name_the_next_free_port_is_taken() -> None:
    with listen("127.0.0.1", 0) as first, listen("127.0.0.1", 0) as second:
        assert first.getsockname()[1] != second.getsockname()[1]


def test_an_address_that_is_not_ours_is_an_error() -> None:
    with pytest.raises(PortBusy):
        listen("192.0.2.1", 8000)


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("::", "http://[::1]:80"),
        ("::1", "http://[::1]:80"),
        ("games.example", "http://games.example:80"),
    ],
)
def test_the_address_is_one_to_open_here(host: str, expected: str) -> None:
    assert url(host, 80) == expected

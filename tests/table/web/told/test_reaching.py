"""Addresses that somebody gives us: which are outside, and which answers count."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from ecumene.table.web.told.reaching import Unreachable, is_outside, look, post, read_address
from ecumene.table.wire.messages import NewTable, SeatWish
from tests.table.fresh import new_store
from tests.table.live.room import ANN
from tests.table.live.test_real_store import server
from tests.table.web.told.sinks import http_sink


@pytest.mark.parametrize(
    "address", ["93.184.216.34", "2606:2800:220:1::1", "::ffff:93.184.216.34", "64:ff9b::5db8:d822"]
)
def test_public_addresses_are_outside(address: str) -> None:
    assert is_outside(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "240.0.0.1", "::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:169.254.169.254", "64:ff9b::7f00:1", "fec0::1", "feff:ffff::1", "64:ff9b:1::a9fe:a9fe",
        "2002:7f00:1::", "2001:0:0:0:0:0:80ff:fffe", "192.0.0.8", "192.0.0.9", "192.88.99.1", "192.31.196.1",
        "192.175.48.6", "2001:4:112::1", "2001:1::1", "2620:4f:8000::1", "3fff::1", "3fff:fff:ffff::1",
        "::ffff:192.0.0.8", "64:ff9b::c058:6301", "2002:c058:6301::1",
    ],
)  # fmt: skip
def test_what_leads_into_a_network_of_our_own_is_not(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize(
    "text",
    [
        "", "hook.example", "ftp://hook.example", "https://", "https://user@hook.example", "https://u:p@hook.example/x",
        "https://hook.example:0/", "https://hook.example:99999/", "https://hook.example/a b", "https://hook.example/\r\nX:1",
        "https://hök.example/", "javascript:alert(1)", "file:///etc/passwd", "https://[::1/",
        "https://[IPv6]", "https://[IPv6]/hook", "https://[]/", "https://[v1.x]/", "https://[1.2.3.4]/",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(text: str) -> None:
    assert read_address(text) is None
    with pytest.raises(Unreachable) as error:
        asyncio.run(post(text, b"", {}))
    assert error.value.why == "address"


def test_an_address_is_taken_apart() -> None:
    target = read_address("https://hook.example:8443/a/b?c=d&e")
    assert target is not None
    assert (target.host, target.port, target.path, target.secure) == ("hook.example", 8443, "/a/b?c=d&e", True)
    assert target.origin == "https://hook.example:8443"
    plain = read_address("http://[2001:db8::1]")
    assert plain is not None
    assert (plain.origin, plain.port, plain.path) == ("http://[2001:db8::1]", 80, "/")


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "2130706433", "127.1", "0x7f.1"])
def test_however_it_is_written_nothing_inside_is_reached(name: str) -> None:
    with http_sink() as sink:
        url = sink.url.replace("127.0.0.1", name)
        with pytest.raises(Unreachable) as error:
            asyncio.run(post(url, b"{}", {}))
        assert error.value.why in ("inside", "unreachable")  # some systems do not read such numbers at all
        target = read_address(url)
        assert target is not None
        with pytest.raises(Unreachable):
            asyncio.run(look(target, inside=False))
        assert sink.received == []


def test_a_name_is_asked_for_once_and_the_connection_goes_where_it_was_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that is somebody else's the second time (DNS rebinding) leads nowhere new."""
    asked: list[str] = []

    async def scenario() -> int:
        real = socket.getaddrinfo

        def once(host: str, port: int, *rest: int, **more: int) -> object:
            asked.append(str(host))
            return real("127.0.0.1" if host == "hook.example" else host, port, *rest, **more)

        monkeypatch.setattr(socket, "getaddrinfo", once)
        return (await post(sink.url.replace("127.0.0.1", "hook.example"), b"{}", {}, inside=True)).status

    with http_sink() as sink:
        assert asyncio.run(scenario()) == 204
        assert sink.received[0].headers["host"].startswith("hook.example:")
    assert [name for name in asked if name == "hook.example"] == ["hook.example"]


Found = list[tuple[int, int, int, str, tuple[str, int]]]


def names(lead: Callable[[], list[str]]) -> Callable[..., Any]:
    """A name server: every name leads where `lead` says, whenever it is asked for."""

    def asked(host: str, port: int, *_: int, **__: int) -> Found:
        kind = socket.AF_INET
        return [(kind, socket.SOCK_STREAM, 6, "", (address, port)) for address in lead()]

    return asked


@pytest.mark.parametrize("order", [1, -1])
def test_a_name_with_one_address_inside_is_refused_whole(monkeypatch: pytest.MonkeyPatch, order: int) -> None:
    both = ["93.184.216.34", "127.0.0.1"][::order]
    monkeypatch.setattr(socket, "getaddrinfo", names(lambda: both))
    with http_sink() as sink:
        for work in (post(_named(sink.url), b"{}", {}), _look(_named(sink.url))):
            with pytest.raises(Unreachable) as error:
                asyncio.run(work)
            assert error.value.why == "inside"
        assert sink.received == []


def test_a_name_that_was_outside_when_it_was_given_is_refused_once_it_leads_inside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = [["93.184.216.34"], ["127.0.0.1"]]
    monkeypatch.setattr(socket, "getaddrinfo", names(lambda: answers.pop(0)))
    with http_sink() as sink:
        asyncio.run(_look(_named(sink.url)))
        with pytest.raises(Unreachable) as error:
            asyncio.run(post(_named(sink.url), b"{}", {}))
        assert error.value.why == "inside"
        assert sink.received == []
    assert answers == []


def _named(url: str) -> str:
    return url.replace("127.0.0.1", "hook.example")


async def _look(url: str) -> None:
    target = read_address(url)
    assert target is not None
    await look(target, inside=False)


def test_names_that_nobody_answers_for_keep_no_table_waiting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answer = Event()

    def never(*_: object, **__: object) -> Found:
        answer.wait()
        raise OSError

    async def scenario() -> None:
        async with server(new_store(tmp_path)) as tables:
            monkeypatch.setattr(socket, "getaddrinfo", never)
            asking = [asyncio.create_task(post("https://stalls.example", b"", {}, seconds=3_600)) for _ in range(100)]
            await asyncio.sleep(0)  # each has asked
            try:
                seats = [SeatWish(kind="you"), SeatWish(kind="bot", level="gentle")]
                info = await tables.create(ANN, NewTable(game="harbour", seats=seats))
                assert (await tables.open(info.id)).state.status == "running"
                assert not any(task.done() for task in asking)
            finally:
                answer.set()
                for task in asking:
                    task.cancel()
                await asyncio.gather(*asking, return_exceptions=True)

    asyncio.run(asyncio.wait_for(scenario(), 300))


def test_a_redirect_is_not_followed() -> None:
    with http_sink() as sink:
        sink.status, sink.headers = 302, {"Location": f"{sink.url}/elsewhere"}
        assert asyncio.run(post(sink.url, b"{}", {}, inside=True)).status == 302
        assert len(sink.received) == 1


def test_whoever_never_answers_is_not_waited_for() -> None:
    with http_sink() as sink:
        sink.silent = True
        with pytest.raises(Unreachable) as error:
            asyncio.run(post(sink.url, b"{}", {}, inside=True, seconds=0.3))
        assert error.value.why == "timeout"


def test_what_is_no_http_and_what_is_not_there_is_unreachable() -> None:
    async def scenario() -> list[str]:
        async def babble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"220 mail.example ESMTP\r\n")
            writer.close()

        server = await asyncio.start_server(babble, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        found = []
        for _ in range(2):
            try:
                await post(f"http://127.0.0.1:{port}", b"{}", {}, inside=True)
            except Unreachable as error:
                found.append(error.why)
            server.close()
            await server.wait_closed()
        return found

    assert asyncio.run(scenario()) == ["unreachable", "unreachable"]


def test_how_long_to_wait_is_heard() -> None:
    with http_sink() as sink:
        sink.status, sink.headers = 429, {"Retry-After": "17"}
        answer = asyncio.run(post(sink.url, b"{}", {}, inside=True))
        assert (answer.status, answer.wait) == (429, 17.0)
        sink.headers = {"Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT"}
        assert asyncio.run(post(sink.url, b"{}", {}, inside=True)).wait is None

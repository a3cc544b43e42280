"""The server behind a reverse proxy on a port of its own, with the lines for nginx that the manual gives."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator

import httpx2 as httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.table.ports import free_port
from tests.table.web.conftest import ANNA, bearer
from tests.table.web.nginx import NoNginx, Proxy
from tests.table.web.test_serve import PATIENCE, Served, hear


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """Where nginx cannot be had the tests are skipped, but never in CI."""
    folder = tmp_path_factory.mktemp("proxied")
    server = Served(folder, "--proxies", "127.0.0.1", "--tables-per-hour", "3")
    try:
        found = Proxy(folder, server.address, free_port())
    except NoNginx as missing:
        server.end(signal.SIGKILL)
        if os.environ.get("CI") == "true":
            pytest.fail(str(missing))
        pytest.skip(str(missing))
    yield found
    said = found.end()
    server.end(signal.SIGKILL)
    assert "[emerg]" not in said


def client(proxy: Proxy, **headers: str) -> httpx.Client:
    return httpx.Client(
        base_url=proxy.address, headers={**bearer(ANNA), "Origin": proxy.address, **headers}, timeout=PATIENCE
    )


def test_the_page_gives_orders_through_a_proxy_on_a_port(proxy: Proxy) -> None:
    with client(proxy) as page:
        assert page.put("/api/me", json={"name": "Anna"}).status_code == 200
        foreign = page.put("/api/me", json={"name": "Eve"}, headers={"Origin": "http://127.0.0.1:1"})
        assert foreign.status_code == 403


def test_sockets_pass_the_proxy(proxy: Proxy) -> None:
    with client(proxy) as page:
        wish = {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "open"}]}
        table = page.post("/api/tables", json=wish).raise_for_status().json()["id"]
    address = proxy.address.replace("http", "ws") + f"/api/tables/{table}/live"
    with connect(address, origin=Origin(proxy.address), additional_headers=bearer(ANNA), open_timeout=PATIENCE) as live:
        assert hear(live, "full")["table"]["you"]["role"] == "owner"
        live.send(json.dumps({"type": "ping"}))
        assert hear(live, "pong")
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=Origin("http://127.0.0.1"), open_timeout=PATIENCE),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_limits_count_the_people_behind_the_proxy_and_not_what_they_claim(proxy: Proxy) -> None:
    wish = {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "open"}]}

    def opens(where: str, claim: str) -> int:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=where), timeout=PATIENCE) as page:
            headers = {**bearer(ANNA), "X-Forwarded-For": claim}
            return page.post(proxy.address + "/api/tables", json=wish, headers=headers).status_code

    assert [opens("127.0.0.2", f"192.0.2.{i}") for i in range(4)] == [201, 201, 201, 429]
    assert opens("127.0.0.3", "192.0.2.0") == 201


def test_measures_are_not_for_the_world(proxy: Proxy) -> None:
    assert httpx.get(proxy.address + "/metrics").status_code == 403
    assert httpx.get(proxy.address + "/health").status_code == 200

"""Measures: what happened is counted where it belongs."""

from __future__ import annotations

import asyncio
import re
from typing import cast

import pytest

from ecumene.table.live.tables import Tables
from ecumene.table.store import Store, StoreUnavailable
from ecumene.table.store.measuring import Backlog
from ecumene.table.web.gauging import Gauges
from ecumene.table.web.metrics import Metrics
from tests.table.web.conftest import Serve, Web


def measures(web: Web) -> dict[str, float]:
    """Every sample by its name and labels."""
    answer = web.client.get("/metrics")
    assert answer.headers["Content-Type"].startswith("text/plain")
    found = re.findall(r"^(ecumene_\S+?(?:\{.*?\})?) (\S+)$", answer.text, re.MULTILINE)
    return {name: float(value) for name, value in found}


def test_requests_moves_and_sockets_are_counted(web: Web) -> None:
    table = web.duel()
    before = measures(web)
    web.on_turn(table).act(table)
    web.anna.get("tables/nowhere")
    web.client.get("/t/some/address/of/the/page")
    with web.anna.live(table) as socket:
        socket.receive_text()
        socket.send_json({"type": "ping"})
        while "pong" not in socket.receive_text():
            pass
        during = measures(web)
    after = measures(web)

    def more(name: str) -> float:
        return after[name] - before.get(name, 0.0)

    act = 'method="POST",route="/api/tables/{table}/act",status="200"'
    assert more(f"ecumene_requests_total{{{act}}}") == 1
    assert more('ecumene_requests_total{method="GET",route="/api/tables/{table}",status="404"}') == 1
    assert more('ecumene_moves_total{by="person"}') == 1
    assert more("ecumene_move_seconds_count") == 1
    assert more('ecumene_messages_total{type="ping"}') == 1
    assert more("ecumene_sockets_opened_total") == 1
    assert during["ecumene_sockets"] == 1
    assert after["ecumene_sockets"] == 0
    assert after["ecumene_live_tables"] >= 1
    assert more('ecumene_store_seconds_count{what="append"}') >= 1
    assert not [name for name in after if table in name or "some/address" in name]


def test_of_a_bulk_that_was_refused_what_stands_is_counted(web: Web) -> None:
    table = web.duel()
    mover = web.on_turn(table)
    state = mover.get(f"tables/{table}/state").json()
    before = measures(web)['ecumene_moves_total{by="person"}']
    choice = state["choices"][0]
    actions = [choice["acts"][0]["i"]] * 2  # nobody can take the same people twice
    wish = {"seat": choice["seat"], "version": state["version"], "actions": actions}
    refused = mover.post(f"tables/{table}/act", wish).json()
    after = measures(web)['ecumene_moves_total{by="person"}']
    assert (refused["code"], refused["done"]) == ("illegal", 1)
    assert after - before == 1


def test_strange_methods_make_no_new_measures(web: Web) -> None:
    web.client.request("BREW", "/api/games")
    assert "BREW" not in web.client.get("/metrics").text


def test_a_store_that_fails_is_counted() -> None:
    metrics = Metrics()
    with pytest.raises(StoreUnavailable), metrics.storing("append"):
        raise StoreUnavailable("gone")
    text = bytes(metrics).decode()
    assert 'ecumene_store_failures_total{what="append"} 1.0' in text
    assert 'ecumene_store_seconds_count{what="append"} 1.0' in text


def test_bots_are_measured_by_level_and_by_what_went_wrong() -> None:
    metrics = Metrics()
    metrics.bot_decided("keen", 0.3)
    metrics.bot_failed("timeout")
    metrics.moved("bot")
    text = bytes(metrics).decode()
    assert 'ecumene_bot_seconds_count{level="keen"} 1.0' in text
    assert 'ecumene_bot_failures_total{why="timeout"} 1.0' in text
    assert 'ecumene_moves_total{by="bot"} 1.0' in text


def test_what_is_said_and_reported_is_counted_and_what_waits_is_measured(serve: Serve) -> None:
    web = serve(hooks="anywhere")
    table = web.duel(pace={"kind": "days", "hours": 24})
    made = web.bert.post("me/channels", {"kind": "json", "address": "http://127.0.0.1:9/hook", "wants": ["over"]})
    assert made.status_code == 201, made.text
    assert web.anna.post(f"tables/{table}/talk", {"text": "Hello"}).status_code == 200
    for _ in range(2):
        assert web.bert.post(f"tables/{table}/talk/1/report", {"why": "spam"}).status_code == 200
    found = measures(web)
    assert found['ecumene_talk_lines_total{circle="table"}'] == 1
    assert found['ecumene_reports_total{why="spam"}'] == 1, "the same report again is no news"
    assert found["ecumene_reports_open"] == 1
    assert found["ecumene_clocks"] == 1
    assert found["ecumene_clocks_due"] == 0
    assert found['ecumene_channels{kind="json"}'] == 1
    assert found['ecumene_channels{kind="mail"}'] == 0
    assert found["ecumene_bans"] == 0
    assert found["ecumene_notices_due"] == 0
    assert found["ecumene_notices_lag_seconds"] == 0
    assert found["ecumene_notices_on_their_way"] == 0


def test_while_the_store_is_gone_the_last_gauges_stand() -> None:
    class Gone:
        async def backlog(self, now: float, house: float) -> Backlog:
            self.asked = getattr(self, "asked", 0) + 1
            if self.asked == 2:
                raise StoreUnavailable("gone")
            return Backlog(3, now - 60.0, 2, 1, 0, 0, {})

    class Timed:
        class house:  # noqa: N801
            now = staticmethod(lambda: 0.0)

    metrics, store = Metrics(), Gone()
    gauges = Gauges(metrics, cast(Store, store), cast(Tables, Timed()), lambda: 0, every=0.0)
    for _ in range(2):
        asyncio.run(gauges.look())
    text = bytes(metrics).decode()
    assert "ecumene_notices_due 3.0" in text
    assert "ecumene_clocks_due 1.0" in text
    assert 59.0 < float(re.findall(r"^ecumene_notices_lag_seconds (\S+)$", text, re.MULTILINE)[0]) < 120.0
    assert store.asked == 2

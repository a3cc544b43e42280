"""Measures: what happened is counted where it belongs."""

from __future__ import annotations

import re

import pytest

from ecumene.table.store import StoreUnavailable
from ecumene.table.web.metrics import Metrics
from tests.table.web.conftest import Web


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

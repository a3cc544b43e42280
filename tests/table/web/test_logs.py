"""Logs tell what happened, and no secret."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from ecumene.table.live.live import LiveTable
from ecumene.table.web import logs
from tests.table.web.conftest import ANNA, BERT, Serve, bearer


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is logged, as JSON, down to the least line."""
    logging.getLogger("httpx").setLevel(logging.WARNING)  # the one who asks, in the same process
    names = ("", "ecumene", "uvicorn", "uvicorn.error", "uvicorn.access")
    loggers = [logging.getLogger(name) for name in names]
    kept = [(logger, logger.handlers, logger.level, logger.propagate) for logger in loggers]
    stream = io.StringIO()
    logs.set_up("json", stream)
    logging.getLogger().setLevel(logging.DEBUG)
    logging.getLogger("ecumene").setLevel(logging.DEBUG)
    yield stream
    for logger, handlers, level, propagate in kept:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def parsed(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_request_is_one_line_with_its_id(serve: Serve, lines: io.StringIO) -> None:
    web = serve()
    answer = web.anna.get("games", params={"x": "hidden-value"})
    told = [line for line in parsed(lines) if line.get("path") == "/api/games"]
    assert len(told) == 1
    line = told[0]
    assert (line["event"], line["method"], line["status"], line["level"]) == ("request", "GET", 200, "info")
    assert line["request"] == answer.headers["X-Request-Id"]
    assert line["ms"] >= 0
    assert "hidden-value" not in lines.getvalue()


def test_no_secret_is_ever_logged(serve: Serve, lines: io.StringIO) -> None:
    web = serve()
    cookie = web.client.get("/api/me").cookies["ecumene_guest"]
    seed = 918273645546372
    table = web.anna.new_table("you", "open", seed=seed)["id"]
    web.anna.client.put("/api/me", json={"name": "Anna"}, headers=bearer(ANNA))
    web.bert.post(f"tables/{table}/sit", {"name": "Bert"})
    web.anna.post(f"tables/{table}/begin")
    secret = web.anna.get(f"tables/{table}/seats/0/link").json()["secret"]
    web.client.post(f"/api/tables/{table}/claim", json={"secret": secret})
    web.client.post(f"/api/tables/{table}/claim", json={"secret": secret + "x"})
    web.client.post(f"/api/tables/{table}/claim", json={"secrets": secret})
    web.client.get(f"/t/{table}?seat={secret}")
    web.client.get(f"/api/tables/{table}?seat={secret}")
    with web.anna.live(table) as socket:
        socket.receive_json()
        socket.send_text(json.dumps({"type": "act", "secret": secret}))
        socket.receive_json()
    web.on_turn(table).act(table)
    said = lines.getvalue()
    assert table in said
    for hidden in (cookie, ANNA, BERT, secret, str(seed)):
        assert hidden not in said


def test_our_own_fault_is_logged_and_answered_without_details(
    serve: Serve, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    web = serve()
    table = web.anna.new_table("you", "open")["id"]

    def fail(*_: object) -> None:
        raise ZeroDivisionError("what only we know")

    monkeypatch.setattr(LiveTable, "info", fail)
    answer = web.anna.get(f"tables/{table}")
    assert answer.status_code == 500
    assert answer.json()["code"] == "server"
    assert "only we" not in answer.text
    fault = next(line for line in parsed(lines) if line["event"] == "fault")
    assert "ZeroDivisionError" in fault["traceback"]
    assert fault["request"] == answer.headers["X-Request-Id"]
    assert answer.headers["Content-Security-Policy"]


def test_plain_lines_are_for_people_and_stay_lines() -> None:
    record = logging.makeLogRecord(
        {
            "levelno": logging.WARNING,
            "levelname": "WARNING",
            "msg": "request",
            "path": "/a\n12:00 forged",
            "status": 200,
        }
    )
    line = logs.PlainLines().format(record)
    assert "\n" not in line
    assert "WARNING request" in line
    assert "status=200" in line


def test_a_traceback_follows_its_line() -> None:
    try:
        raise KeyError("x")
    except KeyError:
        record = logging.LogRecord("ecumene", logging.ERROR, "", 0, "fault", None, sys.exc_info())
    assert "Traceback" in logs.PlainLines().format(record)
    assert "Traceback" in json.loads(logs.JsonLines().format(record))["traceback"]

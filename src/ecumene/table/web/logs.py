"""Logs: one line for each thing that happened, for people or as JSON for programs. No secret is ever part of one.

A line says the path of a request but neither its query, its headers nor its body: those hold the guest's cookie, the
link that moves a seat, and what somebody plays.
"""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from secrets import token_hex
from time import perf_counter
from typing import Any, TextIO

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ecumene.table.web.limits import address
from ecumene.table.web.metrics import Metrics
from ecumene.table.web.refusals import refusal, respond
from ecumene.table.web.security import is_api

log = logging.getLogger("ecumene.table")
request_id: ContextVar[str] = ContextVar("request_id", default="")

USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
"""What every record has; anything else was given as `extra`."""

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def set_up(kind: str, stream: TextIO = sys.stderr) -> None:
    """Send what is logged to a stream, as `plain` lines or as `json`."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if kind == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ecumene").setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        # its lines about sockets would show whole addresses, and ours say the rest
        other = logging.getLogger(name)
        other.handlers, other.propagate = [], True
        other.setLevel(logging.WARNING)


def _extra(record: logging.LogRecord) -> dict[str, Any]:
    found = {name: value for name, value in vars(record).items() if name not in USUAL}
    if request_id.get():
        found["request"] = request_id.get()
    return found


class JsonLines(logging.Formatter):
    """`{"at": …, "level": …, "event": …, …}`, one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **_extra(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """`12:30:05 request method=GET path=/api/games status=200`, for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        level = "" if record.levelno <= logging.INFO else f" {record.levelname}"
        extra = "".join(f" {name}={_shown(value)}" for name, value in _extra(record).items())
        line = f"{at}{level} {record.getMessage()}{extra}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _shown(value: object) -> str:
    """A value that cannot break out of its line."""
    text = str(value)
    return text if text.isprintable() and " " not in text else repr(text)


class Watch:
    """Middleware: gives each request an id, counts and logs it, and answers for our own faults."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request_id.set(token_hex(6))
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        began, status = perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-Id"] = request_id.get()
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except Exception:
            log.exception("fault", extra={"method": scope["method"], "path": scope["path"]})
            if status:  # half an answer is out: end the connection, so that nobody takes it for a whole one
                raise
            await respond(refusal("server", 500, "our-fault"))(scope, receive, noting)
        finally:
            self._note(scope, status, perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "") or "page"
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.metrics.requests.labels(method, route, status).inc()
        self.metrics.request_seconds.labels(route).observe(seconds)
        level = logging.INFO if is_api(scope) else logging.DEBUG
        extra = {"method": method, "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
        log.log(level, "request", extra={**extra, "from": address(scope)})

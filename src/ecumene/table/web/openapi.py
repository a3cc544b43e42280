"""The description of the API: every route, and every message that travels on a socket."""

from __future__ import annotations

import asyncio
import inspect
import json
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel, TypeAdapter

from ecumene.core import scene
from ecumene.table.wire import (
    analysis_messages,
    friend_messages,
    game_messages,
    live_messages,
    lobby_messages,
    messages,
    notice_messages,
    operator_messages,
    paper_messages,
    person_messages,
    plan_messages,
    premove_messages,
    rating_messages,
    talk_messages,
    teaching_messages,
    time_messages,
)

Mode: TypeAlias = Literal["serialization", "validation"]

SCENE = (scene.Stage, scene.Scene, scene.Patch, scene.Choice, scene.SceneEvent, scene.Why)
ASKED = (
    "NewTable",
    "Sit",
    "Fill",
    "StandIn",
    "Rename",
    "ImportRecord",
    "OfSeat",
    "Give",
    "Admit",
    "TalkRule",
    "PlayOn",
    "PauseWish",
    "HolidayWish",
    "Ping",
    "FromPage",
)
"""What the page sends, besides every `…Request` and `…Message`: there a field with a default may be left out."""

TAGS = (
    (
        "guests",
        "Who asks. A guest is known by a cookie, a program by a secret of its own: `Authorization: Bearer SECRET`",
    ),
    ("persons", "Whoever wishes to be known again: passkeys, a recovery phrase, devices, and a page of one's own"),
    ("being told", "Hearing of tables one is not at: webhooks, push to a browser, mail"),
    ("games", "What can be played"),
    ("tables", "The lobby, tables and their seats"),
    ("play", "Acting at a table"),
    ("talk", "What people say at a table"),
    ("papers", "What somebody keeps at a table for themselves: notes, marks on the board, answers given beforehand"),
    ("looking back", "Records, moments and points over time"),
    ("server", "For whoever runs the server"),
)

LIVE: dict[str, Any] = {
    "get": {
        "tags": ["play"],
        "summary": "A socket: hear everything that happens at a table, and act there",
        "description": "The page sends `FromPage` and hears `FromTable`, one message in each text frame. The first is "
        "the whole table, or the updates since the version that the page has seen. `hidden=1`: it is in the "
        "background, and nobody looks at it; it says `looks` when that changes.",
        "operationId": "live",
        "parameters": [
            {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}},
            {"name": "since", "in": "query", "required": False, "schema": {"type": "integer"}},
            {"name": "hidden", "in": "query", "required": False, "schema": {"type": "integer"}},
        ],
        "responses": {
            "101": {"description": "The socket is open"},
            **{
                status: {
                    "description": about,
                    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
                }
                for status, about in (
                    ("403", "Another site's page"),
                    ("404", "Not asked for as a socket; on a socket, close code 4404 says that there is no such table"),
                    ("429", "Too many requests; `Retry-After` says when to try again"),
                )
            },
        },
        "x-sends": {"$ref": "#/components/schemas/FromPage"},
        "x-hears": {"$ref": "#/components/schemas/FromTable"},
    }
}


SOON = 20.0
"""Seconds after a server's start in which it has better things to do than to describe itself."""


class Description:
    """The document as it is sent. To make it takes a processor a second or two: a thread does, before anybody asks."""

    def __init__(self, make: Callable[[], dict[str, Any]]) -> None:
        self._make = make
        self._making: asyncio.Task[bytes] | None = None

    async def soon(self, seconds: float = SOON) -> None:
        """Make it when the server has started, unless somebody asks sooner."""
        await asyncio.sleep(seconds)
        await self.sent()

    async def sent(self) -> bytes:
        """The document; whoever asks while it is made waits for the same one."""
        if self._making is None or self._making.cancelled():
            self._making = asyncio.create_task(asyncio.to_thread(self._written))
        return await asyncio.shield(self._making)

    def _written(self) -> bytes:
        return json.dumps(self._make(), ensure_ascii=False, separators=(",", ":")).encode()


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document of a server."""
    document: dict[str, Any] = get_openapi(
        title=app.title,
        version=app.version,
        summary=app.summary,
        routes=app.routes,
        tags=[{"name": name, "description": about} for name, about in TAGS],
    )
    document["paths"]["/api/tables/{table}/live"] = LIVE
    _link(document["paths"])
    for operation in (operation for path in document["paths"].values() for operation in path.values()):
        _tidy(operation)
    known = document.setdefault("components", {}).setdefault("schemas", {})
    document["components"]["schemas"] = dict(sorted({**known, **schemas()}.items()))
    for unused in ("HTTPValidationError", "ValidationError"):
        document["components"]["schemas"].pop(unused, None)
    return document


def _link(paths: dict[str, Any]) -> None:
    """Lead from a table that was opened to whatever can be done with it."""
    links = {
        operation["operationId"]: {
            "operationId": operation["operationId"],
            "description": operation["summary"],
            "parameters": {"table": "$response.body#/id"},
        }
        for path, item in paths.items()
        for operation in item.values()
        if path.startswith("/api/tables/{table}")
    }
    for opening in ("/api/tables", "/api/records"):
        paths[opening]["post"]["responses"]["201"]["links"] = links


def _tidy(operation: dict[str, Any]) -> None:
    """Take away a 422 that stands there only because FastAPI puts it everywhere. A problem is always JSON."""
    for status, answer in list(operation["responses"].items()):
        for kind, content in list(answer.get("content", {}).items()):
            if str(content.get("schema", {}).get("$ref", "")).endswith("/HTTPValidationError"):
                del operation["responses"][status]
            elif int(status) >= 400 and kind != "application/json":
                answer["content"]["application/json"] = answer["content"].pop(kind)


def schemas() -> dict[str, Any]:
    """The JSON schema of every message and of the scene's vocabulary, by name."""
    members = {
        name: m
        for module in (
            messages,
            game_messages,
            live_messages,
            lobby_messages,
            teaching_messages,
            analysis_messages,
            notice_messages,
            paper_messages,
            premove_messages,
            plan_messages,
            friend_messages,
            person_messages,
            rating_messages,
            operator_messages,
            talk_messages,
            time_messages,
        )
        for name, m in inspect.getmembers(module, inspect.isclass)
    }
    models = [m for _, m in sorted(members.items()) if issubclass(m, BaseModel)]
    named: list[tuple[str, Any]] = [(m.__name__, m) for m in (*models, *SCENE) if m not in (BaseModel, messages.Model)]
    named += [("FromTable", live_messages.FromTable), ("FromPage", live_messages.FromPage)]
    found: dict[str, Any] = {}
    for sent in (True, False):
        chosen = [(name, kind) for name, kind in named if _asked(name) != sent]
        found |= _schemas(chosen, "serialization" if sent else "validation")
    return dict(sorted(found.items()))


def _asked(name: str) -> bool:
    """Whether a message goes from the page to the table."""
    return name in ASKED or (name.endswith(("Request", "Message")) and name != "Message")


def _schemas(named: list[tuple[str, Any]], mode: Mode) -> dict[str, Any]:
    inputs: list[tuple[str, Mode, TypeAdapter[Any]]] = [(name, mode, TypeAdapter(kind)) for name, kind in named]
    by_name, definitions = TypeAdapter.json_schemas(inputs, ref_template="#/components/schemas/{model}")
    found: dict[str, Any] = dict(definitions.get("$defs", {}))
    for (name, _), schema in by_name.items():
        if not str(schema.get("$ref", "")).endswith(f"/{name}"):
            found[name] = schema
    return found

"""The description of the API says everything there is."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from threading import current_thread
from typing import Any

import pytest

from ecumene.table.web.app import create_app
from ecumene.table.web.openapi import Description
from ecumene.table.web.settings import Settings
from ecumene.table.wire import live_messages


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return create_app(Settings()).openapi()


def operations(document: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield f"{method.upper()} {path}", operation


def references(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(data, list):
        for value in data:
            yield from references(value)


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    found = set(references(document))
    assert found
    assert {name.removeprefix("#/components/schemas/") for name in found} <= set(schemas)


def test_every_route_says_what_it_does_and_what_it_answers(document: dict[str, Any]) -> None:
    tags = {tag["name"] for tag in document["tags"]}
    ids = [operation["operationId"] for _, operation in operations(document)]
    assert len(ids) == len(set(ids))
    for name, operation in operations(document):
        assert set(operation["tags"]) <= tags, name
        assert operation["summary"], name
        for status, answer in operation["responses"].items():
            assert answer["description"], (name, status)
            if name in ("GET /metrics", "GET /api/tables/{table}/live"):
                continue
            assert answer["content"], (name, status)
            if int(status) >= 400 and name != "GET /health":
                schema = answer["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}, (name, status)


def test_an_opened_table_leads_to_all_that_can_be_done_with_it(document: dict[str, Any]) -> None:
    of_tables = {operation["operationId"] for name, operation in operations(document) if "/api/tables/{table}" in name}
    for opening in ("POST /api/tables", "POST /api/records"):
        links = dict(operations(document))[opening]["responses"]["201"]["links"]
        assert {link["operationId"] for link in links.values()} == of_tables
        assert all(link["parameters"] == {"table": "$response.body#/id"} for link in links.values())


def test_every_route_of_the_server_is_there(document: dict[str, Any]) -> None:
    told = {name for name, _ in operations(document)}
    under_table = (
        "POST sit fill give colour admit begin leave come-back concede pause claim again seats/{seat}/link",
        "POST again-with invite",
        "POST hooks hooks/{channel}/test",
        "PUT hooks/{channel}",
        "DELETE hooks/{channel}",
        "GET hooks",
        "POST act undo redo rewind why foresee hint play-on talk talk/{number}/report",
        "PUT talk",
        "GET talk state record series analysis keepsake live ratings invited moves/{move} seats/{seat}/link",
    )
    expected = {f"{line.split()[0]} /api/tables/{{table}}/{name}" for line in under_table for name in line.split()[1:]}
    expected |= {
        "GET /api/me",
        "PUT /api/me",
        "DELETE /api/me",
        "GET /api/nearby",
        "GET /api/games",
        "GET /api/games/{game}/brings",
        "GET /api/games/{game}/guide",
        "GET /api/games/{game}/rules",
        "GET /api/games/{game}/glossary",
        "GET /api/games/{game}/how-to-play",
        "GET /api/games/{game}/pictures",
        "GET /api/stages/{name}",
        "GET /api/holidays",
        "POST /api/holidays",
    }
    expected |= {f"{method} /api/me/person" for method in ("GET", "PUT")}
    expected |= {f"{method} /api/me/friends/link" for method in ("POST", "DELETE")}
    expected |= {f"{method} /api/me/friends/{{friend}}" for method in ("PUT", "DELETE")}
    expected |= {f"{method} /api/friends/{{code}}" for method in ("GET", "POST")}
    expected |= {"GET /api/me/friends", "GET /api/me/invitations", "DELETE /api/me/invitations/{invited}"}
    expected |= {f"{method} /api/me/phrase" for method in ("POST", "DELETE")}
    expected |= {f"POST /api/{path}" for path in ("me/passkeys", "me/passkeys/options", "sign-in", "sign-out")}
    expected |= {f"POST /api/sign-in/{path}" for path in ("options", "phrase")}
    expected |= {"DELETE /api/me/devices", "DELETE /api/me/passkeys/{key}"}
    expected |= {"DELETE /api/me/devices/{device}", "GET /api/people/{public}"}
    expected |= {f"GET /api/me/{path}" for path in ("page", "records", "export")}
    expected |= {f"{method} /api/me/channels" for method in ("GET", "POST")}
    expected |= {f"{method} /api/me/channels/{{channel}}" for method in ("PUT", "DELETE")}
    expected |= {f"POST /api/me/channels/{{channel}}/{path}" for path in ("confirm", "test")}
    expected.add("PUT /api/me/channels/{channel}/push")
    expected |= {"GET /api/tables", "POST /api/tables", "GET /api/tables/{table}", "POST /api/records"}
    expected |= {f"POST /api/operator/{path}" for path in ("sign-in", "sign-out", "bans", "announcements")}
    expected |= {f"POST /api/operator/tables/{{table}}/{deed}" for deed in ("close", "reopen")}
    expected |= {"GET /api/operator", "GET /api/operator/tables/{table}", "POST /api/operator/reports/{table}/{number}"}
    expected |= {"DELETE /api/operator/bans/{ban}", "DELETE /api/operator/announcements/{announcement}"}
    expected |= {"GET /api/announcements"}
    expected |= {
        "GET /api/tables/{table}/paper",
        "PUT /api/tables/{table}/paper/note",
        "PUT /api/tables/{table}/paper/marks",
    }
    expected |= {f"{method} /api/tables/{{table}}/premoves" for method in ("GET", "PUT")}
    expected |= {"POST /api/tables/{table}/premoves/offers"}
    expected |= {f"POST /api/tables/{{table}}/plan{more}" for more in ("", "/send")}
    assert told == expected | {"GET /health", "GET /metrics"}


def test_the_messages_of_the_socket_are_described(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    sent = {name.rsplit("/", 1)[1] for name in references(schemas["FromTable"])}
    assert sent == {"Full", "Update", "Presence", "Talk", "Paper", "Premoves", "Answer", "Pong", "Goodbye"}
    asked = {name.rsplit("/", 1)[1] for name in references(schemas["FromPage"])}
    assert asked == {"ActMessage", "UndoMessage", "WhyMessage", "LooksMessage", "Ping"}
    assert "HTTPValidationError" not in schemas
    assert set(schemas["Problem"]["properties"]) == set(live_messages.Problem.model_fields)


def test_the_description_can_be_asked_for(document: dict[str, Any]) -> None:
    from fastapi.testclient import TestClient

    app = create_app(Settings(store="sqlite://"))
    # no lifespan: a description needs no store
    assert TestClient(app).get("/api/openapi.json").json() == document


def test_it_is_made_once_and_before_it_is_asked_for(document: dict[str, Any]) -> None:
    made: list[str] = []

    def make() -> dict[str, Any]:
        made.append(current_thread().name)
        return document

    async def asked() -> None:
        description = Description(make)
        await description.soon(0.0)
        assert len(made) == 1
        both = await asyncio.gather(description.sent(), description.sent())
        assert both[0] is both[1]
        assert json.loads(both[0]) == document

    asyncio.run(asked())
    assert len(made) == 1
    assert made[0] != current_thread().name, "nobody else waits for it"

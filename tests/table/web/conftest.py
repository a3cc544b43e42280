"""A whole server on a fresh store, asked without a network."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient

from ecumene.table.web.app import create_app
from ecumene.table.web.settings import Settings
from tests.table.fresh import new_store

logging.getLogger("httpx2").setLevel(logging.WARNING)  # what the client says about itself is not ours

ANNA = "anna-Qm3xV9rT2kLwZ8yB5nHc7pD"
BERT = "bert-Xk7sJ4fN9vQzG2tW6mRb3uE"


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


@dataclass
class Person:
    """Somebody who calls the API."""

    client: TestClient
    secret: str

    def get(self, path: str, **more: Any) -> httpx.Response:
        answer: httpx.Response = self.client.get(f"/api/{path}", headers=bearer(self.secret), **more)
        return answer

    def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        answer: httpx.Response = self.client.post(f"/api/{path}", json=body, headers=bearer(self.secret), **more)
        return answer

    def live(self, table: str, since: int | None = None) -> Any:
        query = "" if since is None else f"?since={since}"
        return self.client.websocket_connect(f"/api/tables/{table}/live{query}", headers=bearer(self.secret))

    def new_table(self, *kinds: str, **more: object) -> Any:
        """A table with these seats, as its owner sees it."""
        seats = [{"kind": kind, "level": "gentle"} for kind in kinds]
        seed = None if more.get("public") else 7  # strangers are offered no table with a chosen seed
        answer = self.post("tables", {"game": "vinci", "seats": seats, "order": "fixed", "seed": seed, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def act(self, table: str, notation: str | None = None, version: int | None = None, seat: int | None = None) -> Any:
        """Let a seat act: the one that must decide, doing the first thing on offer, unless told otherwise."""
        state = self.get(f"tables/{table}/state").json()
        choices = state["choices"]
        action = notation if notation is not None else choices[0]["acts"][0]["i"]
        wish = {
            "seat": choices[0]["seat"] if seat is None else seat,
            "version": state["version"] if version is None else version,
            "actions": [action],
        }
        return self.post(f"tables/{table}/act", wish)


@dataclass
class Web:
    """A server and two people."""

    client: TestClient
    anna: Person
    bert: Person
    folder: Path

    def person(self, name: str) -> Person:
        """One more browser, always the same for a name."""
        return Person(self.client, sha256(name.encode()).hexdigest())

    def duel(self, **more: Any) -> str:
        """A running game between the two."""
        table = str(self.anna.new_table("you", "open", **more)["id"])
        assert self.anna.client.put("/api/me", json={"name": "Anna"}, headers=bearer(ANNA)).status_code == 200
        assert self.bert.post(f"tables/{table}/sit", {"name": "Bert"}).status_code == 200
        begun = self.anna.post(f"tables/{table}/begin").json()
        assert begun["status"] == "running"
        return table

    def on_turn(self, table: str) -> Person:
        """Whoever must decide."""
        return self.anna if self.anna.get(f"tables/{table}/state").json()["choices"] else self.bert


Serve = Callable[..., Web]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """`serve(tables_per_hour=2)`: a server with those settings; on the same SQLite file, the one before it ends."""
    with ExitStack() as ending:
        own = new_store(tmp_path)

        def serve(**settings: Any) -> Web:
            if "store" not in settings:
                ending.close()
            usual: dict[str, Any] = {"store": own, "workers": 1, "bot_pause": 0.0}
            client = TestClient(create_app(Settings(**{**usual, **settings})), base_url="http://table.example")
            ending.enter_context(client)
            return Web(client, Person(client, ANNA), Person(client, BERT), tmp_path)

        yield serve


def bare(**settings: Any) -> TestClient:
    """A server that was never started: it has no tables, and needs none for the page or the catalogue."""
    return TestClient(create_app(Settings(**settings)), base_url="http://table.example")


@pytest.fixture
def newcomer(web: Web) -> TestClient:
    """A browser that has no cookie yet."""
    web.client.cookies.clear()
    return web.client


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    """A server that the tests of a module share."""
    folder = tmp_path_factory.mktemp("web")
    none: dict[str, Any] = dict.fromkeys(("tables_per_hour", "seats_per_hour", "bytes_per_second"), 0)
    settings = Settings(store=new_store(folder), workers=1, bot_pause=0.0, **none)
    with TestClient(create_app(settings), base_url="http://table.example") as client:
        yield Web(client, Person(client, ANNA), Person(client, BERT), folder)

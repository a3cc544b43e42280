"""What shows who a browser is: given anew, taken back everywhere else, and believed no longer than it counts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ecumene.table.store.persons import Known
from ecumene.table.web import keeping
from ecumene.table.web.access import COOKIE, Guests, Pass
from ecumene.table.web.app import create_app
from ecumene.table.web.settings import Settings
from tests.table.web.authenticator import Authenticator
from tests.table.web.test_operator import ends
from tests.table.web.test_persons import HTTPS, Browser, New, problem

PROGRAM = {"Authorization": "Bearer prog-Qm3xV9rT2kLwZ8yB5nHc7pD"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("passes")
    settings = Settings(store=f"sqlite:///{folder}/table.db", workers=1, tables_per_hour=0)
    with TestClient(create_app(settings), base_url=HTTPS) as client:
        client.app.state.services.limits.phrases.rate = 0  # type: ignore[attr-defined]
        yield client


@pytest.fixture
def browser(client: TestClient) -> Callable[[], Browser]:
    return lambda: Browser(client)


def joined(browser: Browser, table: str) -> Any:
    return browser.client.websocket_connect(
        f"/api/tables/{table}/live", headers={"Cookie": f"{COOKIE}={browser.cookie}"}
    )


def copied(browser: Browser) -> Browser:
    """Somebody who has the cookie too."""
    return replace(browser)


def test_by_a_phrase_too_the_cookie_is_another_once_the_page_has_the_phrase(browser: New) -> None:
    anna = browser()
    table = anna.opens("you", "open")
    thief = copied(anna)
    phrase = anna.ask("POST", "me/phrase")["phrase"]
    assert anna.cookie == thief.cookie, "an answer that is lost costs nobody their seats"
    assert [each["here"] for each in anna.ask("GET", "me/person")["devices"]] == [True]
    assert anna.cookie != thief.cookie
    renewed = anna.cookie
    assert (anna.you(table)["role"], thief.you(table)["role"]) == ("owner", "spectator")
    anna.ask("GET", "me/person")
    assert anna.cookie == renewed, "once"
    assert browser().ask("POST", "sign-in/phrase", {"phrase": phrase})["tables"] == 0


def test_whoever_has_been_a_person_for_long_keeps_the_cookie(
    client: TestClient, browser: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = browser()
    anna.ask("POST", "me/phrase")
    before = anna.cookie
    keeper = client.app.state.services.keeper  # type: ignore[attr-defined]
    now = keeper.clock()
    monkeypatch.setattr(keeper, "clock", lambda: now + keeping.NEW_SECONDS + 1)
    assert anna.ask("GET", "me/person")["kept"]
    assert anna.cookie == before, "several pages that open together would take it from each other"


def test_a_program_keeps_its_own_secret(client: TestClient) -> None:
    client.cookies.clear()
    assert client.post("/api/me/phrase", json={}, headers=PROGRAM).status_code == 200
    for method, path in (("GET", "me/person"), ("DELETE", "me/devices")):
        answer = client.request(method, f"/api/{path}", headers=PROGRAM)
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
        assert [each["here"] for each in answer.json()["devices"]] == [True]


def test_signing_out_everywhere_leaves_only_this_browser_and_no_copy_of_its_cookie(browser: New) -> None:
    anna, device = browser(), Authenticator()
    table = anna.opens("you", "open")
    anna.keeps(device)
    phone, thief = browser(), copied(anna)
    phone.signs_in(device)
    stranger = browser()
    stranger.keeps(Authenticator())
    with joined(phone, table) as far, joined(thief, table) as stolen:
        for socket in (far, stolen):
            assert socket.receive_json()["table"]["you"]["role"] == "owner"
        told = anna.ask("DELETE", "me/devices")
        assert [each["here"] for each in told["devices"]] == [True]
        assert ends(far) == ends(stolen) == 1012
    assert anna.you(table) == {"role": "owner", "seats": [0], "barred": False}
    for other in (phone, thief):
        assert other.you(table)["role"] == "spectator"
    assert stranger.ask("GET", "me/person")["kept"]
    assert phone.signs_in(device)["name"] == "", "a passkey opens as before"
    problem(browser().ask("DELETE", "me/devices", status=403), "not_allowed", "Keep your name")


def test_a_challenge_is_answered_at_the_address_where_it_was_asked(client: TestClient, browser: New) -> None:
    anna, device = browser(), Authenticator()
    asked = anna.ask("POST", "me/passkeys/options")
    device.origin = "https://table.example:8443"
    given = {"ask": asked["ask"], "credential": device.create(asked["options"])}
    headers = {"Cookie": f"{COOKIE}={anna.cookie}", "Host": "table.example:8443"}
    answer = client.post("/api/me/passkeys", json=given, headers=headers)
    assert answer.status_code == 403
    problem(answer.json(), "not_allowed", "too long")


def test_whoever_is_forgotten_hears_nothing_more_in_any_browser(browser: New) -> None:
    anna, device = browser(), Authenticator()
    anna.keeps(device)
    phone = browser()
    phone.signs_in(device)
    table = anna.opens("you", "open")
    with joined(phone, table) as far, joined(copied(anna), table) as near:
        for socket in (far, near):
            assert socket.receive_json()["table"]["you"]["seats"] == [0]
        anna.ask("DELETE", "me")
        assert ends(far) == ends(near) == 1012


def test_what_was_asked_before_a_pass_changed_is_not_believed_after() -> None:
    """The store has said whose it was, and the browser is signed out before that is kept."""

    async def crossing() -> None:
        guests = Guests(None)  # type: ignore[arg-type]
        given = Pass("anna-Qm3xV9rT2kLwZ8yB5nHc7pD", fresh=False)
        answers = [Known("anna", "Anna", None, False), Known("anna", "Anna", None, True)]

        class Persons:
            async def known(self, hash: str) -> Known:
                found = answers.pop(0)
                if not found.void:
                    guests.look_again(hash)
                return found

        class Store:
            persons = Persons()

        guests._store = Store()  # type: ignore[assignment]
        assert (await guests.guest(given)).id == "anna"
        assert (await guests.guest(given)).id != "anna"

    asyncio.run(crossing())


def test_who_is_let_in_while_a_pass_changes_comes_back(
    client: TestClient, browser: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = browser()
    table = anna.opens("you", "open")
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    opened = type(services).table

    async def meanwhile(self: Any, name: str) -> Any:
        services.sockets.dismiss("anybody")
        return await opened(self, name)

    monkeypatch.setattr(type(services), "table", meanwhile)
    with pytest.raises(WebSocketDisconnect) as ended, joined(anna, table) as socket:
        socket.receive_json()
    assert ended.value.code == 1012
    monkeypatch.undo()
    with joined(anna, table) as socket:
        assert socket.receive_json()["table"]["you"]["seats"] == [0]

"""Guests: known by a secret, which is theirs alone."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from http.cookies import SimpleCookie
from random import Random
from secrets import token_urlsafe
from string import ascii_letters, digits

import hypothesis
import pytest
from fastapi.testclient import TestClient
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect

from ecumene.table.store import GuestRow
from ecumene.table.store.persons import Known
from ecumene.table.web.access import COOKIE, NAME_SECONDS, SECRET_BYTES, Guests, Pass
from ecumene.table.web.guessing import is_guessable
from ecumene.table.wire.guests import Guest
from tests.table.web.conftest import ANNA, BERT, Serve, Web, bearer

LETTERS = ascii_letters + digits + "-_"


def cookie_of(header: str) -> SimpleCookie:
    return SimpleCookie(header)


def test_asking_who_one_is_gives_a_new_guest_a_cookie(newcomer: TestClient) -> None:
    client = newcomer
    answer = client.get("/api/me")
    assert answer.json() == {"name": ""}
    given = cookie_of(answer.headers["set-cookie"])[COOKIE]
    assert len(given.value) >= 22
    assert (given["path"], given["samesite"], given["httponly"], given["secure"]) == ("/", "Strict", True, "")
    assert int(given["max-age"]) > 300 * 86_400
    assert "domain" not in answer.headers["set-cookie"].lower()
    assert client.put("/api/me", json={"name": "Anna"}).json() == {"name": "Anna"}
    again = client.get("/api/me")
    assert again.json() == {"name": "Anna"}
    assert "set-cookie" not in again.headers


def test_the_cookie_is_secure_over_https(serve: Serve) -> None:
    client = serve(proxies="testclient").client
    answer = client.get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert cookie_of(answer.headers["set-cookie"])[COOKIE]["secure"]


def test_only_looking_gives_no_cookie(web: Web, newcomer: TestClient) -> None:
    table = web.anna.new_table("you", "open", public=True)["id"]
    for path in ("/", "/api/games", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/state"):
        assert "set-cookie" not in web.client.get(path).headers
    with web.client.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert socket.receive_json()["table"]["you"] == {"role": "spectator", "seats": [], "barred": False}


def test_whoever_has_no_pass_is_nobody_and_holds_no_seat(web: Web) -> None:
    table = web.anna.new_table("you", "bot")["id"]
    info = web.client.get(f"/api/tables/{table}").json()
    assert info["you"] == {"role": "spectator", "seats": [], "barred": False}
    assert info["status"] == "running"


def test_an_order_gives_a_new_guest_a_cookie(newcomer: TestClient) -> None:
    client = newcomer
    wish = {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "open"}]}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201
    assert COOKIE in answer.headers["set-cookie"]
    assert client.get(f"/api/tables/{answer.json()['id']}").json()["you"]["role"] == "owner"


@pytest.mark.parametrize("kept", ["", "short", "x" * 200, "with spaces in it and more letters", "né" * 20])
def test_a_cookie_that_is_no_secret_of_ours_is_replaced(newcomer: TestClient, kept: str) -> None:
    answer = newcomer.get("/api/me", headers={b"Cookie": f"{COOKIE}={kept}".encode()})
    assert COOKIE in answer.headers["set-cookie"]


@pytest.mark.parametrize("header", ["Bearer short", "Bearer " + "x" * 200, "Bearer a b c", "Bearer"])
def test_a_bearer_that_is_no_secret_is_refused(web: Web, header: str) -> None:
    answer = web.client.get("/api/me", headers={"Authorization": header})
    assert answer.status_code == 400
    assert answer.json()["field"] == "authorization"


GUESSABLE = (
    "replace-me-by-22-random-letters-or-more",
    "a" * 32,
    "1234567890123456789012345",
    "0123456789abcdefghijklmnopqrstuvwxyz",
    "zyxwvutsrqponmlkjihgfedcba",
    "anna-anna-anna-anna-anna-anna",
    "secretsecretsecretsecretsecret",
    "qwertyuiopasdfghjklzxcvbnm",
    "aabbccddeeffgghhiijjkkllmm",
    "abababababababababababbbbb",
    "-" * 40,
)


@pytest.mark.parametrize("secret", GUESSABLE)
def test_a_secret_that_somebody_else_would_come_upon_is_refused(web: Web, secret: str) -> None:
    answer = web.client.get("/api/me", headers=bearer(secret))
    assert answer.status_code == 400
    assert answer.json()["field"] == "authorization"
    assert "authorization" in answer.json()["text"]["en"]
    assert "guessed" in answer.json()["text"]["en"]
    table = web.anna.new_table("you", "open")["id"]
    with web.client.websocket_connect(f"/api/tables/{table}/live", headers=bearer(secret)) as socket:
        with pytest.raises(WebSocketDisconnect) as ended:
            socket.receive_text()
        assert ended.value.code == 4400


@pytest.mark.parametrize("secret", GUESSABLE)
def test_a_cookie_that_somebody_else_would_come_upon_is_replaced(newcomer: TestClient, secret: str) -> None:
    answer = newcomer.get("/api/me", headers={"Cookie": f"{COOKIE}={secret}"})
    assert cookie_of(answer.headers["set-cookie"])[COOKIE].value != secret


def test_secrets_made_by_chance_are_never_called_guessable() -> None:
    rng = Random(1)
    for letters, length in ((LETTERS, 22), (LETTERS, 32), ("0123456789abcdef", 32), ("0123456789", 40)):
        for _ in range(2000):
            secret = "".join(rng.choices(letters, k=length))
            assert not is_guessable(secret), secret
    for _ in range(2000):
        assert not is_guessable(token_urlsafe(SECRET_BYTES))


@hypothesis.given(st.text("ab1-", min_size=1, max_size=5), st.integers(22, 128))
def test_whatever_repeats_itself_is_guessable(unit: str, length: int) -> None:
    assert is_guessable((unit * length)[:length])


def test_programs_are_known_by_their_secret_and_get_no_cookie(web: Web) -> None:
    answer = web.client.put("/api/me", json={"name": "Robot"}, headers=bearer(ANNA))
    assert answer.json() == {"name": "Robot"}
    assert "set-cookie" not in answer.headers
    assert web.client.get("/api/me", headers=bearer(ANNA)).json() == {"name": "Robot"}


def test_names_are_tidied_and_bounded(web: Web) -> None:
    def rename(name: object) -> tuple[int, object]:
        answer = web.client.put("/api/me", json={"name": name}, headers=bearer(ANNA))
        return answer.status_code, answer.json().get("name", answer.json().get("field"))

    assert rename("  Anna \n\t Maria ") == (200, "Anna Maria")
    assert rename("Léa") == (200, "Léa")
    assert rename("x" * 25) == (400, "name")
    assert rename("") == (400, "name")
    assert rename(" \u202e ") == (400, "name")
    assert rename(5) == (400, "name")


def test_the_store_never_sees_a_secret() -> None:
    given = Pass("a" * 32, fresh=False)
    assert given.guest == sha256(b"a" * 32).hexdigest()
    assert "a" * 32 not in given.guest


class Shelf:
    """A store of names that counts how often it is asked."""

    def __init__(self) -> None:
        self.rows: dict[str, GuestRow] = {}
        self.seated: set[str] = set()
        self.asked = 0

    @property
    def persons(self) -> Shelf:
        return self

    async def known(self, hash: str) -> Known:
        self.asked += 1
        return Known(hash, self.rows[hash].name if hash in self.rows else "", None, False)

    async def save_guest(self, row: GuestRow) -> None:
        self.rows[row.id] = row

    async def knows(self, guest: str) -> bool:
        return guest in self.rows or guest in self.seated

    shared = False


def test_a_name_is_believed_for_a_while() -> None:
    now, shelf = 0.0, Shelf()
    guests = Guests(shelf, lambda: now)  # type: ignore[arg-type]
    given = Pass("b" * 32, fresh=False)
    shelf.seated.add(given.guest)

    async def name() -> str:
        return (await guests.guest(given)).name

    async def look() -> list[str]:
        nonlocal now
        seen = [await name(), await name()]
        await guests.rename(Guest(given.guest, ""), "Bert")
        seen.append(await name())
        shelf.rows[given.guest] = GuestRow(given.guest, "Berta", 0.0)  # another process writes
        seen.append(await name())
        now += NAME_SECONDS + 1
        seen.append(await name())
        return seen

    assert asyncio.run(look()) == ["", "", "Bert", "Bert", "Berta"]
    assert shelf.asked == 2


def test_whoever_wishes_to_be_forgotten_loses_name_seats_and_cookie(serve: Serve) -> None:
    web = serve()
    table = web.duel()
    other = web.anna.new_table("you", "open")["id"]
    answer = web.client.delete("/api/me", headers=bearer(ANNA))
    assert answer.status_code == 200
    assert answer.json() == {"tables": 2}
    assert "ecumene_guest=" in answer.headers["Set-Cookie"]
    assert "Max-Age=0" in answer.headers["Set-Cookie"]
    assert web.anna.get("me").json() == {"name": ""}
    assert web.anna.get("tables").json()["yours"] == []
    assert web.anna.post(f"tables/{other}/begin").status_code == 403
    seats = web.bert.get(f"tables/{table}").json()["seats"]
    assert [(seat["name"], seat["forgotten"], seat["conceded"]) for seat in seats] == [
        ("", True, True),
        ("Bert", False, False),
    ]
    told = {**bearer(BERT), "Accept-Language": "fr-CA,en;q=0.5"}
    assert "names: un invité | Bert" in web.client.get(f"/api/tables/{table}/record", headers=told).text
    assert "names: a guest | Bert" in web.bert.get(f"tables/{table}/record").text
    assert web.client.delete("/api/me", headers=bearer(ANNA)).json() == {"tables": 0}


def test_another_sites_page_can_forget_nobody(web: Web) -> None:
    headers = {**bearer(ANNA), "Origin": "https://evil.example"}
    assert web.client.delete("/api/me", headers=headers).status_code == 403

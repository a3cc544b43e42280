"""Whoever wishes is known again: by a passkey or a phrase, in another browser, with every seat; and nobody else is."""

from __future__ import annotations

import json
import time
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from ecumene.table.store.database import Database
from ecumene.table.store.schema import METADATA
from ecumene.table.web import keeping, phrases
from ecumene.table.web.access import COOKIE, SECRET_BYTES
from ecumene.table.web.app import create_app
from ecumene.table.web.passkeys import Site
from ecumene.table.web.settings import SettingError, Settings
from tests.table.fresh import new_store
from tests.table.web.authenticator import Authenticator

RECORD = Path(__file__).parents[2] / "golden" / "0.1.0" / "vinci-2-seats.txt"
HTTPS = "https://table.example"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@dataclass
class Browser:
    """A browser with its own cookies, at a server that others share."""

    client: TestClient
    cookie: str = ""

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        """An answer of the API; what it does to the cookie is done."""
        headers = {"User-Agent": FIREFOX, **({"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {})}
        self.client.cookies.clear()
        answer: httpx.Response = self.client.request(method, f"/api/{path}", json=body, headers=headers)
        assert answer.status_code == status, answer.text
        given = self.client.cookies.get(COOKIE)
        if "set-cookie" in answer.headers:
            self.cookie = given or ""
        self.client.cookies.clear()
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.content

    def opens(self, *seats: str, **more: object) -> str:
        """A table of one's own."""
        wish: dict[str, object] = {"game": "vinci", "seats": [{"kind": kind, "level": "gentle"} for kind in seats]}
        wish |= {"seed": 7, "order": "fixed", **more}
        return str(self.ask("POST", "tables", wish, 201)["id"])

    def you(self, table: str) -> Any:
        return self.ask("GET", f"tables/{table}")["you"]

    def keeps(self, device: Authenticator, status: int = 200) -> Any:
        """With a passkey."""
        asked = self.ask("POST", "me/passkeys/options")
        credential = device.create(asked["options"])
        return self.ask("POST", "me/passkeys", {"ask": asked["ask"], "credential": credential}, status)

    def signs_in(self, device: Authenticator, status: int = 200, **how: Any) -> Any:
        asked = self.ask("POST", "sign-in/options")
        credential = device.get(asked["options"], **how)
        return self.ask("POST", "sign-in", {"ask": asked["ask"], "credential": credential}, status)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("persons")
    settings = Settings(store=new_store(folder), workers=1, bot_pause=0.0, tables_per_hour=0, address=HTTPS)
    with TestClient(create_app(settings), base_url=HTTPS) as client:
        client.app.state.services.limits.phrases.rate = 0  # type: ignore[attr-defined]
        yield client


@pytest.fixture
def browser(client: TestClient) -> Callable[[], Browser]:
    return lambda: Browser(client)


New = Callable[[], Browser]


def problem(answer: Any, code: str, words: str) -> None:
    assert answer["code"] == code
    assert words in answer["text"]["en"]
    assert answer["text"]["fr"] not in ("", answer["text"]["en"])


def test_a_guest_keeps_the_seat_with_a_passkey_and_has_it_again_without_the_cookie(browser: New) -> None:
    anna, device = browser(), Authenticator()
    anna.ask("PUT", "me", {"name": "Anna"})
    table = anna.opens("you", "open")
    assert anna.ask("GET", "me/person") == {
        "kept": False, "name": "Anna", "colour": None, "public": None, "phrase": False, "passkeys": [], "devices": [],
        "can_passkey": True,
    }  # fmt: skip
    before = anna.cookie
    kept = anna.keeps(device)
    assert replace(anna, cookie=before).you(table)["role"] == "spectator", "whoever put it there is not the person"
    assert kept["kept"]
    assert [key["label"] for key in kept["passkeys"]] == ["Firefox · Linux"]
    assert [each["here"] for each in kept["devices"]] == [True]
    assert anna.cookie not in ("", before)
    assert anna.you(table)["seats"] == [0]

    other = browser()  # the cookie is lost
    assert other.you(table)["role"] == "spectator"
    assert other.signs_in(device) == {"name": "Anna", "tables": 0}
    assert other.cookie not in ("", before)
    assert other.you(table) == {"role": "owner", "seats": [0], "barred": False}
    assert other.ask("GET", "me") == {"name": "Anna"}
    assert [each["id"] for each in other.ask("GET", "tables")["yours"]] == [table]
    assert other.signs_in(device)["name"] == "Anna"  # again, in the same browser
    assert len(other.ask("GET", "me/person")["devices"]) == 2


def test_the_phrase_brings_the_seats_back_and_only_the_newest_counts(browser: New) -> None:
    anna = browser()
    table = anna.opens("you", "bot")
    first = anna.ask("POST", "me/phrase")["phrase"]
    phrase = anna.ask("POST", "me/phrase")["phrase"]
    assert len(phrase.split()) == phrases.WORDS
    assert anna.ask("GET", "me/person")["phrase"]
    other = browser()
    problem(other.ask("POST", "sign-in/phrase", {"phrase": first}, 403), "not_allowed", "Nobody is known")
    for wrong in ("lusab", phrase[:-1] + ("b" if phrase[-1] != "b" else "d"), "né " * 8, phrase + " lusab", "x" * 200):
        problem(other.ask("POST", "sign-in/phrase", {"phrase": wrong}, 403), "not_allowed", "Nobody is known")
    typed = phrase.upper().replace(" ", "-")
    assert other.ask("POST", "sign-in/phrase", {"phrase": typed}) == {"name": "", "tables": 0}
    assert other.you(table)["seats"] == [0]
    problem(other.ask("DELETE", "me/phrase", status=403), "not_allowed", "only way back")
    assert browser().ask("POST", "sign-in/phrase", {"phrase": phrase}) == {"name": "", "tables": 0}, "it still opens"
    other.keeps(Authenticator())
    other.ask("DELETE", "me/phrase")
    assert not anna.ask("GET", "me/person")["phrase"]
    browser().ask("POST", "sign-in/phrase", {"phrase": phrase}, 403)


def test_what_a_browser_was_as_a_guest_becomes_the_persons(browser: New) -> None:
    anna, device = browser(), Authenticator()
    anna.keeps(device)
    phone = browser()
    owned, joined = phone.opens("you", "open"), anna.opens("you", "open")
    phone.ask("POST", f"tables/{joined}/sit", {"name": "Phone"})
    before = phone.cookie
    assert phone.signs_in(device)["tables"] == 2
    assert anna.you(owned) == phone.you(owned) == {"role": "owner", "seats": [0], "barred": False}
    assert anna.you(joined)["seats"] == [0, 1]
    old = replace(phone, cookie=before)  # a copy of the guest's cookie opens nothing any more
    assert old.you(owned)["role"] == "spectator"
    old.ask("POST", f"tables/{owned}/sit", {"name": "Thief"})
    assert old.cookie != before
    assert anna.you(owned)["seats"] == [0]


def test_an_open_page_of_a_browser_that_signs_in_comes_back(client: TestClient, browser: New) -> None:
    anna, device = browser(), Authenticator()
    anna.keeps(device)
    guest = browser()
    table = guest.opens("you", "open")
    headers = {"Cookie": f"{COOKIE}={guest.cookie}"}
    with client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as socket:
        assert socket.receive_json()["table"]["you"]["role"] == "owner"
        guest.signs_in(device)
        closed = next(said for said in iter(socket.receive, None) if said["type"] == "websocket.close")
        assert closed["code"] == 1012


def test_signing_out_here_or_elsewhere_closes_only_that_browser(browser: New) -> None:
    anna, device = browser(), Authenticator()
    table = anna.opens("you", "open")
    anna.keeps(device)
    lost = browser()
    lost.signs_in(device)
    devices = anna.ask("GET", "me/person")["devices"]
    stranger = browser()
    stranger.keeps(Authenticator())
    (there,) = [each["id"] for each in devices if not each["here"]]
    problem(stranger.ask("DELETE", f"me/devices/{there}", status=404), "not_found", "not signed in")
    left = anna.ask("DELETE", f"me/devices/{there}")["devices"]
    assert [each["here"] for each in left] == [True]
    assert lost.you(table)["role"] == "spectator"
    before = anna.cookie
    assert not anna.ask("POST", "sign-out")["kept"]
    assert anna.cookie == ""
    assert replace(anna, cookie=before).you(table)["role"] == "spectator"  # not even the guest's own cookie
    anna.ask("POST", "sign-out", status=403)
    anna.signs_in(device)
    assert anna.you(table)["role"] == "owner"


def test_another_person_in_the_same_browser_takes_nothing_along(browser: New) -> None:
    anna, annas, bert, berts = browser(), Authenticator(), browser(), Authenticator()
    table = anna.opens("you", "open")
    anna.keeps(annas)
    bert.keeps(berts)
    assert anna.signs_in(berts) == {"name": "", "tables": 0}
    assert anna.you(table)["role"] == "spectator"
    anna.signs_in(annas)
    assert anna.you(table)["role"] == "owner"
    assert len(anna.ask("GET", "me/person")["devices"]) == 1


# ---- who is refused


def test_a_challenge_is_answered_once_in_time_by_the_same_browser_and_for_its_purpose(
    client: TestClient, browser: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, device = browser(), Authenticator()
    asked = anna.ask("POST", "me/passkeys/options")
    given = {"ask": asked["ask"], "credential": device.create(asked["options"])}
    problem(browser().ask("POST", "me/passkeys", given, 403), "not_allowed", "too long")
    problem(anna.ask("POST", "sign-in", given, 403), "not_allowed", "too long")
    anna.ask("POST", "me/passkeys", given)
    problem(anna.ask("POST", "me/passkeys", given, 403), "not_allowed", "too long")
    other = browser()
    asked = other.ask("POST", "sign-in/options")
    given = {"ask": asked["ask"], "credential": device.get(asked["options"])}
    keeper = client.app.state.services.keeper  # type: ignore[attr-defined]
    monkeypatch.setattr(keeper, "clock", lambda: time.time() + keeping.ASK_SECONDS + 1)
    problem(other.ask("POST", "sign-in", given, 403), "not_allowed", "too long")
    monkeypatch.undo()
    other.signs_in(device)


def test_a_passkey_of_somebody_else_or_of_nobody_is_refused(browser: New) -> None:
    anna, device = browser(), Authenticator()
    anna.keeps(device)
    bert, unknown = browser(), Authenticator()
    asked = bert.ask("POST", "me/passkeys/options")
    unknown.create(asked["options"])  # made, but never brought
    problem(bert.signs_in(unknown, 403), "not_allowed", "Nobody here is known")
    unknown.passkeys[0].id = device.passkeys[0].id  # says it is Anna's, and cannot sign like hers
    problem(bert.signs_in(unknown, 403), "not_allowed", "cannot be verified")
    asked = bert.ask("POST", "me/passkeys/options")
    again = unknown.create(asked["options"])
    taken = device.passkeys[0].id
    clone = Authenticator()
    credential = clone.create(asked["options"])
    assert again != credential
    key = clone.passkeys[0]
    clone.passkeys = []
    made = Authenticator.create

    def same_id(self: Authenticator, options: dict[str, Any]) -> dict[str, Any]:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr("tests.table.web.authenticator.token_bytes", lambda n: taken)
            return made(self, options)

    assert key.id != taken
    credential = same_id(clone, asked["options"])
    refused = bert.ask("POST", "me/passkeys", {"ask": asked["ask"], "credential": credential}, 403)
    problem(refused, "not_allowed", "somebody’s already")
    assert not bert.ask("GET", "me/person")["kept"]
    other = browser()
    other.signs_in(device)  # hers still opens


def test_an_answer_for_another_site_or_from_another_page_is_refused(browser: New) -> None:
    anna, device = browser(), Authenticator()
    problem(anna.keeps(Authenticator("https://evil.example"), 403), "not_allowed", "cannot be verified")
    anna.keeps(device)
    other = browser()
    problem(other.signs_in(device, 403, site="evil.example"), "not_allowed", "cannot be verified")
    device.origin = "https://evil.example"
    problem(other.signs_in(device, 403), "not_allowed", "cannot be verified")


def test_an_authenticator_that_does_not_ask_whose_it_is_opens_nothing(browser: New) -> None:
    asked = browser().ask("POST", "me/passkeys/options")["options"]
    assert asked["authenticatorSelection"]["userVerification"] == "required"
    assert browser().ask("POST", "sign-in/options")["options"]["userVerification"] == "required"
    anna, device = browser(), Authenticator()
    problem(anna.keeps(Authenticator(verifies=False), 403), "not_allowed", "cannot be verified")
    anna.keeps(device)
    device.verifies = False
    problem(browser().signs_in(device, 403), "not_allowed", "cannot be verified")


def test_a_copy_of_a_passkey_is_found_out_by_its_count(browser: New) -> None:
    anna, device = browser(), Authenticator()
    anna.keeps(device)
    browser().signs_in(device)
    browser().signs_in(device)
    device.passkeys[0].count = 0
    problem(browser().signs_in(device, 403), "not_allowed", "cannot be verified")


def test_a_passkey_means_the_person_whom_its_authenticator_means(browser: New) -> None:
    anna, device = browser(), Authenticator()
    anna.keeps(device)
    device.passkeys[0].user = "AAAA"
    problem(browser().signs_in(device, 403), "not_allowed", "cannot be verified")


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 3},
        {"id": "né"},
        {"id": "a\0b"},
        {"id": "x", "response": []},
        {"id": "x", "response": {"userHandle": 3}},
    ],
)
def test_what_is_no_passkey_is_refused(browser: New, credential: dict[str, Any]) -> None:
    anna, device = browser(), Authenticator()
    asked = anna.ask("POST", "me/passkeys/options")
    given = {"ask": asked["ask"], "credential": credential}
    problem(anna.ask("POST", "me/passkeys", given, 403), "not_allowed", "passkey")
    anna.keeps(device)
    asked = anna.ask("POST", "sign-in/options")
    key = {**credential, "id": device.get(asked["options"])["id"]} if credential.get("id") == "x" else credential
    problem(anna.ask("POST", "sign-in", {"ask": asked["ask"], "credential": key}, 403), "not_allowed", "passkey")


def test_a_removed_passkey_opens_nothing(browser: New) -> None:
    anna, device = browser(), Authenticator()
    (key,) = anna.keeps(device)["passkeys"]
    bert = browser()
    bert.ask("POST", "me/phrase")
    problem(bert.ask("DELETE", f"me/passkeys/{key['id']}", status=404), "not_found", "no such passkey")
    problem(anna.ask("DELETE", f"me/passkeys/{key['id']}", status=403), "not_allowed", "only way back")
    anna.ask("POST", "me/phrase")
    assert anna.ask("DELETE", f"me/passkeys/{key['id']}")["passkeys"] == []
    problem(browser().signs_in(device, 403), "not_allowed", "Nobody here")


def test_there_is_room_for_so_many_passkeys(browser: New, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_KEYS", 1)
    anna = browser()
    anna.keeps(Authenticator())
    problem(anna.ask("POST", "me/passkeys/options", status=403), "not_allowed", "room for 1")


def test_phrases_are_limited_by_address(tmp_path: Path) -> None:
    settings = Settings(store=new_store(tmp_path), workers=1)
    with TestClient(create_app(settings), base_url=HTTPS) as client:
        anna = Browser(client)
        for _ in range(10):
            anna.ask("POST", "sign-in/phrase", {"phrase": "lusab"}, 403)
        problem(anna.ask("POST", "sign-in/phrase", {"phrase": "lusab"}, 429), "too_many", "Too many phrases")
        anna.ask("POST", "me/phrase", status=429)


# ---- where


@pytest.mark.parametrize(
    ("origin", "able"),
    [
        ("https://table.example", True), ("https://table.example:8443", True), ("http://localhost:8000", True),
        ("http://table.example", False), ("http://192.168.1.7:8000", False), ("https://[::1]", False),
        ("https://127.0.0.1", False),
    ],
)  # fmt: skip
def test_passkeys_need_a_name_and_a_line_that_nobody_reads(origin: str, able: bool) -> None:
    host = origin.partition("://")[2].strip("[]")
    assert Site(host.rsplit(":", 1)[0] if "::" not in host else host, origin).able == able


@pytest.mark.parametrize(
    ("settings", "asked", "rp"),
    [
        ({}, {}, None),
        ({"proxies": "testclient"}, {"X-Forwarded-Proto": "https"}, "table.example"),
        ({}, {"X-Forwarded-Proto": "https"}, None),  # anybody could say so
        ({"address": "https://play.example"}, {}, "play.example"),
        ({}, {"Host": "localhost:8000"}, "localhost"),
    ],
)
def test_the_site_is_what_the_proxy_or_the_operator_says(
    tmp_path: Path, settings: dict[str, str], asked: dict[str, str], rp: str | None
) -> None:
    chosen = Settings(store=new_store(tmp_path), workers=1, **settings)  # type: ignore[arg-type]
    with TestClient(create_app(chosen), base_url="http://table.example") as client:
        answer = client.post("/api/sign-in/options", headers=asked)
        if rp is None:
            problem(answer.json(), "not_allowed", "https")
            assert not client.get("/api/me/person", headers=asked).json()["can_passkey"]
        else:
            assert answer.json()["options"]["rpId"] == rp


def test_the_address_is_an_origin() -> None:
    assert Settings.read({"ECUMENE_ADDRESS": "https://play.example/"}).address == "https://play.example"
    with pytest.raises(SettingError):
        Settings.read({"ECUMENE_ADDRESS": "play.example"})


def test_a_program_signs_in_under_its_own_secret(client: TestClient, browser: New) -> None:
    anna, device = browser(), Authenticator()
    table = anna.opens("you", "open")
    anna.keeps(device)
    phrase = anna.ask("POST", "me/phrase")["phrase"]
    program = {"Authorization": "Bearer prog-Qm3xV9rT2kLwZ8yB5nHc7pD"}
    client.cookies.clear()
    answer = client.post("/api/sign-in/phrase", json={"phrase": phrase}, headers=program)
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    assert client.get(f"/api/tables/{table}", headers=program).json()["you"]["role"] == "owner"
    assert client.post("/api/sign-out", headers=program).status_code == 403
    devices = anna.ask("GET", "me/person")["devices"]
    anna.ask("DELETE", f"me/devices/{devices[-1]['id']}")
    refused = client.put("/api/me", json={"name": "X"}, headers=program)
    assert refused.status_code == 403
    problem(refused.json(), "not_allowed", "signed out")


# ---- the page of one's own, and going


def played(anna: Browser) -> str:
    """A game whose last move is one's own; the others are from a record, so that it counts for nothing."""
    *lines, last = RECORD.read_text(encoding="utf-8").splitlines()
    record = "\n".join([line for line in lines if not line.startswith("result")]) + "\n"
    table = str(anna.ask("POST", "records", {"record": record}, 201)["id"])
    anna.ask("POST", f"tables/{table}/sit", {"name": "Anna", "seat": 0})
    anna.ask("POST", f"tables/{table}/fill", {"seat": 1, "kind": "bot", "level": "gentle"})
    version = anna.ask("POST", f"tables/{table}/begin")["version"]
    anna.ask("POST", f"tables/{table}/act", {"seat": 0, "version": version, "actions": [last.partition(" ")[2]]})
    return table


def test_the_page_tells_what_one_plays_and_has_played(browser: New) -> None:
    anna = browser()
    anna.ask("PUT", "me", {"name": "Anna"})
    running, over = anna.opens("you", "open"), played(anna)
    page = anna.ask("GET", "me/page")
    assert [table["id"] for table in page["running"]] == [running]
    (game,) = page["finished"]
    assert (game["table"], game["game"], game["seats"], game["counts"]) == (over, "vinci", 2, False)
    assert (game["place"], game["points"], game["won"]) == (1, 122, True)
    assert game["opponents"] == [{"name": "", "level": "gentle"}]
    assert page["games"] == page["bots"] == []
    assert page["streak"] == {"now": 0, "best": 0}
    assert page["own"]
    with zipfile.ZipFile(BytesIO(anna.ask("GET", "me/records"))) as file:
        (name,) = file.namelist()
        assert name == f"vinci-{over}.ecumene"
        assert file.read(name).decode().startswith("ecumene")

    anna.ask("PUT", "me/person", {"public": True}, 403)  # a guest has no page to show
    anna.keeps(Authenticator())
    assert anna.ask("PUT", "me/person", {"colour": "jade"})["public"] is None
    public = anna.ask("PUT", "me/person", {"public": True})["public"]
    seen = browser().ask("GET", f"people/{public}")
    assert (seen["name"], seen["colour"], seen["own"]) == ("Anna", "jade", False)
    assert seen["running"] == seen["opponents"] == []
    assert [(each["table"], each["points"]) for each in seen["finished"]] == [("", game["points"])]
    assert anna.ask("GET", f"people/{public}")["own"]
    anna.ask("PUT", "me/person", {"public": False})
    problem(browser().ask("GET", f"people/{public}", status=404), "not_found", "no such page")
    browser().ask("GET", "people/n%C3%A9", status=404)

    anna.ask("POST", f"tables/{running}/talk", {"text": "my words"})
    anna.ask("PUT", f"tables/{running}/paper/note", {"note": "my plan", "seen": 0})
    problem(
        anna.ask("PUT", f"tables/{running}/paper/note", {"note": "x" * 4001, "seen": 1}, 400), "bad_request", "note"
    )
    exported = anna.ask("GET", "me/export")
    assert [(paper["table"], paper["note"]) for paper in exported["papers"]] == [(running, "my plan")]
    assert exported["name"] == "Anna"
    assert [said["text"] for said in exported["said"]] == ["my words"]
    assert {table["id"] for table in exported["tables"]} == {running, over}
    assert {entry["kind"] for entry in exported["entries"]} >= {"sit", "act"}
    assert len(exported["person"]["passkeys"]) == len(exported["person"]["devices"]) == 1
    assert "hash" not in json.dumps(exported["person"])


def test_nothing_is_left_of_whoever_wishes_to_be_forgotten(tmp_path: Path) -> None:
    url = new_store(tmp_path)
    settings = Settings(store=url, workers=1, bot_pause=0.0)
    with TestClient(create_app(settings), base_url=HTTPS) as client:
        anna, device, phone = Browser(client), Authenticator(), Browser(client)
        anna.ask("PUT", "me", {"name": "Quillon"})
        anna.opens("you", "open")
        phone.ask("PUT", "me", {"name": "Quillon"})
        table = phone.opens("you", "bot")
        (key,) = anna.keeps(device)["passkeys"]
        phrase = anna.ask("POST", "me/phrase")["phrase"]
        known = anna.ask("GET", "me/export")["known_as"]
        phone.signs_in(device)
        known += phone.ask("GET", "me/export")["known_as"]
        assert len(set(known)) == 2
        assert anna.ask("DELETE", "me") == {"tables": 2}
        assert phone.you(table)["role"] == "spectator"
        problem(phone.signs_in(device, 403), "not_allowed", "Nobody here")
        phone.ask("POST", "sign-in/phrase", {"phrase": phrase}, 403)
        assert not phone.ask("GET", "me/person")["kept"]
    rows = list(everything(url))
    assert [row for row in rows if any(word in row for word in ("Quillon", key["id"], *known))] == []


def everything(url: str) -> Iterator[str]:
    database = Database(url)
    with database.reading.connect() as connection:
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table)):
                yield str(tuple(row))
    database.dispose()


def test_the_store_has_no_secret_of_anybody(tmp_path: Path) -> None:
    url = new_store(tmp_path)
    with TestClient(create_app(Settings(store=url, workers=1)), base_url=HTTPS) as client:
        anna, other, device = Browser(client), Browser(client), Authenticator()
        anna.keeps(device)
        phrase = anna.ask("POST", "me/phrase")["phrase"]
        other.signs_in(device)
        assert len(other.cookie) >= SECRET_BYTES
        secrets = [anna.cookie, other.cookie, phrase, phrases.read_phrase(phrase)[1]]  # type: ignore[index]
    assert [row for row in everything(url) if any(secret in row for secret in secrets)] == []


# ---- phrases


def test_words_of_a_phrase_can_be_told_apart() -> None:
    assert {phrases.word(0), phrases.word(0xFFFF), phrases.word(0x7F00)} == {"babab", "zuzuz", "lusab"}
    assert len({phrases.word(number) for number in range(2**16)}) == 2**16


def test_the_same_phrase_is_kept_differently_each_time() -> None:
    phrase = phrases.new_phrase()
    one, two = phrases.kept(phrase), phrases.kept(phrase)
    assert one.tag == two.tag
    assert one.hash != two.hash
    secret = phrase.split(" ", 2)[2]
    assert phrases.is_phrase(secret, one.salt, one.hash)
    assert not phrases.is_phrase(secret, two.salt, one.hash)
    assert not phrases.is_phrase("", "", "")

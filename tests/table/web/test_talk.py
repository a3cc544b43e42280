"""The routes of what people say: kept short, not too often, and gone with whoever wishes to be forgotten."""

from __future__ import annotations

from tests.table.web.conftest import Serve, Web, bearer
from tests.table.web.test_routes import refused


def test_what_is_too_long_is_refused_and_changes_nothing(web: Web) -> None:
    table = web.duel()
    said = refused(web.anna.post(f"tables/{table}/talk", {"text": "a" * 501}), 400, "bad_request")
    assert said.field == "text"
    assert "500" in said.text.en
    refused(web.anna.post(f"tables/{table}/talk", {"text": "a" * 10_000_000}), 413, "too_large")
    refused(web.anna.post(f"tables/{table}/talk", {"phrase": "rude"}), 400, "bad_request")
    refused(
        web.anna.post(f"tables/{table}/talk", {"phrase": "hello", "text": "and this"}), 400, "bad_request", "phrase"
    )
    refused(web.anna.post(f"tables/{table}/talk", {}), 400, "bad_request")
    assert web.anna.get(f"tables/{table}/talk").json()["lines"] == []


def test_whoever_says_too_much_waits(serve: Serve) -> None:
    web = serve()
    table = web.duel()
    said = [web.anna.post(f"tables/{table}/talk", {"text": f"word {number}"}) for number in range(9)]
    assert [answer.status_code for answer in said[:6]] == [200] * 6
    late = refused(next(answer for answer in said if answer.status_code != 200), 429, "too_many")
    assert late.text.en != late.text.fr
    assert web.bert.post(f"tables/{table}/talk", {"text": "I may"}).status_code == 200


def test_words_travel_on_the_socket_and_go_with_their_speaker(serve: Serve) -> None:
    web = serve()
    table = web.duel()
    assert web.bert.get(f"tables/{table}/talk").json()["lines"] == []
    with web.bert.live(table) as socket:
        while socket.receive_json()["type"] != "full":
            pass
        assert web.anna.post(f"tables/{table}/talk", {"text": "my address"}).status_code == 200
        while (heard := socket.receive_json())["type"] != "talk":
            pass
        assert [line["text"] for line in heard["lines"]] == ["my address"]
        assert web.client.delete("/api/me", headers=bearer(web.anna.secret)).status_code == 200
        while (heard := socket.receive_json())["type"] != "talk":
            pass
        assert heard["whole"]
        assert [(line["name"], line["text"]) for line in heard["lines"]] == [("", "")]
    assert "my address" not in web.bert.get(f"tables/{table}/talk").text


def test_the_owner_turns_it_off(web: Web) -> None:
    table = web.duel()
    rule = {"on": False, "slow": 0}
    off = web.client.put(f"/api/tables/{table}/talk", json=rule, headers=bearer(web.bert.secret))
    refused(off, 403, "not_allowed")
    assert web.client.put(f"/api/tables/{table}/talk", json=rule, headers=bearer(web.anna.secret)).status_code == 200
    refused(web.bert.post(f"tables/{table}/talk", {"phrase": "hello"}), 403, "not_allowed")
    wrong = web.client.put(
        f"/api/tables/{table}/talk", json={"on": True, "slow": 9999}, headers=bearer(web.anna.secret)
    )
    assert refused(wrong, 400, "bad_request").field == "slow"

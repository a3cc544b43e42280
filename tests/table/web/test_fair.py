"""Fair play over HTTP and sockets: what is told beforehand, who may sit where, and links made anew."""

from __future__ import annotations

from typing import Any

from tests.table.web.conftest import Web


def open_table(web: Web, seats: int = 3, **more: object) -> Any:
    kinds = [{"kind": "you"}, *[{"kind": "open"}] * (seats - 1)]
    answer = web.anna.post("tables", {"game": "rise_and_fall", "seats": kinds, "order": "fixed", **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_a_chosen_seed_is_told_and_an_open_table_refuses_it(web: Web) -> None:
    table = open_table(web, seed=5)
    assert table["foreknown"] == "seed"
    assert web.bert.get(f"tables/{table['id']}").json()["foreknown"] == "seed"
    listed = {one["id"]: one for one in web.anna.get("tables").json()["yours"]}
    assert listed[table["id"]]["foreknown"] == "seed"
    assert open_table(web)["foreknown"] is None
    wish = {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "open"}], "public": True, "seed": 5}
    answer = web.anna.post("tables", wish)
    assert answer.status_code == 400
    assert answer.json()["field"] == "seed"
    assert answer.json()["text"]["en"].startswith("seed:")
    assert answer.json()["text"]["fr"].startswith("seed")


def test_a_record_is_told_in_the_waiting_room_and_in_the_story(web: Web) -> None:
    header = web.anna.new_table("you", "bot")
    written = web.anna.get(f"tables/{header['id']}/record").text
    seeded = written.replace("seats: 2\n", "seats: 2\nseed: 7\n").split("\n\n")[0] + "\n\n"
    table = web.anna.post("records", {"record": seeded}).json()
    assert table["foreknown"] == "record"
    story = web.bert.get(f"tables/{table['id']}/state").json()["log"]
    assert story[0]["event"]["say"]["t"] == "core-log-foreknown-record"


def test_whose_seat_was_freed_hears_it_at_once_and_sits_down_when_let_in(web: Web) -> None:
    table = open_table(web)["id"]
    web.bert.post(f"tables/{table}/sit", {"name": "Bert"})
    with web.bert.live(table) as socket:
        assert socket.receive_json()["table"]["you"]["seats"] == [1]
        assert web.anna.post(f"tables/{table}/leave", {"seat": 1}).status_code == 200
        told = socket.receive_json()
        while told["type"] == "presence":
            told = socket.receive_json()
        assert told["type"] == "full"
        assert told["table"]["you"] == {"role": "spectator", "seats": [], "barred": True}
    refused = web.bert.post(f"tables/{table}/sit", {"name": "Bert"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
    (barred,) = web.anna.get(f"tables/{table}").json()["barred"]
    assert barred["name"] == "Bert"
    assert web.bert.post(f"tables/{table}/admit", {"since": barred["since"]}).status_code == 403
    assert web.anna.post(f"tables/{table}/admit", {"since": 999}).status_code == 404
    assert web.anna.post(f"tables/{table}/admit", {"since": "x"}).json()["field"] == "since"
    assert web.anna.post(f"tables/{table}/admit", {"since": barred["since"]}).json()["barred"] == []
    assert web.bert.post(f"tables/{table}/sit", {"name": "Bert"}).json()["you"]["seats"] == [1]


def test_at_an_open_table_the_owner_gives_a_second_seat(web: Web) -> None:
    table = open_table(web, public=True)["id"]
    web.bert.post(f"tables/{table}/sit", {"name": "Bert"})
    refused = web.bert.post(f"tables/{table}/sit", {})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
    assert web.anna.post(f"tables/{table}/give", {"seat": 2, "to": 7}).json()["field"] == "to"
    assert web.anna.post(f"tables/{table}/give", {"seat": 2, "to": 1}).status_code == 200
    assert web.bert.get(f"tables/{table}").json()["you"]["seats"] == [1, 2]


def test_a_renewed_link_is_told_on_the_socket_of_whoever_came_by_the_old_one(web: Web) -> None:
    table = open_table(web, 2)["id"]
    web.bert.post(f"tables/{table}/sit", {"name": "Bert"})
    web.anna.post(f"tables/{table}/begin")
    old = web.bert.get(f"tables/{table}/seats/1/link").json()["secret"]
    thief = web.person("thief")
    assert thief.post(f"tables/{table}/claim", {"secret": old}).json()["you"]["seats"] == [1]
    with thief.live(table) as socket:
        assert socket.receive_json()["table"]["you"]["seats"] == [1]
        new = web.bert.post(f"tables/{table}/seats/1/link").json()["secret"]
        assert new != old
        told = socket.receive_json()
        while told["type"] == "presence":
            told = socket.receive_json()
        assert (told["type"], told["table"]["you"]["seats"], told["choices"]) == ("full", [], [])
    assert thief.post(f"tables/{table}/claim", {"secret": old}).status_code == 404
    assert thief.post(f"tables/{table}/seats/1/link").status_code == 403
    assert web.person("stranger").post(f"tables/{table}/seats/x/link").json()["field"] == "seat"
    assert web.person("phone").post(f"tables/{table}/claim", {"secret": new}).status_code == 200
    refused = web.anna.post(f"tables/{table}/claim", {"secret": new})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")

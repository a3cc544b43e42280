"""A game that is closed to others: every way in is closed, but that of a seat's own link."""

from __future__ import annotations

import json

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.table.web.conftest import Web
from tests.table.web.test_routes import refused


def test_every_way_in_is_closed_but_a_seats_own_link(web: Web) -> None:
    seats = [{"kind": "you"}, {"kind": "bot", "level": "gentle"}]
    wish = {"game": "vinci", "seats": seats, "order": "fixed", "seed": 7, "watch": {"open": False}}
    table = web.anna.post("tables", wish).json()["id"]
    for path in ("", "/state", "/record", "/series", "/moves/0", "/talk"):
        said = refused(web.bert.get(f"tables/{table}{path}"), 403, "not_allowed")
        assert said.text.en != said.text.fr
        assert web.anna.get(f"tables/{table}{path}").status_code == 200, path
    with pytest.raises(WebSocketDisconnect) as ended, web.bert.live(table) as socket:
        socket.receive_json()
    assert ended.value.code == 4403, "for good: to come again changes nothing"
    secret = web.anna.get(f"tables/{table}/seats/0/link").json()["secret"]
    assert web.bert.post(f"tables/{table}/claim", {"secret": secret}).status_code == 200
    assert web.bert.get(f"tables/{table}/state").status_code == 200


def test_a_socket_of_somebody_without_a_seat_ends_when_such_a_game_begins(web: Web) -> None:
    table = web.anna.new_table("you", "bot", "open", watch={"open": False})["id"]
    with web.bert.live(table) as socket:
        assert socket.receive_json()["table"]["status"] == "waiting"
        web.anna.post(f"tables/{table}/fill", {"seat": 2, "kind": "bot", "level": "gentle"})
        assert web.anna.post(f"tables/{table}/begin").json()["status"] == "running"
        heard = []
        while (said := socket.receive())["type"] != "websocket.close":
            heard.append(json.loads(said["text"]))
    assert said["code"] == 4403
    assert {each["type"] for each in heard} <= {"presence", "update"}
    assert {each["table"]["status"] for each in heard if "table" in each} <= {"waiting"}

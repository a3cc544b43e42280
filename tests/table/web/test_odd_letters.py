"""Letters that no database, terminal or line wants to hold, wherever a person may write some."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.table.web.conftest import ANNA, Serve, Web, bearer

ODD = ("\x00", "\x07", "\u202e", "\u2028")
HALF = "\ud800"  # half a letter, which JSON can write and UTF-8 cannot


def post(web: Web, path: str, body: object) -> Any:
    """JSON in ASCII, in which everything can be written."""
    headers = {**bearer(ANNA), "Content-Type": "application/json"}
    return web.client.post(f"/api/{path}", content=json.dumps(body), headers=headers)


def wish(**more: object) -> dict[str, object]:
    return {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "open"}], **more}


def test_titles_are_one_line_of_visible_letters(serve: Serve, store_url: str) -> None:
    web = serve(store=store_url)
    for odd in ODD:
        shown = "Sunday" if odd == "\u202e" else "Sun day"  # what shows as nothing leaves no gap
        assert post(web, "tables", wish(title=f"Sun{odd}day")).json()["title"] == shown
    assert post(web, "tables", wish(title=f"Sun{HALF}day")).status_code == 400


def test_no_table_and_no_seat_is_found_by_them(serve: Serve, store_url: str) -> None:
    web = serve(store=store_url)
    table = post(web, "tables", wish()).json()["id"]
    for odd in (*ODD, HALF):
        assert post(web, f"tables/{table}/claim", {"secret": odd}).status_code == 404
    for odd in ODD:
        for path in (f"tables/{quote(odd)}", f"tables/{quote(odd)}/state", f"stages/none?table={quote(odd)}"):
            assert web.anna.get(path).status_code == 404
        with web.anna.live(quote(odd)) as socket, pytest.raises(WebSocketDisconnect) as ended:
            socket.receive_text()
        assert ended.value.code == 4404


INVISIBLE = ("\u3164", "\u2800\u2800", "\u200b\u200d", "\ufe0f", "\u0301", "\U000e0061")


@pytest.mark.parametrize("name", INVISIBLE)
def test_nobody_hides_behind_a_name_that_shows_nothing(web: Web, name: str) -> None:
    table = post(web, "tables", wish(title=name)).json()
    assert table["title"] == ""
    for answer in (
        web.client.put("/api/me", json={"name": name}, headers=bearer(ANNA)),
        web.bert.post(f"tables/{table['id']}/sit", {"name": name}),
    ):
        assert answer.status_code == 400
        assert answer.json()["field"] == "name"
        assert answer.json()["text"]["en"].startswith("name:")
        assert answer.json()["text"]["fr"].startswith("name")


def test_two_who_call_themselves_the_same_are_told_apart(web: Web) -> None:
    table = post(web, "tables", {"game": "vinci", "seats": [{"kind": "open"}] * 3}).json()["id"]
    post(web, f"tables/{table}/sit", {"name": "Lena"})
    assert web.bert.post(f"tables/{table}/sit", {"name": "LENA"}).status_code == 200
    told = web.person("carl").post(f"tables/{table}/sit", {"name": "L\u0435n\u0430"}).json()
    assert [seat["name"] for seat in told["seats"]] == ["Lena", "LENA (2)", "L\u0435n\u0430 (3)"]
    assert web.bert.get("me").json() == {"name": "LENA"}, "elsewhere one is called as one likes"

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
        assert post(web, "tables", wish(title=f"Sun{odd}day")).json()["title"] == "Sun day"
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

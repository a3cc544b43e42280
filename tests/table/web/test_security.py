"""Headers that keep browsers on our side, and orders that come from nobody else's page."""

from __future__ import annotations

import pytest

from tests.table.web.conftest import ANNA, Serve, Web, bare, bearer
from tests.table.web.test_routes import refused

OURS = {"Origin": "http://table.example", "Sec-Fetch-Site": "same-origin"}


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/api/games", "/api/nothing", "/health", "/metrics", "/assets/none.js"]
)
def test_every_answer_has_its_headers(web: Web, path: str) -> None:
    headers = web.client.get(path).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    assert headers["X-Request-Id"]
    assert "Strict-Transport-Security" not in headers
    assert "server" not in headers


def test_over_https_browsers_are_told_to_stay_there() -> None:
    client = bare(proxies="testclient")
    assert "Strict-Transport-Security" in client.get("/api/games", headers={"X-Forwarded-Proto": "https"}).headers


def test_nobody_caches_what_the_api_says(web: Web) -> None:
    assert web.client.get("/api/games").headers["Cache-Control"] == "no-store"
    assert web.client.get("/api/nothing").headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://table.example:8080", "Sec-Fetch-Site": "same-site"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": ""},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_another_sites_page_can_order_nothing(web: Web, headers: dict[str, str]) -> None:
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/tables/x/begin")):
        answer = web.client.request(method, path, json={"name": "Eve"}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["code"] == "not_allowed"
    assert web.client.get("/api/games", headers=headers).status_code == 200


def test_another_sites_page_gets_no_socket(web: Web) -> None:
    from starlette.testclient import WebSocketDenialResponse

    table = web.anna.new_table("you", "open")["id"]
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        web.client.websocket_connect(f"/api/tables/{table}/live", headers={"Origin": "https://evil.example"}),
    ):
        pass
    assert denied.value.status_code == 403
    ours = {"Origin": "http://testserver", "Sec-Fetch-Site": "same-origin"}  # as the test client names itself
    with web.client.websocket_connect(f"/api/tables/{table}/live", headers=ours) as socket:
        assert socket.receive_json()["type"] == "full"


@pytest.mark.parametrize("host", ["a:b", "[::1", "[", "[::1]:x", "localhost:99999999", "localhost:0"])
@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/me", "/api/me/person"])
def test_a_host_that_can_be_none_is_refused(web: Web, path: str, host: str) -> None:
    answer = web.client.get(path, headers={"Host": host})
    refused(answer, 400, "bad_request", "host")


@pytest.mark.parametrize("headers", [{}, OURS, {"Sec-Fetch-Site": "none"}])
def test_our_own_page_and_programs_can(web: Web, headers: dict[str, str]) -> None:
    assert web.client.put("/api/me", json={"name": "Anna"}, headers={**bearer(ANNA), **headers}).status_code == 200


# ---- origins that were let in by name

FRIEND = "https://games.example"


def test_an_origin_can_be_let_in_by_name(serve: Serve) -> None:
    client = serve(origins="https://games.example, https://other.example/").client
    for origin, status in ((FRIEND, 200), ("https://other.example", 200), ("https://x.example", 403)):
        answer = client.put("/api/me", json={"name": "A"}, headers={"Origin": origin})
        assert answer.status_code == status
        assert answer.headers.get("Access-Control-Allow-Origin") == (origin if status == 200 else None)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_a_browser_that_asks_first_is_told_that_it_may(method: str) -> None:
    client = bare(origins=FRIEND)
    asks = {"Access-Control-Request-Method": method, "Access-Control-Request-Headers": "authorization,content-type"}
    answer = client.options("/api/tables", headers={"Origin": FRIEND, **asks})
    assert answer.status_code == 200
    assert answer.headers["Access-Control-Allow-Origin"] == FRIEND
    assert answer.headers["Access-Control-Allow-Credentials"] == "true"
    assert method in answer.headers["Access-Control-Allow-Methods"]
    assert "Authorization" in answer.headers["Access-Control-Allow-Headers"]
    for origin in ("https://evil.example", "http://games.example", "https://games.example:8443", "null"):
        refused = client.options("/api/tables", headers={"Origin": origin, **asks})
        assert refused.status_code == 400
        assert "Access-Control-Allow-Origin" not in refused.headers


def test_a_foreign_page_reads_what_refuses_it() -> None:
    client = bare(origins=FRIEND, calls_per_second=0.1)
    answers = [client.get("/api/games", headers={"Origin": FRIEND}) for _ in range(3)]
    assert [answer.status_code for answer in answers][-1] == 429
    assert all(answer.headers["Access-Control-Allow-Origin"] == FRIEND for answer in answers)
    assert "Retry-After" in answers[-1].headers["Access-Control-Expose-Headers"]


def test_without_origins_nobody_hears_of_cors(web: Web) -> None:
    asks = {"Origin": FRIEND, "Access-Control-Request-Method": "PUT"}
    assert web.client.options("/api/me", headers=asks).status_code == 405
    assert "Access-Control-Allow-Origin" not in web.client.get("/api/games", headers={"Origin": FRIEND}).headers


def test_a_foreign_page_plays_on_a_socket_with_a_secret_of_its_own(serve: Serve) -> None:
    web = serve(origins=FRIEND)
    table = web.anna.new_table("you", "open")["id"]
    told = {"Origin": FRIEND, "Sec-Fetch-Site": "cross-site"}
    address = f"/api/tables/{table}/live"
    with web.client.websocket_connect(address, ["ecumene", f"ecumene.bearer.{ANNA}"], headers=dict(told)) as socket:
        assert socket.accepted_subprotocol == "ecumene"
        assert socket.receive_json()["table"]["you"]["role"] == "owner"
    with web.client.websocket_connect(address, ["ecumene"], headers=dict(told)) as socket:
        assert socket.receive_json()["table"]["you"]["role"] == "spectator"
    with web.client.websocket_connect(address, ["ecumene", "ecumene.bearer.short"], headers=dict(told)) as socket:
        assert socket.receive()["code"] == 4400


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_orders_are_json(web: Web, kind: str) -> None:
    answer = web.client.put("/api/me", content=b'{"name": "Anna"}', headers={"Content-Type": kind})
    assert answer.status_code == 415
    assert answer.json()["field"] == "content-type"

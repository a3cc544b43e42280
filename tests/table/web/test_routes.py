"""Every route: what it answers, and what it refuses."""

from __future__ import annotations

import gzip
import json
from inspect import isasyncgenfunction, iscoroutinefunction
from pathlib import Path
from threading import current_thread
from typing import Any

import pytest
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from ecumene.catalogue import OURS, catalogue
from ecumene.core.scene import Stage
from ecumene.table.live import looking_back
from ecumene.table.store import store as stores
from ecumene.table.web import (
    routes_me,
    routes_papers,
    routes_past,
    routes_people,
    routes_play,
    routes_tables,
    routes_talk,
    routes_told,
)
from ecumene.table.web.services import Services
from ecumene.table.wire import messages
from ecumene.table.wire.game_messages import BringsInfo, GameInfo, GuideInfo, RuleBookInfo
from ecumene.table.wire.live_messages import Full, Moment, Problem, Series
from ecumene.table.wire.messages import Lobby, TableInfo
from tests.table.postgres import Cluster
from tests.table.store.test_probe import only_reads
from tests.table.web.conftest import ANNA, Serve, Web, bearer

RECORDS = Path(__file__).parents[2] / "golden" / "0.1.0"
GOLDEN, FINISHED = RECORDS / "vinci-by-hand.txt", RECORDS / "vinci-2-seats.txt"


def refused(answer: Any, status: int, code: str, field: str | None = None) -> Problem:
    """The problem of an answer, which is what was expected and in both languages."""
    assert answer.status_code == status, answer.text
    problem = Problem.model_validate_json(answer.text)
    assert problem.code == code
    assert problem.text.en
    assert problem.text.fr
    assert problem.text.en != problem.text.fr
    if field is not None:
        assert problem.field == field
    return problem


# ---- games


def test_the_games_come_in_both_languages(web: Web) -> None:
    games = TypeAdapter(list[GameInfo]).validate_json(web.client.get("/api/games").text)
    vinci = next(game for game in games if game.id == "vinci")
    assert (vinci.name.en, vinci.usual_seats) == ("Vinci", 4)
    assert vinci.seats == list(catalogue["vinci"].seat_counts)
    assert vinci.about.en != vinci.about.fr
    for option in vinci.options:
        assert option.label.en
        assert len(option.labels) == len(option.values) > 1


def test_what_a_game_brings_is_counted_for_the_options_chosen(web: Web) -> None:
    def brought(*chosen: str, game: str = "tapestry") -> BringsInfo:
        answer = web.client.get(f"/api/games/{game}/brings", params={"chosen": list(chosen)})
        return BringsInfo.model_validate_json(answer.text)

    def counts(info: BringsInfo) -> dict[str, int]:
        return {count.label.en: count.n for count in info.counts}

    base, arts = brought(), brought("arts_and_architecture=in", "nanotechnology=2")
    assert (counts(base)["civilizations"], counts(base)["tapestry cards"], base.level) == (16, 50, 4)
    assert (counts(arts)["civilizations"], counts(arts)["masterpieces"], arts.level) == (21, 20, 5)
    assert "masterpieces" not in counts(base)
    assert {count.label.fr for count in arts.counts} > {"chefs-d’œuvre", "pistes"}
    assert set(base.minutes) == {"2", "3", "4", "5"}
    assert base.minutes["4"] <= arts.minutes["4"]
    vinci = brought(game="vinci")
    assert (vinci.counts, vinci.level, vinci.levels) == ([], 2, 5)


def test_the_lobby_is_told_how_long_and_how_hard_every_game_is(web: Web) -> None:
    games = [GameInfo.model_validate(each) for each in web.client.get("/api/games").json()]
    ours = {game.id: game for game in games if game.id in OURS}
    assert {name: game.level for name, game in ours.items()} == {
        "vinci": 2, "rise_and_fall": 3, "tapestry": 4, "rise_of_empires": 4, "beyond_the_horizon": 4
    }  # fmt: skip
    for game in ours.values():
        assert game.levels == 5
        assert game.minutes.keys() == {str(seats) for seats in game.seats}
        assert all(10 <= minutes <= 60 for minutes in game.minutes.values())


def test_what_no_game_brings_is_refused(web: Web) -> None:
    refused(web.client.get("/api/games/chess/brings"), 404, "not_found", "game")
    for chosen in ("arts=in", "arts_and_architecture=often", "any_order=asked", "arts_and_architecture"):
        answer = web.client.get("/api/games/tapestry/brings", params={"chosen": chosen})
        refused(answer, 400, "bad_request", "chosen")


def test_the_guide_of_a_game_comes_in_both_languages(web: Web) -> None:
    guide = GuideInfo.model_validate_json(web.client.get("/api/games/vinci/guide").text)
    own = catalogue["vinci"].guide
    assert own is not None
    assert [step.id for step in guide.steps] == [step.id for step in own.steps]
    assert (guide.goal.en, guide.goal.fr) == (own.goal.en, own.goal.fr)
    assert guide.steps[0].chapter is not None
    assert guide.steps[1].chapter is None
    games = {one["id"]: one for one in web.client.get("/api/games").json()}
    assert games["vinci"]["learn"] == guide.minutes == own.minutes
    refused(web.client.get("/api/games/chess/guide"), 404, "not_found", "game")


def test_the_rules_come_section_by_section(web: Web) -> None:
    book = RuleBookInfo.model_validate_json(web.client.get("/api/games/vinci/rules").text)
    assert [rule.id for section in book.sections for rule in section.rules] == [r.id for r in catalogue["vinci"].rules]
    assert all(section.title.en for section in book.sections)
    refused(web.client.get("/api/games/chess/rules"), 404, "not_found", "game")
    for game in catalogue:
        book = RuleBookInfo.model_validate_json(web.client.get(f"/api/games/{game}/rules").text)
        names = [section.id for section in book.sections]
        assert len(names) == len(set(names)), "a section is one section"


def test_a_stage_is_kept_for_ever(web: Web) -> None:
    table = web.duel()
    name = web.anna.get(f"tables/{table}/state").json()["stage"]
    answer = web.client.get(f"/api/stages/{name}")
    stage = TypeAdapter(Stage).validate_json(answer.text)
    assert stage["hash"] == name
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.headers["Content-Encoding"] == "gzip"
    plain = web.client.get(f"/api/stages/{name}", headers={"Accept-Encoding": "identity"})
    assert plain.json() == stage
    assert len(gzip.compress(plain.content)) < 250_000
    refused(web.client.get("/api/stages/none"), 404, "not_found", "name")


def test_whoever_asks_for_a_stage_that_is_none_makes_no_work(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    web.anna.get(f"tables/{web.duel()}/state")
    worked: list[object] = []
    monkeypatch.setattr("ecumene.table.web.stages.gzip.compress", lambda *given, **more: worked.append(given))
    services = web.client.app.state.services  # type: ignore[attr-defined]
    services.stages._zipped.clear()
    refused(web.client.get("/api/stages/none"), 404, "not_found", "name")
    assert not worked


def test_another_server_finds_a_stage_by_its_table(serve: Serve, postgres: Cluster) -> None:
    shared = postgres.new_store()
    first = serve(store=shared)
    table = first.duel()
    name = first.anna.get(f"tables/{table}/state").json()["stage"]
    second = serve(store=shared)
    refused(second.client.get(f"/api/stages/{name}"), 404, "not_found")
    assert second.client.get(f"/api/stages/{name}?table={table}").json()["hash"] == name


# ---- tables and seats


def test_a_table_is_opened_and_found_in_the_lobby(web: Web) -> None:
    made = TableInfo.model_validate(web.anna.new_table("you", "open", "bot", title="Sunday", public=True))
    assert (made.status, made.title, made.you.role, made.you.seats) == ("waiting", "Sunday", "owner", [0])
    lobby = Lobby.model_validate_json(web.anna.get("tables").text)
    assert made.id in [table.id for table in lobby.yours]
    seen = Lobby.model_validate_json(web.bert.get("tables").text)
    assert made.id in [table.id for table in seen.open]
    hidden = web.anna.new_table("you", "open")["id"]
    assert hidden not in web.bert.get("tables").text
    assert web.bert.get(f"tables/{hidden}").json()["you"] == {"role": "spectator", "seats": [], "barred": False}


def test_the_lobby_is_asked_for_some_tables_only(web: Web) -> None:
    made = web.anna.new_table("you", "open", title="Débutants", public=True, language="fr", beginners=True)
    assert (made["language"], made["beginners"]) == ("fr", True)
    for query, found in (
        ("beginners=true&language=fr&game=vinci&seats=2&pace=live&one_more=true&search=d%C3%A9but", True),
        ("language=en", False),
        ("pace=days", False),
        ("", True),
        ("unheard=of", True),
    ):
        lists = Lobby.model_validate_json(web.bert.get(f"tables?{query}").text)
        assert (made["id"] in [table.id for table in lists.open]) == found, query
    for query, field in (("seats=9", "seats"), ("pace=never", "pace"), ("language=xx", "language")):
        refused(web.bert.get(f"tables?{query}"), 400, "bad_request", field)
    refused(web.bert.get(f"tables?search={'x' * 49}"), 400, "bad_request", "search")


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({}, "game"),
        ({"game": "vinci"}, "seats"),
        ({"game": "vinci", "seats": []}, "seats"),
        ({"game": "vinci", "seats": [{"kind": "you"}] * 7}, "seats"),
        ({"game": "vinci", "seats": [{"kind": "yuo"}]}, "seats.0.kind"),
        ({"game": "vinci", "seats": [{"kind": "you", "level": "mad"}]}, "seats.0.level"),
        ({"game": "vinci", "seats": [{"kind": "you"}], "titel": "x"}, "titel"),
        ({"game": "vinci", "seats": [{"kind": "you"}], "title": "x" * 49}, "title"),
        ({"game": "vinci", "seats": [{"kind": "you"}], "seed": -1}, "seed"),
        ({"game": "vinci", "seats": [{"kind": "you"}], "seed": 2**60}, "seed"),
        ({"game": "vinci", "seats": [{"kind": "you"}], "public": "perhaps"}, "public"),
        ({"game": 5, "seats": [{"kind": "you"}]}, "game"),
        ({"game": "vinci", "seats": [{"kind": "you"}], "options": {"end": 1.5}}, "options.end"),
    ],
)
def test_a_wish_that_cannot_be_read_names_its_field(web: Web, wish: object, field: str) -> None:
    problem = refused(web.anna.post("tables", wish), 400, "bad_request", field)
    assert field in problem.text.en
    assert field in problem.text.fr


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ("[]", "JSON object"),
        ("5", "JSON object"),
        ("", "JSON object"),
        ("{", "not JSON"),
        ('{"game": nothing}', "not JSON"),
    ],
)
def test_a_wish_without_fields_says_what_it_must_be(web: Web, sent: str, said: str) -> None:
    headers = {**bearer(ANNA), "Content-Type": "application/json"}
    problem = refused(web.client.post("/api/tables", content=sent, headers=headers), 400, "bad_request", "")
    assert said in problem.text.en


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [{"kind": "you"}, {"kind": "open"}]},
        {"game": "vinci", "seats": [{"kind": "you"}]},
        {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "open"}], "options": {"skip": 1}},
        {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "open"}], "content": "tokens: [{id: none}]"},
    ],
)
def test_a_table_that_the_game_does_not_allow_is_refused(web: Web, wish: object) -> None:
    answer = web.anna.post("tables", wish)
    assert answer.status_code in (400, 404)
    assert Problem.model_validate_json(answer.text).code in ("bad_request", "not_found")


@pytest.mark.parametrize("body", [b"", b"{", b"nonsense", b"[" * 100_000, b'{"game": "\xff"}'])
def test_what_is_no_json_is_refused(web: Web, body: bytes) -> None:
    headers = {**bearer(ANNA), "Content-Type": "application/json"}
    refused(web.client.post("/api/tables", content=body, headers=headers), 400, "bad_request")


def test_seats_are_taken_filled_and_left(web: Web) -> None:
    table = web.anna.new_table("you", "open", "open")["id"]
    refused(web.anna.post(f"tables/{table}/begin"), 409, "waiting")
    sat = web.bert.post(f"tables/{table}/sit", {"seat": 1, "name": "Bert"}).json()
    assert (sat["you"]["seats"], sat["seats"][1]["name"]) == ([1], "Bert")
    assert web.bert.get("me").json() == {"name": "Bert"}
    refused(web.bert.post(f"tables/{table}/fill", {"seat": 2, "kind": "bot"}), 403, "not_allowed")
    refused(web.anna.post(f"tables/{table}/fill", {"seat": 2, "kind": "person"}), 400, "bad_request", "kind")
    filled = web.anna.post(f"tables/{table}/fill", {"seat": 2, "kind": "bot", "level": "gentle"}).json()
    assert (filled["seats"][2]["kind"], filled["seats"][2]["level"]) == ("bot", "gentle")
    refused(web.bert.post(f"tables/{table}/begin"), 403, "not_allowed")
    assert web.anna.post(f"tables/{table}/begin").json()["status"] == "running"
    refused(web.bert.post(f"tables/{table}/come-back", {"seat": 1}), 403, "not_allowed")
    assert web.bert.post(f"tables/{table}/leave", {"seat": 1, "level": "gentle"}).json()["seats"][1]["away"]
    assert not web.bert.post(f"tables/{table}/come-back", {"seat": 1}).json()["seats"][1]["away"]
    refused(web.bert.post(f"tables/{table}/concede", {"seat": 0}), 403, "not_your_seat")
    assert web.bert.post(f"tables/{table}/concede", {"seat": 1, "level": "gentle"}).json()["seats"][1]["conceded"]


def test_a_secret_link_moves_a_seat_to_another_browser(web: Web) -> None:
    table = web.duel()
    secret = web.anna.get(f"tables/{table}/seats/0/link").json()["secret"]
    assert len(secret) >= 22
    refused(web.bert.get(f"tables/{table}/seats/0/link"), 403, "not_your_seat")
    refused(web.bert.get(f"tables/{table}/seats/first/link"), 400, "bad_request", "seat")
    phone = web.person("phone")
    refused(phone.post(f"tables/{table}/claim", {"secret": secret + "x"}), 404, "not_found", "secret")
    assert phone.post(f"tables/{table}/claim", {"secret": secret}).json()["you"]["seats"] == [0]
    assert web.anna.get(f"tables/{table}").json()["you"]["seats"] == [0]


@pytest.mark.parametrize("path", ["", "/state", "/record", "/series", "/moves/0", "/seats/0/link"])
def test_there_is_nothing_at_a_table_that_does_not_exist(web: Web, path: str) -> None:
    refused(web.anna.get(f"tables/nowhere{path}"), 404, "not_found")


# ---- play


def test_acting_moves_the_table_on(web: Web) -> None:
    table = web.duel()
    mover = web.on_turn(table)
    before = Full.model_validate_json(mover.get(f"tables/{table}/state").text)
    done = mover.act(table)
    assert done.status_code == 200
    assert done.json()["version"] > before.version
    after = Full.model_validate_json(mover.get(f"tables/{table}/state").text)
    assert after.version == done.json()["version"]
    assert after.table.moves == 1


def test_what_cannot_be_done_is_refused_with_its_reason(web: Web) -> None:
    table = web.duel()
    mover = web.on_turn(table)
    other = web.bert if mover is web.anna else web.anna
    seat = mover.get(f"tables/{table}").json()["you"]["seats"][0]
    stale = refused(mover.act(table, version=0), 409, "stale")
    assert stale.state is not None
    assert stale.state.version == mover.get(f"tables/{table}").json()["version"]
    refused(other.act(table, "take 1", seat=seat), 403, "not_your_seat")
    refused(web.client.post(f"/api/tables/{table}/act", json={}), 400, "bad_request", "seat")
    illegal = refused(mover.act(table, "stop", seat=seat), 422, "illegal")
    assert illegal.rule in catalogue["vinci"].rules
    assert illegal.why is not None
    refused(mover.act(table, "dance", seat=seat), 400, "bad_request")


def test_undo_redo_rewind_and_why(web: Web) -> None:
    table = web.duel()
    mover = web.on_turn(table)
    state = mover.get(f"tables/{table}/state").json()
    seat = state["choices"][0]["seat"]
    wish = {"seat": seat, "version": state["version"]}
    refused(mover.post(f"tables/{table}/undo", wish), 409, "no_undo")
    refused(mover.post(f"tables/{table}/redo", wish), 409, "no_undo")
    mover.act(table)
    version = mover.get(f"tables/{table}").json()["version"]
    refused(web.bert.post(f"tables/{table}/rewind", {"move": 0, "version": version}), 403, "not_allowed")
    back = web.anna.post(f"tables/{table}/rewind", {"move": 0, "version": version})
    assert back.json()["version"] == version + 1
    assert web.anna.get(f"tables/{table}").json()["moves"] == 0
    why = mover.post(f"tables/{table}/why", {"seat": seat, "path": ["no-such-thing"]})
    assert (why.status_code, why.json()["rule"]) == (200, "core.choice")
    refused(mover.post(f"tables/{table}/why", {"seat": seat, "path": ["x"] * 9}), 400, "bad_request", "path")


# ---- looking back


def test_looking_back_at_a_game(web: Web) -> None:
    table = web.duel()
    for _ in range(3):
        web.on_turn(table).act(table)
    moment = Moment.model_validate_json(web.client.get(f"/api/tables/{table}/moves/2").text)
    assert (moment.move, moment.moves) == (2, 3)
    Series.model_validate_json(web.client.get(f"/api/tables/{table}/series").text)
    refused(web.client.get(f"/api/tables/{table}/moves/99"), 404, "not_found")
    refused(web.client.get(f"/api/tables/{table}/moves/-1"), 400, "bad_request", "move")
    refused(web.client.get(f"/api/tables/{table}/moves/last"), 400, "bad_request", "move")


def test_a_long_record_keeps_nobody_waiting(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """To leave its secrets out the whole game is played again, which must not be done on the event loop."""
    table = web.duel()
    monkeypatch.setattr(looking_back, "record", lambda state: current_thread().name)
    assert web.client.portal is not None
    loop = web.client.portal.call(lambda: current_thread().name)
    assert web.anna.get(f"tables/{table}/record").text != loop


def test_a_record_is_downloaded_and_brought_back(web: Web) -> None:
    table = web.duel()
    web.on_turn(table).act(table)
    answer = web.client.get(f"/api/tables/{table}/record")
    assert answer.headers["Content-Type"].startswith("text/plain")
    assert answer.headers["Content-Disposition"] == f'attachment; filename="vinci-{table}.ecumene"'
    assert "seed" not in answer.text
    refused(web.anna.post("records", {"record": "no record at all"}), 400, "bad_request")
    golden = GOLDEN.read_text(encoding="utf-8")
    made = web.anna.post("records", {"record": golden, "title": "By hand"})
    assert made.status_code == 201
    assert (made.json()["imported"], made.json()["title"]) == (True, "By hand")
    again = web.client.get(f"/api/tables/{made.json()['id']}/moves/5")
    assert Moment.model_validate_json(again.text).move == 5


def test_the_same_people_meet_again_when_a_game_is_over(web: Web) -> None:
    table = web.duel()
    refused(web.anna.post(f"tables/{table}/again"), 403, "not_allowed")
    over = web.anna.post("records", {"record": FINISHED.read_text(encoding="utf-8")}).json()
    assert over["status"] == "over"
    again = web.anna.post(f"tables/{over['id']}/again")
    assert again.status_code == 200
    assert web.anna.post(f"tables/{over['id']}/again").json()["id"] == again.json()["id"]
    refused(web.bert.post(f"tables/{over['id']}/again"), 403, "not_allowed")


# ---- the rest


def test_wrong_addresses_and_methods_are_problems_too(web: Web) -> None:
    refused(web.client.get("/api/nothing"), 404, "not_found")
    refused(web.client.get("/api"), 404, "not_found")
    refused(web.client.delete("/api/tables"), 405, "bad_request")
    assert "GET" in web.client.delete("/api/tables").headers["Allow"]
    assert web.client.get("/apixyz").status_code in (200, 503)  # an address of the page


def test_health_tells_whether_the_store_answers(web: Web) -> None:
    health = messages.Health.model_validate_json(web.client.get("/health").text)
    assert (health.status, health.store) == ("ok", "ok")


def test_long_answers_come_compressed(web: Web) -> None:
    answer = web.client.get("/api/games/vinci/rules")
    assert answer.headers["Content-Encoding"] == "gzip"
    assert json.loads(answer.text)


def test_health_tells_when_nothing_can_be_written(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PROBE_SECONDS", 0.0)
    web = serve()
    services: Services = web.client.app.state.services  # type: ignore[attr-defined]
    assert web.client.get("/health").status_code == 200
    only_reads(services.store)
    answer = web.client.get("/health")
    assert answer.status_code == 503
    assert (answer.json()["status"], answer.json()["store"]) == ("unavailable", "read-only")
    assert web.anna.get("tables").status_code == 200
    only_reads(services.store, False)
    assert web.client.get("/health").json()["store"] == "ok"


def test_no_route_takes_a_thread_for_what_it_depends_on() -> None:
    """FastAPI calls a plain function in a thread, which takes longer than most of them do."""
    modules = (
        routes_tables,
        routes_play,
        routes_talk,
        routes_papers,
        routes_told,
        routes_me,
        routes_people,
        routes_past,
    )
    found: set[str] = set()
    waiting = [route.dependant for module in modules for route in module.routes.routes if isinstance(route, APIRoute)]
    while waiting:
        dependant = waiting.pop()
        waiting += dependant.dependencies
        assert dependant.call is not None
        assert iscoroutinefunction(dependant.call) or isasyncgenfunction(dependant.call), dependant.call
        found.add(dependant.call.__name__)
    assert {"services_of", "visitor", "welcomed", "asking", "counted", "own_table"} <= found

"""Every door of a server: no answer, message, mail, hook or file has in it what is hidden from whoever gets it.

A server with a running game of each kind, with people who play, own, watch and only pass by. Each has secrets of their
own; each goes through every route there is, and whatever comes back is searched for those of the others. A route that
is not in the list is a door that nobody watches, and fails.
"""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from hashlib import sha256
from io import BytesIO
from itertools import product
from random import Random
from typing import Any

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient

from ecumene.catalogue import catalogue
from ecumene.table.live.live import LiveTable
from ecumene.table.log.state import TableState
from ecumene.table.web.app import OPENAPI, create_app
from ecumene.table.web.moderating import new_token
from ecumene.table.web.settings import Settings
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import ActRequest, UndoRequest
from tests.table.store.examples import with_store
from tests.table.web.conftest import Person
from tests.table.web.told.sinks import HttpSink, Mailbox, http_sink, mailbox, text_of

GAMES = tuple(catalogue)
SITE = "https://play.example"
SEED = 5_870_431_962_007_413
"""Chosen by whoever opens a table, so that it can be looked for."""

PLAYERS = ("ann", "bob", "cat")
WATCHERS = ("dan", "eve")
"""Dan owns the tables and has no seat; Eve only looks."""

EVERYBODY = (*PLAYERS, *WATCHERS, "operator")

Body = dict[str, Any] | None

STALE: dict[str, Any] = {"seat": "SEAT", "version": 1}
OWN: dict[str, Any] = {"seat": "SEAT", "version": "VERSION"}
NO_SEAT: Body = {"seat": 9, "level": "gentle"}
REASON = {"en": "loud", "fr": "fort"}

DOORS: dict[str, Body] = {
    # who one is
    "GET /api/me": None, "PUT /api/me": {"name": "NAME"}, "GET /api/me/person": None,
    "PUT /api/me/person": {"colour": "jade"}, "GET /api/me/page": None, "GET /api/me/records": None,
    "GET /api/me/export": None, "POST /api/me/passkeys/options": {},
    "POST /api/me/passkeys": {"ask": "x", "credential": {}},
    "DELETE /api/me/passkeys/{key}": None, "POST /api/me/phrase": {}, "DELETE /api/me/phrase": None,
    "DELETE /api/me/devices": None, "DELETE /api/me/devices/{device}": None, "GET /api/people/{public}": None,
    "POST /api/sign-in/options": {}, "POST /api/sign-in": {"ask": "x", "credential": {}},
    "POST /api/sign-in/phrase": {"phrase": "lusab"}, "POST /api/sign-out": {},
    # among people
    "GET /api/me/friends": None, "POST /api/me/friends/link": {}, "DELETE /api/me/friends/link": None,
    "PUT /api/me/friends/{friend}": {"kind": "muted"}, "DELETE /api/me/friends/{friend}": None,
    "GET /api/friends/{code}": None, "POST /api/friends/{code}": {}, "GET /api/me/invitations": None,
    "DELETE /api/me/invitations/{invited}": None, "GET /api/tables/{table}/invited": None,
    "POST /api/tables/{table}/invite": {"friends": ["nobody"]}, "POST /api/tables/{table}/again-with": {"seats": [0]},
    "GET /api/tables/{table}/ratings": None,
    # being told
    "GET /api/me/channels": None, "POST /api/me/channels": {"kind": "pigeon", "address": "x"},
    "PUT /api/me/channels/{channel}": {"wants": []}, "PUT /api/me/channels/{channel}/push": {},
    "DELETE /api/me/channels/{channel}": None, "POST /api/me/channels/{channel}/confirm": {"code": "1"},
    "POST /api/me/channels/{channel}/test": {}, "GET /api/tables/{table}/hooks": None,
    "POST /api/tables/{table}/hooks": {"kind": "pigeon", "address": "x"},
    "PUT /api/tables/{table}/hooks/{channel}": {"wants": []}, "DELETE /api/tables/{table}/hooks/{channel}": None,
    "POST /api/tables/{table}/hooks/{channel}/test": {},
    # what can be played
    "GET /api/games": None, "GET /api/games/{game}/brings": None, "GET /api/games/{game}/guide": None,
    "GET /api/games/{game}/rules": None, "GET /api/games/{game}/glossary": None,
    "GET /api/games/{game}/how-to-play": None, "GET /api/games/{game}/pictures": None, "GET /api/stages/{name}": None,
    # tables
    "GET /api/tables": None, "POST /api/tables": {"game": "none", "seats": []}, "POST /api/records": {"record": "x"},
    "GET /api/tables/{table}": None, "GET /api/tables/{table}/state": None, "POST /api/tables/{table}/sit": {},
    "POST /api/tables/{table}/fill": {"seat": 0, "kind": "bot", "level": "gentle"},
    "POST /api/tables/{table}/give": {"seat": 0, "to": 1}, "POST /api/tables/{table}/admit": {"since": 1},
    "POST /api/tables/{table}/colour": {"seat": "SEAT", "colour": "jade"}, "POST /api/tables/{table}/begin": {},
    "POST /api/tables/{table}/leave": NO_SEAT, "POST /api/tables/{table}/come-back": {"seat": "SEAT"},
    "POST /api/tables/{table}/concede": NO_SEAT, "POST /api/tables/{table}/pause": {"seat": "SEAT", "pause": True},
    "GET /api/holidays": None, "POST /api/holidays": {"days": 0},
    "POST /api/tables/{table}/claim": {"secret": "x" * 22}, "GET /api/tables/{table}/seats/{seat}/link": None,
    "POST /api/tables/{table}/seats/{seat}/link": {}, "POST /api/tables/{table}/again": {},
    # play
    "POST /api/tables/{table}/act": {**STALE, "actions": [0]}, "POST /api/tables/{table}/undo": STALE,
    "POST /api/tables/{table}/redo": STALE, "POST /api/tables/{table}/rewind": {"move": 0, "version": 1},
    "POST /api/tables/{table}/why": {"seat": "SEAT", "path": []},
    "POST /api/tables/{table}/foresee": {"seat": "SEAT", "acts": ["ACT"]}, "POST /api/tables/{table}/hint": OWN,
    "POST /api/tables/{table}/plan": {**OWN, "actions": ["ACT"]},
    "POST /api/tables/{table}/plan/send": {**STALE, "actions": [0]},
    "GET /api/tables/{table}/record": None, "GET /api/tables/{table}/keepsake": None,
    "GET /api/tables/{table}/moves/{move}": None, "GET /api/tables/{table}/series": None,
    "GET /api/tables/{table}/analysis": None, "POST /api/tables/{table}/play-on": {"move": 0, "seat": 0},
    # talk and papers
    "GET /api/tables/{table}/talk": None, "POST /api/tables/{table}/talk": {},
    "PUT /api/tables/{table}/talk": {"slow": -1},
    "POST /api/tables/{table}/talk/{number}/report": {"why": "other"}, "GET /api/tables/{table}/paper": None,
    "PUT /api/tables/{table}/paper/note": {"note": "x", "seen": 99},
    "PUT /api/tables/{table}/paper/marks": {"marks": [], "seen": 99}, "GET /api/tables/{table}/premoves": None,
    "PUT /api/tables/{table}/premoves": {"seat": 9}, "POST /api/tables/{table}/premoves/offers": {"seat": "SEAT"},
    # the server
    "GET /api/announcements": None, "GET /api/nearby": None, "GET /health": None, "GET /metrics": None,
    f"GET {OPENAPI}": None, "GET /t/{table}": None, "POST /api/operator/sign-in": {"token": "x"},
    "POST /api/operator/sign-out": {}, "GET /api/operator": None,
    "POST /api/operator/reports/{table}/{number}": {"verdict": "dismiss"},
    "POST /api/operator/bans": {"reason": REASON},
    "DELETE /api/operator/bans/{ban}": None, "GET /api/operator/tables/{table}": None,
    "POST /api/operator/tables/{table}/close": {"reason": REASON}, "POST /api/operator/tables/{table}/reopen": {},
    "POST /api/operator/announcements": {"text": REASON, "until": 1.0},
    "DELETE /api/operator/announcements/{announcement}": None,
    # it ends here: whoever goes through this one is nobody
    "DELETE /api/me": None,
}  # fmt: skip
"""Every route, and what is brought along: orders are such as a running game refuses, for a refusal is an answer too."""

SOCKET = "/api/tables/{table}/live"
PAGE = "/{rest:path}"


@dataclass
class Table:
    """A running game: where, and what is hidden there."""

    id: str
    game: str
    live: LiveTable
    seats: dict[str, int]
    links: dict[str, str] = field(default_factory=dict)

    @property
    def state(self) -> TableState:
        return self.live.state


@dataclass
class House:
    """A server, the people there, and where it sends what it tells them."""

    client: TestClient
    people: dict[str, Person]
    sink: HttpSink
    box: Mailbox
    tables: dict[str, Table] = field(default_factory=dict)
    own: dict[str, set[str]] = field(default_factory=dict)
    """By person what nobody else may be told, at any table."""
    heard: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    """By game and person what came over their socket."""

    @property
    def services(self) -> Any:
        return self.client.app.state.services  # type: ignore[attr-defined]

    def ask(self, who: str, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.people[who].secret}"}
        self.client.cookies.clear()
        answer: httpx.Response = self.client.request(method, path, json=body, headers=headers)
        return answer

    def done(self, who: str, method: str, path: str, body: Any = None) -> Any:
        answer = self.ask(who, method, f"/api/{path}", body)
        assert answer.status_code < 300, answer.text
        return answer.json()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("doors")
    (folder / "index.html").write_text("<!doctype html><title>Ecumene</title>", encoding="utf-8")
    url = f"sqlite:///{folder}/table.db"
    token = with_store(url, lambda store: new_token(store.operating))
    with http_sink() as sink, mailbox() as box:
        none: dict[str, Any] = dict.fromkeys(
            (
                "calls_per_second", "bytes_per_second", "tables_per_hour", "seats_per_hour", "channels_per_hour",
                "work_per_second",
            ),
            0,
        )  # fmt: skip
        settings = Settings(
            store=url, workers=1, bot_pause=0.0, address=SITE, hooks="anywhere", smtp=box.url, page=folder,
            mail_from="table@play.example", tell_delay=0.2, **none,
        )  # fmt: skip
        with TestClient(create_app(settings), base_url=SITE) as client:
            secrets = {name: sha256(f"doors {name}".encode()).hexdigest() for name in EVERYBODY} | {"operator": token}
            house = House(client, {name: Person(client, secret) for name, secret in secrets.items()}, sink, box)
            limits = house.services.limits
            for each in (
                limits.words,
                limits.words_from,
                limits.papers,
                limits.papers_from,
                limits.phrases,
                limits.hints,
            ):
                each.rate = 0
            for name in (*PLAYERS, *WATCHERS):
                settle(house, name)
            for game in GAMES:
                play(house, game)
            yield house


def settle(house: House, who: str) -> None:
    """Somebody with a name, a link for friends, a page of their own, and two ways of being told."""
    house.done(who, "PUT", "me", {"name": who.title()})
    code = house.done(who, "POST", "me/friends/link", {})["link"].rpartition("/")[2]
    hook = {"kind": "json", "address": f"{house.sink.url}/{who}?token=hook-of-{who}", "wants": ["turn", "talk"]}
    made = house.done(who, "POST", "me/channels", hook)
    mail = {"kind": "mail", "address": f"mail-of-{who}@play.example", "wants": ["turn", "talk"]}
    house.done(who, "POST", "me/channels", mail)
    phrase = house.done(who, "POST", "me/phrase", {})["phrase"]
    secret = house.people[who].secret
    identity = sha256(secret.encode()).hexdigest()
    house.own[who] = {code, made["secret"], f"hook-of-{who}", f"mail-of-{who}@", phrase, secret, identity}


def play(house: House, game: str) -> None:
    """A game of the three at a table of Dan's, who left his seat; it stops in the middle, with secrets on the table."""
    kinds = [{"kind": "you"}, *[{"kind": "open"}] * 2]
    wish = {"game": game, "seats": kinds, "order": "fixed", "seed": SEED, "hints": True}
    name = house.done("dan", "POST", "tables", wish)["id"]
    house.done("dan", "POST", f"tables/{name}/leave", {"seat": 0})
    for who in PLAYERS:
        house.done(who, "POST", f"tables/{name}/sit", {})
    live = house.client.portal.call(house.services.tables.open, name)  # type: ignore[union-attr]
    table = house.tables[game] = Table(name, game, live, {who: seat for seat, who in enumerate(PLAYERS)})
    house.done("dan", "POST", f"tables/{name}/begin", {})
    for who in (*PLAYERS, *WATCHERS):
        house.done(who, "PUT", f"tables/{name}/paper/note", {"note": f"note-of-{who}", "seen": 0})
        house.own[who].add(f"note-of-{who}")
    for who in PLAYERS:
        table.links[who] = house.done(who, "GET", f"tables/{name}/seats/{table.seats[who]}/link")["secret"]
        house.done(who, "GET", f"tables/{name}/talk")
    rng = Random(f"doors {game}")
    go_on(house, table, rng, LEAST)
    with ExitStack() as open_sockets:
        live_at = {who: house.people[who].live(table.id) for who in (*PLAYERS, *WATCHERS)}
        sockets = {who: open_sockets.enter_context(socket) for who, socket in live_at.items()}
        for who in (*PLAYERS, *WATCHERS):
            house.done(who, "POST", f"tables/{name}/talk", {"text": f"said-by-{who}"})
        go_on(house, table, rng, HEARD)
        if game in SEALED:
            take_back(house, table)
        for who, socket in sockets.items():
            house.heard[game, who] = hear(socket)


def hear(socket: Any) -> list[str]:
    """All that came, up to the answer to a last question."""
    socket.send_json({"type": "ping"})
    heard = []
    while '"pong"' not in (said := socket.receive_text()):
        heard.append(said)
    return heard


LEAST, MOST, HEARD = 24, 400, 4
"""Moves that are played before one looks, until something must have become secret, and with open sockets."""


def go_on(house: House, table: Table, rng: Random, least: int) -> None:
    """So many moves; where several choose at once, until one who chose took that back from under another's choice."""
    done = 0
    while done < least or (table.game in SEALED and len(table.state.sealed()) < 2):
        seat = rng.choice(table.state.pending)
        assert table.state.last is not None
        notation = rng.choice(list(table.state.last.position.legal(seat))).notation
        wish = ActRequest(seat=seat, version=table.state.version, actions=[notation])
        house.client.portal.call(table.live.act, guest_of(house, PLAYERS[seat]), wish)  # type: ignore[union-attr]
        done += 1
        assert done < MOST, f"{table.game}: nobody chose in secret"


def take_back(house: House, table: Table) -> None:
    """Whoever chose first does not know that somebody chose after them, and must not learn what."""
    seat = table.state.sealed()[-1].seat
    wish = UndoRequest(seat=seat, version=table.state.version)
    house.client.portal.call(table.live.undo, guest_of(house, PLAYERS[seat]), wish)  # type: ignore[union-attr]
    assert table.state.sealed(), "the other's choice stands"


def guest_of(house: House, who: str) -> Guest:
    return Guest(sha256(secret_of(house, who).encode()).hexdigest(), who.title())


SEALED = ("rise_and_fall",)
"""The games in which several choose at once."""


# ---- what is hidden


def chance(state: TableState) -> Iterator[tuple[str, str]]:
    """What chance gave in this game that the game keeps secret."""
    assert state.last is not None
    moves = [*state.last.backwards(), state.last.back(state.last.number)]
    for purpose, outcome in (each for move in moves for each in move.deed.outcomes):
        if purpose in state.game.secret_outcomes:
            yield purpose, outcome


def hidden(house: House, table: Table, who: str) -> dict[str, re.Pattern[str]]:
    """By what it is, what must be in nothing that somebody gets of a table."""
    found = {"the seed": re.compile(rf"\b{SEED}\b"), **dict(of_the_game(house, table, who))}
    for other, secrets in house.own.items():
        if other != who:
            told = {*secrets, table.links.get(other, secret_of(house, other))}
            found |= {f"{secret} of {other}": re.compile(re.escape(secret)) for secret in told}
    if who in (*PLAYERS, *WATCHERS):
        for other in WATCHERS if who in PLAYERS else PLAYERS:
            found[f"what {other} said to others"] = re.compile(f"said-by-{other}")
    return found


def of_the_game(house: House, table: Table, who: str) -> Iterator[tuple[str, re.Pattern[str]]]:
    """What lies face down: what chance gave in secret, and what others have chosen under a seal."""
    for purpose, outcome in set(chance(table.state)):
        yield f"{purpose} as chance gave it", re.compile(rf"\b{purpose}\b\W{{1,6}}{re.escape(outcome)}\b")
    for move in table.state.sealed():
        if PLAYERS[move.seat] != who:
            notation = re.escape(move.deed.notation)
            pattern = rf'(\b{move.seat},?\W{{1,4}}|notation"\W{{1,4}}){notation}\b'
            yield f"{move.deed} under a seal", re.compile(pattern)


def secret_of(house: House, who: str) -> str:
    return house.people[who].secret


def leaks(text: str, needles: dict[str, re.Pattern[str]]) -> list[str]:
    return [what for what, needle in needles.items() if needle.search(text)]


# ---- going through the doors


def calls(table: Table, who: str, of_tables: bool) -> Iterator[tuple[str, str, Body]]:
    """Every route of tables, or every other, for each seat and some moves: how it is asked for, and what is brought."""
    moves = (0, 1, table.state.moves // 2, table.state.moves)
    for door, body in DOORS.items():
        method, path = door.split(" ")
        if ("{table}" in path) is not of_tables or door == "DELETE /api/me":  # this one a stranger tries at the end
            continue
        for name, value in {
            "{game}": table.game,
            "{name}": stage_of(table),
            "{table}": table.id,
            "{invited}": table.id,
        }.items():
            path = path.replace(name, value)
        asked = json.dumps(body).replace('"VERSION"', str(table.state.version)).replace("NAME", who.title())
        varied = [moves if "{move}" in path else (0,), range(3) if "{seat}" in path or "SEAT" in asked else (0,)]
        for move, seat in product(*varied):
            given = asked.replace('"SEAT"', str(seat)).replace('"ACT"', str(first_act(table, seat)))
            path_now = path.replace("{move}", str(move)).replace("{seat}", str(seat)).replace("{number}", "1")
            yield method, re.sub(r"\{\w+\}", "none", path_now), json.loads(given)


def stage_of(table: Table) -> str:
    stage = table.live.stage()
    assert stage is not None
    return str(stage["hash"])


def first_act(table: Table, seat: int) -> int:
    """Something that a seat may do, where it is asked."""
    assert table.state.last is not None
    legal = table.state.last.position.legal(seat) if seat in table.state.pending else []
    return legal[0].index if legal else 0


def files_in(answer: httpx.Response) -> str:
    """What an answer says; of an archive, all that is in it."""
    if answer.headers.get("content-type") != "application/zip":
        return answer.text
    with zipfile.ZipFile(BytesIO(answer.content)) as archive:
        return "\n".join([archive.read(name).decode() for name in archive.namelist()])


def test_every_door_is_in_the_list(house: House) -> None:
    document = house.client.get(OPENAPI).json()
    told = {f"{method.upper()} {path}" for path, item in document["paths"].items() for method in item}
    there = {getattr(route, "path", "") for route in house.client.app.routes}  # type: ignore[attr-defined]
    assert there - set(document["paths"]) == {OPENAPI, PAGE}
    assert told - {f"GET {SOCKET}"} == set(DOORS) - {f"GET {OPENAPI}", "GET /t/{table}"}


@pytest.mark.parametrize("game", GAMES)
def test_there_is_something_to_hide(house: House, game: str) -> None:
    table = house.tables[game]
    needles = hidden(house, table, "eve")
    assert leaks(f"seed: {SEED}", needles) == ["the seed"]
    assert leaks(f'["said-by-ann", "note-of-bob", {table.links["cat"]}]', needles) != []
    if game == "tapestry":
        whole = json.dumps([list(each) for each in chance(table.state)])
        found = leaks(whole, needles)
        assert [what for what in found if "as chance gave it" in what]
    if game in SEALED:
        (move, *_) = table.state.sealed()
        assert [what for what in leaks(f"\n{move.deed}\n", needles) if "seal" in what]
        assert [
            what for what in leaks(json.dumps({"kept": [[move.seat, move.deed.notation]]}), needles) if "seal" in what
        ]


def walked(house: House, table: Table, who: str, of_tables: bool, needles: dict[str, re.Pattern[str]]) -> list[str]:
    """Go through all doors of a kind; those that let something out, and what."""
    found = []
    for method, path, body in calls(table, who, of_tables):
        answer = house.ask(who, method, path, body)
        assert answer.status_code < 500, (method, path, answer.text)
        if hits := leaks(files_in(answer), needles):
            found.append(f"{method} {path} {body} ({answer.status_code}): {hits}")
    return found


@pytest.mark.parametrize("who", EVERYBODY)
@pytest.mark.parametrize("game", GAMES)
def test_no_door_of_a_table_lets_out_what_is_hidden(house: House, game: str, who: str) -> None:
    table = house.tables[game]
    before = table.state.last
    assert walked(house, table, who, True, hidden(house, table, who)) == []
    assert table.state.last is before, "nobody has played on meanwhile"


@pytest.mark.parametrize("who", EVERYBODY)
def test_no_other_door_lets_it_out(house: House, who: str) -> None:
    needles = {
        f"{game}: {what}": needle
        for game, table in house.tables.items()
        for what, needle in hidden(house, table, who).items()
    }
    assert walked(house, house.tables["tapestry"], who, False, needles) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_socket_lets_it_out(house: House, game: str) -> None:
    table = house.tables[game]
    for who in (*PLAYERS, *WATCHERS):
        heard = house.heard[game, who]
        kinds = {json.loads(message)["type"] for message in heard}
        assert {"full", "update", "talk"} <= kinds, who
        assert leaks("\n".join(heard), hidden(house, table, who)) == [], who


def test_nothing_that_is_sent_away_lets_it_out(house: House) -> None:
    """Hooks come to whoever has them, mail to a mailbox: each is searched for what its reader may not know."""
    hooks = list(house.sink.wait(len(PLAYERS)))
    mails = list(house.box.wait(len(PLAYERS) + len(WATCHERS)))
    for table in house.tables.values():
        for who in (*PLAYERS, *WATCHERS):
            needles = hidden(house, table, who)
            for told in hooks:
                if told.path.startswith(f"/{who}?"):
                    assert leaks(told.body.decode(), needles) == []
            for mail in mails:
                if mail["To"].startswith(f"mail-of-{who}@"):
                    assert leaks(f"{mail['Subject']}\n{text_of(mail)}", needles) == []
    assert {told.path.partition("?")[0] for told in hooks} >= {f"/{who}" for who in PLAYERS}


def test_whoever_is_forgotten_is_told_nothing_of_others(house: House) -> None:
    house.people["stranger"] = Person(house.client, sha256(b"doors stranger").hexdigest())
    answer = house.ask("stranger", "DELETE", "/api/me")
    assert answer.json() == {"tables": 0}
    for table in house.tables.values():
        assert leaks(answer.text, hidden(house, table, "stranger")) == []

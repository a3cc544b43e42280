"""The routes of being told: what is refused, what is shown to whom, and what arrives at the other end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from time import time
from typing import Any

import pytest

from ecumene.table.web.told import pushing
from ecumene.table.web.told.hooks import signature
from tests.table.web.conftest import Person, Serve, Web, bearer
from tests.table.web.test_routes import refused
from tests.table.web.told.sinks import Browser, HttpSink, Mailbox, claims, http_sink, mailbox, text_of


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    with http_sink() as found:
        yield found


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


SITE = "https://play.example"


def near(serve: Serve, **more: Any) -> Web:
    """A server whose operator lets it send inside its own network, at once."""
    return serve(**{"hooks": "anywhere", "tell_delay": 0.2, **more})


def change(person: Person, method: str, path: str, body: object = None) -> Any:
    return person.client.request(method, f"/api/{path}", json=body, headers=bearer(person.secret))


def hook(sink: HttpSink, **more: Any) -> dict[str, Any]:
    return {"kind": "json", "address": f"{sink.url}/hook?token=secret", **more}


def test_what_happens_at_a_table_reaches_a_webhook_of_ones_own(serve: Serve, sink: HttpSink) -> None:
    web = near(serve)
    made = web.bert.post("me/channels", hook(sink, wants=["turn"], label="my phone"))
    assert made.status_code == 201, made.text
    secret = made.json()["secret"]
    assert len(secret) >= 32
    (shown,) = web.bert.get("me/channels").json()["channels"]
    assert (shown["kind"], shown["to"], shown["label"], shown["wants"]) == ("json", sink.url, "my phone", ["turn"])
    assert "secret" not in web.bert.get("me/channels").text.replace(secret, "secret")
    table = web.duel()
    while web.on_turn(table) is web.anna:
        state = web.anna.get(f"tables/{table}/state").json()
        web.anna.act(table, state["choices"][0]["acts"][-1]["i"])
    (told, *rest) = sink.wait(1)
    assert not rest
    said = told.json()
    assert said["events"][0]["what"] == "turn"
    assert said["events"][0]["name"] == "Bert"
    assert said["url"] == f"http://table.example/t/{table}"
    at = int(told.headers["x-ecumene-timestamp"])
    assert told.headers["x-ecumene-signature"] == signature(secret, at, told.body)


def test_a_channel_is_tried_changed_and_removed(serve: Serve, sink: HttpSink) -> None:
    web = near(serve)
    made = web.anna.post("me/channels", hook(sink)).json()["made"]
    assert web.anna.post(f"me/channels/{made}/test").status_code == 200
    assert sink.wait(1)[0].json()["events"] == [{"what": "test"}]
    sent = 'ecumene_notices_total{kind="json",outcome="sent"} 1.0'
    while sent not in web.client.get("/metrics").text:  # it is counted once the answer was heard
        pass
    changed = change(web.anna, "PUT", f"me/channels/{made}", {"wants": ["over", "over"], "lang": "fr"}).json()
    assert (changed["channels"][0]["wants"], changed["channels"][0]["lang"]) == (["over"], "fr")
    for person, channel in ((web.bert, made), (web.anna, "nothing")):
        for method, path, body in (
            ("PUT", "", {"wants": []}),
            ("DELETE", "", None),
            ("POST", "/test", None),
            ("POST", "/confirm", {"code": "1"}),
        ):
            refused(change(person, method, f"me/channels/{channel}{path}", body), 404, "not_found")
    assert change(web.anna, "DELETE", f"me/channels/{made}").json()["channels"] == []


def test_what_cannot_be_is_refused_with_a_reason(serve: Serve, sink: HttpSink) -> None:
    web = serve()
    keys = Browser(sink).keys
    off_the_curve = {**keys, "p256dh": "BA" + "A" * 85}  # as long as a key is: it could be kept, and nothing be sent
    for wish, status, code, field in (
        (hook(sink), 400, "bad_request", "address"),  # inside
        ({"kind": "discord", "address": "ftp://hook.example"}, 400, "bad_request", "address"),
        ({"kind": "slack", "address": "https://nobody.invalid/x"}, 400, "bad_request", "address"),
        ({"kind": "json", "address": "https://[IPv6]"}, 400, "bad_request", "address"),
        ({"kind": "push", "address": "https://[IPv6]/1", "keys": keys}, 400, "bad_request", "keys"),
        ({"kind": "discord", "address": "https://[fe80::1%25eth0]/"}, 400, "bad_request", "address"),
        ({"kind": "pigeon", "address": "https://hook.example"}, 400, "bad_request", "kind"),
        ({"kind": "json", "address": "x" * 2001}, 400, "bad_request", "address"),
        ({"kind": "json", "address": "https://hook.example", "wants": ["tea"]}, 400, "bad_request", "wants.0"),
        ({"kind": "mail", "address": "ann@mail.example"}, 403, "not_allowed", "kind"),
        ({"kind": "push", "address": "https://push.example/1"}, 400, "bad_request", "keys"),
        (
            {"kind": "push", "address": "https://push.example/1", "keys": {"p256dh": "AAAA", "auth": "ä"}},
            400, "bad_request", "keys",
        ),
        ({"kind": "push", "address": "https://push.example/1", "keys": off_the_curve}, 400, "bad_request", "keys"),
        ({"kind": "push", "address": "https://169.254.169.254/1", "keys": keys}, 400, "bad_request", "address"),
        ({"kind": "push", "address": "https://localhost/1", "keys": keys}, 400, "bad_request", "address"),
    ):  # fmt: skip
        said = refused(web.anna.post("me/channels", wish), status, code)
        assert said.field == field
        assert said.text.en != said.text.fr
    assert web.anna.get("me/channels").json()["channels"] == []
    assert sink.received == []


def test_a_table_has_webhooks_only(serve: Serve, sink: HttpSink) -> None:
    web = near(serve)
    table = web.duel()
    browser = Browser(sink)
    for wish in (
        {"kind": "push", "address": browser.endpoint, "keys": browser.keys},
        {"kind": "mail", "address": "ann@mail.example"},
    ):
        said = refused(web.anna.post(f"tables/{table}/hooks", wish), 403, "not_allowed")
        assert (said.field, "a table has webhooks only" in said.text.en) == ("kind", True)


def test_an_operator_turns_it_all_off(serve: Serve, sink: HttpSink) -> None:
    web = serve(hooks="none")
    refused(web.anna.post("me/channels", hook(sink)), 403, "not_allowed")
    keys = Browser(sink).keys
    refused(
        web.anna.post("me/channels", {"kind": "push", "address": "https://p.example", "keys": keys}), 403, "not_allowed"
    )
    shown = web.anna.get("me/channels").json()
    assert (shown["hooks"], shown["mail"]) == (False, False)


def test_a_server_that_cannot_encrypt_says_so(serve: Serve, sink: HttpSink, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pushing, "can_push", lambda: False)
    web = near(serve)
    assert web.anna.get("me/channels").json()["push_key"] is None
    wish = {"kind": "push", "address": "https://push.example/1", "keys": Browser(sink).keys}
    assert refused(web.anna.post("me/channels", wish), 403, "not_allowed").field == "kind"


def test_a_browser_is_pushed_to_with_a_key_that_outlives_the_server(serve: Serve, sink: HttpSink) -> None:
    web = near(serve)
    key = web.anna.get("me/channels").json()["push_key"]
    browser = Browser(sink)
    wish = {"kind": "push", "address": browser.endpoint, "keys": browser.keys, "lang": "fr"}
    made = web.anna.post("me/channels", wish).json()
    assert made["secret"] == ""
    web = near(serve)
    assert web.anna.get("me/channels").json()["push_key"] == key
    web.anna.post(f"me/channels/{made['made']}/test")
    (pushed,) = sink.wait(1)
    assert browser.read(pushed)["title"] == "Cela marche"
    assert claims(pushed)[1] == key


def test_a_browser_whose_subscription_was_renewed_is_pushed_to_there_and_stays_what_it_was(
    serve: Serve, sink: HttpSink
) -> None:
    web = near(serve)
    old, new = Browser(sink, "old"), Browser(sink, "new")
    wish = {"kind": "push", "address": old.endpoint, "keys": old.keys, "lang": "fr", "wants": ["over"]}
    made = web.anna.post("me/channels", wish).json()["made"]
    path, renewed = f"me/channels/{made}/push", {"address": new.endpoint, "keys": new.keys}
    refused(change(web.bert, "PUT", path, renewed), 404, "not_found")
    refused(change(web.anna, "PUT", path, {**renewed, "keys": {"p256dh": "AAAA", "auth": "AA"}}), 400, "bad_request")
    (shown,) = change(web.anna, "PUT", path, renewed).json()["channels"]
    assert (shown["id"], shown["lang"], shown["wants"]) == (made, "fr", ["over"])
    web.anna.post(f"me/channels/{made}/test")
    (pushed,) = sink.wait(1)
    assert pushed.path == "/push/new"
    assert new.read(pushed)["title"] == "Cela marche"
    other = web.anna.post("me/channels", hook(sink)).json()["made"]
    refused(change(web.anna, "PUT", f"me/channels/{other}/push", renewed), 404, "not_found")


def test_a_channel_tells_when_something_last_arrived(serve: Serve, sink: HttpSink) -> None:
    web = near(serve)
    began = time()
    made = web.anna.post("me/channels", hook(sink)).json()
    assert made["channels"][0]["arrived"] is None
    web.anna.post(f"me/channels/{made['made']}/test")
    sink.wait(1)
    while (arrived := web.anna.get("me/channels").json()["channels"][0]["arrived"]) is None:
        pass  # until its answer was heard
    assert began <= arrived <= time()


def test_a_mailbox_counts_once_its_code_came_back(serve: Serve, box: Mailbox) -> None:
    web = near(serve, smtp=box.url, mail_from="table@play.example", address=SITE)
    made = web.bert.post("me/channels", {"kind": "mail", "address": "bert@mail.example", "wants": ["turn"]}).json()
    channel = made["made"]
    assert not made["channels"][0]["confirmed"]
    (mail,) = box.wait(1)
    assert (mail["To"], mail["From"]) == ("bert@mail.example", "Ecumene <table@play.example>")
    found = re.search(r"\d{8}", text_of(mail))
    assert found is not None
    refused(web.bert.post(f"me/channels/{channel}/confirm", {"code": "0"}), 403, "not_allowed")
    refused(web.anna.post(f"me/channels/{channel}/confirm", {"code": found.group()}), 404, "not_found")
    confirmed = web.bert.post(f"me/channels/{channel}/confirm", {"code": f" {found.group()} "})
    assert confirmed.json()["channels"][0]["confirmed"]
    web.bert.post(f"me/channels/{channel}/test")
    mails = box.wait(2)
    assert mails[1]["Subject"] == "It works"
    assert "/me" in text_of(mails[1])
    assert mails[1]["Auto-Submitted"] == "auto-generated"
    assert mails[0]["Message-ID"] != mails[1]["Message-ID"]


def test_a_mail_leads_where_the_operator_says_whatever_a_request_says_of_the_site(serve: Serve, box: Mailbox) -> None:
    web = near(serve, smtp=box.url, mail_from="table@play.example", address=SITE)
    headers = {**bearer(web.bert.secret), "Host": "evil.example", "X-Forwarded-Host": "evil.example"}
    wish = {"kind": "mail", "address": "victim@mail.example"}
    assert web.client.post("/api/me/channels", json=wish, headers=headers).status_code == 201
    said = text_of(box.wait(1)[0])
    assert f"{SITE}/me" in said
    assert "evil" not in said


def test_a_server_that_does_not_know_its_address_sends_no_mail(serve: Serve, box: Mailbox) -> None:
    web = near(serve, smtp=box.url, mail_from="table@play.example")
    assert web.bert.get("me/channels").json()["mail"] is False
    refused(web.bert.post("me/channels", {"kind": "mail", "address": "bert@mail.example"}), 403, "not_allowed")
    assert box.mails == []


def test_nobody_buries_a_mailbox_in_codes(serve: Serve, box: Mailbox) -> None:
    web = near(serve, smtp=box.url, mail_from="table@play.example", address=SITE)
    wish = {"kind": "mail", "address": "victim@mail.example"}
    answers = []
    for number in range(4):
        person = web.person(f"rogue {number}")
        answer = person.post(
            "me/channels", {**wish, "address": wish["address"].upper() if number % 2 else wish["address"]}
        )
        answers.append(answer)
    assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
    refused(answers[-1], 429, "too_many")
    assert web.person("rogue 3").get("me/channels").json()["channels"] == []


def test_a_mailbox_that_does_not_exist_is_marked(serve: Serve, box: Mailbox) -> None:
    web = near(serve, smtp=box.url, mail_from="table@play.example", address=SITE)
    box.refuse = "550 no such mailbox"
    web.anna.post("me/channels", {"kind": "mail", "address": "nobody@mail.example"})

    def trouble() -> Any:
        return web.anna.get("me/channels").json()["channels"][0]["trouble"]

    while trouble() is None:
        pass
    assert "nowhere" in trouble()["en"]
    assert trouble()["en"] != trouble()["fr"]


@pytest.mark.parametrize(
    "address", ["", "ann", "ann@", "ann@x y", "ann@x\r\nBcc: b@x", "a" * 65 + "@x.example", "ä@x.example"]
)
def test_what_is_no_mail_address_is_refused(serve: Serve, address: str) -> None:
    web = serve(smtp="smtp://127.0.0.1:9", mail_from="table@play.example", address=SITE)
    assert (
        refused(web.anna.post("me/channels", {"kind": "mail", "address": address}), 400, "bad_request").field
        == "address"
    )


def test_a_tables_webhooks_are_its_owners_alone(serve: Serve, sink: HttpSink) -> None:
    web = near(serve)
    table = web.duel()
    refused(web.bert.post(f"tables/{table}/hooks", hook(sink)), 403, "not_allowed")
    refused(web.bert.get(f"tables/{table}/hooks"), 403, "not_allowed")
    made = web.anna.post(f"tables/{table}/hooks", hook(sink, kind="discord")).json()
    assert made["secret"] == ""
    assert [each["to"] for each in web.anna.get(f"tables/{table}/hooks").json()["channels"]] == [sink.url]
    assert web.anna.get("me/channels").json()["channels"] == []
    path = f"tables/{table}/hooks/{made['made']}"
    refused(change(web.bert, "DELETE", path), 403, "not_allowed")
    refused(change(web.anna, "DELETE", f"tables/{table}/hooks/x"), 404, "not_found")
    assert change(web.anna, "PUT", path, {"wants": ["over"]}).json()["channels"][0]["wants"] == ["over"]
    assert web.anna.post(f"{path}/test").status_code == 200
    assert "content" in sink.wait(1)[0].json()
    for kind in ("push", "mail"):
        refused(web.anna.post(f"tables/{table}/hooks", hook(sink, kind=kind)), 403, "not_allowed")
    assert change(web.anna, "DELETE", path).json()["channels"] == []


def test_there_is_room_for_so_many_and_no_more(serve: Serve, sink: HttpSink) -> None:
    web = near(serve)
    answers = [web.anna.post("me/channels", hook(sink)) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [201] * 10 + [403]
    refused(answers[-1], 403, "not_allowed")
    more = [web.bert.post("me/channels", hook(sink)) for _ in range(12)]
    assert 429 in [answer.status_code for answer in more]


def test_channels_are_exported_without_secrets_and_forgotten_with_their_person(serve: Serve, sink: HttpSink) -> None:
    web = near(serve)
    secret = web.anna.post("me/channels", hook(sink)).json()["secret"]
    exported = web.anna.get("me/export")
    assert exported.json()["channels"][0]["address"] == f"{sink.url}/hook?token=secret"
    assert secret not in exported.text
    assert change(web.anna, "DELETE", "me").status_code == 200
    assert web.anna.get("me/channels").json()["channels"] == []


def test_a_name_that_looks_like_markup_does_nothing_elsewhere(serve: Serve, sink: HttpSink) -> None:
    web = near(serve)
    table = web.anna.new_table("you", "open")["id"]
    web.bert.post(f"tables/{table}/sit", {"name": "@everyone **B** <!x>"})
    for kind in ("discord", "slack"):
        wish = {"kind": kind, "address": f"{sink.url}/{kind}", "wants": ["talk", "turn"]}
        assert web.anna.post(f"tables/{table}/hooks", wish).status_code == 201
    web.anna.post(f"tables/{table}/begin")
    told = {each.path: json.dumps(each.json()) for each in sink.wait(2)}
    assert "**B**" not in told["/discord"]
    assert "@everyone **" not in told["/discord"]
    assert "<!x>" not in told["/slack"]
    assert "&lt;!x&gt;" in told["/slack"]

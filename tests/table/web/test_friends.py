"""Friends by link, inviting them, and playing again with some of those who were there."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic, sleep
from typing import Any

import httpx2 as httpx
import pytest

from tests.table.web.conftest import Person, Web, bearer


@dataclass
class Somebody(Person):
    """Somebody with a name, who may also put and delete."""

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        answer: httpx.Response = self.client.request(method, f"/api/{path}", json=body, headers=bearer(self.secret))
        assert answer.status_code == status, answer.text
        return answer.json()

    def link(self) -> str:
        return str(self.ask("POST", "me/friends/link")["link"])

    def friends(self) -> dict[str, Any]:
        return {friend["name"]: friend for friend in self.ask("GET", "me/friends")["friends"]}

    def awaited(self) -> list[str]:
        return [each["table"]["id"] for each in self.ask("GET", "me/invitations")["invitations"]]


class Town:
    """People whom no other test knows."""

    def __init__(self, web: Web, name: str) -> None:
        self.web, self.name = web, name

    def person(self, name: str) -> Somebody:
        found = Somebody(self.web.client, self.web.person(f"{self.name} {name}").secret)
        found.ask("PUT", "me", {"name": name})
        return found


@pytest.fixture
def town(web: Web, request: pytest.FixtureRequest) -> Town:
    return Town(web, request.node.name)


def befriended(one: Somebody, other: Somebody) -> None:
    other.ask("POST", f"friends/{one.link()}")


def test_one_click_on_a_link_makes_both_friends(town: Town) -> None:
    ann, bob = town.person("Ann"), town.person("Bob")
    assert ann.ask("GET", "me/friends") == {"link": None, "friends": []}
    link = ann.link()
    assert bob.ask("GET", f"friends/{link}") == {"name": "Ann", "colour": None, "own": False, "friends": False}
    assert bob.ask("POST", f"friends/{link}")["friends"]
    assert bob.ask("POST", f"friends/{link}")["friends"]  # once more is no harm
    assert set(ann.friends()) == {"Bob"}
    assert set(bob.friends()) == {"Ann"}
    assert ann.ask("GET", f"friends/{link}")["own"]
    assert (
        ann.ask("POST", f"friends/{link}", status=403)["text"]["en"]
        == "This is your own link. Send it to somebody else."
    )
    exported = ann.ask("GET", "me/export")
    assert [(each["name"], each["kind"]) for each in exported["friends"]] == [("Bob", "friend")]


def test_a_renewed_or_withdrawn_link_leads_nowhere(town: Town) -> None:
    ann, bob = town.person("Ann"), town.person("Bob")
    old, new = ann.link(), ann.link()
    bob.ask("GET", f"friends/{old}", status=404)
    bob.ask("POST", f"friends/{old}", status=404)
    assert ann.ask("DELETE", "me/friends/link")["link"] is None
    for code in (new, "%00", "é", "x" * 64):
        bob.ask("POST", f"friends/{code}", status=404)
    bob.ask("GET", f"friends/{'x' * 65}", status=400)
    assert bob.friends() == {}


def test_either_ends_it_and_whoever_is_blocked_finds_nobody(town: Town) -> None:
    ann, bob = town.person("Ann"), town.person("Bob")
    befriended(ann, bob)
    bob.ask("DELETE", f"me/friends/{bob.friends()['Ann']['id']}")
    assert (ann.friends(), bob.friends()) == ({}, {})
    befriended(ann, bob)
    mine = ann.friends()["Bob"]["id"]
    bob.ask("PUT", f"me/friends/{mine}", {"kind": "blocked"}, status=404)  # that is Ann's name for him
    assert ann.ask("PUT", f"me/friends/{mine}", {"kind": "enemy"}, status=400)["field"] == "kind"
    ann.ask("PUT", f"me/friends/{mine}", {"kind": "blocked"})
    assert ann.friends()["Bob"]["kind"] == "blocked"
    assert bob.friends() == {}
    bob.ask("POST", f"friends/{ann.link()}", status=404)
    assert bob.ask("GET", "me/friends")["friends"] == []
    ann.ask("POST", f"friends/{bob.link()}", status=403)
    ann.ask("DELETE", f"me/friends/{mine}")
    befriended(ann, bob)
    assert set(bob.friends()) == {"Ann"}


def test_friends_are_invited_and_seen_at_open_tables(town: Town) -> None:
    ann, bob, cat = (town.person(name) for name in ("Ann", "Bob", "Cat"))
    befriended(ann, bob)
    table = ann.new_table("you", "open", public=True)["id"]
    assert [each["id"] for each in bob.friends()["Ann"]["tables"]] == [table]
    mine = ann.friends()["Bob"]["id"]
    cat.ask("POST", f"tables/{table}/invite", {"friends": [mine]}, status=403)
    assert ann.ask("POST", f"tables/{table}/invite", {"friends": ["nobody"]}, status=404)["field"] == "friends"
    assert ann.ask("POST", f"tables/{table}/invite", {"friends": []}, status=400)["field"] == "friends"
    assert bob.awaited() == []
    assert ann.ask("POST", f"tables/{table}/invite", {"friends": [mine]}) == {"names": ["Bob"]}
    [invitation] = bob.ask("GET", "me/invitations")["invitations"]
    assert (invitation["table"]["id"], invitation["by"], invitation["kept"]) == (table, "Ann", False)
    assert cat.awaited() == []
    bob.ask("DELETE", f"me/invitations/{table}")
    bob.ask("DELETE", f"me/invitations/{table}", status=404)
    assert bob.awaited() == []
    ann.ask("POST", f"tables/{table}/invite", {"friends": [mine]})
    bob.ask("POST", f"tables/{table}/sit", {})
    assert bob.awaited() == []
    ann.ask("POST", f"tables/{table}/begin")
    ann.ask("POST", f"tables/{table}/invite", {"friends": [mine]}, status=403)


def over(ann: Somebody, bob: Somebody, **wish: Any) -> str:
    """A game of the two that is over, at a table that a bot plays at too."""
    table = str(ann.new_table("you", "open", "bot", **wish)["id"])
    bob.ask("POST", f"tables/{table}/sit", {})
    ann.ask("POST", f"tables/{table}/begin")
    for seat, person in enumerate((ann, bob)):
        person.ask("POST", f"tables/{table}/concede", {"seat": seat, "level": "gentle"})
    deadline = monotonic() + 120
    while ann.ask("GET", f"tables/{table}")["status"] != "over":
        assert monotonic() < deadline, "it never ended"
        sleep(0.02)
    return table


def test_playing_again_keeps_seats_free_for_those_who_are_awaited(town: Town) -> None:
    ann, bob, cat = (town.person(name) for name in ("Ann", "Bob", "Cat"))
    table = over(ann, bob, options={"start_score": 5}, title="Thursday")
    for wrong in ([0], [2], [7]):
        assert ann.ask("POST", f"tables/{table}/again-with", {"seats": wrong}, status=400)["field"] == "seats"
    cat.ask("POST", f"tables/{table}/again-with", {"seats": [1]}, status=403)
    new = ann.ask("POST", f"tables/{table}/again-with", {"seats": [1]})
    assert (new["game"], new["title"], new["status"]) == ("vinci", "Thursday", "waiting")
    assert new["options"] == ann.ask("GET", f"tables/{table}")["options"]
    assert sorted(seat["kind"] for seat in new["seats"]) == ["bot", "open", "person"]
    assert new["foreknown"] is None
    assert bob.awaited() == [new["id"]]
    assert ann.ask("GET", f"tables/{new['id']}/invited") == {"names": ["Bob"]}
    refused = cat.ask("POST", f"tables/{new['id']}/sit", {}, status=403)
    assert refused["field"] == "seat"
    assert bob.ask("POST", f"tables/{new['id']}/sit", {})["you"]["role"] == "player"


def test_whoever_declines_frees_the_seat_for_anybody(town: Town) -> None:
    ann, bob, cat = (town.person(name) for name in ("Ann", "Bob", "Cat"))
    table = over(bob, ann)
    new = ann.ask("POST", f"tables/{table}/again-with", {"seats": [0]})
    assert new["you"]["role"] == "owner"
    cat.ask("POST", f"tables/{new['id']}/sit", {}, status=403)
    bob.ask("DELETE", f"me/invitations/{new['id']}")
    cat.ask("POST", f"tables/{new['id']}/sit", {})


def test_a_game_that_is_on_is_not_played_again(town: Town) -> None:
    ann = town.person("Ann")
    table = ann.new_table("you", "bot")["id"]
    ann.ask("POST", f"tables/{table}/again-with", {"seats": [1]}, status=403)

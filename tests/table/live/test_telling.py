"""What each viewer hears: bit by bit or as a whole it is the same, after a gap too, and never another's secret."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ecumene.table.live.audience import RING
from ecumene.table.live.tables import Guest
from ecumene.table.wire.messages import ActRequest, Sit, StandIn
from tests.table.live.room import ANN, BOB, CAT, DAN, GAMES, Page, act, by_id, legal, random_action, room, run
from tests.table.log.test_fold import anything
from tests.tiny.harbour.game import HarbourPosition

PEOPLE = (ANN, BOB, CAT)


@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10**6), st.sampled_from(["harbour", "vinci"]))
def test_updates_one_by_one_give_the_whole_table(seed: int, game: str) -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(*PEOPLE, game=game, seed=seed)
            house.bots.answers = lambda question: None
            rng = Random(seed)
            steady = [Page(table, guest).join() for guest in (*PEOPLE, DAN)]
            shaky = [Page(table, guest).join() for guest in (*PEOPLE, DAN)]
            for _ in range(20):
                page = rng.choice(shaky)
                page.leave()
                for _ in range(rng.randrange(4)):
                    await anything(table, rng)
                page.join()
                for each in (*steady, page):
                    each.agrees()

    run(play)


def test_who_resumes_hears_just_what_they_missed() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(*PEOPLE, game="vinci")
            rng = Random(1)
            there, gone = Page(table, DAN).join(), Page(table, DAN).join()
            gone.leave()
            seen = gone.version
            for _ in range(RING - 1):
                await random_action(table, rng)
            missed = table.since(DAN, seen)
            assert missed is not None
            assert [json.loads(m)["version"] for m in missed] == list(range(seen + 1, table.state.version + 1))
            heard = [{**m, "table": None} for m in there.heard if m["type"] == "update"]
            assert [{**json.loads(m), "table": None} for m in missed] == heard
            await random_action(table, rng)
            assert table.since(DAN, seen) is None, "too long ago"
            assert table.since(DAN, table.state.version) == []
            assert table.since(DAN, table.state.version + 1) is None, "nobody has seen that"

    run(play)


def test_who_takes_a_seat_or_sees_the_game_begin_gets_the_whole_table() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, begin=False)
            bob, dan = Page(table, BOB).join(), Page(table, DAN).join()
            seen = table.state.version
            await table.leave(BOB, StandIn(seat=1))
            assert [bob.heard[-1]["type"], dan.heard[-1]["type"]] == ["full", "update"]
            assert bob.told["table"]["you"]["role"] == "spectator"
            assert table.since(BOB, seen) is None
            await table.sit(BOB, Sit())
            assert table.since(DAN, seen) is not None
            await table.begin(ANN)
            assert [bob.heard[-1]["type"], dan.heard[-1]["type"]] == ["full", "full"]
            assert dan.scene is not None
            assert table.since(DAN, seen) is None
            bob.agrees()

    run(play)


def test_presence_is_told_and_changes_no_version() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            ann = Page(table, ANN).join()
            assert [message["type"] for message in ann.heard] == ["full", "presence"], "the table comes first"
            dan, bob = Page(table, DAN).join(), Page(table, BOB).join()
            heard = {**ann.heard[-1], "absent": []}  # of whom test_absence.py tells
            assert heard == {"type": "presence", "online": [0, 1], "watching": 1, "absent": []}
            bob.leave()
            dan.leave()
            dan.leave()
            assert (ann.heard[-1]["online"], ann.heard[-1]["watching"]) == ([0], 0)
            assert table.info(DAN).seats[0].online
            assert table.state.version == ann.version

    run(play)


def test_one_who_holds_several_seats_sees_with_the_eyes_of_the_one_who_decides() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, begin=False)
            await table.leave(BOB, StandIn(seat=1))
            await table.sit(ANN, Sit())
            await table.begin(ANN)
            page = Page(table, ANN).join()
            assert [choice["seat"] for choice in page.told["choices"]] == [0, 1]
            rng = Random(2)
            while table.state.status != "over":
                seat = rng.choice(table.state.pending)
                wish = ActRequest(seat=seat, version=table.state.version, actions=[rng.choice(legal(table, seat))])
                await table.act(ANN, wish)
                page.agrees()

    run(play)


def test_one_who_cannot_be_told_does_not_keep_the_others_from_hearing() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)

            def broken(message: bytes) -> None:
                raise ConnectionError

            table.join(DAN, broken)
            page = Page(table, CAT).join()
            await act(table, 0, "berth 0.1")
            page.agrees()

    run(play)


def test_everybody_sees_the_same_where_a_game_says_so() -> None:
    game = GAMES["vinci"]
    assert game.one_scene
    position, rng = game.new(3, 5), Random(5)
    for _ in range(120):
        seats = position.pending()
        if not seats:
            break
        scenes = [game.scene(position.view(seat), seat) for seat in (None, 0, 1, 2)]
        assert all(scene == scenes[0] for scene in scenes)
        position.apply(seats[0], game.quick_action(position, seats[0], rng))


# ---- secrets


def strings(data: Any) -> set[str]:
    """Every string in a message, keys too."""
    if isinstance(data, dict):
        return {text for pair in data.items() for part in pair for text in strings(part)}
    if isinstance(data, list):
        return {text for part in data for text in strings(part)}
    return {data} if isinstance(data, str) else set()


SEED = 918_273_645_546_372_819


@pytest.mark.parametrize("seed", range(4))
def test_no_byte_tells_a_seat_what_it_must_not_know(seed: int) -> None:
    """Search everything that anybody is sent for seeds, guests' ids, the hands of others and sealed choices."""

    async def play() -> None:
        async with room() as house:
            table = await house.table(*PEOPLE, seed=SEED + seed)
            pages = {guest: Page(table, guest).join() for guest in (*PEOPLE, DAN)}
            rng = Random(seed)
            while table.state.status != "over":
                seat = rng.choice(table.state.pending)
                sent = {guest: len(page.bytes) for guest, page in pages.items()}
                chosen = rng.choice(legal(table, seat))
                sealed = chosen.startswith("berth") and len(table.state.pending) > 1
                await act(table, seat, chosen)
                for guest, page in pages.items():
                    new = [*page.bytes[sent[guest] :], table.full(guest)]
                    if sealed and guest is not PEOPLE[seat]:
                        assert not any(told_of_berth(message, chosen, guest) for message in new)
            for page in pages.values():
                everything = b"\n".join(page.bytes)
                assert str(SEED + seed).encode() not in everything
                for guest in (*PEOPLE, DAN):
                    assert guest.id.encode() not in everything
                assert b'"seed":' not in everything
                assert b'"chance":' not in everything

    run(play)


def told_of_berth(message: bytes, chosen: str, guest: Guest) -> bool:
    """Whether a message speaks of a quay that was chosen in secret. A player's own choice may name any quay."""
    data = json.loads(message)
    told = [data.get(part) for part in ("events", "log", "undo", *(["patch", "choices"] if guest is DAN else []))]
    return any(chosen.split()[1] in text for text in strings(told))


def test_points_that_are_secret_are_told_at_the_end() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="veiled")
            page, rng = Page(table, ANN).join(), Random(1)
            while table.state.status != "over":
                assert page.told["table"]["points"] == [0, 0]
                await random_action(table, rng)
            assert page.told["table"]["points"] != [0, 0]

    run(play)


@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_is_sent_does_not_depend_on_what_it_cannot_know(seed: int) -> None:
    """Exchange the hidden cards for others, and no viewer but their holder is told anything else."""

    async def play() -> None:
        async with room() as house:
            table = await house.table(*PEOPLE, seed=seed)
            rng = Random(seed)
            while table.state.status != "over":
                before = {guest: table.full(guest) for guest in (*PEOPLE, DAN)}
                last = table.state.last
                assert last is not None
                true = last.position
                assert isinstance(true, HarbourPosition)
                for viewer, guest in enumerate((*PEOPLE, DAN)):
                    other = true.guess(viewer % 3, Random(rng.random()))  # of a spectator all is hidden, so any will do
                    other.chance = true.chance
                    last._position = other
                    table.audience._teller.forget(None)
                    assert table.full(guest) == before[guest]
                last._position = true
                table.audience._teller.forget(None)
                await random_action(table, rng)

    run(play)


def test_those_who_see_alike_are_sent_the_same_bytes_and_a_seat_others() -> None:
    """What is made once for several is never what only a seat may see."""

    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="veiled")
            heard: dict[str, list[bytes]] = {name: [] for name in ("ann", "ann too", "bob", "cat", "dan")}
            for name, guest in zip(heard, (ANN, ANN, BOB, CAT, DAN), strict=True):
                table.join(guest, heard[name].append)
            rng = Random(4)
            for _ in range(12):
                for messages in heard.values():
                    messages.clear()
                await random_action(table, rng)
                (ann,), (again,), (bob,), (cat,), (dan,) = heard.values()
                assert ann is again
                assert cat is dan
                last = table.state.last
                assert last is not None
                own = (table.state.seats_of(guest.id)[0] for guest in (ANN, BOB))
                for seat, message in zip((*own, None), (ann, bob, cat), strict=True):
                    shown = by_id(table.state.game.scene(last.position.view(seat), seat))["elements"]
                    for name, fields in json.loads(message)["patch"]["set"].items():
                        there = {field: value for field, value in fields.items() if value is not None}
                        assert {**shown[name], **there} == shown[name], "its own view and no other"
                assert json.loads(cat)["choices"] == []

    run(play)

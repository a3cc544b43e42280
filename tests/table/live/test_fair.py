"""Nobody cheats and nobody is bullied: what is known beforehand is said, hands stay hidden, seats stay one's own."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ecumene.core.record import Record
from ecumene.table.live.listing import listed
from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Guest
from ecumene.table.live.telling import summary
from ecumene.table.log.fold import first_state, fold_unplayed
from ecumene.table.store import EntryRow, Summary
from ecumene.table.wire.messages import (
    ActRequest,
    Admit,
    Fill,
    Give,
    ImportRecord,
    NewTable,
    RewindRequest,
    SeatWish,
    Sit,
    StandIn,
    TableInfo,
    UndoRequest,
    WhyRequest,
)
from ecumene.table.wire.problems import TableProblem
from tests.table.live.room import (
    ANN,
    BOB,
    CAT,
    DAN,
    Page,
    Room,
    act,
    holder,
    legal,
    random_action,
    refused,
    room,
    run,
)

PHONE, THIEF = Guest("phone", ""), Guest("thief", "")


def said(table: LiveTable) -> list[str]:
    """The keys of the story's lines."""
    return [line["event"]["say"]["t"] for line in json.loads(table.full(CAT))["log"]]


async def waiting(house: Room, seats: int = 3, **wish: Any) -> LiveTable:
    """A table with Ann on its first seat and nobody on the others."""
    kinds = [SeatWish(kind="you"), *[SeatWish(kind="open")] * (seats - 1)]
    info = await house.tables.create(ANN, NewTable(game="harbour", seats=kinds, order="fixed", **wish))
    return await house.tables.open(info.id)


async def from_record(house: Room, moves: int = 4, game: str = "harbour") -> LiveTable:
    """A table that goes on with a game in which cards are in hand."""
    first = await house.table(ANN, BOB, game=game, seed=9)
    rng = Random(1)
    for _ in range(moves):
        await random_action(first, rng)
    last = first.state.last
    assert last is not None
    entries = tuple(reversed([move.deed for move in last.backwards()]))
    row = first.state.row
    written = Record(row.game, row.rules, row.content, 2, dict(row.options), 9, ("Ann", "Bob"), (), entries)
    info = await house.tables.import_record(ANN, ImportRecord(record=str(written)))
    return await house.tables.open(info.id)


# ---- what is known beforehand


def test_a_chosen_seed_is_said_to_everybody_and_in_the_story() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, seed=7)
            for guest in (ANN, BOB, CAT):
                assert table.info(guest).foreknown == "seed"
            assert said(table)[0] == "core-log-foreknown-seed"
            await act(table, 0, legal(table, 0)[0])
            await table.rewind(ANN, RewindRequest(move=0, version=table.state.version))
            assert said(table)[0] == "core-log-foreknown-seed", "whatever is taken back"
            again = await house.reopened(table)
            assert again.full(CAT) == table.full(CAT)
            usual = await waiting(house)
            assert usual.info(BOB).foreknown is None
            assert said(usual) == []

    run(play)


def test_an_open_table_takes_no_chosen_seed() -> None:
    async def play() -> None:
        async with room() as house:
            refusal = await refused(waiting(house, seed=7, public=True), "bad_request", 400)
            assert refusal.problem.field == "seed"
            assert refusal.problem.text.en.startswith("seed:")
            assert (await waiting(house, public=True)).info(BOB).public

    run(play)


@pytest.mark.parametrize("game", ["harbour", "vinci"])
def test_a_game_from_a_record_says_so(game: str) -> None:
    async def play() -> None:
        async with room() as house:
            table = await from_record(house, game=game)
            assert table.info(BOB).foreknown == "record"
            assert said(table)[0] == "core-log-foreknown-record"

    run(play)


def test_a_record_that_tells_nothing_new_is_no_warning() -> None:
    """Of a game without secrets, and without its seed, everybody sees what its owner knows."""

    async def play() -> None:
        async with room() as house:
            first = await house.table(ANN, BOB, game="vinci", seed=9)
            rng = Random(1)
            for _ in range(10):
                await random_action(first, rng)
            info = await house.tables.import_record(ANN, ImportRecord(record=first.record(ANN)))
            assert info.foreknown is None
            assert "core-log-foreknown-record" not in said(await house.tables.open(info.id))

    run(play)


def test_lists_mark_such_tables_also_those_of_an_older_release() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, seed=7)
            found = {info.id: info for info in (await house.tables.lobby(BOB)).yours}
            assert found[table.state.row.id].foreknown == "seed"
            kept = summary(table.state)
            old = {name: value for name, value in kept.data.items() if name not in ("foreknown", "barred")}
            kept = Summary(kept.status, kept.public, kept.changed, kept.version, old, kept.members)
            before = replace(table.state.row, terms={}, imported=True)
            assert TableInfo.model_validate(listed(before, kept, BOB.id)).foreknown == "record"
            before = replace(table.state.row, terms={}, imported=False)
            assert TableInfo.model_validate(listed(before, kept, BOB.id)).foreknown is None

    run(play)


def test_those_who_meet_again_have_chances_that_nobody_chose() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, seed=7, options={"rounds": 2})
            rng = Random(5)
            while table.state.status != "over":
                await random_action(table, rng)
            again = await table.again(BOB)
            assert again.foreknown is None

    run(play)


# ---- hands


def test_nobody_sees_a_hand_before_a_game_from_a_record_goes_on() -> None:
    async def play() -> None:
        async with room() as house:
            table = await from_record(house, moves=8)
            pages = [Page(table, guest).join() for guest in (ANN, BOB, CAT)]
            await table.sit(ANN, Sit(seat=0))
            await table.sit(BOB, Sit(seat=1))
            spectator = json.loads(table.full(CAT))["scene"]
            for guest, seat in ((ANN, 0), (BOB, 1)):
                assert json.loads(table.full(guest))["scene"] == spectator
                for move in range(table.state.moves + 1):
                    assert table.moment(guest, move).scene == table.moment(CAT, move).scene
                    assert table.moment(guest, move).choices == []
                with pytest.raises(TableProblem) as error:
                    table.why(guest, WhyRequest(seat=seat, path=["x"]))
                assert error.value.problem.code == "waiting"
            for page in pages:
                page.agrees()
            await table.begin(ANN)
            assert json.loads(table.full(BOB))["scene"] != spectator, "now it is theirs to see"
            for page in pages:
                page.agrees()

    run(play)


def test_who_has_seen_one_hand_cannot_take_another_by_its_link() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, CAT)
            link = table.seat_link(BOB, 1).secret
            for guest in (ANN, CAT):
                refusal = await refused(table.claim(guest, link), "not_allowed", 403)
                assert "seen" in refusal.problem.text.en
            await table.claim(PHONE, link)
            await refused(table.claim(PHONE, table.seat_link(CAT, 2).secret), "not_allowed", 403)
            await table.claim(DAN, table.seat_link(CAT, 2).secret)
            again = await house.reopened(table)
            assert [sorted(seat.seen) for seat in again.state.seats] == [
                sorted(seat.seen) for seat in table.state.seats
            ]

    run(play)


def test_who_lost_a_seat_has_still_seen_its_hand() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            await table.claim(THIEF, table.seat_link(ANN, 0).secret)
            await table.renew_link(ANN, 0)
            await refused(table.claim(THIEF, table.seat_link(BOB, 1).secret), "not_allowed", 403)

    run(play)


def test_one_person_may_have_two_seats_from_the_start_in_two_browsers() -> None:
    async def play() -> None:
        async with room() as house:
            table = await waiting(house)
            await table.sit(ANN, Sit())
            await table.sit(BOB, Sit())
            await table.begin(ANN)
            assert table.info(ANN).you.seats == [0, 1]
            for seat in (0, 1):
                await table.claim(PHONE, table.seat_link(ANN, seat).secret)
            assert table.info(PHONE).you.seats == [0, 1]
            await refused(table.claim(PHONE, table.seat_link(BOB, 2).secret), "not_allowed", 403)

    run(play)


def test_where_all_see_the_same_a_friend_may_take_over() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="vinci")
            await table.claim(ANN, table.seat_link(BOB, 1).secret)
            assert table.info(ANN).you.seats == [0, 1]

    run(play)


def test_at_a_table_of_an_older_release_hands_were_shown_before_the_game() -> None:
    async def play() -> None:
        async with room() as house:
            table = await from_record(house)
            await table.sit(BOB, Sit(seat=1))
            await table.leave(BOB, StandIn(seat=1))
            await table.sit(BOB, Sit(seat=0))
            await table.leave(BOB, StandIn(seat=0))
            assert not any(seat.seen for seat in table.state.seats), "nothing was shown"
            rows = house.store.database.rows
            rows[table.state.row.id] = replace(table.state.row, terms={})
            old = await house.reopened(table)
            assert [BOB.id in seat.seen for seat in old.state.seats] == [True, True]
            await refused(old.sit(BOB, Sit(seat=0)), "not_allowed", 403)
            assert "core-log-foreknown-record" not in said(old), "its log folds as before"

    run(play)


# ---- seats that the owner freed


def test_who_was_sent_away_cannot_sit_down_again_until_they_may() -> None:
    async def play() -> None:
        async with room() as house:
            table = await waiting(house)
            await table.sit(BOB, Sit())
            await table.claim(PHONE, table.seat_link(BOB, 1).secret)
            page = Page(table, BOB).join()
            await table.leave(ANN, StandIn(seat=1))
            assert page.told["table"]["you"] == {"role": "spectator", "seats": [], "barred": True}
            page.agrees()
            for guest in (BOB, PHONE):
                refusal = await refused(table.sit(guest, Sit(name="Bob")), "not_allowed", 403)
                assert "owner" in refusal.problem.text.en
            await table.sit(CAT, Sit())
            await refused(table.claim(BOB, table.seat_link(CAT, 1).secret), "not_allowed", 403)
            (barred,) = table.info(ANN).barred
            assert barred.name == "Bob"
            assert table.info(CAT).barred == table.info(BOB).barred == []
            again = await house.reopened(table)
            assert again.info(ANN).barred == [barred]
            await refused(table.admit(CAT, Admit(since=barred.since)), "not_allowed", 403)
            await refused(table.admit(ANN, Admit(since=99)), "not_found", 404)
            await table.admit(ANN, Admit(since=barred.since))
            assert table.info(ANN).barred == []
            await table.sit(BOB, Sit())
            assert not table.info(BOB).you.barred
            page.agrees()

    run(play)


def test_who_is_sent_away_loses_all_their_seats_and_a_link_opens_none_later() -> None:
    async def play() -> None:
        async with room() as house:
            table = await waiting(house, 4)
            await table.sit(BOB, Sit())
            await table.sit(BOB, Sit())
            await table.sit(CAT, Sit())
            await table.leave(ANN, StandIn(seat=2))
            assert [seat.kind for seat in table.info(ANN).seats] == ["person", "open", "open", "person"]
            for seat in (1, 2):
                await table.fill(ANN, Fill(seat=seat, kind="bot"))
            house.bots.answers = lambda question: None
            await table.begin(ANN)
            await refused(table.claim(BOB, table.seat_link(CAT, 3).secret), "not_allowed", 403)
            for out in table.info(ANN).barred[:1]:
                await table.admit(ANN, Admit(since=out.since))
            assert table.info(ANN).barred == []
            await table.claim(BOB, table.seat_link(CAT, 3).secret)

    run(play)


def test_who_was_sent_away_does_not_come_back_by_the_follow_up() -> None:
    """Everybody at the old table reads where the others meet again; the owner lets them in there, if they wish."""

    async def play() -> None:
        async with room() as house:
            table = await waiting(house, 4)
            for guest in (BOB, BOB, CAT):
                await table.sit(guest, Sit())
            await table.claim(PHONE, table.seat_link(BOB, 1).secret)
            await table.leave(ANN, StandIn(seat=1))
            for _ in range(2):
                await table.sit(CAT, Sit())
            await table.begin(ANN)
            rng = Random(1)
            while table.state.status != "over":
                await random_action(table, rng)
            again = await house.tables.open((await table.again(CAT)).id)
            (barred,) = again.info(ANN).barred
            assert barred.name == "Bob"
            link = again.seat_link(CAT, again.state.seats_of(CAT.id)[0]).secret
            for guest in (BOB, PHONE):
                assert again.info(guest).you.barred
                await refused(again.claim(guest, link), "not_allowed", 403)
            reopened = await house.reopened(again)
            assert reopened.info(ANN).barred == [barred]
            await again.admit(ANN, Admit(since=barred.since))
            assert not again.info(PHONE).you.barred

    run(play)


def test_who_leaves_of_themselves_may_come_again() -> None:
    async def play() -> None:
        async with room() as house:
            table = await waiting(house)
            await table.sit(BOB, Sit())
            await table.leave(BOB, StandIn(seat=1))
            await table.leave(ANN, StandIn(seat=0))
            for guest in (BOB, ANN):
                await table.sit(guest, Sit())
            assert table.info(ANN).barred == []

    run(play)


def test_an_entry_of_an_older_release_bars_nobody() -> None:
    async def play() -> None:
        async with room() as house:
            table = await waiting(house)
            await table.sit(BOB, Sit())
            await table.leave(ANN, StandIn(seat=1))
            for entry in house.store.database.entries[table.state.row.id]:
                entry.body.pop("barred", None)
            old = await house.reopened(table)
            await old.sit(BOB, Sit())
            assert old.info(BOB).you.seats == [1]

    run(play)


# ---- links


def test_a_new_link_takes_the_seat_from_whoever_came_by_the_old_one() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            old = table.seat_link(BOB, 1).secret
            await table.claim(THIEF, old)
            pages = {guest: Page(table, guest).join() for guest in (ANN, BOB, THIEF)}
            secret = pages[THIEF].scene
            assert secret == pages[BOB].scene
            assert pages[THIEF].told["choices"]
            new = (await table.renew_link(BOB, 1)).secret
            assert new != old
            assert pages[THIEF].heard[-1]["type"] == "full", "told at once, as a spectator"
            assert pages[THIEF].told["table"]["you"]["seats"] == []
            assert pages[THIEF].told["choices"] == []
            assert pages[THIEF].scene == json.loads(table.full(CAT))["scene"]
            assert pages[THIEF].scene != secret
            await refused(table.claim(THIEF, old), "not_found", 404)
            with pytest.raises(TableProblem, match="not your seat"):
                table.seat_link(THIEF, 1)
            asked = table.act(THIEF, _first(table))
            await refused(asked, "not_your_seat", 403)
            assert table.info(BOB).you.seats == [1]
            await table.claim(PHONE, new)
            assert said(table)[-1] == "core-log-renew"
            for page in pages.values():
                page.agrees()
                page.leave()
            assert (await house.reopened(table)).full(PHONE) == table.full(PHONE)

    run(play)


def _first(table: LiveTable) -> ActRequest:
    return ActRequest(seat=1, version=table.state.version, actions=[legal(table, 1)[0]])


def test_a_page_that_was_away_while_the_link_was_renewed_comes_back_as_a_spectator() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            await table.claim(THIEF, table.seat_link(BOB, 1).secret)
            page = Page(table, THIEF).join()
            page.leave()
            await table.renew_link(BOB, 1)
            await act(table, 0, legal(table, 0)[0])
            page.join()
            assert page.heard[-2]["type"] == "full" or page.heard[-1]["type"] == "full"
            assert page.told["table"]["you"]["seats"] == []
            page.agrees()

    run(play)


def test_who_came_by_a_link_cannot_throw_out_who_sat_down() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            for guest in (PHONE, THIEF):
                await table.claim(guest, table.seat_link(BOB, 1).secret)
            await table.renew_link(THIEF, 1)
            assert table.info(BOB).you.seats == table.info(THIEF).you.seats == [1]
            assert table.info(PHONE).you.seats == []
            await table.renew_link(BOB, 1)
            assert table.info(THIEF).you.seats == []
            await refused(table.renew_link(THIEF, 1), "not_your_seat", 403)
            await refused(table.renew_link(ANN, 1), "not_your_seat", 403)
            await refused(table.renew_link(BOB, 7), "bad_request", 400)

    run(play)


# ---- one seat each


def test_at_an_open_table_everybody_has_one_seat_unless_the_owner_gives_more() -> None:
    async def play() -> None:
        async with room() as house:
            table = await waiting(house, 4, public=True)
            await table.sit(BOB, Sit())
            await table.claim(PHONE, table.seat_link(BOB, 1).secret)
            for guest in (BOB, PHONE):
                refusal = await refused(table.sit(guest, Sit(name="Bob")), "not_allowed", 403)
                assert "one seat" in refusal.problem.text.en
            await table.sit(CAT, Sit())
            await refused(table.claim(BOB, table.seat_link(CAT, 2).secret), "not_allowed", 403)
            await refused(table.give(BOB, Give(seat=3, to=1)), "not_allowed", 403)
            for wrong, code, field in (
                (Give(seat=2, to=1), "not_allowed", "seat"),
                (Give(seat=3, to=3), "not_allowed", "to"),
                (Give(seat=3, to=9), "bad_request", "to"),
                (Give(seat=9, to=1), "bad_request", "seat"),
            ):
                refusal = await refused(table.give(ANN, wrong), code, 403 if code == "not_allowed" else 400)
                assert refusal.problem.field == field
            await table.give(ANN, Give(seat=3, to=1))
            assert table.info(BOB).you.seats == table.info(PHONE).you.seats == [1, 3]
            assert [seat.name for seat in table.info(ANN).seats] == ["Ann", "Bob", "Cat", "Bob (2)"]
            await table.begin(ANN)
            await refused(table.give(ANN, Give(seat=3, to=1)), "not_allowed", 403)

    run(play)


def test_at_ones_own_open_table_one_may_have_several_seats() -> None:
    async def play() -> None:
        async with room() as house:
            table = await waiting(house, 3, public=True)
            await table.sit(ANN, Sit())
            await table.sit(ANN, Sit())
            assert table.info(ANN).you.seats == [0, 1, 2]
            private = await waiting(house, 3)
            for _ in range(2):
                await private.sit(BOB, Sit())
            assert private.info(BOB).you.seats == [1, 2]

    run(play)


# ---- sealed choices that were taken back


def undo_wish(table: LiveTable, seat: int) -> UndoRequest:
    return UndoRequest(seat=seat, version=table.state.version)


async def hesitate(table: LiveTable, rng: Random) -> None:
    """Somebody acts, or takes back a choice that nobody saw."""
    chosen = [move.seat for move in table.state.sealed()]
    if chosen and rng.random() < 0.4:
        seat = rng.choice(chosen)
        await table.undo(holder(table, seat), undo_wish(table, seat))
    else:
        await random_action(table, rng)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", ["harbour", "rise_and_fall"])
def test_a_game_with_second_thoughts_is_told_like_one_without(game: str, seed: int) -> None:
    """What was taken back before the reveal is in no record, no line of the story and no position one can slide to."""

    async def play() -> None:
        async with room() as house:
            table, rng = await house.table(ANN, BOB, CAT, game=game, seed=seed), Random(seed)
            for _ in range(40):
                if table.state.status == "over":
                    break
                await hesitate(table, rng)
            twin = await house.table(ANN, BOB, CAT, game=game, seed=seed)
            last = table.state.last
            assert last is not None
            for move in reversed(list(last.backwards())):
                await act(twin, move.seat, move.deed.notation)
            for guest in (ANN, BOB, DAN):
                if table.state.status != "over":
                    assert table.record(guest) == twin.record(guest)
                whole, other = (json.loads(one.full(guest)) for one in (table, twin))
                assert (whole["log"], whole["scene"]) == (other["log"], other["scene"])
                assert table.series(guest) == twin.series(guest)
                for move_number in range(table.state.moves + 1):
                    assert table.moment(guest, move_number) == twin.moment(guest, move_number)

    run(play)


def test_a_choice_that_was_taken_back_shows_when_the_game_is_over_and_not_before() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, options={"rounds": 2})
            await act(table, 0, "berth 0.1")
            await table.undo(ANN, undo_wish(table, 0))
            await act(table, 0, "berth 1.0")
            await act(table, 1, "berth 1.-1")
            assert table.state.sealed() == []
            rng = Random(1)
            while table.state.status != "over":
                assert "0 berth 0.1" not in table.record(BOB).split("1 berth 1.-1")[0]
                assert "!undo" not in table.record(ANN)
                await random_action(table, rng)
            assert "0 berth 0.1\n0 !undo 1\n0 berth 1.0\n1 berth 1.-1" in table.record(BOB)
            await table.rewind(ANN, RewindRequest(move=2, version=table.state.version))
            assert "0 berth 0.1" not in table.record(BOB).split("1 berth 1.-1")[0]

    run(play)


def test_a_table_that_cannot_be_carried_on_follows_who_may_sit_where_too() -> None:
    """Who lost a seat with its old link does not hold it again because the rules are gone; nor is a bar forgotten."""

    async def play() -> None:
        async with room() as house:
            table = await waiting(house, 3)
            await table.sit(BOB, Sit())
            await table.claim(THIEF, table.seat_link(BOB, 1).secret)
            await table.renew_link(BOB, 1)
            await table.sit(CAT, Sit())
            await table.leave(ANN, StandIn(seat=2))
            await table.sit(DAN, Sit())
            await table.leave(ANN, StandIn(seat=2))
            cat, dan = table.info(ANN).barred
            await table.admit(ANN, Admit(since=cat.since))
            entries = house.store.database.entries[table.state.row.id]
            state = first_state(table.state.row, table.state.game)
            for entry in entries:
                state = fold_unplayed(state, entry)
            assert state.seats == table.state.seats
            assert THIEF.id not in state.seats[1].holders
            assert state.barred == table.state.barred
            assert [out.name for out in state.barred] == ["Dan"]
            body = {"seats": [], "barred": [[dan.since, 0]]}
            state = fold_unplayed(state, EntryRow(state.version + 1, "forget", None, "", body, 1.0))
            assert state.barred == ()

    run(play)

"""Seats: who may sit where, begin, leave, come back, give up, and move a seat to another browser."""

from __future__ import annotations

import pytest

from ecumene.table.live.tables import Guest
from ecumene.table.log.state import BOT_NAMES
from ecumene.table.wire.guests import clean_name
from ecumene.table.wire.messages import COLOURS, AbsenceRule, Fill, NewTable, OfSeat, SeatWish, Sit, StandIn
from tests.table.live.room import ANN, BOB, CAT, act, legal, refused, room, run, seat_of


def test_a_table_without_open_seats_begins_at_once() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, bots=["gentle"])
            info = table.info(ANN)
            assert info.status == "running"
            assert info.you.role == "owner"
            assert info.you.seats == [0]
            assert [seat.kind for seat in info.seats] == ["person", "bot"]
            assert [seat.name for seat in info.seats] == ["Ann", BOT_NAMES[1]]

    run(play)


def test_friends_sit_and_the_owner_begins() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, begin=False)
            assert table.info(BOB).status == "waiting"
            assert table.info(BOB).you.role == "player"
            assert table.info(CAT).you.role == "spectator"
            await refused(table.begin(BOB), "not_allowed", 403)
            await table.begin(ANN)
            assert table.info(BOB).status == "running"
            await refused(table.begin(ANN), "not_allowed", 403)
            await refused(table.sit(CAT, Sit()), "not_allowed", 403)

    run(play)


def test_nobody_begins_while_a_seat_is_open() -> None:
    async def play() -> None:
        async with room() as house:
            wish = NewTable(game="harbour", seats=[SeatWish(kind="you"), SeatWish(kind="open")])
            table = await house.tables.open((await house.tables.create(ANN, wish)).id)
            await refused(table.begin(ANN), "waiting", 409)
            await table.fill(ANN, Fill(seat=1, kind="bot", level="gentle"))
            await table.begin(ANN)
            assert sorted(seat.level or "" for seat in table.info(ANN).seats) == ["", "gentle"]

    run(play)


def test_a_seat_is_taken_once_and_needs_a_name() -> None:
    async def play() -> None:
        async with room() as house:
            wish = NewTable(game="harbour", seats=[SeatWish(kind="you"), SeatWish(kind="open")])
            table = await house.tables.open((await house.tables.create(ANN, wish)).id)
            await refused(table.sit(BOB, Sit(seat=0)), "not_allowed", 403)
            await refused(table.sit(BOB, Sit(seat=5)), "bad_request", 400)
            nameless = await refused(table.sit(Guest("new", ""), Sit()), "bad_request", 400)
            assert nameless.problem.field == "name"
            await table.sit(Guest("new", ""), Sit(name="  Zo\n|e "))
            assert table.info(BOB).seats[1].name == "Zo /e"
            await refused(table.sit(BOB, Sit()), "not_allowed", 403)

    run(play)


def test_only_the_owner_fills_seats_and_not_those_of_others() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, begin=False)
            await refused(table.fill(BOB, Fill(seat=0, kind="bot")), "not_allowed", 403)
            await refused(table.fill(ANN, Fill(seat=1, kind="bot")), "not_allowed", 403)
            await table.fill(ANN, Fill(seat=0, kind="bot", level="keen"))
            assert table.info(ANN).you.seats == []
            await table.fill(ANN, Fill(seat=0, kind="open"))
            assert table.info(ANN).seats[0].kind == "open"

    run(play)


def test_before_the_game_whoever_leaves_frees_the_seat() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, begin=False)
            await refused(table.leave(CAT, StandIn(seat=1)), "not_your_seat", 403)
            await table.leave(BOB, StandIn(seat=1))
            assert table.info(BOB).seats[1].kind == "open"
            await refused(table.leave(ANN, StandIn(seat=1)), "not_allowed", 403)

    run(play)


def test_random_order_moves_people_with_their_colours() -> None:
    async def play() -> None:
        async with room() as house:
            orders: set[tuple[str, ...]] = set()
            for seed in range(12):
                table = await house.table(ANN, BOB, CAT, seed=seed, order="random")
                info = table.info(ANN)
                orders.add(tuple(seat.name for seat in info.seats))
                for name, colour in zip(("Ann", "Bob", "Cat"), COLOURS, strict=False):
                    assert info.seats[seat_of(info, name)].colour == colour
                assert info.you.seats == [seat_of(info, "Ann")]
            assert len(orders) > 3

    run(play)


def test_a_bot_stands_in_until_the_person_is_back() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            house.bots.answers = lambda question: None  # the bot never answers, so that nothing moves on
            await refused(table.come_back(BOB, OfSeat(seat=1)), "not_allowed", 403)
            await refused(table.leave(CAT, StandIn(seat=1)), "not_your_seat", 403)
            await table.leave(BOB, StandIn(seat=1, level="gentle"))
            seat = table.info(ANN).seats[1]
            assert (seat.kind, seat.away, seat.level, seat.name) == ("person", True, "gentle", "Bob")
            away = await refused(act(table, 1, legal(table, 1)[0]), "not_allowed", 403)
            assert "come back" in away.problem.text.en
            await refused(table.leave(BOB, StandIn(seat=1)), "not_allowed", 403)
            await refused(table.come_back(ANN, OfSeat(seat=1)), "not_your_seat", 403)
            await table.come_back(BOB, OfSeat(seat=1))
            assert not table.info(ANN).seats[1].away
            await act(table, 1, legal(table, 1)[0])

    run(play)


def test_the_owner_may_let_a_bot_stand_in_for_somebody_who_is_gone() -> None:
    async def play() -> None:
        now = [1_000.0]
        async with room(clock=lambda: now[0]) as house:
            table = await house.table(ANN, BOB, absence=AbsenceRule(away_s=1))
            house.bots.answers = lambda question: None
            now[0] += 1
            await table.leave(ANN, StandIn(seat=1))
            assert table.info(ANN).seats[1].away

    run(play)


def test_who_concedes_does_not_come_back() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            house.bots.answers = lambda question: None
            await refused(table.concede(ANN, StandIn(seat=1)), "not_your_seat", 403)
            await table.concede(BOB, StandIn(seat=1, level="steady"))
            assert table.info(ANN).seats[1].conceded
            await refused(table.come_back(BOB, OfSeat(seat=1)), "not_allowed", 403)
            await refused(table.concede(BOB, StandIn(seat=1)), "not_allowed", 403)
            await refused(act(table, 1, legal(table, 1)[0]), "not_allowed", 403)

    run(play)


def test_before_the_game_there_is_nothing_to_concede() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, begin=False)
            await refused(table.concede(BOB, StandIn(seat=1)), "waiting", 409)

    run(play)


def test_a_secret_link_moves_a_seat_to_another_browser() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            phone = Guest("phone", "")
            await refused(table.claim(phone, "1-guess"), "not_found", 404)
            secret = table.seat_link(BOB, 1).secret
            await table.claim(phone, secret)
            assert table.info(phone).you.seats == [1]
            assert table.info(BOB).you.seats == [1], "the first browser keeps it"
            version = table.state.version
            await table.claim(phone, secret)
            assert table.state.version == version, "what one holds already needs no entry"

    run(play)


def test_only_who_holds_a_seat_gets_its_link() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            with pytest.raises(Exception, match="not your seat"):
                table.seat_link(ANN, 1)
            assert table.seat_link(ANN, 0) != table.seat_link(BOB, 1)

    run(play)


def test_the_link_of_who_left_opens_nothing_for_who_came_after() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, begin=False)
            secret = table.seat_link(BOB, 1).secret
            await table.leave(BOB, StandIn(seat=1))
            await refused(table.claim(BOB, secret), "not_found", 404)
            await table.sit(CAT, Sit())
            await refused(table.claim(BOB, secret), "not_found", 404)

    run(play)


def test_a_link_outlives_the_server_and_the_shuffling_of_seats() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, CAT, begin=False, order="random", seed=4)
            secret = table.seat_link(BOB, 1).secret
            await table.begin(ANN)
            async with room(house.store.database) as other:
                again = await other.tables.open(table.state.row.id)
                await again.claim(Guest("phone", ""), secret)
                seats = again.info(Guest("phone", "")).you.seats
                assert seats == [seat_of(again.info(ANN), "Bob")]
                assert seats != [1], "the seats were shuffled"

    run(play)


def test_names_fit_a_line_of_a_record() -> None:
    assert clean_name(" a\tb|c\u0000 d ") == "a b/c d"
    assert len(clean_name("x" * 100)) == 24
    assert clean_name("\u202e\n") == ""

"""Colours: one's own, chosen before the game, and never that of somebody else."""

from __future__ import annotations

import pytest

from ecumene.table.live.listing import listed
from ecumene.table.live.live import LiveTable
from ecumene.table.live.telling import summary
from ecumene.table.log.forgetting import settle
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import COLOURS, Choose, Colour, Fill, NewTable, SeatWish, Sit, StandIn
from tests.table.live.room import ANN, BOB, CAT, Room, refused, room, run, seat_of, until

OPEN, BOT = SeatWish(kind="open"), SeatWish(kind="bot", level="gentle")


def mine(colour: Colour | None = None) -> SeatWish:
    return SeatWish(kind="you", colour=colour)


async def opened(house: Room, *seats: SeatWish, order: str = "fixed") -> LiveTable:
    wish = NewTable.model_validate({"game": "harbour", "seats": [seat.model_dump() for seat in seats], "order": order})
    return await house.tables.open((await house.tables.create(ANN, wish)).id)


def shown(table: LiveTable) -> list[Colour]:
    return [seat.colour for seat in table.info(ANN).seats]


def test_without_a_wish_colours_are_those_of_the_seats() -> None:
    async def play() -> None:
        async with room() as house:
            assert shown(await opened(house, mine(), BOT, BOT)) == list(COLOURS[:3])

    run(play)


@pytest.mark.parametrize(
    ("seats", "colours"),
    [
        ([mine("jade"), BOT, BOT], ["jade", "cobalt", "vermilion"]),
        ([mine("rose"), BOT, BOT], ["rose", "cobalt", "jade"]),
        ([BOT, mine("vermilion"), BOT], ["cobalt", "vermilion", "jade"]),
        ([mine("cobalt"), mine("vermilion"), BOT], ["cobalt", "vermilion", "jade"]),
        ([mine("cobalt"), mine("jade"), BOT], ["cobalt", "jade", "vermilion"]),
    ],
)
def test_a_new_table_has_the_colours_that_were_wished_for(seats: list[SeatWish], colours: list[Colour]) -> None:
    async def play() -> None:
        async with room() as house:
            table = await opened(house, *seats)
            assert shown(table) == colours
            assert shown(await house.reopened(table)) == colours

    run(play)


def test_two_seats_cannot_wish_for_one_colour() -> None:
    async def play() -> None:
        async with room() as house:
            wish = NewTable(game="harbour", seats=[mine("sky"), SeatWish(kind="bot", colour="sky")])
            told = await refused(house.tables.create(ANN, wish), "bad_request", 400)
            assert told.problem.field == "seats"

    run(play)


def test_a_person_chooses_before_the_game_what_no_other_person_has() -> None:
    async def play() -> None:
        async with room() as house:
            table = await opened(house, mine(), OPEN, OPEN, order="random")
            await table.sit(BOB, Sit())
            await table.choose_colour(BOB, Choose(seat=1, colour="jade"))  # the open seat makes room
            assert shown(table) == ["vermilion", "jade", "cobalt"]
            taken = await refused(table.choose_colour(BOB, Choose(seat=1, colour="vermilion")), "not_allowed", 403)
            assert taken.problem.field == "colour"
            await refused(table.choose_colour(BOB, Choose(seat=0, colour="plum")), "not_your_seat", 403)
            await refused(table.choose_colour(ANN, Choose(seat=1, colour="plum")), "not_your_seat", 403)
            await refused(table.choose_colour(CAT, Choose(seat=9, colour="plum")), "bad_request", 400)
            version = table.state.version
            await table.choose_colour(BOB, Choose(seat=1, colour="jade"))  # as it is
            assert table.state.version == version
            await table.fill(ANN, Fill(seat=2, kind="bot", level="gentle"))
            await table.begin(ANN)
            seats = {seat.name: seat.colour for seat in table.info(ANN).seats}
            assert seats == {"Ann": "vermilion", "Bob": "jade", "Idris": "cobalt"}
            late = Choose(seat=seat_of(table.info(ANN), "Bob"), colour="plum")
            await refused(table.choose_colour(BOB, late), "not_allowed", 403)
            assert shown(await house.reopened(table)) == shown(table)

    run(play)


def test_who_sits_down_has_the_colour_they_like_unless_another_person_has_it() -> None:
    async def play() -> None:
        async with room() as house:
            table = await opened(house, mine("plum"), OPEN, OPEN)
            await table.sit(BOB, Sit(colour="rose"))
            await table.sit(CAT, Sit(colour="plum"))
            assert shown(table) == ["plum", "rose", "jade"]

    run(play)


def test_the_same_people_have_their_colours_at_the_next_table() -> None:
    async def play() -> None:
        async with room() as house:
            table = await opened(house, mine("sky"), OPEN, BOT, order="random")
            await table.sit(BOB, Sit(colour="vermilion"))
            await table.begin(ANN)
            had = {seat.name: seat.colour for seat in table.info(ANN).seats}
            assert had == {"Ann": "sky", "Bob": "vermilion", "Idris": "jade"}
            for guest in (ANN, BOB):
                await table.concede(guest, StandIn(seat=seat_of(table.info(ANN), guest.name), level="gentle"))
            await until(lambda: table.info(ANN).status == "over")
            again = await house.tables.open((await table.again(ANN)).id)
            assert {seat.name: seat.colour for seat in again.info(ANN).seats} == had

    run(play)


def test_lists_show_the_colour_and_forgetting_still_finds_the_seat() -> None:
    async def play() -> None:
        async with room() as house:
            table = await opened(house, mine("jade"), OPEN, OPEN)
            await table.sit(BOB, Sit())
            await table.sit(Guest("c", "Cy"), Sit())
            kept = summary(table.state)
            told = listed(table.state.row, kept, ANN.id)
            assert [seat["colour"] for seat in told["seats"]] == ["jade", "cobalt", "vermilion"]
            assert not {"numbers", "holders"} & told.keys()
            settled = settle(kept, table.state.row.owner, ANN.id, [])
            assert settled is not None
            assert settled.seats == {0}

    run(play)

"""A guest who signs in leaves what they are at a table to the person: in memory, in the log and in the summary."""

from __future__ import annotations

from random import Random

from ecumene.table.live.tables import Tables, rebuild
from ecumene.table.log.fold import first_state, fold_unplayed
from ecumene.table.log.loading import Stored
from ecumene.table.log.state import TableState
from ecumene.table.store.persons import Join, Keep, PersonRow, SessionRow
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import ActRequest, StandIn
from tests.table.live.room import BOB, legal, refused, run
from tests.table.live.test_real_store import server
from tests.table.log.test_forgetting import SELF, holds, opened, plays, rows

PERSON = Guest("cafe" * 16, "Quillon")


async def signs_in(tables: Tables, guest: Guest = SELF) -> int:
    """The person is known already, and the guest's browser becomes theirs."""
    persons = tables.house.store.persons
    row = PersonRow(PERSON.id, "handle", "", None, None, "", "", 1.0)
    assert await persons.write(Keep(row, SessionRow(PERSON.id, "s", PERSON.id, "", 1.0, 1.0)))
    assert await persons.write(Join(guest.id, PERSON.id))
    return await tables.adopt(guest.id, PERSON.id)


def test_owner_and_seats_become_the_persons_and_the_game_goes_on(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            running = await opened(tables, SELF, BOB)
            waiting = await opened(tables, SELF, BOB, begin=False)
            rng = Random(1)
            await plays(running, rng)
            seat = running.state.seats_of(SELF.id)[0]
            before = running.state
            assert await signs_in(tables) == 2
            assert running.state.seats_of(PERSON.id) == (seat,)
            assert running.state.names == before.names
            assert running.state.moves == before.moves
            assert running.state.changed == before.changed
            assert running.info(PERSON).you.role == "owner"
            assert running.info(SELF).you.role == "spectator"
            await waiting.begin(PERSON)
            while running.state.pending != (seat,) and running.state.status == "running":
                await plays(running, rng)
            wish = ActRequest(seat=seat, version=running.state.version, actions=[rng.choice(legal(running, seat))])
            await refused(running.act(SELF, wish), "not_your_seat", 403)
            await running.act(PERSON, wish)
            await holds(tables.house.store, tables, running)
            again = await read_anew(tables, running.state.row.id)
            assert again.seats == running.state.seats

    run(play)


async def read_anew(tables: Tables, table_id: str) -> TableState:
    """The table read anew, by rules and without them."""
    found = await tables.house.store.load(table_id)
    assert found is not None
    state = rebuild(tables.house.shelf, Stored(*found))
    unplayed = first_state(found[0], state.game)
    for entry in found[1]:
        unplayed = fold_unplayed(unplayed, entry)
    assert [seat.holders for seat in unplayed.seats] == [seat.holders for seat in state.seats]
    return state


def test_a_person_who_sat_there_already_holds_both_seats(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            table = await opened(tables, BOB, SELF, PERSON)
            link = table.seat_link(SELF, table.state.seats_of(SELF.id)[0]).secret
            await signs_in(tables)
            assert len(table.state.seats_of(PERSON.id)) == 2
            assert all(len(seat.holders) == 1 for seat in table.state.seats)
            await table.claim(PERSON, link)  # it is theirs already
            await holds(tables.house.store, tables, table)

    run(play)


def test_whoever_was_put_out_stays_out_as_a_person(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            table = await opened(tables, BOB, SELF, PERSON, begin=False)
            await table.leave(BOB, StandIn(seat=1))
            assert table.state.is_barred(SELF.id)
            await signs_in(tables)
            await tables.forget(PERSON)
            assert table.state.barred == ()
            await holds(tables.house.store, tables, table)

    run(play)


def test_forgetting_a_person_forgets_every_guest_they_have_been(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            over = await opened(tables, SELF, BOB)
            rng = Random(1)
            while over.state.status != "over":
                await plays(over, rng)
            running = await opened(tables, BOB, SELF, PERSON)
            owned = await opened(tables, SELF, begin=False, bots=1)
            await signs_in(tables)
            assert await tables.forget(PERSON) == 3
            assert running.state.names.count("Quillon") == 0
            assert owned.state.row.owner == ""
            for table in (over, running):
                await holds(tables.house.store, tables, table)
        told = [row for row in rows(store_url) if "Quillon" in row or SELF.id in row or PERSON.id in row]
        assert told == []

    run(play)

"""Hints: off unless agreed on, for the seat that is asked and nobody else, and never about what is over."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from ecumene.table.bots.workers import Question
from ecumene.table.live.live import LiveTable
from ecumene.table.live.opening import open_again
from ecumene.table.log.coached import HINTS, hints_allowed
from ecumene.table.log.state import TableState
from ecumene.table.store.ratings import TERM as RATED
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import NewTable, SeatWish
from ecumene.table.wire.problems import problem
from ecumene.table.wire.teaching_messages import Hint, HintRequest
from tests.table.live.room import ANN, BOB, CAT, Page, Room, act, legal, refused, room, run, until

STEP = [{"deed": ["berth 0.1"], "points": [9.5, 1.0], "chance": [0.6, 0.1], "reasons": [["points", 2.0]]}]


def ask(table: LiveTable, guest: Guest = ANN, seat: int = 0) -> Any:
    return table.hint(guest, HintRequest(seat=seat, version=table.state.version))


class Thinking:
    """Bots that think about advice until they are let, and are noticed when nobody waits any more."""

    def __init__(self, house: Room, game: str = "harbour") -> None:
        self.asked: list[Question] = []
        self.go, self.ended = asyncio.Event(), False
        self.advice = STEP
        house.bots.advise = self.advise  # type: ignore[method-assign]

    async def advise(self, question: Question, milliseconds: int = 0) -> list[dict[str, Any]]:
        self.asked.append(question)
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.ended = True
            raise
        return self.advice


def test_hints_are_off_unless_the_table_was_opened_with_them() -> None:
    async def play() -> None:
        async with room() as house:
            bots = Thinking(house)
            table = await house.table(ANN, BOB)
            assert not table.info(ANN).hints
            said = await refused(ask(table), "not_allowed", 403)
            assert "hints" in said.problem.text.en
            assert bots.asked == []

    run(play)


def test_the_seat_that_is_asked_gets_answers_with_reasons_and_they_are_counted() -> None:
    async def play() -> None:
        async with room() as house:
            bots = Thinking(house)
            bots.go.set()
            table = await house.table(ANN, BOB, hints=True)
            page, other = Page(table, ANN).join(), Page(table, BOB).join()
            assert page.told["table"]["hints"]
            assert "core-log-hints" in [line["event"]["say"]["t"] for line in page.log]
            hint: Hint = await ask(table)
            (answer,) = hint.answers
            choice = page.told["choices"][0]
            assert answer.acts[0] in [each["i"] for each in choice["acts"]]
            assert answer.say == next(each["say"] for each in choice["acts"] if each["i"] == answer.acts[0])
            assert (answer.points.mean, answer.chance.doubt) == (9.5, 0.1)
            assert [(reason.text.en, reason.text.fr) for reason in answer.reasons] == [
                ("more points", "plus de points")
            ]
            assert (hint.level, hint.hints) == ("fierce", 1)
            assert other.log[-1]["event"]["say"] == {"t": "core-log-hint", "a": {"who": "p0"}}
            assert other.told["table"]["seats"][0]["hints"] == 1
            assert "9.5" not in str(other.heard), "what it says is for the seat alone"
            assert (await ask(table)).answers == hint.answers
            assert (len(bots.asked), table.state.seats[0].hints) == (1, 1), "asked again, it is not thought again"
            await act(table, 0, "berth 0.1")
            reopened = await house.reopened(table)
            assert reopened.state.seats[0].hints == 1

    run(play)


def test_only_its_own_guest_may_ask_and_only_while_it_is_asked() -> None:
    async def play() -> None:
        async with room() as house:
            bots = Thinking(house)
            table = await house.table(ANN, BOB, hints=True)
            await refused(ask(table, BOB, 0), "not_your_seat", 403)
            await refused(ask(table, CAT, 0), "not_your_seat", 403)
            await act(table, 0, legal(table, 0)[0])
            await refused(ask(table), "waiting", 409)
            assert bots.asked == []

    run(play)


def test_a_bot_is_told_the_seats_view_and_nothing_else() -> None:
    async def play() -> None:
        async with room() as house:
            bots = Thinking(house)
            bots.go.set()
            table = await house.table(ANN, BOB, hints=True)
            await act(table, 1, legal(table, 1)[0])
            await ask(table)
            assert table.state.last is not None
            position = table.state.last.position
            assert bots.asked[0].view == position.view(0).dump() != position.dump()
            assert bots.asked[0].errand.guest == ANN.id, "it thinks on the share of whoever asks"
            assert not bots.asked[0].errand.alone

    run(play)


def test_what_is_no_longer_asked_is_neither_thought_about_nor_shown() -> None:
    async def play() -> None:
        async with room() as house:
            bots = Thinking(house)
            table = await house.table(ANN, BOB, hints=True)
            asking = asyncio.ensure_future(ask(table))
            await until(lambda: bool(bots.asked))
            assert not table.idle
            await act(table, 1, legal(table, 1)[0])
            assert not bots.ended, "another's secret choice changes nothing for this seat"
            await act(table, 0, legal(table, 0)[0])
            await refused(asking, "stale", 409)
            assert bots.ended, "the bot was stopped"
            assert table.state.seats[0].hints == 0

    run(play)


def test_where_no_bot_answers_one_may_ask_again() -> None:
    async def play() -> None:
        async with room() as house:
            bots = Thinking(house)
            bots.go.set()
            table = await house.table(ANN, BOB, hints=True)
            bots.advice = []
            await refused(ask(table), "unavailable", 503)
            bots.advice = STEP
            assert (await ask(table)).hints == 1

    run(play)


def test_where_nothing_can_be_written_no_hint_is_given() -> None:
    async def play() -> None:
        async with room() as house:
            bots = Thinking(house)
            bots.go.set()
            table = await house.table(ANN, BOB, hints=True)
            writing = table.note_hint

            async def broken(seen: TableState, guest: Guest, seat: int) -> bool:
                raise problem("unavailable", "store-unavailable")

            table.note_hint = broken  # type: ignore[method-assign]
            await refused(ask(table), "unavailable", 503)
            table.note_hint = writing  # type: ignore[method-assign]
            assert (await ask(table)).hints == 1

    run(play)


def test_a_table_that_is_closed_thinks_no_more() -> None:
    async def play() -> None:
        async with room() as house:
            bots = Thinking(house)
            table = await house.table(ANN, BOB, hints=True)
            asking = asyncio.ensure_future(ask(table))
            await until(lambda: bool(bots.asked))
            await table.close()
            assert bots.ended
            await refused(asking, "stale", 409)

    run(play)


def test_whoever_learns_may_ask_and_a_game_that_is_rated_allows_it_never() -> None:
    async def play() -> None:
        async with room() as house:
            wish = NewTable(game="vinci", seats=[SeatWish(kind="you")], guide=True)
            table = await house.tables.open((await house.tables.create(ANN, wish)).id)
            assert table.info(ANN).hints
            row = table.state.row
            assert not hints_allowed(replace(row, terms={**row.terms, RATED: True}))
            assert not hints_allowed(replace(row, terms={HINTS: True, RATED: True}))

    run(play)


def test_the_same_people_once_more_have_the_same_agreement() -> None:
    async def play() -> None:
        async with room() as house:
            for hints in (True, False):
                table = await house.table(ANN, BOB, hints=hints)
                again = open_again(house.tables.house.shelf, table.state, "again", 0.0).state.row
                assert hints_allowed(again) is hints

    run(play)


@pytest.mark.parametrize("game", ["vinci", "tapestry"])
def test_a_real_bot_answers_with_what_the_page_can_light(game: str) -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, bots=["gentle"], game=game, hints=True)
            await until(lambda: 0 in table.state.pending)
            page = Page(table, ANN).join()
            hint: Hint = await ask(table)
            known = {(each["i"], *each.get("then", [])) for each in page.told["choices"][0]["acts"]}
            assert {tuple(answer.acts) for answer in hint.answers} <= known
            assert len(hint.answers) >= 2

    run(play)

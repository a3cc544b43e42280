"""People speak at a table: who hears whom, how often, and what the owner may say about it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Guest
from ecumene.table.wire.messages import TalkRule
from ecumene.table.wire.talk_messages import ReportRequest, SayRequest
from tests.table.live.room import ANN, BOB, CAT, DAN, Page, act, legal, refused, room, run, until
from tests.table.live.test_two_servers import two_rooms


async def say(table: LiveTable, guest: Guest, text: str) -> None:
    await table.talk.say(guest, SayRequest(text=text))


def said(page: Page) -> list[str]:
    """What a page has heard."""
    return [line["text"] for message in page.heard if message["type"] == "talk" for line in message["lines"]]


async def known(table: LiveTable, guest: Guest) -> list[str]:
    return [line.text for line in (await table.talk.info(guest)).lines]


def test_while_a_game_is_on_players_and_spectators_do_not_hear_each_other() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB)
            pages = [Page(table, guest).join() for guest in (ANN, BOB, CAT, DAN)]
            await say(table, ANN, "my plan")
            await say(table, CAT, "she has the better hand")
            assert [said(page) for page in pages] == [["my plan"]] * 2 + [["she has the better hand"]] * 2
            assert await known(table, BOB) == ["my plan"]
            assert await known(table, DAN) == ["she has the better hand"]
            lines = (await table.talk.info(BOB)).lines
            assert [(line.seat, line.name, line.circle) for line in lines] == [(0, "Ann", "table")]

    run(play)


def test_a_speaker_is_found_where_they_sit_now() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, CAT, begin=False, order="random", seed=5)
            await say(table, BOB, "hello")
            await table.begin(ANN)
            line = (await table.talk.info(ANN)).lines[0]
            assert line.seat is not None
            assert table.state.seats[line.seat].name == "Bob"
            assert line.seat != 1, "the order was drawn, so that this test tells something"

    run(play)


def test_before_and_after_the_game_everybody_hears_everybody() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, begin=False)
            await say(table, CAT, "may I watch?")
            assert await known(table, ANN) == ["may I watch?"]
            await table.begin(ANN)
            assert await known(table, CAT) == []
            await say(table, CAT, "quietly")
            assert await known(table, ANN) == ["may I watch?"]
            await finish(table)
            assert await known(table, ANN) == ["may I watch?", "quietly"]
            page = Page(table, ANN).join()
            await say(table, CAT, "well done")
            assert said(page) == ["well done"]

    run(play)


async def finish(table: LiveTable) -> None:
    """Play to the end: one does what comes first."""
    while table.state.status == "running":
        seat = table.state.pending[0]
        await act(table, seat, legal(table, seat)[0])


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<b>bold</b> & https://example.org", "<b>bold</b> & https://example.org"),
        ("  two\n lines\t", "two lines"),
        ("a\u202eb\u200bc", "abc"),
        ("où ça ?", "où ça ?"),
        (
            "\U0001f469\u200d\U0001f466 \u2764\ufe0f 1\ufe0f\u20e3",
            "\U0001f469\u200d\U0001f466 \u2764\ufe0f 1\ufe0f\u20e3",
        ),
        (
            "\U0001f3f3\ufe0f\u200d\U0001f308 \U0001f44d\U0001f3fd",
            "\U0001f3f3\ufe0f\u200d\U0001f308 \U0001f44d\U0001f3fd",
        ),
        ("a\u200db\ufe0f \u2764\ufe0f\ufe0f\u200d\u200d 1\ufe0f2 \u200d", "ab \u2764\ufe0f 12"),
    ],
)
def test_what_is_written_is_shown_as_written_on_one_line(text: str, shown: str) -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB)
            await say(table, ANN, text)
            assert await known(table, BOB) == [shown]

    run(play)


def test_a_phrase_is_read_in_both_languages() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB)
            await table.talk.say(ANN, SayRequest(phrase="good-luck"))
            info = await table.talk.info(BOB)
            assert info.lines[0].phrase == next(each.text for each in info.phrases if each.id == "good-luck")
            assert info.lines[0].phrase is not None
            assert info.lines[0].phrase.en != info.lines[0].phrase.fr
            assert info.lines[0].text == ""

    run(play)


def test_nothing_visible_is_nothing_said() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB)
            refusal = await refused(say(table, ANN, " \u200b\n"), "bad_request", 400)
            assert refusal.problem.field == "text"
            assert await known(table, ANN) == []

    run(play)


def test_the_owner_may_turn_it_off_and_on_and_slow_it_down() -> None:
    async def play() -> None:
        now = 1_000.0

        def clock() -> float:
            return now

        async with room(clock=clock) as here:
            table = await here.table(ANN, BOB)
            await refused(table.rule_talk(BOB, TalkRule(on=False)), "not_allowed", 403)
            await table.rule_talk(ANN, TalkRule(on=False))
            await refused(say(table, BOB, "hello?"), "not_allowed", 403)
            await refused(say(table, CAT, "hello?"), "not_allowed", 403)
            assert not table.info(BOB).talk.on
            await table.rule_talk(ANN, TalkRule(slow=30))
            await say(table, BOB, "one")
            await say(table, ANN, "another's first")
            now += 29.5
            refusal = await refused(say(table, BOB, "two"), "too_many", 429)
            assert "one more second" in refusal.problem.text.en
            now += 0.5
            await say(table, BOB, "two")
            assert (await here.reopened(table)).state.speaking.slow == 30

    run(play)


def test_a_table_may_be_opened_without() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, talk=TalkRule(on=False))
            await refused(say(table, ANN, "hello?"), "not_allowed", 403)

    run(play)


def test_marks_tell_speakers_apart_at_one_table_and_say_nothing_about_others() -> None:
    async def play() -> None:
        async with room() as here:
            one, other = await here.table(ANN, BOB), await here.table(ANN, BOB)
            marks: set[Any] = set()
            for table in (one, other):
                await say(table, ANN, "a")
                await say(table, BOB, "b")
                info = await table.talk.info(ANN)
                assert info.you == info.lines[0].who
                marks |= {line.who for line in info.lines}
            assert len(marks) == 4
            assert not marks & {ANN.id, BOB.id}

    run(play)


def test_one_reports_what_one_heard_and_nothing_else() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB)
            await say(table, ANN, "rude")
            why = ReportRequest(why="insult")
            await refused(table.talk.report(CAT, 1, why), "not_found", 404)
            await refused(table.talk.report(ANN, 1, why), "bad_request", 400)
            await refused(table.talk.report(BOB, 2, why), "not_found", 404)
            await table.talk.report(BOB, 1, why)
            assert [(each.number, each.by, each.why) for each in here.store.database.reports] == [(1, BOB.id, "insult")]

    run(play)


def test_what_is_said_here_is_heard_there() -> None:
    async def play() -> None:
        async with two_rooms() as (here, there):
            table = await here.table(ANN, BOB)
            twin = await there.tables.open(table.state.row.id)
            page = Page(twin, BOB).join()
            await twin.talk.info(BOB)
            for number in range(5):
                await say(table, ANN, f"word {number}")
            await until(lambda: len(said(page)) == 5)
            assert said(page) == [f"word {number}" for number in range(5)]

    run(play)


def test_words_that_are_gone_are_taken_from_the_page() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB)
            page = Page(table, BOB).join()
            await say(table, ANN, "my address")
            lines = here.store.database.talk[table.state.row.id]
            lines[0] = replace(lines[0], guest="", name="", text="")
            await table.hear_talk()
            last = page.heard[-1]
            assert last["whole"]
            assert [(line["who"], line["text"]) for line in last["lines"]] == [("", "")]

    run(play)


def test_where_the_store_is_gone_nothing_was_said() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB)
            await say(table, ANN, "before")
            here.store.down = True
            await refused(say(table, ANN, "lost"), "unavailable", 503)
            here.store.down = False
            assert await known(table, BOB) == ["before"]

    run(play)

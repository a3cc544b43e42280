"""A table to learn at: the guide says who sits there and what chance brings, and speaks at every question."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene import catalogue
from ecumene.table.live.live import LiveTable
from ecumene.table.live.opening import open_again
from ecumene.table.log.foreknown import is_guided
from ecumene.table.wire.messages import NewTable, SeatWish
from ecumene.table.wire.problems import TableProblem
from tests.table.live.room import ANN, BOB, Page, Room, act, room, run, until

YOU = SeatWish(kind="you")


async def learning(house: Room, game: str = "vinci") -> LiveTable:
    info = await house.tables.create(ANN, NewTable(game=game, seats=[YOU], options={"min_conquest": 1}, guide=True))
    return await house.tables.open(info.id)


def updates(page: Page) -> list[dict[str, Any]]:
    return [message for message in page.heard if message["type"] == "update"]


def test_a_table_to_learn_at_is_the_guide_s() -> None:
    async def play() -> None:
        async with room() as house:
            table = await learning(house)
            guide = catalogue["vinci"].guide
            assert guide is not None
            info = table.info(ANN)
            assert info.guide
            assert info.foreknown == "seed", "so it can never count"
            assert not info.public
            assert info.you.seats == [0]
            assert [(seat.kind, seat.level) for seat in info.seats] == [
                ("person", None),
                *[("bot", "gentle")] * (guide.seats - 1),
            ]
            assert table.state.row.seed == guide.seed
            assert info.options["min_conquest"] == 0, "the guide's, not the wish's"
            assert info.status == "running"

    run(play)


def test_the_learner_is_told_which_steps_fit() -> None:
    async def play() -> None:
        async with room() as house:
            table = await learning(house)
            page = Page(table, ANN).join()
            first = page.heard[0]
            assert first["guide"][0]["step"] == "people"
            assert first["log"][0]["event"]["say"]["t"] == "core-log-guide"
            other = Page(table, BOB).join()
            assert other.heard[0]["guide"] == [], "whoever only looks on is taught nothing"
            await act(table, 0, "take I")
            await until(lambda: bool(page.told["choices"]))
            fitting = {moment["step"]: moment for moment in updates(page)[-1]["guide"]}
            assert "enter" in fitting
            assert "people" not in fitting, "its question is answered"
            numbers = {each["i"] for each in page.told["choices"][0]["acts"]}
            assert numbers.issuperset(fitting["enter"]["acts"])
            assert fitting["enter"]["points"] == ["iberia_west"]

    run(play)


def test_the_same_people_once_more_are_not_taught_again() -> None:
    async def play() -> None:
        async with room() as house:
            table = await learning(house)
            again = open_again(house.tables.house.shelf, table.state, "again", 0.0).state.row
            assert not is_guided(again)
            assert again.seed != table.state.row.seed

    run(play)


def test_a_usual_table_has_no_guide() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, bots=["gentle", "gentle"], game="vinci")
            assert not table.info(ANN).guide
            assert "guide" not in Page(table, ANN).join().heard[0]

    run(play)


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        (NewTable(game="vinci", seats=[YOU], guide=True, content="tokens: []"), "content"),
        (NewTable(game="harbour", seats=[YOU], guide=True), "guide"),
    ],
)
def test_there_is_no_guide_for_an_owner_s_content_or_where_none_is_written(wish: NewTable, field: str) -> None:
    async def play() -> None:
        async with room() as house:
            with pytest.raises(TableProblem) as refused:
                await house.tables.create(ANN, wish)
            assert refused.value.problem.field == field
            assert "guide" in refused.value.problem.text.en

    run(play)

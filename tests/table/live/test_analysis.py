"""Analysis of games that are over: begun by itself, thought once, kept, and never of a game that runs."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from ecumene.core.scene import Text
from ecumene.core.texts import say
from ecumene.table.bots.lanes import Errand
from ecumene.table.live import analysing, analyst
from ecumene.table.live.analysing import (
    ALIKE,
    LEAST,
    MOMENTS,
    OWN,
    Deed,
    Played,
    Thoughts,
    grid,
    mattering,
    next_look,
    next_moment,
    whole_error,
)
from ecumene.table.live.analysis_telling import turning_point
from ecumene.table.live.live import LiveTable
from ecumene.table.wire.analysis_messages import Analysis, PlayOn, TurningPoint
from ecumene.table.wire.messages import ImportRecord, RewindRequest
from ecumene.table.wire.teaching_messages import HintReason
from tests.table.live.memory import Database
from tests.table.live.room import ANN, BOB, CAT, Room, random_action, refused, room, run, until

GOLDEN = Path(__file__).parents[2] / "golden" / "0.1.0"
GAMES = ["vinci", "rise_and_fall", "tapestry", "rise_of_empires", "beyond_the_horizon"]


@pytest.fixture(autouse=True)
def few_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is thought matters here, not how well."""
    monkeypatch.setattr(analyst, "TIMES", 2)
    monkeypatch.setattr(analysing, "COARSE", 12)
    monkeypatch.setattr(analysing, "FINE", 12)


async def finish(table: LiveTable, seed: int = 1) -> None:
    rng = Random(seed)
    while table.state.status != "over":
        await random_action(table, rng)


async def analysed(house: Room, table: LiveTable) -> Analysis:
    """The analysis, once it is whole."""

    while not (found := await house.tables.analysis(table)).done:
        await asyncio.sleep(0.01)
    return found


def golden(game: str) -> str:
    """The record of a whole game."""
    records = [path.read_text() for path in sorted(GOLDEN.glob(f"{game}*"))]
    return next(record for record in records if "\nresult" in record)


# ---- what is asked, and what mattered


def course(seats: int, chances: dict[int, float], kinds: dict[int, str] | None = None) -> tuple[Any, Thoughts]:
    """A game of two who take turns, of which the chance of the first after each of some moves is known."""

    played = SimpleNamespace(last=100, rests=list(range(101)), opening=10)
    played.deeds = [Deed(n, n + 1, n // 2 % 2, ((kinds or {}).get(n, f"verb{n}"),)) for n in range(100)]
    thoughts = Thoughts()
    for move, chance in chances.items():
        rest = (1.0 - chance) / (seats - 1)
        thoughts.points[move] = [[chance, *[rest] * (seats - 1)], [0.001] * seats]
    return played, thoughts


def steps(*jumps: int) -> dict[int, float]:
    """Chances that change at these moves only, up and down, the later the more."""
    found, chance = {}, 0.3
    for move in range(101):
        found[move] = chance
        if move in jumps:
            chance += (0.1 + move / 1000) * (1 if chance < 0.5 else -1)
    return found


def test_the_opening_never_mattered() -> None:
    played, thoughts = course(2, steps(2, 9, 10, 50))
    assert [deed.before for deed in mattering(played, thoughts)] == [10, 50]


def test_at_most_five_moments_spread_over_the_game_in_its_order() -> None:
    played, thoughts = course(2, steps(*range(12, 100, 5)))
    found = mattering(played, thoughts)
    assert len(found) == MOMENTS
    assert [deed.before for deed in found] == sorted(deed.before for deed in found)
    for fifth in range(5):
        assert sum(deed.before * 5 // 101 == fifth for deed in found) <= ALIKE


def test_no_four_moments_are_of_one_seat() -> None:
    played, thoughts = course(2, steps(12, 20, 32, 40, 60, 80))
    assert {deed.seat for deed in played.deeds if deed.before in (12, 20, 32, 40, 60, 80)} == {0}
    assert len(mattering(played, thoughts)) == OWN


def test_no_three_moments_are_of_one_kind() -> None:
    kinds = dict.fromkeys((20, 40, 60, 80), "conquer") | {30: "decline"}
    played, thoughts = course(2, steps(20, 30, 40, 60, 80), kinds)
    found = [deed.kind for deed in mattering(played, thoughts)]
    assert found.count("conquer") == ALIKE
    assert "decline" in found


def test_what_may_be_noise_did_not_matter() -> None:
    played, thoughts = course(2, steps(50))
    thoughts.points[50][1] = [0.2] * 3
    assert next_look(played, thoughts) == played.deeds[50], "a look will tell"
    thoughts.looks[50] = [{"deed": ["verb50"], "chance": 0.4}, {"deed": ["other"], "chance": 0.2}]
    assert mattering(played, thoughts) == []
    thoughts.points[50][1] = [0.01] * 3
    assert mattering(played, thoughts) == [played.deeds[50]]


def test_where_every_answer_led_to_the_same_it_only_became_clear() -> None:
    played, thoughts = course(2, steps(50, 70))
    thoughts.looks[50] = [{"deed": ["verb50"], "chance": 0.4}, {"deed": ["other"], "chance": 0.41}]
    assert [deed.before for deed in mattering(played, thoughts)] == [70]
    played.deeds[50] = replace(played.deeds[50], lucky=True)
    assert [deed.before for deed in mattering(played, thoughts)] == [50, 70], "but luck is told"


def test_what_left_no_choice_did_not_matter() -> None:
    played, thoughts = course(2, steps(50, 70))
    thoughts.looks[50] = [{"deed": ["verb50"]}]
    assert [deed.before for deed in mattering(played, thoughts)] == [70]
    assert next_look(played, thoughts) == played.deeds[70]


def test_moments_are_sought_where_the_chances_changed_most() -> None:
    played, thoughts = course(3, {0: 0.3, 100: 0.9, 50: 0.35})
    for known in grid(played.rests):
        thoughts.points.setdefault(
            known, [[0.35, 0.35, 0.3], [0.0] * 3] if known < 60 else [[0.9, 0.05, 0.05], [0.0] * 3]
        )
    sought = []
    while (move := next_moment(played, thoughts)) is not None:
        sought.append(move)
        thoughts.points[move] = [[0.35, 0.35, 0.3], [0.0] * 3] if move < 60 else [[0.9, 0.05, 0.05], [0.0] * 3]
    assert {59, 60} <= thoughts.points.keys(), "down to a single deed"
    assert all(45 < move < 70 for move in sought)


def test_doubt_is_greatest_in_the_beginning_and_none_in_the_end() -> None:
    assert whole_error(0.3, 0.0, 1.0) > whole_error(0.3, 0.0, 0.5) > whole_error(0.3, 0.0, 0.0) == 0.0


# ---- at a table


def test_a_game_is_analysed_once_it_is_over_and_the_analysis_is_kept() -> None:
    async def play() -> None:
        async with room(analyse=True) as house:
            table = await house.table(ANN, BOB, seed=77)
            await refused(house.tables.analysis(table), "waiting", 409)
            assert not house.bots.considered, "nobody thinks about a game that runs"
            await finish(table)
            await until(lambda: any(kept.done for kept in house.store.database.analyses.values()))
            asked = len(house.bots.considered)
            found = await analysed(house, table)
            assert len(house.bots.considered) == asked, "it is thought once"
            check(table, found)
            again = await house.reopened(table)
            assert await room_analysis(house, again) == found

    run(play)


async def room_analysis(house: Room, table: LiveTable) -> Analysis:
    return await house.tables.analysis(table)


def check(table: LiveTable, found: Analysis) -> None:
    """What is true of every analysis that is whole."""
    seats, moves = len(table.state.seats), table.state.moves
    assert found.done
    assert found.thoughts == found.of
    assert found.points[0].move == 0
    assert found.points[-1].move == moves
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1.0, abs=0.001)
        assert len(point.chances) == len(point.errors) == seats
    winners = table.info(ANN).winners
    assert found.points[-1].chances == [round(1 / len(winners), 4) if n in winners else 0.0 for n in range(seats)]
    assert found.points[-1].errors == [0.0] * seats
    assert len(found.moments) <= MOMENTS
    judged = {point.move: point for point in found.points}
    for moment in found.moments:
        assert abs(moment.then - moment.chance) >= LEAST - 0.0001
        assert judged[moment.before].chances[moment.who] == moment.chance
        assert judged[moment.move].chances[moment.who] == moment.then
        assert moment.played.actions != moment.other.actions


def test_the_same_game_is_judged_alike_by_every_server() -> None:
    async def play() -> list[Analysis]:
        found = []
        for _ in range(2):
            async with room(analyse=True) as house:
                table = await house.table(ANN, BOB, seed=77)
                await finish(table)
                found.append(await analysed(house, table))
        return found

    one, other = run(play)
    assert one == other


def test_what_was_begun_goes_on_after_a_restart() -> None:
    async def play() -> None:
        database = Database()
        async with room(database, analyse=True) as house:
            table = await house.table(ANN, BOB, seed=77)
            few = iter(range(7))
            judged = house.bots.judging

            def halting(asked: dict[str, Any]) -> dict[str, Any] | None:
                if next(few, None) is None:
                    raise KeyError("the server stops here")
                return {"chances": [0.5, 0.5], "errors": [0.1, 0.1]}

            house.bots.judging = halting
            await finish(table)
            await until(lambda: len(house.bots.considered) == 8)
            house.bots.judging = judged
        kept = database.analyses[table.state.row.id]
        assert not kept.done
        assert len(kept.data["points"]) == 6
        async with room(database, analyse=True) as house:
            await until(lambda: database.analyses[table.state.row.id].done)
            again = [asked for asked in house.bots.considered if "then" not in asked]
            assert len(again) == len(database.analyses[table.state.row.id].data["points"]) - 6

    run(play)


def test_a_game_that_was_taken_back_is_not_analysed_until_it_is_over_again() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, seed=77)
            await finish(table)
            first = await analysed(house, table)
            await table.rewind(ANN, RewindRequest(move=table.state.moves - 6, version=table.state.version))
            await refused(house.tables.analysis(table), "waiting", 409)
            await finish(table, 5)
            assert not (await house.tables.analysis(table)).done, "another end, another game"
            assert (await analysed(house, table)).points != first.points

    run(play)


def test_bots_that_break_down_leave_gaps_and_no_moments() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, seed=77)
            await finish(table)
            house.bots.judging = lambda asked: None
            found = await analysed(house, table)
            assert found.points == []
            assert found.moments == []

    run(play)


def test_games_without_people_wait_until_somebody_asks() -> None:
    async def play() -> None:
        async with room(analyse=True) as house:
            info = await house.tables.import_record(ANN, ImportRecord(record=golden("vinci")))
            table = await house.tables.open(info.id)
            assert table.state.status == "over"
            assert not house.bots.considered
            assert not (await house.tables.analysis(table)).done
            await until(lambda: bool(house.bots.considered))

    run(play)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_what_mattered_in_words(game: str) -> None:
    async def play() -> None:
        async with room() as house:
            info = await house.tables.import_record(ANN, ImportRecord(record=golden(game)))
            table = await house.tables.open(info.id)
            played, thoughts = Played(table.state), Thoughts()
            kinds: dict[str, Deed] = {}
            reasons: list[HintReason] = []
            for deed in played.deeds:
                kinds.setdefault(deed.kind, deed)
            for deed in [*kinds.values()][-4:]:
                before, after = (played.moves[move].position.dump() for move in (deed.before, deed.after))
                asked = {"game": game, "content": "", "judge": before, "then": after, "seat": deed.seat}
                asked |= {"given": list(deed.actions), "seed": 1, "times": 1, "left": 0.5}
                thoughts.heard(deed, await house.bots.consider(asked, Errand()))
                if len(thoughts.looks[deed.before]) > 1:
                    found = turning_point(played, thoughts, deed)
                    told_in_words(table, found)
                    reasons += found.reasons
            assert any(len(look) > 1 for look in thoughts.looks.values()), "somebody had a choice"
            assert reasons, "the game has words for what makes answers differ"

    run(play)


def told_in_words(table: LiveTable, moment: TurningPoint) -> None:
    texts: list[Text | None] = [moment.ask, moment.played.say, moment.other.say]
    texts += [item.label for item in moment.items if item.kind == "rule"]
    for reason in moment.reasons:
        assert reason.points
        assert all(said and "{" not in said and "_" not in said for said in (reason.text.en, reason.text.fr))
    for text in texts:
        assert text is not None
        for lang in ("en", "fr"):
            assert_words(table, text, lang)
    assert {item.kind for item in moment.items} >= {"later", "others"}


def assert_words(table: LiveTable, text: Text, lang: str) -> None:
    """A sentence: no message is missing, and nothing is called by its id."""
    words = table.state.game.words(lang)
    sentence = say(words, text, ["Ann", "Bob", "Cat", "Dan"])
    assert sentence
    assert "{" not in sentence
    assert "_" not in sentence
    assert not sentence.startswith(("label-", f"{table.state.row.game}-"))


# ---- playing on


def test_whoever_plays_on_sits_where_a_decision_is_to_be_made_and_bots_sit_elsewhere() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, seed=77, order="random")
            await finish(table)
            before, written = table.state.version, table.record(CAT)
            last = table.state.last
            assert last is not None
            goal = last.back(table.state.moves - 9)
            info = await house.tables.play_on(CAT, table, PlayOn(move=9))
            new = await house.tables.open(info.id)
            assert info.status == "running"
            assert info.moves == 9
            [seat] = info.you.seats
            assert seat in goal.pending
            assert [other.kind for other in info.seats] == ["person" if n == seat else "bot" for n in range(2)]
            assert [s.colour for s in info.seats] == [s.colour for s in table.info(CAT).seats]
            assert new.state.last is not None
            then, now = goal.position.dump(), new.state.last.position.dump()
            assert {**then, "chance": 0} == {**now, "chance": 0}, "as it was, but for what chance will bring"
            assert new.state.row.seed != table.state.row.seed
            assert (table.state.version, table.record(CAT)) == (before, written), "the record is left alone"
            assert (await house.reopened(new)).state.moves >= 9

    run(play)


def test_one_may_begin_with_another_answer() -> None:
    async def play() -> None:
        async with room() as house:
            info = await house.tables.import_record(ANN, ImportRecord(record=golden("vinci")))
            table = await house.tables.open(info.id)
            found = await analysed(house, table)
            moment = found.moments[0]
            wish = PlayOn(move=moment.before, actions=moment.other.actions)
            new = await house.tables.open((await house.tables.play_on(BOB, table, wish)).id)
            moves = [] if new.state.last is None else [*reversed([*new.state.last.backwards()])]
            first = moves[moment.before : moment.before + len(moment.other.actions)]
            assert [move.deed.notation for move in first] == moment.other.actions
            assert {move.seat for move in first} == {moment.who}
            bad = PlayOn(move=moment.before, actions=["decline", "decline", "decline"])
            await refused(house.tables.play_on(BOB, table, bad), "illegal", 422)

    run(play)


def test_a_game_that_runs_is_not_played_on_elsewhere() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, seed=77)
            await refused(house.tables.play_on(ANN, table, PlayOn(move=0)), "not_allowed", 403)
            await finish(table)
            await refused(house.tables.play_on(ANN, table, PlayOn(move=table.state.moves)), "not_found", 404)

    run(play)


def test_the_opening_of_a_game_is_a_tenth_of_it_at_least() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, seed=77)
            await finish(table)
            played = Played(table.state)
            assert played.opening >= table.state.moves / 10
            assert played.rests[0] == 0
            assert played.deeds[0].actions[0] == played.moves[1].deed.notation

    run(play)

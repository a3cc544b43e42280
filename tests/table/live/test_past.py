"""What somebody has played, told from the summaries of their tables."""

from __future__ import annotations

from typing import Any

from ecumene.table.live.past import Finished, by_bot, by_game, by_opponent, finished, streak
from ecumene.table.store import Summary, TableRow
from ecumene.table.wire.person_messages import BotTally, GameTally, Opponent, OpponentTally, Streak
from tests.table.store.examples import table


def seat(name: str = "", kind: str = "person", level: str | None = None, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "name": name, "level": level, "conceded": False, "forgotten": False, **more}


ANN, BOB, ORM = seat("Ann"), seat("Bob"), seat("Orm", "bot", "keen")


def game(
    points: list[int],
    winners: list[int],
    seats: tuple[dict[str, Any], ...] = (ANN, BOB, ORM),
    at: float = 1.0,
    **row: Any,
) -> tuple[TableRow, Summary]:
    holders = [[] if each["kind"] == "bot" or each["forgotten"] else [each["name"].lower()] for each in seats]
    data = {"seats": list(seats), "holders": holders, "points": points, "winners": winners, "guide": False}
    kept = Summary("over", True, at, 9, data, frozenset({"ann", "bob"}))
    return table(f"t{at:.0f}", **row), kept


def told(*games: tuple[TableRow, Summary]) -> list[Finished]:
    """The newest first."""
    found = [finished(row, kept, "ann") for row, kept in games]
    return [each for each in found if each is not None]


def test_a_finished_game_is_told_from_ones_own_seat() -> None:
    (each,) = told(game([20, 30, 25], [1]))
    assert (each.played.place, each.played.points, each.played.won, each.played.counts) == (3, 20, False, True)
    assert each.played.opponents == [Opponent(name="Bob"), Opponent(level="keen")]
    assert each.others == (("bob", "Bob", True),)


def test_places_follow_the_winners_where_points_are_equal() -> None:
    (won,), (lost,) = told(game([20, 20, 5], [0])), told(game([20, 20, 5], [1]))
    assert (won.played.place, lost.played.place) == (1, 2)
    (shared,) = told(game([20, 20, 5], [0, 1]))
    assert (shared.played.place, shared.played.won) == (1, True)


def placed(seats: tuple[dict[str, Any], ...], points: list[int], winners: list[int], places: list[int]) -> list[int]:
    """The place that each person is told, by seat; bots are told none."""
    row, kept = game(points, winners, seats)
    if places:
        kept.data["places"] = places
    told = [finished(row, kept, each["name"].lower()) for each in seats if each["kind"] == "person"]
    return [each.played.place for each in told if each is not None]


def test_a_place_is_the_games_own_where_points_do_not_decide_it() -> None:
    assert placed((ANN, BOB, ORM), [30, 40, 20], [0], [1, 3, 2]) == [1, 3]
    assert placed((ANN, BOB, ORM), [30, 40, 20], [0], []) == [1, 2], "an older release did not keep the places"


def test_whoever_resigned_with_the_most_points_is_last_and_the_others_move_up() -> None:
    out, cat = seat("Ann", conceded=True, resigned=True), seat("Cat")
    for places in ([1, 3, 2], []):
        assert placed((out, BOB, cat), [90, 10, 40], [2], places) == [3, 2, 1]


def test_whoever_gave_up_is_last_and_what_their_bot_reached_stays_its_own() -> None:
    out, cat = seat("Ann", conceded=True), seat("Cat")
    for places in ([1, 3, 2], []):
        assert placed((out, BOB, cat), [90, 10, 40], [0], places) == [3, 3, 2]


def test_what_is_not_over_or_was_played_on_both_sides_is_no_result() -> None:
    row, kept = game([1, 2, 3], [2])
    assert finished(row, Summary("running", *list(kept.__dict__.values())[1:]), "ann") is None
    assert told(game([1, 2, 3], [2], (ANN, ANN, ORM))) == []
    assert finished(row, kept, "cat") is None


def test_what_counts_for_nothing_is_told_and_not_counted() -> None:
    known = game([9, 1, 1], [0], at=4, terms={"foreknown": "seed"})
    brought = game([9, 1, 1], [0], at=3, imported=True)
    gave_up = game([9, 1, 1], [0], (seat("Ann", conceded=True), BOB, ORM), at=2)
    learned = game([9, 1, 1], [0], at=1)
    learned[1].data["guide"] = True
    past = told(known, brought, gave_up, learned)
    assert [each.played.counts for each in past] == [False] * 4
    assert not past[2].played.won
    assert (by_game(past), by_opponent(past), by_bot(past), streak(past)) == ([], [], [], Streak(now=0, best=0))


def test_games_opponents_and_bots_are_counted() -> None:
    past = told(
        game([30, 20, 10], [0], at=4, game="tapestry"),
        game([10, 20, 10], [1], (ANN, seat("Robert") | {"name": "Bob"}, ORM), at=3),
        game([50, 20, 10], [0], at=2),
        game([50, 20], [0], (ANN, seat("Zoe", forgotten=True)), at=1),
    )
    assert by_game(past) == [
        GameTally(game="vinci", played=3, won=2, best=50), GameTally(game="tapestry", played=1, won=1, best=30)
    ]  # fmt: skip
    assert by_opponent(past) == [OpponentTally(name="Bob", table="t4", played=3, won=2, lost=1)]
    assert by_bot(past) == [BotTally(level="keen", played=3, won=2)]
    assert past[3].played.opponents == [Opponent()]


def test_a_streak_is_what_was_won_in_a_row() -> None:
    won, lost = game([9, 1, 1], [0]), game([1, 9, 1], [1])
    assert streak(told(won, won, lost, won, won, won)) == Streak(now=2, best=3)
    assert streak(told(lost, won)) == Streak(now=0, best=1)
    assert streak([]) == Streak(now=0, best=0)

"""What a rated game tells of everybody's strength."""

from __future__ import annotations

from typing import Any

from ecumene.rating import TAU, UNKNOWN, Strength, learn
from ecumene.table.log.judging import FIXED, judge, shown
from ecumene.table.store.ratings import RatingRow, Verdict


def seat(kind: str = "person", level: str | None = None, **more: bool) -> dict[str, Any]:
    return {"kind": kind, "level": level, "conceded": False, "resigned": False, "forgotten": False, **more}


STEADY, KEEN = seat("bot", "steady"), seat("bot", "keen")


def told(
    seats: list[dict[str, Any]], who: list[str], places: list[int], known: dict[str, Strength] | None = None
) -> dict[str, Verdict]:
    """By whom it is about what a game tells that ended so; bots are nobody's."""
    rows = {name: RatingRow(name, "vinci", 2, each.mu, each.sigma, 3, 1.0) for name, each in (known or {}).items()}
    data = {"seats": seats, "holders": [[each] if each else [] for each in who], "places": places}
    return {verdict.who: verdict for verdict in judge(data, rows.get)}


def rise(verdict: Verdict) -> float:
    return verdict.after[0] - verdict.before[0]


def test_whoever_wins_rises_and_everybody_is_better_known() -> None:
    found = told([seat(), seat()], ["ann", "bob"], [2, 1])
    assert rise(found["bob"]) > 0 > rise(found["ann"])
    assert all(each.before == (UNKNOWN.mu, UNKNOWN.sigma) and each.after[1] < UNKNOWN.sigma for each in found.values())
    assert told([seat(), seat()], ["ann", "bob"], [1, 1])["ann"].after[0] == UNKNOWN.mu


def test_the_steady_bot_is_the_yardstick_and_never_moves() -> None:
    found = told([seat(), STEADY], ["ann", ""], [1, 2])
    assert rise(found["ann"]) > 0
    assert found[FIXED].before == found[FIXED].after
    assert shown(Strength(*found[FIXED].after)) == (1500, 0)


def test_other_bots_are_learnt_and_several_of_a_level_are_one() -> None:
    found = told([seat(), KEEN, KEEN], ["ann", "", ""], [3, 1, 2])
    assert set(found) == {"ann", "bot:keen"}
    assert found["bot:keen"].seats == (1, 2)
    assert rise(found["bot:keen"]) > 0
    alone = learn([UNKNOWN] * 3, [3, 1, 2])
    assert found["bot:keen"].after[0] == (alone[1].mu + alone[2].mu) / 2


def test_a_person_may_have_changed_since_and_a_bot_has_not() -> None:
    sure = Strength(30.0, 2.0)
    found = told([seat(), KEEN], ["ann", ""], [1, 2], {"ann": sure, "bot:keen": sure})
    assert found["ann"].before == (30.0, sure.after(TAU).sigma)
    assert found["ann"].before[1] > 2.0
    assert found["bot:keen"].before == (30.0, 2.0)


def test_whoever_gives_up_or_is_out_of_time_is_last_whatever_their_bot_did() -> None:
    for gone in (seat(conceded=True), seat(resigned=True)):
        found = told([gone, seat()], ["ann", "bob"], [1, 2])
        assert rise(found["bob"]) > 0 > rise(found["ann"])
    both = told([seat(conceded=True), seat(resigned=True)], ["ann", "bob"], [1, 2])
    assert rise(both["ann"]) == rise(both["bob"]) == 0


def test_where_a_bot_stood_in_the_person_has_what_the_seat_got() -> None:
    found = told([seat(away=True, level="gentle"), seat()], ["ann", "bob"], [1, 2])
    assert rise(found["ann"]) > 0


def test_whoever_was_forgotten_is_left_out() -> None:
    found = told([seat(conceded=True, forgotten=True), seat(), seat()], ["", "bob", "cat"], [1, 2, 3])
    assert set(found) == {"bob", "cat"}
    assert told([seat(conceded=True, forgotten=True), seat()], ["", "bob"], [1, 2]) == {}


def test_nothing_is_learnt_from_bots_alone_or_from_one_person_at_both_ends() -> None:
    assert told([KEEN, STEADY], ["", ""], [1, 2]) == {}
    assert told([seat(), seat()], ["ann", "ann"], [1, 2]) == {}

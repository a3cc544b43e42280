"""Limits of our own where the rulebook tells none: the end of the food track, and borders that stay closed."""

from __future__ import annotations

from tests.marks import rule
from tests.rise_of_empires.board import game, table


@rule("rise_of_empires.setup.food_track")
def test_the_food_track_ends_at_twenty() -> None:
    board = table().own(0, "plains", "plains").give(0, food=19, gold=0).phase("food")
    assert board.has(0, "food") == 20
    assert board.has(0, "gold") == 1, "three food beyond the end are one gold"


@rule("rise_of_empires.reach.closed_borders")
def test_nobody_crosses_a_closed_border_by_land() -> None:
    box = game().box
    assert {box.regions[a].id for a, _ in box.closed} == {"china", "indies"}
    for a, b in box.closed:
        for here, there in ((a, b), (b, a)):
            start, goal = box.regions[here].id, box.regions[there].id
            board = table(turn="IIIA").cubes(0, **{start: 2}).act("disc empire", "empire e1")
            assert f"place {start} 1" in board.legal()
            assert f"place {goal} 1" not in board.legal()

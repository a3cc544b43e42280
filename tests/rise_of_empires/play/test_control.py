"""Control of regions: who has it, who shares it, and what counts it."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rise_of_empires.board import Board, game, table

BENEFITS = {
    "mediterranean": ("gold", 1), "iberia": ("resource", 1), "gaul": ("food", 2), "italia": ("cube", 1),
    "balkans": ("resource", 2), "greece": ("food", 2), "asia_minor": ("cube", 1), "levant": ("gold", 2),
    "egypt": ("food", 3), "cyrenaica": ("cube", 1), "carthage": ("gold", 1), "mauretania": ("resource", 1),
    "britain": ("resource", 2), "northern_europe": ("gold", 1), "germany": ("resource", 1), "poland": ("food", 3),
    "danube": ("cube", 1), "muscovy": ("cube", 2), "north_america": ("resource", 1), "south_america": ("gold", 2),
    "china": ("gold", 1), "indies": ("resource", 2),
}  # fmt: skip
GOODS = ("gold", "resource", "cube", "food")


def benefit(board: Board, seat: int) -> dict[str, int]:
    """What a seat gains in the Food and Income phases."""
    for other in range(board.position.seats):
        board.give(other, food=8)
    before = {thing: board.has(seat, thing) for thing in GOODS}
    board.phase("food", "income")
    return {thing: board.has(seat, thing) - before[thing] for thing in GOODS if board.has(seat, thing) != before[thing]}


@rule("rise_of_empires.control.benefit")
@pytest.mark.parametrize("region", game().box.region_no)
def test_a_region_gives_its_benefit_to_who_controls_it(region: str) -> None:
    expected = dict([BENEFITS[region]] if region in BENEFITS else [])
    assert benefit(table().cubes(0, **{region: 3}).cubes(1, **{region: 2}), 0) == expected
    assert benefit(table().cubes(0, **{region: 3}).cubes(1, **{region: 2}), 1) == {}


@rule("rise_of_empires.control.benefit")
def test_it_gives_it_every_turn() -> None:
    board = table().cubes(0, levant=1).phase("income", "income")
    assert board.has(0, "gold") == 9


@rule("rise_of_empires.control.most")
@pytest.mark.parametrize(
    ("cubes", "controller"), [((1, 0, 0), 0), ((3, 2, 2), 0), ((0, 4, 3), 1), ((2, 2, 3), 2)], ids=str
)
def test_more_cubes_than_each_other_player_is_control_even_of_one_cube(cubes: tuple[int, ...], controller: int) -> None:
    for seat in range(3):
        board = table(seats=3)
        for owner, number in enumerate(cubes):
            board.cubes(owner, gaul=number)
        assert benefit(board, seat) == ({"food": 2} if seat == controller else {})


@rule("rise_of_empires.control.shared")
@pytest.mark.parametrize(
    ("region", "cubes", "each"),
    [
        ("balkans", (2, 2, 0), 1),
        ("balkans", (2, 2, 1), 1),  # the third has no part
        ("egypt", (3, 3, 1), 1),  # 3 among two: one is lost
        ("egypt", (2, 2, 2), 1),
        ("muscovy", (1, 1, 1), 0),
    ],
)
def test_those_who_are_level_share_and_what_does_not_divide_is_lost(
    region: str, cubes: tuple[int, ...], each: int
) -> None:
    thing = BENEFITS[region][0]
    for seat, number in enumerate(cubes):
        board = table(seats=3)
        for owner, amount in enumerate(cubes):
            board.cubes(owner, **{region: amount})
        assert benefit(board, seat) == ({thing: each} if each and number == max(cubes) else {})


@rule("rise_of_empires.control.shared_down")
@pytest.mark.parametrize("region", [name for name, (_, amount) in BENEFITS.items() if amount == 1])
def test_a_single_thing_shared_goes_to_nobody(region: str) -> None:
    for seat in (0, 1):
        assert benefit(table().cubes(0, **{region: 2}).cubes(1, **{region: 2}), seat) == {}


@rule("rise_of_empires.control.for_tiles")
@pytest.mark.parametrize(("other", "points"), [(1, 2), (2, 1), (3, 1)])
def test_for_tiles_a_region_counts_only_without_a_tie(other: int, points: int) -> None:
    board = table(turn="IIIA").own(0, "ideology").cubes(0, gaul=2, egypt=1).cubes(1, gaul=other)
    board.phase("points")
    assert board.tally("scores", 0).by_rule()["rise_of_empires.progress.each_turn"] == points


@rule("rise_of_empires.control.for_tiles")
def test_a_free_action_counts_regions_in_the_same_way() -> None:
    board = table().own(0, "tribute").cubes(0, gaul=2, egypt=1).cubes(1, gaul=2)
    board.act("use tribute")
    assert board.has(0, "gold") == 6


@rule("rise_of_empires.control.for_tiles", "rise_of_empires.effects.ally_returns")
@pytest.mark.parametrize(("other", "points"), [(1, 1), (2, 0)])
def test_the_alliance_scores_in_a_region_of_strict_control(other: int, points: int) -> None:
    board = table(turn="IIA").own(0, "diplomacy").cubes(0, gaul=2).cubes(1, gaul=other)
    board.act("use diplomacy").phase("points")
    assert board.tally("scores", 0).by_rule().get("rise_of_empires.progress.each_turn", 0) == points
    board.phase("points")  # the piece has come back
    assert "rise_of_empires.progress.each_turn" not in board.tally("scores", 0).by_rule()

"""The score: every source of points, the winner, ties; and what is counted for objectives and points."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecumene.games.beyond_the_horizon.box.terms import COUNTERS, DEMOCRACY, INVESTMENT_SPACES, LEVELS, MONARCHY, POINTS
from ecumene.games.beyond_the_horizon.play.counting import count
from tests.beyond_the_horizon.board import Board, table
from tests.marks import rule

LANDS = ("oasis", "salt_lake", "reed_marsh", "river_ford")


def plain(seats: int = 2) -> Board:
    """A table with four territories, where nobody has any points."""
    board = table(seats).objectives("age_of_learning", "two_citadels", "blossoming_realm").lay(*LANDS)
    assert [board.points(seat) for seat in range(seats)] == [0] * seats
    return board


def points_on(board: Board, tile: str, what: str) -> int:
    territory = board.position.box.territories[board.position.box.tile_no[tile]]
    return territory.village_points if what == "village" else territory.city_points


# ---- the sources


@rule("beyond_the_horizon.scoring.objectives")
def test_objectives_score_more_for_the_first_who_claimed_them() -> None:
    board = plain(3).claimed("two_citadels", 1, 0).claimed("age_of_learning", 0)
    values = board.position.box.values
    assert board.scores(0) == {"objectives": values.claim_first + values.claim_later}
    assert board.scores(1) == {"objectives": values.claim_first}
    assert board.scores(2) == {}
    assert (values.claim_first, values.claim_later) == (5, 3)


@rule("beyond_the_horizon.scoring.technologies")
@pytest.mark.parametrize(
    ("technology", "level"), [("wheel", "I"), ("coinage", "II"), ("electricity", "III"), ("internet", "IV")]
)
def test_a_technology_scores_as_many_points_as_its_level(technology: str, level: str) -> None:
    board = plain()
    if level == "IV":
        board.card("IV1", technology)
    board.tech(0, technology)
    assert board.scores(0) == {"technologies": LEVELS.index(level) + 1}


@rule("beyond_the_horizon.scoring.technologies", "beyond_the_horizon.private.gives")
def test_private_technologies_score_their_level_too() -> None:
    board = plain().private(0, "mythology", "electricity").tech(0, "wheel")
    assert board.scores(0) == {"technologies": 1 + 2 + 3}


@rule("beyond_the_horizon.scoring.technology_bonus")
def test_technologies_score_the_points_they_name_for_the_end() -> None:
    board = plain().card("IV1", "world_heritage").tech(0, "world_heritage").village(0, *LANDS[:3]).city(0, *LANDS[:2])
    villages, cities = board.position.box.technologies[board.position.cards[-3]].points
    assert board.scores(0)["technology_bonus"] == 3 * villages.points + 2 * cities.points > 0
    assert board.scores(1) == {}


@rule("beyond_the_horizon.scoring.technology_bonus")
def test_points_come_for_every_so_many_and_up_to_a_limit() -> None:
    board = plain().tech(0, "stock_exchange")
    (per,) = board.position.box.technologies[board.position.box.technology_no["stock_exchange"]].points
    assert per.every > 1
    enough = per.every * -(-per.most // per.points)
    for coins, points in (
        (per.every - 1, 0), (per.every, per.points), (2 * per.every - 1, per.points), (2 * per.every, 2 * per.points),
        (enough, per.most), (enough + per.every, per.most),
    ):  # fmt: skip
        assert board.give(0, coins=coins).scores(0).get("technology_bonus", 0) == points


@rule("beyond_the_horizon.scoring.bonus_below_iv")
def test_end_points_of_level_iii_count_with_those_of_level_iv() -> None:
    board = plain().tech(0, "advertising").card("IV1", "robotics").tech(0, "robotics").built("cradle", "farm", 1, 0)
    advertising, robotics = (
        board.position.box.technologies[board.position.box.technology_no[name]].points[0].points
        for name in ("advertising", "robotics")
    )
    assert board.scores(0) == {"technologies": 3 + 4, "technology_bonus": advertising + robotics}


@rule("beyond_the_horizon.scoring.technology_bonus", "beyond_the_horizon.effects.points")
def test_points_kept_on_a_technology_count_there() -> None:
    assert plain().do(0, [{"points": 3}], cause="technology.wheel").scores(0) == {"technology_bonus": 3}


@rule("beyond_the_horizon.scoring.villages", "beyond_the_horizon.scoring.cities")
def test_village_and_city_of_one_tile_score_for_those_who_settled_them() -> None:
    board = plain().village(0, "oasis", "salt_lake").city(1, "oasis").city(0, "reed_marsh").village(1, "reed_marsh")
    villages = points_on(board, "oasis", "village") + points_on(board, "salt_lake", "village")
    assert board.scores(0) == {"villages": villages, "cities": points_on(board, "reed_marsh", "city")}
    assert board.scores(1) == {
        "villages": points_on(board, "reed_marsh", "village"), "cities": points_on(board, "oasis", "city")
    }  # fmt: skip


@rule("beyond_the_horizon.scoring.first_builder")
def test_the_first_builder_scores_only_where_a_second_player_has_built() -> None:
    board = plain().built("cradle", "palace", 0).built("oasis", "cathedral", 0, 1).built("salt_lake", "farm", 1, 0)
    left = {work.id: work.left_points for work in board.position.box.buildings}
    assert board.scores(0) == {"first_builder": left["cathedral"]}
    assert board.scores(1) == {"first_builder": left["farm"]}


@rule("beyond_the_horizon.scoring.building_points")
def test_points_in_the_middle_of_buildings_are_kept_for_who_built() -> None:
    board = plain().do(0, [{"points": 5}], cause="building.palace").do(1, [{"points": 5}], cause="building.palace")
    assert board.scores(0) == board.scores(1) == {"building_points": 5}


@rule("beyond_the_horizon.scoring.investment")
def test_the_last_value_covered_on_the_investment_track_counts_alone() -> None:
    board = plain()
    scored = [board.invested(0, cubes).scores(0).get("investment", 0) for cubes in range(INVESTMENT_SPACES + 1)]
    values = [space.value if space.kind == POINTS else 0 for space in board.position.box.investment]
    assert scored == [0, *values]
    assert scored == sorted(scored)
    assert scored[-1] > 0


@rule("beyond_the_horizon.scoring.investment")
@pytest.mark.parametrize("beyond", [1, 2, 5])
def test_each_cube_beyond_the_ninth_space_scores_one_more(beyond: int) -> None:
    board = plain().invested(0, INVESTMENT_SPACES)
    full = board.scores(0)["investment"]
    assert board.invested(0, INVESTMENT_SPACES + beyond).scores(0) == {"investment": full + beyond}


@rule("beyond_the_horizon.scoring.leaders")
def test_leaders_score_what_they_name_and_what_was_kept_on_them() -> None:
    board = plain().led(0, "marie_curie").tech(0, "wheel", "writing", "coinage").do(0, [{"points": 2}], "leader.attila")
    (per,) = board.position.box.leaders[board.position.box.leader_no["marie_curie"]].points
    assert board.scores(0)["leaders"] == 2 + per.points * (3 // per.every) > 2
    assert board.scores(1) == {}


@rule("beyond_the_horizon.scoring.leaders")
def test_points_that_a_leader_gives_to_others_are_theirs() -> None:
    board = plain(3).do(0, [{"each": {"who": "opponents", "do": [{"points": 1}]}}], "leader.attila")
    assert [board.scores(seat) for seat in range(3)] == [{}, {"leaders": 1}, {"leaders": 1}]


@rule("beyond_the_horizon.scoring.government", "beyond_the_horizon.governments.democracy")
def test_a_government_scores_in_a_democracy_alone() -> None:
    board = plain().govern(0, "steppe_confederacy", stage=MONARCHY).village(0, "oasis")
    assert board.scores(0) == {"villages": points_on(board, "oasis", "village")}
    board.govern(0, "steppe_confederacy", stage=DEMOCRACY)
    (per,) = board.position.box.governments[board.position.government[0]].points
    assert board.scores(0)["government"] == per.points > 0


# ---- who wins


def finished(*seats: tuple[int, int, int, int]) -> Board:
    """A game that has ended with these points, cubes left on the tracks, active pawns and coins."""
    board = plain(len(seats))
    for seat, (points, cubes, active, coins) in enumerate(seats):
        if points:
            board.do(seat, [{"points": points}])
        removed = 24 - cubes
        board.removed(seat, food=min(removed, 8), economy=min(max(removed - 8, 0), 8))
        board.give(seat, active=active, coins=coins)
    return board.phase("end")


@rule("beyond_the_horizon.scoring.winner")
def test_most_points_win_wherever_they_come_from() -> None:
    board = plain(3).claimed("two_citadels", 1).tech(2, "electricity").village(0, "salt_lake", "reed_marsh", "oasis")
    board.phase("end")
    points = [board.points(seat) for seat in range(3)]
    assert len(set(points)) == 3
    assert board.position.standings().winners == (points.index(max(points)),)
    assert [row.points for row in board.position.standings()] == sorted(points, reverse=True)
    assert [event.args for event in board.told("final")] == [{"who": s, "n": points[s]} for s in range(3)]


@rule("beyond_the_horizon.scoring.winner")
def test_more_points_beat_every_tie_break() -> None:
    assert finished((9, 10, 9, 9), (10, 20, 1, 0)).position.standings().winners == (1,)


@rule("beyond_the_horizon.ties.cubes")
def test_a_tie_goes_to_who_has_fewest_cubes_left_on_the_tracks() -> None:
    assert finished((9, 15, 9, 9), (9, 14, 1, 0)).position.standings().winners == (1,)


@rule("beyond_the_horizon.ties.population")
def test_then_to_who_has_most_active_pawns() -> None:
    assert finished((9, 15, 2, 9), (9, 15, 3, 0)).position.standings().winners == (1,)


@rule("beyond_the_horizon.ties.coins")
def test_then_to_who_has_most_coins() -> None:
    assert finished((9, 15, 2, 4), (9, 15, 2, 5)).position.standings().winners == (1,)


@rule("beyond_the_horizon.ties.shared")
def test_who_is_still_tied_shares_the_victory() -> None:
    board = finished((9, 15, 2, 4), (9, 15, 2, 4), (9, 15, 2, 3)).lay("wheat_hills")
    board.units(1, "cradle settler 6").give(1, colonise=2).reserve(0, "farm")  # none of it matters
    assert board.position.standings().winners == (0, 1)
    assert [row.place for row in board.position.standings()] == [1, 1, 3]


# ---- what is counted


def colours(board: Board) -> Board:
    """Two blue technologies, one of them of level I, one green, and none of red and yellow."""
    return board.tech(0, "writing", "mathematics", "coinage")


COUNTED: dict[str, tuple[Callable[[Board], object], int]] = {
    "flat": (lambda b: b, 1),
    "technologies": (lambda b: b.tech(0, "wheel", "coinage", "electricity").tech(1, "writing"), 3),
    "technologies_ii_plus": (lambda b: b.tech(0, "wheel", "coinage", "electricity").card("IV1", "internet"), 2),
    "technologies_iii": (lambda b: b.card("IV1", "internet").tech(0, "coinage", "electricity", "internet"), 1),
    "colours_with_two": (colours, 1),
    "villages": (lambda b: b.village(0, "oasis", "salt_lake").village(1, "reed_marsh").city(0, "reed_marsh"), 2),
    "cities": (lambda b: b.city(0, "oasis", "salt_lake").city(1, "reed_marsh").village(0, "reed_marsh"), 2),
    "buildings": (lambda b: b.built("oasis", "farm", 0, 1).built("cradle", "mint", 1, 0).village(0, "salt_lake"), 2),
    "map_cubes": (lambda b: b.built("oasis", "farm", 1, 0).village(0, "salt_lake").city(0, "salt_lake"), 3),
    "cubes_removed": (lambda b: b.removed(0, food=3, economy=2, infrastructure=1).invested(0, 4), 6),
    "active_population": (lambda b: b.give(0, active=4), 4),
    "leaders": (lambda b: b.led(0, "attila", "marie_curie").led(1, "nelson_mandela"), 2),
    "shared_tiles": (lambda b: b.village(0, "oasis", "salt_lake").city(1, "oasis").city(0, "salt_lake"), 1),
    "active_columns": (lambda b: b.removed(0, food=4), 3),
    "coins": (lambda b: b.give(0, coins=7), 7),
    "economy_cubes_removed": (lambda b: b.removed(0, food=3, economy=2), 2),
    "technologies_iii_plus": (lambda b: b.card("IV1", "internet").tech(0, "coinage", "cinema", "internet"), 2),
    "main_colours": (colours, 2),
    "villages_and_cities": (lambda b: b.village(0, "oasis").city(0, "oasis").built("cradle", "farm", 0), 2),
    "unit_strength": (lambda b: b.units(0, "cradle settler 3", "oasis soldier 4"), 7),
    "technologies_ii": (lambda b: b.tech(0, "wheel", "coinage", "guilds", "electricity"), 2),
}


@pytest.mark.parametrize("counter", COUNTED)
def test_a_counter_counts_what_it_names(counter: str) -> None:
    board = plain()
    arrange, amount = COUNTED[counter]
    arrange(board)
    assert count(board.position, 0, COUNTERS.index(counter)) == amount


def test_every_counter_is_tested() -> None:
    assert set(COUNTED) == set(COUNTERS)


def counted(board: Board, counter: str) -> int:
    return count(board.position, 0, COUNTERS.index(counter))


@rule("beyond_the_horizon.counters.technologies")
@pytest.mark.parametrize(
    ("counter", "more"),
    [("technologies", 2), ("technologies_ii", 1), ("technologies_ii_plus", 2), ("technologies_iii", 1),
     ("technologies_iii_plus", 1), ("main_colours", 2)],
)  # fmt: skip
def test_private_technologies_are_counted_too(counter: str, more: int) -> None:
    board = plain()
    before = counted(board, counter)
    board.private(0, "mythology", "electricity")
    assert counted(board, counter) == before + more


@rule("beyond_the_horizon.counters.colours")
def test_a_technology_of_level_iv_counts_as_every_colour() -> None:
    board = colours(plain()).card("IV1", "space_flight")
    assert (counted(board, "main_colours"), counted(board, "colours_with_two")) == (2, 1)
    board.tech(0, "space_flight")
    assert (counted(board, "main_colours"), counted(board, "colours_with_two")) == (4, 2)


@rule("beyond_the_horizon.counters.columns")
def test_column_a_counts_among_the_columns_that_produce() -> None:
    board = plain()
    assert counted(board, "active_columns") == 1
    assert counted(board.removed(0, food=8), "active_columns") == 5


@rule("beyond_the_horizon.counters.shared_tiles")
def test_a_tile_is_shared_where_both_have_cubes_of_whatever_kind() -> None:
    board = plain(3).village(0, "oasis", "salt_lake").city(1, "salt_lake").built("cradle", "farm", 2, 0)
    board.village(1, "reed_marsh").city(2, "reed_marsh").built("river_ford", "mint", 0).units(1, "river_ford settler 2")
    assert counted(board, "shared_tiles") == 2  # Salt Lake and the cradle

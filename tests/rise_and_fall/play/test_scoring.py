"""Counting: economy, trophies, development and territory."""

import pytest

from ecumene import Tally
from ecumene.games.rise_and_fall import RiseAndFall
from ecumene.games.rise_and_fall.box.content import KINDS, MERCHANT
from ecumene.games.rise_and_fall.play.scoring import region_leader, score
from tests.marks import rule
from tests.rise_and_fall.board import Player, Table, world
from tests.rise_and_fall.phases import COAST, coast


def sheet(player: Player) -> list[tuple[str, str, int]]:
    """A player's score sheet: (last part of the rule, what it is about, points)."""
    tally = Tally("rise_and_fall.end.winner")
    total = score(player.table.position, player.seat, tally)
    assert total == tally.sum == score(player.table.position, player.seat)
    assert tally == player.table.position.standings().of(player.seat).tally
    return [(line.rule.split(".")[-1], line.about, line.amount) for line in tally.lines]


def part(player: Player, rule_name: str) -> dict[str, int]:
    """One domain of a score sheet; regions of one terrain are added up."""
    found: dict[str, int] = {}
    for name, about, points in sheet(player):
        if name == rule_name:
            found[about] = found.get(about, 0) + points
    return found


# ---- economy, trophies, development


@rule("rise_and_fall.scoring.economy")
@pytest.mark.parametrize(("gold", "points"), [(0, {}), (1, {}), (2, {"": 1}), (3, {"": 1}), (87, {"": 43})])
def test_two_gold_are_a_point_and_an_odd_coin_is_lost(gold: int, points: dict[str, int]) -> None:
    assert part(coast().players[0].has(gold=gold, wood=5, stone=5), "economy") == points


@rule("rise_and_fall.scoring.quick_count")
@pytest.mark.parametrize(("gold", "points"), [(0, {}), (1, {"": 1}), (2, {"": 1}), (3, {"": 2}), (87, {"": 44})])
def test_in_the_quick_count_an_odd_coin_is_kept(gold: int, points: dict[str, int]) -> None:
    player = coast(count="quick").players[0].has(gold=gold)
    assert part(player, "quick_count") == points
    assert part(player, "economy") == {}


@rule("rise_and_fall.scoring.quick_count")
def test_the_quick_count_changes_nothing_else_and_asks_no_bank() -> None:
    tables = [coast(count=count).bank_holds(0).trophies(ship=0) for count in ("full", "quick")]
    full, quick = (sheet(table.players[0]) for table in tables)
    assert full == quick
    assert full


@rule("rise_and_fall.scoring.trophies")
def test_a_trophy_brings_the_points_on_it_to_whoever_took_it() -> None:
    table = coast().trophies(nomad=0, city=1, ship=0, mountaineer=1, merchant=0, temple=1)
    red, yellow = table.players
    assert part(red, "trophies") == {"nomad": 10, "ship": 25, "merchant": 20}
    assert part(yellow, "trophies") == {"city": 10, "mountaineer": 15, "temple": 20}


@rule("rise_and_fall.scoring.development")
@pytest.mark.parametrize(
    ("kind", "points"),
    [
        ("nomad", (1, 2, 3, 4, 5, 6, 7, 8)),
        ("city", (1, 3, 5, 7, 9, 11, 13, 15)),
        ("ship", (5, 10, 15, 20, 25)),
        ("mountaineer", (2, 5, 10)),
        ("merchant", (1, 4, 9, 16, 25, 36)),
        ("temple", (5, 10, 15)),
    ],
)
def test_pieces_of_an_active_card_score_by_their_number(kind: str, points: tuple[int, ...]) -> None:
    table = world(COAST)
    red = table.players[0]
    for q, worth in enumerate(points):
        getattr(red, kind)(f"{q}.0" if kind == "ship" else f"{q}.1")
        assert part(red, "development") == {kind: worth}
    assert part(red.cards(**{kind: "discard"}), "development") == {kind: points[-1]}


@rule("rise_and_fall.scoring.development")
def test_cards_in_decline_or_in_the_reserve_score_nothing() -> None:
    red = coast().players[0].temple("8.1", "9.1").cards(temple="decline")
    assert part(red, "development") == {"nomad": 1, "city": 1, "ship": 5}


# ---- territory

SIX_REGIONS = """
    . . f m m m
     . . f m m g
    ~ ~ ~ ~ f f .
     ~ ~ ~
"""
"""A: plain 0.0 1.0 0.1 1.1. B: forest 2.0 2.1. C: sea -1.2 0.2 1.2 2.2 and -1.3 0.3 1.3. D: plain 5.2.
E: forest 3.2 4.2. F: mountain 3.0 4.0 5.0 3.1 4.1 and glacier 5.1."""


def six_regions() -> Table:
    """Red leads A and C, yellow E and F, green D; red and yellow are level in B."""
    table = world(SIX_REGIONS, 3)
    red, yellow, green = table.players
    red.nomad("0.0", "0.1", "2.0").ship("-1.2", "1.3")
    yellow.nomad("1.0", "2.1", "3.2").mountaineer("3.0", "5.1").ship("0.2")
    green.nomad("5.2", "4.0").ship("2.2")
    return table


@rule("rise_and_fall.scoring.region", "rise_and_fall.scoring.territory")
def test_the_six_regions_of_the_rulebook_are_worth_4_0_14_1_6_and_24() -> None:
    table = six_regions()
    position = table.position
    value: dict[str, tuple[int, int]] = {}
    for name, place in zip("ABCDEF", ("0.0", "2.0", "-1.2", "5.2", "3.2", "3.0"), strict=True):
        region = table.land.region[table.cell(place)]
        leader = region_leader(position, region)
        value[name] = (leader, table.land.region_points[region] if leader >= 0 else 0)
    assert value == {"A": (0, 4), "B": (-1, 0), "C": (0, 14), "D": (2, 1), "E": (1, 6), "F": (1, 24)}
    assert [part(player, "territory") for player in table.players] == [
        {"plain": 4, "sea": 14},
        {"forest": 6, "mountain": 24},
        {"plain": 1},
    ]


@rule("rise_and_fall.scoring.region")
def test_hexes_of_one_terrain_are_one_region_only_where_they_touch() -> None:
    table = six_regions()
    regions = [sorted(table.land.name(cell) for cell in cells) for cells in table.land.region_cells]
    assert sorted(len(region) for region in regions) == [1, 2, 2, 4, 6, 7]
    assert ["2.0", "2.1"] in regions
    assert ["3.2", "4.2"] in regions


@rule("rise_and_fall.scoring.glacier")
def test_a_glacier_belongs_to_the_mountains_around_it_and_counts_as_one() -> None:
    table = six_regions()
    land = table.land
    assert table.terrain("5.1") == "glacier"
    assert land.region[table.cell("5.1")] == land.region[table.cell("3.0")]
    lone = world(". g g .")
    red = lone.players[0].mountaineer("1.0")
    assert part(red, "territory") == {"mountain": 8}


@rule("rise_and_fall.scoring.territory")
def test_most_pieces_are_needed_not_more_than_half() -> None:
    table = world(COAST, 3)
    red, yellow, green = table.players
    red.ship("0.0", "1.0")
    yellow.ship("2.0")
    green.ship("3.0")
    assert part(red, "territory") == {"sea": 20}
    assert part(yellow, "territory") == part(green, "territory") == {}


@rule("rise_and_fall.scoring.territory")
def test_each_region_has_its_own_line_on_the_sheet() -> None:
    red = world(". . . f . . . . .").players[0].nomad("0.0", "5.0")
    assert [row for row in sheet(red) if row[0] == "territory"] == [
        ("territory", "plain", 3),
        ("territory", "plain", 5),
    ]


@rule("rise_and_fall.scoring.tie")
@pytest.mark.parametrize("seats", [(0, 1), (0, 1, 2), (1, 2)])
def test_of_equals_nobody_dominates(seats: tuple[int, ...]) -> None:
    table = world(COAST, 3)
    for seat in seats:
        table.players[seat].ship(f"{seat}.0", f"{seat + 4}.0")
    others = [seat for seat in range(3) if seat not in seats]
    for seat in others:
        table.players[seat].ship(f"{seat}.0")
    assert region_leader(table.position, table.land.region[table.cell("0.0")]) == -1
    assert [part(player, "territory") for player in table.players] == [{}, {}, {}]


@rule("rise_and_fall.scoring.tie")
def test_one_piece_more_than_two_equals_is_enough() -> None:
    table = world(COAST, 3)
    table.players[0].ship("0.0")
    table.players[1].ship("1.0")
    table.players[2].ship("2.0", "3.0")
    assert region_leader(table.position, table.land.region[table.cell("0.0")]) == 2


@rule("rise_and_fall.scoring.pieces")
def test_every_piece_counts_one_also_in_decline_and_a_merchant_on_a_city() -> None:
    table = world(COAST)
    red, yellow = table.players
    red.city("0.1").merchant("2.1")
    yellow.city("1.1", "3.1")
    yellow.cards(city="decline")
    plain = table.land.region[table.cell("0.1")]
    assert region_leader(table.position, plain) == -1  # two each
    table.position.move(table.position.piece_at(0, MERCHANT, table.cell("2.1")), table.cell("1.1"))
    assert region_leader(table.position, plain) == -1  # on yellow's city it counts as before
    red.temple("5.1")
    assert region_leader(table.position, plain) == 0
    yellow.nomad("6.1").mountaineer("7.1")
    assert region_leader(table.position, plain) == 1


# ---- the whole sheet


CHRISTOPHE = """
    . . .   . . . . .   f f f f   ~ ~ ~ ~ ~ ~ ~   . . . . . .
"""
"""Plains 0.0 to 2.0 and 4.0 to 8.0, forest 10.0 to 13.0, sea 15.0 to 21.0, and a plain from 23.0 to 28.0."""


def christophe(count: str = "full") -> Player:
    """The player of the rulebook's score sheet."""
    table = world(CHRISTOPHE, count=count).trophies(nomad=0, merchant=0)
    player, other = table.players
    player.nomad("0.0", "4.0", "5.0", "10.0", "11.0", "13.0", "23.0").ship("15.0", "16.0", "17.0")
    player.merchant("6.0", "7.0").city("1.0", "2.0", "8.0", "12.0")
    player.temple("24.0").mountaineer("25.0").cards(temple="decline", mountaineer="decline")
    other.nomad("26.0", "27.0", "28.0")  # three against three on the last plain
    return player.has(gold=87)


@rule(
    "rise_and_fall.scoring.economy",
    "rise_and_fall.scoring.trophies",
    "rise_and_fall.scoring.development",
    "rise_and_fall.scoring.territory",
)
def test_the_sheet_of_the_rulebook_comes_to_140_points() -> None:
    player = christophe()
    assert sheet(player) == [
        ("economy", "", 43),
        ("trophies", "nomad", 10),
        ("trophies", "merchant", 20),
        ("development", "nomad", 7),
        ("development", "city", 7),
        ("development", "ship", 15),
        ("development", "merchant", 4),
        ("territory", "plain", 3),
        ("territory", "plain", 5),
        ("territory", "forest", 12),
        ("territory", "sea", 14),
    ]
    assert player.table.position.standings().of(0).points == 43 + 30 + 33 + 34 == 140


@rule("rise_and_fall.scoring.quick_count")
def test_by_the_quick_count_the_same_sheet_comes_to_141() -> None:
    assert christophe(count="quick").table.position.standings().of(0).points == 44 + 30 + 33 + 34


# ---- at any time


def test_before_there_is_a_world_everybody_has_nothing(game: RiseAndFall) -> None:
    position = game.new(3, 2)
    assert [(row.place, row.points, row.tally.lines) for row in position.standings()] == [(1, 0, [])] * 3


def test_names_on_the_sheet_are_kinds_and_terrains() -> None:
    assert {about for _, about, _ in sheet(six_regions().players[1])} <= {*KINDS, "sea", "plain", "forest", "mountain"}

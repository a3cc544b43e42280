"""Content: the box is whole, and its numbers are those of the components."""

from __future__ import annotations

import math

import pytest

from ecumene.core.hexes import DIRECTIONS
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.box.content import (
    BASE_TRACKS,
    BUILDINGS,
    COIN,
    DESERT,
    FACING,
    FARM,
    FOREST,
    GRASS,
    MARKET,
    MILITARY,
    MOUNTAIN,
    PAY_RESOURCE,
    PAY_TECH,
    PAY_TERRITORY,
    PER_TECH_CARD,
    RESOURCES,
    SCIENCE,
    SEA,
    TECHNOLOGY,
    THIS_ERA,
    TRACKS,
    WHEN_PLAYED,
    TapestryContent,
    tier_of,
)
from ecumene.games.tapestry.box.reading import read_base
from tests.marks import rule
from tests.tapestry.content import Book, abilities, changed, ours, read_box


@pytest.fixture
def box() -> TapestryContent:
    return read_box()[0]


@pytest.fixture
def book() -> Book:
    return read_box()[1]


def test_all_content_says_where_it_comes_from() -> None:
    for rows in ours().tables.values():
        for row in rows:
            assert {row["source"], *row.get("sources", {}).values()} <= {"rulebook", "public", "inferred", "house"}
            for field in row.get("sources", {}):
                outer, _, inner = field.partition(".")
                assert outer in row
                assert not inner or inner in row[outer]


# ---- the tracks


def test_spaces_are_numbered_by_track_and_tier(box: TapestryContent) -> None:
    assert [track.id for track in box.tracks] == list(BASE_TRACKS)
    assert [(RESOURCES[track.resource], BUILDINGS[track.building]) for track in box.tracks] == [
        ("food", "farm"), ("worker", "house"), ("culture", "armory"), ("coin", "market"),
    ]  # fmt: skip
    for number, space in enumerate(box.spaces):
        assert box.space_no[space.id] == number == 12 * space.track + space.space - 1
        assert space.id == f"{TRACKS[space.track]}_{space.space}"
    assert [tier_of(space) for space in range(13)] == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert len(box.spaces) == 48


@rule("tapestry.advancing.cost")
def test_each_tier_of_a_track_has_its_cost(box: TapestryContent) -> None:
    assert {track.cost for track in box.tracks} == {((0, 1), (1, 1), (1, 2), (2, 0))}


def test_each_tier_but_the_first_has_its_landmark(box: TapestryContent) -> None:
    for number, track in enumerate(box.tracks):
        found = [box.landmarks[landmark] for landmark in track.landmarks]
        assert [(landmark.track, landmark.tier) for landmark in found] == [(number, 2), (number, 3), (number, 4)]
    assert [box.landmarks[landmark].id for landmark in box.tracks[MILITARY].landmarks] == [
        "barracks", "tank_factory", "fusion_reactor",
    ]  # fmt: skip


def test_a_bonus_says_what_it_costs(box: TapestryContent, book: Book) -> None:
    rafts, cars, nano = (box.spaces[box.space_no[name]] for name in ("exploration_2", "exploration_8", "technology_11"))
    assert (rafts.pay, rafts.price, cars.pay, cars.price, nano.pay, nano.price) == (
        PAY_RESOURCE, 1, PAY_TERRITORY, 2, PAY_TECH, 3,
    )  # fmt: skip
    assert book.effects(cars.bonus) == [{"points": 5}]
    assert [space.id for space in box.spaces if (space.pay < 0) != (space.bonus < 0)] == []
    assert sum([space.bonus >= 0 for space in box.spaces]) == 18


def test_benefits_come_in_the_order_that_their_space_names(box: TapestryContent, book: Book) -> None:
    orders = {record: order for record, field, order, _ in book.kept if field == "benefit"}
    assert (orders["exploration_4"], orders["exploration_6"], orders["s04"], orders["s13"]) == (
        "listed", "any", "any", "listed",
    )  # fmt: skip


@rule("tapestry.rulings.steel_bonus", "tapestry.rulings.biology_benefit")
def test_the_printed_board_differs_in_two_spaces(box: TapestryContent, book: Book) -> None:
    pairs = zip(box.spaces, box.printed_spaces, strict=True)
    differing = {guide.id: (guide, icons) for guide, icons in pairs if guide != icons}
    assert set(differing) == {"science_6", "technology_6"}
    guide, icons = differing["science_6"]
    assert book.effects(guide.benefit) == [{"research": {"benefit": True}}]
    assert book.effects(icons.benefit) == [{"choose": [[{"research": {"benefit": True}}], [{"build": ["house"]}]]}]
    guide, icons = differing["technology_6"]
    assert guide.benefit == icons.benefit
    assert book.effects(guide.bonus) == [{"upgrade": True}]
    assert book.effects(icons.bonus) == [{"invent": {"from": "any"}}]


# ---- cards and mats


def test_the_box_holds_its_cards(box: TapestryContent) -> None:
    assert (len(box.tech), len(box.cards), sum([card.copies for card in box.cards])) == (33, 44, 50)
    assert [card.id for card in box.cards if card.copies > 1] == ["trap"]
    kinds = [card.kind for card in box.cards]
    assert (kinds.count(WHEN_PLAYED), kinds.count(THIS_ERA)) == (24, 20)
    assert [card.id for card in box.cards if card.response >= 0] == ["trap"]


def test_a_tech_card_needs_a_tier_or_an_open_space(box: TapestryContent, book: Book) -> None:
    barn, radio = box.tech[box.tech_no["barn"]], box.tech[box.tech_no["radio"]]
    assert (barn.needs_track, barn.needs_building, barn.needs_space) == (-1, FARM, 3)
    assert (radio.needs_track, radio.needs_tier, radio.needs_building) == (SCIENCE, 4, -1)
    assert (book.effects(barn.circle), book.effects(barn.square)) == ([{"points": 3}], [{"landmark": "barn"}])
    assert sum([card.needs_building >= 0 for card in box.tech]) == 6


def test_civilizations_have_the_numbers_of_their_mats(box: TapestryContent, book: Book) -> None:
    civs = {civ.id: civ for civ in box.civs}
    assert len(civs) == 16
    assert [len(column) for column in civs["craftsmen"].data.grids["columns"]] == [3, 4, 5]
    assert [len(column) for column in civs["merrymakers"].data.grids["columns"]] == [3, 3, 3]
    assert [len(row) for row in civs["militants"].data.grids["rows"]] == [4, 4]
    assert [book.effects(square) for square in civs["historians"].data.grids["squares"][0]] == [
        [{"points": 3}], [{"gain": {"worker": 1}}], [{"gain": {"food": 1}}], [{"points": 3}],
    ]  # fmt: skip
    assert civs["isolationists"].data.series["landmass"] == (5, 10, 16, 23, 31, 40)
    assert civs["leaders"].data.series["squares"] == (0, 1, 2, 3)
    assert civs["heralds"].data.numbers["not_first"] == box.card_no["renaissance"]


def test_the_path_of_the_entertainers_leads_from_level_to_level(box: TapestryContent) -> None:
    mat = box.civs[box.civ_no["entertainers"]].data
    assert len(mat.grids["spots"][0]) == 16
    assert mat.paths[0] == (0, 1, 2, 3)
    for spot in range(16):
        assert {coming // 4 for coming in mat.paths[spot + 1]} == (set() if spot >= 12 else {spot // 4 + 1})


@rule("tapestry.rulings.adjustment_list")
def test_the_adjustments_are_those_of_the_rulebooks_list(box: TapestryContent, book: Book) -> None:
    civs = {civ.id: civ for civ in box.civs}
    for name in ("alchemists", "traders"):
        assert book.effects(civs[name].start) == [{"gain": {"resource": 2}}, {"points": 10}]
    assert book.effects(civs["entertainers"].start) == [{"gain": {"resource": 1}}, {"points": 10}]
    assert book.effects(civs["chosen"].start) == [{"points_per": {"of": "opponent", "each": 15}}]
    assert book.effects(civs["futurists"].start_loss) == [{"lose": {"culture": 1}}, {"lose": {"resource": 1}}]
    for name in ("craftsmen", "historians", "inventors", "leaders", "militants", "nomads"):
        assert (civs[name].start, civs[name].start_loss) == (-1, -1)


# ---- shapes


@rule("tapestry.rulings.equal_rotations")
def test_a_tile_has_a_rotation_for_each_different_picture(box: TapestryContent) -> None:
    lonely, sea = box.tiles[box.tile_no["t01"]], box.tiles[box.tile_no["t05"]]
    assert (lonely.rotations, sea.rotations) == ((0, 1, 2, 3, 4, 5), (0,))
    assert lonely.turned[0] == (SEA, DESERT, SEA, SEA, SEA, SEA)
    assert lonely.turned[1] == (SEA, SEA, DESERT, SEA, SEA, SEA)
    assert lonely.turned[5] == (DESERT, SEA, SEA, SEA, SEA, SEA)
    assert (len(box.tiles), sum([len(tile.rotations) for tile in box.tiles])) == (48, 8 + 40 * 6)
    twofold = changed("territory_tiles", "t01", corners=["sea", "desert", "grass"] * 2)
    assert read_base(twofold, Book().number, abilities).tiles[0].rotations == (0, 1, 2)


def test_the_lands_of_a_tile_include_what_lies_inside(box: TapestryContent) -> None:
    assert box.tiles[box.tile_no["t05"]].lands == (DESERT,)
    assert box.tiles[box.tile_no["t08"]].lands == (MOUNTAIN, DESERT)


@rule("tapestry.rulings.equal_rotations")
def test_a_landmark_lies_in_each_different_way_and_is_never_mirrored(box: TapestryContent) -> None:
    ways = {landmark.id: landmark.shapes for landmark in box.landmarks}
    assert [len(ways[name]) for name in ("forge", "tech_hub", "fusion_reactor", "barn")] == [1, 2, 4, 1]
    assert ways["launch_pad"] == (
        ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)),
        ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)),
    )
    assert ways["fusion_reactor"][1] == ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2))
    chiral = read_base(changed("landmarks", "forge", shape=[".##", "##."]), Book().number, abilities)
    assert chiral.landmarks[0].shapes == (((0, 1), (0, 2), (1, 0), (1, 1)), ((0, 0), (1, 0), (1, 1), (2, 1)))


def test_landmarks_come_from_a_tier_or_from_a_tech_card(box: TapestryContent) -> None:
    assert len(box.landmarks) == 18
    assert [box.tech[landmark.tech].id for landmark in box.landmarks if landmark.tech >= 0] == [
        "bakery", "barn", "com_tower", "library", "stock_market", "treasury",
    ]  # fmt: skip
    assert len({landmark.height for landmark in box.landmarks}) == 18


def test_a_capital_knows_its_impassable_plots(box: TapestryContent) -> None:
    mountain = box.capitals[box.capital_no["mountain"]]
    assert [plot for plot in range(18) if mountain.impassable >> plot & 1] == [9, 10, 14, 15, 16]
    assert [capital.number for capital in box.capitals] == [1, 2, 3, 4, 5, 6]
    open_plots = [81 - capital.impassable.bit_count() for capital in box.capitals]
    assert open_plots == [81 - "".join(row["grid"]).count("#") for row in ours().tables["capitals"]]


# ---- the world


def test_the_two_maps_are_numbered_alike(box: TapestryContent) -> None:
    large, small = box.boards["large"], box.boards["small"]
    assert large.hexes == tuple(range(61))
    assert (len(small.hexes), small.mask.bit_count()) == (34, 34)
    assert large.island == small.island == WORLD.read("0.0")
    assert small.lands[small.island] == (MOUNTAIN, GRASS, FOREST, DESERT)
    assert [sum([1 for corners in board.printed if corners]) for board in (large, small)] == [25, 13]
    assert [str(WORLD[place]) for place in large.start[1:]] == ["0.-3", "3.-3", "3.0", "0.3", "-3.3", "-3.0"]
    assert [str(WORLD[place]) for place in small.start[1:]] == ["0.-2", "2.0", "-2.2", "2.0", "-2.2", "0.-2"]


@pytest.mark.parametrize("name", ["large", "small"])
def test_neighbours_lie_in_their_directions_and_see_each_other(box: TapestryContent, name: str) -> None:
    board = box.boards[name]
    for place in range(len(WORLD)):
        assert board.around[place] == tuple([other for other in board.near[place] if other >= 0])
        assert board.around_mask[place] == sum([1 << other for other in board.around[place]])
        if place not in board.hexes:
            assert (board.around[place], board.printed[place]) == ((), ())
        for direction, other in enumerate(board.near[place]):
            if other >= 0:
                assert WORLD[other] - WORLD[place] == DIRECTIONS[direction]
                assert board.near[other][(direction + 3) % 6] == place


def point(q: int, r: int, corner: int) -> tuple[float, float]:
    """Where a corner of a flat-top hex lies in the plane, y downwards; corner 0 is the top left one."""
    angle = math.radians(60 * corner - 120)
    return round(1.5 * q + math.cos(angle), 6), round(math.sqrt(3) * (r + q / 2) + math.sin(angle), 6)


@rule("tapestry.exploring.alignment")
def test_facing_corners_are_those_that_meet_in_a_point() -> None:
    for direction, pairs in enumerate(FACING):
        step = DIRECTIONS[direction]
        for here, there in pairs:
            assert point(0, 0, here) == point(step.q, step.r, there)


def test_printed_land_goes_on_from_hex_to_hex(box: TapestryContent) -> None:
    """The pictures of neighbouring printed hexes agree nearly everywhere they meet: no map is turned or mirrored."""
    for board in box.boards.values():
        meeting = [
            board.printed[place][here] == board.printed[other][there]
            for place in board.hexes
            for direction, other in enumerate(board.near[place])
            if other >= 0 and board.printed[place] and board.printed[other]
            for here, there in FACING[direction]
        ]
        assert meeting.count(True) > 0.9 * len(meeting) > 20


# ---- the table


def test_the_number_of_players_decides_the_map_and_the_capitals(box: TapestryContent) -> None:
    assert box.map_of == {2: "small", 3: "small", 4: "large", 5: "large"}
    assert [box.players[seats].pair for seats in (2, 3, 4, 5)] == [True, True, False, False]
    assert [(box.capitals[a].number, box.capitals[b].number) for a, b in box.pairs] == [(1, 6), (2, 4), (3, 5)]


def test_the_income_mat_brings_what_is_printed(box: TapestryContent) -> None:
    barter, hunting = box.income[0], box.income[6 * FARM]
    assert (barter.resources[COIN], barter.points, barter.points_per) == (1, 0, PER_TECH_CARD)
    assert (hunting.id, hunting.resources, hunting.territory, hunting.tapestry) == ("farm_1", (0, 0, 1, 0), 1, 0)
    for building in range(MARKET, len(BUILDINGS)):
        row = box.income[6 * building : 6 * building + 6]
        assert [space.resources[building] for space in row] == [1, 1, 0, 1, 1, 0]
        assert row[5].points == 10
    assert box.eras == (0, 0, 1, 2, 3)


def test_dice_and_achievements_are_those_of_the_box(box: TapestryContent, book: Book) -> None:
    assert [box.science_die.count(track) for track in range(len(BASE_TRACKS))] == [3, 3, 3, 3]
    assert [book.effects(face) for face in box.red_die[:4]] == [[{"points": n}] for n in (4, 5, 6, 7)]
    assert [book.effects(face) for face in box.black_die[3:]] == [
        [{"gain": {"culture": 1}}], [{"territory_benefit": "here"}], [{"territory_benefit": "here"}],
    ]  # fmt: skip
    assert [achievement.slots["large"] for achievement in box.achievements] == [(15, 10, 5), (15, 10, 5), (10, 5)]
    assert [achievement.slots["small"] for achievement in box.achievements] == [(10, 5)] * 3


def test_technology_is_the_track_of_coins(box: TapestryContent) -> None:
    assert (box.tracks[TECHNOLOGY].resource, box.tracks[TECHNOLOGY].building) == (COIN, MARKET)

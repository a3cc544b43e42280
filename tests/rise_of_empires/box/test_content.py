"""Content: the box is whole, and its numbers are those of the components."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from ecumene.core.effects import Choose, EffectBook
from ecumene.core.errors import ContentError
from ecumene.games.rise_of_empires.box.box import EmpiresBox
from ecumene.games.rise_of_empires.box.content import (
    ANY_REGION,
    ANY_REGION_COST,
    ATTACKER_LOSS,
    CITY,
    CITY_GOLD,
    CITY_SETS,
    CUBE,
    DEFENCE,
    DEFENDER_LOSS,
    ERA_IDS,
    EXTRA_REGIONS,
    FAR_EAST,
    FOOD,
    FREE_DISCS,
    GOLD,
    GOLD_PER_POINT,
    KEEP_CITY,
    KEEP_PROGRESS,
    LANDS,
    MODIFIERS,
    NEW_WORLD,
    NO_FOOD_UPKEEP,
    NONE,
    OLD_WORLD,
    OPENS_OVERSEAS,
    POINT,
    PROGRESS,
    PROGRESS_GOLD,
    RESOURCE,
    ROWS,
    SEA,
    SEAT_COUNTS,
    TERRITORY,
    THINGS,
    TRADE_GOLD,
    TURN_IDS,
    WONDER_GOLD,
    WONDER_RESOURCE,
    City,
    Land,
    Progress,
    Region,
    Side,
    Tile,
    TradeSpace,
)
from ecumene.games.rise_of_empires.box.yields import yields_of
from ecumene.games.rise_of_empires.game import RiseOfEmpires
from ecumene.games.rise_of_empires.play.gains import COUNTED, Gain, Per, Swap
from tests.marks import rule
from tests.rise_of_empires.content import changed, ours, owned, read, read_box, record, sample


@pytest.fixture
def box() -> EmpiresBox:
    return read_box()[0]


@pytest.fixture
def book() -> EffectBook:
    return read_box()[1]


def kind(box: EmpiresBox, name: str) -> Progress:
    return box.progress[box.progress_no[name]]


def things(amounts: Sequence[int]) -> dict[str, int]:
    return {THINGS[thing]: amount for thing, amount in enumerate(amounts) if amount}


def gains(book: EffectBook, number: int) -> list[object]:
    """The gains of an effect, in their order: things, or (what is counted, each, most, things)."""
    found: list[object] = []
    for part in yields_of(book[number]) or []:
        if isinstance(part, Gain):
            found.append(things(part.amounts))
        elif isinstance(part, Per):
            found.append((COUNTED[part.of], part.each, part.most, things(part.amounts)))
    return found


def city(box: EmpiresBox, name: str) -> City:
    return box.cities[box.city_no[name]]


def region(box: EmpiresBox, name: str) -> Region:
    return box.regions[box.region_no[name]]


def test_all_content_says_where_it_comes_from() -> None:
    for rows in ours().tables.values():
        for row in rows:
            assert {row["source"], *row.get("sources", {}).values()} <= {"rulebook", "public", "inferred", "house"}
            for field in row.get("sources", {}):
                assert field in row


def test_everything_is_numbered_by_its_place(box: EmpiresBox) -> None:
    for table, numbers in (
        (box.progress, box.progress_no), (box.cities, box.city_no), (box.tiles, box.tile_no),
        (box.empires, box.empire_no), (box.trades, box.trade_no), (box.regions, box.region_no),
    ):  # fmt: skip
        assert [entry.id for entry in table] == list(numbers)
        assert list(numbers.values()) == list(range(len(table)))


# ---- progress


def test_each_era_has_sixteen_progress_tiles(box: EmpiresBox) -> None:
    tiles = [tile for tile in box.tiles if tile.family == PROGRESS]
    eras: Counter[int] = Counter()
    for tile in tiles:
        eras[box.progress[tile.thing].era] += tile.copies
    assert eras == {0: 16, 1: 16, 2: 16}
    assert len(box.progress) == 41


def test_a_tile_of_some_red_copies_has_two_sorts(box: EmpiresBox) -> None:
    plain, red = box.tile_no["irrigation"], box.tile_no["irrigation_red"]
    irrigation = box.progress_no["irrigation"]
    assert box.tiles[plain] == Tile("irrigation", PROGRESS, irrigation, False, 1)
    assert box.tiles[red] == Tile("irrigation_red", PROGRESS, irrigation, True, 1)
    assert (box.plain_of[plain], box.plain_of[red]) == (plain, plain)
    assert box.tiles[box.tile_no["town_red"]] == Tile("town_red", TERRITORY, LANDS.index("town"), True, 3)


def test_a_tile_that_is_only_red_or_never_red_is_one_sort(box: EmpiresBox) -> None:
    pump, coinage, tyre = (box.tile_no[name] for name in ("steam_pump", "coinage", "tyre"))
    assert (box.tiles[pump].red, box.tiles[pump].copies) == (True, 1)
    assert (box.tiles[coinage].red, box.tiles[coinage].copies) == (False, 2)
    assert box.tiles[tyre] == Tile("tyre", CITY, box.city_no["tyre"], True, 1)
    assert [box.plain_of[sort] for sort in (pump, coinage, tyre)] == [pump, coinage, tyre]
    assert not {"steam_pump_red", "coinage_red", "tyre_red"} & set(box.tile_no)


def test_a_progress_tile_keeps_what_it_brings_and_its_free_action(box: EmpiresBox, book: EffectBook) -> None:
    mining, tribute, medicine = (kind(box, name) for name in ("mining", "tribute", "medicine"))
    assert gains(book, mining.each_turn) == [{"resource": 1}, ("mountain", 1, 2, {"resource": 1})]
    assert (mining.free, tribute.each_turn) == (NONE, NONE)
    assert gains(book, tribute.free) == [("region_controlled", 1, 2, {"gold": 1})]
    assert (gains(book, medicine.each_turn), gains(book, medicine.free)) == ([{"point": 1}], [{"cube": 2}])


def test_barter_offers_one_of_two_swaps(box: EmpiresBox, book: EffectBook) -> None:
    barter = book[kind(box, "barter").free]
    assert isinstance(barter, Choose)
    swaps = [swap for swap in barter.several if isinstance(swap, Swap)]
    assert [(things(swap.paid), things(swap.gained)) for swap in swaps] == [
        ({"resource": 1}, {"gold": 3}), ({"gold": 1}, {"resource": 2}),
    ]  # fmt: skip


def test_eight_kinds_have_a_free_action(box: EmpiresBox) -> None:
    assert [tile.id for tile in box.progress if tile.free != NONE] == [
        "barter", "tribute", "feudalism", "knights", "diplomacy", "aviation", "medicine", "free_trade",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "modifiers"),
    [
        ("iron_weapons", {DEFENDER_LOSS: 1}),
        ("writing", {KEEP_PROGRESS: 2}),
        ("sailing", {SEA: 1}),
        ("roads", {EXTRA_REGIONS: 1}),
        ("fortifications", {DEFENCE: -1}),
        ("architecture", {CITY_GOLD: -1, WONDER_RESOURCE: -1, KEEP_CITY: 1}),
        ("navigation", {OPENS_OVERSEAS: 1}),
        ("printing", {FREE_DISCS: 1}),
        ("mercenaries", {ANY_REGION: 1, ANY_REGION_COST: 1}),
        ("banking", {KEEP_PROGRESS: 1}),
        ("guilds", {TRADE_GOLD: 1}),
        ("gunpowder", {DEFENDER_LOSS: 1, ATTACKER_LOSS: -1}),
        ("universities", {PROGRESS_GOLD: -1}),
        ("railways", {EXTRA_REGIONS: 1}),
        ("tanks", {DEFENDER_LOSS: 2}),
        ("stock_exchange", {GOLD_PER_POINT: 2}),
        ("refrigeration", {NO_FOOD_UPKEEP: 1}),
        ("skyscrapers", {CITY_GOLD: -2, WONDER_GOLD: -3}),
        ("coinage", {}),
    ],
)
def test_a_progress_tile_changes_what_it_says(box: EmpiresBox, name: str, modifiers: dict[int, int]) -> None:
    assert kind(box, name).modifiers == tuple([modifiers.get(number, 0) for number in range(len(MODIFIERS))])


def test_every_kind_of_progress_does_something(box: EmpiresBox) -> None:
    assert [tile.id for tile in box.progress if tile.each_turn == NONE == tile.free and not any(tile.modifiers)] == []


# ---- territories and cities


def test_there_are_forty_territory_tiles(box: EmpiresBox) -> None:
    counts: Counter[str] = Counter()
    for tile in box.tiles:
        if tile.family == TERRITORY:
            counts[LANDS[tile.thing]] += tile.copies
    assert counts == {"plains": 9, "island": 8, "forest": 9, "mountain": 2, "town": 12}
    assert sum([tile.copies for tile in box.tiles if tile.family == TERRITORY and tile.red]) == 10


def test_lands_bring_what_the_rulebook_says(box: EmpiresBox) -> None:
    assert box.lands == (
        Land("plains", food=2, cube=1, points=0, choice=False),
        Land("island", food=1, cube=1, points=0, choice=False),
        Land("forest", food=-2, cube=2, points=0, choice=False),
        Land("mountain", food=-3, cube=3, points=0, choice=False),
        Land("town", food=0, cube=0, points=1, choice=True),
    )


def test_each_turn_has_its_set_of_cities(box: EmpiresBox) -> None:
    assert (
        tuple([sum([tile.set == turn for tile in box.cities]) for turn in range(6)]) == CITY_SETS == (5, 5, 5, 5, 8, 8)
    )


@rule("rise_of_empires.wonders.turn_b")
def test_wonders_come_in_b_turns_only(box: EmpiresBox) -> None:
    wonders = [tile for tile in box.cities if tile.wonder]
    assert [TURN_IDS[tile.set] for tile in wonders] == ["IB", "IB", "IIB", "IIB", "IIIB", "IIIB"]
    assert all(tile.once and not tile.points and not any(tile.income) for tile in wonders)


def test_a_city_has_its_cost_upkeep_and_yield() -> None:
    box, _ = read(sample())
    assert city(box, "mycenae") == City("mycenae", 0, False, (6, 0, 0), 0, 1, (0, 0, 0, 0), points=3, once=0)
    assert city(box, "athens") == City("athens", 1, False, (3, 0, 0), 2, 0, (0, 1, 0, 0), points=2, once=0)
    assert city(box, "great_pyramid") == City(
        "great_pyramid", 1, True, (3, 2, 2), 0, 0, (0, 0, 0, 0), points=0, once=13
    )


# ---- empires and trade


def test_empire_tiles_have_two_sides(box: EmpiresBox) -> None:
    assert [tile.id for tile in box.empires] == ["e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8"]
    assert box.empires[box.empire_no["e7"]].sides == (
        Side(2, True, ((1, 3),)), Side(1, True, ((0, 2), (1, 3))),
    )  # fmt: skip
    assert all(1 <= side.regions <= 4 for tile in box.empires for side in tile.sides)


def test_two_later_sides_have_two_lines(box: EmpiresBox) -> None:
    assert [len(tile.sides[0].lines) for tile in box.empires] == [1] * 8
    assert [tile.id for tile in box.empires if len(tile.sides[1].lines) == 2] == ["e6", "e7"]


def test_a_trade_space_gives_gold_or_points_in_its_eras() -> None:
    box, _ = read(sample())
    assert box.trades[box.trade_no["ocean_trade"]] == TradeSpace("ocean_trade", 4, 10, 0, 0b110)
    assert box.trades[box.trade_no["temple_gifts"]] == TradeSpace("temple_gifts", 1, 0, 2, 0b011)


def test_every_era_trades_for_gold_and_for_points(box: EmpiresBox) -> None:
    assert len(box.trades) == 11
    assert all(bool(space.gold) != bool(space.points) for space in box.trades)
    for era in range(3):
        assert {space.gold > 0 for space in box.trades if space.eras >> era & 1} == {True, False}


# ---- the map


def test_the_map_has_its_regions_by_era_and_area(box: EmpiresBox) -> None:
    assert Counter([place.era for place in box.regions]) == {0: 12, 1: 10, 2: 10}
    overseas = {place.id: place.area for place in box.regions if place.area != OLD_WORLD}
    assert overseas == {
        "north_america": NEW_WORLD, "south_america": NEW_WORLD, "china": FAR_EAST, "indies": FAR_EAST,
    }  # fmt: skip
    assert [place.id for place in box.regions if place.sea] == ["mediterranean"]


def test_a_region_has_its_points_and_its_benefit(box: EmpiresBox) -> None:
    sampled, _ = read(sample())
    egypt, japan = region(sampled, "egypt"), region(sampled, "japan")
    assert (egypt.first, egypt.second, egypt.benefit, egypt.amount) == (1, 1, FOOD, 3)
    assert (japan.first, japan.second, japan.benefit, japan.amount) == (3, 2, NONE, 0)
    assert {place.benefit for place in box.regions if place.era < 2} == {GOLD, RESOURCE, CUBE, FOOD}
    assert {place.benefit for place in box.regions if place.era == 2} == {NONE}


@rule("rise_of_empires.reach.not_adjacent")
def test_the_americas_are_not_next_to_each_other(box: EmpiresBox) -> None:
    assert (region(box, "north_america").near, region(box, "south_america").near) == ((), ())


@rule("rise_of_empires.reach.adjacent")
def test_borders_and_arrows_make_regions_neighbours(box: EmpiresBox) -> None:
    assert [box.regions[n].id for n in region(box, "japan").near] == ["siberia", "oceania"]
    assert [box.regions[n].id for n in region(box, "china").near] == ["indies"]
    for number, place in enumerate(box.regions):
        assert number not in place.near
        assert list(place.near) == sorted(set(place.near))
        assert all(number in box.regions[other].near for other in place.near)
    assert (box.region_no["gaul"], box.region_no["britain"], 1) in box.arrows
    assert len(box.arrows) == 8


def test_a_closed_border_joins_nothing(box: EmpiresBox) -> None:
    assert len(box.closed) == 4
    for a, b in box.closed:
        assert b not in box.regions[a].near


def test_the_mediterranean_touches_every_coast_of_era_one(box: EmpiresBox) -> None:
    coasts = [number for number, place in enumerate(box.regions) if place.era == 0 and not place.sea]
    assert list(region(box, "mediterranean").near) == coasts


def test_overseas_is_joined_to_the_old_world_by_nothing(box: EmpiresBox) -> None:
    for place in box.regions:
        assert {box.regions[other].area for other in place.near} <= {place.area}


# ---- values


def test_players_begin_with_what_the_rulebook_gives(box: EmpiresBox) -> None:
    values = box.values
    assert (values.gold, values.resources, values.cubes, values.cubes_in_pool) == (5, 2, 30, 5)
    assert (values.food_start, values.food_top, values.resource_discs) == (16, 20, 40)
    assert (values.gold_per_point, values.resources_per_point) == (3, 3)


def test_the_rows_have_spaces_by_the_number_of_players(box: EmpiresBox) -> None:
    by_row = {name: box.values.spaces[row][2:] for row, name in enumerate(ROWS)}
    assert by_row == {
        "progress": (4, 6, 8, 10), "territory": (4, 6, 8, 10), "city": (4, 6, 8, 10), "empire": (4, 6, 8, 8),
        "trade": (4, 6, 8, 10),
    }  # fmt: skip


def test_a_point_is_worth_a_point_and_things_lose_worth_by_era(box: EmpiresBox) -> None:
    valuation = box.valuation
    for thing in (GOLD, RESOURCE, CUBE):
        early, middle, late = (valuation.worth[era][thing] for era in range(3))
        assert early > middle > late > valuation.last[thing], THINGS[thing]
    assert {line[POINT] for line in (*valuation.worth, valuation.last)} == {1.0}
    assert valuation.action == tuple([record("worth_by_era", era)["action"] for era in ERA_IDS])
    assert valuation.action[0] > valuation.action[1] > valuation.action[2] > 0.0
    assert valuation.food_safe < min([line[FOOD] for line in valuation.worth]) < valuation.food_short <= 1


def test_a_cube_is_worth_less_on_a_crowded_map(box: EmpiresBox) -> None:
    times = [record("worth_of_cubes", str(seats))["times"] for seats in SEAT_COUNTS]
    assert box.valuation.cubes == (0.0, 0.0, *times)
    assert times[0] > times[1] > max(times[2:])
    assert min(times) > 0.0


def test_empires_gain_by_waiting(box: EmpiresBox) -> None:
    for seats in SEAT_COUNTS:
        row = record("worth_of_waiting", str(seats))
        assert box.valuation.waiting[seats] == (row["turn_a"], row["turn_b"])
        assert min(box.valuation.waiting[seats]) >= 1.0


def test_a_place_in_the_order_of_every_turn_but_the_first_has_its_worth(box: EmpiresBox) -> None:
    for seats in SEAT_COUNTS:
        row = record("worth_of_places", str(seats))
        assert box.valuation.places[seats] == tuple([row[turn] for turn in TURN_IDS[1:]])


# ---- an owner's values


def test_an_owners_tiles_change_the_box_and_the_hash(tmp_path: Path) -> None:
    printed = owned(
        tmp_path,
        "progress:\n- {id: irrigation, each_turn: [{gain: {food: 5}}], red: 0, always: {trade_gold: 2}}\n"
        "regions: [{id: persia, benefit: {cube: 2}, first: 6}]\n"
        "empires: [{id: e1, front: {regions: 3, sea: true, lines: [[0, 1]]}}]\n"
        "values: [{id: food_top, value: 30}]\n",
    )
    box, book = read(printed)
    irrigation = kind(box, "irrigation")
    assert gains(book, irrigation.each_turn) == [{"food": 5}]
    assert irrigation.modifiers[TRADE_GOLD] == 2
    assert box.tiles[box.tile_no["irrigation"]].copies == 2
    assert "irrigation_red" not in box.tile_no
    assert (region(box, "persia").first, region(box, "persia").benefit, region(box, "persia").amount) == (6, CUBE, 2)
    assert box.empires[0].sides[0] == Side(3, True, ((0, 1),))
    assert box.values.food_top == 30
    assert printed.hash != ours().hash
    (row,) = [row for row in printed.rows("progress") if row.record == "irrigation"]
    assert (row.source("red"), row.source("copies")) == ("owner", "house")


def test_the_game_is_played_with_an_owners_values(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("values: [{id: gold, value: 7}]\n", encoding="utf-8")
    owned = RiseOfEmpires().using(path)
    assert isinstance(owned, RiseOfEmpires)
    assert (RiseOfEmpires().box.values.gold, owned.box.values.gold) == (5, 7)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("progress: [{id: irigation, red: 0}]", 'mine.yaml: progress has no "irigation" (did you mean "irrigation"?)'),
        ("progress: [{id: irrigation, reds: 0}]", 'progress "irrigation": reds is not a field of this record (did you'),
        ("region: [{id: gaul, first: 3}]", 'mine.yaml: no table "region" (did you mean "regions"?)'),
        ("regions: [{id: gaul, first: many}]", 'mine.yaml: "gaul": first must be a whole number from 0 to 30'),
        ("regions: [{id: gaul, near: [iberria]}]", 'mine.yaml: "gaul": near "iberria" does not exist (did you mean'),
        ("progress: [{id: mining, free: [{gian: {gold: 1}}]}]", 'mine.yaml: "mining": "free": effect "gian" does not'),
    ],
)
def test_an_owners_mistakes_are_named(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(ContentError) as error:
        read(owned(tmp_path, text))
    assert says in str(error.value)


def test_where_a_value_comes_from_is_no_part_of_the_hash() -> None:
    assert changed("trade", "great_fair", source="public").hash == ours().hash
    assert changed("trade", "great_fair", points=record("trade", "great_fair")["points"] + 1).hash != ours().hash

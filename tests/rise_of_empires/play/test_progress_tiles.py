"""Every progress tile: what it brings each turn, and what it changes while it is owned.

Free actions are in test_free_actions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from ecumene.games.rise_of_empires.box.content import LANDS, THINGS
from tests.marks import rule
from tests.rise_of_empires.board import Board, sample_table, table
from tests.rise_of_empires.campaign import march, refused, regions
from tests.rise_of_empires.content import ours

Cubes = dict[str, int]
Goods = dict[str, int]

# ---- what they bring each turn

OLD: Cubes = {"gaul": 1, "egypt": 1, "greece": 1, "iberia": 1, "levant": 1, "britain": 1}
OVERSEAS: Cubes = {"china": 1, "indies": 1, "north_america": 1, "south_america": 1}
FEWEST = {"progress": 1}
MOST = {"alliance_region_controlled": 1}
OTHERS = ("roads", "barter", "printing", "knights", "tribute")


def some(number: int) -> Cubes:
    """A cube in each of so many regions of the Old World."""
    return dict(list(OLD.items())[:number])


def having(number: int, counted: str) -> Board:
    """A table at which seat 0 has so many of what a tile counts, and something else that it does not count."""
    board = table(turn="IIIA").cubes(0, **some(number if counted == "region_controlled" else 2))
    if counted in LANDS:
        board.own(0, *[counted] * number, "island" if counted != "island" else "plains")
    elif counted == "city":
        board.own(0, *["memphis"] * number, "town")
    elif counted == "progress":
        board.own(0, *OTHERS[: number - 1])  # the tile counts itself
    elif counted == "overseas_region_occupied":
        board.cubes(0, **dict(list(OVERSEAS.items())[:number]))
    elif counted == "alliance_region_controlled":
        board.position.alliance[0] = board.position.box.region_no["gaul" if number else "germany"]
    else:
        assert counted in ("region_controlled", "nothing"), counted
    return board


def cases() -> Iterator[tuple[str, int, str, Goods]]:
    """Each tile with one after the other of what it counts, beyond the most that it counts, and what it then brings."""
    for row in ours().tables["progress"]:
        gained: Counter[str] = Counter()
        pers = [part["per"] for part in row["each_turn"] if "per" in part]
        for part in row["each_turn"]:
            gained.update(part.get("gain", {}))
        if not pers:
            yield row["id"], 0, "nothing", dict(gained)
        for per in pers:
            assert len(pers) == 1, row["id"]
            first, last = FEWEST.get(per["of"], 0), per["each"] * per["most"] + 1
            for number in range(first, min(last, MOST.get(per["of"], last)) + 1):
                times = number // per["each"]
                more = {thing: min(times * amount, per["most"]) for thing, amount in per["gain"].items()}
                yield row["id"], number, per["of"], dict(gained + Counter(more))


def turn_of(board: Board) -> Goods:
    """What seat 0 gains in the three phases, doing nothing that need not be; towns give gold."""
    position = board.position
    lands = zip(position.box.lands, position.lands[: len(LANDS)], strict=True)
    board.give(0, food=10 - sum([land.food * number for land, number in lands]))
    before = {thing: board.has(0, thing) for thing in THINGS}
    board.phase("food", "income", "points")
    while board.position.pending():
        legal = board.legal()
        board.act("done" if "done" in legal else legal[0])
    return {thing: board.has(0, thing) - before[thing] for thing in THINGS}


@rule(
    "rise_of_empires.progress.each_turn",
    "rise_of_empires.effects.gain",
    "rise_of_empires.effects.per",
    "rise_of_empires.effects.most",
)
@pytest.mark.parametrize(("tile", "number", "counted", "gained"), list(cases()))
def test_what_a_tile_adds_to_a_turn(tile: str, number: int, counted: str, gained: Goods) -> None:
    without = turn_of(having(number, counted))
    with_it = turn_of(having(number, counted).own(0, tile))
    assert {thing: with_it[thing] - without[thing] for thing in THINGS if with_it[thing] != without[thing]} == gained


@rule("rise_of_empires.effects.gain")
def test_each_thing_comes_in_its_phase() -> None:
    board = table(turn="IIIA").give(0, food=8).own(0, "irrigation", "coinage", "writing").phase("food")
    assert [board.has(0, thing) for thing in ("food", "gold", "point")] == [10, 5, 0]
    board.phase("income")
    assert [board.has(0, thing) for thing in ("food", "gold", "point")] == [10, 8, 0]
    board.phase("points")
    assert [board.has(0, thing) for thing in ("food", "gold", "point")] == [10, 8, 1]


@rule("rise_of_empires.effects.per")
def test_a_minority_overseas_counts_as_occupied() -> None:
    board = table(turn="IIIA").own(0, "navigation").cubes(0, china=1).cubes(1, china=5).phase("points")
    assert board.tally("scores", 0).by_rule() == {
        "rise_of_empires.points.second": 2,
        "rise_of_empires.progress.each_turn": 1,
    }


# ---- what they change in empire actions


@rule("rise_of_empires.effects.defender_loss")
@pytest.mark.parametrize(("tile", "lost"), [("iron_weapons", 2), ("gunpowder", 2), ("tanks", 3)])
def test_weapons_cost_the_defender_more(tile: str, lost: int) -> None:
    board = table(turn="IIIA").give(0, cube=0).own(0, tile).cubes(0, gaul=3).cubes(1, gaul=6)
    march(board, "e1").act("done", "fight gaul 2")
    assert board.on(1, "gaul") == 6 - lost


@rule("rise_of_empires.effects.attacker_loss")
@pytest.mark.parametrize(("tile", "left"), [("gunpowder", 3), ("iron_weapons", 2), ("tanks", 2)])
def test_gunpowder_alone_costs_the_attacker_less(tile: str, left: int) -> None:
    board = table(turn="IIIA").give(0, cube=0).own(0, tile).cubes(0, gaul=3).cubes(1, gaul=6)
    march(board, "e1").act("done", "fight gaul 2")
    assert board.on(0, "gaul") == left


@rule("rise_of_empires.effects.defence")
def test_fortifications_defend_their_owner() -> None:
    board = table().give(0, cube=0).own(1, "fortifications").cubes(0, gaul=3).cubes(1, gaul=6)
    march(board, "e2").act("done", "fight gaul 2")
    assert (board.on(0, "gaul"), board.on(1, "gaul")) == (2, 5)


@rule("rise_of_empires.effects.extra_regions")
@pytest.mark.parametrize("tile", ["roads", "railways"])
def test_roads_and_railways_open_one_region_more(tile: str) -> None:
    board = march(table(turn="IIIA").give(0, cube=9).own(0, tile).cubes(0, gaul=1), "e7")
    board.act("place gaul 1", "place iberia 1")
    assert board.on(0, "iberia") == 1
    assert board.asked() == "1 takeaction"  # two regions in all, and nobody to fight
    board = march(table(turn="IIIA").give(0, cube=9).cubes(0, gaul=1), "e7").act("place gaul 1")
    assert board.asked() == "1 takeaction"


@rule("rise_of_empires.effects.sea")
def test_sailing_takes_a_tile_without_a_symbol_to_sea() -> None:
    board = march(table().give(0, cube=9).own(0, "sailing").cubes(0, gaul=1), "e1").act("place mediterranean 2")
    assert board.on(0, "mediterranean") == 2
    board = march(table().give(0, cube=9).cubes(0, gaul=1), "e1")
    assert refused(board, "place mediterranean 2") == "reach.mediterranean"


@rule("rise_of_empires.effects.opens_overseas")
def test_navigation_opens_the_oceans_in_turn_two_a() -> None:
    board = march(table(turn="IIA").give(0, cube=9).own(0, "navigation").cubes(0, gaul=1), "e2")
    assert {"china", "indies", "north_america", "south_america"} <= regions(board)
    board = march(table(turn="IIA").give(0, cube=9).cubes(0, gaul=1), "e2")
    assert refused(board, "place china 1") == "overseas.navigation"


@rule("rise_of_empires.effects.any_region")
def test_mercenaries_march_far_for_a_gold() -> None:
    board = march(table(turn="IIA").give(0, cube=9).own(0, "mercenaries").cubes(0, gaul=1), "e1")
    board.act("place egypt 2")
    assert (board.on(0, "egypt"), board.has(0, "gold")) == (2, 4)
    board = march(table(turn="IIA").give(0, cube=9).cubes(0, gaul=1), "e1")
    assert refused(board, "place egypt 2") == "reach.near"


# ---- what they change in prices


def price(city: str, *own: str) -> list[int]:
    """The gold, discs and cubes that seat 0 pays for a city or wonder."""
    board = sample_table(turn="IIIB").row("city", 0).show(city).own(0, *own).give(0, gold=20, resource=9, cube=9)
    board.act("back city 1", f"take {city}")
    return [20 - board.has(0, "gold"), 9 - board.has(0, "resource"), 9 - board.has(0, "cube")]


@rule("rise_of_empires.effects.city_gold")
@pytest.mark.parametrize(
    ("city", "own", "gold"),
    [
        ("shanghai", (), 7), ("shanghai", ("architecture",), 6), ("shanghai", ("skyscrapers",), 5),
        ("shanghai", ("architecture", "skyscrapers"), 4), ("troy", ("skyscrapers",), 0),
        ("troy", ("architecture", "skyscrapers"), 0),  # never below
    ],
)  # fmt: skip
def test_architecture_and_skyscrapers_make_cities_cheaper(city: str, own: tuple[str, ...], gold: int) -> None:
    assert price(city, *own) == [gold, 0, 0]


@rule("rise_of_empires.effects.wonder_gold", "rise_of_empires.effects.wonder_resource")
@pytest.mark.parametrize(
    ("wonder", "own", "paid"),
    [
        ("moon_landing", (), [10, 5, 3]),
        ("moon_landing", ("architecture",), [10, 4, 3]),  # cities' gold does not count for wonders
        ("moon_landing", ("skyscrapers",), [7, 5, 3]),
        ("moon_landing", ("architecture", "skyscrapers"), [7, 4, 3]),
        ("great_pyramid", ("skyscrapers",), [0, 2, 2]),
    ],
)
def test_architecture_spares_a_disc_and_skyscrapers_three_gold_of_a_wonder(
    wonder: str, own: tuple[str, ...], paid: list[int]
) -> None:
    assert price(wonder, *own) == paid


@rule("rise_of_empires.effects.city_gold", "rise_of_empires.effects.wonder_gold")
def test_the_price_names_what_was_taken_off() -> None:
    board = (
        sample_table(turn="IIIB").row("city", 0).show("shanghai", "moon_landing").own(0, "architecture", "skyscrapers")
    )
    board.give(0, gold=20, resource=9, cube=9).act("back city 1")
    tally = board.position.explain(0, board.position.game.action("take shanghai"))
    assert tally is not None
    assert tally.by_rule() == {"rise_of_empires.city.price": 7, "rise_of_empires.effects.city_gold": -3}
    tally = board.position.explain(0, board.position.game.action("take moon_landing"))
    assert tally is not None
    assert tally.by_rule() == {
        "rise_of_empires.wonders.price": 18,
        "rise_of_empires.effects.wonder_gold": -3,
        "rise_of_empires.effects.wonder_resource": -1,
    }


@rule("rise_of_empires.effects.progress_gold")
@pytest.mark.parametrize(
    ("tile", "own", "gold"),
    [
        ("coinage", (), 2), ("coinage", ("universities",), 1), ("banking", (), 1), ("banking", ("universities",), 0),
        ("computers", ("universities",), 0),
    ],
)  # fmt: skip
def test_universities_make_older_progress_cheaper(tile: str, own: tuple[str, ...], gold: int) -> None:
    board = table(turn="IIIA").show(tile).own(0, *own).act("disc progress")
    assert tile in board.tiles(0)
    assert board.has(0, "gold") == 5 - gold


@rule("rise_of_empires.effects.trade_gold")
def test_guilds_add_gold_to_a_trade() -> None:
    board = sample_table(turn="IIA").own(0, "guilds").act("disc trade", "trade river_port")
    assert board.has(0, "gold") == 5 + 5 + 1


@rule("rise_of_empires.effects.free_discs")
def test_printing_takes_discs_back_for_free() -> None:
    board = table(turn="IIB").own(0, "printing").row("territory", 1, 1, 1, 0).show("plains")
    before = board.position.goods.copy()
    board.act("back territory 1", "take plains")
    assert board.position.goods == before


# ---- what they change in phases


@rule("rise_of_empires.effects.no_food_upkeep")
@pytest.mark.parametrize("fresh", [False, True])
def test_refrigeration_feeds_all_cities_and_asks_nothing(fresh: bool) -> None:
    board = table(turn="IIIA").give(0, food=0).own(0, "rome", "shanghai").own(0, "refrigeration", fresh=fresh)
    board.phase("food")
    assert (board.asked(), board.has(0, "food"), board.tiles(0)[1:]) == ("over", 1, ["rome", "shanghai"])
    board = table(turn="IIIA").give(0, resource=0).own(0, "refrigeration", "moscow").phase("income")
    assert board.tiles(0) == ["refrigeration"]  # discs are still due


@rule("rise_of_empires.effects.keep_progress", "rise_of_empires.effects.keep_city")
@pytest.mark.parametrize(
    ("tile", "gold", "cubes"), [("writing", 1, 2), ("banking", 2, 2), ("architecture", 3, 1), ("roads", 3, 2)]
)
def test_what_is_paid_to_keep_three_progress_tiles_and_two_cities(tile: str, gold: int, cubes: int) -> None:
    board = table(turn="IIB").own(0, tile, "coinage", "mining", "rome", "troy").phase("era")
    board.act(f"keep {tile}", "keep coinage", "keep mining", "keep rome", "keep troy")
    assert (5 - board.has(0, "gold"), 5 - board.has(0, "cube")) == (gold, cubes)


@rule("rise_of_empires.effects.gold_per_point")
def test_the_stock_exchange_makes_more_of_gold_at_the_end() -> None:
    board = table(turn="IIIB").own(0, "stock_exchange").give(0, gold=11, resource=0).give(1, gold=11, resource=0)
    board.phase("end")
    assert (board.has(0, "point"), board.has(1, "point")) == (5, 3)

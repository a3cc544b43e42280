"""What lies on the table of Beyond the Horizon, as a page is told it."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from ecumene.core.content import Fields
from ecumene.core.staging import apply_patch, patch
from ecumene.games.beyond_the_horizon.box.components import PointsPer
from ecumene.games.beyond_the_horizon.box.terms import COUNTERS, EVENTS, MODIFIERS
from ecumene.games.beyond_the_horizon.scene.icons import (
    COUNTER_ICONS,
    EVENT_ICONS,
    MODIFIER_ICONS,
    effect_icons,
    modifier_icons,
    points_icons,
)
from tests.beyond_the_horizon.board import Board, game, table
from tests.beyond_the_horizon.showing import SPECTATOR, Data, cell, counters, drawn, english, inside, lines, scene
from tests.marks import rule


def notes(board: Board) -> list[str]:
    return [english(note) for note in scene(board)["notes"]]


def told(board: Board, key: str) -> Data:
    """The last event of a kind as the page is told it."""
    return dict(game().scene_event(board.told(key)[-1]))


def badges(thing: Data) -> list[tuple[str, str]]:
    """The icons and texts on a thing."""
    return [(badge.get("icon", ""), badge.get("text", "")) for badge in thing.get("badges", [])]


def places(thing: Data) -> list[str]:
    """The ids of the slots of a thing."""
    return [slot["id"] for slot in thing["slots"]]


# ---- the stage


@pytest.mark.parametrize("seats", game().seat_counts)
def test_the_stage_is_the_same_whatever_is_drawn(seats: int) -> None:
    stages = [game().stage(game().new(seats, seed)) for seed in (1, 2)]
    assert stages[0] == stages[1]
    assert len(gzip.compress(json.dumps(stages[0]).encode())) < 80_000


@rule("beyond_the_horizon.research.prerequisites", "beyond_the_horizon.research.level_iv")
def test_the_tree_has_a_place_for_each_slot_and_a_line_for_each_prerequisite() -> None:
    things = drawn(table())
    box = game().box
    assert [name for name in things if name.startswith("slot.")] == [f"slot.{slot.id.lower()}" for slot in box.slots]
    joined = {(thing["from"], thing["to"]) for thing in things.values() if thing.get("type") == "link"}
    assert joined == {
        (f"slot.{box.slots[before].id.lower()}", f"slot.{slot.id.lower()}")
        for slot in box.slots
        for before in slot.prerequisites
    }
    boxes = [thing["at"] for name, thing in things.items() if name.startswith(("slot.", "deed."))]
    for one in boxes:
        for other in boxes:
            apart = (
                one[0] + one[2] <= other[0] or other[0] + other[2] <= one[0]
                or one[1] + one[3] <= other[1] or other[1] + other[3] <= one[1]
            )  # fmt: skip
            assert apart or one == other, "no card lies over another"


def test_a_line_that_goes_around_the_cards_bends_outside_of_them() -> None:
    things = drawn(table())
    bent = [thing for thing in things.values() if thing.get("via")]
    assert len(bent) == len(game().box.routed_lines)
    boxes = [thing["at"] for name, thing in things.items() if name.startswith(("slot.", "deed."))]
    width = things["tree"]["view"][2]
    for link in bent:
        for x, y in link["via"]:
            assert 0 < x < width
            inside_one = [at for at in boxes if at[0] < x < at[0] + at[2] and at[1] < y < at[1] + at[3]]
            assert inside_one == []


@rule("beyond_the_horizon.action.players", "beyond_the_horizon.action.fee", "beyond_the_horizon.action.grow")
def test_actions_have_as_many_places_as_are_open_those_with_a_fee_last() -> None:
    for seats in (2, 4):
        things = drawn(table(seats))
        for deed in game().box.deeds[:8]:
            free, paid = deed.spaces[0][seats], deed.spaces[1][seats]
            open_places = places(things[f"deed.{deed.id}"])
            expected = seats if deed.shared else free
            assert open_places == [
                *[f"space.{deed.id}.{n + 1}" for n in range(expected)],
                *[f"space.{deed.id}.paid-{n + 1}" for n in range(paid)],
            ]
    fee = drawn(table(4))["deed.research_ii"]["slots"][-1]
    assert fee["badges"][0]["text"] == str(game().box.values.fee)


# ---- the tree


@rule("beyond_the_horizon.leaders.hidden", "beyond_the_horizon.setup.technologies_iv")
def test_leaders_lie_face_down_where_nobody_has_been() -> None:
    board = table().tech(1, "mathematics")
    things = drawn(board)
    level_iv = [name for name in things if name.startswith("slot.iv")]
    assert len(level_iv) == 3
    for name in level_iv:
        assert badges(things[name]) == [("crown", "")]
        assert len(inside(things, name)) == 1, "cards of level IV lie open"
    assert badges(things["slot.i1"]) == []
    slot = things["tech.mathematics"]["in"]
    assert badges(things[slot]) == []
    assert inside(things, "tech.mathematics") == [f"scholar.{slot.removeprefix('slot.')}.p1"]
    assert things["slot.iii1"]["lines"]
    assert inside(things, "slot.iii1") == []


def test_a_technology_shows_colours_bonus_action_lasting_effect_and_points() -> None:
    things = drawn(table(4).tech(0, "navigation", "stock_exchange", "guilds"))
    card = things["tech.navigation"]
    assert (card["colour"], card["glyph"]) == ("leaf", "trade")
    assert [(badge["icon"], badge["colour"]) for badge in card["badges"]] == [("science", "slate")]
    bonus, action = card["icons"]
    assert (bonus["sign"], bonus["icons"][0][0]) == ("bolt", "settler")
    assert action["sign"] == "action"
    assert action["cost"][0][0] == "coin"
    assert ["explore", 1] in action["icons"]
    assert places(card) == ["space.navigation.1", "space.navigation.paid-1"]
    assert lines(card)[0].startswith("at once: recruit a settler")
    assert things["tech.stock_exchange"]["icons"][-1]["sign"] == "trophy"
    answer = things["tech.guilds"]["icons"][-1]
    assert (answer["sign"], answer["cost"]) == ("bell", [["building", 1]])
    assert "slots" not in things["tech.guilds"]
    assert [english(tag) for tag in card["tags"]] == ["Technology, level II", "Green (commerce)", "Blue (science)"]


@rule("beyond_the_horizon.research.prerequisites", "beyond_the_horizon.research.level_iv")
def test_a_slot_tells_what_it_needs_and_what_one_still_lacks() -> None:
    board = table()
    first, second = [game().box.technologies[board.position.cards[n]].id for n in (0, 1)]
    names = [english({"t": f"beyond_the_horizon-name-{name}"}) for name in (first, second)]
    assert lines(drawn(board)["slot.ii2"]) == [
        f"Needs {names[0]} and {names[1]}.", f"You still lack {names[0]} and {names[1]}.",
    ]  # fmt: skip
    board.scholar(0, "I1")
    assert lines(drawn(board)["slot.ii2"])[1] == f"You still lack {names[1]}."
    assert drawn(board)["line.i1.ii2"]["state"] == ["current"]
    assert "state" not in drawn(board)["line.i2.ii2"]
    assert "state" not in drawn(board, 1)["line.i1.ii2"]
    board.scholar(0, "I2")
    assert lines(drawn(board)["slot.ii2"])[1] == "You have what it needs."
    assert len(lines(drawn(board, SPECTATOR)["slot.ii2"])) == 1
    two_of_three = lines(drawn(board.scholar(0, "III1"))["slot.iv1"])
    assert two_of_three[0].startswith("Needs 2 of")
    assert " or " in two_of_three[1]


@rule("beyond_the_horizon.action.requirements", "beyond_the_horizon.action.research_iii")
def test_actions_that_ask_for_more_than_one_has_stand_back() -> None:
    board = table().lay("oasis", "golden_valley")
    closed = drawn(board)["deed.research_iii"]
    assert closed["state"] == ["dim"]
    assert lines(closed)[-1].startswith("Closed to you until you have")
    assert "state" not in drawn(board)["deed.research_ii"]
    board.village(0, "oasis", "golden_valley")
    assert "state" not in drawn(board)["deed.research_iii"]
    assert drawn(board, 1)["deed.research_iii"]["state"] == ["dim"]


@rule("beyond_the_horizon.action.move_pawn", "beyond_the_horizon.action.occupied")
def test_pawns_stand_on_their_spaces() -> None:
    board = table(4).tech(2, "navigation").private(3, "astronomy")
    board.pawn(0, "grow").pawn(1, "grow").pawn(2, "navigation", paid=True).pawn(3, "astronomy")
    things = drawn(board)
    assert [things[f"pawn.p{seat}"]["in"] for seat in range(4)] == [
        "deed.grow", "deed.grow", "tech.navigation", "tech.astronomy",
    ]  # fmt: skip
    assert [things[f"pawn.p{seat}"].get("slot") for seat in range(4)] == [
        "space.grow.1", "space.grow.2", "space.navigation.paid-1", None,
    ]  # fmt: skip


# ---- the world


@rule(
    "beyond_the_horizon.colonising.strength", "beyond_the_horizon.scoring.villages", "beyond_the_horizon.scoring.cities"
)
def test_a_territory_shows_strength_village_and_city_with_their_tracks_and_points() -> None:
    board = table().lay("golden_valley")
    tile = drawn(board)[cell(board, "golden_valley")]
    territory = game().box.territories[0]
    assert places(tile) == ["tile.golden_valley", "village.golden_valley", "city.golden_valley"]
    assert [badges(slot) for slot in tile["slots"]] == [
        [("shield", str(territory.strength))],
        [("economy", str(territory.village_points))],
        [("infrastructure", str(territory.city_points))],
    ]
    assert tile["gives"][0][0] == "coin"
    assert english(tile["label"]) == "Golden Valley"


@rule("beyond_the_horizon.colonising.cube", "beyond_the_horizon.fortifying.cube")
def test_cubes_cover_what_is_taken() -> None:
    board = table().lay("golden_valley").village(0, "golden_valley").city(1, "golden_valley")
    things = drawn(board)
    tile = things[cell(board, "golden_valley")]
    assert "gives" not in tile
    cubes = [things[f"on.{place}.golden_valley"] for place in ("village", "city")]
    assert [(cube["slot"], cube["owner"]) for cube in cubes] == [
        ("village.golden_valley", "p0"), ("city.golden_valley", "p1"),
    ]  # fmt: skip
    assert lines(tile)[-2:] == ["Village: Ada", "City: Ben"]


@rule("beyond_the_horizon.buildings.left_cube", "beyond_the_horizon.buildings.second")
def test_a_building_has_two_spaces_of_its_own() -> None:
    board = table().lay("golden_valley").built("golden_valley", "farm", 0)
    things = drawn(board)
    tile = things[cell(board, "golden_valley")]
    assert places(tile) == ["tile.golden_valley", "left.golden_valley", "right.golden_valley"]
    assert (tile["glyph"], english(tile["tags"][0])) == ("building", "Farm")
    assert tile["gives"][0][0] == "pawn"
    assert things["on.left.golden_valley"]["owner"] == "p0"
    assert "on.right.golden_valley" not in things
    board.position.second_builder[board.position.box.tile_no["golden_valley"]] = 1
    assert drawn(board)[cell(board, "golden_valley")]["gives"] == []


@rule("beyond_the_horizon.units.equal")
def test_equal_units_are_one_thing_with_a_number() -> None:
    board = table().units(0, "cradle settler 2", "cradle settler 2", "cradle soldier 4")
    things = drawn(board)
    settlers, soldier = things["unit.p0.cradle.settler.2"], things["unit.p0.cradle.soldier.4"]
    assert (settlers["n"], settlers["strength"], settlers["kind"]) == (2, 2, "settler")
    assert (soldier.get("n"), soldier["strength"], soldier["kind"]) == (None, 4, "soldier")
    assert settlers["slot"] == [0, 0]
    assert english(settlers["label"]) == "2 settlers of Ada, strength 2 each"


@rule("beyond_the_horizon.exploring.two_tiles", "beyond_the_horizon.exploring.limit")
def test_unknown_land_is_shown_where_a_settler_may_go() -> None:
    board = table(2)
    everywhere = drawn(board)["w"]["frontier"]
    tiles = {(q, r) for q, r, *_ in drawn(board)["w"]["cells"]}
    steps = game().box.steps
    for q, r in everywhere:
        assert (q, r) not in tiles
        assert sum((q + dq, r + dr) in tiles for dq, dr in steps) >= 2
    board.do(0, [{"move": 1}])
    start = board.position.hex_q[24], board.position.hex_r[24]
    near = drawn(board)["w"]["frontier"]
    assert near
    assert all((q - start[0], r - start[1]) in steps for q, r in near)
    assert len(near) < len(everywhere)
    board.position.explored = 1
    assert drawn(board)["w"]["frontier"] == []


@rule("beyond_the_horizon.exploring.empty_stack")
def test_with_all_territories_found_no_land_is_unknown() -> None:
    board = table()
    board.position.tile_pool = []
    assert drawn(board)["w"]["frontier"] == []
    assert english(drawn(board)["note.world"]["text"]) == "0 territories unknown"


def test_the_picture_of_the_world_grows_with_it() -> None:
    board = table()
    before = drawn(board)["world"]["view"]
    board.lay(*[territory.id for territory in game().box.territories])
    after = drawn(board)["world"]["view"]
    assert after[2] * after[3] > before[2] * before[3]


# ---- what lies open


@rule("beyond_the_horizon.objectives.first", "beyond_the_horizon.objectives.later", "beyond_the_horizon.ending.trigger")
def test_objectives_tell_how_far_everybody_is_and_who_has_claimed_them() -> None:
    board = table(3).objectives("settled_lands", "four_schools").lay("oasis", "golden_valley")
    board.village(1, "oasis").city(1, "golden_valley").claimed("settled_lands", 2)
    things = drawn(board)
    first, second = things["objectives"]["slots"]
    least = board.least("settled_lands", "villages_and_cities")
    assert [(badge["owner"], badge["text"]) for badge in first["badges"]] == [
        ("p0", f"0/{least}"),
        ("p1", f"2/{least}"),
    ]
    assert [badge["text"] for badge in second["badges"]] == ["0/2", "1/2", "0/2"]
    assert inside(things, "objectives") == ["claim.settled_lands.p2"]
    told_there = lines(things["objective.settled_lands"])
    assert told_there[1] == "Claiming it is worth 3 points."
    assert f"Ben: 2 of {least} (villages and cities)" in told_there
    needed = game().box.values.end_claims[3]
    assert english(things["objectives"]["badges"][0]["text"]) == f"1 of {needed} claims to the end"


@rule("beyond_the_horizon.buildings.cost", "beyond_the_horizon.setup.building_rows")
def test_buildings_lie_in_rows_by_their_level() -> None:
    things = drawn(table().row("farm", "library", "palace"))
    assert [inside(things, f"row.{level}") for level in ("i", "ii", "iii")] == [
        ["building.farm"], ["building.library"], ["building.palace"],
    ]  # fmt: skip
    farm = things["building.farm"]
    entry = game().box.buildings[0]
    assert farm["cost"] == [["coin", entry.cost]]
    assert badges(farm)[-2:] == [("food", str(entry.left_points)), ("economy", "")]


@rule("beyond_the_horizon.setup.government_draft")
def test_governments_lie_open_until_everybody_has_one() -> None:
    board = Board(game().new(2, 4))  # type: ignore[arg-type]
    things = drawn(board)
    assert len(inside(things, "governments")) == 2
    name = inside(things, "governments")[0]
    assert len(lines(things[name])) == 4
    board.act(board.legal()[0])
    board.act(board.legal()[0])
    assert "governments" not in drawn(board)


@rule("beyond_the_horizon.research.reveal", "beyond_the_horizon.research.keep")
def test_cards_turned_up_for_the_tree_are_seen_by_all() -> None:
    board = table().scholar(0, "I1").give(0, coins=9, active=3)
    board.deck("mathematics", "coinage", "astronomy").do(0, [{"research": {"level": "II", "scholar": "active"}}])
    board.act("research II1")
    while board.asked().split(" ")[1] != "keeptechnology":
        board.act("colour blue" if "colour blue" in board.legal() else board.legal()[0])
    for seat in (0, 1, SPECTATOR):
        things = drawn(board, seat)
        shown = inside(things, "revealed")
        assert set(shown) <= {"tech.mathematics", "tech.coinage", "tech.astronomy"}
        assert len(shown) >= 2
        assert all(things[name]["size"] == "card" for name in shown)


@rule("beyond_the_horizon.effects.private_technology", "beyond_the_horizon.private.gives")
def test_cards_for_a_private_technology_are_seen_by_their_looker_alone() -> None:
    board = table().do(0, [{"private_technology": {"level": "II", "look_at": 3}}])
    own = inside(drawn(board), "revealed")
    assert len(own) == 3
    assert all(name.startswith("tech.") for name in own)
    for seat in (1, SPECTATOR):
        things = drawn(board, seat)
        assert inside(things, "revealed") == ["unseen.1", "unseen.2", "unseen.3"]
        assert all(things[name]["state"] == ["down"] for name in inside(things, "revealed"))
        assert not any(name in json.dumps(scene(board, seat)) for name in own)
    board.act(f"keep {own[0].removeprefix('tech.')}")
    assert inside(drawn(board, 1), "private.p0") == [own[0]]
    assert inside(drawn(board), "revealed") == []


# ---- the player boards


@rule("beyond_the_horizon.investing.cube", "beyond_the_horizon.setup.track_lengths")
def test_the_next_cube_of_a_track_shows_what_it_uncovers() -> None:
    board = table().removed(0, food=2)
    things = drawn(board)
    assert inside(things, "track.p0.food") == [f"cube.p0.food.{n}" for n in range(3, 9)]
    assert things["track.p0.food.3"]["state"] == ["current"]
    assert "track.p0.food.4" not in things
    assert english(things["cube.p0.food.4"]["label"]) == "Cube of the food track, which uncovers: column C produces"
    assert [space["icons"] for space in things["track.p0.food"]["spaces"]][1] == [["column-b", 1]]


@rule("beyond_the_horizon.investing.investment_track", "beyond_the_horizon.scoring.investment")
def test_invested_cubes_lie_on_their_track_and_those_beyond_it_are_counted() -> None:
    assert inside(drawn(table().invested(0, 2)), "invest.p0") == ["invested.p0.1", "invested.p0.2"]
    board = table().invested(0, 11)
    things = drawn(board)
    assert len(inside(things, "invest.p0")) == 9
    assert things["invest.p0"]["badges"][0]["text"] == "+2"
    assert english(things["invest.p0"]["badges"][0]["label"]) == "2 cubes beyond it"


@rule("beyond_the_horizon.production.column_a", "beyond_the_horizon.investing.columns")
def test_columns_that_do_not_produce_stand_back() -> None:
    board = table().removed(0, food=2)
    columns = drawn(board)["people.p0"]["counters"]
    assert [row["max"] for row in columns] == [6, 5, 4, 3, 2]
    assert [row.get("off", False) for row in columns] == [False, False, True, True, True]


@rule("beyond_the_horizon.production.population", "beyond_the_horizon.production.coins")
def test_production_is_forecast_with_the_items_behind_it() -> None:
    board = table().removed(0, food=2, economy=2).tech(0, "coinage").give(0, coins=4)
    assert counters(board, "mat.p0") == {
        "coins": 4, "active": 1, "colonise": 0, "fortify": 0, "next-population": 2, "next-coins": 3,
    }  # fmt: skip
    coins = drawn(board)["mat.p0"]["counters"][-1]
    assert [item["amount"] for item in coins["tally"]["items"]] == [1, 1, 1]


@rule("beyond_the_horizon.governments.despotism", "beyond_the_horizon.governments.theocracy")
def test_stages_of_a_government_that_are_not_reached_stand_back() -> None:
    board = table().govern(0, "hill_clans", stage=1)
    things = drawn(board)
    stages = inside(things, "stages.p0")
    assert stages == [f"stage.p0.{name}" for name in ("despotism", "theocracy", "monarchy", "democracy")]
    assert [things[name].get("state") for name in stages] == [None, None, ["dim"], ["dim"]]
    assert english(things["stages.p0"]["title"]) == "Hill Clans"


def test_leaders_and_buildings_to_build_lie_beside_the_board() -> None:
    board = table().led(0, "attila", "sappho").reserve(0, "farm")
    things = drawn(board)
    assert inside(things, "leaders.p0") == ["leader.attila", "leader.sappho"]
    assert inside(things, "reserve.p0") == ["building.farm"]
    assert "leaders.p1" not in things
    assert counters(board, "supply.p0")["leaders"] == 2


# ---- how far the game is


@rule("beyond_the_horizon.turns.phases")
def test_the_round_and_its_phase_are_told() -> None:
    board = table().lay("oasis").units(0, "oasis settler 2").give(0, colonise=1)
    assert notes(board) == ["Round 1"]
    assert scene(board)["phase"]["now"] == "action"
    for phase in ("expansion", "production"):
        board.phase("turn")
        while board.position.pending() and scene(board)["phase"]["now"] != phase:
            board.act("act grow" if "act grow" in board.legal() else "pass")
        assert scene(board)["phase"]["now"] == phase


@rule("beyond_the_horizon.ending.last_round", "beyond_the_horizon.scoring.winner")
def test_the_last_rounds_are_announced_and_the_end_is_itemised() -> None:
    board = table()
    board.position.last_round = 2
    assert notes(board) == ["Round 1", "One more round after this one"]
    board.position.round = 2
    assert notes(board) == ["Round 2", "Last round"]
    board.tech(0, "mathematics").phase("end")
    shown = scene(board)
    assert shown["phase"] is None
    assert notes(board) == ["The game is over."]
    best = shown["standings"][0]
    assert best["who"] == "p0"
    assert best["tally"]["sum"] == sum(item["amount"] for item in best["tally"]["items"]) > 0


def test_before_the_first_round_governments_are_chosen() -> None:
    board = Board(game().new(3, 1))  # type: ignore[arg-type]
    assert notes(board) == ["Choosing governments"]
    assert scene(board)["phase"] is None


# ---- icons


def test_everything_that_is_counted_lasts_or_answers_has_icons() -> None:
    assert len(MODIFIER_ICONS) == len(MODIFIERS)
    assert len(EVENT_ICONS) == len(EVENTS)
    assert len(COUNTER_ICONS) == len(COUNTERS)
    for which in range(len(MODIFIERS)):
        assert modifier_icons([2 if which == n else 0 for n in range(len(MODIFIERS))])[-1][1] == 2
    assert points_icons([PointsPer(2, COUNTERS.index("villages"), 3, 0)]) == [["points", 2], ["per", 1], ["village", 3]]
    assert points_icons([PointsPer(8, COUNTERS.index("flat"), 1, 0)]) == [["points", 8]]


@pytest.mark.parametrize(
    ("effects", "icons"),
    [
        ([{"gain": {"coins": 3}}, {"activate": 2}], [["coin", 3], ["pawn", 2]]),
        ([{"invest": "economy"}], [["cube", 1], ["economy", 1]]),
        ([{"invest": {"track": "any", "times": 2}}], [["cube", 2], ["any", 1]]),
        ([{"research": {"level": "III", "scholar": "active"}}], [["tech", 1], ["level-3", 1]]),
        ([{"recruit": {"from": "inactive", "unit": "soldier", "strength": 2, "times": 2}}], [["soldier", 2]] * 2),
        ([{"upgrade": {"unit": "any", "by": 2}}], [["unit", 1], ["upgrade", 2]]),
        ([{"move": 3}, {"explore_more": 1}], [["steps", 3], ["explore", 1]]),
        ([{"colonise": {"bonus": 0}}], [["village", 1]]),
        ([{"fortify": {"bonus": 2}}], [["fort", 1], ["shield", 2]]),
        ([{"build": {"discount": 3}}], [["build", 1], ["discount", 3]]),
        ([{"token": "either"}], [["token", 1]]),
        ([{"building": "II"}], [["building", 1], ["level-2", 1]]),
        ([{"produce": "population"}], [["income", 1], ["pawn", 1]]),
        ([{"basic_action": 2}], [["action", 2]]),
        ([{"theocracy": True}], [["temple", 1]]),
        ([{"points": 2}], [["points", 2]]),
        ([{"copy_action": True}], [["copy", 1], ["action", 1]]),
        ([{"each": {"who": "opponents", "do": [{"gain": {"coins": 1}}]}}], [["opponent", 1], ["coin", 1]]),
        (
            [{"choose": [[{"pay": {"coins": 4, "then": [{"invest": "economy"}]}}], [{"gain": {"coins": 2}}]]}],
            [["coin", 4], ["then", 1], ["cube", 1], ["economy", 1], ["or", 1], ["coin", 2]],
        ),
    ],
)
def test_effects_are_drawn_icon_by_icon(effects: list[dict[str, Any]], icons: list[list[Any]]) -> None:
    box = game().box
    number = box.reader.number(Fields("test", "test", {"effects": effects}), "effects")
    assert effect_icons(box.book, number) == icons


# ---- events and patches


def test_units_walk_from_tile_to_tile_and_cubes_come_from_the_board() -> None:
    board = table().lay("oasis").units(0, "cradle settler 2").give(0, colonise=1).do(0, [{"move": 1}])
    board.act("move cradle settler 2 oasis")
    walk = told(board, "moves")
    assert (walk["do"], walk["kind"], walk["source"], walk["target"]) == (
        "flow", "settler", "tile.cradle", "unit.p0.oasis.settler.2",
    )  # fmt: skip
    board.phase("expansion").act("colonise oasis")
    settled = told(board, "colonises")
    assert (settled["kind"], settled["source"], settled["target"]) == ("cube", "mat.p0", "village.oasis")


def test_events_show_the_action_the_slot_and_the_technology_that_they_speak_of() -> None:
    board = table().give(0, active=3).act("act research_i")
    assert told(board, "acts")["shows"] == ["deed.research_i"]
    board.act("research I1")
    assert told(board, "researches")["shows"] == ["slot.i1"]
    technology = game().box.technologies[board.position.cards[0]].id
    assert told(board, "gains-technology")["shows"] == [f"tech.{technology}"]


def test_a_patch_leads_from_one_scene_to_the_next() -> None:
    board = table().govern(0, "merchant_league").give(0, active=3)
    before = game().scene(board.position.view(0), 0)
    board.act("act grow")
    after = game().scene(board.position.view(0), 0)
    changes = patch(before, after)
    assert "pawn.p0" in changes["set"]
    assert len(json.dumps(changes)) < 6_000
    assert {e["id"]: e for e in apply_patch(before, changes)["elements"]} == {e["id"]: e for e in after["elements"]}

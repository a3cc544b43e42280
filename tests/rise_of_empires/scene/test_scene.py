"""What lies on the table of Rise of Empires, as a page is told it."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from ecumene.core.staging import apply_patch, patch
from tests.marks import rule
from tests.rise_of_empires.board import Board, game, sample_table, table
from tests.rise_of_empires.showing import counters, drawn, english, inside


def scene(board: Board) -> Any:
    return game().scene(board.position.view(None), None)


def notes(board: Board) -> list[str]:
    return [english(note) for note in scene(board)["notes"]]


def told(board: Board, key: str) -> dict[str, Any]:
    """The last event of a kind as the page is told it."""
    return dict(game().scene_event(board.told(key)[-1]))


def badges(thing: dict[str, Any]) -> list[tuple[str, str]]:
    """The icons and texts on a thing."""
    return [(badge.get("icon", ""), english(badge.get("text", ""))) for badge in thing.get("badges", [])]


# ---- the stage


@pytest.mark.parametrize("seats", game().seat_counts)
def test_the_stage_is_the_same_whatever_is_drawn(seats: int) -> None:
    stages = [game().stage(game().new(seats, seed)) for seed in (1, 2)]
    assert stages[0] == stages[1]
    assert len(gzip.compress(json.dumps(stages[0]).encode())) < 80_000


@rule("rise_of_empires.display.spaces", "rise_of_empires.display.right_to_left")
def test_a_row_has_as_many_spaces_as_the_players_need_the_first_on_the_right() -> None:
    for seats, spaces, empires in ((2, 4, 4), (5, 10, 8)):
        things = drawn(table(seats))
        assert [space["id"] for space in things["row.city"]["spaces"]] == [
            f"row.city.{n}" for n in range(spaces, 0, -1)
        ]
        assert len(things["row.empire"]["spaces"]) == empires


@rule("rise_of_empires.points.region", "rise_of_empires.points.second", "rise_of_empires.control.most")
def test_a_region_shows_its_two_numbers_and_its_benefit() -> None:
    things = drawn(sample_table(2))
    assert badges(things["egypt"]) == [("", "1/1 pts"), ("food", "3")]
    assert badges(things["japan"]) == [("", "3/2 pts")]
    assert english(things["egypt"]["label"]) == english(things["name.egypt"]["text"]) == "Egypt"
    assert [english(tag) for tag in things["china"]["tags"]] == ["Era II", "Far East"]
    assert len({things[name]["colour"] for name in ("gaul", "britain", "japan")}) == 3
    assert things["gaul"]["colour"] == things["egypt"]["colour"]
    assert "levant" in things["egypt"]["near"]


@rule("rise_of_empires.reach.adjacent", "rise_of_empires.reach.not_adjacent")
def test_arrows_join_and_walls_part() -> None:
    things = drawn(table(2))
    arrows = {(thing["from"], thing["to"]) for thing in things.values() if thing.get("style") == "double"}
    walls = {(thing["from"], thing["to"]) for thing in things.values() if thing.get("style") == "cliff"}
    assert ("gaul", "britain") in arrows
    assert len(arrows) == len(game().box.arrows)
    assert {frozenset(pair) for pair in walls} >= {frozenset({"china", "siberia"})}
    assert len(walls) == len(game().box.closed)


# ---- the map


@rule("rise_of_empires.empire.era", "rise_of_empires.overseas.navigation", "rise_of_empires.overseas.anyones")
def test_what_is_closed_is_dim() -> None:
    def closed(board: Board) -> set[str]:
        return {
            name for name, thing in drawn(board).items() if thing["type"] == "area" and "dim" in thing.get("state", [])
        }

    assert "germany" in closed(table(2, "IB"))
    assert "iberia" not in closed(table(2, "IB"))
    assert {"china", "japan"} <= closed(table(2, "IIA"))
    assert "germany" not in closed(table(2, "IIA"))
    assert "china" not in closed(table(2, "IIA").own(1, "navigation"))
    assert "china" not in closed(table(2, "IIB"))
    assert closed(table(2, "IIIA")) == set()


@rule("rise_of_empires.control.most", "rise_of_empires.points.region", "rise_of_empires.points.second")
def test_a_region_tells_who_leads_and_what_it_pays_now() -> None:
    things = drawn(sample_table(3).cubes(0, greece=3).cubes(1, greece=1))
    greece = things["greece"]
    assert greece["owner"] == "p0"
    assert [english(line) for line in greece["lines"]] == [
        "Most cubes: 2 food and 2 points",
        "Second: 1 point",
        "Ada leads and takes 2 food.",
    ]
    assert [(item["amount"], english(item["about"])) for item in greece["tally"]["items"]] == [(2, "Ada"), (1, "Ben")]
    assert [things[name]["n"] for name in ("cubes.greece.p0", "cubes.greece.p1")] == [3, 1]
    assert inside(things, "greece") == ["cubes.greece.p0", "cubes.greece.p1"]
    assert "owner" not in things["gaul"]


@rule("rise_of_empires.control.shared", "rise_of_empires.points.tied_first")
def test_a_shared_lead_belongs_to_nobody_and_is_divided() -> None:
    greece = drawn(sample_table(2).cubes(0, greece=2).cubes(1, greece=2))["greece"]
    assert "owner" not in greece
    assert [english(line) for line in greece["lines"][2:]] == [
        "Ada shares the lead: 1 food.",
        "Ben shares the lead: 1 food.",
    ]
    assert [item["amount"] for item in greece["tally"]["items"]] == [1, 1]


@rule("rise_of_empires.effects.ally")
def test_an_alliance_piece_stands_in_its_region() -> None:
    board = table(2).cubes(1, greece=2)
    board.position.alliance[1] = board.position.box.region_no["greece"]
    piece = drawn(board)["alliance.p1"]
    assert (piece["in"], piece["owner"]) == ("greece", "p1")


# ---- the displays


@rule("rise_of_empires.display.price", "rise_of_empires.display.free")
def test_in_a_turn_b_a_disc_shows_what_its_owner_pays() -> None:
    things = drawn(table(2, "IB").row("city", 0, 1, 0))
    discs = [things[f"disc.city.{space}"] for space in (3, 2, 1)]
    assert [disc["owner"] for disc in discs] == ["p0", "p1", "p0"]
    assert [disc.get("strength", 0) for disc in discs] == [0, 1, 2]
    assert english(discs[2]["label"]) == "Action disc of Ada, 2 to take back"
    assert "strength" not in drawn(table(2, "IA").row("city", 0, 1, 0))["disc.city.1"]


@rule("rise_of_empires.effects.free_discs")
def test_printing_takes_discs_back_for_nothing() -> None:
    things = drawn(table(2, "IIB").row("city", 0, 1, 0).own(0, "printing"))
    assert "strength" not in things["disc.city.1"]
    assert things["disc.city.2"]["strength"] == 1


@rule("rise_of_empires.tiles.leftover", "rise_of_empires.progress.price")
def test_tiles_left_over_lie_apart_and_old_progress_costs_gold() -> None:
    board = table(4, "IIA").show("banking", "coinage")
    box = board.position.box
    board.position.shown, board.position.beside = [box.tile_no["banking"]], [box.tile_no["coinage"]] * 2
    things = drawn(board)
    assert inside(things, "offer.progress") == ["tile.banking"]
    assert inside(things, "beside.progress") == ["old.coinage"]
    assert things["old.coinage"]["n"] == 2
    assert things["old.coinage"]["cost"] == [["coin", 1]]
    assert "cost" not in things["tile.banking"]
    assert "beside.city" not in things


@rule("rise_of_empires.tiles.red", "rise_of_empires.tiles.few_players")
def test_with_few_players_tiles_that_stay_are_marked() -> None:
    def marked(board: Board) -> bool:
        return ("stays", "") in badges(drawn(board)["tile.tyre"])

    assert marked(table(3).show("tyre"))
    assert not marked(table(4).show("tyre"))
    assert ("stays", "") not in badges(drawn(table(3).show("memphis"))["tile.memphis"])


@rule("rise_of_empires.city.price", "rise_of_empires.wonders.price", "rise_of_empires.city.upkeep")
def test_cities_and_wonders_show_cost_yield_and_upkeep() -> None:
    things = drawn(table(2, "IB").show("rome", "great_pyramid"))
    assert things["tile.rome"]["cost"][0][0] == "coin"
    assert ("food", "−3") in badges(things["tile.rome"])
    assert [name for name, _ in things["tile.great_pyramid"]["cost"]] == ["coin", "resource", "cube"]
    assert badges(things["tile.great_pyramid"])[0][0] == "points"
    assert "every turn" in english(things["tile.rome"]["lines"][0])


@rule("rise_of_empires.empire.once", "rise_of_empires.tiles.empire_sides")
def test_empire_tiles_show_their_side_and_their_taker() -> None:
    board = table(2).act("disc empire", "empire e3")
    taken, free = drawn(board)["empire.e3"], drawn(board)["empire.e1"]
    assert (taken["owner"], taken["state"]) == ("p0", ["spent"])
    assert "owner" not in free
    assert badges(free)[0] == ("map", "3")
    assert ("waves", "") in badges(taken)
    turned = drawn(table(2, "IIA"))["empire.e1"]
    assert badges(turned)[0] == ("map", "4")
    assert english(free["title"]) != english(turned["title"])


@rule("rise_of_empires.trade.era", "rise_of_empires.trade.once")
def test_the_trade_track_shows_open_spaces_and_who_used_them() -> None:
    board = sample_table(2).give(0, resource=3).act("disc trade", "trade local_market")
    things = drawn(board)
    assert things["trade.local_market"]["owner"] == "p0"
    assert badges(things["trade.river_port"]) == [("resource", "2"), ("then", ""), ("coin", "5")]
    assert "trade.world_exhibition" not in things
    assert "trade.world_exhibition" in drawn(sample_table(2, "IIIA"))


@rule("rise_of_empires.turn_order.fewest", "rise_of_empires.food.surplus")
def test_the_tracks_have_a_marker_of_each_player() -> None:
    board = table(3).give(1, food=20)
    things = drawn(board)
    assert [things[f"marker.order.p{seat}"]["slot"] for seat in range(3)] == ["order.1", "order.2", "order.3"]
    assert [things[f"marker.food.p{seat}"]["slot"] for seat in range(3)] == ["food.16", "food.20", "food.16"]
    board.give(0, point=5).give(2, point=3).phase("order")
    things = drawn(board)
    assert [name for name in things if name.startswith("marker.order.")] == []
    assert [english(badge["text"]) for badge in things["order"]["badges"]] == ["Ben picks"]
    board.act("position 2")
    assert drawn(board)["marker.order.p1"]["slot"] == "order.2"


# ---- players


@rule("rise_of_empires.food.sum", "rise_of_empires.income.collect", "rise_of_empires.points.collect")
def test_forecasts_say_what_the_turn_would_bring_and_why() -> None:
    board = sample_table(2).own(0, "mountain", "town", "coinage", "memphis").cubes(0, greece=1)
    assert counters(board, "next.p0") == {
        "next-food": -3 - 1 + 2, "next-gold": 2, "next-resource": 0, "next-cube": 3, "next-points": 2 + 2 + 1,
    }  # fmt: skip
    food = next(row for row in drawn(board)["next.p0"]["counters"] if row["id"] == "p0.next-food")
    assert {(item["rule"].removeprefix("rise_of_empires."), item["amount"]) for item in food["tally"]["items"]} == {
        ("territory.mountain", -3), ("city.upkeep", -1), ("control.benefit", 2),
    }  # fmt: skip
    rail = {row["id"]: row for row in drawn(board)["supply.p0"]["counters"]}
    assert rail["has.p0.next-food"]["value"] == -2
    assert [item["amount"] for item in rail["has.p0.next-points"]["tally"]["items"]] == [2, 2, 1]


@rule("rise_of_empires.ending.gold", "rise_of_empires.ending.discs")
def test_in_the_last_turn_gold_and_discs_are_forecast_too() -> None:
    early, late = table(2, "IIIA").give(0, gold=9, resource=3), table(2, "IIIB").give(0, gold=9, resource=3)
    assert counters(early, "next.p0")["next-points"] == 0
    assert counters(late, "next.p0")["next-points"] == 4


@rule("rise_of_empires.setup.cubes", "rise_of_empires.setup.supplies", "rise_of_empires.display.six_actions")
def test_a_mat_shows_goods_stock_and_discs() -> None:
    board = table(2)
    assert counters(board, "mat.p1") == {"gold": 5, "resource": 2, "pool": 5, "stock": 25, "food": 16, "discs": 6}
    board.row("city", 0, 1)
    assert counters(board, "mat.p1")["discs"] == 5


@rule("rise_of_empires.progress.once", "rise_of_empires.progress.delay")
def test_progress_tiles_are_turned_when_used_and_marked_while_they_wait() -> None:
    board = table(2).own(0, "tribute", "barter").own(0, "sailing", fresh=True).own(0, "town", "town")
    board.position.used[0] = (board.position.box.progress_no["tribute"],)
    things = drawn(board)
    assert things["progress.tribute.p0"]["state"] == ["spent"]
    assert ("hourglass", "") in badges(things["progress.sailing.p0"])
    assert "Free action" in [english(tag) for tag in things["progress.barter.p0"]["tags"]]
    assert things["land.town.p0"]["n"] == 2
    assert inside(things, "lands.p0") == ["land.town.p0"]


@rule("rise_of_empires.era_end.progress", "rise_of_empires.era_end.cities")
def test_what_is_kept_is_ticked() -> None:
    board = table(2, "IB").own(0, "tribute", "barter", "memphis").phase("era").act("keep tribute", "keep memphis")
    things = drawn(board)
    assert things["progress.tribute.p0"]["state"] == ["claimed"]
    assert things["city.memphis.p0"]["state"] == ["claimed"]
    assert "state" not in things["progress.barter.p0"]


# ---- how far the game is


@rule("rise_of_empires.turns.phases", "rise_of_empires.display.six_actions")
def test_the_turn_its_phase_and_its_action_are_told() -> None:
    board = table(2)
    assert notes(board) == ["Turn IA", "Action 1 of 6"]
    phase = scene(board)["phase"]
    assert [step["id"] for step in phase["steps"]] == ["actions", "food", "income", "points", "order"]
    assert phase["now"] == "actions"
    assert "era" in [step["id"] for step in scene(table(2, "IB"))["phase"]["steps"]]


@pytest.mark.parametrize(
    ("phases", "now"),
    [(("food", "income", "points", "order"), "food"), (("income", "points", "order"), "income"), (("order",), "order")],
)
@rule("rise_of_empires.turns.phases")
def test_each_phase_is_named_while_it_is_settled(phases: tuple[str, ...], now: str) -> None:
    board = table(2, "IA").own(0, "town").own(1, "mycenae").give(1, resource=5, point=3)
    board.phase(*phases)
    assert scene(board)["phase"]["now"] == now
    assert notes(board) == ["Turn IA"]


def test_at_the_end_there_is_no_phase_and_the_points_are_itemised() -> None:
    board = table(2, "IIIB").give(0, gold=9, resource=3).phase("end")
    shown = scene(board)
    assert shown["phase"] is None
    assert notes(board) == ["The game is over"]
    best = shown["standings"][0]
    assert best["who"] == "p0"
    assert [item["amount"] for item in best["tally"]["items"]] == [3, 1]


# ---- events


def test_cubes_flow_from_their_owner_into_the_region() -> None:
    board = table(2).act("disc empire", "empire e1", "place gaul 3")
    event = told(board, "places")
    assert (event["do"], event["n"], event["source"], event["target"]) == ("flow", 3, "supply.p0", "gaul")
    assert told(board, "empire")["shows"] == ["empire.e1"]
    assert told(board, "disc")["shows"] == ["row.empire"]


@rule("rise_of_empires.points.collect")
def test_points_are_told_with_the_items_behind_them() -> None:
    board = sample_table(2).cubes(0, greece=2).own(0, "memphis").phase("points")
    events: list[dict[str, Any]] = [dict(game().scene_event(event)) for event in board.told("scores")]
    assert (events[0]["do"], events[0]["n"], events[0]["target"]) == ("score", 4, "supply.p0")
    assert [item["amount"] for item in events[0]["tally"]["items"]] == [2, 2]


@rule("rise_of_empires.food.shortage")
def test_hunger_takes_points() -> None:
    board = table(2).give(0, food=0, point=9).own(0, "mountain").phase("food")
    assert told(board, "hunger")["n"] == -3


def test_patches_lead_from_scene_to_scene() -> None:
    board = table(3)
    before = scene(board)
    board.act("disc empire", "empire e1", "place gaul 2", "place iberia 1")
    after = scene(board)
    patched = apply_patch(before, patch(before, after))
    assert {thing["id"]: thing for thing in patched["elements"]} == {thing["id"]: thing for thing in after["elements"]}

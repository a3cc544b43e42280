"""What lies on the table of Rise & Fall, as a page is told it, and what each viewer may know of it."""

from __future__ import annotations

import gzip
import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from ecumene.core.staging import apply_patch, merge, patch
from ecumene.core.texts import say
from ecumene.games.rise_and_fall import RiseAndFall
from ecumene.games.rise_and_fall.box.content import KINDS, SEA, TERRAINS
from ecumene.games.rise_and_fall.play.activation import TakeTurn
from ecumene.games.rise_and_fall.play.buying_back import BuyBackTogether
from ecumene.games.rise_and_fall.play.decline import GiveCards
from ecumene.games.rise_and_fall.play.deployment import Deploy
from ecumene.games.rise_and_fall.play.extinction import die_out
from ecumene.games.rise_and_fall.play.playing import PlayCard
from ecumene.games.rise_and_fall.play.position import RisePosition
from tests.marks import rule
from tests.rise_and_fall.board import Table, rise_and_fall, world

Data = dict[str, Any]
NAMES = ("Ada", "Ben", "Cleo", "Dan")
LANDS = """
    ~ . f m g
     ~ . f m .
    ~ ~ . f .
"""


def drawn(table: Table, viewer: int | None = 0) -> dict[str, Data]:
    """Everything on the table as one viewer sees it, by id."""
    return seen(table.game, table.position, viewer)


def seen(game: RiseAndFall, position: RisePosition, viewer: int | None = 0) -> dict[str, Data]:
    scene = game.scene(position.view(viewer), viewer)
    return {name: dict(element) for name, element in merge(game.stage(position), scene).items()}


def counters(table: Table, seat: int) -> dict[str, int]:
    return {counter["id"]: counter["value"] for counter in drawn(table)[f"sup.p{seat}"]["counters"]}


def started(seats: int = 2, seed: int = 1, **options: Any) -> RisePosition:
    position = rise_and_fall().new(seats, seed, options)
    assert isinstance(position, RisePosition)
    return position


def lay_tiles(position: RisePosition, number: int, rng: Random) -> None:
    """Somebody lays so many tiles, wherever the rules allow."""
    for _ in range(number):
        seat = position.pending()[0]
        position.apply(seat, rise_and_fall().quick_action(position, seat, rng))


def english(text: Any) -> str:
    return say(rise_and_fall().words("en"), text, NAMES)


@pytest.fixture
def table() -> Table:
    return world(LANDS, 3)


# ---- the stage


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stage_is_the_same_whatever_world_will_lie_on_it(seats: int) -> None:
    game = rise_and_fall()
    stages = [game.stage(started(seats, seed, world="quick")) for seed in (1, 2)]
    assert stages[0] == stages[1]
    assert len(gzip.compress(json.dumps(stages[0]).encode())) < 60_000


def test_every_hex_has_a_name_and_every_trophy_its_points(table: Table) -> None:
    stage = {element["id"]: dict[str, Any](element) for element in table.game.stage(table.position)["elements"]}
    assert set(stage["w"]["names"]) == {*TERRAINS, "frontier"}
    slots = stage["trophies"]["slots"]
    assert [slot["id"] for slot in slots] == [f"trophy.{kind}" for kind in KINDS]
    assert [slot["badges"][0]["text"] for slot in slots] == ["10", "10", "25", "15", "20", "20"]


@rule("rise_and_fall.scoring.territory")
def test_the_legend_says_what_a_hex_of_each_terrain_is_worth(table: Table) -> None:
    legend = drawn(table)["legend"]["counters"]
    assert {row["id"]: row["value"] for row in legend} == {
        "sea": 2, "plain": 1, "forest": 3, "mountain": 4, "glacier": 4, "cliff": 0,
    }  # fmt: skip


# ---- a world in the making


def test_a_world_in_the_making_shows_the_tiles_of_the_tier_and_where_a_sea_could_lie() -> None:
    position = started(2)
    draft = position.draft
    assert draft is not None
    hexes = seen(rise_and_fall(), position)["w"]
    assert len(hexes["cells"]) == 16
    assert all(terrain == "sea" for _, _, terrain, _ in hexes["cells"])
    assert [len(cells) for _, cells in hexes["tiles"]] == [8, 8]
    free = {tuple(place) for place in hexes["frontier"]}
    assert free.isdisjoint({(q, r) for q, r, *_ in hexes["cells"]})
    anchors = {action.notation.split(" ")[1] for action in position.legal(position.pending()[0])}
    assert anchors <= {f"{q}.{r}" for q, r in free}
    assert len(free) > len(anchors)


@rule("rise_and_fall.setup.tiles")
def test_the_supply_counts_the_tiles_that_are_left() -> None:
    position = started(4)
    lay_tiles(position, 3, Random(1))
    elements = seen(rise_and_fall(), position)
    assert {terrain: elements[f"tile.{terrain}"]["n"] for terrain in TERRAINS} == {
        "sea": 16, "plain": 17, "forest": 15, "mountain": 11, "glacier": 4,
    }  # fmt: skip
    assert elements["tile.sea"]["state"] == ["current"]
    assert "state" not in elements["tile.plain"]
    lay_tiles(position, 17, Random(1))
    elements = seen(rise_and_fall(), position)
    assert (elements["tile.sea"]["n"], elements["tile.sea"]["state"]) == (0, ["dim"])
    assert (elements["tile.plain"]["n"], elements["tile.plain"]["state"]) == (16, ["current"])
    assert "frontier" not in elements["w"]
    assert len(elements["w"]["tiles"]) == 1


def test_the_view_grows_in_few_steps_and_stays_once_the_seas_lie() -> None:
    position, rng = started(4, 5), Random(5)
    views: list[list[float]] = []
    while position.draft is not None and position.draft.tier == SEA:
        views.append(seen(rise_and_fall(), position)["world"]["view"])
        lay_tiles(position, 1, rng)
    changes = sum(one != other for one, other in pairwise(views))
    assert 0 < changes < len(views) * 2 / 3
    whole = seen(rise_and_fall(), position)["world"]["view"]
    while position.draft is not None:
        assert seen(rise_and_fall(), position)["world"]["view"] == whole
        lay_tiles(position, 1, rng)
    assert seen(rise_and_fall(), position)["world"]["view"] == whole


def test_the_view_holds_every_hex(table: Table) -> None:
    x, y, width, height = drawn(table)["world"]["view"]
    size = drawn(table)["w"]["size"]
    for q, r, _, level in drawn(table)["w"]["cells"]:
        across, down = size * 3**0.5 * (q + r / 2), size * 1.35 * r - 0.16 * size * level
        assert x < across - 0.87 * size < across + 0.87 * size < x + width
        assert y < down - size < down + 1.1 * size < y + height


def test_laying_a_tile_is_a_small_patch() -> None:
    position, rng, sizes = started(4, 2), Random(2), []
    before = rise_and_fall().scene(position.view(0), 0)
    while position.draft is not None:
        lay_tiles(position, 1, rng)
        after = rise_and_fall().scene(position.view(0), 0)
        if position.draft is not None:
            sizes.append(len(json.dumps(patch(before, after), separators=(",", ":"))))
        before = after
    assert max(sizes) < 6_000


def test_pieces_to_place_lie_in_front_of_their_players() -> None:
    table = world(LANDS)
    table.players[0].ship("0.0")
    table.position.round = 0
    table.begins(Deploy(1))
    elements = drawn(table, 1)
    assert elements["start.p1"]["region"] == "hand"
    assert elements["start.p0"]["region"] == "players"
    assert [name for name, thing in elements.items() if thing.get("in") == "start.p0"] == ["nomad.p0.0", "city.p0.0"]
    assert elements["ship.p0.0"]["in"] == "w"
    table.apply(1, "deploy city 1.0")
    assert drawn(table, 1)["city.p1.0"]["slot"] == [1, 0]


# ---- a finished world


def test_the_land_is_drawn_with_its_terrain_and_levels(table: Table) -> None:
    cells = drawn(table)["w"]["cells"]
    assert [0, 0, "sea", 0] in cells
    assert [4, 0, "glacier", 4] in cells
    assert len(cells) == table.land.size


def test_a_piece_keeps_its_id_when_it_moves(table: Table) -> None:
    red = table.players[0].nomad("1.0", "2.0")
    red.turn("nomad")
    before = table.game.scene(table.position.view(0), 0)
    red.does("wake 1.0", "move 1.1")
    after = table.game.scene(table.position.view(0), 0)
    changes = patch(before, after)
    assert changes["set"]["nomad.p0.0"] == {"slot": [1, 1], "state": ["spent"]}
    assert not changes["gone"]
    assert len(json.dumps(changes)) < 1_500
    found = apply_patch(before, changes)
    assert {e["id"]: e for e in found["elements"]} == {e["id"]: e for e in after["elements"]}


@rule("rise_and_fall.actions.once")
def test_pieces_that_have_acted_are_spent_and_the_one_awake_is_current(table: Table) -> None:
    red = table.players[0].nomad("1.0", "2.0", "3.0").city("1.1")
    red.turn("nomad").does("wake 2.0", "produce", "wake 3.0")
    states = {name: thing.get("state") for name, thing in drawn(table).items() if thing.get("owner") == "p0"}
    assert (states["nomad.p0.0"], states["nomad.p0.1"], states["nomad.p0.2"]) == (None, ["spent"], ["current"])
    assert states["city.p0.0"] is None
    red.does("produce", "end")
    assert "state" not in drawn(table)["nomad.p0.1"]


@rule("rise_and_fall.actions.stacking")
def test_a_merchant_and_a_city_share_a_hex(table: Table) -> None:
    red, yellow, _ = table.players
    red.merchant("1.0")
    yellow.city("1.0")
    elements = drawn(table)
    assert elements["merchant.p0.0"]["slot"] == elements["city.p1.0"]["slot"] == [1, 0]
    assert english(elements["city.p1.0"]["label"]) == "City of Ben"


# ---- regions


def region(table: Table, place: str) -> Data:
    q, r = (int(part) for part in place.split("."))
    groups = [thing for thing in drawn(table).values() if thing.get("type") == "group"]
    found = [group for group in groups if [q, r] in group["cells"]]
    assert len(found) == 1
    return found[0]


@rule("rise_and_fall.scoring.region", "rise_and_fall.scoring.glacier")
def test_a_region_says_its_size_and_what_it_is_worth(table: Table) -> None:
    mountains = region(table, "4.0")
    assert sorted(mountains["cells"]) == [[3, 0], [3, 1], [4, 0]]
    assert mountains["n"] == 12
    assert english(mountains["label"]) == "Mountain of 3 hexes, 12 points"


@rule("rise_and_fall.scoring.tie")
def test_a_region_belongs_to_who_leads_there_and_to_nobody_on_a_tie(table: Table) -> None:
    red, yellow, _ = table.players
    red.nomad("2.0")
    assert region(table, "2.0")["owner"] == "p0"
    yellow.nomad("2.1")
    forest = region(table, "2.0")
    assert "owner" not in forest
    assert [(row["id"], row["value"]) for row in forest["counters"]] == [("p0", 1), ("p1", 1)]
    yellow.nomad("2.2")
    assert region(table, "2.0")["owner"] == "p1"


def test_what_does_not_change_is_one_and_the_same_object(table: Table) -> None:
    red = table.players[0].nomad("1.0", "2.0")
    red.turn("nomad")
    before = {e["id"]: e for e in table.game.scene(table.position.view(0), 0)["elements"]}
    red.does("wake 2.0", "produce")
    after = {e["id"]: e for e in table.game.scene(table.position.view(1), 1)["elements"]}
    for name in ("w", "world", "region.0", "nomad.p0.0", "card.p2.nomad"):
        assert before[name] is after[name]


# ---- cards


def test_ones_own_cards_lie_in_the_tray_with_what_they_allow(table: Table) -> None:
    table.players[0].nomad("1.0", "2.0").city("3.0")
    table.begins(PlayCard((0, 1, 2)))
    elements = drawn(table)
    assert elements["hand.p0"]["region"] == "hand"
    card = elements["card.p0.nomad"]
    assert (card["in"], card["size"], card["value"]) == ("hand.p0", "card", {"n": 2, "of": 8, "points": 2})
    assert [line["t"].removeprefix("rise_and_fall-face-nomad-") for line in card["lines"]] == [
        "move",
        "produce",
        "build",
    ]
    assert english(card["title"]) == "Nomads"
    reserve = elements["card.p0.temple"]
    assert (reserve["in"], reserve["state"], reserve["value"]["points"]) == ("reserve.p0", ["dim"], 0)


@rule("rise_and_fall.cards.states")
def test_the_cards_of_others_are_small_and_open(table: Table) -> None:
    table.players[1].nomad("1.0").ship("0.0").city("1.1").cards(ship="discard", city="decline")
    table.begins(PlayCard((0, 1, 2)))
    elements = drawn(table)
    assert elements["hand.p1"]["region"] == "players"
    places = {kind: elements[f"card.p1.{kind}"]["in"] for kind in ("nomad", "ship", "city", "temple")}
    assert places == {"nomad": "hand.p1", "ship": "discard.p1", "city": "decline", "temple": "reserve.p1"}
    assert elements["card.p1.nomad"]["size"] == "chip"
    assert "lines" not in elements["card.p1.nomad"]


@rule("rise_and_fall.cards.top_discard")
def test_a_table_may_agree_to_show_only_the_top_discard() -> None:
    table = world(LANDS, 2, discards="top")
    table.players[1].nomad("1.0").ship("0.0").city("1.1").merchant("2.1").cards(ship="discard", city="discard")
    table.begins(PlayCard((0, 1)))
    elements = drawn(table)
    assert (elements["hand.p1"]["count"], elements["discard.p1"]["count"]) == (2, 2)
    assert (elements["discard.p1"]["layout"], drawn(table, 1)["discard.p1"]["layout"]) == ("pile", "spread")
    shown = {name for name in elements if name.startswith("card.p1.")}
    assert shown == {"card.p1.city", "card.p1.mountaineer", "card.p1.temple"}
    assert len([name for name in drawn(table, 1) if name.startswith("card.p1.")]) == len(KINDS)
    assert not [name for name in drawn(table, None) if name == "card.p1.nomad"]


@rule("rise_and_fall.cards.secret")
def test_a_card_chosen_in_secret_is_face_down_for_its_owner_and_only_counted_by_others() -> None:
    table = world(LANDS, 3)
    for place, player in zip(("1.0", "2.0", "3.0"), table.players, strict=True):
        player.nomad(place).ship({"1.0": "0.0", "2.0": "0.1", "3.0": "-1.2"}[place])
    table.begins(PlayCard((0, 1, 2)))
    others = {kind: world_with(table, kind) for kind in ("nomad", "ship")}
    for viewer in (0, 2, None):
        assert drawn(others["nomad"], viewer) == drawn(others["ship"], viewer)
        assert drawn(others["nomad"], viewer)["played.p1"]["count"] == 1
    own = drawn(others["ship"], 1)["card.p1.ship"]
    assert (own["in"], own["state"]) == ("played.p1", ["down"])
    assert drawn(others["ship"], 1)["card.p1.nomad"]["in"] == "hand.p1"


def world_with(table: Table, kind: str) -> Table:
    """The same table after seat 1 has chosen a card."""
    twin = world(LANDS, 3)
    twin.position = table.position.copy()
    twin.apply(1, f"play {kind}")
    return twin


@rule("rise_and_fall.decline.secret")
def test_cards_given_in_secret_are_face_down_for_their_owner() -> None:
    table = world(LANDS, 2)
    table.players[0].nomad("1.0").ship("0.0").city("1.1").cards(ship="discard")
    table.players[1].nomad("2.0")
    table.begins(GiveCards((0, 1)))
    table.position.won = 2
    table.apply(0, "give nomad ship")
    own = drawn(table)
    assert [own[f"card.p0.{kind}"].get("state") for kind in ("nomad", "ship", "city")] == [["down"], ["down"], None]
    assert "state" not in drawn(table, 1)["card.p0.nomad"]
    assert drawn(table, 1)["card.p0.ship"]["in"] == "discard.p0"


def test_a_card_to_be_bought_back_in_secret_is_claimed() -> None:
    table = world(LANDS, 2).trophies(temple=1)
    for player, place in zip(table.players, ("1.0", "2.0"), strict=True):
        player.nomad(place).city({"1.0": "1.1", "2.0": "2.1"}[place]).has(gold=5).cards(city="decline")
    table.begins(BuyBackTogether((0, 1)))
    table.apply(0, "redeem city")
    assert drawn(table)["card.p0.city"]["state"] == ["claimed"]
    assert "state" not in drawn(table, 1)["card.p0.city"]


def test_the_card_played_lies_beside_the_discard_while_players_act(table: Table) -> None:
    red, yellow, _ = table.players
    yellow.nomad("2.1").played("nomad")
    red.nomad("1.0").turn("nomad")
    elements = drawn(table, 2)
    assert (elements["card.p0.nomad"]["in"], elements["card.p0.nomad"]["state"]) == ("played.p0", ["current"])
    assert elements["card.p1.nomad"]["in"] == "played.p1"
    assert "state" not in elements["card.p1.nomad"]
    red.does("end")
    assert drawn(table, 2)["card.p0.nomad"]["in"] == "discard.p0"


@rule("rise_and_fall.buy_back.price")
def test_decline_shows_the_price_that_rises_with_the_trophies(table: Table) -> None:
    assert "badges" not in drawn(table)["decline"]
    table.trophies(nomad=1, ship=2)
    elements = drawn(table)
    assert [badge["text"] for badge in elements["decline"]["badges"]] == ["10"]
    assert (elements["prize.nomad"]["owner"], elements["prize.ship"]["owner"]) == ("p1", "p2")
    assert "owner" not in elements["prize.city"]
    assert english(elements["prize.ship"]["label"]).endswith("25 points, taken by Cleo")


# ---- players


def test_a_panel_counts_treasure_cards_and_trophies(table: Table) -> None:
    table.players[1].nomad("1.0").city("2.0").has(gold=7, wood=2, stone=5).cards(city="discard")
    table.trophies(ship=1, temple=1).first(1)
    assert counters(table, 1) == {"gold": 7, "wood": 2, "stone": 5, "cards": 1, "trophies": 2}
    panel = drawn(table)["sup.p1"]
    assert panel["state"] == ["first"]
    pips = [counter for counter in panel["counters"] if counter.get("show") == "pips"]
    assert [(counter["id"], counter["max"]) for counter in pips] == [("wood", 5), ("stone", 5)]


@rule("rise_and_fall.extinction.removal")
def test_who_has_died_out_is_dim(table: Table) -> None:
    for player, place in zip(table.players, ("1.0", "2.0", "3.0"), strict=True):
        player.nomad(place)
    die_out(table.position, [1])
    elements = drawn(table)
    assert elements["sup.p1"]["state"] == ["dim"]
    assert [english(tag) for tag in elements["sup.p1"]["tags"]] == ["Died out"]
    assert "nomad.p1.0" not in elements


# ---- phase, notes, standings


def test_the_phase_follows_the_question(table: Table) -> None:
    def phase() -> str:
        found = table.game.scene(table.position.view(None), None)["phase"]
        assert found is not None
        return found["now"]

    red = table.players[0].nomad("1.0", "2.0")
    table.begins(PlayCard((0, 1, 2)))
    assert phase() == "play"
    red.turn("nomad")
    assert phase() == "act"
    red.wakes("2.0")
    assert phase() == "act"
    table.begins(Deploy(0))
    assert phase() == "deploy"
    assert rise_and_fall().scene(started(2).view(None), None)["phase"] == {
        "steps": [
            {"id": "build", "label": {"t": "rise_and_fall-phase-build"}},
            {"id": "deploy", "label": {"t": "rise_and_fall-phase-deploy"}},
        ],
        "now": "build",
    }


def test_notes_say_how_far_the_game_is(table: Table) -> None:
    def notes(position: RisePosition) -> list[str]:
        return [english(note) for note in table.game.scene(position.view(None), None)["notes"]]

    assert notes(started(2)) == ["Sea: 12 tiles left"]
    red = table.players[0].nomad("1.0")
    red.turn("nomad")
    assert notes(table.position) == ["Round 1", "No trophy of 4 yet"]
    table.position.dry = 60
    assert notes(table.position) == ["Round 1", "No trophy of 4 yet", "60 rounds without a trophy"]
    table.trophies(nomad=0, city=0, ship=1, temple=1)
    assert notes(table.position) == ["Round 1", "4 trophies of 4", "Last round"]
    red.does("end")
    assert notes(table.position) == ["The game is over", "Round 1", "4 trophies of 4"]


@rule("rise_and_fall.scoring.development")
def test_points_are_gathered_by_kind_and_spread_out_on_the_last_sheet(table: Table) -> None:
    red = table.players[0].nomad("1.0", "2.0").ship("0.0").has(gold=9)

    def sheet() -> list[tuple[str, int]]:
        rows = table.game.scene(table.position.view(None), None)["standings"]
        row = next(row for row in rows if row["who"] == "p0")
        return [(english(item["label"]), item["amount"]) for item in row["tally"]["items"]]

    red.turn("nomad")
    assert sheet() == [("economy", 4), ("development", 7), ("territory", 4 * 2 + 3 * 1 + 3 * 3)]
    red.does("end")
    assert [amount for _, amount in sheet()] == [4, 2, 5, 8, 3, 9]


# ---- events


def told(table: Table, kind: str) -> Data:
    """The last event of a kind, as the page is told it."""
    events = [event for event in table.position.journal or [] if event.say == f"rise_and_fall-log-{kind}"]
    return dict(table.game.scene_event(events[-1]))


def test_a_move_goes_from_hex_to_hex(table: Table) -> None:
    table.players[0].nomad("1.0").turn("nomad").does("wake 1.0", "move 1.1")
    event = told(table, "moves")
    assert (event["do"], event["kind"], event["owner"]) == ("flow", "nomad", "p0")
    assert (event["source"], event["target"], event["shows"]) == ("w.1.0", "w.1.1", ["w.1.1"])


def test_the_board_shows_the_hex_so_its_line_does_not_name_it(table: Table) -> None:
    table.players[0].nomad("1.0").turn("nomad").does("wake 1.0", "move 1.1")
    assert "1.1" not in english(told(table, "moves")["say"])
    assert "1.1" in table.game.speech("en").tell((table.position.journal or [])[-1])


def test_a_trophy_is_a_moment_worth_seeing_again(table: Table) -> None:
    table.players[0].city("2.0").puts("nomad", "0.0", "1.1", "2.1", "3.0", "3.1", "4.0", "4.1")
    table.players[0].turn("city").does("wake 2.0", "grow 1.0")
    assert told(table, "trophy")["do"] == "milestone"


def test_a_new_piece_comes_from_its_player(table: Table) -> None:
    table.players[0].city("2.0").turn("city").does("wake 2.0", "grow 1.0")
    event = told(table, "grows")
    assert (event["do"], event["kind"], event["source"], event["target"]) == ("flow", "nomad", "sup.p0", "w.1.0")


def test_income_is_told_with_its_parts(table: Table) -> None:
    table.players[0].city("2.0").turn("city").does("wake 2.0", "tax")
    event = told(table, "taxes")
    assert (event["do"], event["who"], event["tally"]["sum"]) == ("score", "p0", 3)
    assert event["shows"] == ["w.2.0"]


def test_cards_that_are_given_are_told_by_their_titles() -> None:
    table = world(LANDS, 2)
    table.players[0].nomad("1.0").city("2.0")
    table.players[1].nomad("1.1").city("2.1")
    table.begins(GiveCards((0, 1)))
    table.position.won = 2
    table.apply(0, "give nomad city")
    table.apply(1, "give nomad city")
    event = told(table, "gives")
    assert "Nomads and Cities" in english(event["say"])
    assert (event["do"], event["shows"]) == ("reveal", ["decline"])


def test_a_card_that_is_played_shows_where_it_lies(table: Table) -> None:
    for player, place in zip(table.players, ("1.0", "2.0", "3.0"), strict=True):
        player.nomad(place)
    table.begins(PlayCard((0, 1, 2)), TakeTurn(0))
    for seat in range(3):
        table.apply(seat, "play nomad")
    event = told(table, "plays")
    assert (event["do"], event["shows"]) == ("reveal", ["played.p2"])

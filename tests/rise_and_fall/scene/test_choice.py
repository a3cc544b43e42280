"""What each seat is asked in Rise & Fall: what a hand would click, what it then does, and why something is refused."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random
from typing import Any

import pytest

from ecumene.core.texts import say
from ecumene.games.rise_and_fall.box.content import PLAIN, SEA
from ecumene.games.rise_and_fall.box.frame import code
from ecumene.games.rise_and_fall.play.buying_back import BuyBack, BuyBackTogether
from ecumene.games.rise_and_fall.play.creation import LiftTile
from ecumene.games.rise_and_fall.play.decline import GiveCards
from ecumene.games.rise_and_fall.play.deployment import Deploy
from ecumene.games.rise_and_fall.play.playing import PlayCard
from ecumene.games.rise_and_fall.play.position import RisePosition
from tests.marks import rule
from tests.rise_and_fall.board import Player, Table, rise_and_fall, world

Data = dict[str, Any]
NAMES = ("Ada", "Ben", "Cleo", "Dan")
LANDS = """
    ~ . f m g
     ~ . f m .
    ~ ~ . f .
"""
MOST = 40_000  # bytes of a choice


def choice_of(position: RisePosition, seat: int) -> Data:
    choice = rise_and_fall().choice(position.view(seat), seat)
    assert choice is not None
    return dict(choice)


def asked(player: Player) -> Data:
    return choice_of(player.table.position, player.seat)


def acts(player: Player) -> dict[str, Data]:
    """The acts by their actions: `{"wake 1.0, move 1.1": …}`."""
    actions = player.table.game.actions
    found: dict[str, Data] = {}
    for act in asked(player)["acts"]:
        found[", ".join(str(actions[index]) for index in (act["i"], *act.get("then", [])))] = dict(act)
    return found


def said(player: Player, notation: str, lang: str = "en") -> str:
    return say(player.table.game.words(lang), acts(player)[notation]["say"], NAMES)


def why(player: Player, *path: str) -> str | None:
    """The rule that forbids some clicks, without the name of the game; None where they are legal."""
    found = player.table.game.why(player.table.position.view(player.seat), player.seat, path)
    return None if found is None else found["rule"].removeprefix("rise_and_fall.")


def meant(player: Player, *path: str) -> list[str]:
    view = player.table.position.view(player.seat)
    return [str(action) for action in player.table.game.meant(view, player.seat, path)]


def started(seats: int = 2, seed: int = 1) -> RisePosition:
    position = rise_and_fall().new(seats, seed)
    assert isinstance(position, RisePosition)
    return position


def play_until(position: RisePosition, kind: str, rng: Random) -> bool:
    """Lay tiles until a question of a kind comes; whether it came before the world was finished."""
    while position.draft is not None and position.agenda[-1].kind != kind:
        seat = position.pending()[0]
        position.apply(seat, rise_and_fall().quick_action(position, seat, rng))
    return position.draft is not None


def up_to(tier: int, seed: int = 1) -> RisePosition:
    """A world of which a tier is begun."""
    position, rng = started(2, seed), Random(seed)
    while position.draft is not None and position.draft.tier < tier:
        seat = position.pending()[0]
        position.apply(seat, rise_and_fall().quick_action(position, seat, rng))
    return position


def cells_of(position: RisePosition) -> list[Any]:
    """The hexes of the world as they are drawn."""
    found: list[Any] = [
        e.get("cells") for e in rise_and_fall().scene(position.view(0), 0)["elements"] if e["id"] == "w"
    ]
    return list(found[0])


@pytest.fixture
def table() -> Table:
    return world(LANDS, 2)


# ---- the world


def test_a_sea_is_laid_by_its_middle() -> None:
    position = started()
    choice = choice_of(position, position.pending()[0])
    assert choice["acts"]
    assert all(len(act["path"]) == 1 for act in choice["acts"])
    assert (choice["lays"], choice["within"]) == ("sea", "w")
    assert "control" not in choice
    assert len(choice["turns"]["~turn.0"]) == 7


@pytest.mark.parametrize(
    ("tier", "terrain", "turns", "size"), [(1, "plain", 2, 6), (2, "forest", 3, 4), (4, "glacier", 3, 2)]
)
def test_a_tile_is_laid_by_its_anchor_and_turned(tier: int, terrain: str, turns: int, size: int) -> None:
    position = up_to(tier)
    seat = position.pending()[0]
    choice = choice_of(position, seat)
    assert (choice["lays"], choice["control"]) == (terrain, "rotate")
    assert set(choice["turns"]) == set(choice["steps"]) == {f"~turn.{turn}" for turn in range(turns)}
    for cells in choice["turns"].values():
        assert len(cells) == size
        assert cells[0] == [0, 0]
    for act in choice["acts"]:
        action = rise_and_fall().actions[act["i"]].notation.split(" ")
        assert act["path"] == [f"w.{action[1]}", f"~turn.{action[2]}"]


def test_the_tile_under_the_pointer_covers_what_the_tile_will_cover() -> None:
    position = up_to(PLAIN)
    seat = position.pending()[0]
    choice = choice_of(position, seat)
    act = choice["acts"][-1]
    q, r = (int(part) for part in act["path"][0].split(".")[1:])
    expected = {(q + dq, r + dr) for dq, dr in choice["turns"][act["path"][1]]}
    position.apply(seat, rise_and_fall().actions[act["i"]])
    cells = cells_of(position)
    assert {(cell[0], cell[1]) for cell in cells if cell[2] == "plain"} == expected


@rule("rise_and_fall.world.sea_table", "rise_and_fall.world.sea_touch")
def test_pointing_at_a_hex_says_why_a_sea_cannot_lie_there() -> None:
    position = started()
    seat = position.pending()[0]

    def refused(*path: str) -> str:
        found = rise_and_fall().why(position.view(seat), seat, path)
        assert found is not None
        return found["rule"]

    assert refused("w.0.0") == "rise_and_fall.world.sea_table"
    assert refused("w.20.0") == "rise_and_fall.world.sea_touch"
    assert refused("w.999.0") == "core.choice"
    assert refused("supply") == "core.choice"


@rule("rise_and_fall.world.plain_on_sea")
def test_pointing_at_a_hex_says_why_a_tile_cannot_lie_there_so_turned() -> None:
    position = up_to(PLAIN)
    seat, game = position.pending()[0], rise_and_fall()
    legal = {tuple(act["path"]) for act in choice_of(position, seat)["acts"]}
    cells = cells_of(position)
    for q, r, *_ in cells:
        for turn in range(2):
            found = game.why(position.view(seat), seat, [f"w.{q}.{r}", f"~turn.{turn}"])
            assert (found is None) == ((f"w.{q}.{r}", f"~turn.{turn}") in legal)
            assert found is None or found["rule"] == "rise_and_fall.world.plain_on_sea"
    assert game.why(position.view(seat), seat, [next(iter(legal))[0], "~turn.7"]) is not None


@rule("rise_and_fall.world.lift")
def test_a_tile_is_lifted_by_any_of_its_hexes() -> None:
    position = next(p for seed in range(40) for p in [started(3, seed)] if play_until(p, "lifttile", Random(seed)))
    seat, question = position.pending()[0], position.agenda[-1]
    assert isinstance(question, LiftTile)
    choice = choice_of(position, seat)
    assert choice["prompt"]["a"]["n"] == question.left
    game, view = rise_and_fall(), position.view(seat)
    legal = [action.index for action in position.legal(seat)]
    assert [act["i"] for act in choice["acts"]] == legal
    for act in choice["acts"]:
        (cells,) = act["path"]
        assert len(cells) == (6 if choice["prompt"]["a"]["terrain"] == "plain" else 4)
        assert all([action.index for action in game.meant(view, seat, [cell])] == [act["i"]] for cell in cells)
    position.apply(seat, game.actions[choice["acts"][0]["i"]])
    again = choice_of(position, seat)
    assert again["kind"] in ("lifttile", "relaytile")
    if again["kind"] == "relaytile":
        assert again["control"] == "rotate"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_choice_of_tiles_is_never_long(seats: int) -> None:
    position, rng = started(seats, 7), Random(7)
    while position.draft is not None:
        seat = position.pending()[0]
        assert len(json.dumps(choice_of(position, seat), separators=(",", ":"))) < MOST
        position.apply(seat, rise_and_fall().quick_action(position, seat, rng))


# ---- deployment


@rule("rise_and_fall.deployment.ship", "rise_and_fall.deployment.land")
def test_a_piece_is_placed_by_the_piece_and_a_hex(table: Table) -> None:
    red = table.players[0]
    table.begins(Deploy(0))
    assert acts(red)["deploy ship 0.0"]["path"] == ["ship.p0.0", "w.0.0"]
    assert said(red, "deploy nomad 1.0") == "Place your nomad here"
    assert why(red, "ship.p0.0", "w.1.0") == "deployment.ship"
    assert why(red, "nomad.p0.0", "w.0.0") == why(red, "w.4.0") == "deployment.land"
    assert why(red, "temple.p0.0", "w.1.0") == why(red, "nomad.p1.0", "w.1.0") == "core.choice"
    table.apply(0, "deploy nomad 1.0")
    yellow = table.players[1]
    assert why(yellow, "city.p1.0", "w.1.0") == "deployment.one_per_hex"


# ---- playing a card


def test_a_card_shows_the_pieces_that_it_would_wake_and_what_they_could_do(table: Table) -> None:
    red, yellow = table.players
    red.nomad("1.0", "2.0").city("2.1").has(wood=1, stone=2)
    yellow.nomad("4.1")
    table.begins(PlayCard((0, 1)))
    act = acts(red)["play nomad"]
    assert (act["path"], act["shows"]) == (["card.p0.nomad"], ["nomad.p0.0", "nomad.p0.1"])
    words = table.game.words("en")
    assert [say(words, line) for line in act["details"]] == [
        "2 can move", "1 can produce", "2 can build a city", "1 can build a temple", "1 can build a ship",
    ]  # fmt: skip
    assert said(red, "play nomad", "fr") == "Jouer Nomades, face cachée"
    assert "final" not in act


@rule("rise_and_fall.playing.reveal")
def test_only_the_last_to_choose_is_told_that_all_is_revealed(table: Table) -> None:
    red, yellow = table.players
    red.nomad("1.0")
    yellow.nomad("4.1")
    table.begins(PlayCard((0, 1)))
    table.apply(0, "play nomad")
    assert acts(yellow)["play nomad"]["final"] == {"t": "rise_and_fall-scene-final"}
    assert table.game.choice(table.position.view(0), 0) is None


@rule("rise_and_fall.playing.choose")
def test_a_card_that_is_not_in_hand_says_so(table: Table) -> None:
    red = table.players[0].nomad("1.0").city("2.0").cards(city="discard")
    table.begins(PlayCard((0, 1)))
    assert why(red, "card.p0.city") == why(red, "card.p0.temple") == "playing.choose"
    assert why(red, "card.p1.nomad") == why(red, "nomad.p0.0") == "core.choice"
    assert why(red, "card.p0.nomad") is None


# ---- acting


def test_a_piece_is_woken_and_told_where_to_go_in_one_act(table: Table) -> None:
    red = table.players[0].nomad("1.0", "2.0")
    red.turn("nomad")
    act = acts(red)["wake 1.0, move 1.1"]
    assert act["path"] == ["nomad.p0.0", "w.1.1"]
    assert said(red, "wake 1.0, move 1.1") == "Move to this plain"
    assert act["i"] == table.game.action("wake 1.0").index
    assert act["then"] == [table.game.action("move 1.1").index]
    assert meant(red, "nomad.p0.0", "w.1.1") == meant(red, "w.1.0", "w.1.1") == ["wake 1.0", "move 1.1"]


def test_a_page_names_the_ground_of_a_piece_and_no_coordinates(table: Table) -> None:
    red = table.players[0].nomad("1.0", "2.0")
    red.turn("nomad")
    table.position.apply(red.seat, table.game.action("wake 1.0"))
    prompt = asked(red)["prompt"]
    assert say(table.game.words("en"), prompt, NAMES) == "What does the nomad on plain do?"
    assert say(table.game.words("fr"), prompt, NAMES) == "Que fait le nomade en plaine\u202f?"


def test_every_kind_of_piece_is_told_by_a_hex_or_a_button(table: Table) -> None:
    red, yellow = table.players
    red.nomad("1.0").city("2.0").ship("0.1").has(gold=9, wood=3, stone=3)
    yellow.city("1.1").nomad("2.1")
    red.turn("nomad")
    assert acts(red)["wake 1.0, build ship 0.0"]["path"] == ["nomad.p0.0", "w.0.0"]
    assert acts(red)["wake 1.0, build city"]["path"] == ["nomad.p0.0", "~build-city"]
    red.turn("city")
    assert acts(red)["wake 2.0, educate merchant 1.0"]["path"] == [
        "city.p0.0", ["w.1.0", "nomad.p0.0"], "~educate-merchant",
    ]  # fmt: skip
    assert acts(red)["wake 2.0, grow 3.0"]["path"] == ["city.p0.0", "w.3.0"]
    red.turn("ship")
    assert acts(red)["wake 0.1, move 0.0"]["path"] == ["ship.p0.0", "w.0.0"]
    assert acts(red)["wake 0.1, land merchant 1.1"]["path"] == [
        "ship.p0.0", ["w.1.1", "city.p1.0"], "~land-merchant",
    ]  # fmt: skip
    assert acts(red)["wake 0.1, trade"]["pill"] == 3


def test_a_temple_converts_the_piece_on_a_hex_for_its_price(table: Table) -> None:
    red, yellow = table.players
    red.temple("1.0").has(gold=5)
    yellow.city("2.0").merchant("2.0")
    red.turn("temple")
    act = acts(red)["wake 1.0, convert 2.0"]
    assert act["path"] == ["temple.p0.0", ["w.2.0", "merchant.p1.0"]]
    assert act["pill"] == 5
    assert act["ghost"] == [{"kind": "merchant", "within": "w", "slot": [2, 0], "owner": "p0"}]
    assert said(red, "wake 1.0, convert 2.0") == "Convert the merchant of Ben for 5 gold"


def test_a_merchant_may_be_sent_to_a_city_or_its_hex(table: Table) -> None:
    red, yellow = table.players
    red.merchant("1.0")
    yellow.city("3.1")
    red.turn("merchant")
    act = acts(red)["wake 1.0, move 3.1"]
    assert act["path"] == ["merchant.p0.0", ["w.3.1", "city.p1.0"]]
    assert said(red, "wake 1.0, move 3.1") == "Move into this city"


def test_what_appears_is_shown_as_a_ghost(table: Table) -> None:
    red = table.players[0].nomad("1.0").has(wood=1, stone=1)
    red.turn("nomad")
    assert acts(red)["wake 1.0, build city"]["ghost"] == [
        {"kind": "city", "within": "w", "slot": [1, 0], "owner": "p0"}
    ]
    assert acts(red)["wake 1.0, build ship 0.0"]["ghost"][0]["slot"] == [0, 0]
    assert "ghost" not in acts(red)["wake 1.0, move 1.1"]  # its path says which piece goes where
    assert asked(red)["moves"] == "w"


def test_income_says_its_gold_with_its_parts(table: Table) -> None:
    red = table.players[0].city("2.0")
    red.turn("city")
    act = acts(red)["wake 2.0, tax"]
    assert (act["path"], act["pill"], act["tally"]["sum"]) == (["city.p0.0", "~tax"], 3, 3)
    assert act["rule"] == "rise_and_fall.cities.taxes"
    assert said(red, "wake 2.0, tax") == "Collect taxes: 3 gold"
    assert asked(red)["steps"]["~tax"] == {"t": "rise_and_fall-step-tax"}


@rule("rise_and_fall.actions.end")
def test_a_turn_may_end_at_any_time(table: Table) -> None:
    red = table.players[0].nomad("1.0", "2.0", "3.0")
    red.turn("nomad").does("wake 2.0", "produce")
    act = acts(red)["end"]
    assert (act["path"], act["role"]) == (["~end"], "end")
    assert [say(table.game.words("en"), line) for line in act["details"]] == ["2 pieces have not acted"]


def test_halfway_the_same_deeds_are_offered_without_the_piece(table: Table) -> None:
    red = table.players[0].nomad("1.0", "2.0").has(wood=1, stone=1)
    red.turn("nomad")
    whole = {name.removeprefix("wake 1.0, "): act for name, act in acts(red).items() if name.startswith("wake 1.0, ")}
    red.wakes("1.0")
    rest = acts(red)
    assert set(rest) == {name for name in whole if "wake" not in name}
    for name, act in rest.items():
        assert [["nomad.p0.0"], act["path"]] == [whole[name]["path"][:1], whole[name]["path"][1:]]
        assert act["say"] == whole[name]["say"]
    assert meant(red, "w.1.1") == meant(red, "nomad.p0.0", "w.1.1") == ["move 1.1"]
    assert meant(red, "nomad.p0.0") == []


# ---- all at once


@rule("rise_and_fall.bank.limit")
def test_all_produce_as_far_as_the_limit_reaches() -> None:
    table = world("f f f f f m m")
    red = table.players[0].nomad("0.0", "1.0", "2.0", "3.0", "5.0", "6.0").has(wood=3, stone=0)
    red.turn("nomad")
    act = next(act for act in asked(red)["acts"] if act["path"] == ["~all.produce"])
    assert say(table.game.words("en"), act["say"]).endswith("+2 wood, +2 stone")
    assert act["shows"] == ["nomad.p0.0", "nomad.p0.1", "nomad.p0.4", "nomad.p0.5"]
    chain = [table.game.actions[index] for index in (act["i"], *act["then"])]
    assert [str(action) for action in chain] == meant(red, "~all.produce")
    for action in chain:
        table.apply(0, str(action))
    assert (red.wood, red.stone) == (5, 2)


def test_all_tax_brings_what_each_brings(table: Table) -> None:
    red = table.players[0].city("1.0", "2.0", "3.0")
    red.turn("city")
    act = next(act for act in asked(red)["acts"] if act["path"] == ["~all.tax"])
    assert act["pill"] == 2 + 3 + 1
    assert say(table.game.words("en"), asked(red)["steps"]["~all.tax"]).endswith("6 gold")
    for index in (act["i"], *act["then"]):
        table.apply(0, str(table.game.actions[index]))
    assert red.gold == 6


@rule("rise_and_fall.bank.short")
def test_all_tax_stops_where_the_bank_is_empty(table: Table) -> None:
    red = table.players[0].city("1.0", "2.0", "3.0")
    table.bank_holds(4)
    red.turn("city")
    act = next(act for act in asked(red)["acts"] if act["path"] == ["~all.tax"])
    assert act["pill"] == 4
    assert act["shows"] == ["city.p0.0", "city.p0.1"]


@pytest.mark.parametrize(
    ("kind", "step", "gold"), [("ship", "~all.trade", 6), ("merchant", "~all.trade", 10), ("temple", "~all.tithe", 4)]
)
def test_ships_merchants_and_temples_collect_all_at_once(kind: str, step: str, gold: int) -> None:
    table = world("""
        ~ . f m
         ~ . f m
    """)
    red, yellow = table.players
    places = {"ship": ("0.0", "0.1"), "merchant": ("2.0", "2.1"), "temple": ("2.0", "2.1")}[kind]
    getattr(red, kind)(*places)
    if kind == "temple":
        red.nomad("1.1")
    else:
        yellow.city("1.1")
    red.turn(kind)
    act = next(act for act in asked(red)["acts"] if act["path"] == [step])
    assert act["pill"] == gold


def test_one_piece_alone_needs_no_bulk(table: Table) -> None:
    red = table.players[0].nomad("1.0", "2.0")
    red.turn("nomad")
    assert not [act for act in asked(red)["acts"] if act["path"] == ["~all.produce"]]


# ---- why not


def test_what_a_piece_cannot_do_says_why(table: Table) -> None:
    red, yellow = table.players
    red.nomad("1.0", "2.0").city("1.2")
    yellow.nomad("2.1")
    red.turn("nomad")
    assert why(red, "nomad.p0.0", "w.0.0") == "bank.cost"
    assert why(red, "nomad.p0.1", "nomad.p1.0") == "actions.stacking"
    red.does("wake 2.0", "produce")
    assert why(red, "nomad.p0.0", "w.2.0") == "actions.stacking"
    assert why(red, "nomad.p0.0", "w.4.0") == "nomads.move"
    assert why(red, "nomad.p0.0", "w.0.0") is None
    assert why(red, "nomad.p0.0", "~produce") == "nomads.produce"
    assert why(red, "nomad.p0.1") == "actions.once"
    assert why(red, "nomad.p1.0") == why(red, "city.p0.0") == why(red, "w.3.0") == "actions.kind"
    assert why(red, "nomad.p0.7") == why(red, "sup.p0") == why(red, "~all.nothing") == "core.choice"
    assert why(red, "~end") is None
    yellow_asks = table.game.why(table.position.view(1), 1, ["nomad.p1.0"])
    assert yellow_asks is not None
    assert yellow_asks["rule"] == "core.turn"


@rule("rise_and_fall.actions.cliff")
def test_a_cliff_says_that_it_is_in_the_way() -> None:
    table = world(". m f")
    red = table.players[0].nomad("0.0").city("1.0")
    table.players[1].nomad("2.0")
    red.turn("city")
    assert why(red, "city.p0.0", "nomad.p0.0") == why(red, "city.p0.0", "w.0.0", "~educate-merchant") == "actions.cliff"


# ---- decline and buying back


@rule("rise_and_fall.decline.choice")
def test_cards_are_given_by_a_click_on_each_in_any_order(table: Table) -> None:
    red = table.players[0].nomad("1.0").city("2.0").ship("0.0").cards(ship="discard")
    table.begins(GiveCards((0, 1)))
    table.position.won = 2
    act = acts(red)["give nomad ship"]
    cards = ["card.p0.nomad", "card.p0.ship"]
    assert act["path"] == [cards, cards]
    for path in permutations(cards):
        assert meant(red, *path) == ["give nomad ship"]
        assert why(red, *path) is None
    assert "Nomads and Ships" in said(red, "give nomad ship")
    assert why(red, "card.p0.nomad") == "decline.owed"
    assert why(red, "card.p0.nomad", "card.p0.temple") == "decline.choice"


def test_one_card_is_given_by_one_click(table: Table) -> None:
    red = table.players[0].nomad("1.0").city("2.0")
    table.begins(GiveCards((0, 1)))
    table.position.won = 1
    assert acts(red)["give city"]["path"] == ["card.p0.city"]


@rule("rise_and_fall.buy_back.price")
@pytest.mark.parametrize("together", [False, True])
def test_a_card_is_bought_back_by_a_click_with_its_price(table: Table, together: bool) -> None:
    red = table.players[0].nomad("1.0").city("2.0").has(gold=12).cards(city="decline")
    table.trophies(ship=1, temple=1)
    table.begins(BuyBackTogether((0, 1)) if together else BuyBack(0))
    act = acts(red)["redeem city"]
    assert (act["path"], act["pill"], act["tally"]["sum"]) == (["card.p0.city"], 10, 10)
    assert acts(red)["spare"]["path"] == ["~spare"]
    assert why(red, "card.p0.nomad") == "buy_back.one"
    assert say(table.game.words("en"), asked(red)["prompt"]) == "Do you buy a card back for 10 gold? You have 12."


@rule("rise_and_fall.buy_back.forced")
def test_who_has_no_active_card_left_must_buy(table: Table) -> None:
    red = table.players[0].nomad("1.0").has(gold=5).cards(nomad="decline")
    table.trophies(ship=1)
    table.begins(BuyBack(0))
    assert set(acts(red)) == {"redeem nomad"}
    assert asked(red)["prompt"]["t"] == "rise_and_fall-ask-buyback-forced"
    assert why(red, "~spare") == "buy_back.forced"


# ---- size


def island(radius: int, level: int, other: int) -> Table:
    """A disc of one terrain in a ring of another, as large as any world has it."""
    levels = {
        code(q, r): level if max(abs(q), abs(r), abs(q + r)) <= radius else other
        for q in range(-radius - 1, radius + 2)
        for r in range(-radius - 1, radius + 2)
        if abs(q + r) <= radius + 1
    }
    return Table(levels, 4)


def size(choice: Data) -> int:
    return len(json.dumps(choice, separators=(",", ":")))


def test_six_merchants_with_fifty_ways_each_are_one_choice() -> None:
    table = island(5, PLAIN, SEA)
    red = table.players[0].merchant("2.0", "1.0", "0.3", "-1.1", "-4.0", "0.-3").has(gold=30, wood=3, stone=3)
    table.players[1].city("1.-1")
    red.turn("merchant")
    choice = asked(red)
    assert len(choice["acts"]) > 280
    assert size(choice) < MOST
    assert "wake 1.0, move 0.0" in acts(red)


def test_pieces_with_too_many_ways_are_woken_first() -> None:
    table = island(7, PLAIN, SEA)
    red = table.players[0].merchant("0.0", "1.0", "0.1", "-1.1", "-1.0", "0.-1").has(gold=30, wood=3, stone=3)
    table.players[1].city("1.-1", "3.0")
    red.turn("merchant")
    assert size(asked(red)) < MOST
    assert {name: act["path"] for name, act in acts(red).items() if name.startswith("wake") and "," not in name} == {
        f"wake {place}": [f"merchant.p0.{number}"]
        for number, place in enumerate(("0.0", "1.0", "0.1", "-1.1", "-1.0", "0.-1"))
    }
    red.wakes("0.0")
    assert ["w.4.0"] in [act["path"] for act in asked(red)["acts"]]


def test_five_ships_along_the_coasts_of_a_wide_sea_are_a_choice_of_moderate_size() -> None:
    table = island(4, SEA, PLAIN)
    red = table.players[0].ship("-4.4", "4.0", "0.4", "-4.0", "0.-4").has(gold=30, wood=3, stone=3)
    red.turn("ship")
    assert size(asked(red)) < MOST

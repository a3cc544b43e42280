"""What each seat is asked in Tapestry: what a hand would click, what it then does, and why it is asked."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from ecumene import contract
from ecumene.contract.showing import CHOICE_BYTES, check_choices
from ecumene.core.causes import causes
from ecumene.games.tapestry.box.content import BASE
from ecumene.games.tapestry.play.buildings import PlaceBuilding, PlaceLandmark
from ecumene.games.tapestry.play.numbers import OPEN
from tests.marks import rule
from tests.tapestry.board import Board, begun, game, table
from tests.tapestry.civs import with_box
from tests.tapestry.showing import acts, choice, drawn, english, french, paths

Effects = list[dict[str, Any]]
EXPLORE: Effects = [{"explore": {"where": "adjacent"}}]
CONQUER: Effects = [{"conquer": {"where": "anywhere", "dice": "one"}}]


def size_of(board: Board) -> int:
    return len(json.dumps(choice(board), ensure_ascii=False, separators=(",", ":")).encode())


ALL: dict[str, int | str] = {
    "plans_and_ploys": "in", "arts_and_architecture": "in", "fantasies_and_futures": "in",
}  # fmt: skip


def walk(board: Board, questions: int, rng: Random) -> set[str]:
    """Answer so many questions by chance, each of which can be clicked in full; their kinds."""
    case = contract.Case(game(), board.position.seats, 1, board.position.options)
    kinds: set[str] = set()
    for _ in range(questions):
        if not board.position.pending() or board.asked().endswith("taketurn"):
            break
        check_choices(case, board.position)
        kinds.add(board.asked().split(" ")[1])
        board.act(rng.choice(board.legal()))
    return kinds


# ---- turns


@rule("tapestry.turns.two_kinds", "tapestry.advancing.one_space")
def test_an_advance_is_clicked_on_the_next_space_or_the_track() -> None:
    board = table(2).give(0, coin=1).token(0, science=2)
    assert paths(board) == {
        "income": ["~income"],
        **{
            f"advance {track}": [[f"space.{track}_{space}", f"track.{track}"]]
            for track, space in (("exploration", 1), ("science", 3), ("military", 1), ("technology", 1))
        },
    }


@rule("tapestry.advancing.cost")
def test_an_advance_and_its_payment_are_one_act() -> None:
    board = table(2).give(0, coin=1, food=2, culture=1).token(0, exploration=4, technology=12, science=12, military=12)
    found = acts(board)
    assert sorted(found) == [
        "advance exploration, pay coin", "advance exploration, pay culture", "advance exploration, pay food", "income",
    ]  # fmt: skip
    act = found["advance exploration, pay culture"]
    assert act["path"][1] == "~pay.culture"
    assert english(act["say"]) == "Advance on exploration to Ships for 1 food and 1 culture"
    assert act["pill"] == 2
    assert english(choice(board)["steps"]["~pay.culture"]) == "1 culture"


@rule("tapestry.advancing.cost")
def test_once_the_space_is_chosen_it_is_asked_with_what_one_pays() -> None:
    board = table(2).give(0, coin=1, food=2, culture=1).token(0, exploration=4, technology=12, science=12, military=12)
    asks, found = choice(board)["asks"], acts(board)
    assert {kind: (english(text), french(text)) for kind, text in asks.items()} == {
        "~pay": ("Pay with?", "Payer avec\u202f?")
    }
    chip = found["advance exploration, pay coin"]["chip"]
    assert chip["icons"] == [["food", 1], ["coin", 1]]  # the track's own resource comes first
    assert english(chip["label"]) == "1 coin and 1 food"
    assert found["advance exploration, pay food"]["chip"]["icons"] == [["food", 2]]
    board = table(2).give(0, coin=1).token(0, exploration=0)
    assert "asks" not in choice(board)  # with one way to pay no question is asked


@rule("tapestry.advancing.cost", "tapestry.landmarks.first")
def test_an_advance_says_its_price_what_is_paid_and_what_is_left() -> None:
    board = table(2).give(0, coin=1, food=2, culture=1).token(0, exploration=6)
    act = acts(board)["advance exploration, pay coin+food"]
    parts = [(part["icon"], part["n"], english(part["label"])) for part in act["price"]]
    assert parts == [("food", 1, "1 food"), ("any", 2, "2 of any")]
    assert act["pays"] == [["food", 2], ["coin", 1]]
    assert [english(line) for line in act["after"]] == ["You keep 1 culture.", "First in this tier: Train Station"]
    assert french(act["after"][0]) == "Il vous reste 1 culture."
    alone = acts(table(2).give(0, coin=1))["advance technology"]  # with one way to pay it is told all the same
    assert (alone["pays"], english(alone["after"][0])) == ([["coin", 1]], "Nothing is left.")


@rule("tapestry.arts.cost")
def test_arts_asks_for_different_resources_or_for_some_that_are_alike() -> None:
    board = table(2, options={"arts_and_architecture": "in"}).give(0, coin=2, food=1).token(0, arts=3)
    [part] = acts(board)["advance arts"]["price"]
    said = (part["icon"], english(part["label"]), french(part["label"]))
    assert said == ("different", "2 different", "2 différentes")
    board.token(0, arts=9)
    [part] = acts(board)["advance arts"]["price"]
    assert (part["icon"], english(part["label"])) == ("identical", "2 alike")


def test_a_payment_and_a_resource_are_chips_where_nothing_else_is_asked() -> None:
    board = table(2).give(0, coin=1, food=1)
    board.do(0, [{"bonus": {"pay": {"resource": 2}, "then": [{"points": 1}]}}])
    chips = {act["path"][0]: act.get("chip") for act in choice(board)["acts"]}
    assert chips["~pay.coin.food"]["icons"] == [["coin", 1], ["food", 1]]
    assert chips["~decline"] is None
    assert "asks" not in choice(board)
    board = table(2).do(0, [{"gain": {"resource": 1}}])
    taken = acts(board)["take worker"]["chip"]
    assert (taken["icons"], english(taken["label"])) == ([["worker", 1]], "1 worker")


@rule("tapestry.advancing.benefit_mandatory", "tapestry.landmarks.first")
def test_an_advance_says_what_the_space_gives_and_which_landmark_is_still_there() -> None:
    board = table(2).give(0, coin=2).token(0, technology=3)
    details = [english(line) for line in acts(board)["advance technology"]["details"]]
    assert details[0] == "First in this tier: Forge"
    board.landmark(1, "forge")
    assert [english(line) for line in acts(board)["advance technology"]["details"]] == details[1:]


@rule("tapestry.advancing.several_tokens")
def test_several_tokens_are_told_apart_by_where_they_go() -> None:
    board = table(2).give(0, worker=2).token(0, science=(0, 4))
    found = paths(board)
    assert found["advance science, token 0"] == ["space.science_1"]
    assert found["advance science, token 4"] == ["space.science_5"]


@rule("tapestry.income.points")
def test_an_income_turn_says_what_it_would_score() -> None:
    act = acts(table(2).give(0, coin=1).tech(0, 0, "barn", "paper"))["income"]
    assert (act["pill"], act["tally"]["sum"]) == (2, 2)


@rule("tapestry.setup.civilizations", "tapestry.setup.capitals")
@pytest.mark.parametrize(("seats", "steps"), [(2, 2), (5, 1)])
def test_a_civilization_and_a_capital_are_kept_by_a_click_on_each(seats: int, steps: int) -> None:
    board = Board(game().new(seats, 1))  # type: ignore[arg-type]
    found = acts(board, seat=1)
    assert {len(act["path"]) for act in found.values()} == {steps}
    things = drawn(board, 1)
    for act in found.values():
        assert things[act["path"][0]]["in"] == "offer.p1"
        assert english(act["details"][0])


# ---- tiles


@rule("tapestry.exploring.rotation", "tapestry.exploring.alignment")
def test_a_tile_its_hex_and_its_turn_are_one_act_with_its_points() -> None:
    board = table(2).tiles(0, "t02", "t05").do(0, EXPLORE)
    assert board.asked() == "0 exploretile"
    found = acts(board)
    turned = [notation for notation in found if notation.startswith("tile t02, ")]
    assert len(turned) % 6 == 0
    act = found[turned[3]]
    place, turn = turned[3].removeprefix("tile t02, lay ").split(" ")
    assert act["path"] == ["tile.t02", f"m.{place}", f"~turn.{turn}"]
    board.act("tile t02")
    tally = board.explain(f"lay {place} {turn}")
    assert tally is not None
    assert act["pill"] == tally.sum


@rule("tapestry.rulings.equal_rotations")
def test_a_tile_that_looks_the_same_however_it_lies_is_not_turned() -> None:
    board = table(2).tiles(0, "t05", "t02").do(0, EXPLORE)
    assert {len(act["path"]) for notation, act in acts(board).items() if notation.startswith("tile t05")} == {2}


def test_a_tile_that_is_settled_is_still_the_first_click() -> None:
    board = table(2).tiles(0, "t02").do(0, EXPLORE)
    asked = choice(board)
    assert asked["kind"] == "laytile"
    assert {act["path"][0] for act in asked["acts"]} == {"tile.t02"}
    assert (asked["within"], asked["control"], len(asked["turns"])) == ("m", "rotate", 6)
    assert asked["turns"]["~turn.4"] == [[0, 0]]


def test_with_too_many_ways_the_tile_is_asked_first() -> None:
    board = table(5).tiles(0, "t02", "t03", "t04").do(0, [{"explore": {"where": "anywhere"}}])
    assert paths(board) == {f"tile {tile}": [f"tile.{tile}"] for tile in ("t02", "t03", "t04")}
    assert "turns" not in choice(board)
    board.act("tile t03")
    assert size_of(board) < CHOICE_BYTES


# ---- the map


@rule("tapestry.conquering.where")
def test_a_territory_is_conquered_by_its_hex_or_a_piece_on_it() -> None:
    board = table(3).lay("1.0", "t02").outpost(1, "1.0").do(0, CONQUER)
    act = acts(board)["conquer 1.0"]
    assert act["path"] == [["m.1.0", "stone.1.0.0"]]
    assert act["ghost"] == [{"kind": "outpost", "within": "m", "slot": [1, 0], "owner": "p0"}]
    assert english(act["say"]) == "Conquer a territory with mountain and desert, held by Ben"


@rule("tapestry.conquering.dice")
def test_a_die_is_chosen_by_a_click_on_it() -> None:
    board = table(2).script(red=[0], black=[2]).do(0, CONQUER)
    board.act(board.legal()[0])
    assert paths(board) == {"die red": ["die.red"], "die black": ["die.black"]}


@rule("tapestry.responses.trap", "tapestry.rulings.response_prompt")
def test_a_defender_is_asked_for_a_trap_and_may_let_it_be() -> None:
    board = table(3).lay("1.0", "t02").outpost(1, "1.0").outpost(0, "0.0").hand(1, "trap", "trap", "guilds")
    board.do(0, CONQUER, "card.militarism").act("conquer 1.0")
    found = acts(board, 1)
    assert found["respond trap"]["path"] == [["card.trap.p1.0", "card.trap.p1.1"]]
    assert (found["pass"]["path"], found["pass"]["role"]) == (["~pass"], "end")
    assert "Ada" in english(choice(board, 1)["prompt"])
    for other in (0, 2):
        assert game().choice(board.position.view(other), other) is None


@rule("tapestry.civilizations.nomads")
def test_nomads_build_on_plots_or_on_hexes() -> None:
    board = table(2, ("nomads", "leaders")).do(0, [{"build": ["farm"]}])
    clicked = [step for path in paths(board).values() for step in path]
    assert any("m." in (step if isinstance(step, str) else step[0])[:2] for step in clicked)
    assert any(isinstance(step, str) and step.startswith("city.p0.") for step in clicked)


# ---- capitals


@rule("tapestry.capital.place")
def test_a_building_is_placed_by_its_plot_and_seen_there_before() -> None:
    board = table(2).do(0, [{"build": ["armory"]}])
    notation = board.legal()[0]
    row, column = (int(part) - 1 for part in notation.removeprefix("plot ").split("."))
    act = acts(board)[notation]
    assert act["path"] == [f"city.p0.{row}.{column}"]
    assert act["ghost"] == [{"kind": "armory", "within": "city.p0", "slot": [row, column], "owner": "p0"}]


@rule("tapestry.capital.empty_row")
def test_a_building_is_chosen_by_its_row_or_the_one_that_leaves_it() -> None:
    board = table(2).built(0, farm=2).do(0, [{"build": ["market", "farm"]}])
    assert paths(board) == {
        "build market": [["income.p0.market", "building.p0.market.0"]],
        "build farm": [["income.p0.farm", "building.p0.farm.2"]],
    }


@rule("tapestry.capital.overhang", "tapestry.landmarks.shape")
def test_a_landmark_is_placed_by_its_corner_and_turned() -> None:
    board = table(2).do(0, [{"landmark": "launch_pad"}])
    asked = choice(board)
    assert (asked["within"], asked["control"]) == ("city.p0", "rotate")
    assert asked["turns"] == {
        "~turn.0": [[row, column] for row in range(3) for column in range(2)],
        "~turn.1": [[row, column] for row in range(2) for column in range(3)],
    }
    for notation, path in paths(board).items():
        corner, turn = notation.removeprefix("site ").split(" ")
        row, column = (int(part) - 1 for part in corner.split("."))
        assert path == [f"city.p0.{row}.{column}", f"~turn.{turn}"]
    assert any(path[0].startswith("city.p0.-") for path in paths(board).values())


def test_a_square_landmark_is_not_turned() -> None:
    assert {len(path) for path in paths(table(2).do(0, [{"landmark": "forge"}])).values()} == {1}


@pytest.mark.parametrize("capital", [capital.id for capital in game().components.capitals])
def test_no_landmark_has_too_many_places(capital: str) -> None:
    other = "wetland" if capital != "wetland" else "forest"
    board = table(2, capitals=(capital, other), options=ALL)
    position = board.position
    for landmark in range(len(position.box.landmarks)):
        position.agenda.append(PlaceLandmark(0, landmark, "space.military_10"))
        assert size_of(board) < CHOICE_BYTES
        position.agenda.pop()
    position.plots[0] = [OPEN] * 81
    position.agenda.append(PlaceBuilding(0, 1, "space.military_10"))
    assert size_of(board) < CHOICE_BYTES


def test_landmarks_of_tech_cards_are_buttons_and_those_of_tracks_stand_there() -> None:
    board = table(2).landmark(1, "forge").do(0, [{"landmark": "any"}])
    found = paths(board)
    assert found["landmark barracks"] == ["landmark.barracks"]
    assert found["landmark barn"] == ["~landmark.barn"]
    assert "landmark forge" not in found
    assert "Barn" in english(choice(board)["steps"]["~landmark.barn"])


@rule("tapestry.civilizations.architects")
def test_architects_swap_two_buildings_by_a_click_on_each() -> None:
    board = table(2, ("architects", "leaders")).plot(0, "farm", "1.1").plot(0, "house", "9.9")
    board.do(0, [{"code": "architects_swaps"}], "civ.architects", board.position.box.civ_no["architects"])
    assert paths(board)["plot 1.1"] == [["city.p0.0.0", "house.p0.0.0"]]


# ---- cards


@rule("tapestry.technology.invent")
def test_a_card_is_invented_by_itself_or_from_the_deck() -> None:
    board = table(2).display("barn", "paper", "compass").do(0, [{"invent": {"from": "any"}}])
    found = acts(board)
    assert {notation: act["path"] for notation, act in found.items()} == {
        "invent barn": ["tech.barn"],
        "invent paper": ["tech.paper"],
        "invent compass": ["tech.compass"],
        "invent deck": ["deck.tech"],
    }
    assert next(english(line) for line in found["invent barn"]["details"]) == "Middle row, circle: 3 points"


@rule("tapestry.technology.upgrade", "tapestry.technology.use_circle", "tapestry.advancing.bonus_optional")
def test_tech_cards_are_upgraded_used_and_given_up_by_a_click() -> None:
    board = table(2).tech(0, 0, "barn", "paper").tech(0, 1, "compass", "canned_food")
    assert paths(table(2).tech(0, 0, "barn", "paper").do(0, [{"upgrade": True}]))["upgrade paper"] == ["tech.paper"]
    board.do(0, [{"use_tech": "circle"}])
    assert paths(board)["use compass"] == ["tech.compass"]
    board = table(2).tech(0, 0, "barn", "paper", "compass", "clocks")
    board.position.perform(0, board.position.spaces.buy[12 * 3 + 10], "bonus.technology_11", 12 * 3 + 10)
    board.settle().act("accept")
    assert paths(board)["scrap clocks"] == ["tech.clocks"]


@rule("tapestry.income.tapestry")
def test_a_card_of_the_hand_is_played_by_a_click_and_says_what_it_does() -> None:
    board = table(2).hand(0, "trap", "guilds", "trap").act("income", "decline")
    found = acts(board)
    assert found["play guilds"]["path"] == ["card.guilds.p0.0"]
    assert found["play trap"]["path"] == [["card.trap.p0.0", "card.trap.p0.1"]]
    assert "trap" in english(found["play trap"]["say"]).lower()
    assert english(found["play guilds"]["details"][0])


@rule("tapestry.cards.espionage", "tapestry.cards.alliance")
def test_cards_on_mats_and_players_are_clicked() -> None:
    board = table(3).era(2, 2, 2).mat(1, 2, "guilds").mat(2, 2, "feudalism")
    board.do(0, [{"code": "espionage"}], "card.espionage")
    assert paths(board) == {"card 2 2": ["card.guilds.p1.0"], "card 3 2": ["card.feudalism.p2.0"]}
    board = table(3).do(0, [{"code": "choose_ally"}], "card.alliance")
    assert paths(board) == {"player 2": ["~player.1"], "player 3": ["~player.2"]}


@rule("tapestry.space.explore")
def test_a_space_tile_is_explored_by_a_click() -> None:
    board = table(2).stars(0, "s01", "s02").do(0, [{"explore_space": 1}])
    assert paths(board) == {"star s01": ["star.s01"], "star s02": ["star.s02"]}


# ---- buttons


@rule("tapestry.resources.any")
def test_resources_are_taken_and_paid_by_buttons_that_name_them() -> None:
    board = table(2).do(0, [{"gain": {"resource": 2}}])
    assert paths(board)["take food"] == ["~take.food"]
    assert "food" in english(choice(board)["steps"]["~take.food"])
    board = table(2).give(0, coin=1, food=1)
    board.position.perform(0, board.position.spaces.buy[1], "bonus.exploration_2", 1)
    board.settle()
    found = acts(board)
    assert found["pay coin"]["path"] == ["~pay.coin"]
    assert found["decline"]["role"] == "end"


@rule("tapestry.rulings.mandatory_with_choice")
def test_effects_to_choose_from_are_buttons_that_tell_them() -> None:
    board = table(2).tiles(0, "t05").do(0, [{"choose": [[{"points": 3}], [{"explore": {"where": "adjacent"}}]]}])
    found = acts(board)
    assert [act["path"] for act in found.values()] == [["~pick.1"], ["~pick.2"]]
    assert [english(act["say"]) for act in found.values()] == ["3 points", "explore"]


@rule("tapestry.research.optional")
def test_a_roll_shows_the_track_on_which_one_may_advance() -> None:
    board = table(2).script(science=[7]).do(0, [{"research": {"benefit": False}}])
    found = acts(board)
    assert found["accept"]["shows"] == ["track.military"]
    assert (found["accept"]["role"], found["decline"]["role"]) == ("primary", "end")


@rule("tapestry.civilizations.mystics")
def test_numbers_are_buttons() -> None:
    board = begun(2, ("mystics", "leaders"))
    assert paths(board)["number 9"] == ["~n.9"]


@rule("tapestry.civilizations.merrymakers", "tapestry.civilizations.entertainers", "tapestry.civilizations.craftsmen")
def test_benefits_on_a_mat_are_clicked_there() -> None:
    board = table(2, ("merrymakers", "leaders")).act("income")
    assert paths(board)["pick 2"] == [["civ.merrymakers.1", "civ.merrymakers.1.1"]]
    board = table(2, ("entertainers", "leaders")).act("income")
    assert paths(board)["pick 3"] == ["civ.entertainers.0.3"]
    board = table(2, ("craftsmen", "leaders")).do(0, [{"build": ["farm"]}])
    assert paths(board)["pick 2"] == [["civ.craftsmen.1", "civ.craftsmen.1.0"]]


# ---- why it is asked


def test_the_prompt_says_what_is_settled_and_the_context_how_it_came_to_that() -> None:
    board = table(2).tech(0, 0, "paper").tiles(0, "t02")
    board.do(0, [{"any_order": [[{"upgrade": True}], [{"explore": {"where": "adjacent"}}]]}], "space.exploration_6")
    asked = choice(board)
    assert english(asked["prompt"]) == "What comes first?"
    assert english(asked["context"]) == "Tunnels"
    board.act("pick 1")
    asked = choice(board)
    assert asked["kind"] == "placebuilding"
    assert english(asked["prompt"]).startswith("Where ")
    assert english(asked["context"]) == "Tunnels, then Paper"


def test_a_space_and_its_bonus_are_one_link_of_the_path() -> None:
    board = table(2).give(0, food=2, coin=2).token(0, exploration=5).act("advance exploration", "pay coin")
    assert board.asked() == "0 nextpart"
    assert [cause for _, cause in causes(board.position)] == ["bonus.exploration_6", "space.exploration_6"]
    assert english(choice(board)["context"]) == "Tunnels"


def test_a_turn_is_asked_in_its_era() -> None:
    assert english(choice(table(2).era(2, 1))["context"]) == "Era 2 of 5"


def test_what_others_have_set_off_names_them() -> None:
    board = table(3).give(1, coin=1)
    board.do(0, [{"each": {"who": "opponents", "do": [{"gain": {"resource": 1}}]}}], "card.diplomacy")
    board.do(1, [{"gain": {"resource": 1}}], "tech.barn")
    context = english(choice(board, 1)["context"])
    assert "Cleo: Diplomacy" in context
    assert context.endswith("Barn")


# ---- everything that can be asked


@pytest.mark.parametrize("card", [card.id for card in game().components.cards])
def test_whatever_a_card_asks_can_be_clicked(card: str) -> None:
    box = game().components.cards[game().components.card_no[card]].box
    board = table(3, options={} if box == BASE else ALL).era(1, 2, 2)
    board.tiles(0, "t05", "t08").tech(0, 0, "barn").tech(1, 1, "compass").tech(2, 0, "paper")
    for seat in range(3):
        board.give(seat, coin=3, worker=3, food=3, culture=3)
    board.token(0, exploration=4, science=(2, 3), military=5).token(1, exploration=5, science=6, technology=4)
    board.hand(0, card, "trap").mat(1, 2, "guilds" if card != "guilds" else "feudalism")
    board.lay("1.0", "t02").outpost(1, "1.0").outpost(0, "1.0", toppled_by=1).act("income", "decline")
    board.act(f"play {card}")
    walk(board, 30, Random(1))


@pytest.mark.parametrize("civ", [civ.id for civ in game().components.civs])
def test_whatever_a_civilization_asks_can_be_clicked(civ: str) -> None:
    others = [name for name in ("leaders", "militants", "chosen") if name != civ][:2]
    board = begun(3, (civ, *others), options=with_box(civ))
    rng = Random(2)
    kinds = walk(board, 60, rng)
    left = [board.position.box.tiles[tile].id for tile in board.position.tiles]
    board.tiles(0, *left[:2]).tech(0, 0, "barn").tech(1, 0, "paper").lay("1.0", left[2])
    board.era(1, 2, 2).mat(1, 2, "guilds").hand(0, "feudalism", "trap")
    board.position.agenda.append(PlaceBuilding(0, 1, "income"))
    kinds |= walk(board, 5, rng)
    board.act("income")
    kinds |= walk(board, 30, rng)
    assert "placebuilding" in kinds

"""What Vinci shows: its map, its pieces, its peoples, and what a hand would click."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.core.staging import apply_patch, merge, patch
from ecumene.core.texts import say
from ecumene.games.vinci.box.content import BOARDS
from tests.vinci.board import Player, Table, vinci

Data = dict[str, Any]

NAMES = ("Ada", "Ben", "Cleo")
OTHERS = [("general", "weapons"), ("general", "weapons"), ("slavery", "galleys"), ("heritage", "medicine")]


def drawn(table: Table, seat: int | None = 0) -> dict[str, Data]:
    """Everything on the table, by id."""
    found = merge(table.game.stage(table.position), table.game.scene(table.position.view(seat), seat))
    return {name: dict(element) for name, element in found.items()}


def staged(table: Table) -> list[Data]:
    """What never changes."""
    return [dict(element) for element in table.game.stage(table.position)["elements"]]


def asked(player: Player) -> Data:
    """What a player is asked; the turn begins if it has not."""
    assert player.legal
    choice = player.table.game.choice(player.table.position.view(player.seat), player.seat)
    assert choice is not None
    return dict(choice)


def act(player: Player, notation: str) -> Data:
    """One of the acts a player is offered."""
    index = player.table.game.action(notation).index
    found: Data = next(act for act in asked(player)["acts"] if act["i"] == index)
    return found


def why(player: Player, *path: str) -> tuple[str, int | None]:
    """The rule that forbids a click, and the number behind it."""
    assert player.legal
    found = player.table.game.why(player.table.position.view(player.seat), player.seat, path)
    assert found is not None
    return found["rule"], found["tally"] and found["tally"]["sum"]


def told(table: Table, kind: str) -> Data:
    """The last event of a kind, as the page is told it."""
    events = [event for event in table.position.journal or [] if event.say == f"vinci-log-{kind}"]
    return dict(table.game.scene_event(events[-1]))


def counters(table: Table, seat: int) -> dict[str, Any]:
    """What a player's panel counts."""
    return {counter["id"]: counter["value"] for counter in drawn(table)[f"panel.p{seat}"]["counters"]}


# ---- the stage


@pytest.mark.parametrize("seats", [2, 3])
def test_every_province_sea_and_coast_of_the_board_is_an_area(seats: int) -> None:
    table = Table(seats)
    board = table.position.board
    areas = [element for element in staged(table) if element["type"] == "area"]
    kinds: dict[str, set[str]] = {}
    for area in areas:
        kinds.setdefault(area["kind"], set()).add(area["id"])
    assert kinds["land"] == {province.id for province in board.provinces}
    assert kinds["sea"] == {sea for province in board.provinces for sea in province.seas}
    assert kinds["coast"] == {coast for province in board.provinces for coast in province.coasts}
    assert board.id in BOARDS
    for area in areas:
        if area["kind"] == "land":
            assert set(area["near"]) == set(board.provinces[board.index[area["id"]]].adjacent)


def test_a_province_shows_its_land_and_its_signs(europe: Table) -> None:
    stage = {element["id"]: element for element in staged(europe)}
    for province in europe.position.board.provinces:
        area = stage[province.id]
        assert [badge["icon"] for badge in area.get("badges", [])] == list(province.symbols)
        assert area["tags"][0] == {"t": f"vinci-terrain-{province.terrain}"}
    assert stage["burgundy"]["terrain"] in ("farmland", "forest", "plain", "pasture", "mountain")


def test_the_players_decide_which_board_is_the_stage() -> None:
    game = vinci()
    hashes = {seats: game.stage(game.new(seats))["hash"] for seats in game.seat_counts}
    assert len(set(hashes.values())) == len(hashes)
    assert game.stage(game.new(4, 1))["hash"] == game.stage(game.new(4, 2))["hash"]


# ---- the scene


def test_pawns_of_a_people_are_one_stack_in_their_province(europe: Table) -> None:
    europe.people(burgundy=3, alps=1)
    seen = drawn(europe)
    assert seen["burgundy"]["owner"] == "p0"
    stack = seen["pawns.burgundy.p0"]
    assert (stack["kind"], stack["in"], stack["n"], stack["owner"]) == ("counter", "burgundy", 3, "p0")
    assert "pawns.burgundy" not in seen
    assert "state" not in stack


def test_a_people_in_decline_and_its_forts_are_marked(europe: Table) -> None:
    europe.people(alps=1).declining("greece", "thrace", forts=("greece",))
    seen = drawn(europe)
    for thing in ("greece", "pawns.greece.p0", "fort.greece", "thrace"):
        assert seen[thing]["state"] == ["decline"]
    assert "fort.thrace" not in seen


def test_neutral_pawns_belong_to_nobody_and_an_empty_province_has_none(europe: Table) -> None:
    europe.empty("bavaria")
    seen = drawn(europe)
    assert seen["pawns.saxony"]["kind"] == "pawn"
    assert "owner" not in seen["pawns.saxony"]
    assert not [name for name in seen if name.startswith("pawns.bavaria")]
    assert "owner" not in seen["bavaria"]


def test_the_display_has_six_slots_with_pawns_prices_and_bonuses() -> None:
    table = Table.dealt(
        [("mines", "forts"), ("spies", "forts"), ("mines", "ports"), *OTHERS[1:]], then=["messages", "messages"]
    )
    table.seat(0).takes(3)
    slots = drawn(table)["peoples"]["slots"]
    assert [slot["id"] for slot in slots] == [f"peoples.{n}" for n in range(1, 7)]
    badges = [[badge["text"] for badge in slot["badges"]] for slot in slots]
    assert badges[0][1:] == ["+2"]
    assert badges[1][1:] == ["−2", "+2"]
    assert badges[5][1:] == ["−10"]
    assert badges[0][0] == str(8 + 3 + 4)


def test_copies_of_one_token_on_display_are_two_things() -> None:
    table = Table.dealt([("mines", "forts"), ("spies", "forts"), ("mines", "ports"), *OTHERS[1:]])
    seen = drawn(table)
    assert (seen["token.mines.0"]["slot"], seen["token.mines.1"]["slot"]) == (0, 2)
    assert (seen["token.forts.0"]["slot"], seen["token.forts.1"]["slot"]) == (0, 1)
    assert seen["token.mines.0"]["colour"] == "gold"
    assert seen["token.forts.0"]["colour"] == "brick"
    assert seen["token.medicine.0"]["colour"] == "slate"


def test_a_players_tokens_lie_with_the_player_and_kept_ones_are_marked(europe: Table) -> None:
    red = europe.people(alps=1, tokens=("mines", "mines"))
    red.declining("greece", tokens=("ports_decline",))
    seen = drawn(europe)
    for copy in (0, 1):
        assert seen[f"token.p0.mines.{copy}"]["in"] == "people.p0"
    assert seen["token.p0.ports_decline.0"]["state"] == ["decline"]


def test_a_panel_counts_pawns_and_provinces(europe: Table) -> None:
    europe.people(alps=2, burgundy=1, hand=4).declining("greece")
    shown = counters(europe, 0)
    assert (shown["hand"], shown["pawns"], shown["provinces"], shown["decline"]) == (4, 7, 2, 1)


def test_while_expanding_the_panel_says_what_stopping_would_score(europe: Table) -> None:
    red = europe.people(burgundy=2, hand=1).declining("gaul_north", "greece")
    assert red.legal
    panel = drawn(europe)["panel.p0"]
    income = next(counter for counter in panel["counters"] if counter["id"] == "income")
    # Neustria's old people would vanish beside Burgundy
    assert income["value"] == 2
    assert income["label"] == {"t": "vinci-scene-if-stopped"}
    assert income["tally"] == act(red, "stop")["tally"]
    assert red.finishes() == {"province": 1, "decline": 1}


def test_peace_and_the_first_seat_are_shown(europe: Table) -> None:
    red = europe.people(alps=3, tokens=("diplomacy",))
    europe.enemy(greece=2)
    red.turn().plays("peace 1")
    panel = drawn(europe)["panel.p0"]
    assert panel["tags"] == [{"t": "vinci-scene-peace", "a": {"who": "p1"}}]
    assert panel["state"] == ["first"]


def test_the_phase_follows_the_question(europe: Table) -> None:
    red = europe.people(alps=2, burgundy=1)
    red.turn()
    phases = []
    for notation in ("gather", "stop", "place alps"):
        phase = europe.game.scene(europe.position.view(0), 0)["phase"]
        assert phase is not None
        phases.append(phase["now"])
        red.plays(notation)
    assert phases == ["gather", "expand", "reorganise"]


def test_notes_say_how_far_the_game_is(europe: Table) -> None:
    red = europe.people(alps=2).has_points(149)
    red.turn()

    def notes() -> list[str]:
        scene = europe.game.scene(europe.position.view(None), None)
        return [say(europe.game.words("en"), note) for note in scene["notes"]]

    assert notes() == ["Race to 150", "Round 1"]
    red.has_points(151).finishes()
    assert notes() == ["Last round", "Round 1"]


def test_a_conquest_changes_little_and_patches_lead_there(europe: Table) -> None:
    red = europe.people(burgundy=1, hand=6)
    assert red.legal
    before = europe.game.scene(europe.position.view(0), 0)
    red.plays("conquer gaul_north")
    after = europe.game.scene(europe.position.view(0), 0)
    changes = patch(before, after)
    assert set(changes["set"]) == {"gaul_north", "pawns.gaul_north.p0", "panel.p0"}
    assert changes["gone"] == ["pawns.gaul_north"]
    found = apply_patch(before, changes)
    assert {e["id"]: e for e in found["elements"]} == {e["id"]: e for e in after["elements"]}


# ---- choices


def test_a_conquest_is_chosen_by_the_province_or_its_pawns(europe: Table) -> None:
    red = europe.people(burgundy=1, hand=6)
    europe.enemy(gaul_north=2)
    conquest = act(red, "conquer gaul_north")
    assert conquest["path"] == [["gaul_north", "pawns.gaul_north.p1"]]
    assert conquest["pill"] == red.price_of("gaul_north") == conquest["tally"]["sum"]
    assert conquest["ghost"] == [{"kind": "counter", "within": "gaul_north", "owner": "p0", "n": conquest["pill"]}]
    assert conquest["shows"] == ["pawns.gaul_north.p1"]
    assert say(europe.game.words("en"), conquest["say"]) == f"Conquer Neustria for {conquest['pill']} pawns"


def test_spies_are_one_step_further_than_a_conquest_of_the_same_province(europe: Table) -> None:
    red = europe.people(burgundy=1, hand=6, tokens=("spies",))
    paths = [act(red, f"{verb} gaul_north")["path"] for verb in ("conquer", "spies")]
    assert paths == [[["gaul_north", "pawns.gaul_north"]], [["gaul_north", "pawns.gaul_north"], "~spies"]]
    assert act(red, "spies gaul_north")["pill"] == 2
    assert asked(red)["steps"]["~spies"] == {"t": "vinci-step-spies"}


def test_stopping_says_what_the_turn_scores(europe: Table) -> None:
    red = europe.people(burgundy=2, flanders=1, hand=1)
    stop = act(red, "stop")
    assert (stop["path"], stop["role"]) == (["~stop"], "end")
    assert stop["tally"]["sum"] == sum(red.finishes().values())


def test_taking_a_people_is_chosen_by_its_slot_or_its_tokens_and_is_final() -> None:
    table = Table.dealt([("mines", "forts"), ("spies", "forts"), *OTHERS])
    taking = act(table.seat(0), "take II")
    assert taking["path"] == [["peoples.2", "token.spies.0", "token.forts.1"]]
    assert taking["final"] == {"t": "vinci-scene-final"}
    words = table.game.words("en")
    assert say(words, taking["say"]) == "Take people II: Spies + Forts (17 pawns), pay 2 points"
    assert say(words, taking["details"][0]) == "Spies: 5 pawns. Once per turn, a conquest for exactly 2 pawns."


def test_a_turn_opens_with_buttons_and_provinces_to_abandon(europe: Table) -> None:
    red = europe.people(alps=2, burgundy=1).turn()
    assert act(red, "decline")["role"] == "give-up"
    assert act(red, "gather")["role"] == "primary"
    assert act(red, "abandon alps")["path"] == [["alps", "pawns.alps.p0"]]
    assert set(asked(red)["steps"]) == {"~decline", "~gather"}


def test_placing_pawns_can_be_answered_in_bulk(europe: Table) -> None:
    red = europe.people(alps=3, burgundy=3).expands().plays("stop")
    choice = asked(red)
    assert (choice["kind"], choice["repeat"]) == ("spread", 4)
    red.plays("place alps", "place alps", "place alps")
    assert "repeat" not in asked(red)


def test_any_province_of_a_part_keeps_it_and_what_would_be_lost_is_shown(europe: Table) -> None:
    red = europe.people(burgundy=1, gaul_north=1, greece=1).expands().plays("stop")
    keep = act(red, "keep gaul_north")
    assert keep["path"] == [["gaul_north", "pawns.gaul_north.p0", "burgundy", "pawns.burgundy.p0"]]
    assert keep["shows"] == ["greece"]


def test_peace_is_a_button_for_each_opponent(europe: Table) -> None:
    red = europe.people(alps=2, tokens=("diplomacy",)).turn()
    assert [act["path"] for act in asked(red)["acts"]] == [["~p1"], ["~p2"], ["~none"]]
    assert act(red, "peace 2")["shows"] == ["panel.p2"]


def test_nobody_else_is_asked(europe: Table) -> None:
    red = europe.people(alps=2)
    assert red.legal
    for other in (1, 2):
        assert europe.game.choice(europe.position.view(other), other) is None


# ---- why not


def test_a_province_out_of_reach_says_that_it_is(europe: Table) -> None:
    red = europe.people(burgundy=1, hand=6)
    assert why(red, "greece") == ("vinci.conquest.adjacent", None)
    assert why(red, "burgundy") == ("vinci.conquest.own", None)
    assert why(red, "pawns.greece") == ("vinci.conquest.adjacent", None)


def test_a_province_that_is_too_dear_says_what_it_costs(europe: Table) -> None:
    red = europe.people(burgundy=1, hand=1)
    assert why(red, "gaul_north") == ("vinci.conquest.pawns", red.price_of("gaul_north"))


def test_a_sea_is_never_conquered(europe: Table) -> None:
    red = europe.people(england=1, hand=6)
    assert why(red, "atlantic") == why(red, "channel") == ("vinci.conquest.sea", None)


def test_a_peace_keeps_one_from_attacking(europe: Table) -> None:
    red = europe.people(burgundy=3, tokens=("diplomacy",))
    europe.enemy(gaul_north=1)
    red.turn().plays("peace 1", "gather")
    assert why(red, "pawns.gaul_north.p1")[0] == "vinci.token.diplomacy"


def test_a_people_beyond_ones_means_says_its_price() -> None:
    table = Table.dealt()
    red = table.seat(0).has_points(5)
    assert why(red, "peoples.4") == ("vinci.choosing.afford", -6)


def test_a_people_cannot_be_taken_in_the_middle_of_an_expansion(europe: Table) -> None:
    red = europe.people(burgundy=1, hand=6)
    assert why(red, "peoples.1") == ("core.choice", None)


def test_what_is_legal_is_not_forbidden(europe: Table) -> None:
    red = europe.people(burgundy=1, hand=6)
    assert red.legal
    view = europe.position.view(0)
    for path in (["gaul_north"], ["~stop"]):
        assert europe.game.why(view, 0, path) is None


def test_what_means_nothing_is_no_answer_to_the_question(europe: Table) -> None:
    red = europe.people(burgundy=1, hand=6)
    for thing in ("africa", "panel.p1", "map"):
        assert why(red, thing) == ("core.choice", None)


def test_with_something_chosen_the_answer_is_about_what_is_clicked_then(europe: Table) -> None:
    red = europe.people(burgundy=1, hand=6)
    assert why(red, "gaul_north", "greece") == why(red, "greece") == ("vinci.conquest.adjacent", None)
    assert why(red, "gaul_north", "atlantic") == ("vinci.conquest.sea", None)
    assert why(red, "gaul_north", "panel.p1") == ("core.choice", None)


def test_while_a_people_is_chosen_no_rule_of_conquest_is_cited() -> None:
    red = Table.dealt().seat(0)
    for thing in ("atlantic", "burgundy", "pawns.burgundy"):
        assert why(red, thing) == why(red, "peoples.1", thing) == ("core.choice", None)


# ---- events


def test_conquering_pawns_come_from_the_hand(europe: Table) -> None:
    europe.people(burgundy=1, hand=6).plays("conquer gaul_north")
    event = told(europe, "conquers")
    assert (event["do"], event["source"], event["target"], event["n"]) == ("flow", "panel.p0", "gaul_north", 3)
    assert event["shows"] == ["gaul_north"]
    assert say(europe.game.words("en"), event["say"], NAMES) == "Ada conquers Neustria with 3 pawns"


def test_the_points_of_a_turn_come_with_their_parts(europe: Table) -> None:
    europe.people(burgundy=1, greece=1, tokens=("messages",)).finishes()
    event = told(europe, "scores")
    assert event["do"] == "score"
    assert event["tally"]["sum"] == 2
    assert event["tally"]["of"] == {"t": "label-vinci-turn-order"}


def test_a_people_that_is_taken_is_told_by_the_names_of_its_tokens() -> None:
    table = Table.dealt([("mines", "forts"), ("spies", "ports"), *OTHERS])
    table.seat(0).takes(1)
    event = told(table, "takes")
    assert say(table.game.words("fr"), event["say"], NAMES) == "Ada prend Mines + Forts"
    assert event["shows"] == ["people.p0"]

"""What lies on the table of Tapestry, as a page is told it, and what each viewer may know of it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from ecumene.core.position import Event
from ecumene.core.staging import apply_patch, patch
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.numbers import BESIDE, FACE_DOWN, SCIENCE_DIE, TOKEN, piece
from tests.marks import rule
from tests.tapestry.board import Board, begun, game, table
from tests.tapestry.civs import gain, with_box
from tests.tapestry.showing import bytes_of, counters, drawn, english, inside

ARMED = ("trap", "guilds", "renaissance")


@pytest.fixture
def board() -> Board:
    return table(3)


def phase(board: Board) -> tuple[list[str], str]:
    """The steps of the turn and the one of the moment."""
    found = game().scene(board.position.view(0), 0)["phase"]
    assert found is not None
    return [step["id"] for step in found["steps"]], found["now"]


def notes(board: Board) -> list[str]:
    return [english(note) for note in game().scene(board.position.view(0), 0)["notes"]]


def told(board: Board, key: str) -> dict[str, Any]:
    """The last event of a kind as the page is told it."""
    events = [event for event in board.events if event.say == f"tapestry-log-{key}"]
    return dict(game().scene_event(events[-1]))


# ---- the stage


@pytest.mark.parametrize("seats", game().seat_counts)
def test_the_stage_is_the_same_whatever_is_dealt(seats: int) -> None:
    stages = [game().stage(game().new(seats, seed)) for seed in (1, 2)]
    assert stages[0] == stages[1]


@rule("tapestry.advancing.cost", "tapestry.tracks.exploration_2")
def test_a_space_shows_its_benefit_its_bonus_and_the_price_of_its_tier(board: Board) -> None:
    track = drawn(board)["track.exploration"]
    assert [space["id"] for space in track["spaces"]] == [f"space.exploration_{n}" for n in range(13)]
    space = track["spaces"][2]
    assert space["icons"] == [["explore", 1]]
    assert space["bonus"] == [["any", 1], ["then", 1], ["tapestry", 1]]
    assert next(english(line) for line in space["lines"]) == "Explore"
    assert [group["cost"] for group in track["groups"]] == [
        [["any", 1]], [["food", 1], ["any", 1]], [["food", 1], ["any", 2]], [["food", 2]],
    ]  # fmt: skip
    assert track["colour"] == "food"


@rule("tapestry.options.board_icons", "tapestry.options.nanotechnology")
def test_the_spaces_are_drawn_as_the_options_have_them() -> None:
    def spaces(**options: Any) -> dict[str, Any]:
        things = drawn(table(2, options=options))
        return {
            space["id"]: space for track in ("science", "technology") for space in things[f"track.{track}"]["spaces"]
        }

    rulebook, printed = spaces(), spaces(board_icons="printed", nanotechnology=2)
    assert rulebook["space.science_6"]["icons"] == [["research", 1]]
    assert printed["space.science_6"]["icons"] == [["research", 1], ["or", 1], ["house", 1]]
    assert english(printed["space.science_6"]["lines"][0]) != english(rulebook["space.science_6"]["lines"][0])
    assert rulebook["space.technology_11"]["bonus"][0] == ["tech", 3]
    assert printed["space.technology_11"]["bonus"][0] == ["tech", 2]
    assert "2" in english(printed["space.technology_11"]["lines"][1])


def test_the_icons_of_a_space_are_few_enough_for_its_room() -> None:
    options = {"arts_and_architecture": "in", "plans_and_ploys": "in", "fantasies_and_futures": "in"}
    tracks = [thing for thing in drawn(table(2, options=options)).values() if thing.get("groups")]
    spaces = {space["id"]: space for track in tracks for space in track["spaces"]}
    # the same twice is once with its number, and more tracks than there is room for are any
    assert spaces["space.science_11"]["icons"][0] == ["advance", 2]
    assert spaces["space.arts_11"]["icons"] == [["advance", 1]]
    assert max(len(space.get("icons", [])) for space in spaces.values()) <= 6


@rule("tapestry.civilizations.genies")
def test_the_circles_and_squares_of_the_genies_are_told_apart() -> None:
    things = drawn(gain(table(2, options=with_box("genies")), 0, "genies"))
    assert [space["shape"] for space in things["civ.genies.0"]["spaces"]] == ["square", "circle"] * 4


def test_what_a_player_has_besides_mat_and_capital_is_joined_to_the_mat(board: Board) -> None:
    stage = game().stage(board.position)
    assert stage["regions"]["people"] == {
        "place": "mat", "title": {"t": "tapestry-scene-people"}, "under": "mat", "joined": True,
    }  # fmt: skip
    assert drawn(board)["civs.p0"]["region"] == "people"


@rule("tapestry.setup.map")
@pytest.mark.parametrize(("seats", "hexes"), [(2, 34), (3, 34), (4, 61), (5, 61)])
def test_the_map_is_that_of_the_number_of_players_and_fits_its_view(seats: int, hexes: int) -> None:
    things = drawn(table(seats))
    world = things["m"]
    places = [*[cell[:2] for cell in world["cells"]], *world["frontier"]]
    assert len(places) == hexes
    left, top, width, height = things["world"]["view"]
    for q, r in places:
        x, y = 45 * q, 51.96 * (r + q / 2)
        assert left <= x - 30
        assert x + 30 <= left + width
        assert top <= y - 26
        assert y + 26 <= top + height


# ---- tracks


@rule("tapestry.advancing.several_tokens")
def test_tokens_stand_on_their_spaces_and_several_are_told_apart(board: Board) -> None:
    board.token(0, science=(2, 7)).token(1, science=4)
    things = drawn(board)
    assert [things[f"token.p0.science.{n}"]["slot"] for n in range(2)] == [2, 7]
    assert things["token.p1.science.0"]["slot"] == 4
    assert english(things["token.p0.science.1"]["label"]) == "Ada, science: space 7"


@rule("tapestry.landmarks.first")
def test_a_landmark_waits_on_its_track_until_somebody_has_it(board: Board) -> None:
    things = drawn(board)
    assert (things["landmark.barracks"]["in"], things["landmark.barracks"]["slot"]) == ("track.military", 4)
    assert "landmark.barn" not in things
    board.landmark(1, "barracks", "barn")
    things = drawn(board)
    assert things["landmark.barracks"]["in"] == things["landmark.barn"]["in"] == "beside.p1"


@rule("tapestry.cards.dictatorship")
def test_a_closed_track_says_who_has_closed_it(board: Board) -> None:
    assert "badges" not in drawn(board)["track.science"]
    board.position.blocks = [(1, 2, 1)]
    assert [english(badge["text"]) for badge in drawn(board)["track.science"]["badges"]] == ["Closed by Cleo"]


@rule("tapestry.achievements.slots")
def test_achievements_show_their_points_and_who_has_earned_them(board: Board) -> None:
    board.position.achieved[1] = (2, 0)
    things = drawn(board)
    slots = {slot["id"]: [badge["text"] for badge in slot["badges"]] for slot in things["achievements"]["slots"]}
    assert slots["achievement.topple_two"] == ["10", "5"]
    assert [things[f"earned.topple_two.{n}"]["owner"] for n in range(2)] == ["p2", "p0"]


# ---- the map


@rule("tapestry.exploring.rotation")
def test_a_tile_lies_turned_on_its_hex_with_what_it_gives(board: Board) -> None:
    place = WORLD.hexes[next(h for h in board.position.board.hexes if not board.position.board.printed[h])]
    assert [place.q, place.r] in drawn(board)["m"]["frontier"]
    board.lay(str(place), "t02", 1)
    things = drawn(board)
    assert [place.q, place.r] not in things["m"]["frontier"]
    cell = things[f"m.{place}"]
    assert cell["corners"] == ["sea", "sea", "mountain", "mountain", "desert", "desert"]
    assert cell["gives"] == [["territory", 2]]
    assert [english(tag) for tag in cell["tags"]] == ["Mountain", "Desert"]


@rule("tapestry.conquering.topple")
def test_pieces_on_the_map_stand_or_lie_toppled(board: Board) -> None:
    board.outpost(1, "0.0").outpost(0, "0.0", toppled_by=1)
    things = drawn(board)
    stones = [things[f"stone.0.0.{n}"] for n in range(2)]
    assert [(stone["kind"], stone["owner"], stone.get("state")) for stone in stones] == [
        ("outpost", "p1", None), ("outpost", "p0", ["toppled"]),
    ]  # fmt: skip
    assert english(stones[1]["label"]) == "Ada: outpost, toppled by Ben"
    assert english(things["m.0.0"]["label"]) == "Middle island"


@rule("tapestry.civilizations.nomads", "tapestry.civilizations.traders")
def test_tokens_buildings_and_landmarks_can_stand_on_the_map(board: Board) -> None:
    forge = board.position.box.landmark_no["forge"]
    board.landmark(0, "forge")
    board.position.landmark_site[forge] = -2
    board.position.pieces[WORLD.read("0.0")] = (piece(0, TOKEN), piece(0, 2 + 1), piece(0, 6 + forge))
    things = drawn(board)
    assert [things[f"stone.0.0.{n}"]["kind"] for n in range(2)] == ["marker", "house"]
    assert (things["landmark.forge"]["in"], things["landmark.forge"]["slot"]) == ("m", [0, 0])


def test_the_viewers_tiles_lie_beside_the_map_and_those_of_others_on_their_mats(board: Board) -> None:
    board.tiles(0, "t05", "t02").tiles(1, "t08")
    for viewer, regions in ((0, ("world", "people")), (1, ("people", "world")), (None, ("people", "people"))):
        things = drawn(board, viewer)
        assert (things["tiles.p0"]["region"], things["tiles.p1"]["region"]) == regions
        assert inside(things, "tiles.p0") == ["tile.t05", "tile.t02"]
    assert things["tile.t02"]["corners"] == ["sea", "mountain", "mountain", "desert", "desert", "sea"]
    assert "tiles.p2" not in things
    assert things["deck.tiles"]["count"] == len(board.position.tiles)


@rule("tapestry.space.explore")
def test_space_tiles_lie_in_supply_until_they_are_explored(board: Board) -> None:
    board.stars(0, "s01", "s02").do(0, [{"explore_space": 1}]).act("star s02")
    things = drawn(board)
    assert (inside(things, "stars.p0"), inside(things, "space.p0")) == (["star.s01"], ["star.s02"])


@rule("tapestry.conquering.dice", "tapestry.research.roll")
def test_dice_are_blank_until_they_are_rolled(board: Board) -> None:
    board.position.dice = [-1, -1, -1]
    assert "up" not in drawn(board)["die.red"]
    board.script(science=[0]).do(0, [{"research": {"benefit": False}}])
    science = drawn(board)["die.science"]
    assert (
        science["faces"][science["up"]]
        == ["exploration", "science", "military", "technology"][board.position.dice[SCIENCE_DIE]]
    )
    assert told(board, "rolls")["do"] == "roll"
    assert told(board, "rolls")["shows"] == ["die.science"]


# ---- mats


@rule("tapestry.income.uncovered")
def test_buildings_cover_the_income_mat_from_the_second_space_on(board: Board) -> None:
    board.built(0, farm=2)
    things = drawn(board)
    covered = {name: things[name]["slot"] for name in inside(things, "income.p0.farm")}
    assert covered == {f"building.p0.farm.{n}": n + 1 for n in (2, 3, 4)}
    assert things["income.p0.farm"]["spaces"][0]["icons"] == [["food", 1], ["territory", 1]]
    assert things["income.p0.market"]["spaces"][0]["icons"] == [["coin", 1], ["per-tech", 1]]


@rule("tapestry.resources.limit", "tapestry.income.points")
def test_a_mat_counts_resources_and_what_the_next_income_turn_scores(board: Board) -> None:
    board.give(1, coin=3, culture=8).tech(1, 0, "barn", "paper")
    stock = counters(board, "mat.p1")
    assert {name: stock[name] for name in ("coin", "worker", "food", "culture")} == {
        "coin": 3, "worker": 0, "food": 0, "culture": 8,
    }  # fmt: skip
    rows = drawn(board)["mat.p1"]["counters"]
    assert rows[0]["max"] == 8
    income = next(row for row in rows if row["id"] == "p1.income")
    assert income["value"] == income["tally"]["sum"] == 2


def test_a_panel_tells_at_a_glance_what_a_player_has(board: Board) -> None:
    board.hand(1, *ARMED).tiles(1, "t05").landmark(1, "forge").era(1, 2, 1)
    has = counters(board, "supply.p1")
    assert (has["hand"], has["tiles"], has["landmarks"], has["era"], has["lands"]) == (3, 1, 1, 2, 1)
    board.position.finished[1] = 1
    assert drawn(board)["supply.p1"]["state"] == ["dim"]


@rule("tapestry.capital.impassable", "tapestry.capital.district")
def test_a_capital_shows_its_plots_buildings_and_complete_lines(board: Board) -> None:
    impassable = [n for n, plot in enumerate(board.position.plots[0]) if plot == 1]
    things = drawn(board)
    assert things["city.p0"]["blocked"] == [[n // 9, n % 9] for n in impassable]
    row = [f"1.{column + 1}" for column in range(9) if column not in impassable]
    board.plot(0, "house", *row)
    things = drawn(board)
    assert things["city.p0"]["done"]["rows"] == [0]
    column = int(row[0].split(".")[1]) - 1
    assert (things[f"house.p0.0.{column}"]["kind"], things[f"house.p0.0.{column}"]["slot"]) == ("house", [0, column])


@rule("tapestry.capital.overhang", "tapestry.landmarks.shape")
def test_a_landmark_lies_in_the_capital_as_it_was_turned(board: Board) -> None:
    number = board.position.box.landmark_no["launch_pad"]
    board.landmark(0, "launch_pad")
    assert board.position.landmark_site[number] == BESIDE
    assert drawn(board)["landmark.launch_pad"]["in"] == "beside.p0"
    site = board.position.acts.site(-1, 4, 1)
    board.position.landmark_site[number] = 4 * site.arg + site.turn
    landmark = drawn(board)["landmark.launch_pad"]
    assert (landmark["in"], landmark["slot"]) == ("city.p0", [-1, 4])
    assert landmark["cells"] == [[row, column] for row in range(2) for column in range(3)]


@rule("tapestry.capital.outside")
def test_buildings_without_a_plot_stand_beside_the_capital(board: Board) -> None:
    assert "beside.p0" not in drawn(board)
    board.built(0, armory=2)
    beside = drawn(board)["beside.p0.armory"]
    assert (beside["kind"], beside["n"]) == ("armory", 2)


@rule("tapestry.technology.upgrade", "tapestry.technology.prerequisite")
def test_tech_cards_lie_in_their_rows_with_what_they_give_and_need(board: Board) -> None:
    board.tech(0, 0, "barn").tech(0, 1, "compass").tech(1, 2, "paper")
    things = drawn(board)
    assert [things[f"tech.{name}"]["in"] for name in ("barn", "compass", "paper")] == [
        "tech.p0.bottom", "tech.p0.middle", "tech.p1.top",
    ]  # fmt: skip
    circle, square = things["tech.barn"]["badges"]
    assert (circle["shape"], circle["icon"], circle["text"]) == ("circle", "points", "3")
    assert (square["shape"], square["icon"], square["tone"]) == ("square", "landmark", "lock")
    assert english(things["tech.barn"]["lines"][2]).startswith("For the top row")
    board.built(0, farm=2)
    assert "tone" not in drawn(board)["tech.barn"]["badges"][1]
    assert len(inside(things, "tech.offer")) == 4  # three cards and the deck
    assert things["deck.tech"]["count"] == len(board.position.tech_deck)


@rule("tapestry.tapestry_cards.this_era", "tapestry.tapestry_cards.covered")
def test_the_row_of_eras_has_all_cards_and_tells_which_is_in_force(board: Board) -> None:
    board.era(2, 1, 1).mat(0, 2, "guilds", "academia")
    things = drawn(board, 1)
    under, top = things["card.guilds.p0.0"], things["card.academia.p0.0"]
    assert (under["slot"], top["slot"], under["order"], top["order"]) == ("era.p0.2", "era.p0.2", 0, 1)
    assert "badges" not in under
    assert [english(badge["text"]) for badge in top["badges"]] == ["In force"]
    board.position.partner[0], board.position.partner_track[0] = 2, 3
    badges = drawn(board, 1)["card.academia.p0.0"]["badges"]
    assert [english(badge["text"]) for badge in badges] == ["In force", "With Cleo", "Technology"]


@rule("tapestry.income.first_of_neighbours")
def test_an_era_shows_its_resources_while_one_can_be_the_first_among_neighbours() -> None:
    board = table(4).era(1, 3, 1, 2)

    def offered(seat: int) -> list[str]:
        slots = drawn(board)[f"tapestry.p{seat}"]["slots"]
        return [slot["label"] for slot in slots if "badges" in slot]

    assert [offered(seat) for seat in range(4)] == [["IV"], ["IV"], ["IV"], ["III", "IV"]]
    assert drawn(board)["tapestry.p3"]["slots"][3]["badges"][0]["text"] == "3"


def test_a_card_keeps_its_id_when_it_is_played(board: Board) -> None:
    board.era(1, 1, 1).hand(0, "trap", "trap", "guilds").mat(0, 1, "trap")
    before = {name for name in drawn(board) if name.startswith("card.trap.p0")}
    assert before == {"card.trap.p0.0", "card.trap.p0.1", "card.trap.p0.2"}
    board.act("income", "decline", "play trap")
    things = drawn(board)
    assert {name for name in things if name.startswith("card.trap.p0")} == before
    assert things["card.trap.p0.1"]["slot"] == "era.p0.2"
    assert things["card.trap.p0.2"]["in"] == "hand.p0"


# ---- civilizations


@pytest.mark.parametrize("civ", [civ.id for civ in game().components.civs])
def test_every_civilization_lies_open_with_its_rules(civ: str) -> None:
    others = [name for name in ("leaders", "militants") if name != civ]
    board = begun(2, (civ, others[0]), options=with_box(civ))
    things = drawn(board, 1)
    card = things[f"civ.{civ}"]
    assert card["in"] == "civs.p0"
    assert english(card["lines"][0])
    for band in inside(things, f"civ.{civ}"):
        assert all(english(space["label"]) for space in things[band]["spaces"])


def mat_of(board: Board, civ: str, *state: int) -> dict[str, Any]:
    board.position.civ_state[board.position.box.civ_no[civ]] = state
    return drawn(board)


@rule("tapestry.civilizations.leaders", "tapestry.civilizations.militants")
def test_tokens_and_outposts_cover_the_squares_of_their_mats(board: Board) -> None:
    things = mat_of(board, "leaders", 0b1001)
    assert [things[name]["slot"] for name in inside(things, "civ.leaders.0")] == [0, 3]
    things = mat_of(board, "militants", 1, 4)
    assert [things[name]["slot"] for name in inside(things, "civ.militants.0")] == [1, 2, 3]
    assert inside(things, "civ.militants.1") == []


@rule("tapestry.civilizations.merrymakers", "tapestry.civilizations.entertainers", "tapestry.civilizations.craftsmen")
def test_tokens_walk_along_benefits_and_buildings_cover_them() -> None:
    board = begun(3, ("merrymakers", "entertainers", "craftsmen"))
    things = mat_of(board, "merrymakers", 0, 2, 3)
    assert [things[f"on.merrymakers.{n}"]["slot"] for n in range(3)] == [0, 2, 3]
    assert things["civ.merrymakers.2"]["spaces"][3]["icons"] == [["points", 15]]
    assert mat_of(board, "entertainers", 9)["on.entertainers.0"]["slot"] == 9
    things = mat_of(board, "craftsmen", 2, -1, -1, 0, 1, *[-1] * 7)
    assert {things[n]["kind"]: things[n]["slot"] for n in inside(things, "civ.craftsmen.1")} == {
        "market": 0,
        "house": 1,
    }
    assert inside(things, "civ.craftsmen.2") == []


@rule("tapestry.civilizations.historians", "tapestry.civilizations.heralds", "tapestry.civilizations.inventors")
def test_tokens_given_away_and_tokens_on_cards_are_told() -> None:
    board = begun(3, ("historians", "heralds", "inventors"))
    things = mat_of(board, "historians", -1, 2, -1, 1)
    assert [things[f"on.historians.0.{n}"]["owner"] for n in range(4)] == ["p0", "p2", "p0", "p1"]
    board.era(2, 2, 2).mat(0, 2, "guilds").tech(0, 0, "barn")
    board.position.tech_mark[board.position.box.tech_no["barn"]] = 2
    things = mat_of(board, "heralds", 3, 16 * 1 + 1)
    assert [english(badge["text"]) for badge in things["civ.heralds"]["badges"]] == ["3 tokens left"]
    assert [english(badge["text"]) for badge in things["card.guilds.p0.0"]["badges"]] == ["Token of Ben"]
    assert english(things["tech.barn"]["badges"][2]["text"]) == "Token of Cleo"


@rule("tapestry.civilizations.mystics")
def test_predictions_are_told_with_what_the_numbers_are_now() -> None:
    board = begun(2, ("mystics", "leaders"))
    things = mat_of(board, "mystics", 3, 2, 1, 1, 0, 0, 1, 0, 0, 0, 1, 0)
    lines = [english(line) for line in things["civ.mystics"]["lines"][1:]]
    assert lines[0] == "Tech cards: 3 predicted, 0 now"
    assert lines[2].startswith("Territories: 1 predicted, 1 now")
    assert lines[2].endswith("reached")


@rule("tapestry.setup.civilizations", "tapestry.rulings.setup_choices")
def test_what_is_dealt_lies_before_its_player_until_all_have_chosen() -> None:
    position = game().new(2, 1)
    board = Board(position)  # type: ignore[arg-type]
    things = drawn(board, 0)
    assert things["offer.p0"]["region"] == "hand"
    assert things["offer.p1"]["region"] == "mat"
    assert len(inside(things, "offer.p0")) == 4
    assert notes(board) == ["Everybody chooses a civilization"]
    assert game().scene(position.view(0), 0)["phase"] is None


# ---- what is hidden


@rule("tapestry.tapestry_cards.hands")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_nobody_sees_the_cards_of_others_nor_those_that_lie_face_down(board: Board, viewer: int | None) -> None:
    board.era(2, 2, 2).hand(1, *ARMED)
    box = board.position.box
    board.position.deck.remove(box.card_no["socialism"])
    board.position.buried = [box.card_no["socialism"]]
    board.position.mats[5 + 1] = (FACE_DOWN,)
    seen = bytes_of(board, viewer)
    for card in (*ARMED, "socialism"):
        assert f"card.{card}" not in seen
        assert f"card-{card}" not in seen
    assert drawn(board, viewer)["down.p1.2.0"]["state"] == ["down"]
    assert counters(board, "supply.p1", viewer)["hand"] == 3
    assert "card.renaissance.p1.0" in bytes_of(board, 1)
    assert "socialism" not in bytes_of(board, 1)


@rule("tapestry.rulings.response_prompt")
def test_a_conquest_looks_the_same_to_all_others_whatever_the_defender_holds() -> None:
    seen: list[list[str]] = []
    for hand in (("trap", "guilds"), ("guilds", "academia")):
        board = table(3).lay("1.0", "t02").outpost(1, "1.0").outpost(0, "0.0").hand(1, *hand)
        board.do(0, [{"conquer": {"where": "anywhere", "dice": "one"}}]).act("conquer 1.0")
        assert board.asked() == "1 respond"
        shown = [bytes_of(board, 0), bytes_of(board, 2), bytes_of(board, None)]
        seen.append([*shown, *[json.dumps(game().scene_event(event)) for event in board.events]])
    assert seen[0] == seen[1]


def test_two_worlds_that_a_viewer_cannot_tell_apart_look_alike() -> None:
    board = table(4).hand(0, "trap").hand(1, *ARMED).hand(2, "academia")
    for seat in range(4):
        guess = board.position.guess(seat, Random(3))
        assert game().scene(guess.view(seat), seat) == game().scene(board.position.view(seat), seat)


# ---- the turn


@rule("tapestry.advancing.order")
def test_the_steps_of_an_advance_follow_the_agenda() -> None:
    board = table(2).give(0, coin=3, food=3).token(0, exploration=5)
    steps = ["pay", "landmark", "benefit", "bonus"]
    assert phase(board) == (steps, "pay")
    assert notes(board) == ["Turn of Ada", "Era 1 of 5"]
    board.tiles(0, "t05").act("advance exploration", "pay coin")
    assert board.asked() == "0 nextpart"
    assert phase(board) == (steps, "benefit")
    board.act("pick 2")
    assert phase(board) == (steps, "benefit")
    board.act(board.legal()[0])
    assert board.asked() == "0 buy"
    assert phase(board) == (steps, "bonus")
    board = table(2).give(0, coin=3, food=3).token(0, exploration=3).act("advance exploration", "pay coin")
    assert board.asked() == "0 placelandmark"
    assert phase(board) == (steps, "landmark")


@rule("tapestry.income.steps")
def test_the_steps_of_an_income_turn_follow_the_agenda() -> None:
    board = table(2).hand(0, "guilds", "academia").tech(0, 0, "barn")
    board.act("income")
    steps = ["civilizations", "card", "upgrade", "points", "income"]
    assert (board.asked(), phase(board)) == ("0 leaderssquare", (steps, "civilizations"))
    board.act("decline")
    assert (board.asked(), phase(board)) == ("0 playcard", (steps, "card"))
    board.act("play academia")
    while board.asked() != "0 upgradecard":
        board.act(board.legal()[0])
    assert phase(board) == (steps, "upgrade")


@rule("tapestry.end.own_game", "tapestry.end.over")
def test_notes_tell_who_has_finished_and_when_it_is_over(board: Board) -> None:
    board.position.finished[2] = 1
    assert notes(board)[-1] == "1 of 3 have finished"
    board.position.agenda.clear()
    assert notes(board) == ["The game is over"]
    assert game().scene(board.position.view(0), 0)["phase"] is None


@rule("tapestry.scoring.exploring", "tapestry.scoring.income")
def test_the_standings_say_where_points_come_from(board: Board) -> None:
    board.position.score(1, 7, "income")
    board.position.score(1, 4, "exploring")
    first = game().scene(board.position.view(None), None)["standings"][0]
    assert (first["who"], first["place"], first["tally"]["sum"]) == ("p1", 1, 11)
    assert [item["amount"] for item in first["tally"]["items"]] == [7, 4]


# ---- what happens


def test_an_advance_is_a_small_patch() -> None:
    board = table(4).give(0, coin=3)
    before = game().scene(board.position.view(1), 1)
    board.act("advance science", *["pay coin"] * (board.asked() == "0 payadvance"))
    after = game().scene(board.position.view(1), 1)
    changes = patch(before, after)
    assert "token.p0.science.0" in changes["set"]
    assert len(json.dumps(changes)) < 3_000
    assert {e["id"]: e for e in apply_patch(before, changes)["elements"]} == {e["id"]: e for e in after["elements"]}


def test_a_building_flows_from_the_income_mat_to_its_plot(board: Board) -> None:
    board.do(0, [{"build": ["house"]}])
    plot = board.legal()[0]
    board.act(plot)
    row, column = (int(part) - 1 for part in plot.removeprefix("plot ").split("."))
    event = told(board, "builds")
    assert (event["do"], event["kind"], event["source"]) == ("flow", "house", "income.p0.house")
    assert event["target"] == f"city.p0.{row}.{column}"


def test_a_building_that_finds_no_plot_is_only_told() -> None:
    event = game().scene_event(Event("tapestry-log-builds", {"who": 0, "building": "farm", "plot": ""}, None))
    assert event["do"] == "note"
    assert "source" not in event


@rule("tapestry.achievements.island")
def test_the_log_speaks_of_territories_and_not_of_coordinates(board: Board) -> None:
    board.lay("1.0", "t02").do(0, [{"conquer": {"where": "anywhere", "dice": "one"}}]).act("conquer 1.0")
    assert english(told(board, "conquers")["say"]) == "Ada conquers a territory"
    assert told(board, "conquers")["shows"] == ["m.1.0"]
    event: dict[str, Any] = dict(game().scene_event(Event("tapestry-log-conquers", {"who": 1, "area": "0.0"}, None)))
    assert english(event["say"]) == "Ben conquers the middle island"


def test_points_go_to_the_panel_of_who_scores_them(board: Board) -> None:
    board.do(1, [{"points": 5}], "card.guilds")
    event = told(board, "scores")
    assert (event["do"], event["who"], event["n"], event["target"]) == ("score", "p1", 5, "supply.p1")
    assert english(event["say"]) == "Ben scores 5 points (Guilds)"

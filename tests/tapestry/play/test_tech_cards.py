"""The 33 tech cards, each with its circle, what it needs for the top row, and its square."""

import pytest

from ecumene.games.tapestry.play.technology import meets_needs
from tests.marks import rule
from tests.tapestry.board import Board, table

CIVS = ("leaders", "chosen", "merrymakers")


def plain() -> Board:
    """Nothing is going on, and nothing but the start territories is held."""
    return table(civs=CIVS)


def upgraded(board: Board, card: str, row: int) -> Board:
    """Seat 0 upgrades a card out of a row."""
    board.tech(0, row, card).do(0, [{"upgrade": True}])
    if board.asked() == "0 upgradecard":
        board.act(f"upgrade {card}")
    assert board.techs(0)[card] == row + 1
    return board


def circle(card: str, board: Board | None = None) -> Board:
    """Seat 0 upgrades a card to the middle row."""
    return upgraded(board or plain(), card, 0)


def square(card: str, board: Board | None = None) -> Board:
    """Seat 0 upgrades a card to the top row, with what it needs by the neighbour."""
    board = board or plain()
    needs = board.position.box.tech[board.position.box.tech_no[card]]
    if needs.needs_track >= 0:
        board.token(1, **{board.position.box.tracks[needs.needs_track].id: 3 * needs.needs_tier - 2})
    else:
        board.position.built[4 + needs.needs_building] = needs.needs_space - 1
    return upgraded(board, card, 1)


def needs_tier(card: str, track: str, tier: int) -> None:
    """A card needs a tier of a track, by its owner or the neighbour."""
    board = plain()
    number = board.position.box.tech_no[card]
    for seat in (0, 1):
        board = plain().token(seat, exploration=12, science=12, military=12, technology=12)
        board.token(seat, **{track: 3 * tier - 3})
        assert not meets_needs(board.position, 0, number)
        assert meets_needs(plain().token(seat, **{track: 3 * tier - 2}).position, 0, number)


def needs_space(card: str, building: str, space: int) -> None:
    """A card needs an open space of the income mat, by its owner or the neighbour; the first space is always open."""
    number = plain().position.box.tech_no[card]
    for seat in (0, 1):
        board = plain().built(seat, market=5, house=5, farm=5, armory=5).built(seat, **{building: space - 2})
        assert not meets_needs(board.position, 0, number)
        assert meets_needs(plain().built(seat, **{building: space - 1}).position, 0, number)


def builds(board: Board, building: str) -> None:
    """Seat 0 has gained an income building and places it."""
    assert board.asked() == "0 placebuilding"
    board.act("plot 1.1")
    assert [event.args["building"] for event in board.events if event.say == "tapestry-log-builds"] == [building]
    assert board.asked() == "0 taketurn"


def gains_landmark(board: Board, landmark: str) -> None:
    """Seat 0 has gained a landmark and places it."""
    assert board.asked() == "0 placelandmark"
    assert board.position.landmark_owner[board.position.box.landmark_no[landmark]] == 0


def conquers(board: Board) -> None:
    """Seat 0 is conquering a territory next to its own, and will gain one die."""
    assert {action.split()[0] for action in board.legal()} == {"conquer"}
    place = board.legal()[0].split()[1]
    board.script(red=[0], black=[0]).act(f"conquer {place}")
    assert board.legal() == ["die red", "die black"]
    board.act("die black")
    assert (board.controller(place), board.stock(0)) == (0, {"coin": 1})


# ---- the cards


@rule("tapestry.tech.air_conditioning")
def test_air_conditioning_gives_a_worker_then_a_house() -> None:
    assert circle("air_conditioning").stock(0) == {"worker": 1}
    needs_tier("air_conditioning", "technology", 2)
    builds(square("air_conditioning"), "house")


@rule("tapestry.tech.ammonia")
def test_ammonia_gives_a_farm_then_points_for_farms() -> None:
    builds(circle("ammonia"), "farm")
    needs_tier("ammonia", "military", 3)
    assert square("ammonia", plain().built(0, farm=3, house=1)).score(0) == 3


@rule("tapestry.tech.anesthesia")
def test_anesthesia_gives_an_armory_then_points_for_armories() -> None:
    builds(circle("anesthesia"), "armory")
    needs_tier("anesthesia", "science", 2)
    assert square("anesthesia", plain().built(0, armory=2, house=1)).score(0) == 2


@rule("tapestry.tech.assembly_line")
def test_the_assembly_line_uses_a_square_then_a_circle() -> None:
    board = circle("assembly_line", plain().tech(0, 2, "calendar").tech(0, 1, "barn"))
    assert (board.score(0), board.stock(0)) == (7, {})
    needs_tier("assembly_line", "exploration", 3)
    board = square("assembly_line", plain().tech(0, 2, "calendar").tech(0, 1, "barn"))
    assert (board.score(0), board.stock(0)) == (3, {})


@rule("tapestry.tech.bakery")
def test_the_bakery_gives_points_then_its_landmark() -> None:
    assert circle("bakery").score(0) == 4
    needs_space("bakery", "farm", 2)
    gains_landmark(square("bakery"), "bakery")


@rule("tapestry.tech.barn")
def test_the_barn_gives_points_then_its_landmark() -> None:
    assert circle("barn").score(0) == 3
    needs_space("barn", "farm", 3)
    gains_landmark(square("barn"), "barn")


@rule("tapestry.tech.lithium_ion_battery")
def test_the_lithium_ion_battery_gives_points_then_a_position_again() -> None:
    assert circle("lithium_ion_battery").score(0) == 4
    needs_tier("lithium_ion_battery", "exploration", 4)
    board = square("lithium_ion_battery", plain().token(0, exploration=10, technology=6))
    assert board.legal() == ["track exploration", "track technology"]
    assert board.act("track exploration").score(0) == 6  # a point for each space on the technology track


@rule("tapestry.tech.calendar")
def test_the_calendar_gives_culture_then_points() -> None:
    assert circle("calendar").stock(0) == {"culture": 1}
    needs_tier("calendar", "exploration", 2)
    assert square("calendar").score(0) == 7


@rule("tapestry.tech.canned_food")
def test_canned_food_gives_food_then_points() -> None:
    assert circle("canned_food").stock(0) == {"food": 1}
    needs_tier("canned_food", "military", 2)
    assert square("canned_food").score(0) == 7


@rule("tapestry.tech.clocks")
def test_clocks_advance_technology_without_benefit_then_give_points_for_its_spaces() -> None:
    board = circle("clocks")
    assert (board.where(0, "technology"), board.asked(), len(board.techs(0))) == ((1,), "0 taketurn", 1)
    needs_tier("clocks", "technology", 2)
    assert square("clocks", plain().token(0, technology=3, science=5)).score(0) == 3


@rule("tapestry.tech.compass")
def test_the_compass_gives_two_territory_tiles_then_an_exploration() -> None:
    assert len(circle("compass").position.supply[0]) == 2
    needs_tier("compass", "technology", 2)
    board = square("compass", plain().tiles(0, "t01"))
    assert {action.split()[0] for action in board.legal()} == {"lay"}
    assert {action.split()[1] for action in board.legal()} == {"0.-1", "-1.-2", "1.-3"}  # next to the start


@rule("tapestry.tech.com_tower")
def test_the_com_tower_gives_points_then_its_landmark() -> None:
    assert circle("com_tower").score(0) == 5
    needs_space("com_tower", "house", 4)
    gains_landmark(square("com_tower"), "com_tower")


@rule("tapestry.tech.concrete")
def test_concrete_gives_a_market_then_points_for_markets() -> None:
    builds(circle("concrete"), "market")
    needs_tier("concrete", "exploration", 2)
    assert square("concrete", plain().built(0, market=4, house=1)).score(0) == 4


@rule("tapestry.tech.dynamite")
def test_dynamite_conquers_then_gives_points_for_territories() -> None:
    conquers(circle("dynamite"))
    needs_tier("dynamite", "military", 2)
    assert square("dynamite", plain().outpost(0, "0.0")).score(0) == 2


@rule("tapestry.tech.eyeglasses")
def test_eyeglasses_invent_a_card_then_give_points_for_tech_cards() -> None:
    board = circle("eyeglasses", plain().display("barn", "paper", "radio"))
    assert board.legal() == ["invent barn", "invent paper", "invent radio", "invent deck"]
    assert board.act("invent paper").techs(0) == {"eyeglasses": 1, "paper": 0}
    needs_tier("eyeglasses", "technology", 2)
    assert square("eyeglasses", plain().tech(0, 2, "barn", "radio")).score(0) == 3


@rule("tapestry.tech.irrigation")
def test_irrigation_gives_food_then_a_farm() -> None:
    assert circle("irrigation").stock(0) == {"food": 1}
    needs_tier("irrigation", "science", 2)
    builds(square("irrigation"), "farm")


@rule("tapestry.tech.library")
def test_the_library_gives_points_then_its_landmark() -> None:
    assert circle("library").score(0) == 3
    needs_space("library", "house", 3)
    gains_landmark(square("library"), "library")


@rule("tapestry.tech.light_bulb")
def test_the_light_bulb_gives_a_coin_then_a_market() -> None:
    assert circle("light_bulb").stock(0) == {"coin": 1}
    needs_tier("light_bulb", "military", 2)
    builds(square("light_bulb"), "market")


@rule("tapestry.tech.paper")
def test_paper_gives_a_house_then_points_for_houses() -> None:
    builds(circle("paper"), "house")
    needs_tier("paper", "science", 2)
    assert square("paper", plain().built(0, house=3, farm=1)).score(0) == 3


@rule("tapestry.tech.penicillin")
def test_penicillin_researches_without_benefit_then_gives_points() -> None:
    board = plain()
    board.script(science=[board.position.box.science_die.index(3)])
    circle("penicillin", board)
    assert board.legal() == ["accept", "decline"]
    board.act("accept")
    assert (board.where(0, "technology"), board.asked(), len(board.techs(0))) == ((1,), "0 taketurn", 1)
    needs_tier("penicillin", "science", 2)
    assert square("penicillin").score(0) == 5


@rule("tapestry.tech.printing_press")
def test_the_printing_press_gives_a_tapestry_card_then_plays_one() -> None:
    assert len(circle("printing_press").hand_of(0)) == 1
    needs_tier("printing_press", "technology", 2)
    board = plain().era(2, 2).mat(0, 2, "academia").hand(0, "trap", "guilds")
    square("printing_press", board)
    assert board.legal() == ["play guilds", "play trap"]
    board.act("play trap")
    assert (board.score(0), board.hand_of(0), len(board.position.mat(0, 2))) == (10, ["guilds"], 2)


@rule("tapestry.tech.radio")
def test_radio_gives_points_then_a_civilization() -> None:
    assert circle("radio").score(0) == 3
    needs_tier("radio", "science", 4)
    board = plain()
    board.position.civ_deck = [board.position.box.civ_no["alchemists"]]
    assert square("radio", board).position.civs[0] == (
        board.position.box.civ_no["leaders"], board.position.box.civ_no["alchemists"],
    )  # fmt: skip


@rule("tapestry.tech.sewage_and_plumbing")
def test_sewage_and_plumbing_give_culture_then_an_armory() -> None:
    assert circle("sewage_and_plumbing").stock(0) == {"culture": 1}
    needs_tier("sewage_and_plumbing", "technology", 2)
    builds(square("sewage_and_plumbing"), "armory")


@rule("tapestry.tech.siegecraft")
def test_siegecraft_advances_military_without_benefit_then_gives_points_for_its_spaces() -> None:
    board = circle("siegecraft")
    assert (board.where(0, "military"), board.asked()) == ((1,), "0 taketurn")
    needs_tier("siegecraft", "military", 2)
    assert square("siegecraft", plain().token(0, military=3, science=5)).score(0) == 3


@rule("tapestry.tech.stock_market")
def test_the_stock_market_gives_points_then_its_landmark() -> None:
    assert circle("stock_market").score(0) == 5
    needs_space("stock_market", "market", 3)
    gains_landmark(square("stock_market"), "stock_market")


@rule("tapestry.tech.telescope")
def test_the_telescope_gives_culture_and_a_territory_tile_then_points_for_tiles() -> None:
    board = circle("telescope")
    assert (board.stock(0), len(board.position.supply[0])) == ({"culture": 1}, 1)
    needs_tier("telescope", "technology", 2)
    assert square("telescope", plain().tiles(0, "t01", "t02", "t03")).score(0) == 3


@rule("tapestry.tech.the_nail")
def test_the_nail_gives_a_tapestry_card_then_one_of_three_buildings() -> None:
    assert len(circle("the_nail").hand_of(0)) == 1
    needs_tier("the_nail", "technology", 2)
    board = square("the_nail")
    assert board.legal() == ["build market", "build house", "build farm"]
    builds(board.act("build house"), "house")


@rule("tapestry.tech.time_travel")
def test_time_travel_gives_a_coin_then_a_step_back_without_benefit() -> None:
    assert circle("time_travel").stock(0) == {"coin": 1}
    needs_tier("time_travel", "technology", 4)
    board = square("time_travel", plain().token(0, exploration=2, military=3, science=4))
    assert board.legal() == ["track exploration", "track military"]
    board.act("track exploration")
    assert (board.where(0, "exploration"), board.position.supply[0], board.asked()) == ((1,), [], "0 taketurn")


@rule("tapestry.tech.transistors")
def test_transistors_give_a_coin_then_culture_and_points() -> None:
    assert circle("transistors").stock(0) == {"coin": 1}
    needs_tier("transistors", "military", 4)
    board = square("transistors")
    assert (board.stock(0), board.score(0)) == ({"culture": 1}, 4)


@rule("tapestry.tech.treasury")
def test_the_treasury_gives_points_then_its_landmark() -> None:
    assert circle("treasury").score(0) == 4
    needs_space("treasury", "market", 2)
    gains_landmark(square("treasury"), "treasury")


@rule("tapestry.tech.vaccines")
def test_vaccines_advance_science_without_benefit_then_give_points_for_its_spaces() -> None:
    board = circle("vaccines")
    assert (board.where(0, "science"), board.asked()) == ((1,), "0 taketurn")
    needs_tier("vaccines", "science", 2)
    assert square("vaccines", plain().token(0, science=6, military=2)).score(0) == 6


@rule("tapestry.tech.warships")
def test_warships_give_a_worker_then_conquer() -> None:
    assert circle("warships").stock(0) == {"worker": 1}
    needs_tier("warships", "exploration", 3)
    conquers(square("warships"))


@rule("tapestry.tech.zeppelins")
def test_zeppelins_advance_exploration_without_benefit_then_give_points_for_its_spaces() -> None:
    board = circle("zeppelins")
    assert (board.where(0, "exploration"), board.position.supply[0], board.asked()) == ((1,), [], "0 taketurn")
    needs_tier("zeppelins", "exploration", 2)
    assert square("zeppelins", plain().token(0, exploration=5, military=2)).score(0) == 5


@rule("tapestry.landmarks.unique", "tapestry.technology.square")
@pytest.mark.parametrize("card", ["bakery", "barn", "com_tower", "library", "stock_market", "treasury"])
def test_a_card_whose_landmark_somebody_has_moves_up_all_the_same(card: str) -> None:
    board = square(card, plain().landmark(1, card))
    assert board.asked() == "0 taketurn"

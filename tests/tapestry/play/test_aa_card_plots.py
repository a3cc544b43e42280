"""The tapestry cards of Arts & Architecture with plots to build on: Shopping Mall, Cathedral Yard."""

from __future__ import annotations

from ecumene.games.tapestry.play.card_plots import coverings
from ecumene.games.tapestry.play.numbers import BUILDING, KINDS, LANDMARK, ON_CARD, OPEN
from tests.marks import rule
from tests.tapestry.arts import full, grid, lasting, second_era
from tests.tapestry.board import game
from tests.tapestry.laying import ability, decline_all, in_force, play

# ---- plots: Shopping Mall


@rule("tapestry.cards.shopping_mall", "tapestry.capital.on_cards")
def test_each_plot_of_the_mall_gives_a_building_of_its_own() -> None:
    board = in_force(second_era(), "shopping_mall").do(0, [{"build": ["armory"]}])
    assert board.legal()[-1] == "card 1 2"
    board.act("card 1 2")
    assert (board.asked(), board.legal()) == ("0 placeoncard", ["plot 1.1", "plot 1.2", "plot 1.3"])
    assert board.refused("plot 2.1") == "capital.on_cards"
    board.act("plot 1.2")
    assert grid(board, "shopping_mall") == (OPEN, BUILDING + 3, OPEN)
    assert board.asked() == "0 placebuilding", "the house that the second plot gives"
    board.act("card 1 2", "plot 1.1")
    assert grid(board, "shopping_mall") == (BUILDING + 1, BUILDING + 3, OPEN)
    board.act("card 1 2")
    assert grid(board, "shopping_mall") == (BUILDING + 1, BUILDING + 3, BUILDING), "the last plot is not asked for"
    assert not any(way.startswith("card") for way in board.legal()), "the card is full"
    board.act("plot 1.1")
    assert board.position.built[:KINDS] == [1, 1, 1, 1]
    assert board.audit().position.placed[:KINDS] == [0, 0, 1, 0], "only the farm is in the capital"


@rule("tapestry.cards.shopping_mall", "tapestry.capital.on_cards")
def test_a_landmark_covers_several_plots_hangs_over_and_gives_for_each_in_any_order() -> None:
    board = in_force(second_era(), "shopping_mall").do(0, [{"landmark": "treasury"}])
    assert board.legal()[-1] == "card 1 2"
    board.act("card 1 2")
    ways = coverings(board.position, 0, 0, KINDS + board.position.box.landmark_no["treasury"])
    assert len(set(ways.values())) == len(ways), "ways that cover the same plots are one"
    assert set(ways.values()) <= {1, 2, 3, 4, 6, 7}
    wanted = next(action for action, mask in ways.items() if mask == 3)
    board.act(wanted.notation)
    number = board.position.box.landmark_no["treasury"]
    assert grid(board, "shopping_mall") == (LANDMARK + number, LANDMARK + number, OPEN)
    assert board.position.landmark_site[number] == ON_CARD
    assert board.asked() == "0 nextpart", "market or house first"
    board.act("pick 2")
    assert [event.args["building"] for event in board.told("builds")] == []
    board.act("plot 1.1", "plot 1.2")
    assert [event.args["building"] for event in board.told("builds")] == ["house", "market"]


@rule("tapestry.capital.on_cards")
def test_plots_are_open_while_the_card_is_in_force_and_what_stands_there_stays() -> None:
    board = (
        in_force(second_era(), "shopping_mall").do(0, [{"build": ["armory"]}]).act("card 1 2", "plot 1.1", "plot 5.5")
    )
    play(board.hand(0, "guilds"), "guilds")
    decline_all(board)
    board.do(0, [{"build": ["armory"]}])
    assert not any(way.startswith("card") for way in board.legal()), "covered"
    board.act(board.legal()[0]).do(0, [{"points_per": {"of": "armory"}}])
    assert board.audit().score(0) == 2, "the armory on the card counts"
    board = second_era().mat(0, 1, "shopping_mall").do(0, [{"build": ["farm"]}])
    assert not any(way.startswith("card") for way in board.legal()), "its era is over"
    board = in_force(second_era(), "shopping_mall", 1).do(0, [{"build": ["farm"]}])
    assert not any(way.startswith("card") for way in board.legal()), "somebody else's"


@rule("tapestry.capital.on_cards")
def test_what_stands_on_a_card_is_not_placed_in_the_capital() -> None:
    board = in_force(second_era(), "shopping_mall")
    board.position.civs[0] = (*board.position.civs[0], board.position.box.civ_no["craftsmen"])
    board.position.civ_state[board.position.box.civ_no["craftsmen"]] = (-1,) * 12
    board.do(0, [{"build": ["armory"]}])
    assert {way.split()[0] for way in board.legal()} == {"plot", "pick", "card"}, "three places to choose from"
    board.act("card 1 2", "plot 1.3")
    assert board.position.plots[0].count(BUILDING + 3) == 0


@rule("tapestry.capital.on_cards")
def test_without_room_in_the_capital_a_building_must_go_on_the_card() -> None:
    board = full(in_force(second_era(), "shopping_mall")).built(0, market=5, house=5, farm=5)
    board.do(0, [{"build": ["armory"]}])
    assert board.asked() == "0 placeoncard", "it may not be kept aside"
    board.act("plot 1.1")
    assert board.asked() == "0 taketurn", "no market is left to gain"


@rule("tapestry.cards.shopping_mall", "tapestry.capital.on_cards")
def test_whoever_copies_the_mall_has_no_plots() -> None:
    board = in_force(second_era(), "shopping_mall", 1)
    play(board, "espionage")
    while board.asked() == "0 copycard":
        board.act("card 2 2")
    assert ability(board) == "shopping_mall"
    board.do(0, [{"build": ["armory"]}])
    assert not any(way.startswith("card") for way in board.legal())
    board.act(board.legal()[0])
    assert grid(board, "shopping_mall") == grid(board, "shopping_mall", 1) == (OPEN, OPEN, OPEN)


@rule("tapestry.cards.shopping_mall", "tapestry.capital.on_cards")
def test_a_copy_of_ones_own_mall_of_an_earlier_era_does_not_open_its_plots_again() -> None:
    board = in_force(second_era(), "shopping_mall").era(3, 3)
    play(board, "espionage")
    while board.asked() == "0 copycard":
        board.act("card 1 2")
    assert ability(board) == "shopping_mall"
    board.do(0, [{"build": ["armory"]}])
    assert not any(way.startswith("card") for way in board.legal())


@rule("tapestry.capital.on_cards")
def test_questions_about_plots_are_stored_said_and_clicked() -> None:
    board = in_force(second_era(), "shopping_mall").do(0, [{"landmark": "treasury"}], "card.dystopia").act("card 1 2")
    position = board.position
    assert game().load(position.dump()).dump() == position.dump()
    screen = game().screen
    choice = screen.choice(position, 0)
    assert choice is not None
    for act, action in zip(choice["acts"], position.legal(0), strict=True):
        assert [action] == screen.meant(position, 0, [str(step) for step in act["path"]])
        assert isinstance(act["say"], dict)
        assert act["say"]["t"] == "tapestry-say-site-placeoncard"
        assert action.index == act["i"]
    assert screen.meant(position, 0, ["city.p0.0.0"]) == []


# ---- plots: Cathedral Yard


@rule("tapestry.cards.cathedral_yard", "tapestry.capital.on_cards")
def test_the_cathedral_yard_pays_once_all_six_plots_are_covered_in_whatever_era() -> None:
    board = lasting(second_era(), "cathedral_yard").era(4, 4)
    for plot in ("1.1", "1.2", "1.3", "2.1", "2.2"):
        board.do(0, [{"build": ["market", "house", "farm", "armory"]}]).act(board.legal()[0])
        board.act("card 1 2", f"plot {plot}")
    assert (board.score(0), board.stock(0), board.asked()) == (0, {}, "0 taketurn")
    board.do(0, [{"build": ["house"]}]).act("card 1 2")
    assert (board.score(0), board.asked()) == (12, "0 takeresource"), "the last plot is clear"
    board.act("take coin")
    assert board.audit().stock(0) == {"coin": 1}


@rule("tapestry.cards.cathedral_yard", "tapestry.capital.on_cards")
def test_landmarks_fit_round_what_stands_in_the_yard() -> None:
    board = lasting(second_era(), "cathedral_yard").do(0, [{"build": ["house"]}]).act("card 1 2", "plot 1.2")
    position = board.position
    yard = position.shared.plotted.index(position.box.card_no["cathedral_yard"])
    for landmark in range(len(position.box.landmarks)):
        masks = coverings(position, 0, yard, KINDS + landmark).values()
        assert masks
        assert all(not mask & 2 for mask in masks)


@rule("tapestry.tapestry_cards.permanent", "tapestry.cards.cathedral_yard")
def test_a_covered_yard_is_closed() -> None:
    board = lasting(second_era(), "cathedral_yard")
    play(board.hand(0, "guilds"), "guilds")
    decline_all(board).do(0, [{"build": ["farm"]}])
    assert not any(way.startswith("card") for way in board.legal())


# ---- on the page


@rule("tapestry.capital.on_cards")
def test_the_page_shows_how_many_plots_of_a_card_are_covered_and_nothing_twice() -> None:
    board = in_force(second_era(), "shopping_mall").do(0, [{"build": ["armory"]}]).act("card 1 2", "plot 1.1")
    elements = game().screen.scene(board.position, 0)["elements"]
    card = next(drawn for drawn in elements if drawn["id"] == "card.shopping_mall.p0.0")
    assert {"t": "tapestry-scene-plots", "a": {"n": 1, "of": 3}} in [
        badge.get("text") for badge in card.get("badges", [])
    ]
    assert not [drawn for drawn in elements if drawn["id"] == "beside.p0.armory"], "it stands on the card"

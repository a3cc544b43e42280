"""The 48 territory tiles: each can be laid and pays what is printed on it."""

import pytest

from ecumene.games.tapestry.box.actions import WORLD
from tests.marks import rule
from tests.tapestry.board import Board, game, table

PAYS = {
    "coin": "01 07 13 16 28 36 37 40",
    "worker": "06 11 15 21 27 31 39 45",
    "food": "03 05 17 24 26 34 41 48",
    "culture": "04 10 14 20 30 35 38 44",
    "territory": "02 47",
    "tapestry": "09 19 29 43",
    "farm": "08",
    "market": "18",
    "house": "25",
    "armory": "33",
    "research": "12 46",
    "upgrade": "22",
    "invent": "23 32 42",
}
"""What each tile gives, by its number."""
BENEFIT = {f"t{number}": what for what, numbers in PAYS.items() for number in numbers.split()}


def explored(tile: str) -> Board:
    """Seat 0 has just laid a tile on 0.-1, in the last of its turns."""
    board = table(2, ("leaders", "chosen")).tiles(0, tile).tech(0, 0, "barn").display("bakery", "clocks", "calendar")
    board.script(science=[0], tile=[0, 0]).do(0, [{"explore": {"where": "adjacent"}}])
    rotation = board.position.box.tiles[board.position.box.tile_no[tile]].rotations[-1]
    return board.act(f"lay 0.-1 {rotation}")


def test_every_tile_of_the_box_has_its_test() -> None:
    assert sorted(BENEFIT) == [tile.id for tile in game().components.tiles]


@rule("tapestry.exploring.benefit")
@pytest.mark.parametrize("tile", sorted(BENEFIT))
def test_each_tile_lies_where_it_was_laid_and_pays_what_it_shows(tile: str) -> None:
    board = explored(tile)
    position = board.position
    assert position.land[WORLD.read("0.-1")] == position.box.tile_no[tile]
    assert position.box.tile_no[tile] not in [*position.tiles, *position.supply[0]]
    what = BENEFIT[tile]
    gained = {
        "territory": len(position.supply[0]),
        "tapestry": len(position.hands[0]),
        "asked": board.asked() if board.asked() != "0 taketurn" else "",
        **board.stock(0),
    }
    expected: dict[str, object] = {"territory": 0, "tapestry": 0, "asked": ""}
    if what in ("coin", "worker", "food", "culture"):
        expected[what] = 1
    elif what == "territory":
        expected[what] = 2
    elif what == "tapestry":
        expected[what] = 1
    elif what in ("farm", "market", "house", "armory"):
        expected["asked"] = "0 placebuilding"
    elif what == "research":
        expected["asked"] = "0 afterroll"
    elif what == "invent":
        expected["asked"] = "0 inventcard"
    if what == "upgrade":
        assert board.techs(0) == {"barn": 1}
        return
    assert gained == expected
    assert board.techs(0) == {"barn": 0}
    board.audit()


@pytest.mark.parametrize(
    ("tile", "building"), [("t08", "farm"), ("t18", "market"), ("t25", "house"), ("t33", "armory")]
)
def test_a_tile_with_a_building_gives_it_into_the_capital(tile: str, building: str) -> None:
    board = explored(tile)
    board.act(board.legal()[0])
    kind = ("market", "house", "farm", "armory").index(building)
    assert [board.position.built[k] for k in range(4)] == [int(k == kind) for k in range(4)]
    assert board.asked() == "0 taketurn"


@pytest.mark.parametrize("tile", ["t12", "t46"])
def test_a_tile_that_researches_moves_a_token_without_benefit(tile: str) -> None:
    board = explored(tile).act("accept")
    assert board.where(0, "exploration") == (1,)
    assert board.position.supply[0] == []  # space 1 would have given two tiles
    assert explored(tile).act("decline").where(0, "exploration") == (0,)


@pytest.mark.parametrize("tile", ["t23", "t32", "t42"])
def test_a_tile_that_invents_offers_the_display_and_the_deck(tile: str) -> None:
    board = explored(tile)
    assert set(board.legal()) == {"invent bakery", "invent clocks", "invent calendar", "invent deck"}
    board.act("invent clocks")
    assert board.techs(0) == {"barn": 0, "clocks": 0}


def test_the_tile_that_upgrades_gives_the_circle_of_the_card() -> None:
    board = explored("t22")
    assert board.techs(0)["barn"] == 1
    without = table(2, ("leaders", "chosen")).tiles(0, "t22").do(0, [{"explore": {"where": "adjacent"}}])
    without.act("lay 0.-1 0")
    assert without.asked() == "0 taketurn"  # no card, nothing to upgrade

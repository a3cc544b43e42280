"""What answers to a deed: the cards in force and the lines with a token when it was done, not those of later."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.play.whenever import BROADCAST, INVENTED, UPGRADED, announce
from tests.marks import rule
from tests.tapestry.arts import second_era
from tests.tapestry.board import Board, game, table
from tests.tapestry.civs import lay, mat
from tests.tapestry.futures import futures
from tests.tapestry.laying import ability, in_force

UPGRADE = [{"upgrade": True}]
LANDMARKS = {landmark.id: number for number, landmark in enumerate(game().components.landmarks)}


def scored(board: Board, cause: str) -> int:
    return sum(event.args["n"] for event in board.told("scores") if event.args["cause"] == cause)


# ---- covered by what the deed brings


def pressed(card: str, over: str, rulings: str = "third") -> Board:
    """A card is in force; the Printing Press is upgraded to the top row, and another card played over it."""
    board = in_force(futures(options={"rulings": rulings}), card).tech(0, 1, "printing_press").token(0, technology=4)
    board.hand(0, over).do(0, UPGRADE)
    if board.asked() == "0 playcard":
        board.act(f"play {over}")
    assert board.techs(0) == {"printing_press": 2}
    return board


@rule("tapestry.rulings.in_force_when_done", "tapestry.cards.nanobots")
def test_nanobots_pay_for_the_upgrade_that_covers_them() -> None:
    board = pressed("nanobots", "galactic_embassy")
    assert (ability(board), scored(board, "card.nanobots")) == ("galactic_embassy", 2)


@rule("tapestry.rulings.in_force_when_done", "tapestry.cards.golden_age")
def test_so_does_a_golden_age() -> None:
    assert scored(pressed("golden_age", "galactic_embassy"), "card.golden_age") == 3


@rule("tapestry.rulings.in_force_when_done", "tapestry.cards.nanobots")
def test_those_that_the_upgrade_brings_do_not_pay_for_it() -> None:
    board = pressed("galactic_embassy", "nanobots")
    assert (ability(board), scored(board, "card.nanobots")) == ("nanobots", 0)


@rule("tapestry.rulings.in_force_when_done")
@pytest.mark.parametrize(("card", "over", "points"), [("nanobots", "galactic_embassy", 0), ("monarchy", "nanobots", 2)])
def test_in_games_of_version_2_those_in_force_afterwards_pay(card: str, over: str, points: int) -> None:
    assert scored(pressed(card, over, "second"), "card.nanobots") == points


@rule("tapestry.rulings.in_force_when_done", "tapestry.cards.star_corsairs")
@pytest.mark.parametrize(("rulings", "points"), [("third", 2), ("second", 0)])
def test_a_conquest_whose_dice_cover_the_card_is_paid_for(rulings: str, points: int) -> None:
    """The black die gives the tile, an upgrade of the Printing Press, which plays a card over the Corsairs."""
    board = in_force(futures(options={"rulings": rulings}), "star_corsairs").lay("0.-1", "t22")
    black = board.position.box.black_die
    tile = next(
        face for face, effect in enumerate(black) if type(board.position.book[effect]).__name__ == "TerritoryBenefit"
    )
    board.tech(0, 1, "printing_press").token(0, technology=4).hand(0, "trap").script(red=[0], black=[tile])
    board.do(0, [{"conquer": {"where": "anywhere", "dice": "both"}}]).act("conquer 0.-1")
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert board.techs(0) == {"printing_press": 2}
    assert scored(board, "card.star_corsairs") == points


@rule("tapestry.rulings.in_force_when_done", "tapestry.cards.militarism")
@pytest.mark.parametrize(("rulings", "answered"), [("third", True), ("second", False)])
def test_an_exploration_whose_tile_covers_the_card_is_answered(rulings: str, answered: bool) -> None:
    """The tile that is explored upgrades the Printing Press, which plays a card over Militarism."""
    board = in_force(futures(options={"rulings": rulings}), "militarism").tiles(0, "t22")
    board.tech(0, 1, "printing_press").token(0, technology=4).hand(0, "trap")
    board.do(0, [{"explore": {"where": "adjacent"}}]).act(board.legal()[0])
    if board.asked() == "0 playcard":
        board.act("play trap")
    assert board.techs(0) == {"printing_press": 2}
    assert (board.asked() == "0 decide") is answered, "an outpost on what was just explored"


@rule("tapestry.rulings.in_force_when_done", "tapestry.cards.salon_season")
def test_a_broadcast_whose_work_covers_the_card_is_paid_for() -> None:
    board = in_force(second_era(), "salon_season")
    announce(board.position, BROADCAST, 0, 3)
    board.position.ability[0] = -1  # a card lies over it
    assert scored(board.settle(), "card.salon_season") == 2


@rule("tapestry.tapestry_cards.covered", "tapestry.rulings.in_force_when_done")
def test_a_civilization_that_is_gone_answers_no_more() -> None:
    board = table(civs=("collectors", "chosen"), options={"arts_and_architecture": "in"}).tech(0, 0, "barn")
    lay(board, "collectors", 1, -1, -1, -1, -1, -1, -1)
    announce(board.position, INVENTED, 0, board.position.box.tech_no["barn"])
    board.position.civs[0] = ()
    assert board.settle().asked() == "0 taketurn"


# ---- the lines of the Utilitarians


def utilitarians(*lines: str, **options: str) -> Board:
    """With tokens on these lines, and their landmarks beside the capital."""
    board = table(civs=("utilitarians", "chosen"), options={"plans_and_ploys": "in", **options})
    position = board.position
    position.landmark_owner = [-1] * len(position.landmark_owner)
    position.landmark_site = [-1] * len(position.landmark_site)
    position.plots[0] = [what if what < 6 else 0 for what in position.plots[0]]
    numbers = [LANDMARKS[line] for line in lines]
    return lay(board.landmark(0, *lines), "utilitarians", *[*numbers, -1, -1][:2], 0)


def step(track: str) -> list[dict[str, object]]:
    return [{"advance": {"tracks": [track], "benefit": False, "bonus": "none"}}]


@rule("tapestry.boxes.line_pays_later", "tapestry.civilizations.utilitarians")
@pytest.mark.parametrize(
    ("track", "landmark"),
    [
        ("exploration", "train_station"),
        ("science", "academy"),
        ("military", "tank_factory"),
        ("technology", "rubber_works"),
    ],
)
@pytest.mark.parametrize(("rulings", "points"), [("third", (0, 4)), ("second", (4, 8))])
def test_the_step_that_gains_a_landmark_is_not_paid_by_its_line(
    track: str, landmark: str, rulings: str, points: tuple[int, int]
) -> None:
    board = utilitarians("forge", rulings=rulings).token(0, **{track: 6}).do(0, step(track))
    while board.asked() != "0 utilitarianstoken":
        board.act(board.legal()[0])
    board.act("accept")
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert LANDMARKS[landmark] in mat(board, "utilitarians")
    assert scored(board, "civ.utilitarians") == points[0]
    board.do(0, step(track))
    assert scored(board, "civ.utilitarians") == points[1]


@rule("tapestry.boxes.line_pays_later", "tapestry.civilizations.utilitarians")
def test_a_landmark_gained_otherwise_pays_from_the_very_next_step() -> None:
    board = utilitarians("forge").token(0, exploration=6).do(0, [{"landmark": "train_station"}])
    while board.asked() != "0 taketurn":
        board.act("accept" if "accept" in board.legal() else board.legal()[0])
    board.do(0, step("exploration"))
    assert scored(board, "civ.utilitarians") == 4


@rule("tapestry.boxes.line_pays_later", "tapestry.civilizations.utilitarians")
@pytest.mark.parametrize(("rulings", "gained"), [("third", 0), ("second", 1)])
def test_an_upgrade_that_brings_the_forge_is_not_paid_by_it(rulings: str, gained: int) -> None:
    """What the square of a card gives leads into the tier of the Forge, and its token comes before the upgrade pays."""
    board = utilitarians("barracks", rulings=rulings).tech(0, 2, "barn")
    position = board.position
    before = sum(board.stock(0).values())
    announce(position, UPGRADED, 0, 2 * position.box.tech_no["barn"] + 1)
    lay(board, "utilitarians", LANDMARKS["forge"], LANDMARKS["barracks"], 0)
    board.settle()
    if board.asked() == "0 takeresource":
        board.act("take coin")
    assert sum(board.stock(0).values()) - before == gained


@rule("tapestry.boxes.line_pays_later")
@pytest.mark.parametrize(("rulings", "asked"), [("third", "0 taketurn"), ("second", "0 takeresource")])
def test_a_recycled_card_is_no_upgrade_to_the_top_row(rulings: str, asked: str) -> None:
    board = utilitarians("forge", rulings=rulings).tech(0, 2, "barn")
    position = board.position
    position.civs[0] = (*position.civs[0], position.box.civ_no["recyclers"])
    board.do(0, UPGRADE)
    assert board.asked() == asked
    assert board.techs(0)["barn"] == 0

"""The order of several effects: asked wherever it can matter, never where it comes to the same."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ecumene.bots import make_bot
from ecumene.games.tapestry.game import VERSION_1
from ecumene.games.tapestry.play.numbers import OPEN
from tests.marks import rule
from tests.speaking import said
from tests.tapestry.board import Board, table
from tests.tapestry.steps import before, step

GAIN = [{"gain": {"coin": 1}}]
FOOD = [{"gain": {"food": 2}}]
ANY = [{"gain": {"resource": 1}}]
SIX = [{"points": 6}]
PER_TECH = [{"points_per": {"of": "tech_card"}}]
PER_FARM = [{"points_per": {"of": "farm"}}]
PER_LINE = [{"points_per": {"of": "line"}}]
PER_CARD = [{"points_per": {"of": "tapestry_card"}}]
CARD = [{"gain": {"tapestry": 1}}]
TILE = [{"gain": {"territory": 1}}]
FARM = [{"build": ["farm"]}]
CONQUER = [{"conquer": {"where": "adjacent", "dice": "one"}}]
EXPLORE = [{"explore": {"where": "adjacent"}}]
UPGRADE = [{"upgrade": True}]
CIRCLE = [{"use_tech": "circle"}]
SCIENCE = [{"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}]


def both(board: Board, one: list[Any], other: list[Any]) -> Board:
    """Seat 0 has two effects in any order."""
    return board.do(0, [{"any_order": [one, other]}])


def asks(board: Board, one: list[Any], other: list[Any]) -> bool:
    """Whether seat 0 is asked for the order."""
    return both(board, one, other).asked() == "0 nextpart"


def quiet(**options: int | str) -> Board:
    """A table at which nobody listens to anything, and no capital is nearly full."""
    return table(civs=("leaders", "chosen"), options=options)


def nearly_full(board: Board) -> Board:
    """One plot of a district of seat 0 is left."""
    plots = board.position.plots[0]
    for plot in (0, 1, 2, 9, 10, 11, 18, 19):
        plots[plot] = 6 if plots[plot] == OPEN else plots[plot]
    plots[20] = OPEN
    return board


# ---- what comes to the same


@rule("tapestry.rulings.any_order")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (GAIN, FOOD), (GAIN, GAIN), (GAIN, SIX), (SIX, PER_TECH), (PER_TECH, CARD), (PER_FARM, CARD), (FARM, GAIN),
        (FARM, SIX), (FARM, PER_TECH), (FARM, PER_CARD), (GAIN, PER_LINE), (CARD, TILE), (ANY, SIX), (GAIN, CARD),
    ],
)  # fmt: skip
def test_gains_that_do_not_touch_each_other_come_without_a_question(one: list[Any], other: list[Any]) -> None:
    for parts in ((one, other), (other, one)):
        assert not asks(quiet().tech(0, 0, "barn").built(0, farm=1), *parts)


@rule("tapestry.rulings.any_order")
def test_what_can_do_nothing_now_or_later_needs_no_place_in_the_order() -> None:
    board = both(quiet().built(0, farm=5), FARM, ANY)
    assert board.asked() == "0 takeresource", "no farm is left, and none comes back"
    board = both(quiet().give(0, coin=8), GAIN, SIX)
    assert (board.asked(), board.score(0)) == ("0 taketurn", 6)
    assert both(quiet(), PER_TECH, PER_FARM).asked() == "0 taketurn"
    board = quiet()
    board.position.outposts[0] = 0
    assert both(board, CONQUER, CARD).asked() == "0 taketurn", "a card brings no outpost"


# ---- what does not


@rule("tapestry.rulings.any_order")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (FARM, PER_FARM), (FARM, PER_LINE), (CARD, PER_CARD), (GAIN, ANY), (CARD, FARM), (TILE, EXPLORE),
        (CONQUER, FARM), (CONQUER, SIX), (UPGRADE, CIRCLE), (SCIENCE, PER_TECH), (ANY, ANY),
    ],
)  # fmt: skip
def test_what_may_come_out_differently_is_asked(one: list[Any], other: list[Any]) -> None:
    for parts in ((one, other), (other, one)):
        board = quiet().built(0, farm=1).tech(0, 0, "barn").tech(0, 1, "calendar").tiles(0, "t01")
        assert asks(board, *parts)


@rule("tapestry.rulings.any_order")
def test_a_farm_that_may_complete_a_district_is_asked_for_its_place_among_resources() -> None:
    assert not asks(quiet(), FARM, GAIN)
    assert asks(nearly_full(quiet()), FARM, GAIN), "which resource to take depends on those one has"


@rule("tapestry.rulings.any_order")
@pytest.mark.parametrize(
    ("civs", "card", "one", "other"),
    [
        (("leaders", "mystics"), "", FARM, GAIN),  # somebody counts districts
        (("craftsmen", "chosen"), "", FARM, SIX),  # it may stand on the mat and give what is printed there
        (("leaders", "chosen"), "academia", CARD, SIX),  # a card that listens to cards
    ],
)
def test_what_somebody_listens_to_may_lead_anywhere(
    civs: tuple[str, ...], card: str, one: list[Any], other: list[Any]
) -> None:
    board = table(civs=civs).era(2, 2)
    if card:
        board.mat(0, 2, card)
    assert asks(board, one, other)
    assert not asks(quiet(), one, other)


# ---- what lapses


@rule("tapestry.rulings.any_order", "tapestry.tracks.technology_9", "tapestry.faq.electronics")
def test_electronics_with_an_empty_middle_row_asks_and_the_circle_may_lapse() -> None:
    board = step(before("technology", 9).tech(0, 0, "calendar"), "technology")
    assert board.legal() == ["pick 1", "pick 2"]
    twin = Board(board.position.copy())
    board.act("pick 1")
    assert (board.techs(0), board.stock(0)) == ({"calendar": 1}, {"culture": 2}), "its circle twice"
    twin.act("pick 2")
    assert (twin.techs(0), twin.stock(0)) == ({"calendar": 1}, {"culture": 1}), "the circle came too early"


@rule("tapestry.rulings.any_order", "tapestry.tracks.technology_9")
def test_electronics_asks_where_the_circle_would_move_the_token_that_the_upgrade_needs() -> None:
    board = before("technology", 9).tech(0, 1, "vaccines").token(0, science=3)
    assert step(board, "technology").legal() == ["pick 1", "pick 2"], "Vaccines need the second tier of science"
    twin = Board(board.position.copy())
    board.act("pick 2")
    assert (board.where(0, "science"), board.techs(0), board.score(0)) == ((4,), {"vaccines": 2}, 4)
    twin.act("pick 1")
    assert (twin.where(0, "science"), twin.techs(0), twin.score(0)) == ((4,), {"vaccines": 1}, 0)


@rule("tapestry.rulings.any_order", "tapestry.tracks.technology_9")
def test_electronics_asks_where_the_upgrade_would_take_the_only_circle_away() -> None:
    board = step(before("technology", 9).tech(0, 1, "clocks"), "technology")
    twin = Board(board.position.copy())
    board.act("pick 1")
    assert (board.where(0, "technology"), board.score(0)) == ((9,), 9), "no card is left in the middle row"
    twin.act("pick 2")
    assert (twin.where(0, "technology"), twin.score(0)) == ((10,), 10)


@rule("tapestry.rulings.any_order")
def test_a_part_that_lapses_counts_as_done() -> None:
    board = both(quiet(), SCIENCE, [{"points_per": {"of": "track_science"}}])
    assert board.legal() == ["pick 1", "pick 2"], "there is nothing to count yet"
    twin = Board(board.position.copy())
    assert board.act("pick 1").score(0) == 1
    twin.act("pick 2")
    assert (twin.score(0), twin.where(0, "science"), twin.asked()) == (0, (1,), "0 taketurn")


@rule("tapestry.rulings.any_order", "tapestry.income.civilization")
def test_a_civilization_that_can_do_nothing_yet_has_its_place_in_the_order_too() -> None:
    board = table(civs=("leaders", "chosen")).era(2, 2)
    box = board.position.box
    board.position.civs[0] = (box.civ_no["leaders"], box.civ_no["inventors"])
    board.position.civ_state[box.civ_no["inventors"]] = box.civs[box.civ_no["inventors"]].data.series["mat"]
    board.act("income")
    assert board.legal() == ["civilization leaders", "civilization inventors"], "nobody has a tech card yet"
    board.act("civilization inventors")
    assert board.asked() != "0 nextcivilization"


@rule("tapestry.rulings.any_order", "tapestry.rulings.simultaneous_triggers")
def test_an_ability_that_can_do_nothing_yet_has_its_place_among_those_that_follow_one_event() -> None:
    board = table(civs=("isolationists", "chosen")).era(2, 2).mat(0, 2, "pirate_rule").lay("0.-1", "t22")
    board.script(red=[0], black=[0]).do(0, CONQUER).act("conquer 0.-1", "die red")
    assert (board.asked(), board.legal()) == ("0 nextability", ["pick 1", "pick 2"])
    lapsing = [pick for pick in board.legal() if "does nothing" in said(board, pick)]
    assert len(lapsing) == 1, "the tile upgrades, and there is nothing to upgrade"
    board.act(lapsing[0])
    assert board.asked() == "0 decide"


# ---- games that began under the first version


@rule("tapestry.rulings.any_order")
def test_in_games_begun_under_version_1_what_can_do_something_comes_first_unasked() -> None:
    board = table(civs=("leaders", "chosen"), options=VERSION_1).tech(0, 0, "calendar").token(0, technology=8)
    step(board, "technology")
    assert (board.techs(0), board.stock(0)) == ({"calendar": 1}, {"culture": 2})
    assert asks(table(options=VERSION_1), PER_TECH, CARD) is False, "nothing to count: only one can do something"
    assert asks(table(options=VERSION_1).tech(0, 0, "barn"), PER_TECH, CARD)


@rule("tapestry.rulings.any_order")
def test_whether_one_is_asked_does_not_hang_on_what_others_cannot_see() -> None:
    """Hands of the same size, with other cards: the same questions."""
    for hand in (("trap", "guilds"), ("academia", "feudalism")):
        board = quiet().era(2, 2).hand(0, *hand)
        assert asks(board, [{"play_tapestry": True}], PER_CARD)


# ---- what is told, and what bots do


@rule("tapestry.rulings.any_order")
def test_what_would_do_nothing_now_says_so() -> None:
    board = step(before("technology", 9).tech(0, 0, "calendar"), "technology")
    assert said(board, "pick 1") == "Upgrade a tech card"
    assert said(board, "pick 2").endswith("(does nothing if it comes now)")
    assert said(board, "pick 2", "fr").endswith("(sans effet si c’est maintenant)")


@pytest.mark.parametrize("kind", ["quick", "greedy", "mcts:20"])
def test_bots_let_nothing_lapse(kind: str) -> None:
    board = step(before("technology", 9).tech(0, 0, "calendar"), "technology")
    assert str(make_bot(kind, 1).choose(board.position.view(0), 0)) == "pick 1"
    board = step(before("technology", 9).tech(0, 1, "vaccines").token(0, science=3), "technology")
    assert str(make_bot(kind, 1).choose(board.position.view(0), 0)) == "pick 2"


# ---- that what is not asked really comes to the same


def ends(board: Board, *orders: list[Any]) -> set[str]:
    """Every position to which the effects of seat 0 can lead, whatever is answered."""
    board.do(0, [effect for order in orders for effect in order])
    found: set[str] = set()
    open_ends = [board.position]
    while open_ends:
        position = open_ends.pop()
        if position.question() is None or position.question().kind == "taketurn":  # type: ignore[union-attr]
            found.add(json.dumps(position._state(), sort_keys=True))
            continue
        for action in position.legal(0)[:12]:
            twin = position.copy()
            twin.apply(0, action)
            open_ends.append(twin)
    return found


EFFECTS: tuple[list[Any], ...] = (
    GAIN,
    FOOD,
    ANY,
    SIX,
    PER_TECH,
    PER_FARM,
    PER_LINE,
    PER_CARD,
    CARD,
    TILE,
    FARM,
    CONQUER,
    SCIENCE,
    UPGRADE,
)


@rule("tapestry.rulings.any_order")
@pytest.mark.parametrize("scene", ["fresh", "full", "narrow"])
def test_orders_that_are_not_asked_for_lead_to_the_same_positions(scene: str) -> None:
    def board() -> Board:
        made = quiet().script(tapestry=[3, 5], tile=[4, 6], red=[0] * 4, black=[0] * 4)
        if scene == "fresh":
            return made
        made.built(0, farm=2).tech(0, 0, "calendar").give(0, coin=7, food=7, culture=8, worker=8).hand(0, "trap")
        return nearly_full(made) if scene == "narrow" else made

    silent = 0
    for i, one in enumerate(EFFECTS):
        for other in EFFECTS[:i]:
            if not asks(board(), one, other):
                silent += 1
                assert ends(board(), one, other) == ends(board(), other, one), (one, other)
    assert silent > 20

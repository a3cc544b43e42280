"""What was decided for the boxes together: cards on Maker of Fire, and civilizations that come during the game."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.box.content import ARTS_AND_ARCHITECTURE, PLANS_AND_PLOYS
from ecumene.games.tapestry.play.counting import COUNTABLE, count
from tests.marks import rule
from tests.tapestry.board import Board, game, table
from tests.tapestry.civs import gain, mat, use
from tests.tapestry.laying import play

BOXED = {PLANS_AND_PLOYS: "in", ARTS_AND_ARCHITECTURE: "in"}


# ---- Maker of Fire


def first_era(civ: str) -> Board:
    """Everybody in era 1 with nothing on Maker of Fire; the next card of the deck is a Trap."""
    board = table(civs=(civ, "leaders"), options=BOXED).era(1, 1)
    position = board.position
    position.deck = sorted([*position.deck, *position.mats[0]])
    position.mats[0] = ()
    trap, academia, monarchy = (position.box.card_no[card] for card in ("trap", "academia", "monarchy"))
    left, draws = list(position.deck), []
    for kind in (trap, academia, monarchy):
        draws.append(left.index(kind))
        left.remove(kind)
    return board.script(tapestry=draws)


@rule("tapestry.boxes.maker_of_fire")
@pytest.mark.parametrize("civ", ["gamblers", "heralds"])
def test_a_card_played_in_era_1_is_a_card_of_the_mat_from_then_on(civ: str) -> None:
    board = first_era(civ).hand(0)
    cards = COUNTABLE.index("tapestry_card")
    board.do(0, [{"play_tapestry": True}])
    assert (board.asked(), count(board.position, 0, cards)) == ("0 taketurn", 0)
    use(board, 0, civ, "first_income_end")
    if civ == "heralds":
        board.act("play trap")
    position = board.position
    assert position.mat(0, 1) == (position.box.card_no["trap"],)
    assert count(position, 0, cards) == 1
    board.hand(1, "espionage").era(1, 2).do(1, [{"play_tapestry": True}]).act("play espionage")
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert (board.score(0), board.score(1)) == (10, 10)  # a Trap copied as a tapestry is its points
    play(board, "guilds")
    assert [position.box.cards[kind].id for kind in position.mat(0, 1)] == ["trap", "guilds"]


# ---- gained during the game


def arrived(civ: str) -> Board:
    """A civilization comes during era 2; whatever it asks is answered with the first answer."""
    board = gain(table(civs=("leaders", "chosen"), options=BOXED).era(2, 2).hand(0).hand(1), 0, civ)
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    return board


def belongings(board: Board) -> tuple[int, ...]:
    """Territory tiles, space tiles, tech cards in the bottom row and above, landmark cards and tapestry cards."""
    position, techs = board.position, list(board.techs(0).values())
    tiles = (len(position.supply[0]), len(position.star_supply[0]))
    return (
        *tiles,
        techs.count(0),
        len(techs) - techs.count(0),
        len(position.landmark_cards[0]),
        len(position.hands[0]),
    )


SILENT = {
    "spies": (0, 0, 0, 0, 0, 0), "treasure_hunters": (2, 0, 0, 0, 0, 0), "aliens": (0, 4, 0, 0, 0, 0),
    "recyclers": (0, 0, 1, 0, 0, 0), "gamblers": (0, 0, 0, 0, 0, 0), "relentless": (0, 0, 0, 0, 0, 0),
    "renegades": (0, 0, 0, 0, 0, 0), "urban_planners": (0, 0, 0, 0, 1, 0),
}  # fmt: skip
"""The mats that say nothing about being gained during the game, with what their set-up gives."""


def test_these_are_the_mats_that_say_nothing_about_it() -> None:
    civs = [civ for civ in game().components.civs if civ.box in BOXED]
    assert {civ.id for civ in civs if civ.gained < 0} == set(SILENT)


@rule("tapestry.boxes.gained_defaults")
@pytest.mark.parametrize("civ", SILENT)
def test_such_a_mat_begins_with_its_set_up_and_without_what_a_start_gives(civ: str) -> None:
    before = belongings(table(civs=("leaders", "chosen"), options=BOXED).hand(0))
    board = arrived(civ)
    gained = tuple(now - then for now, then in zip(belongings(board), before, strict=True))
    assert (gained, board.stock(0), board.score(0)) == (SILENT[civ], {}, 0)
    assert mat(board, civ) == game().components.civs[game().components.civ_no[civ]].data.series["mat"]
    board.audit()


@rule("tapestry.boxes.gained_defaults")
@pytest.mark.parametrize(("civ", "asks"), [("gamblers", "turns-up"), ("treasure_hunters", "claims")])
def test_it_acts_when_its_moment_next_comes(civ: str, asks: str) -> None:
    board = arrived(civ).hand(0, "monarchy")
    assert asks not in board.log()
    board.act("income")
    while board.asked() not in ("0 playcard", "0 takeresource"):
        board.act(board.legal()[0])
    assert asks in board.log()

"""Draws and rolls: pools without a hidden order, decks that begin again, tiles that run out, dice."""

from collections import Counter

import pytest

from ecumene.games.tapestry.play.drawing import (
    discard_tapestry,
    draw_civilization,
    draw_star,
    draw_tapestry,
    draw_tech,
    draw_tile,
    fill_display,
    reveal_tapestry,
    roll_conquest,
    roll_science,
)
from ecumene.games.tapestry.play.numbers import BLACK, NONE, RED, SCIENCE_DIE, UNKNOWN
from tests.marks import rule
from tests.tapestry.board import table

CIVS = ("leaders", "chosen", "merrymakers", "isolationists", "historians")


# ---- tapestry cards


def test_a_card_drawn_leaves_the_deck_and_is_in_the_hand() -> None:
    board = table(civs=CIVS).script(tapestry=[0])
    first = board.position.deck[0]
    assert draw_tapestry(board.position, 1, "card.test") == first
    assert board.position.hands == [[], [first]]
    board.audit()


@rule("tapestry.decks.reshuffle")
def test_an_empty_deck_begins_again_with_the_discards() -> None:
    board = table(civs=CIVS)
    position = board.position
    position.discard, position.deck = sorted(position.deck), []
    kind = draw_tapestry(position, 0, "card.test")
    assert position.hands[0] == [kind]
    assert (len(position.deck), position.discard) == (49, [])
    board.audit()


@rule("tapestry.decks.exhausted")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    board = table(civs=CIVS)
    board.position.deck, board.position.discard = [], []
    assert draw_tapestry(board.position, 0, "card.test") == NONE
    assert board.position.hands[0] == []


def test_a_card_revealed_is_in_no_hand() -> None:
    board = table(civs=CIVS)
    kind = reveal_tapestry(board.position, 0, "card.test")
    assert (kind >= 0, board.position.hands[0], len(board.position.deck)) == (True, [], 49)


def test_discards_stay_in_order() -> None:
    board = table(civs=CIVS).hand(0, "trap", "academia", "guilds")
    for name in ("guilds", "trap", "academia"):
        discard_tapestry(board.position, 0, board.position.box.card_no[name])
    assert board.position.discard == sorted(board.position.discard)
    assert len(board.position.discard) == 3


@rule("tapestry.tapestry_cards.hands")
def test_nobody_sees_the_deck_and_only_its_owner_a_hand() -> None:
    board = table(civs=CIVS).hand(0, "trap", "guilds")
    other, own = board.position.view(1), board.position.view(0)
    assert set(other.dump()["state"]["deck"]) == {UNKNOWN}
    assert other.dump()["state"]["hands"][0] == [UNKNOWN, UNKNOWN]
    assert own.dump()["state"]["hands"][0] == board.position.hands[0]


@rule("tapestry.cards.academia")
def test_whoever_listens_to_cards_hears_of_each() -> None:
    board = table(civs=CIVS).era(2, 2).mat(0, 2, "academia").do(0, [{"gain": {"tapestry": 2}}])
    assert board.score(0) == 6


# ---- tiles


@rule("tapestry.rulings.discarded_territory_tiles", "tapestry.exploring.supply")
def test_territory_tiles_run_out() -> None:
    board = table(civs=CIVS)
    board.position.tiles = [3]
    assert [draw_tile(board.position, 0, "card.test"), draw_tile(board.position, 0, "card.test")] == [3, NONE]
    assert (board.position.tiles, board.position.supply[0]) == ([], [3])


@rule("tapestry.space.run_out")
def test_space_tiles_run_out() -> None:
    board = table(civs=CIVS)
    board.position.stars = [7]
    assert [draw_star(board.position, 1, "card.test"), draw_star(board.position, 1, "card.test")] == [7, NONE]
    assert (board.position.stars, board.position.star_supply[1]) == ([], [7])


# ---- tech cards and civilizations


@rule("tapestry.technology.refill")
def test_the_display_has_three_cards_as_long_as_there_are_any() -> None:
    board = table(civs=CIVS)
    position = board.position
    position.tech_deck += position.display
    position.display = []
    fill_display(position)
    assert (len(position.display), len(position.tech_deck)) == (3, 30)
    position.tech_deck, position.tech_discard, position.display = [4], [], []
    fill_display(position)
    assert position.display == [4]


@rule("tapestry.decks.reshuffle")
def test_the_technology_deck_begins_again_with_its_discards() -> None:
    position = table(civs=CIVS).position
    position.tech_deck, position.tech_discard = [], [9]
    assert draw_tech(position, 0, "card.test") == 9
    assert (position.tech_deck, position.tech_discard) == ([], [])
    assert draw_tech(position, 0, "card.test") == NONE


@rule("tapestry.rulings.civilization_deck_empty")
def test_civilizations_run_out() -> None:
    position = table(civs=CIVS).position
    position.civ_deck = [2]
    assert (draw_civilization(position, "card.test"), draw_civilization(position, "card.test")) == (2, NONE)


# ---- dice


@rule("tapestry.research.roll")
def test_the_science_die_shows_a_track() -> None:
    board = table(civs=CIVS)
    faces = board.position.box.science_die
    for face, track in enumerate(faces):
        board.script(science=[face])
        roll_science(board.position, 0, "card.test")
        assert board.position.dice[SCIENCE_DIE] == track
    assert Counter(faces) == dict.fromkeys(range(4), 3)


@rule("tapestry.cards.empiricism")
def test_of_two_rolls_one_is_kept() -> None:
    board = table(civs=CIVS).era(2, 2).mat(0, 2, "empiricism")
    faces = board.position.box.science_die
    board.script(science=[faces.index(1), faces.index(3)])
    roll_science(board.position, 0, "card.test")
    assert board.asked() == "0 keeproll"
    assert board.legal() == ["track science", "track technology"]
    assert board.refused("track military") == "core.choice"
    board.act("track technology")
    assert board.position.dice[SCIENCE_DIE] == 3


@rule("tapestry.cards.empiricism")
def test_two_equal_rolls_leave_nothing_to_keep() -> None:
    board = table(civs=CIVS).era(2, 2).mat(0, 2, "empiricism")
    face = board.position.box.science_die.index(2)
    board.script(science=[face, face])
    roll_science(board.position, 0, "card.test")
    assert (board.asked(), board.position.dice[SCIENCE_DIE]) == ("0 taketurn", 2)


@rule("tapestry.conquering.dice")
@pytest.mark.parametrize("face", range(6))
def test_both_conquest_dice_show_a_face(face: int) -> None:
    board = table(civs=CIVS).script(red=[face], black=[5 - face])
    roll_conquest(board.position, 0, "card.test")
    assert (board.position.dice[RED], board.position.dice[BLACK]) == (face, 5 - face)

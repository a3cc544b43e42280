"""Variants that name boxes, the science die under every combination, and corrected landmark cards."""

from __future__ import annotations

from itertools import product

import pytest

from ecumene.core.errors import OptionError
from ecumene.games.tapestry.box.content import ARTS, TRACKS
from ecumene.games.tapestry.play.landmark_cards import met, needed, progress
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import RESERVED_BUILDING, reserved
from tests.marks import rule
from tests.tapestry.board import Board, game, table
from tests.tapestry.showing import drawn, english, french

BOXES = ("plans_and_ploys", "arts_and_architecture", "fantasies_and_futures")
COMBINATIONS = [dict(zip(BOXES, values, strict=True)) for values in product(("out", "in"), repeat=len(BOXES))]
BOTH: dict[str, int | str] = {"plans_and_ploys": "in", "fantasies_and_futures": "in"}
CORRECTED = ("guildhall", "aqueduct", "town_hall")


def dealt(seats: int, **options: int | str) -> TapestryPosition:
    position = game().new(seats, 3, options)
    assert isinstance(position, TapestryPosition)
    return position


# ---- civilizations of one box


@rule("tapestry.options.civilizations")
@pytest.mark.parametrize(
    ("box", "seats"),
    [("base", 5), ("plans_and_ploys", 5), ("arts_and_architecture", 2), ("fantasies_and_futures", 5)],
)
def test_all_civilizations_come_from_one_box(box: str, seats: int) -> None:
    position = dealt(seats, **dict.fromkeys(BOXES, "in"), civilizations=box)
    civs = [*position.civ_deck, *[civ for offered in position.offers for civ in offered[:2]]]
    assert {position.box.civs[civ].box for civ in civs} == {box}
    assert sorted(civs) == [n for n, civ in enumerate(position.box.civs) if civ.box == box]


@rule("tapestry.options.civilizations", "tapestry.civilizations.gained")
def test_those_gained_later_come_from_it_too() -> None:
    options = {**dict.fromkeys(BOXES, "in"), "civilizations": "plans_and_ploys"}
    board = table(2, ("advisors", "recyclers"), options=options)
    board.do(0, [{"gain": {"civilization": 3}}])
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert {board.position.box.civs[civ].box for civ in board.position.civs[0]} == {"plans_and_ploys"}
    assert len(board.position.civs[0]) > 1


@rule("tapestry.options.civilizations")
def test_a_box_that_is_out_or_too_small_is_refused() -> None:
    with pytest.raises(OptionError, match="fantasies_and_futures is left out"):
        game().new(2, 1, {"civilizations": "fantasies_and_futures"})
    with pytest.raises(OptionError, match="too few for 3 players"):
        game().new(3, 1, {"civilizations": "arts_and_architecture", "arts_and_architecture": "in"})
    assert len(dealt(5).civ_deck) == 16 - 10


# ---- the science die


@rule("tapestry.options.science_die", "tapestry.arts.die")
@pytest.mark.parametrize("boxes", COMBINATIONS, ids=lambda boxes: "+".join(b for b in boxes if boxes[b] == "in"))
def test_the_science_die_shows_arts_only_with_its_box_and_never_the_one_of_12_faces(boxes: dict[str, str]) -> None:
    arts = boxes["arts_and_architecture"] == "in"
    by_box, small = dealt(2, **boxes).science_die, dealt(2, **boxes, science_die="d12").science_die
    assert len(by_box) == (20 if arts else 12)
    assert (ARTS in by_box) == arts
    assert len(small) == 12
    assert ARTS not in small
    assert set(by_box) == set(range(len(TRACKS) if arts else len(TRACKS) - 1))


# ---- corrected landmark cards


@rule("tapestry.landmarks.corrected")
@pytest.mark.parametrize("boxes", COMBINATIONS, ids=lambda boxes: "+".join(b for b in boxes if boxes[b] == "in"))
def test_the_number_of_landmark_cards_never_changes(boxes: dict[str, str]) -> None:
    position = dealt(2, **boxes)
    cards = 5 * (boxes["plans_and_ploys"] == "in") + 5 * (boxes["arts_and_architecture"] == "in")
    assert len(position.shared.landmark_cards()) == cards
    if boxes["plans_and_ploys"] == "in":
        corrected = [landmark.id for landmark in position.box.landmarks if landmark.corrected]
        assert corrected == (list(CORRECTED) if boxes["fantasies_and_futures"] == "in" else [])


@rule("tapestry.landmarks.corrected")
def test_the_landmarks_are_the_same_and_have_the_same_numbers() -> None:
    old, new = dealt(2, plans_and_ploys="in").box, dealt(2, **BOTH).box
    for name in CORRECTED:
        before, after = old.landmarks[old.landmark_no[name]], new.landmarks[new.landmark_no[name]]
        assert old.landmark_no[name] == new.landmark_no[name]
        assert (before.shapes, before.height, before.box) == (after.shapes, after.height, after.box)


def owner(card: str, capital: str = "mountain", **options: int | str) -> Board:
    """Seat 0 has a landmark card and nothing that counts for it."""
    return table(capitals=(capital, "wetland"), options={**BOTH, **options}).landmark_card(0, card)


def number(board: Board, card: str) -> int:
    return board.position.box.landmark_no[card]


@rule("tapestry.landmarks.guildhall_corrected")
def test_the_corrected_guildhall_counts_buildings_wherever_they_stand_but_for_the_reserve() -> None:
    board = owner("guildhall").built(0, farm=3)
    assert board.position.placed[2] == 0
    assert met(board.position, 0) == [number(board, "guildhall")]
    harvest = board.position.box.card_no["guilds"]
    board.position.reserve[0] = (reserved(RESERVED_BUILDING, 2, harvest),)
    assert met(board.position, 0) == []
    old = table(options={"plans_and_ploys": "in"}).landmark_card(0, "guildhall").built(0, farm=3)
    assert met(old.position, 0) == []


@rule("tapestry.landmarks.aqueduct_corrected", "tapestry.capitals.bottle_grid")
@pytest.mark.parametrize(("capital", "lines"), [("mountain", 1), ("polar", 1), ("city_in_a_bottle", 2)])
def test_the_corrected_aqueduct_needs_two_lines_in_a_city_of_six_by_six(capital: str, lines: int) -> None:
    board = owner("aqueduct", capital)
    card = number(board, "aqueduct")
    assert needed(board.position, 0, card) == lines
    if capital == "city_in_a_bottle":
        board.plot(0, "farm", *[f"1.{column}" for column in range(1, 6)]).plot(0, "house", "1.6")
        assert (progress(board.position, 0, card), met(board.position, 0)) == (1, [])


@rule("tapestry.landmarks.town_hall_corrected")
@pytest.mark.parametrize(("capital", "districts"), [("mountain", 2), ("netherworld", 1), ("savanna", 2), ("mesa", 2)])
def test_the_corrected_town_hall_needs_one_district_where_there_are_few(capital: str, districts: int) -> None:
    board = owner("town_hall", capital, arts_and_architecture="in")
    count = len(board.position.box.capitals[board.position.capital[0]].districts)
    assert (count <= 4) == (districts == 1)
    assert needed(board.position, 0, number(board, "town_hall")) == districts


@rule("tapestry.landmarks.corrected")
@pytest.mark.parametrize(
    ("card", "text", "texte"),
    [
        ("guildhall", "wherever they stand", "où qu’ils se trouvent"),
        ("aqueduct", "2 in a city of six by six", "2 dans une ville de six sur six"),
        ("town_hall", "1 where it has four or fewer", "1 si elle en a quatre ou moins"),
    ],
)
def test_the_corrected_objective_is_shown_and_said(card: str, text: str, texte: str) -> None:
    board = owner(card)
    shown = drawn(board)[f"landmark_card.{card}"]
    assert text in english(shown["lines"][0])
    assert texte in french(shown["lines"][0])
    assert shown["rule"][0] == f"tapestry.landmarks.{card}_corrected"
    assert text in game().speech("en").about_landmark(board.position, number(board, card))
    plain = table(options={"plans_and_ploys": "in"}).landmark_card(0, card)
    assert drawn(plain)[f"landmark_card.{card}"]["rule"][0] == f"tapestry.landmarks.{card}"

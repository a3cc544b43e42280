"""Landmarks of Plans & Ploys: longer shapes, the Stadium, and those that no board offers."""

from __future__ import annotations

import re

import pytest

from ecumene.core.errors import ContentError
from ecumene.games.tapestry.box.actions import MARGIN, SITE, corner_number, corner_place
from ecumene.games.tapestry.game import Tapestry
from ecumene.games.tapestry.play.buildings import unclaimed
from ecumene.games.tapestry.play.capital import overhang
from ecumene.games.tapestry.play.numbers import LANDMARK
from tests.marks import rule
from tests.tapestry.board import Board, game, table
from tests.tapestry.content import changed
from tests.tapestry.laying import play
from tests.tapestry.play.test_capital import fits
from tests.tapestry.play.test_landmarks import gains, owner

IN = {"plans_and_ploys": "in"}
BOTH = {"plans_and_ploys": "in", "arts_and_architecture": "in"}
CIVS = ("leaders", "chosen")


def boxed(options: dict[str, str] = IN) -> Board:
    return table(civs=CIVS, options=options)


def covered(board: Board, landmark: str) -> list[int]:
    which = board.position.box.landmark_no[landmark]
    return [plot for plot in range(81) if board.position.plots[0][plot] == LANDMARK + which]


# ---- corners


def test_corners_of_the_base_box_keep_their_numbers_and_longer_landmarks_have_theirs_behind() -> None:
    assert [corner_number(row, column) for row in range(-3, 9) for column in range(-3, 9)] == list(range(144))
    everywhere = {(row, column) for row in range(-MARGIN, 9) for column in range(-MARGIN, 9)}
    assert {corner_place(number) for number in range(169)} == everywhere
    for row, column in everywhere:
        assert corner_place(corner_number(row, column)) == (row, column)


def test_sites_of_the_base_box_come_before_those_of_longer_landmarks() -> None:
    acts = game().box.actions
    base, longer = acts.of[SITE][: 4 * 144], acts.of[SITE][4 * 144 :]
    assert acts.site(-3, -3, 0) is base[0]
    assert acts.site(-4, 8, 3).notation == "site -3.9 3"
    assert min(action.index for action in longer) > max(action.index for action in base)
    for action in (*base, *longer):
        assert game().action(action.notation) is action


@rule("tapestry.capital.overhang", "tapestry.rulings.overhang_minimum")
@pytest.mark.parametrize("landmark", ["aqueduct", "monolith", "caravanserai", "castle", "sculpture_garden"])
def test_a_landmark_of_a_box_fits_wherever_its_cells_in_the_capital_are_open(landmark: str) -> None:
    board = boxed(BOTH)
    gains(board, landmark)
    which = board.position.box.landmarks[board.position.box.landmark_no[landmark]]
    expected: set[str] = set()
    for orientation, shape in enumerate(which.shapes):
        for top in range(-4, 9):
            for left in range(-4, 9):
                if fits(board, [(top + r, left + c) for r, c in shape], set()):
                    expected.add(f"site {top + 1}.{left + 1} {orientation}")
    assert set(board.legal()) == expected


@rule("tapestry.capital.overhang", "tapestry.rulings.overhang_collision")
def test_five_plots_in_a_line_may_hang_over_by_four() -> None:
    board = gains(boxed().landmark_card(0, "aqueduct"), "aqueduct")
    board.act("site 4.-3 0")
    assert covered(board, "aqueduct") == [27]
    which = board.position.box.landmark_no["aqueduct"]
    assert board.position.landmark_site[which] == 4 * corner_number(3, -4)
    again = game().load(board.position.dump())
    assert again.dump() == board.position.dump()
    gains(board, "monolith")
    assert board.refused("site 5.-3 0") == "rulings.overhang_minimum"
    assert board.refused("site 4.1 0") == "capital.place"
    assert board.refused("site 4.-2 0") == "rulings.overhang_collision"


def test_room_around_a_capital_is_what_the_landmarks_in_play_need() -> None:
    assert overhang(table().position) == 3
    assert overhang(boxed().position) == 4
    assert overhang(boxed({"arts_and_architecture": "in"}).position) == 3


def test_what_is_wrong_with_a_landmark_of_a_box_is_said() -> None:
    for values, says in (
        ({"objective": {"tile": 6}}, '"guildhall": objective must name one of tiles, same_buildings'),
        ({"objective": {"tiles": 0}}, '"guildhall": "objective": tiles must be a whole number from 1 to 20, not 0'),
        ({"objective": None}, '"guildhall": objective is missing'),
        ({"shape": ["######"]}, '"guildhall": shape must be at most 5 plots long and wide'),
    ):
        with pytest.raises(ContentError, match=re.escape(says)):
            Tapestry(changed("plans_and_ploys.landmarks", "guildhall", **values))


# ---- where they come from


@rule("tapestry.landmarks.stadium")
def test_the_stadium_is_given_once() -> None:
    board = boxed().do(0, [{"landmark": "stadium"}]).act("site 7.4 0")
    assert len(covered(board, "stadium")) == 8
    board.do(1, [{"landmark": "stadium"}])
    assert (owner(board, "stadium"), board.asked()) == (0, "0 taketurn")


@rule("tapestry.landmarks.board")
@pytest.mark.parametrize("options", [IN, BOTH, {"arts_and_architecture": "in"}], ids=str)
def test_a_free_choice_is_among_landmarks_of_tracks_and_tech_cards(options: dict[str, str]) -> None:
    board = boxed(options).landmark(1, "forge").do(0, [{"landmark": "any"}])
    landmarks = board.position.box.landmarks
    assert all(max(landmarks[number].track, landmarks[number].tech) >= 0 for number in unclaimed(board.position))
    assert "landmark barn" in board.legal()
    assert "landmark castle" not in board.legal()
    assert board.refused("landmark stadium") == "landmarks.board"
    assert board.refused("landmark forge") == "landmarks.unique"


@rule("tapestry.landmarks.board")
def test_the_base_box_alone_offers_its_eighteen_landmarks() -> None:
    board = table(civs=CIVS).do(0, [{"landmark": "any"}])
    assert len(board.legal()) == 18
    assert board.refused("landmark castle") == "landmarks.board"


@rule("tapestry.landmarks.tokens")
def test_a_tracks_landmark_stands_on_its_space_until_somebody_has_it() -> None:
    board = boxed()
    standing = {element["id"]: element["slot"] for element in _on_tracks(board)}
    assert (len(standing), standing["landmark.forge"], standing["landmark.tech_hub"]) == (12, 4, 10)
    board.do(1, [{"landmark": "forge"}]).act(board.legal()[0])
    assert "landmark.forge" not in [element["id"] for element in _on_tracks(board)]


def _on_tracks(board: Board) -> list[dict[str, object]]:
    elements = game().scene(board.position.view(0), 0)["elements"]
    return [dict(e) for e in elements if str(e["id"]).startswith("landmark.") and str(e.get("in")).startswith("track.")]


@rule("tapestry.landmarks.stadium")
def test_espionage_on_the_card_that_gave_the_stadium_does_not_take_it() -> None:
    board = boxed().era(2, 2).hand(1, "entertain_the_masses").hand(0, "espionage")
    play(board, "entertain_the_masses", 1)
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert owner(board, "stadium") == 1
    play(board, "espionage")
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert owner(board, "stadium") == 1
    assert board.position.landmarks_of(0) == 0
    assert board.score(0) == 2  # the rest of the card is copied

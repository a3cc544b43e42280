"""Landmark cards on the page and at the table as text: what is drawn, clicked and said."""

from __future__ import annotations

import json

import pytest

from ecumene.core.words import LANGUAGES
from ecumene.games.tapestry.play.numbers import TOP
from ecumene.games.tapestry.scene.meant import tapestry_meant
from tests.messages import page_keys
from tests.speaking import drawn as said
from tests.speaking import looked
from tests.tapestry.board import table
from tests.tapestry.play.test_pp_landmark_cards import AA, BOTH, PP, drafting, end_turn, holding
from tests.tapestry.showing import acts, bytes_of, choice, drawn, inside, paths
from tests.tapestry.speaking import played, speech


def test_a_card_lies_beside_its_owners_mats_with_its_landmark_and_how_far_they_are() -> None:
    board = holding("caravanserai").tiles(0, "t01", "t02")
    for viewer in (0, 1, None):
        things = drawn(board, viewer)
        card = things["landmark_card.caravanserai"]
        assert card["in"] == "landmark-cards.p0"
        assert card["badges"][0]["text"] == {"t": "tapestry-scene-progress", "a": {"now": 2, "n": 6}}
        assert inside(things, "landmark_card.caravanserai") == ["landmark.caravanserai"]
        assert "tapestry.landmarks.caravanserai" in card["rule"]
        assert things["deck.landmarks"]["count"] == 4


def test_a_landmark_that_is_gained_leaves_its_card() -> None:
    board = end_turn(holding("observatory").tech(0, TOP, "barn"))
    assert speech().ask(board.position.view(0), 0) == "Where do you put the Observatory?"
    board.act(board.legal()[0])
    things = drawn(board)
    assert things["landmark_card.observatory"]["state"] == ["claimed"]
    assert things["landmark.observatory"]["in"] == "city.p0"


def test_the_base_box_shows_no_landmark_cards_and_leaves_room_for_three_plots() -> None:
    things = drawn(table())
    assert "deck.landmarks" not in things
    assert things["city.p0"]["margin"] == 3
    assert drawn(table(options=PP))["city.p0"]["margin"] == 4


def test_cards_of_the_draft_are_shown_to_those_who_have_had_them_and_clicked() -> None:
    board = drafting(3, BOTH)
    names = [notation.removeprefix("landmark ") for notation in board.legal()]
    assert paths(board) == {f"landmark {name}": [f"landmark_card.{name}"] for name in names}
    assert inside(drawn(board, 2), "landmark-draft.p2") == [f"landmark_card.{name}" for name in names]
    assert not any(name in bytes_of(board, viewer) for name in names for viewer in (0, 1, None))
    act = acts(board)[f"landmark {names[0]}"]
    assert act["say"]["t"] == "tapestry-say-landmark-draftlandmark"
    assert act["details"][0]["t"] == "tapestry-scene-objective"
    assert act["rule"] == f"tapestry.landmarks.{names[0]}"
    assert choice(board)["prompt"]["t"] == "tapestry-ask-draftlandmark"
    for name in names:
        meant = tapestry_meant(board.position, 2, [f"landmark_card.{name}"])
        assert [str(action) for action in meant] == [f"landmark {name}"]
    board.act(f"landmark {names[0]}")
    assert inside(drawn(board, 2), "landmark-draft.p1") == [f"landmark_card.{name}" for name in names[1:]]
    assert "landmark-draft.p1" not in drawn(board, 0)


def test_which_of_several_landmarks_comes_first_is_clicked_on_their_cards() -> None:
    board = holding("observatory", "caravanserai").tech(0, TOP, "barn")
    end_turn(board.tiles(0, "t01", "t02", "t03", "t04", "t05", "t06"))
    assert paths(board)["landmark observatory"] == ["landmark_card.observatory"]


def test_the_aqueduct_is_placed_where_it_hangs_over_by_four() -> None:
    board = holding("aqueduct")
    for column in range(9):
        board.position.plots[0][column] = 6 + 17
    end_turn(board)
    assert paths(board)["site 9.-3 0"] == ["city.p0.8.-4", "~turn.0"]
    meant = tapestry_meant(board.position, 0, ["city.p0.8.-4", "~turn.0"])
    assert [str(action) for action in meant] == ["site 9.-3 0"]
    assert speech().say(board.position.view(0), 0, meant[0]).startswith("Top left corner in row 9, column -3")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "landmark card: Caravanserai (6 territory tiles in your supply: 2/6)"),
        ("fr", "carte Monument\u00a0: Caravansérail (6 tuiles Territoire dans votre réserve\u00a0: 2/6)"),
    ],
)
def test_the_table_as_text_tells_the_objective_and_how_far_one_is(lang: str, told: str) -> None:
    board = holding("caravanserai").tiles(0, "t01", "t02")
    assert told.replace("\u00a0", " ") in " ".join(said(board, lang).split()).replace("\u00a0", " ")


def test_a_look_tells_shape_owner_and_objective() -> None:
    board = table(options=BOTH)
    assert looked(board, "aqueduct") == [
        "Aqueduct: ##### · nobody has it. Objective: a complete row or column of your capital"
    ]
    assert looked(board, "castle")[0].endswith("9 income buildings that have left your income mat")
    assert looked(board, "stadium") == ["Stadium: ####/#### · nobody has it"]
    assert looked(board, "s17")[0].startswith("Research Beacon: For the rest of the game, 5 points")


def test_how_far_one_is_with_an_objective_is_explained() -> None:
    tally = holding("caravanserai").tiles(0, "t01", "t02").explain("landmark caravanserai", 0)
    assert tally is not None
    assert ([line.rule for line in tally.lines], tally.sum) == (["tapestry.landmarks.objective"], 2)
    assert table().explain("landmark forge") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_draft_can_be_asked_said_and_drawn_as_text(lang: str) -> None:
    board = drafting(3, BOTH)
    talk = speech(lang)
    view = board.position.view(2)
    assert talk.ask(view, 2)
    sayings = {talk.say(view, 2, action) for action in board.position.legal(2)}
    assert len(sayings) == 4
    assert {talk.rule_of(view, 2, action)[:18] for action in board.position.legal(2)} == {"tapestry.landmarks"}
    assert not any("tapestry-" in text for text in [*sayings, talk.table(view)])


@pytest.mark.parametrize("options", [PP, AA, BOTH], ids=["pp", "aa", "both"])
def test_whatever_the_page_shows_of_a_game_with_boxes_can_be_said(options: dict[str, str]) -> None:
    keys = page_keys(position for number, position in enumerate(played(2, 4, 60, **options)) if number % 6 == 0)
    assert "tapestry-scene-objective" in keys
    assert json.dumps(sorted(keys))

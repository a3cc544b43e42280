"""The Islanders: six hexes around an island of their own.

Clockwise from the south-east they are 7.-7, 6.-6, 5.-6, 5.-7, 6.-8 and 7.-8; the island's south-western side is desert.
"""

from __future__ import annotations

import pytest

from ecumene.core.errors import ContentError
from ecumene.games.tapestry.box.actions import SHORES, WORLD
from ecumene.games.tapestry.game import Tapestry
from tests.marks import rule
from tests.tapestry.board import Board, game, table
from tests.tapestry.civs import able, civs_of, finish, gain, use
from tests.tapestry.content import changed, ours
from tests.tapestry.showing import choice, drawn, english, meant, paths, why
from tests.tapestry.speaking import speech

PP = {"plans_and_ploys": "in"}
EXPLORE = {"explore": {"where": "adjacent"}}
ISLES = ["7.-7", "6.-6", "5.-6", "5.-7", "6.-8", "7.-8"]


def islanders(*tiles: str) -> Board:
    """Seat 0 has the Islanders, these tiles and an advance turn."""
    return table(civs=("islanders", "chosen"), options=PP).tiles(0, *tiles)


def ashore(board: Board) -> list[str]:
    """The legal layings on the mat."""
    return [name for name in board.legal() if name.split()[1] in ISLES]


def laid(board: Board, place: str) -> str:
    tile = board.position.land[WORLD.read(place)]
    return board.position.box.tiles[tile].id if tile >= 0 else ""


# ---- the beginning


@rule("tapestry.civilizations.islanders")
def test_they_begin_with_four_territory_tiles_and_six_free_hexes() -> None:
    board = use(islanders(), 0, "islanders", "setup")
    assert len(board.position.supply[0]) == 4
    assert [board.position.land[place] for place in SHORES] == [-1] * 6
    assert board.position.box.civs[board.position.box.civ_no["islanders"]].start == -1
    assert [str(WORLD.hexes[place]) for place in SHORES] == ISLES


def test_without_them_the_hexes_are_no_part_of_the_game() -> None:
    board = table(civs=("leaders", "chosen"), options=PP)
    assert [board.position.land[place] for place in SHORES] == [-3] * 6
    assert len(table().position.land) == 61  # and without the box they are not even there


# ---- exploring on the mat


@rule("tapestry.civilizations.islanders")
def test_in_step_1_they_may_explore_a_hex_of_the_mat() -> None:
    board = use(islanders("t01"), 0, "islanders")
    assert board.legal() == ["accept", "decline"]
    board.act("accept")
    assert {name.split()[1] for name in board.legal()} == set(ISLES)  # and nowhere else
    assert board.refused("lay 1.0 0") == "exploring.where"
    board.act("lay 5.-6 0")
    assert laid(board, "5.-6") == "t01"
    assert (board.score(0), board.stock(0), board.position.supply[0]) == (1, {"coin": 1}, [])
    assert use(islanders("t01"), 0, "islanders").act("decline").position.supply[0] != []


@rule("tapestry.civilizations.islanders")
def test_without_a_tile_or_a_free_hex_there_is_nothing_to_explore() -> None:
    assert not able(islanders(), 0, "islanders")
    board = islanders("t01")
    for tile, place in enumerate(ISLES, 5):
        board.lay(place, f"t{tile:02}")
    assert not able(board, 0, "islanders")


@rule("tapestry.civilizations.islanders", "tapestry.exploring.alignment")
@pytest.mark.parametrize(
    ("place", "turn", "points"),
    [
        ("5.-6", 0, 1),  # desert at the upper end of the side that faces the island's desert
        ("5.-6", 1, 1),  # … and at the lower end
        ("5.-6", 2, 0),
        ("6.-6", 5, 1),  # south of the island, to whose western end the desert reaches
        ("6.-6", 0, 0),  # the eastern end is forest
        ("5.-7", 1, 0),  # mountains
        ("6.-8", 3, 0),  # mountain and grass
    ],
)
def test_a_tile_scores_where_it_matches_the_side_of_the_island(place: str, turn: int, points: int) -> None:
    board = islanders("t01").do(0, [EXPLORE]).act(f"lay {place} {turn}")
    assert board.score(0) == points


@rule("tapestry.civilizations.islanders", "tapestry.exploring.alignment")
def test_tiles_on_the_mat_match_their_neighbours_there_and_nothing_else() -> None:
    board = islanders("t01").lay("6.-6", "t05").lay("5.-7", "t07").lay("7.-8", "t16")
    board.do(0, [EXPLORE]).act("lay 5.-6 0")
    # the sea on both sides of 5.-6 and the desert of the island; but its corner 1 is desert, which 5.-7 meets with sea
    # at one end only, and one end is enough
    assert board.score(0) == 3
    board = islanders("t01").lay("6.-8", "t05").do(0, [EXPLORE]).act("lay 5.-6 2")
    assert board.score(0) == 0  # 6.-8 is not next to it


@rule("tapestry.civilizations.islanders", "tapestry.boxes.islanders_anywhere")
def test_an_exploration_of_their_own_advance_turn_may_go_there_or_onto_the_map() -> None:
    for where in ("adjacent", "anywhere"):
        board = islanders("t05").do(0, [{"explore": {"where": where}}])
        assert len(ashore(board)) == 6
        assert len(board.legal()) > 6


@rule("tapestry.civilizations.islanders")
def test_not_so_in_an_income_turn_or_in_the_turn_of_another() -> None:
    board = islanders("t05", "t07").hand(0, "guilds").act("income")  # step 1 asks whether to explore on the mat
    assert not board.position.in_advance_turn()
    board.do(0, [EXPLORE]).act("tile t05")
    assert ashore(board) == []
    assert board.refused("lay 5.-6 0") == "civilizations.islanders"
    board = islanders("t05")
    board.position.turn = 1
    assert ashore(board.do(0, [EXPLORE])) == []


@rule("tapestry.civilizations.islanders")
def test_nobody_else_explores_there() -> None:
    board = islanders().tiles(1, "t05")
    board.position.turn = 1
    board.do(1, [EXPLORE])
    assert ashore(board) == []
    assert board.refused("lay 5.-6 0") == "civilizations.islanders"


@rule("tapestry.civilizations.islanders", "tapestry.exploring.no_place")
def test_the_mat_helps_where_the_map_has_no_place_left() -> None:
    board = islanders("t05")
    board.position.land = [-2 if land == -1 and n < 61 else land for n, land in enumerate(board.position.land)]
    assert len(board.do(0, [EXPLORE]).legal()) == 6


@rule("tapestry.civilizations.islanders", "tapestry.conquering.where")
def test_nobody_controls_or_conquers_a_hex_of_the_mat() -> None:
    board = islanders("t05")
    before = [len(board.position.controlled(seat)) for seat in (0, 1)]
    board.do(0, [EXPLORE]).act("lay 5.-6 0")
    assert [len(board.position.controlled(seat)) for seat in (0, 1)] == before
    board.do(1, [{"conquer": {"where": "anywhere", "dice": "one"}}])
    assert not [name for name in board.legal() if name.split()[1] in ISLES]


# ---- what goes with exploring


@rule("tapestry.civilizations.islanders", "tapestry.cards.militarism")
def test_militarism_puts_no_outpost_on_the_mat() -> None:
    board = islanders("t05").mat(0, 1, "militarism").do(0, [EXPLORE]).act("lay 5.-6 0")
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.islanders", "tapestry.cards.exploitation")
def test_exploitation_doubles_a_tile_on_the_mat() -> None:
    board = islanders("t01").mat(0, 1, "exploitation").do(0, [EXPLORE], "space.exploration_1").act("lay 5.-6 0")
    assert board.asked() == "0 doubletile"
    assert game().load(board.position.dump()).dump() == board.position.dump()
    assert (board.act("accept").stock(0), board.score(0)) == ({"coin": 2}, 0)


@rule("tapestry.civilizations.islanders", "tapestry.cards.age_of_sail")
def test_what_comes_with_an_exploration_comes_with_one_on_the_mat() -> None:
    board = use(islanders().mat(0, 1, "age_of_sail"), 0, "islanders").act("accept")
    assert len(board.position.supply[0]) == 3
    while board.asked() != "0 laytile":
        board.act(board.legal()[-1] if board.asked() == "0 tiletogive" else board.legal()[0])
    assert ashore(board) == board.legal()


# ---- the end


@rule("tapestry.civilizations.islanders")
def test_at_the_end_each_tile_with_nothing_but_sea_outside_scores_four() -> None:
    board = islanders().lay("5.-6", "t01", 0).lay("6.-6", "t05").lay("7.-7", "t06", 0)
    # t01: the desert lies towards the island; t05: land in its midst is on no side; t06: its desert lies outside
    use(board, 0, "islanders", "final")
    assert board.score(0) == 8
    for turn, points in ((0, 4), (1, 4), (2, 0), (3, 0), (4, 0), (5, 0)):
        board = islanders().lay("5.-6", "t01", turn)
        assert use(board, 0, "islanders", "final").score(0) == points, turn


@rule("tapestry.civilizations.islanders")
def test_it_is_scored_in_income_turn_five_only_and_once() -> None:
    board = islanders().lay("6.-6", "t05").era(4, 1)
    board.act("income")
    while board.position.finished[0] == 0:
        board.act(board.legal()[-1])
    told = [event.args["n"] for event in board.told("scores") if event.args["cause"] == "civ.islanders"]
    assert told == [4]
    board = islanders().lay("6.-6", "t05").era(2, 1).hand(0, "guilds").act("income")
    while board.asked() != "1 taketurn":
        board.act(board.legal()[-1])
    assert not [event for event in board.told("scores") if event.args["cause"] == "civ.islanders"]


# ---- gained during the game


def gained(*tiles: str) -> Board:
    board = table(civs=("leaders", "chosen"), options=PP).tiles(0, *tiles)
    return gain(board, 0, "islanders", "nomads")


@rule("tapestry.civilizations.islanders")
def test_gained_during_the_game_they_may_be_discarded_for_another() -> None:
    board = gained("t01")
    assert (board.asked(), board.legal()) == ("0 islanderskeep", ["accept", "decline"])
    assert game().load(board.position.dump()).dump() == board.position.dump()
    board.act("decline")
    assert civs_of(board, 0) == ["leaders", "nomads"]
    assert board.position.land[SHORES[0]] == -3
    assert board.position.box.civ_no["islanders"] not in board.position.civ_deck


@rule("tapestry.civilizations.islanders")
def test_if_kept_up_to_four_own_tiles_go_onto_the_mat_for_nothing() -> None:
    board = gained("t01", "t03", "t05", "t07", "t10").act("accept")
    assert board.refused("tile t02") == "civilizations.islanders"
    assert board.refused("lay 5.-6 0") == "core.choice"
    for tile, place in (("t01", "5.-6 0"), ("t03", "6.-6 0"), ("t05", "7.-7 0")):
        board.act(f"tile {tile}")
        assert (board.asked(), board.position.question().halfway()) == ("0 islanderslay", True)  # type: ignore[union-attr]
        assert board.refused("lay 1.0 0") == "civilizations.islanders"
        assert board.refused("tile t07") == "core.choice"
        assert game().load(board.position.dump()).dump() == board.position.dump()
        board.act(f"lay {place}")
    assert board.act("tile t07").refused("lay 5.-6 0") == "civilizations.islanders"  # taken
    board.act("lay 5.-7 0")
    assert board.asked() == "0 taketurn"  # the fifth stays in the supply
    assert (board.score(0), board.stock(0)) == (0, {})
    assert [laid(board, place) for place in ISLES] == ["t05", "t03", "t01", "t07", "", ""]
    assert "exploring" not in board.audit().log()


@rule("tapestry.civilizations.islanders")
def test_they_may_stop_and_without_tiles_nothing_is_asked_and_no_tiles_come() -> None:
    assert gained("t01").act("accept", "decline").asked() == "0 taketurn"
    board = gained().act("accept")
    assert (board.asked(), board.position.supply[0]) == ("0 taketurn", [])
    assert board.position.land[SHORES[0]] == -1


# ---- what is seen


@rule("tapestry.civilizations.islanders")
def test_the_island_lies_beside_the_map_where_somebody_has_it() -> None:
    board = islanders().lay("5.-6", "t01", 2)
    for viewer in (0, 1, None):
        things = drawn(board, viewer)
        assert english(things["m.6.-7"]["label"]) == "The island of the Islanders"
        assert things["m.5.-6"]["corners"][3] == "desert"
        assert [7, -8] in things["m"]["frontier"]
        assert [5, -6] not in things["m"]["frontier"]
        assert {(cell[0], cell[1]) for cell in things["m"]["cells"]} >= {(6, -7), (5, -6)}
        assert things["world"]["view"][2] > drawn(table(civs=("leaders", "chosen"), options=PP))["world"]["view"][2]
    assert "m.6.-7" not in drawn(table(civs=("leaders", "chosen"), options=PP))
    assert "m.6.-7" not in drawn(table())


@rule("tapestry.civilizations.islanders")
def test_its_hexes_can_be_clicked() -> None:
    board = islanders("t01", "t03").do(0, [EXPLORE])
    assert paths(board)["tile t01, lay 5.-6 2"] == ["tile.t01", "m.5.-6", "~turn.2"]
    assert meant(board, "tile.t01", "m.5.-6", "~turn.2") == ["tile t01", "lay 5.-6 2"]
    assert choice(board)["control"] == "rotate"
    board.act("tile t01")
    assert meant(board, "m.5.-6", "~turn.1") == ["lay 5.-6 1"]
    board = gained("t01").act("accept", "tile t01")
    assert paths(board)["lay 5.-6 2"] == ["tile.t01", "m.5.-6", "~turn.2"]
    assert choice(board)["control"] == "rotate"
    assert meant(board, "tile.t01", "m.5.-6", "~turn.2") == ["lay 5.-6 2"]
    assert why(board, "m.1.0", "~turn.0") == "civilizations.islanders"


@rule("tapestry.civilizations.islanders")
def test_the_table_of_text_lists_them() -> None:
    table_text = speech().table(islanders().lay("6.-6", "t05").lay("5.-6", "t08").position, 400)
    assert "hexes of the mat: 7.-7., 6.-6d, 5.-6md, 5.-7., 6.-8., 7.-8." in table_text


@rule("tapestry.civilizations.islanders")
def test_an_exploration_on_the_mat_is_offered_in_words() -> None:
    board = use(islanders("t01"), 0, "islanders")
    said = speech().say(board.position.view(0), 0, game().action("accept"))
    assert said == "Yes: explore a hex of this mat"


# ---- content


def test_the_coast_must_be_twelve_terrains() -> None:
    for coast in (["sea"] * 11, ["sea"] * 11 + ["swamp"], "sea"):
        rows = {row["id"]: row for row in ours().tables["plans_and_ploys.civilizations"]}
        data = {**rows["islanders"]["data"], "coast": coast}
        with pytest.raises(ContentError, match="must be twelve terrains"):
            Tapestry(changed("plans_and_ploys.civilizations", "islanders", data=data))


def test_no_map_has_a_hex_of_the_mat() -> None:
    with pytest.raises(ContentError, match="lies outside the world"):
        Tapestry(changed("large", "4.-4", id="5.-6"))


@rule("tapestry.civilizations.islanders", "tapestry.end.passive")
def test_whoever_has_finished_explores_nothing() -> None:
    assert not able(finish(islanders("t01"), 0), 0, "islanders")

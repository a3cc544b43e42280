"""The Nomads: buildings may settle on the map."""

from __future__ import annotations

from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.numbers import HOUSING, MONUMENT, ON_MAP, kind_of
from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.civs import gain

HOUSE = {"build": ["house"]}


def nomads() -> Board:
    """They start on 0.-2; next to it are the printed 0.-3, -1.-1 and 1.-2."""
    return table(civs=("nomads", "chosen"))


def hexes(board: Board) -> list[str]:
    return [notation for notation in board.legal() if notation.startswith("hex")]


def kinds(board: Board, place: str) -> list[int]:
    return [kind_of(stone) for stone in board.position.pieces[WORLD.read(place)]]


@rule("tapestry.civilizations.nomads")
def test_a_building_may_go_on_an_empty_territory_next_to_ones_own() -> None:
    board = nomads().do(0, [HOUSE])
    assert sorted(hexes(board)) == ["hex -1.-1", "hex 0.-3", "hex 1.-2"]
    assert "plot 1.1" in board.legal()
    board.act("hex 1.-2")
    assert kinds(board, "1.-2") == [HOUSING + 1]
    assert board.controller("1.-2") == 0
    assert board.stock(0) == {}
    board.audit()


@rule("tapestry.civilizations.nomads")
def test_it_may_still_stand_in_the_capital() -> None:
    board = nomads().do(0, [HOUSE]).act("plot 1.1")
    assert board.position.plots[0][0] == 3


@rule("tapestry.civilizations.nomads")
def test_unexplored_and_distant_territories_take_none() -> None:
    board = nomads().do(0, [HOUSE])
    assert board.refused("hex 0.-1") == "core.choice"
    assert board.refused("hex 0.0") == "core.choice"


@rule("tapestry.civilizations.nomads")
def test_beside_a_single_piece_of_ones_own_it_gives_a_resource_and_closes_the_territory() -> None:
    board = nomads().outpost(0, "1.-2").do(0, [HOUSE]).act("hex 1.-2", "take food")
    assert board.stock(0) == {"food": 1}
    assert len(board.pieces("1.-2")) == 2
    board.do(1, [{"conquer": {"where": "anywhere", "dice": "one"}}])
    assert board.refused("conquer 1.-2") == "conquering.limit"


@rule("tapestry.civilizations.nomads")
def test_a_territory_with_two_pieces_or_of_an_opponent_takes_none() -> None:
    board = nomads().outpost(1, "1.-2").outpost(0, "0.-3").do(0, [HOUSE])
    assert sorted(hexes(board)) == ["hex -1.-1", "hex 0.-3"]  # two outposts stand on the start


@rule("tapestry.civilizations.nomads")
def test_landmarks_may_settle_too() -> None:
    board = nomads().do(0, [{"landmark": "forge"}])
    assert sorted(hexes(board)) == ["hex -1.-1", "hex 0.-3", "hex 1.-2"]
    board.act("hex 1.-2")
    forge = board.position.box.landmark_no["forge"]
    assert board.position.landmark_site[forge] == ON_MAP
    assert kinds(board, "1.-2") == [MONUMENT + forge]
    assert board.position.plots[0].count(6 + forge) == 0


@rule("tapestry.civilizations.nomads", "tapestry.faq.counted_anywhere")
def test_such_pieces_count_for_points_per_building_and_landmark() -> None:
    board = nomads().do(0, [HOUSE]).act("hex 1.-2").do(0, [{"landmark": "forge"}]).act("hex 0.-3")
    board.do(0, [{"points_per": {"of": "house", "each": 1}}, {"points_per": {"of": "landmark", "each": 2}}])
    assert board.score(0) == 3
    assert board.do(0, [{"points_per": {"of": "territory", "each": 1}}]).score(0) == 3 + 3


@rule("tapestry.civilizations.nomads")
def test_it_is_not_placed_in_the_capital() -> None:
    board = nomads().mat(0, 1, "monarchy").do(0, [HOUSE]).act("hex 1.-2")
    assert board.score(0) == 0


def conquered(board: Board, *answers: str) -> Board:
    board.script(red=[0], black=[0])
    return board.do(1, [{"conquer": {"where": "anywhere", "dice": "one"}}]).act("conquer 1.-2", *answers)


@rule("tapestry.civilizations.nomads", "tapestry.rulings.control")
def test_a_lone_building_is_attacked_and_toppled_like_an_outpost_and_is_still_owned() -> None:
    board = conquered(nomads().do(0, [HOUSE]).act("hex 1.-2"), "die red")
    assert board.pieces("1.-2") == [(0, 1), (1, -1)]
    assert board.controller("1.-2") == 1
    assert board.position.built[1] == 1
    assert board.do(0, [{"points_per": {"of": "house", "each": 1}}]).score(0) == 1


@rule("tapestry.civilizations.nomads", "tapestry.achievements.topple")
def test_a_toppled_building_counts_for_whoever_toppled_it() -> None:
    board = nomads().do(0, [HOUSE]).act("hex 1.-2").outpost(0, "0.-3", toppled_by=1)
    conquered(board, "die red")
    assert board.position.achieved[1] == (1,)


@rule("tapestry.civilizations.nomads", "tapestry.responses.trap")
def test_a_trap_may_defend_a_building() -> None:
    board = nomads().do(0, [HOUSE]).act("hex 1.-2").hand(0, "trap")
    conquered(board)
    assert board.asked() == "0 respond"
    board.act("respond trap", "take coin")
    assert board.controller("1.-2") == 0


@rule("tapestry.civilizations.nomads", "tapestry.achievements.island")
def test_settling_on_the_middle_island_earns_no_achievement() -> None:
    board = nomads().lay("0.-1", "t05").outpost(0, "0.-1").do(0, [HOUSE]).act("hex 0.0")
    assert board.controller("0.0") == 0
    assert board.position.achieved[2] == ()


@rule("tapestry.civilizations.nomads")
def test_gained_during_the_game_they_settle_from_then_on() -> None:
    board = gain(table(civs=("leaders", "chosen")), 0, "nomads")
    assert board.stock(0) == {}
    assert hexes(board.do(0, [HOUSE])) != []
    assert hexes(gain(table(), 1, "nomads").do(0, [HOUSE])) == []

"""Each of the 24 spaces of the development tracks and of the nine of the investment track."""

from __future__ import annotations

import pytest

from ecumene.games.beyond_the_horizon.box.components import TrackSpace
from ecumene.games.beyond_the_horizon.box.terms import (
    COIN,
    COLUMN,
    COLUMN_IDS,
    COLUMNS,
    GOVERNMENT,
    IMMEDIATE,
    INVESTMENT_SPACES,
    MOVE,
    POINTS,
    STAGES,
    TRACKS,
)
from ecumene.games.beyond_the_horizon.play.moving import MoveUnits
from tests.beyond_the_horizon.board import Board, game
from tests.beyond_the_horizon.witness import Witness, calm, kinds
from tests.marks import rule

SPACES = {
    "food_1": "pawns",
    "food_2": "column B",
    "food_3": "upgrade any, move",
    "food_4": "column C",
    "food_5": "recruit settler",
    "food_6": "column D",
    "food_7": "produce population",
    "food_8": "column E",
    "economy_1": "coins",
    "economy_2": "a coin more",
    "economy_3": "recruit settler",
    "economy_4": "a coin more",
    "economy_5": "token either",
    "economy_6": "a coin more",
    "economy_7": "recruit either",
    "economy_8": "a coin more",
    "infrastructure_1": "building I",
    "infrastructure_2": "theocracy",
    "infrastructure_3": "recruit soldier",
    "infrastructure_4": "building II",
    "infrastructure_5": "monarchy",
    "infrastructure_6": "building II",
    "infrastructure_7": "building III",
    "infrastructure_8": "democracy",
}
INVESTMENTS = {
    "investment_1": "coins",
    "investment_2": "upgrade any",
    "investment_3": "move",
    "investment_4": "pawns",
    "investment_5": "token either",
    "investment_6": "points",
    "investment_7": "points",
    "investment_8": "points",
    "investment_9": "points",
}
OF_KIND = {
    kind: [name for name, what in SPACES.items() if what.split()[0] in words]
    for kind, words in {COLUMN: ("column",), COIN: ("a",), GOVERNMENT: STAGES}.items()
}


def space_of(name: str) -> tuple[str, int, TrackSpace]:
    """The track of a space, how many lie to the left of it, and what it says."""
    track, number = name.split("_")
    return track, int(number) - 1, game().box.tracks[TRACKS.index(track)][int(number) - 1]


def before(name: str) -> Board:
    """The cubes to the left of a space are gone, and the investment track is full, so that nothing else happens."""
    track, gone, _ = space_of(name)
    board = calm().invested(0, INVESTMENT_SPACES).columns(0, 4, 3, 2, 2, 1)
    return board.removed(0, **{track: gone})


def invest(board: Board, name: str) -> Board:
    """The cube of a space is invested."""
    return board.do(0, [{"invest": space_of(name)[0]}])


def says(space: TrackSpace) -> str:
    if space.kind == COLUMN:
        return f"column {COLUMN_IDS[space.value]}"
    if space.kind == GOVERNMENT:
        return STAGES[space.value]
    return "a coin more" if space.kind == COIN else kinds(space.effect)


# ---- the development tracks


@rule("beyond_the_horizon.setup.track_lengths")
def test_each_track_has_eight_spaces_and_each_space_gives_this() -> None:
    assert {space.id: says(space) for track in game().box.tracks for space in track} == SPACES
    assert [len(track) for track in game().box.tracks] == [8, 8, 8]


@rule("beyond_the_horizon.investing.immediate")
@pytest.mark.parametrize("name", [name for name in SPACES if all(name not in names for names in OF_KIND.values())])
def test_a_space_gives_at_once_what_it_shows(name: str) -> None:
    track, _, space = space_of(name)
    board = before(name)
    witness = Witness(board)
    invest(board, name)
    witness.uncovers(track)
    witness.covers()
    witness.agrees()
    assert space.kind == IMMEDIATE


@rule("beyond_the_horizon.investing.columns", "beyond_the_horizon.production.population")
@pytest.mark.parametrize("name", OF_KIND[COLUMN])
def test_a_column_produces_once_the_cube_at_its_foot_is_gone(name: str) -> None:
    column = COLUMN_IDS.index(SPACES[name].split()[1])
    board = before(name)
    assert not board.position.column_open(0, column)
    pawns, active = board.pawns(0), board.has(0, "active")
    invest(board, name)
    assert (board.pawns(0), board.has(0, "active")) == (pawns, active)  # not at once
    board.phase("production").act("produce population")
    left = [pawns[c] - (c <= column) for c in range(COLUMNS)]
    assert (list(board.pawns(0)), board.has(0, "active")) == (left, active + column + 1)


@rule("beyond_the_horizon.investing.coins", "beyond_the_horizon.production.coins")
@pytest.mark.parametrize("name", OF_KIND[COIN])
def test_a_coin_space_adds_a_coin_to_every_production(name: str) -> None:
    def produced(board: Board) -> int:
        coins = board.has(0, "coins")
        return board.phase("production").act("produce coins").has(0, "coins") - coins

    without = produced(before(name))
    board = invest(before(name), name)
    assert board.has(0, "coins") == before(name).has(0, "coins")
    assert produced(board) == without + 1
    assert produced(board) == without + 1


@rule("beyond_the_horizon.investing.government")
@pytest.mark.parametrize("name", OF_KIND[GOVERNMENT])
def test_a_government_space_brings_its_stage(name: str) -> None:
    board = before(name)
    assert board.stage(0) == STAGES[STAGES.index(SPACES[name]) - 1]
    invest(board, name)
    assert board.stage(0) == SPACES[name]
    assert [event.args["stage"] for event in board.told("stage")] == [SPACES[name]]


@rule("beyond_the_horizon.governments.monarchy")
def test_monarchy_gives_its_bonus_at_once_and_only_once() -> None:
    board = before("infrastructure_5").govern(0, "merchant_league", stage=1)
    board.removed(0, infrastructure=4, economy=1)
    witness = Witness(board)
    invest(board, "infrastructure_5")
    witness.uncovers("infrastructure")
    witness.covers()
    witness.agrees()
    assert board.has(0, "coins") > 10
    coins = board.has(0, "coins")
    invest(board, "infrastructure_6").act("pass")
    assert board.has(0, "coins") == coins


# ---- the investment track


def investing(name: str) -> Board:
    """The spaces to the left of an investment space are covered; the cubes of the economy uncover nothing at once."""
    return calm().invested(0, int(name.split("_")[1]) - 1).removed(0, economy=1)


@rule("beyond_the_horizon.investing.investment_track")
def test_the_investment_track_has_nine_spaces_and_each_gives_this() -> None:
    kind = {IMMEDIATE: "", MOVE: "move", POINTS: "points"}
    assert {s.id: kind[s.kind] or kinds(s.effect) for s in game().box.investment} == INVESTMENTS
    assert len(INVESTMENTS) == INVESTMENT_SPACES


@rule("beyond_the_horizon.investing.investment_track")
@pytest.mark.parametrize("name", [name for name, what in INVESTMENTS.items() if what not in ("move", "points")])
def test_an_investment_space_gives_at_once_what_it_shows(name: str) -> None:
    board = investing(name)
    witness = Witness(board)
    board.do(0, [{"invest": "economy"}])
    witness.uncovers("economy")
    witness.covers()
    witness.agrees()


@rule("beyond_the_horizon.investing.move_space", "beyond_the_horizon.effects.move")
@pytest.mark.parametrize("name", [name for name, what in INVESTMENTS.items() if what == "move"])
def test_a_move_space_adds_a_move_to_every_move_action(name: str) -> None:
    def moves(board: Board) -> int:
        question = board.do(0, [{"move": 2}]).position.agenda[-1]
        assert isinstance(question, MoveUnits)
        board.act("pass")
        return question.left

    board = investing(name)
    assert moves(board) == 2
    board.do(0, [{"invest": "economy"}])
    assert moves(board) == moves(board) == 3


@rule("beyond_the_horizon.scoring.investment")
@pytest.mark.parametrize("name", [name for name, what in INVESTMENTS.items() if what == "points"])
def test_a_point_space_scores_in_the_place_of_the_one_before(name: str) -> None:
    board = investing(name)
    space = game().box.investment[board.has(0, "invested")]
    earlier = board.scores(0).get("investment", 0)
    board.do(0, [{"invest": "economy"}])
    assert board.scores(0) == {"investment": space.value}
    assert space.value > earlier

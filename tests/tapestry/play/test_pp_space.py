"""Space tiles of Plans & Ploys: the Monolith's, and three that pay for every step on a track."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.play.numbers import LANDMARK, SPACE_POINTS
from ecumene.games.tapestry.play.whenever import sources, star_source
from tests.marks import rule
from tests.tapestry.board import Board, game, table

IN = {"plans_and_ploys": "in"}
EXPLORE = [{"explore_space": 1}]
TRACK_OF = {"s17": "science", "s18": "military", "s19": "technology"}


def explored(star: str, seats: int = 2) -> Board:
    """Seat 0 has just explored a space tile, and nothing has been answered."""
    return table(seats, ("leaders", "chosen", "merrymakers"), options=IN).stars(0, star).do(0, EXPLORE)


def step(board: Board, track: str, benefit: bool = False) -> Board:
    return board.do(0, [{"advance": {"tracks": [track], "benefit": benefit, "bonus": "none"}}])


def by_space(board: Board, seat: int = 0) -> int:
    return board.position.scored[board.position.sources * seat + SPACE_POINTS]


@rule("tapestry.space.s16", "tapestry.landmarks.monolith")
def test_the_monoliths_tile_gives_the_monolith_and_five_points() -> None:
    board = explored("s16")
    while board.asked() != "0 placelandmark":
        board.act(board.legal()[0])
    board.act("site 4.1 1")
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    which = board.position.box.landmark_no["monolith"]
    assert [plot for plot in range(81) if board.position.plots[0][plot] == LANDMARK + which] == [27, 36, 45, 54]
    assert board.position.landmark_owner[which] == 0
    assert by_space(board) == 5
    assert board.position.lasting[0] == ()
    board.audit()


@rule("tapestry.space.s17", "tapestry.space.lasting")
def test_the_research_beacon_pays_for_steps_on_science_alone() -> None:
    _pays("s17")


@rule("tapestry.space.s18")
def test_the_orbital_bastion_pays_for_steps_on_military_alone() -> None:
    _pays("s18")


@rule("tapestry.space.s19")
def test_the_deep_space_foundry_pays_for_steps_on_technology_alone() -> None:
    _pays("s19")


def _pays(star: str) -> None:
    board = explored(star)
    assert board.asked() == "0 taketurn"
    assert (by_space(board), board.log()) == (0, ["explores-space"])
    for track in ("exploration", "science", "military", "technology"):
        before = by_space(board)
        step(board.token(0, **{track: 1}), track)
        assert by_space(board) - before == (5 if track == TRACK_OF[star] else 0), track
    assert by_space(board, 1) == 0
    board.audit()


@rule("tapestry.space.lasting")
def test_others_steps_and_steps_back_pay_nothing_and_the_end_of_a_track_is_no_step() -> None:
    board = explored("s17").token(0, science=12).token(1, science=2)
    board.do(1, [{"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}])
    step(board, "science")
    board.do(0, [{"regress": {"tracks": ["science"], "benefit": False, "bonus": "none"}}])
    assert (by_space(board), by_space(board, 1)) == (0, 0)
    assert step(board, "science").where(0, "science") == (12,)
    assert by_space(board) == 5


@rule("tapestry.space.lasting")
def test_the_ability_holds_in_later_eras_on_others_turns_and_ends_with_its_owners_game() -> None:
    board = explored("s18").era(3, 2)
    board.position.turn = 1
    assert by_space(step(board.token(0, military=1), "military")) == 5
    board.position.finished[0] = 1
    assert by_space(step(board.token(0, military=5), "military")) == 5


@rule("tapestry.space.lasting")
def test_several_such_tiles_hold_together_and_are_stored() -> None:
    board = explored("s17").stars(0, "s19").do(0, EXPLORE)
    position = board.position
    stars = [star_source(position, position.box.star_no[name]) for name in ("s17", "s19")]
    assert list(position.lasting[0]) == stars
    assert sources(position, 0)[-2:] == stars
    again = game().load(position.dump())
    assert again.dump() == position.dump()
    assert again.lasting == position.lasting  # type: ignore[attr-defined]
    step(step(board.token(0, science=1, technology=1), "science"), "technology")
    assert by_space(board) == 10


@rule("tapestry.space.lasting")
@pytest.mark.parametrize("star", ["s17", "s18", "s19"])
def test_such_a_tile_does_nothing_at_once(star: str) -> None:
    box = game().components
    tile = box.stars[box.star_no[star]]
    assert tile.benefit == -1
    assert len(tile.abilities.whenever) == 1


@rule("tapestry.options.space_tile_4")
def test_the_corrected_tile_takes_the_place_of_the_other_where_a_table_plays_so() -> None:
    number = game().components.star_no
    for options, stars in (
        (IN, [*range(15), *[number[name] for name in ("s16", "s17", "s18", "s19")]]),
        ({"space_tile_4": "corrected"}, list(range(15))),
        ({**IN, "space_tile_4": "corrected"}, [star for star in range(20) if star != number["s04"]]),
        ({"arts_and_architecture": "in", "space_tile_4": "corrected"}, list(range(15))),
    ):
        position = game().new(2, 1, dict(options))
        assert position.stars == stars  # type: ignore[attr-defined]


@rule("tapestry.options.space_tile_4")
def test_the_corrected_tile_draws_plays_and_scores_in_that_order() -> None:
    options = {**IN, "space_tile_4": "corrected"}
    board = table(2, ("leaders", "chosen"), options=options).era(2, 2).hand(0, "guilds").mat(0, 2, "dystopia")
    board.stars(0, "s04_corrected").do(0, EXPLORE)
    assert board.asked() == "0 playcard"
    assert len(board.position.hands[0]) == 2
    board.act("play guilds")
    while board.asked() != "0 taketurn":
        board.act(board.legal()[-1])
    assert by_space(board) == 3

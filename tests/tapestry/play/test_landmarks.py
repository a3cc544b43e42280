"""Landmarks: one of each, each with its shape, gained and placed at once."""

import pytest

from ecumene.games.tapestry.play.buildings import gain_landmark
from ecumene.games.tapestry.play.capital import lines
from ecumene.games.tapestry.play.numbers import BESIDE, LANDMARK, ON_MAP, OPEN
from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.play.test_capital import fill_all, number, set_landmark

CIVS = ("leaders", "chosen", "merrymakers", "isolationists", "historians")


def gaining(landmark: str, seat: int = 0, seats: int = 2) -> Board:
    """A seat gains a landmark; nothing else is going on."""
    return gains(table(seats, CIVS), landmark, seat)


def gains(board: Board, landmark: str, seat: int = 0) -> Board:
    gain_landmark(board.position, seat, board.position.box.landmark_no[landmark], "card.test")
    return board.settle()


def owner(board: Board, landmark: str) -> int:
    return board.position.landmark_owner[board.position.box.landmark_no[landmark]]


@rule("tapestry.landmarks.shape")
def test_a_landmark_is_owned_at_once_and_then_placed() -> None:
    board = gaining("forge")
    assert owner(board, "forge") == 0
    assert board.asked() == "0 placelandmark"
    board.act("site 4.1 0")
    which = board.position.box.landmark_no["forge"]
    covered = [plot for plot in range(81) if board.position.plots[0][plot] == LANDMARK + which]
    assert covered == [number(4, 1), number(4, 2), number(5, 1), number(5, 2)]
    assert board.asked() == "0 taketurn"
    board.audit()


@rule("tapestry.capital.overhang")
def test_it_may_hang_over_the_edge() -> None:
    board = gaining("tank_factory").act("site -1.4 0")
    assert [plot for plot in range(81) if board.position.plots[0][plot] >= LANDMARK] == [3, 4, 5]


@rule(
    "tapestry.capital.impassable", "tapestry.capital.place", "tapestry.rulings.overhang_minimum",
    "tapestry.rulings.overhang_collision", "tapestry.rulings.equal_rotations", "tapestry.capital.must_place",
)  # fmt: skip
def test_a_refusal_says_what_is_in_the_way() -> None:
    board = set_landmark(table(civs=CIVS), 0, "barracks", 0, 1).plot(0, "house", "3.1")
    gains(board, "forge")
    assert board.refused("site 1.1 0") == "capital.place"  # the barracks
    assert board.refused("site 3.1 0") == "capital.place"  # a house
    assert board.refused("site 1.8 0") == "capital.impassable"
    assert board.refused("site 0.3 1") == "rulings.equal_rotations"
    assert board.refused("site -1.5 0") == "rulings.overhang_minimum"
    assert board.refused("decline") == "core.choice"
    board.position.plots[0][number(1, 2)] = OPEN
    assert board.refused("site 0.2 0") == "rulings.overhang_collision"


@rule("tapestry.landmarks.unique")
def test_what_somebody_has_nobody_else_gains() -> None:
    board = gaining("forge").act("site 4.1 0")
    gains(board, "forge", 1)
    assert (owner(board, "forge"), board.asked()) == (0, "0 taketurn")
    assert board.position.landmarks_of(1) == 0


@rule("tapestry.landmarks.moment")
def test_the_landmark_of_a_track_is_placed_before_the_benefit() -> None:
    board = table(civs=CIVS).token(0, exploration=3)
    board.do(0, [{"advance": {"tracks": ["exploration"], "benefit": True, "bonus": "pay"}}])
    assert (board.asked(), board.position.supply[0]) == ("0 placelandmark", [])
    board.act("site 1.3 0")
    assert (len(board.position.supply[0]), board.asked()) == (1, "0 laytile")  # a tile, then an exploration


@rule("tapestry.faq.at_once")
def test_it_counts_and_is_placed_on_the_turn_of_another() -> None:
    board = gaining("forge", seat=1)
    assert board.asked() == "1 placelandmark"
    assert board.position.landmarks_of(1) == 1
    board.act("site 1.3 0")
    assert board.asked() == "0 taketurn"


@rule("tapestry.capital.district")
def test_a_landmark_can_complete_two_districts() -> None:
    board = table(civs=CIVS)
    fill_all(board, 0, (3, 2), (3, 3), (4, 2), (4, 3))
    gains(board, "forge").act("take coin", "take food")  # only one way to lie is left: nothing to ask
    assert board.stock(0) == {"coin": 1, "food": 1}
    assert lines(board.position, 0) == 18


@rule("tapestry.capital.outside", "tapestry.rulings.landmark_placement", "tapestry.faq.counted_anywhere")
def test_a_landmark_that_fits_nowhere_is_kept_beside_the_capital_and_counts() -> None:
    board = gains(fill_all(table(civs=CIVS), 0, (5, 2)), "forge")
    assert board.asked() == "0 taketurn"
    assert board.position.landmark_site[board.position.box.landmark_no["forge"]] == BESIDE
    board.do(0, [{"points_per": {"of": "landmark", "each": 3}}])
    assert board.score(0) == 3


@rule("tapestry.rulings.landmark_placement")
def test_a_landmark_that_fits_at_the_edge_must_go_there() -> None:
    board = gains(fill_all(table(civs=CIVS), 0, (1, 1)), "academy")  # two by four: over the corner, in both ways
    assert board.asked() == "0 placelandmark"
    assert board.legal() == ["site -2.0 1", "site 0.-2 0"]


@rule("tapestry.capital.outside")
def test_of_two_landmarks_gained_at_once_the_second_may_find_no_room_any_more() -> None:
    board = fill_all(table(civs=CIVS), 0, (7, 4), (7, 5), (8, 4), (8, 5)).give(0, coin=8, worker=8, food=8, culture=8)
    position = board.position
    for name in ("forge", "barracks"):
        gain_landmark(position, 0, position.box.landmark_no[name], "card.test")
    board.settle()
    assert position.landmarks_of(0) == 2
    sites = [position.landmark_site[position.box.landmark_no[name]] for name in ("forge", "barracks")]
    assert (sites[0], sites[1] >= 0, board.asked()) == (BESIDE, True, "0 taketurn")


@rule("tapestry.landmarks.tech")
def test_a_tech_card_gives_its_landmark() -> None:
    board = table(civs=CIVS).do(0, [{"landmark": "library"}])
    assert (board.asked(), owner(board, "library")) == ("0 placelandmark", 0)


def test_any_landmark_is_one_that_nobody_has() -> None:
    board = table(civs=CIVS).landmark(1, "forge").do(0, [{"landmark": "any"}])
    assert board.asked() == "0 chooselandmark"
    assert len(board.legal()) == 17
    assert board.refused("landmark forge") == "landmarks.unique"
    assert board.refused("decline") == "core.choice"
    board.act("landmark barn")
    assert (board.asked(), owner(board, "barn")) == ("0 placelandmark", 0)


def test_the_last_landmark_is_not_asked_for_and_none_gives_nothing() -> None:
    board = table(civs=CIVS)
    others = [landmark.id for landmark in board.position.box.landmarks if landmark.id != "barn"]
    board.landmark(1, *others).do(0, [{"landmark": "any"}])
    assert board.asked() == "0 placelandmark"
    board.act(board.legal()[0]).do(0, [{"landmark": "any"}])
    assert board.asked() == "0 taketurn"


@rule("tapestry.rulings.mandatory_with_choice")
def test_a_landmark_that_is_taken_is_no_choice() -> None:
    board = table(civs=CIVS).landmark(1, "barn").do(0, [{"choose": [[{"landmark": "barn"}], [{"points": 1}]]}])
    assert (board.score(0), board.asked()) == (1, "0 taketurn")
    board.do(0, [{"choose": [[{"landmark": "any"}], [{"points": 1}]]}])
    assert board.legal() == ["pick 1", "pick 2"]


@rule("tapestry.civilizations.nomads", "tapestry.rulings.landmark_placement")
def test_a_landmark_can_go_where_a_civilization_lets_it() -> None:
    board = table(civs=("nomads", "chosen"))
    gains(board, "forge")
    others = [notation for notation in board.legal() if not notation.startswith("site")]
    assert others
    assert all(notation.startswith("hex") for notation in others)
    assert board.refused("hex 0.4") == "core.choice"
    board.act(others[0])
    assert board.position.landmark_site[board.position.box.landmark_no["forge"]] == ON_MAP
    assert OPEN in board.position.plots[0]
    assert not [plot for plot in board.position.plots[0] if plot >= LANDMARK]


@rule("tapestry.cards.terraforming")
def test_a_landmark_over_impassable_plots_counts_as_one_placement() -> None:
    board = table(civs=CIVS).era(2, 2).mat(0, 2, "terraforming")
    gains(board, "tank_factory").act("site 3.4 0")  # nine plots, most of them impassable
    assert board.score(0) == 5


@rule("tapestry.rulings.finished_players")
def test_a_player_who_has_finished_gains_no_landmark() -> None:
    board = table(civs=CIVS)
    board.position.finished[1] = 1
    gains(board, "forge", 1)
    assert (owner(board, "forge"), board.asked()) == (-1, "0 taketurn")


@rule("tapestry.landmarks.shape")
@pytest.mark.parametrize(
    ("landmark", "plots"),
    [
        ("forge", 4), ("rubber_works", 12), ("tech_hub", 6), ("barracks", 4), ("tank_factory", 9),
        ("fusion_reactor", 8), ("lighthouse", 4), ("train_station", 9), ("launch_pad", 6), ("apothecary", 4),
        ("academy", 8), ("laboratory", 6), ("bakery", 4), ("barn", 9), ("com_tower", 6), ("library", 8),
        ("stock_market", 4), ("treasury", 4),
    ],
)  # fmt: skip
def test_each_landmark_covers_its_plots(landmark: str, plots: int) -> None:
    board = table(civs=CIVS)
    board.position.plots[0] = [OPEN] * 81
    gains(board, landmark).act("site 1.1 0")
    assert sum(1 for plot in board.position.plots[0] if plot >= LANDMARK) == plots

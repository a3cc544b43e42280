"""Setting up with advanced capitals: what is dealt, what is kept, and where one begins."""

from __future__ import annotations

import pytest

from ecumene.core.errors import LoadError
from ecumene.games.tapestry.game import Tapestry
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.play.starting import start_number
from tests.marks import rule
from tests.tapestry.board import Board, begun, game
from tests.tapestry.cities import IN
from tests.tapestry.content import changed


def fresh(seats: int, seed: int = 1, **options: str) -> TapestryPosition:
    position = game().new(seats, seed, {**IN, **options})
    assert isinstance(position, TapestryPosition)
    return position


def dealt(position: TapestryPosition, seat: int) -> tuple[list[int], list[str]]:
    """The numbers of the base capitals of a seat, and the ids of its advanced ones."""
    capitals = [position.box.capitals[number] for number in position.offers[seat][2:]]
    return [each.number for each in capitals if each.number], [each.id for each in capitals if not each.number]


@rule("tapestry.setup.advanced_capitals", "tapestry.setup.capitals")
@pytest.mark.parametrize(("seats", "base"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_each_player_also_receives_an_advanced_capital_and_keeps_one_in_all(seats: int, base: int) -> None:
    position = fresh(seats)
    for seat in range(seats):
        numbers, advanced = dealt(position, seat)
        assert (len(numbers), len(advanced), len(position.legal(seat))) == (base, 1, 2 * (base + 1))
        if base == 2:
            assert sorted(numbers) in ([1, 6], [2, 4], [3, 5])
    assert len({dealt(position, seat)[1][0] for seat in range(seats)}) == seats


@rule("tapestry.setup.advanced_capitals")
def test_the_advanced_capitals_are_dealt_by_chance() -> None:
    assert len({dealt(fresh(2, seed), 0)[1][0] for seed in range(40)}) == 6


@rule("tapestry.setup.advanced_capitals", "tapestry.boxes.options")
@pytest.mark.parametrize("options", [{}, {"plans_and_ploys": "in"}])
def test_without_the_box_there_are_no_advanced_capitals(options: dict[str, str]) -> None:
    position = game().new(2, 1, dict(options))
    assert isinstance(position, TapestryPosition)
    assert [dealt(position, seat)[1] for seat in range(2)] == [[], []]


@rule("tapestry.setup.advanced_capitals", "tapestry.setup.outposts")
@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_keeps_an_advanced_capital_starts_where_the_base_capital_says(seats: int) -> None:
    position = fresh(seats)
    starts = [position.board.start[dealt(position, seat)[0][0]] for seat in range(seats)]
    for seat in range(seats):
        capital = position.offers[seat][-1]
        assert position.board.start[start_number(position, seat, capital)] == starts[seat]
        (begin,) = [action for action in position.legal(seat) if action.turn == capital][:1]  # type: ignore[attr-defined]
        position.apply(seat, begin)
    assert position.home == starts
    for seat in range(seats):
        assert position.controller(starts[seat]) == seat
        assert not position.box.capitals[position.capital[seat]].number
    assert position.offers == [()] * seats  # the others are out of the game


@rule("tapestry.setup.advanced_capitals")
def test_a_base_capital_may_be_kept_all_the_same() -> None:
    position = fresh(2)
    for seat in range(2):
        position.apply(seat, position.legal(seat)[0])
    assert [position.box.capitals[number].number > 0 for number in position.capital] == [True, True]


@rule("tapestry.setup.advanced_capitals", "tapestry.options.start")
def test_a_start_on_the_nearest_island_does_not_ask_for_a_number() -> None:
    position = fresh(3, start="nearest_island")
    begins = [start_number(position, seat, position.offers[seat][-1]) for seat in range(3)]
    assert len(set(begins)) == 3
    assert begins == [start_number(position, seat, position.offers[seat][2]) for seat in range(3)]


@rule("tapestry.setup.advanced_capitals")
@pytest.mark.parametrize("notation", ["begin leaders mesa", "begin traders swamp", "income"])
def test_what_was_not_dealt_cannot_be_kept(notation: str) -> None:
    position = fresh(2)
    box = position.box
    position.offers[0] = (
        box.civ_no["leaders"],
        box.civ_no["chosen"],
        box.capital_no["desert"],
        box.capital_no["swamp"],
    )
    assert Board(position).refused(notation, seat=0) == "core.choice"


@rule("tapestry.capitals.not_with")
def test_the_cloud_city_is_not_for_whoever_begins_with_the_riverfolk() -> None:
    assert game().components.capitals[game().components.capital_no["cloud_city"]].not_with == ("riverfolk",)


@rule("tapestry.capitals.not_with")
def test_a_capital_that_a_civilization_may_not_begin_in_cannot_be_kept_with_it() -> None:
    tap = Tapestry(changed("arts_and_architecture.capitals", "cloud_city", not_with=["leaders"]))
    position = tap.new(2, 1, dict(IN))
    assert isinstance(position, TapestryPosition)
    no = position.box.civ_no
    cities = [position.box.capital_no[name] for name in ("desert", "cloud_city")]
    position.offers[0] = (no["leaders"], no["chosen"], *cities)
    board = Board(position)
    assert board.legal(0) == ["begin leaders desert", "begin chosen desert", "begin chosen cloud_city"]
    assert board.refused("begin leaders cloud_city", seat=0) == "capitals.not_with"


# ---- storing


@rule("tapestry.setup.advanced_capitals")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_set_up_with_advanced_capitals_is_stored_and_seen(seats: int) -> None:
    position = fresh(seats)
    position.apply(1, position.legal(1)[-1])
    for _ in range(2):
        dump = position.dump()
        assert game().load(dump).dump() == dump
        assert position.view(0).dump()["state"]["offers"] == dump["state"]["offers"]  # they lie open
        for seat in position.pending():
            position.apply(seat, position.legal(seat)[-1])
    assert NONE not in position.home
    assert position.copy().home == position.home


def test_a_capital_with_pads_is_stored_and_one_without_the_box_is_not() -> None:
    board = begun(2, capitals=("swamp", "wetland"), options=IN)
    dump = board.position.dump()
    assert game().load(dump).dump() == dump
    plain = begun(2).position.dump()
    assert "home" not in plain["state"]
    plain["state"]["plots"][0][5] = -1
    with pytest.raises(LoadError, match=r"state\.plots"):
        game().load(plain)


@pytest.mark.parametrize("home", [[999, 0], [0], "x"])
def test_a_start_that_is_nowhere_is_refused(home: object) -> None:
    dump = fresh(2).dump()
    dump["state"]["home"] = home
    with pytest.raises(LoadError, match="home"):
        game().load(dump)

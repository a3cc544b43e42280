"""Shapes and frames: the parts of a dump are of the types of play, and the agenda lies in the order of play."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ecumene.core.agenda import Item, Step, kind_of
from ecumene.core.errors import LoadError
from ecumene.core.frames import Frame, check_frames
from ecumene.core.shapes import check_items, check_numbers, depth_of


@dataclass(frozen=True, eq=False)
class Ship(Step):
    seat: int
    cause: str
    laden: bool = False
    route: tuple[int, ...] = ()
    crew: tuple[tuple[int, str], ...] = ()


KINDS: dict[str, type[Item]] = {kind_of(Ship): Ship}
GOOD: dict[str, object] = {"seat": 1, "cause": "tide", "laden": True, "route": [1, 2], "crew": [[0, "x"]]}


def test_an_item_as_play_dumps_it_fits() -> None:
    check_items(KINDS, [["ship", GOOD]])
    check_items(KINDS, [])


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        ({"seat": None}, "agenda.ship.seat: None is no number"),
        ({"seat": True}, "agenda.ship.seat: True is no number"),
        ({"seat": 1.0}, "agenda.ship.seat: 1.0 is no number"),
        ({"cause": 1}, "agenda.ship.cause: 1 is no text"),
        ({"laden": 1}, "agenda.ship.laden: 1 is neither true nor false"),
        ({"route": 1}, "agenda.ship.route: 1 is no list"),
        ({"route": ["x"]}, r"agenda.ship.route: \['x'\] is no number"),
        ({"crew": [[0, 1]]}, r"agenda.ship.crew: .* is no text"),
        ({"crew": [[0]]}, r"agenda.ship.crew: .* must have 2 parts"),
        ({"more": 1}, "agenda.ship: no field 'more'"),
    ],
)
def test_a_field_of_another_type_is_named(spoil: dict[str, object], reason: str) -> None:
    with pytest.raises(LoadError, match=f"^dump: {reason}"):
        check_items(KINDS, [["ship", {**GOOD, **spoil}]])


@pytest.mark.parametrize(
    ("agenda", "reason"),
    [
        (5, "agenda: 5 is no list"),
        ([5], "agenda: 5 is no item"),
        ([["ship"]], r"agenda: \['ship'\] is no item"),
        ([["boat", {}]], "agenda: no item is called 'boat'"),
        ([[[], {}]], r"agenda: no item is called \[\]"),
        ([["ship", {"seat": 1}]], "agenda.ship: field 'cause' is missing"),
    ],
)
def test_what_is_no_item_is_named(agenda: object, reason: str) -> None:
    with pytest.raises(LoadError, match=f"^dump: {reason}"):
        check_items(KINDS, agenda)


def test_numbers_lie_as_deep_as_at_the_beginning() -> None:
    assert [depth_of(value) for value in (1, [], [1], [[], [1]])] == [0, 1, 1, 2]
    check_numbers("x", [[1], []], 2)
    for value, depth in ((1, 1), ([1], 0), ([[1]], 1), ([1], 2), ("x", 0), (None, 0), (True, 0), (1.5, 0)):
        with pytest.raises(LoadError, match=r"^dump: x: "):
            check_numbers("x", value, depth)


FRAMES: tuple[Frame, ...] = (("end", "night?", "day", "turn*"), ("setup",))


def item(kind: str, seat: int = 0) -> list[object]:
    return [kind, {"seat": seat}]


@pytest.mark.parametrize(
    "kinds", ["", "end", "end day", "end night day", "end night", "setup", "ask", "end ask ask", "end day turn ask"]
)
def test_what_is_left_of_a_frame_fits(kinds: str) -> None:
    check_frames(FRAMES, [item(kind) for kind in kinds.split()])


@pytest.mark.parametrize(
    ("kinds", "reason"),
    [
        ("day", "day lies where end should"),
        ("end turn", "turn lies where day should"),
        ("end day night", "night lies too high"),
        ("end end", "end lies there twice"),
        ("end ask day", "ask lies below what began before it"),
        ("end setup", "setup lies where day should"),
        ("setup end", "setup lies where end should"),
    ],
)
def test_what_no_frame_leads_to_is_refused(kinds: str, reason: str) -> None:
    with pytest.raises(LoadError, match=f"^dump: agenda: {reason}"):
        check_frames(FRAMES, [item(kind) for kind in kinds.split()])


def test_several_of_a_kind_differ() -> None:
    check_frames(FRAMES, [item("end"), item("day"), item("turn", 1), item("turn", 0)])
    with pytest.raises(LoadError, match="turn lies there twice"):
        check_frames(FRAMES, [item("end"), item("day"), item("turn", 1), item("turn", 1)])

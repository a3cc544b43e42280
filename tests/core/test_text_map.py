"""Text maps: every label is there, none overlaps another, and places lie about where they should."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.core.speech import NOBODY
from ecumene.core.text_map import Label, arrange, draw_map

places = st.lists(
    st.tuples(st.floats(-180, 180), st.floats(-90, 90), st.integers(1, 9), st.integers(1, 2)), min_size=1, max_size=25
)


@settings(deadline=None, max_examples=40)
@given(places, st.integers(30, 90))
def test_labels_never_overlap_nor_leave_the_map(boxes: list[tuple[float, float, int, int]], width: int) -> None:
    taken: set[tuple[int, int]] = set()
    found = arrange(tuple(boxes), width)
    assert len(found) == len(boxes)
    for (_, _, wide, tall), (column, row) in zip(boxes, found, strict=True):
        cells = {(column + dx, row + dy) for dx in range(wide) for dy in range(tall)}
        assert not cells & taken
        assert column >= 0
        assert column + wide <= width
        taken |= cells


def test_places_lie_about_where_they_should() -> None:
    north, south = Label(0, 60, ("N", "1")), Label(0, 10, ("S", "2"))
    west, east = Label(-20, 35, ("W", "3")), Label(20, 35, ("E", "4"))
    rows = draw_map([south, east, west, north], 41)
    assert [row.strip() for row in rows if row] == ["N", "1", f"W{' ' * 39}E", f"3{' ' * 39}4", "S", "2"]


def test_only_places_that_belong_to_somebody_are_painted() -> None:
    labels = [Label(0, 0, ("ours",), 2), Label(9, 0, ("nobody's",), NOBODY)]
    painted = draw_map(labels, 40, lambda text, seat: f"<{seat}:{text}>")
    assert "".join(painted).split() == ["<2:ours>", "nobody's"]


def test_room_kept_for_later_leaves_the_map_as_it_was() -> None:
    def names(second_line: str) -> list[str]:
        labels = [Label(i / 3, i % 5, (f"place{i}", second_line), room=8) for i in range(20)]
        return [row for row in draw_map(labels, 70) if "place" in row]

    assert names("x") == names("x longer")


def test_what_does_not_fit_is_not_drawn() -> None:
    assert draw_map([Label(0, 0, ("a long name",))], 8) == []
    assert draw_map([Label(0, i, ("name",) * 2) for i in range(40)], 6) == []

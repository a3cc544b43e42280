"""The parts of a picture: joined outlines, icons, text that is measured, and elements that no game of ours has."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ecumene.core.scene import Element, Region, Scene, Stage
from ecumene.picture.drawing import Drawing
from ecumene.picture.furniture import shape_cells
from ecumene.picture.geometry import middle_of, outline_of, rings_of
from ecumene.picture.looks import COLOURS, Palette, icon_parts, looks, shape_of, shape_path
from ecumene.picture.page import page
from ecumene.picture.pen import Pen
from ecumene.picture.svg import Block, column, cut, flow, width_of, wrapped
from tests.tiny.harbour import Harbour

EVIL = '"><script>alert(1)</script>'


def drawn(harbour: Harbour, elements: list[Element], regions: dict[str, Region]) -> str:
    """The picture of a made-up scene."""
    stage: Stage = {
        "hash": "",
        "game": "harbour",
        "seats": 2,
        "regions": regions,
        "elements": elements,
        "texts": {},
        "things": "harbour-name-",
        "glyphs": {"anchor": "M0-8V8"},
    }
    scene: Scene = {"phase": None, "notes": [], "standings": [], "elements": []}
    pen = Pen(Drawing(stage, scene, harbour.speech("en")), Palette(False), "u")
    svg = f'<svg xmlns="http://www.w3.org/2000/svg">{page(pen, 900, (0,)).svg}</svg>'
    root = ElementTree.fromstring(svg)
    assert not [one for one in root.iter() if one.tag.endswith("script")]
    return svg


def test_areas_that_share_a_border_become_one_shape() -> None:
    joined = outline_of(["M0 0H10V10H0Z", "M10 0h10v10h-10Z"])
    assert [sorted(ring) for ring in rings_of(joined)[0]] == [
        sorted([(0.0, 0.0), (10.0, 0.0), (20.0, 0.0), (20.0, 10.0), (10.0, 10.0), (0.0, 10.0)])
    ]
    apart = outline_of(["M0 0H10V10H0Z", "M30 0H40V10H30Z"])
    assert len(rings_of(apart)[0]) == 2
    curved = ["M0 0Q5 5 10 0Z", "M0 0H10V10Z"]
    assert outline_of(curved) == "".join(curved)
    assert middle_of("M0 0l10 0l0 20Z") == (5, 10)


def test_a_path_that_is_cut_off_is_read_as_far_as_it_goes() -> None:
    assert rings_of("M0 0L10")[0] == (((0.0, 0.0),),)
    assert rings_of("")[0] == ()


def test_colour_never_speaks_alone() -> None:
    shapes = [shape_of(f"p{seat}") for seat in range(len(COLOURS))]
    assert len(set(shapes)) == len(COLOURS)
    assert len({shape_path(shape, 10) for shape in shapes}) == len(COLOURS)
    assert shape_of("nobody") is None


@pytest.mark.parametrize(
    ("name", "parts"), [("coin", 1), ("per-tech", 2), ("tile-anywhere", 2), ("advance-free", 2), ("no such", 0)]
)
def test_icons_are_the_page_s(name: str, parts: int) -> None:
    assert len(icon_parts(name, {})) == parts


def test_every_colour_is_there_in_light_and_dark() -> None:
    known = looks()
    assert known["light"].keys() == known["dark"].keys()
    assert all(colour in known["both"] for colour in COLOURS)


def test_text_is_cut_and_wrapped_to_its_room() -> None:
    assert cut("Burgundy", 1000, 12) == "Burgundy"
    short = cut("Burgundy and Provence", 60, 12)
    assert short.endswith("…")
    assert width_of(short, 12) <= 60
    lines = wrapped("one two three four five six seven", 50, 12, 2)
    assert len(lines) == 2
    assert all(width_of(line, 12) <= 50 for line in lines)


def test_blocks_stand_side_by_side_and_below_each_other() -> None:
    one = Block(40, 10, "<g/>")
    assert (flow([one] * 3, 100, 5).w, flow([one] * 3, 100, 5).h) == (85, 25)
    assert column([one, Block(0, 0, ""), one], 5).h == 25


def test_a_shape_is_flipped_and_turned() -> None:
    piece = {"cells": [[0, 0], [0, 1], [1, 0]], "rot": 1}
    assert sorted(shape_cells(piece)) == [(0, 0), (0, 1), (1, 1)]
    assert sorted(shape_cells({**piece, "rot": 0, "flip": True})) == [(0, 0), (0, 1), (1, 1)]


def test_a_scene_of_somebody_else_with_one_of_everything(harbour: Harbour) -> None:
    elements: list[Element] = [
        {"id": "map", "type": "surface", "region": "board", "view": [0, 0, 400, 300], "backdrop": "sea"},
        {"id": EVIL, "type": "area", "in": "map", "path": f"M0 0L90 0L90 90Z{EVIL}", "label": EVIL, "owner": "p0"},
        {"id": "lake", "type": "area", "in": "map", "path": "M9 9L20 9L20 20Z", "kind": "lake"},
        {"id": "name", "type": "text", "in": "map", "anchor": [50, 50], "text": EVIL, "tone": "sea"},
        {"id": "pawn", "type": "piece", "in": EVIL, "kind": "anchor", "owner": "p1", "n": 3, "strength": 2},
        {"id": "spot", "type": "piece", "in": "map", "kind": "fort", "owner": "p1"},
        {"id": "here", "type": "zone", "in": "map", "at": [200, 20, 60, 40], "layout": "pile", "cap": 1, "label": "X"},
        {"id": "there", "type": "card", "in": "map", "at": [300, 20, 80, 60], "title": EVIL, "size": "plate"},
        {"id": "line", "type": "link", "in": "map", "from": "here", "to": "there", "style": "arrow"},
        {"id": "row", "type": "track", "region": "board", "spaces": [{"id": "row.0", "label": "1"}]},
        {"id": "grid", "type": "grid", "region": "board", "rows": 2, "cols": 2, "blocked": [[0, 0]]},
        {"id": "tile", "type": "piece", "in": "grid", "slot": [0, 1], "cells": [[0, 0], [1, 0]], "owner": "p0"},
        {"id": "die", "type": "die", "region": "board", "faces": ["a", EVIL], "up": 1},
        {"id": "deck", "type": "zone", "region": "board", "layout": "pile", "count": 7},
        {"id": "back", "type": "card", "in": "hand", "state": ["down"]},
        {"id": "hand", "type": "zone", "region": "tray", "layout": "fan", "title": "HAND"},
        {"id": "goods", "type": "panel", "region": "side", "counters": [{"id": "g", "label": "GOODS", "value": 12}]},
    ]
    regions: dict[str, Region] = {"board": {"place": "board"}, "tray": {"place": "tray"}, "side": {"place": "side"}}
    svg = drawn(harbour, elements, regions)
    for text in ("×7", "HAND", "GOODS", "12", "&lt;script&gt;"):
        assert text in svg


def test_an_empty_table_can_be_drawn(harbour: Harbour) -> None:
    assert "Harbour" in drawn(harbour, [], {}) or "svg" in drawn(harbour, [], {})

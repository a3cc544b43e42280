"""Looks: the page's own colours, icons, silhouettes and textures, so that a picture looks like the table.

`looks.json` is written by the page's tests (`npx vitest run looks -u` in `client/`), which also compare it.
"""

from __future__ import annotations

import json
from functools import cache
from math import cos, pi, sin
from pathlib import Path
from typing import Any, Final

COLOURS: Final = ("vermilion", "cobalt", "jade", "plum", "sky", "rose")
"""The players' colours, by seat."""
HEX_COLOURS: Final = ("plain", "forest", "mountain")
"""Terrains that are another colour on a hex than on a map."""
ASIDE: Final = "translate(-1 5) scale(.8)"
CORNER: Final = "translate(12.5 -2.5) scale(.5)"
STARRED: Final = "translate(10.5 -4) scale(.64)"
STAR: Final = "M12 4.5l2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.5-4.6 2.5.9-5.3L4.5 10.1l5.2-.7z"
ANYWHERE: Final = "M12 3v18M4.2 7.5l15.6 9M4.2 16.5l15.6-9"
NOTHING: Final = "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M6 18L18 6"


@cache
def looks() -> dict[str, Any]:
    """Everything the page draws with."""
    found: dict[str, Any] = json.loads((Path(__file__).parent / "looks.json").read_text(encoding="utf-8"))
    return found


class Palette:
    """The colours of one theme by the page's names for them."""

    def __init__(self, dark: bool) -> None:
        known = looks()
        self._colours: dict[str, str] = {**known["both"], **known["dark" if dark else "light"]}

    def __getitem__(self, name: str) -> str:
        return self._colours[name]

    def get(self, name: str, other: str) -> str:
        """A colour, or another where there is none of that name."""
        return self._colours.get(name, self._colours[other])

    def player(self, owner: str | None) -> str:
        """The colour of what a player owns; neutral things belong to nobody."""
        return self._colours[colour_of(owner) or "neutral"]

    def on_player(self, owner: str | None) -> str:
        """The colour of what is written on that."""
        colour = colour_of(owner)
        return self._colours["piece-line" if colour is None else f"on-{colour}"]

    def face(self, terrain: str) -> str:
        """The colour of a hex's face."""
        return self.get(f"hex-{terrain}" if terrain in HEX_COLOURS else f"terrain-{terrain}", "terrain-off")

    def wall(self, terrain: str) -> str:
        """The darker colour of its walls and its texture."""
        return self.get("wall-sea" if terrain in ("deep", "coast") else f"wall-{terrain}", "wall-off")


def colour_of(owner: str | None) -> str | None:
    """The colour of a player by their id, `p0`."""
    if owner is None or owner[:1] != "p" or not owner[1:].isdecimal():
        return None
    return COLOURS[int(owner[1:]) % len(COLOURS)]


def shape_of(owner: str | None) -> str | None:
    """The shape that belongs to a player's colour: it says who owns a thing to those who do not see the colour."""
    colour = colour_of(owner)
    return None if colour is None else str(looks()["shapes"][colour])


def icon_parts(name: str, glyphs: dict[str, str]) -> list[tuple[str, str, bool]]:
    """What an icon is drawn of: path, transform and whether it is filled; empty where there is no such icon.

    `per-x` is a star for every x, `x-anywhere` is x wherever one likes, `x-free` is x and nothing that comes with it.
    """
    icons: dict[str, str] = looks()["icons"]
    if name in icons:
        return [(icons[name], "", False)]
    if name in glyphs:
        return [(glyphs[name], "translate(12 12)", True)]
    for sign, place, base in (
        (STAR, STARRED, name.removeprefix("per-")),
        (ANYWHERE, CORNER, name.removesuffix("-anywhere")),
        (NOTHING, CORNER, name.removesuffix("-free")),
    ):
        drawn = icons.get(looks()["blocks"].get(base, {}).get("icon", base))
        if base != name and drawn is not None:
            return [(drawn, ASIDE, False), (sign, place, sign == STAR)]
    return []


# ---- shapes

POINTS: Final[dict[str, list[tuple[float, float]]]] = {
    "diamond": [(1.24, 0), (0, 1.24), (-1.24, 0), (0, -1.24)],
    "triangle": [(0, -1.3), (1.28, 0.92), (-1.28, 0.92)],
    "hexagon": [(1.1 * cos(pi * (30 + 60 * i) / 180), 1.1 * sin(pi * (30 + 60 * i) / 180)) for i in range(6)],
}
DROPS: Final = {"triangle": 0.24, "shield": -0.04}
"""How far below the middle of a shape its number stands, for a shape of radius 1."""


def disc_path(r: float) -> str:
    """A circle around the origin."""
    return f"M{n(-r)} 0a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0Z"


def shape_path(shape: str | None, r: float) -> str:
    """The outline of a player's shape about as large as a disc of that radius; of nobody's it is a disc."""
    if shape in POINTS:
        return "M" + "L".join(f"{n(x * r)} {n(y * r)}" for x, y in POINTS[shape]) + "Z"
    if shape == "square":
        h, c = 0.9 * r, 0.22 * r
        side, turn = n(2 * (h - c)), n(c)
        return (
            f"M{n(c - h)} {n(-h)}h{side}q{turn} 0 {turn} {turn}v{side}q0 {turn} -{turn} {turn}"
            f"h-{side}q-{turn} 0 -{turn} -{turn}v-{side}q0 -{turn} {turn} -{turn}Z"
        )
    if shape == "shield":
        at = [(-0.95, -1), (0.95, -1), (0.95, 0.15), (0.95, 0.85), (0, 1.2), (-0.95, 0.85), (-0.95, 0.15)]
        a, b, c1, q1, d, q2, e = [f"{n(x * r)} {n(y * r)}" for x, y in at]
        return f"M{a}L{b}L{c1}Q{q1} {d}Q{q2} {e}Z"
    return disc_path(r)


def n(value: float) -> str:
    """A number short enough for path data."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))

"""Draws the lobby's picture of Vinci from the map of Europe: an imagined moment of a game, coarse enough to be small.

The page colours it, so that it follows the theme. Run it again after `make maps`.
"""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parent.parent
VINCI = ROOT / "src/ecumene/games/vinci"
PICTURE = ROOT / "client/src/lobby/pictures/vinci.json"
STEP = 2  # corners are moved to a grid this wide, the same for neighbours, so no gap opens between them
TERRAINS = {"agricultural": "farmland", "livestock": "pasture"}
REALMS = {
    "vermilion": {"iberia_west": 1, "spain_forest": 1, "andalusia": 2, "pyrenees": 1, "aquitaine_a": 2},
    "cobalt": {"england": 2, "flanders": 3, "rhineland": 2, "gaul_north": 2},
    "jade": {"poland": 2, "prussia": 1, "bohemia": 3, "bavaria": 2},
    "plum": {"greece": 1, "thrace": 2, "dacia": 2},
}

Point = tuple[int, int]
Ring = list[Point]


def main() -> None:
    drawing = json.loads((VINCI / "drawing/europe.json").read_text(encoding="utf-8"))
    content = yaml.safe_load((VINCI / "content/europe.yaml").read_text(encoding="utf-8"))
    terrain = {record["id"]: record["terrain"] for record in content["europe.provinces"]}
    rings = {name: coarse(part["path"]) for name, part in drawing["provinces"].items()}
    picture = {
        "land": [
            {"terrain": TERRAINS.get(terrain[name], terrain[name]), "d": path(parts)} for name, parts in rings.items()
        ],
        "off": [path(coarse(part["path"])) for part in drawing["off"].values()],
        "realms": [realm(colour, pawns, rings, drawing["provinces"]) for colour, pawns in REALMS.items()],
    }
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(json.dumps(picture, separators=(",", ":")) + "\n", encoding="utf-8")


def realm(colour: str, pawns: dict[str, int], rings: dict[str, list[Ring]], provinces: Any) -> dict[str, Any]:
    outline = joined([ring for name in pawns for ring in rings[name]])
    stacks = [[*(round(part) for part in provinces[name]["anchor"]), n] for name, n in pawns.items()]
    return {"colour": colour, "d": path(outline), "stacks": stacks}


def coarse(source: str) -> list[Ring]:
    """The rings of a path (`M`, `l` and `z` only) on the grid, without those that shrink to nothing."""
    rings = []
    for part in source.split("z"):
        numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", part)]
        x = y = 0.0
        ring: Ring = []
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            point = (round(round(x, 1) / STEP) * STEP, round(round(y, 1) / STEP) * STEP)
            if not ring or ring[-1] != point:
                ring.append(point)
        if len(set(ring)) > 3:
            rings.append(ring)
    return rings


def joined(rings: list[Ring]) -> list[Ring]:
    """The outline of several areas together: the sides that only one of them has, strung together."""
    sides = [side for ring in rings for side in zip(ring, ring[1:] + ring[:1], strict=True) if side[0] != side[1]]
    shared = Counter(frozenset(side) for side in sides)
    after: dict[Point, list[Point]] = defaultdict(list)
    for start, end in sides:
        if shared[frozenset((start, end))] == 1:
            after[start].append(end)
    outline = []
    while left := [point for point, ends in after.items() if ends]:
        ring = left[:1]
        while after[ring[-1]]:
            ring.append(after[ring[-1]].pop())
        outline.append(ring[:-1])
    return outline


def path(rings: list[Ring]) -> str:
    return "".join(f"M{ring[0][0]} {ring[0][1]}l{moves(ring)}z" for ring in rings)


def moves(ring: Ring) -> str:
    steps = (f"{x - a} {y - b}" for (a, b), (x, y) in pairwise(ring))
    return " ".join(steps).replace(" -", "-")


if __name__ == "__main__":
    main()

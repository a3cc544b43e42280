"""Draws the lobby's pictures of Vinci and Rise of Empires from their maps: imagined moments, coarse enough to be small.

    python -m tools.lobby_picture             # writes client/src/lobby/pictures/{vinci,rise_of_empires}.json

The page colours them, so that they follow the theme. Run it again after `make maps`.
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
GAMES = ROOT / "src/ecumene/games"
PICTURES = ROOT / "client/src/lobby/pictures"
STEP = 2  # corners are moved to a grid this wide, the same for neighbours, so no gap opens between them
WORLD_STEP = 4
TERRAINS = {"agricultural": "farmland", "livestock": "pasture"}
REALMS = {
    "vermilion": {"iberia_west": 1, "spain_forest": 1, "andalusia": 2, "pyrenees": 1, "aquitaine_a": 2},
    "cobalt": {"england": 2, "flanders": 3, "rhineland": 2, "gaul_north": 2},
    "jade": {"poland": 2, "prussia": 1, "bohemia": 3, "bavaria": 2},
    "plum": {"greece": 1, "thrace": 2, "dacia": 2},
}
EMPIRES = {
    "vermilion": {"italia": 5, "greece": 3, "carthage": 2, "mediterranean": 3, "congo": 3},
    "cobalt": {"gaul": 5, "britain": 3, "iberia": 3, "north_america": 5, "mauretania": 2},
    "jade": {"germany": 4, "danube": 3, "poland": 2, "china": 5, "siberia": 2},
    "plum": {"egypt": 4, "levant": 3, "asia_minor": 5, "indies": 3, "south_america": 3, "oceania": 4},
}

Point = tuple[int, int]
Ring = list[Point]


def main() -> None:
    write("vinci", vinci())
    write("rise_of_empires", rise_of_empires())


def write(game: str, picture: dict[str, Any]) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    text = json.dumps(picture, separators=(",", ":")) + "\n"
    (PICTURES / f"{game}.json").write_text(text, encoding="utf-8")


def read(game: str, drawing: str, content: str) -> tuple[Any, Any]:
    """A map as it is drawn, and what the content says of it."""
    drawn = json.loads((GAMES / game / f"drawing/{drawing}.json").read_text(encoding="utf-8"))
    return drawn, yaml.safe_load((GAMES / game / f"content/{content}.yaml").read_text(encoding="utf-8"))


# ---- Vinci: realms with pawns


def vinci() -> dict[str, Any]:
    drawing, content = read("vinci", "europe", "europe")
    terrain = {record["id"]: record["terrain"] for record in content["europe.provinces"]}
    rings = {name: coarse(part["path"]) for name, part in drawing["provinces"].items()}
    return {
        "land": [
            {"terrain": TERRAINS.get(terrain[name], terrain[name]), "d": path(parts)} for name, parts in rings.items()
        ],
        "off": [path(coarse(part["path"])) for part in drawing["off"].values()],
        "realms": [realm(colour, pawns, rings, drawing["provinces"]) for colour, pawns in REALMS.items()],
    }


def realm(colour: str, pawns: dict[str, int], rings: dict[str, list[Ring]], provinces: Any) -> dict[str, Any]:
    outline = joined([ring for name in pawns for ring in rings[name]])
    stacks = [[*(round(part) for part in provinces[name]["anchor"]), n] for name, n in pawns.items()]
    return {"colour": colour, "d": path(outline), "stacks": stacks}


# ---- Rise of Empires: regions by era, and cubes


def rise_of_empires() -> dict[str, Any]:
    drawing, content = read("rise_of_empires", "world", "regions")
    regions = drawing["regions"]
    era = {record["id"]: len(record["era"]) for record in content["regions"] if not record.get("sea")}
    return {
        "land": [{"era": era[name], "d": path(coarse(regions[name]["path"], WORLD_STEP))} for name in era],
        "off": [path(coarse(part["path"], WORLD_STEP)) for part in drawing["off"].values()],
        "empires": [
            {
                "colour": colour,
                "cubes": [[*(round(part) for part in regions[name]["anchor"]), n] for name, n in held.items()],
            }
            for colour, held in EMPIRES.items()
        ],
    }


# ---- outlines


def coarse(source: str, step: int = STEP) -> list[Ring]:
    """The rings of a path (`M`, `l` and `z` only) on the grid, without those that shrink to nothing."""
    rings = []
    for part in source.split("z"):
        numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", part)]
        x = y = 0.0
        ring: Ring = []
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            point = (round(round(x, 1) / step) * step, round(round(y, 1) / step) * step)
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

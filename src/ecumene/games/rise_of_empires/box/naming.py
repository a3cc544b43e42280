"""What things are called: the names in the words go by the ids of the content, with two exceptions.

A sort of tile that is red below bears the name of its kind, and an empire tile has a name on each side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

RED: Final = "_red"
SIDES: Final = ("front", "back")


def tile_name(tile: str) -> str:
    """The name of a sort of tile, by its id."""
    return tile.removesuffix(RED)


def side_name(empire: str, side: int) -> str:
    """The name of a side of an empire tile: 0 that of era I, 1 that of eras II and III; see `reach.side_name`."""
    return f"{empire}_{SIDES[side]}"


def cause_name(cause: str) -> str:
    """The name of what a cause points at: `progress.knights` is that tile; nothing where it points at nothing."""
    return cause.partition(".")[2]


def named_arguments(args: Mapping[str, Any]) -> dict[str, object]:
    """The arguments of an event or a refusal, with the names that the words know."""
    said: dict[str, object] = dict(args)
    if "tile" in said:
        said["tile"] = tile_name(str(said["tile"]))
    return said

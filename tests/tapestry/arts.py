"""Tables with Arts & Architecture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.tapestry.board import CIVS, Board, table

AA = {"arts_and_architecture": "in"}


def arts(seats: int = 2, civs: Sequence[str] = CIVS, **more: Any) -> Board:
    """A table with Arts & Architecture after the first income turns."""
    options = {**AA, **more.pop("options", {})}
    return table(seats, civs, options=options, **more)

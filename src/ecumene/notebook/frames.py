"""Frames: a series of matches as a data frame."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ecumene.lab import Match
from ecumene.notebook.styles import needs

if TYPE_CHECKING:
    import polars


def frame(matches: Iterable[Match]) -> polars.DataFrame:
    """A row for each seat of each match: who sat there, when it played, how it ended; needs the extra `notebook`."""
    try:
        import polars
    except ImportError as error:
        raise needs("needs-frame") from error
    rows = [
        {
            "match": number,
            "seed": match.seed,
            "seat": seat,
            "bot": match.bots[seat],
            "order": match.order(seat),
            "points": match.points[seat],
            "place": match.places[seat],
            "share": match.share(seat),
            "decisions": match.decisions,
        }
        for number, match in enumerate(matches)
        for seat in range(len(match.bots))
    ]
    schema = {
        "match": polars.Int64,
        "seed": polars.UInt64,
        "seat": polars.Int64,
        "bot": polars.String,
        "order": polars.Int64,
        "points": polars.Int64,
        "place": polars.Int64,
        "share": polars.Float64,
        "decisions": polars.Int64,
    }
    return polars.DataFrame(rows, schema=schema)

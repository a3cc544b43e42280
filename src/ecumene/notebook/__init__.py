"""For notebooks: positions show their board, records play with a slider, standings and tallies are tables.

Whatever comes last in a cell shows itself; nothing needs to be imported for that:

    import ecumene
    game = ecumene.catalogue["vinci"]
    position = game.new(seats=4, seed=7)
    position                       # the board, as a spectator sees it
    position.view(0)               # as the first seat does
    position.standings()           # a table

This module is for those who want it otherwise:

    from ecumene import notebook
    notebook.style(lang="fr", dark=True)
    notebook.replay(record, seat=2)        # a game with a slider (extra `notebook`)
    notebook.frame(matches)                # a series as a data frame (extra `notebook`)
"""

from __future__ import annotations

from typing import Any

from ecumene.core import faces
from ecumene.core.action import Seat
from ecumene.core.record import Record
from ecumene.notebook.frames import frame
from ecumene.notebook.styles import Style, current, needs, style
from ecumene.notebook.tables import standings_table, tally_table
from ecumene.picture import draw

__all__ = ["Style", "frame", "replay", "shown", "standings_table", "style", "tally_table"]


def shown(kind: str, thing: Any) -> Any:
    """What a notebook shows of a thing by itself: see `core/faces.py`."""
    look = current()
    if kind == faces.POSITION:
        return draw(thing, lang=look.lang, dark=look.dark, width=look.width)
    if kind == faces.STANDINGS:
        return standings_table(thing, look.lang)
    if kind == faces.TALLY:
        return tally_table(thing, look.lang)
    return _record(thing)


def replay(record: Record, seat: Seat | None = None, move: int | None = None) -> Any:
    """A game with a slider, as a seat or a spectator sees it, at a move to begin with; needs the extra `notebook`."""
    try:
        from ecumene.notebook.player import player
    except ImportError as error:
        raise needs("needs-widget") from error
    return player(record, seat, move)


def _record(record: Record) -> Any:
    """A record shows itself with a slider where that can be had; elsewhere it is its text."""
    try:
        from ecumene.notebook.player import player
    except ImportError:
        return None
    return player(record, None, None)._repr_mimebundle_()

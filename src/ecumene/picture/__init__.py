"""Pictures: what a seat sees of a position, as one SVG. No browser, and nothing to install.

    from ecumene.picture import draw
    svg = draw(position)                               # as a spectator sees it
    svg = draw(position, seat=0, lang="fr", dark=True) # as one player does, in French, at night

The picture is made of the same scene that the page draws (`core/scene.py`), so it knows no game, shows games of other
packages as well, and holds nothing that its viewer may not know.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.position import Position
from ecumene.picture.drawing import Drawing, drawing_of
from ecumene.picture.looks import Palette, n
from ecumene.picture.page import page
from ecumene.picture.pen import Pen
from ecumene.picture.svg import SANS, clean

WIDTH: Final = 1200

__all__ = ["draw"]


def draw(
    position: Position,
    seat: Seat | None = None,
    *,
    lang: str = "en",
    dark: bool = False,
    names: Sequence[str] = (),
    mats: Sequence[Seat] | None = None,
    width: int = WIDTH,
) -> str:
    """A position as `seat` sees it, a spectator where it is None, as an SVG.

    `mats` are the seats whose own boards are shown. Usually that is the viewer's, or for a spectator that of whoever
    must decide or, after the end, has won. A position that is already somebody's view is drawn as they see it.
    """
    viewer = position.viewer if position.chance is None and seat is None else seat
    drawing = drawing_of(position, viewer, lang, names)
    shown = mats if mats is not None else [_focus(position, viewer)]
    block = page(Pen(drawing, Palette(dark), _uid(drawing, lang, dark)), width, shown)
    title = clean(drawing.speech.game.name(lang))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(block.w)} {n(block.h)}" width="{n(block.w)}" '
        f'height="{n(block.h)}" style="max-width:100%;height:auto" role="img" lang="{clean(lang)}" '
        f'font-family="{clean(SANS)}">'
        f"<title>{title}</title>{block.svg}</svg>\n"
    )


def _focus(position: Position, viewer: Seat | None) -> Seat:
    if viewer is not None:
        return viewer
    pending = position.pending()
    return pending[0] if pending else position.standings().winners[0]


def _uid(drawing: Drawing, lang: str, dark: bool) -> str:
    """A name that no other picture on a page has, and this one always: the ids of patterns begin with it."""
    told = json.dumps([drawing.stage["hash"], drawing.scene, lang, dark], sort_keys=True, default=str)
    return "e" + blake2b(told.encode(), digest_size=6).hexdigest()

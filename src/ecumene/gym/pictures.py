"""Pictures of a position: the game's own text, an SVG, or the pixels of that SVG. No network, no screen."""

from __future__ import annotations

import struct
import zlib
from importlib import import_module
from typing import Any
from xml.sax.saxutils import escape

import numpy as np

from ecumene.core.action import Seat
from ecumene.core.game import game_of
from ecumene.core.position import Position
from ecumene.gym.plan import Plan, PlanError
from ecumene.gym.reaching import reach

COLUMNS = 100
LINE, LETTER, MARGIN = 18, 8.5, 12
BYTES_PER_PIXEL = {2: 3, 6: 4}  # by PNG's colour type


def rendered(plan: Plan, position: Position, seat: Seat | None) -> Any:
    """What `render()` gives in a plan's mode; None without one, as PettingZoo and Gymnasium have it."""
    if plan.render_mode is None:
        return None
    if plan.render_mode == "ansi":
        return as_text(position, seat, plan.lang)
    svg = as_svg(position, seat, plan.lang)
    return svg if plan.render_mode == "svg" else as_pixels(svg)


def as_text(position: Position, seat: Seat | None, lang: str = "en") -> str:
    """The table in words, and what the seat is asked, as a terminal shows it."""
    view = position.view(seat)
    speech = game_of(position).speech(lang)
    text = speech.table(view, COLUMNS)
    if seat is not None and seat in view.pending():
        text += f"\n\n{speech.who(seat)}: {speech.ask(view, seat)}"
    return text


def as_svg(position: Position, seat: Seat | None, lang: str = "en") -> str:
    """The board as the page draws it; where nothing can draw it, the table in words."""
    try:
        picture = import_module("ecumene.picture")
    except ModuleNotFoundError:
        return text_svg(as_text(position, seat, lang))
    return str(picture.draw(position, seat, lang=lang))


def text_svg(text: str) -> str:
    """Lines of text as an SVG."""
    lines = text.splitlines()
    width = 2 * MARGIN + LETTER * max([len(line) for line in lines], default=0)
    height = 2 * MARGIN + LINE * len(lines)
    rows = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (number + 0.8):.1f}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" font-family="monospace" '
        f'font-size="14"><rect width="100%" height="100%" fill="#fbf7ef"/>{rows}</svg>\n'
    )


def as_pixels(svg: str) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """An SVG as an array of height, width and three colours."""
    converter = reach("vl_convert", "gym")
    return read_png(converter.svg_to_png(svg, scale=1.0))


def read_png(data: bytes) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The pixels of a PNG with eight bits a colour, what is transparent on white: all that our converter writes."""
    width, height, bits, colour, _, _, interlaced = struct.unpack(">IIBBBBB", data[16:29])
    if bits != 8 or colour not in BYTES_PER_PIXEL or interlaced:
        raise PlanError(f"a PNG of {bits} bits and colour type {colour} cannot be read")
    packed, at = b"", 8
    while at < len(data):
        length = int.from_bytes(data[at : at + 4], "big")
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += length + 12
    step = BYTES_PER_PIXEL[colour]
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, width * step + 1)
    pixels = _unfiltered(rows, step).reshape(height, width, step)
    if step == 3:
        return pixels
    alpha = pixels[:, :, 3:].astype(np.uint16)
    return ((pixels[:, :, :3] * alpha + 255 * (255 - alpha)) // 255).astype(np.uint8)


def _unfiltered(rows: np.ndarray[Any, np.dtype[np.uint8]], step: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """PNG writes each row as what differs from the pixels to the left and above, in one of five ways."""
    out = np.zeros((len(rows) + 1, rows.shape[1] - 1 + step), np.uint8)  # zeros above and to the left
    for number, (filtered, row) in enumerate(zip(rows[:, 0], rows[:, 1:], strict=True), 1):
        above, here = out[number - 1], out[number]
        if filtered == 0:
            here[step:] = row
        elif filtered == 2:
            here[step:] = row + above[step:]
        elif filtered == 1:
            here[step:] = np.add.accumulate(row.reshape(-1, step), axis=0, dtype=np.uint8).reshape(-1)
        else:
            _unfilter_slowly(int(filtered), row, above, here, step)
    return out[1:, step:]


def _unfilter_slowly(
    filtered: int,
    row: np.ndarray[Any, np.dtype[np.uint8]],
    above: np.ndarray[Any, np.dtype[np.uint8]],
    here: np.ndarray[Any, np.dtype[np.uint8]],
    step: int,
) -> None:
    """The two ways in which every pixel needs the one before it: the mean, and Paeth's nearest of three."""
    upper, line = above.tolist(), here.tolist()
    for place, value in enumerate(row.tolist(), step):
        left, up, corner = line[place - step], upper[place], upper[place - step]
        if filtered == 3:
            guess = left + up >> 1
        else:
            by_left, by_up, by_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
            nearest = min(by_left, by_up, by_corner)
            guess = left if by_left == nearest else up if by_up == nearest else corner
        line[place] = value + guess & 255
    here[:] = line

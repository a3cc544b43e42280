"""A table as text: blocks of lines, and the players among them, each with what there is to say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.position import Position
from ecumene.core.speech import MARKS, Paint, Speech
from ecumene.core.text_lines import NARROW, wrapped

TO_MOVE: Final = "→ "
SEPARATOR: Final = " · "


def blocks_of(blocks: Sequence[Sequence[str]]) -> str:
    """Blocks of lines with a line between them; one without lines is left out."""
    return "\n\n".join(["\n".join(block) for block in blocks if block])


def players(speech: Speech, view: Position, said: Sequence[Sequence[str]], width: int, paint: Paint) -> list[str]:
    """A line or more for each seat: its mark, its name and what is said of it; an arrow marks those who are asked."""
    pending = view.pending()
    longest = max([len(speech.who(seat)) for seat in range(view.seats)])
    rows: list[str] = []
    for seat in range(view.seats):
        name = f"{MARKS[seat]}  {speech.who(seat).ljust(longest)}"
        indent = len(name) + 4
        texts = wrapped(SEPARATOR.join(said[seat]), max(width - indent, NARROW)) or [""]
        rows.append(((TO_MOVE if seat in pending else "  ") + paint(name, seat) + "  " + texts[0]).rstrip())
        rows += [" " * indent + line for line in texts[1:]]
    return rows

"""Draw docs/terminal.svg, the picture in the README: a moment of a game as the terminal shows it.

    python tools/terminal_picture.py

The game is played by bots from a seed, so the picture changes only when the game or its table does.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from ecumene import catalogue
from ecumene.bots import make_bot
from ecumene.cli.terminal import ansi

SEATS, SEED, ROUND, WIDTH = 4, 5, 7, 100
NAMES = ("Ann", "Bao", "Cleo", "Dov")
FONT, LINE, LETTER, MARGIN = 14, 18, 8.43, 22
INK, PAPER, FAINT = "#d8dee9", "#20242c", "#7f8999"
COLOURS = {"1;36": "#6fd0e0", "1;33": "#f0c674", "1;35": "#d7a3e8", "1;32": "#9fd38a", "2": FAINT}

TARGET = Path(__file__).parents[1] / "docs" / "terminal.svg"
PAINTED = re.compile(r"\x1b\[([0-9;]+)m(.*?)\x1b\[0m", re.DOTALL)


def table_text() -> str:
    """The table in the middle of a game, seen from a seat that is asked where to expand."""
    game = catalogue["vinci"]
    position = game.new(SEATS, SEED)
    bots = [make_bot("greedy", seat) for seat in range(SEATS)]
    while True:
        (seat,) = position.pending()
        state = position.dump()["state"]
        everybody = all(state["held"][::2])
        if state["round"] == ROUND and position.agenda[-1].kind == "expansion" and everybody:
            break
        position.apply(seat, bots[seat].choose(position.view(seat), seat))
    speech = game.speech("en", NAMES)
    view = position.view(seat)
    lines = [speech.table(view, WIDTH, ansi), "", f"{ansi(speech.who(seat), seat)}: {speech.ask(view, seat)}"]
    lines += [f"  {n}  {speech.because(view, seat, a)}" for n, a in enumerate(view.legal(seat)[:5], 1)]
    return "\n".join(lines)


def draw(text: str) -> str:
    """Lines with colour codes as an SVG picture."""
    lines = text.splitlines()
    width = round(WIDTH * LETTER + 2 * MARGIN)
    height = len(lines) * LINE + 2 * MARGIN
    rows = [
        f'<text x="{MARGIN}" y="{MARGIN + (i + 1) * LINE - 5}" xml:space="preserve">{_spans(line)}</text>'
        for i, line in enumerate(lines)
        if line.strip()
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="Vinci in the terminal">\n'
        f'<rect width="{width}" height="{height}" rx="10" fill="{PAPER}"/>\n'
        f'<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="{FONT}" fill="{INK}">\n'
        + "\n".join(rows)
        + "\n</g>\n</svg>\n"
    )


def _spans(line: str) -> str:
    parts: list[str] = []
    end = 0
    for painted in PAINTED.finditer(line):
        parts.append(escape(line[end : painted.start()]))
        parts.append(f'<tspan fill="{COLOURS[painted.group(1)]}">{escape(painted.group(2))}</tspan>')
        end = painted.end()
    return "".join([*parts, escape(line[end:])])


if __name__ == "__main__":
    TARGET.write_text(draw(table_text()), encoding="utf-8")
    print(f"{TARGET.relative_to(Path.cwd())} written")

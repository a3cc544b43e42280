"""A report: text, tables and charts, as Markdown with pictures beside it and as one page that needs nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path
from textwrap import indent

import markdown
import polars as pl
import vl_convert
from altair.typing import ChartType

from ecumene.core.overlaying import one_line
from ecumene.lab.looks import COLOURS, FONT, Specification, night, picture, specification
from ecumene.lab.voice import voice_of

MARKS = re.compile(r"[\\`*\[\]]|(?<![^\W_])_|_(?![^\W_])")
SIGNS: dict[int, str] = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "~": "&#126;"})
"""What would be markup within a line: a backslash before it, or another way to write it, makes it text."""


@dataclass(frozen=True)
class Figure:
    """A chart in the words of Vega-Lite, with a name for its file and a title for those who cannot see it."""

    slug: str
    title: str
    specification: Specification


@dataclass
class Page:
    """A report under one file name; its parts are paragraphs of Markdown and figures, in their order.

    A page in another language than English has it in the names of its files, and lies beside the English one.
    """

    name: str
    title: str
    lang: str = "en"
    parts: list[str | Figure] = field(default_factory=list)

    def say(self, *lines: str) -> None:
        """Add a paragraph, a heading or a list."""
        self.parts.append("\n".join(lines))

    def typed(self, command: str) -> None:
        """Add what somebody typed, as it is."""
        self.say(indent(command, "    ", lambda _: True))

    def show(self, slug: str, title: str, chart: ChartType) -> None:
        """Add a chart."""
        self.parts.append(Figure(slug, title, specification(chart, self.lang)))

    def table(self, frame: pl.DataFrame, folded: str = "") -> None:
        """Add a table of texts; folded away under a title, where it is long."""
        lines = "\n".join(markdown_table(frame))
        fold = f'<details markdown="1"><summary>{folded}</summary>\n\n{lines}\n\n</details>'
        self.parts.append(fold if folded else lines)

    @property
    def figures(self) -> list[Figure]:
        return [part for part in self.parts if isinstance(part, Figure)]

    def markdown(self) -> str:
        """The text, with pictures by the names of their files."""
        said = [f"# {plain(self.title)}"]
        for part in self.parts:
            said.append(f"![{plain(part.title)}]({self._file(part)})" if isinstance(part, Figure) else part)
        return "\n\n".join(said) + "\n"

    def html(self) -> str:
        """One page with all it needs inside; its charts answer the pointer."""
        said = [f"# {plain(self.title)}"]
        drawn: list[Specification] = []
        for part in self.parts:
            if isinstance(part, Figure):
                role = "" if self.lang == "en" else ' role="img"'  # see `looks.LANGUAGE`
                named = f'id="chart-{len(drawn)}"{role} aria-label="{escape(part.title)}"'
                said.append(f'<figure class="chart" {named}></figure>')
                drawn.append(part.specification)
            else:
                said.append(part)
        voice = voice_of(self.lang)
        return PAGE.format(
            lang=self.lang,
            title=escape(self.title),
            style=_style(),
            body=markdown.markdown("\n\n".join(said), extensions=["tables", "md_in_html", "sane_lists"]),
            without=escape(voice("without-script")),
            library=library(),
            charts=_script(drawn),
            names=_script([self._file(figure).removesuffix(".svg") for figure in self.figures]),
            menu=_script({name: voice(key) for name, key in MENU.items()}),
            embed=EMBED,
        )

    def write(self, folder: Path) -> list[Path]:
        """Write the page in both shapes; pictures of an earlier report that are no longer shown are removed."""
        folder.mkdir(parents=True, exist_ok=True)  # before anything is drawn, which takes seconds
        dot = self._dot
        files = {f"{self.name}{dot}.md": self.markdown(), f"{self.name}{dot}.html": self.html()}
        files |= {self._file(figure): picture(figure.specification, figure.title) for figure in self.figures}
        for old in folder.glob(f"{self.name}-*{dot}.svg"):
            if old.name not in files and old.name.partition(".")[2] == f"{dot}.svg"[1:]:
                old.unlink()
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
        return [folder / name for name in files]

    def _file(self, figure: Figure) -> str:
        return f"{self.name}-{figure.slug}{self._dot}.svg"

    @property
    def _dot(self) -> str:
        return "" if self.lang == "en" else f".{self.lang}"


def plain(text: str) -> str:
    """A text of somebody else's, such as an owner's name of a thing, for a line of Markdown: no mark in it is one."""
    return MARKS.sub(r"\\\g<0>", one_line(text)).translate(SIGNS)


def quoted(text: str) -> str:
    """The same as code, in which nothing but a backtick would mean anything."""
    return "`{}`".format(one_line(text).replace("`", "'"))


def markdown_table(frame: pl.DataFrame) -> list[str]:
    """A frame of texts in Markdown."""
    rows: list[Sequence[object]] = [frame.columns, ["---"] * frame.width, *frame.iter_rows()]
    return ["| " + " | ".join(str(cell).strip().replace("|", "\\|") for cell in row) + " |" for row in rows]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> pl.DataFrame:
    """A frame of texts; heads may be empty, but only differently so."""
    return pl.DataFrame(list(rows), schema=dict.fromkeys(heads, pl.String), orient="row")


@cache
def library() -> str:
    """Vega, Vega-Lite and what puts them on a page, as one script. It takes seconds to put together."""
    bundle = vl_convert.javascript_bundle()  # type: ignore[call-arg]  # its stub asks for what it can do without
    return bundle.replace("</script", "<\\/script")


def _script(data: object) -> str:
    """Plain data inside a script."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


MENU = {"CLICK_TO_VIEW_ACTIONS": "menu", "SVG_ACTION": "save-svg", "PNG_ACTION": "save-png"}
"""What the menu of a chart says, by the names that Vega gives to it."""

EMBED = """
const actions = {export: true, source: false, compiled: false, editor: false};
charts.forEach((chart, i) => {
  const looks = {renderer: 'svg', actions, i18n: menu, downloadFileName: names[i], tooltip: {theme: 'custom'}};
  vegaEmbed(`#chart-${i}`, chart, looks);
});
"""

PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
{body}
<noscript><p>{without}</p></noscript>
</main>
<script type="module">
{library}
</script>
<script type="module">
const charts = {charts};
const names = {names};
const menu = {menu};
{embed}
</script>
</body>
</html>
"""


def _style() -> str:
    """The page's own looks, by day and by night."""
    names = ("page", "ink", "soft", "edge", "band", "more")
    day, dark = ("".join(f"--{name}:{COLOURS[name][which]};" for name in names) for which in (0, 1))
    return (
        f":root{{{day}color-scheme:light dark}}@media (prefers-color-scheme: dark){{:root{{{dark}}}}}"
        f"body{{margin:0;background:var(--page);color:var(--ink);font:16px/1.55 {FONT}}}"
        "main{max-width:1180px;margin:0 auto;padding:32px 20px 80px}h1,h2{line-height:1.2}h2{margin-top:2.2em}"
        "a{color:var(--more)}code,pre{background:var(--band);border-radius:4px;padding:.1em .3em}"
        "pre{padding:.8em 1em;overflow-x:auto}"
        "table{border-collapse:collapse;font-size:14px;display:block;overflow-x:auto;font-variant-numeric:tabular-nums}"
        "th,td{text-align:left;padding:5px 12px;border-bottom:1px solid var(--edge)}th{color:var(--soft)}"
        "details{margin:.6em 0}summary{cursor:pointer;color:var(--more)}"
        "figure.chart{margin:1.2em 0;overflow-x:auto;border:1px solid var(--edge);border-radius:8px;display:block}"
        "#vg-tooltip-element.custom-theme{background:var(--page);color:var(--ink);border:1px solid var(--edge)}"
        ".chart svg.marks{background-color:var(--page)!important}"  # Vega writes its own into the element
        f"{night('.chart ')}"
    )

"""The reference: a page for each part of the package that others program against, from its docstrings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.handbook.pages import ROOT

PACKAGE = ROOT / "src" / "ecumene"


@dataclass(frozen=True)
class Part:
    """One page: modules by name, and packages with everything in them."""

    page: str
    title: str
    about: str
    modules: str = ""
    packages: str = ""


PLAYING = "catalogue core.game core.position core.action core.options core.standings core.tally core.errors"
RULES = "core.rules core.content core.glossary core.guide core.how_to_play core.words core.texts"
MAKING = """core.kit core.agenda core.chance core.effects core.mind core.weighing core.screen core.staging core.elements
core.scene core.speech core.hexes core.regions"""

PARTS = (
    Part("playing", "Playing", "A game, a position and what may be done in it: enough to play and to search.", PLAYING),
    Part("records", "Records", "A game as text, told and replayed.", "core.record core.record_text"),
    Part("rules", "Rules and content", "What a box holds, and the sentences that rules are.", RULES),
    Part("making", "Making a game", "What a game of your own is made of.", MAKING, "contract"),
    Part("bots", "Bots", "Players that think, and what they think of a position.", packages="bots"),
    Part("gym", "Environments", "For those who train players.", packages="gym"),
    Part("lab", "The lab", "Matches, series and what they tell.", packages="lab"),
    Part("picture", "Pictures", "A position drawn without a browser.", packages="picture notebook"),
)
"""What is public. A part whose packages are not there has no page."""


def pages() -> dict[str, str]:
    """Every page of the reference by its path."""
    made = {f"reference/{part.page}.md": _page(part) for part in PARTS if list(modules(part))}
    rows = "".join(f"| [{part.title}]({part.page}.md) | {part.about} |\n" for part in PARTS if list(modules(part)))
    head = "# Reference\n\nFrom the docstrings of the package; what is not here is nobody's business but ours.\n\n"
    names = "::: ecumene\n    options: {members: false, show_root_heading: false, show_root_toc_entry: false}\n"
    return {"reference/index.md": f"{head}| part | what |\n|---|---|\n{rows}\n{names}", **made}


def modules(part: Part) -> Iterator[str]:
    """The modules of a part that are there."""
    for name in part.modules.split():
        if (PACKAGE / (name.replace(".", "/") + ".py")).exists():
            yield name
    for package in part.packages.split():
        folder = PACKAGE / package
        for path in sorted(folder.rglob("*.py"), key=_order):
            inner = path.relative_to(PACKAGE).with_suffix("")
            if not any(name.startswith("_") and name != "__init__" for name in inner.parts):
                yield ".".join(inner.parts).removesuffix(".__init__")


def _order(path: Path) -> tuple[str, ...]:
    """A package before its modules."""
    return tuple("" if part == "__init__" else part for part in path.with_suffix("").parts)


def _page(part: Part) -> str:
    parts = "".join(f"\n::: ecumene.{name}\n" for name in modules(part))
    return f"# {part.title}\n\n{part.about}\n{parts}"

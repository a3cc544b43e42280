"""Where each file of the repository stands on the site, in both languages, and how links follow it there.

Pages are written for whoever reads the repository; a link names a file. On the site some of those files stand
elsewhere: `ARCHITECTURE.md` under `project/`, a page on how to play under `games/`, a source that a page points at
under `source/`. A page in French is `NAME.fr.md` beside `NAME.md` and becomes the same page of the French site, which
lies under `fr/`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath

ROOT = Path(__file__).resolve().parent.parent.parent
DOCS = "docs"
LANGUAGES = ("en", "fr")

ELSEWHERE = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "project/architecture.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "CODE_OF_CONDUCT.md": "project/conduct.md",
    "SECURITY.md": "project/security.md",
    "CHANGELOG.md": "project/changelog.md",
    "bench/RESULTS.md": "project/speed.md",
    "bench/LOAD.md": "project/load.md",
}
"""Pages that lie outside of docs/, and where the site has them. The site's first page is docs/index.md: links to the
README lead there."""

HOW_TO_PLAY = re.compile(r"src/ecumene/games/(\w+)/how_to_play/(en|fr)\.md")
LINK = re.compile(r"(!?\[(?:[^\[\]]|\[[^\]]*\])*\]\()([^)\s]+)(\))|(<img\b[^>]*?\bsrc=\")([^\"]+)(\")")
PART = "-why"  # the end of the name of what a study takes into its own page
FENCE = re.compile(r"^( *)(```+|~~~+)")
OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:|//|#")


@dataclass(frozen=True)
class Place:
    """A page or a file of the site: its language and its path among the sources of that language."""

    lang: str
    path: str

    @property
    def url(self) -> str:
        """Where it stands below the root of the whole site."""
        prefix = "" if self.lang == "en" else f"{self.lang}/"
        page = PurePosixPath(self.path)
        if page.suffix != ".md":
            return prefix + self.path
        parent = "" if str(page.parent) == "." else f"{page.parent}/"
        return prefix + parent + ("" if page.stem in ("index", "README") else f"{page.stem}/")


def place_of(file: str) -> Place:
    """Where a file of the repository stands; a source that is no page gets one that shows it."""
    playing = HOW_TO_PLAY.fullmatch(file)
    if playing:
        return Place(playing[2], f"games/{playing[1]}.md")
    if file in ELSEWHERE:
        return Place("en", ELSEWHERE[file])
    if not file.startswith(f"{DOCS}/"):
        return Place("en", f"source/{file}.md")
    path = file.removeprefix(f"{DOCS}/")
    if path.endswith(".ipynb"):
        return Place("en", path.removesuffix(".ipynb") + ".md")
    if path.endswith(".fr.md"):
        return Place("fr", path.removesuffix(".fr.md") + ".md")
    return Place("en", path)


def relinked(text: str, file: str, lang: str, found: Callable[[str], None] = lambda _: None) -> str:
    """The Markdown of `file` with its links led to where the site has them, as a page in `lang` needs them.

    `found` is told each file of the repository that is linked to, so that sources can be given their pages. A link to
    nothing is left as it is: MkDocs complains about it.
    """
    here = place_of(file)

    def lead(target: str) -> str:
        path, hash_, anchor = target.partition("#")
        if OUTSIDE.match(target) or not path:
            return target
        linked = normpath(str(PurePosixPath(file).parent / path))
        if not (ROOT / linked).exists():
            return target
        found(linked)
        return _from(here, lang, place_of(linked)) + hash_ + anchor

    def link(match: re.Match[str]) -> str:
        before, target, after = (match[1], match[2], match[3]) if match[1] else (match[4], match[5], match[6])
        return before + lead(target) + after

    told = ""
    for fenced, lines in groupby(lines_of(text), key=itemgetter(1)):  # a link may go on in the next line
        part = "".join(line for line, _ in lines)
        told += part if fenced else LINK.sub(link, part)
    return told


def _from(here: Place, lang: str, there: Place) -> str:
    """How a page names another: by its source within one language, by its address in the other."""
    if there.lang == lang:
        return relpath(there.path, str(PurePosixPath(here.path).parent))
    own = Place(lang, here.path).url
    start = own if own.endswith("/") else str(PurePosixPath(own).parent)
    way = relpath(f"/{there.url}", f"/{start}")
    return way + "/" if there.url.endswith("/") or not there.url else way


def lines_of(text: str) -> list[tuple[str, bool]]:
    """Each line with its end, and whether it is inside a fenced block or opens or closes one."""
    told: list[tuple[str, bool]] = []
    fence = ""
    for line in text.splitlines(keepends=True):
        mark = FENCE.match(line)
        inside = bool(fence)
        if mark and not fence:
            fence, inside = mark[2], True
        elif mark and line.strip() == fence:
            fence = ""
        told.append((line, inside))
    return told


def written() -> list[str]:
    """Every page that somebody wrote: in docs/, in both languages, and outside of it."""
    inside = [
        path for path in (ROOT / DOCS).rglob("*") if path.suffix in (".md", ".ipynb") and not path.stem.endswith(PART)
    ]
    playing = (ROOT / "src/ecumene/games").glob("*/how_to_play/*.md")
    files = [
        path.relative_to(ROOT).as_posix() for path in (*inside, *playing) if ".ipynb_checkpoints" not in path.parts
    ]
    return sorted({*files, *(file for file in ELSEWHERE if (ROOT / file).exists())})


def title_of(text: str) -> str:
    """The heading of a page."""
    return next((line[2:].strip() for line, fenced in lines_of(text) if not fenced and line.startswith("# ")), "")

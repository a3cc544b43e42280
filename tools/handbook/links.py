"""Look over the built site: every link leads somewhere, every anchor is there, and nothing is loaded from elsewhere.

python -m tools.handbook.links build/site
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from posixpath import normpath
from urllib.parse import unquote, urlsplit

LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "audio": "src"}
"""What a browser fetches by itself, and where the address stands."""

HARMLESS = {"canonical", "alternate", "prev", "next", "edit"}  # what a `link` may name without being fetched


class Reader(HTMLParser):
    """The addresses that a page names or loads, and the anchors that it has."""

    def __init__(self) -> None:
        super().__init__()
        self.named: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = {"", "top"}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.named.append(given["href"])
        elif tag == "link" and set(given.get("rel", "").split()) - HARMLESS:
            self.loaded.append(given.get("href", ""))
        elif tag in LOADED and LOADED[tag] in given:
            self.loaded.append(given[LOADED[tag]])


@cache
def read(page: Path) -> Reader:
    """A page, read."""
    reader = Reader()
    reader.feed(page.read_text(encoding="utf-8"))
    return reader


def faults(site: Path) -> Iterator[str]:
    """One line for each thing that is wrong, by page."""
    # a page for what is not found is shown at any address: its links go from the root, which only a host knows
    pages = sorted(page for page in site.rglob("*.html") if page.name != "404.html")
    if not pages:
        yield f"{site}: there is no page"
    for page in pages:
        here = page.relative_to(site).as_posix()
        reader = read(page)
        for address in dict.fromkeys(reader.loaded):
            if urlsplit(address).scheme in ("http", "https") or address.startswith("//"):
                yield f"{here}: loads {address} from elsewhere"
            else:
                yield from (f"{here}: {wrong}" for wrong in _wrong(site, page, address))
        for address in dict.fromkeys(reader.named):
            yield from (f"{here}: {wrong}" for wrong in _wrong(site, page, address))


def _wrong(site: Path, page: Path, address: str) -> Iterator[str]:
    """What is wrong with an address within the site; what is outside is not asked."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return
    base = "" if parts.path.startswith("/") else page.relative_to(site).parent.as_posix()
    path = normpath(f"{base}/{unquote(parts.path)}".lstrip("/")) if parts.path else page.relative_to(site).as_posix()
    there = site / path
    there = there / "index.html" if there.is_dir() else there
    if path.startswith("..") or not there.is_file():
        yield f"{address} leads nowhere"
    elif there.suffix == ".html" and unquote(parts.fragment) not in read(there).anchors:
        yield f"{address} names no place on its page"


def main(site: str) -> int:
    """Print what is wrong; what to exit with."""
    found = list(faults(Path(site)))
    print(
        "\n".join(found)
        if found
        else f"{site}: every link of {len(list(Path(site).rglob('*.html')))} pages leads somewhere"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

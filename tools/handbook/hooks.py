"""What MkDocs is told while it builds the site in one language (`theme.language`): which pages there are, where their
links lead, and what is added to the navigation.

MkDocs calls these functions by their names; mkdocs.yml and mkdocs.fr.yml name this file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig  # pyright: ignore[reportMissingImports]
from mkdocs.structure.files import File, Files  # pyright: ignore[reportMissingImports]
from mkdocs.structure.pages import Page  # pyright: ignore[reportMissingImports]

from tools.handbook import notebook, reference, rulebook
from tools.handbook.pages import LANGUAGES, ROOT, Place, place_of, relinked, title_of, written

SHOWN = {
    ".py": "python",
    ".yaml": "yaml",
    ".yml": "yaml",
    ".toml": "toml",
    ".ftl": "text",
    ".ts": "ts",
    ".json": "json",
}
OTHER = {"en": ("fr", "En français"), "fr": ("en", "In English")}
DRAWERS = {"notebooks": "Notebooks", "studies": "Studies", "tutorials": "Tutorials"}
"""Folders of docs/ whose pages go into the section of that name by themselves; any other page goes into `Guides`."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Take the pages of this language, add those that lie elsewhere or are made, and enter what is new into `nav`."""
    lang = str(config.theme["language"])
    sources: set[str] = set()
    for file in [file for file in files if file.src_uri.endswith((".md", ".ipynb"))]:
        files.remove(file)
    made = {**_written(lang, sources), **_made(lang)}
    if lang == "en":
        made |= {place_of(source).path: _source(source) for source in sorted(sources) if _is_source(source)}
    for path, content in made.items():
        files.append(File.generated(config, path, content=content))
    if lang == "en":
        _enter(
            config, [path for path in made if not path.startswith(("source/", "reference/", "rules/", "games/"))], made
        )
        _enter_reference(config)
    return files


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, **_: Any) -> dict[str, Any]:
    """A page knows where it stands in the other language."""
    lang = str(config.theme["language"])
    other, words = OTHER[lang]
    there = Place(other, page.file.src_uri)
    if there in _places():
        page.meta["other_language"] = {"lang": other, "words": words, "url": _way(lang, page.file.src_uri, there)}
    return context


# ---- pages


def _written(lang: str, sources: set[str]) -> dict[str, str]:
    """What somebody wrote in this language, with its links led to where they go."""
    made: dict[str, str] = {}
    for file in written():
        place = place_of(file)
        if place.lang != lang or file == "README.md" or place.path.startswith("games/"):
            continue
        text = (ROOT / file).read_text(encoding="utf-8")
        text = notebook.page_of(text) if file.endswith(".ipynb") else text
        made[place.path] = relinked(_without_switch(text), file, lang, sources.add)
    return made


def _made(lang: str) -> dict[str, str]:
    """What is made from the games and the docstrings."""
    made = {"games/index.md": rulebook.overview(lang)}
    for game in rulebook.games():
        file = rulebook.how_to_play_file(game.id, lang)
        made[f"games/{game.id}.md"] = relinked(rulebook.how_to_play(game, lang), file, lang)
        made[f"rules/{game.id}.md"] = rulebook.rules(game, lang)
    return {**made, **(reference.pages() if lang == "en" else {})}


def _without_switch(text: str) -> str:
    """Without the line that leads to the other language: every page of the site has one at its head."""
    lines = text.splitlines(keepends=True)
    switch = [
        line for line in lines[:10] if line.startswith(("[En français](", "[In English](")) and line.count("[") == 1
    ]
    return "".join(line for line in lines if line not in switch)


def _is_source(file: str) -> bool:
    return place_of(file).path.startswith("source/")


def _source(file: str) -> str:
    """A page that shows a source, or what lies in a folder."""
    path = ROOT / file
    if path.is_dir():
        inside = sorted(child.name for child in path.iterdir() if not child.name.startswith((".", "__pycache__")))
        return f"# {file}\n\n" + "".join(f"- `{name}`\n" for name in inside)
    language = SHOWN.get(path.suffix, "text")
    return f"# {file}\n\n`````{language}\n{path.read_text(encoding='utf-8')}\n`````\n"


def _places() -> set[Place]:
    """Every page there is in either language."""
    found = {place_of(file) for file in written()}
    return found | {Place(lang, path) for lang in LANGUAGES for path in _paths_of_games()}


def _paths_of_games() -> list[str]:
    return ["games/index.md", *(f"rules/{game.id}.md" for game in rulebook.games())]


def _way(lang: str, path: str, there: Place) -> str:
    """From a page to one of the other language, both below the root of the whole site."""
    own = Place(lang, path).url
    return "../" * own.count("/") + there.url or "./"


# ---- navigation


def _named(nav: Any) -> set[str]:
    """Every page that the navigation names."""
    if isinstance(nav, str):
        return {nav}
    inner = nav.values() if isinstance(nav, dict) else nav or ()
    return {name for part in inner for name in _named(part)}


def _enter(config: MkDocsConfig, paths: list[str], made: dict[str, str]) -> None:
    """Pages that nobody has entered go to the end of the section that their folder belongs to."""
    nav: list[Any] = config.nav or []
    named = _named(nav)
    for path in sorted(set(paths) - named):
        section = DRAWERS.get(Path(path).parts[0], "Guides")
        drawer = next((part for part in nav if isinstance(part, dict) and section in part), None)
        if drawer is None:
            drawer = {section: []}
            nav.insert(len(nav) - 1, drawer)
        drawer[section].append({_title(made[path], path, drawer[section]): path})
    config.nav = nav


def _title(text: str, path: str, entered: list[Any]) -> str:
    """The heading of a page, and its file's name beside it where another page has the same."""
    name = Path(path).stem
    title = title_of(text) or name
    return f"{title} ({name})" if any(isinstance(entry, dict) and title in entry for entry in entered) else title


def _enter_reference(config: MkDocsConfig) -> None:
    nav: list[Any] = config.nav or []
    drawer = next(part for part in nav if isinstance(part, dict) and "Reference" in part)["Reference"]
    drawer += [{title_of(text): path} for path, text in reference.pages().items() if path not in _named(nav)]

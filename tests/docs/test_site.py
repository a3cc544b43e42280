"""The documentation site: where pages stand, how links follow, what is made for it, and the check of what was built.

`make docs` builds the site itself; this needs none of what builds it.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml

from tools.handbook import notebook, reference, rulebook
from tools.handbook.links import faults
from tools.handbook.pages import ROOT, Place, place_of, relinked, title_of, written

# ---- places and links


@pytest.mark.parametrize(
    ("file", "url"),
    [
        ("docs/index.md", ""),
        ("docs/index.fr.md", "fr/"),
        ("README.md", ""),
        ("docs/table.md", "table/"),
        ("docs/owners.fr.md", "fr/owners/"),
        ("docs/studies/README.md", "studies/"),
        ("docs/table.png", "table.png"),
        ("docs/notebooks/first.ipynb", "notebooks/first/"),
        ("ARCHITECTURE.md", "project/architecture/"),
        ("src/ecumene/games/vinci/how_to_play/fr.md", "fr/games/vinci/"),
        ("tests/tiny/harbour/second.py", "source/tests/tiny/harbour/second.py/"),
    ],
)
def test_every_file_has_its_place(file: str, url: str) -> None:
    assert place_of(file).url == url


@pytest.mark.parametrize(
    ("link", "led"),
    [
        ("table.md#releases", "table.md#releases"),
        ("../CONTRIBUTING.md", "project/contributing.md"),
        ("owners.fr.md", "../fr/owners/"),
        ("../setup.py", "source/setup.py.md"),
        ("nowhere.md", "nowhere.md"),
        ("https://example.org/a.md", "https://example.org/a.md"),
        ("#here", "#here"),
    ],
)
def test_a_link_follows_its_file(link: str, led: str) -> None:
    text = f"See [the\npage]({link}).\n\n```sh\n[not a link]({link})\n```\n"
    assert relinked(text, "docs/cli.md", "en") == f"See [the\npage]({led}).\n\n```sh\n[not a link]({link})\n```\n"


def test_a_french_page_leads_to_the_english_one_where_there_is_no_other() -> None:
    assert (
        relinked("[a](table.md) [b](new_game.fr.md)", "docs/owners.fr.md", "fr") == "[a](../../table/) [b](new_game.md)"
    )


def test_every_page_has_a_title_and_a_place_of_its_own() -> None:
    pages = [file for file in written() if file.endswith(".md") and file != "README.md"]
    assert len(pages) > 20
    assert [file for file in pages if not title_of((ROOT / file).read_text(encoding="utf-8"))] == []
    places = [place_of(file) for file in pages]
    assert len(set(places)) == len(places)


def test_whatever_the_navigation_names_is_there() -> None:
    made = {*reference.pages(), "games/index.md", *(f"rules/{game.id}.md" for game in rulebook.games())}
    for lang, file in (("en", "mkdocs.yml"), ("fr", "mkdocs.fr.yml")):
        there = {place_of(file) for file in written()} | {Place(lang, path) for path in made}
        named = re.findall(r"[\w/]+\.md\b", (ROOT / file).read_text(encoding="utf-8").partition("\nnav:")[2])
        assert len(named) > 10
        assert [path for path in named if Place(lang, path) not in there] == []


def test_french_pages_are_entered_in_the_french_navigation() -> None:
    nav = (ROOT / "mkdocs.fr.yml").read_text(encoding="utf-8")
    pages = [place_of(file).path for file in written() if place_of(file).lang == "fr"]
    assert [path for path in pages if path not in nav] == []


# ---- what is made


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_of_a_game_are_all_on_its_page(lang: str) -> None:
    for game in rulebook.games():
        page = rulebook.rules(game, lang)
        assert set(re.findall(r'id="([\w.]+)"', page)) == {rule.id for rule in game.rules}
        assert f"](../rules/{game.id}.md)" in rulebook.how_to_play(game, lang)
        assert f"[{rulebook.SAYS[lang]['play']}]({game.id}.md)" in rulebook.overview(lang)


def test_both_languages_say_the_same_around_the_rules() -> None:
    english, french = (rulebook.SAYS[lang] for lang in ("en", "fr"))
    assert list(english) == list(french)
    for key, text in english.items():
        assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", french[key])), key


def test_the_reference_names_modules_that_are_there_and_every_public_name() -> None:
    pages = reference.pages()
    named = {name for text in pages.values() for name in re.findall(r"^::: ecumene\.([\w.]+)$", text, re.M)}
    assert {"core.position", "core.game", "catalogue", "bots.mcts", "lab.series", "contract"} <= named
    for name in named:
        path = ROOT / "src/ecumene" / name.replace(".", "/")
        assert path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def test_a_notebook_becomes_a_page_without_scripts() -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# First\n", "words"]},
        {
            "cell_type": "code",
            "source": "1 + 1",
            "outputs": [
                {"output_type": "execute_result", "data": {"text/plain": ["2 < 3"]}},
                {"output_type": "display_data", "data": {"image/svg+xml": "<svg/>", "text/plain": "a picture"}},
                {"output_type": "display_data", "data": {"text/html": "<script>x</script>", "text/plain": "a chart"}},
                {"output_type": "display_data", "data": {"text/html": "<table>\n<tr></tr>\n</table>"}},
                {"output_type": "stream", "text": ["told\n"]},
            ],
        },
    ]
    page = notebook.page_of(json.dumps({"cells": cells}))
    assert title_of(page) == "First"
    assert "```python\n1 + 1\n```" in page
    assert "<code>2 &lt; 3</code>" in page
    assert "data:image/svg+xml;base64,PHN2Zy8+" in page
    assert "<script" not in page
    assert "<table><tr></tr></table>" in page
    assert ">a chart<" in page
    assert ">told<" in page


# ---- what was built


def site(folder: Path, **pages: str) -> list[str]:
    for name, text in pages.items():
        path = folder / name / "index.html"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(faults(folder))


def test_a_site_whose_links_lead_somewhere_has_no_faults(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("")
    there = '<link rel="stylesheet" href="../a.css"><a href="../two/#x">2</a><a href="/two/">2</a><a href="https://e.org">e</a>'
    assert site(tmp_path, one=there, two='<h1 id="x"><a href="#x">x</a></h1>') == []


@pytest.mark.parametrize(
    ("part", "fault"),
    [
        ('<a href="../three/">3</a>', "one/index.html: ../three/ leads nowhere"),
        ('<a href="../two/#y">2</a>', "one/index.html: ../two/#y names no place on its page"),
        ('<a href="#y">here</a>', "one/index.html: #y names no place on its page"),
        ('<img src="no.png">', "one/index.html: no.png leads nowhere"),
        ('<a href="../../../etc/">out</a>', "one/index.html: ../../../etc/ leads nowhere"),
        ('<script src="https://cdn.org/x.js">', "one/index.html: loads https://cdn.org/x.js from elsewhere"),
        ('<link rel="stylesheet" href="//fonts.org/x">', "one/index.html: loads //fonts.org/x from elsewhere"),
    ],
)
def test_what_leads_nowhere_or_comes_from_elsewhere_is_told(tmp_path: Path, part: str, fault: str) -> None:
    assert site(tmp_path, one=part, two='<h1 id="x">x</h1>') == [fault]


def test_no_page_at_all_is_a_fault(tmp_path: Path) -> None:
    assert list(faults(tmp_path)) == [f"{tmp_path}: there is no page"]


def test_the_site_is_strict_and_loads_no_letters() -> None:
    said = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    assert said["strict"] is True
    assert said["theme"]["font"] is False

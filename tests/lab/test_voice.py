"""The pages of the lab in two languages: each says everything and no word of the other, and sets numbers its way."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, SelectExpression, TextElement

from ecumene import cli, lab
from ecumene.catalogue import catalogue
from ecumene.core.words import LANGUAGES
from ecumene.lab.balance import SUBJECTS
from ecumene.lab.balance.findings import _things
from ecumene.lab.balance.naming import thing_name, title_of
from ecumene.lab.balance.page import Report
from ecumene.lab.looks import picture
from ecumene.lab.page import Page
from ecumene.lab.voice import Voice, voice_of
from tests.lab.pages import pages_in

WORDS = Path(lab.__file__).parent / "words"


def messages(lang: str) -> list[Message]:
    resource = FluentParser().parse((WORDS / f"{lang}.ftl").read_text(encoding="utf-8"))
    return [entry for entry in resource.body if isinstance(entry, Message)]


def fragments(pattern: Pattern | None) -> Iterator[str]:
    """What a message says between what is put into it."""
    for element in pattern.elements if pattern else ():
        if isinstance(element, TextElement):
            yield from filter(None, (part.strip() for part in re.split(r"[\n*:;.,()=χ²/]+", element.value)))
        elif isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                yield from fragments(variant.value)


def spoken(message: Message) -> list[str]:
    """What a message says, and each of its attributes."""
    patterns = (message.value, *(attribute.value for attribute in message.attributes))
    return [text for pattern in patterns for text in fragments(pattern)]


def all_fragments(lang: str) -> set[str]:
    return {text for message in messages(lang) for text in spoken(message)}


@dataclass
class Shown:
    """What a person may read of all pages, and the messages it was said with."""

    pages: list[Page]
    texts: list[str]
    keys: set[str]


def tooltips(part: object) -> Iterator[dict[str, Any]]:
    """What is told where one points, wherever it stands in a chart."""
    if isinstance(part, dict):
        for name, value in part.items():
            yield from ((value if isinstance(value, list) else [value]) if name == "tooltip" else tooltips(value))
    elif isinstance(part, list):
        for value in part:
            yield from tooltips(value)


def texts_of(page: Page) -> Iterator[str]:
    yield re.sub(
        r"`[^`]*`|^    ecumene.*$|\]\([^)]*\)|</?(?:details|summary)[^>]*>", "·", page.markdown(), flags=re.MULTILINE
    )
    yield re.sub(r"(?s)<(script|style|pre).*?</\1>|<code>.*?</code>|<[^>]*>", " ", page.html())
    for figure in page.figures:
        drawn = ElementTree.fromstring(picture(figure.specification, figure.title))
        yield from (text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text"))
        yield from (tooltip["title"] for tooltip in tooltips(figure.specification))


@pytest.fixture(scope="module")
def shown() -> Iterator[dict[str, Shown]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ecumene.lab.page.library", lambda: "")  # putting it together takes seconds
        keys: set[str] = set()
        form = Voice.form

        def heard(voice: Voice, key: str, attribute: str, **args: object) -> str:
            keys.add(key)
            return form(voice, key, attribute, **args)

        patch.setattr(Voice, "form", heard)
        found = {}
        for lang in LANGUAGES:
            keys.clear()
            pages = pages_in(lang)
            texts = [text for page in pages for text in texts_of(page)]
            found[lang] = Shown(pages, texts, set(keys))
        yield found


# ---- both say everything


def test_every_message_is_said_by_some_page(shown: dict[str, Shown], capsys: pytest.CaptureFixture[str]) -> None:
    elsewhere = ("kind-", "sort-", "thing-", "strength-")  # see below
    expected = {message.id.name for message in messages("en") if not message.id.name.startswith(elsewhere)}
    for lang in LANGUAGES:
        said = {key for key in shown[lang].keys if not key.startswith(elsewhere)}
        assert said == expected


def test_every_kind_and_every_thing_has_a_name_in_both_languages() -> None:
    titles = {message.id.name for message in messages("en") if message.id.name.startswith("kind-")}
    counted = {f"kind-{game}-{kind.id}" for game in SUBJECTS for kind in SUBJECTS[game].kinds}
    assert titles == counted | {"kind-verb", "kind-with"}
    numerals = {"I", "II", "III", "IV", "V", "VI"}  # as they stand on the board
    for name, subject in SUBJECTS.items():
        for kind in subject.kinds:
            things = _things(catalogue[name], kind)
            for lang in LANGUAGES:
                names = {thing: thing_name(catalogue[name], kind, thing, voice_of(lang)) for thing in things}
                assert {thing for thing, said in names.items() if said == thing.replace("_", " ")} <= numerals
            assert title_of(catalogue[name], kind, voice_of("fr")) != title_of(catalogue[name], kind, voice_of("en"))


def test_both_languages_have_the_same_parts(shown: dict[str, Shown]) -> None:
    for one, other in zip(shown["en"].pages, shown["fr"].pages, strict=True):
        assert [type(part) for part in one.parts] == [type(part) for part in other.parts]
        assert [figure.slug for figure in one.figures] == [figure.slug for figure in other.figures]
        assert one.markdown().count("|") == other.markdown().count("|")
        assert '<html lang="en">' in one.html()
        assert '<html lang="fr">' in other.html()


# ---- and nothing else


@pytest.mark.parametrize(("lang", "foreign"), [("fr", "en"), ("en", "fr")])
def test_a_page_says_no_word_of_the_other_language(shown: dict[str, Shown], lang: str, foreign: str) -> None:
    own = "\n".join(all_fragments(lang))
    strange = {
        text for text in all_fragments(foreign) if len(text) > 3 and not re.search(rf"\b{re.escape(text)}\b", own)
    }
    assert len(strange) > 150
    text = "\n".join(shown[lang].texts)
    assert [each for each in sorted(strange) if re.search(rf"(?<!\w){re.escape(each)}(?!\w)", text)] == []
    other = "\n".join(shown[foreign].texts)
    heard = [each for each in strange if re.search(rf"(?<!\w){re.escape(each)}(?!\w)", other)]
    assert len(heard) > 0.8 * len(strange), "it would have been heard"


ENGLISH = r"\b(?:the|of|and|with|is|are|its|than|from|which|were|players|games|seats|wins)\b"
NAMES = ("Beyond the Horizon", "Rise of Empires", "mine.yaml", "beyond_the_horizon")
TITLES = (
    "Automatic generation and evaluation of recombination games",
    "Evolutionary game design",
    "General game concepts",
)
"""Of works in English, which keep them."""


def test_what_nobody_wrote_into_the_words_is_no_english_either(shown: dict[str, Shown]) -> None:
    text = " ".join("\n".join(shown["fr"].texts).split())
    for name in (*NAMES, *TITLES):
        text = text.replace(name, "…")
    assert re.findall(rf".{{0,30}}{ENGLISH}.{{0,30}}", text) == []
    assert re.search(ENGLISH, "\n".join(shown["en"].texts))


SAME = ["bot", "part", "points", "scores", "tension", "verdict"]
"""Words that are the same in both languages."""


def test_french_messages_are_french() -> None:
    english, french = ({message.id.name: spoken(message) for message in messages(lang)} for lang in LANGUAGES)
    same = {
        text.casefold() for key, texts in english.items() if texts == french[key] for text in texts if text.isalpha()
    }
    assert sorted(same) == SAME


def test_everything_a_chart_says_where_one_points_has_a_title(shown: dict[str, Shown]) -> None:
    for page in shown["fr"].pages:
        for figure in page.figures:
            found = list(tooltips(figure.specification))
            assert found
            assert all(tooltip.get("title") for tooltip in found)


# ---- numbers


def test_french_numbers_have_a_comma_and_their_spaces(shown: dict[str, Shown]) -> None:
    text = "\n".join(shown["fr"].texts)
    assert re.findall(r".{0,20}\d\.\d.{0,10}", text) == []
    assert re.findall(r".{0,20}[^\u00a0]%.{0,10}", text.replace("95\u00a0%", "")) == []
    assert re.findall(r".{0,20}[^\w\u202f]-\d.{0,10}", text) == []
    assert re.search(r"\d,\d\u00a0% \(\d+,\d\u00a0% à \d+,\d\u00a0%\)", text)
    for page in shown["fr"].pages:
        for figure in page.figures:
            assert figure.specification["config"]["locale"]["number"]["decimal"] == ","


@pytest.mark.parametrize(
    ("form", "english", "french"),
    [
        (",", "1,234", "1\u202f234"),
        (".1f", "1234.0", "1234,0"),
        ("+,.1f", "+1,234.0", "+1\u202f234,0"),
        (".0%", "123400%", "123400\u00a0%"),
    ],
)
def test_numbers_are_set_as_in_the_language(form: str, english: str, french: str) -> None:
    assert voice_of("en").number(1234, form) == english
    assert voice_of("fr").number(1234, form) == french
    assert voice_of("fr").number(-0.5, ".2f") == "−0,50"


def test_the_names_of_very_many_things_are_all_told() -> None:
    names = ", ".join(["Mines"] * 1000)
    assert voice_of("fr")("listed", what="pris", names=names) == f"pris\u00a0: {names}"


# ---- files and commands


def test_a_french_page_lies_beside_the_english_one(tmp_path: Path, shown: dict[str, Shown]) -> None:
    pages = [found.pages[0] for found in shown.values()]
    for page in pages:
        page.parts = page.parts[:8]  # a chart is enough
    for old in ("vinci-old.svg", "vinci-old.fr.svg"):
        (tmp_path / old).write_text("<svg/>", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ecumene.lab.page.library", lambda: "")
        english, french = (page.write(tmp_path) for page in pages)
    assert [path.name for path in english] == ["vinci.md", "vinci.html", "vinci-scores.svg"]
    assert [path.name for path in french] == ["vinci.fr.md", "vinci.fr.html", "vinci-scores.fr.svg"]
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(path.name for path in (*english, *french))
    assert "](vinci-scores.fr.svg)" in french[0].read_text(encoding="utf-8")
    html = french[1].read_text(encoding="utf-8")
    menu = re.search(r"^const menu = (.*);$", html, re.MULTILINE)
    assert menu is not None
    assert json.loads(menu[1])["SVG_ACTION"] == "Enregistrer en SVG"
    assert 'const names = ["vinci-scores.fr"];' in html


def test_what_people_found_out_is_told_in_the_language_of_the_page_where_they_wrote_it(tmp_path: Path) -> None:
    report = Report(catalogue["vinci"], SUBJECTS["vinci"], "quick", 0, {}, lang="fr", told=[])
    report.read_why(tmp_path)
    assert report.why == ""
    (tmp_path / "vinci-why.md").write_text("Because.", encoding="utf-8")
    report.read_why(tmp_path)
    assert report.why == "Because."
    (tmp_path / "vinci-why.fr.md").write_text("Parce que.", encoding="utf-8")
    report.read_why(tmp_path)
    assert report.why == "Parce que."


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path


SMALL = ("--games", "3", "--seats", "2", "--bot", "random", "--keep", "kept")


def test_a_language_is_no_part_of_the_games(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Kept games are told in any language, and any number of processes plays the same ones."""
    assert cli.main(["lab", "balance", "vinci", *SMALL, "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("# How balanced is Vinci?\n")
    (kept,) = (folder / "kept").iterdir()
    before = kept.read_bytes()
    french = ["lab", "balance", "vinci", *SMALL, "--lang", "fr"]
    assert cli.main([*french, "--jobs", "2"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("# À quel point Vinci est-il équilibré\u202f?\n")
    assert "--lang fr\n" in told
    assert [path.read_bytes() for path in (folder / "kept").iterdir()] == [before]
    kept.unlink()
    assert cli.main([*french, "--jobs", "2"]) == 0
    assert capsys.readouterr().out == told
    assert kept.read_bytes() == before


def test_every_command_that_reports_speaks_the_language_of_the_person(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")  # without --lang
    assert cli.main(["lab", "compare", "vinci", "vinci,skip_price=1", *SMALL, "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("# Vinci\u00a0: vinci contre vinci,skip_price=1\n")
    assert "## Verdict" in out
    assert "## Ce qui change" in out
    files = sorted(str(path) for path in (folder / "kept").iterdir())
    assert cli.main(["lab", "report", files[0], "--things", "conquer,decline"]) == 0
    out = capsys.readouterr().out
    assert "## Provinces conquises\n" in out
    assert "## Action «\u00a0Decline\u00a0»\n" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["compare", "vinci", "chess"], "« chess » n’est ni un jeu (vinci,"),
        (["compare", "vinci", "vinci,fast"], "une option s’écrit NOM=VALEUR, pas « fast »"),
        (
            ["compare", "vinci", "vinci", "--games", "1"],
            "une comparaison demande deux paires de parties ou plus, pas 1 et 1",
        ),
        (["balance", "vinci", "--things", "fly"], "aucune action ne commence par « fly »"),
        (["report", "mine.jsonl"], "mine.jsonl ne contient pas de journal"),
    ],
)
def test_what_is_wrong_is_said_in_french(
    arguments: list[str], said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "mine.jsonl").write_text("once upon a time\n", encoding="utf-8")
    small = ["--seats", "2", "--bot", "random", "--jobs", "1"] if arguments[0] == "compare" else []
    assert cli.main(["lab", *arguments, *small, "--lang", "fr"]) == 2
    assert said in capsys.readouterr().err

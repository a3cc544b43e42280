"""An owner's values and words laid over ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.catalogue import catalogue
from ecumene.core.content import Content
from ecumene.core.content_text import read_text, written
from ecumene.core.errors import ContentError
from ecumene.core.words import Words, with_messages
from tests.tiny.harbour import Harbour

CARDS = """
cards:
- {id: gold, worth: 3, text: [a], source: house}
box.cards:
- {id: myrrh, worth: 5, extra: true, source: house}
"""


@pytest.fixture
def ours(tmp_path: Path) -> Content:
    folder = tmp_path / "content"
    folder.mkdir()
    (folder / "cards.yaml").write_text(CARDS, encoding="utf-8")
    return Content.read(folder)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.yaml"


def laid(ours: Content, file: Path, text: str) -> Content:
    file.write_text(text, encoding="utf-8")
    return ours.overlaid(file)


# ---- values


def test_a_record_may_get_a_field_that_another_of_its_kind_has(ours: Content, file: Path) -> None:
    got = laid(ours, file, "cards: [{id: gold, extra: false}]").tables["cards"][0]
    assert (got["extra"], got["sources"]) == (False, {"extra": "owner"})
    with pytest.raises(ContentError, match=r'"myrrh": extr is not a field of this record \(did you mean "extra"'):
        laid(ours, file, "box.cards: [{id: myrrh, extr: true}]")


def test_null_takes_a_field_away(ours: Content, file: Path) -> None:
    without = laid(ours, file, "cards: [{id: gold, text: null}]")
    assert "text" not in without.tables["cards"][0]
    assert without.hash != ours.hash
    assert laid(ours, file, "cards: [{id: gold, extra: null}]").hash == ours.hash


def test_what_an_owner_says_is_printed_is_theirs_even_where_we_had_guessed_it(ours: Content, file: Path) -> None:
    same = laid(ours, file, "cards: [{id: gold, worth: 3, text: [a], source: owner}]")
    assert same.hash == ours.hash
    assert same.tables["cards"][0]["sources"] == {"worth": "owner", "text": "owner"}
    one = laid(ours, file, "cards: [{id: gold, worth: 3, text: [a], source: house, sources: {worth: owner}}]")
    assert one.tables["cards"][0]["sources"] == {"worth": "owner"}
    none = laid(ours, file, "cards: [{id: gold, worth: 3, source: house}]")
    assert "sources" not in none.tables["cards"][0]


# ---- words


def test_a_thing_is_called_as_its_owner_says_in_each_language(file: Path) -> None:
    file.write_text("cards: [{id: wine, words: {en: {name: cider}}}]", encoding="utf-8")
    theirs = Harbour().using(file)
    assert theirs.content.hash != Harbour().content.hash
    assert theirs.words("en").name("wine") == "cider"
    assert theirs.words("fr").name("wine") == Harbour().words("fr").name("wine")
    assert theirs.words("en").name("spice") == "spice"
    stage = theirs.stage(theirs.new(2, 1))
    assert "harbour-name-wine = cider" in stage["texts"]["en"]
    assert "harbour-name-wine = wine" not in stage["texts"]["en"]
    assert stage["hash"] != Harbour().stage(Harbour().new(2, 1))["hash"]


def test_words_are_kept_with_the_content(file: Path) -> None:
    file.write_text("cards: [{id: wine, words: {en: {name: 'cider: a “new” one'}}}]", encoding="utf-8")
    theirs = Harbour().using(file)
    kept = read_text(written("harbour", "1", theirs.content), "kept").content
    assert kept.hash == theirs.content.hash
    assert Harbour().keeping(kept).words("en").name("wine") == "cider: a “new” one"


def test_our_own_words_change_nothing(file: Path) -> None:
    file.write_text("cards: [{id: wine, words: {en: {name: '  wine '}, fr: {}}}]", encoding="utf-8")
    assert Harbour().using(file).content.hash == Harbour().content.hash


def test_a_new_name_comes_with_its_forms(file: Path) -> None:
    tokens = catalogue["vinci"]
    file.write_text("tokens: [{id: mines, words: {en: {name: Pits}}}]", encoding="utf-8")
    with pytest.raises(ContentError, match=r'"mines": words: en must have "name.about" too, which goes with the name'):
        tokens.using(file)
    file.write_text("tokens: [{id: mines, words: {en: {name.about: Deep}}}]", encoding="utf-8")
    theirs = tokens.using(file).words("en")
    assert (theirs("vinci-token-mines"), theirs("vinci-about-mines")) == ("Mines", "Deep")


BAD_WORDS = [
    ("5", "words must be a mapping, not 5"),
    ("{de: {name: Wein}}", 'words "de" does not exist'),
    ("{en: wine}", "words: en must be a mapping, not 'wine'"),
    ("{en: {nam: cider}}", r'words: en: nam is not said of this record \(did you mean "name"\?\)'),
    ("{en: {name: 5}}", "words: en: name must be a text, not 5"),
    ("{en: {name: ' '}}", "words: en: name must be a text"),
    ("{en: {name: 'a { $b }'}}", "words: en: name must not have '{' in it: it is plain text"),
    ("{en: {name: <b>cider</b>}}", "words: en: name must not have '<' in it"),
    ('{en: {name: "a\\u202e"}}', "words: en: name must not have"),
    ('{en: {name: "a\\u2028b"}}', "words: en: name must not have"),
    ("{en: {name: " + "a" * 1001 + "}}", "words: en: name must have at most 1000 letters, not 1001"),
]


@pytest.mark.parametrize(("words", "problem"), BAD_WORDS)
def test_words_that_are_no_plain_text_are_refused(file: Path, words: str, problem: str) -> None:
    file.write_text(f"cards: [{{id: wine, words: {words}}}]", encoding="utf-8")
    with pytest.raises(ContentError, match=rf'^mine.yaml: cards "wine": {problem}'):
        Harbour().using(file)


def test_a_record_of_which_nothing_is_said_has_no_words(file: Path) -> None:
    file.write_text("values: [{id: hand, words: {en: {name: fist}}}]", encoding="utf-8")
    with pytest.raises(ContentError, match="words: en: name is not said of this record"):
        Harbour().using(file)


@pytest.mark.parametrize("text", ["[x] = 1", "*[other] a", ".le = 5", "# no comment", '"', "-term", "a  ; b"])
def test_a_text_means_nothing_but_itself(file: Path, text: str) -> None:
    file.write_text(f"cards: [{{id: wine, words: {{en: {{name: '{text}'}}}}}}]", encoding="utf-8")
    assert Harbour().using(file).words("en").name("wine") == " ".join(text.split())


def test_a_message_is_replaced_whole_and_no_other() -> None:
    source = "a = 1\n    .b = 2\n\n    .c = 3\n# next\nab = { $n ->\n    [one] x\n   *[other] y\n}\nc = 4"
    other = with_messages(source, {"a": "a = new", "c": "c = last", "missing": "missing = no"})
    assert other == "a = new\n\n# next\nab = { $n ->\n    [one] x\n   *[other] y\n}\nc = last\n"
    assert "missing" not in Words("en", other)
    assert with_messages(source, {}) == source

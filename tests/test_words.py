"""The words of every game: rules, messages and options in two languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from ecumene import catalogue
from ecumene.catalogue import OURS
from ecumene.core.words import LANGUAGES, own_source
from tests.messages import catalogue_of

TITLES = {
    "vinci": "Vinci", "rise_and_fall": "Rise & Fall", "tapestry": "Tapestry", "rise_of_empires": "Rise of Empires",
    "beyond_the_horizon": "Beyond the Horizon",
}  # fmt: skip
RULES = {"vinci": 130, "rise_and_fall": 122, "tapestry": 350, "rise_of_empires": 190, "beyond_the_horizon": 230}
"""So many each game has at least."""

GAPS = r"\w [;?!]|\w :(?!\w)|\w[;?!](?!\w)"
"""A sign before which French wants a narrow space, and that has none or a plain one."""

every_game = pytest.mark.parametrize("game", OURS)


@every_game
def test_every_rule_is_written_in_both_languages_and_every_section_has_a_title(game: str) -> None:
    this = catalogue[game]
    own = [rule for rule in this.rules if rule.id.startswith(f"{game}.")]
    assert len(own) >= RULES[game]
    for rule in own:
        chapter = rule.id.split(".")[1]
        assert rule.section in (chapter, f"{chapter}s")
        for text in (rule.en, rule.fr):
            assert re.fullmatch(r"[A-ZÀÂÉ1-9][^']+\.", text), rule.id
        assert rule.en != rule.fr
        assert not re.findall(GAPS, rule.fr), rule.id
    for lang in LANGUAGES:
        sections = {rule.section for rule in this.rules}
        titles = {this.section(section, lang) for section in sections}
        assert len(titles) == len(sections)
        assert not titles & sections
        assert this.name(lang) == TITLES[game]
        assert this.about(lang)


@every_game
def test_both_languages_have_the_same_messages_with_the_same_arguments(game: str) -> None:
    english, french = [catalogue_of(catalogue[game].folder, lang) for lang in ("en", "fr")]
    assert list(english) == list(french), "the catalogues run in the same order"
    assert [key for key in english if english[key] != french[key]] == []
    assert [key for key in english for lang in LANGUAGES if key not in catalogue[game].words(lang)] == []


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_french_has_its_apostrophes_and_its_spaces(game: str, lang: str) -> None:
    text = own_source(lang, catalogue[game].folder / "words")
    assert "'" not in text
    if lang == "fr":
        assert not re.findall(GAPS, text)


@every_game
def test_reasons_and_labels_belong_to_rules_that_exist(game: str) -> None:
    rules = {rule.id.replace(".", "-") for rule in catalogue[game].rules}
    keys = catalogue_of(catalogue[game].folder, "en")
    assert [key for key in keys if re.match("no-|label-", key) and key.split("-", 1)[1] not in rules] == []


@every_game
def test_options_and_their_values_have_words(game: str) -> None:
    this = catalogue[game]
    for lang in LANGUAGES:
        for option in this.offered:
            label, about = this.option_words(option.id, lang)
            assert label not in (option.id, about)
            assert about.endswith(".")
            values = [this.value_words(option.id, value, lang) for value in option.values]
            assert len(set(values)) == len(values)
            assert not set(values) & {str(value) for value in option.values}


COUNTED = {
    "en": "cards|coins|cubes|pawns|pieces|points|resources|territories|tiles",
    "fr": "cartes|cubes|pièces|pions|points|ressources|territoires|tuiles",
}
"""What is counted in sentences, when there are several of it."""

NEVER_ONE = {"count", "second", "target"}
"""Numbers that are larger in every game, or the last of several."""


def _several(pattern: ast.Pattern, told: frozenset[str], nouns: str) -> Iterator[str]:
    """The variables before a noun in the plural by which no variant was chosen."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            chosen = expression.selector
            more = {chosen.id.name} if isinstance(chosen, ast.VariableReference) else set()
            for variant in expression.variants:
                yield from _several(variant.value, told | more, nouns)
        elif isinstance(expression, ast.VariableReference) and isinstance(after, ast.TextElement):
            name = expression.id.name
            if name not in told | NEVER_ONE and re.match(rf"[ \u00a0](\w+ )?({nouns})\b", after.value):
                yield name


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_counted_may_be_one(game: str, lang: str) -> None:
    text = own_source(lang, catalogue[game].folder / "words")
    messages = [each for each in FluentParser().parse(text).body if isinstance(each, ast.Message) and each.value]
    found = {
        message.id.name: names
        for message in messages
        if message.value and (names := [*_several(message.value, frozenset(), COUNTED[lang])])
    }
    assert found == {}


@every_game
def test_french_nouns_that_are_counted_have_a_plural(game: str) -> None:
    text = own_source("fr", catalogue[game].folder / "words")
    plurals = re.findall(r"\.plural = (\S+)", text)
    assert [each for each in plurals if not re.search("[sxz]$|^P[OV]$|^chefs-", each)] == []

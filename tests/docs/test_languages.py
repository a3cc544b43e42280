"""The pages in both languages: none is missing, and both show the same.

A French page has the parts of the English one, and its examples: the same programs, commands and data. Only the words
of an example may be the reader's own: comments, docstrings, `--lang fr`, what a command prints. So the examples of
French pages need not be run a second time, and cannot fall behind.
"""

from __future__ import annotations

import ast
import json
import re
import tomllib
from pathlib import Path

import pytest
import yaml

from tests.docs.snippets import FENCED, ROOT, Snippet, read, snippets_of
from tools.handbook.pages import LINK, Place, place_of, written

ENGLISH = {
    r"project/\w+\.md": "about the work on the code, which is in English",
    r"studies/(?!README)[\w-]+\.md": "reports of hours of games, kept in one language; `ecumene lab` speaks both",
    r"notebooks/(?!README)\w+\.md": "notebooks; their README is in both languages",
}
"""Pages that there are in English alone, and why. The reference is made from docstrings and is no file."""

PAIRS = [file for file in written() if file.startswith("docs/") and file.endswith(".fr.md")]
SHELL = ("sh", "bash", "shell", "console", "usage")
WORDS = ("", "text", "fluent")  # what a program prints, or sentences: another text in another language


def english(file: str) -> Path:
    return ROOT / (file.removesuffix(".fr.md") + ".md")


def text_of(file: str | Path) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


# ---- none is missing


def test_every_english_page_has_its_french_one_or_a_reason() -> None:
    pages = [place_of(file) for file in written() if file != "README.md"]
    reasons = {place: {why for why in ENGLISH if re.fullmatch(why, place.path)} for place in pages}
    french = {place.path for place in pages if place.lang == "fr"}
    assert [place.path for place in pages if place.path not in french and not reasons[place]] == []
    assert [place.path for place in pages if place.path in french and reasons[place]] == []
    assert {why for found in reasons.values() for why in found} == set(ENGLISH), "a reason for no page"


@pytest.mark.parametrize("file", PAIRS)
def test_each_page_leads_to_the_other_and_french_ones_to_french_ones(file: str) -> None:
    there, here = english(file), ROOT / file
    assert f"\n[In English]({there.name})\n" in text_of(here)
    assert f"\n[En français]({here.name})\n" in text_of(there)
    links = [found[2].partition("#")[0] for found in LINK.finditer(text_of(here)) if found[1]]
    paths = [(here.parent / link).resolve() for link in links if link.endswith(".md") and link != there.name]
    linked = [place_of(path.relative_to(ROOT).as_posix()) for path in paths if path.exists()]
    places = {place_of(page) for page in written()}
    assert [place.path for place in linked if place.lang == "en" and Place("fr", place.path) in places] == []


# ---- both show the same


def shape(text: str) -> dict[str, object]:
    """What a page is made of: its headings by their depth, the rows of its tables, the items of its lists."""
    prose = FENCED.sub("", text)
    return {
        "headings": [len(found) for found in re.findall(r"^(#+) ", prose, re.M)],
        "cells": [row.replace("\\|", "").count("|") for row in re.findall(r"^\|.*", prose, re.M)],
        "items": len(re.findall(r"^ *(?:-|\d+\.) ", prose, re.M)),
    }


@pytest.mark.parametrize("file", PAIRS)
def test_both_pages_have_the_same_parts(file: str) -> None:
    assert shape(text_of(file)) == shape(text_of(english(file)))


@pytest.mark.parametrize("file", PAIRS)
def test_both_pages_have_the_same_examples(file: str) -> None:
    here, there = snippets_of(ROOT / file), snippets_of(english(file))
    assert [snippet.language for snippet in here] == [snippet.language for snippet in there]
    for one, other in zip(here, there, strict=True):
        assert meaning(one) == meaning(other), f"{one.page}:{one.line} and {other.page}:{other.line}"


class Wordless(ast.NodeTransformer):
    """Takes the words out of a program: its docstrings, and the language it asks for."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            return ast.Pass()
        return self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        return ast.Constant("en") if node.value == "fr" else node


def meaning(snippet: Snippet) -> object:
    """What an example says, whatever the language of its words."""
    if snippet.language in ("python", "py"):
        return ast.dump(Wordless().visit(ast.parse(snippet.text)))
    if snippet.language in SHELL:
        return [spoken(command) for command in snippet.commands()]
    if snippet.language == "yaml":
        return yaml.safe_load(snippet.text)
    if snippet.language == "json":
        return json.loads(snippet.text)
    if snippet.language == "toml":
        return tomllib.loads(snippet.text)
    if snippet.language in WORDS:
        return snippet.language
    return [line.partition("#")[0].rstrip() for line in snippet.text.splitlines()]


def spoken(command: list[str]) -> list[str]:
    """A command without the language it is to speak."""
    at = command.index("--lang") if "--lang" in command else len(command)
    return command[:at] + command[at + 2 :]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("```python\na = 1  # one\n```", "```python\na = 1  # un\n```", True),
        ("```python\na = 1\n```", "```python\na = 2\n```", False),
        ('```python\ndef f():\n    """One."""\n```', '```python\ndef f():\n    """Un."""\n```', True),
        ('```python\nf("en")\n```', '```python\nf("fr")\n```', True),
        ('```python\nf("one")\n```', '```python\nf("un")\n```', False),
        ("```sh\necumene games  # all\n```", "```sh\necumene games --lang fr  # tous\n```", True),
        ("```sh\necumene play vinci --seats 3\n```", "```sh\necumene play vinci --seats 4\n```", False),
        ("```yaml\na: 1\n```", "```yaml\na: 2 # deux\n```", False),
        ("```nginx\ndeny all; # nobody\n```", "```nginx\ndeny all; # personne\n```", True),
        ("```nginx\ndeny all;\n```", "```nginx\nallow all;\n```", False),
    ],
)
def test_only_words_may_differ(one: str, other: str, same: bool) -> None:
    (here,), (there,) = read(one, "one.md"), read(other, "one.fr.md")
    assert (meaning(here) == meaning(there)) is same


# ---- how French is set

CODE = re.compile(r"`[^`]*`|\]\([^)]*\)|<[^>]*>|^---\n[^#]*^---\n|^ {4}[^\n]*$", re.M)
"""What is not prose: code, addresses, tags, the head of a file, and commands set off by an indent."""


@pytest.mark.parametrize("file", PAIRS)
def test_french_is_set_as_french(file: str) -> None:
    """No plain space before a sign that wants a fixed one, and the apostrophe of letters, not of programs."""
    prose = CODE.sub("·", FENCED.sub("", text_of(file)))
    assert re.findall(r".{0,20} [:;!?»%](?=\s|[.,)*|]|$)", prose) == []
    assert re.findall(r".{0,20}« .{0,10}", prose) == []
    assert re.findall(r".{0,20}\w'\w.{0,10}", prose) == []

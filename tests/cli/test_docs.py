"""The documents about the command line name everything there is."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import pytest

from ecumene.cli import COMMANDS, module_of
from ecumene.cli.arguments import Parser
from ecumene.cli.terminal import Terminal
from tests.cli.conftest import Run, recorded

DOCS = Path(__file__).parents[2] / "docs"
FREE = ("vinci", "arguments", "values", "tables", "options", "files")  # their keys are ids, not fields


def fields(data: object, inside: str = "") -> Iterator[str]:
    """Every name of a field in a document."""
    if isinstance(data, dict):
        for name, value in data.items():
            if inside not in FREE:
                yield name
            yield from fields(value, name)
    elif isinstance(data, list):
        for value in data:
            yield from fields(value, inside)


@pytest.mark.parametrize(
    "line",
    [
        "games",
        "rules vinci --section end",
        "content check vinci",
        "content check mine.yaml",
        "content diff vinci --content mine.yaml",
        "simulate vinci --games 1 --seats 2 --bots random",
        "lab tournament vinci --seats 2 --bots random,quick --system sprt --most 1",
        "lab ladder vinci --seats 2 --bots random,quick --rounds 1",
        "lab dataset vinci --games 1 --seats 2 --bots random --out made",
        "replay game.ecumene",
        "bench vinci --seconds 1 --seats 2",
    ],
)
def test_every_field_of_json_is_documented(run: Run, line: str) -> None:
    Path("mine.yaml").write_text("tokens: [{id: mines, pawns: 9}]", encoding="utf-8")
    Path("game.ecumene").write_text(str(recorded(actions=60).record), encoding="utf-8")
    told = run(*line.split(), "--json").json
    words = line.split()
    title = " ".join(words[:2]) if words[0] in ("content", "lab") else words[0]
    assert (told["format"], told["command"]) == (2, title)
    for page in ("json.md", "json.fr.md"):
        head, *chapters = (DOCS / page).read_text(encoding="utf-8").split("\n## ")
        chapter = head + next(part for part in chapters if part.startswith(f"{title}\n"))
        for name in fields(told):
            assert f"`{name}`" in chapter, f"{page}: {name}"


@pytest.mark.parametrize("page", ["json.md", "json.fr.md"])
def test_every_command_with_json_has_its_chapter(page: str) -> None:
    head, *chapters = (DOCS / page).read_text(encoding="utf-8").split("\n## ")
    titles = {title for part in chapters for title in part.partition("\n")[0].split(", ")}
    known = {command for name in COMMANDS for command in _with_json(name, _parser(name))}
    assert known == titles
    assert {title for title in titles if f"`{title}`" not in head} == set()


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("page", ["cli.md", "cli.fr.md"])
def test_every_option_is_documented(page: str, command: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    chapter = next(part for part in text.split("\n## ") if part.startswith(f"{command}\n"))
    for option in _options(_parser(command)):
        assert option in chapter or option in ("-h", "--help", "--lang"), option


def _parser(command: str) -> Parser:
    parser = Parser(words=Terminal("en").words)
    module_of(command).add_arguments(parser)
    return parser


def _with_json(name: str, parser: argparse.ArgumentParser) -> Iterator[str]:
    """A command, or those within it, that take `--json`; an operator's one deed goes by the command's own name."""
    for action in parser._actions:
        if "--json" in action.option_strings:
            yield name.removesuffix(" token")
        if isinstance(action, argparse._SubParsersAction):
            for word, inner in action.choices.items():
                yield from _with_json(f"{name} {word}", inner)


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        yield from action.option_strings
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from _options(inner)

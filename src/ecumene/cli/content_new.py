"""`ecumene content new`: an owner's file with every record of a box, as comments, ready to be edited.

Lines that begin with `##` explain; those that begin with `# ` are records, which count once that is taken away.
"""

from __future__ import annotations

import json
import re
import textwrap
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from ecumene.cli.arguments import Parser, add_game, find_game, hint
from ecumene.cli.errors import UsageError, write_file
from ecumene.cli.guide import Guide, kind_of
from ecumene.cli.terminal import Terminal
from ecumene.core.content import Row
from ecumene.core.game import Game
from ecumene.core.overlaying import PROVENANCE, WORDS
from ecumene.core.words import LANGUAGES, fold

BASE = "base"  # where a game has boxes, that of the tables that name none
WIDTH = 110
HIDDEN = ("known", "why")  # provenance that helps nobody who types in a card


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add_game(parser)
    parser.add_argument("--box", metavar="BOX", help=words("help-content-box"))
    parser.add_argument("--table", metavar="TABLE", action="append", default=[], help=words("help-content-table"))
    parser.add_argument("--output", metavar="FILE", help=words("help-content-output"))
    parser.add_argument("--force", action="store_true", help=words("help-content-force"))


def run(terminal: Terminal, arguments: Namespace) -> int:
    game = find_game(terminal, arguments.game)
    box = find_box(terminal, game, arguments.box)
    tables = find_tables(terminal, game, box, arguments.table)
    text = "\n".join(lines(terminal, game, box, tables)) + "\n"
    output = arguments.output or f"{game.id}-{box or 'content'}.yaml"
    if output == "-":
        terminal.print(text.rstrip("\n"))
        return 0
    if Path(output).exists() and not arguments.force:
        raise UsageError(terminal.words("content-new-exists", file=output))
    write_file(terminal, output, text)
    records = sum(len(game.content.tables[table]) for table in tables)
    terminal.say("content-new-written", file=output, n=records, id=game.id)
    return 0


# ---- which part of a game


def boxes(game: Game) -> list[str]:
    """The boxes of a game, as its tables name them; none where no table names one."""
    named = list(dict.fromkeys(table.rpartition(".")[0] for table in game.content.tables))
    return [box or BASE for box in named] if named != [""] else []


def find_box(terminal: Terminal, game: Game, given: str | None) -> str:
    """The box that somebody names by its id, its title in any language, or the initials of either; empty for all."""
    if given is None:
        return ""
    known = boxes(game)
    for box in known:
        if fold(given) in {fold(name) for name in names_of(game, box)}:
            return box
    if not known:
        raise UsageError(terminal.words("content-new-no-boxes", id=game.id))
    near = hint(terminal.words, given, known)
    raise UsageError(terminal.words("content-new-box", id=game.id, what=given, hint=near, known=", ".join(known)))


def names_of(game: Game, box: str) -> Iterator[str]:
    """What a box may be called: `fantasies_and_futures`, its title, `FF`."""
    titles = [box, *[game.option_words(box, lang)[0] for lang in LANGUAGES]]
    for title in titles:
        yield title
        words = [word for word in re.findall(r"[^\W_]+", title) if word not in ("and", "et")]
        if len(words) > 1:
            yield "".join(word[0] for word in words)


def find_tables(terminal: Terminal, game: Game, box: str, given: Sequence[str]) -> list[str]:
    """The tables of a box, or those of them that somebody names, with the box or without."""
    tables = [name for name in game.content.tables if not box or (name.rpartition(".")[0] or BASE) == box]
    for name in given:
        if not any(name in (table, kind_of(table)) for table in tables):
            near = hint(terminal.words, name, [kind_of(table) for table in tables])
            raise UsageError(terminal.words("content-new-table", what=name, hint=near, known=", ".join(tables)))
    return [table for table in tables if not given or table in given or kind_of(table) in given]


# ---- the file


def lines(terminal: Terminal, game: Game, box: str, tables: Sequence[str]) -> Iterator[str]:
    """The whole file, line by line."""
    guide = Guide(terminal, game)
    title = game.name(terminal.lang)
    if box and box != BASE:
        title = f"{title}, {game.option_words(box, terminal.lang)[0]}"
    yield from explained(terminal.words("content-new-title", title=title))
    for key in ("content-new-how", "content-new-words", "content-new-null", "content-new-source"):
        yield "##"
        yield from explained(terminal.words(key))
    yield ""
    yield f"game: {game.id}"
    yield from _verbs(terminal, guide, tables)
    for table in tables:
        yield ""
        yield ""
        yield from _table(terminal, game, guide, table)


def explained(text: str, indent: str = "") -> list[str]:
    """A text as lines of comment."""
    return textwrap.wrap(text, WIDTH, initial_indent="## ", subsequent_indent=f"## {indent}")


def _verbs(terminal: Terminal, guide: Guide, tables: Sequence[str]) -> Iterator[str]:
    """The language of effects: each verb that such tables use, with an example of ours."""
    examples = guide.verbs(tables)
    if examples:
        yield ""
        yield from explained(terminal.words("content-new-verbs"))
    for verb, example in examples.items():
        yield from explained(f"- {verb}: {guide.verb(verb)}", "    ")
        yield f"##     {flow(example)}"


def _table(terminal: Terminal, game: Game, guide: Guide, table: str) -> Iterator[str]:
    about = guide.table(table)
    if about:
        yield from explained(about)
    for field in guide.fields(table):
        yield from explained(f"- {field}: {guide.field(table, field)}", "    ")
    yield ""
    yield f"{quoted(table)}:"
    for row in game.content.original.tables[table]:
        said = game.said(table, str(row["id"]))
        yield from [f"# {line}" if line else "" for line in record(row, said)]


def record(row: Row, said: Mapping[str, Mapping[str, str]]) -> list[str]:
    """A record as YAML: in one line where that is short, otherwise field by field; a blank line goes before it."""
    fields: dict[str, Any] = {key: value for key, value in row.items() if key not in HIDDEN and key != WORDS}
    words = {lang: dict(parts) for lang, parts in said.items() if parts}
    short = flow(fields)
    if not words and len(short) <= WIDTH:
        return [f"- {short}"]
    found = ["", f"- id: {quoted(row['id'])}"]
    if words:
        found += _indented({WORDS: words}, block=True)
    for key in [*[key for key in fields if key != "id" and key not in PROVENANCE], "source", "sources"]:
        if key in fields and _is_drawing(fields[key]):
            found += [f"  {key}:", *[f"  - {json.dumps(line, ensure_ascii=False)}" for line in fields[key]]]
        elif key in fields:
            found += _indented({key: fields[key]})
    return found


def _is_drawing(value: object) -> bool:
    """Whether a value is a grid of letters, which is only read row under row."""
    if not isinstance(value, list) or len(value) < 2:
        return False
    return all(isinstance(line, str) and len(line) == len(value[0]) for line in value) and len(value[0]) > 2


def _indented(part: Mapping[str, Any], block: bool = False) -> list[str]:
    line = flow(part)[1:-1]
    if not block and len(line) <= WIDTH:
        return [f"  {line}"]
    text = yaml.safe_dump(
        dict(part), default_flow_style=False if block else None, allow_unicode=True, sort_keys=False, width=10**9
    )
    return [f"  {line}" for line in text.rstrip("\n").split("\n")]


def flow(value: object) -> str:
    """A value in one line of YAML."""
    text: str = yaml.safe_dump(value, default_flow_style=True, allow_unicode=True, sort_keys=False, width=10**9)
    return text.removesuffix("\n").removesuffix("\n...").strip()


def quoted(text: str) -> str:
    """A text as YAML writes it: an id that looks like a number stands in quotes."""
    return flow(text)

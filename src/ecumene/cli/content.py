"""`ecumene content`: check what the components say, export it for editing, compare it with an owner's values."""

from __future__ import annotations

import json
from argparse import Namespace
from collections import Counter

import yaml

from ecumene.cli.arguments import Parser, add_content, add_game, add_json, find_game
from ecumene.cli.errors import UsageError, write_file
from ecumene.cli.terminal import Terminal, columns
from ecumene.core.content import PROVENANCE, Row
from ecumene.core.game import Game
from ecumene.core.rules import SOURCES


def add_arguments(parser: Parser) -> None:
    words = parser.words
    actions = parser.commands(words("help-commands"), "action")
    for name in ("check", "export", "diff"):
        about = words(f"help-content-{name}")
        action = actions.add_parser(name, words=words, help=about, description=about)
        add_game(action)
        add_content(action)
        if name == "export":
            action.add_argument("--output", metavar="FILE", help=words("help-output"))
        else:
            add_json(action)


def run(terminal: Terminal, arguments: Namespace) -> int:
    ours = find_game(terminal, arguments.game)
    game = find_game(terminal, arguments.game, arguments.content)
    if arguments.action == "check":
        check(terminal, game, arguments.json)
    elif arguments.action == "export":
        export(terminal, game, arguments.output)
    else:
        if arguments.content is None:
            raise UsageError(terminal.words("content-diff-with"))
        diff(terminal, ours, game, arguments.json)
    return 0


# ---- check


def check(terminal: Terminal, game: Game, as_json: bool) -> None:
    """Reading the content has checked it; say what there is and where it comes from."""
    tables = {name: (len(rows), sources(rows)) for name, rows in game.content.tables.items()}
    if as_json:
        found = {name: {"records": count, "values": dict(origin)} for name, (count, origin) in tables.items()}
        terminal.json("content check", {"game": game.id, "content": game.content.hash, "tables": found})
        return
    kinds = [kind for kind in SOURCES if any(kind in origin for _, origin in tables.values())]
    heads = [terminal.words("content-table"), terminal.words("content-records")]
    rows = [heads + [terminal.words(f"source-{kind}") for kind in kinds]]
    for name, (count, origin) in tables.items():
        rows.append([name, str(count), *(str(origin[kind] or "") for kind in kinds)])
    total: Counter[str] = sum((origin for _, origin in tables.values()), Counter())
    records = sum(count for count, _ in tables.values())
    rows.append([terminal.words("content-total"), str(records), *(str(total[kind]) for kind in kinds)])
    terminal.say("content-good", name=game.name(terminal.lang), hash=game.content.hash)
    terminal.print()
    for line in columns(rows):
        terminal.print(line)
    terminal.print()
    terminal.say("content-sources")


def sources(rows: list[Row]) -> Counter[str]:
    """How many values of a table come from where; a record's own source holds where a value names no other."""
    found: Counter[str] = Counter()
    for row in rows:
        named = row.get("sources", {})
        for field in row:
            if field != "id" and field not in PROVENANCE:
                found[str(named.get(field, row.get("source", "")))] += 1
    return found


# ---- export


def export(terminal: Terminal, game: Game, output: str | None) -> None:
    """All tables as YAML, one record a line."""
    text = f"# {terminal.words('content-export', name=game.name(terminal.lang), id=game.id)}\n"
    text += "".join(_table(name, rows) for name, rows in game.content.tables.items())
    if output is None:
        terminal.print(text.rstrip("\n"))
    else:
        write_file(terminal, output, text)


def _table(name: str, rows: list[Row]) -> str:
    lines = [
        yaml.safe_dump(row, default_flow_style=True, allow_unicode=True, sort_keys=False, width=10**9).strip()
        for row in rows
    ]
    return f"\n{name}:\n" + "".join(f"- {line}\n" for line in lines)


# ---- diff


def diff(terminal: Terminal, ours: Game, theirs: Game, as_json: bool) -> None:
    """The values that differ."""
    found = ours.content.difference(theirs.content)
    if as_json:
        keys = ("table", "record", "field", "ours", "theirs")
        data = [dict(zip(keys, row, strict=True)) for row in found]
        hashes = {"ours": ours.content.hash, "theirs": theirs.content.hash}
        terminal.json("content diff", {"game": ours.id, "content": hashes, "differences": data})
        return
    if not found:
        terminal.say("content-same")
    for table, record, field, our, their in found:
        terminal.print(f"{table} {record}: {field} {_short(our)} → {_short(their)}")


def _short(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)

"""`ecumene content`: check what the components say, write an owner's file, compare it with ours.

Beside our content of today there is that of every release, and what a store keeps of its tables: `list` names them.
"""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any

import yaml

from ecumene.catalogue import catalogue
from ecumene.cli import content_new, content_owner
from ecumene.cli.arguments import Parser, add_content, add_game, add_json, find_game
from ecumene.cli.content_counts import count_rows, sources
from ecumene.cli.errors import UsageError, needs_table, write_file
from ecumene.cli.terminal import Terminal, columns
from ecumene.core.content import DIGITS, Row
from ecumene.core.content_text import all_released, read_named, read_text
from ecumene.core.errors import ContentError
from ecumene.core.game import Game

if TYPE_CHECKING:
    from ecumene.table.store import ContentRow


def add_arguments(parser: Parser) -> None:
    words = parser.words
    actions = parser.commands(words("help-commands"), "action")
    for name in ("check", "export", "diff"):
        about = words(f"help-content-{name}")
        action = actions.add_parser(name, words=words, help=about, description=about)
        if name == "check":
            action.add_argument("game", metavar="GAME|FILE", help=words("help-content-subject"))
            action.add_argument("--game", metavar="GAME", dest="of", help=words("help-content-of"))
        else:
            add_game(action)
        add_content(action)
        add_kept(action)
        if name == "export":
            action.add_argument("--output", metavar="FILE", help=words("help-output"))
        else:
            add_json(action)
    about = words("help-content-new")
    content_new.add_arguments(actions.add_parser("new", words=words, help=about, description=about))
    about = words("help-content-list")
    action = actions.add_parser("list", words=words, help=about, description=about)
    add_game(action, optional=True)
    action.add_argument("--store", metavar="URL", help=words("help-content-store"))
    add_json(action)


def add_kept(parser: Parser) -> None:
    """Which content is meant, where it is not ours of today."""
    parser.add_argument("--hash", metavar="HASH", help=parser.words("help-content-hash"))
    parser.add_argument("--store", metavar="URL", help=parser.words("help-content-store"))


def run(terminal: Terminal, arguments: Namespace) -> int:
    if arguments.action == "list":
        list_contents(terminal, arguments.game, arguments.store, arguments.json)
        return 0
    if arguments.action == "new":
        return content_new.run(terminal, arguments)
    if arguments.action == "check" and content_owner.is_file(arguments.game):
        return content_owner.check(terminal, arguments)
    ours = find_game(terminal, arguments.game)
    game = kept_game(terminal, ours, arguments.hash, arguments.store)
    if arguments.content is not None:
        game = game.using(arguments.content)
    if arguments.action == "check":
        check(terminal, game, arguments.json)
    elif arguments.action == "export":
        export(terminal, game, arguments.output)
    else:
        if arguments.content is None and arguments.hash is None:
            raise UsageError(terminal.words("content-diff-with"))
        diff(terminal, ours, game, arguments.json)
    return 0


# ---- what is kept


def kept_game(terminal: Terminal, ours: Game, hash: str | None, store: str | None) -> Game:
    """The game with the content of that hash: ours, of a release, or of a table of a store."""
    if hash is None:
        return ours
    if store is not None:
        with needs_table(terminal):
            from ecumene.table.store.inspecting import Inspection
        found = Inspection(store).content(ours.id, hash)
        if found is not None:
            return ours.keeping(read_named(found.written, hash))
    try:
        return ours.with_content(hash)
    except ContentError as error:
        raise UsageError(terminal.words("content-unknown", hash=hash, id=ours.id)) from error


def _whole_hash(row: ContentRow) -> str:
    """The hash of a content that an older release may have kept by less of it; of a damaged one, what it is called."""
    try:
        return row.hash if len(row.hash) == DIGITS else read_text(row.written, row.hash).content.hash
    except ContentError:
        return row.hash


def list_contents(terminal: Terminal, name: str | None, store: str | None, as_json: bool) -> None:
    """Every content that can be had, of one game or of all."""
    games = [find_game(terminal, name)] if name else [catalogue[game] for game in catalogue]
    found: dict[tuple[str, str], dict[str, Any]] = {}
    entry: dict[str, Any]
    for game in games:
        entry = {"game": game.id, "content": game.content.hash, "today": True, "release": None, "tables": 0}
        found[game.id, game.content.hash] = entry
        for kept in all_released(game.folder):
            entry = {"game": game.id, "content": kept.content.hash, "today": False, "release": None, "tables": 0}
            found.setdefault((game.id, kept.content.hash), entry)["release"] = kept.release
    if store is not None:
        with needs_table(terminal):
            from ecumene.table.store.inspecting import Inspection
        for row, tables in Inspection(store).contents(name or ""):
            hash = _whole_hash(row)
            entry = {"game": row.game, "content": hash, "today": False, "release": row.release, "tables": 0}
            entry = found.setdefault((row.game, hash), entry)
            entry["tables"] = max(tables, entry["tables"])  # what is kept by two names has all its tables by the longer
    if as_json:
        terminal.json("content list", {"contents": list(found.values())})
        return
    heads = ("content-list-game", "content-list-content", "content-list-release", "content-list-tables")
    rows = [[terminal.words(head) for head in heads]]
    for entry in found.values():
        today = terminal.words("content-list-today") if entry["today"] else ""
        release = " · ".join(filter(None, [today, str(entry["release"] or "")]))
        rows.append([str(entry["game"]), str(entry["content"]), release, str(entry["tables"] or "")])
    for line in columns(rows, 3):
        terminal.print(line)


# ---- check


def check(terminal: Terminal, game: Game, as_json: bool) -> None:
    """Reading the content has checked it; say what there is and where it comes from."""
    tables = {name: (len(rows), sources(rows)) for name, rows in game.content.original.tables.items()}
    if as_json:
        found = {name: {"records": count, "values": dict(origin)} for name, (count, origin) in tables.items()}
        terminal.json("content check", {"game": game.id, "content": game.content.hash, "tables": found})
        return
    terminal.say("content-good", name=game.name(terminal.lang), hash=game.content.hash)
    terminal.print()
    for line in columns(count_rows(terminal, tables)):
        terminal.print(line)
    terminal.print()
    terminal.say("content-sources")


# ---- export


def export(terminal: Terminal, game: Game, output: str | None) -> None:
    """All tables as YAML, one record a line."""
    text = f"# {terminal.words('content-export', name=game.name(terminal.lang), id=game.id)}\n"
    text += "".join(_table(name, rows) for name, rows in game.content.original.tables.items())
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
    found = ours.content.difference(theirs.content.original)
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

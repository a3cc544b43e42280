"""`ecumene content check FILE`: what an owner's file says, what of the box is still ours, and what does not read."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap

from ecumene.catalogue import catalogue
from ecumene.cli.arguments import find_game
from ecumene.cli.content_counts import count_rows, source_of, sources, values_of
from ecumene.cli.errors import UsageError, read_file
from ecumene.cli.problems import Problems
from ecumene.cli.terminal import Terminal, columns
from ecumene.core.content import Content, Row
from ecumene.core.content_file import ContentFile, read_owners
from ecumene.core.errors import ContentError
from ecumene.core.game import Game
from ecumene.core.overlaying import OWNER

FAULTY = 1  # exit code: something does not read
HOUSE = "house"
MOST = 50  # faults that are looked for: each takes reading the game once more


@dataclass(frozen=True)
class Fault:
    """What does not read, and where."""

    line: int
    record: str
    field: str
    problem: str


@dataclass(frozen=True)
class Part:
    """Some fields of a record."""

    table: str
    record: str
    fields: tuple[str, ...]


def fault_of(error: ContentError, file: str) -> Fault:
    """An error as it is told where the file is known."""
    return Fault(error.line, error.record, error.field, error.problem.removeprefix(f"{file}: "))


def is_file(given: str) -> bool:
    """Whether somebody means a file and no game."""
    return given not in catalogue and (Path(given).suffix in (".yaml", ".yml") or Path(given).exists())


def check(terminal: Terminal, arguments: Namespace) -> int:
    path = Path(arguments.game)
    read_file(terminal, arguments.game)  # one that is not there, or is no text, is no content with faults
    for option in ("content", "hash", "store"):
        if getattr(arguments, option) is not None:
            raise UsageError(terminal.words("content-owner-alone", option=f"--{option}"))
    try:
        file = read_owners(path)
    except ContentError as error:
        return tell_unread(terminal, path.name, error, arguments)
    game = game_of_file(terminal, file, arguments.of)
    faults, content = examine(game, file)
    told = [name for name in game.content.tables if name in file.tables] or list(game.content.tables)
    if arguments.json:
        terminal.json("content check", as_data(game, path.name, content, told, faults))
    else:
        tell(terminal, game, path.name, content, told, faults)
    return FAULTY if faults else 0


def game_of_file(terminal: Terminal, file: ContentFile, named: str | None) -> Game:
    """The game of a file: as somebody says, as the file says, or the only one that has its tables."""
    if named or file.game:
        return find_game(terminal, named or file.game)
    found = [catalogue[name] for name in catalogue if set(file.tables) <= set(catalogue[name].content.tables)]
    if len(found) != 1 or not file.tables:
        raise UsageError(terminal.words("content-owner-which", file=file.name, known=", ".join(catalogue)))
    return found[0]


def examine(game: Game, file: ContentFile) -> tuple[list[Fault], Content]:
    """What does not read, record by record, and our content with what does laid over it."""
    faults: list[Fault] = []
    left: set[str] = set()
    while True:
        try:
            content = game.owning(file.without(left))
            game.using(content)
            return sorted(faults, key=lambda fault: fault.line), content
        except ContentError as error:
            faults.append(fault_of(error, file.name))
            known = any(row["id"] == error.record for rows in file.tables.values() for row in rows)
            if not known or error.record in left or len(faults) == MOST:
                return sorted(faults, key=lambda fault: fault.line), game.content
            left.add(error.record)


# ---- what there is


def parts(content: Content, tables: Sequence[str], source: str) -> Iterator[Part]:
    """The values of tables that come from somewhere, record by record."""
    for table in tables:
        for row in content.original.tables[table]:
            fields = tuple(field for field in values_of(row) if source_of(row, field) == source)
            if fields:
                yield Part(table, str(row["id"]), fields)


def rows_of(content: Content, tables: Sequence[str]) -> dict[str, list[Row]]:
    return {name: content.original.tables[name] for name in tables}


# ---- telling it


def as_data(
    game: Game, file: str, content: Content, tables: Sequence[str], faults: Sequence[Fault]
) -> dict[str, object]:
    """All of it, for a program."""
    counted = {
        name: {"records": len(rows), "values": dict(sources(rows))} for name, rows in rows_of(content, tables).items()
    }
    return {
        "game": game.id,
        "content": content.hash,
        "file": file,
        "tables": counted,
        "owner": [vars(part) for part in parts(content, tables, OWNER)],
        "house": [vars(part) for part in parts(content, tables, HOUSE)],
        "problems": [vars(fault) for fault in faults],
    }


def tell(
    terminal: Terminal, game: Game, file: str, content: Content, tables: Sequence[str], faults: Sequence[Fault]
) -> None:
    words = terminal.words
    owned, ours = list(parts(content, tables, OWNER)), list(parts(content, tables, HOUSE))
    terminal.say("content-owner-title", file=file, name=game.name(terminal.lang), n=len(owned))
    if faults:
        tell_faults(terminal, game, faults)
    for title, found in (("content-owner-yours", owned), ("content-owner-ours", ours)):
        if found:
            terminal.print()
            terminal.say(title, n=len(found))
            tell_parts(terminal, found)
    terminal.print()
    counts = {name: (len(rows), sources(rows)) for name, rows in rows_of(content, tables).items()}
    for line in columns(count_rows(terminal, counts)):
        terminal.print(line)
    terminal.print()
    terminal.say("content-sources")
    terminal.print(words("content-owner-faulty", n=len(faults)) if faults else words("content-owner-good", file=file))


def tell_faults(terminal: Terminal, game: Game | None, faults: Sequence[Fault]) -> None:
    """What does not read, line by line."""
    problems = Problems(terminal.lang, game)
    terminal.print()
    terminal.say("content-owner-wrong", n=len(faults))
    for fault in faults:
        line = terminal.words("content-owner-line", line=str(fault.line)) if fault.line else ""
        where = " · ".join(filter(None, [line, fault.record, fault.field]))
        said = problems.say(fault.problem)
        colon = terminal.words("content-owner-at", where=where, problem=said) if where else said
        for shown in wrap(colon, terminal.width, initial_indent="  ", subsequent_indent="    "):
            terminal.print(shown)


def tell_parts(terminal: Terminal, found: Sequence[Part]) -> None:
    """Records with some of their fields, table by table."""
    table = ""
    for part in found:
        if part.table != table:
            table = part.table
            terminal.print(f"  {table}")
        line = f"{part.record} ({', '.join(part.fields)})"
        for shown in wrap(line, terminal.width, initial_indent="    ", subsequent_indent="      "):
            terminal.print(shown)


def tell_unread(terminal: Terminal, file: str, error: ContentError, arguments: Namespace) -> int:
    """A file of which nothing can be read: it is no YAML, or holds no tables."""
    game = find_game(terminal, arguments.of) if arguments.of else None
    fault = fault_of(error, file)
    if arguments.json:
        told: dict[str, object] = {"game": game.id if game else None, "content": None, "file": file, "tables": {}}
        terminal.json("content check", {**told, "owner": [], "house": [], "problems": [vars(fault)]})
    else:
        terminal.say("content-owner-unread", file=file)
        tell_faults(terminal, game, [fault])
    return FAULTY

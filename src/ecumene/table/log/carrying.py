"""Carrying on: what an older release wrote, in the terms of the rules that are installed.

A row says by which rules its table began. The first entry that a newer release writes is `lifted`: from there on the
log is written by the rules it names. Nothing that was written is ever changed. When the log is read, everything before
a `lifted` entry, and in the end the whole log, goes through the game's migrations as a record would: they set private
options, and may write actions in other words. So any release, on any server, reads the same log in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ecumene.core.errors import ContentError, EcumeneError
from ecumene.core.game import Game
from ecumene.core.record import UNDO, Entry, Record
from ecumene.table.store import EntryRow, TableRow

LIFTED = "lifted"


class Uncarried(Exception):
    """A log that these rules cannot read. `key` says why, in the table's words, with `args`."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_said = args


@dataclass(frozen=True)
class Carried:
    """A table in the terms of the installed rules. `rules` are those that its last entry was written by.

    `newer` is the number of the first entry that only a newer release can read, 0 without one.
    """

    row: TableRow
    entries: list[EntryRow]
    rules: int
    newer: int = 0


def carried(row: TableRow, entries: Sequence[EntryRow], game: Game) -> Carried:
    """A table and its log, lifted to the rules of `game`."""
    if row.rules > game.version:
        raise Uncarried("stopped-newer", rules=row.rules, ours=game.version)
    rules, log = row.rules, list(entries)
    for number, entry in enumerate(entries):
        if entry.kind == LIFTED:
            wanted = int(entry.body["rules"])
            if wanted > game.version:
                row, log[:number] = _lift(row, log[:number], rules, game.version, game)
                return Carried(row, log[:number], rules, entry.number)
            row, log[:number] = _lift(row, log[:number], rules, wanted, game)
            rules = max(rules, wanted)
    row, log = _lift(row, log, rules, game.version, game)
    return Carried(row, log, rules)


def _lift(
    row: TableRow, entries: list[EntryRow], rules: int, wanted: int, game: Game
) -> tuple[TableRow, list[EntryRow]]:
    """A log that was written by some rules, as later ones would have written it."""
    if rules >= wanted:
        return row, entries
    record = record_of(row, entries, rules)
    try:
        lifted = record.lifted(game, wanted)
    except EcumeneError:
        raise Uncarried("stopped-rules", rules=rules, ours=game.version) from None
    except Exception as error:  # a migration is a game's own code
        raise Uncarried("stopped-rules", rules=rules, ours=game.version) from error
    setup: list[Any] = [list(outcome) for outcome in lifted.setup]
    row = replace(row, rules=wanted, options=dict(lifted.options), setup=setup)
    return row, entries if lifted.entries == record.entries else _rewritten(entries, iter(lifted.entries))


def record_of(row: TableRow, entries: Sequence[EntryRow], rules: int, names: tuple[str, ...] = ()) -> Record:
    """What was played, exactly as it was written."""
    scripted = bool(row.setup) or any(entry.body.get("scripted") for entry in entries)
    return Record(
        row.game,
        rules,
        row.content,
        row.seats,
        dict(row.options),
        None if scripted else row.seed,
        names,
        tuple([(purpose, outcome) for purpose, outcome in row.setup]),
        tuple([line for entry in entries for line in _lines(entry)]),
    )


def _lines(entry: EntryRow) -> list[Entry]:
    """The lines of a record that an entry of the log stands for. An undo may do again what others chose in secret."""
    seat, body = entry.seat or 0, entry.body
    if entry.kind == "act":
        outcomes = tuple([(purpose, outcome) for purpose, outcome in body["outcomes"]])
        return [Entry(seat, body["notation"], outcomes)]
    if entry.kind == "undo":
        return [Entry(seat, f"{UNDO}{body['n']}"), *[Entry(who, notation) for who, notation in body.get("kept", ())]]
    return []


def _rewritten(entries: list[EntryRow], lines: Iterator[Entry]) -> list[EntryRow]:
    """The log with its actions as these lines write them."""
    found: list[EntryRow] = []
    for entry in entries:
        body = dict(entry.body)
        if entry.kind == "act":
            line = next(lines)
            body |= {"notation": line.notation, "outcomes": [list(outcome) for outcome in line.outcomes]}
        elif entry.kind == "undo":
            next(lines)
            if "kept" in body:
                body["kept"] = [[line.seat, line.notation] for line in [next(lines) for _ in body["kept"]]]
        found.append(replace(entry, body=body))
    return found


def content_trouble(error: ContentError, hash: str, known: bool) -> Uncarried:
    """Why a table's content cannot be had."""
    return Uncarried("stopped-unreadable", problem=str(error)) if known else Uncarried("stopped-content", hash=hash)

"""`ecumene replay`: tells a game from its record, line by line."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ecumene.cli.arguments import Parser, add_content, add_json, find_game, whole
from ecumene.cli.errors import UsageError, read_file, write_file
from ecumene.cli.problems import in_words
from ecumene.cli.standings import dump_standings, print_standings
from ecumene.cli.terminal import Terminal
from ecumene.core.content_text import overlaid_as
from ecumene.core.game import Game
from ecumene.core.position import Event, Position
from ecumene.core.record import Entry, Record, RecordError
from ecumene.core.speech import MARKS, NOBODY, Speech


@dataclass(frozen=True)
class Step:
    """One entry of the record, what happened and where it led."""

    number: int
    entry: Entry
    events: tuple[Event, ...]
    points: tuple[int, ...]
    position: Position


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("file", metavar="FILE", help=words("help-record"))
    parser.add_argument("--to", metavar="N", type=whole(words, 0), help=words("help-to"))
    parser.add_argument("--keepsake", metavar="FILE", help=words("help-keepsake"))
    add_content(parser)
    add_json(parser)


def run(terminal: Terminal, arguments: Namespace) -> int:
    record, game = read_record(terminal, arguments.file, arguments.content)
    last = len(record.entries) if arguments.to is None else arguments.to
    if last > len(record.entries):
        raise UsageError(terminal.words("replay-to", n=last, entries=len(record.entries)))
    speech = game.speech(terminal.lang, record.names)
    try:
        if arguments.keepsake:
            _keep(terminal, record, game, last, arguments.keepsake)
        elif arguments.json:
            terminal.json("replay", _dump(record, game, speech, last))
        else:
            _tell(terminal, record, game, speech, last)
    except RecordError as error:
        raise UsageError(f"{arguments.file}: {in_words(terminal.lang, error)}") from error
    return 0


def read_record(terminal: Terminal, path: str, content: str | None) -> tuple[Record, Game]:
    """The record of a file, lifted to the rules of today, and its game with the content it was played with."""
    try:
        record = Record.parse(read_file(terminal, path))
        game = find_game(terminal, record.game)
        if content is not None:
            laid = overlaid_as(game.contents(), Path(content), record.content, game.said)
            game = game.using(content) if laid is None else game.keeping(laid)
        return record.migrated(game), record.played_by(game)
    except RecordError as error:
        raise UsageError(f"{path}: {in_words(terminal.lang, error)}") from error


def _keep(terminal: Terminal, record: Record, game: Game, last: int, path: str) -> None:
    """Write a content file with which another game begins as this one did: its world, for example."""
    position = next(record.steps(game))
    for step in steps(record, game, last):
        position = step.position
    kept = game.keepsake(position)
    if kept is None:
        raise UsageError(terminal.words("replay-no-keepsake", name=game.name(terminal.lang)))
    write_file(terminal, path, kept)
    terminal.say("replay-kept", file=path)


def steps(record: Record, game: Game, last: int) -> Iterator[Step]:
    """The first `last` entries one by one; a record told to its end must reach its result."""
    positions = record.steps(game)
    position = next(positions)
    for number, entry in enumerate(record.entries[:last], 1):
        heard: list[Event] = []
        position.journal = heard
        position = next(positions)
        yield Step(number, entry, tuple(heard), points_of(position), position)
    if last == len(record.entries):
        next(positions, None)  # checks the result


def points_of(position: Position) -> tuple[int, ...]:
    """The points of each seat."""
    standings = position.standings()
    return tuple(standings.of(seat).points for seat in range(position.seats))


# ---- for people


def _tell(terminal: Terminal, record: Record, game: Game, speech: Speech, last: int) -> None:
    words, paint = terminal.words, terminal.paint
    terminal.say("replay-title", name=game.name(terminal.lang), seats=record.seats, entries=len(record.entries))
    position = next(record.steps(game))
    points = points_of(position)
    digits = len(str(last))
    for step in steps(record, game, last):
        entry = step.entry
        if entry.undoes:
            said = [words("replay-undo", n=entry.undoes, who=speech.who(entry.seat))]
        else:
            said = [sentence for _, sentence in game.told(step.events, speech)]
        number = paint(f"{step.number:>{digits}}", NOBODY)
        mark = paint(MARKS[entry.seat], entry.seat)
        terminal.print(f"{number}  {mark}  {paint(entry.notation, entry.seat)}{' — ' if said else ''}{'; '.join(said)}")
        if step.points != points:
            points = step.points
            scores = " · ".join(paint(f"{MARKS[seat]} {n}", seat) for seat, n in enumerate(points))
            terminal.print(" " * (digits + 5) + words("replay-points", scores=scores))
        position = step.position
    terminal.print()
    terminal.print(speech.table(position.view(None), terminal.width, paint))
    terminal.print()
    print_standings(terminal, speech, position)


# ---- for programs


def _dump(record: Record, game: Game, speech: Speech, last: int) -> dict[str, object]:
    position = next(record.steps(game))
    entries: list[dict[str, object]] = []
    for step in steps(record, game, last):
        position = step.position
        entries.append(
            {
                "number": step.number,
                "seat": step.entry.seat,
                "action": step.entry.notation,
                "outcomes": [list(outcome) for outcome in step.entry.outcomes],
                "events": [_event(event, speech) for event in step.events],
                "points": list(step.points),
            }
        )
    return {
        "game": record.game,
        "rules": record.rules,
        "content": record.content,
        "seats": record.seats,
        "options": dict(record.options),
        "seed": record.seed,
        "names": [speech.who(seat) for seat in range(record.seats)],
        "entries": entries,
        "over": not position.pending(),
        "standings": dump_standings(position),
    }


def _event(event: Event, speech: Speech) -> dict[str, object]:
    return {
        "event": event.say,
        "arguments": event.args,
        "tally": None if event.tally is None else event.tally.dump(),
        "text": speech.tell(event),
    }

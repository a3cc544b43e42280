"""`ecumene picture`: draws a moment of a game from its record, as an SVG."""

from __future__ import annotations

from argparse import Namespace

from ecumene.cli.arguments import Parser, add_content, whole
from ecumene.cli.errors import UsageError, write_file
from ecumene.cli.problems import in_words
from ecumene.cli.replay import read_record
from ecumene.cli.terminal import Terminal
from ecumene.core.record import RecordError
from ecumene.picture import draw


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("file", metavar="FILE", help=words("help-record"))
    parser.add_argument("--move", metavar="N", type=whole(words, 0), help=words("help-picture-move"))
    parser.add_argument("--seat", metavar="N", type=whole(words, 1), help=words("help-picture-seat"))
    parser.add_argument("--dark", action="store_true", help=words("help-picture-dark"))
    parser.add_argument("-o", "--out", metavar="FILE", help=words("help-picture-out"))
    add_content(parser)


def run(terminal: Terminal, arguments: Namespace) -> int:
    record, game = read_record(terminal, arguments.file, arguments.content)
    if arguments.move is not None and arguments.move > len(record.entries):
        raise UsageError(terminal.words("replay-to", n=arguments.move, entries=len(record.entries)))
    if arguments.seat is not None and arguments.seat > record.seats:
        raise UsageError(terminal.words("picture-seat", n=arguments.seat, seats=record.seats))
    seat = None if arguments.seat is None else arguments.seat - 1
    try:
        position = record.replay(game, arguments.move)
    except RecordError as error:
        raise UsageError(f"{arguments.file}: {in_words(terminal.lang, error)}") from error
    svg = draw(position, seat, lang=terminal.lang, dark=arguments.dark, names=record.names)
    if arguments.out is None:
        terminal.print(svg.rstrip("\n"))
        return 0
    write_file(terminal, arguments.out, svg)
    terminal.say("picture-kept", file=arguments.out)
    return 0

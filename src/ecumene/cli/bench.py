"""`ecumene bench`: how fast the rules run on this machine."""

from __future__ import annotations

import platform
from argparse import Namespace

import ecumene
from ecumene.catalogue import catalogue
from ecumene.cli.arguments import Parser, add_game, add_json, find_game, usual_seats, whole
from ecumene.cli.terminal import Terminal
from ecumene.core.game import Game
from ecumene.lab.speed import Speed, measure


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add_game(parser, optional=True)
    parser.add_argument("--seats", metavar="N", type=whole(words, 1), help=words("help-seats"))
    parser.add_argument("--seconds", metavar="N", type=whole(words, 1), default=2, help=words("help-seconds"))
    add_json(parser)


def run(terminal: Terminal, arguments: Namespace) -> int:
    names = [arguments.game] if arguments.game else list(catalogue)
    measured: list[dict[str, object]] = []
    for name in names:
        game = find_game(terminal, name)
        seats = usual_seats(game) if arguments.seats is None else arguments.seats
        game.prepare(seats)
        speed = measure(game, seats, arguments.seconds)
        measured.append({"game": game.id, "seats": seats, **_dump(speed)})
        if not arguments.json:
            _tell(terminal, game, seats, speed)
    if arguments.json:
        machine = {"python": platform.python_version(), "machine": platform.machine()}
        terminal.json("bench", {"compiled": ecumene.COMPILED, **machine, "games": measured})
    return 0


def _tell(terminal: Terminal, game: Game, seats: int, speed: Speed) -> None:
    terminal.say(
        "bench-speed",
        name=game.name(terminal.lang),
        seats=seats,
        how="compiled" if ecumene.COMPILED else "plain",
        python=platform.python_version(),
        decisions=speed.decisions_per_second,
        games=speed.games_per_second,
        copy=speed.microseconds_per_copy,
    )


def _dump(speed: Speed) -> dict[str, object]:
    return {
        "decisions_per_second": speed.decisions_per_second,
        "games_per_second": speed.games_per_second,
        "microseconds_per_copy": speed.microseconds_per_copy,
        "decisions": speed.decisions,
        "seconds": speed.seconds,
    }

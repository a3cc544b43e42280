"""`ecumene play`: a person at the terminal, bots on the other seats."""

from __future__ import annotations

import secrets
import shlex
from argparse import Namespace
from pathlib import Path

from ecumene.bots import Bot, make_bot
from ecumene.cli.arguments import Parser, add_game, add_table, find_game, read_bots, read_options, usual_seats, whole
from ecumene.cli.errors import UsageError
from ecumene.cli.problems import in_words
from ecumene.cli.replay import read_record
from ecumene.cli.saving import SaveFile, new_path
from ecumene.cli.session import Session
from ecumene.cli.terminal import Terminal
from ecumene.core.action import Seat
from ecumene.core.record import Play, RecordError
from ecumene.core.speech import MARKS
from ecumene.lab.match import derive

NUMBERS = [str(number) for number in range(1, len(MARKS) + 1)]
"""The seats as people count them."""


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add_game(parser, optional=True)
    add_table(parser)
    parser.add_argument("--seat", metavar="A", default="A", help=words("help-seat"))
    parser.add_argument("--bots", metavar="BOT,…", default="greedy", help=words("help-bots-others"))
    parser.add_argument("--seed", metavar="S", type=whole(words), help=words("help-seed"))
    parser.add_argument("--load", metavar="FILE", help=words("help-load"))
    parser.add_argument("--save", metavar="FILE", help=words("help-save"))


def run(terminal: Terminal, arguments: Namespace) -> int:
    play, persons, specs = _new(terminal, arguments) if arguments.load is None else _loaded(terminal, arguments)
    record = play.record
    sitting = derive(record.seed or 0, len(record.entries))  # bots take other chances when a game goes on
    bots: dict[Seat, Bot] = {seat: make_bot(spec, derive(sitting, "bot", seat)) for seat, spec in specs.items()}
    kept = arguments.save or arguments.load
    path = Path(kept) if kept else new_path(play.game.id, Path())
    _welcome(terminal, play, persons)
    save = SaveFile(terminal, path, _resume(arguments, persons, specs))
    return Session(terminal, play, bots, save, input).run()


def _resume(arguments: Namespace, persons: list[Seat], specs: dict[Seat, str]) -> str:
    """The arguments that bring the same people, bots and content back to a saved game."""
    words = ["--seat", ",".join(MARKS[seat] for seat in persons)]
    if specs:
        words += ["--bots", ",".join(specs.values())]
    for name in ("content", "lang"):
        if getattr(arguments, name) is not None:
            words += [f"--{name}", getattr(arguments, name)]
    return shlex.join(words)


def _new(terminal: Terminal, arguments: Namespace) -> tuple[Play, list[Seat], dict[Seat, str]]:
    if arguments.game is None:
        raise UsageError(terminal.words("usage-required", what="GAME"))
    game = find_game(terminal, arguments.game, arguments.content)
    seats = usual_seats(game) if arguments.seats is None else arguments.seats
    options = read_options(terminal, arguments.option)
    game.check_offered(options)
    game.prepare(seats, 0, options)  # refuses what the game does not offer
    persons, specs = _who_plays(terminal, arguments, seats)
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    speech = game.speech(terminal.lang)
    names = [_bot_name(specs[seat], seat) if seat in specs else speech.who(seat) for seat in range(seats)]
    return Play(game, seats, seed, options, None, names), persons, specs


def _loaded(terminal: Terminal, arguments: Namespace) -> tuple[Play, list[Seat], dict[Seat, str]]:
    for name in ("seats", "seed", "option"):
        if getattr(arguments, name) not in (None, []):
            raise UsageError(terminal.words("play-load-with", what=f"--{name}"))
    record, game = read_record(terminal, arguments.load, arguments.content)
    if arguments.game not in (None, game.id):
        raise UsageError(terminal.words("play-load-game", file=arguments.load, id=game.id))
    try:
        play = Play.resume(game, record)
    except RecordError as error:
        raise UsageError(f"{arguments.load}: {in_words(terminal.lang, error)}") from error
    persons, specs = _who_plays(terminal, arguments, record.seats)
    return play, persons, specs


def _who_plays(terminal: Terminal, arguments: Namespace, seats: int) -> tuple[list[Seat], dict[Seat, str]]:
    """The seats of persons, and the bots on the others."""
    marks = MARKS[:seats]
    persons: list[Seat] = []
    for text in arguments.seat.upper().split(","):
        mark = text.strip()
        if mark in NUMBERS:
            mark = MARKS[NUMBERS.index(mark)]
        if len(mark) != 1 or mark not in marks or marks.index(mark) in persons:
            raise UsageError(terminal.words("play-seat", what=text, first=marks[0], last=marks[-1]))
        persons.append(marks.index(mark))
    others = [seat for seat in range(seats) if seat not in persons]
    if not others:
        return sorted(persons), {}
    return sorted(persons), dict(zip(others, read_bots(terminal, arguments.bots, len(others)), strict=True))


def _bot_name(spec: str, seat: Seat) -> str:
    return f"{spec.partition(':')[0].capitalize()} {MARKS[seat]}"


def _welcome(terminal: Terminal, play: Play, persons: list[Seat]) -> None:
    record = play.record
    speech = play.game.speech(terminal.lang, play.names)
    you = ", ".join(terminal.paint(speech.who(seat), seat) for seat in persons)
    seed = "—" if record.seed is None else str(record.seed)
    terminal.say("play-welcome", name=play.game.name(terminal.lang), seats=record.seats, you=you, seed=seed)
    terminal.say("play-how", help=terminal.words("command-help"))

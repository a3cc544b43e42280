"""`ecumene lab dataset`: games of bots among themselves, as Parquet."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ecumene.cli.arguments import Parser, find_game, read_bots, usual_seats, whole
from ecumene.cli.lab.shared import add_shared, read_setup
from ecumene.cli.progress import Bar
from ecumene.cli.terminal import Terminal
from ecumene.cli.working import INTERRUPTED, hired, say_kept


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add_shared(parser, "help-bots-all")
    parser.set_defaults(bots="greedy")
    parser.add_argument("--games", metavar="N", type=whole(words, 1), default=100, help=words("help-number"))
    rotation = parser.add_mutually_exclusive_group()
    rotation.add_argument("--rotate", action="store_true", default=True, help=words("help-rotate"))
    rotation.add_argument("--no-rotate", dest="rotate", action="store_false", help=words("help-no-rotate"))
    parser.add_argument("--part", metavar="N", type=whole(words, 1), default=32, help=words("help-lab-part"))
    parser.add_argument("--no-positions", dest="positions", action="store_false", help=words("help-lab-no-positions"))
    parser.add_argument("--out", metavar="FOLDER", required=True, help=words("help-lab-dataset-out"))


def run(terminal: Terminal, arguments: Namespace) -> int:
    from ecumene.lab.dataset import Dataset, make_dataset

    named = arguments.bots.count(",") + 1
    seats = named if named > 1 else usual_seats(find_game(terminal, arguments.game))
    _, setup = read_setup(terminal, arguments, seats)
    bots = read_bots(terminal, arguments.bots, setup.seats)
    told = {"rotate": arguments.rotate, "part": arguments.part, "positions": arguments.positions}
    dataset = Dataset(setup, bots, arguments.games, arguments.seed, **told)
    parts = 0
    try:
        with hired(terminal, arguments) as workers, Bar(terminal, "lab-parts") as bar:

            def hear(done: int, total: int | None) -> None:
                nonlocal parts
                parts = done
                bar(done, total)

            manifest = make_dataset(dataset, Path(arguments.out), workers, hear)
    except KeyboardInterrupt:
        say_kept(terminal, "lab-parts-kept", parts, arguments.out)
        return INTERRUPTED
    if arguments.json:
        terminal.json("lab dataset", {"folder": arguments.out, **manifest})
        return 0
    size = sum(file["bytes"] for file in manifest["files"].values()) / 1e6
    rows = {"games": manifest["games"], "decisions": manifest["rows"]["decisions"]}
    terminal.say("lab-dataset-written", folder=arguments.out, files=len(manifest["files"]), size=size, **rows)
    return 0

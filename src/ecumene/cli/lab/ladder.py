"""`ecumene lab ladder`: bots and what is known of their strength."""

from __future__ import annotations

from argparse import Namespace

from ecumene.cli.arguments import Parser, find_game, usual_seats, whole
from ecumene.cli.lab.shared import add_shared, number, play, read_entrants, read_setup
from ecumene.cli.terminal import Terminal, columns
from ecumene.cli.working import INTERRUPTED


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add_shared(parser, "help-lab-bots")
    parser.add_argument("--rounds", metavar="N", type=whole(words, 1), default=20, help=words("help-lab-ladder-rounds"))
    parser.add_argument("--sure", metavar="SIGMA", type=number(words, 0), default=0.0, help=words("help-lab-sure"))
    parser.add_argument("--out", metavar="FOLDER", help=words("help-lab-out"))


def run(terminal: Terminal, arguments: Namespace) -> int:
    from ecumene.lab.ladder import Ladder, ladder_of

    named = len(read_entrants(terminal, arguments.bots, 2))
    counts = [seats for seats in find_game(terminal, arguments.game).seat_counts if seats <= named]
    seats = min(counts, default=usual_seats(find_game(terminal, arguments.game)))
    game, setup = read_setup(terminal, arguments, seats)
    bots = read_entrants(terminal, arguments.bots, setup.seats)
    contest = Ladder(setup, bots, arguments.rounds, arguments.sure, arguments.seed)
    played, ended = play(terminal, contest, arguments)
    table = ladder_of(bots, played)
    games = sum(len(one.matches) for one in played)
    if arguments.json:
        told = {"game": game.id, "seats": setup.seats, "options": dict(setup.options), "content": game.content.hash}
        told |= {"bots": list(bots), "seed": arguments.seed, "sittings": len(played), "games": games}
        terminal.json("lab ladder", {**told, "ladder": [row.dump() for row in table]})
        return 0 if ended else INTERRUPTED
    about = {"name": game.name(terminal.lang), "seats": setup.seats, "games": games, "seed": str(arguments.seed)}
    terminal.say("simulate-title", **about)
    words = terminal.words
    rows = [[words(f"lab-{head}") for head in ("bot", "games-head", "rating", "interval", "ahead")]]
    for row in table:
        interval = words("interval", low=words("lab-figure", n=row.low), high=words("lab-figure", n=row.high))
        ahead = "" if row.ahead is None else words("percent", n=row.ahead)
        rows.append([row.bot, str(row.games), words("mean", mean=row.mu, error=row.sigma), interval, ahead])
    terminal.print()
    for line in columns(rows):
        terminal.print(line)
    return 0 if ended else INTERRUPTED

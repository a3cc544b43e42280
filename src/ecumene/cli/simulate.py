"""`ecumene simulate`: bots play many games, and what comes out is told with its uncertainty."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from ecumene.cli import figures
from ecumene.cli.arguments import (
    Parser,
    add_game,
    add_json,
    add_table,
    find_game,
    read_bots,
    read_options,
    usual_seats,
    whole,
)
from ecumene.cli.progress import Bar
from ecumene.cli.terminal import Terminal, columns
from ecumene.cli.working import INTERRUPTED, add_workers, hired, plainly, say_kept
from ecumene.lab.match import Match, Setup
from ecumene.lab.series import Report, Series, report
from ecumene.lab.work import Desk, Journal


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add_game(parser)
    add_table(parser)
    parser.add_argument("--games", metavar="N", type=whole(words, 1), default=100, help=words("help-number"))
    parser.add_argument("--bots", metavar="BOT,…", default="greedy", help=words("help-bots-all"))
    parser.add_argument("--seed", metavar="S", type=whole(words), default=0, help=words("help-seed-series"))
    add_workers(parser, "help-jobs")
    parser.add_argument("--out", metavar="FOLDER", help=words("help-lab-out"))
    rotation = parser.add_mutually_exclusive_group()
    rotation.add_argument("--rotate", action="store_true", default=True, help=words("help-rotate"))
    rotation.add_argument("--no-rotate", dest="rotate", action="store_false", help=words("help-no-rotate"))
    add_json(parser)


def run(terminal: Terminal, arguments: Namespace) -> int:
    game = find_game(terminal, arguments.game, arguments.content)
    named = arguments.bots.count(",") + 1
    seats = arguments.seats or (named if named > 1 else usual_seats(game))
    setup = Setup(game.id, seats, read_options(terminal, arguments.option), arguments.content)
    game.check_offered(setup.options)
    game.prepare(seats, 0, setup.options)
    bots = read_bots(terminal, arguments.bots, seats)
    series = Series(setup, bots, arguments.games, arguments.seed, arguments.rotate)
    if arguments.on is None and arguments.jobs is None:
        arguments.jobs = 1
    with plainly(terminal):
        matches, speed, ended = _play(terminal, series, arguments)
    if matches:
        told = report(matches)
        if arguments.json:
            terminal.json("simulate", _dump(series, told, speed))
        else:
            about = {"name": game.name(terminal.lang), "seats": seats, "games": told.games}
            terminal.say("simulate-title", **about, seed=str(series.seed))
            _tell(terminal, told, speed)
    return 0 if ended else INTERRUPTED


@dataclass(frozen=True)
class Speed:
    """What was played now, and not found in a folder."""

    jobs: int
    games: int
    decisions: int
    seconds: float


def _play(terminal: Terminal, series: Series, arguments: Namespace) -> tuple[list[Match], Speed, bool]:
    """The matches in the order of their numbers, and whether these are all. Ctrl-C keeps what is done."""
    matches: list[Match] = []
    folder = None if arguments.out is None else Path(arguments.out)
    with Journal(series.plan(), folder) as journal, hired(terminal, arguments) as workers:
        before, start = set(journal.done), perf_counter()
        desk = Desk(workers, journal)
        try:
            with Bar(terminal, "lab-games") as desk.told, closing(series.play(desk)) as coming:
                for match in coming:
                    matches.append(match)
        except KeyboardInterrupt:
            ended = False
            say_kept(terminal, "lab-kept", desk.done, arguments.out)
        else:
            ended = True
            journal.settle(sorted(journal.done, key=int))  # those of a longer run stay
        now = [match for number, match in enumerate(matches) if str(number) not in before]
        jobs = workers.count if arguments.jobs is None else arguments.jobs
    decisions = sum(match.decisions for match in now)
    return matches, Speed(jobs, len(now), decisions, perf_counter() - start), ended


def _dump(series: Series, told: Report, speed: Speed) -> dict[str, object]:
    setup = series.setup
    return {
        "game": setup.game,
        "seats": setup.seats,
        "options": dict(setup.options),
        "content": setup.load().content.hash,
        "lineup": list(series.bots),
        "rotate": series.rotate,
        "seed": series.seed,
        **told.dump(),
        "speed": {
            "jobs": speed.jobs,
            "seconds": speed.seconds,
            "games_per_second": speed.games / speed.seconds,
            "decisions_per_second": speed.decisions / speed.seconds,
        },
    }


# ---- for people


def _tell(terminal: Terminal, told: Report, speed: Speed) -> None:
    words = terminal.words
    heads = [words(f"simulate-{head}") for head in ("bot", "seats", "wins", "interval", "points", "place")]
    rows = [heads]
    for bot in told.bots:
        rows.append(
            [
                bot.bot,
                str(bot.seats),
                *figures.rate(terminal, bot.wins),
                figures.mean(terminal, bot.points),
                figures.mean(terminal, bot.places),
            ]
        )
    terminal.print()
    for line in columns(rows):
        terminal.print(line)
    heads = [words("simulate-order"), heads[2], heads[3], heads[4]]
    rows = [heads]
    for seat in told.order:
        place = words("simulate-nth", n=seat.order + 1)
        rows.append([place, *figures.rate(terminal, seat.wins), figures.mean(terminal, seat.points)])
    terminal.print()
    for line in columns(rows):
        terminal.print(line)
    terminal.print()
    length = told.decisions
    terminal.say("simulate-length", mean=figures.mean(terminal, length), least=length.least, most=length.most)
    rates = {"games": speed.games / speed.seconds, "decisions": speed.decisions / speed.seconds}
    terminal.say("simulate-speed", seconds=speed.seconds, **rates)

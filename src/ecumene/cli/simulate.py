"""`ecumene simulate`: bots play many games, and what comes out is told with its uncertainty."""

from __future__ import annotations

from argparse import Namespace

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
from ecumene.cli.progress import ProgressBar
from ecumene.cli.terminal import Terminal, columns
from ecumene.lab.match import Setup
from ecumene.lab.series import Report, Series, report
from ecumene.lab.statistics import Mean, Rate


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add_game(parser)
    add_table(parser)
    parser.add_argument("--games", metavar="N", type=whole(words, 1), default=100, help=words("help-number"))
    parser.add_argument("--bots", metavar="BOT,…", default="greedy", help=words("help-bots-all"))
    parser.add_argument("--seed", metavar="S", type=whole(words), default=0, help=words("help-seed-series"))
    parser.add_argument("--jobs", metavar="N", type=whole(words, 1), default=1, help=words("help-jobs"))
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
    bar = ProgressBar(terminal, arguments.games, "simulate-progress")
    try:
        matches, seconds = series.run(arguments.jobs, bar)
    finally:
        bar.clear()
    told = report(matches)
    if arguments.json:
        terminal.json("simulate", _dump(series, told, arguments.jobs, seconds))
    else:
        terminal.say(
            "simulate-title", name=game.name(terminal.lang), seats=seats, games=told.games, seed=str(series.seed)
        )
        _tell(terminal, told, seconds)
    return 0


def _dump(series: Series, told: Report, jobs: int, seconds: float) -> dict[str, object]:
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
            "jobs": jobs,
            "seconds": seconds,
            "games_per_second": told.games / seconds,
            "decisions_per_second": told.total_decisions / seconds,
        },
    }


# ---- for people


def _tell(terminal: Terminal, told: Report, seconds: float) -> None:
    words = terminal.words
    heads = [words(f"simulate-{head}") for head in ("bot", "seats", "wins", "interval", "points", "place")]
    rows = [heads]
    for bot in told.bots:
        rows.append(
            [
                bot.bot,
                str(bot.seats),
                *_rate(terminal, bot.wins),
                _mean(terminal, bot.points),
                _mean(terminal, bot.places),
            ]
        )
    terminal.print()
    for line in columns(rows):
        terminal.print(line)
    heads = [words("simulate-order"), heads[2], heads[3], heads[4]]
    rows = [heads]
    for seat in told.order:
        place = words("simulate-nth", n=seat.order + 1)
        rows.append([place, *_rate(terminal, seat.wins), _mean(terminal, seat.points)])
    terminal.print()
    for line in columns(rows):
        terminal.print(line)
    terminal.print()
    length = told.decisions
    terminal.say("simulate-length", mean=_mean(terminal, length), least=length.least, most=length.most)
    speed = {"games": told.games / seconds, "decisions": told.total_decisions / seconds}
    terminal.say("simulate-speed", seconds=seconds, **speed)


def _rate(terminal: Terminal, rate: Rate) -> list[str]:
    words = terminal.words
    low, high = words("percent", n=rate.low), words("percent", n=rate.high)
    return [words("percent", n=rate.rate), words("interval", low=low, high=high)]


def _mean(terminal: Terminal, mean: Mean) -> str:
    return terminal.words("mean", mean=mean.mean, error=mean.error)

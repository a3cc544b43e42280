"""`ecumene lab compare A B`: two contents or two versions of the rules on the same seeds, and what differs."""

from __future__ import annotations

import shlex
from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ecumene.cli.arguments import Parser, find_game, read_options
from ecumene.cli.errors import UsageError
from ecumene.cli.lab.studying import BOT, SEED, Bars, add_playing, add_writing, put
from ecumene.cli.terminal import Terminal
from ecumene.cli.working import INTERRUPTED, hired, say_kept
from ecumene.core.game import Game

if TYPE_CHECKING:
    from ecumene.lab.balance import Played, Sample
    from ecumene.lab.compare import Side
    from ecumene.lab.work import Workers

GAMES = 400


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("before", metavar="A", help=words("help-study-compare-side"))
    parser.add_argument("after", metavar="B", help=words("help-study-compare-other"))
    add_playing(parser, GAMES)
    parser.set_defaults(bot=None, seed=None)  # those of games that were kept, unless told
    parser.add_argument("--things", metavar="VERB,…", help=words("help-study-things"))
    add_writing(parser)


def run(terminal: Terminal, arguments: Namespace) -> int:
    from ecumene.lab.balance.running import subject_of
    from ecumene.lab.compare import Comparison, ask, read_side

    common = read_options(terminal, arguments.option)
    before, after = sides = [read_side(side).given(common) for side in (arguments.before, arguments.after)]
    if before.game != after.game:
        raise UsageError(terminal.words("study-compare-games", before=before.game, after=after.game))
    game = find_game(terminal, before.game)
    subject = subject_of(game, arguments.things)
    bot, seed, seats = _table(arguments, sides, game)
    samples = [[side.sample(count, subject, bot, seed) for side in sides] for count in seats]
    for pair in samples:
        for side, sample in zip(sides, pair, strict=True):
            side.check(sample)
    told = []
    bars = Bars(terminal)
    try:
        with hired(terminal, arguments) as workers:
            for pair in samples:
                games = [
                    _games(arguments, workers, bars, side, sample) for side, sample in zip(sides, pair, strict=True)
                ]
                least = min(map(len, games))  # of kept games there may be fewer
                told.append(ask(subject, pair[0].setup.seats, games[0][:least], games[1][:least]))
    except KeyboardInterrupt:
        say_kept(terminal, "lab-kept", bars.games, str(arguments.keep))
        return INTERRUPTED
    command, name = _command(terminal, arguments, sides, bot, seed), arguments.name or f"{game.id}_compared"
    labels = (before.label, after.label)
    page = Comparison(game, subject, *labels, bot, seed, told, command, name, terminal.lang).page()
    return put(terminal, page, arguments.write)


def _table(arguments: Namespace, sides: Sequence[Side], game: Game) -> tuple[str, int, Sequence[int]]:
    """Who plays, on which seed, and how many at a table: as one says, or else as in games that were kept."""
    kept = next((side.about for side in sides if side.about), None)
    usual = (BOT, SEED, game.seat_counts) if kept is None else (kept.bot, kept.seed, [kept.seats])
    bot = usual[0] if arguments.bot is None else arguments.bot
    seed = usual[1] if arguments.seed is None else arguments.seed
    return bot, seed, arguments.seats or usual[2]


def _games(arguments: Namespace, workers: Workers, bars: Bars, side: Side, sample: Sample) -> Sequence[Played]:
    with bars(sample) as hears:
        return side.games(sample, arguments.games, workers, arguments.keep, hears)


def _command(terminal: Terminal, arguments: Namespace, sides: Sequence[Side], bot: str, seed: int) -> str:
    """What one types to get the same page."""
    words = ["ecumene", "lab", "compare", *(side.label for side in sides), "--games", str(arguments.games)]
    if arguments.seats:
        words += ["--seats", ",".join(str(count) for count in arguments.seats)]
    words += ["--bot", bot, "--seed", str(seed)]
    for option in arguments.option:
        words += ["--option", option]
    words += ["--lang", terminal.lang]
    return shlex.join(words)

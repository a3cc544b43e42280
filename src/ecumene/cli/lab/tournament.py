"""`ecumene lab tournament`: bots meet each other, until it is played or until it is clear."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from ecumene.cli import figures
from ecumene.cli.arguments import Parser, find_game, usual_seats, whole
from ecumene.cli.errors import UsageError
from ecumene.cli.lab.shared import add_shared, number, play, read_entrants, read_setup
from ecumene.cli.terminal import Terminal, columns
from ecumene.cli.working import INTERRUPTED
from ecumene.lab.match import Setup
from ecumene.lab.sitting import Played
from ecumene.lab.sprt import FARTHEST, MEASURES, Claims, Sprt, Verdict
from ecumene.lab.tournament import Contest, Place, RoundRobin, Swiss, crosstable, standings

SYSTEMS = ("round-robin", "swiss", "sprt")
ROUNDS = 10
"""So often everybody meets everybody, unless told: one sitting of each says nothing of how sure its figures are."""


def add_arguments(parser: Parser) -> None:
    words = parser.words
    elo = number(words, -FARTHEST, FARTHEST)
    add_shared(parser, "help-lab-bots")
    parser.add_argument(
        "--system", metavar="SYSTEM", choices=SYSTEMS, default="round-robin", help=words("help-lab-system")
    )
    parser.add_argument("--rounds", metavar="N", type=whole(words, 1), help=words("help-lab-rounds", n=ROUNDS))
    parser.add_argument("--sittings", metavar="N", type=whole(words, 1), default=1, help=words("help-lab-sittings"))
    parser.add_argument("--low", metavar="ELO", type=elo, default=0.0, help=words("help-lab-low"))
    parser.add_argument("--high", metavar="ELO", type=elo, default=20.0, help=words("help-lab-high"))
    parser.add_argument("--error", metavar="P", type=number(words, 0, 0.5), default=0.05, help=words("help-lab-error"))
    parser.add_argument("--by", metavar="WHAT", choices=MEASURES, default="places", help=words("help-lab-by"))
    parser.add_argument("--most", metavar="N", type=whole(words, 1), default=1000, help=words("help-lab-most"))
    parser.add_argument("--out", metavar="FOLDER", help=words("help-lab-out"))


def run(terminal: Terminal, arguments: Namespace) -> int:
    bots = read_entrants(terminal, arguments.bots, 2)
    game, setup = read_setup(terminal, arguments, _seats(terminal, arguments))
    contest = _contest(terminal, arguments, setup, bots)
    played, ended = play(terminal, contest, arguments)
    verdict = contest.judge(played) if isinstance(contest, Sprt) else None
    if arguments.json:
        terminal.json("lab tournament", _dump(arguments, contest, bots, played, verdict))
    elif played:
        games = sum(len(one.matches) for one in played)
        told = {"name": game.name(terminal.lang), "seats": setup.seats, "games": games, "seed": str(arguments.seed)}
        terminal.say("simulate-title", **told)
        tell_standings(terminal, standings(played))
        _tell_cross(terminal, bots, played)
        if verdict is not None:
            _tell_verdict(terminal, bots, arguments, verdict)
    return 0 if ended else INTERRUPTED


def _seats(terminal: Terminal, arguments: Namespace) -> int:
    """Two for a test between two, if the game allows it, and as usual otherwise."""
    game = find_game(terminal, arguments.game, arguments.content)
    return 2 if arguments.system == "sprt" and 2 in game.seat_counts else usual_seats(game)


def _contest(terminal: Terminal, arguments: Namespace, setup: Setup, bots: tuple[str, ...]) -> Contest:
    seed, rounds = arguments.seed, arguments.rounds
    if arguments.system == "swiss":
        read_entrants(terminal, arguments.bots, setup.seats)
        return Swiss(setup, bots, rounds or 0, arguments.sittings, seed)
    if arguments.system == "round-robin":
        return RoundRobin(setup, bots, rounds or ROUNDS, seed)
    if len(bots) != 2:
        raise UsageError(terminal.words("lab-pair", n=len(bots)))
    if arguments.low >= arguments.high:
        raise UsageError(terminal.words("lab-claims", low=arguments.low, high=arguments.high))
    claims = Claims(arguments.low, arguments.high, arguments.error, arguments.by)
    return Sprt(setup, bots, claims, arguments.most, seed)


def _dump(
    arguments: Namespace, contest: Contest, bots: tuple[str, ...], played: list[Played], verdict: Verdict | None
) -> dict[str, Any]:
    setup = contest.setup
    cross = crosstable(played)
    return {
        "game": setup.game,
        "seats": setup.seats,
        "options": dict(setup.options),
        "content": setup.load().content.hash,
        "system": arguments.system,
        "bots": list(bots),
        "seed": arguments.seed,
        "sittings": len(played),
        "games": sum(len(one.matches) for one in played),
        "standings": [row.dump() for row in standings(played)],
        "crosstable": [
            {"bot": bot, "against": other, "score": vars(score)} for (bot, other), score in sorted(cross.items())
        ],
        "verdict": None if verdict is None else verdict.dump(),
    }


# ---- for people


def tell_standings(terminal: Terminal, table: list[Place]) -> None:
    words = terminal.words
    heads = ("bot", "games-head", "score", "interval", "wins", "interval", "points", "strength")
    rows = [[words(f"lab-{head}") for head in heads]]
    for row in table:
        score = [figures.percent(terminal, row.score.mean), figures.interval(terminal, row.between)]
        points, strength = figures.mean(terminal, row.points), figures.percent(terminal, row.strength)
        rows.append([row.bot, str(row.games), *score, *figures.rate(terminal, row.wins), points, strength])
    terminal.print()
    for line in columns(rows):
        terminal.print(line)


def _tell_cross(terminal: Terminal, bots: tuple[str, ...], played: list[Played]) -> None:
    if len(bots) < 3:
        return
    cross = crosstable(played)
    rows = [[terminal.words("lab-before"), *bots]]
    for bot in bots:
        scores = [cross[bot, other].mean if (bot, other) in cross else None for other in bots]
        rows.append([bot, *(figures.percent(terminal, score) for score in scores)])
    terminal.print()
    for line in columns(rows):
        terminal.print(line)


def _tell_verdict(terminal: Terminal, bots: tuple[str, ...], arguments: Namespace, verdict: Verdict) -> None:
    terminal.print()
    pair = {"one": bots[0], "other": bots[1], "n": verdict.sittings}
    terminal.say(f"lab-verdict-{verdict.believed or 'open'}", low=arguments.low, high=arguments.high, **pair)
    if verdict.elo is not None:  # whoever won or lost everything shows no number
        low, high = elo_edge(verdict.elo_low, "-∞"), elo_edge(verdict.elo_high, "+∞")
        terminal.say("lab-verdict-elo", elo=elo_edge(verdict.elo, ""), low=low, high=high)
    ratio, bound = (terminal.words("lab-figure", n=n) for n in (verdict.ratio, verdict.bound))
    terminal.say("lab-verdict-ratio", ratio=ratio, bound=bound)


def elo_edge(elo: float | None, open_end: str) -> str:
    """A difference in Elo, or the end of the scale, where an interval reaches a score of all or nothing."""
    return open_end if elo is None else f"{elo:+.0f}"

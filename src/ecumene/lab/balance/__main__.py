"""The command: `python -m ecumene.lab.balance GAME --games 2000 --seats 2,3 --bot greedy --write docs/studies`."""

from __future__ import annotations

import re
import shlex
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from ecumene.bots import make_bot
from ecumene.catalogue import catalogue
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.options import OptionValue
from ecumene.lab.balance.findings import find
from ecumene.lab.balance.page import Report
from ecumene.lab.balance.playing import Sample
from ecumene.lab.balance.subjects import SUBJECTS, Deed, Subject
from ecumene.lab.match import MatchError, Setup
from ecumene.machine import cores

GAMES = 2000
KEPT = Path("artifacts/balance")
REFRESH = 0.5  # seconds between two signs of life


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and write or print the reports; the exit status."""
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        todo = [
            _prepare(game, given) for game in given.game or catalogue
        ]  # what is wrong is said before the first game
        for report, samples in todo:
            _report(report, samples, given)
    except EcumeneError as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{parser.prog}: {error.filename or ''}: {error.strerror or error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\n{parser.prog}: interrupted; the same command goes on from here", file=sys.stderr)
        return 130
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="ecumene.lab.balance",
        description="Let equal bots play very many games, and tell how balanced the game is.",
    )
    add = parser.add_argument
    add("game", nargs="*", metavar="GAME", help="of the catalogue; all, unless named")
    add("--games", type=_whole, default=GAMES, metavar="N", help=f"for each number of players; {GAMES}, unless given")
    add("--seats", type=_numbers, metavar="N,…", help="numbers of players; all that the game allows, unless given")
    add("--bot", default="greedy", help="who plays on every seat; greedy, unless given")
    add("--seed", type=int, default=0, help="another seed is another sample")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated")
    add("--content", metavar="FILE", help="a file laid over the game's content")
    add("--things", metavar="VERB,…", help="count what these verbs take, instead of what is counted for this game")
    add("--jobs", type=_whole, default=cores(), metavar="N", help="processes; as many as there are cores, unless given")
    add(
        "--keep",
        type=Path,
        default=KEPT,
        metavar="FOLDER",
        help=f"where games lie for another run; {KEPT}, unless given",
    )
    add("--name", type=_file_name, metavar="NAME", help="of the page and its charts; the game's, unless given")
    add("--write", type=Path, metavar="FOLDER", help="write pages and charts there; without it the page is printed")
    return parser


def _prepare(name: str, given: Namespace) -> tuple[Report, list[Sample]]:
    game = catalogue[name] if given.content is None else catalogue[name].using(given.content)
    subject = _subject(game, given.things)
    make_bot(given.bot, 0)
    options = {**subject.options, **_options(game, given.option)}
    seats = given.seats or game.seat_counts
    samples = [Sample(Setup(name, count, options, given.content), subject, given.bot, given.seed) for count in seats]
    for sample in samples:
        sample.check()
    command, name = _command(game, seats, given), given.name or game.id
    return Report(game, subject, given.bot, given.seed, options, [], command, name), samples


def _report(report: Report, samples: Sequence[Sample], given: Namespace) -> None:
    told = []
    for sample in samples:
        life = _Life(f"{sample.setup.game}, {sample.setup.seats} players", given.games)
        try:
            played = sample.games(given.games, given.jobs, given.keep, life)
            told.append(find(report.game, report.subject, sample.setup.seats, played))
        finally:
            life.end()
    report.told = told
    if given.write is None:
        print(report.page())
        return
    for path in report.write(given.write):
        print(path)


def _subject(game: Game, things: str | None) -> Subject:
    declared = SUBJECTS.get(game.id)
    if things is None:
        if declared is None:
            raise MatchError(f"nothing is said about what to count in {game.id}; name verbs with --things VERB,…")
        return declared
    verbs = {action.notation.split()[0] for action in game.actions}
    for verb in things.split(","):
        if verb not in verbs:
            raise MatchError(f"{game.id}: no action begins with {verb!r}; there are {', '.join(sorted(verbs))}")
    kinds = tuple(Deed(verb, verb.capitalize()) for verb in things.split(","))
    return Subject(kinds) if declared is None else Subject(kinds, declared.opening, declared.options)


def _options(game: Game, given: Sequence[str]) -> dict[str, OptionValue]:
    """Options as typed; a value is the game's own of that name, and the game refuses what it does not know."""
    found: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise MatchError(f"an option is NAME=VALUE, not {text!r}")
        values = next((option.values for option in game.offered if option.id == name), ())
        found[name] = next((known for known in values if str(known) == value), value)
    return found


def _command(game: Game, seats: Sequence[int], given: Namespace) -> str:
    """What one types to get the same report."""
    words = ["python", "-m", "ecumene.lab.balance", game.id, "--games", str(given.games)]
    words += ["--seats", ",".join(str(count) for count in seats), "--bot", given.bot, "--seed", str(given.seed)]
    for option in given.option:
        words += ["--option", option]
    given_too = {"--content": given.content, "--things": given.things, "--name": given.name, "--write": given.write}
    for flag, value in given_too.items():
        if value is not None:
            words += [flag, Path(value).name if flag == "--content" else str(value)]
    return shlex.join(words)


def _file_name(text: str) -> str:
    """A name that is one file, here."""
    if not re.fullmatch(r"[a-z0-9_]+", text):
        raise ArgumentTypeError(f"must be small letters, digits and _, not {text!r}")
    return text


class _Life:
    """A line on stderr that says how far it is: again and again for a person, now and then for a file."""

    def __init__(self, what: str, games: int) -> None:
        self._what, self._games = what, games
        self._start = self._shown = perf_counter()
        self._first = -1
        self._watched = sys.stderr.isatty()

    def __call__(self, done: int, decisions: int) -> None:
        now = perf_counter()
        if self._first < 0:
            self._first = done - 1  # what lay there already was not played
        if self._watched and now - self._shown < REFRESH and done < self._games:
            return
        if not self._watched and done % max(1, self._games // 10):
            return
        self._shown = now
        left = (self._games - done) * (now - self._start) / max(1, done - self._first)
        text = f"{self._what}: {done:,} of {self._games:,} games, {left / 60:.0f} min left"
        print(
            f"\r\033[K{text}" if self._watched else text, end="" if self._watched else "\n", file=sys.stderr, flush=True
        )

    def end(self) -> None:
        if self._watched:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def _whole(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def _numbers(text: str) -> list[int]:
    return sorted({_whole(part) for part in text.split(",")})


if __name__ == "__main__":
    sys.exit(main())

"""From a wish to a report: what is to be played and counted, checked before the first game, and then played."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass, field
from pathlib import Path

from ecumene.bots import make_bot
from ecumene.catalogue import catalogue
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.lab.balance.findings import find
from ecumene.lab.balance.page import Report
from ecumene.lab.balance.playing import Sample
from ecumene.lab.balance.subjects import SUBJECTS, Deed, Subject
from ecumene.lab.match import Setup
from ecumene.lab.work import LabError, Workers
from ecumene.lab.work.units import Told

GAMES = 2000
KEPT = Path("artifacts/balance")


@dataclass(frozen=True)
class Wish:
    """What somebody wants a report on."""

    game: str
    games: int = GAMES
    seats: Sequence[int] = ()  # all that the game allows, unless given
    bot: str = "greedy"
    seed: int = 0
    options: Options = field(default_factory=dict)
    content: str | None = None
    things: str | None = None
    name: str | None = None
    lang: str = "en"


Watch = Callable[[Sample], AbstractContextManager[Told]]
"""Gives somebody to tell how far a sample is, as long as it is played."""


def prepare(wish: Wish, write: Path | None = None) -> tuple[Report, list[Sample]]:
    """The report without its findings, and what must be played for it; what cannot be played is refused."""
    game = catalogue[wish.game] if wish.content is None else catalogue[wish.game].using(wish.content)
    subject = subject_of(game, wish.things)
    make_bot(wish.bot, 0)
    options = {**subject.options, **wish.options}
    seats = wish.seats or game.seat_counts
    setups = [Setup(wish.game, count, options, wish.content) for count in seats]
    samples = [Sample(setup, subject, wish.bot, wish.seed) for setup in setups]
    for sample in samples:
        sample.check()
    command = _command(game, seats, wish, write)
    name = wish.name or game.id
    return Report(game, subject, wish.bot, wish.seed, options, [], command, name, lang=wish.lang), samples


def play(report: Report, samples: Sequence[Sample], games: int, workers: Workers, keep: Path, watch: Watch) -> None:
    """Play, or read what is kept, and put the findings into the report."""
    told = []
    for sample in samples:
        with watch(sample) as hears, closing(sample.games(games, workers, keep, hears)) as played:
            told.append(find(report.game, report.subject, sample.setup.seats, played))
    report.told = told


def subject_of(game: Game, things: str | None = None) -> Subject:
    """What is counted in a game: what is said of it, or what some verbs take."""
    declared = SUBJECTS.get(game.id)
    if things is None:
        if declared is None:
            raise LabError("uncounted", game=game.id)
        return declared
    verbs = {action.notation.split()[0] for action in game.actions}
    for verb in things.split(","):
        if verb not in verbs:
            raise LabError("verb", game=game.id, verb=verb, known=", ".join(sorted(verbs)))
    known = {kind.id: kind for kind in declared.kinds if isinstance(kind, Deed)} if declared else {}
    kinds = tuple(known.get(verb, Deed(verb)) for verb in things.split(","))
    return Subject(kinds) if declared is None else Subject(kinds, declared.opening, declared.options)


def _command(game: Game, seats: Sequence[int], wish: Wish, write: Path | None) -> str:
    """What one types to get the same report."""
    words = ["ecumene", "lab", "balance", game.id, "--games", str(wish.games)]
    words += ["--seats", ",".join(str(count) for count in seats), "--bot", wish.bot, "--seed", str(wish.seed)]
    for name, value in wish.options.items():
        words += ["--option", f"{name}={value}"]
    if wish.content is not None:
        words += ["--content", Path(wish.content).name]
    for flag, given in (("--things", wish.things), ("--name", wish.name), ("--write", write)):
        if given is not None:
            words += [flag, str(given)]
    words += ["--lang", wish.lang]
    return shlex.join(words)

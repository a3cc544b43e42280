"""The questions of a comparison, and their answers for one number of players: what differs, and could it be chance?"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from ecumene.lab.balance.findings import FEWEST
from ecumene.lab.balance.playing import Played
from ecumene.lab.balance.subjects import Kind, Subject
from ecumene.lab.inference import Shift, alike, paired, share, shares_apart, together
from ecumene.lab.statistics import Rate
from ecumene.lab.voice import voice_of
from ecumene.lab.work import LabError

NOISE = 0.05
"""A difference that chance alone would make less often than this, all questions taken together, is called one."""


@dataclass(frozen=True)
class Answer:
    """One question: what it is before and after, how far that lies apart, and how likely chance alone does as much.

    `about` is a measure, `wins-2` for whoever is the second to play, or a thing. `chance` is raised for all questions
    that were asked together.
    """

    about: str
    before: float
    after: float
    shift: Shift
    chance: float
    share: bool = False  # parts of a whole, told in per cent

    @property
    def differs(self) -> bool:
        return self.chance < NOISE

    def question(self, lang: str = "en") -> str:
        """What was asked, in words; a thing is told by its id, for only its game knows its name."""
        voice = voice_of(lang)
        measure, _, place = self.about.partition("-")
        if measure == WINS:
            return voice("asked-wins", nth=voice.nth(int(place) - 1))
        return voice(f"asked-{measure}") if measure in (*MEASURES, *TENSION, ROUNDS) else self.about


@dataclass(frozen=True)
class Answers:
    """All of it, for one number of players."""

    seats: int
    games: int
    same: int  # games that went exactly alike
    alike: float  # how closely the lengths of games of one seed go together
    measures: tuple[Answer, ...]
    order: tuple[Answer, ...]
    taken: Mapping[str, tuple[Answer, ...]]  # by kind: part of the games in which a thing is taken
    wins: Mapping[str, tuple[Answer, ...]]  # by kind: part of the wins of those who take it

    @property
    def differing(self) -> list[Answer]:
        """The measures and seats that differ by more than chance explains."""
        return [answer for answer in (*self.measures, *self.order) if answer.differs]


LENGTH = "decisions"
ROUNDS = "rounds"
WINS = "wins"
Measure = Callable[[Played], float]


def _told(name: str) -> Measure:
    return lambda game: game.tension[name]


def _lead(game: Played) -> float:
    first, second = sorted(game.points, reverse=True)[:2]
    return float(first - second)


MEASURES: Mapping[str, Measure] = {
    "points": lambda game: sum(game.points) / len(game.points),
    "winner": lambda game: float(max(game.points)),
    "lead": _lead,
    LENGTH: lambda game: float(game.decisions),
}
TENSION: Mapping[str, Measure] = {
    name: _told(name) for name in ("lead_changes", "drama", "decided", "branching", "wait")
}


def ask(subject: Subject, seats: int, before: Sequence[Played], after: Sequence[Played]) -> Answers:
    """Ask everything, pair by pair: games of one number began with the same seed."""
    if len(before) != len(after) or len(before) < 2:
        raise LabError("pairs", before=str(len(before)), after=str(len(after)))
    tense = all(game.tension for game in (*before, *after))  # not in games kept before it was measured
    measures = {**MEASURES, **TENSION} if tense else dict(MEASURES)
    if subject.rounds:
        measures[ROUNDS] = lambda game: float(game.rounds)
    asked = [
        _paired(name, [measure(game) for game in before], [measure(game) for game in after])
        for name, measure in measures.items()
    ]
    asked += [
        _paired(
            f"{WINS}-{place + 1}",
            [game.share(game.order[place]) for game in before],
            [game.share(game.order[place]) for game in after],
            share=True,
        )
        for place in range(seats)
    ]
    asked = _adjusted(asked)
    lengths = [[float(game.decisions) for game in games] for games in (before, after)]
    things = {kind.id: _things(kind, before, after) for kind in subject.kinds}
    return Answers(
        seats,
        len(before),
        sum(one == other for one, other in zip(before, after, strict=True)),
        alike(*lengths),
        tuple(asked[: len(measures)]),
        tuple(asked[len(measures) :]),
        {kind: taken for kind, (taken, _) in things.items()},
        {kind: wins for kind, (_, wins) in things.items()},
    )


def _paired(about: str, before: Sequence[float], after: Sequence[float], share: bool = False) -> Answer:
    shift = paired(before, after)
    return Answer(about, sum(before) / len(before), sum(after) / len(after), shift, shift.chance, share)


def _adjusted(asked: Sequence[Answer]) -> list[Answer]:
    """The same answers, with chances for all of them together."""
    chances = together([answer.chance for answer in asked])
    return [replace(answer, chance=chance) for answer, chance in zip(asked, chances, strict=True)]


def _won(games: Sequence[Played], thing: str) -> Rate:
    """How often the seats that take a thing win."""
    shares = [game.share(seat) for game in games for seat, times in enumerate(game.takes.get(thing, ())) if times]
    return share(sum(shares), len(shares))


def _things(
    kind: Kind, before: Sequence[Played], after: Sequence[Played]
) -> tuple[tuple[Answer, ...], tuple[Answer, ...]]:
    """For each thing of a kind how often games see it taken, and how often its takers win; the surest first."""
    prefix = f"{kind.id}/"
    known = sorted({thing for game in (*before, *after) for thing in game.takes if thing.startswith(prefix)})
    taken: list[Answer] = []
    wins: list[Answer] = []
    for thing in known:
        name = thing.removeprefix(prefix)
        seen = [[float(any(game.takes.get(thing, ()))) for game in games] for games in (before, after)]
        taken.append(_paired(name, seen[0], seen[1], share=True))
        rates = [_won(games, thing) for games in (before, after)]
        if min(rate.trials for rate in rates) >= FEWEST:
            shift = shares_apart(*rates)
            wins.append(Answer(name, rates[0].rate, rates[1].rate, shift, shift.chance, True))
    ordered = [sorted(_adjusted(found), key=lambda answer: (answer.chance, answer.about)) for found in (taken, wins)]
    return tuple(ordered[0]), tuple(ordered[1])

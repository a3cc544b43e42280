"""The page of a comparison: the verdict first, then every question with its answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

import polars as pl

from ecumene.core.game import Game
from ecumene.lab.balance.naming import thing_name, title_of
from ecumene.lab.balance.subjects import Kind, Subject
from ecumene.lab.compare import charts
from ecumene.lab.compare.questions import LENGTH, NOISE, Answer, Answers
from ecumene.lab.page import Page, plain, quoted, table
from ecumene.lab.voice import Voice, voice_of

SHOWN = 30
"""Things of one kind on a chart, those that differ most surely first."""


@dataclass
class Comparison:
    """What two sides are called, and what was found for each number of players."""

    game: Game
    subject: Subject
    before: str
    after: str
    bot: str
    seed: int
    told: Sequence[Answers] = field(default_factory=list)
    command: str = ""
    name: str = "compare"
    lang: str = "en"

    def page(self) -> Page:
        voice = self.voice
        sides = {"before": self.before, "after": self.after}
        page = Page(self.name, voice("compare-title", game=self.game.name(self.lang), **sides), self.lang)
        games = [voice("pairs-with", games=voice.number(each.games, ","), seats=each.seats) for each in self.told]
        named = {name: quoted(side) for name, side in sides.items()}
        page.say(voice("compare-beginning", bot=self.bot, games=", ".join(games), seed=str(self.seed), **named))
        if self.command:
            page.typed(self.command)
        page.say(f"## {voice('verdict')}")
        page.say(*(line for each in self.told for line in verdict(each, self.lang)), *self._things_that_differ())
        page.say(voice("compare-reading"))
        self._chapter(page, voice("what-changes"), "measures")
        self._chapter(page, voice("seats"), "order")
        for kind in self.subject.kinds:
            self._kind(page, kind)
        return page

    @property
    def voice(self) -> Voice:
        """Who tells it."""
        return voice_of(self.lang)

    def _chapter(self, page: Page, title: str, what: str) -> None:
        voice = self.voice
        page.say(f"## {title}")
        drawn = charts.measures(self.told, voice) if what == "measures" else charts.order(self.told, voice)
        page.show(what, title, drawn)
        for each in self.told:
            page.say(f"**{voice.players(each.seats)}**")
            found = each.measures if what == "measures" else each.order
            page.table(answers(found, [answer.question(self.lang) for answer in found], voice))

    def _kind(self, page: Page, kind: Kind) -> None:
        if not any(each.taken[kind.id] for each in self.told):
            return
        voice, said = self.voice, title_of(self.game, kind, self.voice)
        page.say(f"## {said}")
        for each in self.told:
            wins, taken, with_players = each.wins[kind.id], each.taken[kind.id], {"players": voice.players(each.seats)}
            if wins:
                title = voice("wins-of-takers", kind=said)
                drawn = charts.shares(title, each, wins[:SHOWN], partial(self._name, kind), voice)
                page.show(f"{kind.id}-{each.seats}", title, drawn)
                page.table(self._answers(kind, wins), voice("wins-of-takers-with", **with_players))
            page.table(self._answers(kind, taken), voice("games-taken-with", **with_players))

    def _things_that_differ(self) -> list[str]:
        voice = self.voice
        lines = []
        for kind in self.subject.kinds:
            for each in self.told:
                for found, what in ((each.wins[kind.id], "things-win"), (each.taken[kind.id], "things-taken")):
                    names = [
                        f"{plain(self._name(kind, answer.about))} ({in_words(answer, voice)})"
                        for answer in found
                        if answer.differs
                    ]
                    if names:
                        title = title_of(self.game, kind, voice)
                        about = voice("kind-with", kind=title, players=voice.players(each.seats))
                        said = voice("listed", what=about, names=voice(what))
                        lines.append(f"- {voice('listed', what=said, names=', '.join(names))}.")
        return lines

    def _answers(self, kind: Kind, found: Sequence[Answer]) -> pl.DataFrame:
        return answers(found, [plain(self._name(kind, answer.about)) for answer in found], self.voice)

    def _name(self, kind: Kind, thing: str) -> str:
        return thing_name(self.game, kind, thing, self.voice)


def verdict(told: Answers, lang: str = "en") -> list[str]:
    """What the sample allows one to say, and what it does not."""
    voice = voice_of(lang)
    games, same = voice.number(told.games, ","), voice.number(told.same, ",")
    pairs = voice("verdict-pairs", players=voice.players(told.seats), games=games, same=same)
    if told.same == told.games:
        return [f"{pairs} {voice('verdict-same')}"]
    asked = len(told.measures) + len(told.order)
    if not told.differing:
        length = next(answer.shift.reach for answer in told.measures if answer.about == LENGTH)
        seats = 100 * max(answer.shift.reach for answer in told.order)
        hidden = {"length": voice.number(length, ".1f"), "points": voice.number(seats, ".1f")}
        return [f"{pairs} {voice('verdict-none', asked=asked, **hidden)}"]
    lines = [f"{pairs} {voice('verdict-some', n=len(told.differing), asked=asked)}"]
    for answer in told.differing:
        said = voice("listed", what=answer.question(lang), names=in_words(answer, voice))
        lines.append(f"    - {said}.")
    return lines


def in_words(answer: Answer, voice: Voice) -> str:
    """`12.3 → 14.1, +1.8 (+0.9 to +2.7)`."""
    before, after = number(answer.before, answer.share, voice), number(answer.after, answer.share, voice)
    return f"{before} → {after}, {shifted(answer, voice)}"


def shifted(answer: Answer, voice: Voice) -> str:
    """`+1.8 (+0.9 to +2.7)`."""
    by, low, high = (signed(end, answer.share, voice) for end in (answer.shift.by, answer.shift.low, answer.shift.high))
    return f"{by} ({voice('span', low=low, high=high)})"


def number(value: float, share: bool, voice: Voice) -> str:
    """A number with as many places as it needs; a share in per cent."""
    if share:
        return voice.number(value, ".1%")
    return voice.number(value, ".1f" if abs(value) >= 10 else ".2f")


def signed(value: float, share: bool, voice: Voice) -> str:
    """A number with its sign; a share in percentage points."""
    if share:
        return voice.number(100 * value, "+.1f")
    return voice.number(value, "+.1f" if abs(value) >= 10 else "+.2f")


def answers(found: Sequence[Answer], names: Sequence[str], voice: Voice) -> pl.DataFrame:
    """A table of questions, by their names."""
    heads = ["before", "after", "difference", "chance", "verdict", "reach"]
    rows = []
    for name, answer in zip(names, found, strict=True):
        small = answer.chance < 0.001
        rows.append(
            [
                name,
                number(answer.before, answer.share, voice),
                number(answer.after, answer.share, voice),
                shifted(answer, voice),
                f"< {voice.number(0.001, '.3f')}" if small else voice.number(answer.chance, ".3f"),
                f"**{voice('differs')}**" if answer.chance < NOISE else voice("may-be-chance"),
                signed(answer.shift.reach, answer.share, voice).replace("+", "± "),
            ]
        )
    return table(["", *(voice(f"head-{head}") for head in heads)], rows)

"""The page of a comparison: the verdict first, then every question with its answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

import polars as pl

from ecumene.core.game import Game
from ecumene.lab.balance.charts import players
from ecumene.lab.balance.page import LANG, thing_name
from ecumene.lab.balance.subjects import Subject
from ecumene.lab.compare import charts
from ecumene.lab.compare.questions import LENGTH, NOISE, Answer, Answers
from ecumene.lab.page import Page, table

SHOWN = 30
"""Things of one kind on a chart, those that differ most surely first."""
READING = (
    "How to read it:",
    "",
    "- Game by game both sides begin with the same seed, and each seat's bot has the same luck: what is equal on both",
    "  sides cancels out, so differences are judged pair by pair (Student's test of the differences).",
    "- Intervals hold the truth 19 times in 20, each by itself. Whether something *differs* is judged for all",
    "  questions that were asked together (Holm's correction): comparing equal things, 19 of 20 times no line says so.",
    "- Not differing is no proof of being equal: the last column says how small a difference this many games can show.",
    "- The share of wins of a thing's takers is compared by Newcombe's interval and the score test. Takers choose, so",
    "  it tells of the thing and of those who want it.",
    "- Bots are not people. What bots do not use, a comparison of bots cannot judge.",
)


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

    def page(self) -> Page:
        page = Page(self.name, f"{self.game.name(LANG)}: {self.before} against {self.after}")
        games = ", ".join(f"{each.games:,} pairs with {each.seats}" for each in self.told)
        page.say(
            f"The same seeds on both sides, equal bots (`{self.bot}`): {games} players, seed {self.seed}. "
            f"*Before* is `{self.before}`, *after* is `{self.after}`."
        )
        if self.command:
            page.say(f"    {self.command}")
        page.say("## Verdict")
        page.say(*(line for each in self.told for line in verdict(each)), *self._things_that_differ())
        page.say(*READING)
        self._chapter(page, "What changes", "measures")
        self._chapter(page, "Seats", "order")
        for kind in self.subject.kinds:
            self._kind(page, kind.id)
        return page

    def _chapter(self, page: Page, title: str, what: str) -> None:
        page.say(f"## {title}")
        drawn = charts.measures(self.told) if what == "measures" else charts.order(self.told)
        page.show(what, title, drawn)
        for each in self.told:
            page.say(f"**{players(each.seats)}**")
            page.table(answers(each.measures if what == "measures" else each.order))

    def _kind(self, page: Page, id: str) -> None:
        kind = next(kind for kind in self.subject.kinds if kind.id == id)
        name = partial(thing_name, self.game, kind)
        if not any(each.taken[id] for each in self.told):
            return
        page.say(f"## {kind.title}")
        for each in self.told:
            if each.wins[id]:
                title = f"{kind.title}: wins of those who do"
                page.show(f"{id}-{each.seats}", title, charts.shares(title, each, each.wins[id][:SHOWN], name))
                page.table(answers(each.wins[id], name), f"Wins of its takers, {players(each.seats)}")
            page.table(answers(each.taken[id], name), f"Games in which it is taken, {players(each.seats)}")

    def _things_that_differ(self) -> list[str]:
        lines = []
        for kind in self.subject.kinds:
            for each in self.told:
                for found, what in ((each.wins[kind.id], "win"), (each.taken[kind.id], "taken")):
                    names = [
                        f"{thing_name(self.game, kind, answer.about)} ({in_words(answer)})"
                        for answer in found
                        if answer.differs
                    ]
                    if names:
                        said = "its takers win otherwise" if what == "win" else "taken in other parts of the games"
                        lines.append(f"- {kind.title}, {players(each.seats)}: {said}: {', '.join(names)}.")
        return lines


def verdict(told: Answers) -> list[str]:
    """What the sample allows one to say, and what it does not."""
    lines = [f"- **{players(told.seats)}**, {told.games:,} pairs of games, of which {told.same:,} went exactly alike. "]
    if told.same == told.games:
        return [lines[0] + "Nothing that was changed was ever felt: no game went another way."]
    asked = len(told.measures) + len(told.order)
    if not told.differing:
        length = next(answer.shift.reach for answer in told.measures if answer.about == LENGTH)
        seats = 100 * max(answer.shift.reach for answer in told.order)
        lines[0] += (
            f"No difference is shown by any of {asked} questions. What is smaller than about {length:.1f} decisions, "
            f"or {seats:.1f} percentage points of a seat's wins, so few games could not have shown."
        )
        return lines
    lines[0] += f"{len(told.differing)} of {asked} questions differ by more than chance explains:"
    lines += [f"    - {answer.about}: {in_words(answer)}." for answer in told.differing]
    return lines


def in_words(answer: Answer) -> str:
    """`12.3 → 14.1, +1.8 (+0.9 to +2.7)`."""
    shift, before, after = answer.shift, number(answer.before, answer.share), number(answer.after, answer.share)
    by, low, high = (signed(value, answer.share) for value in (shift.by, shift.low, shift.high))
    return f"{before} → {after}, {by} ({low} to {high})"


def number(value: float, share: bool) -> str:
    """A number with as many places as it needs; a share in per cent."""
    if share:
        return f"{value:.1%}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def signed(value: float, share: bool) -> str:
    if share:
        return f"{100 * value:+.1f}"
    return f"{value:+.1f}" if abs(value) >= 10 else f"{value:+.2f}"


def answers(found: Sequence[Answer], name: Callable[[str], str] = str) -> pl.DataFrame:
    """A table of questions."""
    heads = ["", "before", "after", "difference (95 % interval)", "chance of as much by luck", "verdict", "could show"]
    rows = []
    for answer in found:
        shift = answer.shift
        by, low, high = (signed(value, answer.share) for value in (shift.by, shift.low, shift.high))
        rows.append(
            [
                name(answer.about),
                number(answer.before, answer.share),
                number(answer.after, answer.share),
                f"{by} ({low} to {high})",
                "< 0.001" if answer.chance < 0.001 else f"{answer.chance:.3f}",
                "**differs**" if answer.chance < NOISE else "may be chance",
                signed(shift.reach, answer.share).replace("+", "± "),
            ]
        )
    return table(heads, rows)

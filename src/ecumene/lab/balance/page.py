"""The balance report: which questions are asked of the findings, in which order and in which words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import polars as pl

from ecumene.core.game import Game
from ecumene.core.options import OptionValue
from ecumene.lab.balance import charts
from ecumene.lab.balance.charts import amount, nth, players
from ecumene.lab.balance.findings import ALWAYS, FEWEST, NEVER, Findings, Thing
from ecumene.lab.balance.subjects import Deed, Kind, Subject
from ecumene.lab.balance.tense import MEASURES, curves, tension_table
from ecumene.lab.inference import Fit, quantile
from ecumene.lab.page import Page, table
from ecumene.lab.statistics import Mean, Rate, mean, spread

LANG = "en"
NOTICED = 5
"""Things named on either side of those that go with winning or losing."""
NOISE = 0.05
"""Where chance alone would do as much less often than this, it is not called noise."""

SPREAD = ("spread", "middle half", "all")
READING = (
    "How to read it:",
    "",
    "- Intervals hold the truth 19 times in 20; ± is a standard error. Shared wins count as fractions.",
    "- The seats that take a thing are not a random choice of seats: that they win more is a sign that it is strong,",
    "  or that those who are ahead can afford it.",
    "- Among many things some look strong by chance. The lists under a chart name only those whose interval, widened",
    "  for all things of the chart together, still misses an equal share.",
    "- Always taken is what nearly everybody takes who can: no choice at all. Never taken is what hardly a game sees",
    "  taken. That somebody takes a thing sooner or later says little where there are fewer things than actions.",
    "- Bots are not people. What they never take may wait for a better player.",
)


@dataclass
class Report:
    """All findings about one game, and how they were come by."""

    game: Game
    subject: Subject
    bot: str
    seed: int
    options: Mapping[str, OptionValue]
    told: Sequence[Findings]
    command: str = ""
    name: str = ""  # of the files; the game's id, unless given
    content: str = ""  # its hash, where it is not that of the game
    why: str = ""  # what people found out about what is strange in it

    def page(self) -> Page:
        """The whole report."""
        page = Page(self.file, f"How balanced is {self.game.name(LANG)}?")
        self._beginning(page)
        self._glance(page)
        if self.why:
            page.say(self.why.strip())
        for chapter in (self._scores, self._sources, self._seats, self._length, self._tension):
            chapter(page)
        for kind in self.subject.kinds:
            self._kind(page, kind)
        return page

    def read_why(self, folder: Path | None) -> None:
        """Take in what people found out about what is strange in it, where that lies beside the page."""
        why = folder / f"{self.file}-why.md" if folder else None
        self.why = why.read_text(encoding="utf-8") if why and why.is_file() else ""

    @property
    def file(self) -> str:
        """How the files of this report begin."""
        return self.name or self.game.id

    # ---- chapters

    def _beginning(self, page: Page) -> None:
        games = ", ".join(f"{each.games:,} with {each.seats}" for each in self.told)
        options = ", ".join(f"{name} = {value}" for name, value in self.options.items())
        content = self.content or self.game.content.hash
        page.say(
            f"Games between equal bots (`{self.bot}`): {games} players. Options: {options or 'as they come'}. "
            f"Rules version {self.game.version}, content `{content[:12]}`, seed {self.seed}. "
            "The same command on the same code writes the same page:"
        )
        page.say(f"    {self.command}")
        page.say(*READING)

    def _glance(self, page: Page) -> None:
        lines: list[str] = []
        for each in self.told:
            lines.append(
                f"- **{players(each.seats)}**: {mean(each.points).mean:.0f} points on average, "
                f"{mean(each.winners).mean:.0f} for the winner. The seats differ by {verdict(each.fairness)}."
            )
        for kind in self.subject.kinds:
            everything = [thing for each in self.told for thing in each.things[kind.id]]
            always = len({thing.id for thing in everything if thing.always})
            never = len({thing.id for thing in everything if thing.never})
            lines.append(
                f"- **{kind.title}**: {always or 'none'} always taken, {never or 'none'} never taken, "
                "for at least one number of players."
            )
        page.say("## At a glance")
        page.say(*lines)

    def _scores(self, page: Page) -> None:
        rows = []
        for each in self.told:
            row = [str(each.seats), f"{each.games:,}", *_spread(each.points)]
            rows.append([*row, _mean(mean(each.winners)), _mean(each.leads), f"{each.shared / each.games:.1%}"])
        heads = ["players", "games", "points", *SPREAD, "winner", "lead on the second", "shared wins"]
        page.say("## Scores")
        page.show("scores", "Scores", charts.scores(self.told))
        page.table(table(heads, rows))

    def _sources(self, page: Page) -> None:
        if not any(each.sources for each in self.told):
            return
        words = self.game.words(LANG)
        rules = dict.fromkeys(source.rule for each in self.told for source in each.sources)
        rows = []
        for rule in rules:
            row = [words.rule_label(rule)]
            for each in self.told:
                source = next((source for source in each.sources if source.rule == rule), None)
                row.append("" if source is None else f"{amount(source.mean)} / {amount(source.winners)}")
            rows.append(row)
        page.say("## Where points come from")
        page.show("sources", "Sources", charts.sources(self.told, words.rule_label))
        heads = ["points per seat: all / winners", *(players(each.seats) for each in self.told)]
        page.table(table(heads, rows), "The numbers")

    def _seats(self, page: Page) -> None:
        rows, lines = [], []
        for each in self.told:
            for place, seat in enumerate(each.order):
                away = seat.wins.rate - 1 / each.seats
                rows.append([str(each.seats), nth(place), _rate(seat.wins), f"{100 * away:+.1f}", _mean(seat.points)])
            half = max((seat.wins.high - seat.wins.low) / 2 for seat in each.order)
            lines.append(
                f"- {players(each.seats)}: {verdict(each.fairness)} (χ² = {each.fairness.distance:.1f}, "
                f"{each.fairness.freedom} degrees of freedom). "
                f"{each.games:,} games cannot show a difference much smaller than {100 * half:.1f} percentage points."
            )
        heads = ["players", "to play", "wins (95 % interval)", "percentage points from an equal share", "points"]
        page.say("## Seats")
        page.show("seats", "Seats", charts.seats(self.told))
        page.table(table(heads, rows))
        page.say(*lines)
        page.say(f"One fair table in {round(1 / NOISE)} looks unfair by chance alone.")

    def _length(self, page: Page) -> None:
        rows = []
        for each in self.told:
            per_seat = f"{mean(each.decisions).mean / each.seats:.0f}"
            rows.append([str(each.seats), *_spread(each.decisions), per_seat])
        page.say("## Length")
        page.show("length", "Length", charts.length(self.told))
        page.table(table(["players", "decisions", *SPREAD, "of each seat"], rows))
        if self.subject.rounds:
            rounds = [[str(each.seats), *_spread(each.rounds)] for each in self.told]
            page.table(table(["players", "rounds", *SPREAD], rounds))

    def _tension(self, page: Page) -> None:
        told = [each.tense for each in self.told if each.tense]
        if not told:
            return
        page.say("## Tension")
        page.show("tension", "How long is it anybody's game?", curves(told))
        page.table(tension_table(told))
        page.table(table(["measure", "what it is"], [list(told) for told in MEASURES.values()]), "What is measured")

    # ---- things

    def _kind(self, page: Page, kind: Kind) -> None:
        page.say(f"## {kind.title}")
        shown = self._shown(kind)
        parts = [shown[start : start + charts.ROWS] for start in range(0, len(shown), charts.ROWS)]
        for number, ids in enumerate(parts, 1):
            part, slug = (f" ({number} of {len(parts)})", f"-{number}") if len(parts) > 1 else ("", "")
            drawn = charts.things(self.told, kind, ids, partial(self._name, kind), part)
            page.show(f"{kind.id}{slug}", kind.title + part, drawn)
        page.say(*(line for each in self.told for line in self._remarks(kind, each)))
        for each in self.told:
            found = [thing for thing in each.things[kind.id] if thing.takes or thing.chances]
            page.table(self._numbers(kind, found), f"All numbers, {players(each.seats)}")

    def _shown(self, kind: Kind) -> list[str]:
        """The things that somebody could take at all; those that go with winning first, over all numbers of players."""
        lifts: dict[str, list[float]] = {}
        for each in self.told:
            for thing in each.things[kind.id]:
                if thing.takes or thing.chances:
                    lifts.setdefault(thing.id, []).append(thing.lift)
        return sorted(lifts, key=lambda thing: (-sum(lifts[thing]) / len(lifts[thing]), thing))

    def _remarks(self, kind: Kind, each: Findings) -> list[str]:
        """What a designer should look at first."""
        found = each.things[kind.id]
        better = [thing for thing in found if thing.stands_out > 0]
        worse = [thing for thing in reversed(found) if thing.stands_out < 0]
        games = "of the games in which it could be" if kind.told else "of all games"
        rivals = games if kind.single else "of the seats"
        chances = "of the decisions at which it could be" if isinstance(kind, Deed) else rivals
        remarks = [
            (f"always taken (more than {ALWAYS:.0%} {chances})", self._names(kind, [t for t in found if t.always])),
            (f"never taken (less than {NEVER:.0%} {games})", self._names(kind, [t for t in found if t.never])),
            ("its takers win more", self._names(kind, better[:NOTICED], len(better), shares=True)),
            ("its takers win less", self._names(kind, worse[:NOTICED], len(worse), shares=True)),
            ("could never be taken", self._names(kind, [t for t in found if not t.offered])),
        ]
        lines = [f"  - {what}: {names}." for what, names in remarks if names]
        return [
            f"- **{players(each.seats)}** (an equal share is {1 / each.seats:.0%})",
            *(lines or ["  - nothing stands out."]),
        ]

    def _numbers(self, kind: Kind, found: Sequence[Thing]) -> pl.DataFrame:
        decided = isinstance(kind, Deed)
        rows = []
        for thing in found:
            row = [self._name(kind, thing.id)]
            if kind.told:
                row.append(f"{thing.offered / thing.games:.0%}")
            row += [f"{thing.taken / thing.games:.0%}", f"{thing.takes / thing.games:.2f}"]
            if decided:
                row.append(f"{thing.per_chance:.1%}" if thing.chances else "")
            row += [f"{thing.per_seat:.0%}", _rate(thing.wins) if thing.wins.trials else ""]
            row += [f"{thing.lead.mean:+.1f} ± {thing.lead.error:.1f}" if thing.lead else "", _flag(thing)]
            rows.append(row)
        heads = [
            "",
            "games on offer",
            "games taken",
            "times a game",
            "taken per chance",
            "seats",
            "wins (95 % interval)",
        ]
        heads += ["points above the table", "remarks"]
        left_out = {"games on offer": not kind.told, "taken per chance": not decided}
        return table([head for head in heads if not left_out.get(head)], rows)

    def _names(self, kind: Kind, found: Sequence[Thing], of: int = 0, shares: bool = False) -> str:
        names = [self._name(kind, thing.id) + (f" {thing.wins.rate:.0%}" if shares else "") for thing in found]
        more = f" and {of - len(found)} more" if of > len(found) else ""
        return ", ".join(names) + more

    def _name(self, kind: Kind, thing: str) -> str:
        return thing_name(self.game, kind, thing)


# ---- in plain words


def thing_name(game: Game, kind: Kind, thing: str) -> str:
    """What a thing is called, in the game's words for its kind or for things at large.

    `irrigation_red`, a sort of `irrigation`, is called by that name and its own word.
    """
    words = game.words(LANG)
    parts = thing.split("_")
    for known in range(len(parts), 0, -1):
        for group in (kind.id, "name"):
            key = f"{game.id}-{group}-{'_'.join(parts[:known])}"
            if key in words:
                sort = " ".join(parts[known:])
                return f"{words(key)} ({sort})" if sort else words(key)
    return " ".join(parts)


def verdict(fairness: Fit) -> str:
    """Whether the seats differ by more than noise."""
    if fairness.chance >= NOISE:
        return f"no more than noise; equal seats would differ as much in {fairness.chance:.0%} of such samples"
    if fairness.chance >= 0.001:
        return f"**more than noise**; equal seats would differ as much in 1 of {1 / fairness.chance:.0f} such samples"
    return "**not noise**; equal seats would differ as much in fewer than 1 of 1,000 such samples"


def _flag(thing: Thing) -> str:
    if thing.offered < FEWEST:
        return "rarely on offer"
    flags = {1: "wins more", -1: "wins less", 0: ""}[thing.stands_out]
    always = "always taken" if thing.always else "never taken" if thing.never else ""
    return ", ".join(part for part in (always, flags) if part)


def _spread(values: Sequence[float]) -> list[str]:
    """An average, and how far the values lie apart."""
    middle = f"{quantile(values, 0.25):.0f} to {quantile(values, 0.75):.0f}"
    return [_mean(mean(values)), f"{spread(values):.1f}", middle, f"{min(values):.0f} to {max(values):.0f}"]


def _mean(told: Mean) -> str:
    return f"{told.mean:.1f} ± {told.error:.1f}"


def _rate(rate: Rate) -> str:
    return f"{rate.rate:.1%} ({rate.low:.1%} to {rate.high:.1%})"

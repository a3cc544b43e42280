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
from ecumene.lab.balance.findings import ALWAYS, FEWEST, NEVER, Findings, Thing
from ecumene.lab.balance.naming import thing_name, title_of
from ecumene.lab.balance.subjects import Deed, Kind, Subject
from ecumene.lab.balance.tense import curves, explained, tension_table
from ecumene.lab.inference import Fit, quantile
from ecumene.lab.page import Page, plain, quoted, table
from ecumene.lab.statistics import mean, spread
from ecumene.lab.voice import Voice, voice_of

NOTICED = 5
"""Things named on either side of those that go with winning or losing."""
NOISE = 0.05
"""Where chance alone would do as much less often than this, it is not called noise."""

SPREAD = ("spread", "middle", "all")


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
    lang: str = "en"

    def page(self) -> Page:
        """The whole report."""
        page = Page(self.file, self.voice("balance-title", game=self.game.name(self.lang)), self.lang)
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
        """Take in what people found out about what is strange in it, where that lies beside the page.

        What they wrote in the language of the page comes before what they wrote in another.
        """
        names = [f"{self.file}-why.{self.lang}.md", f"{self.file}-why.md"]
        files = [folder / name for name in names] if folder else []
        self.why = next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")

    @property
    def voice(self) -> Voice:
        """Who tells it."""
        return voice_of(self.lang)

    @property
    def file(self) -> str:
        """How the files of this report begin."""
        return self.name or self.game.id

    # ---- chapters

    def _beginning(self, page: Page) -> None:
        number = self.voice.number
        games = [self.voice("games-with", games=number(each.games, ","), seats=each.seats) for each in self.told]
        options = ", ".join(quoted(f"{name}={value}") for name, value in self.options.items())
        about = {
            "bot": self.bot,
            "games": ", ".join(games),
            "options": options or self.voice("options-none"),
            "version": str(self.game.version),
            "content": (self.content or self.game.content.hash)[:12],
            "seed": str(self.seed),
        }
        page.say(self.voice("balance-beginning", **about))
        page.typed(self.command)
        page.say(self.voice("balance-reading"))

    def _glance(self, page: Page) -> None:
        lines: list[str] = []
        for each in self.told:
            averages = {"points": mean(each.points).mean, "winner": mean(each.winners).mean}
            told = {name: self.voice.number(value, ".0f") for name, value in averages.items()}
            said = verdict(each.fairness, self.lang)
            players = self.voice.players(each.seats)
            lines.append("- " + self.voice("glance-seats", players=players, verdict=said, **told))
        for kind in self.subject.kinds:
            everything = [thing for each in self.told for thing in each.things[kind.id]]
            always = len({thing.id for thing in everything if thing.always})
            never = len({thing.id for thing in everything if thing.never})
            lines.append("- " + self.voice("glance-kind", kind=self._title(kind), always=always, never=never))
        page.say(self._heading("glance"))
        page.say(*lines)

    def _scores(self, page: Page) -> None:
        voice = self.voice
        rows = []
        for each in self.told:
            row = [str(each.seats), voice.number(each.games, ","), *_spread(each.points, voice)]
            row += [voice.mean(mean(each.winners)), voice.mean(each.leads)]
            rows.append([*row, voice.number(each.shared / each.games, ".1%")])
        page.say(self._heading("scores"))
        page.show("scores", voice("scores"), charts.scores(self.told, voice))
        page.table(table(self._heads("players", "games", "points", *SPREAD, "winner", "lead", "shared"), rows))

    def _sources(self, page: Page) -> None:
        if not any(each.sources for each in self.told):
            return
        voice, label = self.voice, self.game.words(self.lang).rule_label
        rules = dict.fromkeys(source.rule for each in self.told for source in each.sources)
        rows = []
        for rule in rules:
            row = [plain(label(rule))]
            for each in self.told:
                source = next((source for source in each.sources if source.rule == rule), None)
                row.append("" if source is None else f"{voice.amount(source.mean)} / {voice.amount(source.winners)}")
            rows.append(row)
        page.say(self._heading("sources"))
        page.show("sources", voice("sources-short"), charts.sources(self.told, label, voice))
        heads = [*self._heads("sources"), *(voice.players(each.seats) for each in self.told)]
        page.table(table(heads, rows), voice("the-numbers"))

    def _seats(self, page: Page) -> None:
        voice = self.voice
        rows = []
        for each in self.told:
            for place, seat in enumerate(each.order):
                away = voice.number(100 * (seat.wins.rate - 1 / each.seats), "+.1f")
                row = [str(each.seats), voice.nth(place), voice.rate(seat.wins)]
                rows.append([*row, away, voice.mean(seat.points)])
        page.say(self._heading("seats"))
        page.show("seats", voice("seats"), charts.seats(self.told, voice))
        page.table(table(self._heads("players", "nth", "wins", "away", "points"), rows))
        page.say(*(self._shows(each) for each in self.told))
        page.say(voice("seats-chance", n=round(1 / NOISE)))

    def _shows(self, each: Findings) -> str:
        """What so many games can show of the seats."""
        voice = self.voice
        half = max((seat.wins.high - seat.wins.low) / 2 for seat in each.order)
        return voice(
            "seats-shown",
            players=voice.players(each.seats),
            verdict=verdict(each.fairness, self.lang),
            distance=voice.number(each.fairness.distance, ".1f"),
            freedom=each.fairness.freedom,
            games=voice.number(each.games, ","),
            points=voice.number(100 * half, ".1f"),
        )

    def _length(self, page: Page) -> None:
        voice = self.voice
        rows = []
        for each in self.told:
            per_seat = voice.number(mean(each.decisions).mean / each.seats, ".0f")
            rows.append([str(each.seats), *_spread(each.decisions, voice), per_seat])
        page.say(self._heading("length"))
        page.show("length", voice("length"), charts.length(self.told, voice))
        page.table(table(self._heads("players", "decisions", *SPREAD, "each-seat"), rows))
        if self.subject.rounds:
            rounds = [[str(each.seats), *_spread(each.rounds, voice)] for each in self.told]
            page.table(table(self._heads("players", "rounds", *SPREAD), rounds))

    def _tension(self, page: Page) -> None:
        told = [each.tense for each in self.told if each.tense]
        if not told:
            return
        voice = self.voice
        page.say(self._heading("tension"))
        page.show("tension", voice("tension-open"), curves(told, voice))
        page.table(tension_table(told, voice))
        page.table(table(self._heads("measure", "what-it-is"), explained(voice)), voice("what-is-measured"))

    # ---- things

    def _kind(self, page: Page, kind: Kind) -> None:
        title = self._title(kind)
        page.say(f"## {title}")
        shown = self._shown(kind)
        parts = [shown[start : start + charts.ROWS] for start in range(0, len(shown), charts.ROWS)]
        for number, ids in enumerate(parts, 1):
            several = len(parts) > 1
            named = f"{title} {self.voice('part', n=number, of=len(parts))}" if several else title
            drawn = charts.things(self.told, kind, named, ids, partial(self._name, kind), self.voice)
            page.show(f"{kind.id}-{number}" if several else kind.id, named, drawn)
        page.say(*(line for each in self.told for line in self._remarks(kind, each)))
        for each in self.told:
            found = [thing for thing in each.things[kind.id] if thing.takes or thing.chances]
            folded = self.voice("all-numbers", players=self.voice.players(each.seats))
            page.table(self._numbers(kind, found), folded)

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
        voice, found = self.voice, each.things[kind.id]
        better = [thing for thing in found if thing.stands_out > 0]
        worse = [thing for thing in reversed(found) if thing.stands_out < 0]
        games = "offered" if kind.told else "games"
        chances = "decisions" if isinstance(kind, Deed) else games if kind.single else "seats"
        always = voice("remark-always", share=voice.number(ALWAYS, ".0%"), of=chances)
        never = voice("remark-never", share=voice.number(NEVER, ".0%"), of=games)
        remarks = [
            (always, self._names(kind, [thing for thing in found if thing.always])),
            (never, self._names(kind, [thing for thing in found if thing.never])),
            (voice("remark-more"), self._names(kind, better[:NOTICED], len(better), shares=True)),
            (voice("remark-less"), self._names(kind, worse[:NOTICED], len(worse), shares=True)),
            (voice("remark-could-not"), self._names(kind, [thing for thing in found if not thing.offered])),
        ]
        lines = [f"  - {voice('listed', what=what, names=names)}." for what, names in remarks if names]
        equal = voice.number(1 / each.seats, ".0%")
        return [
            voice("remarks-on", players=voice.players(each.seats), share=equal),
            *(lines or [f"  - {voice('remark-none')}"]),
        ]

    def _numbers(self, kind: Kind, found: Sequence[Thing]) -> pl.DataFrame:
        voice, decided = self.voice, isinstance(kind, Deed)
        rows = []
        for thing in found:
            row = [plain(self._name(kind, thing.id))]
            if kind.told:
                row.append(voice.number(thing.offered / thing.games, ".0%"))
            row += [voice.number(thing.taken / thing.games, ".0%"), voice.number(thing.takes / thing.games, ".2f")]
            if decided:
                row.append(voice.number(thing.per_chance, ".1%") if thing.chances else "")
            row += [voice.number(thing.per_seat, ".0%"), voice.rate(thing.wins) if thing.wins.trials else ""]
            row += [voice.mean(thing.lead, "+.1f") if thing.lead else "", _flag(thing, voice)]
            rows.append(row)
        heads = ["offered", "taken", "times", "per-chance", "seats", "wins", "above", "remarks"]
        left_out = {"offered": not kind.told, "per-chance": not decided}
        return table(["", *self._heads(*(head for head in heads if not left_out.get(head)))], rows)

    def _names(self, kind: Kind, found: Sequence[Thing], of: int = 0, shares: bool = False) -> str:
        names = [plain(self._name(kind, thing.id)) for thing in found]
        if shares:
            rates = [self.voice.number(thing.wins.rate, ".0%") for thing in found]
            names = [f"{name} {rate}" for name, rate in zip(names, rates, strict=True)]
        more = f" {self.voice('and-more', n=of - len(found))}" if of > len(found) else ""
        return ", ".join(names) + more

    # ---- names

    def _name(self, kind: Kind, thing: str) -> str:
        return thing_name(self.game, kind, thing, self.voice)

    def _title(self, kind: Kind) -> str:
        return title_of(self.game, kind, self.voice)

    def _heading(self, key: str) -> str:
        return f"## {self.voice(key)}"

    def _heads(self, *names: str) -> list[str]:
        return [self.voice(f"head-{name}") for name in names]


# ---- in plain words


def verdict(fairness: Fit, lang: str = "en") -> str:
    """Whether the seats differ by more than noise."""
    voice = voice_of(lang)
    if fairness.chance >= NOISE:
        return voice("noise", share=voice.number(fairness.chance, ".0%"))
    if fairness.chance >= 0.001:
        return voice("noise-hardly", n=voice.number(1 / fairness.chance, ".0f"))
    return voice("noise-not", n=voice.number(1000, ","))


def _flag(thing: Thing, voice: Voice) -> str:
    if thing.offered < FEWEST:
        return voice("flag-rare")
    flags = {1: "more", -1: "less"}.get(thing.stands_out, "")
    always = "always" if thing.always else "never" if thing.never else ""
    return ", ".join(voice(f"flag-{part}") for part in (always, flags) if part)


def _spread(values: Sequence[float], voice: Voice) -> list[str]:
    """An average, and how far the values lie apart."""
    middle = voice.span(quantile(values, 0.25), quantile(values, 0.75), ".0f")
    whole = voice.span(min(values), max(values), ".0f")
    return [voice.mean(mean(values)), voice.known(spread(values), ".1f"), middle, whole]

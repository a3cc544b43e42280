"""Tables: standings and tallies as HTML. A rule is told by its label, in the words of the game it belongs to."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.catalogue import catalogue
from ecumene.core.speech import Speech, signed
from ecumene.core.standings import Standings
from ecumene.core.tally import Tally
from ecumene.core.texts import player
from ecumene.notebook.styles import words
from ecumene.picture.looks import Palette, shape_of, shape_path
from ecumene.picture.svg import clean, path, tag


def standings_table(standings: Standings, lang: str = "en", names: Sequence[str] = ()) -> str:
    """A row for each seat, best first: place, name, points, and what each rule gave."""
    said = words(lang)
    rules: list[str] = list(dict.fromkeys(rule for row in standings for rule in row.tally.by_rule()))
    speech = _speech(rules, lang, names)
    heads = [said("place"), said("player"), said("points"), *(_label(rule, speech) for rule in rules)]
    rows = [_row(heads, "th", 2)]
    for row in standings:
        given = row.tally.by_rule()
        name = names[row.seat] if row.seat < len(names) else _who(row.seat, speech)
        cells = [str(row.place), _mark(row.seat) + clean(name), f"<b>{row.points}</b>"]
        rows.append(_row([*cells, *(signed(given[rule]) if rule in given else "" for rule in rules)], "td", 2))
    return _table(rows)


def tally_table(tally: Tally, lang: str = "en") -> str:
    """A row for each part of a number, and their sum."""
    said = words(lang)
    speech = _speech([tally.of, *(line.rule for line in tally.lines)], lang, ())
    rows = [_row([_label(tally.of, speech), said("amount")], "th", 1)]
    for line in tally.lines:
        about = f" ({clean(_thing(line.about, speech))})" if line.about else ""
        rows.append(_row([_label(line.rule, speech) + about, signed(line.amount)], "td", 1))
    return _table([*rows, _row([f"<b>{clean(said('sum'))}</b>", f"<b>{tally.sum}</b>"], "td", 1)])


def _table(rows: Sequence[str]) -> str:
    return f'<table style="font-variant-numeric:tabular-nums">{"".join(rows)}</table>'


def _row(cells: Sequence[str], kind: str, names: int) -> str:
    """Cells of HTML: names at the left, numbers at the right."""
    sides = ["left" if i < names else "right" for i in range(len(cells))]
    inner = "".join(
        f'<{kind} style="text-align:{side}">{cell}</{kind}>' for cell, side in zip(cells, sides, strict=True)
    )
    return f"<tr>{inner}</tr>"


def _speech(rules: Sequence[str], lang: str, names: Sequence[str]) -> Speech | None:
    """The sentences of the game whose rules these are; None where it is not in the catalogue."""
    for rule in rules:
        game = rule.partition(".")[0]
        if game in catalogue:
            return catalogue[game].speech(lang, names)
    return None


def _label(rule: str, speech: Speech | None) -> str:
    return clean(rule if speech is None else speech.words.rule_label(rule))


def _who(seat: int, speech: Speech | None) -> str:
    return player(seat) if speech is None else speech.who(seat)


def _thing(thing: str, speech: Speech | None) -> str:
    return thing if speech is None else speech.text(speech.game.thing(thing))


def _mark(seat: int) -> str:
    owner = player(seat)
    outline = path(shape_path(shape_of(owner), 6), fill=Palette(False).player(owner), stroke="#16202b")
    look = "vertical-align:-2px;margin-right:6px"
    return tag("svg", outline, width=16, height=16, viewBox="-9 -9 18 18", style=look, aria_hidden="true")

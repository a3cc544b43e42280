"""The rulebooks in our words: a page for each game, how to play first and then every rule with its id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

import yaml

from ecumene.catalogue import OURS, catalogue
from ecumene.core.game import Game
from ecumene.core.rules import Rule
from tools.handbook.pages import ROOT

SAYS: dict[str, dict[str, str]] = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8"))


def games() -> list[Game]:
    """Ours, in the order of the catalogue."""
    return [catalogue[name] for name in OURS]


def overview(lang: str) -> str:
    """The page that names all games."""
    says = SAYS[lang]
    lines = [f"# {says['games']}", "", says["intro"], "", says["head"], "|---|---|---|---|"]
    for game in games():
        seats = f"{game.seat_counts[0]}–{game.seat_counts[-1]}"
        count = says["count"].format(count=len(list(game.rules)))
        row = (game.name(lang), seats, f"[{says['play']}]({game.id}.md)", f"[{count}](../rules/{game.id}.md)")
        lines.append(f"| {' | '.join(row)} |")
    return "\n".join(lines) + "\n"


def how_to_play_file(game: str, lang: str) -> str:
    """The file of the repository that tells how to play."""
    return f"src/ecumene/games/{game}/how_to_play/{lang}.md"


def how_to_play(game: Game, lang: str) -> str:
    """How to play, with a way to all the rules under its heading; the line that leads to the other language is not
    needed, for every page of the site has one."""
    text = (ROOT / how_to_play_file(game.id, lang)).read_text(encoding="utf-8")
    text = re.sub(r"^\[[^]]*\]\(\w+\.md\)\n\n", "", text, count=1, flags=re.M)
    head, _, rest = text.partition("\n")
    more = SAYS[lang]["more"].format(count=len(list(game.rules)), name=game.name(lang), game=game.id)
    return f"{head}\n\n{more}\n{rest}"


def rules(game: Game, lang: str) -> str:
    """Every rule under the title of its section, in the order of the rulebook, each with an anchor by its id."""
    says = SAYS[lang]
    name = game.name(lang)
    lines = [f"# {says['rules'].format(name=name)}", "", says["back"].format(name=name, game=game.id), ""]
    lines += [says["about"].format(version=game.version, game=game.id), ""]
    section = ""
    for rule in game.rules:
        if rule.section != section:
            section = rule.section
            lines += [f"## {game.section(section, lang)}", ""]
        lines += [*_rule(rule, lang), ""]
    return "\n".join(lines)


def _rule(rule: Rule, lang: str) -> Iterator[str]:
    source = f'<span class="source {rule.source}">{SAYS[lang][rule.source]}</span>'
    name = f'<a class="rule-id" href="#{rule.id}"><code>{rule.id}</code></a>'
    yield f'<div class="rule" id="{rule.id}" markdown="0">'
    yield f"<p>{escape(rule.text(lang), quote=False)}</p><p>{name} {source}</p></div>"

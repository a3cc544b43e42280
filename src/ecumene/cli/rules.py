"""`ecumene rules`: a game's rulebook in our words, whole, by section or by a word in it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from textwrap import wrap

from ecumene.cli.arguments import Parser, add_game, add_json, find_game, hint
from ecumene.cli.errors import UsageError
from ecumene.cli.terminal import Terminal
from ecumene.core.game import Game
from ecumene.core.rules import Rule
from ecumene.core.words import fold


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add_game(parser)
    parser.add_argument("--section", metavar="SECTION", help=words("help-section"))
    parser.add_argument("--search", metavar="WORD", help=words("help-search"))
    add_json(parser)


def run(terminal: Terminal, arguments: Namespace) -> int:
    game = find_game(terminal, arguments.game)
    found: Iterable[Rule] = game.rules
    if arguments.section is not None:
        sections = list(dict.fromkeys(rule.section for rule in game.rules))
        if arguments.section not in sections:
            near = hint(terminal.words, arguments.section, sections)
            raise UsageError(
                terminal.words("rules-no-section", what=arguments.section, hint=near, known=", ".join(sections))
            )
        found = [rule for rule in found if rule.section == arguments.section]
    if arguments.search is not None:
        found = [rule for rule in found if mentions(rule, arguments.search, terminal.lang)]
    rules = list(found)
    if arguments.json:
        terminal.json("rules", {"game": game.id, "rules": [_dump(rule) for rule in rules]})
    elif rules:
        print_rules(terminal, game, rules)
    else:
        terminal.say("rules-none", what=arguments.search or "")
    return 0


def mentions(rule: Rule, word: str, lang: str) -> bool:
    """Whether a rule's id or its sentence in `lang` speaks of a word."""
    wanted = fold(word)
    return wanted in fold(rule.text(lang)) or wanted in fold(rule.id)


def print_rules(terminal: Terminal, game: Game, rules: Iterable[Rule]) -> None:
    """Rules under the titles of their sections."""
    section = ""
    for rule in rules:
        if rule.section != section:
            if section:
                terminal.print()
            section = rule.section
            terminal.print(game.section(section, terminal.lang))
        for line in rule_lines(terminal, rule):
            terminal.print(line)


def rule_lines(terminal: Terminal, rule: Rule) -> list[str]:
    """A rule's sentence with its id, as lines that fit."""
    return wrap(
        f"{rule.text(terminal.lang)} [{rule.id}]", terminal.width, initial_indent="  ", subsequent_indent="    "
    )


def _dump(rule: Rule) -> dict[str, object]:
    return {
        "id": rule.id,
        "section": rule.section,
        "en": rule.en,
        "fr": rule.fr,
        "source": rule.source,
        "ruling": rule.ruling,
    }

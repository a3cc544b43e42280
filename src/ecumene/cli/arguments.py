"""Arguments that several commands share, and a parser that speaks the language of the person."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from ecumene.bots import make_bot
from ecumene.catalogue import catalogue
from ecumene.cli.errors import UsageError
from ecumene.cli.terminal import Terminal
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.words import LANGUAGES, Words

COMPLAINTS = (
    (r"the following arguments are required: (?P<what>.+)", "usage-required"),
    (r"unrecognized arguments: (?P<what>.+)", "usage-unknown"),
    (r"argument (?P<name>[^:]+): expected .*argument.*", "usage-value"),
    (r"argument (?P<name>[^:]+): invalid choice: '(?P<what>.*?)' \(choose from (?P<known>.+)\)", "usage-choice"),
    (r"argument (?P<name>[^:]+): (?P<what>.+)", "usage-wrong"),
)
"""What argparse complains about, in its English, and our words for it."""


class Parser(argparse.ArgumentParser):
    """An argument parser in a person's language; what it cannot read raises a `UsageError` of one line."""

    def __init__(self, *, words: Words, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=_formatter(words), **settings)
        self.words = words
        self._positionals.title = words("help-arguments")
        self._optionals.title = words("help-options")
        self.add_argument("-h", "--help", action="help", help=words("help-help"))
        self.add_argument("--lang", choices=LANGUAGES, metavar="LANG", help=words("help-lang"))

    def error(self, message: str) -> NoReturn:
        for pattern, key in COMPLAINTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                said = {name: " ".join(text.split()) for name, text in found.groupdict().items()}
                if "known" in said:
                    known = re.findall(r"[\w-]+", said["known"])
                    said["known"], said["hint"] = ", ".join(known), hint(self.words, said["what"], known)
                raise UsageError(self.words(key, **said))
        raise UsageError(message)

    def commands(self, title: str, dest: str) -> argparse._SubParsersAction[Any]:
        """Room for subcommands; each is added with the same `words`."""
        return self.add_subparsers(title=title, dest=dest, required=True, metavar=dest.upper())


def _formatter(words: Words) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, words("help-usage") + " " if prefix is None else prefix)

    return Formatter


# ---- shared arguments


def add_game(parser: Parser, optional: bool = False) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=parser.words("help-game"))


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help=parser.words("help-json"))


def add_content(parser: Parser) -> None:
    parser.add_argument("--content", metavar="FILE", help=parser.words("help-content-file"))


def add_table(parser: Parser) -> None:
    """What makes a table: seats, options, content."""
    words = parser.words
    parser.add_argument("--seats", metavar="N", type=whole(words, 1), help=words("help-seats"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=words("help-option"))
    add_content(parser)


def whole(words: Words, least: int | None = None) -> Callable[[str], int]:
    """Reads a whole number."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = None
        if number is None or (least is not None and number < least):
            key = "usage-whole" if least is None else "usage-whole-from"
            raise argparse.ArgumentTypeError(words(key, what=text[:40], least=str(least)))
        return number

    return read


# ---- reading them


def hint(words: Words, word: str, known: Sequence[str]) -> str:
    """` (did you mean “vinci”?)` where some known word is near."""
    near = get_close_matches(word, known, n=1)
    return " " + words("usage-hint", what=near[0]) if near else ""


def find_game(terminal: Terminal, name: str, content: str | None = None) -> Game:
    """The game of that id, with an owner's content where one is given."""
    if name not in catalogue:
        known = list(catalogue)
        near = hint(terminal.words, name, known)
        raise UsageError(terminal.words("usage-game", what=name, hint=near, known=", ".join(known)))
    return catalogue[name] if content is None else catalogue[name].using(content)


def read_options(terminal: Terminal, given: Sequence[str]) -> Options:
    """`NAME=VALUE` arguments; what looks like a whole number is one."""
    options: Options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals and value) or name in options:
            raise UsageError(terminal.words("usage-option", what=text))
        options[name] = int(value) if re.fullmatch(r"-?[0-9]{1,9}", value) else value
    return options


def read_bots(terminal: Terminal, text: str, seats: int) -> tuple[str, ...]:
    """A bot for each of so many seats; one name alone stands for all of them."""
    specs = [spec.strip() for spec in text.split(",")]
    for spec in specs:
        make_bot(spec, 0)
    if len(specs) == 1:
        specs *= seats
    if len(specs) != seats:
        raise UsageError(terminal.words("usage-bots", n=len(specs), seats=seats))
    return tuple(specs)


def usual_seats(game: Game) -> int:
    """Four where the game allows it, the nearest number otherwise."""
    return min(game.seat_counts, key=lambda seats: (abs(seats - 4), seats))

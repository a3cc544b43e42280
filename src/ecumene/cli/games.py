"""`ecumene games`: what can be played."""

from __future__ import annotations

from argparse import Namespace
from textwrap import indent, wrap

from ecumene.catalogue import catalogue
from ecumene.cli.arguments import Parser, add_json
from ecumene.cli.terminal import Terminal
from ecumene.core.game import Game
from ecumene.core.words import LANGUAGES


def add_arguments(parser: Parser) -> None:
    add_json(parser)


def run(terminal: Terminal, arguments: Namespace) -> int:
    if arguments.json:
        terminal.json("games", {"games": [_dump(catalogue[name]) for name in catalogue]})
        return 0
    for game in [catalogue.type_of(name) for name in catalogue]:
        seats = ", ".join(str(n) for n in game.seat_counts)
        terminal.say("games-game", id=game.id, name=game.name(terminal.lang), seats=seats)
        about = game.about(terminal.lang)
        if about:
            terminal.print(indent("\n".join(wrap(about, terminal.width - 4)), "    "))
        for option in [option for option in game.options if not option.private]:
            values = ", ".join(str(value) for value in option.values)
            terminal.say("games-option", id=option.id, values=values)
    return 0


def _dump(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "names": {lang: game.name(lang) for lang in LANGUAGES},
        "rules": game.version,
        "content": game.content.hash,
        "seats": list(game.seat_counts),
        "options": {option.id: list(option.values) for option in game.offered},
        "actions": len(game.actions),
    }

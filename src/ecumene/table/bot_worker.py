"""The process of a bot: reads questions, one JSON object a line, and writes answers.

    {"game": "vinci", "content": "", "view": {…}, "seat": 2, "bot": "greedy", "seed": 7}
    {"notation": "conquer burgundy"}        or        {"error": "…"}

It ends when nobody asks any more: its input closes with the server, however that ends. Arguments name classes of games
(`package.module:Class`) beside those of the catalogue.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import IO, Any

from ecumene.bots import make_bot
from ecumene.catalogue import catalogue
from ecumene.core.game import Game
from ecumene.table.shelf import Shelf

NICER = 5
"""Bots leave the processor to whoever talks to people."""


def decide(shelf: Shelf, asked: Mapping[str, Any]) -> str:
    """What a bot does, in notation."""
    game = shelf.kept(asked["game"], asked["view"]["content"], asked["content"])
    view, seat = game.load(asked["view"]), asked["seat"]
    return make_bot(asked["bot"], asked["seed"]).choose(view, seat).notation


def serve(shelf: Shelf, questions: IO[str], answers: IO[str]) -> None:
    """Answer until nobody asks any more. A bot that fails is an answer too."""
    for line in questions:
        try:
            answer = {"notation": decide(shelf, json.loads(line))}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"[:500]}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def games_named(names: list[str]) -> dict[str, Game]:
    """The games of these classes, by id."""
    made = [getattr(import_module(name.partition(":")[0]), name.partition(":")[2])() for name in names]
    return {game.id: game for game in made}


class Beside(dict[str, Game]):
    """Some games, and where those do not suffice the catalogue's."""

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or name in catalogue

    def __missing__(self, name: str) -> Game:
        return catalogue[name]


def main() -> None:
    """Be a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then lets its workers end
    if hasattr(os, "nice"):
        os.nice(NICER)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints is no answer
    serve(Shelf(Beside(games_named(sys.argv[1:]))), sys.stdin, answers)


if __name__ == "__main__":
    main()

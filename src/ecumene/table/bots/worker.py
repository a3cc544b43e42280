"""The process of a bot: reads questions, one JSON object a line, and writes answers.

    {"ready": true}                         once, when it can be asked
    {"game": "vinci", "content": "", "view": {…}, "seat": 2, "bot": "greedy", "seed": 7}
    {"notation": "conquer burgundy"}        or        {"error": "…"}

Before the first question about a game it is told to read that game, whose hash is in `read`, and answers when it has:

    {"game": "vinci", "content": "", "read": "3f…"}
    {"notation": ""}

Whoever asks for advice says in `advise` how many milliseconds it may take, and hears of several answers:

    {"advice": [{"deed": ["conquer burgundy"], "points": [41.2, 1.8], "chance": [0.4, 0.05], "reasons": [["land", 2]]}]}

Of a game that is over it is asked for its judgement instead, with positions in place of a view (`judging.py`).

It ends when nobody can ask any more, in the middle of a thought if need be: its input closes with the server, however
that ends.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any

from ecumene.bots import make_bot
from ecumene.bots.advice import Adviser
from ecumene.catalogue import catalogue
from ecumene.core.game import Game
from ecumene.table.bots.judging import judge
from ecumene.table.log.shelf import Shelf


def decide(shelf: Shelf, asked: Mapping[str, Any]) -> str:
    """What a bot does, in notation."""
    game = shelf.kept(asked["game"], asked["view"]["content"], asked["content"])
    view, seat = game.reload(asked["view"]), asked["seat"]  # the server made it
    return make_bot(asked["bot"], asked["seed"]).choose(view, seat).notation


def advise(shelf: Shelf, asked: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What a strong player would do: several answers, each with what it brings and why."""
    game = shelf.kept(asked["game"], asked["view"]["content"], asked["content"])
    view, seat = game.reload(asked["view"]), asked["seat"]
    return [
        {
            "deed": [action.notation for action in answer.deed],
            "points": [answer.points.mean, answer.points.doubt],
            "chance": [answer.chance.mean, answer.chance.doubt],
            "reasons": [[part, amount] for part, amount in answer.reasons],
        }
        for answer in Adviser(asked["seed"], asked["advise"]).advise(view, seat)
    ]


def answer_to(shelf: Shelf, asked: Mapping[str, Any]) -> dict[str, Any]:
    """What a bot does, what it would advise, or what it thinks of a game that is over."""
    if "read" in asked:
        shelf.kept(asked["game"], asked["read"], asked["content"])
        return {"notation": ""}
    if "judge" in asked:
        return judge(shelf, asked)
    return {"advice": advise(shelf, asked)} if "advise" in asked else {"notation": decide(shelf, asked)}


def serve(shelf: Shelf, questions: Iterable[str], answers: IO[str]) -> None:
    """Answer until nobody asks any more. A bot that fails is an answer too."""
    _tell(answers, {"ready": True})
    for line in questions:
        try:
            answer = answer_to(shelf, json.loads(line))
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"[:500]}
        _tell(answers, answer)


def _tell(answers: IO[str], answer: Mapping[str, Any]) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


def heard(asking: IO[str]) -> Iterator[str]:
    """The lines of an input. A thread reads them and ends the process with its input: who thinks does not listen."""
    lines: SimpleQueue[str] = SimpleQueue()

    def listen() -> None:
        for line in asking:
            lines.put(line)
        os._exit(0)

    Thread(target=listen, daemon=True).start()
    while True:
        yield lines.get()


def games_named(names: Sequence[str]) -> dict[str, Game]:
    """The games of these classes, by id."""
    made = [getattr(import_module(name.partition(":")[0]), name.partition(":")[2])() for name in names]
    return {game.id: game for game in made}


class Beside(dict[str, Game]):
    """Some games, and where those do not suffice the catalogue's."""

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or name in catalogue

    def __missing__(self, name: str) -> Game:
        return catalogue[name]


def work(nicer: int, games: Sequence[str]) -> None:
    """Be a worker that leaves the processor to whoever is less nice; `games` name classes beside the catalogue's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then lets its workers end
    if hasattr(os, "nice"):
        os.nice(nicer)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints is no answer
    serve(Shelf(Beside(games_named(games))), heard(sys.stdin), answers)

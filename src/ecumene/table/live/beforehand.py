"""What can be answered beforehand, and whether it still holds; purely, and from what the seat itself may know."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Literal

from ecumene.core.action import Seat
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.scene import Act, Choice, Text
from ecumene.core.texts import player
from ecumene.table.log.state import Move, TableState

FUTURES = 4
"""So many courses of the game are tried to see what a seat will be asked."""

FAR = 400
"""So many actions of others one looks ahead at most."""

MOST_OFFERED = 400

WORDS = frozenset({"label", "title", "lines", "tally"})
"""What a thing says of itself: that may change with whose turn it is, while nothing happens to it."""

TURN = "current"
"""The state of a thing that it is about now; one's own card has it when one's turn comes."""


@dataclass(frozen=True)
class Given:
    """An answer: its actions by their notation, and its sentence. Only both together say what is meant: the notation of
    a tile may be that of its place, where another will lie. What it is clicked together with and what was asked only
    tell people which of several it is.
    """

    acts: tuple[str, ...]
    say: Text
    path: tuple[str, ...] = ()
    prompt: Text | None = None

    @property
    def key(self) -> str:
        """Equal for equal answers."""
        return json.dumps([self.acts, self.say], sort_keys=True)


@dataclass
class Offer:
    """A question that a seat will probably be asked, and the answers that several courses of the game have alike."""

    kind: str
    prompt: Text
    passes: Given | None = None
    answers: list[Given] = field(default_factory=list)


def foreseen(game: Game, position: Position, seat: Seat) -> list[Offer]:
    """What a seat will be asked next, as far as guesses from its own view tell; nothing hidden is looked at."""
    view = position.view(seat)
    futures = [_next_choice(game, view.guess(seat, Random(number)), seat, Random(number)) for number in range(FUTURES)]
    by_kind: dict[str, list[Choice]] = {}
    for choice in futures:
        if choice is not None:
            by_kind.setdefault(choice["kind"], []).append(choice)
    return [_offer(game, choices) for choices in by_kind.values()]


def _next_choice(game: Game, guess: Position, seat: Seat, rng: Random) -> Choice | None:
    for _ in range(FAR):
        pending = guess.pending()
        if not pending:
            return None
        if seat in pending:
            return game.choice(guess.view(seat), seat)
        guess.apply(pending[0], game.quick_action(guess, pending[0], rng))
    return None


def _offer(game: Game, choices: list[Choice]) -> Offer:
    """What only one of several courses has was drawn by chance there: nobody can count on it."""
    found: dict[str, Given] = {}
    often: Counter[str] = Counter()
    for choice in choices:
        for given in answers_of(game, choice):
            found.setdefault(given.key, given)
            often[given.key] += 1
    least = min(2, len(choices))
    answers = [given for key, given in found.items() if often[key] >= least]
    passes = next((given for given in map(partial(passing, game), choices) if given is not None), None)
    return Offer(choices[0]["kind"], choices[0]["prompt"], passes, answers[:MOST_OFFERED])


def answers_of(game: Game, choice: Choice) -> list[Given]:
    """All that can be answered to a question."""
    return [given for act in choice["acts"] for given in _spread(game, choice, act)]


def _spread(game: Game, choice: Choice, act: Act) -> list[Given]:
    """An act as answers: one for each number of something."""
    then = [game.actions[index].notation for index in act.get("then", [])]
    say = act["say"]
    found: list[Given] = []
    values = {} if isinstance(say, str) else say.get("a", {})
    for n in range(1, act.get("up_to", 1) + 1):
        counted: Text = say
        if "up_to" in act and not isinstance(say, str) and "n" in values:
            counted = {"t": say["t"], "a": {**values, "n": n}}
        found.append(_given((game.actions[act["i"] + n - 1].notation, *then), counted, choice, act))
    return found


def _given(acts: tuple[str, ...], say: Text, choice: Choice, act: Act) -> Given:
    path = tuple(step if isinstance(step, str) else step[0] for step in act["path"])
    return Given(acts, say, path, choice["prompt"] if act.get("role") == "end" else None)


def passing(game: Game, choice: Choice) -> Given | None:
    """The answer that declines a question, in one word; None where it has none, or several."""
    ends = [act for act in choice["acts"] if act.get("role") == "end" and "then" not in act and "up_to" not in act]
    words = [game.actions[act["i"]].notation for act in ends]
    if len(words) != 1 or " " in words[0]:
        return None
    return _given((words[0],), ends[0]["say"], choice, ends[0])


# ---- whether it holds


def belongings(game: Game, move: Move, seat: Seat) -> Any:
    """What is a seat's own in a position: its points, its numbers and all that bears its mark."""
    view = move.position.view(seat)
    stage: dict[str, Any] = {one["id"]: one for one in game.stage(view)["elements"]}
    mine = player(seat)
    shown = [({**stage.get(one["id"], {}), **one}, one) for one in game.scene(view, seat)["elements"]]
    things = [_wordless(one) for whole, one in shown if whole.get("owner") == mine]
    return view.standings().of(seat).points, things


def _wordless(thing: Any) -> Any:
    """A thing, or a part of one, without what it is called."""
    if isinstance(thing, list):
        return [_wordless(part) for part in thing]
    if not isinstance(thing, dict):
        return thing
    kept = {key: _wordless(part) for key, part in thing.items() if key not in WORDS}
    states = [state for state in kept.pop("state", []) if state != TURN]
    return {**kept, "state": states} if states else kept


def touched(game: Game, now: Move, seat: Seat, since: int) -> bool:
    """Whether a move of others after number `since` has changed what is a seat's own."""
    for move in now.backwards():
        if move.number <= since:
            return False
        before = None if move.seat == seat else move.before
        if before is not None and belongings(game, before, seat) != belongings(game, move, seat):
            return True
    return False


@dataclass(frozen=True)
class Verdict:
    """What is done about a question that was answered beforehand. Without acts and reason, it is left to its seat."""

    acts: tuple[str, ...] = ()
    why: Literal["", "illegal", "touched"] = ""
    passes: bool = False


def judged(state: TableState, seat: Seat, data: dict[str, Any]) -> Verdict:
    """What a seat's premoves come to at the question on the table, by its own view and its legal answers alone."""
    assert state.last is not None
    game, position = state.game, state.last.position
    choice = game.choice(position.view(seat), seat)
    if choice is None:
        return Verdict()
    if answers := data.get("answers"):
        wish = Given(tuple(answers[0]["acts"]), answers[0]["say"])
        there = wish.key in [given.key for given in answers_of(game, choice)]
        return Verdict(wish.acts) if there and can_do(position, seat, wish.acts) else Verdict(why="illegal")
    kept = data.get("passing")
    if kept is None or choice["kind"] != kept["kind"]:
        return Verdict()
    if touched(game, state.last, seat, kept["since"]):
        return Verdict(why="touched", passes=True)
    given = passing(game, choice)
    return Verdict(why="illegal", passes=True) if given is None else Verdict(given.acts, passes=True)


def can_do(position: Position, seat: Seat, acts: tuple[str, ...]) -> bool:
    """Whether a seat may do these actions one after the other now.

    The rest of a deed is tried on a copy, up to where chance would have to speak: what it would say is not looked at.
    """
    if acts[0] not in [action.notation for action in position.legal(seat)]:
        return False
    trial = position.copy()
    assert trial.chance is not None, "a table has no views"
    drawn = trial.chance.listen()
    try:
        for notation in acts:
            if drawn:
                return False
            trial.apply(seat, trial.game.action(notation))
    except EcumeneError:
        return False
    return True

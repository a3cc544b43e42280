"""Coaching: what a strong player would do, for the person who is asked and wants to know.

A bot is asked in the background, as the table's own bots are and on the asking guest's share of their time. It sees
what the seat sees. Once the table has moved on nobody waits for its answer, and it is not shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol
from weakref import ref

from ecumene.core.action import Seat
from ecumene.core.scene import Act, Choice, Text
from ecumene.core.texts import both
from ecumene.core.words import LANGUAGES
from ecumene.table.bots.lanes import Errand
from ecumene.table.bots.workers import ADVISER, Question
from ecumene.table.live.acting import need_playing, still_asked
from ecumene.table.live.house import House
from ecumene.table.log.coached import hints_allowed
from ecumene.table.log.state import TableState, secret_number
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import Both
from ecumene.table.wire.problems import problem
from ecumene.table.wire.teaching_messages import Expected, Hint, HintAnswer, HintReason, HintRequest


class Coached(Protocol):
    """A table, as far as its coach knows it."""

    house: House

    @property
    def state(self) -> TableState:
        """The table as it is now."""
        ...

    async def note_hint(self, seen: TableState, guest: Guest, seat: Seat) -> bool:
        """Write down that a seat was given a hint, unless it is asked something else by now."""
        ...


@dataclass(frozen=True)
class Thought:
    """What is being thought, or was, about what a seat is asked."""

    seen: TableState
    task: asyncio.Task[list[HintAnswer]]


class Coach:
    """Answers those who ask at one table: once for each question, however often it is asked."""

    def __init__(self, table: Coached) -> None:
        self._held = ref(table)  # no circle, as with the table's bots
        self._thoughts: dict[Seat, Thought] = {}

    @property
    def busy(self) -> bool:
        """Whether anything is being thought."""
        return any(not thought.task.done() for thought in self._thoughts.values())

    async def hint(self, guest: Guest, asked: HintRequest) -> Hint:
        """What a strong player would do in the place of a seat."""
        table = self._held()
        assert table is not None, "a coach is asked by its table"
        state, seat = table.state, asked.seat
        need_hints(state, guest, seat)
        thought = self._thoughts.get(seat)
        if thought is None or not still_asked(thought.seen, state, seat):
            task = asyncio.get_running_loop().create_task(self._think(table, state, guest, seat))
            thought = self._thoughts[seat] = Thought(state, task)
        await asyncio.wait([thought.task])  # whoever goes away leaves the others who ask waiting
        if thought.task.cancelled() or not still_asked(thought.seen, table.state, seat):
            raise problem("stale", "hint-stale")
        if thought.task.exception() is not None or not thought.task.result():
            self._thoughts.pop(seat, None)  # another time somebody may know
        if not (answers := thought.task.result()):
            raise problem("unavailable", "hint-none")
        return Hint(seat=seat, level=ADVISER, hints=table.state.seats[seat].hints, answers=answers)

    async def _think(self, table: Coached, state: TableState, guest: Guest, seat: Seat) -> list[HintAnswer]:
        advice = await table.house.workers.advise(question(state, guest, seat, table.house.shelf.text(state.game)))
        answers = await asyncio.to_thread(answers_of, state, seat, advice)
        if answers and not await table.note_hint(state, guest, seat):
            raise asyncio.CancelledError
        return answers

    def look(self, state: TableState) -> None:
        """The table has changed: nobody needs to know about what is no longer asked."""
        for seat, thought in list(self._thoughts.items()):
            if not still_asked(thought.seen, state, seat):
                thought.task.cancel()
                del self._thoughts[seat]

    async def close(self) -> None:
        """Think no more."""
        tasks = [thought.task for thought in self._thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def need_hints(state: TableState, guest: Guest, seat: Seat) -> None:
    """Refuse whoever may not ask for a hint now."""
    need_playing(state, guest, seat)
    if not hints_allowed(state.row):
        raise problem("not_allowed", "hints-off")
    if seat not in state.pending:
        raise problem("waiting", "hint-unasked")


def question(state: TableState, guest: Guest, seat: Seat, content: str) -> Question:
    """What is asked for a seat: its view and nothing else. The same question gets the same advice."""
    assert state.last is not None
    assert state.asked is not None
    view = state.last.position.view(seat).dump()
    seed = secret_number(state, f"hint:{state.asked.number}:{seat}")
    errand = Errand(guest.id, f"{state.row.game} {state.game.content.hash}")
    return Question(state.row.game, content, view, seat, ADVISER, seed, errand)


# ---- in words


def answers_of(state: TableState, seat: Seat, advice: Sequence[dict[str, Any]]) -> list[HintAnswer]:
    """Advice as people read it: what a click does, what it is expected to bring, and the game's reasons."""
    assert state.last is not None
    view, game = state.last.position.view(seat), state.game
    choice = game.choice(view, seat)
    found: dict[tuple[int, ...], HintAnswer] = {}
    for answer in advice:
        actions = [game.action(notation) for notation in answer["deed"]]
        acts = tuple([game.actions.index(action) for action in actions])
        say = None if choice is None else said(choice, acts)
        if say is None:
            say = both({lang: game.speech(lang, state.names).say(view, seat, actions[0]) for lang in LANGUAGES})
        reasons = [
            HintReason(text=Both(**{lang: game.reason(part, amount > 0, lang) for lang in LANGUAGES}), points=amount)
            for part, amount in answer["reasons"]
        ]
        points, chance = [Expected(mean=mean, doubt=doubt) for mean, doubt in (answer["points"], answer["chance"])]
        found.setdefault(acts, HintAnswer(acts=list(acts), say=say, points=points, chance=chance, reasons=reasons))
    return list(found.values())


def said(choice: Choice, acts: tuple[int, ...]) -> Text | None:
    """What the page calls a deed: the act that does just this, or the one that begins like this."""
    for act in choice["acts"]:
        if (act["i"], *act.get("then", ())) == acts:
            return _counted(act, 1)
    for act in choice["acts"]:
        if 0 <= acts[0] - act["i"] < act.get("up_to", 1) and len(acts) == 1:
            return _counted(act, acts[0] - act["i"] + 1)
    return next((act["say"] for act in choice["acts"] if act["i"] == acts[0] and "then" not in act), None)


def _counted(act: Act, number: int) -> Text:
    """The sentence of an act, for so many where it asks how many."""
    say = act["say"]
    if isinstance(say, str) or "n" not in say.get("a", {}) or "up_to" not in act:
        return say
    return {"t": say["t"], "a": {**say.get("a", {}), "n": number}}

"""Standby: what a table plays for a bot when no worker brings an answer, so that no game ever stands still.

On an overloaded machine a bot and its stand-in may both be too late. Then the game's quick player decides here, on a
guess of what the seat cannot see, and where even that fails, chance among what is legal. All of it is drawn from the
table's secret number: the same table gets the same answers, and nothing that is hidden plays a part.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import Random
from threading import Thread

from ecumene.core.action import Seat
from ecumene.core.game import game_of
from ecumene.core.position import Position
from ecumene.table.log.state import TableState, secret_number

log = logging.getLogger("ecumene.table")

PATIENCE = 5.0
"""Seconds for what should take a moment."""


class Standby:
    """Decides without a worker, in a thread of its own. A game whose quick player did not come back gets no other."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._stuck: set[str] = set()

    async def decide(self, state: TableState, seat: Seat) -> str:
        """A sensible legal action, in notation."""
        assert state.last is not None
        position, number = state.last.position, _number(state, seat)
        legal = [action.notation for action in position.legal(seat)]
        found = "" if len(legal) == 1 or state.game.id in self._stuck else await self._thought(position, seat, number)
        return found if found in legal else legal[number % len(legal)]

    async def _thought(self, position: Position, seat: Seat, number: int) -> str:
        """What the quick player does; nothing where it fails or takes too long."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[str] = loop.create_future()
        view = position.view(seat)

        def think() -> None:
            found = ""
            try:
                found = sensible(view, seat, Random(number))
            except Exception:  # whatever it is, the game goes on
                log.exception("standby", extra={"game": view.game.id})
            with suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(_settle, answer, found)

        Thread(target=think, name="standby", daemon=True).start()
        try:
            async with asyncio.timeout(self._patience):
                return await answer
        except TimeoutError:
            self._stuck.add(view.game.id)
            return ""


def sensible(view: Position, seat: Seat, rng: Random) -> str:
    """What the game's quick player does with what a seat knows."""
    return game_of(view).quick_action(view.guess(seat, rng), seat, rng).notation


def _settle(answer: asyncio.Future[str], found: str) -> None:
    if not answer.done():  # else nobody waits any more
        answer.set_result(found)


def _number(state: TableState, seat: Seat) -> int:
    assert state.asked is not None
    return secret_number(state, f"standby:{state.asked.number}:{seat}")

"""Waiting: how long one waits for three steady bots, from one's own act to one's own next question.

    make load        writes its section of bench/LOAD.md, after the load itself

One server with the pauses of every house, a table of each game with three *steady* bots, and somebody who answers at
once by chance. Measured on their socket, and with what a page adds that shows what others did at the usual pace: the
same rules as in `client/src/table/desk/showing.svelte.ts`, each move shown as long as its motion may take.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection

from ecumene.machine import cores
from ecumene.table.web.settings import Settings

if TYPE_CHECKING:
    from bench.fairness import ONE, connected, percentile, written
    from bench.load_server import Server
else:
    from fairness import ONE, connected, percentile, written
    from load_server import Server

BEGIN, END = "<!-- waiting -->", "<!-- end of waiting -->"
GAMES = ("vinci", "rise_and_fall", "rise_of_empires", "beyond_the_horizon", "tapestry")
NAMES = ("Vinci", "Rise & Fall", "Rise of Empires", "Beyond the Horizon", "Tapestry")
PROMISE = 4.0
"""Seconds that the usual wait stays under."""

WHOLE, SHORTEST, MOTION = 2.4, 0.15, 0.9
"""Seconds: of a whole show at the usual pace, of the shortest move in it, and of the longest motion."""


@dataclass
class Wait:
    """Between one's own act and one's own next question: when each move of a bot came, the question with the last."""

    moves: list[float] = field(default_factory=list)

    @property
    def told(self) -> float:
        """Seconds until the socket brings the question."""
        return self.moves[-1]

    @property
    def shown(self) -> float:
        """Seconds until a page asks it."""
        return shown(self.moves)


def shown(moves: list[float]) -> float:
    """When a page has shown moves that came at these moments: several at once where many wait."""
    now = began = 0.0
    left = [*moves]
    while left:
        if left[0] > now:  # nothing waits: the next show begins with the next move
            now = began = left[0]
        waiting = sum(each <= now for each in left)
        rest = max(SHORTEST, WHOLE - (now - began))
        share = rest / waiting
        beats, most = (1, share) if share >= SHORTEST else (ceil(waiting * SHORTEST / rest), SHORTEST)
        now += min(most, MOTION)
        del left[:beats]
    return now


@dataclass
class Player:
    """Somebody who answers at once whatever they are asked, and for what they waited in between."""

    server: Server
    game: str
    rng: Random
    seconds: float
    waits: list[Wait] = field(default_factory=list)

    async def play(self) -> None:
        """Play for so long; a game that is over is followed by another."""
        until = time.monotonic() + self.seconds
        while time.monotonic() < until:
            bots = [{"kind": "bot", "level": "steady"}] * 3
            wish = {"game": self.game, "seats": [{"kind": "you"}, *bots], "order": "fixed", "public": False}
            table = str((await asyncio.to_thread(self.server.post, "/api/tables", wish, ONE))["id"])
            async with connected(self.server, table, ONE) as live:
                await self._sit(live, until)

    async def _sit(self, live: ClientConnection, until: float) -> None:
        wait, acted = Wait(), 0.0
        while (now := time.monotonic()) < until:
            message = json.loads(await live.recv())
            if message["type"] not in ("full", "update"):
                continue
            now = time.monotonic()
            if acted and any(event.get("who") not in (None, "p0") for event in message.get("events", [])):
                wait.moves.append(now - acted)
            if message["table"]["status"] == "over":
                return
            if message["choices"]:
                if wait.moves:
                    self.waits.append(wait)
                wait, acted = Wait(), time.monotonic()
                await self._act(live, message)

    async def _act(self, live: ClientConnection, message: dict[str, Any]) -> None:
        choice = message["choices"][0]
        act = self.rng.choice(choice["acts"])
        order = {"type": "act", "ref": 1, "seat": choice["seat"], "version": message["version"]}
        await live.send(json.dumps({**order, "actions": [act["i"], *act.get("then", [])]}))


def report(players: list[Player]) -> str:
    rows = []
    for player, name in zip(players, NAMES, strict=True):
        moves = sorted(len(wait.moves) for wait in player.waits)
        told, seen = [wait.told for wait in player.waits], [wait.shown for wait in player.waits]
        cells = [f"{percentile(times, share) / 1000:.1f} s" for times in (told, seen) for share in (0.5, 0.9)]
        under = sum(each < PROMISE for each in seen)
        rows.append(
            f"| {name} | {len(moves)} | {moves[len(moves) // 2] if moves else 0} | {' | '.join(cells)} | {under} |"
        )
    load = os.getloadavg()[1]
    return "\n".join([
        BEGIN,
        "## Waiting for three bots",
        "",
        "Made by `bench/waiting.py`: a person who answers at once by chance, against three *steady* bots, with the "
        f"pauses of every house ({Settings().bot_pause} s, half to one and a half of it). From one's own act to one's "
        "own next question, wherever a bot acted in between: on the socket, and with what a page adds that shows all "
        "at its usual pace. On "
        f"{cores()} cores ({platform.machine()}), load {load:.1f} in the last five minutes.",
        "",
        "| game | waits | moves in the middle one | told: half | nine of ten | asked on the page: half | nine of ten "
        f"| under {PROMISE:.0f} s |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
        *rows,
        END,
    ])  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable, help="the Python that serves")
    parser.add_argument("--seconds", type=float, default=60, help="of each game")
    parser.add_argument("--write", type=Path, help="the file whose section is replaced; printed otherwise")
    wished = parser.parse_args()
    players = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(wished.python, Path(folder), Settings().bot_pause, 0)
        try:
            for game in GAMES:
                players.append(Player(server, game, Random(7), wished.seconds))
                asyncio.run(players[-1].play())
        finally:
            server.end()
    section = report(players)
    if wished.write:
        wished.write.write_text(
            written(wished.write.read_text(encoding="utf-8"), section, BEGIN, END), encoding="utf-8"
        )
    print(section)


if __name__ == "__main__":
    main()

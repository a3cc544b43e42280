"""One contender's worker: plays random games when it is told to, and says how fast it was.

    python bench/playouts.py GAME [OPTION=VALUE …]
    python bench/playouts.py catanatron
    python bench/playouts.py openspiel GAME
    python bench/playouts.py pettingzoo GAME

GAME is one of Ecumene's games, of OpenSpiel's or of PettingZoo's classic ones. Reads one order per line,
`play SECONDS SEED`, `copy SECONDS SEED`, `begin SECONDS SEED`, `replay SECONDS SEED` or `profile GAMES SEED`, and
answers each with one line of JSON. A worker lives through all rounds of a run, so what is measured is play, not
start-up.

All games are played in the same way: four seats (two in those of OpenSpiel and PettingZoo), at every decision the full
list of legal actions, one of them picked by `randrange`, carried out with the engine's own check that it is legal; what
chance decides is no decision. `busy` is time on the processor, which other
work on the machine does not lengthen; `wall` is time on the clock.
"""

from __future__ import annotations

import cProfile
import json
import platform
import pstats
import sys
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, ClassVar

SEATS = 4
RECORDS = Path(__file__).resolve().parent.parent / "tests" / "golden" / "0.1.0"
BETWEEN_COPIES = 25  # decisions from one copied position to the next, so that copies come from a whole game
COPIES = 20


class Ours:
    """One of Ecumene's games under random play."""

    def __init__(self, game: str, options: dict[str, int | str], seed: int) -> None:
        self.position = import_module("ecumene").catalogue[game].new(seats=SEATS, seed=seed, options=options)
        self.rng = Random(seed)
        self.copy = self.position.copy

    def play(self, most: int) -> int:
        """Play on for at most that many decisions; how many there were."""
        position, randrange = self.position, self.rng.randrange
        for decision in range(most):
            seats = position.pending()
            if not seats:
                return decision
            seat = seats[0]
            legal = position.legal(seat)
            position.apply(seat, legal[randrange(len(legal))])
        return most


class Catanatron:
    """A game of Catan under catanatron's own random players; it works out the next legal list in each tick."""

    TURN_LIMIT = 1000  # catanatron's own: random players may never finish

    def __init__(self, seed: int) -> None:
        catanatron = import_module("catanatron")
        colors = list(catanatron.Color)[:SEATS]
        self.game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=seed)
        self.copy = self.game.copy

    def play(self, most: int) -> int:
        """Play on for at most that many decisions; how many there were."""
        game = self.game
        for decision in range(most):
            if game.winning_color() is not None or game.state.num_turns >= self.TURN_LIMIT:
                return decision
            game.play_tick()
        return most


class OpenSpiel:
    """A game of OpenSpiel, in C++ and called from Python; it checks of an action what that game checks."""

    games: ClassVar[dict[str, Any]] = {}  # made once, as one does: making one may take longer than playing it

    def __init__(self, game: str, seed: int) -> None:
        if game not in self.games:
            self.games[game] = import_module("pyspiel").load_game(game)
        self.state = self.games[game].new_initial_state()
        self.rng = Random(seed)

    def copy(self) -> Any:
        return self.state.clone()

    def play(self, most: int) -> int:
        """Play on for at most that many decisions; how many there were."""
        state, rng = self.state, self.rng
        decision = 0
        while decision < most and not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, shares)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[rng.randrange(len(legal))])
            decision += 1
        return decision


class PettingZoo:
    """A classic game of PettingZoo, with the wrappers that it comes in; what is legal is what its mask says."""

    def __init__(self, game: str, seed: int) -> None:
        self.env = import_module(f"pettingzoo.classic.{game}").env()
        self.env.reset(seed=seed)
        self.rng = Random(seed)
        self.copy = partial(deepcopy, self.env)  # it has no other

    def play(self, most: int) -> int:
        """Play on for at most that many decisions; how many there were."""
        env, randrange = self.env, self.rng.randrange
        decision = 0
        while decision < most and env.agents:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            if isinstance(seen, dict):
                legal = seen["action_mask"].nonzero()[0]
                action = int(legal[randrange(len(legal))])
            else:  # everything is always legal
                action = randrange(env.action_space(env.agent_selection).n)
            env.step(action)
            decision += 1
        return decision


Contender = Callable[[int], Any]
PACKAGES = {"catanatron": "catanatron", "openspiel": "open_spiel", "pettingzoo": "pettingzoo"}
WHOLE_GAME = 1_000_000


def play(contender: Contender, seconds: float, seed: int) -> dict[str, float]:
    """Whole games for about that long; setting a game up is not counted as play."""
    games = decisions = 0
    busy = wall = 0.0
    end = perf_counter() + seconds
    while games == 0 or perf_counter() < end:
        game = contender(seed + games)
        busy_at_start, start = process_time(), perf_counter()
        decisions += game.play(WHOLE_GAME)
        busy += process_time() - busy_at_start
        wall += perf_counter() - start
        games += 1
    return {"games": games, "decisions": decisions, "busy": busy, "wall": wall}


def copy(contender: Contender, seconds: float, seed: int) -> dict[str, float]:
    """Copies of positions from all over random games."""
    copies = games = 0
    busy = 0.0
    end = perf_counter() + seconds
    while games == 0 or perf_counter() < end:
        game = contender(seed + games)
        while game.play(BETWEEN_COPIES):  # the last time less than that: a short game is copied at its end
            start = process_time()
            for _ in range(COPIES):
                game.copy()
            busy += process_time() - start
            copies += COPIES
        games += 1
    return {"copies": copies, "busy": busy}


def begin(contender: Contender, seconds: float, seed: int) -> dict[str, float]:
    """New games, from the box to the first decision."""
    games = 0
    end = perf_counter() + seconds
    start = process_time()
    while games == 0 or perf_counter() < end:
        contender(seed + games)
        games += 1
    return {"games": games, "busy": process_time() - start}


def replay(name: str, seconds: float) -> dict[str, float]:
    """The golden record of four seats, replayed whole again and again."""
    ecumene = import_module("ecumene")
    record = ecumene.Record.parse((RECORDS / f"{name}-{SEATS}-seats.txt").read_text(encoding="utf-8"))
    game = ecumene.catalogue[name]
    record.replay(game)
    replays = 0
    end = perf_counter() + seconds
    start = process_time()
    while replays == 0 or perf_counter() < end:
        record.replay(game)
        replays += 1
    return {"replays": replays, "entries": len(record.entries), "busy": process_time() - start}


def profile(contender: Contender, games: int, seed: int) -> list[dict[str, Any]]:
    """The ten functions in which random play spends most of its time, their callees left out."""
    profiler = cProfile.Profile()
    for number in range(games):
        game = contender(seed + number)
        profiler.runcall(game.play, WHOLE_GAME)
    stats: Any = pstats.Stats(profiler)
    total = sum(own for _, _, own, _, _ in stats.stats.values())
    hottest = sorted(stats.stats.items(), key=lambda item: -item[1][2])[:10]
    return [
        {"function": name, "file": _short(file), "line": line, "calls": calls, "share": own / total}
        for (file, line, name), (_, calls, own, _, _) in hottest
    ]


def _short(file: str) -> str:
    """A file's name below its package; built-in functions have none."""
    parts = Path(file).parts
    return "/".join(parts[parts.index("ecumene") + 1 :]) if "ecumene" in parts else Path(file).name.strip("~")


def contender_of(name: str, options: list[str]) -> Contender:
    """How to begin a game of that name."""
    if name == "catanatron":
        return Catanatron
    if name == "openspiel":
        return partial(OpenSpiel, options[0])
    if name == "pettingzoo":
        return partial(PettingZoo, options[0])
    chosen: dict[str, int | str] = {}
    for option in options:
        key, value = option.split("=")
        chosen[key] = int(value) if value.isdecimal() else value
    return partial(Ours, name, chosen)


def main() -> None:
    name = sys.argv[1]
    contender = contender_of(name, sys.argv[2:])
    package = PACKAGES.get(name, "ecumene")
    compiled = package == "ecumene" and import_module("ecumene").COMPILED
    about = {"python": platform.python_version(), "package": f"{package} {version(package)}", "compiled": compiled}
    contender(0).play(1)  # imports and reads what it needs, which is no play
    print(json.dumps(about), flush=True)
    for line in sys.stdin:
        order, amount, seed = line.split()
        answer: Any
        if order == "play":
            answer = play(contender, float(amount), int(seed))
        elif order == "copy":
            answer = copy(contender, float(amount), int(seed))
        elif order == "begin":
            answer = begin(contender, float(amount), int(seed))
        elif order == "replay":
            answer = replay(name, float(amount))
        else:
            answer = profile(contender, int(amount), int(seed))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

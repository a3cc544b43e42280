"""Games whose bots misbehave, for worker processes to import."""

from __future__ import annotations

import ctypes
import os
import time
from pathlib import Path
from random import Random
from typing import ClassVar

from ecumene.core.action import Action, Seat
from ecumene.core.mind import Mind
from ecumene.core.position import Position
from tests.tiny.harbour import Harbour

SIGN = "ECUMENE_TEST_SIGN"
"""Names a file that appears when a slow bot begins to think."""

GET_PARENT_DEATH_SIGNAL = 2  # PR_GET_PDEATHSIG of <sys/prctl.h>


class Slow(Harbour):
    """Its quick bot never answers; greedy does."""

    id: ClassVar[str] = "slow"

    def quick_action(self, position: Position, seat: Seat, rng: Random) -> Action:
        print("thinking", flush=True)  # must not be taken for an answer
        if sign := os.environ.get(SIGN):
            Path(sign).touch()
        time.sleep(3_600)
        raise AssertionError


class Gripping(Harbour):
    """Its quick bot thinks for ever without ever letting go of the interpreter, as compiled rules may."""

    id: ClassVar[str] = "gripping"

    def quick_action(self, position: Position, seat: Seat, rng: Random) -> Action:
        print("thinking\n", end="", flush=True)  # in one piece: others say it at the same time
        ctypes.PyDLL(None).sleep(3_600)
        raise AssertionError


class Tied(Harbour):
    """Its quick bot tells which signal the kernel sends it when its server dies, and decides."""

    id: ClassVar[str] = "tied"

    def quick_action(self, position: Position, seat: Seat, rng: Random) -> Action:
        kept = ctypes.c_int(0)
        ctypes.CDLL(None).prctl(GET_PARENT_DEATH_SIGNAL, ctypes.byref(kept), 0, 0, 0)
        print(kept.value, flush=True)
        return super().quick_action(position, seat, rng)


class Broken(Harbour):
    """Its quick bot raises an error; greedy does not."""

    id: ClassVar[str] = "broken"

    def quick_action(self, position: Position, seat: Seat, rng: Random) -> Action:
        raise ZeroDivisionError("secret of the bot")


class Fatal(Mind[Position]):
    """A thought takes the process along."""

    def prospects(self, position: Position) -> list[float]:
        os._exit(4)


class Deadly(Harbour):
    """Every bot takes its process along."""

    id: ClassVar[str] = "deadly"

    def quick_action(self, position: Position, seat: Seat, rng: Random) -> Action:
        os._exit(3)

    def _mind(self) -> Mind[Position]:
        return Fatal(self.play_out)

"""A process on a leash: it ends when the one that started it does, however that ended and whatever it is doing.

On Linux the kernel sees to it. Elsewhere a thread looks whose child it is, and another waits for the end of the input
(`worker.py`): both need the interpreter, which compiled rules keep for up to a decision.

A process whose server was killed while it started finds that out when it is tied, so it is tied before it imports
anything of ours: to read the package takes a fifth of a second, and on a busy machine more than one.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from threading import Thread

SET_PARENT_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of <sys/prctl.h>

LOOK = 0.1
"""Seconds between two looks, where the kernel has no such signal."""

START = (
    "import runpy, sys; leash, parent, module = sys.argv[1:4]; del sys.argv[1:4]; "
    "runpy.run_path(leash)['tie_to'](int(parent)); runpy.run_module(module, run_name='__main__', alter_sys=True)"
)
"""What it runs: this file, by its path, so that nothing else of the package is read; then the module."""


def leashed(module: str, *arguments: str) -> list[str]:
    """The command of a process that runs a module and ends with this one."""
    return [sys.executable, "-c", START, __file__, str(os.getpid()), module, *arguments]


def tie_to(parent: int) -> None:
    """End with the process `parent`, which started this one."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    else:
        Thread(target=_watch, args=(parent,), daemon=True).start()
    if os.getppid() != parent:  # it ended before this one was tied to it
        os._exit(0)


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(0)

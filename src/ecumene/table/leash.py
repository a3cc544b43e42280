"""A process on a leash: it ends when the one that started it does, however that ended and whatever it is doing.

Imported before anything that takes a while, so that nothing is left of a process whose server was killed while it
started. On Linux the kernel sees to it. Elsewhere a thread waits for the end of the input (`bot_worker.py`): that needs
the interpreter, which compiled rules keep for up to a decision.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys

SET_PARENT_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of <sys/prctl.h>


def tie_to(parent: int) -> None:
    """End with the process `parent`, which started this one."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:  # it ended before this one was tied to it
        os._exit(0)

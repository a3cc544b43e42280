"""A server that is killed as soon as it has started its workers, before any of them can be tied to it.

    python -m tests.table.faults.stillborn N

It prints their process ids. Their input stays open in a process that outlives it, so that no pipe tells them.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys

from ecumene.table.bots.lanes import FRONT
from ecumene.table.bots.leash import leashed

if __name__ == "__main__":
    command = leashed("ecumene.table.bots.process", str(FRONT))
    for _ in range(int(sys.argv[1])):
        born = subprocess.Popen(command, stdin=sys.stdin, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        print(born.pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

"""Servers born from a process that has imported everything already, so that a hundred of them start in seconds.

    python -m tests.table.faults.nursery

Each line it reads is the command line of a server, as JSON; it forks one that serves and answers with its process id.
What is forked is a whole server process of its own, and dies as one.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys

import uvicorn.protocols.http.auto  # noqa: F401

import ecumene.table.web.serve  # noqa: F401  what a server would import when it starts
from ecumene.catalogue import catalogue
from ecumene.cli import main
from ecumene.table.web.routes_games import read_catalogue


def serve(arguments: list[str], log: str) -> None:
    """Be a server until the end."""
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(output, stream)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os._exit(main(arguments))


def wait_for_orders() -> None:
    read_catalogue()
    catalogue["vinci"].stage(catalogue["vinci"].prepare(3))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are buried at once
    gc.collect()
    gc.freeze()  # no server searches through what it was born with
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            serve(order["arguments"], order["log"])
        print(child, flush=True)


if __name__ == "__main__":
    wait_for_orders()

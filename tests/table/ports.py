"""Ports for servers of tests, from a stretch of its own for each test process.

Systems hand out ports above 32,768 to whoever asks for none: one that was free a moment ago may be anybody's by now.
"""

from __future__ import annotations

import os
import socket
from itertools import count

FIRST, EACH, PROCESSES = 20_000, 600, 20

_BEGIN, _PROCESS = divmod(os.getpid(), PROCESSES)  # two runs at once seldom share a stretch, and begin elsewhere in it
_NUMBERS = count(_BEGIN)


def free_port() -> int:
    """A port where nobody listens, and that this process names but once in a long while."""
    while True:
        port = FIRST + EACH * _PROCESS + next(_NUMBERS) % EACH
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port

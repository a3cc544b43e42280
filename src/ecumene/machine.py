"""The machine that we run on. It imports nothing of ours: the build reads it before there is a package."""

from __future__ import annotations

import os


def cores() -> int:
    """As many as this process may use, which may be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

"""The tiny game, played in the lab; other processes know it too, where they are forks of this one."""

from __future__ import annotations

import os

import pytest

from ecumene.lab.match import Setup
from tests.tiny.harbour import Harbour

# read when ray is first imported: its machines, which are all this one, speak over the loopback address alone
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
os.environ.setdefault("RAY_raylet_start_wait_time_s", "300")  # read when ray is first imported; a busy machine is slow


@pytest.fixture
def tiny(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> Setup:
    """A game of two rounds for three."""
    monkeypatch.setattr("ecumene.lab.match._load", lambda game, content: harbour)
    return Setup("harbour", 3, {"rounds": 2})

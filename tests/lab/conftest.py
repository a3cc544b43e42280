"""The tiny game, played in the lab; other processes know it too, where they are forks of this one."""

from __future__ import annotations

import pytest

from ecumene.lab.match import Setup
from tests.tiny.harbour import Harbour


@pytest.fixture
def tiny(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> Setup:
    """A game of two rounds for three."""
    monkeypatch.setattr("ecumene.lab.match._load", lambda game, content: harbour)
    return Setup("harbour", 3, {"rounds": 2})

"""Our games as OpenSpiel has them, each loaded once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pyspiel
import pytest

from ecumene.gym.openspiel import register
from examples.kuhn import Kuhn
from tests.tiny.harbour import Harbour


@pytest.fixture(scope="session")
def load() -> Callable[[str], Any]:
    """`load("vinci(seats=3)")`; Harbour and Kuhn poker are registered as somebody's games would be."""
    register(Harbour())
    register(Kuhn())
    return cache(lambda line: pyspiel.load_game(f"ecumene_{line}"))

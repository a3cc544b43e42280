"""Speed: what is measured adds up."""

from __future__ import annotations

import pytest

from ecumene.catalogue import catalogue
from ecumene.lab.speed import measure


def test_speed_counts_whole_games_and_copies() -> None:
    speed = measure(catalogue["vinci"], 2, 0.05)
    assert speed.games >= 1
    assert speed.decisions > 100 * speed.games
    assert speed.seconds >= 0.05
    assert speed.decisions_per_second == pytest.approx(speed.decisions / speed.seconds)
    assert speed.games_per_second == pytest.approx(speed.games / speed.seconds)
    assert speed.microseconds_per_copy == pytest.approx(1e6 * speed.copy_seconds / speed.copies)

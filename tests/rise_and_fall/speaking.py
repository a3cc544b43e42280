"""What tests of words, sentences and the table as text have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.speech.speech import RiseSpeech
from tests.rise_and_fall.board import rise_and_fall
from tests.speaking import NAMES
from tests.wandering import wandering

# a land with every terrain, a cliff between 2.0 and 3.0, and a strait
LAND = """
    ~ . f m g
     ~ . f m m
    ~ ~ . . f
"""


def speech(lang: str = "en") -> RiseSpeech:
    return rise_and_fall().speech(lang, NAMES)


def played(seats: int, seed: int, decisions: int, **options: Any) -> Iterator[RisePosition]:
    """A random game, before each decision."""
    position = rise_and_fall().new(seats, seed, options)
    assert isinstance(position, RisePosition)
    return wandering(position, seed, decisions)

"""What tests of words, sentences and the table as text have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.speech.speech import TapestrySpeech
from tests.speaking import NAMES
from tests.tapestry.board import game
from tests.wandering import wandering


def speech(lang: str = "en") -> TapestrySpeech:
    return game().speech(lang, NAMES)


def played(seats: int, seed: int, decisions: int = 10_000, **options: Any) -> Iterator[TapestryPosition]:
    """A random game, before each decision."""
    position = game().new(seats, seed, options)
    assert isinstance(position, TapestryPosition)
    return wandering(position, seed, decisions)

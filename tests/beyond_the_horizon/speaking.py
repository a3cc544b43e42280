"""What tests of words, sentences and the table as text have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.speech.speech import HorizonSpeech
from tests.beyond_the_horizon.board import game
from tests.speaking import NAMES
from tests.wandering import wandering


def speech(lang: str = "en") -> HorizonSpeech:
    spoken = game().speech(lang, NAMES)
    assert isinstance(spoken, HorizonSpeech)
    return spoken


def played(seats: int, seed: int, decisions: int = 10_000, **options: Any) -> Iterator[HorizonPosition]:
    """A random game, before each decision."""
    position = game().new(seats, seed, options)
    assert isinstance(position, HorizonPosition)
    return wandering(position, seed, decisions)

"""What tests of words, sentences and the table as text have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.speech.speech import EmpiresSpeech
from tests.rise_of_empires.board import game
from tests.speaking import NAMES
from tests.wandering import wandering


def speech(lang: str = "en") -> EmpiresSpeech:
    spoken = game().speech(lang, NAMES)
    assert isinstance(spoken, EmpiresSpeech)
    return spoken


def played(seats: int, seed: int, decisions: int = 10_000, **options: Any) -> Iterator[EmpiresPosition]:
    """A random game, before each decision."""
    position = game().new(seats, seed, options)
    assert isinstance(position, EmpiresPosition)
    return wandering(position, seed, decisions)

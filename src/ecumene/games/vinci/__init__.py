"""Vinci (1999): the rise and decline of civilizations, after its French rulebook."""

from ecumene.games.vinci.game import Vinci

__all__ = ["Vinci"]

"""Tapestry: civilizations from the making of fire to the far future, on four tracks of progress."""

from ecumene.games.tapestry.game import Tapestry

__all__ = ["Tapestry"]

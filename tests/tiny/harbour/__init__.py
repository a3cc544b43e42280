"""Harbour: the smallest game that uses everything the engine offers."""

from tests.tiny.harbour.game import Harbour

__all__ = ["Harbour"]

"""Reaching for what is not part of the base install."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ecumene import installing
from ecumene.core.errors import EcumeneError


class MissingExtra(EcumeneError):
    """Something that an extra of the package brings is not installed."""


def reach(module: str, extra: str) -> Any:
    """A module of ours that needs other libraries; says what to install where they are missing."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "ecumene":
            raise
        raise MissingExtra(f"{error.name} is not installed: {installing.command(extra)} brings it") from error

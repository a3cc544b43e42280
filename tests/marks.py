"""Marks of the test suite: `@rule("vinci.conquest.forest")` says which rule of a rulebook a test proves."""

from collections.abc import Iterable

import pytest
from _pytest.mark.structures import ParameterSet

rule = pytest.mark.rule


def few_in_plain(variants: Iterable[object]) -> list[ParameterSet]:
    """Games, tables or other variants of a test that proves no rule: the plain run plays the first only.

    The compiled run plays them all, several times as fast, and the golden records hold the two builds together. A
    variant that is a tuple is several arguments.
    """
    first, *more = [variant if isinstance(variant, tuple) else (variant,) for variant in variants]
    return [pytest.param(*first), *(pytest.param(*variant, marks=pytest.mark.once) for variant in more)]

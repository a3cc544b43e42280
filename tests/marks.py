"""Marks of the test suite: `@rule("vinci.conquest.forest")` says which rule of a rulebook a test proves."""

import pytest

rule = pytest.mark.rule

"""Fixtures that every test may use, and which tests run in which build."""

import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.tiny.harbour import Harbour

HERE = Path(__file__).parent

NEVER_COMPILED = ("bots", "cli", "lab", "table", "tools")
"""Tests of what is plain Python in both builds; the games it is tried on have their own tests, in both."""

WHOLE_GAMES = ("test_contract", "test_golden", "test_properties")
"""Tests that play whole games: they run through every line and look at few, so they count for no coverage."""


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is the same in both builds is left to the compiled one, but for what proves a rule or asks for `both`."""
    for item in items:
        wanted = item.get_closest_marker("rule") or item.get_closest_marker("both")
        if item.path.relative_to(HERE).parts[0] in NEVER_COMPILED and not wanted:
            item.add_marker(pytest.mark.once)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Whole games are not traced: it would take them three times as long."""
    tracer = sys.gettrace()
    if tracer is None or not item.path.stem.startswith(WHOLE_GAMES):
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


@pytest.fixture(scope="session")
def harbour() -> Harbour:
    """The tiny test game."""
    return Harbour()

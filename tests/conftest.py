"""Fixtures that every test may use, and which tests run in which build."""

import gc
import os
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.tiny.harbour import Harbour

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")  # no test may fail because the machine is busy

HERE = Path(__file__).parent

NEVER_COMPILED = ("bots", "cli", "docs", "gym", "lab", "learning", "notebook", "openspiel", "picture", "table", "tools")
"""Tests of what is plain Python in both builds; the games it is tried on have their own tests, in both."""

LOOKING_ON = ("speech", "scene", "mind")
"""Rooms of a game that look at positions and change none: their tests too are left to the compiled run, which plays the
same games several times as fast. What the rules do is tried in both, and golden records hold the builds together."""

WITNESSES = ("test_annotations", "test_build", "test_golden", "test_purity")
"""Of the tests of all games together those that say something of each build; the others listen to what games say."""

TRACED = ("core", "vinci")
"""Tests that count for coverage: those of the core and of the game that is the model of all. Tracing takes a test four
times as long; that each rule of the other games is tested, `make rules` sees to."""

WHOLE_GAMES = ("test_contract", "test_golden", "test_properties")
"""Tests that play whole games: they run through every line and look at few, so they count for no coverage."""


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is the same in both builds is left to the compiled one, but for what asks for `both`."""
    for item in items:
        if _same_in_both(item.path.relative_to(HERE)) and not item.get_closest_marker("both"):
            item.add_marker(pytest.mark.once)


def _same_in_both(path: Path) -> bool:
    """Whether what a test file looks at is plain Python in both builds, or only looks on."""
    room, *within = path.parts
    if not within:
        return path.stem not in WITNESSES
    return room in NEVER_COMPILED or (room not in TRACED and within[0] in LOOKING_ON)


def pytest_collection_finish() -> None:
    """Fifteen thousand tests live to the end: searching them for garbage again and again takes a fifth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Only some tests are traced, and never whole games nor what tries hundreds of examples."""
    tracer = sys.gettrace()
    many = item.path.stem.startswith(WHOLE_GAMES) or item.get_closest_marker("hypothesis") is not None
    traced = item.path.relative_to(HERE).parts[0] in TRACED and not many
    if tracer is None or traced:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


def pytest_report_teststatus(report: pytest.CollectReport | pytest.TestReport) -> tuple[str, str, str] | None:
    """In CI a test that passed prints no dot: the log that can be seen is short, and what failed must be in it."""
    if os.environ.get("CI") == "true" and report.when == "call" and report.passed:
        return "passed", "", ""
    return None


@pytest.fixture(scope="session")
def harbour() -> Harbour:
    """The tiny test game."""
    return Harbour()

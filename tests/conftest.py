"""Fixtures that every test may use, and how the suite runs."""

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

from tests.tiny.harbour import Harbour

# No test may fail because the machine is busy, nor for what was there before the change that it is run for: examples
# are the same in every run, but for those of `make test-all`, which looks for others.
settings.register_profile("searching", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("patient", settings.get_profile("searching"), derandomize=True)
settings.load_profile("patient")


def pytest_collection_finish() -> None:
    """Fifteen thousand tests live to the end: searching them for garbage again and again takes a fifth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def pytest_report_teststatus(report: pytest.CollectReport | pytest.TestReport) -> tuple[str, str, str] | None:
    """In CI a test that passed prints no dot: the log that can be seen is short, and what failed must be in it."""
    if os.environ.get("CI") == "true" and report.when == "call" and report.passed:
        return "passed", "", ""
    return None


@pytest.fixture(scope="session")
def harbour() -> Harbour:
    """The tiny test game."""
    return Harbour()

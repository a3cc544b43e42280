"""Fixtures for real servers."""

from collections.abc import Iterator

import pytest

from tests.table.faults.running import Nursery


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Where servers come from."""
    made = Nursery()
    yield made
    made.close()

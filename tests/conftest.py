"""Fixtures that every test may use."""

import pytest

from tests.tiny.harbour import Harbour


@pytest.fixture(scope="session")
def harbour() -> Harbour:
    """The tiny test game."""
    return Harbour()

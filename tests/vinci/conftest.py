"""Boards for the tests of Vinci."""

import pytest

from tests.vinci.board import Table


@pytest.fixture
def europe() -> Table:
    """Three players on the board of Europe; seat 0 is to move."""
    return Table(3)


@pytest.fixture
def mare_nostrum() -> Table:
    """Two players on the small board; seat 0 is to move."""
    return Table(2)

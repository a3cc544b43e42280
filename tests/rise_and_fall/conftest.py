"""What every test of Rise & Fall may use."""

import pytest

from ecumene.games.rise_and_fall import RiseAndFall
from tests.rise_and_fall.board import rise_and_fall


@pytest.fixture(scope="session")
def game() -> RiseAndFall:
    """The game with our content."""
    return rise_and_fall()

"""Fixtures for everything that needs a database."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.postgres import Cluster, Missing


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A running PostgreSQL of our own. Where none can be had the tests are skipped, but never in CI."""
    try:
        cluster = Cluster()
    except Missing as missing:
        if os.environ.get("CI") == "true":
            pytest.fail(str(missing))
        pytest.skip(str(missing))
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/table.db"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()

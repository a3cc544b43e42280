"""Fixtures for everything that needs a database."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.fresh import new_store
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
    """The address of a new store, of each kind in turn."""
    if request.param == "sqlite":
        return new_store(tmp_path)
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_store()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that no server has opened yet, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/table.db"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()

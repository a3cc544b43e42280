"""New stores for tests: one is brought up to date in each test process, the others are copies of it."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from ecumene.table.store.database import Database


def new_store(folder: Path, name: str = "table.db") -> str:
    """The address of a SQLite store that this release made, with no table in it yet."""
    shutil.copy(_template(), folder / name)
    return f"sqlite:///{folder}/{name}"


def bring_up_to_date(url: str) -> None:
    """Make an empty database a store of this release, as a server does that starts on it."""
    database = Database(url)
    database.prepare()
    database.dispose()


@cache
def _template() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="ecumene-store-"))
    atexit.register(shutil.rmtree, folder)
    bring_up_to_date(f"sqlite:///{folder}/table.db")
    return folder / "table.db"

"""Stores that releases wrote, as SQL, and what puts them into a database."""

from tests.table.golden.loading import SQL, load

__all__ = ["SQL", "load"]

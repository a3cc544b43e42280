"""Datasets of self-play: games, decisions and positions as Parquet. docs/lab.md has the schema."""

from ecumene.lab.dataset.making import Dataset, make_dataset
from ecumene.lab.dataset.schema import SCHEMA, TABLES

__all__ = ["SCHEMA", "TABLES", "Dataset", "make_dataset"]

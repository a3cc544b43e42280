"""The tables of a dataset, column by column. docs/lab.md says what each means."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

SCHEMA = 1
"""The version of the tables; raised when a column changes its meaning or goes away. New columns may always come."""

TABLES: dict[str, pa.Schema] = {
    "games": pa.schema(
        [
            pa.field("game", pa.int64(), nullable=False),
            pa.field("seed", pa.int64(), nullable=False),
            pa.field("bots", pa.list_(pa.string()), nullable=False),
            pa.field("points", pa.list_(pa.int32()), nullable=False),
            pa.field("places", pa.list_(pa.int8()), nullable=False),
            pa.field("shares", pa.list_(pa.float64()), nullable=False),
            pa.field("first", pa.int8(), nullable=False),
            pa.field("decisions", pa.int32(), nullable=False),
        ]
    ),
    "decisions": pa.schema(
        [
            pa.field("game", pa.int64(), nullable=False),
            pa.field("decision", pa.int32(), nullable=False),
            pa.field("seat", pa.int8(), nullable=False),
            pa.field("pending", pa.int8(), nullable=False),
            pa.field("action", pa.int32(), nullable=False),
            pa.field("notation", pa.string(), nullable=False),
            pa.field("legal", pa.list_(pa.int32()), nullable=False),
        ]
    ),
    "positions": pa.schema(
        [
            pa.field("game", pa.int64(), nullable=False),
            pa.field("decision", pa.int32(), nullable=False),
            pa.field("seat", pa.int8(), nullable=False),
            pa.field("view", pa.binary(16), nullable=False),
            pa.field("tokens", pa.list_(pa.uint32()), nullable=False),
        ]
    ),
}

Rows = Mapping[str, Sequence[Any]]
"""A table by its columns."""


def parquet(table: str, rows: Rows, about: Mapping[str, Any]) -> bytes:
    """A table as a Parquet file: the same rows make the same bytes. `about` stands in its metadata under "ecumene"."""
    schema = TABLES[table].with_metadata({"ecumene": json.dumps(about, sort_keys=True)})
    made = pa.table({name: rows[name] for name in schema.names}, schema=schema)
    out = io.BytesIO()
    pq.write_table(made, out, version="2.6", compression="zstd", compression_level=3, data_page_version="1.0")
    return out.getvalue()

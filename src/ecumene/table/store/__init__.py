"""The store: tables and their logs, on SQLite or PostgreSQL. What is written once is never changed."""

from ecumene.table.store.errors import StoreError, StoreUnavailable, TableGone
from ecumene.table.store.rows import AnalysisRow, ContentRow, EntryRow, GuestRow, Summary, TableRow
from ecumene.table.store.store import Store
from ecumene.table.store.talking import ReportRow, TalkRow

__all__ = [
    "AnalysisRow", "ContentRow", "EntryRow", "GuestRow", "ReportRow", "Store", "StoreError",
    "StoreUnavailable", "Summary", "TableGone", "TableRow", "TalkRow",
]  # fmt: skip

"""The content of tables that were opened before contents were kept: worked out from what this release knows."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import Connection, text

from ecumene import __version__
from ecumene.catalogue import catalogue
from ecumene.core.content import Content
from ecumene.core.content_text import overlaid_as, released, written
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.table.store.rows import ContentRow

UNKEPT = "SELECT DISTINCT game, content, overlay FROM tables"
KEEP = (
    "INSERT INTO contents (game, hash, release, written) VALUES (:game, :hash, :release, :written) "
    "ON CONFLICT DO NOTHING"
)


def fill_contents(connection: Connection) -> None:
    """Keep the content of every table of a store, where it can be had. Plain SQL: this is a part of a migration."""
    for game, content, overlay in connection.execute(text(UNKEPT)).all():
        found = content_of(catalogue, game, content, overlay)
        if found is not None:
            connection.execute(text(KEEP), vars(found))


def content_of(games: Mapping[str, Game], name: str, content: str, overlay: str) -> ContentRow | None:
    """The content of that name, be it ours of today or of a release, with an owner's content laid over it or not."""
    if name not in games:
        return None
    game = games[name]
    try:
        if game.content.is_named(content):
            return kept_row(game.id, game.content)
        found = released(game.folder, content)
        if found is not None:
            return kept_row(name, found.content, found.release)
        laid = _laid(game, content, overlay) if overlay else None
        return None if laid is None else kept_row(name, laid)
    except EcumeneError:
        return None  # the table stays readable, and says what is missing


def kept_row(game: str, content: Content, release: str = __version__) -> ContentRow:
    """A content as it is kept."""
    return ContentRow(game, content.hash, release, written(game, release, content))


def _laid(game: Game, content: str, overlay: str) -> Content | None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "content.yaml"
        path.write_text(overlay, encoding="utf-8")
        return overlaid_as(game.contents(), path, content, game.said)

"""The shelf: games by name and content, made once and shared by every table that plays them."""

from __future__ import annotations

import tempfile
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

import yaml

from ecumene.core.content import did_you_mean
from ecumene.core.content_text import read_named
from ecumene.core.errors import ContentError, UnknownGame
from ecumene.core.game import Game
from ecumene.core.words import LANGUAGES

if TYPE_CHECKING:
    from ecumene.table.store import ContentRow

K = TypeVar("K")
V = TypeVar("V")

OVERLAYS = 32
"""So many games with an owner's content are kept ready."""

KEPT = 64
"""So many games with content of older releases, or of tables whose owner brought some."""

DEPTH = 16
"""Content lies no deeper; the time to read YAML grows with the square of its depth."""


class Shelf:
    """Games of a catalogue, with the content of their owners where they brought some. Threads may share it."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games
        self._laid: OrderedDict[str, Game] = OrderedDict()
        self._kept: OrderedDict[tuple[str, str], Game] = OrderedDict()
        self._written: OrderedDict[tuple[str, str], ContentRow] = OrderedDict()
        self._lock = Lock()
        self._writing = Lock()

    def __len__(self) -> int:
        """How many games are kept ready beside those of the catalogue."""
        return len(self._laid) + len(self._kept)

    def game(self, name: str, overlay: str = "") -> Game:
        """The game of that name. Reads files, so not for the event loop."""
        with self._lock:
            ours = self._ours(name)
            return _ready(self._with(name, overlay) if overlay else ours)

    def kept(self, name: str, content: str, text: str = "") -> Game:
        """The game of a table that began with the content of that name; `text` is where that was kept, if it was.

        Reads files, so not for the event loop.
        """
        with self._lock:
            ours = self._ours(name)
            if ours.content.is_named(content):
                return _ready(ours)
            key = (name, content)
            if key not in self._kept:
                self._kept[key] = ours.keeping(read_named(text, content)) if text else ours.with_content(content)
            return _ready(_used(self._kept, key, KEPT))

    def text(self, game: Game) -> str:
        """The content of a game as it is kept; empty where it is ours of today, which everybody has."""
        if game.id in self.games and game.content.hash == self.games[game.id].content.hash:
            return ""
        return self.content(game).written

    def content(self, game: Game) -> ContentRow:
        """The content of a game as a store keeps it. Takes a while the first time."""
        with self._writing:  # not the lock of those who read files: the event loop may ask
            key = (game.id, game.content.hash)
            if key not in self._written:
                from ecumene.table.store.filling import kept_row  # imported late: a bot's process keeps nothing

                self._written[key] = kept_row(game.id, game.content)
            return _used(self._written, key, KEPT)

    def _ours(self, name: str) -> Game:
        if name not in self.games:
            raise UnknownGame(f"no game {name!r}{did_you_mean(name, list(self.games))}")
        return self.games[name]

    def _with(self, name: str, overlay: str) -> Game:
        key = blake2b(f"{name}\n{overlay}".encode(), digest_size=16).hexdigest()
        if key not in self._laid:
            self._laid[key] = laid_over(self.games[name], overlay)
        return _used(self._laid, key, OVERLAYS)


def _used(kept: OrderedDict[K, V], key: K, most: int) -> V:
    """What is kept there; of too much, what was not used for longest is let go."""
    kept.move_to_end(key)
    if len(kept) > most:
        kept.popitem(last=False)
    return kept[key]


def _ready(game: Game) -> Game:
    """A game whose words are read: the first who needs them may be the event loop."""
    for lang in LANGUAGES:
        game.words(lang)
    return game


def laid_over(game: Game, overlay: str) -> Game:
    """A game with an owner's content."""
    try:
        _refuse_bombs(overlay)
    except yaml.YAMLError as error:
        raise ContentError(f"content.yaml: not YAML ({getattr(error, 'problem', error)})") from error
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "content.yaml"
        path.write_text(overlay, encoding="utf-8")
        return game.using(path)


def _refuse_bombs(overlay: str) -> None:
    """Refuse YAML that is short but takes for ever or fills all memory when it is read."""
    depth = 0
    for event in yaml.parse(overlay, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
        if isinstance(event, yaml.AliasEvent):
            raise ContentError("content.yaml: aliases (*name) are not allowed")
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEPTH:
            raise ContentError(f"content.yaml: more than {DEPTH} lists and mappings inside one another")

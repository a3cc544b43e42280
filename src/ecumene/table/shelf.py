"""The shelf: games by name and content, made once and shared by every table that plays them."""

from __future__ import annotations

import tempfile
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from threading import Lock

import yaml

from ecumene.core.content import did_you_mean
from ecumene.core.errors import ContentError, UnknownGame
from ecumene.core.game import Game
from ecumene.core.words import LANGUAGES

OVERLAYS = 32
"""So many games with an owner's content are kept ready."""

DEPTH = 16
"""Content lies no deeper; the time to read YAML grows with the square of its depth."""


class Shelf:
    """Games of a catalogue, with the content of their owners where they brought some. Threads may share it."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games
        self._laid: OrderedDict[str, Game] = OrderedDict()
        self._lock = Lock()

    def game(self, name: str, overlay: str = "") -> Game:
        """The game of that name. Reads files, so not for the event loop."""
        with self._lock:
            if name not in self.games:
                raise UnknownGame(f"no game {name!r}{did_you_mean(name, list(self.games))}")
            game = self._with(name, overlay) if overlay else self.games[name]
            for lang in LANGUAGES:
                game.words(lang)  # read now: the first who needs them may be the event loop
            return game

    def _with(self, name: str, overlay: str) -> Game:
        key = blake2b(f"{name}\n{overlay}".encode(), digest_size=16).hexdigest()
        if key not in self._laid:
            self._laid[key] = laid_over(self.games[name], overlay)
            if len(self._laid) > OVERLAYS:
                self._laid.popitem(last=False)
        self._laid.move_to_end(key)
        return self._laid[key]


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

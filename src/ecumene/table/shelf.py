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
        events = yaml.parse(overlay, Loader=yaml.SafeLoader)
        if any(isinstance(event, yaml.AliasEvent) for event in events):
            # a few lines of them can stand for more than any memory holds
            raise ContentError("content.yaml: aliases (*name) are not allowed")
    except yaml.YAMLError as error:
        raise ContentError(f"content.yaml: not YAML ({getattr(error, 'problem', error)})") from error
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "content.yaml"
        path.write_text(overlay, encoding="utf-8")
        return game.using(path)

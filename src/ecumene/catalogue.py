"""The catalogue: the games of this package, and those other packages add.

A third party offers a game through the entry-point group `ecumene.games`; the entry names a `Game` class.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from ecumene.core.content import did_you_mean
from ecumene.core.errors import UnknownGame
from ecumene.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

OURS = {
    "vinci": "ecumene.games.vinci:Vinci",
    "rise_and_fall": "ecumene.games.rise_and_fall:RiseAndFall",
    "tapestry": "ecumene.games.tapestry:Tapestry",
    "rise_of_empires": "ecumene.games.rise_of_empires:RiseOfEmpires",
    "beyond_the_horizon": "ecumene.games.beyond_the_horizon:BeyondTheHorizon",
}


class Catalogue(Mapping[str, Game]):
    """Games by id, ours first, each made when it is first asked for."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}

    def _entries(self) -> dict[str, EntryPoint | str]:
        from importlib.metadata import entry_points  # imported late: it reads mail for a living

        theirs = sorted(entry_points(group="ecumene.games"), key=lambda entry: entry.name)
        found: dict[str, EntryPoint | str] = {**OURS}
        for entry in theirs:
            found.setdefault(entry.name, entry)  # nobody replaces one of ours
        return found

    def __getitem__(self, game: str) -> Game:
        if game not in self._games:
            self._games[game] = self.type_of(game)()
        return self._games[game]

    def type_of(self, game: str) -> type[Game]:
        """The class of a game, which knows its name, seats and options; its content is not read yet."""
        entry = OURS.get(game) or self._entries().get(game)
        if entry is None:
            raise UnknownGame(f"no game {game!r}{did_you_mean(str(game), self._entries())}")
        if isinstance(entry, str):
            module, name = entry.split(":")
            found: type[Game] = getattr(import_module(module), name)
        else:
            found = entry.load()
        return found

    def __contains__(self, game: object) -> bool:
        return game in self._games or game in OURS or game in self._entries()  # asking other packages takes long

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries())

    def __len__(self) -> int:
        return len(self._entries())


catalogue = Catalogue()

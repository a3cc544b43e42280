"""The names of things in Vinci, for every sentence and the table as text."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.kit import Kit
from ecumene.core.speech import Speech
from ecumene.games.vinci.box.content import VinciContent
from ecumene.games.vinci.play.model import NONE


class VinciVoice(Speech):
    """Sentences that know tokens by name."""

    def __init__(self, game: Kit, components: VinciContent, lang: str, names: Sequence[str] = ()) -> None:
        super().__init__(game, lang, names)
        self.components = components

    def token(self, token: int) -> str:
        """The name of a token by its number."""
        return self._thing(self.components.tokens[token].id)

    def pair(self, first: int, second: int) -> str:
        """The names of a people's tokens; -1 stands for none."""
        return " + ".join(self.token(token) for token in (first, second) if token != NONE)

"""The names of things in Rise & Fall, for every sentence and the table as text."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.speech import Speech
from ecumene.games.rise_and_fall.box.content import KINDS


class RiseVoice(Speech):
    """Sentences that know cards, pieces and terrains by name."""

    def card(self, kind: int) -> str:
        """The title of a card."""
        return self.words(f"rise_and_fall-card-{KINDS[kind]}")

    def cards(self, kinds: Sequence[int]) -> str:
        """The titles of several cards."""
        named = dict(zip("abcdef", [KINDS[kind] for kind in kinds], strict=False))
        return self.words(f"rise_and_fall-cards-{len(kinds)}", **named)

    def count(self, kind: int, n: int) -> str:
        """`3 nomads`."""
        return self.words("rise_and_fall-table-count", n=n, card=KINDS[kind])

    def short(self, thing: str) -> str:
        """The letter of a kind of piece, or the sign of a terrain."""
        return self.words.name(thing, "short")

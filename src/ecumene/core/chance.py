"""Chance: the one source of every draw, shuffle and roll.

A keyed hash of (seed, counter) gives the outcomes, so the same seed and the same questions give the same
answers on every machine, a copy is two small values, and nobody can work the seed back from what was drawn.
Each question names its purpose. Outcomes can be scripted by purpose (worked examples, records without a
seed) and written down while somebody listens. Without either, `OutcomeNeeded` says what could come and how likely it
is, so that somebody else can choose: a search that tries every outcome, for example.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from struct import Struct
from typing import Any, Final, TypeVar

from ecumene.core.errors import ChanceError, OutcomeNeeded

T = TypeVar("T")

_NEW_HASH: Final[Any] = blake2b(digest_size=8).copy  # quicker than to make one for every draw
_HALVES: Final[Any] = Struct(">II").unpack  # for one number of 64 bits compiled code needs an object
_HALF: Final[int] = 1 << 32
_SMALL: Final[int] = 1 << 29
_WORD: Final[int] = 1 << 64


class Chance:
    """A counter-based generator; `seed` None means that only scripted outcomes exist."""

    def __init__(
        self,
        seed: int | None,
        count: int = 0,
        script: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        self.seed = seed
        self.count = count
        self.script: dict[str, tuple[int, ...]] = {p: tuple(o) for p, o in script.items()} if script else {}
        self.heard: list[tuple[str, int]] | None = None

    def below(self, purpose: str, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        scripted = self._scripted(purpose)
        if scripted is None:
            outcome = self._uniform(purpose, n)
        elif 0 <= scripted < n:
            outcome = scripted
        else:
            raise ChanceError(f"chance {purpose!r}: outcome {scripted} is not below {n}")
        return self._note(purpose, outcome)

    def weighted(self, purpose: str, weights: Sequence[int]) -> int:
        """An index into `weights`, as likely as its weight."""
        scripted = self._scripted(purpose)
        if scripted is not None:
            if not (0 <= scripted < len(weights) and weights[scripted] > 0):
                raise ChanceError(f"chance {purpose!r}: outcome {scripted} is not possible now")
            return self._note(purpose, scripted)
        total = sum(weights)
        if self.seed is None and total > 0:
            raise OutcomeNeeded(purpose, len(weights), tuple(weights))
        left = self._uniform(purpose, total)
        for index, weight in enumerate(weights):
            if left < weight:
                return self._note(purpose, index)
            left -= weight
        raise ChanceError(f"chance {purpose!r}: nothing to draw from")

    def draw(self, purpose: str, pool: list[T]) -> T:
        """One of a pool, which it leaves; each equally likely."""
        return pool.pop(self.below(purpose, len(pool)))

    def shuffle(self, purpose: str, items: list[T]) -> None:
        """Put `items` into a random order, in place; the outcomes are the steps of the shuffle."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(purpose, i + 1)
            items[i], items[j] = items[j], items[i]

    def listen(self) -> list[tuple[str, int]]:
        """From now on write outcomes down, in the list returned."""
        self.heard = []
        return self.heard

    def copy(self) -> Chance:
        """An independent twin that will give the same outcomes; nobody listens to it."""
        twin = Chance(self.seed, self.count)
        if self.script:
            twin.script = dict(self.script)
        return twin

    def dump(self) -> dict[str, object]:
        """Plain JSON types, complete."""
        return {"seed": self.seed, "count": self.count, "script": {p: list(o) for p, o in self.script.items() if o}}

    def _uniform(self, purpose: str, n: int) -> int:
        if n <= 0:
            raise ChanceError(f"chance {purpose!r}: nothing to draw from")
        if self.seed is None:
            raise OutcomeNeeded(purpose, n)
        while True:
            text = f"{self.seed}:{self.count}:{purpose}"
            self.count += 1
            hashed = _NEW_HASH()
            hashed.update(text.encode())
            halves: tuple[int, int] = _HALVES(hashed.digest())
            high, low = halves
            # the last words would favour the low outcomes: draw again; nearly all lie below those whatever n is
            if high < _HALF - 1 and n < _SMALL:
                return (high % n * _HALF + low) % n
            word = high * _HALF + low
            if word < _WORD - _WORD % n:
                return word % n

    def _scripted(self, purpose: str) -> int | None:
        left = self.script.get(purpose)
        if not left:
            return None
        self.script[purpose] = left[1:]
        return left[0]

    def _note(self, purpose: str, outcome: int) -> int:
        if self.heard is not None:
            self.heard.append((purpose, outcome))
        return outcome

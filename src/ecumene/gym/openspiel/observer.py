"""What OpenSpiel asks about the knowledge of a player: strings and tensors, public, private or both."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ecumene.core.action import Seat
from ecumene.core.errors import OptionError
from ecumene.core.tokens import mixed
from ecumene.gym.openspiel import knowing
from ecumene.gym.openspiel.moments import DIGEST, Draw, Moment

SINGLE, ALL = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.ALL_PLAYERS


MEMORY: Final = 8 * DIGEST
"""Bits of what a seat remembers."""


class Observer:
    """An observer in the sense of `open_spiel.python.observation`.

    With perfect recall the memory of a seat is a digest of all that it saw and did: it tells information states apart,
    but nothing can be learned from it, so games do not offer their tensors as information states.
    While chance decides, everybody knows what they knew before the act; while the game is laid out, nothing.
    """

    def __init__(self, seats: int, wanted: Any, params: object) -> None:
        if params:
            raise OptionError(f"observers have no parameters here, but got {params}")
        self._seats = seats
        self._public: bool = wanted.public_info
        self._recall: bool = wanted.perfect_recall
        self._private = wanted.private_info
        seen = seats + knowing.WIDTH
        self.tensor: NDArray[np.float32] = np.zeros(seen + self._recall * MEMORY, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"player": self.tensor[:seats], "seen": self.tensor[seats:seen]}
        if self._recall:
            self.dict["memory"] = self.tensor[seen:]

    def set_from(self, state: Any, player: Seat) -> None:
        """Fill `tensor` and `dict` with what `player` may know of `state`."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        moment = _moment(state)
        if moment is not None:
            knowing.fill(self.dict["seen"], self._tokens(moment, player))
            if self._recall:
                for viewer in self._viewers(player):
                    self.dict["memory"] += np.unpackbits(np.frombuffer(moment.remembered(viewer), np.uint8))

    def string_from(self, state: Any, player: Seat) -> str:
        """What `player` may know of `state`, as a text."""
        moment = _moment(state)
        if moment is None:
            return ""
        if self._public and self._private == SINGLE:
            parts = [knowing.sight(moment, player)]
        else:
            parts = self._lines(moment, player)
        if self._recall:
            parts = [*(moment.remembered(viewer).hex() for viewer in self._viewers(player)), *parts]
        return "\n".join(parts)

    def _viewers(self, player: Seat) -> list[Seat | None]:
        if self._private == ALL:
            return list(range(self._seats))
        return [player] if self._private == SINGLE else [None] if self._public else []

    def _tokens(self, moment: Moment, player: Seat) -> list[int]:
        if self._private == SINGLE:
            return knowing.tokens(moment, player) if self._public else knowing.own_tokens(moment, player)
        found = knowing.tokens(moment, None) if self._public else []
        if self._private == ALL:  # each sees itself as the first: whose knowledge it is must be told
            found += [
                mixed(token, seat + 1) for seat in range(self._seats) for token in knowing.own_tokens(moment, seat)
            ]
        return found

    def _lines(self, moment: Moment, player: Seat) -> list[str]:
        if self._private == SINGLE and self._public:
            return knowing.lines(moment, player)
        found = knowing.lines(moment, None) if self._public else []
        for viewer in self._viewers(player):
            if viewer is not None:
                found += knowing.private(moment, viewer)
        return found


def _moment(state: Any) -> Moment | None:
    """The decision at which a state stands, or whose act is being carried out."""
    at: Moment | Draw = state.at
    return at.moment if isinstance(at, Draw) else at

"""Weights of a net that has learnt a game: whole numbers, so that it decides the same on every machine.

A net adds the rows of all tokens that a seat sees (`core/observing.py`), thinks in two layers, and scores an action by
the rows of its words. What is added and multiplied here are whole numbers below 2 to the power of 53, kept as floats:
quick as floats, and exact whatever the order in which a machine adds them. The file says for which game, rules and
version of tokens it is; `ecumene.learning` writes it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final, TypeAlias
from zipfile import BadZipFile
from zlib import crc32

import numpy as np

from ecumene.core.errors import EcumeneError
from ecumene.core.observing import VERSION as TOKENS

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]

FORMAT: Final = 1
"""Of the file: raised when other arrays are in it."""

TABLE: Final = 1 << 31
"""Rows that an observer counts by: so many that hardly two tokens share one. A net has rows for those it has met."""

LAYERS: Final = ("first", "second", "query", "value")
ARRAYS: Final = ("words", "table", "terms", "keys", *(f"{name}.{part}" for name in LAYERS for part in ("w", "b")))


class WeightsError(EcumeneError):
    """Weights that cannot be used."""


@dataclass(frozen=True)
class Weights:
    """A net's numbers.

    - `words` are the tokens it knows, in ascending order, and `table` their rows; `terms` and `keys` are the same for
      the words of actions (`term`).
    - Each layer has its weights `w` and what it adds, `b`; its result is divided by 2 to the power of `shifts[name]`.
    - `scales` is what whole numbers are multiplied with to be what was trained: columns of `table` and `keys`, and the
      results of the layers `first`, `query` and `value`.
    """

    game: str
    rules: int
    words: Array
    table: Array
    terms: Array
    keys: Array
    layers: dict[str, tuple[Array, Array]]
    shifts: dict[str, int]
    scales: dict[str, list[float]]
    made: str = ""
    """How it was made, for people."""

    def dump(self) -> bytes:
        """The file."""
        about = {"format": FORMAT, "tokens": TOKENS, "game": self.game, "rules": self.rules, "made": self.made}
        text = json.dumps({**about, "shifts": self.shifts, "scales": self.scales})
        arrays = {"words": self.words, "table": self.table, "terms": self.terms, "keys": self.keys}
        for name, (weights, added) in self.layers.items():
            arrays[f"{name}.w"], arrays[f"{name}.b"] = weights, added
        file = BytesIO()
        np.savez_compressed(file, about=np.frombuffer(text.encode(), np.uint8), **arrays)  # type: ignore[arg-type]
        return file.getvalue()

    def layer(self, name: str, seen: Array) -> Array:
        """What a layer makes of what it is given."""
        weights, added = self.layers[name]
        made: Array = np.floor((weights @ seen + added) * 0.5 ** self.shifts[name])
        return made


def read_weights(path: Path, game: str) -> Weights:
    """The weights in a file, which must be for this game and for tokens as they are today."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(bytes(file["about"]))
            _check(path, about, game)
            arrays = {name: file[name] for name in ARRAYS}
    except FileNotFoundError:
        raise WeightsError(f"{path}: there is no such file") from None
    except (OSError, KeyError, ValueError, TypeError, EOFError, BadZipFile) as error:
        raise WeightsError(f"{path}: holds no weights, or is spoilt ({type(error).__name__})") from None
    words, table, terms, keys = (arrays[name] for name in ARRAYS[:4])
    layers = {name: (arrays[f"{name}.w"].astype(np.float64), arrays[f"{name}.b"].astype(np.float64)) for name in LAYERS}
    told = about["shifts"], about["scales"], about["made"]
    return Weights(about["game"], about["rules"], words, table, terms, keys, layers, *told)


def _check(path: Path, about: dict[str, Any], game: str) -> None:
    for name, wanted in (("format", FORMAT), ("tokens", TOKENS)):
        if about[name] != wanted:
            raise WeightsError(f"{path}: weights of {name} {about[name]}, where {wanted} is read: train it again")
    if about["game"] != game:
        raise WeightsError(f"{path}: weights for {about['game']}, not for {game}")


# ---- words


def terms_of(notation: str) -> list[int]:
    """The numbers of what an action is made of: each word at its place, each word anywhere, and the whole notation."""
    words = notation.split()
    parts = [f"{words[0]}|{place}|{word}" for place, word in enumerate(words)]
    return [crc32(part.encode()) & (TABLE - 1) for part in (*parts, *words[1:], notation)]


def rows_of(known: Array, numbers: Array) -> Array:
    """Where numbers stand among those that are known, which ascend; the others are left out."""
    places = np.searchsorted(known, numbers)
    places[places == len(known)] = 0
    found: Array = places[known[places] == numbers]
    return found

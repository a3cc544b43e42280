"""Exporting: a net's numbers as whole ones, which the bot plays with, and back into a trainer."""

from __future__ import annotations

from collections.abc import Mapping
from math import floor, log2, sqrt
from typing import Any, Final

import numpy as np

from ecumene.bots.weights import Array, Weights
from ecumene.core.game import Game

LARGE: Final = 32767
FINENESS: Final = 2.0**-10
"""What a thought is rounded to, where one is its unit."""


def quantised(arrays: Mapping[str, Array], game: Game, made: str = "") -> Weights:
    """Weights that decide nearly as a net's arrays do, in whole numbers."""
    words, table, size = _rows(arrays["words"], arrays["table"], np.int8)
    terms, keys, weight = _rows(arrays["terms"], arrays["keys"], np.int16)  # few, and they decide between near things
    layers: dict[str, tuple[Array, Array]] = {}
    shifts: dict[str, int] = {}
    layers["first"], shifts["first"], thought = _layer(arrays["first.w"] * size, arrays["first.b"])
    second = arrays["second.w"] * thought
    shifts["second"] = max(0, floor(log2(LARGE * thought / max(float(np.abs(second).max()), 1e-12))))
    step = thought * 0.5 ** shifts["second"]  # what comes out must be as fine as what is added to it
    layers["second"] = np.rint(second / step).astype(np.int16), np.rint(arrays["second.b"] / step)
    asks = np.vstack([arrays["query.w"] * (4 / sqrt(len(arrays["query.w"]))), np.zeros((1, second.shape[1]))])
    adds = np.append(arrays["query.b"] * (4 / sqrt(len(arrays["query.b"]))), 1.0)
    layers["query"], shifts["query"], _ = _layer(asks * weight[:, None] * thought, adds * weight, float(weight.mean()))
    layers["value"], shifts["value"], scale = _layer(arrays["value.w"] * thought, arrays["value.b"])
    return Weights(game.id, game.version, words, table, terms, keys, layers, shifts, scale, made)


def _rows(numbers: Array, rows: Array, kind: type[np.signedinteger[Any]]) -> tuple[Array, Array, Array]:
    """Rows in the order of the numbers of their words, made small, and what each column is to be multiplied with."""
    order = 1 + np.argsort(numbers[1:])
    size = np.maximum(np.abs(rows).max(0), 1e-9) / np.iinfo(kind).max
    return numbers[order].astype(np.int32), np.rint(rows[order] / size).astype(kind), size


def _layer(weights: Array, added: Array, unit: float = 1.0) -> tuple[tuple[Array, Array], int, float]:
    """A layer in 16 bits, its shift, and what its results are to be multiplied with; one is so large as `unit`."""
    step = max(float(np.abs(weights).max()), 1e-12) / LARGE
    shift = max(0, floor(log2(FINENESS * unit / step)))
    return (np.rint(weights / step).astype(np.int16), np.rint(added / step)), shift, step * 2.0**shift

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
    layers["query"], shifts["query"], asked = _layer(
        asks * weight[:, None] * thought, adds * weight, float(weight.mean())
    )
    layers["value"], shifts["value"], worth = _layer(arrays["value.w"] * thought, arrays["value.b"])
    scales = {"table": size.tolist(), "keys": weight.tolist(), "first": [thought], "query": [asked], "value": [worth]}
    return Weights(game.id, game.version, words, table, terms, keys, layers, shifts, scales, made)


def restored(weights: Weights) -> dict[str, Array]:
    """The arrays that weights were made of, as well as whole numbers tell: what training can go on from."""
    scales = {name: np.array(numbers) for name, numbers in weights.scales.items()}
    thought, keys = scales["first"], scales["keys"]
    step = {name: scales.get(name, thought) * 0.5**shift for name, shift in weights.shifts.items()}
    grown = {name: (rows * step[name], added * step[name]) for name, (rows, added) in weights.layers.items()}
    asks, adds = (part[:-1] * sqrt(len(part) - 1) / 4 for part in grown["query"])
    grown["first"] = grown["first"][0] / scales["table"], grown["first"][1]
    grown["second"] = grown["second"][0] / thought, grown["second"][1]
    grown["query"] = asks / (keys[:-1, None] * thought), adds / keys[:-1]
    grown["value"] = grown["value"][0] / thought, grown["value"][1]
    found = {"words": np.append(0, weights.words), "terms": np.append(0, weights.terms)}
    for name, rows in (("table", weights.table), ("keys", weights.keys)):
        found[name] = np.vstack([np.zeros(rows.shape[1]), rows * scales[name]])
    for name, (rows, added) in grown.items():
        found[f"{name}.w"], found[f"{name}.b"] = rows, added
    return found


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

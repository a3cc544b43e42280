"""Checkpoints: a net's arrays in a file, from which its training goes on; in 16 bits where that does."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from ecumene.bots.weights import Array, WeightsError
from ecumene.core.game import Game
from ecumene.core.observing import VERSION as TOKENS
from ecumene.lab.work.journal import write_whole

FORMAT: Final = 1
HALVED: Final = ("table", "keys")


def save(path: Path, game: Game, arrays: dict[str, Array], about: dict[str, Any]) -> None:
    """Write a checkpoint, whole or not at all: where there is no room, the last one stays."""
    said = {**about, "format": FORMAT, "tokens": TOKENS, "game": game.id, "rules": game.version}
    kept = {name: part.astype(np.float16) if name in HALVED else part for name, part in arrays.items()}
    file = BytesIO()
    np.savez_compressed(file, about=np.frombuffer(json.dumps(said).encode(), np.uint8), **kept)  # type: ignore[arg-type]
    try:
        write_whole(path, file.getvalue())
    except OSError as error:
        path.with_name(f"{path.name}.part").unlink(missing_ok=True)
        raise WeightsError(f"{path}: cannot be written: {error.strerror}") from None


def load(path: Path, game: Game) -> tuple[dict[str, Array], dict[str, Any]]:
    """The arrays of a checkpoint of this game, and what is said about it."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        about: dict[str, Any] = json.loads(bytes(arrays.pop("about")))
        told = {name: about[name] for name in ("format", "tokens", "game")}
    except (OSError, KeyError, ValueError, TypeError, EOFError, BadZipFile) as error:
        raise WeightsError(f"{path}: holds no checkpoint, or is spoilt ({type(error).__name__})") from None
    wanted = {"format": FORMAT, "tokens": TOKENS, "game": game.id}
    for name, value in wanted.items():
        if told[name] != value:
            raise WeightsError(f"{path}: a checkpoint with {name} {told[name]}, where {value} is wanted")
    return arrays, about

"""A checkpoint is what training goes on from: whole, of this game, of today's tokens, or refused in a sentence."""

from __future__ import annotations

import errno
from pathlib import Path

import numpy as np
import pytest

from ecumene import catalogue
from ecumene.bots.weights import WeightsError
from ecumene.learning import checkpoint
from ecumene.learning.checkpoint import load, save
from tests.learning.nets import arrays_of

VINCI, TAPESTRY = catalogue["vinci"], catalogue["tapestry"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    save(tmp_path / "checkpoint.npz", VINCI, arrays_of(VINCI), {"decisions": 12, "seed": 3})
    return tmp_path / "checkpoint.npz"


def test_what_was_kept_comes_back(path: Path) -> None:
    arrays, about = load(path, VINCI)
    assert (about["decisions"], about["seed"]) == (12, 3)
    for name, part in arrays_of(VINCI).items():
        assert np.allclose(arrays[name], part, atol=1e-3), name


def test_another_game_has_another_net(path: Path) -> None:
    with pytest.raises(WeightsError, match="a checkpoint with game vinci, where tapestry is wanted"):
        load(path, TAPESTRY)


def test_tokens_of_another_version_are_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "TOKENS", 99)
    with pytest.raises(WeightsError, match="a checkpoint with tokens 1, where 99 is wanted"):
        load(path, VINCI)


def test_a_spoilt_one_is_refused(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-200])
    with pytest.raises(WeightsError, match="holds no checkpoint, or is spoilt"):
        load(path, VINCI)


def test_where_there_is_no_room_the_last_one_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = path.read_bytes()

    def full(where: Path, data: bytes) -> None:
        where.with_name(f"{where.name}.part").write_bytes(data[:100])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(checkpoint, "write_whole", full)
    with pytest.raises(WeightsError, match="cannot be written: No space left on device"):
        save(path, VINCI, arrays_of(VINCI, 1), {})
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]

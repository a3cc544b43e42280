"""The page's own tests draw what the server would send today."""

import json
from pathlib import Path

import pytest

from tools import scene_fixtures


def test_the_fixtures_of_the_page_are_current(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = scene_fixtures.FOLDER
    monkeypatch.setattr(scene_fixtures, "FOLDER", tmp_path)
    scene_fixtures.main()
    written = sorted(path.name for path in tmp_path.iterdir())
    assert written == sorted(path.name for path in kept.glob("*.json"))
    stale = [name for name in written if _data(tmp_path / name) != _data(kept / name)]
    assert stale == [], "run python -m tools.scene_fixtures"


def _data(path: Path) -> object:
    return json.loads(path.read_text(encoding="utf-8"))

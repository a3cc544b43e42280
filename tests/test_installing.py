"""What one is told to type for a missing extra, by where this Ecumene came from."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene import installing


@pytest.mark.parametrize(
    ("origin", "told"),
    [
        ({}, 'pip install "ecumene[lab,ray]"'),
        ({"url": "file:///home/me/my%20games", "dir_info": {}}, 'pip install "/home/me/my games[lab,ray]"'),
        (
            {"url": "file:///home/me/games", "dir_info": {"editable": True}},
            'pip install -e "/home/me/games[lab,ray]"',
        ),
        (
            {"url": "file:///tmp/ecumene-0.2.0-py3-none-any.whl", "archive_info": {}},
            'pip install "/tmp/ecumene-0.2.0-py3-none-any.whl[lab,ray]"',
        ),
        (
            {"url": "https://example.org/ecumene.git", "vcs_info": {"vcs": "git"}},
            'pip install "ecumene[lab,ray] @ git+https://example.org/ecumene.git"',
        ),
        (
            {"url": "https://example.org/ecumene.whl", "archive_info": {}},
            'pip install "ecumene[lab,ray] @ https://example.org/ecumene.whl"',
        ),
    ],
)
def test_the_command_names_what_ecumene_came_from(
    monkeypatch: pytest.MonkeyPatch, origin: dict[str, Any], told: str
) -> None:
    monkeypatch.setattr(installing, "_origin", lambda: origin)
    assert installing.command("lab", "ray") == told


def test_this_one_came_from_somewhere() -> None:
    assert installing.command("lab").startswith("pip install ")

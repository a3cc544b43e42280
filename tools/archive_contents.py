"""Keep the content of every game as this release has it, so that its tables and records can be followed for good.

    python tools/archive_contents.py

A step of making a release (CONTRIBUTING.md). It writes `released/HASH.yaml` beside each game's `content/` where that is
not kept yet. What is kept is never changed or removed: records name it by its hash.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from ecumene import Game, __version__, catalogue
from ecumene.catalogue import OURS
from ecumene.core.content_text import FOLDER, released, written


def archive(games: Iterable[Game], release: str) -> list[str]:
    """Keep what is not kept yet; the files that were written."""
    new: list[str] = []
    for game in games:
        path = game.folder / FOLDER / f"{game.content.hash}.yaml"
        if released(game.folder, game.content.hash) is None:
            path.parent.mkdir(exist_ok=True)
            path.write_text(written(game.id, release, game.content), encoding="utf-8")
            new.append(f"{game.id}/{FOLDER}/{path.name}")
    return new


def main() -> int:
    for name in archive([catalogue[game] for game in OURS], __version__):
        print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())

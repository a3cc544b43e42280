"""Stages by their hash, ready to be sent: a page asks once and keeps the answer for ever."""

from __future__ import annotations

import gzip
import json
from collections import OrderedDict
from collections.abc import Mapping

from ecumene.core.scene import Stage

MOST = 64


class Stages:
    """The stages of tables that somebody looked at lately, compressed."""

    def __init__(self) -> None:
        self._zipped: OrderedDict[str, bytes] = OrderedDict()

    def keep(self, stage: Stage | Mapping[str, object] | None) -> None:
        """Remember the stage of a table that is looked at."""
        if stage is None:
            return
        name = str(stage["hash"])
        if name not in self._zipped:
            text = json.dumps(stage, ensure_ascii=False, separators=(",", ":"))
            self._zipped[name] = gzip.compress(text.encode(), 6, mtime=0)
            if len(self._zipped) > MOST:
                self._zipped.popitem(last=False)
        self._zipped.move_to_end(name)

    def zipped(self, name: str) -> bytes | None:
        """The stage of that hash, compressed, where it is known."""
        return self._zipped.get(name)

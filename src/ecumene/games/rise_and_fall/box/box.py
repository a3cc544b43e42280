"""The box of Rise & Fall: content read into components, and the catalogue of actions."""

from __future__ import annotations

from ecumene.core.content import Content
from ecumene.games.rise_and_fall.box.actions import RiseActions
from ecumene.games.rise_and_fall.box.content import RiseAndFallContent


class RiseBox:
    """What every position of a game shares."""

    def __init__(self, content: Content) -> None:
        self.components = RiseAndFallContent(content)
        self.actions = RiseActions()

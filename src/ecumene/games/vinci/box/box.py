"""The box of Vinci: content read into components, and the actions about them."""

from __future__ import annotations

from ecumene.core.action import Actions
from ecumene.core.content import Content
from ecumene.games.vinci.box.actions import Moves, list_actions
from ecumene.games.vinci.box.content import VinciContent


class VinciBox:
    """What every position of a game shares."""

    def __init__(self, content: Content) -> None:
        self.components = VinciContent(content)
        boards = self.components.boards.values()
        ids = list(dict.fromkeys(province.id for board in boards for province in board.provinces))
        actions = list_actions(ids)
        self.actions = Actions(actions)
        self.moves = {board.id: Moves(actions, ids, board) for board in boards}

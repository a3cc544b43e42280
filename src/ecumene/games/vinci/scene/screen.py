"""What is seen and clicked in a game of Vinci."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.kit import Kit
from ecumene.core.scene import Choice, Scene, SceneEvent, Stage, Text
from ecumene.core.screen import Screen
from ecumene.core.speech import Speech
from ecumene.games.vinci.box.box import VinciBox
from ecumene.games.vinci.play.model import VinciPosition
from ecumene.games.vinci.scene.choice import vinci_choice, vinci_meant
from ecumene.games.vinci.scene.scene import Pieces, show_vinci_event, vinci_scene
from ecumene.games.vinci.scene.stage import vinci_stage
from ecumene.games.vinci.speech.speech import TOKENS


class VinciScreen(Screen[VinciPosition]):
    """A map with its pieces, and the peoples on offer."""

    def __init__(self, game: Kit, speak: Callable[[str], Speech], box: VinciBox) -> None:
        super().__init__(game, speak)
        self.pieces = {board.id: Pieces(board) for board in box.components.boards.values()}

    def stage(self, position: VinciPosition) -> Stage:
        return vinci_stage(position)

    def scene(self, view: VinciPosition, seat: Seat | None) -> Scene:
        return vinci_scene(view, self.pieces[view.board.id])

    def choice(self, view: VinciPosition, seat: Seat) -> Choice | None:
        return vinci_choice(view, seat, self.pieces[view.board.id])

    def meant(self, view: VinciPosition, seat: Seat, path: Sequence[str]) -> Sequence[Action]:
        action = vinci_meant(view, path, self.pieces[view.board.id])
        return [] if action is None else [action]

    def called(self, args: Mapping[str, Any]) -> Mapping[str, Text]:
        return {
            name: self.game.thing(token) for name, token in args.items() if name in TOKENS and isinstance(token, str)
        }

    def show(self, told: SceneEvent, what: str, args: Mapping[str, Any]) -> None:
        show_vinci_event(told, what, args)

"""What is seen and clicked in a game of Rise & Fall."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.kit import Kit
from ecumene.core.scene import Choice, Scene, SceneEvent, Stage
from ecumene.core.screen import Screen
from ecumene.core.speech import Speech
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.scene.choice import rise_choice
from ecumene.games.rise_and_fall.scene.drawings import Drawings
from ecumene.games.rise_and_fall.scene.events import show_rise_event
from ecumene.games.rise_and_fall.scene.meant import rise_meant
from ecumene.games.rise_and_fall.scene.scene import rise_scene
from ecumene.games.rise_and_fall.scene.stage import rise_stage


class RiseScreen(Screen[RisePosition]):
    """A world with its pieces, the cards around it, and what hands do with them."""

    def __init__(self, game: Kit, speak: Callable[[str], Speech]) -> None:
        super().__init__(game, speak)
        self.drawings = Drawings()

    def stage(self, position: RisePosition) -> Stage:
        return rise_stage(position)

    def scene(self, view: RisePosition, seat: Seat | None) -> Scene:
        return rise_scene(view, seat, self.drawings)

    def choice(self, view: RisePosition, seat: Seat) -> Choice | None:
        return rise_choice(view, seat)

    def meant(self, view: RisePosition, seat: Seat, path: Sequence[str]) -> Sequence[Action]:
        return rise_meant(view, seat, path)

    def show(self, told: SceneEvent, what: str, args: Mapping[str, Any]) -> None:
        show_rise_event(told, what, args)

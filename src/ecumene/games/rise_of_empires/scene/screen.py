"""What is seen and clicked in a game of Rise of Empires."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.kit import Kit
from ecumene.core.position import Event
from ecumene.core.scene import Choice, Scene, SceneEvent, Stage, Text
from ecumene.core.screen import Screen
from ecumene.core.speech import Speech
from ecumene.core.texts import message
from ecumene.games.rise_of_empires.box.box import EmpiresBox
from ecumene.games.rise_of_empires.box.naming import cause_name
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.scene.choice import empires_choice
from ecumene.games.rise_of_empires.scene.faces import Faces
from ecumene.games.rise_of_empires.scene.meant import empires_meant
from ecumene.games.rise_of_empires.scene.scene import empires_scene, empires_texts, show_empires_event
from ecumene.games.rise_of_empires.scene.stage import empires_stage


class EmpiresScreen(Screen[EmpiresPosition]):
    """The map, the displays and the players' tiles."""

    def __init__(self, game: Kit, speak: Callable[[str], Speech], box: EmpiresBox) -> None:
        super().__init__(game, speak)
        self.box = box
        self._faces: Faces | None = None

    @property
    def faces(self) -> Faces:
        """What tiles show, made when somebody first looks."""
        if self._faces is None:
            self._faces = Faces(self.box)
        return self._faces

    def stage(self, position: EmpiresPosition) -> Stage:
        return empires_stage(position)

    def scene(self, view: EmpiresPosition, seat: Seat | None) -> Scene:
        return empires_scene(view, self.faces)

    def choice(self, view: EmpiresPosition, seat: Seat) -> Choice:
        return empires_choice(view, seat)

    def meant(self, view: EmpiresPosition, seat: Seat, path: Sequence[str]) -> Sequence[Action]:
        return empires_meant(view, seat, path)

    def called(self, args: Mapping[str, Any]) -> Mapping[str, Text]:
        return empires_texts(args)

    def because(self, line: Text, event: Event) -> Text:
        cause = cause_name(event.cause)
        return (
            message("rise_of_empires-gained-for", line=line, cause=cause)
            if cause and not isinstance(line, str)
            else line
        )

    def show(self, told: SceneEvent, what: str, args: Mapping[str, Any]) -> None:
        show_empires_event(told, what, args)

"""Screen: what a game shows on the page and what clicks there mean; see `core/scene.py`.

A game that describes no scene of its own has a plain one: a panel for each player, and a button for each action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from ecumene.core.action import Action, Seat
from ecumene.core.kit import Kit
from ecumene.core.plain_scene import plain_choice, plain_event, plain_scene, plain_stage
from ecumene.core.position import Event, P
from ecumene.core.scene import Choice, Message, Scene, SceneEvent, Stage, Text
from ecumene.core.speech import Speech
from ecumene.core.texts import both, message, message_of
from ecumene.core.words import LANGUAGES


@mypyc_attr(allow_interpreted_subclasses=True)
class Screen(Generic[P]):
    """Everything that can be seen and clicked."""

    def __init__(self, game: Kit, speak: Callable[[str], Speech]) -> None:
        self.game = game
        self.speak = speak  # its sentences in a language

    def stage(self, position: P) -> Stage:
        """What never changes in a game of these seats and options."""
        return plain_stage(self.game, position.seats)

    def scene(self, view: P, seat: Seat | None) -> Scene:
        """Everything on the table now, as `seat` or a spectator may know it; `view` is theirs."""
        return plain_scene(view)

    def choice(self, view: P, seat: Seat) -> Choice | None:
        """What `seat`, which is asked now, may do: each legal action with the things one would click."""
        return plain_choice(view, seat, [self.speak(lang) for lang in LANGUAGES])

    def meant(self, view: P, seat: Seat, path: Sequence[str]) -> Sequence[Action]:
        """The actions, legal or not, that clicking these things means at this question; empty where none is.

        There are several where one deed takes several actions (`Act.then`). Where a rule forbids every such action, it
        is refused by that rule.
        """
        index = path[0][1:] if len(path) == 1 and path[0][:1] == "~" else ""
        actions = self.game.actions
        return [actions[int(index)]] if index.isdecimal() and int(index) < len(actions) else []

    def event(self, event: Event) -> SceneEvent:
        """An event of the journal as a line of the log, with what it shows on the board."""
        told = plain_event(self.game, event, self.called(event.args))
        self.show(told, event.say.removeprefix(f"{self.game.id}-log-"), event.args)
        return told

    def events(self, events: Sequence[Event]) -> list[SceneEvent]:
        """Events of the journal as lines of the log: what one cause brings a seat at once is one line, and names it.

        An event can be gathered where words say it without its player: `<game>-more-…` for `<game>-log-…`.
        """
        lines: list[SceneEvent] = []
        for said in self._gathered(events):
            lines.append(self.event(said[0]))
            if self._short(said[0]):
                self._gather(lines[-1], said)
        return lines

    def told(self, events: Sequence[Event], speech: Speech) -> list[tuple[Event, str]]:
        """Events as sentences for a terminal, gathered and with their causes as the lines of the log are.

        Beside each sentence stands the first event that it tells.
        """
        told: list[tuple[Event, str]] = []
        for said in self._gathered(events):
            first = said[0]
            if len(said) > 1:
                told.append((first, speech.text(self.events(said)[0].get("say", ""))))
            elif self._short(first):
                told.append((first, speech.text(self.because(both({speech.lang: speech.tell(first)}), first))))
            else:
                told.append((first, speech.tell(first)))
        return told

    def _gathered(self, events: Sequence[Event]) -> list[list[Event]]:
        """The events of each line: what one cause brings a seat at once stands together."""
        groups: list[list[Event]] = []
        for event in events:
            last = groups[-1][0] if groups else None
            if last is not None and self._short(last) and _joins(last, event) and self._short(event):
                groups[-1].append(event)
            else:
                groups.append([event])
        return groups

    def _gather(self, line: SceneEvent, events: Sequence[Event]) -> None:
        """Say all events of one line, and why."""
        if len(events) > 1:
            what = [message_of(self._more(event), event.args, self.called(event.args)) for event in events]
            line["say"] = message(f"{self.game.id}-gains-these", who=line.get("who", ""), what=_listed(what))
            shows = [thing for event in events for thing in self.event(event).get("shows", [])]
            if shows:
                line["shows"] = list(dict.fromkeys(shows))
        line["say"] = self.because(line.get("say", ""), events[0])

    def because(self, line: Text, event: Event) -> Text:
        """A line with the cause of what it tells, where a game has a word for it."""
        return line

    def _short(self, event: Event) -> bool:
        return bool(event.cause) and event.tally is None and self._more(event) in self.game.words(LANGUAGES[0])

    def _more(self, event: Event) -> str:
        return f"{self.game.id}-more-{event.say.removeprefix(f'{self.game.id}-log-')}"

    def called(self, args: Mapping[str, Any]) -> Mapping[str, Text] | None:
        """The arguments of an event that its line calls otherwise than the record does; None: all stay as they are."""
        return None

    def show(self, told: SceneEvent, what: str, args: Mapping[str, Any]) -> None:
        """Add to a line of the log what it shows on the board; `what` is its key behind `<game>-log-`."""


def _joins(one: Event, other: Event) -> bool:
    """Whether two events are of one seat and one cause."""
    return one.cause == other.cause and one.args.get("who") == other.args.get("who")


def _listed(texts: Sequence[Message]) -> Message:
    """Texts in a row: a, b and c."""
    said = texts[0]
    for number, text in enumerate(texts[1:], 2):
        said = message("core-log-and" if number == len(texts) else "core-log-comma", a=said, b=text)
    return said

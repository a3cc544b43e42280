"""A record with a slider, by anywidget: the board at every move, and what happened there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ecumene.catalogue import catalogue
from ecumene.core.action import Seat
from ecumene.core.position import Event, Position
from ecumene.core.record import Record
from ecumene.notebook.styles import Style, current, words
from ecumene.picture import draw

LABELS = ("first", "back", "on", "last", "run", "rest")


class RecordPlayer(anywidget.AnyWidget):
    """The widget. Its pictures are drawn when one looks at them: a whole game of them would be too much."""

    _esm = Path(__file__).parent / "player.js"
    move = traitlets.Int(0).tag(sync=True)
    last = traitlets.Int(0).tag(sync=True)
    svg = traitlets.Unicode("").tag(sync=True)
    told = traitlets.Unicode("").tag(sync=True)
    count = traitlets.Unicode("").tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)

    def __init__(self, record: Record, seat: Seat | None, look: Style) -> None:
        self.record = record.migrated(catalogue[record.game])
        self.seat = seat
        self.look = look
        self.game = record.played_by(catalogue[record.game])
        self.speech = self.game.speech(look.lang, record.names)
        self.positions: list[Position] = []
        self.stories: list[str] = []
        self._replay()
        labels = {label: words(look.lang)(label) for label in LABELS}
        super().__init__(last=len(self.positions) - 1, labels=labels)

    def _replay(self) -> None:
        """Every position of the game, and what was told on the way to it."""
        said = words(self.look.lang)
        heard: list[Event] = []
        for number, position in enumerate(self.record.steps(self.game)):
            story = said("begins")
            if number:
                entry = self.record.entries[number - 1]
                who = self.speech.who(entry.seat)
                story = "\n".join(self.speech.tell(event) for event in heard) or f"{who} · {entry.notation}"
                story = said("undone", who=who, n=entry.undoes) if entry.undoes else story
            self.positions.append(position.copy())
            self.stories.append(story)
            heard = []
            position.journal = heard

    @traitlets.observe("move")
    def _moved(self, _change: Any = None) -> None:
        self.go(self.move)

    def go(self, move: int) -> None:
        """Show the board after so many moves."""
        move = min(max(move, 0), self.last)
        position = self.positions[move]
        self.svg = draw(
            position,
            self.seat,
            lang=self.look.lang,
            dark=self.look.dark,
            names=self.record.names,
            width=self.look.width,
        )
        self.told = self.stories[move]
        self.count = words(self.look.lang)("move-of", n=move, of=self.last)


def player(record: Record, seat: Seat | None, move: int | None) -> RecordPlayer:
    """A game with a slider; without a move it is seen at its end."""
    widget = RecordPlayer(record, seat, current())
    at = widget.last if move is None else min(max(move, 0), widget.last)
    if at == widget.move:
        widget.go(at)
    widget.move = at
    return widget

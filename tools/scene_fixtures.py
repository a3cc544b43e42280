"""Draw moments of games for the page's own tests: a stage, and what the server would send with it.

    python -m tools.scene_fixtures            # writes client/fixtures/*.json

The games are played by quick actions from a fixed seed, so the files change only when the rules or the scenes do.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from pydantic import TypeAdapter

from ecumene import catalogue
from ecumene.core.position import Event
from ecumene.core.record import Play
from ecumene.core.scene import Stage
from ecumene.table.wire.live_messages import Full, LogLine, UndoState
from ecumene.table.wire.messages import COLOURS, SeatInfo, TableInfo, You

FOLDER = Path(__file__).parent.parent / "client" / "fixtures"
SEATS = 4
SEED = 11
NAMES = ("Lior", "Ines", "Orm", "Tove")
MOMENTS = {
    "vinci": {"choose": ("choose", 0), "expand": ("expansion", 60), "spread": ("spread", 60), "over": ("", 0)},
    "rise_and_fall": {
        "sea": ("laytile", 0),
        "plain": ("laytile", 26),
        "card": ("playcard", 420),
        "act": ("wakepiece", 420),
    },
    "tapestry": {
        "begin": ("keepmats", 0),
        "advance": ("taketurn", 90),
        "card": ("playcard", 95),
        "landmark": ("placelandmark", 150),
        "tile": ("exploretile", 250),
    },
    "rise_of_empires": {
        "disc": ("takeaction", 20),
        "place": ("placecubes", 60),
        "back": ("takeaction", 108),
        "pay": ("paydiscs", 108),
        "keep": ("keeptiles", 150),
        "late": ("takeaction", 440),
        "over": ("", 0),
    },
    "beyond_the_horizon": {
        "begin": ("choosegovernment", 0),
        "act": ("takeaction", 100),
        "research": ("researchslot", 100),
        "keep": ("keeptechnology", 100),
        "move": ("moveunits", 110),
        "expand": ("expand", 110),
        "produce": ("chooseproduction", 110),
        "late": ("takeaction", 220),
        "over": ("", 0),
    },
}
"""For each game its files: the question that is asked, and how many moves must lie behind it."""
HOUR = 1_800_000_000.0


class Story:
    """A game under way, with the lines of its log."""

    def __init__(self, game: str) -> None:
        self.game = catalogue[game]
        self.play = Play(self.game, SEATS, SEED, {})
        self.rng = Random(SEED)
        self.lines: list[LogLine] = []
        self.moves = 0

    def go_on(self) -> None:
        """One more move."""
        position = self.play.position
        seat = position.pending()[0]
        action = self.game.quick_action(position, seat, self.rng)
        heard: list[Event] = []
        position.journal = heard
        self.play.act(seat, action)
        self.moves += 1
        self.lines += [LogLine(move=self.moves, event=self.game.scene_event(event)) for event in heard]

    def asks(self, kind: str, moves: int) -> bool:
        """Whether this is the moment of such a question."""
        position = self.play.position
        asked = position.agenda[-1].kind if position.agenda else ""
        return asked == kind and self.moves >= moves

    def full(self) -> Full:
        """What the seat that must decide would be sent; after the end, what everybody would."""
        position = self.play.position
        pending = position.pending()
        seat = pending[0] if pending else 0
        view = position.view(seat)
        choice = self.game.choice(view, seat)
        return Full(
            version=self.moves + SEATS + 1,
            table=self._table(seat),
            stage=self.game.stage(position)["hash"],
            scene=self.game.scene(view, seat),
            choices=[choice] if choice else [],
            undo=UndoState(can=False, why="other" if pending else "over"),
            log=self.lines,
        )

    def _table(self, you: int) -> TableInfo:
        position = self.play.position
        standings = position.standings()
        over = not position.pending()
        return TableInfo(
            id="fixture",
            game=self.game.id,
            title="Thursday table",
            options=dict(position.options),
            public=False,
            order="fixed",
            status="over" if over else "running",
            version=self.moves + SEATS + 1,
            seats=[_seat(seat, you) for seat in range(SEATS)],
            you=You(role="owner", seats=[you]),
            watching=2,
            pending=list(position.pending()),
            moves=self.moves,
            created=HOUR,
            changed=HOUR + 30 * self.moves,
            winners=list(standings.winners) if over else [],
            points=[standings.of(seat).points for seat in range(SEATS)],
        )


def _seat(seat: int, you: int) -> SeatInfo:
    """Two people and two bots."""
    person = seat == you or seat == (you + 1) % SEATS
    kind, level = ("person", None) if person else ("bot", "steady")
    return SeatInfo.model_validate(
        {"seat": seat, "kind": kind, "name": NAMES[seat], "colour": COLOURS[seat], "level": level, "online": person}
    )


def write(name: str, data: Any) -> None:
    """One file of the folder."""
    text = json.dumps(data, ensure_ascii=False, indent=1)
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Write all fixtures."""
    FOLDER.mkdir(exist_ok=True)
    for game, moments in MOMENTS.items():
        story = Story(game)
        write(f"{game}-stage", TypeAdapter(Stage).validate_python(story.game.stage(story.play.position)))
        for name, (kind, moves) in moments.items():
            while not story.asks(kind, moves):
                story.go_on()
            write(f"{game}-{name}", story.full().model_dump(mode="json", exclude_unset=False))


if __name__ == "__main__":
    main()

"""Combat: the fights of an empire tile. What they share with those of free actions stands in `attacks`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.effect_reading import Verb
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_of_empires.box.actions import FIGHT, EmpiresAction
from ecumene.games.rise_of_empires.box.content import NONE
from ecumene.games.rise_of_empires.play import free_combat
from ecumene.games.rise_of_empires.play.attacks import check_fight, fight, fights
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.play.reach import side_of

TWO_FIGHTS_ERA: Final = 2  # the first in which a second line counts [rise_of_empires.combat.upper_line]


def begin_fights(position: EmpiresPosition, seat: Seat, tile: int) -> None:
    """After the cubes, placed or not, come the tile's fights [rise_of_empires.combat.when]."""
    _ask_fight(position, Fight(seat, tile, NONE, NONE))


def _ask_fight(position: EmpiresPosition, question: Fight) -> None:
    if question.lines(position) and question.targets(position):
        position.agenda.append(question)


@dataclass(frozen=True, eq=False)
class Fight(SeatQuestion):
    """A fight by a line of the tile, or no more of them [rise_of_empires.combat.optional].

    `spent` is the line that has been used already, and `fought` the region of that fight.
    """

    tile: int
    spent: int
    fought: int

    def lines(self, position: EmpiresPosition) -> list[int]:
        """The lines left: each is good for one fight [rise_of_empires.combat.two_lines].

        Of two, era II has the upper one only [rise_of_empires.combat.upper_line]; later either may come first, or be
        the only one [rise_of_empires.combat.either_line].
        """
        lines = len(side_of(position, self.tile).lines) if position.era >= TWO_FIGHTS_ERA else 1
        return [line for line in range(lines) if line != self.spent]

    def targets(self, position: EmpiresPosition) -> list[tuple[int, Seat]]:
        """Where and whom to fight; a second fight is in another region [rise_of_empires.combat.different_regions]."""
        return [target for target in fights(position, self.seat) if target[0] != self.fought]

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        lines = self.lines(position)
        legal: list[Action] = []
        for region, other in self.targets(position):
            for line in lines:
                legal.append(position.acts.fight(region, other, line))
        legal.append(position.acts.done)
        return legal

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action is position.acts.done:
            return
        if action.verb != FIGHT:
            raise IllegalAction("core.choice")
        line = action.more & 1
        if line not in self.lines(position):
            early = line < len(side_of(position, self.tile).lines) and position.era < TWO_FIGHTS_ERA
            raise IllegalAction("rise_of_empires.combat.upper_line" if early else "rise_of_empires.combat.two_lines")
        if action.arg == self.fought:
            raise IllegalAction("rise_of_empires.combat.different_regions")
        check_fight(position, seat, action.arg, action.more >> 1)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == FIGHT:
            line = action.more & 1
            fight(position, seat, action.arg, action.more >> 1, side_of(position, self.tile).lines[line], True)
            if self.spent == NONE:
                _ask_fight(position, Fight(seat, self.tile, line, action.arg))


VERBS: dict[str, Verb] = free_combat.VERBS
ITEMS: tuple[type[Item], ...] = (Fight, *free_combat.ITEMS)

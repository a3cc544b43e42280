"""Collectors: one thing of each kind, put on the mat when it is gained.

On the mat: the era of its owner when their last turn ended; then for each kind what lies there, -1 while nothing does:
an outpost, a house, a landmark by its number, a tapestry card (only that there is one: it lies face down and is kept in
`collected`), a territory tile and a tech card by their numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.effects import NOTHING
from ecumene.games.tapestry.box.actions import CIVILIZATION
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import BUILDINGS
from ecumene.games.tapestry.play.buildings import OtherPlace
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed, replaced
from ecumene.games.tapestry.play.conquering import ConquestAhead
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import BOTTOM, KINDS, NONE, UNKNOWN, TapestryPosition
from ecumene.games.tapestry.play.numbers import COLLECTED_CARD, COLLECTED_TILE
from ecumene.games.tapestry.play.whenever import OUTPOST_USED, announce

NAME: Final = "collectors"
PLANNERS: Final = "urban_planners"
CAUSE: Final = "civ.collectors"

OUTPOST: Final = 1
HOUSE: Final = 2
LANDMARK: Final = 3
TAPESTRY: Final[int] = COLLECTED_CARD
TILE: Final[int] = COLLECTED_TILE
TECH: Final = 6
COLLECTED: Final = ("", "outpost", "house", "landmark", "tapestry", "tile", "tech")
"""The kinds by their places on the mat; the first number there is none."""

HOUSES: Final[int] = BUILDINGS.index("house")


def lacks(position: TapestryPosition, seat: Seat, what: int) -> bool:
    """Whether this is an advance turn of the Collectors, who have nothing of a kind yet.

    [tapestry.civilizations.collectors] On an income turn they are an era further than when their last turn ended.
    """
    marks = on_mat(position, NAME)
    if position.turn != seat or position.finished[seat]:
        return False
    return marks[0] == position.era[seat] and marks[what] == NONE


def collected(position: TapestryPosition) -> list[int]:
    """The kinds of which something lies on the mat."""
    marks = on_mat(position, NAME)
    return [what for what in range(1, len(marks)) if marks[what] != NONE]


def collect(position: TapestryPosition, seat: Seat, what: int, mark: int) -> None:
    """Something lies on the mat from now on, for a resource of choice [tapestry.civilizations.collectors]."""
    lay(position, NAME, replaced(on_mat(position, NAME), what, mark))
    position.tell("tapestry-log-collects", {"who": seat, "what": COLLECTED[what]})
    position.perform(seat, printed(position, NAME).effects["reward"], CAUSE)


# ---- whose turn it is


def begin(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Gained during the game, they collect from now on, if this is an advance turn of theirs already."""
    income = position.turn == seat and not position.in_advance_turn()
    lay(position, NAME, replaced(on_mat(position, NAME), 0, position.era[seat] - income))


def end_turn(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    lay(position, NAME, replaced(on_mat(position, NAME), 0, position.era[seat]))


# ---- houses and landmarks


class CollectorsMat(OtherPlace):
    """The place for a house, and that for a landmark [tapestry.civilizations.collectors].

    What waits on another mat is not gained when it leaves it.
    """

    def ways(self, position: Any, seat: Seat, what: int) -> list[Action]:
        if KINDS > what != HOUSES or not lacks(position, seat, HOUSE if what < KINDS else LANDMARK):
            return []
        waiting = position.box.civ_no.get(PLANNERS, NONE)
        if what >= KINDS and waiting != NONE and what - KINDS in position.civ_state[waiting]:
            return []
        return [position.acts.of[CIVILIZATION][position.box.civ_no[NAME]]]

    def put(self, position: Any, seat: Seat, what: int, action: Action, cause: str) -> None:
        assert isinstance(position, TapestryPosition)
        if what < KINDS:
            collect(position, seat, HOUSE, what)
        else:
            collect(position, seat, LANDMARK, what - KINDS)


# ---- everything else


def has_gained(position: TapestryPosition, seat: Seat, what: int, about: int) -> bool:
    """Whether something just gained can be put on the mat."""
    if not lacks(position, seat, what):
        return False
    if what == OUTPOST:
        coming = position.agenda[-1] if position.agenda else None
        return isinstance(coming, ConquestAhead) and coming.seat == seat and position.outposts[seat] > 0
    if what == TAPESTRY:
        return about in position.hands[seat]
    if what == TILE:
        return about in position.supply[seat]
    return about >= 0 and position.tech_owner[about] == seat and position.tech_row[about] == BOTTOM


def _ask(position: TapestryPosition, seat: Seat, what: int, about: int) -> None:
    if has_gained(position, seat, what, about):
        position.agenda.append(CollectorsStore(seat, what, about, CAUSE))


def ask_outpost(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A conquest begins: its outpost may go on the mat instead."""
    _ask(position, seat, OUTPOST, NOTHING)


def ask_card(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    _ask(position, seat, TAPESTRY, about)


def ask_tile(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    _ask(position, seat, TILE, about)


def ask_tech(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    _ask(position, seat, TECH, about)


def can_outpost(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return has_gained(position, seat, OUTPOST, about)


def can_card(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return has_gained(position, seat, TAPESTRY, about)


def can_tile(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return has_gained(position, seat, TILE, about)


def can_tech(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return has_gained(position, seat, TECH, about)


@dataclass(frozen=True, eq=False)
class CollectorsStore(SeatQuestion):
    """Whether something just gained goes on the mat [tapestry.civilizations.collectors]."""

    what: int
    about: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        if action is not position.acts.accept or not has_gained(position, seat, self.what, self.about):
            return
        if self.what == OUTPOST:
            _take_outpost(position, seat)
        elif self.what == TAPESTRY:
            position.leave_hand(seat, self.about, openly=False)
            position.collected.append(self.about)
            collect(position, seat, TAPESTRY, 0)
        elif self.what == TILE:
            position.supply[seat].remove(self.about)
            collect(position, seat, TILE, self.about)
        else:
            position.tech_row[self.about] = NONE
            collect(position, seat, TECH, self.about)

    def view(self, seat: Seat | None) -> Item:
        """Which card was gained is a secret [tapestry.tapestry_cards.hands]."""
        return replace(self, about=UNKNOWN) if self.what == TAPESTRY and seat != self.seat else self

    def guess(self, position: Any, seat: Seat, rng: Random) -> Item:
        if self.what != TAPESTRY or seat == self.seat:
            return self
        hand = position.unseen_cards(seat, self.seat)
        return replace(self, about=hand[rng.randrange(len(hand))]) if hand else self


def _take_outpost(position: TapestryPosition, seat: Seat) -> None:
    """Nothing is conquered: no territory, no response, no dice, no achievement."""
    position.agenda.pop()  # the conquest
    position.outposts[seat] -= 1
    collect(position, seat, OUTPOST, 0)
    announce(position, OUTPOST_USED, seat)


# ---- the end


def score(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Points by the number of kinds [tapestry.civilizations.collectors]."""
    kinds = len(collected(position))
    if kinds:
        score_points(position, seat, printed(position, NAME).series["points"][kinds - 1], cause)


def can_score(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return bool(collected(position))


CODES: dict[str, Code] = {
    "collectors_begin": begin,
    "collectors_turn": end_turn,
    "collectors_outpost": ask_outpost,
    "collectors_card": ask_card,
    "collectors_tile": ask_tile,
    "collectors_tech": ask_tech,
    "collectors_score": score,
}
ABLE: dict[str, Able] = {
    "collectors_outpost": can_outpost,
    "collectors_card": can_card,
    "collectors_tile": can_tile,
    "collectors_tech": can_tech,
    "collectors_score": can_score,
}
ITEMS: tuple[type[Item], ...] = (CollectorsStore,)

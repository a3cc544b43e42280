"""Taking a civilization: at the beginning, or another one during the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import LEAD, TapestryAction
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.play.civilizations.aliens import NAME as ALIENS
from ecumene.games.tapestry.play.civilizations.aliens import leave as leave_tile
from ecumene.games.tapestry.play.civilizations.merfolk import NAME as MERFOLK
from ecumene.games.tapestry.play.civilizations.merfolk import drown
from ecumene.games.tapestry.play.civilizations.werefolk import NAME as WEREFOLK
from ecumene.games.tapestry.play.civilizations.werefolk import leave as leave_thrown
from ecumene.games.tapestry.play.drawing import draw_civilization, draw_hidden_civilization, has_options
from ecumene.games.tapestry.play.income import UseCivilizations
from ecumene.games.tapestry.play.model import NONE, TapestryPosition
from ecumene.games.tapestry.play.whenever import CIVILIZATION_OF_THREE, modified

DRAWN_AT_ONCE: Final = 2  # where one of them is kept
OF_THREE: Final = 3  # that the Infiltrators draw


def take_mat(position: TapestryPosition, seat: Seat, civ: int) -> None:
    """A civilization joins those of a seat, with what lies on its mat."""
    position.civs[seat] = (*position.civs[seat], civ)
    position.civ_state[civ] = position.box.civs[civ].data.series["mat"]


def give_up_mat(position: TapestryPosition, seat: Seat, civ: int) -> None:
    """A civilization leaves the game, with what lies on its mat; nothing that it has given is lost.

    [tapestry.faq.black_death_keeps]
    Its tokens on cards go with it, and so does the space tile on it, which counts no more; what stands in the capital
    or on the map stays [tapestry.cards.black_death]. What the mat was still about to do does not happen any more.
    """
    mat = position.box.civs[civ]
    if mat.id == ALIENS:
        leave_tile(position, seat)
    elif mat.id == WEREFOLK:
        leave_thrown(position, seat)
    elif mat.id == MERFOLK:
        drown(position, seat)
    position.civs[seat] = tuple([other for other in position.civs[seat] if other != civ])
    position.civ_state[civ] = ()
    if mat.id == "inventors":
        position.tech_mark = [NONE if mark == seat else mark for mark in position.tech_mark]
    position.agenda[:] = [item for item in position.agenda if not _is_of(position, item, mat.id)]
    position.tell("tapestry-log-civ-lost", {"who": seat, "civ": mat.id})


def _is_of(position: TapestryPosition, item: Item, civ: str) -> bool:
    """Whether an item of the agenda is a civilization's own: a question of its mat, or code that uses it."""
    effect = getattr(item, "effect", NONE)
    return item.kind.startswith(civ.replace("_", "")) or (
        effect >= 0 and _uses_code(position.book.effects[effect], f"{civ}_")
    )


def _uses_code(effect: Effect, start: str) -> bool:
    name = getattr(effect, "name", "")
    return (isinstance(name, str) and name.startswith(start)) or any(_uses_code(part, start) for part in effect.parts())


def gain_civilization(position: TapestryPosition, seat: Seat, cause: str) -> None:
    """A civilization drawn at random, or one of two where a table plays so [tapestry.options.gained_civilization].

    The Infiltrators have the choice of three [tapestry.civilizations.infiltrators], and one more option makes it one of
    one more [tapestry.boxes.psionics_options].
    Without one left nothing is gained [tapestry.rulings.civilization_deck_empty].
    """
    if position.finished[seat]:
        return
    if position.civ_of_two or modified(position, seat, CIVILIZATION_OF_THREE) or has_options(position, seat):
        position.agenda.append(DrawCivilizations(seat, cause))
        return
    civ = draw_civilization(position, cause)
    if civ != NONE:
        take_civilization(position, seat, civ)


def take_civilization(position: TapestryPosition, seat: Seat, civ: int) -> None:
    """A civilization comes during the game; its set-up is done at once, unless its mat says otherwise.

    [tapestry.civilizations.gained] [tapestry.boxes.gained_defaults] No adjustment comes with it.
    """
    take_mat(position, seat, civ)
    if not position.shared.alone:
        rest_in_step_1(position, seat, civ)
    mat = position.box.civs[civ]
    position.tell("tapestry-log-civ", {"who": seat, "civ": mat.id})
    position.perform(seat, mat.gained if mat.gained >= 0 else mat.setup, f"civ.{mat.id}", civ)


def rest_in_step_1(position: TapestryPosition, seat: Seat, civ: int) -> None:
    """With the boxes, a civilization gained in step 1 of an income turn does not act in that step.

    [tapestry.boxes.gained_in_step_1]
    """
    for place, item in enumerate(position.agenda):
        if isinstance(item, UseCivilizations) and item.seat == seat:
            position.agenda[place] = UseCivilizations(seat, (*item.used, civ))


def draw_another(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The civilization just gained is of use at the beginning only: it is discarded for another one.

    [tapestry.civilizations.futurists] [tapestry.civilizations.mystics]
    """
    position.civs[seat] = tuple([civ for civ in position.civs[seat] if civ != about])
    position.civ_state[about] = ()
    gain_civilization(position, seat, cause)


# ---- one of two or three


@dataclass(frozen=True, eq=False)
class DrawCivilizations(Step):
    """Two civilizations are drawn, or more, seen by their player alone; the last one of all is simply gained.

    [tapestry.options.gained_civilization] [tapestry.civilizations.infiltrators] [tapestry.civilizations.psionics]
    """

    seat: Seat
    cause: str

    def least(self) -> int:
        """How many are drawn where nothing adds to them."""
        return 1

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        drawn: list[int] = []
        for _ in range(offered_at_once(position, self.seat, self.least())):
            civ = draw_hidden_civilization(position)
            if civ != NONE:
                drawn.append(civ)
        if len(drawn) == 1:
            take_civilization(position, self.seat, drawn[0])
        elif drawn:
            position.offers[self.seat] = tuple(sorted(drawn))
            position.agenda.append(KeepCivilization(self.seat, self.cause))


@dataclass(frozen=True, eq=False)
class DrawTwoCivilizations(DrawCivilizations):
    """The same where a card has two drawn at every table [tapestry.cards.black_death]."""

    def least(self) -> int:
        return DRAWN_AT_ONCE


def offered_at_once(position: TapestryPosition, seat: Seat, least: int) -> int:
    """Of how many civilizations a seat keeps one.

    Without the option two are what one more option makes of one; with it or the Infiltrators it adds to them
    [tapestry.boxes.psionics_options].
    """
    drawn = DRAWN_AT_ONCE if position.civ_of_two else least
    if modified(position, seat, CIVILIZATION_OF_THREE):
        drawn = OF_THREE
    return drawn + int(has_options(position, seat))


def goes_back(position: TapestryPosition, seat: Seat) -> bool:
    """Whether what a seat does not keep is shuffled back unseen, rather than discarded.

    The Infiltrators' is [tapestry.civilizations.infiltrators], and so is what one more option brought
    [tapestry.boxes.psionics_rejected].
    """
    return not position.civ_of_two or modified(position, seat, CIVILIZATION_OF_THREE)


@dataclass(frozen=True, eq=False)
class KeepCivilization(SeatQuestion):
    """Which of two civilizations, or of more, to keep [tapestry.options.gained_civilization]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[LEAD]
        return [of[civ] for civ in position.offers[seat] if civ >= 0]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != LEAD:
            raise IllegalAction("core.choice")
        if action.arg not in position.offers[seat]:
            broken = "tapestry.options.gained_civilization"
            if modified(position, seat, CIVILIZATION_OF_THREE):
                broken = "tapestry.civilizations.infiltrators"
            elif has_options(position, seat):
                broken = "tapestry.civilizations.psionics"
            raise IllegalAction(broken)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        """The others are discarded and do not come back, or are shuffled back unseen."""
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        left = [civ for civ in position.offers[seat] if civ != action.arg]
        position.offers[seat] = ()
        if goes_back(position, seat):
            position.civ_deck = sorted([*position.civ_deck, *left])
            left = []
        take_civilization(position, seat, action.arg)
        for civ in left:
            position.tell("tapestry-log-civ-left", {"who": seat, "civ": position.box.civs[civ].id})


CODES: dict[str, Code] = {"draw_another": draw_another}
ITEMS: tuple[type[Item], ...] = (DrawCivilizations, DrawTwoCivilizations, KeepCivilization)

"""Illuminati: the dice that others roll serve them, the first time.

On the mat: a bit for each die that lies there: red, black, science. `overhearing` sees to dice that leave and return.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import KEEP, TapestryAction
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.play.advancing import tokens_able
from ecumene.games.tapestry.play.civilizations.mats import gain_passively, lay, on_mat, printed
from ecumene.games.tapestry.play.dice import die_effect
from ecumene.games.tapestry.play.drawing import has_options, reveal_tapestry
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.keeping import KeepCard
from ecumene.games.tapestry.play.model import NONE, SCIENCE_DIE, TapestryPosition
from ecumene.games.tapestry.play.overhearing import heard_die, heard_face, heard_hex
from ecumene.games.tapestry.play.science import AfterRoll
from ecumene.games.tapestry.play.territory import TerritoryBenefit, benefit_of

NAME: Final = "illuminati"


# ---- set-up


def scheme(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Some tapestry cards are drawn, seen by their player alone, and one is kept.

    [tapestry.civilizations.illuminati] With one more option it is one of one more [tapestry.boxes.psionics_options].
    """
    cards: list[int] = []
    for _ in range(printed(position, NAME).numbers["drawn"] + int(has_options(position, seat))):
        kind = reveal_tapestry(position, seat, cause)
        if kind != NONE:
            insort(cards, kind)
    if cards:
        position.drawn[seat] = tuple(cards)
        position.agenda.append(IlluminatiKeep(seat, cause))


@dataclass(frozen=True, eq=False)
class IlluminatiKeep(KeepCard):
    """Which of the tapestry cards drawn to keep; the others are discarded [tapestry.civilizations.illuminati]."""

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == KEEP
            raise IllegalAction("tapestry.civilizations.illuminati" if asked else "core.choice")


# ---- an opponent has rolled a die that lay here


def profit(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """What the die showed first: a step without benefit, or the result of a conquest die, for the Illuminati.

    [tapestry.civilizations.illuminati] Once they have finished only points [tapestry.end.passive].
    """
    die, face, place = heard_die(about), heard_face(about), heard_hex(about)
    if die == SCIENCE_DIE:
        if not position.finished[seat] and tokens_able(position, seat, face):
            position.agenda.append(AfterRoll(seat, face, benefit=False, cause=cause))
        return
    effect = die_effect(position, die, face)
    if isinstance(position.book.effects[effect], TerritoryBenefit):
        effect = benefit_of(position, place)
    if effect >= 0:
        gain_passively(position, seat, effect, cause, place)


# ---- income


def count_dice(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Points for each die on the mat; then all of them lie there again [tapestry.civilizations.illuminati]."""
    mat = printed(position, NAME)
    score_points(position, seat, on_mat(position, NAME)[0].bit_count() * mat.numbers["die"], cause)
    lay(position, NAME, mat.series["mat"])


CODES: dict[str, Code] = {
    "illuminati_scheme": scheme, "illuminati_profit": profit, "illuminati_count": count_dice,
}  # fmt: skip
ITEMS: tuple[type[Item], ...] = (IlluminatiKeep,)

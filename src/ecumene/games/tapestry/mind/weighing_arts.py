"""What answers to the questions of the cards of Arts & Architecture are worth to a seat. For bots, not a rule."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.tapestry.box.actions import HEX, MASTERPIECE, PLOT, TapestryAction
from ecumene.games.tapestry.mind.places import covered_gain
from ecumene.games.tapestry.mind.promise import control_worth
from ecumene.games.tapestry.mind.siting import emptied_loss, filled_gain
from ecumene.games.tapestry.mind.weighing import Weigher
from ecumene.games.tapestry.mind.weighing_folk import weakest_weight
from ecumene.games.tapestry.mind.works import masterpiece_worth
from ecumene.games.tapestry.mind.worth import Glance
from ecumene.games.tapestry.play.capital import open_plots
from ecumene.games.tapestry.play.card_plots import PlaceOnCard, coverings
from ecumene.games.tapestry.play.cards.cities import ChooseOpponent, MoveBuilding
from ecumene.games.tapestry.play.cards.migrating import Migrate, MigrateFrom, MigrateTo
from ecumene.games.tapestry.play.cards.works import DiscardWork, DiscardWorks
from ecumene.games.tapestry.play.dice import NameDie, die_effect
from ecumene.games.tapestry.play.drawing import CONQUEST_FACES
from ecumene.games.tapestry.play.numbers import NONE, OUTPOST, piece

BOTHER: Final = 0.05  # nothing gained is no reason to move


def on_card_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, PlaceOnCard)
    mask = coverings(glance.position, glance.seat, question.grid, question.what)[action]
    return covered_gain(glance, question.grid, mask)


def move_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A building where it completes more than it did."""
    assert isinstance(question, MoveBuilding)
    if action.verb != PLOT:
        return 0.0
    if question.first != NONE:
        return filled_gain(glance, action.arg) if glance.position.plots[glance.seat][action.arg] == 0 else 0.0
    best = 0.0
    for plot in open_plots(glance.position, glance.seat):
        if glance.position.plots[glance.seat][plot] == 0:
            best = max(best, filled_gain(glance, plot))
    return best - emptied_loss(glance, action.arg) - BOTHER


def migrate_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """What the new territory gives, less a territory that is left for good."""
    assert isinstance(question, MigrateFrom)
    if action.verb != HEX:
        return 0.0
    effect = glance.position.book.effects[question.effect]
    assert isinstance(effect, Migrate)
    mine = glance.position.pieces[action.arg].count(piece(glance.seat, OUTPOST))
    return glance.weigh(effect.each, NONE, 1) + (control_worth(glance) if mine > 1 else 0.0)


def haven_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, MigrateTo)
    effect = glance.position.book.effects[question.effect]
    assert isinstance(effect, Migrate)
    return glance.weigh(effect.each, action.arg, 1)


def discard_work_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """What comes for a masterpiece, less what it would still give; one that is turned over gives nothing."""
    assert isinstance(question, DiscardWork)
    if action.verb != MASTERPIECE:
        return 0.0
    effect = glance.position.book.effects[question.effect]
    assert isinstance(effect, DiscardWorks)
    kept = 0.0 if glance.position.masterpiece_spent[action.arg] else masterpiece_worth(glance, action.arg)
    return glance.weigh(effect.each, NONE, 0) - kept


def name_die_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The average of its faces."""
    assert isinstance(question, NameDie)
    total = 0.0
    for face in range(CONQUEST_FACES):
        total += glance.promise(die_effect(glance.position, action.arg, face), question.hex, 1)
    return total / CONQUEST_FACES


ARTS_WEIGHERS: Final[dict[type, Weigher]] = {
    ChooseOpponent: weakest_weight,
    DiscardWork: discard_work_weight,
    MigrateFrom: migrate_weight,
    MigrateTo: haven_weight,
    MoveBuilding: move_weight,
    NameDie: name_die_weight,
    PlaceOnCard: on_card_weight,
}
"""Per kind of question, what an answer is worth."""

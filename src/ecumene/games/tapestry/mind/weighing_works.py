"""What answers to questions about masterpieces and inspiration tiles are worth to a seat, in points, at a glance."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.tapestry.box.actions import ACCEPT, MASTERPIECE, TapestryAction
from ecumene.games.tapestry.mind.weighing import LAPSING, Weigher
from ecumene.games.tapestry.mind.works import UNSEEN, benefit_worth, masterpiece_worth, open_worth, tile_worth
from ecumene.games.tapestry.mind.worth import Glance
from ecumene.games.tapestry.play.inspiration import InspireRow
from ecumene.games.tapestry.play.masterpieces import (
    BroadcastOne,
    BroadcastShared,
    CreateMasterpiece,
    NextMasterpiece,
    RefreshWorks,
    useful,
)

REFRESHED: Final = 0.5  # other masterpieces to choose from, in resources


def create_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    if action is glance.position.acts.masterpiece_deck():
        return UNSEEN * open_worth(glance)
    return masterpiece_worth(glance, action.arg)


def use_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    if action.verb != MASTERPIECE:
        return 0.0
    if not useful(glance.position, glance.seat, action.arg):
        return LAPSING
    return benefit_worth(glance, action.arg)


def refresh_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return REFRESHED * glance.resource - open_worth(glance) * (1.0 - UNSEEN) if action.verb == ACCEPT else 0.0


def row_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return tile_worth(glance, action.arg)


WORK_WEIGHERS: dict[type, Weigher] = {
    BroadcastOne: use_weight,
    BroadcastShared: use_weight,
    CreateMasterpiece: create_weight,
    InspireRow: row_weight,
    NextMasterpiece: use_weight,
    RefreshWorks: refresh_weight,
}
"""Per kind of question about masterpieces and tiles, what an answer is worth."""

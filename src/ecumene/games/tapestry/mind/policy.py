"""The quick player: what answers are worth at a glance, at once. Play-outs are made of it; it is no rule."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecumene.core.action import Action, Seat
from ecumene.games.tapestry.box.actions import DECLINE, TapestryAction
from ecumene.games.tapestry.mind.outlook import Outlook
from ecumene.games.tapestry.mind.ploys import PLOY_WEIGHERS
from ecumene.games.tapestry.mind.reserving import RESERVE_WEIGHERS
from ecumene.games.tapestry.mind.weighing import WEIGHERS, Weigher
from ecumene.games.tapestry.mind.weighing_arts import ARTS_WEIGHERS
from ecumene.games.tapestry.mind.weighing_cards import CARD_WEIGHERS
from ecumene.games.tapestry.mind.weighing_folk import FOLK_WEIGHERS
from ecumene.games.tapestry.mind.weighing_late import LATE_WEIGHERS
from ecumene.games.tapestry.mind.weighing_options import OPTION_WEIGHERS
from ecumene.games.tapestry.mind.weighing_rest import REST_WEIGHERS
from ecumene.games.tapestry.mind.weighing_things import THING_WEIGHERS
from ecumene.games.tapestry.mind.weighing_works import WORK_WEIGHERS
from ecumene.games.tapestry.mind.wonders import WONDER_WEIGHERS
from ecumene.games.tapestry.play.model import TapestryPosition

ALL_WEIGHERS: dict[type, Weigher] = {
    **WEIGHERS, **THING_WEIGHERS, **CARD_WEIGHERS, **PLOY_WEIGHERS, **WORK_WEIGHERS,
    **FOLK_WEIGHERS, **REST_WEIGHERS, **ARTS_WEIGHERS, **RESERVE_WEIGHERS, **WONDER_WEIGHERS, **LATE_WEIGHERS,
    **OPTION_WEIGHERS,
}  # fmt: skip


def weigh(position: TapestryPosition, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """What each of some answers to the question on top is worth, at a glance; nothing where nobody can tell."""
    question = position.agenda[-1]
    weigher = ALL_WEIGHERS.get(type(question))
    if weigher is None:
        return []
    glance = Outlook(position, seat)
    values: list[float] = []
    for action in actions:
        assert isinstance(action, TapestryAction)
        values.append(weigher(glance, question, action))
    return values


def some_answer(legal: Sequence[Action], rng: Random) -> Action:
    """Any answer where nobody can tell, but rather to do something than nothing."""
    last = legal[-1]
    assert isinstance(last, TapestryAction)
    return legal[int(rng.random() * (len(legal) - (last.verb == DECLINE)))]

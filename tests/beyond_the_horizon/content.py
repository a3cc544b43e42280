"""The content of Beyond the Horizon read by itself, as it is and changed."""

from __future__ import annotations

from functools import cache

from ecumene.core.content import Content
from ecumene.core.effects import EffectBook
from ecumene.games.beyond_the_horizon import game as horizon
from ecumene.games.beyond_the_horizon.box.box import HorizonBox
from ecumene.games.beyond_the_horizon.play.vocabulary import open_box
from tests.contents import OurContent

OURS = OurContent(horizon)
ours, owned, changed, rewritten = OURS.ours, OURS.owned, OURS.changed, OURS.rewritten


def read(content: Content) -> tuple[HorizonBox, EffectBook]:
    """A box and the book of its effects."""
    box = open_box(content)
    return box, box.book


@cache
def read_box() -> tuple[HorizonBox, EffectBook]:
    return read(ours())

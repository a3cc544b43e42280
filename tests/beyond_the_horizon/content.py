"""The content of Beyond the Horizon read by itself, as it is and changed."""

from __future__ import annotations

from functools import cache

from ecumene.core.content import Content
from ecumene.core.effects import EffectBook
from ecumene.games.beyond_the_horizon.box import content as horizon_content
from ecumene.games.beyond_the_horizon.box.content import HorizonContent
from ecumene.games.beyond_the_horizon.box.content_reading import read_content
from ecumene.games.beyond_the_horizon.play.vocabulary import vocabulary
from tests.contents import OurContent

OURS = OurContent(horizon_content)
ours, owned, changed, rewritten = OURS.ours, OURS.owned, OURS.changed, OURS.rewritten


def read(content: Content) -> tuple[HorizonContent, EffectBook]:
    """A box and the book of its effects."""
    book = EffectBook()
    return read_content(content, vocabulary(book)), book


@cache
def read_box() -> tuple[HorizonContent, EffectBook]:
    return read(ours())

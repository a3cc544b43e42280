"""The content of Rise of Empires read by itself, as it is and changed."""

from __future__ import annotations

from functools import cache

from ecumene.core.content import Content
from ecumene.core.effects import EffectBook
from ecumene.games.rise_of_empires import content as empires_content
from ecumene.games.rise_of_empires.content import EmpiresContent
from ecumene.games.rise_of_empires.content_reading import read_content
from ecumene.games.rise_of_empires.vocabulary import vocabulary
from tests.contents import OurContent

OURS = OurContent(empires_content)
ours, owned, changed, rewritten = OURS.ours, OURS.owned, OURS.changed, OURS.rewritten


def read(content: Content) -> tuple[EmpiresContent, EffectBook]:
    """A box and the book of its effects."""
    book = EffectBook()
    return read_content(content, vocabulary(book)), book


@cache
def read_box() -> tuple[EmpiresContent, EffectBook]:
    return read(ours())

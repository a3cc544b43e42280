"""The words that a table's page is sent: those of the boxes in play, and none that it needs are missing."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from ecumene.core.errors import IllegalAction
from ecumene.core.game import game_of
from ecumene.core.kit import COACH
from ecumene.core.staging import reason
from ecumene.core.texts import say
from ecumene.core.words import LANGUAGES, Words
from ecumene.games.tapestry.box.box import LOBBY, SHARED, TapestryBox
from ecumene.games.tapestry.box.content import (
    ARTS_AND_ARCHITECTURE,
    BASE,
    BOXES,
    BUILDINGS,
    FANTASIES_AND_FUTURES,
    PLANS_AND_PLOYS,
    TRACK_LENGTH,
)
from ecumene.games.tapestry.play.model import TapestryPosition
from tests.messages import messages
from tests.speaking import NAMES
from tests.tapestry.board import game
from tests.tapestry.speaking import played

COMBINATIONS = [[box for box, taken in zip(BOXES[1:], flags, strict=True) if taken]
                for flags in product((False, True), repeat=len(BOXES) - 1)]  # fmt: skip

PACKED = {(): 45_000, (PLANS_AND_PLOYS,): 58_000, (ARTS_AND_ARCHITECTURE,): 60_000,
          (PLANS_AND_PLOYS, ARTS_AND_ARCHITECTURE): 71_500, (FANTASIES_AND_FUTURES,): 61_700,
          (ARTS_AND_ARCHITECTURE, FANTASIES_AND_FUTURES): 75_100, (PLANS_AND_PLOYS, FANTASIES_AND_FUTURES): 72_700,
          (PLANS_AND_PLOYS, ARTS_AND_ARCHITECTURE, FANTASIES_AND_FUTURES): 86_100}  # fmt: skip
"""The most bytes that a packed stage has, by the boxes: what was measured and 5 % more."""

GAMES = ((2, 1), (3, 4), (5, 7))
FEW = 400  # actions of one verb that are all tried for what their refusal says


def named(boxes: list[str]) -> str:
    return "+".join(boxes) or BASE


def sent_text(lang: str, *boxes: str) -> str:
    """What the page of a table with these boxes is sent."""
    return game().stage(game().new(3, 1, dict.fromkeys(boxes, "in")))["texts"][lang]


@cache
def sent(lang: str, *boxes: str) -> Words:
    """The words of such a page."""
    return Words(lang, sent_text(lang, *boxes), "tapestry-name-")


@cache
def parts(lang: str) -> dict[str, str]:
    """The game's words, file by file: by what stands between the language and the ending."""
    paths = (game().folder / "words").glob(f"{lang}.*ftl")
    return {path.name.removesuffix(".ftl")[len(lang) + 1 :]: path.read_text(encoding="utf-8") for path in paths}


def box_of(part: str) -> str:
    """The box that a file of words belongs to, by its name."""
    return next((box for box in BOXES[1:] if part.startswith(box)), part or BASE)


# ---- what is sent


@pytest.mark.parametrize("boxes", COMBINATIONS, ids=named)
def test_a_table_is_sent_the_words_of_its_boxes_and_no_others(boxes: list[str]) -> None:
    wanted = {BASE, *([SHARED] if boxes else []), *boxes}
    for lang in LANGUAGES:
        assert {box_of(part) for part in parts(lang)} == {BASE, COACH, SHARED, LOBBY, *BOXES[1:]}
        for part, text in parts(lang).items():
            assert (text in sent_text(lang, *boxes)) == (box_of(part) in wanted), part


@pytest.mark.parametrize("boxes", PACKED, ids=named)
@pytest.mark.parametrize("seats", game().seat_counts)
def test_a_packed_stage_stays_small(seats: int, boxes: tuple[str, ...]) -> None:
    stage = game().stage(game().new(seats, 1, dict.fromkeys(boxes, "in")))
    assert len(gzip.compress(json.dumps(stage).encode())) < PACKED[boxes]


# ---- what is needed


def things_in(box: TapestryBox) -> Iterator[str]:
    """The ends of the keys of names and texts of everything that is in play."""
    everything = (
        ("card", box.components.cards), ("tech", box.components.tech), ("civ", box.components.civs),
        ("landmark", box.components.landmarks), ("star", box.components.stars), ("capital", box.components.capitals),
    )  # fmt: skip
    for kind, things in everything:
        for thing in things:
            if box.in_play(thing.box):
                yield f"name-{kind}-{thing.id}"
                if kind in ("card", "civ", "star"):
                    yield f"text-{kind}-{thing.id}"
                if kind == "tech":
                    yield f"text-circle-{thing.id}"
                    yield f"text-square-{thing.id}"
    for space in box.components.spaces[: TRACK_LENGTH * box.components.track_count]:
        yield f"name-space-{space.id}"
        yield f"text-space-{space.id}"
    for work in box.components.masterpieces:
        yield f"name-masterpiece-{work.id}"
        yield f"text-masterpiece-{work.id}"
    if box.components.masterpieces:
        yield from (f"name-inspiration-{row}" for row in BUILDINGS)


@pytest.mark.parametrize("boxes", COMBINATIONS, ids=named)
def test_everything_in_play_has_its_name_and_its_text_on_the_page(boxes: list[str]) -> None:
    box = game().shelf[(BASE, *boxes)]
    for lang in LANGUAGES:
        assert [key for key in things_in(box) if f"tapestry-{key}" not in sent(lang, *boxes)] == []


def shown(position: TapestryPosition) -> Iterator[object]:
    """What a page shows at a decision and has been told since the one before."""
    seat = position.pending()[0]
    view = position.view(seat)
    yield from (game().scene_event(event) for event in position.journal or [])
    position.journal = []
    yield from (game().scene(view, seat), game().choice(view, seat))


def refusals(position: TapestryPosition) -> Iterator[object]:
    """Why this and that cannot be done at a question: also what another box would allow."""
    seat, question = position.pending()[0], position.question()
    assert question is not None
    for actions in game().box.actions.of:
        for action in actions[:FEW]:
            try:
                question.check(position, seat, action)
            except IllegalAction as refusal:
                yield reason(game_of(position), refusal)


def looked_at(boxes: list[str]) -> Iterator[object]:
    """What pages show in whole games, at some decisions and at the first of each kind of question."""
    asked: set[str] = set()
    options: dict[str, Any] = dict.fromkeys(boxes, "in")
    for seats, seed in GAMES:
        for number, position in enumerate(played(seats, seed, **options)):
            kind = position.agenda[-1].kind
            if number % 6 == 0 or kind not in asked:
                yield from shown(position)
            if kind not in asked:
                yield from refusals(position)
                asked.add(kind)


@pytest.mark.parametrize("boxes", COMBINATIONS[:-1], ids=named)
def test_whatever_a_page_shows_can_be_said_with_the_words_it_was_sent(boxes: list[str]) -> None:
    away = [text for text in parts("en").values() if text not in sent_text("en", *boxes)]
    foreign = {key for text in away for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}
    heard: set[str] = set()
    for found in looked_at(boxes):
        for message in messages(found):
            if repr(message) not in heard:
                heard.add(repr(message))
                assert message["t"] not in foreign
                for lang in LANGUAGES:
                    assert say(sent(lang, *boxes), message, NAMES)  # type: ignore[arg-type]
    assert len(heard) > 1_000
    assert len(foreign) > 100

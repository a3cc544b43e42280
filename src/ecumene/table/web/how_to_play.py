"""What teaches a game, as it is sent: its words, its pages, and their pictures: moments of games that nobody plays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from functools import cache
from random import Random
from typing import Any

from ecumene.core.game import Game
from ecumene.core.glossary import Entry
from ecumene.core.how_to_play import Block, Picture
from ecumene.core.position import Position
from ecumene.core.scene import Element, Stage
from ecumene.core.words import LANGUAGES
from ecumene.table.wire.teaching_messages import (
    GlossaryEntry,
    GlossaryInfo,
    HowToBlock,
    HowToChapter,
    HowToPicture,
    HowToPictures,
    HowToPlay,
)

SEATS = 4
SEED = 11


@cache
def glossary(game: Game) -> GlossaryInfo:
    """The words of a game, each explained once."""
    return GlossaryInfo(game=game.id, entries=[_sent(entry) for entry in game.glossary().entries])


def _sent(entry: Entry) -> GlossaryEntry:
    """A word without what the table itself says of it (`Game.why`)."""
    fields = asdict(entry)
    for lang in LANGUAGES:
        del fields[lang]["when"]
    return GlossaryEntry.model_validate(fields)


@cache
def how_to_play(game: Game) -> HowToPlay:
    """The pages for a first game."""
    en, fr = (_chapters(game, lang) for lang in LANGUAGES)
    return HowToPlay(game=game.id, en=en, fr=fr)


def _chapters(game: Game, lang: str) -> list[HowToChapter]:
    shown = _shown(game)
    return [
        HowToChapter(
            title=chapter.title,
            phases=list(chapter.phases),
            blocks=[_block(block, shown) for block in chapter.blocks],
        )
        for chapter in game.how_to_play(lang)
    ]


def _block(block: Block, shown: Sequence[Picture]) -> HowToBlock:
    return HowToBlock.model_validate(
        {
            "kind": block.kind,
            "text": block.text,
            "rows": [list(row) for row in block.rows],
            "picture": shown.index(block.picture) if block.picture else None,
        }
    )


def _shown(game: Game) -> list[Picture]:
    """The pictures of a game, each once, whatever the languages."""
    blocks = (block for lang in LANGUAGES for chapter in game.how_to_play(lang) for block in chapter.blocks)
    return list(dict.fromkeys(block.picture for block in blocks if block.picture))


# ---- pictures


@cache
def pictures(game: Game) -> HowToPictures:
    """The pictures that the pages of a game show, with the words of its usual table."""
    begun = game.new(seats_of(game), SEED)
    words: Stage = {**game.stage(begun), "elements": []}
    return HowToPictures(stage=words, pictures=[_picture(game, wanted) for wanted in _shown(game)])


def seats_of(game: Game) -> int:
    """As many seats as a picture has, if the game can."""
    return min(game.seat_counts, key=lambda seats: (abs(seats - SEATS), seats))


def _picture(game: Game, wanted: Picture) -> HowToPicture:
    position = moment(game, wanted)
    view = position.view(0)
    stage, scene = game.stage(position)["elements"], game.scene(view, 0)["elements"]
    within = _within(wanted.region, [*stage, *scene])
    return HowToPicture(
        region=wanted.region,
        seats=position.seats,
        stage=[element for element in stage if element["id"] in within],
        scene=[element for element in scene if element["id"] in within],
    )


def moment(game: Game, wanted: Picture) -> Position:
    """A game of quick answers, where it asks what the picture shows."""
    position = game.new(seats_of(game), SEED, dict(wanted.options))
    rng, moves = Random(SEED), 0
    while position.pending() and not (moves >= wanted.moves and position.agenda[-1].kind == wanted.question):
        seat = position.pending()[0]
        position.apply(seat, game.quick_action(position, seat, rng))
        moves += 1
    return position


def _within(region: str, elements: Iterable[Element]) -> set[str]:
    """The ids of all that lies in a region, in what lies there, and so on."""
    whole: dict[str, dict[str, Any]] = {}
    for element in elements:
        whole.setdefault(element["id"], {}).update(element)
    found = {id for id, element in whole.items() if element.get("region") == region and "in" not in element}
    while more := {id for id, element in whole.items() if element.get("in") in found} - found:
        found |= more
    # cells of hexes and grids are named after them, and say nothing of where they are
    return found | {id for id in whole if id.rsplit(".", 2)[0] in found}

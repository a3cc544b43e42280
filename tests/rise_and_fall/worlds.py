"""Worlds in the making for the tests: built at random, or drawn by hand."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from ecumene import IllegalAction
from ecumene.core.options import OptionValue
from ecumene.games.rise_and_fall.box.content import SEA, TERRAINS
from ecumene.games.rise_and_fall.box.frame import STEPS, code, notation, q_of, r_of
from ecumene.games.rise_and_fall.play.creation import NextTile
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.world.draft import Draft
from ecumene.games.rise_and_fall.play.world.seas import SeaDraft
from ecumene.games.rise_and_fall.play.world.tiers import Sheet, Spots, TierDraft
from tests.rise_and_fall.board import levels_of, rise_and_fall


def new_world(seats: int, seed: int = 1, **options: OptionValue) -> RisePosition:
    """A new game in which the players make the world together, unless the options say otherwise."""
    position = rise_and_fall().new(seats, seed, options)
    assert isinstance(position, RisePosition)
    return position


def draft_in(position: RisePosition) -> Draft:
    """The world in the making."""
    assert position.draft is not None
    return position.draft


def seas_in(position: RisePosition) -> SeaDraft:
    """The seas in the making."""
    assert isinstance(position.draft, SeaDraft)
    return position.draft


def tier_in(position: RisePosition) -> TierDraft:
    """The tier in the making."""
    assert isinstance(position.draft, TierDraft)
    return position.draft


def mover(position: RisePosition) -> int:
    """The seat that must decide."""
    return position.pending()[0]


def does(position: RisePosition, *notations: str) -> None:
    """The seats that must decide do this, one after the other."""
    for text in notations:
        position.apply(mover(position), position.game.action(text))


def may(position: RisePosition) -> list[str]:
    """What the seat that must decide may do."""
    return [str(action) for action in position.legal(mover(position))]


def refusal(position: RisePosition, text: str) -> IllegalAction:
    """Why an action is refused."""
    before = position.dump()
    with pytest.raises(IllegalAction) as caught:
        does(position, text)
    assert position.dump() == before
    return caught.value


def refused(position: RisePosition, text: str) -> str:
    """The last part of the rule by which an action is refused."""
    return refusal(position, text).rule.removeprefix("rise_and_fall.world.")


def step_at_random(position: RisePosition, rng: Random) -> None:
    """Somebody lays or lifts a tile anywhere."""
    seat = mover(position)
    legal = position.legal(seat)
    position.apply(seat, legal[rng.randrange(len(legal))])


def built_up_to(tier: int, seats: int, seed: int) -> RisePosition:
    """A world built at random until the first tile of a tier is to be laid."""
    position, rng = new_world(seats, seed), Random(seed)
    while draft_in(position).tier < tier:
        step_at_random(position, rng)
    return position


def tier_on(drawing: str, tier: int, tiles: int, *laid: str, above: int = 0) -> TierDraft:
    """A tier of so many tiles on the hexes of a drawing, those `laid` by hand already there ("0.0 1").

    There are `above` tiles of the next tier, and none of the others.
    """
    components = rise_and_fall().components
    codes = sorted(levels_of(drawing))
    sheet = Sheet([(SEA, codes[0], 0, codes)])
    counts = [0] * len(TERRAINS)
    counts[tier] = tiles
    if above:
        counts[tier + 1] = above
    count = replace(components.players[2], tiles=tuple(counts), anchors=(codes[0],))
    spots = Spots(sheet, sheet.all, components.shapes[TERRAINS[tier]])
    draft = TierDraft(None, components, count, tier, tiles, sheet, spots, [], sheet.all)
    for text in laid:
        place, turn = text.split(" ")
        q, r = place.split(".")
        draft.check(code(int(q), int(r)), int(turn))
        draft = draft.lay(code(int(q), int(r)), int(turn))
    return draft


def table_with(draft: Draft, seat: int = 0, seats: int = 2) -> RisePosition:
    """A table at which the next tile of a draft is to be laid."""
    position = rise_and_fall().prepare(seats, 1, {})
    assert isinstance(position, RisePosition)
    rise_and_fall().lay_out(position)
    position.journal = []
    position.draft = draft
    position.agenda = [NextTile(seat)]
    position.settle()
    return position


def told(position: RisePosition) -> list[str]:
    """What the log says, by the last part of each message."""
    assert position.journal is not None
    return [event.say.removeprefix("rise_and_fall-log-") for event in position.journal]


def enclosed(covered: set[int]) -> list[str]:
    """The empty hexes from which no way over empty hexes leads out, by a plain flood from outside."""
    box = [
        code(q, r)
        for q in range(min(map(q_of, covered)) - 1, max(map(q_of, covered)) + 2)
        for r in range(min(map(r_of, covered)) - 1, max(map(r_of, covered)) + 2)
    ]
    empty = set(box) - covered
    flooded = [box[0]]  # a corner of the box is outside
    empty.remove(box[0])
    for place in flooded:
        for step in STEPS:
            if place + step in empty:
                empty.remove(place + step)
                flooded.append(place + step)
    return sorted(notation(place) for place in empty)

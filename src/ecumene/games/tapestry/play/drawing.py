"""Draws and rolls: the one place where Tapestry asks chance, so that cards can reach in.

A deck is a pool from which chance picks; there is no hidden order. Decks of cards begin again with their discards
[tapestry.decks.reshuffle], if there are any [tapestry.decks.exhausted]; tiles that are gone stay away.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.games.tapestry.box.actions import TRACK, TapestryAction
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BLACK, NONE, RED, SCIENCE_DIE
from ecumene.games.tapestry.play.overhearing import overhear
from ecumene.games.tapestry.play.whenever import (
    CARD_GAINED,
    MORE_OPTIONS,
    TILE_GAINED,
    TWO_ROLLS,
    announce,
    modified,
)

DISPLAY: Final = 3  # tech cards that lie face up
CONQUEST_FACES: Final = 6
OPTIONS: Final = 2  # of which whoever has one more option keeps one

TERRITORY_TILE: Final = 0
STAR: Final = 1
TAPESTRY_CARD: Final = 2
DRAWN: Final = ("territory", "space", "tapestry")
"""What is drawn from a supply that all share."""


def has_options(position: TapestryPosition, seat: Seat) -> bool:
    """Whether a seat draws or rolls once more and keeps one [tapestry.civilizations.psionics].

    Only Fantasies & Futures has a civilization that does.
    """
    return position.futures and modified(position, seat, MORE_OPTIONS)


def some_of(position: TapestryPosition, pool: list[int], purpose: str) -> tuple[int, ...]:
    """As many of a pool as one chooses from, by chance, in their order; they stay there until one of them is kept.

    So what is not kept is back at once, and nobody else has seen it [tapestry.boxes.psionics_rejected].
    """
    drawn = [_pick(position, pool, purpose) for _ in range(min(OPTIONS, len(pool)))]
    for one in drawn:
        insort(pool, one)
    return tuple(sorted(drawn))


def _pick(position: TapestryPosition, pool: list[int], purpose: str) -> int:
    """One of a pool, by chance; it leaves the pool."""
    chance = position.chance
    assert chance is not None
    return chance.draw(purpose, pool)


# ---- tapestry cards


def tapestry_left(position: TapestryPosition) -> bool:
    """Whether a tapestry card can be drawn at all."""
    return bool(position.deck) or bool(position.discard)


def reveal_tapestry(position: TapestryPosition, seat: Seat, cause: str) -> int:
    """A tapestry card off the deck, into nobody's hand; NONE when there is none [tapestry.decks.reshuffle]."""
    if not position.deck:
        position.deck = sorted(position.discard)
        position.discard = []
        if not position.deck:
            return NONE
    return _pick(position, position.deck, "tapestry")


def draw_tapestry(position: TapestryPosition, seat: Seat, cause: str) -> int:
    """A tapestry card into a seat's hand; its kind, or NONE when there is none or the seat has finished."""
    if position.finished[seat]:
        return NONE
    kind = reveal_tapestry(position, seat, cause)
    if kind != NONE:
        gain_tapestry(position, seat, kind)
    return kind


def gain_tapestry(position: TapestryPosition, seat: Seat, kind: int) -> None:
    """A card of whatever origin comes into a seat's hand."""
    insort(position.hands[seat], kind)
    announce(position, CARD_GAINED, seat, kind)


def discard_tapestry(position: TapestryPosition, seat: Seat, kind: int) -> None:
    """A card of a hand goes onto the discards, open to all."""
    position.leave_hand(seat, kind)
    insort(position.discard, kind)


# ---- tiles


def draw_tile(position: TapestryPosition, seat: Seat, cause: str) -> int:
    """A territory tile into a seat's supply, face up; NONE when there is none [tapestry.exploring.supply].

    Discarded tiles never come back [tapestry.rulings.discarded_territory_tiles].
    """
    if position.finished[seat] or not position.tiles:
        return NONE
    tile = _pick(position, position.tiles, "tile")
    take_tile(position, seat, tile)
    return tile


def take_tile(position: TapestryPosition, seat: Seat, tile: int) -> None:
    """A territory tile comes into a seat's supply."""
    insort(position.supply[seat], tile)
    if not position.shared.alone:
        announce(position, TILE_GAINED, seat, tile)


def draw_star(position: TapestryPosition, seat: Seat, cause: str) -> int:
    """A space tile into a seat's supply; NONE when there is none [tapestry.space.run_out]."""
    if position.finished[seat] or not position.stars:
        return NONE
    star = _pick(position, position.stars, "star")
    insort(position.star_supply[seat], star)
    return star


# ---- tech cards


def tech_left(position: TapestryPosition) -> bool:
    """Whether the deck of tech cards can give one."""
    return bool(position.tech_deck) or bool(position.tech_discard)


def draw_tech(position: TapestryPosition, seat: Seat, cause: str, purpose: str = "tech") -> int:
    """The top card of the technology deck, not yet laid anywhere; NONE when there is none."""
    if not position.tech_deck:
        position.tech_deck = sorted(position.tech_discard)
        position.tech_discard = []
        if not position.tech_deck:
            return NONE
    return _pick(position, position.tech_deck, purpose)


def tech_options(position: TapestryPosition, seat: Seat, cause: str) -> tuple[int, ...]:
    """Cards of the technology deck of which one is kept; they stay in it until then, as in `some_of`."""
    drawn: list[int] = []
    for _ in range(OPTIONS):
        card = draw_tech(position, seat, cause, "hidden_tech")
        if card != NONE:
            drawn.append(card)
    position.tech_deck = sorted([*position.tech_deck, *drawn])
    return tuple(sorted(drawn))


def fill_display(position: TapestryPosition) -> None:
    """Face-up tech cards are three, as long as there are cards.

    [tapestry.setup.tech_display] [tapestry.technology.refill]
    """
    while len(position.display) < DISPLAY:
        card = draw_tech(position, NONE, "")
        if card == NONE:
            return
        position.display.append(card)


# ---- masterpieces


def masterpieces_left(position: TapestryPosition) -> bool:
    """Whether the deck of masterpieces can give one."""
    return bool(position.masterpiece_deck) or bool(position.masterpiece_discard)


def draw_masterpiece(position: TapestryPosition) -> int:
    """The top masterpiece, nobody's yet; NONE when there is none [tapestry.masterpieces.row]."""
    if not position.masterpiece_deck:
        position.masterpiece_deck = sorted(position.masterpiece_discard)
        position.masterpiece_discard = []
        if not position.masterpiece_deck:
            return NONE
    return _pick(position, position.masterpiece_deck, "masterpiece")


def fill_masterpieces(position: TapestryPosition) -> None:
    """Face-up masterpieces are three, as long as there are cards [tapestry.masterpieces.row]."""
    while len(position.masterpiece_row) < DISPLAY:
        work = draw_masterpiece(position)
        if work == NONE:
            return
        position.masterpiece_row.append(work)


# ---- civilizations


def draw_civilization(position: TapestryPosition, cause: str) -> int:
    """A civilization nobody has; NONE when there is none [tapestry.rulings.civilization_deck_empty]."""
    if not position.civ_deck:
        return NONE
    return _pick(position, position.civ_deck, "civilization")


def draw_hidden_civilization(position: TapestryPosition) -> int:
    """The same, seen by whoever draws it alone [tapestry.options.gained_civilization]."""
    return _pick(position, position.civ_deck, "hidden_civilization") if position.civ_deck else NONE


# ---- dice


def roll_science(position: TapestryPosition, seat: Seat, cause: str, once: bool = False) -> None:
    """Roll the science die; the track it shows is `dice[SCIENCE_DIE]` when the item below on the agenda is served.

    Whoever rolls twice sees both tracks and keeps one [tapestry.cards.empiricism]; one more option makes it three,
    unless what is rolled for counts it itself (`once`) [tapestry.boxes.psionics_options].
    """
    first = _roll_track(position, seat)
    position.dice[SCIENCE_DIE] = first
    if position.shared.illuminati != NONE:
        waiting = position.agenda.pop()  # whoever rolls comes first
        overhear(position, seat, SCIENCE_DIE, NONE)
        position.agenda.append(waiting)
    rolled = [first]
    for _ in range(int(modified(position, seat, TWO_ROLLS)) + int(not once and has_options(position, seat))):
        track = _roll_track(position, seat)
        if track not in rolled:
            rolled.append(track)
    if len(rolled) > 1:
        position.agenda.append(KeepRoll(seat, tuple(rolled), cause))


def _roll_track(position: TapestryPosition, seat: Seat) -> int:
    chance = position.chance
    assert chance is not None
    faces = position.science_die
    track = faces[chance.below("science", len(faces))]
    position.tell("tapestry-log-rolls", {"who": seat, "die": "science", "face": position.box.tracks[track].id})
    return track


def roll_conquest(position: TapestryPosition, seat: Seat, cause: str, place: int = NONE) -> None:
    """Roll both conquest dice for a hex; their faces, from 0, are `dice[RED]` and `dice[BLACK]`.

    [tapestry.conquering.dice] What the roller does with them is put on the agenda afterwards, and so comes first.
    """
    chance = position.chance
    assert chance is not None
    position.dice[RED] = chance.below("red", CONQUEST_FACES)
    position.dice[BLACK] = chance.below("black", CONQUEST_FACES)
    if position.journal is not None:
        for die, name in ((RED, "red"), (BLACK, "black")):
            position.tell("tapestry-log-rolls", {"who": seat, "die": name, "face": str(position.dice[die] + 1)})
    for die in (BLACK, RED):  # the red one is heard of first
        overhear(position, seat, die, place)


def roll_die(position: TapestryPosition, seat: Seat, die: int, place: int) -> int:
    """Roll one conquest die alone, for a hex; its face, from 0 [tapestry.cards.national_parks]."""
    chance = position.chance
    assert chance is not None
    name = "red" if die == RED else "black"
    face = chance.below(name, CONQUEST_FACES)
    position.dice[die] = face
    position.tell("tapestry-log-rolls", {"who": seat, "die": name, "face": str(face + 1)})
    overhear(position, seat, die, place)
    return face


@dataclass(frozen=True, eq=False)
class KeepRoll(SeatQuestion):
    """Which of the tracks that were rolled counts."""

    rolled: tuple[int, ...]
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[TRACK]
        return [of[track] for track in self.rolled]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        position.dice[SCIENCE_DIE] = action.arg


ITEMS: tuple[type[Item], ...] = (KeepRoll,)

"""Treasure Hunters: a token for each terrain, which takes land and finds a treasure there.

On the mat: one number with a bit for each terrain whose token was put on the map: mountain, grass, forest, desert.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import HEX, PICK, TRACK, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import TERRAINS
from ecumene.games.tapestry.play.advancing import PAID_BONUS, move_on, tokens_able
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.conquering import RollDice
from ecumene.games.tapestry.play.dice import CAUSES, RollOne, die_effect, same_result
from ecumene.games.tapestry.play.drawing import has_options, roll_die, roll_science
from ecumene.games.tapestry.play.model import SCIENCE_DIE, TapestryPosition
from ecumene.games.tapestry.play.numbers import BLACK, CLAIM, RED
from ecumene.games.tapestry.play.territory import area, is_explored, put_piece, reachable

NAME: Final = "treasure_hunters"
ROLLS: Final = 2


# ---- where a token goes


def hunted(position: TapestryPosition, place: int) -> list[int]:
    """The terrains of a territory whose tokens are left, as places on the mat."""
    tile, used = position.land[place], on_mat(position, NAME)[0]
    lands = position.box.tiles[tile].lands if tile >= 0 else position.board.lands[place]
    return [land - 1 for land in lands if not used >> (land - 1) & 1]


def hunting_grounds(position: TapestryPosition, seat: Seat) -> list[int]:
    """The territories without pieces, beside one that is controlled, that show the terrain of a token."""
    found: list[int] = []
    for place in reachable(position, seat):
        if is_explored(position, place) and not position.pieces[place] and hunted(position, place):
            found.append(place)
    return found


def can_hunt(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return bool(hunting_grounds(position, seat))


def hunt(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Perhaps put a token on the map [tapestry.civilizations.treasure_hunters]."""
    if can_hunt(position, seat, about):
        position.agenda.append(TreasureHuntersToken(seat, cause))


@dataclass(frozen=True, eq=False)
class TreasureHuntersToken(SeatQuestion):
    """Where to put a token, if anywhere [tapestry.civilizations.treasure_hunters]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[HEX]
        return [*[of[place] for place in hunting_grounds(position, seat)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == HEX
            raise IllegalAction("tapestry.civilizations.treasure_hunters" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != HEX:
            return
        terrains = hunted(position, action.arg)
        if len(terrains) == 1:
            claim(position, seat, action.arg, terrains[0], self.cause)
        else:
            position.agenda.append(TreasureHuntersTerrain(seat, action.arg, self.cause))


@dataclass(frozen=True, eq=False)
class TreasureHuntersTerrain(SeatQuestion):
    """The token of which terrain goes there [tapestry.civilizations.treasure_hunters]."""

    hex: int
    cause: str

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PICK]
        return [of[place] for place in hunted(position, self.hex)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        claim(position, seat, self.hex, action.arg, self.cause)


def claim(position: TapestryPosition, seat: Seat, place: int, terrain: int, cause: str) -> None:
    """The token controls the territory from now on, and the treasure follows; it is no conquest.

    [tapestry.boxes.holding_tokens]
    """
    lay(position, NAME, (on_mat(position, NAME)[0] | 1 << terrain,))
    put_piece(position, place, seat, CLAIM)
    told = {"who": seat, "area": area(place), "terrain": TERRAINS[terrain + 1]}
    position.tell("tapestry-log-claims", told)
    position.perform(seat, printed(position, NAME).grids["treasures"][0][terrain], cause, place)


# ---- the treasures


def both_dice(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Mountain: both conquest dice, and both results."""
    position.agenda.append(RollDice(seat, about, True, False, cause))


def red_twice(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Forest: the red die twice, and both results, which come to the same in any order.

    With one more option each of the rolls is one of two [tapestry.boxes.psionics_dice].
    """
    for _ in range(ROLLS):
        if has_options(position, seat):
            position.agenda.append(RollOne(seat, RED, about, cause))
            continue
        position.perform(seat, die_effect(position, RED, roll_die(position, seat, RED, about)), CAUSES[RED], about)


def black_twice(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Desert: the black die twice, and one result; one that gives nothing is no choice.

    [tapestry.rulings.mandatory_with_choice] One more option makes it one of three [tapestry.boxes.psionics_options].
    """
    faces = [roll_die(position, seat, BLACK, about) for _ in range(ROLLS + int(has_options(position, seat)))]
    useful = useful_faces(position, seat, faces, about)
    if len(useful) > 1 and not same_result(position, BLACK, faces):
        position.agenda.append(TreasureHuntersDie(seat, tuple(faces), about, cause))
    elif useful:
        position.perform(seat, die_effect(position, BLACK, faces[useful[0]]), CAUSES[BLACK], about)


def useful_faces(position: TapestryPosition, seat: Seat, faces: Sequence[int], place: int) -> list[int]:
    """Which of the rolls would give something."""
    effects = position.book.effects
    return [
        roll
        for roll, face in enumerate(faces)
        if effects[die_effect(position, BLACK, face)].able(position, seat, place)
    ]


@dataclass(frozen=True, eq=False)
class TreasureHuntersDie(SeatQuestion):
    """Which of two rolls of the black die to gain [tapestry.civilizations.treasure_hunters]."""

    faces: tuple[int, ...]
    hex: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PICK]
        return [of[roll] for roll in useful_faces(position, seat, self.faces, self.hex)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        position.perform(seat, die_effect(position, BLACK, self.faces[action.arg]), CAUSES[BLACK], self.hex)


def science_twice(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Grass: the science die twice, and perhaps an advance on one of the tracks.

    One more option makes it three times [tapestry.boxes.psionics_options].
    """
    position.agenda.append(TreasureHuntersRolled(seat, (), cause))
    roll_science(position, seat, cause, once=True)


@dataclass(frozen=True, eq=False)
class TreasureHuntersRolled(Step):
    """The science die shows a track; after the last roll one may advance."""

    seat: Seat
    rolled: tuple[int, ...]
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        rolled = (*self.rolled, position.dice[SCIENCE_DIE])
        if len(rolled) < ROLLS + int(has_options(position, self.seat)):
            position.agenda.append(TreasureHuntersRolled(self.seat, rolled, self.cause))
            roll_science(position, self.seat, self.cause, once=True)
        elif rolled_tracks(position, self.seat, rolled):
            position.agenda.append(TreasureHuntersTrack(self.seat, rolled, self.cause))


def rolled_tracks(position: TapestryPosition, seat: Seat, rolled: Sequence[int]) -> list[int]:
    """The tracks that were rolled, each once, on which a token can move."""
    return [track for track in sorted(set(rolled)) if tokens_able(position, seat, track)]


@dataclass(frozen=True, eq=False)
class TreasureHuntersTrack(SeatQuestion):
    """On which of the tracks that were rolled to advance, if on any [tapestry.research.optional]."""

    rolled: tuple[int, ...]
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[TRACK]
        return [*[of[track] for track in rolled_tracks(position, seat, self.rolled)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == TRACK
            raise IllegalAction("tapestry.civilizations.treasure_hunters" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == TRACK:
            move_on(position, seat, action.arg, self.cause, True, PAID_BONUS)


CODES: dict[str, Code] = {
    "treasure_hunters_hunt": hunt, "treasure_both_dice": both_dice, "treasure_red_twice": red_twice,
    "treasure_black_twice": black_twice, "treasure_science_twice": science_twice,
}  # fmt: skip
ABLE: dict[str, Able] = {"treasure_hunters_hunt": can_hunt}
ITEMS: tuple[type[Item], ...] = (
    TreasureHuntersDie, TreasureHuntersRolled, TreasureHuntersTerrain, TreasureHuntersToken, TreasureHuntersTrack,
)  # fmt: skip

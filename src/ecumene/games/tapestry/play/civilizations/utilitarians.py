"""Utilitarians: two tokens on the lines of landmarks, which give lasting powers.

On the mat: for each token the landmark on whose line it lies, -1 while it is free; then the turn, counted over all
players, in which the Lighthouse last served.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import LANDMARK, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import PAY_TERRITORY, PAYMENTS, tier_of
from ecumene.games.tapestry.play.buildings import gain_landmark
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed, replaced
from ecumene.games.tapestry.play.conquering import left_effect, left_hex
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import NONE, TRACK_END, TapestryPosition
from ecumene.games.tapestry.play.paying import give_up

NAME: Final = "utilitarians"
TOKENS: Final = 2
LATE: Final = 3  # the tier from which on a track's line pays
FORGE: Final = "forge"
BARRACKS: Final = "barracks"
LIGHTHOUSE: Final = "lighthouse"
APOTHECARY: Final = "apothecary"
MASTERPIECES: Final = "arts_ii"


# ---- lines


def listed(position: TapestryPosition) -> list[int]:
    """The landmarks with a line on the mat, in its order; those of boxes that are not in play have none."""
    box, found = position.box, []
    for name in printed(position, NAME).names["lines"]:
        number = box.landmark_no.get(name, NONE)
        if number != NONE and position.shared.in_play(box.landmarks[number].box):
            found.append(number)
    return found


def active(position: TapestryPosition) -> tuple[int, ...]:
    """The landmarks with a token on their lines; NONE for a free token."""
    return on_mat(position, NAME)[:TOKENS]


def is_active(position: TapestryPosition, name: str) -> bool:
    """Whether a token lies on the line of a landmark."""
    number = position.box.landmark_no.get(name, NONE)
    return number != NONE and number in active(position)


def put_token(position: TapestryPosition, seat: Seat, token_from: int, landmark: int) -> None:
    """A token goes from another line, or a free one, to the line of a landmark."""
    marks = on_mat(position, NAME)
    lay(position, NAME, replaced(marks, marks[:TOKENS].index(token_from), landmark))
    position.tell("tapestry-log-line", {"who": seat, "landmark": position.box.landmarks[landmark].id})


# ---- setting up


def first_landmarks(position: TapestryPosition) -> list[int]:
    """The landmarks of a second tier with a line, which nobody has."""
    return [
        number
        for number in listed(position)
        if position.box.landmarks[number].tier == LATE - 1 and position.landmark_owner[number] == NONE
    ]


def begin(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Choose a landmark [tapestry.civilizations.utilitarians]."""
    if first_landmarks(position):
        position.agenda.append(UtilitariansLandmark(seat, cause))


@dataclass(frozen=True, eq=False)
class UtilitariansLandmark(SeatQuestion):
    """Which landmark of a second tier to begin with; its line is active [tapestry.civilizations.utilitarians]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[LANDMARK]
        return [of[number] for number in first_landmarks(position)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == LANDMARK
            raise IllegalAction("tapestry.civilizations.utilitarians" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        put_token(position, seat, NONE, action.arg)
        gain_landmark(position, seat, action.arg, self.cause)


# ---- gaining them during the game


def own_lines(position: TapestryPosition, seat: Seat) -> list[int]:
    """The lines without a token whose landmarks a seat has."""
    return [n for n in listed(position) if position.landmark_owner[n] == seat and n not in active(position)]


def place_tokens(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The tokens go on lines of landmarks that one has; which ones is asked where there are too many.

    [tapestry.civilizations.utilitarians]
    """
    lines = own_lines(position, seat)
    free = active(position).count(NONE)
    if len(lines) > free > 0:
        position.agenda.append(UtilitariansLine(seat, cause))
    elif free:
        for landmark in lines:
            put_token(position, seat, NONE, landmark)


@dataclass(frozen=True, eq=False)
class UtilitariansLine(SeatQuestion):
    """On which line of a landmark that one has to put the next token [tapestry.civilizations.utilitarians]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[LANDMARK]
        return [of[landmark] for landmark in own_lines(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == LANDMARK
            raise IllegalAction("tapestry.civilizations.utilitarians" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        put_token(position, seat, NONE, action.arg)
        place_tokens(position, seat, self.cause, NONE)


# ---- another landmark


def can_move(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return about in listed(position) and about not in active(position)


def offer_token(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A landmark with a line was gained: a token may go there [tapestry.civilizations.utilitarians]."""
    if can_move(position, seat, about):
        position.agenda.append(UtilitariansToken(seat, about, cause))


@dataclass(frozen=True, eq=False)
class UtilitariansToken(SeatQuestion):
    """Whether the free token goes on the line, or with none free, from which other line one comes.

    [tapestry.civilizations.utilitarians]
    """

    landmark: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        lines = active(position)
        if NONE in lines:
            return [position.acts.accept, position.acts.decline]
        return [*[position.acts.of[LANDMARK][line] for line in sorted(lines)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == LANDMARK
            raise IllegalAction("tapestry.civilizations.utilitarians" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == LANDMARK:
            put_token(position, seat, action.arg, self.landmark)
        elif action is position.acts.accept:
            put_token(position, seat, NONE, self.landmark)


# ---- what the lines of the second tiers give


def pays_forge(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """An upgrade is about twice the card, and one more for the top row; a card recycled is about nothing."""
    return is_active(position, FORGE) and about % 2 == 1 and (about >= 0 or not position.third_rulings)


def forge(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    position.perform(seat, printed(position, NAME).effects[FORGE], cause)


def pays_barracks(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return is_active(position, BARRACKS)


def barracks(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """What the red die showed, besides what was chosen [tapestry.civilizations.utilitarians]."""
    position.perform(seat, left_effect(position, about), cause, left_hex(about))


def pays_apothecary(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return is_active(position, APOTHECARY) and about != position.box.landmark_no[APOTHECARY]


def apothecary(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """It pays before its token may go to the line of the landmark that was gained."""
    if pays_apothecary(position, seat, about):
        position.perform(seat, printed(position, NAME).effects[APOTHECARY], cause)


def pays_masterpiece(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return is_active(position, MASTERPIECES)


def masterpiece(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """[tapestry.boxes.utilitarians_arts]"""
    position.perform(seat, printed(position, NAME).effects["masterpiece"], cause)


def pays_lighthouse(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Once in a turn, for tiles that one has; not where a resource would find no room."""
    if not is_active(position, LIGHTHOUSE) or on_mat(position, NAME)[TOKENS] == position.turns:
        return False
    mat = printed(position, NAME)
    enough = len(position.supply[seat]) >= mat.numbers["tiles"]
    return enough and position.book.effects[mat.effects[LIGHTHOUSE]].able(position, seat, about)


def lighthouse(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    position.agenda.append(UtilitariansTiles(seat, cause))


@dataclass(frozen=True, eq=False)
class UtilitariansTiles(SeatQuestion):
    """Whether to discard territory tiles for a resource [tapestry.civilizations.utilitarians]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        if action is not position.acts.accept:
            return
        mat = printed(position, NAME)
        tiles = mat.numbers["tiles"]
        lay(position, NAME, replaced(on_mat(position, NAME), TOKENS, position.turns))
        position.perform(seat, mat.effects[LIGHTHOUSE], self.cause)
        position.tell("tapestry-log-discards", {"who": seat, "n": tiles, "thing": PAYMENTS[PAY_TERRITORY]})
        give_up(position, seat, PAY_TERRITORY, tiles, self.cause)


# ---- what the lines of the third tiers give


def pays_advance(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """A step onto a space of the third or fourth tier of a track whose line is active."""
    track, space = about // TRACK_END, about % TRACK_END + 1
    return tier_of(space) >= LATE and position.box.tracks[track].landmarks[LATE - 2] in active(position)


def late_advance(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """[tapestry.civilizations.utilitarians]"""
    score_points(position, seat, printed(position, NAME).numbers["advance"], cause)


CODES: dict[str, Code] = {
    "utilitarians_begin": begin, "utilitarians_place": place_tokens, "utilitarians_token": offer_token,
    "utilitarians_forge": forge, "utilitarians_barracks": barracks, "utilitarians_apothecary": apothecary,
    "utilitarians_lighthouse": lighthouse, "utilitarians_advance": late_advance,
    "utilitarians_masterpiece": masterpiece,
}  # fmt: skip
ABLE: dict[str, Able] = {
    "utilitarians_token": can_move, "utilitarians_apothecary": pays_apothecary,
    "utilitarians_lighthouse": pays_lighthouse,
}  # fmt: skip
HEEDFUL: dict[str, Able] = {
    "utilitarians_forge": pays_forge, "utilitarians_barracks": pays_barracks, "utilitarians_advance": pays_advance,
    "utilitarians_masterpiece": pays_masterpiece,
}  # fmt: skip
"""A line pays from the step after the one that gained its landmark [tapestry.boxes.line_pays_later]."""
ITEMS: tuple[type[Item], ...] = (
    UtilitariansLandmark, UtilitariansLine, UtilitariansTiles, UtilitariansToken,
)  # fmt: skip

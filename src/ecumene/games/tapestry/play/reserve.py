"""The reserve: things that tapestry cards of Fantasies & Futures put aside for the fifth income turn.

They lie beside the income mat, open to all [tapestry.reserve.edge]. Each is a number that names the thing and the card
that put it there, as `numbers` writes it; so it is used whatever has become of that card [tapestry.reserve.covered].
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import NOTHING, Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import INVENT, PLAY, TRACK, TapestryAction
from ecumene.games.tapestry.box.content import BUILDINGS, TRACKS
from ecumene.games.tapestry.play.buildings import buildable, place_gained
from ecumene.games.tapestry.play.drawing import draw_star, fill_display, has_options
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import (
    ERAS,
    MIDDLE,
    NONE,
    RESERVED_BUILDING,
    RESERVED_CARD,
    RESERVED_STAR,
    RESERVED_TECH,
    RESERVED_TOKEN,
    reserved,
    reserved_argument,
    reserved_by,
    reserved_sort,
)
from ecumene.games.tapestry.play.options import KeepStar, star_options
from ecumene.games.tapestry.play.playing import card_cause, lay_card
from ecumene.games.tapestry.play.rows import take_building
from ecumene.games.tapestry.play.space import explore_star
from ecumene.games.tapestry.play.technology import use_card
from ecumene.games.tapestry.play.whenever import COUNTS_CHANGED, announce

SORTS: Final = ("building", "tech", "star", "card", "token")
LOG: Final = (
    "tapestry-log-reserves-building", "tapestry-log-reserves-tech", "tapestry-log-reserves-star",
    "tapestry-log-reserves-card", "tapestry-log-reserves-token",
)  # fmt: skip
"""The sorts of things that lie in reserve, as `numbers` counts them."""


# ---- into the reserve


class Reserve(Effect):
    """Put something in reserve, of a sort that `reserves` names [tapestry.reserve.edge].

    It is the effect of a tapestry card, which a thing in reserve names, whoever copies it [tapestry.reserve.copied].
    """

    def __init__(
        self, card: str, reserves: int, kind: int = 0, then: Effect | None = None, marks: bool = False
    ) -> None:
        super().__init__()
        self.card = card
        self.reserves = reserves
        self.kind = kind  # of building
        self.then = then  # what a token stands for
        self.marks = marks  # whether it marks a track, which that is about

    def parts(self) -> Sequence[Effect]:
        return () if self.then is None else (self.then,)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        """Whether there is something to put there; an empty row, supply, display or hand gives nothing."""
        assert isinstance(position, TapestryPosition)
        if position.finished[seat]:
            return False
        if self.reserves == RESERVED_BUILDING:
            return bool(buildable(position, seat, 1 << self.kind))
        if self.reserves == RESERVED_TECH:
            return bool(position.display)
        if self.reserves == RESERVED_STAR:
            return bool(position.stars)
        return self.reserves == RESERVED_TOKEN or bool(position.hands[seat])

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        if not self.able(position, seat, about):
            return
        card = position.box.card_no[self.card]
        if self.reserves == RESERVED_BUILDING:
            # rule: tapestry.reserve.building
            take_building(position, seat, self.kind)
            put(position, seat, reserved(RESERVED_BUILDING, self.kind, card))
        elif self.reserves == RESERVED_TECH:
            _ask_tech(position, seat, card, cause)
        elif self.reserves == RESERVED_STAR:
            _reserve_star(position, seat, card, cause)
        elif self.reserves == RESERVED_CARD:
            position.agenda.append(ReserveCard(seat, card, cause))
        elif self.marks:
            position.agenda.append(ReserveTrack(seat, card, cause))
        else:
            put(position, seat, reserved(RESERVED_TOKEN, 0, card))


def _reserve_star(position: TapestryPosition, seat: Seat, card: int, cause: str) -> None:
    """A space tile of the common supply goes into the reserve, or one of two [tapestry.civilizations.psionics].

    [tapestry.reserve.space_tile]
    """
    stars = star_options(position) if has_options(position, seat) else ()
    if stars:
        position.agenda.append(ReserveStar(seat, stars, cause, card))
        return
    star = draw_star(position, seat, cause)
    position.star_supply[seat].remove(star)
    put(position, seat, reserved(RESERVED_STAR, star, card))


@dataclass(frozen=True, eq=False)
class ReserveStar(KeepStar):
    """Which of two space tiles goes into the reserve."""

    card: int

    def keep(self, position: TapestryPosition, thing: int) -> None:
        position.stars.remove(thing)
        put(position, self.seat, reserved(RESERVED_STAR, thing, self.card))


def put(position: TapestryPosition, seat: Seat, item: int) -> None:
    """Put something in reserve; during the fifth income turn or after it, it is used at once instead.

    [tapestry.reserve.at_once]
    """
    if position.era[seat] >= ERAS:
        use(position, seat, item)
        return
    position.reserve[seat] = (*position.reserve[seat], item)
    if position.journal is not None:
        sort, told = reserved_sort(item), described(position, item)
        marked = sort == RESERVED_TOKEN and "track" in told
        position.tell("tapestry-log-reserves-token-track" if marked else LOG[sort], {"who": seat, **told})


def described(position: TapestryPosition, item: int) -> dict[str, str]:
    """A thing in reserve as events name it, by its sort; a token by the card that put it there."""
    sort, argument, box = reserved_sort(item), reserved_argument(item), position.box
    if sort == RESERVED_BUILDING:
        return {"building": BUILDINGS[argument]}
    if sort == RESERVED_TECH:
        return {"tech": box.tech[argument].id}
    if sort == RESERVED_STAR:
        return {"star": box.stars[argument].id}
    if sort == RESERVED_CARD:
        return {"card": box.cards[argument].id}
    told = {"card": box.cards[reserved_by(item)].id}
    return {**told, "track": TRACKS[argument - 1]} if argument else told


def _ask_tech(position: TapestryPosition, seat: Seat, card: int, cause: str) -> None:
    """One of the face-up tech cards; with a single one there is nothing to ask."""
    if len(position.display) == 1:
        _take_tech(position, seat, position.display[0], card)
    else:
        position.agenda.append(ReserveTech(seat, card, cause))


def _take_tech(position: TapestryPosition, seat: Seat, tech: int, card: int) -> None:
    """A face-up tech card goes into reserve, where nobody has it yet, and is replaced [tapestry.reserve.tech]."""
    position.display.remove(tech)
    fill_display(position)
    put(position, seat, reserved(RESERVED_TECH, tech, card))


@dataclass(frozen=True, eq=False)
class ReserveTech(SeatQuestion):
    """Which face-up tech card to put in reserve [tapestry.reserve.tech]."""

    card: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[INVENT]
        return [of[tech] for tech in position.display]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            named = isinstance(action, TapestryAction) and action.verb == INVENT
            raise IllegalAction("tapestry.reserve.tech" if named else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        _take_tech(position, seat, action.arg, self.card)


@dataclass(frozen=True, eq=False)
class ReserveCard(SeatQuestion):
    """Which card of the hand to put in reserve, open to all [tapestry.reserve.card].

    It is asked even for a single card, as for a card to play.
    """

    card: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PLAY]
        return [of[kind] for kind in sorted(set(position.hands[seat])) if kind >= 0]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            raise IllegalAction("core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        position.leave_hand(seat, action.arg)
        put(position, seat, reserved(RESERVED_CARD, action.arg, self.card))


@dataclass(frozen=True, eq=False)
class ReserveTrack(SeatQuestion):
    """Which track a token in reserve marks [tapestry.reserve.token]."""

    card: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return position.acts.of[TRACK][: position.box.track_count]  # type: ignore[no-any-return]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        put(position, seat, reserved(RESERVED_TOKEN, action.arg + 1, self.card))


# ---- out of it


@dataclass(frozen=True, eq=False)
class UseReserve(Step):
    """On the fifth income turn everything in reserve is used, one by one, in the order that its owner likes.

    [tapestry.reserve.turn_5]
    """

    seat: Seat
    begun: bool

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        items = position.reserve[self.seat]
        if not items:
            return
        if len(set(items)) == 1 or all(_commutes(position, item) for item in items):
            take_out(position, self.seat, items[0])
        else:
            position.agenda.append(NextReserve(self.seat, "income"))


def _commutes(position: TapestryPosition, item: int) -> bool:
    """Whether it comes to the same when a token is used before or after others of its kind."""
    return reserved_sort(item) == RESERVED_TOKEN and position.book[promised(position, item)].commutes()


def promised(position: TapestryPosition, item: int) -> int:
    """The effect that a token in reserve stands for."""
    for effect in position.book.tree(position.box.cards[reserved_by(item)].effects):
        if isinstance(effect, Reserve) and effect.then is not None:
            return effect.then.number
    return NOTHING


def offered(position: TapestryPosition, seat: Seat) -> list[int]:
    """The places in a reserve of what may be used next; of things that are alike the first."""
    items = position.reserve[seat][: len(position.answers.picks)]
    return [place for place, item in enumerate(items) if item not in items[:place]]


@dataclass(frozen=True, eq=False)
class NextReserve(SeatQuestion):
    """Which thing in reserve is used next."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.answers.picks[place] for place in offered(position, seat)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        take_out(position, seat, position.reserve[seat][action.arg])


def take_out(position: TapestryPosition, seat: Seat, item: int) -> None:
    """Something leaves the reserve and is used; then the rest."""
    items = list(position.reserve[seat])
    items.remove(item)
    position.reserve[seat] = tuple(items)
    position.agenda.append(UseReserve(seat, True))
    use(position, seat, item)


def use(position: TapestryPosition, seat: Seat, item: int) -> None:
    """What was in reserve, or would have been, comes into play."""
    sort, argument, cause = reserved_sort(item), reserved_argument(item), card_cause(position, reserved_by(item))
    if sort == RESERVED_BUILDING:
        place_gained(position, seat, argument, cause)  # rule: tapestry.reserve.building
    elif sort == RESERVED_TECH:
        _join(position, seat, argument)
    elif sort == RESERVED_STAR:
        insort(position.star_supply[seat], argument)
        explore_star(position, seat, argument)
    elif sort == RESERVED_CARD:
        lay_card(position, seat, argument, cause)
    else:
        position.perform(seat, promised(position, item), cause, argument - 1)


def _join(position: TapestryPosition, seat: Seat, card: int) -> None:
    """A tech card comes into the middle row and gives its circle; it is neither invented nor upgraded.

    [tapestry.reserve.tech]
    """
    position.tech_owner[card] = seat
    position.tech_row[card] = MIDDLE
    position.tell("tapestry-log-joins", {"who": seat, "tech": position.box.tech[card].id})
    use_card(position, seat, card, False)
    announce(position, COUNTS_CHANGED, seat)  # on top: counted before anything can follow from the circle


# ---- what a token may stand for


class PointsOnTrack(Effect):
    """A point for each space that one has come on the track that this is about [tapestry.cards.sealed_prophecy]."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return about != NONE and position.reached(seat, about) > 0

    def commutes(self) -> bool:
        return True

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        if about != NONE:
            score_points(position, seat, position.reached(seat, about), cause)


# ---- reading


def _read_reserve(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """`{building: farm}`, `{tech: display}`, `{tile: space}`, `{card: hand}`, or `{token: [effects], marks: track}`."""
    part = part_of(row, "reserve", says)
    if "building" in part.row:
        effect = Reserve(row.root, RESERVED_BUILDING, BUILDINGS.index(part.one_of("building", BUILDINGS)))
    elif "token" in part.row:
        marks = "marks" in part.row and part.one_of("marks", ("track",)) == "track"
        effect = Reserve(row.root, RESERVED_TOKEN, 0, reader.many(row, part.get("token")), marks)
    elif "tech" in part.row:
        part.one_of("tech", ("display",))
        effect = Reserve(row.root, RESERVED_TECH)
    elif "tile" in part.row:
        part.one_of("tile", ("space",))
        effect = Reserve(row.root, RESERVED_STAR)
    else:
        part.one_of("card", ("hand",))
        effect = Reserve(row.root, RESERVED_CARD)
    part.nothing_else()
    return effect


def _read_points_on_track(reader: EffectReader, row: Fields, says: Any) -> Effect:
    if says != "marked":
        raise row.wrong("points_on_track", f'must be "marked", not {says!r}')
    return PointsOnTrack()


VERBS: dict[str, Verb] = {"reserve": _read_reserve, "points_on_track": _read_points_on_track}
ITEMS: tuple[type[Item], ...] = (NextReserve, ReserveCard, ReserveStar, ReserveTech, ReserveTrack, UseReserve)

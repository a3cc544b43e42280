"""Landmark cards: each keeps a landmark for its owner, who gains it at the end of a turn once its objective is met.

A card goes by the number of its landmark. Each player drafts one before the first turn; more can come in the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, amount_said
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import LANDMARK, TapestryAction
from ecumene.games.tapestry.box.content import (
    ARTS_AND_ARCHITECTURE,
    CITY,
    COMPLETE_DISTRICTS,
    GAINED_BUILDINGS,
    HAND_CARDS,
    INSPIRATIONS,
    LINES,
    MASTERPIECES,
    ONE_KIND,
    PLANS_AND_PLOYS,
    SAME_BUILDINGS,
    SECOND_TIERS,
    SMALL_CITY,
    SUPPLY_TILES,
    TOP_TECHS,
    tier_of,
)
from ecumene.games.tapestry.play.buildings import gain_landmark
from ecumene.games.tapestry.play.capital import capital_of, districts, lines
from ecumene.games.tapestry.play.drawing import has_options, some_of
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import KINDS, NONE, TOP
from ecumene.games.tapestry.play.options import KeepOne

FEW: Final = 4  # districts of a city that has few

# ---- objectives


def _tiles(position: TapestryPosition, seat: Seat) -> int:
    return len(position.supply[seat])


def _same_buildings(position: TapestryPosition, seat: Seat) -> int:
    """Those of the kind of which most stand in the capital; elsewhere they do not count."""
    return max(position.placed[KINDS * seat : KINDS * seat + KINDS])


def _top_techs(position: TapestryPosition, seat: Seat) -> int:
    return len(position.techs(seat, TOP))


def _buildings(position: TapestryPosition, seat: Seat) -> int:
    """Wherever they stand [tapestry.faq.counted_anywhere], but not in reserve [tapestry.reserve.building]."""
    return sum([position.gained(seat, kind) for kind in range(KINDS)])


def _masterpieces(position: TapestryPosition, seat: Seat) -> int:
    """Those that are turned over too."""
    return position.masterpiece_owner.count(seat)


def _inspirations(position: TapestryPosition, seat: Seat) -> int:
    return sum(position.inspired[KINDS * seat : KINDS * seat + KINDS])


def _hand(position: TapestryPosition, seat: Seat) -> int:
    return len(position.hands[seat])


def _second_tiers(position: TapestryPosition, seat: Seat) -> int:
    tracks = range(position.box.track_count)
    return len([track for track in tracks if tier_of(position.reached(seat, track)) >= 2])


def _one_kind(position: TapestryPosition, seat: Seat) -> int:
    """Those of the kind of which one has most, wherever they stand, but for the reserve.

    [tapestry.landmarks.guildhall_corrected]
    """
    return max([position.gained(seat, kind) for kind in range(KINDS)])


Count: TypeAlias = Callable[[TapestryPosition, Seat], int]

COUNTS: Final[dict[int, Count]] = {
    SUPPLY_TILES: _tiles,
    SAME_BUILDINGS: _same_buildings,
    TOP_TECHS: _top_techs,
    LINES: lines,
    COMPLETE_DISTRICTS: districts,
    GAINED_BUILDINGS: _buildings,
    MASTERPIECES: _masterpieces,
    INSPIRATIONS: _inspirations,
    HAND_CARDS: _hand,
    SECOND_TIERS: _second_tiers,
    ONE_KIND: _one_kind,
}
"""How much a player has of what an objective counts."""


def needed(position: TapestryPosition, seat: Seat, card: int) -> int:
    """How much the objective of a card asks of a seat; odd capitals may need another number.

    [tapestry.landmarks.aqueduct_corrected] [tapestry.landmarks.town_hall_corrected]
    """
    landmark = position.box.landmarks[card]
    if landmark.odd < 0 or position.capital[seat] == NONE:
        return landmark.needed
    capital = capital_of(position, seat)
    is_odd = capital.size < CITY if landmark.odd == SMALL_CITY else len(capital.districts) <= FEW
    return landmark.odd_needed if is_odd else landmark.needed


def progress(position: TapestryPosition, seat: Seat, card: int) -> int:
    """How far a seat is with the objective of a card, at most what it needs."""
    counted = COUNTS[position.box.landmarks[card].objective](position, seat)
    return min(counted, needed(position, seat, card))


def unmet(position: TapestryPosition, seat: Seat) -> list[int]:
    """The cards of a seat whose landmark still stands on them."""
    return [card for card in position.landmark_cards[seat] if position.landmark_owner[card] == NONE]


def met(position: TapestryPosition, seat: Seat) -> list[int]:
    """The cards of a seat whose objective is met and whose landmark is still to be gained."""
    if position.finished[seat]:
        return []
    return [card for card in unmet(position, seat) if progress(position, seat, card) >= needed(position, seat, card)]


@dataclass(frozen=True, eq=False)
class MeetObjectives(Step):
    """At the end of a turn its player gains the landmarks whose objectives are met [tapestry.landmarks.objective].

    One may help to meet the next, so they are looked at again after each.
    """

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        cards = met(position, self.seat)
        if cards:
            position.agenda.append(self)
        if len(cards) == 1:
            meet(position, self.seat, cards[0])
        elif cards:
            position.agenda.append(ChooseObjective(self.seat))


def meet(position: TapestryPosition, seat: Seat, card: int) -> None:
    """A landmark leaves its card; it stays gained if the count drops later [tapestry.landmarks.objective]."""
    name = position.box.landmarks[card].id
    position.tell("tapestry-log-objective", {"who": seat, "landmark": name})
    gain_landmark(position, seat, card, f"landmark.{name}")


@dataclass(frozen=True, eq=False)
class ChooseObjective(SeatQuestion):
    """Which of several landmarks whose objectives are met to gain first."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[LANDMARK]
        return [of[card] for card in met(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != LANDMARK:
            raise IllegalAction("core.choice")
        if action.arg not in met(position, seat):
            raise IllegalAction("tapestry.landmarks.objective")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        meet(position, seat, action.arg)


# ---- the draft


def draft_landmark_cards(position: TapestryPosition) -> None:
    """Landmark cards are drafted once the mats are set up, where there are any."""
    if position.landmark_deck:
        position.agenda.append(DealLandmarkCards((position.first - 1) % position.seats))


@dataclass(frozen=True, eq=False)
class DealLandmarkCards(Step):
    """Whoever sits to the right of the first player draws as many cards as there are players.

    With both boxes it is one more [tapestry.setup.landmark_cards].
    """

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        assert position.chance is not None
        boxes = position.shared.boxes
        more = PLANS_AND_PLOYS in boxes and ARTS_AND_ARCHITECTURE in boxes
        drawn: list[int] = []
        for _ in range(min(position.seats + more, len(position.landmark_deck))):
            drawn.append(position.chance.draw("landmark_draft", position.landmark_deck))
        position.landmark_draft = sorted(drawn)
        position.tell("tapestry-log-deals-landmark-cards", {"who": self.seat})
        _pass_on(position, self.seat)


def _pass_on(position: TapestryPosition, seat: Seat) -> None:
    """A seat has the cards in hand and takes one; a single one without being asked."""
    if len(position.landmark_draft) == 1:
        _take(position, seat, position.landmark_draft[0])
    else:
        position.agenda.append(DraftLandmark(seat))


def _take(position: TapestryPosition, seat: Seat, card: int) -> None:
    """A card taken lies open; the others go to the next player against the order of turns.

    [tapestry.setup.landmark_cards] [tapestry.setup.landmark_cards_seen] What is left after the last joins the deck
    [tapestry.setup.landmark_cards_left].
    """
    position.landmark_draft.remove(card)
    _lay_open(position, seat, card)
    if seat != position.first:
        _pass_on(position, (seat - 1) % position.seats)
        return
    position.landmark_deck = sorted([*position.landmark_deck, *position.landmark_draft])
    position.landmark_draft = []


def _lay_open(position: TapestryPosition, seat: Seat, card: int) -> None:
    position.landmark_cards[seat] = (*position.landmark_cards[seat], card)
    position.tell("tapestry-log-landmark-card", {"who": seat, "landmark": position.box.landmarks[card].id})


@dataclass(frozen=True, eq=False)
class DraftLandmark(SeatQuestion):
    """Which of the landmark cards in hand to take [tapestry.setup.landmark_cards]."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[LANDMARK]
        return [of[card] for card in position.landmark_draft if card >= 0]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        _take(position, seat, action.arg)


def after_the_draft(position: TapestryPosition, item: Item) -> None:
    """Put something on the agenda that comes once everybody has a landmark card: at once if that is so already."""
    for place, waiting in enumerate(position.agenda):
        if isinstance(waiting, (DealLandmarkCards, DraftLandmark)):
            position.agenda.insert(place, item)
            return
    position.agenda.append(item)


# ---- more cards


def draw_landmark_card(position: TapestryPosition, seat: Seat, cause: str) -> bool:
    """The top card of the deck lies open beside a seat's mats, or one of two; whether there was one.

    Its objective counts from the end of the same turn [tapestry.landmarks.card_drawn].
    """
    if not position.landmark_deck or position.finished[seat]:
        return False
    if has_options(position, seat) and len(position.landmark_deck) > 1:
        cards = some_of(position, position.landmark_deck, "hidden_landmark_card")
        position.agenda.append(KeepLandmarkCard(seat, cards, cause))
        return True
    assert position.chance is not None
    card = position.chance.draw("landmark_card", position.landmark_deck)
    _lay_open(position, seat, card)
    return True


@dataclass(frozen=True, eq=False)
class KeepLandmarkCard(KeepOne):
    """Which of two landmark cards to keep [tapestry.civilizations.psionics]."""

    def verb(self) -> int:
        return LANDMARK

    def pool(self, position: TapestryPosition) -> list[int]:
        return position.landmark_deck

    def keep(self, position: TapestryPosition, thing: int) -> None:
        position.landmark_deck.remove(thing)
        _lay_open(position, self.seat, thing)


@dataclass(frozen=True, eq=False)
class DrawLandmarkCard(Step):
    """One more landmark card [tapestry.boxes.psionics_one_by_one]."""

    seat: Seat
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        draw_landmark_card(position, self.seat, self.cause)


class GainLandmarkCard(Effect):
    """Landmark cards from the deck."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(position.landmark_deck) and not position.finished[seat]

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if has_options(position, seat):
            for _ in range(self.amount):
                position.agenda.append(DrawLandmarkCard(seat, cause))
            return
        for _ in range(self.amount):
            draw_landmark_card(position, seat, cause)


def _read_landmark_card(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return GainLandmarkCard(amount_said(row, "landmark_card", says, 9))


VERBS: dict[str, Verb] = {"landmark_card": _read_landmark_card}
ITEMS: tuple[type[Item], ...] = (
    ChooseObjective, DealLandmarkCards, DraftLandmark, DrawLandmarkCard, KeepLandmarkCard, MeetObjectives,
)  # fmt: skip

"""Whenever something happens: the abilities that listen to it, and those that change a rule while they last.

A player's this-era card [tapestry.tapestry_cards.this_era], civilizations and whatever lasts are in force; content says
to which events they listen and what follows, and which rules they modify. Chapters `announce` what has happened and ask
whether a rule is `modified`; they know no card by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, part_of
from ecumene.core.effects import NOTHING
from ecumene.games.tapestry.box.content import BUILDINGS, TRACKS, Abilities, Listening
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE, TRACK_END, UNKNOWN

# events, with what they are about
INVENTED: Final = 0  # the tech card
CARD_GAINED: Final = 1  # the kind of tapestry card, come into the hand: known to whoever gained it only
UPGRADED: Final = 2  # 2 * tech card, + 1 for its square
ADVANCED: Final = 3  # the space reached by a step forward
TIER_ENTERED: Final = 4  # the space, the first of a tier, reached by a step forward
LANDMARK_GAINED: Final = 5  # the landmark
TRACK_LANDMARK: Final = 6  # the landmark that a track has given
LANDMARK_TAKEN: Final = 7  # the landmark of a tier entered that somebody has already
BUILT: Final = 8  # the kind of income building gained
HOUSED: Final = 9  # the kind of income building placed in the capital
IMPASSABLE_COVERED: Final = 10
EXPLORING: Final = 11  # an exploration begins
EXPLORED: Final = 12  # the hex, after the benefit of its tile
CONQUERED: Final = 13  # the hex
EMPTY_CONQUERED: Final = 14  # the hex, where no piece was
TOPPLED: Final = 15  # the hex
OUTPOST_USED: Final = 16  # the hex
INCOME_GAINED: Final = 17  # the coins earned
TRACK_BENEFIT: Final = 18  # the space whose benefit was gained
DISTRICT_COMPLETED: Final = 19  # the district
CAPITAL_SCORED: Final = 20
COUNTS_CHANGED: Final = 21  # tech cards, districts, territories or completed tracks may be others
DIE_LEFT: Final = 22  # the conquest die that was not chosen, as `conquering` writes it
DISTRICT_DRAINED: Final = 23  # the district whose last impassable plot was covered
RED_SHOWN: Final = 24  # the red die of a successful conquest, after the dice are gained, as `conquering` writes it
ADVANCE_TURN: Final = 25  # 0 after the step that was paid, 1 at the end of such a turn
MASTERPIECE_GAINED: Final = 26  # the masterpiece
TURN_ENDED: Final = 27
BENEFIT_AHEAD: Final = 28  # the space whose benefit comes next, reached by a step forward
INCOME_SCORED: Final = 29  # the points of an income turn
LAST_INCOME_SCORED: Final = 30  # those of the fifth
BONUS_TAKEN: Final = 31  # of a space
BROADCAST: Final = 32  # the masterpiece
CONQUEST_AHEAD: Final = 33  # a conquest begins, whose territory is not chosen yet
TILE_GAINED: Final = 34  # the territory tile, come into the supply
TURN_BEGUN: Final = 35
POINTS_AHEAD: Final = 36  # the points of an income turn come next
TURN_ENDING: Final = 37  # before landmark cards are looked at
ENCHANTMENT_GAINED: Final = 38  # the kind of tapestry card at whose edge it stands
OUTPOST_FALLEN: Final = 39  # the hex, by the doing of whoever's outpost it is
STEP_UPGRADED: Final = 40  # the tech card of the upgrade step of an income turn, after what it gave
DIE_ROLLED: Final = 41  # a die that lay on a mat, as `overhearing` writes it
WORKERS_EARNED: Final = 42  # those of an income that found room
INCOME_BEGUN: Final = 43  # the era that an income turn after the first begins
SPACE_AHEAD: Final = 44  # the space whose benefit comes next, by whichever way
BONUS_AHEAD: Final = 45  # the space whose bonus comes next
TURN_CLOSING: Final = 46  # what a turn's end brings, in one order with the objectives that are looked at then
EVENTS: Final = (
    "invented", "card_gained", "upgraded", "advanced", "tier_entered", "landmark_gained", "track_landmark",
    "landmark_taken", "built", "housed", "impassable_covered", "exploring", "explored", "conquered", "empty_conquered",
    "toppled", "outpost_used", "income_gained", "track_benefit", "district_completed", "capital_scored",
    "counts_changed", "die_left", "district_drained", "red_shown", "advance_turn", "masterpiece_gained", "turn_ended",
    "benefit_ahead", "income_scored", "last_income_scored", "bonus_taken", "broadcast", "conquest_ahead", "tile_gained",
    "turn_begun", "points_ahead", "turn_ending", "enchantment_gained",
    "outpost_fallen", "step_upgraded", "die_rolled", "workers_earned", "income_begun",
    "space_ahead", "bonus_ahead", "turn_closing",
)  # fmt: skip
OF_SPACES: Final[tuple[int, ...]] = (ADVANCED, TIER_ENTERED, TRACK_BENEFIT)
OF_BUILDINGS: Final[tuple[int, ...]] = (BUILT, HOUSED)

# whose doing it must be
OWN: Final = 0
OPPONENTS: Final = 1
PARTNER: Final = 2  # the player that the ability names
ANYBODY: Final = 3
NEIGHBOURS: Final = 4
WHOSE: Final = ("own", "opponents", "partner", "any", "neighbours")

ANY: Final = -1
PARTNER_TRACK: Final = -2  # the track that the ability names

# modifiers
FREE_BONUS: Final = 0  # a bonus for a resource of one's choice costs nothing
IGNORE_NEEDS: Final = 1  # tech cards need no prerequisite
TWO_ROLLS: Final = 2  # the science die is rolled twice, and one roll kept
BUILD_IMPASSABLE: Final = 3  # impassable plots may be built on
NO_RESPONSES: Final = 4  # nobody responds to one's conquests
BOTH_DICE_ON_TOPPLE: Final = 5  # whoever topples gains both dice
NO_MILITARY: Final = 6  # no advance on the military track
NO_SCIENCE: Final = 7
DOUBLE_TILE: Final = 8  # a tile's benefit twice instead of the points of its sides
UNIFORM_DISTRICTS: Final = 9
UNIFORM_LINES: Final = 10
PEACE_WITH_PARTNER: Final = 11  # no conquest between oneself and the player that the ability names
TILES_TO_EXPLORE: Final = 12  # an exploration brings its own tiles
SECOND_TIER_PASSED: Final = 13  # one was in the second tier of every track before anybody entered it
ADVISES: Final = 14  # whoever sits beside one may be handed a card instead of drawing it
CIVILIZATION_OF_THREE: Final = 15  # a civilization gained is one of three
RECYCLES: Final = 16  # tech cards return from the top row, and from the discards
NAMED_DIE: Final = 17  # a conquest rolls and gains one die, named before
NO_ARTS: Final = 18
SAFE_COASTS: Final = 19  # nobody conquers those of one's territories that show sea
NO_COUNTERS: Final = 20  # nobody answers one's ambushes
MORE_OPTIONS: Final = 21  # what chance draws or rolls is one of two
MODIFIERS: Final = (
    "free_bonus", "ignore_needs", "two_rolls", "build_impassable", "no_responses", "both_dice_on_topple", "no_military",
    "no_science", "double_tile", "uniform_districts", "uniform_lines", "peace_with_partner",
    "tiles_to_explore", "second_tier_passed", "advises", "civilization_of_three", "recycles", "named_die", "no_arts",
    "safe_coasts", "no_counters",
    "more_options",
)  # fmt: skip

PER_SOURCE: Final = 8  # listenings that one card or civilization may have


# ---- abilities


def read_abilities(reader: EffectReader, row: Fields) -> Abilities:
    """The fields `whenever` and `modify` of a record; either may be missing."""
    listenings: list[Listening] = []
    for entry in row.get("whenever", ()):
        listenings.append(_read_listening(reader, row, entry))
    if len(listenings) > PER_SOURCE:
        raise row.wrong("whenever", f"has more than {PER_SOURCE} entries")
    events = modifiers = 0
    for listening in listenings:
        events |= 1 << listening.event
    for word in row.some_of("modify", MODIFIERS) if "modify" in row.row else ():
        modifiers |= 1 << MODIFIERS.index(word)
    return Abilities(tuple(listenings), events, modifiers)


def _read_listening(reader: EffectReader, row: Fields, entry: Any) -> Listening:
    part = part_of(row, "whenever", entry)
    event = EVENTS.index(part.one_of("event", EVENTS))
    whose = WHOSE.index(part.one_of("whose", WHOSE))
    of = ANY
    if "of" in part.row and event in OF_SPACES:
        word = part.one_of("of", (*TRACKS, "partner_track"))
        of = PARTNER_TRACK if word == "partner_track" else TRACKS.index(word)
    elif "of" in part.row:
        if event not in OF_BUILDINGS:
            raise part.wrong("of", f"cannot narrow {EVENTS[event]}")
        of = BUILDINGS.index(part.one_of("of", BUILDINGS))
    effect = reader.number(part, "do")
    if effect == NOTHING:
        raise part.wrong("do", "must say what follows")
    part.nothing_else()
    return Listening(event, whose, of, effect)


# ---- what is in force

# A source of abilities is a number: the kind of a card, then the civilizations, then the space tiles.


def sources(position: TapestryPosition, seat: Seat) -> list[int]:
    """What gives a seat abilities now: its card of this era, its civilizations, then what lasts."""
    found = [position.ability[seat]] if position.ability[seat] != NONE else []
    kinds = position.shared.kinds
    for civ in position.civs[seat]:
        found.append(kinds + civ)
    found += position.lasting[seat]
    return found


def star_source(position: TapestryPosition, star: int) -> int:
    """A space tile as a source of abilities."""
    return len(position.box.cards) + len(position.box.civs) + star


def abilities_of(position: TapestryPosition, source: int) -> Abilities:
    """The abilities of a source."""
    box, kinds = position.box, position.shared.kinds
    if source < kinds:
        return box.cards[source].abilities
    civs = kinds + len(box.civs)
    return box.civs[source - kinds].abilities if source < civs else box.stars[source - civs].abilities


def cause_of(position: TapestryPosition, source: int) -> str:
    """What a person would point at: `card.guilds`, `civ.alchemists`, `star.s17`."""
    box, kinds = position.box, len(position.box.cards)
    if source < kinds:
        return f"card.{box.cards[source].id}"
    civs = kinds + len(box.civs)
    return f"civ.{box.civs[source - kinds].id}" if source < civs else f"star.{box.stars[source - civs].id}"


def modified(position: TapestryPosition, seat: Seat, modifier: int) -> bool:
    """Whether a card in force, a civilization or a tile of a seat changes a rule for it."""
    changed_by = position.shared.changed_by[modifier]
    return len(changed_by) > 0 and _in_force(position, seat, changed_by)


def _in_force(position: TapestryPosition, seat: Seat, told: list[bool]) -> bool:
    """Whether any of some sources gives a seat abilities now: `told` says of each up to the last whether it is meant.

    Nothing is asked more often, so it asks for nothing that is not there, as for civilizations where only cards are.
    """
    known, kinds = len(told), position.shared.kinds
    card = position.ability[seat]
    if NONE < card < known and told[card]:
        return True
    if known > kinds:
        for civ in position.civs[seat]:
            if kinds + civ < known and told[kinds + civ]:
                return True
    for source in position.lasting[seat]:  # noqa: SIM110 (the compiler makes a loop of it either way)
        if source < known and told[source]:
            return True
    return False


def allied(position: TapestryPosition, a: Seat, b: Seat) -> bool:
    """Whether an alliance keeps two players from conquering each other [tapestry.cards.alliance]."""
    return (position.partner[a] == b and modified(position, a, PEACE_WITH_PARTNER)) or (
        position.partner[b] == a and modified(position, b, PEACE_WITH_PARTNER)
    )


# ---- events


def announce(position: TapestryPosition, event: int, seat: Seat, about: int = NOTHING) -> None:
    """Something has happened by the doing of `seat`: put what follows from it on the agenda.

    The player to move comes first, then clockwise; each orders their own [tapestry.rulings.simultaneous_triggers].
    """
    heard_by = position.shared.heard_by[event]
    if len(heard_by) == 0:
        return
    first = position.turn if position.turn != NONE else seat
    for distance in range(position.seats - 1, -1, -1):
        holder = (first + distance) % position.seats
        if _in_force(position, holder, heard_by):
            listeners = _listeners(position, holder, event, seat, about)
            if listeners:
                hidden = event == CARD_GAINED and holder != seat
                position.agenda.append(Heard(holder, event, tuple(listeners), NOTHING if hidden else about))


def announce_both(position: TapestryPosition, event: int, other: int, seat: Seat, about: int) -> None:
    """Two events of one moment: what follows from either is ordered together; neither may be secret."""
    first = position.turn if position.turn != NONE else seat
    for distance in range(position.seats - 1, -1, -1):
        holder = (first + distance) % position.seats
        listeners = _listeners(position, holder, event, seat, about) + _listeners(position, holder, other, seat, about)
        if listeners:
            position.agenda.append(Heard(holder, event, tuple(listeners), about))


def hears(position: TapestryPosition, holder: Seat, event: int) -> bool:
    """Whether a holder listens to an event at all: most do not, and events are many."""
    heard_by = position.shared.heard_by[event]
    return len(heard_by) > 0 and _in_force(position, holder, heard_by)


def heard(position: TapestryPosition, event: int) -> bool:
    """Whether anybody listens to an event, whoever's doing it is."""
    return any(hears(position, holder, event) for holder in range(position.seats))


def _listeners(position: TapestryPosition, holder: Seat, event: int, seat: Seat, about: int) -> list[int]:
    """The listenings of a holder to what a seat has done: PER_SOURCE * source + their place."""
    found: list[int] = []
    for source in sources(position, holder):
        abilities = abilities_of(position, source)
        if abilities.events >> event & 1:
            for place, listening in enumerate(abilities.whenever):
                if listening.event != event or not _concerns(position, holder, listening, seat, about):
                    continue
                if position.book.effects[listening.effect].heeds(position, holder, about):
                    found.append(PER_SOURCE * source + place)
    return found


def _concerns(position: TapestryPosition, holder: Seat, listening: Listening, seat: Seat, about: int) -> bool:
    """Whether an event by the doing of `seat` is one that a holder's ability listens to."""
    whose = listening.whose
    if (whose == OWN and seat != holder) or (whose == OPPONENTS and seat == holder):
        return False
    if whose == PARTNER and seat != position.partner[holder]:
        return False
    if whose == NEIGHBOURS and seat not in position.neighbours(holder):
        return False
    if listening.of == ANY:
        return True
    of = position.partner_track[holder] if listening.of == PARTNER_TRACK else listening.of
    return of == (about if listening.event in OF_BUILDINGS else about // TRACK_END)


def listening_of(position: TapestryPosition, listener: int) -> Listening:
    """The listening with a number of `Heard.listeners`."""
    return abilities_of(position, listener // PER_SOURCE).whenever[listener % PER_SOURCE]


def answering(position: TapestryPosition, seat: Seat, event: int) -> list[int]:
    """The listenings of a seat that would do something about an event of its own now."""
    if not hears(position, seat, event):
        return []
    effects, found = position.book.effects, _listeners(position, seat, event, seat, NOTHING)
    return [one for one in found if effects[listening_of(position, one).effect].able(position, seat, NOTHING)]


def answer(position: TapestryPosition, seat: Seat, event: int, listener: int) -> None:
    """One of them does it."""
    _use(position, seat, event, (listener,), 0, NOTHING)


@dataclass(frozen=True, eq=False)
class Heard(Step):
    """Abilities of one player that follow an event and are still to be used."""

    seat: Seat
    event: int
    listeners: tuple[int, ...]
    about: int = NOTHING

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        coming = _coming(position, self.seat, self.listeners, self.about)
        if not coming:
            return
        first = _first(position, self.seat, self.listeners, coming, self.about)
        if first >= 0:
            _use(position, self.seat, self.event, self.listeners, coming[first], self.about)
        else:
            position.agenda.append(NextAbility(self.seat, self.event, self.listeners, self.about))

    def view(self, seat: Seat | None) -> Item:
        return _hidden(self, self.event, self.seat, seat)

    def guess(self, position: Any, seat: Seat, rng: Random) -> Item:
        return _guessed(self, self.event, self.seat, seat, position, rng)


@dataclass(frozen=True, eq=False)
class NextAbility(SeatQuestion):
    """Which of several abilities that follow one event a player uses first [tapestry.rulings.simultaneous_triggers]."""

    event: int
    listeners: tuple[int, ...]
    about: int = NOTHING

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.answers.picks[i] for i in _coming(position, seat, self.listeners, self.about)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        _use(position, seat, self.event, self.listeners, position.answers.picks.index(action), self.about)

    def view(self, seat: Seat | None) -> Item:
        return _hidden(self, self.event, self.seat, seat)

    def guess(self, position: Any, seat: Seat, rng: Random) -> Item:
        return _guessed(self, self.event, self.seat, seat, position, rng)


def _first(
    position: TapestryPosition, seat: Seat, listeners: tuple[int, ...], coming: Sequence[int], about: int
) -> int:
    """The place in `coming` of an ability that may be used without asking; -1 where the order is to be asked."""
    effects = [position.book.effects[listening_of(position, listeners[place]).effect] for place in coming]
    if position.orders_asked:
        return position.first_free(seat, effects, [about] * len(effects))
    settled = len(effects) == 1
    if not settled:
        settled = all(effect.commutes() for effect in effects)
    return 0 if settled else -1


def _coming(position: TapestryPosition, seat: Seat, listeners: tuple[int, ...], about: int) -> list[int]:
    """The places of those that can be used next; of a civilization that is gone nothing comes any more.

    A card that has been covered meanwhile still pays: it was in force when the deed was done
    [tapestry.rulings.in_force_when_done]. Under older rulings it had stopped.
    One that would do nothing yet may be used too, for what comes after it might not be wanted
    [tapestry.rulings.any_order].
    """
    in_force, civs = sources(position, seat), position.shared.kinds
    coming: list[int] = []
    for place, listener in enumerate(listeners):
        source = listener // PER_SOURCE
        if source in in_force or (position.third_rulings and source < civs):
            effect = position.book.effects[listening_of(position, listener).effect]
            if position.orders_asked or effect.able(position, seat, about):
                coming.append(place)
    return coming


def _use(
    position: TapestryPosition, seat: Seat, event: int, listeners: tuple[int, ...], place: int, about: int
) -> None:
    """Use one ability, if it can do anything; the others follow."""
    listener = listeners[place]
    left = tuple([other for other in listeners if other != listener])
    if left:
        position.agenda.append(Heard(seat, event, left, about))
    effect = position.book.effects[listening_of(position, listener).effect]
    if effect.able(position, seat, about):
        effect.do(position, seat, cause_of(position, listener // PER_SOURCE), about)


def _hidden(item: Heard | NextAbility, event: int, owner: Seat, seat: Seat | None) -> Item:
    """The item as `seat` may know it: which card somebody gained is a secret [tapestry.tapestry_cards.hands]."""
    return replace(item, about=UNKNOWN) if event == CARD_GAINED and seat != owner else item


def _guessed(
    item: Heard | NextAbility, event: int, owner: Seat, seat: Seat, position: TapestryPosition, rng: Random
) -> Item:
    if event != CARD_GAINED or seat == owner:
        return item
    hand = position.unseen_cards(seat, owner)  # it was just gained
    if not hand:
        return item
    return replace(item, about=hand[rng.randrange(len(hand))])


ITEMS: tuple[type[Item], ...] = (Heard, NextAbility)

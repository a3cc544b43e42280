"""What a position promises: the points each seat can expect to end with.

An estimate for bots, not a rule. To the points a seat has it adds what its income mat will score and bring until the
end, what its stores, tracks, cards and capital are good for, and what is just being settled: a benefit that stands on
the agenda counts as if it were gained.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.agenda import Item
from ecumene.core.effects import AnyOrder, Buy, Decide, GoOn, NextPart, Perform, PickBranch
from ecumene.games.tapestry.box.content import PER_LINE
from ecumene.games.tapestry.mind.outlook import Outlook
from ecumene.games.tapestry.mind.promise import (
    best_card,
    build_worth,
    card_worth,
    control_worth,
    enchantment_worth,
    invent_worth,
    landmark_worth,
    right_later,
    star_worth,
    upgrade_worth,
)
from ecumene.games.tapestry.mind.reserving import kept_in_reserve
from ecumene.games.tapestry.mind.siting import WISP_LURED
from ecumene.games.tapestry.mind.stepping import activation_worth, move_worth, moved_worth, repeat_worth
from ecumene.games.tapestry.mind.tables import CIVILIZATIONS, ERA_CARDS
from ecumene.games.tapestry.mind.weighing_options import OPTIONS_PENDING
from ecumene.games.tapestry.mind.works import gained_worth, inspire_worth, owned_worth
from ecumene.games.tapestry.mind.worth import CARD, CITY_LATER, CIVILIZATION, NEARLY, PROGRESS, RESOURCE, TIME, Glance
from ecumene.games.tapestry.play.advancing import Activate, ChooseTrack, TakeBonus
from ecumene.games.tapestry.play.buildings import ANY, ChooseBuilding, ChooseLandmark
from ecumene.games.tapestry.play.civilizations.gaining import DrawCivilizations, KeepCivilization
from ecumene.games.tapestry.play.civilizations.illuminati import IlluminatiKeep
from ecumene.games.tapestry.play.conquering import ChooseDie, ConquerTarget, Decided, RollDice, TakeDice
from ecumene.games.tapestry.play.enchantments import (
    ABILITY,
    Enchant,
    Enchantments,
    enchantments_due,
    left_card,
    part_effect,
    parts_of,
)
from ecumene.games.tapestry.play.exploring import ExploreTile, LayTile, TakeTile
from ecumene.games.tapestry.play.gains import GainSome, TakeResource
from ecumene.games.tapestry.play.ground import capital_of, luring_wisps, visible_pads
from ecumene.games.tapestry.play.income import PlayOne, UpgradeOne
from ecumene.games.tapestry.play.inspiration import InspireRow
from ecumene.games.tapestry.play.inventing import InventCard
from ecumene.games.tapestry.play.keeping import DrawToKeep, KeepArtifact, KeepCard
from ecumene.games.tapestry.play.landmark_cards import unmet
from ecumene.games.tapestry.play.masterpieces import CreateMasterpiece
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import KINDS, NONE, TRACK_END
from ecumene.games.tapestry.play.playing import Act, PlayCard, visible_card
from ecumene.games.tapestry.play.repeating import ChoosePosition
from ecumene.games.tapestry.play.rows import open_places
from ecumene.games.tapestry.play.science import AfterRoll, RollAgain, Rolled
from ecumene.games.tapestry.play.space import ExploreStar
from ecumene.games.tapestry.play.technology import RaiseCard, UpgradeAndRest, UpgradeCard
from ecumene.games.tapestry.play.turns import PayAdvance, cost

# how much of each part comes true, and what is too much in all by era: fitted to 120 games of quick players
SPENT: Final = 1.3
AHEAD: Final = 0.15  # what a track promises is mostly paid for by resources that count already
PAD_LOSS: Final = 1.6  # for a lily pad in sight: some of them will be covered
CLOSED: Final = 1.1
PAYING: Final = 1.2
OVERRATED: Final = [10.0, 12.0, 22.0, 34.0, 36.0, 0.0]

AIMED: Final = 0.8  # part of what the landmark cards promise
DICE: Final = 5.5  # what conquest dice give that still roll
EXPLORED: Final = 6.5  # a tile that is about to be laid
ROLLED: Final = 6.0  # a roll of the science die, with the benefit
MARKED: Final = 2.5  # … and without
UNUSED: Final = [2.5, 1.5, 0.0]  # what a tech card in each row still has to give, on each income turn to come
MATS: Final = 4.0  # income turns after the first, over which a civilization pays
PLAYED: Final = 8.0  # what the tapestry card of an income turn to come brings


def prospects(position: TapestryPosition) -> list[float]:
    """The points each seat can expect to have at the end."""
    expected: list[float] = []
    for seat in range(position.seats):
        if not position.agenda or position.finished[seat] or not position.era:
            expected.append(float(position.points[seat]) if position.points else 0.0)
        else:
            glance = Outlook(position, seat)
            value = position.points[seat] + SPENT * treasure(glance) + income(glance) + AHEAD * tracks(glance)
            if position.box.masterpieces:
                value += owned_worth(glance)
            if position.reserve[seat]:
                value += kept_in_reserve(glance)
            if glance.aiming:
                for card in unmet(position, seat):
                    value += AIMED * glance.objective_worth(card)
            expected.append(value + CLOSED * city(glance) + PAYING * mats(glance) - OVERRATED[glance.era])
    for item in position.agenda:
        add_pending(position, item, expected)
    return expected


# ---- what a seat has


def treasure(glance: Glance) -> float:
    """Resources, cards and tiles in store."""
    position, seat = glance.position, glance.seat
    value = 0.0
    if glance.era < 5 or glance.resource > 0.0:
        for resource in range(KINDS):
            stock = position.stock[KINDS * seat + resource]
            value += glance.resource * stock * (1.0 - 0.02 * stock)
    hand, tiles = len(position.hands[seat]), len(position.supply[seat])
    if glance.hoards:
        hand += glance.stored
        useful = min(hand, glance.hoards)
        value += glance.card * useful + 0.6 * CARD[glance.era] * min(hand - useful, 3)
    else:
        value += glance.cards_worth(1) * (hand if hand < 3 else 3)
    value += glance.tiles_worth(1) * (tiles if tiles < 4 else 4)
    return value + 3.0 * len(position.star_supply[seat]) * TIME[glance.era]


def income(glance: Glance) -> float:
    """What the income mat brings and scores on the income turns to come, as it is open now."""
    position, seat = glance.position, glance.seat
    resources = 0
    points = 0.0
    for kind in range(KINDS):
        for place in open_places(position, seat, kind):
            space = position.income_space(seat, 6 * kind + place)
            resources += space.resources[kind]
            points += space.points
            if space.points_per == PER_LINE:
                points += glance.lines()
            elif space.points_per >= 0:
                points += glance.expected(space.points_per)
    return glance.scorings * points + glance.earnings * resources + glance.incomes * (PLAYED + 5.5)


def tracks(glance: Glance) -> float:
    """The way come on each track: what lies ahead is the nearer."""
    position, seat = glance.position, glance.seat
    value = 0.0
    for track in range(position.box.track_count):
        reached = position.reached(seat, track)
        for tier in range(4):
            steps = reached - 3 * tier
            if steps > 0:
                value += PROGRESS[tier] * (steps if steps < 3 else 3)
    return TIME[glance.era] * value


def city(glance: Glance) -> float:
    """Lines and districts of the capital that are not complete yet."""
    gaps = glance.gaps()
    lines = districts = 0.0
    for number in range(len(gaps.rows)):
        if gaps.rows[number]:
            lines += NEARLY[gaps.rows[number]]
        if gaps.columns[number]:
            lines += NEARLY[gaps.columns[number]]
        if gaps.districts[number]:
            districts += NEARLY[gaps.districts[number]] * glance.district_worth(number)
    value = CITY_LATER * (lines * glance.line_worth() + districts)
    capital = capital_of(glance.position, glance.seat)
    if capital.number:
        return value
    if capital.income:
        value += capital.income * glance.earnings * glance.position.districts[glance.seat].bit_count()
    return value - PAD_LOSS * visible_pads(glance.position, glance.seat) - _lured(glance)


def _lured(glance: Glance) -> float:
    """What wisps with a landmark beside them will cost in the end."""
    return WISP_LURED * luring_wisps(glance.position, glance.seat)


def mats(glance: Glance) -> float:
    """Civilizations, the card in force, and tech cards to upgrade, by the income turns to come."""
    position, seat = glance.position, glance.seat
    value = 0.0
    for civ in position.civs[seat]:
        value += CIVILIZATIONS.get(position.box.civs[civ].id, 20.0) * glance.scorings / MATS
    if position.ability[seat] != NONE:
        value += 0.4 * ERA_CARDS.get(position.box.cards[position.ability[seat]].id, 6.0)
    for source in position.lasting[seat]:
        if source < len(position.box.cards):
            value += 0.4 * ERA_CARDS.get(position.box.cards[source].id, 6.0)
    if position.futures:
        value += right_later(glance, visible_card(position, seat, position.current_space(seat)))
    upgrades = 0.0
    for card in range(len(position.tech_owner)):
        if position.tech_owner[card] == seat:
            upgrades += UNUSED[position.tech_row[card]]
    most = 5.0 * glance.scorings
    return value + (upgrades if upgrades < most else most)


# ---- what is just being settled


def add_pending(position: TapestryPosition, item: Item, expected: list[float]) -> None:
    """Add what an item of the agenda will bring to its seat."""
    measure = PENDING.get(type(item))
    if measure is not None:
        seat: Seat = getattr(item, "seat", NONE)
        if seat != NONE and not position.finished[seat]:
            expected[seat] += measure(Outlook(position, seat), item)


def _perform(glance: Glance, item: Any) -> float:
    assert isinstance(item, Perform)
    return glance.promise(item.effect, item.about)


def _parts(glance: Glance, item: Any) -> float:
    """Those of several effects that are left."""
    several = glance.position.book.effects[item.effect]
    assert isinstance(several, AnyOrder)
    total = 0.0
    for index in range(len(several.several)):
        if item.left >> index & 1:
            total += glance.weigh(several.several[index], item.about, 0)
    return total


def _whole(glance: Glance, item: Any) -> float:
    """An effect with something still to choose or to pay."""
    return glance.promise(item.effect, item.about)


def _activate(glance: Glance, item: Any) -> float:
    assert isinstance(item, Activate)
    return activation_worth(glance, item.space, item.benefit, item.bonus, 0)


def _bonus(glance: Glance, item: Any) -> float:
    assert isinstance(item, TakeBonus)
    return max(0.0, glance.promise(glance.position.spaces.bonus[item.space]))


def _gain_some(glance: Glance, item: Any) -> float:
    assert isinstance(item, GainSome)
    return item.amount * glance.resource


def _take_resource(glance: Glance, item: Any) -> float:
    assert isinstance(item, TakeResource)
    return item.left * glance.resource


def _explore(glance: Glance, item: Any) -> float:
    return EXPLORED


def _conquest(glance: Glance, item: Any) -> float:
    return DICE + control_worth(glance)


def _dice(glance: Glance, item: Any) -> float:
    return DICE


def _roll(glance: Glance, item: Any) -> float:
    return ROLLED if item.benefit else MARKED


def _after_roll(glance: Glance, item: Any) -> float:
    assert isinstance(item, AfterRoll)
    return max(0.0, moved_worth(glance, item.track, True, item.benefit, int(item.benefit), 0))


def _choose_track(glance: Glance, item: Any) -> float:
    assert isinstance(item, ChooseTrack)
    return move_worth(glance, item.tracks, item.forward, item.benefit, item.bonus, 0)


def _choose_building(glance: Glance, item: Any) -> float:
    assert isinstance(item, ChooseBuilding)
    return build_worth(glance, item.kinds)


def _choose_landmark(glance: Glance, item: Any) -> float:
    return landmark_worth(glance, ANY)


def _choose_position(glance: Glance, item: Any) -> float:
    return repeat_worth(glance, 0)


def _invent(glance: Glance, item: Any) -> float:
    return invent_worth(glance, 0)


def _star(glance: Glance, item: Any) -> float:
    return star_worth(glance, 0)


def _upgrade(glance: Glance, item: Any) -> float:
    return upgrade_worth(glance, 0)


def _masterpiece(glance: Glance, item: Any) -> float:
    return gained_worth(glance)


def _inspiration(glance: Glance, item: Any) -> float:
    return inspire_worth(glance)


def _act(glance: Glance, item: Any) -> float:
    assert isinstance(item, Act)
    value = card_worth(glance, item.card)
    if glance.position.futures:
        covered = len(glance.position.mat(glance.seat, glance.position.current_space(glance.seat))) - 1
        due = enchantments_due(glance.position, glance.seat, item.card, covered)
        value += _due(glance, item.card, left_card(glance.position, glance.seat), due)
    return value


def _enchant(glance: Glance, item: Any) -> float:
    return _due(glance, item.card, item.beside, item.due)


def _due(glance: Glance, card: int, beside: int, due: int) -> float:
    """What a card played still brings."""
    value = 0.0
    for part in parts_of(due):
        effect = part_effect(glance.position, card, beside, part)
        value += glance.promise(effect) if part == ABILITY else enchantment_worth(glance, effect)
    return value


def _play(glance: Glance, item: Any) -> float:
    return best_card(glance, 0)


def _civilization(glance: Glance, item: Any) -> float:
    """One of two civilizations that is about to come."""
    return CIVILIZATION[glance.era] if item.seat == glance.seat else 0.0


def _kept_card(glance: Glance, item: Any) -> float:
    """One of two cards that is about to come."""
    return glance.cards_worth(1)


def _paying(glance: Glance, item: Any) -> float:
    """An advance that is about to be paid."""
    assert isinstance(item, PayAdvance)
    position = glance.position
    token = item.token if item.token != NONE else position.reached(glance.seat, item.track)
    if token >= TRACK_END:
        return 0.0
    own, free = cost(position, item.track, token)
    return moved_worth(glance, item.track, True, True, 1, 0) - 0.8 * RESOURCE[glance.era] * (own + free)


PENDING: dict[type, Callable[[Glance, Any], float]] = {
    IlluminatiKeep: _kept_card, **OPTIONS_PENDING,
    Act: _act, Activate: _activate, AfterRoll: _after_roll, Buy: _whole, ChooseBuilding: _choose_building,
    ChooseDie: _dice, ChooseLandmark: _choose_landmark, ChoosePosition: _choose_position, ChooseTrack: _choose_track,
    ConquerTarget: _conquest, Decide: _whole, Decided: _conquest, ExploreStar: _star, ExploreTile: _explore,
    DrawCivilizations: _civilization, DrawToKeep: _kept_card, KeepCard: _kept_card, KeepCivilization: _civilization,
    GainSome: _gain_some, GoOn: _parts, InventCard: _invent, LayTile: _explore, NextPart: _parts, PayAdvance: _paying,
    Perform: _perform, PickBranch: _whole, PlayCard: _play, PlayOne: _play, RollAgain: _roll, RollDice: _dice,
    Rolled: _roll, TakeBonus: _bonus, TakeDice: _dice, TakeResource: _take_resource, TakeTile: _explore,
    CreateMasterpiece: _masterpiece, InspireRow: _inspiration, RaiseCard: _upgrade, UpgradeAndRest: _upgrade,
    UpgradeCard: _upgrade, UpgradeOne: _upgrade, Enchant: _enchant, Enchantments: _enchant, KeepArtifact: _kept_card,
}  # fmt: skip
"""Per kind of item, what it will bring."""

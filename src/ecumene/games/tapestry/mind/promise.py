"""What a deed promises to a seat, in points: an exploration, a conquest, a tech card, a tapestry card.

What follows from chance or from later choices is taken at its average, and what leads far at a typical value. For bots,
not a rule. Steps on the tracks are weighed in `stepping`; `outlook` sizes up whole effects with both.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.tapestry.box.content import (
    ARMORY,
    MARKET,
    MIDDLE_ISLAND,
    TOP_TECHS,
    TOPPLE_TWO,
    WHEN_PLAYED,
)
from ecumene.games.tapestry.mind.tables import ERA_CARDS
from ecumene.games.tapestry.mind.worth import CARD, DISCOVERY, EXPLORATION, SPACE_EXPLORED, STAR, TIME, TRAP, Glance
from ecumene.games.tapestry.play.achievements import toppled_by
from ecumene.games.tapestry.play.buildings import ANY, unclaimed
from ecumene.games.tapestry.play.conquering import ONE_DIE
from ecumene.games.tapestry.play.enchantments import LEFT, RIGHT, enchantments_due, in_touch, left_card
from ecumene.games.tapestry.play.gains import STAR as STAR_TILE
from ecumene.games.tapestry.play.gains import TERRITORY_TILE, Draw
from ecumene.games.tapestry.play.numbers import BOTTOM, KINDS, MIDDLE, NONE, TOP
from ecumene.games.tapestry.play.playing import can_play, visible_card
from ecumene.games.tapestry.play.rows import is_open
from ecumene.games.tapestry.play.targets import targets
from ecumene.games.tapestry.play.technology import meets_needs, upgradable
from ecumene.games.tapestry.play.whenever import (
    ANYBODY,
    BUILT,
    CARD_GAINED,
    CONQUERED,
    EMPTY_CONQUERED,
    ENCHANTMENT_GAINED,
    EXPLORED,
    HOUSED,
    INVENTED,
    LANDMARK_GAINED,
    MORE_OPTIONS,
    NAMED_DIE,
    OUTPOST_USED,
    OWN,
    RED_SHOWN,
    UPGRADED,
    abilities_of,
    sources,
)

ECHOES: Final = 2  # abilities that listen to what abilities do: so far it is followed
DEEP: Final = 2  # effects of effects that are still looked into
TYPICAL: Final = 5.0  # what lies deeper
OF_TWO: Final = 1.3  # times a tile or a card that one chooses of two is worth more
ROLLED_TWICE: Final = 1.5  # dice of which the better face counts
RED_DIE: Final = 5.5  # the better of both dice has points or a resource; the other is worth less
NAMED: Final = 4.5  # a single die, named before it is rolled
BOTH_MORE: Final = 4.5
HELD: Final = 2.5  # what toppling an opponent takes from them
FIRST_OF_TWO: Final = 0.4  # part of the achievement that the first of two outposts toppled is worth
CONTROL: Final = 0.3  # what a territory is worth on an income turn, beside the icons of the armory row
CIRCLE: Final = 0.7  # part of what a tech card's circle gives that is likely to be gained
SQUARE: Final = 0.4  # … of its square, where what it needs is there
SQUARE_LATER: Final = 0.2  # … and where it is not
RECYCLED: Final = 5.0  # points for a card that goes back to the bottom row
RIGHT_LATER: Final = 0.7  # part of what a right enchantment gives that the next era is likely to bring
LEFT_SOON: Final = 0.9  # part of what the left enchantment of a card in hand gives that has a card to lie beside
LEFT_LATER: Final = 0.4  # … and of one that has none yet
TOUCHED: Final = 0.5  # part of the square of a tech card that waits for the first enchanted card
LASTING: Final = 20.0  # a space tile that pays for every step on a track, early in the game


def heard(glance: Glance, event: int, of: int = NONE, about: int = NONE) -> float:
    """What the abilities in force add when their owner does something that they listen to.

    `of` is the track or the kind of building that some of them name, `about` what the event tells them.
    """
    if not glance.listens >> event & 1 or glance.hearing >= ECHOES:
        return 0.0
    glance.hearing += 1
    total = 0.0
    for source in sources(glance.position, glance.seat):
        for listening in abilities_of(glance.position, source).whenever:
            if listening.event == event and listening.whose in (OWN, ANYBODY) and listening.of in (NONE, of):
                total += glance.promise(listening.effect, about, DEEP)
    glance.hearing -= 1
    return total


# ---- buildings, cards and tiles


def build_worth(glance: Glance, kinds: int) -> float:
    best = 0.0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            best = max(best, glance.building_worth(kind) + heard(glance, BUILT, kind, kind))
    return best + heard(glance, HOUSED) if best > 0.0 else 0.0


def draw_worth(glance: Glance, effect: Draw) -> float:
    if glance.changes >> MORE_OPTIONS & 1:
        return OF_TWO * drawn_worth(glance, effect)
    return drawn_worth(glance, effect)


def drawn_worth(glance: Glance, effect: Draw) -> float:
    """What comes unseen from a deck or a supply."""
    if effect.what == TERRITORY_TILE:
        return glance.tiles_worth(effect.amount)
    if effect.what == STAR_TILE:
        return STAR * effect.amount * (1.0 if glance.era < 5 else 0.0)
    return glance.cards_worth(effect.amount) + effect.amount * heard(glance, CARD_GAINED)


def landmark_worth(glance: Glance, name: str) -> float:
    position = glance.position
    if name != ANY:
        landmark = position.box.landmark_no[name]
        if position.landmark_owner[landmark] != NONE:
            return 0.0
        return glance.landmark_worth(landmark) + heard(glance, LANDMARK_GAINED, NONE, landmark)
    best = 0.0
    for landmark in unclaimed(position):
        best = max(best, glance.landmark_worth(landmark))
    return best + heard(glance, LANDMARK_GAINED)


# ---- tapestry cards


def card_worth(glance: Glance, kind: int, depth: int = 0) -> float:
    """What playing a card now promises."""
    card = glance.position.box.cards[kind]
    value = glance.promise(card.effects, NONE, depth)
    if card.kind != WHEN_PLAYED:
        value += ERA_CARDS.get(card.id, TYPICAL) * (1.0 if glance.era < 5 else 0.0)
    return value


def played_worth(glance: Glance, kind: int, depth: int = 0) -> float:
    """What playing a card oneself promises: with the enchantments that it brings now, and perhaps later."""
    value = card_worth(glance, kind, depth)
    if not glance.position.futures:
        return value
    return value + enchantments_worth(glance, kind, depth) + touch_worth(glance, kind, depth)


def hand_worth(glance: Glance, kind: int, depth: int = 1) -> float:
    """What a card in hand promises that is played on an income turn to come."""
    value = card_worth(glance, kind, depth)
    if not glance.position.futures or glance.era >= 4:
        return value
    card = glance.position.box.cards[kind]
    if card.left >= 0:
        value += (LEFT_SOON if glance.era > 1 else LEFT_LATER) * enchantment_worth(glance, card.left, depth)
    if card.right >= 0 and glance.era < 3:
        value += RIGHT_LATER * enchantment_worth(glance, card.right, depth)
    return value + touch_worth(glance, kind, depth)


def touch_worth(glance: Glance, kind: int, depth: int) -> float:
    """What the first enchanted card is good for: tech cards that need one can be upgraded to the top row."""
    position, seat = glance.position, glance.seat
    if not position.box.cards[kind].enchanted or depth > DEEP or in_touch(position, seat):
        return 0.0
    best = 0.0
    for card in range(len(position.tech_owner)):
        if position.tech_owner[card] == seat and position.tech_row[card] < TOP:
            tech = position.box.tech[card]
            if tech.needs_enchantment:
                chance = TOUCHED if position.tech_row[card] == MIDDLE else 0.5 * TOUCHED
                best = max(best, chance * glance.promise(tech.square, card, DEEP))
    return best


def enchantments_worth(glance: Glance, kind: int, depth: int) -> float:
    """The enchantments gained by a card on the current space; its own right one needs another card on its right."""
    position, seat = glance.position, glance.seat
    due = enchantments_due(position, seat, kind, len(position.mat(seat, position.current_space(seat))))
    value = right_later(glance, kind, depth)
    if due >> LEFT & 1:
        value += enchantment_worth(glance, position.box.cards[kind].left, depth)
    if due >> RIGHT & 1:
        value += enchantment_worth(glance, position.box.cards[left_card(position, seat)].right, depth)
    return value


def enchantment_worth(glance: Glance, effect: int, depth: int = 0) -> float:
    """An enchantment with what listens to it; one that would do harm is left."""
    return max(0.0, glance.promise(effect, NONE, depth) + heard(glance, ENCHANTMENT_GAINED))


def right_later(glance: Glance, kind: int, depth: int = 0) -> float:
    """What the right enchantment of a card on the current space will bring; nothing in the last era or without one."""
    if kind < 0 or glance.position.era[glance.seat] >= 4:
        return 0.0
    effect = glance.position.box.cards[kind].right
    return RIGHT_LATER * enchantment_worth(glance, effect, depth) if effect >= 0 else 0.0


def best_card(glance: Glance, depth: int) -> float:
    """The best card of the hand; a card that one does not see is an average one."""
    best = 0.0
    for kind in glance.position.hands[glance.seat]:
        best = max(best, played_worth(glance, kind, depth) if kind >= 0 else 8.0)
    return best


def play_over_worth(glance: Glance, depth: int) -> float:
    """A card over the current one, which may still be of use."""
    if depth > DEEP or not can_play(glance.position, glance.seat):
        return 0.0
    position, seat = glance.position, glance.seat
    shown = visible_card(position, seat, position.current_space(seat))
    left = 3.0 if position.ability[seat] != NONE or shown in position.lasting[seat] else 0.0
    return max(0.0, best_card(glance, depth + 1) - left - CARD[glance.era])


# ---- the map


def explore_worth(glance: Glance, depth: int) -> float:
    """Sides that match, and the benefit of the best tile at hand."""
    position, seat = glance.position, glance.seat
    if glance.era >= 5 and not glance.resource:
        best = 0.0
    else:
        best = 0.7 * glance.resource
    supply = position.supply[seat]
    if not supply and not glance.new_tiles:
        return 0.0
    if supply and depth <= DEEP:
        for tile in supply:
            best = max(best, glance.promise(position.box.tiles[tile].benefit, NONE, depth + 1))
    return EXPLORATION + best - 1.0 + heard(glance, EXPLORED)


def control_worth(glance: Glance) -> float:
    """A territory more: the icons of the armory row, and a few spaces and dice that count territories."""
    icons = len([place for place in (2, 4) if is_open(glance.position, glance.seat, ARMORY, place)])
    return CONTROL * (2.0 + glance.scorings) + icons * glance.scorings


def conquer_worth(glance: Glance, where: int, dice: int, here: int = NONE) -> float:
    """The dice and the control, and a chance of more in what seems the best place."""
    position, seat = glance.position, glance.seat
    if position.outposts[seat] <= 0:
        return 0.0
    best = -1.0
    for place in targets(position, seat, where, here):
        best = max(best, target_worth(glance, place))
    if best < 0.0:
        return 0.0
    best += heard(glance, CONQUERED) + heard(glance, OUTPOST_USED) + heard(glance, RED_SHOWN)
    if glance.changes >> NAMED_DIE & 1:
        return NAMED + best
    if glance.changes >> MORE_OPTIONS & 1:
        best += ROLLED_TWICE
    return RED_DIE + (BOTH_MORE if dice > ONE_DIE else 0.0) + best


def target_worth(glance: Glance, place: int) -> float:
    """A territory to conquer, besides the dice: control, what it takes from others, achievements, a trap to fear."""
    position, seat = glance.position, glance.seat
    value = control_worth(glance)
    if position.land[place] >= 0:
        value += 0.4  # two faces of a die pay what the tile gives
    if place == position.board.island:
        value += next_slot(glance, MIDDLE_ISLAND)
    if not position.pieces[place]:
        return value + heard(glance, EMPTY_CONQUERED)
    holder = position.controller(place)
    if holder == NONE:
        return value
    value += HELD + 0.3 * glance.scorings
    slot = next_slot(glance, TOPPLE_TWO)
    if slot > 0.0:
        value += slot if toppled_by(position, seat) == 1 else FIRST_OF_TWO * slot
    hand = len(position.hands[holder])
    return value - TRAP * (hand if hand < 4 else 4) * (RED_DIE - 1.0)


def next_slot(glance: Glance, which: int) -> float:
    """The points of the best place left of an achievement; none for whoever has it."""
    position = glance.position
    earned = position.achieved[which]
    slots = position.box.achievements[which].slots[position.board.id]
    if glance.seat in earned or len(earned) >= len(slots):
        return 0.0
    return float(slots[len(earned)])


def star_worth(glance: Glance, depth: int) -> float:
    """The best space tile at hand, or an average one."""
    supply = glance.position.star_supply[glance.seat]
    if depth > DEEP or not supply:
        return SPACE_EXPLORED if glance.era < 5 else 10.0
    best = 0.0
    for star in supply:
        best = max(best, space_tile_worth(glance, star, depth + 1))
    return best


def space_tile_worth(glance: Glance, star: int, depth: int) -> float:
    """What a space tile gives at once, or while it lies explored."""
    tile = glance.position.box.stars[star]
    lasts = LASTING * TIME[glance.era] if tile.abilities.whenever else 0.0
    return glance.promise(tile.benefit, NONE, depth) + lasts


# ---- technology


def invent_worth(glance: Glance, depth: int) -> float:
    """The best tech card face up."""
    best = DISCOVERY * TIME[glance.era]
    for card in glance.position.display:
        best = max(best, tech_worth(glance, card, depth + 1))
    return best + heard(glance, INVENTED)


def tech_worth(glance: Glance, card: int, depth: int) -> float:
    """A tech card come into the bottom row: counted on the income mat, and upgraded by and by."""
    position, seat = glance.position, glance.seat
    icons = len([place for place in (0, 2, 4) if is_open(position, seat, MARKET, place)])
    value = float(icons * glance.scorings)
    if depth > DEEP:
        return value + 2.0
    waiting = 1
    for other in range(len(position.tech_owner)):
        if position.tech_owner[other] == seat and position.tech_row[other] < 2:
            waiting += 1
    chance = (glance.scorings + 0.8) / waiting
    chance = chance if chance < 1.0 else 1.0
    tech = position.box.tech[card]
    value += CIRCLE * chance * glance.promise(tech.circle, card, DEEP)
    further = SQUARE if meets_needs(position, seat, card) else SQUARE_LATER
    return value + further * chance * glance.promise(tech.square, card, DEEP)


def upgrade_worth(glance: Glance, depth: int) -> float:
    """The best card to upgrade."""
    best = 0.0
    for card in upgradable(glance.position, glance.seat):
        best = max(best, raised_worth(glance, card, depth))
    return best


def raised_worth(glance: Glance, card: int, depth: int) -> float:
    """What a card gives when it is moved up a row."""
    tech = glance.position.box.tech[card]
    if depth > DEEP:
        return TYPICAL
    row = glance.position.tech_row[card]
    if row == TOP:
        return RECYCLED + heard(glance, UPGRADED) + 0.5 * glance.promise(tech.circle, card, depth + 1)
    value = heard(glance, UPGRADED, NONE, 2 * card + (row == MIDDLE))
    if row == BOTTOM:
        return value + glance.promise(tech.circle, card, depth + 1) + 1.0  # the square comes nearer
    return value + glance.promise(tech.square, card, depth + 1) + glance.aim(TOP_TECHS)


def use_worth(glance: Glance, square: bool, this: bool, depth: int) -> float:
    """The best card to use once more."""
    position, seat = glance.position, glance.seat
    if depth > DEEP or this:
        return TYPICAL
    best = 0.0
    for card in position.techs(seat, MIDDLE + square):
        tech = position.box.tech[card]
        best = max(best, glance.promise(tech.square if square else tech.circle, card, depth + 1))
    return best

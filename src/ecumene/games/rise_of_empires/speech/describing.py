"""Describing: what tiles do, as texts for whoever shows them: `every turn 3 food`, `free action: swap 1 gold for …`.

Nothing is written tile by tile: the texts are made of the effects and the numbers in the content, so that an owner's
content reads as well as ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.effect_texts import together
from ecumene.core.effects import Effect, InOrder
from ecumene.core.scene import Message
from ecumene.core.texts import in_a_row, message
from ecumene.games.rise_of_empires.box.box import EmpiresBox
from ecumene.games.rise_of_empires.box.content import (
    ANY_REGION,
    ANY_REGION_COST,
    CITY,
    CUBE,
    FOOD,
    GOLD,
    MODIFIERS,
    NONE,
    POINT,
    PROGRESS,
    RESOURCE,
    THINGS,
    City,
    Land,
    Region,
    Side,
    TradeSpace,
)
from ecumene.games.rise_of_empires.play.free_combat import Ally, FreeFight, Strike
from ecumene.games.rise_of_empires.play.gains import COUNTED, PER_ALLIANCE, Gain, Per, Swap
from ecumene.games.rise_of_empires.play.trade import FreeTrade

GAME: Final = "rise_of_empires-"
EFFECT: Final = "rise_of_empires-effect-"


# ---- texts in a row


def several(how: str, texts: Sequence[Message]) -> Message:
    """Texts one after the other, joined by `and`, `or`, `then`, `plus` or as a `list`; the fourth takes in the rest."""
    return in_a_row("rise_of_empires", how, texts)


def counted(thing: str, n: int) -> Message:
    """`2 cubes`."""
    return message(GAME + "count", n=n, thing=thing)


def amounts(numbers: Sequence[int]) -> Message:
    """So many of each thing: `1 gold and 2 resources`."""
    return several("and", [counted(THINGS[thing], n) for thing, n in enumerate(numbers) if n])


# ---- tiles


def tile_text(box: EmpiresBox, tile: int) -> Message:
    """What a sort of tile of the display does."""
    sort = box.tiles[tile]
    if sort.family == PROGRESS:
        return progress_text(box, sort.thing)
    if sort.family == CITY:
        return city_text(box.cities[sort.thing])
    return land_text(box.lands[sort.thing])


# ---- progress tiles


def progress_text(box: EmpiresBox, kind: int) -> Message:
    """All that a progress tile does: every turn, as a free action, and at all times."""
    tile = box.progress[kind]
    texts: list[Message] = []
    if tile.each_turn != NONE:
        texts.append(message(EFFECT + "each-turn", what=_yield(box.book[tile.each_turn])))
    if tile.free != NONE:
        texts.append(message(EFFECT + "free", what=describe(box.book[tile.free])))
    for which, name in enumerate(MODIFIERS):
        value = tile.modifiers[which]
        if value and which == ANY_REGION:
            cost = tile.modifiers[ANY_REGION_COST]
            texts.append(message(f"{GAME}modifier-{name}", n=value, cost=cost))
        elif value and which != ANY_REGION_COST:
            texts.append(message(f"{GAME}modifier-{name}", n=abs(value)))
    return several("list", texts)


def describe(effect: Effect) -> Message:
    """What an effect does when it is done."""
    told = together("rise_of_empires", effect, describe)
    if told is not None:
        return told
    if isinstance(effect, (Gain, Per)):
        return message(EFFECT + "gain", what=_yield(effect))
    if isinstance(effect, Swap):
        return message(EFFECT + "swap", paid=amounts(effect.paid), gained=amounts(effect.gained))
    return _on_the_map(effect)


def _on_the_map(effect: Effect) -> Message:
    if isinstance(effect, FreeFight):
        return message(EFFECT + "fight", own=effect.attacker, other=effect.defender)
    if isinstance(effect, Strike):
        return message(EFFECT + "strike", cubes=counted(THINGS[CUBE], effect.defender), range=effect.steps)
    if isinstance(effect, Ally):
        return message(EFFECT + "ally")
    if isinstance(effect, FreeTrade):
        return message(EFFECT + "trade")
    return message(EFFECT + "other")


def _yield(effect: Effect) -> Message:
    """What a gain brings, without the word: `1 gold for each of your towns (at most 2)`."""
    if isinstance(effect, Gain):
        return amounts(effect.amounts)
    if isinstance(effect, Per):
        given = [n for n in effect.amounts if n]
        what, of = amounts(effect.amounts), message(f"{GAME}per-{COUNTED[effect.of]}", n=effect.each)
        if effect.of == PER_ALLIANCE:  # there is one or none
            return message(EFFECT + "if", what=what, of=of)
        return message(EFFECT + "per", what=what, of=of, most=effect.most, kinds=len(given))
    if isinstance(effect, InOrder):
        return several("plus", [_yield(part) for part in effect.several])
    return describe(effect)


# ---- other tiles


def land_text(land: Land) -> Message:
    """What a territory tile brings each turn, and costs."""
    given = [0] * len(THINGS)
    given[CUBE], given[FOOD], given[POINT] = land.cube, max(land.food, 0), land.points
    if land.choice:
        return message(GAME + "land-choice", what=amounts(given))
    if land.food < 0:
        return message(GAME + "land-costs", what=amounts(given), cost=counted(THINGS[FOOD], -land.food))
    return message(GAME + "land", what=amounts(given))


def city_text(city: City) -> Message:
    """What a city or a wonder costs and brings."""
    texts = [message(GAME + "city-price", cost=amounts(city.cost))]
    if city.wonder:
        return several("list", [*texts, message(GAME + "wonder-once", n=city.once)])
    given = [*city.income, city.points]
    if any(given):
        texts.append(message(GAME + "city-yield", what=amounts(given)))
    upkeep = [0] * len(THINGS)
    upkeep[RESOURCE], upkeep[FOOD] = city.resource_upkeep, city.food_upkeep
    if any(upkeep):
        texts.append(message(GAME + "city-upkeep", what=amounts(upkeep)))
    return several("list", texts)


def side_text(side: Side) -> Message:
    """What a side of an empire tile allows: regions, the sea, fights."""
    texts = [message(GAME + "side-regions", n=side.regions)]
    if side.sea:
        texts.append(message(GAME + "side-sea"))
    for number, (own, other) in enumerate(side.lines):
        texts.append(message(GAME + ("side-lower" if number else "side-line"), own=own, other=other))
    return several("list", texts)


def trade_text(space: TradeSpace, more_gold: int = 0) -> Message:
    """What a space of the trade track takes and gives."""
    given = [0] * len(THINGS)
    given[GOLD], given[POINT] = space.gold + more_gold, space.points
    return message(GAME + "trade-space", discs=counted(THINGS[RESOURCE], space.discs), what=amounts(given))


def region_text(region: Region) -> Message:
    """What a region is worth to the first and to the second, and its benefit."""
    texts = [message(GAME + "region-points", first=region.first, second=region.second)]
    if region.benefit != NONE:
        texts.append(counted(THINGS[region.benefit], region.amount))
    return several("list", texts)

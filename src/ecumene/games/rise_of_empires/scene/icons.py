"""Icons: what tiles, spaces and regions cost and give, as the page draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.effects import Choose, Effect, EffectBook, InOrder, May
from ecumene.core.scene import Badge, Message
from ecumene.games.rise_of_empires.box.content import (
    ANY_REGION_COST,
    CUBE,
    FOOD,
    MODIFIERS,
    NONE,
    POINT,
    THINGS,
    City,
    Land,
    Progress,
    Side,
    TradeSpace,
)
from ecumene.games.rise_of_empires.play.free_combat import Ally, FreeFight, Strike
from ecumene.games.rise_of_empires.play.gains import Gain, Per, Swap
from ecumene.games.rise_of_empires.play.trade import FreeTrade
from ecumene.games.rise_of_empires.scene.things import said
from ecumene.games.rise_of_empires.speech.describing import counted

GOODS: Final = ("coin", "resource", "cube", "food", "points")
"""The icon of each thing."""

MODIFIER_ICONS: Final = (
    "conquer", "conquer", "shield", "map", "waves", "compass", "", "city", "wonder", "wonder", "scroll", "scroll",
    "city", "food", "trade", "disc", "compass", "coin",
)  # fmt: skip
"""The icon of what a tile changes all the time, in the order of the modifiers; hiring has no icon of its own."""


MOST_FREE: Final = 2
"""So many things that a free action may give have room on a tile; words tell the rest."""


def things(amounts: Sequence[int], sign: str = "") -> list[Badge]:
    """So many of each thing, each a badge."""
    return [amount(thing, n, sign) for thing, n in enumerate(amounts) if n]


def amount(thing: int, n: int, sign: str = "") -> Badge:
    """So many of a thing; a loss says so."""
    label: Message = counted(THINGS[thing], n)
    if sign:
        return {"icon": GOODS[thing], "text": f"{sign}{n}", "label": said("scene-upkeep", what=label), "tone": "loss"}
    return {"icon": GOODS[thing], "text": str(n), "label": label}


# ---- progress tiles


def progress_badges(book: EffectBook, tile: Progress) -> list[Badge]:
    """What a progress tile brings each turn, as a free action (in a circle) and all the time (in a square)."""
    badges: list[Badge] = []
    if tile.each_turn != NONE:
        badges += effect_badges(book[tile.each_turn])
    if tile.free != NONE:
        for badge in effect_badges(book[tile.free])[:MOST_FREE]:
            badge["shape"] = "circle"
            badges.append(badge)
    for which, name in enumerate(MODIFIERS):
        if tile.modifiers[which] and which != ANY_REGION_COST:
            label = said(f"modifier-{name}", n=abs(tile.modifiers[which]), cost=tile.modifiers[ANY_REGION_COST])
            badges.append({"icon": MODIFIER_ICONS[which], "label": label, "shape": "square"})
    return badges


def effect_badges(effect: Effect) -> list[Badge]:
    """The gains of an effect as badges; what only words can tell is a sign."""
    if isinstance(effect, (InOrder, Choose)):
        found: list[Badge] = []
        for part in effect.several:
            found += effect_badges(part)
        return found
    if isinstance(effect, May):
        return effect_badges(effect.part)
    if isinstance(effect, Gain):
        return things(effect.amounts)
    if isinstance(effect, Per):
        return [_up_to(thing, effect.most) for thing, n in enumerate(effect.amounts) if n]
    if isinstance(effect, Swap):
        return things(effect.gained)
    return _deeds(effect)


def _up_to(thing: int, most: int) -> Badge:
    """At most so many of a thing: it depends on what else one has."""
    return {"icon": GOODS[thing], "text": f"≤{most}", "label": said("scene-up-to", what=counted(THINGS[thing], most))}


def _deeds(effect: Effect) -> list[Badge]:
    if isinstance(effect, FreeFight):
        label = said("side-line", own=effect.attacker, other=effect.defender)
        return [{"icon": "conquer", "text": f"{effect.attacker}:{effect.defender}", "label": label}]
    if isinstance(effect, Strike):
        return [{"icon": "bow", "text": str(effect.defender)}]
    if isinstance(effect, Ally):
        return [{"icon": "handshake"}]
    return [{"icon": "trade"}] if isinstance(effect, FreeTrade) else []


# ---- other tiles


def land_badges(land: Land) -> list[Badge]:
    """What a territory brings each turn, and takes."""
    badges: list[Badge] = []
    if land.points:
        badges.append(amount(POINT, land.points))
    if land.food:
        badges.append(amount(FOOD, land.food) if land.food > 0 else amount(FOOD, -land.food, "−"))
    if land.cube:
        badges.append(amount(CUBE, land.cube))
    if land.choice:
        badges.append({"icon": "any", "label": said("scene-choice")})
    return badges


def city_badges(city: City) -> list[Badge]:
    """What a city brings each turn and takes, or what a wonder brings once."""
    if city.wonder:
        return [{"icon": "points", "text": str(city.once), "label": said("wonder-once", n=city.once)}]
    badges = things([*city.income, city.points])
    if city.food_upkeep:
        badges.append(amount(FOOD, city.food_upkeep, "−"))
    if city.resource_upkeep:
        badges.append(amount(1, city.resource_upkeep, "−"))
    return badges


def side_badges(side: Side) -> list[Badge]:
    """How many regions, the sea, and the fights of an empire tile."""
    badges: list[Badge] = [{"icon": "map", "text": str(side.regions), "label": said("side-regions", n=side.regions)}]
    if side.sea:
        badges.append({"icon": "waves", "label": said("side-sea")})
    for number, (own, other) in enumerate(side.lines):
        label = said("side-lower" if number else "side-line", own=own, other=other)
        badges.append({"icon": "conquer", "text": f"{own}:{other}", "label": label})
    return badges


def trade_badges(space: TradeSpace) -> list[Badge]:
    """What a space of the trade track takes and gives."""
    return [amount(1, space.discs), {"icon": "then"}, *things([space.gold, 0, 0, 0, space.points])]

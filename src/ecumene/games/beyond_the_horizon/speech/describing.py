"""Describing: what cards, tiles and spaces do, as texts for whoever shows them: `at once: gain 3 coins; action: …`.

Nothing is written card by card: the texts are made of the effects and the numbers in the content, so that an owner's
content reads as well as ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.effect_texts import together
from ecumene.core.effects import Each, Effect, EffectBook, InOrder, May
from ecumene.core.scene import Message
from ecumene.core.texts import in_a_row, message
from ecumene.games.beyond_the_horizon.box.actions import PRODUCTS
from ecumene.games.beyond_the_horizon.box.components import (
    Building,
    Deed,
    Government,
    InvestmentSpace,
    Leader,
    Objective,
    PointsPer,
    Technology,
    Territory,
    TrackSpace,
)
from ecumene.games.beyond_the_horizon.box.terms import (
    ANY,
    COIN,
    COLUMN,
    COLUMN_IDS,
    COUNT_FLAT,
    COUNTERS,
    EITHER,
    EVENTS,
    FORTIFY,
    GOVERNMENT,
    IMMEDIATE,
    LEVELS,
    MODIFIERS,
    MONARCHY,
    MOVE,
    NONE,
    STAGES,
    THEOCRACY,
    TOKENS,
    TRACKS,
    UNITS,
)
from ecumene.games.beyond_the_horizon.play.building import Build, GainBuilding
from ecumene.games.beyond_the_horizon.play.exploring import ExploreMore
from ecumene.games.beyond_the_horizon.play.gains import Activate, Gain, Pay, Points, TakeToken
from ecumene.games.beyond_the_horizon.play.governments import UseTheocracy
from ecumene.games.beyond_the_horizon.play.investing import Invest
from ecumene.games.beyond_the_horizon.play.moving import Move
from ecumene.games.beyond_the_horizon.play.private import PrivateTechnology
from ecumene.games.beyond_the_horizon.play.production import Produce
from ecumene.games.beyond_the_horizon.play.research import Research
from ecumene.games.beyond_the_horizon.play.settling import SettleNow
from ecumene.games.beyond_the_horizon.play.spaces import BasicAction, CopyAction
from ecumene.games.beyond_the_horizon.play.units import Recruit, Upgrade

GAME: Final = "beyond_the_horizon-"
EFFECT: Final = "beyond_the_horizon-effect-"
CARD: Final = "beyond_the_horizon-card-"


# ---- texts in a row


def several(how: str, texts: Sequence[Message]) -> Message:
    """Texts one after the other, joined by `and`, `or`, `then` or as a `list`; the fourth takes in the rest."""
    return in_a_row("beyond_the_horizon", how, texts)


def counted(thing: str, n: int) -> Message:
    """`2 pawns`."""
    return message(GAME + "count", n=n, thing=thing)


def named(thing: str) -> Message:
    """The name of a thing."""
    return message(GAME + "named", thing=thing)


# ---- effects


def effect_text(book: EffectBook, number: int) -> Message:
    """What the effect of that number does; nothing where there is none."""
    return several("then", []) if number == NONE else describe(book.effects[number])


def describe(effect: Effect) -> Message:
    """What an effect does when it is done."""
    for tell in (_together, _goods, _tree, _units, _map):
        told = tell(effect)
        if told is not None:
            return told
    return message(EFFECT + "other")


def _together(effect: Effect) -> Message | None:
    if isinstance(effect, Each):
        return _each(effect.part)
    if isinstance(effect, Pay):
        cost = price_text(effect.coins, effect.population)
        return message(EFFECT + "pay", cost=cost, what=describe(effect.then))
    return together("beyond_the_horizon", effect, describe, branch_text)


def branch_text(effect: Effect) -> Message:
    """What one of several choices does: its parts keep together."""
    if isinstance(effect, InOrder):
        return several("and", [describe(part) for part in effect.several])
    return describe(effect)


def _each(part: Effect) -> Message:
    """What all others get: points whether they like it or not, the rest if they do."""
    if isinstance(part, Points):
        return message(EFFECT + "each-points", n=part.points)
    return message(EFFECT + "each", what=describe(part.part if isinstance(part, May) else part))


def price_text(coins: int, population: int) -> Message:
    """`pay 2 coins and exhaust 1 pawn`."""
    texts: list[Message] = []
    if coins:
        texts.append(message(EFFECT + "pay-coins", n=coins))
    if population:
        texts.append(message(EFFECT + "exhaust", n=population))
    return several("and", texts)


def _goods(effect: Effect) -> Message | None:
    if isinstance(effect, Gain):
        return message(EFFECT + "gain", n=effect.coins)
    if isinstance(effect, Activate):
        return message(EFFECT + "activate", n=effect.pawns)
    if isinstance(effect, Points):
        return message(EFFECT + "points", n=effect.points)
    if isinstance(effect, Produce):
        return message(f"{EFFECT}produce-{PRODUCTS[effect.what]}")
    if isinstance(effect, TakeToken):
        if effect.sort == EITHER:
            return message(EFFECT + "token-either")
        return message(EFFECT + "token", token=TOKENS[effect.sort])
    if isinstance(effect, GainBuilding):
        return message(EFFECT + "building", level=LEVELS[effect.level])
    if isinstance(effect, Invest):
        if effect.track == ANY:
            return message(EFFECT + "invest-any", n=effect.times)
        return message(EFFECT + "invest", n=effect.times, track=TRACKS[effect.track])
    return None


def _tree(effect: Effect) -> Message | None:
    if isinstance(effect, Research):
        key = "research" + ("-column" if effect.column else "") + ("-free" if effect.free else "")
        return message(EFFECT + key, level=LEVELS[effect.level])
    if isinstance(effect, PrivateTechnology):
        return message(EFFECT + "private", n=effect.look_at, level=LEVELS[effect.level])
    if isinstance(effect, BasicAction):
        return message(EFFECT + "basic", n=effect.times)
    if isinstance(effect, CopyAction):
        return message(EFFECT + "copy")
    if isinstance(effect, UseTheocracy):
        return message(EFFECT + "theocracy")
    return None


def _units(effect: Effect) -> Message | None:
    if isinstance(effect, Recruit):
        key = "recruit" + ("-either" if effect.unit == EITHER else "") + ("-active" if effect.active else "")
        if effect.unit == EITHER:
            return message(EFFECT + key, n=effect.times, strength=effect.strength)
        return message(EFFECT + key, n=effect.times, strength=effect.strength, unit=UNITS[effect.unit])
    if isinstance(effect, Upgrade):
        if effect.unit == EITHER:
            return message(EFFECT + "upgrade-any", n=effect.by)
        return message(EFFECT + "upgrade", n=effect.by, unit=UNITS[effect.unit])
    return None


def _map(effect: Effect) -> Message | None:
    if isinstance(effect, Move):
        return message(EFFECT + "move", n=effect.points)
    if isinstance(effect, ExploreMore):
        return message(EFFECT + "explore-more", n=effect.more)
    if isinstance(effect, SettleNow):
        return message(EFFECT + ("fortify" if effect.sort == FORTIFY else "colonise"), n=effect.bonus)
    if isinstance(effect, Build):
        return message(EFFECT + "build", n=effect.discount)
    return None


# ---- lasting effects, occasions, points and conditions


def modifier_texts(modifiers: Sequence[int]) -> list[Message]:
    """What a card changes all the time."""
    return [message(f"{GAME}modifier-{MODIFIERS[which]}", n=n) for which, n in enumerate(modifiers) if n]


def when_text(book: EffectBook, event: int, effect: int) -> Message:
    """What answers an event."""
    return message(f"{GAME}when-{EVENTS[event]}", what=effect_text(book, effect))


def points_text(several_points: Sequence[PointsPer]) -> Message:
    """What a card scores at the end: `1 point for every 3 coins you have (at most 5)`."""
    texts: list[Message] = []
    for per in several_points:
        points = message(GAME + "points", n=per.points)
        if per.counter == COUNT_FLAT:
            texts.append(points)
            continue
        of = message(f"{GAME}per-{COUNTERS[per.counter]}", n=per.every)
        if per.most:
            texts.append(message(GAME + "points-per-most", points=points, of=of, most=per.most))
        else:
            texts.append(message(GAME + "points-per", points=points, of=of))
    return several("and", texts)


def needs_text(how: str, needs: Sequence[tuple[int, int]]) -> Message:
    """What one must have, joined by `and` or by `or`."""
    return several(how, [message(f"{GAME}need-{COUNTERS[counter]}", n=least) for counter, least in needs])


# ---- cards


def technology_text(book: EffectBook, technology: Technology) -> Message:
    """All that a technology does: at once, as an action, at all times, at an event, at the end."""
    texts: list[Message] = []
    if technology.bonus != NONE:
        texts.append(message(CARD + "bonus", what=effect_text(book, technology.bonus)))
    if technology.action:
        what = paid_text(book, technology.coins, technology.population, technology.effect)
        texts.append(message(CARD + "action", what=what))
    texts += modifier_texts(technology.modifiers)
    if technology.when != NONE:
        texts.append(when_text(book, technology.when, technology.then))
    if technology.points:
        texts.append(message(CARD + "end", what=points_text(technology.points)))
    return several("list", texts)


def leader_text(book: EffectBook, leader: Leader) -> Message:
    """What a leader gives at once and at the end."""
    texts: list[Message] = []
    if leader.bonus != NONE:
        texts.append(message(CARD + "bonus", what=effect_text(book, leader.bonus)))
    if leader.points:
        texts.append(message(CARD + "end", what=points_text(leader.points)))
    return several("list", texts)


def government_text(book: EffectBook, government: Government) -> Message:
    """All four stages of a government."""
    return several("list", [stage_text(book, government, stage) for stage in range(len(STAGES))])


def stage_text(book: EffectBook, government: Government, stage: int) -> Message:
    """What a government gives at one of its stages, with the name of the stage."""
    return message(CARD + "stage", stage=STAGES[stage], what=_stage(book, government, stage))


def _stage(book: EffectBook, government: Government, stage: int) -> Message:
    if stage == THEOCRACY:
        return when_text(book, government.when, government.theocracy)
    if stage == MONARCHY:
        return effect_text(book, government.monarchy)
    if stage > MONARCHY:
        return points_text(government.points)
    texts = modifier_texts(government.modifiers)
    if government.despotism_when != NONE:
        texts.append(when_text(book, government.despotism_when, government.despotism))
    return several("and", texts)


def objective_text(objective: Objective) -> Message:
    """What an objective asks for."""
    return needs_text("and", objective.needs)


def deed_text(book: EffectBook, deed: Deed) -> Message:
    """What a space of the pawn costs and does, and what it asks for."""
    texts = [paid_text(book, deed.coins, deed.population, deed.effect)]
    if deed.needs:
        texts.append(message(GAME + "deed-needs", what=needs_text("or", deed.needs)))
    return several("list", texts)


def paid_text(book: EffectBook, coins: int, population: int, effect: int) -> Message:
    """An effect with its price."""
    what = effect_text(book, effect)
    if not coins and not population:
        return what
    return message(GAME + "deed-costs", cost=price_text(coins, population), what=what)


# ---- tiles


def territory_text(book: EffectBook, territory: Territory) -> Message:
    """The strength of a territory, what its explorer gains, its village and its city."""
    texts = [message(GAME + "tile-strength", n=territory.strength)]
    if territory.reveal != NONE:
        texts.append(message(GAME + "tile-reveal", what=effect_text(book, territory.reveal)))
    village = message(GAME + "points", n=territory.village_points)
    bonus, track = effect_text(book, territory.village_bonus), TRACKS[territory.village_track]
    texts.append(message(GAME + "tile-village", track=track, what=bonus, points=village))
    city = message(GAME + "points", n=territory.city_points)
    texts.append(message(GAME + "tile-city", track=TRACKS[territory.city_track], points=city))
    return several("list", texts)


def building_text(book: EffectBook, building: Building) -> Message:
    """What a building costs, what its builders gain, and what the first one scores."""
    texts = [message(GAME + "building-cost", n=building.cost)]
    if building.bonus != NONE:
        texts.append(message(GAME + "building-bonus", what=effect_text(book, building.bonus)))
    points = message(GAME + "points", n=building.left_points)
    texts.append(message(GAME + "building-left", track=TRACKS[building.left_track], points=points))
    texts.append(message(GAME + "building-right", track=TRACKS[building.right_track]))
    return several("list", texts)


# ---- the player board


def track_text(book: EffectBook, space: TrackSpace, government: Government | None) -> Message:
    """What a cube uncovers when it leaves a development track."""
    if space.kind == COLUMN:
        return message(GAME + "uncovers-column", column=COLUMN_IDS[space.value])
    if space.kind == COIN:
        return message(GAME + "uncovers-coins", n=space.value)
    if space.kind == GOVERNMENT:
        return named(STAGES[space.value]) if government is None else stage_text(book, government, space.value)
    return effect_text(book, space.effect)


def investment_text(book: EffectBook, space: InvestmentSpace) -> Message:
    """What a cube covers on the investment track."""
    if space.kind == IMMEDIATE:
        return effect_text(book, space.effect)
    if space.kind == MOVE:
        return message(GAME + "covers-move", n=space.value)
    return message(GAME + "covers-points", points=message(GAME + "points", n=space.value))


def spaces_text(spaces: tuple[tuple[int, ...], tuple[int, ...]], seats: int) -> Message:
    """The spaces of an action with so many players: `2 spaces, 1 of them with a fee`.

    [beyond_the_horizon.action.technology_spaces]
    """
    paid = spaces[1][seats]
    return message("beyond_the_horizon-text-spaces", n=spaces[0][seats] + paid, paid=paid)

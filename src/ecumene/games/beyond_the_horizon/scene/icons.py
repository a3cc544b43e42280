"""Icons: what cards, tiles and spaces cost and do, as the page draws it. Words tell the same in full: `describing`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.effects import AnyOrder, Choose, Each, Effect, EffectBook, InOrder, May
from ecumene.core.scene import IconLine, Message
from ecumene.core.staging import Icons, icon
from ecumene.games.beyond_the_horizon.box.components import InvestmentSpace, PointsPer, TrackSpace
from ecumene.games.beyond_the_horizon.box.terms import (
    ANY,
    COIN,
    COLUMN,
    COLUMN_IDS,
    EITHER,
    GOVERNMENT,
    LEVELS,
    MOVE,
    NONE,
    SETTLER,
    SOLDIER,
    STAGES,
    TOKENS,
    TRACKS,
    UNITS,
)
from ecumene.games.beyond_the_horizon.box.terms import IMMEDIATE as AT_ONCE
from ecumene.games.beyond_the_horizon.play.building import Build, GainBuilding
from ecumene.games.beyond_the_horizon.play.exploring import ExploreMore
from ecumene.games.beyond_the_horizon.play.gains import Activate, Gain, Pay, Points, TakeToken
from ecumene.games.beyond_the_horizon.play.governments import UseTheocracy
from ecumene.games.beyond_the_horizon.play.investing import Invest
from ecumene.games.beyond_the_horizon.play.moving import Move
from ecumene.games.beyond_the_horizon.play.private import PrivateTechnology
from ecumene.games.beyond_the_horizon.play.production import COINS, Produce
from ecumene.games.beyond_the_horizon.play.research import Research
from ecumene.games.beyond_the_horizon.play.settling import SettleNow
from ecumene.games.beyond_the_horizon.play.spaces import BasicAction, CopyAction
from ecumene.games.beyond_the_horizon.play.units import Recruit, Upgrade

TRACK_ICONS: Final = ("food", "economy", "infrastructure", "any")
"""The icon of each development track, and of one's choice among them."""
LEVEL_ICONS: Final = ("level-1", "level-2", "level-3", "level-4")
COLOUR_ICONS: Final = ("science", "trade", "sword", "temple")
"""The sign of each colour of technologies: colour never speaks alone."""
FAMILIES: Final = ("slate", "leaf", "brick", "gold", "violet")
"""How the page tints each colour of technologies, and level IV."""
STAGE_ICONS: Final = ("despotism", "temple", "crown", "democracy")

# when something holds
ONCE: Final = "bolt"
ACTION: Final = "action"
ALWAYS: Final = "always"
OCCASION: Final = "bell"
AT_THE_END: Final = "trophy"

MODIFIER_ICONS: Final = (
    ("tech", "discount"), ("income", "coin"), ("income", "pawn"), ("steps",), ("explore",), ("pawn", "left"),
    ("village", "shield"), ("settler", "upgrade"), ("soldier", "upgrade"), ("coin-free",), ("building", "discount"),
    ("tech", "column"), ("trade", "discount"), ("token", "discount"),
)  # fmt: skip
"""The icons of what a card changes all the time, in the order of the modifiers; the number belongs to the last."""

EVENT_ICONS: Final = (
    ("cube",), ("flag",), ("income", "coin"), ("building",), ("tech",), ("explore",), ("income",), ("village",),
    ("fort",), ("action",),
)  # fmt: skip
"""The icons of the occasions that cards answer, in the order of the events."""

COUNTER_ICONS: Final = (
    (), ("tech",), ("tech", "level-2"), ("tech", "level-3"), ("colours",), ("village",), ("fort",), ("building",),
    ("map",), ("cube",), ("pawn",), ("crown",), ("handshake",), ("column",), ("coin",), ("cube", "economy"),
    ("tech", "level-3"), ("colours",), ("village", "fort"), ("shield",), ("tech", "level-2"),
)  # fmt: skip
"""The icons of what is counted, in the order of the counters."""


# ---- effects


def effect_icons(book: EffectBook, number: int) -> Icons:
    """The icons of an effect; none where there is none."""
    return [] if number == NONE else icons_of(book.effects[number])


def icons_of(effect: Effect) -> Icons:
    """What an effect does, icon by icon."""
    if isinstance(effect, (InOrder, AnyOrder)):
        return _joined(effect.several)
    if isinstance(effect, Choose):
        return _joined(effect.several, "or")
    if isinstance(effect, May):
        return icons_of(effect.part)
    if isinstance(effect, Each):
        return [icon("opponent"), *icons_of(effect.part)]
    if isinstance(effect, Pay):
        return [*price_icons(effect.coins, effect.population), icon("then"), *icons_of(effect.then)]
    for draw in (_goods, _tree, _units):
        drawn = draw(effect)
        if drawn:
            return drawn
    return _map(effect)


def _joined(parts: Sequence[Effect], between: str = "") -> Icons:
    found: Icons = []
    for number, part in enumerate(parts):
        if number and between:
            found.append(icon(between))
        found += icons_of(part)
    return found


def price_icons(coins: int, population: int) -> Icons:
    """Coins to pay and pawns to exhaust."""
    found: Icons = [icon("coin", coins)] if coins else []
    return [*found, icon("pawn", population)] if population else found


def _goods(effect: Effect) -> Icons:
    if isinstance(effect, Gain):
        return [icon("coin", effect.coins)]
    if isinstance(effect, Activate):
        return [icon("pawn", effect.pawns)]
    if isinstance(effect, Points):
        return [icon("points", effect.points)]
    if isinstance(effect, Produce):
        return [icon("income"), icon("coin" if effect.what == COINS else "pawn")]
    if isinstance(effect, TakeToken):
        return [icon(token_icon(effect.sort))]
    if isinstance(effect, GainBuilding):
        return [icon("building"), icon(LEVEL_ICONS[effect.level])]
    if isinstance(effect, Invest):
        return [icon("cube", effect.times), icon(TRACK_ICONS[effect.track])]
    return []


def token_icon(sort: int) -> str:
    """The icon of a Colonise or Fortify token, or of either."""
    return "token" if sort == EITHER else f"token-{TOKENS[sort]}"


def _tree(effect: Effect) -> Icons:
    if isinstance(effect, Research):
        return [icon("tech"), icon(LEVEL_ICONS[effect.level])]
    if isinstance(effect, PrivateTechnology):
        return [icon("cards", effect.look_at), icon(LEVEL_ICONS[effect.level]), icon("then"), icon("tech")]
    if isinstance(effect, BasicAction):
        return [icon("action", effect.times)]
    if isinstance(effect, CopyAction):
        return [icon("copy"), icon("action")]
    return [icon("temple")] if isinstance(effect, UseTheocracy) else []


def _units(effect: Effect) -> Icons:
    if isinstance(effect, Recruit):
        one = unit_icons(effect.unit, effect.strength)
        return one * effect.times if effect.unit != EITHER else one
    if isinstance(effect, Upgrade):
        return [icon(UNITS[effect.unit] if effect.unit != EITHER else "unit"), icon("upgrade", effect.by)]
    return []


def unit_icons(unit: int, strength: int) -> Icons:
    """A settler or a soldier of a strength, or one of both."""
    if unit == EITHER:
        return [icon(UNITS[SETTLER], strength), icon("or"), icon(UNITS[SOLDIER], strength)]
    return [icon(UNITS[unit], strength)]


def _map(effect: Effect) -> Icons:
    if isinstance(effect, Move):
        return [icon("steps", effect.points)]
    if isinstance(effect, ExploreMore):
        return [icon("explore", effect.more)]
    if isinstance(effect, SettleNow):
        now = icon(("village", "fort")[effect.sort])
        return [now, icon("shield", effect.bonus)] if effect.bonus else [now]
    if isinstance(effect, Build):
        now = icon("build")
        return [now, icon("discount", effect.discount)] if effect.discount else [now]
    return [icon("star")]


# ---- lasting effects, occasions and points


def _several(names: Sequence[str], n: int) -> Icons:
    """Icons side by side, the last of them so many times."""
    return [icon(name, n if place == len(names) - 1 else 1) for place, name in enumerate(names)]


def modifier_icons(modifiers: Sequence[int]) -> Icons:
    """What a card changes all the time."""
    found: Icons = []
    for which, n in enumerate(modifiers):
        if n:
            found += _several(MODIFIER_ICONS[which], n)
    return found


def event_icons(event: int) -> Icons:
    """The occasion that a card answers."""
    return _several(EVENT_ICONS[event], 1)


def points_icons(several: Sequence[PointsPer]) -> Icons:
    """Points at the end, each with what is counted."""
    found: Icons = []
    for per in several:
        found.append(icon("points", per.points))
        if COUNTER_ICONS[per.counter]:
            found += [icon("per"), *_several(COUNTER_ICONS[per.counter], per.every)]
    return found


# ---- lines of a card


def line(sign: str, label: Message, icons: Icons, cost: Icons | None = None) -> IconLine:
    """A line of icons, with when it holds and what it costs."""
    found: IconLine = {"sign": sign, "icons": icons, "label": label}
    if cost:
        found["cost"] = cost
    return found


# ---- the player board


def track_icons(book: EffectBook, space: TrackSpace) -> Icons:
    """What a cube uncovers on a development track."""
    if space.kind == COLUMN:
        return [icon(f"column-{COLUMN_IDS[space.value].lower()}")]
    if space.kind == COIN:
        return [icon("income"), icon("coin", space.value)]
    if space.kind == GOVERNMENT:
        return [icon(STAGE_ICONS[space.value])]
    return effect_icons(book, space.effect)


def investment_icons(book: EffectBook, space: InvestmentSpace) -> Icons:
    """What a cube covers on the investment track."""
    if space.kind == AT_ONCE:
        return effect_icons(book, space.effect)
    return [icon("always"), icon("steps", space.value)] if space.kind == MOVE else [icon("points", space.value)]


assert len(TRACK_ICONS) == ANY + 1 == len(TRACKS) + 1
assert len(STAGE_ICONS) == len(STAGES)
assert len(LEVEL_ICONS) == len(LEVELS)

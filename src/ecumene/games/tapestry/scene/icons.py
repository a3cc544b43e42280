"""Icons: what an effect gives, as the page draws it on spaces, tiles and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.effects import AnyOrder, Choose, Each, Effect, InOrder, May, PayThen, Price
from ecumene.core.staging import Icons, icon
from ecumene.games.tapestry.box.content import BUILDINGS, RESOURCES, TRACKS, IncomeSpace
from ecumene.games.tapestry.play.advancing import Move
from ecumene.games.tapestry.play.buildings import Build, GainLandmark
from ecumene.games.tapestry.play.conquering import Conquer
from ecumene.games.tapestry.play.exploring import Explore
from ecumene.games.tapestry.play.gains import Draw, Gain, GainAny, GainCivilization, Lose, Points, PointsPer
from ecumene.games.tapestry.play.inspiration import Inspire
from ecumene.games.tapestry.play.inventing import Invent
from ecumene.games.tapestry.play.masterpieces import Broadcast, GainMasterpiece, RefreshMasterpieces
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.paying import CardPrice, ResourcePrice
from ecumene.games.tapestry.play.playing import PlayTapestry
from ecumene.games.tapestry.play.refreshing import Refresh
from ecumene.games.tapestry.play.repeating import RepeatPosition, RestartToken
from ecumene.games.tapestry.play.science import Research
from ecumene.games.tapestry.play.space import ExploreSpace
from ecumene.games.tapestry.play.technology import Upgrade
from ecumene.games.tapestry.play.territory import ANYWHERE, TerritoryBenefit
from ecumene.games.tapestry.play.using import Use

COUNTED_ICONS: Final[tuple[str, ...]] = (
    "per-tech", "per-capital", "per-territory", "per-tile", "per-tapestry", "per-landmark", "per-opponent",
    *[f"per-{building}" for building in BUILDINGS], *[f"per-{track}" for track in TRACKS],
    "per-building", "per-row", "per-column",
)  # fmt: skip
"""By what is counted, in the order of `gains.COUNTABLE`."""
DRAWN_ICONS: Final = ("territory", "space-tile", "tapestry")
PAID_ICONS: Final = ("any", "territory", "tapestry", "tech")
MANY_TRACKS: Final = 3
"""With more than so many to choose from, a step is one on any: a space has no room for all, and its words name them."""


def effect_icons(position: TapestryPosition, effect: int) -> Icons:
    """The icons of the effect of that number; none for no effect, or one that only words can tell."""
    return icons_of(position.book.effects[effect]) if effect >= 0 else []


def icons_of(effect: Effect) -> Icons:
    """The icons of an effect, in its order; between alternatives stands `or`."""
    if isinstance(effect, (InOrder, AnyOrder)):
        return _together([icons_of(part) for part in effect.several])
    if isinstance(effect, Choose):
        return _joined([icons_of(branch) for branch in effect.several], [icon("or")])
    if isinstance(effect, (May, Each)):
        return icons_of(effect.part)
    if isinstance(effect, PayThen):
        return [*_price(effect.price), icon("then"), *icons_of(effect.then)]
    for read in (_gains, _buildings, _moves, _deeds, _cards, _works):
        found = read(effect)
        if found:
            return found
    return []


def _joined(several: Sequence[Icons], between: Icons) -> Icons:
    found: Icons = []
    for icons in several:
        if found and icons:
            found += between
        found += icons
    return found


def _together(several: Sequence[Icons]) -> Icons:
    """What one gets besides each other; the same several times has its number before it."""
    first = several[0] if several else []
    again = len(several) > 1 and all(icons == first for icons in several)
    if not again or not first or first[0][0] == "points" or first[0][1] != 1:
        return _joined(several, [])
    return [icon(first[0][0], len(several)), *first[1:]]


def _price(price: Price) -> Icons:
    if isinstance(price, ResourcePrice):
        return [icon(PAID_ICONS[0], price.amount)]
    return [icon(PAID_ICONS[price.what], price.amount)] if isinstance(price, CardPrice) else []


# ---- chapter by chapter


def _amounts(amounts: Sequence[int], free: int = 0) -> Icons:
    found: Icons = [icon(RESOURCES[resource], n) for resource, n in enumerate(amounts) if n]
    return [*found, icon("any", free)] if free else found


def _gains(effect: Effect) -> Icons:
    if isinstance(effect, Gain):
        return _amounts(effect.amounts)
    if isinstance(effect, GainAny):
        return [icon("any", effect.amount)]
    if isinstance(effect, Lose):
        return [icon("discard"), *_amounts(effect.amounts, effect.any_amount)]
    if isinstance(effect, Draw):
        return [icon(DRAWN_ICONS[effect.what], effect.amount)]
    if isinstance(effect, GainCivilization):
        return [icon("civilization", effect.amount)]
    if isinstance(effect, Points):
        return [icon("points", effect.amount)]
    if isinstance(effect, PointsPer):
        return [icon(COUNTED_ICONS[effect.of], effect.each)]
    return []


def _buildings(effect: Effect) -> Icons:
    if isinstance(effect, Build):
        kinds = [name for kind, name in enumerate(BUILDINGS) if effect.kinds >> kind & 1]
        if len(kinds) == len(BUILDINGS):
            return [icon("building")]
        return _joined([[icon(name)] for name in kinds], [icon("or")])
    return [icon("landmark")] if isinstance(effect, GainLandmark) else []


def _moves(effect: Effect) -> Icons:
    if isinstance(effect, Move):
        step = "regress" if not effect.forward else "advance" if effect.benefit else "advance-free"
        tracks = [name for track, name in enumerate(TRACKS) if effect.tracks >> track & 1]
        named = [] if len(tracks) > MANY_TRACKS else _joined([[icon(name)] for name in tracks], [icon("or")])
        return [icon(step), *named]
    if isinstance(effect, Research):
        return [icon("research" if effect.benefit else "research-free", effect.times)]
    if isinstance(effect, RepeatPosition):
        return [icon("repeat")]
    return [icon("advance")] if isinstance(effect, RestartToken) else []


def _deeds(effect: Effect) -> Icons:
    if isinstance(effect, Explore):
        return [icon("explore-anywhere" if effect.where == ANYWHERE else "explore")]
    if isinstance(effect, ExploreSpace):
        return [icon("explore-space")]
    if isinstance(effect, Conquer):
        return [icon("conquer-anywhere" if effect.where == ANYWHERE else "conquer")]
    return [icon("tile-benefit")] if isinstance(effect, TerritoryBenefit) else []


def _cards(effect: Effect) -> Icons:
    if isinstance(effect, Invent):
        return [icon("invent"), *(icons_of(effect.then) if effect.then is not None else [])]
    if isinstance(effect, Upgrade):
        return [icon("upgrade")]
    if isinstance(effect, Use):
        return [icon("square" if effect.square else "circle")]
    if isinstance(effect, Refresh):
        return [icon("refresh")]
    return [icon("play-over")] if isinstance(effect, PlayTapestry) else []


def _works(effect: Effect) -> Icons:
    if isinstance(effect, GainMasterpiece):
        return [icon("masterpiece")]
    if isinstance(effect, Broadcast):
        return [icon("broadcast", effect.most)]
    if isinstance(effect, RefreshMasterpieces):
        return [icon("refresh")]
    return [icon("inspire")] if isinstance(effect, Inspire) else []


# ---- the income mat


def income_icons(space: IncomeSpace) -> Icons:
    """What a space of the income mat brings and scores once it is open."""
    found = _amounts(space.resources)
    if space.territory:
        found.append(icon("territory", space.territory))
    if space.tapestry:
        found.append(icon("tapestry", space.tapestry))
    if space.points:
        found.append(icon("points", space.points))
    if space.points_per >= 0:
        found.append(icon(COUNTED_ICONS[space.points_per]))
    return found

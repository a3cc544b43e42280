"""Describing: an effect as a text, whoever shows it: `gain a farm`, `explore anywhere`, `pay a resource: invent`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.effect_texts import together
from ecumene.core.effects import Each, Effect, PayThen
from ecumene.core.scene import Message
from ecumene.core.texts import in_a_row, message
from ecumene.games.tapestry.box.content import (
    BUILDINGS,
    OBJECTIVES,
    ODD_CITIES,
    PAY_RESOURCE,
    PAYMENTS,
    RESOURCES,
    TRACKS,
    Landmark,
)
from ecumene.games.tapestry.box.naming import named as named_thing
from ecumene.games.tapestry.play.advancing import Move
from ecumene.games.tapestry.play.buildings import ANY, Build, GainLandmark
from ecumene.games.tapestry.play.cards.agents import NewCivilization, Spy
from ecumene.games.tapestry.play.cards.lands import Uprising
from ecumene.games.tapestry.play.cards.oracles import GainDifferent, RollBoth
from ecumene.games.tapestry.play.cards.ploys import BesideOwn, Chart, Given, OwnLandBenefit
from ecumene.games.tapestry.play.civilizations.craftsmen import lowest_free
from ecumene.games.tapestry.play.civilizations.mats import on_mat, printed
from ecumene.games.tapestry.play.conquering import BOTH_DICE, Conquer
from ecumene.games.tapestry.play.counting import COUNTABLE
from ecumene.games.tapestry.play.exploring import Explore
from ecumene.games.tapestry.play.gains import (
    DRAWN,
    Draw,
    Gain,
    GainAny,
    GainCivilization,
    Lose,
    Points,
    PointsPer,
)
from ecumene.games.tapestry.play.inspiration import Inspire
from ecumene.games.tapestry.play.inventing import Invent
from ecumene.games.tapestry.play.landmark_cards import GainLandmarkCard
from ecumene.games.tapestry.play.masterpieces import Broadcast, GainMasterpiece, RefreshMasterpieces, TurnOver
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE, RESERVED_BUILDING, reserved_sort
from ecumene.games.tapestry.play.paying import CardPrice, ResourcePrice
from ecumene.games.tapestry.play.playing import PlayTapestry
from ecumene.games.tapestry.play.refreshing import Refresh
from ecumene.games.tapestry.play.repeating import RepeatPosition, RestartToken
from ecumene.games.tapestry.play.reserve import SORTS, PointsOnTrack, Reserve
from ecumene.games.tapestry.play.reserve import described as told_reserve
from ecumene.games.tapestry.play.responses import Surrender, Withdraw
from ecumene.games.tapestry.play.science import Research
from ecumene.games.tapestry.play.shores import ON_MAT
from ecumene.games.tapestry.play.space import ExploreSpace
from ecumene.games.tapestry.play.targets import EMPTY, HERE, HOME
from ecumene.games.tapestry.play.technology import Upgrade
from ecumene.games.tapestry.play.territory import ANYWHERE, TerritoryBenefit, ToppleOpponents
from ecumene.games.tapestry.play.using import Use
from ecumene.games.tapestry.play.vocabulary import Code

EFFECT: Final = "tapestry-effect-"
OFFERED: Final[frozenset[str]] = frozenset({"alchemists_roll", "isolationists_seal", "place_outpost"})
"""Codes of cards and civilizations that somebody may choose or leave; the others happen and need no words."""


def described(position: TapestryPosition, effect: int) -> Message:
    """What the effect of that number does."""
    return describe(position.book.effects[effect])


def describe(effect: Effect) -> Message:
    """What an effect does; one that only its card can tell is called an ability."""
    for tell in (_together, _gains, _builds, _moves, _lands, _cards, _works, _reserve):
        told = tell(effect)
        if told is not None:
            return told
    return message(EFFECT + "other")


def several(how: str, texts: Sequence[Message]) -> Message:
    """Texts one after the other, joined by `and`, `or` or `then`; more than four make a text within the fourth."""
    return in_a_row("tapestry", how, texts)


def objective(landmark: Landmark) -> Message:
    """What the owner of a landmark's card needs: `2 complete districts of the capital`."""
    key = f"tapestry-objective-{OBJECTIVES[landmark.objective]}"
    if landmark.odd >= 0:
        return message(f"{key}-{ODD_CITIES[landmark.odd]}", n=landmark.needed, odd=landmark.odd_needed)
    return message(key, n=landmark.needed)


def landmark_rule(landmark: Landmark) -> str:
    """The rule of a landmark card; a corrected printing has one of its own."""
    return f"tapestry.landmarks.{landmark.id}{'_corrected' if landmark.corrected else ''}"


def counted(thing: str, n: int) -> Message:
    """`2 territory tiles`."""
    return message("tapestry-count", n=n, thing=thing)


def named_things(how: str, things: Sequence[str], form: str) -> Message:
    """Things by their names in one of their forms: `a farm, a house or an armory`."""
    return several(how, [message(f"tapestry-thing-{form}", thing=thing) for thing in things])


def paid(amounts: Sequence[int]) -> Message:
    """So many of each resource: `1 coin and 2 food`."""
    return several("and", [counted(RESOURCES[r], n) for r, n in enumerate(amounts) if n])


def yes_no(flag: bool) -> str:
    """A flag as messages choose by it."""
    return "yes" if flag else "no"


# ---- chapter by chapter


def _together(effect: Effect) -> Message | None:
    if isinstance(effect, Each):
        return message(f"{EFFECT}each-{effect.who}", what=describe(effect.part))
    if isinstance(effect, PayThen):
        price, what = effect.price, describe(effect.then)
        if isinstance(price, CardPrice):
            return message(f"{EFFECT}pay-{PAYMENTS[price.what]}", n=price.amount, what=what)
        amount = price.amount if isinstance(price, ResourcePrice) else 1
        return message(f"{EFFECT}pay-{PAYMENTS[PAY_RESOURCE]}", n=amount, what=what)
    return together("tapestry", effect, describe)


def _gains(effect: Effect) -> Message | None:
    if isinstance(effect, Gain):
        return message(EFFECT + "gain", what=paid(effect.amounts))
    if isinstance(effect, GainAny):
        return message(EFFECT + "gain", what=counted("resource", effect.amount))
    if isinstance(effect, GainDifferent):
        return message(EFFECT + "different", n=effect.amount)
    if isinstance(effect, Draw):
        return message(EFFECT + "gain", what=counted(DRAWN[effect.what], effect.amount))
    if isinstance(effect, Lose):
        losses = [counted(RESOURCES[r], n) for r, n in enumerate(effect.amounts) if n]
        if effect.any_amount:
            losses.append(counted("resource", effect.any_amount))
        return message(EFFECT + "lose", what=several("and", losses))
    if isinstance(effect, Points):
        return message(EFFECT + "points", n=effect.amount)
    if isinstance(effect, PointsPer):
        return message(EFFECT + "per", n=effect.each, of=message(f"tapestry-per-{COUNTABLE[effect.of]}"))
    return None


def _builds(effect: Effect) -> Message | None:
    if isinstance(effect, Build):
        kinds = [name for kind, name in enumerate(BUILDINGS) if effect.kinds >> kind & 1]
        if len(kinds) == len(BUILDINGS):
            return message(EFFECT + "build-any")
        return message(EFFECT + "build", what=named_things("or", kinds, "un"))
    if isinstance(effect, GainLandmark):
        if effect.landmark == ANY:
            return message(EFFECT + "landmark-any")
        return message(EFFECT + "landmark", landmark=f"landmark-{effect.landmark}")
    if isinstance(effect, GainLandmarkCard):
        return message(EFFECT + "landmark-card", n=effect.amount)
    if isinstance(effect, GainCivilization):
        return message(EFFECT + "civilization")
    return None


def _moves(effect: Effect) -> Message | None:
    if isinstance(effect, Move):
        tracks = [track for number, track in enumerate(TRACKS) if effect.tracks >> number & 1]
        key = EFFECT + ("advance" if effect.forward else "regress")
        return message(key, tracks=named_things("or", tracks, "bare"), benefit=yes_no(effect.benefit))
    if isinstance(effect, RepeatPosition):
        return message(EFFECT + "repeat")
    if isinstance(effect, RestartToken):
        return message(EFFECT + "restart")
    if isinstance(effect, Research):
        if effect.times > 1:
            return message(EFFECT + "research-times", n=effect.times)
        return message(EFFECT + "research", benefit=yes_no(effect.benefit))
    return None


def _conquest(effect: Conquer) -> Message:
    if effect.where in (HOME, HERE):
        return message(EFFECT + ("conquer-home" if effect.where == HOME else "conquer-here"))
    if effect.dice == BOTH_DICE:
        return message(EFFECT + "conquer-both")
    if effect.where == EMPTY:
        return message(EFFECT + "conquer-empty")
    return message(EFFECT + ("conquer-anywhere" if effect.where == ANYWHERE else "conquer"))


def _lands(effect: Effect) -> Message | None:
    if isinstance(effect, Explore):
        if effect.drawn:
            return message(EFFECT + "explore-drawn")
        if effect.where == ON_MAT:
            return message(EFFECT + "explore-mat")
        return message(EFFECT + ("explore-anywhere" if effect.where == ANYWHERE else "explore"))
    if isinstance(effect, ExploreSpace):
        return message(EFFECT + "explore-space")
    if isinstance(effect, Conquer):
        return _conquest(effect)
    if isinstance(effect, TerritoryBenefit):
        return message(EFFECT + "tile")
    if isinstance(effect, ToppleOpponents):
        return message(EFFECT + "topple")
    return _ploys(effect)


PLOY_WORDS: Final[tuple[tuple[type[Effect], str], ...]] = (
    (Chart, "chart"), (OwnLandBenefit, "own-land"), (RollBoth, "roll-both"), (Spy, "spy"), (Withdraw, "withdraw"),
)  # fmt: skip


def _ploys(effect: Effect) -> Message | None:
    if isinstance(effect, BesideOwn):
        return describe(effect.part)
    if isinstance(effect, Given):
        return several("and", [describe(effect.first), describe(effect.then)])
    if isinstance(effect, (NewCivilization, Surrender)):
        key = "surrender" if isinstance(effect, Surrender) else "new-civilization"
        return message(EFFECT + key, what=describe(effect.then))
    for kind, word in PLOY_WORDS:
        if isinstance(effect, kind):
            return message(EFFECT + word)
    return None


def _cards(effect: Effect) -> Message | None:
    if isinstance(effect, Invent):
        invention = message(EFFECT + "invent")
        return invention if effect.then is None else several("then", [invention, describe(effect.then)])
    if isinstance(effect, Refresh):
        return message(EFFECT + "refresh")
    if isinstance(effect, Upgrade):
        if effect.freely or effect.rest:
            return message(EFFECT + ("upgrade-freely" if effect.freely else "upgrade-rest"))
        return message(EFFECT + ("upgrade-this" if effect.this else "upgrade"))
    if isinstance(effect, Use):
        return message(EFFECT + ("use-square" if effect.square else "use-circle"))
    if isinstance(effect, PlayTapestry):
        return message(EFFECT + "play")
    if isinstance(effect, Uprising):
        return message(EFFECT + "uprising")
    if isinstance(effect, Code) and effect.name in OFFERED:
        return message(f"tapestry-code-{effect.name}")
    return None


def _works(effect: Effect) -> Message | None:
    if isinstance(effect, GainMasterpiece):
        return message(EFFECT + "gain", what=counted("masterpiece", 1))
    if isinstance(effect, Broadcast):
        if effect.shared:
            return message(EFFECT + "broadcast-shared", n=effect.most)
        return message(EFFECT + "broadcast")
    if isinstance(effect, RefreshMasterpieces):
        return message(EFFECT + "refresh-works")
    if isinstance(effect, TurnOver):
        return message(EFFECT + "turn-over")
    return message(EFFECT + "inspire") if isinstance(effect, Inspire) else None


def _reserve(effect: Effect) -> Message | None:
    if isinstance(effect, PointsOnTrack):
        return message(EFFECT + "points-on-track")
    if not isinstance(effect, Reserve):
        return None
    key = f"{EFFECT}reserve-{SORTS[effect.reserves]}"
    if effect.then is not None:
        return message(key, what=describe(effect.then))
    return message(key, building=BUILDINGS[effect.kind]) if effect.reserves == RESERVED_BUILDING else message(key)


def reserved_name(position: TapestryPosition, item: int) -> Message:
    """What a thing in reserve is called; a token by the card that put it there, and by the track that it marks."""
    named = {argument: str(named_thing(argument, thing)) for argument, thing in told_reserve(position, item).items()}
    marks = "-track" if "track" in named else ""
    return message(f"tapestry-reserved-{SORTS[reserved_sort(item)]}{marks}", **named)


def mat_effect(position: TapestryPosition, kind: str, place: int) -> int:
    """The effect printed on a civilization mat at the nth place that a question offers."""
    if kind == "entertainerswalk":
        return printed(position, "entertainers").grids["spots"][0][place]
    if kind in ("genieswish", "geniescircle"):
        return printed(position, "genies").grids["circles"][0][place]
    if kind == "historianssquare":
        return printed(position, "historians").grids["squares"][0][place]
    if kind == "merrymakerscolumn":
        return printed(position, "merrymakers").grids["columns"][place][on_mat(position, "merrymakers")[place]]
    if kind == "militantsrow":
        return printed(position, "militants").grids["rows"][place][on_mat(position, "militants")[place]]
    if kind == "placebuilding":
        columns = printed(position, "craftsmen").grids["columns"]
        return [benefit for column in columns for benefit in column][lowest_free(position)[place]]
    return NONE

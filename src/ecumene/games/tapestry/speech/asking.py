"""Asking: what a seat is asked, as messages that the page and the terminal share.

A question is asked in the words `tapestry-ask-<its kind>`; what it is about is found by the names of its fields.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ecumene.core.action import Seat
from ecumene.core.agenda import Question, fields_of
from ecumene.core.scene import Message
from ecumene.core.texts import message, player
from ecumene.games.tapestry.box.actions import DICE
from ecumene.games.tapestry.box.content import BUILDINGS, TRACKS, Capital
from ecumene.games.tapestry.box.naming import cause_name
from ecumene.games.tapestry.play.buildings import PlaceBuilding, PlaceLandmark
from ecumene.games.tapestry.play.capital import capital_of
from ecumene.games.tapestry.play.card_plots import PlaceOnCard
from ecumene.games.tapestry.play.civilizations.collectors import COLLECTED
from ecumene.games.tapestry.play.civilizations.faefolk import visible_cards
from ecumene.games.tapestry.play.civilizations.mats import on_mat
from ecumene.games.tapestry.play.civilizations.spies import POSITIONS
from ecumene.games.tapestry.play.enchantments import RIGHT, enchantments_due, left_card
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import FACE_DOWN, NONE
from ecumene.games.tapestry.play.playing import PlayCard
from ecumene.games.tapestry.play.technology import RaiseCard
from ecumene.games.tapestry.play.territory import area
from ecumene.games.tapestry.speech.describing import described, yes_no
from ecumene.games.tapestry.speech.saying import card_name, offer

Args: TypeAlias = dict[str, Any]

ASK: Final = "tapestry-ask-"

FLAGS: Final = ("forward", "both", "square", "marriage")
"""Fields of questions that are yes or no, and by which their words choose."""

SECOND_PARTS: Final[dict[str, tuple[str, str]]] = {
    "exchangeresource": ("given", "-take"), "movebuilding": ("first", "-to"), "quobonus": ("track", "-token"),
    "raisecard": ("card", "-this"), "tinkerersmove": ("track", "-token"),
}  # fmt: skip
"""Questions of two parts: the field that the first one settles, and what the second one is asked with."""

HINTED: Final[frozenset[str]] = frozenset(
    {
        "afterroll", "buy", "choosedie", "conquertarget", "draftlandmark", "exploretile", "inventcard", "keepcard",
        "keepcivilization", "keepmats", "keepoption", "laytile", "nextpart", "payadvance", "placebuilding",
        "placelandmark",
        "playcard", "respond", "takeresource", "taketurn",
        "upgradecard", "counter", "enchantments", "lastturn", "nextatend",
    }
)  # fmt: skip
"""Questions with a hint for whoever meets them for the first time."""


# ---- what is asked


def asked(position: TapestryPosition, seat: Seat) -> Message:
    """The question that a seat must answer."""
    question = position.question()
    assert question is not None
    fields = fields_of(question)
    return message(ASK + question.kind + _part(question.kind, fields), **_about(position, seat, question, fields))


def asked_for(position: TapestryPosition) -> str:
    """The name of the space, card or tile that the question comes from; nothing where it comes from none.

    A landmark that leaves its card is named by the question itself.
    """
    question = position.question()
    assert question is not None
    cause = cause_name(str(fields_of(question).get("cause", "")))
    return cause if "-" in cause and not cause.startswith("landmark-") else ""


def hint(position: TapestryPosition) -> Message | None:
    """What helps with the question that is open, where something does; not what another capital would do with it."""
    question = position.question()
    if isinstance(question, (PlaceBuilding, PlaceLandmark)):
        capital = capital_of(position, question.seat)
        if capital.aside if isinstance(question, PlaceLandmark) else _pays_otherwise(capital):
            return None
    if isinstance(question, PlayCard) and position.futures:
        beside = _beside(position, question.seat)
        if beside != NONE:
            what = described(position, position.box.cards[beside].right)
            return message("tapestry-enchantment-beside", card=f"card-{position.box.cards[beside].id}", what=what)
    return message(f"tapestry-hint-{question.kind}") if question is not None and question.kind in HINTED else None


def _beside(position: TapestryPosition, seat: Seat) -> int:
    """The card to the left whose right enchantment any card would bring now; else NONE.

    [tapestry.enchantments.right]
    """
    covered = len(position.mat(seat, position.current_space(seat)))
    return left_card(position, seat) if enchantments_due(position, seat, NONE, covered) >> RIGHT & 1 else NONE


def _pays_otherwise(capital: Capital) -> bool:
    """Whether districts are not completed by filling them, or pay later: the capital's own remark says it."""
    return bool(capital.imps) or capital.income > 0


def _part(kind: str, fields: Args) -> str:
    """Which part of a question of several parts is open: the one about what is not settled yet."""
    if kind == "payadvance":
        return "-token" if fields["token"] == NONE else ""
    if kind in SECOND_PARTS:
        field, part = SECOND_PARTS[kind]
        return part if fields[field] != NONE else ""
    if kind == "joinnearest" and fields["track"] != NONE:
        return "-token" if fields["token"] == NONE else "-space"
    if kind == "tradewith" and fields["other"] != NONE:
        return "-track" if fields["track"] == NONE else "-token"
    if kind == "collectorsstore":
        return f"-{COLLECTED[fields['what']]}"
    if kind == "spiestarget" and fields["mission"] == POSITIONS and fields["other"] == NONE:
        return "-player"
    return ""


def _about(position: TapestryPosition, seat: Seat, question: Question, fields: Args) -> Args:
    """What a question is about, by the names of its fields."""
    box = position.box
    about: Args = {flag: yes_no(bool(fields[flag])) for flag in FLAGS if flag in fields}
    if fields.get("track", NONE) >= 0:
        about["track"] = TRACKS[fields["track"]]
    if isinstance(fields.get("left"), int):
        about["n"] = fields["left"]
    if "points" in fields:
        about["points"] = fields["points"]
    if "tile" in fields:
        about["tile"] = f"tile-{box.tiles[fields['tile']].id}"
    if fields.get("hex", NONE) != NONE:  # a wish is about no hex
        about["area"] = area(fields["hex"])
    for field in ("attacker", "defender"):
        if field in fields:
            about["other"] = player(fields[field])
    if "building" in fields:
        about["building"] = BUILDINGS[fields["building"]]
    if "landmark" in fields:
        about["landmark"] = f"landmark-{box.landmarks[fields['landmark']].id}"
    return about | _about_more(position, seat, question, fields)


def _dancing(position: TapestryPosition, seat: Seat, fields: Args) -> Args:
    """How far the Faefolk would go without another card."""
    return {"n": visible_cards(position, seat)}


def _wishing(position: TapestryPosition, seat: Seat, fields: Args) -> Args:
    """Whom a wish serves besides."""
    return {"other": player(fields["host"])}


def _collecting(position: TapestryPosition, seat: Seat, fields: Args) -> Args:
    """What the Collectors may put on their mat."""
    what, about = COLLECTED[fields["what"]], fields["about"]
    if what == "tapestry":
        return {"card": card_name(position, about if about >= 0 else FACE_DOWN)}
    if what == "tile":
        return {"tile": f"tile-{position.box.tiles[about].id}"}
    return {"tech": f"tech-{position.box.tech[about].id}"} if what == "tech" else {}


def _rolling(position: TapestryPosition, seat: Seat, fields: Args) -> Args:
    """The conquest die of which a result is kept."""
    return {"die": DICE[fields["die"]]}


def _lodging(position: TapestryPosition, seat: Seat, fields: Args) -> Args:
    """Whose token comes into the capital."""
    return {"other": player(fields["guest"])}


def _thrown(position: TapestryPosition, seat: Seat, fields: Args) -> Args:
    """Which tile the Werefolk have thrown."""
    return {"star": f"star-{position.box.stars[fields['star']].id}"}


OF_FOLK: Final[dict[str, Callable[[TapestryPosition, Seat, Args], Args]]] = {
    "collectorsstore": _collecting, "faefolkcard": _dancing, "genieswish": _wishing, "weefolkplot": _lodging,
    "werefolkretreat": _thrown,
    "keepface": _rolling,
}  # fmt: skip
"""Questions of civilizations that are about more than their fields say."""


def _about_more(position: TapestryPosition, seat: Seat, question: Question, fields: Args) -> Args:
    """What a few questions are about beyond their fields."""
    if question.kind in OF_FOLK:
        return OF_FOLK[question.kind](position, seat, fields)
    if question.kind == "taketurn":
        return {"era": position.era[seat]}
    if question.kind in ("advisorsanswer", "lookathand", "spyhand"):
        return {"other": player(fields["other"])}
    if isinstance(question, RaiseCard) and question.card != NONE:
        return {"tech": f"tech-{position.box.tech[question.card].id}"}
    if isinstance(question, PlaceOnCard):
        return {"card": f"card-{position.box.cards[position.shared.plotted[question.grid]].id}"}
    if question.kind == "mysticsprediction":
        return {"which": len(on_mat(position, "mystics"))}
    if question.kind in ("counter", "playgained"):
        card = fields["card"]
        return {"card": card_name(position, card if card >= 0 else FACE_DOWN)}
    for which in ("mission", "trick"):
        if which in fields:
            return {which: fields[which]}
    what = offer(position, question)
    return {} if what is None else {"what": what}

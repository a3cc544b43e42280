"""What lies on the mats of the Merfolk, the Weefolk and the Werefolk, or because of them elsewhere, as text."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.scene import Message
from ecumene.core.texts import message, player
from ecumene.games.tapestry.play.civilizations import merfolk, weefolk, werefolk
from ecumene.games.tapestry.play.civilizations.mats import on_mat
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.speech.voice import TapestryVoice


def late_lines(speech: TapestryVoice, position: TapestryPosition, seat: Seat) -> list[str]:
    """What is told of a player's mats, each in a few words."""
    said: list[str] = []
    for civ in position.civs[seat]:
        name = position.box.civs[civ].id
        if name == werefolk.NAME and on_mat(position, name)[0] != NONE:
            star = position.box.stars[on_mat(position, name)[0]].id
            said.append(speech.words("tapestry-table-mat-star", star=f"star-{star}"))
        elif name == merfolk.NAME:
            said += [speech.text(line) for line in submerged_lines(position, seat)]
        elif name == weefolk.NAME:
            said += [speech.text(line) for line in folk_lines(position, seat)]
    return said


def submerged_lines(position: TapestryPosition, seat: Seat) -> list[Message]:
    """The cards under the mat of the Merfolk: to everybody but their owner only how many."""
    cards = position.submerged
    if not cards:
        return []
    found = [message("tapestry-scene-submerged", n=len(cards))]
    if min(cards) >= 0:
        found += [message("tapestry-scene-submerged-card", card=f"card-{position.box.cards[k].id}") for k in cards]
    return found


def folk_lines(position: TapestryPosition, seat: Seat) -> list[Message]:
    """The tokens of the Weefolk in other capitals, and what they count there by now."""
    found: list[Message] = []
    for other in position.clockwise(seat)[1:]:
        tokens = weefolk.tokens(position, seat, other)
        if tokens:
            found.append(message("tapestry-scene-tokens-at", n=len(tokens), who=player(other)))
    points = weefolk.folk_points(position, seat)
    return [*found, message("tapestry-scene-folk-points", n=points)] if found else []

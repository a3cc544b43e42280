"""What lies on the mats of civilizations, as text, where the rest of the table does not tell."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.scene import Message
from ecumene.core.texts import message, player
from ecumene.games.tapestry.box.actions import SHORES
from ecumene.games.tapestry.box.content import TERRAINS
from ecumene.games.tapestry.play.civilizations import (
    aliens,
    collectors,
    infiltrators,
    islanders,
    urban_planners,
)
from ecumene.games.tapestry.play.civilizations.mats import on_mat
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.play.recycling import NAME as RECYCLERS
from ecumene.games.tapestry.play.starting import start_of
from ecumene.games.tapestry.play.territory import area
from ecumene.games.tapestry.speech.describing import reserved_name
from ecumene.games.tapestry.speech.table_futures import future_lines
from ecumene.games.tapestry.speech.table_late import late_lines
from ecumene.games.tapestry.speech.voice import TapestryVoice


def has(position: TapestryPosition, seat: Seat, name: str) -> bool:
    """Whether a seat has the civilization of that name."""
    return position.has_civ(seat, position.box.civ_no.get(name, NONE))


def mat_lines(speech: TapestryVoice, position: TapestryPosition, seat: Seat) -> list[str]:
    """What lies on a player's mats, each in a few words."""
    said: list[str] = []
    if has(position, seat, aliens.NAME) and on_mat(position, aliens.NAME)[0] != NONE:
        star = position.box.stars[on_mat(position, aliens.NAME)[0]].id
        said.append(speech.words("tapestry-table-mat-star", star=f"star-{star}"))
    if has(position, seat, infiltrators.NAME):
        said += [speech.text(line) for line in token_lines(position, seat)]
    if has(position, seat, islanders.NAME):
        hexes = ", ".join([_shore(speech, position, place) for place in SHORES])
        said.append(speech.words("tapestry-table-shores", hexes=hexes))
    if has(position, seat, collectors.NAME):
        said += [speech.text(line) for line in collected_lines(position)]
    if has(position, seat, urban_planners.NAME):
        said += [speech.text(line) for line in waiting_lines(position, seat)]
    if position.futures:
        said += [*future_lines(speech, position, seat), *late_lines(speech, position, seat)]
    return said


def reserve_line(speech: TapestryVoice, position: TapestryPosition, seat: Seat) -> str:
    """What a player has in reserve [tapestry.reserve.edge]; nothing where there is nothing."""
    names = [speech.text(reserved_name(position, item)) for item in position.reserve[seat]]
    return speech.words("tapestry-table-reserve", what=", ".join(names)) if names else ""


def collected_lines(position: TapestryPosition) -> list[Message]:
    """What lies on the mat of the Collectors, kind by kind; which tapestry card it is, nobody shows."""
    marks = on_mat(position, collectors.NAME)
    found: list[Message] = []
    for what in collectors.collected(position):
        kind, mark = collectors.COLLECTED[what], marks[what]
        if kind == "landmark":
            found.append(
                message("tapestry-scene-collected-landmark", name=f"landmark-{position.box.landmarks[mark].id}")
            )
        elif kind == "tile":
            found.append(message("tapestry-scene-collected-tile", name=f"tile-{position.box.tiles[mark].id}"))
        elif kind == "tech":
            found.append(message("tapestry-scene-collected-tech", name=f"tech-{position.box.tech[mark].id}"))
        else:
            found.append(message(f"tapestry-scene-collected-{kind}"))
    return found


def waiting_lines(position: TapestryPosition, seat: Seat) -> list[Message]:
    """The landmarks that wait on the mat of the Urban Planners."""
    names = [position.box.landmarks[landmark].id for landmark in urban_planners.waiting(position, seat)]
    return [message("tapestry-scene-waiting", landmark=f"landmark-{name}") for name in names]


def token_lines(position: TapestryPosition, seat: Seat) -> list[Message]:
    """The tokens of the Infiltrators on capital territories, opponent by opponent."""
    found: list[Message] = []
    for other in position.clockwise(seat)[1:]:
        tokens = infiltrators.tokens_there(position, start_of(position, other))
        if tokens:
            found.append(message("tapestry-scene-tokens-at", n=tokens, who=player(other)))
    return found


def _shore(speech: TapestryVoice, position: TapestryPosition, place: int) -> str:
    """A hex of the Islanders' mat: `7.-8.` unexplored, `7.-8~` the sea, `7.-8fm` forest and mountain."""
    tile = position.land[place]
    if tile < 0:
        return area(place) + "."
    lands = position.box.tiles[tile].lands
    return area(place) + ("".join([speech.words.name(TERRAINS[land], "short") for land in lands]) or "~")


def discard_line(speech: TapestryVoice, position: TapestryPosition) -> str:
    """The tech cards that the Recyclers may take; nothing where nobody can."""
    if not position.tech_discard or position.holder_of(position.box.civ_no.get(RECYCLERS, NONE)) == NONE:
        return ""
    names = [speech.words.name(f"tech-{position.box.tech[card].id}") for card in sorted(position.tech_discard)]
    return speech.words("tapestry-table-tech-discard", cards=", ".join(names))

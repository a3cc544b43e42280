"""What lies on the mats of the civilizations of Fantasies & Futures, as text."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.content import BUILDINGS
from ecumene.games.tapestry.play.civilizations import artificers, celestials, faefolk, illuminati
from ecumene.games.tapestry.play.civilizations.mats import on_mat, printed
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import KINDS, NONE
from ecumene.games.tapestry.play.rows import covered_places
from ecumene.games.tapestry.play.territory import area
from ecumene.games.tapestry.speech.describing import counted, described
from ecumene.games.tapestry.speech.voice import TapestryVoice

ALL_DICE: Final = ("red", "black", "science")


def future_lines(speech: TapestryVoice, position: TapestryPosition, seat: Seat) -> list[str]:
    """What lies on a player's mats, each in a few words."""
    said: list[str] = []
    for kind, name in enumerate(BUILDINGS):
        if position.slid[KINDS * seat + kind]:
            places = ", ".join([str(place + 1) for place in covered_places(position, seat, kind)])
            said.append(speech.words("tapestry-table-covered", building=name, places=places))
    for civ in position.civs[seat]:
        text = _mat_text(speech, position, position.box.civs[civ].id)
        if text:
            said.append(text)
    return said


def _mat_text(speech: TapestryVoice, position: TapestryPosition, name: str) -> str:
    words = speech.words
    if name == artificers.NAME:
        aside = [speech.text(counted(BUILDINGS[k], n)) for k, n in enumerate(on_mat(position, name)) if n]
        return words("tapestry-table-aside", buildings=", ".join(aside)) if aside else ""
    if name == celestials.NAME and on_mat(position, name)[0] != NONE:
        return words("tapestry-table-floating", area=area(on_mat(position, name)[0]))
    if name == faefolk.NAME:
        spot = on_mat(position, name)[0]
        what = speech.text(described(position, printed(position, name).grids["ring"][0][spot]))
        return words("tapestry-table-spot", n=spot + 1, what=what)
    if name == illuminati.NAME:
        lying = [words.name(f"die-{die}") for n, die in enumerate(ALL_DICE) if on_mat(position, name)[0] >> n & 1]
        return words("tapestry-table-dice", dice=", ".join(lying)) if lying else ""
    return ""

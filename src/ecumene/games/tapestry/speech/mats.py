"""What lies on the mats of civilizations, as short texts for the table."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.content import TERRAINS
from ecumene.games.tapestry.play.civilizations.mats import on_mat
from ecumene.games.tapestry.play.civilizations.riverfolk import visible_plots
from ecumene.games.tapestry.play.civilizations.spies import MISSIONS
from ecumene.games.tapestry.play.civilizations.tinkerers import TRICKS
from ecumene.games.tapestry.play.civilizations.utilitarians import active
from ecumene.games.tapestry.play.model import NONE, TapestryPosition
from ecumene.games.tapestry.speech.voice import TapestryVoice


def mat_texts(speech: TapestryVoice, position: TapestryPosition, seat: Seat) -> list[str]:
    """What a seat's mats still hold, for those that are more than rules and numbers of other things."""
    said: list[str] = []
    for civ in position.civs[seat]:
        text = _mat_text(speech, position, seat, position.box.civs[civ].id)
        if text:
            said.append(text)
    return said


def _mat_text(speech: TapestryVoice, position: TapestryPosition, seat: Seat, name: str) -> str:
    words = speech.words
    if name == "riverfolk":
        return words("tapestry-scene-impassable-left", n=visible_plots(position, seat))
    if name == "spies":
        return _left(
            speech,
            "tapestry-table-missions",
            [words("tapestry-mission", n=n) for n in range(MISSIONS)],
            on_mat(position, name)[0],
        )
    if name == "tinkerers":
        return _left(
            speech,
            "tapestry-table-tricks",
            [words("tapestry-trick", n=n) for n in range(TRICKS)],
            on_mat(position, name)[0],
        )
    if name == "treasure_hunters":
        lands = [words.name(terrain, "bare") for terrain in TERRAINS[1:]]
        return _left(speech, "tapestry-table-treasures", lands, on_mat(position, name)[0])
    if name == "utilitarians":
        lines = [position.box.landmarks[line].id for line in active(position) if line != NONE]
        named = [words.name(f"landmark-{line}") for line in lines]
        return words("tapestry-table-lines", lines=", ".join(named)) if named else ""
    return ""


def _left(speech: TapestryVoice, key: str, names: list[str], covered: int) -> str:
    """Those of some options that are not covered; nothing where all are."""
    left = [name for place, name in enumerate(names) if not covered >> place & 1]
    return speech.words(key, what=", ".join(left)) if left else ""

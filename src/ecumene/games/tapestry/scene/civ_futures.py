"""The mats of the civilizations of Fantasies & Futures in the scene."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.scene import Element, Space
from ecumene.games.tapestry.box.content import BUILDINGS
from ecumene.games.tapestry.play.civilizations import artificers, faefolk, genies, illuminati, psionics
from ecumene.games.tapestry.play.civilizations.mats import on_mat, printed
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.scene.bands import band, benefits, spot_id, standing
from ecumene.games.tapestry.scene.things import said

ALL_DICE: Final = ("red", "black", "science")


def _artificers(position: TapestryPosition, seat: Seat) -> list[Element]:
    """The income buildings that were set aside, kind by kind."""
    name = artificers.NAME
    spaces: list[Space] = [
        {"id": spot_id(name, 0, kind), "label": said(f"name-{building}")} for kind, building in enumerate(BUILDINGS)
    ]
    found = [band(name, 0, spaces)]
    for kind, amount in enumerate(on_mat(position, name)):
        if amount:
            found.append({**standing(position, name, 0, kind, seat, BUILDINGS[kind]), "n": amount})
    return found


def _faefolk(position: TapestryPosition, seat: Seat) -> list[Element]:
    """The ring, clockwise from the top, and the token on its spot."""
    name = faefolk.NAME
    ring = printed(position, name).grids["ring"][0]
    token = standing(position, name, 0, on_mat(position, name)[0], seat, "marker")
    return [band(name, 0, benefits(position, name, 0, ring, 0)), {**token, "id": f"on.{name}.0"}]


def _genies(position: TapestryPosition, seat: Seat) -> list[Element]:
    """The circles with their squares, which stand before them; the last circle is beside the first square too."""
    name, grids = genies.NAME, printed(position, genies.NAME).grids
    around = [effect for pair in zip(grids["squares"][0], grids["circles"][0], strict=True) for effect in pair]
    spaces = benefits(position, name, 0, around, 0)
    for place, space in enumerate(spaces):
        space["shape"] = "circle" if place % 2 else "square"
    return [band(name, 0, spaces)]


def _illuminati(position: TapestryPosition, seat: Seat) -> list[Element]:
    """The places of the dice, with a marker on those that lie here."""
    name = illuminati.NAME
    labels = [said(f"name-die-{word}") for word in ALL_DICE]
    spaces: list[Space] = [{"id": spot_id(name, 0, die), "label": label} for die, label in enumerate(labels)]
    lying = [die for die in range(len(ALL_DICE)) if on_mat(position, name)[0] >> die & 1]
    found = [band(name, 0, spaces)]
    for die in lying:
        found.append({**standing(position, name, 0, die, seat, "marker"), "label": labels[die]})
    return found


def _psionics(position: TapestryPosition, seat: Seat) -> list[Element]:
    """What income turns 2 to 5 bring."""
    name = psionics.NAME
    return [band(name, 0, benefits(position, name, 0, printed(position, name).grids["turns"][0], 0))]


FUTURE_MATS: Final[dict[str, Callable[[TapestryPosition, Seat], list[Element]]]] = {
    "artificers": _artificers,
    "faefolk": _faefolk,
    "genies": _genies,
    "illuminati": _illuminati,
    "psionics": _psionics,
}
"""What lies on those that are more than rules."""

"""Rows and columns of benefits on the mats of civilizations, and what stands on them."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.action import Seat
from ecumene.core.scene import Element, Space
from ecumene.core.texts import player
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.scene.icons import effect_icons
from ecumene.games.tapestry.scene.things import bare, said
from ecumene.games.tapestry.speech.describing import described


def band_id(name: str, number: int) -> str:
    """The id of a row or column of benefits on a mat."""
    return f"civ.{name}.{number}"


def spot_id(name: str, number: int, place: int) -> str:
    """The id of a benefit by its place in a row or column."""
    return f"civ.{name}.{number}.{place}"


def band(name: str, number: int, spaces: Sequence[Space]) -> Element:
    """A row or column of benefits."""
    return {
        "id": band_id(name, number),
        "type": "track",
        "in": f"civ.{name}",
        "order": number,
        "label": said("scene-band", n=number + 1),
        "spaces": list(spaces),
    }


def benefits(position: TapestryPosition, name: str, number: int, effects: Sequence[int], first: int) -> list[Space]:
    """Benefits one after the other, by their effects; `first` is the place of the first one."""
    return [
        {
            "id": spot_id(name, number, first + place),
            "label": described(position, effect),
            "icons": effect_icons(position, effect),
        }
        for place, effect in enumerate(effects)
    ]


def standing(position: TapestryPosition, name: str, number: int, place: int, seat: Seat, kind: str) -> Element:
    """A piece on a benefit."""
    return {
        "id": f"on.{name}.{number}.{place}",
        "type": "piece",
        "kind": kind,
        "in": band_id(name, number),
        "slot": place,
        "owner": player(seat),
        "label": said("scene-piece", who=player(seat), what=bare("token" if kind == "marker" else kind)),
    }


def walking(
    position: TapestryPosition, seat: Seat, name: str, number: int, effects: Sequence[int], at: int
) -> list[Element]:
    """A token on its way along benefits, from a start."""
    start: Space = {"id": spot_id(name, number, 0), "label": said("scene-start")}
    token = standing(position, name, number, at, seat, "marker")
    token["id"] = f"on.{name}.{number}"
    return [band(name, number, [start, *benefits(position, name, number, effects, 1)]), token]

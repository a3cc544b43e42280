"""The tracks in the scene: tokens, landmarks that wait for the first to come, closed tracks, achievements."""

from __future__ import annotations

from ecumene.core.scene import Element
from ecumene.core.texts import player
from ecumene.games.tapestry.box.content import TRACKS, Landmark
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.scene.things import name_of, said, token_id, track_id


def track_elements(position: TapestryPosition) -> list[Element]:
    """What lies on the tracks and beside them."""
    found: list[Element] = []
    for track in range(position.box.track_count):
        for seat in range(position.seats):
            found += _tokens(position, seat, track)
    return [*found, *_landmarks(position), *_closed(position), *_achievements(position)]


def _tokens(position: TapestryPosition, seat: int, track: int) -> list[Element]:
    found: list[Element] = []
    for number, space in enumerate(position.tokens_on(seat, track)):
        found.append(
            {
                "id": token_id(seat, track, number),
                "type": "piece",
                "kind": "marker",
                "in": track_id(track),
                "slot": space,
                "owner": player(seat),
                "label": said("scene-token", who=player(seat), track=TRACKS[track], n=space),
            }
        )
    return found


def _landmarks(position: TapestryPosition) -> list[Element]:
    """Those of the tracks that nobody has [tapestry.landmarks.tokens]; others appear when they are gained."""
    found: list[Element] = []
    for number, owner in enumerate(position.landmark_owner):
        landmark = position.box.landmarks[number]
        if owner == NONE and 0 <= landmark.track < position.box.track_count:
            drawn = landmark_piece(position, number)
            drawn.update({"in": track_id(landmark.track), "slot": 3 * landmark.tier - 2})
            found.append(drawn)
    return found


def landmark_piece(position: TapestryPosition, number: int, orientation: int = 0) -> Element:
    """A landmark, wherever it stands."""
    landmark = position.box.landmarks[number]
    return {
        "id": f"landmark.{landmark.id}",
        "type": "piece",
        "kind": "landmark",
        "glyph": landmark.id,
        "cells": [[row, column] for row, column in landmark.shapes[orientation]],
        "label": name_of("landmark", landmark.id),
        "tags": [said("scene-height", n=landmark.height)],
        "rule": [landmark_rule(landmark)],
    }


def landmark_rule(landmark: Landmark) -> str:
    """The rule that says where a landmark comes from."""
    if landmark.track >= 0:
        return "tapestry.landmarks.first"
    return "tapestry.landmarks.tech" if landmark.tech >= 0 else f"tapestry.landmarks.{landmark.id}"


def _closed(position: TapestryPosition) -> list[Element]:
    """Tracks that somebody has closed to the others."""
    closers: dict[int, int] = {track: owner for track, owner, _ in position.blocks}
    return [
        {"id": track_id(track), "badges": [{"text": said("scene-closed", who=player(owner)), "tone": "lock"}]}
        for track, owner in closers.items()
    ]


def _achievements(position: TapestryPosition) -> list[Element]:
    """A token of each player who has earned an achievement, in the order in which they did."""
    found: list[Element] = []
    for number, seats in enumerate(position.achieved):
        entry = position.box.achievements[number]
        for place, seat in enumerate(seats):
            found.append(
                {
                    "id": f"earned.{entry.id}.{place}",
                    "type": "piece",
                    "kind": "marker",
                    "in": "achievements",
                    "slot": f"achievement.{entry.id}",
                    "owner": player(seat),
                    "label": said("scene-piece", who=player(seat), what=name_of("achievement", entry.id)),
                }
            )
    return found

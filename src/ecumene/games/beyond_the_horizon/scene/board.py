"""The player boards in the scene: goods and forecasts, population, cubes, government, leaders, cards and buildings."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.elements import mark, place_element
from ecumene.core.scene import Counter, Element
from ecumene.core.staging import tally_data, zone_id
from ecumene.core.texts import player
from ecumene.games.beyond_the_horizon.box.actions import PRODUCE, PRODUCTS, unit_strength
from ecumene.games.beyond_the_horizon.box.terms import (
    BOARD_DEEDS,
    COLUMN_IDS,
    COLUMNS,
    NONE,
    STAGES,
    TECHNOLOGIES,
    TOKENS,
    TRACKS,
)
from ecumene.games.beyond_the_horizon.play.model import TRACK_COUNT, HorizonPosition
from ecumene.games.beyond_the_horizon.play.production import COINS, POPULATION
from ecumene.games.beyond_the_horizon.scene.faces import Faces
from ecumene.games.beyond_the_horizon.scene.icons import token_icon
from ecumene.games.beyond_the_horizon.scene.things import (
    MAT,
    STATE,
    column_id,
    cube_id,
    investment_id,
    name_of,
    panel_id,
    said,
    stage_id,
    technology_id,
    track_id,
    track_space_id,
)
from ecumene.games.beyond_the_horizon.speech.describing import track_text

PRODUCT_ICONS: Final = ("pawn", "coin")


def board_elements(position: HorizonPosition, faces: Faces, seat: Seat) -> list[Element]:
    """What one player has in front of them."""
    return [
        _panel(position, seat),
        _goods(position, seat),
        _people(position, seat),
        *_tracks(position, seat),
        *_invested(position, seat),
        *_government(position, faces, seat),
        *_reserve(position, faces, seat),
        *_leaders(position, faces, seat),
        *_private(position, faces, seat),
    ]


# ---- goods and forecasts


def _stock(position: HorizonPosition, seat: Seat, prefix: str) -> list[Counter]:
    """Coins, active pawns and tokens."""
    found: list[Counter] = [
        {"id": f"{prefix}.coins", "icon": "coin", "label": name_of("coins"), "value": position.coins[seat]},
        {"id": f"{prefix}.active", "icon": "pawn", "label": said("scene-active"), "value": position.active[seat]},
    ]
    for sort, name in enumerate(TOKENS):
        value = position.tokens[len(TOKENS) * seat + sort]
        found.append(
            {"id": f"{prefix}.{name}", "icon": token_icon(sort), "label": said(f"scene-token-{name}"), "value": value}
        )
    return found


def _panel(position: HorizonPosition, seat: Seat) -> Element:
    """A player at a glance: goods, technologies, leaders, and what stands on the map."""
    prefix = f"has.{player(seat)}"
    map_cubes = position.village.count(seat) + position.city.count(seat)
    map_cubes += position.first_builder.count(seat) + position.second_builder.count(seat)
    counted = (
        ("technologies", "tech", position.technologies[seat].bit_count()),
        ("leaders", "crown", len(position.leaders[seat])),
        ("settlements", "village", map_cubes),
        ("strength", "shield", sum([unit_strength(unit) for unit in position.units[seat]])),
        ("claims", "trophy", sum([seat in claim for claim in position.claims])),
    )
    counters = _stock(position, seat, prefix)
    for name, icon, value in counted:
        counters.append({"id": f"{prefix}.{name}", "icon": icon, "label": said(f"scene-has-{name}"), "value": value})
    panel: Element = {"id": panel_id(seat), "counters": counters}
    if position.first == seat:
        panel["state"] = ["first"]
    return panel


def _goods(position: HorizonPosition, seat: Seat) -> Element:
    """Goods in full, and what production would bring now."""
    prefix = player(seat)
    counters = _stock(position, seat, prefix)
    if position.agenda:
        counters += [forecast(position, seat, what) for what in (POPULATION, COINS)]
    return {"id": zone_id(MAT, seat), "counters": counters}


def forecast(position: HorizonPosition, seat: Seat, what: int) -> Counter:
    """What production would bring, item by item."""
    tally = position.explain(seat, position.acts.of[PRODUCE][what])
    assert tally is not None
    name = PRODUCTS[what]
    return {
        "id": f"{player(seat)}.next-{name}",
        "icon": PRODUCT_ICONS[what],
        "label": said(f"scene-next-{name}"),
        "value": tally.sum,
        "tally": tally_data(position.game, tally),
    }


def _people(position: HorizonPosition, seat: Seat) -> Element:
    """The columns of population; those that do not produce yet stand back."""
    counters: list[Counter] = []
    for column in range(COLUMNS):
        counter: Counter = {
            "id": column_id(seat, column),
            "icon": f"column-{COLUMN_IDS[column].lower()}",
            "label": said("scene-column", column=COLUMN_IDS[column]),
            "value": position.columns[COLUMNS * seat + column],
            "max": position.box.values.columns[column],
            "show": "column",
        }
        if not position.column_open(seat, column):
            counter["off"] = True
        counters.append(counter)
    return {"id": zone_id("people", seat), "counters": counters}


# ---- cubes


def _tracks(position: HorizonPosition, seat: Seat) -> list[Element]:
    """The cubes that are left; the next one to leave shows what it would uncover."""
    found: list[Element] = []
    side = position.government[seat]
    government = None if side == NONE else position.box.governments[side]
    for track in range(len(TRACKS)):
        gone = position.removed[TRACK_COUNT * seat + track]
        for space in range(gone, len(position.box.tracks[track])):
            text = track_text(position.book, position.box.tracks[track][space], government)
            cube: Element = {
                "id": cube_id(seat, track, space),
                "type": "piece",
                "kind": "cube",
                "in": track_id(seat, track),
                "slot": space,
                "owner": player(seat),
                "label": said("scene-cube", track=TRACKS[track], what=text),
            }
            if space == gone:
                name = track_space_id(seat, track, space)
                found.append({"id": name, "in": track_id(seat, track), "state": ["current"]})
            found.append(cube)
    return found


def _invested(position: HorizonPosition, seat: Seat) -> list[Element]:
    """The cubes on the investment track; those beyond it are counted."""
    found: list[Element] = []
    spaces = len(position.box.investment)
    for space in range(min(position.invested[seat], spaces)):
        found.append(
            {
                "id": f"invested.{player(seat)}.{space + 1}",
                "type": "piece",
                "kind": "cube",
                "in": investment_id(seat),
                "slot": space,
                "owner": player(seat),
                "label": said("scene-invested"),
            }
        )
    beyond = position.invested[seat] - spaces
    if beyond > 0:
        text = said("scene-beyond", n=beyond)
        found.append({"id": investment_id(seat), "badges": [{"text": f"+{beyond}", "label": text}]})
    return found


# ---- cards


def _government(position: HorizonPosition, faces: Faces, seat: Seat) -> list[Element]:
    """The government with its four stages; those that are not reached stand back."""
    side = position.government[seat]
    if side == NONE:
        return []
    government, reached = position.box.governments[side], position.stage(seat)
    zone = place_element("beyond_the_horizon", "stages", STATE, "wrap", seat, 0)
    zone["title"] = name_of(government.id)
    found: list[Element] = [zone]
    for stage, face in enumerate(faces.stages[side]):
        card: Element = {**face, "id": stage_id(seat, STAGES[stage]), "in": zone["id"], "slot": stage}
        if stage > reached:
            card["state"] = ["dim"]
            mark(card, said("scene-later"))
        found.append(card)
    return found


def _reserve(position: HorizonPosition, faces: Faces, seat: Seat) -> list[Element]:
    """Buildings that can be built."""
    if not position.reserve[seat]:
        return []
    zone = place_element("beyond_the_horizon", "reserve", STATE, "wrap", seat, 1)
    found: list[Element] = [zone]
    for slot, building in enumerate(position.reserve[seat]):
        found.append({**faces.buildings[building], "in": zone["id"], "slot": slot})
    return found


def _leaders(position: HorizonPosition, faces: Faces, seat: Seat) -> list[Element]:
    if not position.leaders[seat]:
        return []
    zone = place_element("beyond_the_horizon", "leaders", STATE, "row", seat, 2)
    found: list[Element] = [zone]
    for slot, leader in enumerate(position.leaders[seat]):
        found.append({**faces.leaders[leader], "in": zone["id"], "slot": slot})
    return found


def _private(position: HorizonPosition, faces: Faces, seat: Seat) -> list[Element]:
    """Technologies beside the board; a pawn may stand on one."""
    cards = [card for card in range(TECHNOLOGIES) if position.private[seat] >> card & 1]
    if not cards:
        return []
    zone = place_element("beyond_the_horizon", "private", STATE, "spread", seat, 3)
    found: list[Element] = [zone]
    for slot, technology in enumerate(cards):
        card: Element = {**faces.technologies[technology], "in": zone["id"], "slot": slot}
        card["badges"] = []
        assert card["id"] == technology_id(position.box, technology)
        found.append(card)
    return found


def private_deed(position: HorizonPosition, deed: int) -> bool:
    """Whether a deed is that of a technology outside the tree."""
    return deed >= BOARD_DEEDS and deed - BOARD_DEEDS not in position.cards

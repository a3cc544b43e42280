"""The stage of Tapestry: what of the table never changes: tracks, maps, mats and piles."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.elements import panel_element, place_element
from ecumene.core.scene import Element, Region, Space, SpaceGroup, Stage, Text
from ecumene.core.staging import Icons, icon, new_stage, zone_id
from ecumene.core.texts import player
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.box.content import (
    BUILDINGS,
    CITY,
    FREELY,
    INCOME_SPACES,
    MIXTURES,
    RESOURCES,
    TERRAINS,
    TIERS,
    TRACK_LENGTH,
    TRACKS,
    tier_of,
)
from ecumene.games.tapestry.play.capital import overhang
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import KINDS
from ecumene.games.tapestry.scene.icons import effect_icons, income_icons
from ecumene.games.tapestry.scene.things import (
    BLACK_FACES,
    CAPITAL,
    DICE,
    DIE_COLOURS,
    HAND,
    HEX_SIZE,
    HEXES,
    MAP,
    MAT,
    OFFERS,
    PEOPLE,
    RED_FACES,
    ROMAN,
    ROWS,
    SUPPLY,
    TECH,
    TERRAIN_OF,
    TRACKS_PANE,
    cell_id,
    city_id,
    income_id,
    name_of,
    panel_id,
    row_id,
    said,
    space_id,
    text_of,
    track_id,
)
from ecumene.games.tapestry.scene.works import works_stage
from ecumene.games.tapestry.speech.describing import described
from ecumene.games.tapestry.speech.saying import lands_named

OFFER: Final = "tech.offer"
LANDMARKS: Final = ("landmark", "outpost", "marker", "house", "farm", "market", "armory")
"""The pieces by which a player says where a territory lies."""
PILES: Final[tuple[tuple[str, ...], ...]] = (
    ("tech", OFFER, "tech"), ("tapestry", TECH, "tapestry"), ("discard", TECH, "discard"),
    ("civilizations", TECH, "civilization"), ("tiles", MAP, "territory"), ("stars", MAP, "space-tile"),
)  # fmt: skip
"""The piles, each with its region and its glyph; that of tech cards lies beside those on offer."""


# ---- the stage


def tapestry_stage(position: TapestryPosition) -> Stage:
    """The stage of a number of players and options."""
    regions: dict[str, Region] = {
        TRACKS_PANE: {"place": "board", "title": said("scene-tracks")},
        MAP: {"place": "board", "title": said("scene-world"), "weight": 24},
        OFFERS: {"place": "board", "title": said("scene-offers")},
        MAT: {"place": "mat", "title": said("scene-mat"), "weight": 42},
        CAPITAL: {"place": "mat", "title": said("scene-capital"), "weight": 34, "min": 15},
        TECH: {"place": "mat", "title": said("scene-tech"), "under": CAPITAL},
        PEOPLE: {"place": "mat", "title": said("scene-people"), "under": MAT, "joined": True},
        HAND: {"place": "tray", "title": said("scene-hand")},
        SUPPLY: {"place": "player", "title": said("scene-players")},
    }
    elements: list[Element] = [
        *_tracks(position),
        *_world(position),
        *_dice(position),
        *_piles(),
        _achievements(position),
    ]
    if position.box.masterpieces:
        elements += works_stage(position)
    for seat in range(position.seats):
        elements += _player(position, seat)
    game = position.game
    return new_stage(game, position.seats, regions, elements, without=game.unspoken(position.options))


# ---- tracks


def _tracks(position: TapestryPosition) -> list[Element]:
    """The tracks in play with their tiers, prices and spaces."""
    found: list[Element] = []
    for number, track in enumerate(position.box.tracks[: position.box.track_count]):
        drawn: Element = {
            "id": track_id(number),
            "type": "track",
            "region": TRACKS_PANE,
            "order": number,
            "label": said(f"name-{track.id}"),
            "glyph": track.id,
            "tags": [said(f"name-{RESOURCES[track.resource]}" if track.resource >= 0 else "scene-mixed-prices")],
            "colour": RESOURCES[track.resource] if track.resource >= 0 else track.id,
            "groups": [_tier(position, number, tier) for tier in range(1, TIERS + 1)],
            "spaces": [_space(position, number, space) for space in range(TRACK_LENGTH + 1)],
            "rule": ["tapestry.advancing.one_space", "tapestry.advancing.order"],
        }
        found.append(drawn)
    return found


def _tier(position: TapestryPosition, track: int, tier: int) -> SpaceGroup:
    entry = position.box.tracks[track]
    own, free = entry.cost[tier - 1]
    mixed = MIXTURES[entry.mixtures[tier - 1]]
    cost: Icons = [icon(RESOURCES[entry.resource], own)] if own else []
    freely = mixed == MIXTURES[FREELY]
    return {
        "id": f"tier.{TRACKS[track]}.{tier}",
        "label": said("scene-tier", tier=ROMAN[tier - 1]),
        "note": said("scene-tier-price", own=own, any=free) if freely else said(f"scene-tier-{mixed}", n=free),
        "cost": [*cost, icon(mixed, free)] if free else cost,
    }


def _space(position: TapestryPosition, track: int, space: int) -> Space:
    """A space with what it gives; where the board's icons differ from the rulebook, as the options have it."""
    if not space:
        return {"id": space_id(track, 0), "label": said("scene-start")}
    number = TRACK_LENGTH * track + space - 1
    name = position.spaces.ids[number]
    found: Space = {
        "id": space_id(track, space),
        "group": f"tier.{TRACKS[track]}.{tier_of(space)}",
        "label": name_of("space", name),
        "icons": effect_icons(position, position.spaces.benefit[number]),
        "lines": space_lines(position, number),
        "rule": [f"tapestry.tracks.{name}"],
    }
    if position.spaces.buy[number] >= 0:
        found["bonus"] = effect_icons(position, position.spaces.buy[number])
    return found


def space_lines(position: TapestryPosition, number: int) -> list[Text]:
    """What a space gives, and its bonus, in words; the icons of the board have words of their own where they differ."""
    box, name = position.box, position.spaces.ids[number]
    printed = position.options["board_icons"] == "printed"
    differs = printed and box.printed_spaces[number].benefit != box.spaces[number].benefit
    lines: list[Text] = [text_of("printed-space" if differs else "space", name)]
    if position.spaces.buy[number] >= 0:
        lines.append(said("scene-bonus", bonus=described(position, position.spaces.buy[number])))
    return lines


# ---- the world


def hex_point(place: int) -> tuple[float, float]:
    """The middle of a hex on the surface."""
    here = WORLD.hexes[place]
    return 1.5 * HEX_SIZE * here.q, sqrt(3) * HEX_SIZE * (here.r + here.q / 2)


def view_of(places: Sequence[int]) -> list[float]:
    """The part of the surface on which some hexes lie."""
    points = [hex_point(place) for place in places]
    left, top = min([x for x, _ in points]) - 1.4 * HEX_SIZE, min([y for _, y in points]) - 1.3 * HEX_SIZE
    right, bottom = max([x for x, _ in points]) + 1.4 * HEX_SIZE, max([y for _, y in points]) + 1.3 * HEX_SIZE
    return [float(round(left)), float(round(top)), float(round(right - left)), float(round(bottom - top))]


def _world(position: TapestryPosition) -> list[Element]:
    """The map of this number of players, before anything is explored."""
    board = position.board
    view = view_of(board.hexes)
    world = said("scene-world")
    names: dict[str, Text] = {TERRAIN_OF[number]: said(f"name-{name}") for number, name in enumerate(TERRAINS)}
    names["frontier"] = said("scene-frontier")
    found: list[Element] = [
        {"id": MAP, "type": "surface", "region": MAP, "backdrop": "sea", "view": view, "title": world, "label": world},
        {
            "id": HEXES,
            "type": "hexes",
            "in": MAP,
            "layout": "flat",
            "size": HEX_SIZE,
            "label": world,
            "names": names,
            "yours": {kind: said(f"yours-{kind}") for kind in LANDMARKS},
            "rule": ["tapestry.exploring.where", "tapestry.conquering.control"],
        },
    ]
    for place in board.hexes:
        if board.printed[place]:
            found.append(_printed_cell(position, place))
    return found


def _printed_cell(position: TapestryPosition, place: int) -> Element:
    """A territory of the map itself: the middle island, the starts of capitals, and others."""
    board, here = position.board, WORLD.hexes[place]
    lands = lands_named(board.lands[place])
    label = said("scene-territory", lands=lands)
    if place == board.island:
        label = said("scene-island")
    starts = [number for number in range(1, len(board.start)) if board.start[number] == place]
    if starts:
        label = said("scene-home", n=starts[0], lands=lands)
    return {
        "id": cell_id(place),
        "in": HEXES,
        "slot": [here.q, here.r],
        "corners": [TERRAIN_OF[terrain] for terrain in board.printed[place]],
        "label": label,
        "tags": [said(f"name-{TERRAINS[terrain]}") for terrain in board.lands[place]],
    }


def _dice(position: TapestryPosition) -> list[Element]:
    """The dice; they are blank until they are rolled."""
    found: list[Element] = []
    for number, die in enumerate(DICE):
        faces = (RED_FACES, BLACK_FACES, TRACKS[: max(position.science_die) + 1])[number]
        found.append(
            {
                "id": f"die.{die}",
                "type": "die",
                "region": MAP,
                "order": 20 + number,
                "faces": list(faces),
                "colour": DIE_COLOURS[number],
                "label": name_of("die", die),
                "rule": ["tapestry.research.roll" if die == "science" else "tapestry.conquering.dice"],
            }
        )
    return found


def _piles() -> list[Element]:
    """The cards on offer and the piles from which all draw; the scene counts them."""
    offer = said("scene-display")
    found: list[Element] = [
        {
            "id": OFFER,
            "type": "zone",
            "region": OFFERS,
            "order": 0,
            "layout": "row",
            "title": offer,
            "label": offer,
            "rule": ["tapestry.technology.invent"],
        }
    ]
    for order, (pile, region, glyph) in enumerate(PILES):
        title = said(f"scene-deck-{pile}")
        drawn: Element = {"id": f"deck.{pile}", "type": "zone", "order": 10 + order, "layout": "pile"}
        drawn.update({"glyph": glyph, "title": title, "label": title})
        if region == OFFER:
            drawn["in"] = OFFER
        else:
            drawn["region"] = region
        found.append(drawn)
    return found


def _achievements(position: TapestryPosition) -> Element:
    """The achievements with the points of their places; tokens show who has earned them."""
    board = position.board.id
    title = said("scene-achievements")
    return {
        "id": "achievements",
        "type": "zone",
        "region": MAP,
        "order": 30,
        "layout": "market",
        "title": title,
        "label": title,
        "slots": [
            {
                "id": f"achievement.{entry.id}",
                "label": name_of("achievement", entry.id),
                "badges": [{"icon": "points", "text": str(n)} for n in entry.slots[board]],
            }
            for entry in position.box.achievements
        ],
        "rule": ["tapestry.achievements.slots"],
    }


# ---- players


def _player(position: TapestryPosition, seat: Seat) -> list[Element]:
    """A player's panels, mats and places; what lies there comes with the scene."""
    found: list[Element] = [
        panel_element(panel_id(seat), SUPPLY, seat, seat, said("scene-player", who=player(seat))),
        panel_element(zone_id(MAT, seat), MAT, seat, 0, said("scene-stock")),
        _city(position, seat),
    ]
    for building in range(KINDS):
        found.append(_income_row(position, seat, building))
    found.append(place_element("tapestry", "civs", PEOPLE, "spread", seat, 8))
    row_of_eras: Element = place_element("tapestry", "tapestry", MAT, "market", seat, 5)
    row_of_eras["rule"] = ["tapestry.income.tapestry", "tapestry.tapestry_cards.this_era"]
    found.append(row_of_eras)
    if position.futures:
        edge: Element = place_element("tapestry", "reserve", MAT, "strip", seat, 6)
        edge["badges"] = [{"text": said("scene-reserve-when")}]
        edge["rule"] = ["tapestry.reserve.edge", "tapestry.reserve.turn_5"]
        found.append(edge)
    for row in (2, 1, 0):
        found.append(place_element("tapestry", f"tech-{ROWS[row]}", TECH, "row", seat, 4 - row, row_id(seat, row)))
    return found


def _city(position: TapestryPosition, seat: Seat) -> Element:
    """A capital, with room for what hangs over its edge."""
    return {
        "id": city_id(seat),
        "type": "grid",
        "region": CAPITAL,
        "owner": player(seat),
        "order": 0,
        "rows": CITY,
        "cols": CITY,
        "blocks": [3, 3],
        "margin": overhang(position),
        "label": said("scene-of", who=player(seat), what=said("scene-capital")),
        "rule": ["tapestry.capital.place", "tapestry.capital.district", "tapestry.capital.lines"],
    }


def _income_row(position: TapestryPosition, seat: Seat, building: int) -> Element:
    """A row of the income mat: each building covers a space, but for the first."""
    spaces: list[Space] = []
    for place in range(INCOME_SPACES):
        space = position.box.income[INCOME_SPACES * building + place]
        label = name_of("innovation", space.id)
        spaces.append({"id": f"{income_id(seat, building)}.{place}", "label": label, "icons": income_icons(space)})
    return {
        "id": income_id(seat, building),
        "type": "track",
        "region": MAT,
        "owner": player(seat),
        "order": 1 + building,
        "covers": True,
        "label": said("scene-row", building=BUILDINGS[building]),
        "spaces": spaces,
        "rule": ["tapestry.income.uncovered", "tapestry.income.points"],
    }

"""Faces: what cards, buildings and actions show, made once for a game: they never change, and every scene has them.

A scene takes a copy and says where the thing lies; what is in a face is shared, so nobody changes it.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.effects import EffectBook
from ecumene.core.scene import Badge, Element, IconLine, Text
from ecumene.core.staging import Icons, icon
from ecumene.games.beyond_the_horizon.box.box import HorizonBox
from ecumene.games.beyond_the_horizon.box.components import Building, Deed, Government, Leader, Technology, Territory
from ecumene.games.beyond_the_horizon.box.terms import (
    ALL,
    BOARD_DEEDS,
    COLOURS,
    CRADLE,
    LEVELS,
    MONARCHY,
    NONE,
    STAGES,
    TERRITORIES,
    THEOCRACY,
    TILES,
    TRACKS,
    UNITS,
)
from ecumene.games.beyond_the_horizon.scene.icons import (
    ACTION,
    ALWAYS,
    AT_THE_END,
    COLOUR_ICONS,
    FAMILIES,
    LEVEL_ICONS,
    OCCASION,
    ONCE,
    STAGE_ICONS,
    TRACK_ICONS,
    effect_icons,
    event_icons,
    line,
    modifier_icons,
    points_icons,
    price_icons,
)
from ecumene.games.beyond_the_horizon.scene.things import (
    CITY,
    VILLAGE,
    building_id,
    deed_id,
    government_id,
    leader_id,
    name_of,
    place_id,
    points,
    said,
    technology_id,
    tile_id,
)
from ecumene.games.beyond_the_horizon.speech.describing import (
    building_text,
    deed_text,
    effect_text,
    modifier_texts,
    paid_text,
    points_text,
    several,
    stage_text,
    when_text,
)

BUILDING_COLOURS: Final = ("gold", "brick", "violet")
"""How buildings are tinted, by their level."""
LEADER_COLOUR: Final = "violet"


class Faces:
    """The faces of all cards, each by its number."""

    def __init__(self, box: HorizonBox) -> None:
        book = box.book
        self.technologies: list[Element] = [_technology(box, n) for n in range(len(box.technologies))]
        self.deeds: list[Element] = [_deed(box, n) for n in range(BOARD_DEEDS)]
        self.leaders: list[Element] = [_leader(book, leader) for leader in box.leaders]
        self.buildings: list[Element] = [_building(book, building) for building in box.buildings]
        self.tiles: list[Element] = [_tile(box, tile) for tile in range(TILES)]
        self.governments: list[Element] = [_government(book, government) for government in box.governments]
        self.stages: list[list[Element]] = [
            [_stage(book, government, stage) for stage in range(len(STAGES))] for government in box.governments
        ]


def _face(name: str, thing: str, size: str, tag: Text) -> Element:
    title = name_of(thing)
    return {"id": name, "type": "card", "size": size, "title": title, "label": title, "tags": [tag]}


# ---- technologies and actions


def _technology(box: HorizonBox, number: int) -> Element:
    """A technology: its colours, then what it does at once, as an action, always, and at the end."""
    technology, book = box.technologies[number], box.book
    tag = said("scene-technology", level=LEVELS[technology.level])
    face = _face(technology_id(box, number), technology.id, "plate", tag)
    lines = technology_lines(book, technology)
    words: list[Text] = [row["label"] for row in lines]
    face.update({"colour": FAMILIES[technology.colour], "icons": lines, "lines": words})
    if technology.colour != ALL:
        face["glyph"] = COLOUR_ICONS[technology.colour]
        face["badges"] = _other_colours(technology)
        face["tags"] = [tag, *[name_of(COLOURS[n]) for n in _titles(technology)]]
    else:
        face["glyph"] = "colours"
        face["tags"] = [tag, name_of("all")]
    face["rule"] = ["beyond_the_horizon.research.bonus"]
    if technology.action:
        face["rule"] = ["beyond_the_horizon.action.technology", "beyond_the_horizon.research.bonus"]
    return face


def _titles(technology: Technology) -> list[int]:
    """The colours in its title, the main colour first."""
    others = [n for n in range(len(COLOURS)) if technology.titles >> n & 1 and n != technology.colour]
    return [technology.colour, *others]


def _other_colours(technology: Technology) -> list[Badge]:
    """The second colour of its title."""
    return [
        {"icon": COLOUR_ICONS[n], "colour": FAMILIES[n], "label": said("scene-title-colour", colour=COLOURS[n])}
        for n in _titles(technology)[1:]
    ]


def technology_lines(book: EffectBook, technology: Technology) -> list[IconLine]:
    """What a technology does, a line for each time at which it does something."""
    lines: list[IconLine] = []
    if technology.bonus != NONE:
        text = said("card-bonus", what=effect_text(book, technology.bonus))
        lines.append(line(ONCE, text, effect_icons(book, technology.bonus)))
    if technology.action:
        what = paid_text(book, technology.coins, technology.population, technology.effect)
        cost = price_icons(technology.coins, technology.population)
        lines.append(line(ACTION, said("card-action", what=what), effect_icons(book, technology.effect), cost))
    lasting = modifier_icons(technology.modifiers)
    if lasting:
        lines.append(line(ALWAYS, several("and", modifier_texts(technology.modifiers)), lasting))
    if technology.when != NONE:
        answer = effect_icons(book, technology.then)
        text = when_text(book, technology.when, technology.then)
        lines.append(line(OCCASION, text, answer, event_icons(technology.when)))
    if technology.points:
        text = said("card-end", what=points_text(technology.points))
        lines.append(line(AT_THE_END, text, points_icons(technology.points)))
    return lines


def _deed(box: HorizonBox, number: int) -> Element:
    """An action of the board; the page draws its places for pawns at the end of its line."""
    deed = box.deeds[number]
    face = _face(deed_id(box, number), deed.id, "plate", said("scene-action"))
    text = deed_text(box.book, deed)
    row = line(ACTION, text, _deed_icons(box.book, deed), price_icons(deed.coins, deed.population))
    row["held"] = True
    face.update({"title": said("scene-deed", deed=deed.id), "icons": [row], "lines": [text]})
    face["rule"] = [f"beyond_the_horizon.action.{deed.id}"]
    return face


def _deed_icons(book: EffectBook, deed: Deed) -> Icons:
    """What an action does, in short, since its places take the room; research is told by its title."""
    if deed.researches:
        return []
    icons = effect_icons(book, deed.effect)
    if icon("or") not in icons:
        return icons
    return [icon("unit"), *[each for each in icons if each[0] != "or" and each[0] not in UNITS]]


# ---- leaders and governments


def _leader(book: EffectBook, leader: Leader) -> Element:
    tag = said("scene-leader-of", level=LEVELS[leader.level])
    face = _face(leader_id(leader.id), leader.id, "chip", tag)
    words: list[Text] = []
    badges: list[Badge] = []
    if leader.bonus != NONE:
        words.append(said("card-bonus", what=effect_text(book, leader.bonus)))
    if leader.points:
        words.append(said("card-end", what=points_text(leader.points)))
        badges = _badges(points_icons(leader.points))
    face.update({"lines": words, "colour": LEADER_COLOUR, "badges": badges, "glyph": "crown"})
    face["rule"] = ["beyond_the_horizon.scoring.leaders" if leader.points else "beyond_the_horizon.leaders.bonus"]
    return face


def _badges(icons: Icons) -> list[Badge]:
    """Icons as the badges of a small card."""
    found: list[Badge] = []
    for name, n in icons:
        if name in ("per", "or"):
            found.append({"text": said(f"scene-{name}")})
        elif n > 1 or name == "points":
            found.append({"icon": name, "text": str(n)})
        else:
            found.append({"icon": name})
    return found


def _government(book: EffectBook, government: Government) -> Element:
    """A side of a government card as it is offered: all four stages."""
    face = _face(government_id(government.id), government.id, "card", said("scene-government"))
    texts: list[Text] = [stage_text(book, government, stage) for stage in range(len(STAGES))]
    face.update({"lines": texts, "glyph": STAGE_ICONS[0], "rule": ["beyond_the_horizon.governments.despotism"]})
    return face


def _stage(book: EffectBook, government: Government, stage: int) -> Element:
    """A stage of a government on the player board."""
    face = _face("", STAGES[stage], "chip", name_of(government.id))
    icons: Icons
    if stage == THEOCRACY:
        icons = [*event_icons(government.when), icon("then"), *effect_icons(book, government.theocracy)]
    elif stage == MONARCHY:
        icons = effect_icons(book, government.monarchy)
    elif stage > MONARCHY:
        icons = points_icons(government.points)
    else:
        icons = modifier_icons(government.modifiers)
        if government.despotism_when != NONE:
            answer = effect_icons(book, government.despotism)
            icons = [*icons, *event_icons(government.despotism_when), icon("then"), *answer]
    face.update({"lines": [stage_text(book, government, stage)], "badges": _badges(icons), "glyph": STAGE_ICONS[stage]})
    face["rule"] = [f"beyond_the_horizon.governments.{STAGES[stage]}"]
    return face


# ---- buildings


def _building(book: EffectBook, building: Building) -> Element:
    """A building: what it costs, what its builders gain, where their cubes come from."""
    face = _face(building_id(building.id), building.id, "chip", said("scene-building-of", level=LEVELS[building.level]))
    badges = _badges(effect_icons(book, building.bonus))
    first = points(building.left_points)
    badges.append({"icon": TRACK_ICONS[building.left_track], "text": str(building.left_points), "label": first})
    badges[-1]["shape"] = "square"
    badges.append({"icon": TRACK_ICONS[building.right_track], "shape": "square"})
    face.update(
        {
            "lines": [building_text(book, building)],
            "badges": badges,
            "cost": [icon("coin", building.cost)],
            "colour": BUILDING_COLOURS[building.level],
            "rule": ["beyond_the_horizon.buildings.new", "beyond_the_horizon.buildings.second"],
        }
    )
    return face


# ---- tiles


def _tile(box: HorizonBox, tile: int) -> Element:
    """A tile as it is laid; a territory with its strength, its village and its city."""
    name = box.tile_ids[tile]
    if tile < TERRITORIES:
        return _territory(box.book, box.territories[tile])
    label = name_of(name)
    tag = said("scene-start" if tile < CRADLE else "scene-cradle")
    rule = "beyond_the_horizon.buildings.where"
    return {"id": "", "label": label, "slots": [{"id": tile_id(name), "label": label}], "tags": [tag], "rule": [rule]}


def _territory(book: EffectBook, territory: Territory) -> Element:
    """The strength at its top, then a village with its bonus and a city."""
    strength = said("tile-strength", n=territory.strength)
    village = track_badge(territory.village_track, territory.village_points)
    city = track_badge(territory.city_track, territory.city_points)
    city["shape"] = "square"
    bonus = effect_text(book, territory.village_bonus)
    worth = [points(territory.village_points), points(territory.city_points)]
    return {
        "id": "",
        "label": name_of(territory.id),
        "slots": [
            {
                "id": tile_id(territory.id),
                "label": strength,
                "badges": [{"icon": "shield", "text": str(territory.strength), "label": strength}],
            },
            {"id": place_id(VILLAGE, territory.id), "label": name_of(VILLAGE), "badges": [village]},
            {"id": place_id(CITY, territory.id), "label": name_of(CITY), "badges": [city]},
        ],
        "gives": effect_icons(book, territory.village_bonus),
        "lines": [
            strength,
            said("tile-village", track=TRACKS[territory.village_track], what=bonus, points=worth[0]),
            said("tile-city", track=TRACKS[territory.city_track], points=worth[1]),
        ],
        "tags": [said("scene-territory")],
        "rule": ["beyond_the_horizon.colonising.strength", "beyond_the_horizon.fortifying.strength"],
    }


def track_badge(track: int, n: int) -> Badge:
    """The track from which a cube comes, and the points of its place."""
    return {"icon": TRACK_ICONS[track], "text": str(n), "label": points(n), "shape": "circle"}


# ---- what is said on a face


def lines_of(face: Element) -> list[Text]:
    """What a face says."""
    lines = face.get("lines", [])
    return lines if isinstance(lines, list) else []


assert len(BUILDING_COLOURS) < len(LEVEL_ICONS)

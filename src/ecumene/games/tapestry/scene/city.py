"""Capitals and technology in the scene: what stands on plots and beside them, and the rows of tech cards."""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.elements import place_element
from ecumene.core.scene import Badge, Element, IconLine, Message, Text
from ecumene.core.staging import icon, zone_id
from ecumene.core.texts import player
from ecumene.games.tapestry.box.actions import corner_place
from ecumene.games.tapestry.box.content import BLOCKS, BUILDINGS, CITY, TRACKS, Capital
from ecumene.games.tapestry.play.capital import COLUMNS, ROWS, capital_of, lines
from ecumene.games.tapestry.play.civilizations.artificers import NAME as ARTIFICERS
from ecumene.games.tapestry.play.civilizations.collectors import HOUSE, HOUSES
from ecumene.games.tapestry.play.civilizations.craftsmen import NAME as CRAFTSMEN
from ecumene.games.tapestry.play.civilizations.mats import on_mat
from ecumene.games.tapestry.play.ground import reeds
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import (
    ASIDE,
    BESIDE,
    BUILDING,
    FOLK,
    HOUSING,
    IMPASSABLE,
    KINDS,
    LANDMARK,
    MIDDLE,
    MONUMENT,
    NONE,
    OPEN,
    PAD,
    TOP,
    UNKNOWN,
    kind_of,
    owner_of,
)
from ecumene.games.tapestry.play.recycling import NAME as RECYCLERS
from ecumene.games.tapestry.play.technology import meets_needs
from ecumene.games.tapestry.scene.icons import effect_icons
from ecumene.games.tapestry.scene.things import CAPITAL, ROMAN, TECH, bare, city_id, name_of, row_id, said, text_of
from ecumene.games.tapestry.scene.track import landmark_piece
from ecumene.games.tapestry.speech.describing import described, several

TECH_DISCARD: Final = "tech.discard"

# ---- the capital


def city_elements(position: TapestryPosition, seat: Seat) -> list[Element]:
    """A player's capital and what stands beside it."""
    if position.capital[seat] == NONE:
        return []
    found: list[Element] = [_grid(position, seat), _note(position, seat), *_remark(position, seat)]
    for plot, what in enumerate(position.plots[seat]):
        if BUILDING <= what < LANDMARK:
            found.append(_building(seat, what - BUILDING, plot))
        elif what >= FOLK:
            found.append(_folk(seat, what - FOLK, plot))
    beside = _beside(position, seat)
    for number, owner in enumerate(position.landmark_owner):
        if owner == seat and position.landmark_site[number] >= 0:
            found.append(_landmark(position, seat, number))
    return [*found, place_element("tapestry", "beside", CAPITAL, "row", seat, 1), *beside] if beside else found


def _grid(position: TapestryPosition, seat: Seat) -> Element:
    plots = position.plots[seat]
    blocked = [[plot // CITY, plot % CITY] for plot in range(len(plots)) if plots[plot] == IMPASSABLE]
    capital = capital_of(position, seat)
    plain = capital.districts == BLOCKS
    done: dict[str, list[int]] = {
        "blocks" if plain else "areas": [d for d in range(CITY) if position.districts[seat] >> d & 1],
        "rows": [r for r in range(capital.size) if all(plots[plot] != OPEN for plot in ROWS[r])],
        "cols": [c for c in range(capital.size) if all(plots[plot] != OPEN for plot in COLUMNS[c])],
    }
    grid: Element = {"id": city_id(seat), "blocked": blocked, "done": done}
    if not plain:
        grid["blocks"] = [capital.size, capital.size]
        areas = [(imp,) for imp in capital.imps] or capital.districts
        grid["areas"] = [[[plot // CITY, plot % CITY] for plot in district] for district in areas]
    rewards = _rewards(position, capital)
    if rewards:
        grid["icons"] = rewards
    if capital.size < CITY:
        grid.update({"rows": capital.size, "cols": capital.size, "margin": 0})
    if capital.pads:
        grid["pads"] = [[plot // CITY, plot % CITY] for plot in range(len(plots)) if plots[plot] == PAD]
    marks = _marks(capital, plots)
    if marks:
        grid["marks"] = marks
    return grid


def _rewards(position: TapestryPosition, capital: Capital) -> list[IconLine]:
    """What each district gives when it is complete, where they differ from the usual resource."""
    found: list[IconLine] = []
    for number in range(len(capital.districts)):
        icons = effect_icons(position, capital.rewards[number])
        texts: list[Message] = []
        if capital.pays[number]:
            icons = [icon("any", capital.pays[number]), *icons]
            texts.append(said("scene-district-pays", n=capital.pays[number]))
        if capital.rewards[number] >= 0:
            texts.append(described(position, capital.rewards[number]))
        if not texts:
            return []  # they pay in another way, which the remark tells
        found.append({"icons": icons, "label": several("and", texts)})
    return found if any(line != found[0] for line in found) or capital.pays[0] > 1 else []


def _marks(capital: Capital, plots: list[int]) -> dict[str, list[list[int]]]:
    """Signs on plots that nothing stands on: imps, the centre of the city, wisps, and the reeds beside these."""
    found: dict[str, list[int]] = {}
    if capital.imps:
        found = {"imp": list(capital.imps), "centre": [capital.centre]}
    elif capital.wisps:
        found = {"wisp": [plot for plot in range(len(plots)) if capital.wisps >> plot & 1], "reed": reeds(capital)}
    bare = {kind: [plot for plot in marked if plots[plot] < BUILDING] for kind, marked in found.items()}
    return {kind: [[plot // CITY, plot % CITY] for plot in marked] for kind, marked in bare.items()}


def _note(position: TapestryPosition, seat: Seat) -> Element:
    """The capital's name, with its complete districts and lines."""
    text = said(
        "scene-city",
        capital=f"capital-{position.box.capitals[position.capital[seat]].id}",
        districts=position.districts[seat].bit_count(),
        lines=lines(position, seat),
    )
    return {"id": f"note.capital.p{seat}", "type": "text", "region": CAPITAL, "owner": player(seat), "text": text}


def _remark(position: TapestryPosition, seat: Seat) -> list[Element]:
    """What is special about an advanced capital."""
    capital = capital_of(position, seat)
    if capital.number:
        return []
    text = text_of("capital", capital.id)
    rule = [f"tapestry.capitals.{capital.id}"]
    remark: Element = {"id": f"remark.capital.p{seat}", "type": "text", "region": CAPITAL, "owner": player(seat)}
    return [{**remark, "text": text, "rule": rule}]


def _building(seat: Seat, kind: int, plot: int) -> Element:
    row, column = plot // CITY, plot % CITY
    return {
        "id": f"house.p{seat}.{row}.{column}",
        "type": "piece",
        "kind": BUILDINGS[kind],
        "in": city_id(seat),
        "slot": [row, column],
        "owner": player(seat),
        "label": said(f"name-{BUILDINGS[kind]}"),
    }


def _folk(seat: Seat, owner: Seat, plot: int) -> Element:
    """A token of the Weefolk in somebody's capital."""
    row, column = plot // CITY, plot % CITY
    return {
        "id": f"folk.p{seat}.{row}.{column}",
        "type": "piece",
        "kind": "marker",
        "in": city_id(seat),
        "slot": [row, column],
        "owner": player(owner),
        "label": said("scene-piece", who=player(owner), what=bare("token")),
    }


def _landmark(position: TapestryPosition, seat: Seat, number: int) -> Element:
    """A landmark in the capital."""
    site = position.landmark_site[number]
    drawn = landmark_piece(position, number, site & 3)
    slot = list(corner_place(site >> 2))
    return {**drawn, "in": city_id(seat), "slot": slot, "owner": player(seat)}


def _beside(position: TapestryPosition, seat: Seat) -> list[Element]:
    """What is gained and stands nowhere else: landmarks without a place yet or at all, and income buildings."""
    zone = zone_id("beside", seat)
    found: list[Element] = []
    for number, owner in enumerate(position.landmark_owner):
        if owner == seat and position.landmark_site[number] in (ASIDE, BESIDE):
            found.append({**landmark_piece(position, number), "in": zone, "owner": player(seat)})
    elsewhere = _elsewhere(position, seat)
    for kind, name in enumerate(BUILDINGS):
        number = KINDS * seat + kind
        left = position.gained(seat, kind) - position.placed[number] - elsewhere[kind]
        if left > 0:
            drawn: Element = {"id": f"beside.p{seat}.{name}", "type": "piece", "kind": name, "n": left}
            label = said("scene-piece", who=player(seat), what=bare(name))
            found.append({**drawn, "in": zone, "owner": player(seat), "label": label})
    return found


def _elsewhere(position: TapestryPosition, seat: Seat) -> list[int]:
    """How many income buildings of each kind stand on the map, on a civilization or on cards."""
    elsewhere = [0] * KINDS
    plotted = len(position.shared.plotted)
    for grid in position.grids[plotted * seat : plotted * seat + plotted]:
        for what in grid:
            if BUILDING <= what < LANDMARK:
                elsewhere[what - BUILDING] += 1
    for stones in position.pieces:
        for stone in stones:
            if owner_of(stone) == seat and HOUSING <= kind_of(stone) < MONUMENT:
                elsewhere[kind_of(stone) - HOUSING] += 1
    for kind in _on_mats(position, seat):
        elsewhere[kind] += 1
    return elsewhere


def _on_mats(position: TapestryPosition, seat: Seat) -> list[int]:
    """The kinds of the income buildings on the mats of the Craftsmen, the Artificers and the Collectors."""
    civ = position.box.civ_no[CRAFTSMEN]
    found = [kind for kind in position.civ_state[civ] if kind != NONE] if position.has_civ(seat, civ) else []
    if position.has_civ(seat, position.box.civ_no.get(ARTIFICERS, NONE)):
        for kind, amount in enumerate(on_mat(position, ARTIFICERS)):
            found += [kind] * amount
    return [*found, HOUSES] if position.keeps(seat, HOUSE) else found


# ---- technology


def tech_elements(position: TapestryPosition) -> list[Element]:
    """The cards on offer, those of the players, and the piles."""
    found: list[Element] = []
    for slot, card in enumerate(position.display):
        found.append(tech_card(position, card, "tech.offer", slot))
    slots: dict[str, int] = {}
    for card, owner in enumerate(position.tech_owner):
        if owner != NONE and position.tech_row[card] != NONE:  # what the Collectors have put away is on their mat
            zone = row_id(owner, position.tech_row[card])
            slots[zone] = slots.get(zone, -1) + 1
            found.append(tech_card(position, card, zone, slots[zone]))
    found += _discarded(position)
    unseen = sum([offered.count(UNKNOWN) for offered in position.offers])  # drawn, though the viewer cannot tell which
    for pile, count in (
        ("tech", len(position.tech_deck)),
        ("tapestry", len(position.deck)),
        ("discard", len(position.discard)),
        ("civilizations", len(position.civ_deck) - unseen),
    ):
        found.append({"id": f"deck.{pile}", "count": count})
    return found


def _discarded(position: TapestryPosition) -> list[Element]:
    """The tech cards that were discarded, where somebody may take them [tapestry.civilizations.recyclers]."""
    if not position.tech_discard or position.holder_of(position.box.civ_no.get(RECYCLERS, NONE)) == NONE:
        return []
    title = said("scene-tech-discard")
    zone: Element = {"id": TECH_DISCARD, "type": "zone", "region": TECH, "order": 1, "layout": "row"}
    zone.update({"title": title, "label": title, "rule": ["tapestry.civilizations.recyclers"]})
    cards = sorted(position.tech_discard)
    return [zone, *[tech_card(position, card, TECH_DISCARD, slot) for slot, card in enumerate(cards)]]


def tech_card(position: TapestryPosition, number: int, zone: str, slot: int) -> Element:
    """A tech card wherever it lies."""
    card = position.box.tech[number]
    name = name_of("tech", card.id)
    drawn: Element = {
        "id": f"tech.{card.id}",
        "type": "card",
        "size": "chip",
        "in": zone,
        "slot": slot,
        "title": name,
        "label": name,
        "lines": _tech_lines(position, number),
        "badges": _tech_badges(position, number),
        "rule": [f"tapestry.tech.{card.id}"],
    }
    return drawn


def _tech_lines(position: TapestryPosition, number: int) -> list[Text]:
    """Circle, square, and what the top row needs."""
    card = position.box.tech[number]
    if card.needs_landmark:
        needs = said("scene-needs-landmark")
    elif card.needs_enchantment:
        needs = said("scene-needs-enchantment")
    elif card.needs_track >= 0:
        needs = said("scene-needs-tier", track=TRACKS[card.needs_track], tier=ROMAN[card.needs_tier - 1])
    else:
        needs = said("scene-needs-space", building=BUILDINGS[card.needs_building], n=card.needs_space)
    circle, square = text_of("circle", card.id), text_of("square", card.id)
    return [said("scene-circle", text=circle), said("scene-square", text=square), needs]


def _tech_badges(position: TapestryPosition, number: int) -> list[Badge]:
    card, owner, row = position.box.tech[number], position.tech_owner[number], position.tech_row[number]
    circle = _badge(effect_icons(position, card.circle), "circle", text_of("circle", card.id))
    square = _badge(effect_icons(position, card.square), "square", text_of("square", card.id))
    if owner != NONE and row != TOP and not meets_needs(position, owner, number):
        square["tone"] = "lock"
    if owner != NONE and row >= MIDDLE:
        circle["tone"] = "gain"
    if owner != NONE and row == TOP:
        square["tone"] = "gain"
    badges = [circle, square, *_tech_state(position, number)]
    if position.tech_mark[number] != NONE:
        text = said("scene-marked", who=player(position.tech_mark[number]))
        badges.append({"text": text, "label": text})
    return badges


def _tech_state(position: TapestryPosition, number: int) -> list[Badge]:
    """The landmark that stands on a card, and whether it is turned over or rests."""
    texts: list[Text] = []
    if position.tech_landmark[number] != NONE:
        texts.append(name_of("landmark", position.box.landmarks[position.tech_landmark[number]].id))
    if number in position.turned:
        texts.append(said("scene-tech-turned"))
    if number in position.resting:
        texts.append(said("scene-rests"))
    return [{"text": text, "label": text} for text in texts]


def _badge(icons: Any, shape: Any, label: Text) -> Badge:
    """What a circle or a square gives: its first icon, and a number where there is more than one of it."""
    badge: Badge = {"shape": shape, "label": label}
    if icons:
        badge["icon"] = icons[0][0]
        if icons[0][0] == "points" or icons[0][1] > 1:
            badge["text"] = str(icons[0][1])
    return badge

"""Civilizations in the scene: their mats, with what is printed on them and what lies there.

A benefit of a mat is a space of a track that lies on its card; tokens, buildings and outposts stand on these spaces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.elements import place_element
from ecumene.core.scene import Badge, Element, Message, Space, Text
from ecumene.core.staging import icon, zone_id
from ecumene.core.texts import player
from ecumene.games.tapestry.box.content import BUILDINGS, TRACKS
from ecumene.games.tapestry.play.civilizations.aliens import NAME as ALIENS
from ecumene.games.tapestry.play.civilizations.collectors import COLLECTED
from ecumene.games.tapestry.play.civilizations.collectors import NAME as COLLECTORS
from ecumene.games.tapestry.play.civilizations.collectors import collected as collected_kinds
from ecumene.games.tapestry.play.civilizations.craftsmen import NAME as CRAFTSMEN
from ecumene.games.tapestry.play.civilizations.entertainers import NAME as ENTERTAINERS
from ecumene.games.tapestry.play.civilizations.historians import NAME as HISTORIANS
from ecumene.games.tapestry.play.civilizations.infiltrators import NAME as INFILTRATORS
from ecumene.games.tapestry.play.civilizations.mats import on_mat, printed
from ecumene.games.tapestry.play.civilizations.merfolk import NAME as MERFOLK
from ecumene.games.tapestry.play.civilizations.merrymakers import NAME as MERRYMAKERS
from ecumene.games.tapestry.play.civilizations.militants import NAME as MILITANTS
from ecumene.games.tapestry.play.civilizations.mystics import CATEGORIES, counts
from ecumene.games.tapestry.play.civilizations.relentless import NAME as RELENTLESS
from ecumene.games.tapestry.play.civilizations.renegades import NAME as RENEGADES
from ecumene.games.tapestry.play.civilizations.riverfolk import NAME as RIVERFOLK
from ecumene.games.tapestry.play.civilizations.riverfolk import visible_plots
from ecumene.games.tapestry.play.civilizations.spies import MISSIONS
from ecumene.games.tapestry.play.civilizations.spies import NAME as SPIES
from ecumene.games.tapestry.play.civilizations.tinkerers import NAME as TINKERERS
from ecumene.games.tapestry.play.civilizations.tinkerers import TRICKS
from ecumene.games.tapestry.play.civilizations.treasure_hunters import NAME as TREASURE_HUNTERS
from ecumene.games.tapestry.play.civilizations.urban_planners import NAME as URBAN_PLANNERS
from ecumene.games.tapestry.play.civilizations.utilitarians import NAME as UTILITARIANS
from ecumene.games.tapestry.play.civilizations.utilitarians import active, listed
from ecumene.games.tapestry.play.civilizations.weefolk import NAME as WEEFOLK
from ecumene.games.tapestry.play.civilizations.werefolk import NAME as WEREFOLK
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE, UNKNOWN
from ecumene.games.tapestry.play.starting import start_number
from ecumene.games.tapestry.scene.bands import band as _band
from ecumene.games.tapestry.scene.bands import benefits as _benefits
from ecumene.games.tapestry.scene.bands import spot_id
from ecumene.games.tapestry.scene.bands import standing as _standing
from ecumene.games.tapestry.scene.bands import walking as _walking
from ecumene.games.tapestry.scene.civ_futures import FUTURE_MATS
from ecumene.games.tapestry.scene.icons import effect_icons
from ecumene.games.tapestry.scene.things import HAND, MAT, name_of, said, text_of
from ecumene.games.tapestry.speech.table_late import folk_lines, submerged_lines
from ecumene.games.tapestry.speech.table_mats import collected_lines, token_lines, waiting_lines

WITH_TOKENS: Final = ("heralds", "inventors", "isolationists", "traders")
"""Mats of which the first number is how many tokens are left."""
STARTED_WITH: Final = (
    "alchemists", "architects", "chosen", "entertainers", "futurists", "heralds", "isolationists", "merrymakers",
    "mystics", "traders", "spies", "tinkerers", "utilitarians", "infiltrators", "recyclers", "collectors",
    "urban_planners",
)  # fmt: skip
"""Those that the rulebook adjusts for whoever begins with them."""
PREDICTED: Final = ("techs", "districts", "lands", "tracks")


def civ_elements(position: TapestryPosition, seat: Seat) -> list[Element]:
    """A player's civilizations."""
    found: list[Element] = []
    for slot, civ in enumerate(position.civs[seat]):
        name = position.box.civs[civ].id
        card = civ_card(position, civ, zone_id("civs", seat), slot)
        if name in WITH_TOKENS:
            text = said("scene-tokens-left", n=on_mat(position, name)[0])
            badges: list[Badge] = [{"text": text, "label": text}]
            card["badges"] = badges
        elif name == "mystics":
            card["lines"] = [text_of("civ", name), *_predictions(position, seat)]
        elif name == RIVERFOLK:
            card["lines"] = [text_of("civ", name), said("scene-impassable-left", n=visible_plots(position, seat))]
        elif name in (ALIENS, WEREFOLK) and on_mat(position, name)[0] != NONE:
            star = position.box.stars[on_mat(position, name)[0]].id
            card["lines"] = [text_of("civ", name), said("scene-mat-star", star=f"star-{star}")]
        elif name in LINES:
            card["lines"] = [text_of("civ", name), *LINES[name](position, seat)]
        found.append(card)
        if name in ON_MAT:
            found += ON_MAT[name](position, seat)
    return found


def _collected(position: TapestryPosition, seat: Seat) -> list[Message]:
    return collected_lines(position)


LINES: Final[dict[str, Callable[[TapestryPosition, Seat], list[Message]]]] = {
    COLLECTORS: _collected,
    INFILTRATORS: token_lines,
    MERFOLK: submerged_lines,
    URBAN_PLANNERS: waiting_lines,
    WEEFOLK: folk_lines,
}
"""What is told of a mat below its rules."""


def civ_card(position: TapestryPosition, civ: int, zone: str, slot: int) -> Element:
    """A civilization with its rules."""
    name = position.box.civs[civ].id
    title = name_of("civ", name)
    return {
        "id": f"civ.{name}",
        "type": "card",
        "in": zone,
        "slot": slot,
        "title": title,
        "label": title,
        "lines": [text_of("civ", name)],
        "rule": [f"tapestry.civilizations.{name}"],
    }


# ---- what is dealt before the game


def offer_elements(position: TapestryPosition, viewer: Seat | None) -> list[Element]:
    """The civilizations and capitals of which each player keeps one, as far as the viewer sees them."""
    found: list[Element] = []
    for seat, offered in enumerate(position.offers):
        if not offered or UNKNOWN in offered:
            continue
        if position.turn == NONE:
            holder = place_element("tapestry", "offer", HAND if seat == viewer else MAT, "row", seat, 5)
        else:
            holder = place_element(
                "tapestry", "keep", HAND, "row", seat, -1
            )  # before the hand: it is what is asked about
        found.append(holder)
        civs = offered[:2] if position.turn == NONE else offered
        for slot, civ in enumerate(civs):
            card = civ_card(position, civ, holder["id"], slot)
            name = position.box.civs[civ].id
            if name in STARTED_WITH and position.turn == NONE:
                card["lines"] = [text_of("civ", name), text_of("start", name)]
            found.append(card)
        for slot, capital in enumerate(offered[len(civs) :], 2):
            entry = position.box.capitals[capital]
            title = name_of("capital", entry.id)
            plots = said("scene-impassable", n=entry.impassable.bit_count())
            remarks = [] if entry.number else [text_of("capital", entry.id)]
            rule = "tapestry.setup.capitals" if entry.number else f"tapestry.capitals.{entry.id}"
            found.append(
                {
                    "id": f"capital.{entry.id}.p{seat}",
                    "type": "card",
                    "in": holder["id"],
                    "slot": slot,
                    "title": title,
                    "label": title,
                    "lines": [*remarks, plots, said("scene-begins", n=start_number(position, seat, capital))],
                    "rule": [rule],
                }
            )
    return found


# ---- mat by mat


def _marked_tracks(position: TapestryPosition, seat: Seat, name: str) -> list[Element]:
    """A square for each track, with a token on those that are marked."""
    spaces: list[Space] = [
        {"id": spot_id(name, 0, track), "label": said(f"name-{entry}"), "icons": [icon(entry)]}
        for track, entry in enumerate(TRACKS[: position.box.track_count])
    ]
    marked = on_mat(position, name)[0]
    tokens = [t for t in range(position.box.track_count) if marked >> t & 1]
    return [_band(name, 0, spaces), *[_standing(position, name, 0, track, seat, "marker") for track in tokens]]


def _alchemists(position: TapestryPosition, seat: Seat) -> list[Element]:
    return _marked_tracks(position, seat, "alchemists")


def _leaders(position: TapestryPosition, seat: Seat) -> list[Element]:
    return _marked_tracks(position, seat, "leaders")


def _entertainers(position: TapestryPosition, seat: Seat) -> list[Element]:
    spots = printed(position, ENTERTAINERS).grids["spots"][0]
    return _walking(position, seat, ENTERTAINERS, 0, spots, on_mat(position, ENTERTAINERS)[0])


def _merrymakers(position: TapestryPosition, seat: Seat) -> list[Element]:
    found: list[Element] = []
    for number, column in enumerate(printed(position, MERRYMAKERS).grids["columns"]):
        found += _walking(position, seat, MERRYMAKERS, number, column, on_mat(position, MERRYMAKERS)[number])
    return found


def _craftsmen(position: TapestryPosition, seat: Seat) -> list[Element]:
    """Columns of benefits under the buildings that were put there."""
    found: list[Element] = []
    spaces = on_mat(position, CRAFTSMEN)
    bottom = 0
    for number, column in enumerate(printed(position, CRAFTSMEN).grids["columns"]):
        found.append(_band(CRAFTSMEN, number, _benefits(position, CRAFTSMEN, number, column, 0)))
        for place in range(len(column)):
            kind = spaces[bottom + place]
            if kind != NONE:
                found.append(_standing(position, CRAFTSMEN, number, place, seat, BUILDINGS[kind]))
        bottom += len(column)
    return found


def _militants(position: TapestryPosition, seat: Seat) -> list[Element]:
    """Two rows of benefits under the outposts that are left."""
    found: list[Element] = []
    for number, row in enumerate(printed(position, MILITANTS).grids["rows"]):
        band = _band(MILITANTS, number, _benefits(position, MILITANTS, number, row, 0))
        band["covers"] = True
        found.append(band)
        for place in range(on_mat(position, MILITANTS)[number], len(row)):
            found.append(_standing(position, MILITANTS, number, place, seat, "outpost"))
    return found


def _historians(position: TapestryPosition, seat: Seat) -> list[Element]:
    """Squares under tokens; once a token is given away, who holds it is shown on its square."""
    row = printed(position, HISTORIANS).grids["squares"][0]
    found = [_band(HISTORIANS, 0, _benefits(position, HISTORIANS, 0, row, 0))]
    for place, holder in enumerate(on_mat(position, HISTORIANS)):
        token = _standing(position, HISTORIANS, 0, place, seat if holder == NONE else holder, "marker")
        if holder != NONE:
            token["label"] = said("scene-held", who=player(holder))
            token["state"] = ["claimed"]
        found.append(token)
    return found


def _options(position: TapestryPosition, seat: Seat, name: str, labels: Sequence[Text]) -> list[Element]:
    """What can be done once each, with a token on whatever was done."""
    spaces: list[Space] = [{"id": spot_id(name, 0, place), "label": label} for place, label in enumerate(labels)]
    covered = on_mat(position, name)[0]
    used = [place for place in range(len(labels)) if covered >> place & 1]
    return [_band(name, 0, spaces), *[_standing(position, name, 0, place, seat, "marker") for place in used]]


def _spies(position: TapestryPosition, seat: Seat) -> list[Element]:
    return _options(position, seat, SPIES, [said("scene-mission", n=mission) for mission in range(MISSIONS)])


def _tinkerers(position: TapestryPosition, seat: Seat) -> list[Element]:
    return _options(position, seat, TINKERERS, [said("scene-trick", n=trick) for trick in range(TRICKS)])


def _treasure_hunters(position: TapestryPosition, seat: Seat) -> list[Element]:
    """A treasure for each terrain, under the token that is not on the map yet."""
    treasures = printed(position, TREASURE_HUNTERS).grids["treasures"][0]
    spaces: list[Space] = [
        {
            "id": spot_id(TREASURE_HUNTERS, 0, place),
            "label": said("scene-treasure", n=place),
            "icons": effect_icons(position, effect),
        }
        for place, effect in enumerate(treasures)
    ]
    used = on_mat(position, TREASURE_HUNTERS)[0]
    left = [place for place in range(len(treasures)) if not used >> place & 1]
    tokens = [_standing(position, TREASURE_HUNTERS, 0, place, seat, "marker") for place in left]
    return [_band(TREASURE_HUNTERS, 0, spaces), *tokens]


def _utilitarians(position: TapestryPosition, seat: Seat) -> list[Element]:
    """The lines of landmarks, with a token on those that are active."""
    lines = listed(position)
    names = [position.box.landmarks[landmark].id for landmark in lines]
    spaces: list[Space] = [
        {"id": spot_id(UTILITARIANS, 0, place), "label": text_of("line", name)} for place, name in enumerate(names)
    ]
    on = [lines.index(landmark) for landmark in active(position) if landmark != NONE]
    return [_band(UTILITARIANS, 0, spaces), *[_standing(position, UTILITARIANS, 0, p, seat, "marker") for p in on]]


def _relentless(position: TapestryPosition, seat: Seat) -> list[Element]:
    """The tokens gathered, on what they would pay now."""
    rewards = printed(position, RELENTLESS).grids["rewards"][0]
    at = min(on_mat(position, RELENTLESS)[0], len(rewards))
    return _walking(position, seat, RELENTLESS, 0, rewards, at)


def _renegades(position: TapestryPosition, seat: Seat) -> list[Element]:
    steps = printed(position, RENEGADES).grids["steps"][0]
    return _walking(position, seat, RENEGADES, 0, steps, on_mat(position, RENEGADES)[0])


def _collectors(position: TapestryPosition, seat: Seat) -> list[Element]:
    """A place for each kind, with a piece on what lies there."""
    kinds = COLLECTED[1:]
    spaces: list[Space] = [
        {"id": spot_id(COLLECTORS, 0, place), "label": said(f"scene-collect-{kind}")}
        for place, kind in enumerate(kinds)
    ]
    found = [_band(COLLECTORS, 0, spaces)]
    for what in collected_kinds(position):
        piece = COLLECTED[what] if COLLECTED[what] in ("outpost", "house") else "marker"
        found.append(_standing(position, COLLECTORS, 0, what - 1, seat, piece))
    return found


def _predictions(position: TapestryPosition, seat: Seat) -> list[Text]:
    """What was predicted, what the number is now, and whether it was reached."""
    marks = on_mat(position, "mystics")
    now = counts(position, seat)
    lines: list[Text] = []
    for category, predicted in enumerate(marks[:CATEGORIES]):
        reached = "yes" if len(marks) > CATEGORIES and marks[CATEGORIES + category] else "no"
        lines.append(said("scene-prediction", of=PREDICTED[category], n=predicted, now=now[category], reached=reached))
    return lines


ON_MAT: Final[dict[str, Callable[[TapestryPosition, Seat], list[Element]]]] = {
    "alchemists": _alchemists,
    "craftsmen": _craftsmen,
    "entertainers": _entertainers,
    "historians": _historians,
    "leaders": _leaders,
    "merrymakers": _merrymakers,
    "militants": _militants,
    "spies": _spies,
    "tinkerers": _tinkerers,
    "treasure_hunters": _treasure_hunters,
    "utilitarians": _utilitarians,
    "relentless": _relentless,
    "renegades": _renegades,
    "collectors": _collectors,
    **FUTURE_MATS,
}
"""What lies on the mats that are more than rules."""

"""The content of Rise of Empires read by itself, as it is and changed."""

from __future__ import annotations

from functools import cache
from typing import Final

from ecumene.core.content import Content, Row
from ecumene.core.effects import EffectBook
from ecumene.games import rise_of_empires
from ecumene.games.rise_of_empires.box.box import EmpiresBox
from ecumene.games.rise_of_empires.play.vocabulary import vocabulary
from tests.contents import OurContent

OURS = OurContent(rise_of_empires)
ours, owned, changed, rewritten = OURS.ours, OURS.owned, OURS.changed, OURS.rewritten

ALL: Final = ["I", "II", "III"]
SAMPLE: Final[dict[str, dict[str, Row]]] = {
    "cities": {
        "memphis": {"cost": {"gold": 1}, "upkeep": {"food": 1}, "income": {}, "points": 2},
        "tyre": {"cost": {"gold": 1}, "upkeep": {"food": 1}, "income": {"gold": 1}, "points": 1},
        "babylon": {"cost": {"gold": 5}, "upkeep": {"food": 2}, "income": {}, "points": 3},
        "mycenae": {"cost": {"gold": 6}, "upkeep": {"resource": 1}, "income": {}, "points": 3},
        "troy": {"cost": {"gold": 1}, "upkeep": {"food": 1}, "income": {"cube": 1}, "points": 1},
        "athens": {"cost": {"gold": 3}, "upkeep": {"food": 2}, "income": {"resource": 1}, "points": 2},
        "alexandria": {"cost": {"gold": 7}, "upkeep": {"resource": 1}, "income": {}, "points": 3},
        "rome": {"cost": {"gold": 4}, "upkeep": {"food": 3}, "income": {"cube": 1}, "points": 3},
        "florence": {"cost": {"gold": 6}, "upkeep": {"resource": 1}, "income": {"gold": 1}, "points": 3},
        "buenos_aires": {"cost": {"gold": 6}, "upkeep": {"resource": 1}, "income": {"food": 3}, "points": 3},
        "sydney": {"cost": {"gold": 3}, "upkeep": {"food": 1}, "income": {}, "points": 3},
        "shanghai": {"cost": {"gold": 7}, "upkeep": {"food": 3}, "income": {}, "points": 6},
        "great_pyramid": {"cost": {"gold": 3, "resource": 2, "cube": 2}, "once": 13},
        "colossus": {"cost": {"gold": 4, "resource": 2, "cube": 1}, "once": 12},
        "great_wall": {"cost": {"gold": 4, "resource": 3, "cube": 2}, "once": 12},
        "moon_landing": {"cost": {"gold": 10, "resource": 5, "cube": 3}, "once": 11},
    },
    "progress": {
        "iron_weapons": {"each_turn": [{"gain": {"cube": 1}}]},
        "irrigation": {"each_turn": [{"gain": {"gold": 1, "food": 2}}]},
        "coinage": {"each_turn": [{"gain": {"gold": 2}}]},
        "mining": {"each_turn": [{"gain": {"resource": 1}}]},
        "writing": {"each_turn": [{"gain": {"point": 1}}], "always": {"keep_progress": 2}},
        "architecture": {"each_turn": [], "always": {"city_gold": -1, "wonder_resource": -1, "keep_city": 1}},
        "skyscrapers": {"each_turn": [], "always": {"city_gold": -2, "wonder_gold": -3}},
        "guilds": {
            "each_turn": [{"per": {"of": "town", "each": 1, "most": 3, "gain": {"gold": 1}}}],
            "always": {"trade_gold": 1},
        },
    },
    "trade": {
        "local_market": {"discs": 1, "gold": 2, "points": 0, "eras": ALL},
        "river_port": {"discs": 2, "gold": 5, "points": 0, "eras": ["I", "II"]},
        "temple_gifts": {"discs": 1, "gold": 0, "points": 2, "eras": ["I", "II"]},
        "court_luxuries": {"discs": 2, "gold": 0, "points": 3, "eras": ["I", "II"]},
        "caravan_road": {"discs": 3, "gold": 8, "points": 0, "eras": ALL},
        "great_fair": {"discs": 3, "gold": 0, "points": 4, "eras": ["I", "II"]},
        "colonial_goods": {"discs": 3, "gold": 0, "points": 4, "eras": ["III"]},
        "ocean_trade": {"discs": 4, "gold": 10, "points": 0, "eras": ["II", "III"]},
        "royal_exchange": {"discs": 4, "gold": 0, "points": 5, "eras": ["II", "III"]},
        "world_exhibition": {"discs": 5, "gold": 0, "points": 7, "eras": ["III"]},
        "global_market": {"discs": 6, "gold": 0, "points": 8, "eras": ["III"]},
    },
    "regions": {
        "iberia": {"first": 2, "second": 1, "benefit": {"resource": 1}},
        "gaul": {"first": 2, "second": 1, "benefit": {"food": 2}},
        "italia": {"first": 2, "second": 1, "benefit": {"cube": 1}},
        "balkans": {"first": 1, "second": 0, "benefit": {"resource": 2}},
        "greece": {"first": 2, "second": 1, "benefit": {"food": 2}},
        "asia_minor": {"first": 1, "second": 1, "benefit": {"cube": 1}},
        "levant": {"first": 1, "second": 0, "benefit": {"gold": 2}},
        "egypt": {"first": 1, "second": 1, "benefit": {"food": 3}},
        "germany": {"first": 3, "second": 1, "benefit": {"resource": 1}},
        "north_america": {"first": 3, "second": 2, "benefit": {"resource": 1}},
        "china": {"first": 3, "second": 2, "benefit": {"gold": 1}},
        "middle_east": {"first": 5, "second": 2},
        "japan": {"first": 3, "second": 2},
        "southern_africa": {"first": 4, "second": 2},
    },
}
"""What some tiles, spaces and regions say in a sample of the box: a table, a record and its fields."""


def record(table: str, name: str) -> Row:
    """What our content says of one thing; numbers of tests come from here, so that they can be tuned."""
    (row,) = [row for row in ours().tables[table] if row["id"] == name]
    return row


def read(content: Content) -> tuple[EmpiresBox, EffectBook]:
    """A box and the book of its effects."""
    book = EffectBook()
    return EmpiresBox(content, vocabulary(book)), book


@cache
def sample() -> Content:
    """Our content with the numbers that tests spell out, whatever the house has tuned."""
    tables = {
        table: [dict(row, **changes.get(row["id"], {})) for row in ours().tables[table]]
        for table, changes in SAMPLE.items()
    }
    return Content({**ours().tables, **tables}, ours().files)


@cache
def read_box() -> tuple[EmpiresBox, EffectBook]:
    return read(ours())

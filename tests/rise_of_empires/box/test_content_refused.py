"""What is wrong with a content file is said by file, record and field."""

from __future__ import annotations

import pytest

from ecumene.core.content import Content, Row
from ecumene.core.errors import ContentError
from tests.rise_of_empires.content import changed, ours, read, rewritten


def wrong(content: Content) -> str:
    """What is said about content that does not hold."""
    with pytest.raises(ContentError) as error:
        read(content)
    return str(error.value)


GAIN = {"gain": {"gold": 1}}
SIDE = {"regions": 2, "sea": False, "lines": [[1, 2]]}
TWO_LINED = {**SIDE, "lines": [[1, 2], [0, 1]]}


@pytest.mark.parametrize(
    ("table", "record", "values", "says"),
    [
        ("progress", "mining", {"era": "IV"}, 'content/progress.yaml: "mining": era "IV" does not exist'),
        ("progress", "mining", {"copies": 0}, '"mining": copies must be a whole number from 1 to 5, not 0'),
        ("progress", "mining", {"copies": 2},
         '"architecture": copies make 17 tiles of era I, which must be 16'),
        ("progress", "coinage", {"copies": 1}, '"architecture": copies make 15 tiles of era I, which must be 16'),
        ("progress", "mining", {"red": 2}, '"mining": red must be a whole number from 0 to 1, not 2'),
        ("progress", "mining", {"each_turn": {"gain": {"gold": 1}}}, '"mining": each_turn must be a list of effects'),
        ("progress", "mining", {"each_turn": [{"gian": {"gold": 1}}]},
         '"mining": "each_turn": effect "gian" does not exist (did you mean "gain"?)'),
        ("progress", "mining", {"free": [{"choose": [[]]}]}, '"mining": "free": choose must be a list of at least two'),
        ("progress", "mining", {"free": [{"choose": [[GAIN], [GAIN], [GAIN], [GAIN], [GAIN]]}]},
         '"mining": free must leave a choice of at most 4'),
        ("progress", "mining", {"each_turn": [{"per": {"of": "hill", "most": 1, "gain": {"gold": 1}}}]},
         '"mining": "each_turn": "per": of "hill" does not exist'),
        ("progress", "mining", {"each_turn": [{"gain": {"coin": 1}}]},
         '"mining": "each_turn": "gain": coin is not a field of this table'),
        ("progress", "mining", {"each_turn": [GAIN, {"trade": True}]}, '"mining": each_turn must be made of gain'),
        ("progress", "mining", {"free": None}, '"mining": free is missing'),
        ("progress", "mining", {"always": {"seas": 1}}, '"mining": "always": seas is not a field of this table'),
        ("progress", "mining", {"always": {"sea": 2}}, '"always": sea must be a whole number from 0 to 1, not 2'),
        ("progress", "mining", {"always": {"sea": True}}, '"always": sea must be a whole number from 0 to 1, not True'),
        ("progress", "mining", {"always": {"keep_city": -1}}, '"always": keep_city must be a whole number from 0 to 9'),
        ("progress", "mining", {"always": {"defence": -10}}, '"always": defence must be a whole number from -9 to 9'),
        ("progress", "mining", {"always": {"any_region_cost": 1}},
         '"mining": "always": any_region_cost stands only beside any_region'),
        ("progress", "mining", {"name": "Mining"}, '"mining": name is not a field of this table'),
        ("territories", "town", {"id": "towns"}, "territories must be plains, island, forest, mountain, town, in this"),
        ("territories", "plains", {"copies": 10},
         'content/territories.yaml: "town": copies make 41 territory tiles, which must be 40'),
        ("territories", "plains", {"copies": 8}, '"town": copies make 39 territory tiles, which must be 40'),
        ("territories", "plains", {"copies": 33}, '"island": copies make 41 territory tiles, which must be 40'),
        ("territories", "town", {"copies": 13}, '"town": copies must be a whole number from 1 to 12, not 13'),
        ("territories", "town", {"choice": 1}, '"town": choice must be true or false, not 1'),
        ("territories", "forest", {"gold": 1}, '"forest": gold is not a field of this table'),
        ("cities", "rome", {"set": "IA"}, 'content/cities.yaml: "rome": set IA has its 5 tiles already'),
        ("cities", "rome", {"set": "IC"}, '"rome": set "IC" does not exist'),
        ("cities", "great_wall", {"set": "IIA"}, '"great_wall": wonder must be false: wonders come in B turns only'),
        ("cities", "rome", {"wonder": True}, '"rome": points must be none: a wonder brings nothing each turn'),
        ("cities", "great_wall", {"income": {"gold": 1}}, '"great_wall": income must be none'),
        ("cities", "great_wall", {"upkeep": {"food": 1}}, '"great_wall": upkeep must be none'),
        ("cities", "great_wall", {"wonder": False}, '"great_wall": once must be that of a city'),
        ("cities", "great_wall", {"wonder": False, "once": 0}, '"great_wall": cost must be that of a city'),
        ("cities", "great_wall", {"wonder": False, "once": 0, "cost": {"gold": 9}},
         '"moon_landing": wonder makes 5 wonders in all, which must be 6'),
        ("cities", "moscow", {"wonder": True, "points": 0, "upkeep": {}},
         '"moon_landing": wonder makes 7 wonders in all, which must be 6'),
        ("cities", "rome", {"cost": {"gold": 31}}, '"rome": "cost": gold must be a whole number from 0 to 30, not 31'),
        ("cities", "rome", {"cost": {"food": 1}}, '"rome": "cost": food is not a field of this table'),
        ("cities", "rome", {"upkeep": {"resource": 2}}, '"rome": "upkeep": resource must be a whole number from 0'),
        ("cities", "rome", {"upkeep": {"gold": 1}}, '"rome": "upkeep": gold is not a field of this table'),
        ("cities", "rome", {"income": {"point": 1}}, '"rome": "income": point is not a field of this table'),
        ("cities", "rome", {"red": None}, '"rome": red is missing'),
        ("empires", "e1", {"id": "e9"}, "content/empires.yaml: empires must be e1, e2, "),
        ("empires", "e1", {"front": {**SIDE, "regions": 5}},
         'content/empires.yaml: "e1": "front": regions must be a whole number from 1 to 4, not 5'),
        ("empires", "e1", {"back": {**SIDE, "regions": 0}}, '"e1": "back": regions must be a whole number from 1 to 4'),
        ("empires", "e1", {"front": TWO_LINED}, '"e1": "front": lines must be a list of one line'),
        ("empires", "e1", {"back": {**SIDE, "lines": []}}, '"e1": "back": lines must be a list of one or two lines'),
        ("empires", "e1", {"back": TWO_LINED}, '"e7": "back": lines must be two on 2 sides in all, not on 3'),
        ("empires", "e7", {"back": SIDE}, '"e8": "back": lines must be two on 2 sides in all, not on 1'),
        ("empires", "e1", {"back": {**SIDE, "lines": [[1]]}}, '"e1": "back": lines must be pairs of the attacker'),
        ("empires", "e1", {"back": {**SIDE, "lines": [[1, -1]]}}, '"e1": "back": lines must be pairs of the attacker'),
        ("empires", "e1", {"back": {**SIDE, "income": {}}}, '"e1": "back": income is not a field of this table'),
        ("trade", "great_fair", {"eras": ["I", "IV"]}, 'content/trade.yaml: "great_fair": eras "IV" does not exist'),
        ("trade", "great_fair", {"eras": []}, '"great_fair": eras must name an era'),
        ("trade", "great_fair", {"eras": ["I", "I"]}, '"great_fair": eras names something twice'),
        ("trade", "great_fair", {"gold": 2}, '"great_fair": gold or points must be given, one of them'),
        ("trade", "great_fair", {"points": 0}, '"great_fair": gold or points must be given, one of them'),
        ("trade", "great_fair", {"discs": 0}, '"great_fair": discs must be a whole number from 1 to 20, not 0'),
        ("regions", "gaul", {"near": ["iberria"]},
         'content/regions.yaml: "gaul": near "iberria" does not exist (did you mean "iberia"?)'),
        ("regions", "poland", {"near": ["northern_europe", "germany", "muscovy"]},
         '"danube": near names "poland", which does not name it back'),
        ("regions", "japan", {"near": ["siberia", "oceania", "japan"]}, '"japan": near names the region itself'),
        ("regions", "gaul", {"benefit": {"gold": 1, "cube": 1}}, '"gaul": benefit must be of one thing'),
        ("regions", "gaul", {"benefit": {"point": 1}}, '"gaul": "benefit": point is not a field of this table'),
        ("regions", "gaul", {"sea": True}, '"gaul": sea must be false: "mediterranean" is the only sea'),
        ("regions", "mediterranean", {"sea": False}, '"oceania": sea must be true of it or of another region'),
        ("regions", "gaul", {"area": "europe"}, '"gaul": area "europe" does not exist'),
        ("regions", "china", {"era": "I"}, '"china": era must be II or III: nobody sails overseas in era I'),
        ("regions", "gaul", {"arrows": []}, '"gaul": arrows is not a field of this table'),
        ("arrows", "red_sea", {"a": "suez"}, 'content/regions.yaml: "red_sea": a "suez" does not exist'),
        ("arrows", "red_sea", {"b": "middle_east"}, '"red_sea": b must be another region than a'),
        ("arrows", "red_sea", {"b": "gaul"}, '"red_sea": b "gaul" must be near "middle_east"'),
        ("arrows", "english_channel", {"era": "I"}, '"english_channel": era must be the one that opens the'),
        ("closed_borders", "china_siberia", {"b": "indies"}, '"china_siberia": b "indies" must not be near "china"'),
        ("values", "cubes", {"value": 31}, 'content/values.yaml: "cubes": value must be a whole number from 1 to 30'),
        ("values", "cubes_in_pool", {"value": 31}, '"cubes_in_pool": value must be a whole number from 0 to 30'),
        ("values", "food_start", {"value": 21}, '"food_start": value must be a whole number from 0 to 20, not 21'),
        ("values", "resource_discs", {"value": 9}, '"resource_discs": value must be a whole number from 10'),
        ("values", "gold_per_point", {"value": 0}, '"gold_per_point": value must be a whole number from 1 to 99'),
        ("players", "5", {"empire": 9}, '"5": empire must be a whole number from 1 to 8, not 9'),
        ("players", "5", {"trade": 11}, '"5": trade must be a whole number from 1 to 10, not 11'),
        ("players", "2", {"trade": 1, "city": 1, "empire": 1}, '"2": spaces must be at least 12, one for each action'),
        ("worth_by_era", "II", {"gold": "much"},
         "content/valuation.yaml: \"II\": gold must be a number from 0 to 20, not 'much'"),
        ("worth_by_era", "II", {"action": -1}, '"II": action must be a number from 0 to 20, not -1'),
        ("worth_by_era", "II", {"action": True}, '"II": action must be a number from 0 to 20, not True'),
        ("worth_by_era", "II", {"point": 1}, '"II": point is not a field of this table'),
        ("worth_of_cubes", "3", {"times": None}, 'content/valuation.yaml: "3": times is missing'),
        ("worth_of_cubes", "3", {"times": "few"}, "\"3\": times must be a number from 0 to 20, not 'few'"),
        ("worth_of_cubes", "3", {"times": -1}, '"3": times must be a number from 0 to 20, not -1'),
        ("worth_of_cubes", "3", {"times": 21}, '"3": times must be a number from 0 to 20, not 21'),
        ("worth_of_cubes", "3", {"cube": 1}, '"3": cube is not a field of this table'),
        ("worth_of_cubes", "5", {"id": "6"}, "worth_of_cubes must be 2, 3, 4, 5, in this order"),
        ("worth_of_waiting", "4", {"turn_b": "long"}, "\"4\": turn_b must be a number from 0 to 20, not 'long'"),
        ("worth_of_waiting", "2", {"turn_a": -1}, '"2": turn_a must be a number from 0 to 20, not -1'),
        ("worth_of_waiting", "2", {"IA": 1}, '"2": IA is not a field of this table'),
        ("worth_of_places", "5", {"IIB": None}, '"5": IIB is missing'),
        ("worth_of_places", "5", {"IIB": -21}, '"5": IIB must be a number from -20 to 20, not -21'),
        ("worth_of_places", "5", {"IA": 0}, '"5": IA is not a field of this table'),
        ("worth_at_the_end", "income", {"gold": None}, '"income": gold is missing'),
        ("worth_of_food", "safe", {"worth": 21}, '"safe": worth must be a number from 0 to 20, not 21'),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_by_file_record_and_field(table: str, record: str, values: Row, says: str) -> None:
    assert says in wrong(changed(table, record, **values))


@pytest.mark.parametrize("table", sorted(ours().tables))
def test_a_missing_table_and_a_missing_field_are_named(table: str) -> None:
    rows = ours().tables[table]
    tables = {name: rows for name, rows in ours().tables.items() if name != table}
    assert wrong(Content(tables, ours().files)) == f'content: table "{table}" is missing'
    bare = [{"id": row["id"], "source": row["source"]} for row in rows]
    says = wrong(rewritten(table, bare))
    assert says.startswith(f'{ours().files[table]}: "{bare[0]["id"]}": ')
    assert says.endswith(" is missing")


@pytest.mark.parametrize("table", sorted({*ours().tables} - {"arrows", "closed_borders"}))
def test_a_missing_record_is_noticed(table: str) -> None:
    says = wrong(rewritten(table, ours().tables[table][:-1]))
    assert says.startswith(ours().files[table])
    assert "must be" in says


def test_an_era_without_tiles_is_noticed() -> None:
    rows = [row for row in ours().tables["progress"] if row["era"] != "II"]
    assert wrong(rewritten("progress", rows)) == "content/progress.yaml: progress must be 48, not 32"


def test_an_era_without_trade_is_noticed() -> None:
    rows = [dict(row, eras=["I", "II"]) for row in ours().tables["trade"]]
    says = wrong(rewritten("trade", rows))
    assert says == 'content/trade.yaml: "global_market": eras must name III, which no other space does'

"""What is wrong with a content file is said by file, record and field."""

from __future__ import annotations

import pytest

from ecumene.core.content import Content, Row
from ecumene.core.errors import ContentError
from ecumene.games.tapestry.box.content import BOXES, Abilities
from ecumene.games.tapestry.box.reading import read_base
from tests.tapestry.content import Book, abilities, changed, ours, rewritten


def wrong(content: Content) -> str:
    """What is said about content that does not hold."""
    with pytest.raises(ContentError) as error:
        read_base(content, Book().number, abilities)
    return str(error.value)


SIX_SEAS = ["sea"] * 6
NINE_ROWS = ["........."] * 9
GAIN = [{"gain": {"coin": 1}}]


@pytest.mark.parametrize(
    ("table", "record", "values", "says"),
    [
        ("tracks", "science", {"resource": "gold"}, 'content/tracks.yaml: "science": resource "gold" does not exist'),
        ("tracks", "science", {"building": "houses"}, 'building "houses" does not exist (did you mean "house"?)'),
        ("tracks", "science", {"landmarks": ["academy", "apothecary", "laboratory"]},
         '"science": landmarks must be those of'),
        ("tracks", "science", {"landmarks": ["forge", "rubber_works", "tech_hub"]},
         '"science": landmarks must be those of'),
        ("tracks", "science", {"cost": {"1": {"any": 3}}},
         '"science": "cost": "1": any must be a whole number from 0 to 2'),
        ("tracks", "science", {"cost": {"1": {}, "2": {}, "3": {}}}, '"science": "cost": 4 is missing'),
        ("tracks", "science", {"id": "sciences"},
         "tracks must be exploration, science, military, technology, in this order"),
        ("spaces", "military_5", {"order": None}, 'content/tracks.yaml: "military_5": order is missing'),
        ("spaces", "military_5", {"order": "some"}, '"military_5": order "some" does not exist'),
        ("spaces", "military_5", {"benefit": []}, '"military_5": benefit must be a list of effects, not []'),
        ("spaces", "military_2", {"bonus": {"pay": {"gold": 1}, "then": GAIN}}, '"bonus": pay "gold" does not exist'),
        ("spaces", "military_2", {"bonus": {"pay": {"resource": 0}, "then": GAIN}}, '"bonus": "pay": resource must be'),
        ("spaces", "military_2", {"bonus": {"pay": {}, "then": GAIN}}, '"military_2": "bonus": pay must name one of'),
        ("spaces", "military_2", {"bonus": {"pay": {"resource": 1}}}, '"military_2": "bonus": then is missing'),
        ("spaces", "military_2", {"bonus": {"pay": {"tech": 1}, "then": GAIN, "or": 1}}, '"bonus": or is not a field'),
        ("spaces", "science_6", {"printed": {"bonuses": 1}}, '"science_6": "printed": bonuses is not a field'),
        ("spaces", "science_6", {"id": "science_13"}, "content/tracks.yaml: spaces must be exploration_1, "),
        ("tech_cards", "barn", {"circle": None}, 'content/tech_cards.yaml: "barn": circle is missing'),
        ("tech_cards", "barn", {"square": GAIN}, '"barn": square must give the landmark that comes from it, "barn"'),
        ("tech_cards", "paper", {"square": [{"landmark": "barn"}]}, '"paper": square must give the landmark'),
        ("tech_cards", "barn", {"needs": {"building": "farm", "space": 1}},
         '"needs": space must be a whole number from 2'),
        ("tech_cards", "barn", {"needs": {"track": "arts", "tier": 2}}, '"barn": "needs": track "arts" does not exist'),
        ("tech_cards", "barn", {"needs": {"track": "science", "tier": 5}},
         '"needs": tier must be a whole number from 1'),
        ("tech_cards", "barn", {"box": "bases"}, '"barn": box "bases" does not exist (did you mean "base"?)'),
        ("tech_cards", "barn", {"name": "Barn"}, '"barn": name is not a field of this table'),
        ("tapestry_cards", "trap", {"copies": 6}, "content/tapestry_cards.yaml: tapestry_cards must be 50, not 49"),
        ("tapestry_cards", "trap", {"copies": 0}, '"trap": copies must be a whole number from 1 to 20, not 0'),
        ("tapestry_cards", "trap", {"kind": "continuous"}, '"trap": kind "continuous" does not exist'),
        ("tapestry_cards", "trap", {"effect": GAIN},
         '"trap": effect is not a field of this table (did you mean "effects"?)'),
        ("tapestry_cards", "trap", {"response": 1}, '"trap": response must be a list of effects, not 1'),
        ("civilizations", "heralds", {"id": "herald"},
         '"herald": id "herald" does not exist (did you mean "heralds"?)'),
        ("civilizations", "entertainers", {"start": 10}, '"entertainers": start must be a list of effects, not 10'),
        ("capitals", "desert", {"grid": NINE_ROWS[1:]},
         'content/capitals.yaml: "desert": grid must be 9 rows of 9 plots'),
        ("capitals", "desert", {"grid": ["." * 8] * 9}, '"desert": grid must be 9 rows of 9 plots'),
        ("capitals", "desert", {"grid": [*NINE_ROWS[1:], "...o....."]}, "\"desert\": grid must be rows of '.' and '#'"),
        ("capitals", "desert", {"grid": [*NINE_ROWS[1:], "..."]},
         "\"desert\": grid must be rows of '.' and '#' of one length"),
        ("capitals", "desert", {"grid": "........."}, "\"desert\": grid must be a list of rows of '.' and '#'"),
        ("capitals", "desert", {"number": 3}, '"desert": number 3 is the number of another capital already'),
        ("landmarks", "forge", {"shape": ["##", "##", ".."]},
         'content/landmarks.yaml: "forge": shape must touch all four'),
        ("landmarks", "forge", {"shape": ["#####"]}, '"forge": shape must be at most 4 plots long and wide'),
        ("landmarks", "treasury", {"height": 26}, '"treasury": height 26 is the height of another landmark'),
        ("landmarks", "forge", {"tier": 1}, '"forge": tier must be a whole number from 2 to 4, not 1'),
        ("landmarks", "barn", {"tech": "barns"}, '"barn": tech "barns" does not exist (did you mean "barn"?)'),
        ("landmarks", "barn", {"tech": "bakery"}, '"bakery": square must give the landmark'),
        ("territory_tiles", "t01", {"corners": SIX_SEAS[1:]},
         'content/tiles.yaml: "t01": corners must be six terrains'),
        ("territory_tiles", "t01", {"corners": [*SIX_SEAS[1:], "lake"]}, '"t01": corners "lake" does not exist'),
        ("territory_tiles", "t01", {"inner": ["desert"]}, '"t01": inner stands only where all corners are sea'),
        ("territory_tiles", "t05", {"inner": ["sea"]}, '"t05": inner "sea" does not exist'),
        ("space_tiles", "s01", {"order": None}, 'content/tiles.yaml: "s01": order is missing'),
        ("large", "0.0", {"id": "5.0"}, 'content/maps.yaml: "5.0": id lies outside the world'),
        ("large", "0.0", {"id": "middle"}, '"middle": id must be a hex'),
        ("large", "0.0", {"island": False}, "content/maps.yaml: large must have one island, not 0"),
        ("small", "0.0", {"start": [1]}, '"0.0": start must be capital numbers from 1 to 6, each once on a map, not 1'),
        ("small", "0.-2", {"start": [1]}, "content/maps.yaml: small must have a start for the capitals 1 to 6"),
        ("small", "0.-1", {"unexplored": False}, '"0.-1": unexplored must be true, or the hex has corners'),
        ("small", "0.-1", {"corners": SIX_SEAS}, '"0.-1": corners is not a field of this table'),
        ("players", "4", {"map": "huge"}, 'content/maps.yaml: "4": map "huge" does not exist'),
        ("players", "4", {"capitals": "two"}, '"4": capitals "two" does not exist'),
        ("pairs", "1", {"numbers": [1, 5]}, '"1": numbers must be two capitals that start on one hex of the small map'),
        ("pairs", "1", {"numbers": [1, 7]}, '"1": numbers must be the numbers of two capitals, not [1, 7]'),
        ("pairs", "1", {"numbers": [2, 4]}, "content/maps.yaml: pairs must hold every capital once"),
        ("income_spaces", "farm_1", {"income": {"foods": 1}}, '"farm_1": "income": foods is not a field'),
        ("income_spaces", "farm_3", {"points_per": "tile"},
         'content/income_mat.yaml: "farm_3": points_per "tile" does not'),
        ("income_spaces", "farm_3", {"id": "farm_7"}, "content/income_mat.yaml: income_spaces must be market_1, "),
        ("eras", "3", {"first": 9}, '"3": first must be a whole number from 0 to 8, not 9'),
        ("science_die", "science", {"faces": 4}, "content/dice.yaml: science_die must be 12, not 13"),
        ("red_die", "6", {"effect": []}, 'content/dice.yaml: "6": effect must be a list of effects, not []'),
        ("red_die", "6", {"id": "7"}, "red_die must be 1, 2, 3, 4, 5, 6, in this order"),
        ("achievements", "topple_two", {"small": []}, 'content/achievements.yaml: "topple_two": small must be points'),
        ("achievements", "topple_two", {"large": [15, "10"]}, '"topple_two": large must be points'),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_by_file_record_and_field(table: str, record: str, values: Row, says: str) -> None:
    assert says in wrong(changed(table, record, **values))


@pytest.mark.parametrize(
    ("civ", "words", "says"),
    [
        ("heralds", {"not_first": None}, '"heralds": "data": not_first is missing'),
        ("heralds", {"not_first": "renaisance"}, 'not_first "renaisance" does not exist (did you mean "renaissance"?)'),
        ("heralds", {"never_first": "trap"}, '"heralds": "data": never_first is not a field of this table'),
        ("alchemists", {"past_end": "5"}, '"alchemists": "data": past_end must be a whole number from 1 to 99'),
        ("alchemists", {"bust": 5}, '"alchemists": "data": bust must be a list of effects, not 5'),
        ("historians", {"squares": [GAIN, []]}, '"historians": "data": squares 1.2 must be a list of effects, not []'),
        ("craftsmen", {"columns": [GAIN, 1]}, '"craftsmen": "data": columns must be lists of lists of effects'),
        ("isolationists", {"landmass": [5, 0]}, '"isolationists": "data": landmass must be a list of numbers'),
        ("leaders", {"squares": ["science", "arts"]}, '"leaders": "data": squares "arts" does not exist'),
        ("entertainers", {"paths": {"start": ["q"]}}, '"entertainers": "data": "paths": start "q" does not exist'),
        ("entertainers", {"paths": {"a": ["e"]}}, '"entertainers": "data": "paths": start is missing'),
        ("entertainers", {"paths": {"start": ["a"], "q": ["a"]}}, '"data": "paths": q is not a field of this table'),
    ],
)
def test_what_is_wrong_on_a_mat_is_said_by_its_word(civ: str, words: Row, says: str) -> None:
    (data,) = [row["data"] for row in ours().tables["civilizations"] if row["id"] == civ]
    merged = {word: value for word, value in {**data, **words}.items() if value is not None}
    assert says in wrong(changed("civilizations", civ, data=merged))


@pytest.mark.parametrize("table", sorted([name for name in ours().tables if name.partition(".")[0] not in BOXES]))
def test_a_missing_table_a_missing_record_and_a_missing_field_are_named(table: str) -> None:
    rows = ours().tables[table]
    tables = {name: rows for name, rows in ours().tables.items() if name != table}
    assert wrong(Content(tables, ours().files)) == f'content: table "{table}" is missing'
    assert "must be" in wrong(rewritten(table, rows[:-1]))
    bare = [{"id": row["id"], "source": row["source"]} for row in rows]
    says = wrong(rewritten(table, bare))
    assert says.startswith(f'{ours().files[table]}: "{bare[0]["id"]}": ')
    assert says.endswith(" is missing")


def test_what_nobody_reads_in_a_card_is_refused() -> None:
    assert read_base(ours(), Book().number, abilities).cards
    with pytest.raises(ContentError, match='"academia": whenever is not a field'):
        read_base(ours(), Book().number, lambda row: Abilities((), 0, 0))

"""Content that does not hold is refused, and what is wrong is named: file, record and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.core.content import Content
from ecumene.core.errors import ContentError
from tests.beyond_the_horizon.content import changed, ours, owned, read, rewritten


def refused(content: Content) -> str:
    """What is said against content."""
    with pytest.raises(ContentError) as error:
        read(content)
    return str(error.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("leaders: [{id: atila, bonus: []}]", 'mine.yaml: leaders has no "atila" (did you mean "attila"?)'),
        ("leaders: [{id: attila, bonuses: []}]",
         'leaders "attila": bonuses is not a field of this record (did you mean'),
        ("leader: [{id: attila, bonus: []}]", 'mine.yaml: no table "leader" (did you mean "leaders"?)'),
    ],
)  # fmt: skip
def test_what_the_box_does_not_have_cannot_be_changed(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(ContentError) as error:
        owned(tmp_path, text)
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("table", "record", "fields", "says"),
    [
        ("leaders", "attila", "level: I", 'mine.yaml: "attila": level "I" does not exist'),
        ("leaders", "attila", "level: III", "level must not be III, which 10 others are already"),
        ("leaders", "attila", "bonus: [{moev: 1}]",
         '"attila": "bonus": effect "moev" does not exist (did you mean "move"'),
        ("leaders", "attila", "bonus: {move: 1}", '"attila": bonus must be a list of effects'),
        ("leaders", "attila", "points: [{points: 1, per: citys}]",
         'per "citys" does not exist (did you mean "cities"?)'),
        ("leaders", "attila", "points: [{points: 0, per: cities}]", '"points": points must be a whole number from 1'),
        ("leaders", "attila", "points: {}", '"attila": points must be a list, not {}'),
        ("leaders", "attila", "points: [cities]", '"attila": points must be a list of mappings'),
        ("technologies", "wheel", "colour: grean", '"wheel": colour "grean" does not exist (did you mean "green"?)'),
        ("technologies", "wheel", "colour: all", '"wheel": colour must be all at level IV, and only there'),
        ("technologies", "wheel", "titles: [blue]", '"wheel": titles must name the main colour, green'),
        ("technologies", "robotics", "titles: [blue]", '"robotics": titles must be all four colours'),
        ("technologies", "wheel", "level: II", "level must not be II, which 16 others are already"),
        ("technologies", "wheel", "action: {effect: []}", '"wheel": "action": effect must have an effect'),
        ("technologies", "wheel", "action: {coins: -1}", '"wheel": "action": coins must be a whole number from 0'),
        ("technologies", "wheel", "action: {effect: [{move: 1}], free: [1, 1], paid: [0, 0, 0]}",
         "free must be a list of 3"),
        ("technologies", "wheel", "action: {effect: [{move: 1}], free: [0, 1, 1], paid: [0, 0, 0]}", "to 2 players"),
        ("technologies", "wheel", "action: {effect: [{move: 1}], free: [1, 1, 1], paid: [0, 0, 0], cost: 1}",
         '"wheel": "action": cost is not a field'),
        ("technologies", "wheel", "always: {move_bonsu: 1}",
         'move_bonsu is not a field of this table (did you mean "move_bonus"'),
        ("technologies", "wheel", "always: {no_fee: 2}", '"always": no_fee must be a whole number from 0 to 1'),
        ("technologies", "wheel", "whenever: {biuld: []}", 'whenever "biuld" does not exist (did you mean "build"?)'),
        ("technologies", "wheel", "whenever: {build: []}", '"whenever": build must have an effect'),
        ("technologies", "wheel", "whenever: {build: [{move: 1}], fortify: [{move: 1}]}",
         '"wheel": whenever must answer one event only'),
        ("technologies", "wheel", "always: {trade_price: 1}", '"trade_price": value must be at least 4'),
        ("governments", "hill_clans", "theocracy: {}", '"hill_clans": theocracy must answer an event'),
        ("governments", "hill_clans", "monarchy: []", '"hill_clans": monarchy must have an effect'),
        ("governments", "hill_clans", "card: 2", '"hill_clans": card must follow front and back of each card'),
        ("governments", "hill_clans", "side: front", '"hill_clans": side must follow front and back of each card'),
        ("objectives", "two_citadels", "group: A", "group must not be A, which 3 others are already"),
        ("objectives", "two_citadels", "needs: []", '"two_citadels": needs must name something'),
        ("objectives", "two_citadels", "needs: [{counter: flat, at_least: 1}]", 'counter "flat" does not exist'),
        ("objectives", "two_citadels", "needs: [{counter: cities, at_least: 1}, {counter: cities, at_least: 2}]",
         'needs names "cities" twice'),
    ],
)  # fmt: skip
def test_mistakes_about_cards_are_named(tmp_path: Path, table: str, record: str, fields: str, says: str) -> None:
    error = refused(owned(tmp_path, f"{table}: [{{id: '{record}', {fields}}}]"))
    assert says in error


@pytest.mark.parametrize(
    ("table", "record", "fields", "says"),
    [
        ("territories", "oasis", "strength: 0", '"oasis": strength must be a whole number from 1'),
        ("territories", "oasis", "city: {track: fodo, points: 1}", '"city": track "fodo" does not exist (did you mean'),
        ("territories", "oasis", "city: {track: food, points: 1, bonus: []}", '"city": bonus is not a field'),
        ("buildings", "farm", "cost: -1", '"farm": cost must be a whole number from 0'),
        ("buildings", "farm", "level: II", "level must not be II, which 8 others are already"),
        ("buildings", "farm", "level: IV", '"farm": level "IV" does not exist'),
        ("units", "settler", "tokens: [[1, 2]]", '"settler": tokens must be a list of 8 tokens'),
        ("units", "settler", "tokens: [[1, 7], [1, 2], [1, 2], [1, 2], [1, 2], [1, 2], [1, 2], [1, 2]]",
         '"settler": tokens must have two faces from 1 to 6, not [1, 7]'),
    ],
)  # fmt: skip
def test_mistakes_about_tiles_are_named(tmp_path: Path, table: str, record: str, fields: str, says: str) -> None:
    error = refused(owned(tmp_path, f"{table}: [{{id: '{record}', {fields}}}]"))
    assert says in error


@pytest.mark.parametrize(
    ("table", "record", "fields", "says"),
    [
        ("deeds", "grow", "shared: false", '"grow": shared must be true'),
        ("deeds", "grow", "population: 1", '"grow": population must be none'),
        ("deeds", "grow", "free: [1, 0, 1], paid: [0, 1, 0]", '"grow": free must give a space to 3 players'),
        ("deeds", "muster", "requires: [{counter: village, at_least: 1}]", 'counter "village" does not exist (did you'),
        ("slots", "II1", "prerequisites: [I5]", '"II1": prerequisites "I5" does not exist (did you mean'),
        ("slots", "III1", "prerequisites: [I1]", '"III1": prerequisites must be of the level below, which "I1" is not'),
        ("slots", "I1", "prerequisites: [II1]", '"I1": prerequisites must be of the level below'),
        ("slots", "II1", "prerequisites: []", '"II1": prerequisites must name a slot'),
        ("slots", "II1", "needed: 2", '"II1": needed must be a whole number from 1 to 1'),
        ("slots", "II1", "level: III", '"II1": level must be II'),
        ("slots", "II1", "row: top", '"II1": row must be a number from 0 to 20'),
        ("routed_lines", "III1_IV3", "by: []", '"III1_IV3": by must be a list of its bends'),
        ("routed_lines", "III1_IV3", "by: [[1, 2, 3]]", '"III1_IV3": by must be pairs of a column and a row'),
        ("columns", "A", "capacity: 7", "capacity makes 23 pawns with those in other places, which must be 22"),
        ("food_track", "food_1", "uncovers: {}", '"food_1": uncovers must be one of effect, column, coins, government'),
        ("food_track", "food_1", "uncovers: {colum: B}", 'uncovers "colum" does not exist (did you mean "column"?)'),
        ("food_track", "food_1", "uncovers: {column: C}", '"food_4": uncovers must not be column C, which another'),
        ("food_track", "food_1", "uncovers: {government: monarchy}", "must not be a stage of the government"),
        ("infrastructure_track", "infrastructure_1", "uncovers: {government: monarchy}",
         '"infrastructure_1": uncovers must not be monarchy: theocracy comes next'),
        ("infrastructure_track", "infrastructure_7", "uncovers: {government: democracy}",
         '"infrastructure_8": uncovers must not be democracy: democracy comes last'),
        ("infrastructure_track", "infrastructure_8", "uncovers: {coins: 1}",
         '"infrastructure_8": uncovers must be democracy, the last of the three stages'),
        ("investment_track", "investment_3", "covers: {move: 1, points: 1}",
         '"investment_3": covers must be one of effect, move, points'),
        ("investment_track", "investment_3", "covers: {move: 0}", '"covers": move must be a whole number from 1'),
    ],
)  # fmt: skip
def test_mistakes_about_boards_are_named(tmp_path: Path, table: str, record: str, fields: str, says: str) -> None:
    error = refused(owned(tmp_path, f"{table}: [{{id: '{record}', {fields}}}]"))
    assert says in error


@pytest.mark.parametrize(
    ("table", "record", "fields", "says"),
    [
        ("values", "settler", "value: 7", '"settler": value must be a whole number from 1 to 6'),
        ("values", "coins", "value: -1", '"coins": value must be a whole number from 0'),
        ("values", "trade_price", "value: 2", '"trade_price": value must be at least 3: cards take off 1'),
        ("players", "2", "end_claims: 7", '"2": end_claims must be a whole number from 1 to 6'),
        ("players", "2", "start_sides: [0, 0]", '"2": start_sides names a side twice'),
        ("players", "3", "start_sides: [0, 6, 2]", '"3": start_sides must be a list of 3 whole numbers from 0 to 5'),
        ("worth", "coin", "worth: -1", '"coin": worth must be a number from 0 to 20'),
        ("worth_of_points", "early", "round: 2", '"early": round must be a whole number from 1 to 1'),
        ("worth_of_points", "late", "round: 6", '"late": round must be a whole number from 7'),
    ],
)  # fmt: skip
def test_mistakes_about_amounts_are_named(tmp_path: Path, table: str, record: str, fields: str, says: str) -> None:
    error = refused(owned(tmp_path, f"{table}: [{{id: '{record}', {fields}}}]"))
    assert says in error


def test_a_settler_of_the_set_up_needs_a_token(tmp_path: Path) -> None:
    same = ", ".join(["[5, 6]"] * 8)
    with pytest.raises(ContentError, match='"settler": tokens must have a face 2'):
        read(owned(tmp_path, f"units: [{{id: settler, tokens: [{same}]}}]"))


def test_a_choice_is_never_among_more_than_can_be_picked(tmp_path: Path) -> None:
    branches = ", ".join([f"[{{move: {n}}}]" for n in range(1, 6)])
    with pytest.raises(ContentError, match='"attila": bonus must leave a choice of at most 4'):
        read(owned(tmp_path, f"leaders: [{{id: attila, bonus: [{{choose: [{branches}]}}]}}]"))


def test_a_deck_without_two_titles_of_a_colour_is_refused() -> None:
    rows = []
    for row in ours().tables["technologies"]:
        red = row["level"] == "III" and "red" in row["titles"]
        rows.append(dict(row, colour="blue", titles=["blue"]) if red else dict(row))
    with pytest.raises(ContentError) as error:
        read(rewritten("technologies", rows))
    assert '"diplomacy": titles or those of another of level III must be red too: 0 are' in str(error.value)


@pytest.mark.parametrize(
    ("table", "wanted"),
    [
        ("technologies", 44),
        ("leaders", 27),
        ("governments", 8),
        ("objectives", 9),
        ("territories", 24),
        ("buildings", 24),
        ("investment_track", 9),
    ],
)
def test_a_box_with_something_missing_is_refused(table: str, wanted: int) -> None:
    with pytest.raises(ContentError, match=f"{table} must be {wanted}, not {wanted - 1}"):
        read(rewritten(table, ours().tables[table][:-1]))


@pytest.mark.parametrize("table", ["deeds", "slots", "columns", "units", "values", "players", "worth", "action_uses"])
def test_a_table_whose_records_are_known_has_all_of_them(table: str) -> None:
    with pytest.raises(ContentError, match=f"{table} must be .*, in this order"):
        read(rewritten(table, ours().tables[table][1:]))


def test_tracks_without_all_the_cubes_are_refused() -> None:
    with pytest.raises(ContentError, match="the tracks must have 24 spaces in all, not 23"):
        read(rewritten("economy_track", ours().tables["economy_track"][1:]))


def test_no_two_things_have_one_id() -> None:
    rows = [dict(row, id="farm") if row["id"] == "oasis" else row for row in ours().tables["territories"]]
    with pytest.raises(ContentError, match='buildings "farm": there is one among territories already'):
        read(rewritten("territories", rows))


@pytest.mark.parametrize(
    ("table", "record", "field"), [("leaders", "attila", "points"), ("buildings", "farm", "left_track")]
)
def test_a_missing_field_is_named(table: str, record: str, field: str) -> None:
    with pytest.raises(ContentError, match=f'"{record}": {field} is missing'):
        read(changed(table, record, **{field: None}))

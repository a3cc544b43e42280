"""Content: what is wrong with a file is said by file, record and field; an owner's values change the game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecumene.core.content import Content
from ecumene.core.errors import ContentError, LoadError
from tests.marks import rule
from tests.vinci.board import Table, faces, vinci

Row = dict[str, Any]


def changed(table: str, record: str, **values: Any) -> Content:
    """Our content with some fields of one record changed."""
    ours = vinci().content
    rows = [dict(row, **values) if row["id"] == record else dict(row) for row in ours.tables[table]]
    return Content({**ours.tables, table: rows}, ours.files)


def wrong(content: Content) -> str:
    """What the game says about content that does not hold."""
    with pytest.raises(ContentError) as error:
        vinci().using(content)
    return str(error.value)


@pytest.fixture
def owner(tmp_path: Path) -> Callable[[str], Path]:
    """Writes an owner's file."""

    def write(text: str) -> Path:
        path = tmp_path / "mine.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


# ---- errors


@pytest.mark.parametrize(
    ("table", "record", "values", "says"),
    [
        (
            "europe.provinces",
            "saxony",
            {"adjacent": ["bavaria", "bohemia", "flanders", "jutland", "prussia", "rhineland"]},
            'content/europe.yaml: "poland": adjacent names "saxony", which does not name it back',
        ),
        (
            "europe.provinces",
            "alps",
            {"adjacent": ["bavria"]},
            'content/europe.yaml: "alps": adjacent "bavria" does not exist (did you mean "bavaria"?)',
        ),
        (
            "europe.provinces",
            "ireland",
            {"adjacent": ["england", "scotland", "ireland"]},
            'content/europe.yaml: "ireland": adjacent names the province itself',
        ),
        (
            "europe.provinces",
            "alps",
            {"adjacent": ["bavaria", "bavaria"]},
            'content/europe.yaml: "alps": adjacent names something twice',
        ),
        (
            "europe.provinces",
            "saxony",
            {"terrain": "mountian"},
            'content/europe.yaml: "saxony": terrain "mountian" does not exist (did you mean "mountain"?)',
        ),
        (
            "mediterranean.provinces",
            "sicily",
            {"symbols": ["harbour"]},
            'content/mediterranean.yaml: "sicily": symbols "harbour" does not exist',
        ),
        ("europe.provinces", "saxony", {"edge": "no"}, "\"saxony\": edge must be true or false, not 'no'"),
        ("europe.provinces", "saxony", {"centre": [12.2]}, 'centre must be [longitude, latitude], not [12.2]'),
        ("europe.provinces", "saxony", {"seas": "baltic"}, "\"saxony\": seas must be a list, not 'baltic'"),
        ("europe.provinces", "saxony", {"seas": ["blatic"]}, '"blatic" does not exist (did you mean "baltic"?)'),
        ("europe.provinces", "saxony", {"height": 3}, '"saxony": height is not a field of this table'),
        (
            "europe.provinces",
            "ireland",
            {"coasts": []},
            'content/europe.yaml: "irish_sea": provinces names "ireland", which does not name it back',
        ),
        (
            "europe.provinces",
            "bavaria",
            {"coasts": ["channel"]},
            'content/europe.yaml: "channel": provinces lack "bavaria", which names it',
        ),
        (
            "europe.seas",
            "atlantic",
            {"touches": ["biscay", "north_sea"]},
            'content/europe.yaml: "western_med": touches names "atlantic", which does not name it back',
        ),
        ("tokens", "weapons", {"pawns": 21}, '"weapons": pawns must be a whole number from 0 to 20, not 21'),
        ("tokens", "weapons", {"pawns": True}, '"weapons": pawns must be a whole number from 0 to 20, not True'),
        ("tokens", "weapons", {"copies": 11}, '"weapons": copies must be a whole number from 0 to 10, not 11'),
        ("tokens", "weapons", {"family": "yellow"}, 'content/tokens.yaml: "weapons": family "yellow" does not exist'),
        ("tokens", "weapons", {"ability": ""}, "\"weapons\": ability must be a text, not ''"),
        ("tokens", "weapons", {"effect": {"atack": {"any": 1}}}, '"weapons": "effect": atack is not a field of this'),
        ("tokens", "weapons", {"effect": {"attack": {"all": 1}}}, '"effect": "attack": all is not a field of this'),
        ("tokens", "mines", {"effect": {"points": {"mines": 2}}}, '"effect": "points": mines is not a field of this'),
        ("tokens", "mines", {"effect": 2}, '"mines": effect must be a mapping, not 2'),
        ("players", "3", {"id": "three"}, 'content/players.yaml: "three": id must be a number of players'),
        ("players", "3", {"board": "africa"}, 'content/players.yaml: "3": board "africa" does not exist'),
        ("players", "3", {"target": 5}, '"3": target must be a whole number from 20 to 1000, not 5'),
        ("players", "3", {"without": ["diplomcy"]}, 'without "diplomcy" does not exist (did you mean "diplomacy"?)'),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_by_file_record_and_field(table: str, record: str, values: Row, says: str) -> None:
    assert says in wrong(changed(table, record, **values))


def test_provinces_on_one_coast_must_be_adjacent() -> None:
    ours = changed("europe.provinces", "bavaria", coasts=["channel"])
    rows = [dict(row) for row in ours.tables["europe.coasts"]]
    next(row for row in rows if row["id"] == "channel")["provinces"] = ["england", "flanders", "gaul_north", "bavaria"]
    message = wrong(Content({**ours.tables, "europe.coasts": rows}, ours.files))
    assert message == 'content/europe.yaml: "channel": provinces are not all adjacent to "england"'


def test_a_missing_field_and_a_missing_table_are_named() -> None:
    ours = vinci().content
    rows = [{key: value for key, value in row.items() if key != "copies"} for row in ours.tables["tokens"]]
    assert wrong(Content({**ours.tables, "tokens": rows}, ours.files)) == (
        'content/tokens.yaml: "agriculture": copies is missing'
    )
    rest = {name: rows for name, rows in ours.tables.items() if name != "europe.seas"}
    assert wrong(Content(rest, ours.files)) == 'content: table "europe.seas" is missing'


def test_every_number_of_players_must_be_described() -> None:
    ours = vinci().content
    rows = [row for row in ours.tables["players"] if row["id"] != "4"]
    assert "4" in wrong(Content({**ours.tables, "players": rows}, ours.files))


@rule("vinci.setup.bag")
def test_too_few_tokens_are_refused() -> None:
    """Six players need 38: twelve on display, four for each seat, and two to draw."""
    ours = vinci().content
    sparse = [dict(row, copies=2 if number < 12 else 1) for number, row in enumerate(ours.tables["tokens"])]
    assert sum(row["copies"] for row in sparse) == 38
    vinci().using(Content({**ours.tables, "tokens": sparse}, ours.files))
    sparse[0]["copies"] = 1
    assert wrong(Content({**ours.tables, "tokens": sparse}, ours.files)) == (
        "content/tokens.yaml: copies add up to fewer than the 38 that 6 players need"
    )


@rule("vinci.setup.bag")
def test_tokens_left_in_the_box_are_not_counted_as_enough() -> None:
    """With six abilities 13 tokens are left: the bag would be empty when the first people has been chosen."""
    kept = {"barbarians", "weapons", "galleys", "spies", "militia", "general"}
    left_out = {face.ability for face in faces().values()} - kept
    assert "6" in wrong(changed("players", "6", without=sorted(left_out)))


# ---- an owner's values


@rule("vinci.choosing.pawns")
def test_an_owners_numbers_change_pawns_and_hash(owner: Callable[[str], Path]) -> None:
    printed = owner("tokens:\n- {id: weapons, pawns: 6}\n- {id: mines, pawns: 0}\n")
    table = Table.dealt([("weapons", "mines")], content=printed)
    assert table.seat(0).takes(1).troops == 8 + 6 + 0
    assert Table.dealt([("weapons", "mines")]).seat(0).takes(1).troops == 8 + 3 + 3
    assert table.game.content.hash != vinci().content.hash
    weapons = table.game.components.tokens[table.game.components.token_index["weapons"]]
    assert (weapons.pawns_source, faces()["weapons"].pawns_source) == ("owner", "house")


def test_an_owners_terrain_changes_the_cost(owner: Callable[[str], Path]) -> None:
    printed = owner("europe.provinces:\n- {id: poland, terrain: forest}\n")
    assert Table(3, printed).people(saxony=1).cost_of("poland") == {"forest": 3, "defenders": 1}
    assert Table(3).people(saxony=1).cost_of("poland") == {"land": 2, "defenders": 1}


@rule("vinci.entering.first_province")
def test_an_owners_edge_changes_the_entries(owner: Callable[[str], Path]) -> None:
    printed = owner("europe.seas: [{id: atlantic, edge: false}]\neurope.provinces: [{id: saxony, edge: true}]\n")
    entries = Table(3, printed).people(hand=9).may("conquer")
    assert Table(3).people(hand=9).may("conquer") ^ entries == {"saxony", "ireland", "iberia_west"}


def test_provenance_is_not_part_of_the_hash() -> None:
    assert changed("tokens", "weapons", source="public").hash == vinci().content.hash
    assert changed("tokens", "weapons", pawns=4).hash != vinci().content.hash


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "tokens: [{id: weapons, pawn: 6}]",
            'mine.yaml: tokens "weapons": pawn is not a field of this record (did you',
        ),
        ("tokens: [{id: wepons, pawns: 6}]", 'mine.yaml: tokens has no "wepons" (did you mean "weapons"?)'),
        ("token: [{id: weapons, pawns: 6}]", 'mine.yaml: no table "token" (did you mean "tokens"?)'),
        ("tokens: [{id: weapons, pawns: many}]", 'mine.yaml: "weapons": pawns must be a whole number from 0 to 20'),
        ("tokens: weapons", 'mine.yaml: table "tokens" must be a list of records'),
        ("tokens: [{pawns: 6}]", 'mine.yaml: table "tokens": record 1 has no id'),
        ("- weapons", "mine.yaml: must hold tables of records"),
        ("tokens: [}", "mine.yaml: line 1: not YAML"),
    ],
)
def test_an_owners_mistakes_are_named(owner: Callable[[str], Path], text: str, says: str) -> None:
    with pytest.raises(ContentError) as error:
        vinci().using(owner(text))
    assert str(error.value).startswith(says)


def test_a_position_is_not_loaded_with_other_content(owner: Callable[[str], Path]) -> None:
    dump = vinci().new(3).dump()
    other = vinci(owner("tokens: [{id: weapons, pawns: 6}]"))
    assert vinci().load(dump).dump() == dump
    with pytest.raises(LoadError, match="content"):
        other.load(dump)
    with pytest.raises(LoadError, match="content"):
        vinci().load(other.new(3).dump())


def test_what_is_known_of_a_province_is_kept() -> None:
    sources = {province.id: province.source for province in vinci().components.boards["europe"].provinces}
    assert set(sources.values()) == {"house"}
    assert len(sources) == 45

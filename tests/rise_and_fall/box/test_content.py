"""Content: what is wrong with a file is said by file, record and field; an owner's values change the game."""

from pathlib import Path
from typing import Any

import pytest

from ecumene.core.content import Content
from ecumene.core.errors import ContentError, LoadError
from ecumene.games.rise_and_fall import RiseAndFall
from ecumene.games.rise_and_fall.box.content import KINDS, TERRAINS
from ecumene.games.rise_and_fall.play.position import RisePosition
from tests.rise_and_fall.board import rise_and_fall

Row = dict[str, Any]
COMPONENTS, TILES, WORLDS = "content/components.yaml", "content/tiles.yaml", "content/worlds.yaml"


def changed(table: str, record: str, **values: Any) -> Content:
    """Our content with some fields of one record changed."""
    ours = rise_and_fall().content
    rows = [dict(row, **values) if row["id"] == record else dict(row) for row in ours.tables[table]]
    return Content({**ours.tables, table: rows}, ours.files)


def rewritten(table: str, rows: list[Row]) -> Content:
    """Our content with another table in the place of one."""
    ours = rise_and_fall().content
    return Content({**ours.tables, table: rows}, ours.files)


def wrong(content: Content) -> str:
    """What the game says about content that does not hold."""
    with pytest.raises(ContentError) as error:
        rise_and_fall().using(content)
    return str(error.value)


@pytest.mark.parametrize(
    ("table", "record", "values", "says"),
    [
        ("pieces", "nomad", {"count": 0}, f'{COMPONENTS}: "nomad": count must be a whole number from 1 to 12, not 0'),
        ("pieces", "ship", {"points": [5, 10]}, f'{COMPONENTS}: "ship": points must be 5 whole numbers, one for each'),
        ("pieces", "ship", {"points": 5}, f'{COMPONENTS}: "ship": points must be 5 whole numbers'),
        ("pieces", "temple", {"points": [5, "10", 15]}, '"temple": points must be 3 whole numbers'),
        ("pieces", "temple", {"trophy": 100}, '"temple": trophy must be a whole number from 0 to 99, not 100'),
        ("pieces", "temple", {"trophys": 5}, 'trophys is not a field of this table (did you mean "trophy"?)'),
        ("pieces", "temple", {"id": "church"}, "pieces must be nomad, city, ship, mountaineer, merchant, temple"),
        ("pieces", "temple", {"start": 1}, f'{COMPONENTS}: "temple": start must be 1 for nomad, city, ship and 0 for'),
        ("pieces", "nomad", {"start": 0}, f'{COMPONENTS}: "nomad": start must be 1 for nomad, city, ship and 0 for'),
        ("terrain", "forest", {"level": 1}, f'{COMPONENTS}: "forest": level must be 2: sea, plain, forest'),
        ("terrain", "forest", {"points": -1}, '"forest": points must be a whole number from 0 to 99, not -1'),
        ("terrain", "glacier", {"region": "montain"}, '"montain" does not exist (did you mean "mountain"?)'),
        ("terrain", "sea", {"colour": "blue"}, f'{COMPONENTS}: "sea": colour is not a field of this table'),
        ("players", "3", {"sea": 41}, f'{COMPONENTS}: "3": sea must be a whole number from 0 to 40, not 41'),
        ("players", "3", {"bank": 0}, f'{COMPONENTS}: "3": bank must be a whole number from 1 to 9999, not 0'),
        ("players", "3", {"banks": 3}, f'{COMPONENTS}: "3": banks is not a field of this table (did you mean "bank"?)'),
        ("players", "3", {"id": "5"}, 'layouts and worlds need a record "5"'),
        ("prices", "2", {"gold": "ten"}, f"{COMPONENTS}: \"2\": gold must be a whole number from 0 to 999, not 'ten'"),
        ("prices", "2", {"id": "7"}, f'{COMPONENTS}: "7": id must be 2'),
        ("limits", "wood", {"most": 0}, f'{COMPONENTS}: "wood": most must be a whole number from 1 to 99, not 0'),
        ("tiles", "forest", {"hexes": [0, 1]}, f'{TILES}: "forest": hexes must be a list of hexes [q, r], not [0, 1]'),
        ("tiles", "forest", {"hexes": [[0, 0], [0, 0]]}, f'{TILES}: "forest": hexes names a hex twice'),
        ("tiles", "forest", {"turns": 7}, f'{TILES}: "forest": turns must be a whole number from 1 to 6, not 7'),
        ("tiles", "forest", {"turns": 4}, f'{TILES}: "forest": turns must be 3 different ways to lie'),
        ("tiles", "forest", {"hexes": [[1, 0], [0, 1]]}, f'{TILES}: "forest": turns must be'),
        ("tiles", "glacier", {"id": "ice"}, "tiles must be sea_initial, sea, plain, forest, mountain, glacier"),
        ("layouts", "2", {"anchors": [[0, 0], [1, 0]]}, f'{TILES}: "2": anchors lay one initial sea over another'),
        ("layouts", "2", {"anchors": [[0, 0], [9, 0]]}, f'{TILES}: "2": anchors leave the initial seas apart'),
        ("layouts", "3", {"anchors": [[0, 0], [-5, -2], [-3, 0]]}, f'{TILES}: "3": anchors close an empty hex in'),
        ("layouts", "2", {"anchors": [[q, r] for q in range(15) for r in range(14)]}, '"2": anchors are more than 200'),
        ("layouts", "2", {"anchors": [[0]]}, f'{TILES}: "2": anchors must be a list of hexes'),
        ("worlds", "2", {"tiles": "sea"}, f'{WORLDS}: "2": tiles must be a list of tiles as a record writes them'),
        ("worlds", "2", {"tiles": ["lake 0.0"]}, f"{WORLDS}: \"2\": tiles hold 'lake 0.0'"),
        ("worlds", "2", {"tiles": ["sea 99.0"]}, "99.0 lies outside the frame"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_by_file_record_and_field(table: str, record: str, values: Row, says: str) -> None:
    assert says in wrong(changed(table, record, **values))


@pytest.mark.parametrize("table", ["pieces", "terrain", "players", "prices", "limits", "tiles", "layouts", "worlds"])
def test_a_missing_table_and_a_missing_field_are_named(table: str) -> None:
    ours = rise_and_fall().content
    tables = {name: rows for name, rows in ours.tables.items() if name != table}
    assert wrong(Content(tables, ours.files)) == f'content: table "{table}" is missing'
    bare = [{"id": row["id"], "source": row["source"]} for row in ours.tables[table]]
    says = wrong(rewritten(table, bare))
    assert says.startswith(f'{ours.files[table]}: "{bare[0]["id"]}": ')
    assert says.endswith(" is missing")


@pytest.mark.parametrize("table", ["pieces", "terrain", "players", "prices", "limits", "tiles"])
def test_a_table_must_be_whole(table: str) -> None:
    rows = rise_and_fall().content.tables[table]
    assert wrong(rewritten(table, rows[:-1])).startswith("content")


def test_all_content_says_where_it_comes_from() -> None:
    for rows in rise_and_fall().content.tables.values():
        for row in rows:
            assert {row["source"], *row.get("sources", {}).values()} <= {"rulebook", "public", "inferred", "house"}


def test_the_components_are_those_of_the_box(game: RiseAndFall) -> None:
    components = game.components
    assert [kind.id for kind in components.pieces] == list(KINDS)
    assert components.set_size == 33
    assert [kind.first for kind in components.pieces] == [0, 8, 16, 21, 24, 30]
    assert components.prices == [0, 5, 10, 20, 40, 60, 80]
    assert dict(zip(TERRAINS, components.points, strict=True)) == {
        "sea": 2, "plain": 1, "forest": 3, "mountain": 4, "glacier": 4,
    }  # fmt: skip
    assert (components.most_wood, components.most_stone) == (5, 5)


def test_an_owners_file_changes_the_game_and_only_what_it_says(tmp_path: Path, game: RiseAndFall) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("prices:\n- {id: '1', gold: 7}\nplayers:\n- {id: '2', bank: 600}\n", encoding="utf-8")
    mine = game.using(path)
    assert isinstance(mine, RiseAndFall)
    position = mine.new(2, 1, {"world": "saved"})
    assert isinstance(position, RisePosition)
    assert (position.bank, mine.components.prices[:3]) == (600, [0, 7, 10])
    with pytest.raises(LoadError, match="content"):
        game.load(position.dump())
    assert mine.load(position.dump()).dump() == position.dump()


def test_an_owners_file_with_an_unknown_name_is_refused(tmp_path: Path, game: RiseAndFall) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("pieces:\n- {id: nomads, count: 7}\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r'mine.yaml: pieces has no "nomads" \(did you mean "nomad"\?\)'):
        game.using(path)

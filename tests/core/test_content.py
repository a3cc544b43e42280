"""Content: tables with provenance; whatever is wrong is named by file, record and field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecumene.core.content import DIGITS, OLD_DIGITS, Content, Fields, numbered, read_yaml, same_name
from ecumene.core.errors import ContentError

TOKENS = """
tokens:
- {id: ports, pawns: 2, terrain: sea, source: rulebook}
- {id: mines, pawns: 3, terrain: land, source: house, why: not printed}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "tokens.yaml").write_text(TOKENS, encoding="utf-8")
    (tmp_path / "board.yaml").write_text("places:\n- {id: alps, source: public}\n", encoding="utf-8")
    return tmp_path


def write(folder: Path, text: str, name: str = "owner.yaml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_folder_is_read_into_tables_that_know_their_file(folder: Path) -> None:
    content = Content.read(folder)
    assert list(content.tables) == ["places", "tokens"]
    assert content.files == {"places": "content/board.yaml", "tokens": "content/tokens.yaml"}
    assert [row.record for row in content.rows("tokens")] == ["ports", "mines"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("- 1", "more.yaml: must hold tables of records"),
        ("t: 5", 'more.yaml: table "t" must be a list of records'),
        ("t:\n- 5", 'more.yaml: table "t": record 1 has no id'),
        ("t:\n- {id: 5, source: house}", 'more.yaml: table "t": record 1 has no id'),
        ("t:\n- {id: a, source: house}\n- {id: a, source: house}", 'more.yaml: table "t": "a" stands twice'),
        ("t:\n- {id: a}", 'content/more.yaml: t "a": field "source" is missing'),
        (
            "tokens:\n- {id: a, source: house}",
            'content/tokens.yaml: table "tokens" stands in content/more.yaml already',
        ),
        ("t: [", r"more.yaml: line \d+: not YAML"),
        ("t: \x07", "more.yaml: not YAML"),
        ("t: 2001-99-99", "more.yaml: cannot be read"),
    ],
)
def test_a_file_that_does_not_hold_is_named_with_the_record(folder: Path, text: str, problem: str) -> None:
    write(folder, text, "more.yaml")
    with pytest.raises(ContentError, match=problem):
        Content.read(folder)


def test_a_file_that_cannot_be_read_is_named(folder: Path) -> None:
    with pytest.raises(ContentError, match=r"none.yaml: no such file"):
        read_yaml(folder / "none.yaml")
    with pytest.raises(ContentError, match="cannot be read"):
        read_yaml(folder)
    (folder / "latin.yaml").write_bytes("caf\xe9".encode("latin-1"))
    with pytest.raises(ContentError, match=r"latin.yaml: cannot be read"):
        read_yaml(folder / "latin.yaml")


# ---- the owner's overlay


def test_an_overlay_changes_values_and_marks_them_as_the_owners(folder: Path) -> None:
    ours = Content.read(folder)
    theirs = ours.overlaid(write(folder, "tokens:\n- {id: mines, pawns: 4}"))
    assert ours.difference(theirs) == [("tokens", "mines", "pawns", 3, 4)]
    mines = list(theirs.rows("tokens"))[1]
    assert mines.file == "owner.yaml"
    assert (mines.source("pawns"), mines.source("terrain"), mines.source()) == ("owner", "house", "house")
    assert ours.tables["tokens"][1] == {
        "id": "mines",
        "pawns": 3,
        "terrain": "land",
        "source": "house",
        "why": "not printed",
    }


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("token:\n- {id: mines}", r'owner.yaml: no table "token" \(did you mean "tokens"\?\)'),
        ("tokens:\n- {id: mine}", r'owner.yaml: tokens has no "mine" \(did you mean "mines"\?\)'),
        ("tokens:\n- {id: mines, pawn: 4}", r'owner.yaml: tokens "mines": pawn is not a field .*"pawns"'),
    ],
)
def test_an_overlay_only_changes_what_there_is(folder: Path, text: str, problem: str) -> None:
    with pytest.raises(ContentError, match=problem):
        Content.read(folder).overlaid(write(folder, text))


def test_the_hash_knows_values_but_not_where_they_come_from(folder: Path) -> None:
    ours = Content.read(folder)
    assert ours.overlaid(write(folder, "tokens:\n- {id: mines, source: rulebook, pawns: 3}")).hash == ours.hash
    assert ours.overlaid(write(folder, "tokens:\n- {id: mines, pawns: 4}")).hash != ours.hash
    assert ours.overlaid(write(folder, "tokens:\n- {id: mines, terrain: 2001-01-01}")).hash != ours.hash
    assert Content.read(folder / "nowhere").hash != ours.hash


def test_content_is_named_by_its_hash_or_by_what_older_releases_wrote_of_it(folder: Path) -> None:
    ours = Content.read(folder)
    name = ours.hash
    assert (len(name), DIGITS, OLD_DIGITS) == (32, 32, 16)
    assert ours.is_named(name)
    assert ours.is_named(name[:16])
    other = "1" if name[-1] == "0" else "0"
    forged = [name[:31] + other, name[:16] + "0" * 16, name[:15] + other, name.upper()]
    lengths = [name[:length] for length in (0, 1, 15, 17, 31)] + [name + "0", name * 2]
    for one in [*forged, *lengths, None, 0, [name]]:
        assert not ours.is_named(one), one


def test_two_names_may_mean_one_content_whichever_of_them_is_the_old_one() -> None:
    name = "5b0c2f9ae1d34c77a0d6e8b1f2c39045"
    assert same_name(name, name[:16])
    assert same_name(name[:16], name)
    assert not same_name(name, name[:16] + "0" * 16)
    assert not same_name(name[:16], name[:8])


def test_the_difference_tells_of_rows_that_only_one_has(folder: Path) -> None:
    ours = Content.read(folder)
    fewer = Content({"tokens": ours.tables["tokens"][:1]}, ours.files)
    assert ours.difference(fewer) == [
        ("places", "alps", "id", "alps", None),
        ("tokens", "mines", "id", "mines", None),
        ("tokens", "mines", "pawns", 3, None),
        ("tokens", "mines", "terrain", "land", None),
    ]


def test_a_missing_table_is_named(folder: Path) -> None:
    with pytest.raises(ContentError, match='table "cards" is missing'):
        next(Content.read(folder).rows("cards"))


def test_a_table_may_have_to_be_whole(folder: Path) -> None:
    content = Content.read(folder)
    assert [row.record for row in content.named("tokens", ["ports", "mines"])] == ["ports", "mines"]
    with pytest.raises(ContentError, match=r"^content/tokens.yaml: tokens must be mines, ports, in this order$"):
        content.named("tokens", ["mines", "ports"])
    content.check_count("tokens", 2, 2)
    with pytest.raises(ContentError, match=r"^content/tokens.yaml: tokens must be 3, not 2$"):
        content.check_count("tokens", 2, 3)


# ---- field by field


def fields(**row: Any) -> Fields:
    return Fields("content/board.yaml", "alps", row)


def test_fields_are_read_by_kind() -> None:
    row = fields(name="Alps", cost=2, port=False, near=["bern", "turin"], terrain="land", fr={"le": "les Alpes"})
    assert row.text("name") == "Alps"
    assert row.integer("cost", 0, 9) == 2
    assert row.flag("port") is False
    assert row.some_of("near", ["bern", "turin", "nice"]) == ("bern", "turin")
    assert row.one_of("terrain", ("land", "sea")) == "land"
    assert row.part("fr").text("le") == "les Alpes"
    assert (row.text("ruling", ""), row.integer("forts", 0, 9, 0), row.flag("mine", False)) == ("", 0, False)
    assert row.source() == ""
    row.nothing_else()


def test_lists_and_fractions_are_read_by_kind() -> None:
    row = fields(sides=[1, 0, 2], worth=1.5, whole=2, exits=[{"to": "bern"}, {"to": "nice"}])
    assert row.integers("sides", 3, 0, 2) == (1, 0, 2)
    assert (row.number("worth", 0, 2), row.number("whole", 0, 2)) == (1.5, 2.0)
    assert [part.text("to") for part in row.parts("exits")] == ["bern", "nice"]
    row.nothing_else()
    assert numbered(["bern", "nice"]) == {"bern": 0, "nice": 1}


@pytest.mark.parametrize(
    ("row", "read", "problem"),
    [
        ({}, lambda f: f.text("name"), "name is missing"),
        ({"name": 5}, lambda f: f.text("name"), "name must be a text, not 5"),
        ({"name": ""}, lambda f: f.text("name"), "name must be a text, not ''"),
        ({"cost": 10}, lambda f: f.integer("cost", 0, 9), "cost must be a whole number from 0 to 9, not 10"),
        ({"cost": True}, lambda f: f.integer("cost", 0, 9), "cost must be a whole number from 0 to 9, not True"),
        ({"port": 1}, lambda f: f.flag("port"), "port must be true or false, not 1"),
        ({"near": "bern"}, lambda f: f.some_of("near", ["bern"]), "near must be a list, not 'bern'"),
        (
            {"near": ["brn"]},
            lambda f: f.some_of("near", ["bern"]),
            r'near "brn" does not exist \(did you mean "bern"\?\)',
        ),
        ({"near": [["bern"]]}, lambda f: f.some_of("near", {"bern": 1}), "near .* does not exist"),
        ({"near": ["bern", "bern"]}, lambda f: f.some_of("near", ["bern"]), "near names something twice"),
        ({"terrain": "lnd"}, lambda f: f.one_of("terrain", ["land"]), 'terrain "lnd" does not exist .*"land"'),
        (
            {"sides": [1, 3]},
            lambda f: f.integers("sides", 2, 0, 2),
            "sides must be a list of 2 whole numbers from 0 to 2",
        ),
        ({"sides": [1]}, lambda f: f.integers("sides", 2, 0, 2), r"sides must be .*, not \[1\]"),
        ({"sides": [1, True]}, lambda f: f.integers("sides", 2, 0, 2), r"sides must be .*, not \[1, True\]"),
        ({"worth": 2.5}, lambda f: f.number("worth", 0, 2), "worth must be a number from 0 to 2, not 2.5"),
        ({"worth": True}, lambda f: f.number("worth", 0, 2), "worth must be a number from 0 to 2, not True"),
        ({"exits": {}}, lambda f: f.parts("exits"), "exits must be a list, not {}"),
        ({"exits": [5]}, lambda f: f.parts("exits"), "exits must be a list of mappings, not of 5"),
        ({"exits": [{}]}, lambda f: f.parts("exits")[0].text("to"), '"exits": to is missing'),
        ({"fr": 5}, lambda f: f.part("fr"), "fr must be a mapping, not 5"),
        ({"fr": {}}, lambda f: f.part("fr").text("le"), '"fr": le is missing'),
        ({"nam": 5}, lambda f: f.nothing_else(), "nam is not a field of this table"),
    ],
)
def test_an_error_names_file_record_and_field(row: dict[str, Any], read: Callable[[Fields], Any], problem: str) -> None:
    with pytest.raises(ContentError, match=f'^content/board.yaml: "alps": {problem}'):
        read(fields(**row))

"""Files of content: nothing is lost in them, and whatever is wrong is found again by its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.core.content import Content
from ecumene.core.content_file import read_owners, read_yaml
from ecumene.core.content_text import overlaid_as
from ecumene.core.errors import ContentError
from tests.tiny.harbour import Harbour

TWICE = [
    ("cards:\n- {id: a}\nvalues: []\ncards:\n- {id: b}", "cards", 1, 4),
    ("cards:\n- id: a\n  count: 1\n  source: house\n  count: 2", "count", 3, 5),
    ("cards:\n- {id: a, effects: {sell: 1, sell: 2}}", "sell", 2, 2),
    ("1: a\n1: b", "1", 1, 2),
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.yaml"


@pytest.mark.parametrize(("text", "name", "first", "second"), TWICE)
def test_a_name_that_stands_twice_is_refused_with_its_lines(
    file: Path, text: str, name: str, first: int, second: int
) -> None:
    file.write_text(text, encoding="utf-8")
    said = f'^mine.yaml: "{name}" stands twice, in line {first} and in line {second}$'
    for read in (read_yaml, read_owners):
        with pytest.raises(ContentError, match=said) as caught:
            read(file)
        assert caught.value.line == second
    with pytest.raises(ContentError, match=said):
        Content.read(file.parent)  # ours is held to the same


def test_a_number_and_its_text_are_two_names_and_an_alias_is_looked_at_once(file: Path) -> None:
    file.write_text('a: &a {1: x, "1": y}\nb: *a\nc: &c [*c]', encoding="utf-8")
    read = read_yaml(file)
    assert isinstance(read, dict)
    assert read["a"] == read["b"] == {1: "x", "1": "y"}


def test_what_was_kept_before_names_were_looked_at_is_still_found(file: Path) -> None:
    file.write_text("values: [{id: hand, is: 4}]\nvalues: [{id: hand, is: 5}]", encoding="utf-8")
    ours = Harbour().content
    five = ours.overlaid(file, twice=True)
    found = overlaid_as([ours], file, five.hash)
    assert found is not None
    assert found.tables["values"][0]["is"] == 5


def test_an_owners_file_may_be_all_comments_and_name_its_game(file: Path) -> None:
    file.write_text("# nothing yet\n", encoding="utf-8")
    assert Harbour().using(file).content.hash == Harbour().content.hash
    file.write_text(
        "game: harbour\ncards:\n# - {id: spice, count: 9}\nvalues:\n- {id: hand, is: 3}\n", encoding="utf-8"
    )
    read = read_owners(file)
    assert (read.game, read.tables) == ("harbour", {"cards": [], "values": [{"id": "hand", "is": 3}]})
    assert read.lines["values", "hand"] == {"id": 5, "is": 5}
    assert Harbour().using(file).content.tables["values"][0]["is"] == 3


def test_a_file_for_another_game_is_refused(file: Path) -> None:
    file.write_text("game: tapestry\nvalues: [{id: hand, is: 3}]", encoding="utf-8")
    with pytest.raises(ContentError, match=r'^mine.yaml: is for the game "tapestry", not "harbour"$'):
        Harbour().using(file)


@pytest.mark.parametrize(
    ("text", "line", "record", "field"),
    [
        ("values:\n- id: hand\n  is: 99", 3, "hand", "is"),
        ("cards:\n- id: wine\n\n  effects: {drink: 1}", 4, "wine", "effects: drink"),
        ("cards:\n- id: wine\n  corks: 1", 3, "wine", "corks"),
        ("values:\n\n- {id: hat, is: 1}", 3, "hat", "id"),
        ("cards:\n- {id: wine, count: null}", 2, "wine", "count"),
    ],
)
def test_an_error_knows_line_record_and_field(file: Path, text: str, line: int, record: str, field: str) -> None:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        Harbour().using(file)
    error = caught.value
    assert (error.line, error.record, error.field) == (line, record, field), str(error)
    assert error.problem
    assert str(error).endswith(error.problem)

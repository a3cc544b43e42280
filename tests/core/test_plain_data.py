"""Plain data: a file of an owner that cannot be hashed, or has no end, is refused by its record."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene import catalogue
from ecumene.core.content import Content
from ecumene.core.errors import ContentError
from ecumene.core.plain_data import DEEPEST

OURS = "cards:\n- {id: spice, gives: {coins: 1}, source: house}\n"


def overlaid(folder: Path, gives: str) -> Content:
    content = folder / "content"
    content.mkdir()
    (content / "cards.yaml").write_text(OURS, encoding="utf-8")
    path = folder / "owner.yaml"
    path.write_text(f"cards:\n- {{id: spice, gives: {gives}}}\n", encoding="utf-8")
    return Content.read(content).overlaid(path)


LAUGHS = "[&a [x, x, x, x, x, x, x, x, x, x]"
for NAME, BEFORE in zip("bcdefgh", "abcdefg", strict=True):
    LAUGHS += f", &{NAME} [" + ", ".join([f"*{BEFORE}"] * 10) + "]"
LAUGHS += "]"


@pytest.mark.parametrize(
    ("gives", "problem"),
    [
        ("{1: 2, a: 3}", 'owner.yaml: cards "spice": gives: 1 stands among names that are text'),
        ("[{x: {y: [{1: 2, a: 3}]}}]", 'owner.yaml: cards "spice": gives: x: y: 1 stands among names'),
        ("{2001-01-01: 2}", 'owner.yaml: cards "spice": gives: datetime.date.* is not a field'),
        ("{true: 2}", 'owner.yaml: cards "spice": gives: True is not a field'),
        ("&a [*a]", 'owner.yaml: cards "spice": is nested too deeply'),
        ("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), 'owner.yaml: cards "spice": is nested too deeply'),
        ("[" * 5000 + "]" * 5000, "owner.yaml: "),
        (LAUGHS, 'owner.yaml: cards "spice": holds too much'),
    ],
)
def test_what_cannot_be_kept_is_refused_where_it_stands(tmp_path: Path, gives: str, problem: str) -> None:
    with pytest.raises(ContentError, match=f"^{problem}"):
        overlaid(tmp_path, gives)


def test_numbers_may_be_names(tmp_path: Path) -> None:
    assert overlaid(tmp_path, "{2: 5, 3: 7}").tables["cards"][0]["gives"] == {2: 5, 3: 7}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("pairs:\n- {id: '2', numbers: [2, [1]]}", "numbers must be the numbers of two capitals"),
        ("tapestry_cards:\n- {id: renaissance, effects: [{code: [x]}]}", "does not exist"),
    ],
)
def test_a_list_where_a_word_should_be_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "owner.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=problem):
        catalogue["tapestry"].using(path)

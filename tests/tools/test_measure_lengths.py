"""How long games take is measured for every choice of boxes, and read back."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from ecumene import catalogue
from ecumene.catalogue import OURS
from ecumene.core.errors import ContentError
from ecumene.core.options import measured_minutes
from tools.measure_lengths import combinations, decisions, lines


@pytest.mark.parametrize("name", OURS)
def test_every_choice_of_boxes_and_every_number_of_seats_is_measured(name: str) -> None:
    game = catalogue[name]
    kept = yaml.safe_load((game.folder / "lengths.yaml").read_text(encoding="utf-8"))
    boxes = [option for option in game.offered if option.values == ("out", "in")]
    assert [row["options"] for row in kept["rows"]] == list(combinations(boxes))
    assert all(tuple(row["decisions"]) == game.seat_counts for row in kept["rows"])
    made = decisions(game, 2, 0, {})
    assert 0.5 < made / kept["rows"][0]["decisions"][2] < 2, "measured long ago: run tools/measure_lengths.py again"


@pytest.mark.parametrize(("name", "told"), [("vinci", 90), ("rise_and_fall", 75), ("rise_of_empires", 150)])
def test_four_people_take_about_as_long_as_is_said(name: str, told: int) -> None:
    assert abs(4 * measured_minutes(catalogue[name].folder, {})[4] - told) <= 10


def test_a_game_without_boxes_has_one_row(tmp_path: Path) -> None:
    text = "\n".join(lines(catalogue["vinci"], 1))
    (tmp_path / "lengths.yaml").write_text(text, encoding="utf-8")
    assert list(measured_minutes(tmp_path, {})) == list(catalogue["vinci"].seat_counts)


def test_the_row_with_most_of_the_options_holds(tmp_path: Path) -> None:
    assert measured_minutes(tmp_path, {}) == {}
    rows = "rows:\n- {options: {}, decisions: {2: 60}}\n- {options: {arts: in}, decisions: {2: 120}}\n"
    (tmp_path / "lengths.yaml").write_text(f"seconds: 10\n{rows}", encoding="utf-8")
    assert measured_minutes(tmp_path, {"arts": "out"}) == {2: 10}
    assert measured_minutes(tmp_path, {"arts": "in", "plans": "in"}) == {2: 20}
    (tmp_path / "lengths.yaml").write_text("seconds: 10\nrows:\n- {options: {arts: in}, decisions: {2: 9}}\n", "utf-8")
    assert measured_minutes(tmp_path, {}) == {}
    (tmp_path / "lengths.yaml").write_text("10", encoding="utf-8")
    with pytest.raises(ContentError):
        measured_minutes(tmp_path, {})

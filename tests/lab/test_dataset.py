"""Datasets: the same bytes whoever made them, and everything that the schema promises."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from ecumene.lab.dataset import SCHEMA, TABLES, Dataset, make_dataset
from ecumene.lab.dataset.looking import mark
from ecumene.lab.match import MatchError, Setup
from ecumene.lab.series import Series
from ecumene.lab.work import LabError, workers_on
from tests.tiny.harbour import Harbour

ALONE = workers_on(None, 1)
BOTS = ("random", "quick", "greedy")
SHORT: dict[tuple[str, int], dict[str, int | str]] = {
    ("vinci", 2): {},
    ("rise_and_fall", 2): {"world": "quick"},
    ("tapestry", 2): {},
    ("rise_of_empires", 2): {},
    ("beyond_the_horizon", 2): {},
}
"""Games that are as short as they can be, with their options."""


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_same_bytes_whatever_the_number_of_workers(tiny: Setup, tmp_path: Path) -> None:
    dataset = Dataset(tiny, BOTS, 7, seed=4, part=2)
    manifests = [make_dataset(dataset, tmp_path / str(jobs), workers_on(None, jobs)) for jobs in (1, 3)]
    assert manifests[0] == manifests[1]
    made = files(tmp_path / "1")
    assert made == files(tmp_path / "3")
    assert len(made) == 3 * 4 + 2
    assert json.loads(made["dataset.json"]) == manifests[0]


@pytest.mark.parametrize(("name", "seats"), SHORT)
def test_every_game_has_the_same_bytes_whatever_the_number_of_workers(name: str, seats: int, tmp_path: Path) -> None:
    """A game to a part, so that each is another process's; Rise & Fall and Tapestry have choices made in secret."""
    dataset = Dataset(Setup(name, seats, SHORT[name, seats]), ("quick",) * seats, 2, seed=6, part=1)
    manifests = [make_dataset(dataset, tmp_path / str(jobs), workers_on(None, jobs)) for jobs in (1, 2)]
    assert manifests[0] == manifests[1]
    assert files(tmp_path / "1") == files(tmp_path / "2")
    decisions = pq.read_table(tmp_path / "1" / "decisions").to_pylist()
    assert len(decisions) > 100
    assert any(row["pending"] > 1 for row in decisions) == (name in ("rise_and_fall", "tapestry"))


def test_one_that_was_stopped_goes_on_and_ends_with_the_same_bytes(tiny: Setup, tmp_path: Path) -> None:
    dataset = Dataset(tiny, BOTS, 7, seed=4, part=2)
    make_dataset(dataset, tmp_path / "whole", ALONE)

    def stop(done: int, total: int | None) -> None:
        assert total == 4
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make_dataset(dataset, tmp_path / "stopped", workers_on(None, 2), stop)
    assert not (tmp_path / "stopped" / "dataset.json").exists()
    (tmp_path / "stopped" / "games" / "part-00003.parquet.part").write_bytes(b"half a file")
    told: list[int] = []
    make_dataset(dataset, tmp_path / "stopped", ALONE, lambda done, total: told.append(done))
    assert told[-1] == 4
    assert files(tmp_path / "whole") == files(tmp_path / "stopped")


def test_a_file_that_was_lost_is_made_again(tiny: Setup, tmp_path: Path) -> None:
    dataset = Dataset(tiny, BOTS, 4, seed=4, part=2)
    make_dataset(dataset, tmp_path, ALONE)
    before = files(tmp_path)
    (tmp_path / "decisions" / "part-00001.parquet").unlink()
    make_dataset(dataset, tmp_path, ALONE)
    assert files(tmp_path) == before


def test_a_dataset_may_grow_but_not_shrink(tiny: Setup, tmp_path: Path) -> None:
    make_dataset(Dataset(tiny, BOTS, 3, part=2), tmp_path / "grown", ALONE)
    with pytest.raises(LabError, match="games was 3, and is 2"):
        make_dataset(Dataset(tiny, BOTS, 2, part=2), tmp_path / "grown", ALONE)
    make_dataset(Dataset(tiny, BOTS, 6, part=2), tmp_path / "grown", ALONE)
    make_dataset(Dataset(tiny, BOTS, 6, part=2), tmp_path / "whole", ALONE)
    assert files(tmp_path / "grown") == files(tmp_path / "whole")


def test_parts_of_no_games_are_refused_and_nothing_is_written(tiny: Setup, tmp_path: Path) -> None:
    with pytest.raises(MatchError, match="part: must be 1 or more games, not 0"):
        make_dataset(Dataset(tiny, ("random",) * 3, 2, part=0), tmp_path / "made", workers_on(None, 1))
    assert not (tmp_path / "made").exists()


def test_games_are_those_of_a_series(tiny: Setup, tmp_path: Path) -> None:
    manifest = make_dataset(Dataset(tiny, BOTS, 4, seed=4, part=3), tmp_path, ALONE)
    games = pq.read_table(tmp_path / "games").to_pylist()
    matches, _ = Series(tiny, BOTS, 4, seed=4).run()
    for number, (row, match) in enumerate(zip(games, matches, strict=True)):
        assert (row["game"], row["seed"], tuple(row["bots"])) == (number, match.seed, match.bots)
        assert (tuple(row["points"]), tuple(row["places"])) == (match.points, match.places)
        assert (row["first"], row["decisions"]) == (match.first, match.decisions)
        assert sum(row["shares"]) == pytest.approx(1)
    assert manifest["rows"]["games"] == 4
    assert manifest["rows"]["decisions"] == manifest["rows"]["positions"] == sum(m.decisions for m in matches)


def test_decisions_lead_through_the_game_again(tiny: Setup, harbour: Harbour, tmp_path: Path) -> None:
    from ecumene.lab.match import derive

    make_dataset(Dataset(tiny, BOTS, 2, seed=4), tmp_path, ALONE)
    decisions = pq.read_table(tmp_path / "decisions").to_pylist()
    positions = pq.read_table(tmp_path / "positions").to_pylist()
    game = pq.read_table(tmp_path / "games").to_pylist()[1]
    position = harbour.new(3, derive(game["seed"], "game"), tiny.options)
    lines = [(d, p) for d, p in zip(decisions, positions, strict=True) if d["game"] == 1]
    assert [d["decision"] for d, _ in lines] == list(range(game["decisions"]))
    for told, seen in lines:
        seat = told["seat"]
        assert (seen["game"], seen["decision"], seen["seat"]) == (1, told["decision"], seat)
        assert seen["view"] == mark(position.view(seat))
        assert told["pending"] == len(position.pending())
        assert told["legal"] == [harbour.actions.index(action) for action in position.legal(seat)]
        assert harbour.actions[told["action"]] == harbour.action(told["notation"])
        assert seen["tokens"]
        position.apply(seat, harbour.actions[told["action"]])
    assert not position.pending()
    assert [position.standings().of(seat).points for seat in range(3)] == game["points"]


def test_files_say_what_they_are(tiny: Setup, tmp_path: Path) -> None:
    make_dataset(Dataset(tiny, BOTS, 1, positions=False), tmp_path, ALONE)
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_dir()) == ["decisions", "games"]
    schema = pq.read_schema(tmp_path / "games" / "part-00000.parquet")
    assert schema.equals(TABLES["games"])
    about = json.loads(schema.metadata[b"ecumene"])
    assert (about["game"], about["schema"], about["observations"], about["options"]) == (
        "harbour",
        SCHEMA,
        0,
        {"rounds": 2},
    )


def test_every_column_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    for table, schema in TABLES.items():
        chapter = next(part for part in text.split("\n### ") if part.startswith(f"{table}\n"))
        for name in schema.names:
            assert f"| `{name}` |" in chapter, (table, name)

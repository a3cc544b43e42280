"""Making a dataset: parts of so many games each, written whole, whoever played them.

A part is a unit of work: whoever does it plays its games and sends three Parquet files back, and they are written here,
each whole or not at all, before the journal says that the part is done. What a part holds follows from its number
alone: the files are the same bytes whatever the number of workers, and a dataset can be gone on with and made longer.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ecumene.core.observing import VERSION
from ecumene.lab.dataset.looking import Looker
from ecumene.lab.dataset.schema import SCHEMA, TABLES, parquet
from ecumene.lab.match import MatchError, Setup
from ecumene.lab.series import Series
from ecumene.lab.sitting import Player, plan_of
from ecumene.lab.work import Desk, Journal, LabError, Unit, Workers
from ecumene.lab.work.journal import write_whole
from ecumene.lab.work.units import Told

MANIFEST = "dataset.json"


@dataclass(frozen=True)
class Dataset:
    """Games of bots among themselves, each by the seed of its number as in a `Series`, `part` of them to a file."""

    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    rotate: bool = True
    part: int = 32
    positions: bool = True
    """Whether positions are written too: they are most of a dataset, and can be played again from the decisions."""

    def plan(self) -> dict[str, Any]:
        """What must be the same for a dataset to be gone on with; the number of games may grow."""
        self.setup.check(self.bots)
        if self.part < 1:
            raise MatchError(f"part: must be 1 or more games, not {self.part}")
        told = {"bots": list(self.bots), "rotate": self.rotate, "part": self.part, "positions": self.positions}
        told |= {"schema": SCHEMA, "observations": VERSION if self.positions else 0}
        return plan_of("dataset", self.setup, self.seed, **told)

    def tables(self) -> list[str]:
        return [table for table in TABLES if self.positions or table != "positions"]

    def units(self) -> Iterator[Unit]:
        """The parts."""
        for number, first in enumerate(range(0, self.games, self.part)):
            after = min(first + self.part, self.games)
            yield Unit(f"{first}-{after - 1}", {"number": number, "first": first, "after": after})


@dataclass(frozen=True)
class Recorder:
    """Plays the games of a part and makes its files."""

    dataset: Dataset
    player: Player
    about: Mapping[str, Any]

    def __call__(self, task: Mapping[str, int]) -> dict[str, Any]:
        made, setup = self.dataset, self.player.here()
        series = Series(setup, made.bots, made.games, made.seed, made.rotate)
        looker = Looker(setup.load(), setup, made.positions)
        for number in range(task["first"], task["after"]):
            looker.keep(series.match(number, looker.watch(number)))
        files = {table: parquet(table, looker.rows[table], self.about) for table in made.tables()}
        return {"files": files, "rows": {table: len(looker.rows[table]["game"]) for table in made.tables()}}


def make_dataset(dataset: Dataset, folder: Path, workers: Workers, told: Told | None = None) -> dict[str, Any]:
    """Write a dataset into a folder, or go on with it; what its `dataset.json` says then. `told` hears of parts."""
    plan = dataset.plan()
    with Journal(plan, folder) as journal:
        _check_length(dataset, journal, folder)
        _forget_lost(journal, folder)
        units = list(dataset.units())
        work = Recorder(dataset, Player.of(dataset.setup), plan)

        def kept(unit: Unit, answer: Any) -> dict[str, Any]:
            return _write(folder, unit.task["number"], answer)

        with closing(Desk(workers, journal, told).answers(work, units, len(units), kept)) as answers:
            parts = [part for _, part in answers]
        journal.settle([unit.key for unit in units])
        manifest = _manifest(dataset, plan, parts)
        write_whole(folder / MANIFEST, json.dumps(manifest, ensure_ascii=False, indent=2).encode() + b"\n")
        return manifest


def _write(folder: Path, number: int, answer: Mapping[str, Any]) -> dict[str, Any]:
    """The files of a part, and what the journal says of them."""
    files: dict[str, Any] = {}
    for table, data in answer["files"].items():
        name = f"{table}/part-{number:05}.parquet"
        try:
            write_whole(folder / name, data)
        except OSError as error:
            raise LabError("disk", folder=str(folder), reason=error.strerror or str(error)) from error
        digest = blake2b(data, digest_size=16).hexdigest()
        files[name] = {"rows": answer["rows"][table], "bytes": len(data), "blake2b": digest}
    return files


def _check_length(dataset: Dataset, journal: Journal, folder: Path) -> None:
    """A dataset may grow, but not lose games: their files would lie among the others."""
    was = max((int(unit.partition("-")[2]) + 1 for unit in journal.done), default=0)
    if was > dataset.games:
        raise LabError("other", folder=str(folder), field="games", was=str(was), now=str(dataset.games))


def _forget_lost(journal: Journal, folder: Path) -> None:
    """A part whose files are gone, or not as long as they were, is not done."""
    for unit, files in list(journal.done.items()):
        if any(_length(folder / name) != told["bytes"] for name, told in files.items()):
            del journal.done[unit]


def _length(path: Path) -> int:
    return path.stat().st_size if path.is_file() else -1


def _manifest(dataset: Dataset, plan: Mapping[str, Any], parts: list[dict[str, Any]]) -> dict[str, Any]:
    files = {name: told for part in parts for name, told in part.items()}
    rows = {
        table: sum(told["rows"] for name, told in files.items() if name.startswith(f"{table}/"))
        for table in dataset.tables()
    }
    return {**plan, "games": dataset.games, "rows": rows, "files": files}

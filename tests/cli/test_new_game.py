"""A game that `ecumene new-game` has written keeps the contract, is fully typed, and is found once it is installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import ecumene
from ecumene.cli.new_game import class_of, files
from tests.cli.conftest import Run

ROOT = Path(ecumene.__file__).parents[1]  # where the package under test lies


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a new game."""
    folder = tmp_path_factory.mktemp("made") / "river_orchard"
    program([sys.executable, "-m", "ecumene", "new-game", folder.name, "--folder", str(folder.parent)], folder.parent)
    return folder


def program(command: list[str], folder: Path, *more: Path, **settings: str) -> str:
    """What a program prints, run in a folder with the package under test; it must succeed."""
    path = os.pathsep.join(str(part) for part in (*more, ROOT))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", **settings}
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_its_own_tests_hold_it_to_the_contract(written: Path) -> None:
    said = program([sys.executable, "-m", "pytest", "-p", "no:cacheprovider"], written, written / "src")
    assert re.search(r"\b1[0-9] passed", said), said


def test_installed_from_its_folder_it_is_found_by_its_entry_point_and_played(written: Path, tmp_path: Path) -> None:
    here = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(tmp_path / "site")]
    program([sys.executable, "-m", "pip", "--disable-pip-version-check", "install", *here, str(written)], tmp_path)
    listed = program([sys.executable, "-m", "ecumene", "games", "--lang", "en"], tmp_path, tmp_path / "site")
    assert "River orchard" in listed
    simulate = ["simulate", "river_orchard", "--games", "2", "--bots", "greedy,random", "--lang", "en"]
    assert "games" in program([sys.executable, "-m", "ecumene", *simulate], tmp_path, tmp_path / "site")


def test_it_is_fully_typed_linted_and_its_rooms_hold(written: Path, tmp_path: Path) -> None:
    ours = {} if ROOT.name == "site-packages" else {"MYPYPATH": str(ROOT)}  # mypy finds installed packages itself
    program([sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path / "mypy")], written, **ours)
    program([sys.executable, "-m", "ruff", "check", "--no-cache"], written)
    program([sys.executable, "-m", "ruff", "format", "--check", "--no-cache"], written)
    rooms = "from importlinter.cli import lint_imports_command as run; run(['--no-cache'])"
    said = program([sys.executable, "-c", rooms], written, written / "src")
    assert "1 kept, 0 broken" in said


def test_it_says_what_to_do_next_and_leaves_nothing_else(run: Run, tmp_path: Path) -> None:
    ran = run("new-game", "orchard", "--folder", "games")
    assert (ran.code, ran.err) == (0, "")
    assert "ecumene play orchard" in ran.out
    assert [path.name for path in (tmp_path / "games").iterdir()] == ["orchard"]
    there = {path for path in (tmp_path / "games" / "orchard").rglob("*") if path.is_file()}
    assert there == {tmp_path / "games" / "orchard" / path for path, _ in files("orchard")}
    for path, text in files("orchard"):
        assert not re.search(r"@\w+@", f"{path} {text}"), path


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("2stones", "“2stones” is no name for a game"),
        ("River", "“River” is no name for a game"),
        ("../up", "“../up” is no name for a game"),
        ("class", "“class” is no name for a game"),
        ("vinci", "there is a game “vinci” already"),
        ("json", "“json” means something else"),
        ("core", "“core” means something else"),
        ("position", "“position” means something else"),  # its class would hide one that it needs
        ("taken", "taken exists already; nothing was written"),
    ],
)
def test_a_bad_name_is_refused_and_nothing_is_written(
    complains: Callable[..., str], tmp_path: Path, name: str, complaint: str
) -> None:
    (tmp_path / "taken").mkdir()
    assert complaint in complains("new-game", name)
    assert [path.name for path in tmp_path.rglob("*")] == ["taken"]


def test_a_folder_that_cannot_be_made_is_named(complains: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot be written" in complains("new-game", "orchard", "--folder", "file")


@pytest.mark.parametrize(("name", "expected"), [("orchard", "Orchard"), ("river_stones2", "RiverStones2")])
def test_its_class_is_named_as_python_names_classes(name: str, expected: str) -> None:
    assert class_of(name) == expected

"""A release, here: the wheel that `make compile` made goes into an empty environment and is played from, and the
sources of a release build without Node."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
WHEELS = sorted((ROOT / "build" / "wheel").glob("*.whl"))
PAGE = ROOT / "src" / "ecumene" / "table" / "page" / "index.html"
ASKED = os.environ.get("CI") == "true"  # there both have been built before, and nothing may be left out

TAKEN = ("src", "tools", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE")
"""What of the repository a release is made from."""

needs_page = pytest.mark.skipif(not (ASKED or PAGE.exists()), reason="the page is not built (make page)")


def run(arguments: Sequence[str | Path], folder: Path) -> str:
    """Run a program as from a fresh shell; what it printed."""
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ECUMENE", "COVERAGE"))
    }
    told = subprocess.run(list(map(str, arguments)), cwd=folder, env=clean, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout[-4000:] + told.stderr[-4000:]
    return told.stdout


def empty_environment(folder: Path) -> Path:
    """The Python of an environment that holds nothing, not even pip."""
    run([sys.executable, "-m", "venv", "--without-pip", folder], folder.parent)
    return folder / "bin" / "python"


def install(python: Path, wheel: Path, folder: Path) -> None:
    """Install a wheel with what it says a table needs, in the versions that were locked."""
    locked = (ROOT / "requirements" / "server.txt").read_text(encoding="utf-8")
    limits = folder / "locked.txt"
    limits.write_text("\n".join(re.findall(r"^\S+==[^\s;]+(?: *;[^\\\n]*)?", locked, re.M)), encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "-q", "install"]
    run([*pip, "--constraint", limits, f"{wheel}[table]"], folder)


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The sdist of a release and the wheel made from it, made beside the repository, which stays as it is."""
    here, folder = tmp_path_factory.mktemp("repository"), tmp_path_factory.mktemp("dist")
    for name in TAKEN[1:]:
        (here / name).symlink_to(ROOT / name)
    (here / "src").mkdir()
    (here / "src" / "ecumene").symlink_to(ROOT / "src" / "ecumene")
    run([sys.executable, ROOT / "tools" / "build_release.py", folder], here)
    return next(folder.glob("*.tar.gz")), next(folder.glob("*.whl"))


@needs_page
def test_the_sources_of_a_release_hold_the_built_page_and_no_tests(release: tuple[Path, Path]) -> None:
    with tarfile.open(release[0]) as packed:
        inside = {name.partition("/")[2] for name in packed.getnames()}
    assert {"src/ecumene/table/page/index.html", "tools/try_wheel.py", "setup.py"} <= inside
    assert not any(name.startswith("tests/") or "__pycache__" in name for name in inside)


@needs_page
def test_they_build_without_node_into_a_wheel_for_every_machine_that_has_all_of_it(release: tuple[Path, Path]) -> None:
    assert release[1].name.endswith("-py3-none-any.whl")
    inside = set(zipfile.ZipFile(release[1]).namelist())
    package = ROOT / "src" / "ecumene"
    kept = {f"ecumene/{path.relative_to(package).as_posix()}" for path in package.rglob("*") if path.is_file()}
    assert {name for name in kept - inside if "__pycache__" not in name and not name.endswith(".so")} == set()


def test_sources_without_a_page_are_refused(tmp_path: Path) -> None:
    for name in TAKEN[2:]:
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "src" / "ecumene").mkdir(parents=True)
    (tmp_path / "src" / "ecumene" / "machine.py").symlink_to(ROOT / "src" / "ecumene" / "machine.py")
    told = subprocess.run(
        [sys.executable, "setup.py", "-q", "sdist"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert told.returncode == 1
    assert "run `make page` first" in told.stderr


def test_whoever_builds_a_compiled_wheel_is_told_what_the_compiler_needs(tmp_path: Path) -> None:
    for name in TAKEN[2:]:
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "src" / "ecumene").mkdir(parents=True)
    (tmp_path / "src" / "ecumene" / "machine.py").symlink_to(ROOT / "src" / "ecumene" / "machine.py")
    asks = "from setuptools import build_meta; print(*build_meta.get_requires_for_build_wheel())"
    plain = run([sys.executable, "-c", asks], tmp_path)
    compiled = run([sys.executable, "-c", f"import os; os.environ['ECUMENE_COMPILE'] = '1'; {asks}"], tmp_path)
    assert "mypy" not in plain
    assert "mypy~=" in compiled


@pytest.mark.skipif(not (ASKED or WHEELS), reason="no wheel was compiled (make compile)")
def test_the_compiled_wheel_is_played_from_in_an_empty_environment(tmp_path: Path) -> None:
    (wheel,) = WHEELS
    assert any(name.endswith("table/page/index.html") for name in zipfile.ZipFile(wheel).namelist())
    python = empty_environment(tmp_path / "empty")
    install(python, wheel, tmp_path)
    told = run([python, ROOT / "tools" / "try_wheel.py", "compiled"], tmp_path)
    assert ", compiled, on Python" in told
    assert told.endswith("the page is served\n")

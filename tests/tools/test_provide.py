"""What a step of the Makefile needs is there, is installed, or is asked for in one line."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tools.provide import NEEDS, Need, chromium, main, postgres_programs


class Machine:
    """A machine that lacks something until a package brings it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, cure: str, root: bool) -> None:
        self.cure = cure
        self.installed: list[str] = []
        monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr("os.geteuid", lambda: 0 if root else 1000)
        monkeypatch.setattr("subprocess.run", lambda command, **_: self.installed.append(command[-1]))
        monkeypatch.setitem(NEEDS, "thing", Need(lambda: self.cure in self.installed, ("a", "b", "c"), "Install b."))


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, bool], Machine]:
    return lambda cure, root: Machine(monkeypatch, cure, root)


def test_this_machine_can_make_environments() -> None:
    assert main(["venv"]) == 0


def test_root_installs_what_is_missing_and_no_more(machine: Callable[[str, bool], Machine]) -> None:
    poor = machine("b", True)
    assert main(["thing"]) == 0
    assert poor.installed == ["update", "a", "b"]


def test_what_will_do_is_bettered_where_that_can_be_done(
    machine: Callable[[str, bool], Machine], monkeypatch: pytest.MonkeyPatch
) -> None:
    for root, installed in ((True, ["update", "a"]), (False, [])):
        owner = machine("", root)
        bettered = partial(lambda owner: "a" in owner.installed, owner)
        monkeypatch.setitem(NEEDS, "thing", Need(lambda: True, ("a", "b"), "Install b.", bettered))
        assert main(["thing"]) == 0
        assert owner.installed == installed


def test_others_are_told_what_to_install(
    machine: Callable[[str, bool], Machine], capsys: pytest.CaptureFixture[str]
) -> None:
    poor = machine("b", False)
    assert main(["thing"]) == 1
    assert poor.installed == []
    assert capsys.readouterr().err == "Install b.\n"


def test_what_apt_cannot_bring_is_said(
    machine: Callable[[str, bool], Machine], capsys: pytest.CaptureFixture[str]
) -> None:
    machine("d", True)
    assert main(["thing"]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == "Install b."


def test_a_compiler_that_does_not_exist_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert not NEEDS["compiler"].there()


def test_postgres_on_the_path_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program(tmp_path / "initdb")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert postgres_programs() == tmp_path


def test_the_newest_postgres_off_the_path_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    versions = [Path(f"/usr/lib/postgresql/{version}/bin/initdb") for version in ("9.6", "15", "14")]
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(Path, "glob", lambda *_: iter(versions))
    assert postgres_programs() == versions[1].parent


def test_without_any_postgres_one_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(Path, "glob", lambda *_: iter(()))
    assert not NEEDS["postgresql"].there()


def test_the_chromium_that_is_named_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not NEEDS["chromium"].there()
    usual, named = program(tmp_path / "chromium"), program(tmp_path / "mine")
    assert chromium() == str(usual)
    monkeypatch.setenv("CHROMIUM", str(named))
    assert chromium() == str(named)


def test_a_chromium_will_do_but_one_without_windows_is_wanted_beside_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    need = NEEDS["chromium"]
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    program(tmp_path / "chromium-headless-shell")
    assert (need.there(), need.wanted()) == (False, True)
    program(tmp_path / "chromium")
    assert (need.there(), need.wanted()) == (True, False)
    (tmp_path / "chromium-headless-shell").unlink()
    assert (need.there(), need.wanted()) == (True, True)
    monkeypatch.setenv("CHROMIUM", "chromium")
    assert not need.wanted()


def program(path: Path) -> Path:
    path.touch(mode=0o755)
    return path


@pytest.mark.parametrize(
    ("told", "enough"),
    [("v20.19.0\n", True), ("v24.0.1\n", True), ("v20.18.3\n", False), ("v18.19.0\n", False), ("", False)],
)
def test_a_node_that_is_too_old_is_missed(monkeypatch: pytest.MonkeyPatch, told: str, enough: bool) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("subprocess.run", lambda command, **_: CompletedProcess(command, 0, told))
    assert NEEDS["node"].there() is enough


def test_node_without_npm_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None if name == "npm" else f"/usr/bin/{name}")
    assert not NEEDS["node"].there()

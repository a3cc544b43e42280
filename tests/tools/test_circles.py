"""Circles of modules are found wherever the import stands, and nothing else is taken for one."""

from pathlib import Path

import pytest

from tools.circles import main, modules

INN = {
    "inn/__init__.py": '"""An inn."""\nfrom inn.door import open_door\n',
    "inn/door.py": "from inn.rooms import beds\n",
    "inn/rooms/__init__.py": "",
    "inn/rooms/beds.py": "import json\nfrom inn.rooms import linen\n",
    "inn/rooms/linen.py": "from os import path\n",
    "stable/__init__.py": "",
    "stable/horses.py": "import inn.door\n",
}
TYPES = "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from inn.door import Door\n"


def write(sources: Path, **changes: str) -> None:
    """The inn, with other texts for some of its modules."""
    texts = INN | {f"inn/{name.replace('_in_', '/')}.py": text for name, text in changes.items()}
    for file, text in texts.items():
        path = sources / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def found(sources: Path, capsys: pytest.CaptureFixture[str], package: str = "inn") -> list[str]:
    """What is printed; it fails where that is anything."""
    failed = main([package, "--sources", str(sources)])
    lines = capsys.readouterr().out.splitlines()
    assert failed == (1 if lines else 0)
    return lines


def test_where_there_is_no_circle_nothing_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path)
    assert found(tmp_path, capsys) == []


def test_a_circle_of_types_is_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, rooms_in_linen=TYPES)
    assert found(tmp_path, capsys) == [
        "A circle of 3: inn.door, inn.rooms.beds, inn.rooms.linen",
        "  inn/door.py:1: from inn.rooms import beds",
        "  inn/rooms/beds.py:2: from inn.rooms import linen",
        "  inn/rooms/linen.py:4: from inn.door import Door",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "def late():\n    from inn.door import open_door\n",
        "import inn.door\n",
        "import json, inn.door as entrance\n",
        "from inn import door\n",
        "from .. import door\n",
        "from ..door import open_door\n",
        "from inn import *\n",
        "try:\n    from inn.rooms.linen import sheet\nexcept ImportError:\n    pass\n",
    ],
)
def test_it_does_not_matter_how_one_imports(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, rooms_in_linen=text)
    assert found(tmp_path, capsys)


@pytest.mark.parametrize(
    "text", ["from inn.rooms import NAME\n", "from . import NAME\n", "'from inn.door import Door'\n", "import door\n"]
)
def test_what_leads_nowhere_back_is_no_circle(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, rooms_in_linen=text)
    assert found(tmp_path, capsys) == []


def test_only_circles_of_the_package_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, rooms_in_linen=TYPES)
    assert found(tmp_path, capsys, "stable") == []
    assert found(tmp_path, capsys, "inn.rooms")
    with pytest.raises(SystemExit):
        main(["cellar", "--sources", str(tmp_path)])


def test_two_circles_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, rooms_in_linen="from inn.rooms import beds\n", door="from inn.roof import tiles\n")
    (tmp_path / "inn/roof.py").write_text("import inn.door\nimport inn.rooms.beds\n", encoding="utf-8")
    heads = [line for line in found(tmp_path, capsys) if line.startswith("A circle")]
    assert heads == ["A circle of 2: inn.door, inn.roof", "A circle of 2: inn.rooms.beds, inn.rooms.linen"]


def test_a_long_chain_is_walked_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    length = 1_200  # Python calls itself a thousand deep
    (tmp_path / "chain").mkdir()
    (tmp_path / "chain/__init__.py").write_text("", encoding="utf-8")
    for link in range(length):
        (tmp_path / f"chain/l{link}.py").write_text(f"import chain.l{(link + 1) % length}\n", encoding="utf-8")
    assert found(tmp_path, capsys, "chain")[0].startswith(f"A circle of {length}: ")


def test_the_table_has_no_circle(capsys: pytest.CaptureFixture[str]) -> None:
    sources = Path(__file__).resolve().parent.parent.parent / "src"
    assert len(modules(sources)) > 100
    assert found(sources, capsys, "ecumene.table") == []

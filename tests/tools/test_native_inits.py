"""What the compiler reads: dataclasses with an `__init__` of their own, and not a line moved."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.native_inits import Sources, write

ROOT = Path(__file__).resolve().parents[2]

GROUND = '''"""Ground."""

from __future__ import annotations

from dataclasses import dataclass

Seat = int
RULE = "a rule"


class Item:
    """Something."""


@dataclass(frozen=True, eq=False)
class Asked(Item):
    """Somebody is asked."""

    seat: Seat
    why: str = RULE
'''

UPPER = '''"""Upper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ground import Asked


@dataclass(frozen=True, eq=False)
class Paid(Asked):
    """A price is asked."""

    kind: ClassVar[str] = "paid"
    price: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        assert self.price != (0,)
'''


def rewritten(tmp_path: Path, **texts: str) -> dict[str, str]:
    """Modules as the compiler would read them."""
    paths = {name: tmp_path / f"{name}.py" for name in texts}
    for name, text in texts.items():
        paths[name].write_text(text, encoding="utf-8")
    sources = Sources(paths)
    return {name: sources.rewritten(module) for name, module in sources.modules.items()}


def test_a_dataclass_gets_its_init_in_the_empty_line_and_nothing_moves(tmp_path: Path) -> None:
    text = rewritten(tmp_path, ground=GROUND)["ground"]
    before, after = GROUND.splitlines(), text.splitlines()
    assert len(before) == len(after)
    (changed,) = [number for number, line in enumerate(after) if line != before[number]]
    assert before[changed] == ""
    assert before[changed - 1].endswith('asked."""')
    assert after[changed].startswith("    def __init__(self, seat: Seat, why: str = RULE) -> None: ")


def test_it_makes_the_same_object_as_the_dataclass_would(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = rewritten(tmp_path, ground=GROUND, upper=UPPER)
    for name, text in texts.items():
        # not frozen: what the type checker only says, plain Python would enforce
        (tmp_path / f"{name}.py").write_text(text.replace("frozen=True, ", ""), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    import upper  # type: ignore[import-not-found]  # pyright: ignore[reportMissingImports]

    asked = upper.Paid(2, price=(3,))
    assert (asked.seat, asked.why, asked.price) == (2, "a rule", (3,))
    with pytest.raises(AssertionError):
        upper.Paid(2, "", (0,))
    assert "def __init__(self, seat: Seat" in texts["upper"], "and what it names is known there:"
    assert (
        "from ground import Asked; from ground import Seat as Seat; from ground import RULE as RULE" in texts["upper"]
    )


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(GROUND.replace("@dataclass(", "@mypyc_attr(x=True)\n@dataclass("), id="others derive from it"),
        pytest.param(GROUND.replace("= RULE", "= field(default_factory=str)"), id="a default that is made"),
        pytest.param(GROUND.replace('(Item):\n    """Somebody', '(Other):\n    """Somebody'), id="an unknown base"),
        pytest.param(GROUND.replace('asked."""\n\n', 'asked."""\n'), id="no empty line"),
        pytest.param(GROUND + "\n    def __init__(self) -> None: ...\n", id="an __init__ of its own"),
    ],
)
def test_what_cannot_be_told_is_left_alone(tmp_path: Path, text: str) -> None:
    assert text != GROUND
    assert rewritten(tmp_path, ground=text)["ground"] == text


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our own package as the compiler reads it."""
    target = tmp_path_factory.mktemp("native") / "ecumene"
    source = ROOT / "src/ecumene"
    modules = [path for room in ("core", "games") for path in (source / room).rglob("*.py") if path.stem != "__init__"]
    write(source, [str(path) for path in modules], target)
    return target


def test_nearly_all_of_our_dataclasses_are_made_natively(written: Path) -> None:
    made = left = 0
    for path in written.rglob("games/**/play/**/*.py"):
        original = ROOT / "src/ecumene" / path.relative_to(written)
        assert len(path.read_text("utf-8").splitlines()) == len(original.read_text("utf-8").splitlines())
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(d) for d in node.decorator_list):
                has = any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body)
                made, left = made + has, left + (not has)
    assert made > 300
    assert left < made / 10


def test_what_is_no_rule_is_copied_as_it_is(written: Path) -> None:
    for name in ("bots/mcts.py", "core/__init__.py"):
        assert (written / name).read_text("utf-8") == (ROOT / "src/ecumene" / name).read_text("utf-8")

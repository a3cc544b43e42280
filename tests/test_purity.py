"""Rules are pure: no clock, no machine, no chance but the position's own.

`make check` proves which of our packages import which; this proves what the pure ones take from Python itself.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src" / "ecumene"
PURE = sorted(path for package in ("core", "games") for path in (SOURCES / package).rglob("*.py"))

CLOCKS = {"datetime", "time"}
CHANCE = {"secrets", "uuid"}
MACHINE = {"asyncio", "multiprocessing", "os", "platform", "signal", "socket", "subprocess", "sys", "threading"}
FORBIDDEN = CLOCKS | CHANCE | MACHINE


def impurities(source: str) -> Iterator[str]:
    """The imports that a pure module may not have; of `random` it may have the class, which takes a seed."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [(node.module or "", alias.name) for alias in node.names]
        else:
            continue
        for module, name in names:
            package = module.split(".")[0]
            if package in FORBIDDEN or (package == "random" and name != "Random"):
                yield ast.unparse(node)


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(SOURCES)))
def test_a_pure_module_knows_no_clock_no_machine_and_no_global_chance(path: Path) -> None:
    assert list(impurities(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "import os.path",
        "import json, datetime as dt",
        "from time import perf_counter",
        "from random import Random, shuffle",
        "def late():\n    import socket",
    ],
)
def test_an_impure_import_is_seen(source: str) -> None:
    assert len(list(impurities(source))) == 1


@pytest.mark.parametrize("source", ["from random import Random", "import json", "from ecumene.core import chance"])
def test_a_pure_import_passes(source: str) -> None:
    assert list(impurities(source)) == []

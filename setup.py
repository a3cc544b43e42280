"""Build shim: everything is declared in pyproject.toml; this file only knows how to compile.

With ECUMENE_COMPILE=1 the rules (`core` and `games`) become C extensions by mypyc, as `make compile` asks.
Without it nothing here needs a compiler or mypy, so `pip install -e .` works anywhere.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from setuptools import setup

COMPILED = ("src/ecumene/core", "src/ecumene/games")
PLAIN = ("src/ecumene/core/scene.py",)  # types only, and pydantic cannot read mypyc's


def modules() -> list[str]:
    """Every module of the compiled packages; their `__init__` stay Python: they hold no rules, only names."""
    found = [str(path) for folder in COMPILED for path in Path(folder).rglob("*.py") if path.stem != "__init__"]
    return sorted(set(found) - set(PLAIN))


extensions: list[Any] = []
if os.environ.get("ECUMENE_COMPILE") == "1":
    from mypyc.build import mypycify

    # one group: calls from one module to another are direct calls in C
    extensions = mypycify(modules(), opt_level="3", debug_level="0", group_name="ecumene")

setup(ext_modules=extensions)

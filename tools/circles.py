"""Circles: modules that import one another, directly or by way of others.

    python tools/circles.py [PACKAGE]

Prints every circle in which a module of the package takes part (of `ecumene`, where none is named), with the lines that
import, and fails where there is one. A line counts wherever it stands: under `if TYPE_CHECKING` and inside a function
as well, for whoever reads the one module needs the other there too. That Python runs a package's `__init__` before any
module in it does not count, as nobody wrote it down.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

SOURCES = Path(__file__).resolve().parent.parent / "src"
PACKAGE = "ecumene"


@dataclass(frozen=True, order=True)
class Line:
    """A line of one module that imports another."""

    module: str
    number: int
    imported: str
    file: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.number}: {self.text}"


Graph: TypeAlias = Mapping[str, Sequence[Line]]
"""What each module imports."""


def modules(sources: Path) -> dict[str, Path]:
    """The file of every module under a folder."""
    found: dict[str, Path] = {}
    for path in sorted(sources.rglob("*.py")):
        parts = path.relative_to(sources).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(module: str, path: Path, known: Mapping[str, Path], sources: Path) -> Iterator[Line]:
    """Every line of a module that imports one of those known."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    file = str(path.relative_to(sources))
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(text, file)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            for imported in named(node, package, known):
                yield Line(module, node.lineno, imported, file, lines[node.lineno - 1].strip())


def named(node: ast.Import | ast.ImportFrom, package: str, known: Mapping[str, Path]) -> Iterator[str]:
    """The known modules that a statement inside a package imports."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in known)
        return
    base = node.module or ""
    if node.level:
        above = package.split(".")[: len(package.split(".")) - node.level + 1]
        base = ".".join([*above, *([node.module] if node.module else [])])
    inside = [f"{base}.{alias.name}" for alias in node.names]
    yield from dict.fromkeys(each if each in known else base for each in inside if each in known or base in known)


def read(sources: Path) -> dict[str, list[Line]]:
    """What every module under a folder imports of the others."""
    known = modules(sources)
    return {module: sorted(imports(module, path, known, sources)) for module, path in known.items()}


class Search:
    """Tarjan's: sets of modules of which each reaches all others, found in one walk through the graph."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.found: list[set[str]] = []
        self._order: dict[str, int] = {}  # when each was come upon
        self._low: dict[str, int] = {}  # the earliest that it reaches and that still waits
        self._waiting: list[str] = []
        for module in graph:
            if module not in self._order:
                self._walk(module)

    def _walk(self, start: str) -> None:
        """From a module to all that it reaches; by hand, as Python calls itself only so deep."""
        path = [(start, self._enter(start))]
        while path:
            module, rest = path[-1]
            onward = next(rest, None)
            if onward is None:
                path.pop()
                self._leave(module)
                if path:
                    self._reaches(path[-1][0], self._low[module])
            elif onward not in self._order:
                path.append((onward, self._enter(onward)))
            elif onward in self._waiting:
                self._reaches(module, self._order[onward])

    def _enter(self, module: str) -> Iterator[str]:
        self._order[module] = self._low[module] = len(self._order)
        self._waiting.append(module)
        return iter([line.imported for line in self.graph[module]])

    def _reaches(self, module: str, order: int) -> None:
        self._low[module] = min(self._low[module], order)

    def _leave(self, module: str) -> None:
        if self._low[module] < self._order[module]:
            return
        at = self._waiting.index(module)
        self.found.append(set(self._waiting[at:]))
        del self._waiting[at:]


def circles(graph: Graph) -> list[list[Line]]:
    """The lines of every circle. A module that imports itself is one, too."""
    found = []
    for together in Search(graph).found:
        lines = [line for module in sorted(together) for line in graph[module] if line.imported in together]
        if lines:
            found.append(lines)
    return sorted(found)


def within(package: str, lines: Sequence[Line]) -> bool:
    """Whether a module of a package takes part in a circle."""
    return any(f"{line.module}.".startswith(f"{package}.") for line in lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Finds modules that import one another.")
    parser.add_argument("package", nargs="?", default=PACKAGE, help=f"only circles with a module of it ({PACKAGE})")
    parser.add_argument("--sources", type=Path, default=SOURCES, help="the folder in which packages lie (src)")
    asked = parser.parse_args(arguments)
    graph = read(asked.sources)
    if asked.package not in graph:
        parser.error(f"no package {asked.package} in {asked.sources}")
    found = [lines for lines in circles(graph) if within(asked.package, lines)]
    for lines in found:
        together = list(dict.fromkeys(line.module for line in lines))
        print(f"A circle of {len(together)}: {', '.join(together)}")
        for line in lines:
            print(f"  {line}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

"""Changed: run the tests that can tell a difference after what was changed, and no others.

    python -m tools.changed [BASE] [--list]

What was changed is what differs from where the working tree left BASE (the main branch, where none is named), committed
or not. Which tests it reaches say the arrows that import-linter proves: every module that imports a changed one,
directly or by way of others, down to the tests. Some arrows nobody writes as an import: games are known by name only,
so a test that names a game reaches it; a module may be run or imported by its name; a file that is no module is read by
the modules beside it, or by tests and tools that name it, its folder or its kind (`*.ftl`).

Everything runs on plain Python, so nothing is compiled; tests marked `once` are left to `make test`, but for those of a
file that was itself changed. A change of the page runs the page's checks, its tests that import what was changed, and
the tests in Chromium that look at its room. `--list` prints what would run, and runs nothing.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import grimp

from ecumene.cli import COMMANDS, module_of

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGES: Final = {"ecumene": "src", "tests": ".", "tools": ".", "examples": ".", "bench": "."}  # and where they lie
RUN: Final = re.compile(r'"(ecumene(?:\.\w+)+)"|"-m", "ecumene"')  # a module that is run or imported by its name
GAMES: Final = "src/ecumene/games"
ROOMS: Final = {
    "channels": ("told",),
    "invite": ("circle", "fair", "friends", "people"),
    "me": ("circle", "me", "rated", "told"),
    "operator": ("operator",),
    "rules": ("page", "faults"),
    "table/bar": ("bar", "plan", "turn"),
    "table/coach": ("hints",),
    "table/guide": ("guide",),
    "table/lookback": ("lookback",),
    "table/own": ("own",),
    "table/talk": ("operator", "talk"),
}
"""The tests in Chromium that look at a room of the page. What is in none of these rooms may be seen by all."""


@dataclass(frozen=True)
class Plan:
    """What is to be run: test files that were changed, that arrows reach, that name a changed game; and the page's."""

    changed: tuple[str, ...] = ()
    reached: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    others: tuple[str, ...] = ()  # games that were not changed
    games: tuple[str, ...] = ()
    python: bool = False  # whether there is anything that Python's checks look at
    page: tuple[str, ...] = ()  # changed files of the page
    browser: tuple[str, ...] | None = None  # patterns of test files in Chromium; empty for all of them

    def commands(self) -> Iterator[tuple[str, list[str]]]:
        """In which folder what is run; what is over soonest comes first."""
        if self.python:
            yield ".", ["make", "--no-print-directory", "check-quick", "check-mypy"]
        plain = [sys.executable, "-m", "pytest"]
        if self.changed:
            yield ".", [*plain, *side_by_side(self.changed), *self.changed]
        if self.reached:
            yield ".", [*plain, *side_by_side(self.reached), "-m", "not once", *self.reached]
        if self.named:
            of_these = f"{' or '.join(self.games)} or not ({' or '.join(self.others)})"
            yield ".", [*plain, *side_by_side(self.named), "-m", "not once", "-k", of_these, *self.named]
        if self.page:
            yield ".", ["make", "--no-print-directory", "client/node_modules/.ready"]
            yield "client", ["npm", "run", "--silent", "check"]
            related = [str(Path(path).relative_to("client")) for path in self.page]
            yield "client", ["npx", "--no-install", "vitest", "related", "--run", "--passWithNoTests", *related]
        if self.browser is not None:
            yield ".", ["make", "--no-print-directory", "page", "tests/e2e/node_modules/.ready"]
            yield "tests/e2e", ["npm", "run", "--silent", "test", "--", *self.browser]


def side_by_side(files: Sequence[str]) -> list[str]:
    """Several files are worth a second process."""
    return ["-n", "2", "--dist", "worksteal"] if len(files) > 4 else []


class House:
    """All modules, who imports whom, and what else they name."""

    def __init__(self) -> None:
        self.graph = grimp.build_graph(*PACKAGES, cache_dir=None)
        self.paths = {module: path for module in self.graph.modules if (path := self._path(module)) is not None}
        self.modules = {path: module for module, path in self.paths.items()}
        self.texts = {module: (ROOT / path).read_text(encoding="utf-8") for module, path in self.paths.items()}
        for command in COMMANDS:
            self.graph.add_import(importer="ecumene.cli", imported=module_of(command).__name__)
        for module, text in self.texts.items():
            for imported in [name or "ecumene.__main__" for name in RUN.findall(text) if module != "ecumene"]:
                if imported in self.paths and not imported.startswith("ecumene.games"):
                    self.graph.add_import(importer=module, imported=imported)

    def _path(self, module: str) -> str | None:
        base = Path(PACKAGES[module.partition(".")[0]]) / module.replace(".", "/")
        found = [path for path in (base.with_suffix(".py"), base / "__init__.py") if (ROOT / path).is_file()]
        return found[0].as_posix() if found else None

    def naming(self, names: Iterable[str]) -> set[str]:
        """The tests and tools in which one of these stands between quotes or slashes."""
        wanted = re.compile(rf'["/](?:{"|".join(map(re.escape, names)) or "(?!)"})["/]')
        return {module for module, text in self.texts.items() if module[:8] != "ecumene." and wanted.search(text)}

    def seeds(self, path: str) -> set[str]:
        """The modules that a changed file is, or that read it."""
        file = Path(path)
        rooms = {"tools", *file.parts}
        readers = self.naming({f"*{file.suffix}"}) if path.startswith("src/") else set()
        kind = {module for module in readers if of_all_games(module) or module.split(".")[1] in rooms}
        if path in self.modules:
            module = self.modules[path]
            beneath = self.graph.find_descendants(module) if file.name == "__init__.py" else set()
            return {module, *kind, *beneath, *self.naming({file.name} if path.startswith("tools/") else ())}
        if path.startswith("src/"):  # the nearest modules around it
            return kind | next(found for folder in file.parents if (found := self._in(folder)))
        if file.suffix == ".py":  # a test or a tool that is gone; whoever imported it was changed as well
            return set()
        packages = {Path(other).parent for other in self.modules}
        folders = (
            set() if path.startswith("client/src/") else {each.name for each in file.parents if each not in packages}
        )
        return self.naming({file.name, *folders} - {"", "client"}) | self._in(file.parent)

    def _in(self, folder: Path) -> set[str]:
        return {module for file, module in self.modules.items() if Path(file).parent == folder}

    def tests(self, modules: Iterable[str]) -> set[str]:
        """The test files that import one of these modules, directly or by way of others, or are one of them.

        What is in the `conftest` of a folder every test of it imports, but for the first of all: whoever takes
        something from that one names its type.
        """
        found = set(modules)
        for module in [*found]:
            found |= self.graph.find_downstream_modules(module)
        for module in [*found]:
            package, _, name = module.rpartition(".")
            if name == "conftest" and (package != "tests" or module in set(modules)):
                found |= self.graph.find_descendants(package)
        return {self.paths[module] for module in found if is_test(module) and module in self.paths}


def is_test(module: str) -> bool:
    """Whether pytest takes a module for tests."""
    return module.startswith("tests.") and module.rpartition(".")[2].startswith("test_")


def of_all_games(module: str) -> bool:
    """Whether these are tests of all games together: those that lie in no room."""
    return is_test(module) and module.count(".") == 1


def planned(house: House, files: Sequence[str]) -> Plan:
    """What is to be run after these files were changed."""
    page = tuple(path for path in files if path.startswith("client/") and (ROOT / path).is_file())
    rest = [path for path in files if not path.startswith("tests/e2e/")]
    python = any(path.endswith((".py", "rules.yaml", "pyproject.toml")) for path in rest)
    seeds = {seed for path in rest for seed in house.seeds(path)}
    changed = {path for path in rest if path in house.modules and is_test(house.modules[path])}
    reached = house.tests(seeds) - changed
    every = {path.parent.name for path in (ROOT / GAMES).glob("*/game.py")}
    games = {game for game in every if any(path.startswith(f"{GAMES}/{game}/") for path in rest)}
    naming = {module for module in house.naming(games) if is_test(module)}
    named = house.tests(naming | {module for module in house.paths if games and of_all_games(module)})
    return Plan(
        tuple(sorted(changed)),
        tuple(sorted(reached)),
        tuple(sorted(named - reached - changed)),
        tuple(sorted(every - games)),
        tuple(sorted(games)),
        python,
        page,
        browser_tests(files),
    )


def browser_tests(files: Iterable[str]) -> tuple[str, ...] | None:
    """The tests in Chromium that were changed or look at the rooms of files of the page; empty where it may be any."""
    found: set[str] | None = None
    for path in files:
        if path.startswith("tests/e2e/") and path.endswith(".test.ts"):
            tests = [Path(path).name]
        elif path.startswith("client/") and not path.endswith((".test.ts", ".md")):
            tests = [
                f"{name}.test.ts" for room in ROOMS if path.startswith(f"client/src/{room}/") for name in ROOMS[room]
            ]
        elif path.startswith("tests/e2e/") and path.endswith((".ts", ".py", ".json")):
            tests = []
        else:
            continue
        if not tests:
            return ()
        found = {*(found or ()), *(f"/{name}" for name in tests)}
    return None if found is None else tuple(sorted(found))


def changed_files(base: str | None) -> list[str]:
    """All that differs from where the working tree left a branch, and what git does not know yet."""
    known = [
        name for name in ("origin/main", "main", "HEAD") if base is None and _git("rev-parse", "-q", "--verify", name)
    ]
    since = _git("merge-base", base or known[0], "HEAD")[0]
    return sorted({*_git("diff", "--name-only", "--no-renames", since), *_git("ls-files", "-o", "--exclude-standard")})


def _git(*arguments: str) -> list[str]:
    told = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if told.returncode and arguments[0] != "rev-parse":
        raise SystemExit(told.stderr.strip())
    return told.stdout.splitlines()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Runs the tests that can tell a difference after a change.")
    parser.add_argument("base", nargs="?", help="a commit or branch: what has changed since it was left (main)")
    parser.add_argument("--list", action="store_true", help="print what would be run")
    asked = parser.parse_args(arguments)
    files = changed_files(asked.base)
    plan = planned(House(), files)
    tests = len(plan.changed + plan.reached + plan.named)
    print(f"{len(files)} files were changed, which {tests} files of tests can tell.", flush=True)
    for folder, command in plan.commands():
        if asked.list:
            print(f"cd {folder} && {shlex.join(command)}")
            continue
        told = {**os.environ, "ECUMENE_PYTHON": sys.executable, "ECUMENE_EXPECT_COMPILED": "0"}
        if subprocess.run(command, cwd=ROOT / folder, env=told, check=False).returncode:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

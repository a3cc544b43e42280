"""What a command reads before it says something: no more than it needs. Work is counted, never time."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

BEGUN = """
import sys
opened = []
sys.addaudithook(lambda event, given: opened.append(str(given[0])) if event == "open" else None)
"""
ENDED = """
import json
print(json.dumps({"modules": sorted(sys.modules), "opened": opened}), file=sys.stderr)
"""


def read_by(program: str, asked: str = "") -> tuple[set[str], list[str], str]:
    """The modules that a program imports, the files that it opens and what it prints."""
    command = [sys.executable, "-c", BEGUN + program + ENDED]
    ran = subprocess.run(command, input=asked, capture_output=True, text=True, check=True)
    found = json.loads(ran.stderr.splitlines()[-1])
    return set(found["modules"]), found["opened"], ran.stdout


def rooms(modules: set[str], inside: str) -> set[str]:
    """What directly lies in a package and was imported."""
    found = {name.removeprefix(f"{inside}.").split(".")[0] for name in modules if name.startswith(f"{inside}.")}
    return {name for name in found if not name.startswith("_")}


@pytest.mark.parametrize("command", ["--help", "games"])
def test_a_command_imports_what_it_needs(command: str) -> None:
    modules, opened, told = read_by(f"from ecumene.cli import main\nmain([{command!r}])")
    assert told
    assert rooms(modules, "ecumene") & {"gym", "lab", "notebook", "picture", "table"} == set()
    assert "fluent.runtime" not in modules, "what puts texts into sentences needs no plurals"
    assert [path for path in opened if path.endswith(".yaml")] == []
    assert [path for path in opened if path.endswith("fr.ftl")] == []
    if command == "--help":
        assert rooms(modules, "ecumene.games") == set()
        assert rooms(modules, "ecumene.cli") == {"arguments", "errors", "terminal", "version"}
        assert [path for path in opened if "games" in path and path.endswith(".ftl")] == []


def test_a_worker_reads_the_game_that_it_is_asked_about() -> None:
    program = """
from ecumene.table.bots import worker
ready = set(sys.modules)
worker.serve(worker.Shelf(worker.Beside({})), sys.stdin, sys.stdout)
print(json.dumps(sorted(ready)))
"""
    hash = json.loads(read_by("import json, ecumene\nprint(json.dumps(ecumene.catalogue['vinci'].content.hash))")[2])
    question = json.dumps({"game": "vinci", "content": "", "read": hash})
    modules, _, told = read_by("import json" + program, question)
    begun, answer, ready = [json.loads(line) for line in told.splitlines()]
    assert (begun, answer) == ({"ready": True}, {"notation": ""})
    assert rooms(set(ready), "ecumene.games") == set()
    assert rooms(modules, "ecumene.games") == {"vinci"}
    assert rooms(modules, "ecumene.table") == {"bots", "log"}
    assert {"alembic", "fastapi", "pydantic", "sqlalchemy", "fluent.runtime"} & modules == set()

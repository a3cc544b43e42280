"""What ships a server: the container file, the compose file and the unit say what docs/table.md promises of them.

`tools/try_container.py` carries the container file out, where there is no engine for it too.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tools.try_container import ignoring, instructions, pythons

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"
STEPS = instructions((DEPLOY / "Containerfile").read_text(encoding="utf-8"))
LAST = STEPS[max(number for number, (word, _) in enumerate(STEPS) if word == "FROM") :]


def test_every_stage_begins_with_a_version_that_is_named() -> None:
    images = [rest.partition(" AS ")[0] for word, rest in STEPS if word == "FROM"]
    assert len(images) == 4
    assert all(re.search(r":\d[\w.]*(-slim)?-bookworm", image) for image in images)


def test_everything_that_is_copied_from_here_is_here() -> None:
    copied = [rest.split()[:-1] for word, rest in STEPS if word == "COPY" and not rest.startswith("--from")]
    assert [name for names in copied for name in names if not (ROOT / name).exists()] == []


def test_everything_that_is_copied_reaches_the_engine_and_nothing_else_does() -> None:
    ignored = ignoring((DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8"))
    copied = [rest.split()[:-1] for word, rest in STEPS if word == "COPY" and not rest.startswith("--from")]
    assert [name for names in copied for name in names if ignored(name)] == []
    inside = ("client/src/main.ts", "src/ecumene/core/game.py", "requirements/server.txt")
    assert not any(ignored(name) for name in inside)
    made_here = ("client/node_modules/vite", "src/ecumene/table/page/index.html", "src/ecumene/__pycache__")
    private = (".git", "ecumene.db", "deploy/secrets/postgres_password", "tools/provide.py")
    assert all(ignored(name) for name in (*made_here, *private))


def test_the_container_has_a_python_that_the_project_says_it_is_tried_on() -> None:
    declared = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    tried = set(re.findall(r'"Programming Language :: Python :: (3\.\d+)"', declared))
    assert tried == {"3.11", "3.12", "3.13", "3.14"}
    assert pythons((DEPLOY / "Containerfile").read_text(encoding="utf-8")) < tried


def test_what_is_shipped_runs_as_somebody_on_what_was_locked_and_tells_its_health() -> None:
    said = dict(LAST)
    assert said["USER"] not in ("0", "root")
    assert "/health" in said["HEALTHCHECK"]
    assert said["CMD"] == '["ecumene", "serve"]'
    assert not any("gcc" in rest or "npm" in rest for _, rest in LAST)
    installs = [rest for word, rest in STEPS if word == "RUN" and "pip install" in rest]
    assert all("--require-hashes" in rest or "--no-deps" in rest for rest in installs)


def test_the_compose_file_has_a_database_and_a_table_that_can_write_nowhere() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    table = services["table"]
    assert (table["read_only"], table["cap_drop"]) == (True, ["ALL"])
    assert (DEPLOY / table["build"]["context"] / table["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    assert table["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in services["database"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not here")
def test_systemd_can_read_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "ecumene.service").read_text(encoding="utf-8")
    assert "DynamicUser=yes" in unit
    (tmp_path / "ecumene.service").write_text(unit.replace("/opt/ecumene/bin/ecumene", sys.executable), "utf-8")
    told = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "ecumene.service")], capture_output=True, text=True, check=False
    )
    assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.parametrize("name", ["server", "dev", "docs"])
def test_every_package_that_is_locked_has_its_hashes(name: str) -> None:
    lock = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    packages = re.split(r"\n(?=[a-z])", lock)[1:]
    assert len(packages) > 20
    assert all("==" in package and "--hash=sha256:" in package for package in packages)


def test_what_the_project_declares_is_locked() -> None:
    declared = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    extras = declared.partition("[project.optional-dependencies]")[2].partition("[project.scripts]")[0]
    extras = re.sub(r"^learn = .*", "", extras, flags=re.M)  # which neither CI nor a shipped server runs on
    names = {re.split(r"[\[<>=~; ]", text)[0].lower().replace("_", "-") for text in re.findall(r'"([^"]+)"', extras)}
    lock = "".join((ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8") for name in ("dev", "docs"))
    assert {name for name in names - {"ecumene"} if not re.search(rf"^{re.escape(name)}\b", lock, re.M)} == set()

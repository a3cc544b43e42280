"""What a release is made by: workflows that name what is there, a changelog with versions and dates, and its notes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import ecumene
from tools.release_notes import HEADING, NotReady, notes

ROOT = Path(__file__).resolve().parent.parent.parent
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def read(path: Path) -> dict[str, Any]:
    data: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {"on" if key is True else key: value for key, value in data.items()}  # YAML takes `on` for a truth


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job.get("steps", ())]


def test_there_is_a_workflow_for_each_thing() -> None:
    assert {path.stem for path in WORKFLOWS} == {"test", "wheels", "docs", "release"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_read_and_nothing_more_and_names_what_is_there(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    for step in steps(path):
        script = step.get("run", "")
        assert [
            name for name in re.findall(r"[\w./]*tools/\w+\.py|\.ci/run", script) if not (ROOT / name).exists()
        ] == []
        for line in re.findall(r"^make (.*)$", script, re.M):
            assert {word for word in line.split() if "=" not in word and word[0] != "-"} <= targets
        assert re.fullmatch(r"[\w-]+/[\w-]+@[\w/.]+", step.get("uses", "a/b@v1"))
    for name, job in workflow["jobs"].items():
        assert set([job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", ())) <= set(
            workflow["jobs"]
        ), name
        if "uses" in job:
            called = read(ROOT / job["uses"])
            assert "workflow_call" in called["on"]


def test_the_matrix_has_every_python_that_the_project_names() -> None:
    declared = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    named = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', declared)
    matrix = read(GITHUB / "workflows" / "test.yml")["jobs"]["pythons"]["strategy"]["matrix"]
    assert matrix["python"] == named
    wheels = re.findall(r'"cp3(\d+)-\*"', declared)
    assert [f"3.{minor}" for minor in wheels] == named


def test_wheels_are_made_where_people_play() -> None:
    machines = read(GITHUB / "workflows" / "wheels.yml")["jobs"]["compiled"]["strategy"]["matrix"]["machine"]
    assert {machine.partition("-")[0] for machine in machines} == {"ubuntu", "macos", "windows"}
    assert {"ubuntu-24.04-arm", "macos-15-intel", "macos-15"} <= set(machines), "of either kind of processor"
    assert not {"macos-13", "macos-14"} & set(machines), "retired in December 2025 and November 2026"


def test_the_changelog_and_the_guide_say_what_nobody_has_run() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").lower()
    release = notes("v0.2.0", CHANGELOG, "0.2.0").lower()
    for text in (guide, release):
        list_of_it = text.partition("never run anywhere")[2][:1200]
        for thing in (
            "workflows",
            "cibuildwheel",
            "macos",
            "windows",
            "linux on arm",
            "microsoft's compiler",
            "publishing",
        ):
            assert thing in list_of_it, thing


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_asks_in_both_languages_and_something_must_be_said(path: Path) -> None:
    form = read(path)
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert all(" · " in text for text in (form["name"], form["description"]))
    assert all(" · " in part["attributes"]["label"] for part in asked)
    assert any(part.get("validations", {}).get("required") for part in asked)


# ---- the changelog


def test_every_version_has_its_date_and_the_newest_is_the_one_here() -> None:
    headings = re.findall(r"^## .*\n", CHANGELOG, re.M)
    found = [HEADING.fullmatch(line) for line in headings]
    assert all(found), headings
    versions = [match["version"] for match in found if match]
    dates = [match["date"] for match in found if match]
    assert versions[0] == ecumene.__version__
    assert versions == sorted(versions, key=lambda text: [int(part) for part in text.split(".")], reverse=True)
    assert "unreleased" not in dates[1:]
    assert dates[1:] == sorted(dates[1:], reverse=True)


TOLD = "## [0.3.0] - unreleased\n\n- c\n\n## [0.2.0] - 2026-12-01\n\n- b\n\n## [0.1.0] - 2026-11-17\n\n- a\n"


@pytest.mark.parametrize(("tag", "said"), [("v0.2.0", "- b\n"), ("v0.1.0", "- a\n")])
def test_the_notes_of_a_release_are_its_chapter(tag: str, said: str) -> None:
    assert notes(tag, TOLD, tag[1:]) == said


@pytest.mark.parametrize(
    ("tag", "declared", "why"),
    [
        ("v0.2.0", "0.3.0", "pyproject.toml says 0.3.0"),
        ("v0.3.0", "0.3.0", "no date"),
        ("v0.4.0", "0.4.0", "says nothing about 0.4.0"),
    ],
)
def test_what_is_not_ready_is_no_release(tag: str, declared: str, why: str) -> None:
    with pytest.raises(NotReady, match=re.escape(why)):
        notes(tag, TOLD, declared)

"""The build under test is the one that was asked for, and it is complete."""

import os
from importlib.metadata import metadata, version
from importlib.resources import files

import pytest

import ecumene

EXPECTED = os.environ.get("ECUMENE_EXPECT_COMPILED", "")


@pytest.mark.skipif(EXPECTED == "", reason="only `make test` knows which build it runs")
def test_the_rules_run_in_the_build_that_was_asked_for() -> None:
    assert str(int(ecumene.COMPILED)) == EXPECTED


def test_the_version_is_written_once_for_code_and_package() -> None:
    assert ecumene.__version__ == version("ecumene")


def test_the_package_needs_no_more_than_it_declares() -> None:
    needed = [name for name in metadata("ecumene").get_all("Requires-Dist", []) if "extra ==" not in name]
    assert sorted(name.split(">")[0].lower() for name in needed) == ["fluent.runtime", "mypy_extensions", "pyyaml"]


@pytest.mark.parametrize(
    "file",
    [
        "py.typed",
        "cli/skeleton/pyproject.toml.in",
        "cli/skeleton/package/words/fr.ftl.in",
        "core/rules.yaml",
        "games/vinci/rules.yaml",
        "games/vinci/content/tokens.yaml",
        "games/vinci/words/en.ftl",
        "games/vinci/words/fr.ftl",
    ],
)
def test_data_files_are_installed(file: str) -> None:
    assert files("ecumene").joinpath(file).is_file()

"""The command line's words: both languages say the same things, and each thing that is said is written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecumene import cli, lab, table
from ecumene.core import words
from ecumene.games import vinci

FOLDERS = [Path(module.__file__ or "").parent / "words" for module in (cli, words, vinci, table, lab)]
MESSAGE = re.compile(r"^([a-z][\w-]*) =((?:.*\n)(?:[ }].*\n|\n(?= ))*)", re.MULTILINE)
SOURCES = sorted(Path(cli.__file__).parent.rglob("*.py"))


def messages(file: Path) -> dict[str, str]:
    return {found[1]: found[2] for found in MESSAGE.finditer(file.read_text(encoding="utf-8") + "\n")}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages_with_the_same_arguments(folder: Path) -> None:
    english, french = messages(folder / "en.ftl"), messages(folder / "fr.ftl")
    assert list(english) == list(french)
    for key, text in english.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", french[key])), key


def test_every_message_of_the_command_line_is_used() -> None:
    used = " ".join(path.read_text(encoding="utf-8") for path in SOURCES)
    for key in messages(FOLDERS[0] / "en.ftl"):
        computed = key.startswith(
            (
                "help-",
                "command-",
                "source-",
                "simulate-",
                "lab-",
                "play-help-",
                "prune-",
                "backup-",
                "restore-",
                "verb-",
            )
        )
        assert computed or re.search(rf"""["']{key}["']""", used), key


def test_french_is_typeset_as_french_is() -> None:
    for folder in FOLDERS:
        for key, text in messages(folder / "fr.ftl").items():
            assert not re.search(r"\w [:;?!»]|« ", text), key
            assert "'" not in text, key

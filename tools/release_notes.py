"""What the changelog says about a version, for the page of its release; refuses what is not ready to be one.

python tools/release_notes.py v0.2.0
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

HEADING = re.compile(r"^## \[(?P<version>\d+\.\d+\.\d+)\] - (?P<date>\d{4}-\d{2}-\d{2}|unreleased)\n", re.M)


class NotReady(Exception):
    """This cannot be released as it is."""


def notes(tag: str, changelog: str, declared: str) -> str:
    """The chapter of the version that `tag` names."""
    version = tag.removeprefix("v")
    if version != declared:
        raise NotReady(f"the tag is {tag}, and pyproject.toml says {declared}")
    chapters = list(HEADING.finditer(changelog))
    for number, chapter in enumerate(chapters):
        if chapter["version"] == version:
            if chapter["date"] == "unreleased":
                raise NotReady(f"CHANGELOG.md has no date for {version} yet")
            end = chapters[number + 1].start() if number + 1 < len(chapters) else len(changelog)
            return changelog[chapter.end() : end].strip() + "\n"
    raise NotReady(f"CHANGELOG.md says nothing about {version}")


def main(tag: str) -> int:
    """Print the notes of a release; what to exit with."""
    declared = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    try:
        print(notes(tag, Path("CHANGELOG.md").read_text(encoding="utf-8"), declared), end="")
    except NotReady as reason:
        print(f"release_notes: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

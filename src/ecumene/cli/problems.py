"""What is wrong with content, in the language of a person.

Readers of content complain in English, with what they found put in. `problems.fr.yaml`, here and in the `guide` of a
game, pairs each such sentence with one in French; `{}` stands for what was put in, in the same order.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import yaml

from ecumene.core.game import Game

HERE = Path(__file__).parent
FILE = "problems.{}.yaml"
NEAR = re.compile(r' \(did you mean "(?P<near>.*)"\?\)$')


class Problems:
    """Says problems in one language; what nobody has put into it is said in English."""

    def __init__(self, lang: str, game: Game | None) -> None:
        folders = [HERE, *([] if game is None else [game.folder / "guide"])]
        found: dict[str, str] = {}
        for folder in folders:
            path = folder / FILE.format(lang)
            if path.is_file():
                found.update(yaml.safe_load(path.read_text(encoding="utf-8")))
        # what says most is tried first: `must be {}` would do for many
        self.known = {template: found[template] for template in sorted(found, key=len, reverse=True)}

    def say(self, problem: str) -> str:
        """A problem in words of the language."""
        near = NEAR.search(problem)
        bare = problem[: near.start()] if near else problem
        said = translated(self.known, bare)
        if near is None:
            return said
        meant = self.known.get(' (did you mean "{}"?)', ' (did you mean "{}"?)')
        return said + meant.replace("{}", near["near"])


def translated(known: Mapping[str, str], text: str) -> str:
    """The sentence that stands for a text; the text itself where there is none."""
    for template, other in known.items():
        found = re.fullmatch("(.+?)".join(re.escape(part) for part in template.split("{}")), text, re.DOTALL)
        if found:
            between = other.split("{}")
            return "".join(part for pair in zip(between, [*found.groups(), ""], strict=True) for part in pair)
    return text

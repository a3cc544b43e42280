"""What is wrong with content, records, options and the like, in the language of a person.

Core, bots and the lab complain in English, with what they found put in. `problems.fr.yaml`, here and in the `guide` of
a game, pairs each such sentence with one in French; `{}` stands for what was put in, in the same order. What was put
in may be such a sentence itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import yaml

from ecumene.core.errors import EcumeneError, IllegalAction
from ecumene.core.game import Game

HERE = Path(__file__).parent
FILE = "problems.{}.yaml"
MEANT = ' (did you mean "{}"?)'
NEAR = re.compile(r""" \(did you mean (?P<quote>["'])(?P<near>.*?)(?P=quote)\?\)""")


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
        if not self.known:
            return problem
        near = NEAR.search(problem)
        if near is None:
            return translated(self.known, problem)
        said = translated(self.known, problem.replace(near[0], "", 1))
        return said + self.known[MEANT].replace("{}", near["near"])


def translated(known: Mapping[str, str], text: str) -> str:
    """The sentence that stands for a text, and for each text within it; the text itself where there is none."""
    for template, other in known.items():
        found = re.fullmatch("(.+?)".join(re.escape(part) for part in template.split("{}")), text, re.DOTALL)
        if found:
            within = [translated(known, part) for part in found.groups()]
            return "".join(part for pair in zip(other.split("{}"), [*within, ""], strict=True) for part in pair)
    return text


def in_words(lang: str, error: EcumeneError) -> str:
    """What a person got wrong, in their language."""
    if isinstance(error, IllegalAction):
        return error.say(lang)
    text, beneath = str(error), error.__cause__
    if isinstance(beneath, EcumeneError):  # what went wrong is told as part of something else
        text = text.replace(str(beneath), in_words(lang, beneath))
    return Problems(lang, None).say(text)

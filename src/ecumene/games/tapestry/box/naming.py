"""What things are called: names in the words carry their kind, since a card and a landmark can be namesakes.

Events and refusals name things by their plain ids (`card: "guilds"`, `cause: "tech.barn"`); here they become the names
that the words know (`card-guilds`, `tech-barn`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

KINDED: Final = (
    "card", "tech", "civ", "capital", "landmark", "space", "tile", "star", "achievement", "die", "innovation",
    "masterpiece", "inspiration",
)  # fmt: skip
"""Arguments that are ids of a kind of thing; the names of these things begin with it."""

CAUSES: Final = {
    "space": "space", "bonus": "space", "tech": "tech", "card": "card", "civ": "civ", "tile": "tile", "star": "star",
    "die": "die", "landmark": "landmark", "achievement": "achievement", "capital": "capital",
    "masterpiece": "masterpiece",
}  # fmt: skip
"""The kind of thing that a cause points at, by its first word."""

THINGS: Final[frozenset[str]] = frozenset(
    {
        "coin", "worker", "food", "culture", "resource", "territory", "space", "tapestry", "tech", "tech_card",
        "civilization", "landmark", "outpost", "token", "point", "market", "house", "farm", "armory",
    }
)  # fmt: skip
"""What one gains, loses or discards and calls by a plain word; anything else that is discarded is a tapestry card."""

TURN: Final = "turn"
"""What a cause without a name is called."""

ALONE: Final[frozenset[str]] = frozenset({"income", "exploring", "district", "turn", "setup"})
"""Causes that are no things, with names of their own."""


SAID: Final[dict[str, dict[str, str]]] = {
    "tapestry_cards": {"name": "name-card", "text": "text-card"},
    "tech_cards": {"name": "name-tech", "circle": "text-circle", "square": "text-square"},
    "civilizations": {"name": "name-civ", "text": "text-civ", "start": "text-start"},
    "capitals": {"name": "name-capital", "text": "text-capital"},
    "landmarks": {"name": "name-landmark"},
    "masterpieces": {"name": "name-masterpiece", "text": "text-masterpiece"},
    "space_tiles": {"name": "name-star", "text": "text-star"},
    "territory_tiles": {"name": "name-tile", "text": "text-tile"},
    "spaces": {"name": "name-space", "text": "text-space"},
    "achievements": {"name": "name-achievement"},
    "income_spaces": {"name": "name-innovation"},
}  # fmt: skip
"""What is said of the records of a table, whichever box it is of: the messages, by part."""


def cause_name(cause: str) -> str:
    """The name of what a cause points at: `space.exploration_5` is a space, `income` is called so."""
    word, _, thing = cause.partition(".")
    if thing and word in CAUSES:
        return f"{CAUSES[word]}-{thing}"
    return word if word in ALONE else TURN


def thing_name(thing: str) -> str:
    """The name of what a line of a tally is about; a space of the income mat (`market_1`) goes by its innovation."""
    return f"innovation-{thing}" if thing[-1:].isdecimal() else thing


def named(argument: str, value: object) -> object:
    """An argument of an event or a refusal with the name that the words know; numbers and players stay as they are."""
    if not isinstance(value, str) or value.lstrip("-").isdecimal():
        return value
    if argument == "cause":
        return cause_name(value)
    if argument == "thing":
        return value if value in THINGS else f"card-{value}"
    return f"{argument}-{value}" if argument in KINDED else value


def named_arguments(args: Mapping[str, Any]) -> dict[str, object]:
    """All arguments of an event or a refusal, named; what a conquest die shows is the face of that die."""
    said = {argument: named(argument, value) for argument, value in args.items()}
    face = str(args.get("face", ""))
    if face.isdecimal():
        said["face"] = f"face-{args['die']}_{face}"
    return said

"""Options: what is chosen before a game, and what keeps older rules for the games that began under them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Final, TypeAlias

from ecumene.core.content import read_yaml
from ecumene.core.errors import ContentError, OptionError

OptionValue: TypeAlias = int | str
Options: TypeAlias = dict[str, OptionValue]

LEVELS: Final = 5
"""How hard a game may be, at most."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values, the first of which is the default.

    A private one is offered to nobody. It keeps how an older version of the rules went, for the games that began under
    it: a migration sets it, and new games have the default.
    """

    id: str
    values: tuple[OptionValue, ...]
    private: bool = False

    @property
    def default(self) -> OptionValue:
        return self.values[0]


@dataclass(frozen=True)
class Count:
    """So many of a thing are in a game; its word is `<game>-brings-<name>`, with `n`."""

    name: str
    icon: str
    n: int


@dataclass(frozen=True)
class Brings:
    """What a game brings with some options: what lies on the table, and how hard it is, from 1 to `LEVELS`."""

    counts: tuple[Count, ...]
    level: int


def measured_minutes(folder: Path, options: Options) -> dict[int, int]:
    """How long a game with some options takes, in minutes for each person at the table, by the number of seats.

    `lengths.yaml` beside a game's rules says how many decisions a seat made in games of quick bots, and how many
    seconds a person takes for one. Of its rows that one holds whose options are all chosen, the one with most of
    them. A game without the file does not say.
    """
    path = folder / "lengths.yaml"
    if not path.is_file():
        return {}
    data = read_yaml(path)
    if not isinstance(data, dict) or not isinstance(data.get("rows"), list):
        raise ContentError("lengths.yaml: must have seconds and rows")
    fits = [row for row in data["rows"] if all(options.get(key) == value for key, value in row["options"].items())]
    if not fits:
        return {}
    row = max(fits, key=lambda row: len(row["options"]))
    return {int(seats): max(1, round(made * data["seconds"] / 60)) for seats, made in row["decisions"].items()}


def chosen_options(game: str, options: Sequence[Option], given: Mapping[str, OptionValue]) -> Options:
    """The value of every option: what is given, the default otherwise."""
    for key in given:
        check_known(game, key, options)
    chosen: Options = {}
    for option in options:
        value = given.get(option.id, option.default)
        if value not in option.values or isinstance(value, bool):
            values = ", ".join(str(v) for v in option.values)
            raise OptionError(f"{game}: option {option.id} must be one of {values}, not {value!r}")
        chosen[option.id] = value
    return chosen


def check_known(game: str, key: str, options: Sequence[Option]) -> None:
    """Refuse an option that is not one of these."""
    known = [option.id for option in options]
    if key not in known:
        near = get_close_matches(str(key), known, n=1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        raise OptionError(f"{game}: no option {key!r}{hint}")

"""Options: what is chosen before a game, and what keeps older rules for the games that began under them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypeAlias

from ecumene.core.errors import OptionError

OptionValue: TypeAlias = int | str
Options: TypeAlias = dict[str, OptionValue]


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

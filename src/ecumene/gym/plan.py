"""Plans: what an environment plays, what its agents see, say and get."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import isfinite
from operator import index
from typing import Any, Final, Literal, TypeAlias, TypedDict

from ecumene.bots import make_bot
from ecumene.catalogue import catalogue
from ecumene.core.content import did_you_mean
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.options import OptionValue
from ecumene.core.words import LANGUAGES

Reward: TypeAlias = Literal["win", "lead", "points", "both"]
Seeing: TypeAlias = Literal["tokens", "flat", "dict", "nothing"]
Acting: TypeAlias = Literal["auto", "catalogue", "choices"]
Illegal: TypeAlias = Literal["raise", "replace"]
RenderMode: TypeAlias = Literal["ansi", "svg", "rgb_array"]

AT_THE_END: Final[tuple[Reward, ...]] = ("win", "lead")
"""Rewards that there are only when a game is over, so that nobody counts points before."""

OPPONENT: Final = "quick"
"""Who sits where one agent is alone and a plan names nobody."""

RENDER_MODES: Final[tuple[str, ...]] = ("ansi", "svg", "rgb_array")
LARGEST_CATALOGUE: Final = 20_000
"""Actions above which an agent is offered the legal ones instead of all, unless a plan says otherwise."""

ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "reward": ("win", "lead", "points", "both"),
    "observation": ("tokens", "flat", "dict", "nothing"),
    "actions": ("auto", "catalogue", "choices"),
    "illegal": ("raise", "replace"),
    "lang": LANGUAGES,
}
LARGEST_TABLE: Final = 1 << 31
"""Rows of a table: their numbers are C `int`s."""


class PlanError(EcumeneError):
    """An environment that cannot be."""


class Settings(TypedDict, total=False):
    """What may be said of an environment; `Plan` says what it means."""

    seats: int
    options: Mapping[str, OptionValue]
    content: str
    bots: Mapping[int, str] | str
    reward: Reward
    points_scale: float
    observation: Seeing
    table: int
    width: int
    actions: Acting
    choices: int
    illegal: Illegal
    max_cycles: int | None
    render_mode: RenderMode | None
    lang: str


@dataclass(frozen=True)
class Plan:
    """What an environment plays.

    - `options` and `content` are those of the game; `bots` are the seats that decide by themselves, by name.
    - `reward`: a share of the win at the end; half of it, and half what the lead in points says by the game's `margin`;
      points as they come; or both: the share and points times `points_scale`.
    - `observation`: tokens that index a table of `table` rows, `width` of them at most; a flat array; a dict of arrays
      by the names of what the game stores; or nothing but the choices.
    - `actions`: numbers of the catalogue, or of the legal actions, of which `choices` can be offered at most. Where a
      game needs more of them, or of `width`, it stops with a `NoRoom` that says how many.
    - `illegal`: whether an illegal action raises, or a legal one by chance takes its place.
    - `max_cycles`: after so many decisions of each agent an environment gives up.
    """

    game: Game
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    bots: Mapping[int, str] = field(default_factory=dict)
    reward: Reward = "win"
    points_scale: float = 0.01
    observation: Seeing = "tokens"
    table: int = 1 << 18
    width: int = 2048
    actions: Acting = "auto"
    choices: int = 1024
    illegal: Illegal = "raise"
    max_cycles: int | None = None
    render_mode: RenderMode | None = None
    lang: str = "en"

    @classmethod
    def of(cls, game: str | Game, settings: Mapping[str, Any]) -> Plan:
        """The plan that settings describe, checked."""
        given = dict(settings)
        for name in given:
            if name not in Settings.__annotations__:
                raise PlanError(f"no setting {name!r}{did_you_mean(name, list(Settings.__annotations__))}")
        entry = catalogue[game] if isinstance(game, str) else game
        content = given.pop("content", None)
        if content is not None:
            entry = entry.using(content)
        seats = whole("seats", given.pop("seats", entry.seat_counts[0]))
        plan = cls(game=entry, seats=seats, bots=seated(given.pop("bots", {}), range(1, seats)), **given)
        plan.check()
        return plan

    def check(self) -> None:
        """Refuse what cannot be played, before anybody trains on it."""
        if not isinstance(self.options, Mapping):
            raise PlanError(f"options: values by name, not {self.options!r}")
        self.game.prepare(self.seats, 0, self.options)
        for seat in self.bots:
            if seat >= self.seats:
                raise PlanError(f"bots: one for seat {seat}, where there are {self.seats} seats")
        if len(self.bots) == self.seats:
            raise PlanError("all seats are bots: nobody is left to decide")
        for name, allowed in ALLOWED.items():
            value = getattr(self, name)
            if value not in allowed:
                raise PlanError(f"{name}: {value!r} is none of {', '.join(allowed)}")
        if self.render_mode is not None and self.render_mode not in RENDER_MODES:
            raise PlanError(f"render_mode: {self.render_mode!r} is none of {', '.join(RENDER_MODES)}")
        self._check_numbers()

    def _check_numbers(self) -> None:
        for name in ("table", "width", "choices"):
            whole(name, getattr(self, name), 2, LARGEST_TABLE)
        if self.max_cycles is not None:
            whole("max_cycles", self.max_cycles, 1)
        if not isinstance(self.points_scale, (int, float)) or not isfinite(self.points_scale):
            raise PlanError(f"points_scale: {self.points_scale!r} is no number")

    @property
    def learners(self) -> tuple[int, ...]:
        """The seats that are no bots."""
        return tuple(seat for seat in range(self.seats) if seat not in self.bots)

    @property
    def by_catalogue(self) -> bool:
        """Whether an agent names an action by its number in the catalogue."""
        if self.actions == "auto":
            return len(self.game.actions) <= LARGEST_CATALOGUE
        return self.actions == "catalogue"

    @property
    def action_count(self) -> int:
        """How many numbers an agent may say."""
        return len(self.game.actions) if self.by_catalogue else self.choices


def whole(name: str, value: Any, least: int | None = None, most: int | None = None) -> int:
    """A whole number that somebody gave, NumPy's too; `name` says in a refusal what it was for."""
    try:
        number = index(value)
    except TypeError:
        raise PlanError(f"{name}: a whole number, not {value!r}") from None
    if least is not None and number < least:
        raise PlanError(f"{name}: must be {least} or more, not {number}")
    if most is not None and number > most:
        raise PlanError(f"{name}: must be {most} or less, not {number}")
    return number


def seated(bots: Any, others: Iterable[int]) -> dict[int, str]:
    """Bots by their seats: one name is for all `others`, names by seat are for these seats alone."""
    named = dict.fromkeys(others, bots) if isinstance(bots, str) else bots
    if not isinstance(named, Mapping):
        raise PlanError(f"bots: a name, or names by seat, not {bots!r}")
    found = {whole("bots: a seat", seat, 0): spec for seat, spec in named.items()}
    for seat, spec in found.items():
        if not isinstance(spec, str):
            raise PlanError(f"bots: {spec!r} for seat {seat} is no name of a bot")
        make_bot(spec, 0)
    return found


def opponents(bots: Any, seats: int, learner: int | None) -> dict[int, str]:
    """Who sits on every seat but the learner's (on every one where it is None): as named, or else `OPPONENT`."""
    others = [seat for seat in range(seats) if seat != learner]
    named = seated(bots, others)
    if learner in named:
        raise PlanError(f"bots: one for seat {learner}, which is the learner's")
    return {**dict.fromkeys(others, OPPONENT), **named}

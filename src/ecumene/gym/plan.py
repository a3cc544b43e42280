"""Plans: what an environment plays, what its agents see, say and get."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias, TypedDict

from ecumene.bots import make_bot
from ecumene.catalogue import catalogue
from ecumene.core.content import did_you_mean
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.options import OptionValue

Reward: TypeAlias = Literal["win", "points", "both"]
Seeing: TypeAlias = Literal["tokens", "flat", "dict", "nothing"]
Acting: TypeAlias = Literal["auto", "catalogue", "choices"]
Illegal: TypeAlias = Literal["raise", "replace"]
RenderMode: TypeAlias = Literal["ansi", "svg", "rgb_array"]

OPPONENT: Final = "quick"
"""Who sits where one agent is alone and a plan names nobody."""

RENDER_MODES: Final[tuple[str, ...]] = ("ansi", "svg", "rgb_array")
LARGEST_CATALOGUE: Final = 20_000
"""Actions above which an agent is offered the legal ones instead of all, unless a plan says otherwise."""

ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "reward": ("win", "points", "both"),
    "observation": ("tokens", "flat", "dict", "nothing"),
    "actions": ("auto", "catalogue", "choices"),
    "illegal": ("raise", "replace"),
}


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
    - `reward`: a share of the win at the end, points as they come, or both: the share and points times `points_scale`.
    - `observation`: tokens that index a table of `table` rows, `width` of them at most; a flat array; a dict of arrays
      by the names of what the game stores; or nothing but the choices.
    - `actions`: numbers of the catalogue, or of the legal actions, of which `choices` can be offered at most.
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
        seats = given.pop("seats", entry.seat_counts[0])
        bots = given.pop("bots", {})
        if isinstance(bots, str):
            bots = dict.fromkeys(range(1, seats), bots)
        plan = cls(game=entry, seats=seats, bots=dict(bots), **given)
        plan.check()
        return plan

    def check(self) -> None:
        """Refuse what cannot be played, before anybody trains on it."""
        self.game.prepare(self.seats, 0, self.options)
        for seat, spec in self.bots.items():
            if not 0 <= seat < self.seats:
                raise PlanError(f"a bot for seat {seat}, where there are {self.seats} seats")
            make_bot(spec, 0)
        if len(self.bots) == self.seats:
            raise PlanError("all seats are bots: nobody is left to decide")
        for name, allowed in ALLOWED.items():
            value = getattr(self, name)
            if value not in allowed:
                raise PlanError(f"{name}: {value!r} is none of {', '.join(allowed)}")
        if self.render_mode is not None and self.render_mode not in RENDER_MODES:
            raise PlanError(f"render_mode: {self.render_mode!r} is none of {', '.join(RENDER_MODES)}")
        for name in ("table", "width", "choices"):
            if getattr(self, name) < 2:
                raise PlanError(f"{name}: must be 2 or more")

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

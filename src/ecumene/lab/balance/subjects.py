"""What a balance report counts in each game; said here in their notation, for the lab knows games by name only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from ecumene.core.options import OptionValue


@dataclass(frozen=True)
class Deed:
    """Things taken by an action: `take irrigation` is the verb `take` and the thing `irrigation`.

    `words` of the notation name the thing; what follows, a place for example, is left out. `named` is the group of the
    game's words that name such things, where they are called otherwise than things at large, and `faces` are the ends
    of those words where a thing has two sides with a name each.
    """

    verb: str
    words: int = 1
    named: str = ""
    faces: tuple[str, ...] = ("",)

    chosen: ClassVar[bool] = True
    told: ClassVar[bool] = True
    single: ClassVar[bool] = False

    @property
    def id(self) -> str:
        return self.verb

    def thing(self, notation: str) -> str:
        """The thing that an action takes; empty where the action is about something else."""
        verb, *rest = notation.split()
        return " ".join(rest[: self.words]) if verb == self.verb and len(rest) >= self.words else ""


@dataclass(frozen=True)
class Mention:
    """Things that the log tells of, where no action names them: the fields of an event whose taker is `who`.

    `table` is that of the content whose records they are, so that those nobody ever takes are known, too. `offered` is
    the event that tells, with the same fields, that a thing can be taken from then on, and `dealt` the list of a
    position in which the numbers of those stand that can be from the start. Without either everything is there in all
    games; what is taken in a game could be taken in it, told or not. What is not `chosen`, but comes by chance along
    with something else, is neither always nor never taken. What is `single` goes to one seat of a game at most.
    """

    id: str
    event: str
    fields: tuple[str, ...]
    table: str = ""
    offered: str = ""
    dealt: str = ""
    chosen: bool = True
    single: bool = False

    named: ClassVar[str] = ""
    faces: ClassVar[tuple[str, ...]] = ("",)

    @property
    def told(self) -> bool:
        """Whether it is known in which games a thing could be taken."""
        return bool(self.offered or self.dealt)


Kind = Deed | Mention


@dataclass(frozen=True)
class Subject:
    """A game under study.

    `opening` names the verbs of a seat's first turn: who uses one first plays first. Without it the first decision of
    each seat counts, which is wrong where all choose something at once before the game begins. `rounds` names the
    events with which rounds begin, where a game has rounds and not always as many.
    """

    kinds: tuple[Kind, ...]
    opening: tuple[str, ...] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    rounds: tuple[str, ...] = ()


SUBJECTS: Mapping[str, Subject] = {
    "vinci": Subject(
        (
            Mention("token", "vinci-log-takes", ("first", "second")),
            Deed("take"),
            Deed("conquer"),
        ),
        opening=("take",),
    ),
    "rise_and_fall": Subject(
        (
            Deed("play"),
            Deed("redeem"),
            Deed("educate"),
            Deed("deploy"),
        ),
        opening=("deploy",),
        options={"world": "quick"},
    ),
    "tapestry": Subject(
        (
            Deed("begin", named="name-civ"),
            Deed("advance"),
            Deed("play", named="name-card"),
            Deed("invent", named="name-tech"),
            Deed("build"),
        ),
        opening=("income", "advance"),
    ),
    "rise_of_empires": Subject(
        (
            Deed("take"),
            Deed("empire", faces=("_front", "_back")),
            Deed("trade"),
            Deed("use"),
        ),
        opening=("disc", "rest"),
    ),
    "beyond_the_horizon": Subject(
        (
            Mention(
                "technology",
                "beyond_the_horizon-log-gains-technology",
                ("technology",),
                "technologies",
                offered="beyond_the_horizon-log-reveals",
                dealt="cards",
            ),
            Mention(
                "leader",
                "beyond_the_horizon-log-leader",
                ("leader",),
                "leaders",
                offered="beyond_the_horizon-log-leader",
                chosen=False,
            ),
            Deed("govern"),
            Mention(
                "objective",
                "beyond_the_horizon-log-claims",
                ("objective",),
                "objectives",
                dealt="objectives",
            ),
            Deed("take"),
            Mention(
                "built",
                "beyond_the_horizon-log-builds",
                ("building",),
                "buildings",
                offered="beyond_the_horizon-log-building",
                single=True,
            ),
            Mention(
                "joined",
                "beyond_the_horizon-log-joins",
                ("building",),
                "buildings",
                offered="beyond_the_horizon-log-builds",
                single=True,
            ),
            Mention(
                "village",
                "beyond_the_horizon-log-colonises",
                ("tile",),
                "territories",
                offered="beyond_the_horizon-log-explores",
                single=True,
            ),
            Mention(
                "city",
                "beyond_the_horizon-log-fortifies",
                ("tile",),
                "territories",
                offered="beyond_the_horizon-log-colonises",
                single=True,
            ),
            Deed("act"),
        ),
        opening=("act",),
        rounds=("beyond_the_horizon-log-round", "beyond_the_horizon-log-last-round"),
    ),
}

"""Position: a game at one moment, complete. The only mutable, hot object."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, Question, Step
from ecumene.core.chance import Chance
from ecumene.core.errors import IllegalAction, ViewError
from ecumene.core.faces import POSITION, shown
from ecumene.core.kit import Kit
from ecumene.core.options import Options
from ecumene.core.standings import Standings
from ecumene.core.tally import Tally

NO_QUESTION: Final[Question] = Question()
NOTHING_OFFERED: Final[list[Any]] = []


@dataclass(frozen=True)
class Event:
    """Something that happened, for a log: `say` is a message of the game's words, with its arguments.

    `cause` is what a person would point at to say why it happened, where an effect says so.
    """

    say: str
    args: dict[str, Any] = field(default_factory=dict)
    tally: Tally | None = None
    cause: str = ""


def loaded(game: Any, dump: dict[str, Any]) -> Any:
    """The position of a dump, which was pickled beside its game."""
    return game.load(dump)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Who must decide, what they may do, what follows.

    A game's subclass adds its state and implements `copy`, `_state`, `_hide`, `_imagine` and `standings`.
    """

    def __init__(self, game: Kit, seats: int, options: Options, chance: Chance | None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.chance = chance  # None in a view: the generator is secret
        self.viewer: Seat | None = None
        self.agenda: list[Item] = []
        self._asked = NO_QUESTION  # the last one that `_top` has looked at
        self._offered: list[Any] = NOTHING_OFFERED  # what `legal` has listed since the position last changed …
        self._offered_to: Seat = 0  # … and to whom
        self.journal: list[Event] | None = None  # events are told only while somebody listens
        self.cause = ""  # of what happens now: told with its events, and no part of the position

    def clockwise(self, seat: Seat) -> list[Seat]:
        """All seats, from one of them on."""
        return [(seat + n) % self.seats for n in range(self.seats)]

    # ---- deciding

    def pending(self) -> tuple[Seat, ...]:
        """Who may act now, in seat order; several seats choose simultaneously; nobody: the game is over."""
        return self._top().pending(self) if self.agenda else ()

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Every legal action of `seat` now: complete, without duplicates, in a stable order."""
        if not self.agenda:
            return ()
        top = self._top()
        if seat not in top.pending(self):
            return ()
        legal = top.legal(self, seat)
        if isinstance(legal, list):
            self._offered = legal
            self._offered_to = seat
        return legal

    def apply(self, seat: Seat, action: Action) -> None:
        """Let `seat` do `action`: the only way to change a position.

        An action that is not legal raises `IllegalAction`, which names the rule, and changes nothing. One that `legal`
        has just listed is not checked again; whoever arranges a position by hand in between plays on with a copy.
        """
        if self.chance is None:
            raise ViewError("a view cannot be played on: it does not know what chance will bring")
        if self._was_offered(seat, action):
            self._carry_out(self._asked, seat, action)
            return
        action = self.game.actions.own(action)
        try:
            if not self.agenda:
                raise IllegalAction("core.over")
            top = self._top()
            if seat not in top.pending(self):
                raise IllegalAction("core.turn", seat=seat)
            top.check(self, seat, action)
        except IllegalAction as refusal:
            refusal.game = self.game
            refusal.notation = action.notation
            raise
        self._carry_out(top, seat, action)

    def proceed(self, seat: Seat, action: Action) -> None:
        """Let `seat` do what `legal` has just offered it here, without asking again whether that is legal.

        For those who keep that list and play very many games; whoever has an action from elsewhere calls `apply`.
        """
        if self.chance is None:
            raise ViewError("a view cannot be played on: it does not know what chance will bring")
        top = self.agenda[-1]
        assert isinstance(top, Question)
        self._carry_out(top, seat, action)

    def _was_offered(self, seat: Seat, action: Action) -> bool:
        """Whether this very action is one that `legal` has listed here, so that nothing is to be checked again."""
        if seat != self._offered_to or not self.agenda or self.agenda[-1] is not self._asked:
            return False
        for offered in self._offered:  # noqa: SIM110 (so that the compiler looks at no more than addresses)
            if offered is action:
                return True
        return False

    def _carry_out(self, top: Question, seat: Seat, action: Action) -> None:
        """Do what a seat may do; `top` is what was asked."""
        self.agenda.pop()
        self._offered = NOTHING_OFFERED
        if self.journal is not None:
            self.cause = self.cause_of(top)
        top.apply(self, seat, action)
        self.settle()

    def _top(self) -> Question:
        """What is asked now, while the game goes on; whether it is a question is looked at once, not at every call."""
        top = self.agenda[-1]
        if top is not self._asked:
            assert isinstance(top, Question)
            self._asked = top
        return self._asked

    def question(self) -> Question | None:
        """What is asked now; None once the game is over."""
        top = self.agenda[-1] if self.agenda else None
        return top if isinstance(top, Question) else None

    def halfway(self) -> bool:
        """Whether a seat has only begun what it is doing; see `Question.halfway`."""
        question = self.question()
        return question is not None and question.halfway()

    def concealed(self) -> bool:
        """Whether the time of an answer could tell a secret; see `Question.concealed`."""
        question = self.question()
        return question is not None and question.concealed()

    def settle(self) -> None:
        """Run what needs nobody's choice, until somebody must decide or the game is over."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if not isinstance(top, Step):
                return
            agenda.pop()
            if self.journal is not None:
                self.cause = self.cause_of(top)
            top.run(self)

    def tell(self, say: str, args: dict[str, Any], tally: Tally | None = None) -> None:
        """Note an event for those who listen."""
        if self.journal is not None:
            self.journal.append(Event(say, args, tally, self.cause))

    def tell_number(self, say: str, who: Seat, n: int, tally: Tally | None = None) -> None:
        """Note an event of a seat and a number: so frequent that what is told is made only while somebody listens."""
        if self.journal is not None:
            self.tell(say, {"who": who, "n": n}, tally)

    def cause_of(self, item: Item) -> str:
        """What a person would point at to say why something on the agenda happens; empty where nothing is."""
        cause: str = getattr(item, "cause", "")
        return cause

    # ---- knowing

    def copy(self) -> Position:
        """A cheap, independent twin; nobody listens to it."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> Position:
        """What `seat`, or a spectator, may know: a position of the same type that cannot be played on."""
        if self.chance is None and self.viewer != seat:
            raise ViewError(f"the view of {self.viewer} cannot become the view of {seat}")
        twin = self.copy()
        if self.chance is not None:
            twin.chance = None
            twin.viewer = seat
            twin._hide(seat)
            twin.agenda = [item.view(seat) for item in self.agenda]
        return twin

    def guess(self, seat: Seat, rng: Random) -> Position:
        """A whole position that agrees with everything `seat` knows; the rest is drawn from `rng`."""
        twin = self.view(seat)
        twin._imagine(seat, rng)
        twin.agenda = [item.guess(twin, seat, rng) for item in twin.agenda]
        twin.chance = Chance(rng.getrandbits(60))
        twin.viewer = None
        return twin

    def standings(self) -> Standings:
        """Itemised scores and places, at any time."""
        raise NotImplementedError

    def explain(self, seat: Seat, action: Action) -> Tally | None:
        """Why an action costs or brings what it does; None where it is about no number."""
        return self.game.explain(self, seat, action)

    def dump(self) -> dict[str, Any]:
        """The whole position in plain JSON types; equal dumps mean equal positions."""
        return {
            "game": self.game.id,
            "rules": self.game.version,
            "content": self.game.content.hash,
            "seats": self.seats,
            "options": dict(self.options),
            "viewer": self.viewer,
            "chance": None if self.chance is None else self.chance.dump(),
            "agenda": [item.dump() for item in self.agenda],
            "state": self._state(),
        }

    def audit(self) -> None:
        """Raise `AuditError` if an invariant is broken: pieces lost, derived facts out of step."""

    def audit_agenda(self) -> None:
        """Raise `AuditError` if what is still to be settled does not follow from the rest, as it does in play."""

    # ---- for subclasses

    def __repr__(self) -> str:
        asked = " and ".join([str(seat) for seat in self.pending()])
        return f"<{self.game.id}, {self.seats} seats: {f'{asked} must decide' if asked else 'over'}>"

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Positions are pickled as game and dump."""
        return loaded, (self.game, self.dump())

    def _repr_svg_(self) -> Any:
        """The board, for a notebook: as a spectator sees it, or whoever's view this is."""
        return shown(POSITION, self)

    def _carry(self, twin: Position) -> None:
        """Copy what every position has onto `twin`; the last step of `copy`."""
        twin.viewer = self.viewer
        twin.agenda = self.agenda.copy()

    def _state(self) -> dict[str, Any]:
        """The game's own state in plain JSON types."""
        raise NotImplementedError

    def _parts(self) -> dict[str, Any]:
        """What `_state` says, for those who only read: it may hold the position's own lists, and need be no JSON."""
        return self._state()

    def _known(self, seat: Seat | None) -> dict[str, Any]:
        """What `_parts` says of `view(seat)`; a game that can tell without making a view saves a copy of it all."""
        return self.view(seat)._parts()

    def _restore(self, state: dict[str, Any]) -> None:
        """Set the game's own state from what `_state` wrote."""
        raise NotImplementedError

    def _hide(self, seat: Seat | None) -> None:
        """Forget what `seat` may not know."""

    def _imagine(self, seat: Seat, rng: Random) -> None:
        """Fill what `_hide` forgot with something possible."""


P = TypeVar("P", bound=Position)
"""A game's own position, which its mind and its screen know by name."""

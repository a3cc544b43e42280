"""Effects: what a card, a space or a tile does, as a typed tree that the agenda works off.

Content writes a tree in YAML; an `EffectReader` (`effect_reading`) makes typed nodes of it, once; an `EffectBook`
numbers them, so that an agenda item names a node by its number and stays plain data. Doing an effect either changes the
position at once or pushes what is still to be settled. What all games share stands here: several effects in order or in
any order, a choice, an option, a price, the same for several seats. What a game's own words mean (`explore`, `conquer`
…) stands in its chapters.

Every effect is done for a `seat`, from a `cause` (`"space.exploration_5"`, `"card.guilds"`: what a person would point
at), and may be `about` something that the cause knows: the card just invented, the hex just conquered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.chance import Chance
from ecumene.core.kit import Kit
from ecumene.core.options import Options
from ecumene.core.position import Position

NOTHING: Final = -1
"""No effect, or about nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One node of a tree. Nodes never change once they are in a book."""

    def __init__(self) -> None:
        self.number = NOTHING

    def parts(self) -> Sequence[Effect]:
        """The nodes directly below."""
        return ()

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        """Whether doing it now would change anything; a choice prefers what does."""
        return True

    def heeds(self, position: Any, seat: Seat, about: int) -> bool:
        """Whether it answers to an event of this moment, though it may be settled only later."""
        return True

    def commutes(self) -> bool:
        """Whether it asks nobody and comes to the same before or after anything of its kind."""
        return False

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        """Carry it out for `seat`, or push what is to be settled first."""
        raise NotImplementedError


class EffectBook:
    """All the effects of a game's content, numbered."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []

    def __len__(self) -> int:
        return len(self.effects)

    def __getitem__(self, number: int) -> Effect:
        return self.effects[number]

    def add(self, effect: Effect) -> int:
        """The number of an effect; it and all below it are numbered when they first come."""
        if effect.number == NOTHING:
            effect.number = len(self.effects)
            self.effects.append(effect)
            for part in effect.parts():
                self.add(part)
        return effect.number

    def tree(self, number: int) -> list[Effect]:
        """The effect of that number and all below it; nothing where there is none."""
        found = [self.effects[number]] if number >= 0 else []
        for effect in found:  # which grows meanwhile
            found += effect.parts()
        return found


@dataclass(frozen=True, eq=False)
class Answers:
    """The actions with which every question about effects is answered."""

    picks: tuple[Action, ...]
    accept: Action
    decline: Action


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectPosition(Position):
    """A position whose agenda works off effects."""

    def __init__(
        self, game: Kit, seats: int, options: Options, chance: Chance | None, book: EffectBook, answers: Answers
    ) -> None:
        super().__init__(game, seats, options, chance)
        self.book = book
        self.answers = answers

    def seats_of(self, seat: Seat, who: str) -> Sequence[Seat]:
        """The seats that `who` ("all", "opponents", "neighbours" …) means for `seat`, in the order they are served."""
        raise NotImplementedError

    def perform(self, seat: Seat, effect: int, cause: str, about: int = NOTHING) -> None:
        """Put an effect on the agenda; nothing where there is none."""
        if effect >= 0:
            self.agenda.append(Perform(seat, effect, cause, about))


@dataclass(frozen=True, eq=False)
class Perform(Step):
    """An effect that is still to be done."""

    seat: Seat
    effect: int
    cause: str
    about: int = NOTHING

    def run(self, position: Any) -> None:
        assert isinstance(position, EffectPosition)
        position.book.effects[self.effect].do(position, self.seat, self.cause, self.about)


# ---- several


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Effect):
    """What effects made of several have in common."""

    def __init__(self, several: Sequence[Effect]) -> None:
        super().__init__()
        self.several: tuple[Effect, ...] = tuple(several)

    def parts(self) -> Sequence[Effect]:
        return self.several

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return any(part.able(position, seat, about) for part in self.several)

    def commutes(self) -> bool:
        return all(part.commutes() for part in self.several)


class InOrder(Several):
    """Effects one after the other."""

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, EffectPosition)
        several = self.several
        if not several:
            return
        for index in range(len(several) - 1, 0, -1):
            position.agenda.append(Perform(seat, several[index].number, cause, about))
        several[0].do(position, seat, cause, about)


class AnyOrder(Several):
    """Effects in an order that the seat picks, as far as the order can matter."""

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        self.go_on(position, seat, (1 << len(self.several)) - 1, cause, about)

    def next_parts(self, position: Any, seat: Seat, left: int, about: int) -> list[int]:
        """The parts that may come next: those that can do something, since nobody may let a gain lapse by its order."""
        return [i for i in range(len(self.several)) if left >> i & 1 and self.several[i].able(position, seat, about)]

    def go_on(self, position: Any, seat: Seat, left: int, cause: str, about: int) -> None:
        """Do what is left, a bit for each part; ask where the order is the seat's to pick."""
        assert isinstance(position, EffectPosition)
        coming = self.next_parts(position, seat, left, about)
        if not coming:
            return
        settled = True
        for index in coming:
            settled = settled and self.several[index].commutes()
        if len(coming) == 1 or settled:
            self.take(position, seat, left, coming[0], cause, about)
        else:
            position.agenda.append(NextPart(seat, self.number, left, cause, about))

    def take(self, position: Any, seat: Seat, left: int, index: int, cause: str, about: int) -> None:
        """Do one part, then what is left."""
        left &= ~(1 << index)
        if left:
            position.agenda.append(GoOn(seat, self.number, left, cause, about))
        self.several[index].do(position, seat, cause, about)


@dataclass(frozen=True, eq=False)
class GoOn(Step):
    """The parts of an `AnyOrder` that are left, a bit for each."""

    seat: Seat
    effect: int
    left: int
    cause: str
    about: int = NOTHING

    def run(self, position: Any) -> None:
        assert isinstance(position, EffectPosition)
        effect = position.book.effects[self.effect]
        assert isinstance(effect, AnyOrder)
        effect.go_on(position, self.seat, self.left, self.cause, self.about)


@dataclass(frozen=True, eq=False)
class NextPart(SeatQuestion):
    """Which of several effects comes next."""

    effect: int
    left: int
    cause: str
    about: int = NOTHING

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EffectPosition)
        effect = position.book.effects[self.effect]
        assert isinstance(effect, AnyOrder)
        picks = position.answers.picks
        return [picks[i] for i in effect.next_parts(position, seat, self.left, self.about)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EffectPosition)
        effect = position.book.effects[self.effect]
        assert isinstance(effect, AnyOrder)
        effect.take(position, seat, self.left, position.answers.picks.index(action), self.cause, self.about)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Several):
    """One of several effects; one that would change nothing is chosen only where all would change nothing."""

    def commutes(self) -> bool:
        return False

    def may_leave(self) -> bool:
        """Whether the seat may also take none of them."""
        return False

    def open(self, position: Any, seat: Seat, about: int) -> list[int]:
        """The branches that can be chosen."""
        return [i for i in range(len(self.several)) if self.several[i].able(position, seat, about)]

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        coming = self.open(position, seat, about)
        if len(coming) == 1:
            self.several[coming[0]].do(position, seat, cause, about)
        elif coming:
            position.agenda.append(PickBranch(seat, self.number, cause, about))


@dataclass(frozen=True, eq=False)
class PickBranch(SeatQuestion):
    """Which of several effects."""

    effect: int
    cause: str
    about: int = NOTHING

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EffectPosition)
        effect = position.book.effects[self.effect]
        assert isinstance(effect, Choose)
        picks = position.answers.picks
        legal: list[Action] = [picks[i] for i in effect.open(position, seat, self.about)]
        if effect.may_leave():
            legal.append(position.answers.decline)
        return legal

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EffectPosition)
        effect = position.book.effects[self.effect]
        assert isinstance(effect, Choose)
        if action is position.answers.decline:
            return
        branch = effect.several[position.answers.picks.index(action)]
        branch.do(position, seat, self.cause, self.about)


# ---- optional


class May(Effect):
    """An effect that the seat may leave."""

    def __init__(self, part: Effect) -> None:
        super().__init__()
        self.part = part

    def parts(self) -> Sequence[Effect]:
        return (self.part,)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return self.part.able(position, seat, about)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.part.able(position, seat, about):
            position.agenda.append(Decide(seat, self.number, cause, about))


@dataclass(frozen=True, eq=False)
class Decide(SeatQuestion):
    """Whether to have an effect."""

    effect: int
    cause: str
    about: int = NOTHING

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EffectPosition)
        return [position.answers.accept, position.answers.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EffectPosition)
        if action is position.answers.accept:
            effect = position.book.effects[self.effect]
            assert isinstance(effect, May)
            effect.part.do(position, seat, self.cause, self.about)


@mypyc_attr(allow_interpreted_subclasses=True)
class Price:
    """What an effect costs; a game says in which ways it can be paid."""

    def ways(self, position: Any, seat: Seat, cause: str) -> list[Action]:
        """The actions with which `seat` can pay now; none where it cannot."""
        raise NotImplementedError

    def pay(self, position: Any, seat: Seat, cause: str, way: Action) -> None:
        """Pay in one of the ways; what remains to be named (which cards) is pushed."""
        raise NotImplementedError


class PayThen(Effect):
    """An effect for a price; nobody has to pay."""

    def __init__(self, price: Price, then: Effect) -> None:
        super().__init__()
        self.price = price
        self.then = then

    def parts(self) -> Sequence[Effect]:
        return (self.then,)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return len(self.price.ways(position, seat, "")) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.price.ways(position, seat, cause):
            position.agenda.append(Buy(seat, self.number, cause, about))


@dataclass(frozen=True, eq=False)
class Buy(SeatQuestion):
    """Whether, and with what, to pay for an effect."""

    effect: int
    cause: str
    about: int = NOTHING

    def _effect(self, position: EffectPosition) -> PayThen:
        effect = position.book.effects[self.effect]
        assert isinstance(effect, PayThen)
        return effect

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EffectPosition)
        return [*self._effect(position).price.ways(position, seat, self.cause), position.answers.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EffectPosition)
        if action is position.answers.decline:
            return
        effect = self._effect(position)
        position.perform(seat, effect.then.number, self.cause, self.about)
        effect.price.pay(position, seat, self.cause, action)


# ---- for several seats


class Each(Effect):
    """The same effect for several seats, one after the other."""

    def __init__(self, who: str, part: Effect) -> None:
        super().__init__()
        self.who = who
        self.part = part

    def parts(self) -> Sequence[Effect]:
        return (self.part,)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, EffectPosition)
        for other in reversed(position.seats_of(seat, self.who)):
            position.perform(other, self.part.number, cause, about)


EFFECT_ITEMS: tuple[type[Item], ...] = (Perform, GoOn, NextPart, PickBranch, Decide, Buy)
"""The agenda items of this module, for a game's `agenda_items`."""

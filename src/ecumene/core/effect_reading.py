"""Reading effects: what content writes as trees in YAML becomes typed nodes, once.

Every effect is one verb with what it says. The verbs that all games share stand here; a game adds those of its
chapters. Errors name file, record and field.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias

from ecumene.core.content import Fields, did_you_mean
from ecumene.core.effects import NOTHING, AnyOrder, Choose, Each, Effect, EffectBook, InOrder, May

Verb: TypeAlias = "Callable[[EffectReader, Fields, Any], Effect]"
"""What reads one kind of effect: the record that it stands in, and what the verb says."""


class EffectReader:
    """Makes typed effects of content. A game adds its own verbs; errors name file, record and field."""

    def __init__(self, book: EffectBook, seats: Collection[str] = (), picks: int = 0) -> None:
        self.book = book
        self.seats = seats  # the words that `each` may use
        self.picks = picks  # as many branches can be told apart with the game's answers
        self.verbs: dict[str, Verb] = {
            "choose": _read_choose, "any_order": _read_any_order, "optional": _read_optional, "each": _read_each,
        }  # fmt: skip

    def number(self, row: Fields, field: str, order: str = "listed") -> int:
        """The number of the effects in a field of a record; NOTHING where the field is missing."""
        value = row.get(field, ())
        if not value:
            return NOTHING
        row = row.within(field)
        if order == "listed":
            return self.book.add(self.many(row, value))
        return self.book.add(self.verbs["any_order"](self, row, [[v] for v in value]))

    def listed(self, row: Fields, field: str) -> int:
        """The number of the effects in a field that is always there, NOTHING for an empty list.

        What is wrong inside is said with the field's name; no choice has more branches than the game has answers.
        """
        value = row.get(field)
        if not isinstance(value, list):
            raise row.wrong(field, f"must be a list of effects, not {value!r}")
        number = self.number(row.alone(field, value, field), field)
        if number != NOTHING and most_branches(self.book[number]) > self.picks:
            raise row.wrong(field, f"must leave a choice of at most {self.picks}")
        return number

    def many(self, row: Fields, value: Any) -> Effect:
        """A list of effects, one after the other; a single one stands for itself."""
        if not isinstance(value, (list, tuple)):
            raise row.wrong("effects", f"must be a list, not {value!r}")
        effects = [self.one(row, entry) for entry in value]
        return effects[0] if len(effects) == 1 else InOrder(effects)

    def one(self, row: Fields, value: Any) -> Effect:
        """One effect: a mapping of its verb to what it says."""
        if not isinstance(value, Mapping) or len(value) != 1:
            raise row.wrong("effect", f"must be one verb with what it says, not {value!r}")
        for verb, says in value.items():
            read = self.verbs.get(verb)
            if read is None:
                raise row.wrong("effect", f'"{verb}" does not exist{did_you_mean(str(verb), self.verbs)}')
            return read(self, row, says)
        raise AssertionError


def most_branches(effect: Effect) -> int:
    """How many parts a player picks from, at most, in an effect and all below it."""
    most = len(effect.several) if isinstance(effect, (Choose, AnyOrder)) else 0
    return max([most, *[most_branches(part) for part in effect.parts()]])


# ---- what a verb says


def amount_said(row: Fields, verb: str, says: Any, most: int) -> int:
    """What a verb says that only tells how much or how often: a whole number from 1."""
    return _alone(row, verb, says).integer(verb, 1, most)


def word_said(row: Fields, verb: str, says: Any, known: Sequence[str]) -> int:
    """What a verb says that only names one of several things: its place among them."""
    return known.index(_alone(row, verb, says).one_of(verb, known))


def nothing_said(row: Fields, verb: str, says: Any) -> None:
    """A verb that has nothing more to say says `true`."""
    if says is not True:
        raise row.wrong(verb, f"must be true, not {says!r}")


def _alone(row: Fields, verb: str, says: Any) -> Fields:
    return row.alone(verb, says)


def part_of(row: Fields, verb: str, says: Any) -> Fields:
    """What an effect says, ready to be read field by field."""
    return _alone(row, verb, says).part(verb)


def branches(reader: EffectReader, row: Fields, verb: str, says: Any) -> list[Effect]:
    """What a verb offers: at least two lists of effects."""
    if not isinstance(says, (list, tuple)) or len(says) < 2:
        raise row.wrong(verb, "must be a list of at least two lists of effects")
    return [reader.many(row, branch) for branch in says]


# ---- the verbs of all games


def _read_choose(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return Choose(branches(reader, row, "choose", says))


def _read_any_order(reader: EffectReader, row: Fields, says: Any) -> Effect:
    if isinstance(says, (list, tuple)) and len(says) == 1:
        return reader.many(row, says[0])
    return AnyOrder(branches(reader, row, "any_order", says))


def _read_optional(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return May(reader.many(row, says))


def _read_each(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "each", says)
    who = part.one_of("who", reader.seats)
    effect = Each(who, reader.many(row, part.get("do")))
    part.nothing_else()
    return effect

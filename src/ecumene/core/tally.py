"""Tallies: every cost, income and score can say which rule gave how much.

The code that charges is the code that explains. A function takes `items: Items = UNITEMISED`, passes
each part through `items.add(rule, amount)` and gets the amount back; given a `Tally` instead, the parts
are kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from ecumene.core.faces import TALLY, shown


@dataclass(frozen=True)
class Line:
    """One part of a number: the rule that gave it and how much. `about` may name a place or a card."""

    rule: str
    amount: int
    about: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Items:
    """Forgets the parts: what a play-out passes along, so that itemising costs nothing."""

    def add(self, rule: str, amount: int, about: str = "") -> int:
        """Take one part of the number and give its amount back."""
        return amount

    def floor(self, rule: str, amount: int, least: int) -> int:
        """`amount`, raised to `least` where it lies below."""
        return amount if amount >= least else least

    def override(self, rule: str, amount: int) -> int:
        """`amount`, instead of everything added so far."""
        return amount


UNITEMISED: Items = Items()


class Tally(Items):
    """Keeps the parts: `lines` in the order of the rules, `sum` their total."""

    def __init__(self, of: str) -> None:
        self.of = of
        self.lines: list[Line] = []

    @property
    def sum(self) -> int:
        total = 0
        for line in self.lines:
            total += line.amount
        return total

    def add(self, rule: str, amount: int, about: str = "") -> int:
        if amount != 0:
            self.lines.append(Line(rule, amount, about))
        return amount

    def floor(self, rule: str, amount: int, least: int) -> int:
        self.add(rule, max(least - amount, 0))
        return max(amount, least)

    def override(self, rule: str, amount: int) -> int:
        self.lines.clear()
        self.lines.append(Line(rule, amount))
        return amount

    def by_rule(self) -> dict[str, int]:
        """The amounts summed per rule id, in the order in which the rules first appear."""
        amounts: dict[str, int] = {}
        for line in self.lines:
            amounts[line.rule] = amounts.get(line.rule, 0) + line.amount
        return amounts

    def dump(self) -> dict[str, object]:
        """Plain JSON types."""
        return {
            "of": self.of,
            "sum": self.sum,
            "items": [[line.rule, line.amount] + ([line.about] if line.about else []) for line in self.lines],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.of == other.of and self.lines == other.lines

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        parts = ", ".join(f"{line.rule} {line.amount:+d}" for line in self.lines)
        return f"<{self.of} {self.sum}: {parts}>"

    def _repr_html_(self) -> Any:
        """A table, for a notebook."""
        return shown(TALLY, self)

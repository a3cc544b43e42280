"""Guests: whoever comes with a cookie. Nobody needs an account."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ecumene.table.wire.messages import NAME_LENGTH
from ecumene.table.wire.names import unlike, visible


@dataclass(frozen=True)
class Guest:
    """Somebody who asks. `id` is the hash of a secret that only their browser knows."""

    id: str
    name: str


def clean_name(name: str) -> str:
    """A name fit for one line of a record: what can be seen of it, without a bar or long gaps; perhaps nothing."""
    return one_line(name.replace("|", "/"))[:NAME_LENGTH].strip()


def one_line(text: str, pictures: bool = False) -> str:
    """What can be seen of a text, on one line, without marks that change the direction of what stands beside it."""
    return " ".join(visible(text, pictures).split())


def own_name(name: str, others: Iterable[str]) -> str:
    """A clean name that nobody takes for one of the others at a table."""
    return unlike(clean_name(name), others, NAME_LENGTH)


def own_names(names: Iterable[str]) -> list[str]:
    """Clean names of which nobody takes one for another."""
    found: list[str] = []
    for name in names:
        found.append(own_name(name, found))
    return found

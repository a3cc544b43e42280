"""Guests: whoever comes with a cookie. Nobody needs an account."""

from __future__ import annotations

from dataclasses import dataclass

from ecumene.table.messages import NAME_LENGTH


@dataclass(frozen=True)
class Guest:
    """Somebody who asks. `id` is the hash of a secret that only their browser knows."""

    id: str
    name: str


def clean_name(name: str) -> str:
    """A name fit for one line of a record: no control characters, no bar, no long gaps."""
    return one_line(name.replace("|", "/"))[:NAME_LENGTH].strip()


def one_line(text: str) -> str:
    """A text without control characters or marks that change the direction of what stands beside it."""
    visible = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(visible.split())

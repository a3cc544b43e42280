"""What a record may not tell while the game is on, beside the seed: choices that nobody but their seat ever saw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ecumene.core.agenda import Item, Question
from ecumene.core.game import Game
from ecumene.core.record_text import UNDO, Entry


def is_hidden(game: Game, top: Item | None, entry: Entry) -> bool:
    """Whether an entry answers a question, the top item then, that keeps it to its seat."""
    return isinstance(top, Question) and not entry.undoes and top.hides(game.action(entry.notation))


def without_covert(entries: Sequence[Entry], covert: Sequence[bool]) -> list[Entry]:
    """Entries without the sealed choices that were taken back before all had chosen.

    `covert` says after which entry some had chosen and others not. Whoever chose last opened what the others chose.
    """
    kept: list[Entry | None] = []
    standing: list[int] = []  # numbers of the entries that stand
    secret: list[int] = []  # the last of them, as long as nobody saw what they are
    for number, entry in enumerate(entries):
        undoes = entry.undoes
        kept.append(entry)
        if not undoes:
            standing.append(number)
            secret = [*secret, number] if covert[number] else []
            continue
        back = standing[-undoes:]
        del standing[-undoes:]
        unseen = [taken for taken in back if taken in secret]
        for taken in unseen:
            kept[taken] = None
        secret = [other for other in secret if other not in unseen]
        left = undoes - len(unseen)
        kept[number] = replace(entry, notation=f"{UNDO}{left}") if left else None
    return [entry for entry in kept if entry is not None]

"""What is counted in a game, in words: the title of each kind, and the games' own names of things."""

from __future__ import annotations

from ecumene.core.game import Game
from ecumene.core.words import capitalised
from ecumene.lab.balance.subjects import SUBJECTS, Kind
from ecumene.lab.voice import Voice


def title_of(game: Game, kind: Kind, voice: Voice) -> str:
    """What is counted, as the title of a chapter; the verb itself where nobody has said more of it."""
    declared = SUBJECTS.get(game.id)
    if declared is not None and kind in declared.kinds:
        return voice(f"kind-{game.id}-{kind.id}")
    return voice("kind-verb", verb=capitalised(kind.id))


def thing_name(game: Game, kind: Kind, thing: str, voice: Voice) -> str:
    """What a thing is called, in the game's words for its kind or for things at large.

    `irrigation_red`, a sort of `irrigation`, is called by that name and its own word, and what has two sides by both.
    """
    words = game.words(voice.lang)
    parts = thing.split("_")
    for known in range(len(parts), 0, -1):
        name = "_".join(parts[:known])
        for group in filter(None, (kind.named, kind.id, "name")):
            faces = [f"{game.id}-{group}-{name}{face}" for face in kind.faces]
            if all(face in words for face in faces):
                said = " / ".join(words(face) for face in faces)
                return f"{said} ({_sort(parts[known:], voice)})" if parts[known:] else said
    key = f"thing-{thing}"
    return voice(key) if key in voice.words else " ".join(parts)


def _sort(parts: list[str], voice: Voice) -> str:
    key = f"sort-{'-'.join(parts)}"
    return voice(key) if key in voice.words else " ".join(parts)

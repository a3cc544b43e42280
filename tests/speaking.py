"""What tests of sentences and of the table as text have in common, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from ecumene.core.action import Action
from ecumene.core.game import game_of
from ecumene.core.position import Position
from ecumene.core.words import LANGUAGES
from tests.boards import GameBoard
from tests.refusing import refusal_of

NAMES = ["Ann", "Bob", "Cleo", "Dora", "Eve"]


def typed(text: str) -> str:
    """A text with the spaces that a keyboard has."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


# ---- at a board


def asked(board: GameBoard[Any], lang: str = "en") -> str:
    position, seat = board.position, board.seat()
    return typed(game_of(position).speech(lang, NAMES).ask(position.view(seat), seat))


def said(board: GameBoard[Any], notation: str, lang: str = "en") -> str:
    """An action as a sentence, without its parts."""
    position, seat = board.position, board.seat()
    return typed(game_of(position).speech(lang, NAMES).say(position.view(seat), seat, position.game.action(notation)))


def said_in_full(board: GameBoard[Any], notation: str, lang: str = "en") -> str:
    """An action as a sentence, with its parts."""
    position, seat = board.position, board.seat()
    return typed(
        game_of(position).speech(lang, NAMES).because(position.view(seat), seat, position.game.action(notation))
    )


def remarked(board: GameBoard[Any], notation: str, lang: str = "en") -> str:
    position, seat = board.position, board.seat()
    return typed(
        game_of(position).speech(lang, NAMES).remark(position.view(seat), seat, position.game.action(notation))
    )


def why_not(board: GameBoard[Any], notation: str, lang: str = "en") -> str:
    """The reason for which an action is refused, with its rule."""
    refusal = refusal_of(board.position, board.seat(), notation)
    return typed(game_of(board.position).speech(lang, NAMES).refuse(refusal)).partition(" — ")[2]


def drawn(board: GameBoard[Any], lang: str = "en", width: int = 100, viewer: int = 0) -> str:
    """The table as text."""
    return typed(game_of(board.position).speech(lang, NAMES).table(board.position.view(viewer), width))


def block(text: str, title: str) -> list[str]:
    """The lines under a title, down to the next empty line."""
    lines = text.splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith(title)) + 1
    end = next((n for n in range(start, len(lines)) if not lines[n]), len(lines))
    return lines[start:end]


def looked(board: GameBoard[Any], word: str, lang: str = "en") -> list[str]:
    """A closer look."""
    return [typed(line) for line in game_of(board.position).speech(lang, NAMES).look(board.position.view(0), word)]


# ---- all through a game


def spoken(positions: Iterable[Position], seed: int) -> Iterator[tuple[Position, int, Action]]:
    """A few actions of each decision, with the view and the seat; they rest on rules, and all there is can be said."""
    rng = Random(seed)
    for position in positions:
        speeches = [game_of(position).speech(lang, NAMES) for lang in LANGUAGES]
        seat = position.pending()[0]
        view, legal = position.view(seat), position.legal(seat)
        for action in rng.sample(list(legal), min(len(legal), 3)):
            assert speeches[0].rule_of(view, seat, action) in position.game.rules
            for speech in speeches:
                assert speech.ask(view, seat)
                assert speech.because(view, seat, action)
            yield view, seat, action
        assert len({speeches[0].say(view, seat, action) for action in legal}) == len(legal), position.agenda[-1]
        for event in position.journal or []:
            for speech in speeches:
                assert speech.tell(event)
        position.journal = []


def fits(position: Position, lang: str, width: int) -> bool:
    """Whether the table as text names every player and is no wider than the window."""
    text = game_of(position).speech(lang, NAMES).table(position.view(0), width)
    return max([len(line) for line in text.splitlines()]) <= width and all(
        name in text for name in NAMES[: position.seats]
    )

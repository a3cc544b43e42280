"""Problems: what goes wrong in a way that a person can understand, in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ecumene.core.errors import EcumeneError, IllegalAction
from ecumene.core.game import Game
from ecumene.core.staging import reason
from ecumene.core.words import Words
from ecumene.table.wire.live_messages import Full, Problem
from ecumene.table.wire.messages import Both

STATUS = {
    "bad_request": 400,
    "not_your_seat": 403,
    "not_allowed": 403,
    "banned": 403,
    "not_found": 404,
    "stale": 409,
    "no_undo": 409,
    "over": 409,
    "waiting": 409,
    "stopped": 409,
    "too_large": 413,
    "illegal": 422,
    "too_many": 429,
    "server": 500,
    "unavailable": 503,
}
"""The status of an answer that says so."""


class TableProblem(Exception):
    """A request that cannot be followed: what to answer, and with which status."""

    def __init__(self, problem: Problem, status: int | None = None) -> None:
        super().__init__(problem.text.en)
        self.problem = problem
        self.status = STATUS[problem.code] if status is None else status


@cache
def words(lang: str) -> Words:
    """What the table says by itself, in `lang`."""
    return Words.read(lang, Path(__file__).parents[1] / "words")


def both(key: str, **args: object) -> Both:
    """A message of the table's words in both languages."""
    return Both(en=words("en")(key, **args), fr=words("fr")(key, **args))


def problem(code: Any, key: str, field: str = "", **args: object) -> TableProblem:
    """The problem `code`, said by a message of the table's words."""
    return TableProblem(Problem(code=code, text=both(key, **args), field=field))


def store_away() -> TableProblem:
    """The store cannot be reached for now: nothing was done, or nobody knows yet whether it was."""
    return problem("unavailable", "store-unavailable")


def unreadable(key: str, error: EcumeneError, field: str) -> TableProblem:
    """Something that a person sent and that the rules cannot read; the error itself says where."""
    return problem("bad_request", key, field, problem=str(error))


def illegal(game: Game, refusal: IllegalAction, names: list[str], done: int = 0) -> TableProblem:
    """An action that a rule forbids: the rule, its reason and its sentence."""
    said = {lang: game.speech(lang, names).reason(refusal.rule, refusal.details) for lang in ("en", "fr")}
    return TableProblem(
        Problem(code="illegal", text=Both(**said), rule=refusal.rule, why=reason(game, refusal), done=done)
    )


def stale(state: Full) -> TableProblem:
    """Somebody acted on a table that has moved on; they get the table as it is."""
    return TableProblem(Problem(code="stale", text=both("stale"), state=state))

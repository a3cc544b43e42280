"""Refusals of the server itself, before a table is asked: what is wrong with a request, in both languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, Literal

from starlette.responses import Response

from ecumene.table.wire.live_messages import Problem
from ecumene.table.wire.problems import TableProblem, both

Code = Literal["bad_request", "not_found", "not_allowed", "too_many", "too_large", "unavailable", "server"]

TAG_WORDS = {"union_tag_invalid": "field-choice", "union_tag_not_found": "field-missing"}
"""What may be wrong with the `type` of a message."""

FIELD_WORDS = {
    **TAG_WORDS,
    "missing": "field-missing",
    "extra_forbidden": "field-unknown",
    "json_invalid": "field-json",
    "literal_error": "field-choice",
    "string_too_long": "field-long",
    "too_long": "field-many",
    "string_too_short": "field-short",
    "too_short": "field-few",
    "greater_than_equal": "field-least",
    "greater_than": "field-above",
    "less_than": "field-most",
}
"""What pydantic complains about, and our words for it; the kinds of a value are told apart by `_kind`."""

PARTS = ("body", "query", "path", "header")
"""The parts of a request in which a field may stand."""

BRANCHES = ("int", "str", "constrained-int", "constrained-str")
"""Where a value may be of several kinds, pydantic adds the kind it tried."""

KINDS = {"int": "field-whole", "string": "field-text", "list": "field-list", "bool": "field-bool"}


class Refusal(TableProblem):
    """A problem that is found before any table is asked. `headers` go with the answer."""

    def __init__(self, problem: Problem, status: int, headers: Mapping[str, str]) -> None:
        super().__init__(problem, status)
        self.headers = headers


def refusal(code: Code, status: int, key: str, field: str = "", wait: float = 0.0, **args: object) -> Refusal:
    """A refusal in the words of `key`; with a `wait`, when to try again."""
    headers = {"Retry-After": str(ceil(wait))} if wait else {}
    return Refusal(Problem(code=code, text=both(key, **args), field=field), status, headers)


def respond(refused: TableProblem) -> Response:
    """A problem as an answer."""
    headers = dict(getattr(refused, "headers", {}))
    return Response(refused.problem.model_dump_json(), refused.status, headers, "application/json")


def field_refusal(errors: Sequence[Mapping[str, Any]]) -> Refusal:
    """A request that is not what it must be: the first field at fault, by its path."""
    error = errors[0]
    key = FIELD_WORDS.get(error["type"]) or KINDS.get(str(error["type"]).partition("_")[0], "field-wrong")
    if key == "field-json":  # there is only a place in it
        return refusal("bad_request", 400, key)
    field = _path(error["loc"])
    if not field and error["type"] not in TAG_WORDS:
        return refusal("bad_request", 400, "field-object")
    return refusal("bad_request", 400, key, field, **_limits(error.get("ctx", {})), name=field or "type")


def _path(loc: Sequence[int | str]) -> str:
    """`seats.0.kind` of `("body", "seats", 0, "kind")`."""
    steps = list(loc[1:] if loc and loc[0] in PARTS else loc)
    if len(steps) > 1 and steps[-1] in BRANCHES:
        steps.pop()
    return ".".join(str(step) for step in steps)


def _limits(context: Mapping[str, Any]) -> dict[str, Any]:
    """What pydantic names differently from kind to kind."""
    names = {
        "max_length": "most",
        "min_length": "least",
        "ge": "least",
        "gt": "least",
        "lt": "most",
        "expected": "known",
    }
    names |= {"expected_tags": "known"}
    found = {names[name]: value for name, value in context.items() if name in names}
    if "known" in found:  # it says "or", whichever the language
        found["known"] = str(found["known"]).replace(" or ", ", ")
    return found

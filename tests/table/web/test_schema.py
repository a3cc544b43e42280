"""The server answers as its own description says, whatever it is sent: schemathesis follows the document."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.table.web.conftest import BERT, bearer
from tests.table.web.test_serve import Served

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
NO_LIMITS = (
    "calls-per-second", "tables-per-hour", "seats-per-hour", "bytes-per-second", "work-per-second",
    "sockets-per-address",
)  # fmt: skip
PATIENCE = 120.0  # seconds
WISH = {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "bot", "level": "gentle"}], "order": "fixed", "seed": 7}
SETTINGS = settings(
    max_examples=8,
    derandomize=True,
    database=None,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=(HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large),
)
"""The same cases each time, and no hurry."""


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder = tmp_path_factory.mktemp("described")
    server = Served(folder, *[word for name in NO_LIMITS for word in (f"--{name}", "0")])
    assert server.process.stderr is not None
    Thread(target=server.process.stderr.read, daemon=True).start()  # a server whose log nobody reads would stand still
    try:
        yield schemathesis.openapi.from_url(f"{server.address}/api/openapi.json", timeout=PATIENCE)
    finally:
        server.process.kill()
        server.process.wait()


def try_out(operation: Any, table: str = "") -> set[int]:
    """Send a route what its description allows, about a table that there is; the statuses of its answers."""
    statuses: set[int] = set()

    @SETTINGS
    @given(case=operation.as_strategy())
    def answers(case: Any) -> None:
        if table:
            case.path_parameters["table"] = table
        statuses.add(case.call_and_validate(headers=bearer(BERT), checks=CHECKS, timeout=PATIENCE).status_code)

    answers()
    return statuses


def test_every_route_answers_as_it_says(schema: Any) -> None:
    assert all(try_out(result.ok()) for result in schema.get_all_operations())


def test_what_belongs_to_a_table_answers_as_it_says(schema: Any) -> None:
    """The links of an opened table are followed one by one, so that the same cases are drawn each time."""
    opened = (
        schema["/api/tables"]["POST"]
        .Case(body=WISH, media_type="application/json")
        .call(headers=bearer(BERT), timeout=PATIENCE)
    )
    assert opened.status_code == 201
    table = opened.json()["id"]
    links = schema.raw_schema["paths"]["/api/tables"]["post"]["responses"]["201"]["links"]
    operations = [result.ok() for result in schema.get_all_operations()]
    linked = [operation for operation in operations if operation.path.startswith("/api/tables/{table}")]
    assert len(linked) == len(links)
    statuses = {f"{operation.method} {operation.path}": try_out(operation, table) for operation in linked}
    found = [name for name, seen in statuses.items() if 200 in {*seen}]
    assert len(found) >= 5, statuses


WISHES = (
    {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "you"}], "order": "fixed", "seed": 7},
    {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "open"}], "order": "fixed"},
    {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "bot", "level": "gentle"}, {"kind": "open"}]},
)
"""Tables that can be opened: one at which a game is on, and two that wait."""

IGNORED = (HealthCheck.data_too_large, HealthCheck.filter_too_much, HealthCheck.too_slow)
SEATS = 4  # more than any of these has, so that sometimes there is no such seat
RUNS = settings(SETTINGS, max_examples=12, stateful_step_count=20, suppress_health_check=IGNORED)


def hitting(case: Any) -> Any:
    """A case whose table can be opened, and whose seats are there more often than not; what was drawn decides which.

    So whether a table was opened, which is all that the next draw depends on, does not depend on chance: the same cases
    are drawn each time, though every table has an id of its own.
    """
    if (case.method, case.operation.path) == ("POST", "/api/tables"):
        case.body, case.media_type = WISHES[len(repr(case.body)) % len(WISHES)], "application/json"
    for given_in in (case.body, case.path_parameters):
        if isinstance(given_in, dict) and isinstance(given_in.get("seat"), int):
            given_in["seat"] %= SEATS
    return case


def test_whatever_is_done_with_opened_tables_one_after_the_other_is_answered_as_described(schema: Any) -> None:
    """Schemathesis follows the links by itself, in any order.

    Only those that the document has: of links that it infers, from the lobby, what it draws next depends on the tables
    that are there, and then it finds itself flaky.
    """
    schema.config.phases.stateful.inference.algorithms = []
    statuses: dict[str, set[int]] = {}

    class Journey(schema.as_state_machine()):  # type: ignore[misc]  # made from the document
        def before_call(self, case: Any) -> None:
            hitting(case)

        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            return {"headers": bearer(BERT), "timeout": PATIENCE}

        def validate_response(self, response: Any, case: Any, **more: Any) -> None:
            statuses.setdefault(f"{case.method} {case.operation.path}", set()).add(response.status_code)
            case.validate_response(response, checks=CHECKS)

    Journey.run(settings=RUNS)
    assert statuses["POST /api/tables"] == {201}
    done = [name for name, seen in statuses.items() if "{table}" in name and 200 in seen]
    assert len(done) >= 8, statuses

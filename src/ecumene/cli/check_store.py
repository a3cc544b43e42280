"""`ecumene check-store`: would every table of a store go on with the installed release?"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecumene import __version__
from ecumene.cli.arguments import Parser, add_json, whole
from ecumene.cli.errors import needs_table
from ecumene.cli.progress import Bar
from ecumene.cli.terminal import Terminal
from ecumene.cli.working import plainly
from ecumene.lab.work import Desk, Journal, Unit, workers_on

if TYPE_CHECKING:
    from ecumene.table.log.checking import Verdict

STOPS = 1  # exit code where a table would stop

STATUS = {"waiting": "check-store-waiting", "running": "check-store-running", "over": "check-store-over"}
"""How a table stands, as its list says, and our words for it."""


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("url", metavar="URL", help=words("help-check-store-url"))
    parser.add_argument("--jobs", metavar="N", type=whole(words, 1), default=1, help=words("help-check-store-jobs"))
    add_json(parser)


def run(terminal: Terminal, arguments: Namespace) -> int:
    with needs_table(terminal):
        from ecumene.table.store.inspecting import REVISIONS, Inspection
    store = Inspection(arguments.url)
    revision, ids = store.revision, store.table_ids()
    store.close()  # before other processes begin: each has a connection of its own
    verdicts = check(terminal, arguments.url, ids, arguments.jobs)
    stopped = [verdict for verdict in verdicts if verdict.key]
    if arguments.json:
        schema = {"store": revision, "here": REVISIONS[-1]}
        terminal.json("check-store", _dump(terminal, verdicts, stopped, schema))
    else:
        if revision != REVISIONS[-1]:
            terminal.say("check-store-older", store=revision, here=REVISIONS[-1])
        _tell(terminal, verdicts, stopped)
    return STOPS if stopped else 0


@dataclass(frozen=True)
class Work:
    """Checks a table; it travels to other processes."""

    url: str

    def __call__(self, table: str) -> Verdict:
        from ecumene.table.log.checking import check_table

        return check_table(self.url, table)


def check(terminal: Terminal, url: str, ids: Sequence[str], jobs: int) -> list[Verdict]:
    """Replay every table, in so many processes."""
    with plainly(terminal), Bar(terminal, "check-store-progress") as bar:
        desk = Desk(workers_on(None, jobs), Journal({}), bar)
        with closing(desk.answers(Work(url), [Unit(table, table) for table in ids], len(ids))) as verdicts:
            return [verdict for _, verdict in verdicts]


def _tell(terminal: Terminal, verdicts: list[Verdict], stopped: list[Verdict]) -> None:
    for verdict in stopped:
        terminal.say(
            "check-store-stops", table=verdict.table, game=verdict.game, title=verdict.title or "—",
            status=terminal.words(STATUS.get(verdict.status, "check-store-running")), entries=verdict.entries,
        )  # fmt: skip
        terminal.print(f"    {_sentence(terminal, verdict)}")
        if verdict.problem:
            terminal.print(f"    {verdict.problem}")
    lifted = sum(verdict.lifted for verdict in verdicts)
    key = "check-store-some" if stopped else "check-store-good"
    terminal.say(key, tables=len(verdicts), stopped=len(stopped), lifted=lifted, release=__version__)


def _sentence(terminal: Terminal, verdict: Verdict) -> str:
    assert verdict.text is not None
    return verdict.text.fr if terminal.lang == "fr" else verdict.text.en


def _dump(
    terminal: Terminal, verdicts: list[Verdict], stopped: list[Verdict], schema: dict[str, str]
) -> dict[str, object]:
    return {
        "release": __version__,
        "schema": schema,
        "tables": len(verdicts),
        "lifted": sum(verdict.lifted for verdict in verdicts),
        "stopped": [
            {
                "table": verdict.table,
                "game": verdict.game,
                "title": verdict.title,
                "status": verdict.status,
                "entries": verdict.entries,
                "reason": verdict.key,
                "entry": verdict.entry or None,
                "problem": verdict.problem,
                "text": _sentence(terminal, verdict),
            }
            for verdict in stopped
        ],
    }

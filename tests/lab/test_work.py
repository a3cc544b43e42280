"""Long work: written down unit by unit, so that no kill loses or repeats anything."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from multiprocessing import active_children, get_context
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from ecumene.core.errors import ContentError, EcumeneError
from ecumene.lab.work import Crew, Desk, Journal, LabError, Unit, workers_on
from ecumene.lab.work.journal import NAME
from ecumene.lab.work.units import DEATHS

PLAN = {"seed": 1, "bots": ["a", "b"]}
UNITS = [Unit(f"u{n}", n) for n in range(12)]
SQUARES = [n * n for n in range(12)]


def square(n: int) -> int:
    return n * n


def answers(journal: Journal, work: Callable[[Any], Any] = square, jobs: int = 1) -> list[Any]:
    return [answer for _, answer in Desk(workers_on(None, jobs), journal).answers(work, UNITS)]


# ---- the journal


def test_what_is_written_is_found_again(tmp_path: Path) -> None:
    with Journal(PLAN, tmp_path) as journal:
        journal.write("one", {"points": [1, 2]})
        journal.write("two", "zwei")
    with Journal(PLAN, tmp_path) as again:
        assert again.done == {"one": {"points": [1, 2]}, "two": "zwei"}


def test_a_killed_process_leaves_half_a_line_at_most_and_nothing_else_is_lost(tmp_path: Path) -> None:
    with Journal(PLAN, tmp_path) as journal:
        journal.write("one", 1)
        journal.write("two", 2)
    data = (tmp_path / NAME).read_bytes()
    ends = [n + 1 for n, byte in enumerate(data) if byte == ord("\n")]
    for cut in range(len(data) + 1):
        (tmp_path / NAME).write_bytes(data[:cut])
        with Journal(PLAN, tmp_path) as journal:
            assert len(journal.done) == max(0, sum(end <= cut for end in ends) - 1)
            journal.write("three", 3)
        with Journal(PLAN, tmp_path) as journal:
            assert journal.done["three"] == 3  # the half line is gone, and does not spoil what follows


def test_a_line_that_was_spoilt_is_not_believed(tmp_path: Path) -> None:
    with Journal(PLAN, tmp_path) as journal:
        journal.write("one", 1)
    path = tmp_path / NAME
    path.write_bytes(path.read_bytes().replace(b'"answer":1', b'"answer":7'))
    with Journal(PLAN, tmp_path) as journal:
        assert journal.done == {}


def test_a_spoilt_line_in_the_middle_takes_nothing_else_away(tmp_path: Path) -> None:
    with Journal(PLAN, tmp_path) as journal:
        for unit in range(3):
            journal.write(str(unit), unit)
    path = tmp_path / NAME
    path.write_bytes(path.read_bytes().replace(b'"answer":1', b'"answer":7'))
    with Journal(PLAN, tmp_path) as journal:
        assert journal.done == {"0": 0, "2": 2}
        journal.write("1", 1)
    with Journal(PLAN, tmp_path) as journal:
        assert journal.done == {"0": 0, "1": 1, "2": 2}


def test_of_two_kinds_of_runs_the_kind_is_what_differs(tmp_path: Path) -> None:
    Journal({"kind": "swiss", "bots": ["a"]}, tmp_path).close()
    with pytest.raises(LabError, match='kind was "swiss", and is "ladder"'):
        Journal({"kind": "ladder"}, tmp_path)


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    """Half a line of our own is cut off; whatever else stands there without an end was written by nobody of us."""
    (tmp_path / NAME).write_bytes(b"my notes")
    with pytest.raises(LabError, match="no journal that this release can read"):
        Journal(PLAN, tmp_path)
    assert (tmp_path / NAME).read_bytes() == b"my notes"


def test_what_a_run_has_left_at_its_end_is_told_from_what_was_done_since(tmp_path: Path) -> None:
    with Journal(PLAN, tmp_path) as journal:
        assert not journal.settled
        for unit in "abc":
            journal.write(unit, 0)
        journal.settle(["b", "a"])
        journal.write("d", 0)
    with Journal(PLAN, tmp_path) as journal:
        assert (sorted(journal.settled), list(journal.done)) == (["a", "b"], ["b", "a", "d"])


def test_a_folder_of_another_run_is_refused_by_what_differs(tmp_path: Path) -> None:
    Journal(PLAN, tmp_path).close()
    with pytest.raises(LabError, match=r"holds another run: seed was 1, and is 2$"):
        Journal({**PLAN, "seed": 2}, tmp_path)
    alien = tmp_path / "alien"
    alien.mkdir()
    (alien / NAME).write_text("something else\n", encoding="utf-8")
    with pytest.raises(LabError, match="no journal that this release can read"):
        Journal(PLAN, alien)
    assert (alien / NAME).read_text(encoding="utf-8") == "something else\n"
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(LabError, match="cannot be written"):
        Journal(PLAN, tmp_path / "file")


def test_a_run_that_an_older_release_began_goes_on_with_the_content_it_named(tmp_path: Path) -> None:
    name = "5b0c2f9ae1d34c77a0d6e8b1f2c39045"
    with Journal({**PLAN, "content": name[:16]}, tmp_path) as journal:
        journal.write("a", 1)
    with Journal({**PLAN, "content": name}, tmp_path) as journal:
        assert journal.done == {"a": 1}
    for other in (name[:8], "0" * 32):
        with pytest.raises(LabError, match="holds another run: content was"):
            Journal({**PLAN, "content": other}, tmp_path)


def test_two_runs_never_write_into_one_folder(tmp_path: Path) -> None:
    with Journal(PLAN, tmp_path), pytest.raises(LabError, match="being written by another process"):
        Journal(PLAN, tmp_path)
    Journal(PLAN, tmp_path).close()


def test_a_settled_journal_is_the_same_whatever_came_first(tmp_path: Path) -> None:
    for folder, order in (("a", "xyz"), ("b", "zyx")):
        with Journal(PLAN, tmp_path / folder) as journal:
            for unit in order:
                journal.write(unit, unit * 2)
            journal.settle(["x", "y"])
            journal.write("w", 0)  # and it can be gone on with
    assert (tmp_path / "a" / NAME).read_bytes() == (tmp_path / "b" / NAME).read_bytes()
    with Journal(PLAN, tmp_path / "a") as journal:
        assert journal.done == {"x": "xx", "y": "yy", "w": 0}


# ---- who works


@pytest.mark.parametrize("jobs", [0, -1])
def test_nobody_is_no_crew(jobs: int) -> None:
    """Less than one played nothing, and ended in an error of a generator."""
    with pytest.raises(EcumeneError, match=f"jobs: must be 1 or more, not {jobs}"):
        workers_on(None, jobs)


@pytest.mark.parametrize("jobs", [1, 3])
def test_answers_come_in_the_order_of_the_units(jobs: int) -> None:
    assert answers(Journal(PLAN), jobs=jobs) == SQUARES


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    seen: list[int] = []

    def work(n: int) -> int:
        seen.append(n)
        return n * n

    with Journal(PLAN, tmp_path) as journal:
        desk = Desk(workers_on(None, 1), journal)
        coming = desk.answers(work, UNITS)
        assert [next(coming)[1] for _ in range(5)] == SQUARES[:5]
        coming.close()
    assert seen == [0, 1, 2, 3, 4]
    told: list[tuple[int, int | None]] = []
    with Journal(PLAN, tmp_path) as journal:
        desk = Desk(workers_on(None, 1), journal, lambda done, total: told.append((done, total)))
        assert [answer for _, answer in desk.answers(work, UNITS, 12)] == SQUARES
    assert seen == list(range(12))
    assert (desk.done, desk.played) == (12, 7)
    assert told[-1] == (12, 12)


def test_a_killed_worker_costs_only_what_it_was_at(tmp_path: Path) -> None:
    log = tmp_path / "log"

    def work(n: int) -> int:
        with log.open("a", encoding="utf-8") as file:
            file.write(f"{n}\n")
        if n == 5 and log.read_text(encoding="utf-8").split().count("5") == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        return n * n

    with Journal(PLAN, tmp_path) as journal:
        assert answers(journal, work, jobs=3) == SQUARES
    done = log.read_text(encoding="utf-8").split()
    assert sorted(done) == sorted([*map(str, range(12)), "5"])
    assert (tmp_path / NAME).read_text(encoding="utf-8").count('"unit"') == 12


def test_a_unit_that_kills_whoever_takes_it_up_is_given_up(tmp_path: Path) -> None:
    def work(n: int) -> int:
        if n == 5:
            os.kill(os.getpid(), signal.SIGKILL)
        return n

    with Journal(PLAN, tmp_path) as journal, pytest.raises(LabError, match=rf"died over unit u5, {DEATHS} times"):
        answers(journal, work, jobs=2)
    with Journal(PLAN, tmp_path) as journal:
        assert {"u0", "u1", "u2", "u3"} <= set(journal.done)


def test_an_answer_larger_than_a_pipe_comes_whole() -> None:
    found = answers(Journal(PLAN), lambda n: b"%d" % (n % 10) * 300_000, jobs=2)
    assert [len(answer) for answer in found] == [300_000] * 12


@pytest.mark.parametrize("jobs", [1, 2])
def test_errors_come_back_as_what_they_are(jobs: int) -> None:
    def wrong(n: int) -> int:
        raise ContentError("out of order")

    def broken(n: int) -> int:
        raise KeyError(n)

    with pytest.raises(ContentError if jobs == 1 else LabError, match="out of order"):
        answers(Journal(PLAN), wrong, jobs)
    with pytest.raises(KeyError if jobs == 1 else RuntimeError):
        answers(Journal(PLAN), broken, jobs)


def test_who_needs_no_more_answers_leaves_no_process_behind() -> None:
    before = active_children()
    coming = Crew(2).run(square, iter(UNITS))
    next(coming)
    assert len(active_children()) > len(before)
    coming.close()
    assert active_children() == before


def test_workers_end_with_whoever_asked_for_the_work_even_in_the_middle_of_it(tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    def endless(n: int) -> int:
        begun.touch()
        while True:
            sleep(0.01)

    def drive() -> None:
        with Journal(PLAN, tmp_path) as journal:
            answers(journal, endless, jobs=2)

    driver = get_context("fork").Process(target=drive)
    driver.start()
    while not begun.exists():
        sleep(0.01)
    assert driver.pid is not None
    os.kill(driver.pid, signal.SIGKILL)
    driver.join()
    until = monotonic() + 120
    while True:  # forks of the driver hold the lock of its journal as long as they live
        try:
            Journal(PLAN, tmp_path).close()
            break
        except LabError:
            assert monotonic() < until, "workers live on"
            sleep(0.01)

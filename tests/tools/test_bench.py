"""What `make bench` measures: every contender plays whole games, and one run becomes one table."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import ecumene.gym
from bench import playouts, run
from bench.run import CONTENDERS, PROFILED, QUICK, YARDSTICK, Results, Round, chosen, report
from tests.tiny.harbour import Harbour

pytestmark = pytest.mark.once


def harbour() -> object:
    """An environment of ours in place of a classic one; compiled rules are copied by `Position.copy` alone."""
    env: Any = ecumene.gym.pettingzoo(Harbour(), seats=2)
    env.__deepcopy__ = lambda memo: env
    return env


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("vinci", ["min_conquest=1", "medicine=reorganisation"]),
        ("openspiel", ["tic_tac_toe"]),
        ("openspiel", ["backgammon"]),  # with chance
        ("pettingzoo", ["harbour"]),
    ],
)
def test_a_contender_plays_whole_games_and_counts_its_decisions(
    name: str, more: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    classic = SimpleNamespace(env=harbour)  # PettingZoo's own games need more to be installed
    monkeypatch.setitem(sys.modules, "pettingzoo.classic.harbour", classic)
    contender = playouts.contender_of(name, more)
    whole = contender(3)
    decisions = whole.play(playouts.WHOLE_GAME)
    assert decisions > 4
    assert whole.play(1) == 0
    parts = contender(3)
    assert [parts.play(3), parts.play(playouts.WHOLE_GAME)] == [3, decisions - 3], "the same seed, the same game"
    played = playouts.play(contender, 0, 3)
    assert (played["games"], played["decisions"]) == (1, decisions)
    assert playouts.copy(contender, 0, 3)["copies"] >= playouts.COPIES, "a short game is copied too"


def made_up(names: list[str], compiled: float) -> Results:
    rounds = {name: [Round(compiled if "compiled" in name else 10.0, 2.0, 3.0, 4567.0)] * 3 for name in names}
    return Results(rounds, [1.5], {"Vinci": (532, 2.0)}, {}, "ecumene 9", "3.99")


def test_the_report_has_a_row_for_everybody_with_the_whole_machine() -> None:
    text = report(made_up([*CONTENDERS, "Vinci, before, compiled"], 125.0))
    rows = [line for line in text.splitlines() if line.count("|") == 8]
    assert len(rows) == 2 + len(CONTENDERS)
    assert "| Vinci, compiled | 125 | 125 to 125 | 12.5 | 4,567 | 2.0 | 3.0 µs |" in rows
    assert "| OpenSpiel, chess | 10 | 10 to 10 | 1.0 | 4,567 | 2.0 | 3.0 µs |" in rows
    assert "| Vinci | 125 | 125 | 1.00 |" in text
    assert "1.00 times as often per second with two boxes" in text
    assert "is made in 1.5 ms" in text


def test_slower_than_the_yardstick_keeps_two_digits() -> None:
    assert "| Vinci, compiled | 0 | 0 to 0 | 0.04 |" in report(made_up(["Vinci, compiled", YARDSTICK], 0.4))


def test_a_part_of_a_run_is_chosen_by_the_beginnings_of_names(tmp_path: Path) -> None:
    assert set(chosen([], None)) == set(CONTENDERS)
    assert set(chosen(["Vinci"], None)) == {"Vinci, compiled", "Vinci, plain", YARDSTICK}
    assert chosen(["Vinci, c"], tmp_path)["Vinci, before, compiled"] == (tmp_path, ("vinci",))
    assert {f"{game}, compiled" for game in PROFILED} | {QUICK} < set(CONTENDERS)


def test_processes_together_are_counted_by_the_clock() -> None:
    class Told(run.Worker):
        """One that answers at once."""

        def __init__(self) -> None:
            self.orders: list[tuple[str, float, int]] = []

        def order(self, what: str, amount: float, seed: int) -> None:
            self.orders.append((what, amount, seed))

        def answer(self) -> dict[str, float]:
            return {"decisions": 30, "wall": 2.0, "busy": 1.0}

    crew: list[run.Worker] = [Told(), Told()]
    assert run.decisions_together(crew, 0.5, 7) == 30
    assert [worker.orders for worker in crew if isinstance(worker, Told)] == [[("play", 0.5, 7)], [("play", 0.5, 1007)]]


def test_a_new_measurement_of_load_leaves_what_other_benches_wrote(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Path(run.__file__).parent
    monkeypatch.syspath_prepend(str(bench))  # the benches of a server are scripts, which import each other as such
    load, fairness = import_module("load"), import_module("fairness")
    others = f"{fairness.BEGIN}\n## Fair shares\n\n| a | b |\n{fairness.END}\n\n## One address at its limit\n\nWords.\n"
    new = "# Load\n\nnew\n"
    assert load.with_other_sections(new, f"# Load\n\nold\n\n| x | 1 |\n\n{others}") == f"{new}\n{others}"
    assert load.with_other_sections(new, "# Load\n\nold\n") == new
    assert load.with_other_sections(new, "") == new
    kept = (bench / "LOAD.md").read_text(encoding="utf-8")
    for section in ("Fair shares", "Workers of a server that was killed", "One address at its limit"):
        assert f"\n## {section}\n" in kept

"""The notebooks of the documentation run from beginning to end, and say what is kept of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.run_notebooks import executed, notebooks, outputs, read


def test_there_are_four() -> None:
    assert [path.stem for path in notebooks()] == [
        "first_steps",
        "how_fair_is_my_content",
        "train_a_small_agent",
        "what_wins_tapestry",
    ]


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_a_notebook_runs_and_says_what_it_said(path: Path) -> None:
    ran, kept = executed(path), read(path)
    for cell, now, before in zip(ran.cells, outputs(ran), outputs(kept), strict=True):
        assert now == before, f"python -m tools.run_notebooks writes it anew: {cell['source'][:200]}"
    shown = [kind for cell in ran.cells for output in cell.get("outputs", []) for kind in output.get("data", {})]
    assert "text/html" in shown

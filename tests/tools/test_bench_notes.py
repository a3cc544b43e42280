"""What the bench has written: numbers, and under them the notes as they are now."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import run


def test_the_results_end_with_the_notes() -> None:
    """After a change to the notes: `python bench/run.py --notes`."""
    assert run.RESULTS.read_text(encoding="utf-8").endswith("\n\n" + run.NOTES.read_text(encoding="utf-8"))


def test_notes_are_renewed_and_what_was_measured_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "RESULTS", tmp_path / "RESULTS.md")
    monkeypatch.setattr(run, "NOTES", tmp_path / "NOTES.md")
    run.NOTES.write_text("## How\n\nOld.\n", encoding="utf-8")
    run.write_results("| Vinci | 5 |\n\n## The hottest\n\nNone.")
    run.NOTES.write_text("## How\n\nNew, and more.\n", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["run.py", "--notes"])
    run.main()
    text = run.RESULTS.read_text(encoding="utf-8")
    assert text == f"{run.HEADING}| Vinci | 5 |\n\n## The hottest\n\nNone.\n\n## How\n\nNew, and more.\n"


def test_results_without_measurements_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "RESULTS", tmp_path / "RESULTS.md")
    run.RESULTS.write_text("something else", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["run.py", "--notes"])
    with pytest.raises(SystemExit, match="make bench"):
        run.main()
    assert run.RESULTS.read_text(encoding="utf-8") == "something else"

"""The study: every trial can be played, and a game without one is refused."""

import re

import pytest

from ecumene import catalogue
from ecumene.lab import study
from ecumene.lab.match import Setup
from ecumene.lab.series import Report, Series, report
from ecumene.lab.voice import voice_of


def test_every_game_of_the_catalogue_has_trials_that_can_be_played() -> None:
    assert list(study.STUDIES) == list(catalogue)
    for game, each in study.STUDIES.items():
        for trial in each.trials:
            bots = [trial.bot, *[trial.others] * (trial.seats - 1)]
            Setup(game, trial.seats, each.options).check(bots)


def test_a_trial_is_a_line_of_the_table() -> None:
    trial = study.Trial("quick", "random", 2, 2)
    line = study.row(trial, study.run("vinci", trial, 2, 1), voice_of("en"))
    assert line.startswith("| quick | 1 × random | 2 | ")


def test_a_game_without_a_study_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        study.main(["chess"])
    assert "no study of 'chess'" in capsys.readouterr().err


def test_the_strength_of_bots_is_told_in_french(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(game: str, trial: study.Trial, games: int, jobs: int) -> Report:
        return report(Series(Setup("vinci", 2), ("quick", "random"), 2, seed=1).run(1)[0])

    monkeypatch.setattr(study, "run", run)
    study.main(["vinci", "--lang", "fr"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[2] == "| bot | contre | parties | victoires (intervalle à 95\u00a0%) | au hasard | points |"
    assert re.search(r"\| \d+\u00a0% \(\d+\u00a0% à \d+\u00a0%\) \| 25\u00a0% \|", lines[4])

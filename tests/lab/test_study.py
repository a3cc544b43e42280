"""The study: every trial can be played, and a game without one is refused."""

import pytest

from ecumene import catalogue
from ecumene.lab import study
from ecumene.lab.match import Setup


def test_every_game_of_the_catalogue_has_trials_that_can_be_played() -> None:
    assert list(study.STUDIES) == list(catalogue)
    for game, each in study.STUDIES.items():
        for trial in each.trials:
            bots = [trial.bot, *[trial.others] * (trial.seats - 1)]
            Setup(game, trial.seats, each.options).check(bots)


def test_a_trial_is_a_line_of_the_table() -> None:
    trial = study.Trial("quick", "random", 2, 2)
    line = study.row(trial, study.run("vinci", trial, 2, 1))
    assert line.startswith("| quick | 1 × random | 2 | ")


def test_a_game_without_a_study_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        study.main(["chess"])
    assert "no study of 'chess'" in capsys.readouterr().err

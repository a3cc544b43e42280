"""What a balance report tells of a game with rounds, and of things that only the log names."""

from dataclasses import replace
from pathlib import Path

import ecumene
from ecumene.lab.balance.findings import find
from ecumene.lab.balance.page import Report
from ecumene.lab.balance.playing import Sample
from ecumene.lab.balance.subjects import SUBJECTS
from ecumene.lab.match import Setup

GAME = "beyond_the_horizon"


def test_rounds_are_counted_where_a_game_has_them_and_not_always_as_many(tmp_path: Path) -> None:
    sample = Sample(Setup(GAME, 2, {"rounds": 20}), SUBJECTS[GAME], "random")
    game = sample.play(0)
    assert 1 < game.rounds <= 21
    told = find(ecumene.catalogue[GAME], SUBJECTS[GAME], 2, [game, replace(game, rounds=game.rounds + 1)])
    assert told.rounds == (game.rounds, game.rounds + 1)
    page = Report(ecumene.catalogue[GAME], SUBJECTS[GAME], "random", 0, {}, [told]).page()
    assert "| players | rounds |" in page
    assert f"| 2 | {game.rounds + 0.5:.1f} ±" in page


def test_a_game_without_rounds_tells_of_none() -> None:
    game = Sample(Setup("vinci", 3, {}), SUBJECTS["vinci"], "random").play(0)
    assert game.rounds == 0
    assert find(ecumene.catalogue["vinci"], SUBJECTS["vinci"], 3, [game]).rounds == ()


def test_what_the_log_never_names_is_known_from_the_content() -> None:
    game = Sample(Setup(GAME, 2, {"rounds": 20}), SUBJECTS[GAME], "random").play(0)
    told = find(ecumene.catalogue[GAME], SUBJECTS[GAME], 2, [game])
    taken = {thing.removeprefix("technology/") for thing in game.takes if thing.startswith("technology/")}
    assert len(told.things["technology"]) == 44 > len(taken) > 0

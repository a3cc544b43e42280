"""What a balance report tells of a game with rounds, and of things that only the log names."""

import re
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
    page = Report(ecumene.catalogue[GAME], SUBJECTS[GAME], "random", 0, {}, [told]).page().markdown()
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


def test_what_is_told_to_be_there_is_judged_by_the_games_in_which_it_was() -> None:
    joined = next(kind for kind in SUBJECTS[GAME].kinds if kind.id == "joined")
    game = Sample(Setup(GAME, 2, {"rounds": 20}), SUBJECTS[GAME], "random").play(0)
    bare = replace(game, chances={}, takes={})
    built = replace(bare, chances={"joined/farm": [1, 0]})
    games = [bare] * 60 + [built] * 99 + [replace(built, takes={"joined/farm": [0, 1]})]
    told = find(ecumene.catalogue[GAME], SUBJECTS[GAME], 2, games)
    farm, mint = told.of(joined, "farm"), told.of(joined, "mint")
    assert farm is not None
    assert mint is not None
    assert (farm.offered, farm.taken, farm.per_offer, farm.never) == (100, 1, 0.01, True)
    assert (mint.offered, mint.never) == (0, False), "what nobody built nobody can build after them"
    page = Report(ecumene.catalogue[GAME], SUBJECTS[GAME], "random", 0, {}, [told]).page().markdown()
    assert re.search(r"never taken \(less than 3% of the games in which it could be\): .*\bFarm\b", page)


def test_a_log_tells_what_somebody_could_take_from_then_on() -> None:
    game = Sample(Setup(GAME, 2, {"rounds": 20}), SUBJECTS[GAME], "greedy").play(0)
    built = {thing.removeprefix("built/") for thing in game.takes if thing.startswith("built/")}
    offered = {thing.removeprefix("joined/") for thing in game.chances if thing.startswith("joined/")}
    assert built == offered != set()


def test_what_lies_open_from_the_start_is_on_offer_in_those_games_only() -> None:
    kinds = {kind.id: kind for kind in SUBJECTS[GAME].kinds}
    game = Sample(Setup(GAME, 2, {"rounds": 20}), SUBJECTS[GAME], "random").play(0)
    told = find(ecumene.catalogue[GAME], SUBJECTS[GAME], 2, [game])
    assert sum(thing.offered for thing in told.things["objective"]) == 3, "of nine"
    level = {row.record: row.text("level") for row in ecumene.catalogue[GAME].content.rows("technologies")}
    laid = [thing for thing in told.things["technology"] if thing.offered and level[thing.id] == "IV"]
    assert len(laid) == 3, "of eight"
    assert all(told.of(kinds["technology"], thing).offered for thing in level if level[thing] == "I")  # type: ignore[union-attr]


def test_what_comes_by_chance_is_neither_always_nor_never_taken() -> None:
    game = Sample(Setup(GAME, 2, {"rounds": 20}), SUBJECTS[GAME], "greedy").play(0)
    told = find(ecumene.catalogue[GAME], SUBJECTS[GAME], 2, [game] * 40)
    assert any(leader.per_offer == 1.0 for leader in told.things["leader"])
    assert not any(leader.always or leader.never for leader in told.things["leader"])


def test_what_a_log_tells_of_is_always_taken_if_all_seats_take_it() -> None:
    kinds = {kind.id: kind for kind in SUBJECTS[GAME].kinds}
    game = Sample(Setup(GAME, 2, {"rounds": 20}), SUBJECTS[GAME], "random").play(0)
    takes = {"technology/wheel": [1, 1], "technology/writing": [2, 0]}
    told = find(ecumene.catalogue[GAME], SUBJECTS[GAME], 2, [replace(game, takes=takes)] * 40)
    wheel, writing = told.of(kinds["technology"], "wheel"), told.of(kinds["technology"], "writing")
    assert wheel is not None
    assert writing is not None
    assert (wheel.per_offer, wheel.per_chance, wheel.always) == (1.0, 1.0, True)
    assert (writing.per_offer, writing.per_chance, writing.always) == (1.0, 0.5, False)


def test_what_one_seat_takes_from_the_others_is_always_taken_if_no_game_goes_without() -> None:
    """A village is one seat's: the other seats of a game have not left it lying."""
    game = Sample(Setup(GAME, 2, {"rounds": 20}), SUBJECTS[GAME], "random").play(0)
    offered = {"village/oasis": [1, 0], "village/jade_river": [0, 1]}
    both = replace(game, chances=offered, takes={"village/oasis": [0, 1], "village/jade_river": [0, 1]})
    one = replace(game, chances=offered, takes={"village/oasis": [1, 0]})
    told = find(ecumene.catalogue[GAME], SUBJECTS[GAME], 2, [both, one] * 20)
    villages = {village.id: village for village in told.things["village"]}
    oasis, jade_river = villages["oasis"], villages["jade_river"]
    assert (oasis.per_chance, oasis.always) == (1.0, True)
    assert (jade_river.per_chance, jade_river.always) == (0.5, False)
    page = Report(ecumene.catalogue[GAME], SUBJECTS[GAME], "random", 0, {}, [told]).page().markdown()
    assert "always taken (more than 97% of the games in which it could be): Oasis." in page

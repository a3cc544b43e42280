"""The end: enough trophies, too long without one, and who has won."""

from random import Random

import pytest

from ecumene.core.options import Options
from ecumene.games.rise_and_fall import RiseAndFall
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.rounds import BeginRound, EndOfRound
from tests.marks import rule
from tests.rise_and_fall.phases import coast, rests, reveals


@rule("rise_and_fall.end.trophies")
@pytest.mark.parametrize("needed", [4, 5, 6])
def test_with_enough_trophies_the_round_is_the_last(needed: int) -> None:
    kinds = ("nomad", "city", "ship", "temple", "merchant", "mountaineer")
    for taken in range(needed - 1, 7):
        table = coast(trophies=needed)
        table.trophies(**{kind: number % 2 for number, kind in enumerate(kinds[:taken])})
        table.begins(EndOfRound())
        assert table.asked == ("" if taken >= needed else "0 1 playcard")
        assert len(table.told("end")) == (taken >= needed)


@rule("rise_and_fall.end.trophies")
def test_the_round_is_finished_before_the_game_ends() -> None:
    table = coast().trophies(nomad=1, city=1, merchant=1)
    red, yellow = table.players
    red.temple("6.1", "7.1").has(stone=2)
    table.begins(BeginRound())
    reveals(table, "nomad", "city")
    red.told_to("0.1", "build temple")
    assert table.asked == "1 wakepiece"  # yellow still acts
    yellow.told_to("3.1", "tax")
    red.does("give ship")
    yellow.does("give ship")
    assert table.asked == ""
    assert yellow.gold == 2


@rule("rise_and_fall.end.stalemate")
def test_so_many_rounds_without_a_new_trophy_end_the_game() -> None:
    table = coast(stalemate_rounds=20).begins(BeginRound())
    cards = ("nomad", "city", "ship")
    for number in range(20):
        assert table.asked == "0 1 playcard"
        rests(reveals(table, cards[number % 3], cards[number % 3]))
    assert table.asked == ""
    assert table.told("stalemate") == [{"n": 20}]
    assert table.told("end") == [{}]


@rule("rise_and_fall.end.stalemate")
def test_a_trophy_begins_the_count_anew() -> None:
    table = coast(stalemate_rounds=20)
    red, yellow = table.players
    red.temple("6.1", "7.1").has(stone=2)
    table.position.dry = 19
    table.begins(BeginRound())
    reveals(table, "nomad", "city")
    red.told_to("0.1", "build temple")
    rests(table)
    red.does("give ship")
    yellow.does("give ship")
    assert table.asked == "0 1 playcard"
    assert table.position.dry == 0


@rule("rise_and_fall.end.stalemate")
@pytest.mark.parametrize(("rounds", "over"), [(100, True), (50, True), (20, True), (0, False)])
def test_the_patience_is_an_option_and_may_be_endless(rounds: int, over: bool) -> None:
    table = coast(stalemate_rounds=rounds)
    table.position.dry = rounds - 1 if rounds else 1000
    table.begins(EndOfRound())
    assert (table.asked == "") == over
    patient = coast(stalemate_rounds=rounds)
    patient.position.dry = max(rounds - 2, 0)
    assert patient.begins(EndOfRound()).asked == "0 1 playcard"


@rule("rise_and_fall.end.stalemate")
def test_a_hundred_rounds_are_the_default() -> None:
    assert coast().position.options["stalemate_rounds"] == 100


@rule("rise_and_fall.end.winner")
def test_most_points_win() -> None:
    table = coast(3)
    table.players[1].has(gold=100)
    table.players[2].has(gold=50)
    assert [(row.seat, row.place) for row in table.position.standings()] == [(1, 1), (2, 2), (0, 3)]
    assert table.position.standings().winners == (1,)


@rule("rise_and_fall.end.tie")
def test_equal_points_share_the_victory() -> None:
    table = coast(3)
    table.players[0].has(gold=100)
    table.players[2].has(gold=101)  # the odd coin is worth nothing
    assert table.position.standings().winners == (0, 2)
    assert [row.place for row in table.position.standings()] == [1, 1, 3]


@rule("rise_and_fall.end.stalemate")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{"stalemate_rounds": 20}, {"buy_back": "simultaneous", "trophies": 6}])
def test_every_game_ends_however_badly_it_is_played(game: RiseAndFall, seats: int, options: Options) -> None:
    for seed in range(2):
        position = game.new(seats, seed, {"world": "quick", **options})
        assert isinstance(position, RisePosition)
        rng = Random(seed)
        limit = int(position.options["stalemate_rounds"]) * int(position.options["trophies"])
        while position.pending():
            seat = rng.choice(position.pending())
            position.apply(seat, rng.choice(position.legal(seat)))
            assert position.round <= limit
        position.audit()
        enough = position.trophies_taken() >= int(position.options["trophies"])
        assert enough or len(position.living()) < 2 or position.dry == position.options["stalemate_rounds"]
        assert position.standings().winners

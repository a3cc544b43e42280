"""Bots: they know a view only, play legal actions only, and the better ones are better."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ecumene import Position, catalogue
from ecumene.bots import BOTS, Bot, BotError, make_bot
from ecumene.bots.greedy import Greedy
from ecumene.bots.mcts import Mcts
from ecumene.bots.quick import Quick
from ecumene.bots.random import Uniform
from ecumene.core.game import Game
from ecumene.core.mind import Mind
from ecumene.core.position import Position as CorePosition
from tests.tiny.harbour import Harbour
from tests.tiny.quay import at_the_quay

SPECS = ("random", "quick", "greedy", "mcts:20")


def play(game: Game, specs: Sequence[str], seed: int) -> Position:
    """A whole game between bots."""
    position = game.new(len(specs), seed)
    bots: list[Bot] = [make_bot(spec, 100 * seed + seat) for seat, spec in enumerate(specs)]
    while pending := position.pending():
        seat = pending[-1]  # of several seats that choose at once any may be first
        action = bots[seat].choose(position.view(seat), seat)
        assert action in position.legal(seat)
        position.apply(seat, action)
    return position


def wins(game: Game, tested: str, others: str, seats: int, games: int) -> float:
    """The share of games that `tested` wins, moving from seat to seat."""
    won = 0.0
    for number in range(games):
        specs = [others] * seats
        specs[number % seats] = tested
        winners = play(game, specs, number).standings().winners
        won += (number % seats in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("spec", SPECS)
def test_every_bot_plays_a_game_with_secrets_and_simultaneous_choices(harbour: Harbour, spec: str) -> None:
    assert play(harbour, [spec] * 3, 1).pending() == ()


@pytest.mark.parametrize("spec", ["random", "quick", "greedy", "mcts:2"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_bot_plays_vinci_to_its_end(spec: str, seats: int) -> None:
    bots = [spec] + ["random"] * (seats - 1)
    assert play(catalogue["vinci"], bots, seats).pending() == ()


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_makes_the_same_choices(harbour: Harbour, spec: str) -> None:
    assert play(harbour, [spec] * 2, 3).dump() == play(harbour, [spec] * 2, 3).dump()


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_decides_alike_where_it_cannot_tell_positions_apart(harbour: Harbour, spec: str) -> None:
    """The hidden hand and the order of the deck differ; what seat 0 sees does not."""
    one = at_the_quay(harbour, ("spice wine", "customs"))
    two = at_the_quay(harbour, ("spice wine", "wine"))
    assert one.view(0).dump() == two.view(0).dump()
    assert make_bot(spec, 5).choose(one.view(0), 0) == make_bot(spec, 5).choose(two.view(0), 0)


def test_a_lone_choice_needs_no_thought(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ("spice", "spice"), berths=("0.-1", "0.-1"), market=(3,))
    position.apply(0, harbour.action("play spice"))
    assert [str(action) for action in position.legal(1)] == ["waive"]
    for spec in SPECS:
        assert str(make_bot(spec, 0).choose(position.view(1), 1)) == "waive"


class Prefers(Mind[CorePosition]):
    """A dream of coins: `dream` of the last berth chosen."""

    dream: dict[int, float]
    doubts = 0.0

    def doubt(self, position: CorePosition, seat: int) -> float:
        return self.doubts

    def prospects(self, position: CorePosition) -> list[float]:
        dumped = position.dump()["state"]["berths"]
        return [self.dream.get(berth, 0.0) for berth in dumped]


def test_greedy_takes_what_the_game_values_most_and_leaves_equals_to_chance() -> None:
    game, mind = Harbour(), Prefers(60)
    game.mind = mind
    mind.dream = {2: 5.0, 4: 5.0, 1: 3.0}
    position = game.new(2, 1)
    position.apply(1, game.berth[0])  # sealed: only seat 0's own choice is open now
    chosen = {str(make_bot("greedy", seed).choose(position.view(0), 0)) for seed in range(20)}
    assert chosen == {str(game.berth[2]), str(game.berth[4])}


def test_greedy_leaves_to_chance_what_the_game_cannot_tell_apart() -> None:
    game, mind = Harbour(), Prefers(60)
    game.mind = mind
    mind.dream = {2: 5.0, 4: 4.5, 1: 4.0}
    position = game.new(2, 1)
    position.apply(1, game.berth[0])

    def chosen() -> set[str]:
        return {str(make_bot("greedy", seed).choose(position.view(0), 0)) for seed in range(20)}

    assert chosen() == {str(game.berth[2])}
    mind.doubts = 1.0
    assert chosen() == {str(game.berth[2]), str(game.berth[4])}  # a whole point counts


def test_greedy_beats_random_at_vinci() -> None:
    assert wins(catalogue["vinci"], "greedy", "random", 4, 8) > 0.6


def test_quick_beats_random_at_vinci() -> None:
    assert wins(catalogue["vinci"], "quick", "random", 4, 8) > 0.6


def test_search_beats_random_at_a_game_it_knows_nothing_about(harbour: Harbour) -> None:
    assert wins(harbour, "mcts:40", "random", 2, 30) > 0.6


def test_a_bot_is_named_in_words() -> None:
    assert set(BOTS) == {"random", "quick", "greedy", "mcts", "net"}
    specs = ("random", "quick", "greedy", "mcts:9ms")
    assert [type(make_bot(spec, 1)) for spec in specs] == [Uniform, Quick, Greedy, Mcts]


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("greddy", "no bot 'greddy' (did you mean \"greedy\"?)"),
        ("random:3", "takes no setting"),
        ("mcts:0", "mcts takes iterations"),
        ("mcts:fast", "mcts takes iterations"),
        ("mcts:-5ms", "mcts takes iterations"),
        ("", "no bot ''"),
    ],
)
def test_a_bot_that_cannot_be_read_is_refused(spec: str, problem: str) -> None:
    with pytest.raises(BotError) as error:
        make_bot(spec, 0)
    assert problem in str(error.value)

"""Tree search: its tree, its budget, its judgement."""

from __future__ import annotations

from random import Random

import pytest

from ecumene import Position, catalogue
from ecumene.bots.mcts import Mcts, judge
from ecumene.core.action import Action
from ecumene.core.mind import Mind
from ecumene.core.position import Position as CorePosition
from tests.tiny.harbour import Harbour
from tests.tiny.quay import at_the_quay
from tests.vinci.board import Table


def visits(bot: Mcts, position: Position, seat: int) -> dict[str, int]:
    """How often each action of a seat was tried at the root."""
    options = bot.search(position.view(seat), seat).options[seat]
    return {str(stat.action): stat.visits for stat in options.stats.values()}


def test_the_root_tries_every_legal_action_within_its_budget(harbour: Harbour) -> None:
    position = harbour.new(3, 1)
    tried = visits(Mcts(1, iterations=90), position, 0)
    assert set(tried) == {str(action) for action in position.legal(0)}
    assert min(tried.values()) >= 1
    assert 16 <= sum(tried.values()) <= 90


def test_a_choice_that_is_clear_is_not_thought_about_to_the_end(harbour: Harbour) -> None:
    """Two sales are left, and one brings far more: the rest of the iterations could not change it."""
    position = at_the_quay(harbour, ("spice", ""), market=(6,))
    assert sum(visits(Mcts(1, iterations=4000), position, 0).values()) < 4000


def test_where_several_choose_each_has_its_own_statistics(harbour: Harbour) -> None:
    root = Mcts(1, iterations=60).search(harbour.new(3, 1).view(0), 0)
    assert set(root.options) == {0, 1, 2}
    for options in root.options.values():
        assert sum(stat.visits for stat in options.stats.values()) == options.visits == 60
    assert all(len(joint) == 3 for joint in root.children)


def test_a_choice_already_sealed_by_another_is_guessed_not_seen(harbour: Harbour) -> None:
    one, two = harbour.new(2, 1), harbour.new(2, 1)
    one.apply(1, harbour.action("berth 0.-1"))
    two.apply(1, harbour.action("berth 0.1"))
    assert visits(Mcts(4, iterations=50), one, 0) == visits(Mcts(4, iterations=50), two, 0)


def test_the_budget_may_be_time(harbour: Harbour) -> None:
    assert sum(visits(Mcts(1, milliseconds=1), harbour.new(2, 1), 0).values()) >= 1
    both = Mcts(1, iterations=3, milliseconds=60_000)
    assert sum(visits(both, harbour.new(2, 1), 0).values()) == 3


def test_rewards_are_chances_to_win_and_a_win_is_worth_most() -> None:
    game = catalogue["vinci"]
    position = game.new(3, 1)
    rewards = judge(position)
    assert sum(rewards) == pytest.approx(1.0)
    game.play_on(position, Random(1), game.longest)
    assert not position.pending()
    (winner,) = position.standings().winners
    final = judge(position)
    assert sum(final) == pytest.approx(1.0)
    assert final[winner] > 0.5
    assert all(reward < 0.5 for seat, reward in enumerate(final) if seat != winner)


def test_a_last_turn_is_played_for_the_win() -> None:
    """One conquest more makes it a tie on points, won by provinces; to stop would lose."""
    table = Table(3)
    red = table.people(saxony=1, hand=3).has_points(48)
    table.enemy(england=1).has_points(50)
    table.position.first = 1  # seat 0 ends the round
    table.position.ending = 1
    red.expands()
    chosen = Mcts(1, iterations=100).choose(table.position.view(0), 0)
    assert str(chosen).startswith("conquer")
    red.plays(str(chosen))
    red.finishes()
    assert table.position.standings().winners == (0,)


class Choosy(Mind[CorePosition]):
    """A few candidates, and an opinion of them."""

    named: tuple[str, ...] = ()
    opinion: dict[str, float]

    def candidates(self, position: CorePosition, seat: int) -> list[Action] | None:
        legal = {str(action): action for action in position.legal(seat)}
        found = [legal[name] for name in self.named if name in legal]
        return found or None

    def appraise(self, position: CorePosition, seat: int, action: Action) -> float:
        return self.opinion[str(action)]


def minded(mind: Mind[CorePosition]) -> Harbour:
    """Harbour with another mind."""
    game = Harbour()
    game.mind = mind
    return game


def test_of_many_actions_only_the_candidates_are_searched() -> None:
    mind = Choosy(60)
    game = minded(mind)
    position = game.new(2, 1)
    legal = [str(action) for action in position.legal(0)]
    mind.named = tuple(legal[1:3])
    mind.opinion = dict.fromkeys(legal, 0.0)
    assert len(legal) > 2
    assert set(visits(Mcts(1, iterations=60), position, 0)) == set(mind.named)


def test_a_single_candidate_is_done_without_a_search() -> None:
    mind = Choosy(60)
    game = minded(mind)
    position = game.new(2, 1)
    mind.named = (str(position.legal(0)[3]),)
    bot = Mcts(1, iterations=10**9)  # more than anybody could wait for
    assert str(bot.choose(position.view(0), 0)) == mind.named[0]


def test_the_game_s_opinion_is_where_search_begins() -> None:
    mind = Choosy(60)
    game = minded(mind)
    position = game.new(2, 1)
    mind.named = tuple(str(action) for action in position.legal(0))
    favourite = mind.named[-1]
    mind.opinion = dict.fromkeys(mind.named, 0.0) | {favourite: 500.0}
    tried = visits(Mcts(1, iterations=16), position, 0)
    assert tried[favourite] == max(tried.values())
    assert sum(count > 0 for count in tried.values()) < len(mind.named)  # it widens only by and by


class Deceived(Choosy):
    """Berth 2 brings most, as one step shows; the opinion is all for another."""

    def prospects(self, position: CorePosition) -> list[float]:
        return [20.0 if berth == 2 else 0.0 for berth in position.dump()["state"]["berths"]]


class Seer(Mind[CorePosition]):
    """Looks no further than the search itself, and counts how often it is asked to."""

    looks = 0

    def foresee(self, position: CorePosition, rng: Random) -> None:
        self.looks += 1


def test_the_game_says_how_a_play_out_goes() -> None:
    mind = Seer(60)
    game = minded(mind)
    Mcts(1, iterations=12).search(game.new(2, 1).view(0), 0)
    assert mind.looks == 12


def test_visits_overrule_an_opinion() -> None:
    mind = Deceived(0)
    game = minded(mind)
    position = game.new(2, 1)
    position.apply(1, game.berth[0])
    mind.named = tuple(str(action) for action in position.legal(0))
    mind.opinion = dict.fromkeys(mind.named, 0.0) | {str(game.berth[4]): 2.0}
    assert Mcts(1, iterations=400).choose(position.view(0), 0) == game.berth[2]

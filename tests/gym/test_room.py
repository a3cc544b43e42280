"""Nothing is cut in silence: the five games have room in environments, and whoever needs more is told."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import ecumene.gym
from ecumene.bots import make_bot
from ecumene.catalogue import catalogue
from ecumene.core.errors import NoRoom
from ecumene.core.observing import Observer
from ecumene.core.options import OptionValue
from ecumene.gym.plan import Plan, PlanError
from tests.tiny.harbour import Harbour

BOXES: dict[str, OptionValue] = dict.fromkeys(
    ("plans_and_ploys", "arts_and_architecture", "fantasies_and_futures"), "in"
)
GAMES: dict[str, dict[str, OptionValue]] = {
    "vinci": {},
    "rise_and_fall": {},
    "tapestry": BOXES,
    "rise_of_empires": {},
    "beyond_the_horizon": {},
}
ENOUGH = Plan.of(Harbour(), {})
SEEN_EVERY = 7  # decisions between two looks by all seats; whoever is asked is counted at every one


@pytest.mark.parametrize("bot", ["random", "quick"])
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_with_the_most_seats_have_room(name: str, bot: str) -> None:
    game = catalogue[name]
    seats = max(game.seat_counts)
    position = game.new(seats, 11, GAMES[name])
    observer, bots = Observer(game, seats, position.options), [make_bot(bot, seat) for seat in range(seats)]
    tokens = choices = decisions = 0
    while pending := position.pending():
        seat = pending[0]
        choices = max(choices, len(position.legal(seat)))
        if decisions % SEEN_EVERY == 0:
            tokens = max(tokens, *(len(observer.tokens(position, seat)) for seat in range(seats)))
        position.apply(seat, bots[seat].choose(position.view(seat), seat))
        decisions += 1
    tokens = max(tokens, *(len(observer.tokens(position, seat)) for seat in range(seats)))
    assert tokens > 100
    assert choices > 10
    assert tokens <= ENOUGH.width * 0.7  # a quarter and more is left for what these games did not show
    assert choices <= ENOUGH.choices * 0.7


def makers(**settings: Any) -> list[Any]:
    """What begins a game and says what is seen and offered first, in each library's way."""

    def by_turns() -> None:
        env = ecumene.gym.pettingzoo(Harbour(), seats=3, **settings)
        env.reset(seed=1)
        env.last()

    return [
        by_turns,
        lambda: ecumene.gym.parallel(Harbour(), seats=3, **settings).reset(seed=1),
        lambda: ecumene.gym.gymnasium(Harbour(), seats=3, **settings).reset(seed=1),
        lambda: ecumene.gym.vector(Harbour(), games=2, workers=0, seats=3, **settings).reset(seed=1),
    ]


@pytest.mark.parametrize("library", range(4), ids=["pettingzoo", "parallel", "gymnasium", "vector"])
def test_what_a_seat_sees_is_whole_or_refused_by_name(library: int) -> None:
    position = Harbour().new(3, 1)
    needed = len(Observer(position.game, 3, position.options).tokens(position, 0))
    with pytest.raises(NoRoom, match=r"width=12 has no room for \d+ tokens") as refused:
        makers(width=12)[library]()
    assert abs(refused.value.needed - needed) < 10  # another seed, another hand
    makers(width=300)[library]()


@pytest.mark.parametrize("library", range(4), ids=["pettingzoo", "parallel", "gymnasium", "vector"])
def test_what_is_legal_is_offered_whole_or_refused_by_name(library: int) -> None:
    first = len(Harbour().new(3, 1).legal(0))
    with pytest.raises(NoRoom, match=f"choices={first - 1} has no room for {first} legal actions"):
        makers(choices=first - 1, actions="choices")[library]()
    makers(choices=first, actions="choices")[library]()


def test_a_worker_s_games_tell_it_too() -> None:
    envs = ecumene.gym.vector(Harbour(), games=4, workers=2, seats=3, choices=3)
    with pytest.raises(PlanError, match=r"choices=3 has no room for \d+ legal actions"):
        envs.reset(seed=1)


def test_nothing_is_refused_where_the_catalogue_names_the_action() -> None:
    env: Any = ecumene.gym.pettingzoo(Harbour(), seats=3, choices=2, actions="catalogue")
    env.reset(seed=1)
    rng = Random(1)
    for _ in range(60):
        seen, _, over, _, _ = env.last()
        if over:
            break
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))

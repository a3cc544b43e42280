"""Matches: one game between bots, from plain values to plain values."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ecumene.bots import BOTS, BotError
from ecumene.core.action import Action, Seat
from ecumene.core.errors import OptionError, UnknownGame
from ecumene.core.position import Position
from ecumene.lab.match import Match, MatchError, Setup, derive, play_match
from tests.tiny.harbour import Harbour

DUEL = Setup("vinci", 2)
RANDOM = ("random", "random")


class Spy:
    """A random bot that keeps what it was shown."""

    def __init__(self, seed: int, seen: list[tuple[Seat, Seat | None, bool]]) -> None:
        self._rng = Random(seed)
        self._seen = seen

    def choose(self, view: Position, seat: Seat) -> Action:
        self._seen.append((seat, view.viewer, view.chance is None))
        return self._rng.choice(view.legal(seat))


def test_a_match_is_decided_by_its_seed() -> None:
    one, again, other = (play_match(DUEL, RANDOM, seed) for seed in (1, 1, 2))
    assert one == again != other
    assert one.decisions > 100
    assert sorted(one.places)[0] == 1
    assert max(one.points) == one.points[one.places.index(1)]


def test_bots_see_their_own_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[Seat, Seat | None, bool]] = []
    monkeypatch.setitem(BOTS, "spy", lambda setting, seed: Spy(seed, seen))
    match = play_match(DUEL, ("spy", "spy"), 3)
    assert len(seen) == match.decisions
    assert all(viewer == seat and secret for seat, viewer, secret in seen)


def test_each_bot_has_chances_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def make(setting: str, seed: int) -> Spy:
        seeds.append(seed)
        return Spy(seed, [])

    monkeypatch.setitem(BOTS, "spy", make)
    play_match(DUEL, ("spy", "spy"), 3)
    play_match(DUEL, ("spy", "spy"), 4)
    assert len(set(seeds)) == 4


def test_any_game_can_be_played_also_with_simultaneous_choices(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecumene.lab.match._load", lambda game, content: harbour)
    match = play_match(Setup("harbour", 3, {"rounds": 2}), ("random",) * 3, 5)
    assert (len(match.points), match.first) == (3, 0)


def test_a_game_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Hurried(Harbour):
        longest = 3

    hurried = Hurried()
    monkeypatch.setattr("ecumene.lab.match._load", lambda game, content: hurried)
    with pytest.raises(MatchError, match="still not over after 3 decisions"):
        play_match(Setup("harbour", 2), RANDOM, 5)


def test_a_shared_win_counts_in_parts_and_order_counts_from_who_began() -> None:
    match = Match(0, ("a", "b", "c"), (9, 4, 9), (1, 3, 1), 2, 10)
    assert [match.share(seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert [match.order(seat) for seat in range(3)] == [1, 2, 0]


def test_what_could_not_be_played_is_refused_before_it_starts(tmp_path: Path) -> None:
    for setup, bots, error, text in (
        (Setup("vinc", 2), RANDOM, UnknownGame, "no game 'vinc'"),
        (Setup("vinci", 7), ("random",) * 7, OptionError, "seats must be one of"),
        (Setup("vinci", 2, {"speed": 1}), RANDOM, OptionError, "no option 'speed'"),
        (DUEL, ("random",), MatchError, "1 bots for 2 seats"),
        (DUEL, ("random", "genius"), BotError, "no bot 'genius'"),
    ):
        with pytest.raises(error, match=text):
            setup.check(bots)
    with pytest.raises(MatchError, match="3 bots for 2 seats"):
        play_match(DUEL, ("random",) * 3, 1)


def test_content_travels_as_a_path(tmp_path: Path) -> None:
    short = tmp_path / "short.yaml"
    short.write_text("players: [{id: '2', target: 20}]", encoding="utf-8")
    assert play_match(Setup("vinci", 2, {}, str(short)), RANDOM, 1).decisions < play_match(DUEL, RANDOM, 1).decisions


def test_seeds_of_parts_are_all_different_and_never_change() -> None:
    assert derive(1, "game") == 91558863134351131
    seeds = {derive(seed, part, n) for seed in range(5) for part in ("game", "bot") for n in range(50)}
    assert len(seeds) == 500

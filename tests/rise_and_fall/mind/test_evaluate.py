"""What bots steer by: the evaluation, the appraisal and the quick player see what a person would."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from ecumene.bots import make_bot
from ecumene.core.game import game_of
from ecumene.core.options import OptionValue
from ecumene.games.rise_and_fall import RiseAndFall
from ecumene.games.rise_and_fall.mind.evaluate import danger, prospects, rounds_left, trophy_times
from ecumene.games.rise_and_fall.mind.policy import quick_action
from ecumene.games.rise_and_fall.play.activation import TakeTurn
from ecumene.games.rise_and_fall.play.buying_back import BuyBackPhase
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.recycling import Recycling
from ecumene.games.rise_and_fall.play.rounds import BeginRound, EndOfRound
from tests.rise_and_fall.board import Table, world
from tests.rise_and_fall.phases import coast, declining
from tests.rise_and_fall.small import small

QUICK: dict[str, OptionValue] = {"world": "quick"}

ISLAND = """
    ~ ~ ~ ~ ~ ~ ~
     ~ . . . . ~
    ~ . f f m . ~
     ~ . f m m ~
    ~ ~ . . . ~ ~
"""
"""Plain 1.1 2.1 3.1 4.1, then 0.2, forest 1.2 2.2, mountain 3.2, plain 4.2; plain 0.3, forest 1.3, mountain 2.3 3.3;
plain 0.4 1.4 2.4, all within one sea."""


def greedy(table: Table, seat: int = 0) -> str:
    """What the greedy bot does now."""
    return str(make_bot("greedy", 1).choose(table.position.view(seat), seat))


def quick(table: Table, seat: int = 0) -> str:
    """What the quick player does now."""
    return str(quick_action(table.position, seat, Random(1)))


def opened(seats: int, seed: int, **options: OptionValue) -> RisePosition:
    """A new game on a quick world."""
    position = RiseAndFall().new(seats, seed, {**QUICK, **options})
    assert isinstance(position, RisePosition)
    return position


# ---- prospects


def test_a_world_in_the_making_promises_the_same_to_all(game: RiseAndFall) -> None:
    assert game.prospects(game.new(3, 1)) == [0.0, 0.0, 0.0]


def test_a_finished_game_promises_what_it_gave(game: RiseAndFall) -> None:
    position = game.new(2, 3, {**QUICK, "stalemate_rounds": 20})
    game.play_on(position, Random(1), game.longest)
    assert not position.pending()
    standings = position.standings()
    for seat, expected in enumerate(game.prospects(position)):
        assert expected == standings.of(seat).points or expected < 0 == standings.of(seat).points


def test_a_trophy_is_worth_its_points() -> None:
    """Who has taken the trophy has more to expect than who has only the pieces, by about what it says."""
    gains = []
    for seat in (0, 1):
        table = coast().trophies(temple=seat).begins(BeginRound())
        gains.append(prospects(table.position)[0])
    assert gains[0] - gains[1] == pytest.approx(20, abs=1)


def test_the_last_piece_but_one_is_worth_more_than_the_first() -> None:
    expected = []
    for count in range(3):
        table = coast()
        table.players[0].temple(*["3.3", "4.3", "5.3"][:count])
        table.begins(BeginRound())
        expected.append(prospects(table.position)[0])
    assert expected[2] - expected[1] > expected[1] - expected[0] > 5


def test_a_larger_lead_is_a_safer_one() -> None:
    """A second mountaineer stands on the mountain that the first one leads already, or on a plain that is led too."""
    expected = []
    for place in ("2.3", "3.1"):
        table = world(ISLAND)
        table.players[0].mountaineer("3.2", place).city("4.1")
        table.players[1].city("1.4")
        expected.append(prospects(table.begins(BeginRound()).position)[0])
    assert expected[0] > expected[1] + 1


def test_the_end_is_near_when_few_trophies_are_missing() -> None:
    far, near = coast().begins(BeginRound()), coast().trophies(nomad=0, city=0, ship=1).begins(BeginRound())
    left = [rounds_left(table.position, trophy_times(table.position)) for table in (far, near)]
    assert left[0] > left[1] > 0


def test_what_brings_gold_is_worth_nothing_when_the_bank_is_empty() -> None:
    """A second coastal city makes ships trade for more, as long as there is gold to trade for."""
    gains = []
    for bank in (400, 0):
        expected = []
        for more in (False, True):
            table = coast().bank_holds(bank)
            table.players[0].city(*["0.3"] * (not more), *["6.1"] * more)
            table.begins(BeginRound())
            expected.append(prospects(table.position)[0])
        gains.append(expected[1] - expected[0])
    assert gains[0] > gains[1] + 3


def test_running_out_of_cards_without_gold_is_a_danger() -> None:
    table = coast()
    red, yellow = table.players
    red.cards(city="decline", ship="decline")
    yellow.temple("3.3", "4.3")
    times = trophy_times(table.begins(BeginRound()).position)
    assert danger(table.position, 0, times) > 5
    red.has(gold=20)
    assert danger(table.position, 0, times) == 0.0
    assert danger(table.position, 1, times) == 0.0


# ---- deeds


def test_a_trophy_in_reach_is_taken() -> None:
    table = world(ISLAND)
    table.players[0].city("2.1").nomad("1.2").mountaineer("3.2", "3.3").has(gold=1)
    table.players[1].city("1.4")
    table.players[0].turn("city")
    assert greedy(table) == quick(table) == "wake 2.1"
    table.players[0].does("wake 2.1")
    assert greedy(table) == quick(table) == "educate mountaineer 1.2"


def test_ships_trade_where_there_is_something_to_trade() -> None:
    table = coast()
    table.players[0].turn("ship").does("wake 0.0")
    assert greedy(table) == quick(table) == "trade"


def test_a_step_leads_into_a_region_that_can_be_led() -> None:
    """One step away lie a forest that nobody has and one that a rival holds with two pieces."""
    table = world("""
        f f . f f
         f . . f
    """)
    red, yellow = table.players
    red.nomad("2.0").city("1.1")
    yellow.mountaineer("0.0", "0.1").city("2.1")
    red.turn("nomad").does("wake 2.0")
    assert greedy(table) == quick(table) == "move 3.0"


@pytest.mark.parametrize("bot", [greedy, quick])
def test_nobody_leaves_a_region_he_leads_for_nothing(bot: Callable[[Table], str]) -> None:
    """Strolling about the mountain is no harm; the plain below is as good as lost."""
    table = world("""
        m m m . .
         m m . .
    """)
    red, yellow = table.players
    red.mountaineer("0.0").city("4.0").has(stone=5)
    yellow.city("2.1", "3.1", "3.0")
    red.played("mountaineer")
    table.begins(TakeTurn(0), EndOfRound())
    while table.asked in ("0 wakepiece", "0 usepiece"):
        red.does(bot(table))
    (place,) = red.pieces("mountaineer")
    assert table.terrain(place) == "mountain"


# ---- cards


def test_the_card_that_can_do_most_now_is_played() -> None:
    """Four cities on the coast make the ships' trade worth more than one nomad's walk."""
    table = coast()
    table.players[0].ship("8.0", "9.0").city("6.1", "8.1").cards(city="discard")
    table.begins(BeginRound())
    assert greedy(table) == "play ship"


def test_the_card_that_is_missed_least_goes_into_decline() -> None:
    table = coast()
    table.players[0].ship("7.0", "8.0", "9.0").mountaineer("7.2")
    declining(1, table).position.agenda.insert(0, EndOfRound())
    assert greedy(table) == quick(table) == "give mountaineer"


def test_a_card_worth_its_price_is_bought_back() -> None:
    table = coast().trophies(temple=1)
    table.players[0].ship("7.0", "8.0", "9.0").cards(ship="decline").has(gold=30)
    table.begins(BuyBackPhase(), Recycling(), EndOfRound())
    assert greedy(table) == quick(table) == "redeem ship"


def test_in_the_last_round_a_card_must_be_worth_its_price_in_points() -> None:
    """Forty gold are twenty points; a nomad is one."""
    table = coast().trophies(temple=1, city=0, merchant=0, ship=1)
    table.players[0].cards(nomad="decline").has(gold=60)
    table.begins(BuyBackPhase(), Recycling(), EndOfRound())
    assert greedy(table) == "spare"


# ---- whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_quick_player_does_is_legal(seats: int) -> None:
    position = opened(seats, seats, stalemate_rounds=20)
    rng = Random(seats)
    while pending := position.pending():
        seat = pending[-1]
        action = game_of(position).quick_action(position, seat, rng)
        assert action in position.legal(seat)
        position.apply(seat, action)


@pytest.mark.parametrize("seats", [2, 4])
def test_candidates_are_some_of_what_is_legal(seats: int) -> None:
    position = opened(seats, 5)
    rng = Random(seats)
    for _ in range(250):
        seat = position.pending()[0]
        named = game_of(position).candidates(position, seat)
        assert named
        assert len(set(named)) == len(named)
        assert set(named) <= set(position.legal(seat))
        position.apply(seat, game_of(position).quick_action(position, seat, rng))


def test_a_world_is_built_without_a_search(game: RiseAndFall) -> None:
    """Every tile has one candidate, so search spends no time on it."""
    position = game.new(2, 4)
    for _ in range(30):
        (seat,) = position.pending()
        named = game.candidates(position, seat)
        assert named is not None
        assert len(named) == 1
        assert named[0] in position.legal(seat)
        position.apply(seat, named[0])


def test_bots_play_with_other_sets_of_pieces() -> None:
    position = small().new(3, 2, {**QUICK, "stalemate_rounds": 20})
    bots = [make_bot(spec, 1) for spec in ("greedy", "quick", "random")]
    while pending := position.pending():
        position.apply(pending[0], bots[pending[0]].choose(position.view(pending[0]), pending[0]))
    assert position.standings().winners


def test_quick_players_found_a_civilization_and_race_for_trophies() -> None:
    """A game between them ends by trophies, with a world full of cities and ships."""
    ended = 0
    pieces = 0
    for seed in range(6):
        position = opened(2, seed)
        game = game_of(position)
        game.play_on(position, Random(seed), game.longest)
        ended += sum(owner >= 0 for owner in position.trophy) >= 4
        pieces += sum(place >= 0 for place in position.place)
    assert ended >= 4
    assert pieces / 6 > 20


@pytest.mark.parametrize("spec", ["quick", "greedy"])
def test_bots_that_think_beat_those_that_do_not(spec: str) -> None:
    """Six games, from either seat; three of them would be chance."""
    won = 0.0
    for number in range(6):
        position = opened(2, number)
        specs = [spec, "random"] if number % 2 else ["random", spec]
        bots = [make_bot(each, number) for each in specs]
        while pending := position.pending():
            position.apply(pending[0], bots[pending[0]].choose(position.view(pending[0]), pending[0]))
        winners = position.standings().winners
        won += (specs.index(spec) in winners) / len(winners)
    assert won >= 5

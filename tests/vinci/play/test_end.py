"""The end of the game: target, last round, winner and ties."""

import pytest

from tests.marks import rule
from tests.vinci.board import Player, Table


def four_players(*points: int) -> tuple[Table, list[Player]]:
    """Four peoples far apart with so many points; 120 is the target. The first is to move."""
    table = Table(4)
    players = [table.people(saxony=1, tokens=("renaissance", "barbarians"))]
    players.append(table.enemy(england=1, tokens=("weapons", "messages")))
    players.append(table.enemy(greece=1, tokens=("weapons", "messages")))
    players.append(table.enemy(ukraine=1, tokens=("medicine", "heritage")))
    for player, has in zip(players, points, strict=True):
        player.has_points(has)
    return table, players


def play_round(players: list[Player]) -> None:
    """Everybody expands by nothing and scores one point."""
    for player in players:
        if player.table.begun:
            player.plays("gather")
        player.finishes()


@rule("vinci.end.target")
def test_the_round_in_which_somebody_reaches_the_target_is_the_last() -> None:
    table, players = four_players(10, 119, 10, 10)
    play_round(players)
    assert players[1].points == 120
    assert (table.asked, table.position.pending()) == ("", ())
    assert table.told("vinci-log-end") == [{}]


@rule("vinci.end.target")
def test_one_point_short_of_the_target_the_game_goes_on() -> None:
    table, players = four_players(10, 118, 10, 10)
    play_round(players)
    assert players[1].points == 119
    assert (table.asked, table.position.round) == ("0 opening", 2)


@rule("vinci.end.target", "vinci.choosing.price")
def test_the_price_of_a_new_people_may_keep_the_target_away() -> None:
    table, players = four_players(119, 10, 10, 10)
    red = players[0].plays("stop", "decline")
    assert red.points == 120
    red.takes(2)
    assert (red.points, table.position.ending) == (118, 0)


@rule("vinci.end.target", "vinci.choosing.bonus")
def test_the_bonus_of_a_new_people_may_reach_the_target() -> None:
    table, players = four_players(118, 10, 10, 10)
    table.position.markers[0] = 1
    red = players[0].plays("stop", "decline").takes(1)
    assert (red.points, table.position.ending) == (121, 1)


@rule("vinci.end.round")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_the_last_round_is_played_to_its_end(leader: int) -> None:
    points = [10] * 4
    points[leader] = 119
    table, players = four_players(*points)
    players[0].expands()
    for seat, player in enumerate(players):
        assert table.position.pending() == (seat,)
        if seat:
            player.plays("gather")
        player.finishes()
    assert table.position.pending() == ()
    assert [player.points for player in players] == [has + 1 for has in points]


@rule("vinci.end.round", "vinci.setup.first_seat")
def test_a_round_ends_before_the_seat_that_began_the_game() -> None:
    table, players = four_players(10, 10, 119, 10)
    table.position.first = 2
    players[2].expands().finishes()
    assert table.position.ending == 1
    for seat in (3, 0, 1):
        assert table.position.pending() == (seat,)
        players[seat].plays("gather").finishes()
    assert table.position.pending() == ()


@rule("vinci.end.round")
def test_a_game_that_is_over_takes_no_more_actions() -> None:
    _, players = four_players(119, 10, 10, 10)
    play_round(players)
    assert players[0].refused("gather") == "core.over"
    assert players[0].legal == []


def test_nobody_is_answered_for_when_the_game_is_over() -> None:
    table, players = four_players(119, 10, 10, 10)
    play_round(players)
    assert table.game.default(table.position.view(0), 0) is None


@rule("vinci.end.winner")
def test_whoever_has_most_points_after_the_last_round_wins_not_who_reached_the_target_first() -> None:
    table, players = four_players(119, 10, 118, 10)
    players[2].declining("dacia", "lower_volga", "anatolia")
    play_round(players)
    assert (players[0].points, players[2].points) == (120, 121)
    standings = table.position.standings()
    assert standings.winners == (2,)
    assert [(row.seat, row.place) for row in standings] == [(2, 1), (0, 2), (1, 3), (3, 3)]


@rule("vinci.end.tie")
def test_a_tie_goes_to_whoever_holds_more_provinces_of_either_people_mountains_included() -> None:
    table, players = four_players(119, 118, 10, 10)
    players[1].declining("norway")  # scores nothing, but is a province
    table.position.earn(1, "vinci.scoring.province", 1)
    play_round(players)
    assert players[0].points == players[1].points == 120
    standings = table.position.standings()
    assert standings.winners == (1,)
    assert (standings.of(0).tie_break, standings.of(1).tie_break) == ((1,), (2,))


@rule("vinci.end.tie")
def test_players_still_tied_share_the_victory() -> None:
    table, players = four_players(119, 10, 119, 10)
    play_round(players)
    assert table.position.standings().winners == (0, 2)
    assert [row.place for row in table.position.standings()] == [1, 1, 3, 3]

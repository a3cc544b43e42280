"""The first deployment: a nomad, a city and a ship each, placed in turn."""

import pytest

from ecumene.games.rise_and_fall import RiseAndFall
from ecumene.games.rise_and_fall.play.deployment import begin_deployment
from ecumene.games.rise_and_fall.play.position import RisePosition
from tests.marks import rule
from tests.rise_and_fall.board import Table, world
from tests.rise_and_fall.phases import COAST


def deploying(seats: int = 2, first: int = 0) -> Table:
    """A finished world on which nobody stands yet."""
    table = world(COAST, seats)
    position = table.position
    position.round = 0
    assert position.chance is not None
    position.chance.script = {"first": (first,)}
    begin_deployment(position)
    return table


@rule("rise_and_fall.deployment.start")
def test_everybody_places_a_nomad_a_city_and_a_ship_and_has_their_cards_in_hand() -> None:
    table = deploying()
    red, yellow = table.players
    for place in ("deploy nomad 0.1", "deploy city 1.1", "deploy ship 0.0"):
        red.does(place)
        yellow.does(place.replace(" 0.", " 4.").replace(" 1.", " 5."))
    assert table.asked == "0 1 playcard"
    for player in table.players:
        assert [player.card(kind) for kind in ("nomad", "city", "ship")] == ["hand"] * 3
        assert [player.card(kind) for kind in ("mountaineer", "merchant", "temple")] == ["reserve"] * 3
        assert len(player.legal) == 3
    assert [red.reserve(kind) for kind in ("nomad", "city", "ship", "merchant")] == [7, 7, 4, 6]
    assert table.position.round == 1


@rule("rise_and_fall.deployment.start")
def test_of_each_kind_only_one_is_placed() -> None:
    table = deploying()
    red, yellow = table.players
    red.does("deploy nomad 0.1")
    yellow.does("deploy city 4.1")
    assert red.refused("deploy nomad 1.1") == "deployment.start"
    assert red.may("deploy nomad") == set()
    assert "1.1" in red.may("deploy city")


@rule("rise_and_fall.deployment.first")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_chance_names_the_first_player_who_gets_the_token(first: int) -> None:
    table = deploying(3, first)
    assert table.asked == f"{first} deploy"
    assert table.position.first == first
    assert table.told("first") == [{"who": first}]


@rule("rise_and_fall.deployment.first")
def test_the_first_player_is_drawn_anew_whoever_began_the_world(game: RiseAndFall) -> None:
    position = game.new(4, 5, None, None, {"builder": [1], "first": [3]})
    assert position.pending() == (1,)
    quick = game.new(4, 5, {"world": "quick"}, None, {"first": [3]})
    assert isinstance(quick, RisePosition)
    assert (quick.pending(), quick.first) == ((3,), 3)
    drawn = [game.new(2, seed, {"world": "saved"}).pending() for seed in range(12)]
    assert set(drawn) == {(0,), (1,)}


@rule("rise_and_fall.deployment.order")
def test_clockwise_from_the_first_player_each_places_one_piece_until_all_stand() -> None:
    table = deploying(3, 1)
    order = []
    while table.asked.endswith("deploy"):
        seat = table.position.pending()[0]
        order.append(seat)
        table.apply(seat, table.players[seat].legal[0])
    assert order == [1, 2, 0] * 3


@rule("rise_and_fall.deployment.order")
def test_the_pieces_may_come_in_any_order_and_nothing_else_is_done() -> None:
    table = deploying()
    red = table.players[0]
    assert {notation.split()[1] for notation in red.legal} == {"nomad", "city", "ship"}
    for notation in ("end", "play nomad", "wake 0.1", "sea 0.0"):
        assert red.refused(notation) == "deployment.order"
    red.does("deploy ship 9.0")
    assert table.told("deploys") == [{"who": 0, "card": "ship", "area": "9.0", "terrain": "sea"}]


@rule("rise_and_fall.deployment.one_per_hex")
def test_a_hex_takes_one_piece() -> None:
    table = deploying()
    red, yellow = table.players
    red.does("deploy city 3.1")
    assert yellow.refused("deploy nomad 3.1") == "deployment.one_per_hex"
    yellow.does("deploy ship 3.0")
    assert red.refused("deploy ship 3.0") == "deployment.one_per_hex"
    assert red.refused("deploy nomad 3.1") == "deployment.one_per_hex"


@rule("rise_and_fall.deployment.ship")
def test_ships_start_at_sea() -> None:
    red = deploying().players[0]
    assert red.may("deploy ship") == {f"{q}.0" for q in range(10)}
    for elsewhere in ("0.1", "3.2", "5.2", "7.2", "20.20"):
        assert red.refused(f"deploy ship {elsewhere}") == "deployment.ship"


@rule("rise_and_fall.deployment.land")
@pytest.mark.parametrize("kind", ["nomad", "city"])
def test_nomads_and_cities_start_neither_at_sea_nor_on_a_glacier(kind: str) -> None:
    table = deploying()
    red = table.players[0]
    assert {table.terrain(place) for place in red.may(f"deploy {kind}")} == {"plain", "forest", "mountain"}
    assert len(red.may(f"deploy {kind}")) == table.land.size - 10 - 1
    for elsewhere in ("0.0", "7.2", "20.20"):
        assert red.refused(f"deploy {kind} {elsewhere}") == "deployment.land"

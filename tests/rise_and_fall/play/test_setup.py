"""Setting up: seats, pieces, bank, tiles and trophies."""

import pytest

from ecumene.core.errors import OptionError
from ecumene.games.rise_and_fall import RiseAndFall
from ecumene.games.rise_and_fall.box.content import INITIAL, KINDS, TERRAINS
from ecumene.games.rise_and_fall.play.model import CARDS, NONE, RESERVE
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.rounds import BeginRound
from tests.marks import rule
from tests.rise_and_fall.phases import coast, rests, reveals


def new(game: RiseAndFall, seats: int) -> RisePosition:
    position = game.new(seats, 3)
    assert isinstance(position, RisePosition)
    return position


@rule("rise_and_fall.setup.seats")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_table_has_two_to_four_seats(game: RiseAndFall, seats: int) -> None:
    with pytest.raises(OptionError, match="2, 3, 4"):
        game.new(seats)
    assert [new(game, n).seats for n in (2, 3, 4)] == [2, 3, 4]


@rule("rise_and_fall.setup.pieces")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_33_pieces_and_six_cards_in_the_reserve(game: RiseAndFall, seats: int) -> None:
    position = new(game, seats)
    counts = {"nomad": 8, "city": 8, "ship": 5, "mountaineer": 3, "merchant": 6, "temple": 3}
    for seat in range(seats):
        assert {kind: position.in_reserve(seat, k) for k, kind in enumerate(KINDS)} == counts
        assert position.cards_in(seat, RESERVE) == list(range(CARDS))
    assert position.place == [NONE] * 33 * seats


@rule("rise_and_fall.setup.bank")
@pytest.mark.parametrize(("seats", "gold"), [(2, 522), (3, 722), (4, 922)])
def test_all_gold_is_in_the_bank_and_fewer_players_have_less(game: RiseAndFall, seats: int, gold: int) -> None:
    position = new(game, seats)
    assert position.bank == gold
    assert position.gold == position.wood == position.stone == [0] * seats


@rule("rise_and_fall.setup.tiles")
@pytest.mark.parametrize(
    ("seats", "tiles"),
    [(2, (2, 12, 10, 8, 6, 2)), (3, (3, 15, 14, 11, 8, 3)), (4, (4, 19, 17, 15, 11, 4))],
)
def test_the_number_of_players_decides_how_many_tiles_are_laid(
    game: RiseAndFall, seats: int, tiles: tuple[int, ...]
) -> None:
    count = game.components.players[seats]
    assert (len(count.anchors), *count.tiles) == tiles


@rule("rise_and_fall.setup.tiles")
def test_a_tile_covers_as_many_hexes_as_the_rulebook_says(game: RiseAndFall) -> None:
    sizes = {tile: {len(way) for way in ways} for tile, ways in game.components.shapes.items()}
    assert sizes == dict(zip((INITIAL, *TERRAINS), ({8}, {7}, {6}, {4}, {3}, {2}), strict=True))


@rule("rise_and_fall.setup.trophies")
def test_six_trophies_wait_and_the_players_say_how_many_end_the_game(game: RiseAndFall) -> None:
    position = new(game, 3)
    assert position.trophy == [NONE] * 6
    assert position.options["trophies"] == 4
    assert game.new(2, 1, {"trophies": 6}).options["trophies"] == 6
    with pytest.raises(OptionError, match="trophies must be one of 4, 5, 6, not 3"):
        game.new(2, 1, {"trophies": 3})


@rule("rise_and_fall.setup.trophies")
@pytest.mark.parametrize(("needed", "over"), [(4, True), (5, False), (6, False)])
def test_the_same_four_trophies_end_a_normal_game_and_no_longer_one(needed: int, over: bool) -> None:
    table = coast(trophies=needed).trophies(nomad=0, city=0, ship=1, temple=1).begins(BeginRound())
    rests(reveals(table, "nomad", "nomad"))
    assert (table.asked == "") == over

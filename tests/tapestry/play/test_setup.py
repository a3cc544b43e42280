"""Set-up: maps, piles, two civilizations and a capital or a pair, outposts."""

from __future__ import annotations

import pytest

from ecumene.core.errors import OptionError
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.model import TapestryPosition
from tests.marks import rule
from tests.tapestry.board import Board, begun, game


def fresh(seats: int, seed: int = 3, **options: int | str) -> TapestryPosition:
    position = game().new(seats, seed, options)
    assert isinstance(position, TapestryPosition)
    return position


@rule("tapestry.setup.map")
@pytest.mark.parametrize(
    ("seats", "board", "hexes"), [(2, "small", 34), (3, "small", 34), (4, "large", 61), (5, "large", 61)]
)
def test_the_map_follows_the_number_of_players(seats: int, board: str, hexes: int) -> None:
    position = fresh(seats)
    assert (position.board.id, len(position.board.hexes)) == (board, hexes)


@rule("tapestry.rulings.seats")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(OptionError):
        game().new(seats)


@rule("tapestry.setup.decks", "tapestry.setup.tech_display")
def test_three_tech_cards_lie_open_and_the_piles_hold_the_rest() -> None:
    position = fresh(4)
    assert (len(position.display), len(position.tech_deck)) == (3, 30)
    assert (len(position.deck), len(position.tiles), len(position.stars)) == (50, 48, 15)
    assert len(position.civ_deck) == 16 - 2 * 4


@rule("tapestry.setup.civilizations", "tapestry.setup.capitals", "tapestry.rulings.two_base_mats_small_game")
@pytest.mark.parametrize(("seats", "choices"), [(2, 4), (3, 4), (4, 2), (5, 2)])
def test_each_chooses_one_of_two_civilizations_and_a_capital(seats: int, choices: int) -> None:
    position = fresh(seats)
    assert position.pending() == tuple(range(seats))
    for seat in range(seats):
        assert len(position.legal(seat)) == choices
    if seats < 4:
        numbers = [[position.box.capitals[c].number for c in offer[2:]] for offer in position.offers]
        assert all(sorted(pair) in ([1, 6], [2, 4], [3, 5]) for pair in numbers)


@rule("tapestry.rulings.setup_choices")
def test_choices_are_unseen_until_all_have_chosen() -> None:
    position = fresh(3)
    position.apply(1, position.legal(1)[0])
    assert position.pending() == (0, 2)
    assert position.view(0).dump()["agenda"] == position.view(2).dump()["agenda"]
    assert position.civs == [(), (), ()]


@rule("tapestry.rulings.setup_choices")
def test_civilizations_not_kept_go_back_to_the_deck() -> None:
    position = fresh(3)
    kept = []
    for seat in range(3):
        action = position.legal(seat)[0]
        kept.append(position.offers[seat][0])
        position.apply(seat, action)
    assert sorted([*position.civ_deck, *kept]) == list(range(16))


@rule("tapestry.setup.outposts")
def test_two_outposts_stand_on_the_start_of_the_capital() -> None:
    board = begun(seats=4, capitals=("mountain", "wetland", "tropical", "desert"))
    for seat, name in enumerate(("mountain", "wetland", "tropical", "desert")):
        start = board.position.board.start[board.position.box.capitals[board.position.box.capital_no[name]].number]
        assert board.pieces(str(WORLD[start])) == [(seat, -1), (seat, -1)]
        assert board.position.controller(start) == seat
    assert board.position.outposts[0] == 8


@rule("tapestry.setup.income_mat", "tapestry.setup.tokens")
def test_mats_are_full_and_tokens_at_the_start() -> None:
    position = fresh(2)
    assert position.built == [0] * 8
    assert position.tokens == [(0,)] * 8
    assert position.stock == [0] * 8


@rule("tapestry.setup.first_player")
def test_the_first_player_is_drawn() -> None:
    assert {fresh(3, seed).first for seed in range(12)} == {0, 1, 2}


@rule("tapestry.setup.civilization_setup", "tapestry.setup.adjustments")
def test_mats_are_set_up_one_player_after_another_from_the_first() -> None:
    board = begun(civs=("mystics", "alchemists"))
    assert board.asked().startswith("0 ")  # the Mystics predict before the Alchemists take their resources
    assert board.position.points[1] == 0


@rule("tapestry.options.board_icons", "tapestry.rulings.biology_benefit", "tapestry.rulings.steel_bonus")
def test_the_printed_board_differs_in_two_spaces() -> None:
    plain, printed = fresh(2).spaces, fresh(2, board_icons="printed").spaces
    no = game().components.space_no
    assert [plain.ids[n] for n in range(48) if plain.benefit[n] != printed.benefit[n]] == ["science_6"]
    assert [plain.ids[n] for n in range(48) if plain.bonus[n] != printed.bonus[n]] == ["technology_6"]
    board = Board(begun(options={"board_icons": "printed"}).position).token(0, science=5)
    board.do(0, [{"advance": {"tracks": ["science"], "benefit": True, "bonus": "none"}}])
    assert board.asked() == "0 pickbranch"
    assert no["science_6"] == 17


@rule("tapestry.options.strong_cards")
def test_strong_cards_may_stay_in_the_box() -> None:
    position = fresh(2, strong_cards="out")
    assert len(position.deck) == 45
    assert position.box.card_no["alliance"] not in position.deck
    assert len(position.tech_deck) + len(position.display) == 31
    position.audit()
    Board(position)

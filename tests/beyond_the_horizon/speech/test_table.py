"""The table of Beyond the Horizon as text: objectives, tree, buildings, world and players."""

from __future__ import annotations

import pytest

from ecumene.core.words import LANGUAGES
from tests.beyond_the_horizon.board import Board, game, table
from tests.beyond_the_horizon.speaking import played
from tests.speaking import block, drawn, fits


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 8)])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_table_fits_any_window_all_through_a_game(lang: str, seats: int, seed: int, width: int) -> None:
    for number, position in enumerate(played(seats, seed, rounds=20)):
        assert number % 40 or fits(position, lang, width)


def test_the_top_tells_the_round_and_whose_turn_it_is() -> None:
    board = table(seats=3)
    assert drawn(board).startswith("Round 1. Ann acts.")
    board.position.last_round = 2
    assert drawn(board, "fr").startswith(
        "Manche 1. Ann joue. La fin est déclenchée : encore une manche après celle-ci."
    )
    board.position.round = 2
    assert drawn(board).startswith("Round 2, the last one. Ann acts.")
    board.position.agenda = []
    assert drawn(board).startswith("The game is over.")


def test_the_governments_lie_open_while_they_are_chosen() -> None:
    board = Board(game().new(3, 4))  # type: ignore[arg-type]
    lines = " ".join(block(drawn(board), "Governments to choose from"))
    assert lines.count("Despotism: ") == lines.count("Democracy: ") == 3
    assert "Governments" not in drawn(table())


def test_objectives_show_what_they_ask_for_and_who_has_claimed_them() -> None:
    board = table().objectives("age_of_learning", "two_citadels", "blossoming_realm")
    board.position.claims = [(1, 0), (), ()]
    assert block(drawn(board), "Objectives") == [
        "  Age of Learning (B A): at least 11 technologies",
        "  Two Citadels: at least 2 cities you have fortified",
        "  Blossoming Realm: at least 14 cubes gone from your development tracks",
    ]


def test_the_tree_shows_technologies_scholars_leaders_and_lines() -> None:
    board = table().card("I1", "writing").tech(0, "writing").card("II2", "guilds").scholar(1, "II2")
    lines = " ".join(" ".join(block(drawn(board, width=300), "Tree of technologies")).split())
    assert "I a Writing (A)" in lines
    assert "II b Guilds (B) ← I a, I b" in lines
    assert "II a nothing yet, a leader ← I a" in lines
    assert "Cards left: level II 15, level III 16" in lines


def test_the_world_shows_its_shape_and_what_is_on_each_tile() -> None:
    board = table().lay("golden_valley", "oasis").village(0, "golden_valley").city(1, "golden_valley")
    board.units(0, "golden_valley settler 2", "oasis soldier 3").units(1, "oasis settler 1")
    board.built("cradle", "farm", 1, 0)
    lines = block(drawn(board), "Known world")
    assert lines[:2] == ["  3   1   2", "    5   4"]
    assert "  1 Cradle of Civilisation, Farm B A" in lines
    assert "  2 Rose Sands, start of Ann" in lines
    assert "  4 Golden Valley, strength 3, village 4 A, city 7 B: As2" in lines
    assert "  5 Oasis, strength 2, village 3, city 6: AS3 Bs1" in lines
    assert "22 territories still unknown" in lines


def test_buildings_and_tokens_that_are_left_are_shown() -> None:
    board = table().row("farm", "mint", "palace", "opera_house").give(0, fortify=2)
    assert block(drawn(board), "Buildings on display") == [
        "  level I: Farm",
        "  level II: Mint",
        "  level III: Palace, Opera House",
        "Tokens left: 8 Colonise tokens, 6 Fortify tokens",
    ]


def test_players_show_their_goods_their_boards_and_what_they_own() -> None:
    board = table().give(0, coins=4, active=3, colonise=2).removed(0, food=2, economy=3, infrastructure=2)
    board.tech(0, "writing", "wheel").reserve(0, "farm").pawn(1, "grow")
    board.position.leaders[1] = (0,)
    board.position.private[1] = 1 << board.position.box.technology_no["guilds"]
    board.position.technologies[1] = board.position.private[1]
    text = " ".join(" ".join(block(drawn(board), "Players")).split())
    mine, theirs = text.split("B Bob")
    for part in (
        "2 points", "4 coins", "3 active pawns", "cubes gone: food 2, economy 3, infrastructure 2",
        "produces 2 pawns or 2 coins",
        "2 Colonise tokens", "River Kingdom, Theocracy", "technologies: Writing, Wheel", "to build: Farm",
    ):  # fmt: skip
        assert part in mine, part
    assert "→ A Ann" in mine
    for part in ("pawn on Action 4, grow", "leaders: Attila", "technologies: Guilds (private)", "A6* B5 C4 D3 E2"):
        assert part in theirs, part

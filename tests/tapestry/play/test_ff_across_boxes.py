"""Answers of the rulebook where Fantasies & Futures meets the other boxes; Psionics have a file of their own."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.box.content import PERMANENT, TRACKS
from tests.marks import rule
from tests.tapestry.board import Board, game, table
from tests.tapestry.civs import use
from tests.tapestry.futures import FF, futures
from tests.tapestry.laying import play

ALL: dict[str, int | str] = {**FF, "plans_and_ploys": "in", "arts_and_architecture": "in"}
OWN_PERMANENT = [
    card.id for card in game().components.cards if card.box == "fantasies_and_futures" and card.kind == PERMANENT
]


@rule("tapestry.arts.dark_ages")
@pytest.mark.parametrize("spared", ["exploration", "technology"])
def test_with_arts_one_chooses_which_of_the_two_tracks_left_dark_ages_advances(spared: str) -> None:
    board = table(options=ALL).era(2, 2).token(0, exploration=2, science=2, military=2, technology=2, arts=2)
    play(board, "dark_ages")
    assert board.legal() == [f"track {track}" for track in TRACKS]
    board.act("track arts", f"track {spared}")
    while board.asked() == "0 placelandmark":
        board.act(board.legal()[0])
    stays = {"arts": (5,), spared: (2,)}
    assert [board.where(0, track) for track in TRACKS] == [stays.get(track, (1,)) for track in TRACKS]


@rule("tapestry.tapestry_cards.permanent", "tapestry.cards.espionage")
@pytest.mark.parametrize("card", OWN_PERMANENT)
def test_espionage_copies_no_permanent_card_of_the_box(card: str) -> None:
    board = futures(options=ALL).mat(1, 2, card).mat(1, 3, "trap")
    play(board, "espionage")
    assert board.score(0) == 10  # the Trap is all that there is to copy
    assert (board.position.lasting[0], board.asked()) == ((), "0 taketurn")


@rule("tapestry.tapestry_cards.permanent_heralds", "tapestry.civilizations.heralds")
@pytest.mark.parametrize("card", OWN_PERMANENT)
def test_the_heralds_put_no_token_on_a_permanent_card_of_the_box(card: str) -> None:
    board = futures(civs=("heralds", "leaders"), options=ALL).mat(1, 2, card).mat(1, 3, "trap")
    use(board, 0, "heralds")
    assert "card 2 3" in board.legal()
    assert "card 2 2" not in board.legal()


def test_the_box_has_permanent_cards() -> None:
    assert OWN_PERMANENT


# ---- corrected printings


def copies(options: dict[str, int | str]) -> int:
    position = table(options=options).position
    return position.copies[position.box.card_no["migration"]]


def moved(options: dict[str, int | str]) -> Board:
    """Migration is played with an outpost where the seat began, and a free territory beside it."""
    board = table(options=options).era(2, 2)
    board.position.ability = [-1, -1]
    return play(board, "migration")


@rule("tapestry.tapestry_cards.corrected_migration", "tapestry.cards.migration")
def test_migration_is_one_card_and_the_corrected_one_in_every_game() -> None:
    arts: dict[str, int | str] = {"arts_and_architecture": "in"}
    assert (copies(arts), copies({**arts, **FF}), copies(ALL)) == (1, 1, 1)
    assert [card.id for card in game().components.cards].count("migration") == 1
    first, second = moved(arts), moved({**arts, **FF})
    assert (first.asked(), first.legal()) == (second.asked(), second.legal())

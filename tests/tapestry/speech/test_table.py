"""The table of Tapestry as text: tracks, cards, players, capitals, the map, and a closer look."""

from __future__ import annotations

import re

import pytest

from ecumene.core.words import LANGUAGES
from ecumene.games.tapestry.box.actions import WORLD
from tests.speaking import block, drawn, fits, looked
from tests.tapestry.board import game, table
from tests.tapestry.speaking import played


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (5, 8)])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_table_fits_any_window_all_through_a_game(lang: str, seats: int, seed: int, width: int) -> None:
    for number, position in enumerate(played(seats, seed)):
        assert number % 25 or fits(position, lang, width)


def test_tracks_show_tokens_and_the_landmarks_still_to_be_had() -> None:
    board = (
        table().token(0, exploration=5, science=(0, 3)).token(1, exploration=5, military=12).landmark(1, "lighthouse")
    )
    rows = block(drawn(board), "Tracks")
    assert rows[0].split() == [str(n) for n in range(13)]
    assert rows[1].split() == ["Exploration", ".", ".", ".", ".", ".", "AB", ".", "*", ".", ".", "*", ".", "."]
    assert rows[2].split() == ["Science", "AB", ".", ".", "A", "*", ".", ".", "*", ".", ".", "*", ".", "."]
    assert rows[3].split()[-1] == "B"


def test_players_are_shown_with_all_that_is_open_and_their_own_hand() -> None:
    board = table(civs=("leaders", "nomads")).give(0, coin=3, food=1).hand(0, "guilds").hand(1, "trap", "tyranny")
    board.tech(0, 1, "barn").tiles(0, "t07").stars(0, "s03").landmark(0, "forge").mat(1, 2, "socialism", "dystopia")
    text = " ".join(drawn(board).split())
    mine, theirs = text.partition("B Bob")[0], text.partition("B Bob")[2]
    for part in ("Leaders in Mountain", "3 coins", "1 food", "middle row: Barn"):
        assert part in mine
    assert "tiles: Territory 7 · space tiles: Space tile 3" in mine
    assert "landmarks: Forge" in mine
    assert "hand: Guilds" in mine
    assert "2: Dystopia over 1" in theirs
    assert "2 cards in hand" in theirs
    assert "Tyranny" not in text
    other = " ".join(drawn(board, viewer=1).split())
    assert "hand: Trap, Tyranny" in other
    assert "Guilds" not in other


def test_capitals_show_buildings_landmarks_and_what_cannot_be_built_on() -> None:
    board = table(capitals=("mountain", "wetland")).plot(0, "farm", "1.1", "9.9").do(0, [{"landmark": "forge"}])
    board.act("site 4.1 0")
    rows = [line[:21] for line in drawn(board).partition("Capitals\n")[2].splitlines()[1:12] if line.strip()]
    assert rows[0].split() == ["F", *["."] * 8]
    assert rows[1].split() == ["#", "#", ".", ".", ".", "#", "#", "#", "."]
    assert rows[3].split()[:3] == ["+", "+", "."]
    assert rows[4].split()[:3] == ["+", "+", "."]
    assert rows[8].split()[-1] == "F"


def test_the_map_shows_every_hex_once_with_land_and_pieces() -> None:
    board = table(4).lay("0.1", "t05").outpost(0, "0.1").outpost(1, "0.1", toppled_by=0)
    text = drawn(board).partition("\nMap\n")[2].partition("\n\n")[0]
    columns, *rows = text.splitlines()
    assert columns.split() == [str(q) for q in range(-4, 5)]
    hexes = [cell for row in rows for cell in row.split()]
    assert len(hexes) == 61
    assert "1dAb" in hexes
    wide = columns.index("-3") - columns.index("-4")
    for row in rows:
        for found in re.finditer(r"\S+", row):
            r = re.match(r"-?\d+", found[0])
            assert r is not None
            assert WORLD.read(f"{found.start() // wide - 4}.{r[0]}") in board.position.board.hexes


def test_achievements_tell_who_has_what_and_what_is_left() -> None:
    board = table(3)
    board.position.achieved = [(1, 0), (), (2,)]
    assert block(drawn(board), "Achievements") == [
        "  Complete a track: Bob 10, Ann 5, none left",
        "  Topple two outposts: free: 10, 5",
        "  Conquer the middle island: Cleo 10, free: 5",
    ]
    assert "  Renverser deux avant-postes : libres : 10, 5" in drawn(board, "fr")


# ---- a closer look


def test_a_look_explains_whatever_has_a_name() -> None:
    board = table()
    assert looked(board, "rafts") == ["Rafts (exploration 2): explore. Bonus: pay a resource: gain 1 tapestry card"]
    assert looked(board, "barn") == [
        "Barn. Circle: 3 points. Square: gain the Barn, once Breeding is open.",
        "Barn: ###/###/### · nobody has it",
    ]
    assert looked(board, "Élevage", "fr") == []
    assert looked(board, "guildes", "fr")[0].startswith("Guildes, pose : Jusqu’à trois fois, payez 5 PV")
    assert looked(board, "alchem")[0].startswith("Alchemists: In income turns 2 to 5 you may roll the science die")
    assert looked(board, "t01") == ["Territory 1: desert. Gain 1 coin"]
    assert looked(board, "s13", "fr") == ["Tuile Espace 13 : 13 PV"]
    assert looked(board, "") == []


def test_a_look_at_a_hex_tells_its_land_and_who_holds_it() -> None:
    board = table(capitals=("mountain", "wetland")).lay("0.1", "t05").outpost(1, "0.1")
    assert looked(board, "0.1") == ["0.1: desert, controlled by Bob"]
    assert looked(board, "0.0", "fr")[0].endswith("contrôlée par personne")
    hidden = next(place for place in board.position.board.hexes if not board.position.board.printed[place])
    name = str(WORLD.hexes[hidden])
    assert looked(board, name) in ([f"{name}: unexplored"], ["0.1: desert, controlled by Bob"])


def test_the_option_that_changes_a_space_changes_what_is_said_of_it() -> None:
    printed = table(options={"board_icons": "printed"})
    assert looked(printed, "biology") == ["Biology (science 6): research with benefit or gain a house"]
    assert looked(table(), "biology") == ["Biology (science 6): research with benefit"]
    assert game().version

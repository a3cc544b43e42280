"""The table of Rise of Empires as text: displays, map, players, and a closer look."""

from __future__ import annotations

import pytest

from ecumene.core.words import LANGUAGES
from tests.rise_of_empires.board import sample_table, table
from tests.rise_of_empires.speaking import played
from tests.speaking import block, drawn, fits, looked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (5, 8)])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_table_fits_any_window_all_through_a_game(lang: str, seats: int, seed: int, width: int) -> None:
    for number, position in enumerate(played(seats, seed)):
        assert number % 40 or fits(position, lang, width)


def test_the_top_tells_the_turn_and_its_order() -> None:
    board = table(seats=3, turn="IIA")
    assert drawn(board).startswith("Turn IIA, action 1 of 6. In turn order: Ann, Bob, Cleo.")
    board.own(0, "town").phase("food")
    assert drawn(board, "fr").startswith("Tour IIA, après les actions. Ordre du tour : Ann, Bob, Cleo.")
    board.position.agenda = []
    assert drawn(board).startswith("The game is over.")


def test_rows_show_their_discs_with_the_first_space_on_the_right() -> None:
    board = table(turn="IB").row("progress", 0, None, 1).row("trade", 1, 0)
    rows = block(drawn(board), "Action display")
    assert rows[0].split() == ["4", "3", "2", "1"]
    assert rows[1].split() == ["Progress", ".", "A", ".", "B"]
    assert rows[5].split() == ["Trade", ".", ".", "B", "A"]


def test_the_empire_row_is_shorter_with_five() -> None:
    rows = block(drawn(table(seats=5)), "Action display")
    assert rows[1].split().count(".") == 10
    assert rows[4].split().count(".") == 8


def test_tiles_show_what_they_do_how_many_there_are_and_since_when() -> None:
    board = sample_table(turn="IIA").show("irrigation_red", "banking", "banking", "memphis")
    board.position.beside = [board.position.box.tile_no["plains_red"]]
    text = drawn(board)
    assert block(text, "Progress tiles") == [
        "  Irrigation (red): every turn 1 gold and 2 food",
        "  2 × Banking: every turn 2 gold and 1 resource; at the end of an era you keep 1 progress tile for",
        "    free",
    ]
    assert block(text, "Territory tiles") == ["  Plains (red) (from before): every turn 1 cube and 2 food"]
    assert block(drawn(board, "fr"), "Cités et merveilles") == [
        "  Memphis : prix 1 pièce ; chaque tour, 2 PV ; entretien 1 nourriture"
    ]


def test_empire_tiles_and_trade_spaces_show_who_has_used_them() -> None:
    board = sample_table(turn="IIIA").give(0, resource=4)
    board.act("disc trade", "trade caravan_road", "disc empire", "empire e2", "done")
    text = drawn(board)
    assert "  Ocean Fleet (Bob): cubes in 3 regions; sea symbol; fight: you lose 1, they lose 2" in block(
        text, "Empire tiles"
    )
    spaces = block(text, "Trade track")
    assert "  Caravan road (Ann): 3 resources for 8 gold" in spaces
    assert not [line for line in spaces if "River port" in line], "not open in era III"


def test_the_map_shows_worth_benefit_and_cubes() -> None:
    board = sample_table().cubes(0, gaul=3).cubes(1, gaul=1, egypt=2)
    board.position.alliance[1] = board.position.box.region_no["egypt"]
    lines = " ".join(block(drawn(board), "Map"))
    assert "Gaul 2/1 +2f: A3 B1" in lines
    assert "Egypt 1/1 +3f: B2*" in lines
    assert "Closed for now: British Isles" in lines
    assert "Closed" not in drawn(sample_table(turn="IIIA"))


def test_players_show_their_goods_what_comes_and_what_they_own() -> None:
    board = sample_table(turn="IIA").own(0, "plains", "plains", "town", "rome", "coinage").own(0, "guilds", fresh=True)
    board.own(1, "barter").cubes(1, gaul=2).act("disc trade", "trade local_market", "use barter", "pick 1")
    text = " ".join(" ".join(block(drawn(board), "Players")).split())
    mine, theirs = text.split("B Bob")
    for part in (
        "7 gold", "1 resource", "5 cubes (25 in stock)", "food 16 (+1 next)", "next income 3 gold and 3 cubes",
        "4 points next turn", "territories: 2 plains, 1 town", "cities: Rome", "progress: Coinage, Guilds (waits)",
    ):  # fmt: skip
        assert part in mine, part
    assert "food 16 (+2 next)" in theirs
    assert "Barter (used)" in theirs


# ---- a closer look


def test_a_look_explains_whatever_has_a_name() -> None:
    board = sample_table().cubes(1, iberia=2)
    assert looked(board, "iber") == [
        "Iberia (era I, Old World): points: 2 for most cubes, 1 for the second; 1 resource. "
        "Next to: Mediterranean Sea, Gaul, Mauretania. Cubes: Bob 2"
    ]
    assert looked(board, "north_am", "fr") == [
        "Amérique du Nord (ère II, Nouveau Monde) : PV : 3 pour le plus de cubes, 2 pour le deuxième ; 1 ressource. "
        "Y venir par la mer demande un symbole mer. Voisines : aucune région. Aucun cube."
    ]
    assert looked(board, "tribut", "fr") == [
        "Tribut (progrès, ère I) : action gratuite : "
        "gagner 1 pièce pour chaque région que vous contrôlez seul (2 au plus)"
    ]
    assert looked(board, "colossus") == [
        "Colossus (wonder, turn IB): price 4 gold, 2 resources and 1 cube; 12 points at once"
    ]
    assert looked(board, "legion") == ["Legion (empire tile): cubes in 3 regions; fight: you lose 1, they lose 2"]
    assert looked(board, "grande armee", "fr") == [
        "Grande armée (tuile Empire) : cubes dans 3 régions ; combat : vous perdez 1, l’autre 3"
    ]
    assert looked(board, "global") == ["Global market (trade, era III): 6 resources for 8 points"]
    assert looked(board, "ocean trade") == ["Ocean trade (trade, eras II, III): 4 resources for 10 gold"]
    assert "To come by sea takes a sea symbol. Next to: The Indies." in looked(board, "china")[0]
    assert "To place here takes a sea symbol, each time." in looked(board, "mediterranean")[0]
    assert looked(board, "island") == ["Island (territory): every turn 1 cube and 1 food"]
    assert looked(board, "") == []

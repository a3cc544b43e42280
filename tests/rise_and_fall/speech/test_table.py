"""The table of Rise & Fall as text: the world as rows of hexes, trophies, players, and a closer look."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ecumene.core.speech import signed
from ecumene.core.words import LANGUAGES
from ecumene.games.rise_and_fall.box.content import KINDS, TERRAINS
from ecumene.games.rise_and_fall.play.playing import PlayCard
from ecumene.games.rise_and_fall.play.position import RisePosition
from tests.rise_and_fall.board import Table, world
from tests.rise_and_fall.speaking import LAND, played, speech
from tests.speaking import NAMES, typed


def midway(seats: int, decisions: int = 250, **options: Any) -> RisePosition:
    return list(played(seats, 3, decisions, world="quick", **options))[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_table_fits_and_shows_players_trophies_and_treasure(lang: str, seats: int, width: int) -> None:
    position = midway(seats)
    drawn = speech(lang).table(position.view(0), width)
    assert max(len(line) for line in drawn.splitlines()) <= width
    flowing = typed(" ".join(drawn.split()))
    for seat in range(seats):
        assert NAMES[seat] in flowing
        treasure = f"{position.gold[seat]} {'gold' if lang == 'en' else 'PO'}"
        assert treasure in flowing
    for kind in KINDS:
        assert speech(lang).words(f"rise_and_fall-card-{kind}") in flowing


@pytest.mark.parametrize("seats", [2, 4])
def test_the_map_has_every_hex_and_every_piece_once(seats: int) -> None:
    position = midway(seats)
    land = position.ground
    rows = speech().table(position.view(0), 80).partition("\n\n~ sea")[0].rpartition("\n\n")[2].splitlines()
    signs = {terrain: speech().short(terrain) for terrain in TERRAINS}
    bodies = [row.split(None, 1)[1] for row in rows if row.strip()]
    for level, terrain in enumerate(TERRAINS):
        assert sum(body.count(signs[terrain]) for body in bodies) >= land.level.count(level), terrain
    for seat in range(seats):
        for kind, name in enumerate(KINDS):
            marked = sum(body.count("ABCD"[seat] + speech().short(name)) for body in bodies)
            hidden = sum(1 for piece in position.standing_at(seat, kind) if position.town[position.place[piece]] >= 0)
            standing = len(position.standing_at(seat, kind))
            assert standing - (hidden if name == "merchant" else 0) <= marked <= standing


def small_table() -> Table:
    table = world(LAND, seats=3, discards="top")
    red, yellow, _ = table.players
    red.nomad("2.0").city("1.0").ship("0.1").has(gold=7, wood=2, stone=1).cards(nomad="discard", city="discard")
    yellow.merchant("1.0").temple("3.0").cards(temple="decline")
    table.trophies(temple=1)
    table.begins(PlayCard((0, 1)))
    return table


def test_hexes_stand_in_shifted_rows_with_their_owners_and_coordinates() -> None:
    drawn = speech().table(small_table().position.view(0), 80)
    assert "\n".join(line for line in drawn.splitlines() if re.match(r" ?-?\d\.\d  ", line)) == "\n".join(
        [
            " 0.0  ~     .AcBr fAn   ^Bt   *",
            " 0.1     ~As   .     f     ^     ^",
            "-1.2  ~     ~     .     .     f",
        ]
    )
    assert "fAn nomad of A in forest" in drawn
    assert "a row begins with the hex written before it" in drawn


def test_a_narrower_window_gets_a_tighter_map_and_then_a_list() -> None:
    view = small_table().position.view(0)
    assert " 0.0  ~   .Ac+fAn ^Bt *" in speech().table(view, 30)
    assert "+ merchant on the city" in speech().table(view, 30)
    assert " 0.0  ~ AcAnBt* " in speech().table(view, 18).replace("\n", " \n")
    listed = speech().table(view, 12)
    assert "A  Ships\n   ~0.1" in listed


def test_the_table_says_what_everybody_has_and_who_is_first() -> None:
    table = small_table()
    drawn = speech().table(table.position.view(0), 100)
    flowing = " ".join(drawn.split())
    assert (
        "Round 1. 1 trophy has been taken; with 4 the round is the last. Ann is first player. The bank holds 715 gold. "
        "A card in Decline costs 5 gold."
    ) in flowing
    assert re.search(r"Temples +20 points, all 3 +taken by Bob", drawn)
    assert re.search(r"Nomads +10 points, all 8 +free, Ann has 1", drawn)
    assert "7 gold, 2 wood, 1 stone · in the world: 1 nomad, 1 city, 1 ship" in flowing
    assert "hand: Ships · discard: Cities and Nomads · reserve: Mountaineers, Merchants and Temples" in flowing
    assert "Decline: Temples" in flowing


def test_with_closed_discards_others_show_only_the_top_card() -> None:
    view = small_table().position.view(1)
    flowing = " ".join(speech().table(view, 100).split())
    assert "hand: 1 card · discard: 2 cards, Cities on top" in flowing
    assert "Cities and Nomads" not in flowing


def test_who_has_chosen_is_shown_and_not_what() -> None:
    table = small_table()
    table.position.apply(0, table.game.action("play ship"))
    lines = speech().table(table.position.view(1), 120).splitlines()
    assert any(line.startswith("  A  Ann") and "has chosen" in line for line in lines)
    assert any(line.startswith("→ B  Bob") for line in lines)


def test_an_extinct_civilization_is_said_to_be_so() -> None:
    table = small_table()
    table.position.extinct[2] = 1
    assert re.search(r"C  Cleo +died out$", speech().table(table.position.view(0), 80), re.MULTILINE)
    assert re.search(r"C  Cleo +civilisation éteinte$", speech("fr").table(table.position.view(0), 80), re.MULTILINE)


def test_colours_go_to_what_belongs_to_somebody() -> None:
    painted = speech().table(small_table().position.view(0), 100, lambda text, seat: f"<{seat} {text}>")
    assert "<0 fAn>" in painted
    assert "<1 ^Bt>" in painted
    assert "<1 B  Bob >" in painted
    assert "<-1 ~ sea" in painted  # the legend matters less


def test_a_closer_look_tells_hexes_and_cards() -> None:
    view = small_table().position.view(0)
    assert speech().look(view, "1.0") == [
        "1.0: plain. City of Ann. Merchant of Bob. It belongs to a region of 4 hexes worth 4 points. "
        "Nobody leads there."
    ]
    assert speech().look(view, "3.0") == [
        "3.0: mountain. Temple of Bob. It belongs to a region of 4 hexes worth 16 points. Bob leads there."
    ]
    assert speech().look(view, "0.0") == [
        "0.0: sea. Nobody stands there. It belongs to a region of 4 hexes worth 8 points. Ann leads there."
    ]
    assert "Cliffs towards: 3.1." in speech().look(view, "2.2")[0]
    assert typed(speech("fr").look(view, "tem")[0]).endswith("Points selon les pièces dans le monde : 5, 10, 15.")
    assert speech().look(view, "merch")[0].startswith("Merchants (6 pieces). Move up to 4 hexes")
    assert speech().look(view, "9.9") == speech().look(view, "atlantis") == []


def test_points_are_itemised_by_their_source() -> None:
    table = small_table()
    row = table.position.standings().of(0)
    line = speech().itemise(row.tally)
    assert line.startswith(f"{signed(row.points)}: economy 3, ")
    assert "territory (forest)" in line
    assert "développement (nomades) 1" in speech("fr").itemise(row.tally)


def test_a_world_in_the_making_is_drawn_with_what_is_left_to_lay() -> None:
    position = list(played(2, 3, 30))[-1]
    drawn = speech().table(position.view(0), 80)
    assert re.search(r"Making the world: the \w+ is laid now. Left to lay: .*glacier 2\.", drawn)
    assert re.search(r"^→ [AB]  ", drawn, re.MULTILINE)
    assert max(map(len, drawn.splitlines())) <= 80
    signs = sum(drawn.partition("\n\n~ ")[0].count(sign) for sign in "~f^*")
    assert signs > 60

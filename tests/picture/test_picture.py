"""Pictures: every game can be drawn, at any moment, for anybody, and nobody learns from it what they may not know."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

from ecumene.catalogue import OURS, catalogue
from ecumene.core.position import Position
from ecumene.picture import draw
from ecumene.picture.looks import Palette
from tests.tiny.harbour import Harbour

GAMES = tuple(OURS)
MOMENTS = (0.0, 0.5, 1.0)
SVG = "{http://www.w3.org/2000/svg}"


@cache
def moments(game: str, seats: int = 3) -> tuple[Position, ...]:
    """The beginning, the middle and the end of a game."""
    found = catalogue[game].new(seats=seats, seed=4)
    rng = Random(4)
    positions = [found.copy()]
    while found.pending():
        seat = found.pending()[0]
        found.apply(seat, catalogue[game].quick_action(found, seat, rng))
        positions.append(found.copy())
    return tuple(positions[round(part * (len(positions) - 1))] for part in MOMENTS)


def read(svg: str) -> ElementTree.Element:
    """The picture as XML; whatever is spoken of in it is there, and no name is given twice."""
    root = ElementTree.fromstring(svg)
    ids = [element.get("id") for element in root.iter() if element.get("id") is not None]
    assert len(ids) == len(set(ids))
    spoken = set(re.findall(r"url\(#([^)]+)\)", svg)) | set(re.findall(r'href="#([^"]+)"', svg))
    assert spoken <= set(ids)
    assert {element.tag.removeprefix(SVG) for element in root.iter()}.isdisjoint({"script", "foreignObject", "image"})
    return root


def texts(root: ElementTree.Element) -> set[str]:
    return {text for element in root.iter(f"{SVG}text") for text in [element.text or ""]}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_drawn_from_its_beginning_to_its_end(game: str) -> None:
    for position, lang, dark in zip(moments(game), ("en", "fr", "en"), (False, False, True), strict=True):
        root = read(draw(position, lang=lang, dark=dark, names=("Ada", "Ben", "Cleo")))
        said = texts(root)
        assert {"Ada", "Ben", "Cleo"} <= said
        points = {str(row.points) for row in position.standings()}
        assert points <= said
        width, height = float(root.get("width", 0)), float(root.get("height", 0))
        assert width == 1200
        assert 400 < height < 4000
        assert not any("-" in text and text in catalogue[game].words(lang) for text in said), "a key was left open"


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_holds_nothing_that_its_viewer_may_not_know(game: str) -> None:
    position = moments(game)[1]
    for seat in (0, 2):
        seen = draw(position, seat)
        assert draw(position.guess(seat, Random(9)), seat) == seen
        assert draw(position.view(seat)) == seen, "a view is drawn as its owner sees it"


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    position = moments("tapestry")[1]
    scene = catalogue["tapestry"].scene(position.view(0), 0)
    titles = [
        catalogue["tapestry"].speech("en").text(card["title"])
        for card in scene["elements"]
        if card.get("in") == "hand.p0" and "title" in card
    ]
    assert titles
    mine, theirs = draw(position, 0), draw(position, 1)
    for title in titles:
        assert title.split()[0] in " ".join(texts(read(mine)))
        assert title not in theirs


def test_what_players_are_called_is_text_and_nothing_else() -> None:
    names = ('<script>alert("x")</script>', "A & B", "nul\x00 \ud800")
    said = texts(read(draw(moments("vinci")[1], names=names)))
    assert "A & B" in said
    assert any(text.startswith("<script>") for text in said)


def test_the_same_position_is_the_same_picture_and_two_pictures_share_no_names() -> None:
    begin, middle, _ = moments("vinci")
    assert draw(middle) == draw(middle.copy())
    ids = [set(re.findall(r' id="([^"]+)"', draw(position))) for position in (begin, middle)]
    assert ids[0].isdisjoint(ids[1])


def test_it_is_light_or_dark_and_speaks_the_reader_s_language() -> None:
    position = moments("vinci")[1]
    light, dark = draw(position), draw(position, dark=True)
    assert Palette(False)["paper"] in light
    assert Palette(True)["paper"] in dark
    assert Palette(False)["paper"] not in dark
    assert "Atlantic" in light
    assert "Atlantique" in draw(position, lang="fr")


def test_the_mats_of_all_players_can_be_drawn_at_once() -> None:
    position = moments("tapestry")[1]
    one, all_three = draw(position, 0), draw(position, 0, mats=(0, 1, 2))
    height = [float(read(svg).get("height", 0)) for svg in (one, all_three)]
    assert height[1] > height[0]
    assert "Capital" not in texts(read(draw(position, 0, mats=())))


def test_a_game_without_a_scene_of_its_own_shows_its_players(harbour: Harbour) -> None:
    position = harbour.new(seats=2, seed=1)
    assert {"Ann", "Bob"} <= texts(read(draw(position, names=("Ann", "Bob"))))

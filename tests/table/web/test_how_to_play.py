"""How to play on the page: chapters for every phase, and pictures from moments of our own games."""

from __future__ import annotations

import gzip
from random import Random

import pytest

from ecumene.catalogue import catalogue
from ecumene.core.game import Game
from ecumene.table.web.how_to_play import glossary, how_to_play, moment, pictures, seats_of
from ecumene.table.wire.teaching_messages import GlossaryInfo, HowToPictures, HowToPlay
from tests.table.web.conftest import Web
from tests.table.web.test_routes import refused

GAMES = pytest.mark.parametrize("game", catalogue.values(), ids=lambda game: game.id)


def phases_of(game: Game, options: dict[str, str]) -> set[str]:
    """The phases in which a whole game asks something."""
    position, rng, found = game.new(seats_of(game), 5, options), Random(5), set[str]()
    while position.pending():
        seat = position.pending()[0]
        phase = game.scene(position.view(seat), seat)["phase"]
        found |= {phase["now"]} if phase else set()
        position.apply(seat, game.quick_action(position, seat, rng))
    return found


def test_every_phase_that_asks_has_its_chapter() -> None:
    for game in catalogue.values():
        for lang in (how_to_play(game).en, how_to_play(game).fr):
            told = {phase for chapter in lang for phase in chapter.phases}
            assert phases_of(game, {}) <= told, game.id


@GAMES
def test_pictures_show_the_moment_that_they_name(game: Game) -> None:
    blocks = [block for chapter in game.how_to_play("en") for block in chapter.blocks if block.picture]
    book = pictures(game)
    assert len(book.pictures) == len(blocks)
    for block, picture in zip(blocks, book.pictures, strict=True):
        assert block.picture is not None
        assert moment(game, block.picture).agenda[-1].kind == block.picture.question
        assert picture.region in book.stage["regions"]
        assert picture.stage
        assert picture.scene
    assert len(book.model_dump_json()) < 300_000
    assert book.stage["elements"] == []


def test_what_lies_elsewhere_is_on_no_picture() -> None:
    hand = next(one for one in pictures(catalogue["rise_and_fall"]).pictures if one.region == "hand")
    assert all(".p0" in element["id"] for element in [*hand.stage, *hand.scene])


def test_the_pages_come_by_their_addresses(web: Web) -> None:
    told = HowToPlay.model_validate_json(web.client.get("/api/games/vinci/how-to-play").text)
    assert (told.en[1].title, told.fr[1].title) == ("In a nutshell", "En bref")
    numbers = {block.picture for chapter in told.en for block in chapter.blocks if block.kind == "picture"}
    book = HowToPictures.model_validate_json(web.client.get("/api/games/vinci/pictures").text)
    assert numbers == set(range(len(book.pictures)))
    for page in ("how-to-play", "pictures", "glossary"):
        refused(web.client.get(f"/api/games/chess/{page}"), 404, "not_found", "game")


@GAMES
def test_the_words_of_a_game_are_a_small_answer(game: Game) -> None:
    told = glossary(game)
    assert [entry.id for entry in told.entries] == [entry.id for entry in game.glossary().entries]
    assert len(gzip.compress(told.model_dump_json().encode())) < 16_000


def test_the_words_come_by_their_address(web: Web) -> None:
    told = GlossaryInfo.model_validate_json(web.client.get("/api/games/tapestry/glossary").text)
    conquer = next(entry for entry in told.entries if "icon.conquer" in entry.about)
    assert (conquer.en.word, conquer.fr.word) == ("Conquer", "Conquérir")
    assert conquer.en.costs
    assert conquer.en.limits

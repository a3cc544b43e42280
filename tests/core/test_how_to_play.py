"""How to play: a page of Markdown beside the game becomes chapters, in both languages alike."""

from __future__ import annotations

import pytest

from ecumene import catalogue
from ecumene.core.errors import ContentError
from ecumene.core.how_to_play import Block, Chapter, Picture, how_to_play, read_chapters
from ecumene.core.kit import Kit
from ecumene.core.words import LANGUAGES
from tests.tiny.harbour.game import Harbour

PAGE = """# How to play

[En français](fr.md)

Ships come
and **go**.

## Loading
<!-- phases: load, stow -->
<!-- picture: load 12 quay storm=no | A quay. -->

- one crate
  a turn
- or none

1. lift
2. lower

### Prices

| what | gold |
|---|---|
| salt | 2 |

## In a terminal

<!-- not on the page -->

Type `play`.
"""


def test_a_page_is_read_into_chapters_and_blocks() -> None:
    picture = Picture("load", 12, "quay", (("storm", "no"),))
    assert read_chapters(PAGE) == (
        Chapter("", (), (Block("text", "Ships come and **go**."),)),
        Chapter(
            "Loading",
            ("load", "stow"),
            (
                Block("picture", "A quay.", picture=picture),
                Block("list", rows=(("one crate a turn",), ("or none",))),
                Block("steps", rows=(("lift",), ("lower",))),
                Block("heading", "Prices"),
                Block("table", rows=(("what", "gold"), ("salt", "2"))),
            ),
        ),
    )


def test_a_picture_that_says_too_little_is_named_with_its_file() -> None:
    with pytest.raises(ContentError, match=r"en\.md: a picture needs"):
        read_chapters("<!-- picture: load quay | A quay. -->", "en.md")


def test_a_game_without_a_page_has_no_chapters() -> None:
    assert how_to_play(Harbour.folder, "en") == ()


def alike(chapter: Chapter) -> tuple[object, ...]:
    """What a chapter must have in every language."""
    blocks = [(block.kind, block.picture, len(block.rows)) for block in chapter.blocks if block.kind != "text"]
    return (bool(chapter.title), chapter.phases, blocks)


@pytest.mark.parametrize("game", catalogue.values(), ids=lambda game: game.id)
def test_both_languages_have_the_same_chapters_tables_and_pictures(game: Kit) -> None:
    english, french = (game.how_to_play(lang) for lang in LANGUAGES)
    assert len(english) > 8
    assert [alike(chapter) for chapter in english] == [alike(chapter) for chapter in french]
    assert any(block.picture for chapter in english for block in chapter.blocks)


@pytest.mark.parametrize("game", catalogue.values(), ids=lambda game: game.id)
def test_nothing_of_a_page_is_left_as_markdown(game: Kit) -> None:
    for lang in LANGUAGES:
        for chapter in game.how_to_play(lang):
            for block in chapter.blocks:
                for text in (block.text, *[cell for row in block.rows for cell in row]):
                    assert not text.startswith(("#", "|", "- ", "<!--", "[")), text
                    assert text.count("**") % 2 == 0
                    assert text.count("`") % 2 == 0

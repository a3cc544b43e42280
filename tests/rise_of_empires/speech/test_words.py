"""The words of Rise of Empires: rules and messages in two languages, and names for everything in the box."""

from __future__ import annotations

import re

import pytest

from ecumene.core.agenda import Question
from ecumene.core.words import LANGUAGES
from ecumene.games.rise_of_empires.box.content import AREAS, FAMILIES, MODIFIERS, ROWS, THINGS
from ecumene.games.rise_of_empires.box.naming import side_name, tile_name
from ecumene.games.rise_of_empires.play.gains import COUNTED
from ecumene.games.rise_of_empires.speech.saying import DONE_WITH, HINTED
from tests.messages import catalogue_of, page_keys
from tests.rise_of_empires.board import game
from tests.rise_of_empires.speaking import played

RULINGS = {*[str(n) for n in range(1, 13) if n != 9], *[f"x{n}" for n in range(1, 18)]}
"""What was decided where the rulebook leaves a choice; the ninth is about colours only."""


def catalogue(lang: str) -> dict[str, set[str]]:
    """Every message of the game's words with its arguments."""
    return catalogue_of(game().folder, lang)


# ---- rules


def test_every_house_ruling_is_followed_by_a_rule() -> None:
    assert {rule.ruling for rule in game().rules} - {""} == RULINGS


def test_every_territory_and_everything_that_progress_tiles_change_has_its_rule() -> None:
    wanted = [f"territory.{land.id}" for land in game().box.lands]
    wanted += [f"effects.{name}" for name in MODIFIERS if name != "any_region_cost"]
    wanted += [f"options.{option.id}" for option in game().options]
    assert [rule for rule in wanted if f"rise_of_empires.{rule}" not in game().rules] == []


# ---- the catalogues


def test_every_rule_that_refuses_something_says_why_in_a_clause() -> None:
    source = "".join([path.read_text(encoding="utf-8") for path in sorted(game().folder.rglob("*.py"))])
    refusing = set(re.findall(r'IllegalAction\(\s*"(rise_of_empires\.[a-z_.]+)"', source))
    assert len(refusing) > 30
    assert [rule for rule in sorted(refusing) if f"no-{rule.replace('.', '-')}" not in catalogue("en")] == []


def test_every_part_of_a_tally_has_a_label() -> None:
    source = "".join([path.read_text(encoding="utf-8") for path in sorted(game().folder.rglob("*.py"))])
    itemised = set(re.findall(r'(?:\.add|\.floor|Tally)\(\s*f?"(rise_of_empires\.[a-z_.]+[a-z])"', source))
    assert len(itemised) > 15
    assert [rule for rule in sorted(itemised) if f"label-{rule.replace('.', '-')}" not in catalogue("en")] == []


def test_every_question_of_the_game_can_be_asked_and_no_other() -> None:
    kinds = {item.__name__.lower() for item in game().agenda_items if issubclass(item, Question)}
    asks = {key.removeprefix("rise_of_empires-ask-") for key in catalogue("en") if "rise_of_empires-ask-" in key}
    assert asks == kinds | {"line"}  # what is left to say of an answer is asked too
    hints = {key.removeprefix("rise_of_empires-hint-").partition("-")[0] for key in catalogue("en") if "-hint-" in key}
    assert hints == HINTED
    assert kinds >= HINTED | DONE_WITH
    ends = {key.removeprefix("rise_of_empires-say-done-") for key in catalogue("en") if "-say-done-" in key}
    assert ends == DONE_WITH


# ---- names


def test_everything_in_the_box_has_a_name() -> None:
    box, named = game().box, catalogue("en")
    kinds = {
        "region": [region.id for region in box.regions],
        "progress": [tile.id for tile in box.progress],
        "city": [city.id for city in box.cities],
        "land": [land.id for land in box.lands],
        "trade": [space.id for space in box.trades],
        "empire": [side_name(tile.id, side) for tile in box.empires for side in range(2)],
        "arrow": [str(row.get("id")) for row in game().content.rows("arrows")],
        "row": list(ROWS),
        "thing": list(THINGS),
        "area": list(AREAS),
    }
    wanted = [name for names in kinds.values() for name in names]
    assert len(set(wanted)) == len(wanted), "namesakes"
    assert [name for name in wanted if f"rise_of_empires-name-{name}" not in named] == []
    for lang in LANGUAGES:
        for kind, things in kinds.items():
            names = [game().words(lang).name(thing) for thing in things]
            assert len(set(names)) == len(names), kind
    assert {tile_name(tile.id) for tile in box.tiles} <= {*kinds["progress"], *kinds["city"], *kinds["land"]}


def test_whatever_tiles_count_or_change_can_be_said() -> None:
    wanted = [f"per-{name}" for name in COUNTED]
    wanted += [f"modifier-{name}" for name in MODIFIERS if name != "any_region_cost"]
    wanted += [f"hint-taketile-{family}" for family in FAMILIES]
    assert [key for key in wanted if f"rise_of_empires-{key}" not in catalogue("fr")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_regions_fit_into_sentences(lang: str) -> None:
    words = game().words(lang)
    for region in game().box.regions:
        name = words.name(region.id)
        inside = words.name(region.id, "a")
        assert inside != name
        assert re.match("in " if lang == "en" else "(en|au|aux|à|dans) ", inside)
        assert words.name(region.id, "de").startswith("of " if lang == "en" else "d")


# ---- everything that the page shows


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 1)])
def test_whatever_the_page_shows_can_be_said(seats: int, seed: int) -> None:
    keys = page_keys(position for number, position in enumerate(played(seats, seed)) if number % 12 == 0)
    assert len(keys) > 50

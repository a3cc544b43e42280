"""The words of Beyond the Horizon: rules and messages in two languages, and names for everything in the box."""

from __future__ import annotations

import re

import pytest

from ecumene.core.agenda import Question
from ecumene.core.words import LANGUAGES
from ecumene.games.beyond_the_horizon.box.terms import (
    COLOURS,
    COLUMN_IDS,
    COUNTERS,
    DEEDS,
    EVENTS,
    MODIFIERS,
    SLOT_IDS,
    STAGES,
    TOKENS,
    TRACKS,
    UNITS,
)
from ecumene.games.beyond_the_horizon.play.model import SOURCE_RULES
from ecumene.games.beyond_the_horizon.speech.saying import HINTED, PASSED
from tests.beyond_the_horizon.board import game
from tests.messages import catalogue_of

RULINGS = {*[str(n) for n in range(1, 13)], *[f"x{n}" for n in range(1, 21)]}
"""What was decided where the rulebook leaves a choice."""


def catalogue(lang: str) -> dict[str, set[str]]:
    """Every message of the game's words with its arguments."""
    return catalogue_of(game().folder, lang)


def source(files: str = "*") -> str:
    """All the code of the game, or of one file."""
    return "".join([path.read_text(encoding="utf-8") for path in sorted(game().folder.rglob(f"{files}.py"))])


# ---- rules


def test_every_house_ruling_is_followed_by_a_rule() -> None:
    assert {rule.ruling for rule in game().rules} - {""} == RULINGS


def test_whatever_the_content_can_say_has_its_rule() -> None:
    wanted = [f"action.{deed}" for deed in DEEDS]
    wanted += [f"modifiers.{name}" for name in MODIFIERS]
    wanted += [f"triggers.{name}" for name in EVENTS]
    wanted += [f"governments.{stage}" for stage in STAGES]
    wanted += [f"options.{option.id}" for option in game().offered]
    wanted += [
        f"effects.{verb}" for verb in game().box.reader.verbs if verb not in ("any_order", "optional", "each", "pay")
    ]
    wanted += ["effects.cost", "effects.others", *[rule.removeprefix("beyond_the_horizon.") for rule in SOURCE_RULES]]
    assert [rule for rule in wanted if f"beyond_the_horizon.{rule}" not in game().rules] == []


# ---- the catalogues


def test_every_rule_that_refuses_something_says_why_in_a_clause() -> None:
    refusing = set(re.findall(r'IllegalAction\(\s*"(beyond_the_horizon\.[a-z_.]+)"', source()))
    for file in ("building", "settling", "spaces"):  # whose functions give the rule back that is broken
        refusing |= set(re.findall(r'return "(beyond_the_horizon\.[a-z_.]+)"', source(file)))
    assert len(refusing) > 40
    assert [rule for rule in sorted(refusing) if f"no-{rule.replace('.', '-')}" not in catalogue("en")] == []


def test_every_part_of_a_tally_has_a_label() -> None:
    itemised = set(re.findall(r'(?:\.add|\.floor|Tally)\(\s*f?"(beyond_the_horizon\.[a-z_.]+[a-z])"', source()))
    itemised |= set(SOURCE_RULES)
    assert len(itemised) > 20
    assert [rule for rule in sorted(itemised) if f"label-{rule.replace('.', '-')}" not in catalogue("en")] == []


def test_every_question_of_the_game_can_be_asked_and_no_other() -> None:
    kinds = {item.__name__.lower() for item in game().agenda_items if issubclass(item, Question)}
    prefix = "beyond_the_horizon-"
    asks = {key.removeprefix(prefix + "ask-").partition("-")[0] for key in catalogue("en") if prefix + "ask-" in key}
    never = {"nextpart", "buy"}  # of the effect language: nothing in this game comes in any order or has a price so
    smaller = {"scholar", "unit"}  # what is left to say of an answer is asked too
    assert asks - never == kinds - never | smaller
    assert {key.removeprefix(prefix + "hint-") for key in catalogue("en") if prefix + "hint-" in key} == HINTED
    passes = {key.removeprefix(prefix + "say-pass-") for key in catalogue("en") if prefix + "say-pass-" in key}
    assert passes == PASSED
    assert kinds >= HINTED | PASSED


# ---- names


def test_everything_in_the_box_has_a_name() -> None:
    box, named = game().box, catalogue("en")
    kinds = {
        "technology": [technology.id for technology in box.technologies],
        "leader": [leader.id for leader in box.leaders],
        "government": [government.id for government in box.governments],
        "objective": [objective.id for objective in box.objectives],
        "tile": list(box.tile_ids),
        "building": [building.id for building in box.buildings],
        "deed": list(DEEDS),
        "slot": list(SLOT_IDS),
        "track": list(TRACKS),
        "column": list(COLUMN_IDS),
        "colour": list(COLOURS),
        "unit": list(UNITS),
        "token": list(TOKENS),
        "stage": list(STAGES),
    }
    wanted = [name for names in kinds.values() for name in names]
    assert len(set(wanted)) == len(wanted), "namesakes"
    assert [name for name in wanted if f"beyond_the_horizon-name-{name}" not in named] == []
    for lang in LANGUAGES:
        for kind, things in kinds.items():
            names = [game().words(lang).name(thing) for thing in things]
            assert len(set(names)) == len(names), kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tiles_and_buildings_fit_into_sentences(lang: str) -> None:
    words, box = game().words(lang), game().box
    for tile in box.tile_ids:
        assert re.match("(in|on|at) " if lang == "en" else "(au|aux|à|dans|sur) ", words.name(tile, "a")), tile
        assert words.name(tile, "de").startswith("of " if lang == "en" else "d"), tile
    for building in box.buildings:
        assert words.name(building.id, "le").startswith("the " if lang == "en" else "l"), building.id


def test_whatever_cards_count_change_or_answer_can_be_said() -> None:
    wanted = [f"per-{name}" for name in COUNTERS[1:]] + [f"need-{name}" for name in COUNTERS[1:]]
    wanted += [f"modifier-{name}" for name in MODIFIERS] + [f"when-{name}" for name in EVENTS]
    assert [key for key in wanted if f"beyond_the_horizon-{key}" not in catalogue("fr")] == []

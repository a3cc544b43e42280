"""The words of Tapestry: rules and messages in two languages, names and texts for everything in the box."""

from __future__ import annotations

import re

import pytest

from ecumene.core.agenda import Question
from ecumene.core.words import LANGUAGES
from ecumene.games.tapestry.box.content import (
    ARTS_AND_ARCHITECTURE,
    BOXES,
    BUILDINGS,
    FANTASIES_AND_FUTURES,
    PLANS_AND_PLOYS,
    RESOURCES,
    TERRAINS,
    TRACKS,
)
from ecumene.games.tapestry.speech.asking import HINTED
from ecumene.games.tapestry.speech.questions import SPECIAL
from tests.messages import catalogue_of, page_keys
from tests.tapestry.board import game
from tests.tapestry.speaking import played

RULINGS = {
    "achievement_ties", "adjustment_list", "advance_blocked", "age_of_sail_draw", "any_order", "biology_benefit",
    "block_without_next_turn", "civilization_deck_empty", "civilization_gained_in_step_1", "conquest_own_toppled",
    "conquest_response_window", "control", "discarded_territory_tiles", "equal_rotations", "era_of_a_player",
    "face_down_card", "finished_players", "heralds_adjustment", "heralds_first_card", "landmark_placement",
    "mandatory_with_choice", "mercantilism_timing", "multi_step_moves", "nanotechnology_variant",
    "neighbour_card_order", "overhang_collision", "overhang_minimum", "paid_advance", "play_over_in_era_1",
    "play_over_in_step_1", "resource_limit", "response_prompt", "roll_with_several_tokens", "same_space_once", "seats",
    "setup_choices", "simultaneous_triggers", "space_limit_per_player", "steel_bonus", "technocracy_first",
    "this_era_after_turn_5", "tie_break", "trade_token_conquered", "trap_topple_credit", "trapped_dice",
    "turn_5_income", "two_base_mats_small_game", "vp_floor",
}  # fmt: skip
"""What was decided for the base box where the rulebook leaves a choice."""

BOX_RULINGS = {
    PLANS_AND_PLOYS: {
        "ambush", "control_exceptions", "gained_in_step_1", "landmark_cards_left", "landmark_conditions",
        "end_of_turn_order", "islanders_anywhere", "lay_on_maker_of_fire", "mid_game_defaults", "retreat_dice",
        "utilitarians_after_the_step", "utilitarians_arts",
    },
    ARTS_AND_ARCHITECTURE: {
        "alchemists_die", "alliance_single_use", "arts_icon_without_arts", "gained_in_step_1", "gamblers",
        "landmark_conditions", "landmark_no_room", "masterpiece_lines", "permanent", "tech_43",
        "urban_planners_any_time",
    },
    FANTASIES_AND_FUTURES: {
        "ambush", "card_82", "charm_left_neighbour", "charm_right", "charmed_definition", "charms_optional",
        "elder_ones_era_4", "landmark_conditions", "psionics_rejected", "savanna",
    },
}  # fmt: skip
"""What was decided for each of the other boxes; what concerns several stands with each whose rules tell of it."""

FOR_ALL = {
    "idle_payment": "box_payment_that_does_nothing", "in_force_when_done": "box_upgrade_under_nanobots",
    "end_of_turn": "box_end_of_turn_order",
}  # fmt: skip
"""Later rulings among those of the base box, by their rules; two of them hold without any other box."""


def catalogue(lang: str) -> dict[str, set[str]]:
    """Every message of the game's words with its arguments."""
    return catalogue_of(game().folder, lang)


# ---- rules


def test_every_space_card_and_civilization_has_its_rule() -> None:
    box, rules = game().components, game().rules
    wanted = [f"tracks.{space.id}" for space in box.spaces] + [f"tech.{card.id}" for card in box.tech]
    wanted += [f"masterpieces.{work.id}" for work in box.masterpieces] + [f"inspiration.{row}" for row in BUILDINGS]
    wanted += [f"cards.{card.id}" for card in box.cards] + [f"civilizations.{civ.id}" for civ in box.civs]
    assert [rule for rule in wanted if f"tapestry.{rule}" not in rules] == []
    adjusted = [civ.id for civ in box.civs if civ.start >= 0 or civ.start_loss >= 0 or civ.first_income_end >= 0]
    adjusted.remove("gamblers")  # what their mat itself does then
    adjusted.append("infiltrators")  # theirs is that nothing is gained
    assert sorted(adjusted) == sorted([rule.id[21:] for rule in rules if rule.section == "adjustments"])


def test_every_house_ruling_of_the_base_box_is_a_rule_of_its_own() -> None:
    assert {rule.id.split(".")[2] for rule in game().rules if rule.section == "rulings"} == RULINGS | {*FOR_ALL}
    assert {rule.ruling for rule in game().rules if not rule.ruling.startswith("box_")} - {""} == RULINGS


def test_every_house_ruling_of_the_other_boxes_is_told_by_a_rule_of_theirs() -> None:
    assert list(BOX_RULINGS) == list(BOXES[1:])
    for box, rulings in BOX_RULINGS.items():
        paths = sorted(game().folder.glob(f"rules.{box}*.yaml"))
        told = {ruling for path in paths for ruling in re.findall(r"^  ruling: (\w+)$", path.read_text(), re.MULTILINE)}
        assert told == {f"box_{ruling}" for ruling in rulings}
    everywhere = {rule.ruling for rule in game().rules if rule.ruling.startswith("box_")}
    told = {f"box_{ruling}" for rulings in BOX_RULINGS.values() for ruling in rulings}
    assert everywhere == told | {*FOR_ALL.values()}


# ---- the catalogues


def test_every_question_of_the_game_can_be_asked_and_no_other() -> None:
    kinds = {item.__name__.lower() for item in game().agenda_items if issubclass(item, Question)}
    asks = {key.removeprefix("tapestry-ask-").partition("-")[0] for key in catalogue("en") if "tapestry-ask-" in key}
    assert asks == kinds
    assert {key.removeprefix("tapestry-hint-") for key in catalogue("en") if "-hint-" in key} == HINTED
    assert kinds >= HINTED


def test_verbs_that_are_said_differently_have_words_and_belong_to_questions() -> None:
    kinds = {item.__name__.lower() for item in game().agenda_items if issubclass(item, Question)}
    for special in SPECIAL:
        assert f"tapestry-say-{special}" in catalogue("en")
        assert special.partition("-")[2] in kinds
    ends = [key.removeprefix("tapestry-say-") for key in catalogue("en") if "tapestry-say-" in key]
    assert {end for end in ends if end.partition("-")[2] in kinds} == SPECIAL


# ---- names and texts


def test_everything_in_the_box_has_a_name() -> None:
    box, named = game().components, catalogue("en")
    plain = [*RESOURCES, *BUILDINGS, *TRACKS, *TERRAINS]
    kinds = {
        "space": [thing.id for thing in box.spaces],
        "tech": [thing.id for thing in box.tech],
        "card": [thing.id for thing in box.cards],
        "civ": [thing.id for thing in box.civs],
        "capital": [thing.id for thing in box.capitals],
        "landmark": [thing.id for thing in box.landmarks],
        "tile": [thing.id for thing in box.tiles],
        "star": [thing.id for thing in box.stars],
        "innovation": [thing.id for thing in box.income],
        "achievement": [thing.id for thing in box.achievements],
        "masterpiece": [thing.id for thing in box.masterpieces],
        "inspiration": list(BUILDINGS),
    }
    wanted = [*plain, *[f"{kind}-{thing}" for kind, things in kinds.items() for thing in things]]
    assert [name for name in wanted if f"tapestry-name-{name}" not in named] == []
    for lang in LANGUAGES:
        for kind, things in kinds.items():
            names = [game().words(lang).name(f"{kind}-{thing}") for thing in things]
            assert len(set(names)) == len(names), kind


def test_every_space_card_tile_and_civilization_has_a_text() -> None:
    box, told = game().components, catalogue("fr")
    wanted = [f"space-{space.id}" for space in box.spaces]
    wanted += [f"{part}-{card.id}" for card in box.tech for part in ("circle", "square")]
    wanted += [f"card-{card.id}" for card in box.cards] + [f"civ-{civ.id}" for civ in box.civs]
    wanted += [f"tile-{tile.id}" for tile in box.tiles] + [f"star-{star.id}" for star in box.stars]
    wanted += [f"masterpiece-{work.id}" for work in box.masterpieces] + [f"inspiration-{row}" for row in BUILDINGS]
    assert [text for text in wanted if f"tapestry-text-{text}" not in told] == []


# ---- everything that the page shows


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 1)])
def test_whatever_the_page_shows_can_be_said(seats: int, seed: int) -> None:
    keys = page_keys(position for number, position in enumerate(played(seats, seed)) if number % 12 == 0)
    assert len(keys) > 100


def test_whatever_the_page_shows_of_arts_and_architecture_can_be_said() -> None:
    games = played(3, 2, arts_and_architecture="in")
    keys = page_keys(position for number, position in enumerate(games) if number % 12 == 0)
    assert {"tapestry-scene-works", "tapestry-name-arts"} <= keys

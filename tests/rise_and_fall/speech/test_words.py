"""The words of Rise & Fall: rules and messages in two languages, and whatever the page shows or tells."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.core.agenda import Question
from ecumene.core.position import Event
from ecumene.core.words import LANGUAGES
from tests.messages import catalogue_of, page_keys, told_in_code
from tests.rise_and_fall.board import rise_and_fall
from tests.rise_and_fall.speaking import played, speech
from tests.speaking import typed

RULINGS = {
    "sea_touch", "sea_enclosure", "no_overlap", "no_room_plain", "no_room_upper", "no_packing", "laying_order",
    "world_window", "quick_world", "card_states_now", "card_returns_to_hand", "lost_before_turn", "secrets",
    "cliffs_only_where_named", "convert_on_city", "mixed_hex", "idle_actions", "bank_pays_part", "activation_end",
    "trophy_moment", "decline_short", "buy_back_order", "forced_buy_back", "last_round_extinction",
    "bought_card_blocks_recycling", "recycling_counts", "first_player_dies", "last_survivor", "stalemate", "tie",
    "territory_pieces", "quick_count_half", "slow_player", "phase_d_deaths",
}  # fmt: skip
"""What was decided where the rulebook leaves a choice."""


# ---- rules, and the catalogues of words


def test_every_house_ruling_stands_in_the_rules() -> None:
    assert len(RULINGS) == 34
    assert {rule.ruling for rule in rise_and_fall().rules} - {""} == RULINGS


def catalogue(lang: str) -> dict[str, set[str]]:
    """Every message of the game's words with its arguments."""
    return catalogue_of(rise_and_fall().folder, lang)


# ---- everything that may be shown or told


SAMPLES: dict[str, Any] = {
    "who": 0, "other": 1, "card": "city", "cards": "nomad city", "terrain": "forest", "area": "3.-2", "source": "2.-2",
    "resource": "stone", "n": 2,
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told(lang: str) -> None:
    logs = {key for key in catalogue(lang) if key.startswith("rise_and_fall-log-")}
    assert told_in_code(rise_and_fall()) <= logs
    lines = [typed(speech(lang).tell(Event(key, SAMPLES))) for key in sorted(logs)]
    assert len(set(lines)) == len(lines) == 34
    for key in logs:
        who = "who" in catalogue(lang)[key]
        assert ("Ann" in speech(lang).tell(Event(key, SAMPLES))) == who, key


def test_events_read_well() -> None:
    english, french = speech("en"), speech("fr")
    converts = Event("rise_and_fall-log-converts", {"who": 0, "other": 1, "card": "ship", "area": "3.-2", "n": 5})
    assert english.tell(converts) == "Ann converts a ship of Bob at 3.-2 for 5 gold"
    assert french.tell(converts) == "Ann convertit un navire de Bob en 3.-2 pour 5 PO"
    gives = Event("rise_and_fall-log-gives", {"who": 1, "cards": "nomad ship temple"})
    assert english.tell(gives) == "Bob puts into Decline: Nomads, Ships and Temples"
    assert typed(french.tell(gives)) == "Bob met au Déclin : Nomades, Navires et Temples"
    lost = Event("rise_and_fall-log-lost", {"who": 1, "card": "city"})
    assert english.tell(lost) == "Bob has no city left to act with, and passes"
    assert french.tell(lost) == "Bob n’a plus de ville pour agir, et passe"


@pytest.mark.parametrize(
    ("seats", "seed", "decisions", "options"),
    [
        (2, 3, 60, {}),
        (3, 1, 260, {"world": "quick", "buy_back": "simultaneous", "discards": "top"}),
    ],
)
def test_whatever_the_page_shows_can_be_said(seats: int, seed: int, decisions: int, options: dict[str, Any]) -> None:
    keys = page_keys(
        position
        for number, position in enumerate(played(seats, seed, decisions, **options))
        if number % 7 == 0 or (number < 60 and position.draft is not None)
    )
    assert len(keys) > 40


def test_every_question_of_the_game_can_be_asked() -> None:
    kinds = {item.__name__.lower() for item in rise_and_fall().agenda_items if issubclass(item, Question)}
    for kind in kinds - {"buybacktogether"}:  # which asks in the words of `buyback`
        assert f"rise_and_fall-ask-{kind}" in catalogue("en")
    assert {key.removeprefix("rise_and_fall-hint-") for key in catalogue("en") if "-hint-" in key} == kinds

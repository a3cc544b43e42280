"""The words of Rise & Fall: rules and messages in two languages, and whatever the page shows or tells."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ecumene.core.agenda import Question
from ecumene.core.position import Event
from ecumene.core.staging import say
from ecumene.core.words import LANGUAGES
from tests.messages import catalogue_of, messages
from tests.rise_and_fall.board import rise_and_fall
from tests.rise_and_fall.speaking import NAMES, played, speech, typed

RULINGS = {
    "sea_touch", "sea_enclosure", "no_overlap", "no_room_plain", "no_room_upper", "no_packing", "laying_order",
    "world_window", "quick_world", "card_states_now", "card_returns_to_hand", "lost_before_turn", "secrets",
    "cliffs_only_where_named", "convert_on_city", "mixed_hex", "idle_actions", "bank_pays_part", "activation_end",
    "trophy_moment", "decline_short", "buy_back_order", "forced_buy_back", "last_round_extinction",
    "bought_card_blocks_recycling", "recycling_counts", "first_player_dies", "last_survivor", "stalemate", "tie",
    "territory_pieces", "quick_count_half", "slow_player",
}  # fmt: skip
"""What was decided where the rulebook leaves a choice."""


# ---- rules, and the catalogues of words


def test_every_rule_is_written_in_both_languages_and_every_section_has_a_title() -> None:
    game = rise_and_fall()
    own = [rule for rule in game.rules if rule.id.startswith("rise_and_fall.")]
    assert len(own) >= 122
    for rule in own:
        assert rule.id.split(".")[1] == rule.section
        for text in (rule.en, rule.fr):
            assert re.fullmatch(r"[A-ZÀÉ][^']+\.", text), rule.id
        assert rule.en != rule.fr
    for lang in LANGUAGES:
        titles = {game.section(rule.section, lang) for rule in own}
        assert len(titles) == len({rule.section for rule in own}) == 20
        assert not titles & {rule.section for rule in own}
        assert game.about(lang)
        assert game.name(lang) == "Rise & Fall"


def test_every_house_ruling_stands_in_the_rules() -> None:
    assert len(RULINGS) == 33
    assert {rule.ruling for rule in rise_and_fall().rules} - {""} == RULINGS


@cache
def catalogue(lang: str) -> dict[str, set[str]]:
    """Every message of the game's words with its arguments."""
    return catalogue_of(rise_and_fall().folder, lang)


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, french = catalogue("en"), catalogue("fr")
    assert list(english) == list(french), "the catalogues run in the same order"
    assert [key for key in english if english[key] != french[key]] == []


def test_reasons_and_labels_belong_to_rules_that_exist() -> None:
    rules = {rule.id.replace(".", "-") for rule in rise_and_fall().rules}
    strays = [key for key in catalogue("en") if re.match("no-|label-", key) and key.split("-", 1)[1] not in rules]
    assert strays == []


def test_options_and_their_values_have_words() -> None:
    game = rise_and_fall()
    for lang in LANGUAGES:
        for option in game.options:
            label, about = game.option_words(option.id, lang)
            assert label not in (option.id, about)
            assert about
            values = [game.value_words(option.id, value, lang) for value in option.values]
            assert len(set(values)) == len(values)
            assert not set(values) & {str(value) for value in option.values}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_french_has_its_apostrophes_and_its_spaces(lang: str) -> None:
    text = (rise_and_fall().folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert "'" not in text
    if lang == "fr":
        assert not re.findall(r"\w [;?!]|\w :(?!\w)|\w[;?!](?!\w)", text)


# ---- everything that may be shown or told


SAMPLES: dict[str, Any] = {
    "who": 0, "other": 1, "card": "city", "cards": "nomad city", "terrain": "forest", "area": "3.-2", "source": "2.-2",
    "resource": "stone", "n": 2,
}  # fmt: skip


@cache
def told_in_code() -> set[str]:
    """The keys of events that the game's code writes out."""
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(rise_and_fall().folder).glob("*.py")))
    return set(re.findall(r'"(rise_and_fall-log-[a-z-]+[a-z])"', source))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told(lang: str) -> None:
    logs = {key for key in catalogue(lang) if key.startswith("rise_and_fall-log-")}
    assert told_in_code() <= logs
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
    game, keys = rise_and_fall(), set[str]()
    for number, position in enumerate(played(seats, seed, decisions, **options)):
        if number % 7 and not (number < 60 and position.draft is not None):
            continue
        seat = position.pending()[0]
        view = position.view(seat)
        events = [game.scene_event(event) for event in position.journal or []]
        for message in messages([game.stage(position), game.scene(view, seat), game.choice(view, seat), events]):
            keys.add(message["t"])
            for lang in LANGUAGES:
                assert say(game.words(lang), message, NAMES)  # type: ignore[arg-type]
        position.journal = []
    assert len(keys) > 40


def test_every_question_of_the_game_can_be_asked() -> None:
    kinds = {item.__name__.lower() for item in rise_and_fall().agenda_items if issubclass(item, Question)}
    for kind in kinds - {"buybacktogether"}:  # which asks in the words of `buyback`
        assert f"rise_and_fall-ask-{kind}" in catalogue("en")
    assert {key.removeprefix("rise_and_fall-hint-") for key in catalogue("en") if "-hint-" in key} == kinds

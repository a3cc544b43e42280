"""Elements that many games have alike."""

from __future__ import annotations

from ecumene.core.elements import mark, panel_element, phase_steps, place_element
from ecumene.core.scene import Element, Text
from ecumene.core.texts import message


def test_a_panel_belongs_to_a_player() -> None:
    panel = panel_element("supply.p1", "supply", 1, 3, "goods")
    assert panel == {
        "id": "supply.p1", "type": "panel", "region": "supply", "owner": "p1", "order": 3, "label": "goods",
    }  # fmt: skip


def test_a_place_is_called_in_words_of_the_game_and_by_its_owner() -> None:
    place = dict(place_element("harbour", "hand", "table", "fan", 1, 2))
    title = message("harbour-scene-hand")
    assert (place["id"], place["owner"], place["layout"], place["order"]) == ("hand.p1", "p1", "fan", 2)
    assert place["title"] == title
    assert place["label"] == message("harbour-scene-of", who="p1", what=title)
    assert place_element("harbour", "hand", "table", "fan", 1, 2, "cards")["id"] == "cards"


def test_a_mark_adds_to_a_card_and_changes_nothing_that_others_share() -> None:
    tags: list[Text] = [message("a")]
    card: Element = {"id": "card", "tags": tags}
    mark(card, "later")
    assert card == {"id": "card", "tags": [message("a"), "later"]}
    mark(card, "now", {"icon": "hourglass"})
    assert card.get("badges") == [{"icon": "hourglass"}]
    assert tags == [message("a")]


def test_the_steps_of_a_turn_have_labels_of_the_game() -> None:
    assert phase_steps("harbour", ("draw", "sell")) == [
        {"id": "draw", "label": message("harbour-phase-draw")},
        {"id": "sell", "label": message("harbour-phase-sell")},
    ]

"""Enchantments on the page, in sentences, and as bots weigh them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ecumene import contract
from ecumene.core.staging import merge
from ecumene.core.texts import say
from ecumene.games.tapestry.mind.evaluate import prospects
from ecumene.games.tapestry.mind.outlook import Outlook
from ecumene.games.tapestry.mind.promise import played_worth
from tests.marks import rule
from tests.speaking import NAMES, spoken
from tests.tapestry.board import Board, game, table
from tests.tapestry.enchanting import FUTURES, enchanted, enchanting
from tests.tapestry.laying import play
from tests.tapestry.mind.test_policy import weights
from tests.wandering import wandering


def shown(board: Board, viewer: int = 0) -> dict[str, Mapping[str, Any]]:
    """Everything on the table, by id."""
    scene = enchanting().scene(board.position.view(viewer), viewer)
    return {name: dict(element) for name, element in merge(enchanting().stage(board.position), scene).items()}


def words(text: Any, lang: str = "en") -> str:
    return say(enchanting().words(lang), text, NAMES)


def asked(board: Board) -> dict[str, Any]:
    found = enchanting().choice(board.position.view(0), 0)
    assert found is not None
    return dict(found)


# ---- shown and said


@rule("tapestry.enchantments.cards")
def test_a_card_shows_its_enchantments_at_its_edges_and_in_words() -> None:
    card = shown(enchanted().hand(0, "guilds"))["card.guilds.p0.0"]
    assert card["left"] == [["worker", 1]]
    assert card["right"][0][0] == "advance-free"
    assert [words(line) for line in card["lines"]][1] == "Enchantment on the left: gain 1 worker"
    assert words(card["lines"][2], "fr").startswith("Enchantement à droite\u00a0: ")
    card = shown(enchanted().mat(0, 2, "trap"))["card.trap.p0.0"]
    assert (card["left"], "right" in card, len(card["lines"])) == ([["points", 3]], False, 2)
    card = shown(enchanted().mat(0, 2, "democracy"))["card.democracy.p0.0"]
    assert ("left" in card, "right" in card, len(card["lines"])) == (False, False, 1)


@rule("tapestry.enchantments.cards")
def test_a_closer_look_tells_them() -> None:
    board = enchanted().hand(0, "guilds")
    speech = enchanting().speech("en", NAMES)
    text = speech.about_card(board.position, board.position.box.card_no["guilds"])
    assert "Enchantment on the left: gain 1 worker." in text
    assert "Enchantment on the right: " in text


@rule("tapestry.enchantments.any_order", "tapestry.enchantments.optional")
def test_what_comes_next_is_asked_with_the_card_and_what_each_answer_does() -> None:
    board = play(enchanted().mat(0, 2, "guilds").mat(1, 2, "trap"), "espionage")
    choice = asked(board)
    assert (choice["kind"], words(choice["prompt"])) == ("enchantments", "What comes first? Enchantments may be left.")
    said = [words(act["say"]) for act in choice["acts"]]
    assert said[0] == "The ability of Espionage"
    assert said[1].startswith("The left enchantment of Espionage: ")
    assert said[2].startswith("The right enchantment of Guilds: ")
    assert said[3] == "No more enchantments"
    for act, notation in zip(choice["acts"], board.legal(), strict=True):
        path = [step if isinstance(step, str) else step[0] for step in act["path"]]
        assert [str(action) for action in enchanting().meant(board.position.view(0), 0, path)] == [notation]
        assert act["rule"] == "tapestry.enchantments.any_order"
    for lang in ("en", "fr"):
        speech = enchanting().speech(lang, NAMES)
        assert len({speech.say(board.position, 0, action) for action in board.position.legal(0)}) == 4
        assert speech.ask(board.position, 0)
    board.act("pick 3", "track science")
    assert any("Guilds" in enchanting().speech("en", NAMES).tell(event) for event in board.told("enchantment"))


@rule("tapestry.technology.enchantment")
def test_a_tech_card_says_that_it_needs_an_enchanted_card() -> None:
    board = enchanted().tech(0, 1, "jet_fuel")
    card = shown(board)["tech.jet_fuel"]
    assert words(card["lines"][-1]).startswith("For the top row, you must have played an enchanted tapestry card")
    assert [badge["tone"] for badge in card["badges"] if badge.get("shape") == "square"] == ["lock"]
    speech = enchanting().speech("fr", NAMES)
    assert "carte enchantée" in speech.about_tech(board.position, board.position.box.tech_no["jet_fuel"])


# ---- what has become of them


@rule("tapestry.enchantments.left", "tapestry.enchantments.right")
def test_edges_show_what_was_gained_what_is_lost_and_what_may_still_come() -> None:
    board = enchanted(era=3).mat(0, 1, "guilds").mat(0, 2, "academia").mat(0, 3, "feudalism")
    cards = shown(board)
    assert cards["card.guilds.p0.0"]["state"] == ["left-lost", "right-gained"], "nothing lay to its left"
    assert cards["card.academia.p0.0"]["state"] == ["left-gained", "right-gained"]
    assert "state" not in cards["card.feudalism.p0.0"], "a card to its right may still bring it"
    assert "state" not in shown(enchanted().hand(0, "guilds"))["card.guilds.p0.0"], "no card is played now"


@rule("tapestry.enchantments.left", "tapestry.enchantments.right")
def test_what_a_card_would_bring_is_lit_before_it_is_played() -> None:
    board = enchanted(era=2).mat(0, 2, "feudalism").hand(0, "trap", "democracy").act("income", "decline")
    assert board.position.question().kind == "playcard"  # type: ignore[union-attr]
    cards = shown(board)
    assert cards["card.trap.p0.0"]["state"] == ["left-due"]
    assert "state" not in cards["card.democracy.p0.0"]
    assert cards["card.feudalism.p0.0"]["state"] == ["right-due"]
    assert words(asked(board)["hint"]) == "Any card also brings the right enchantment of Feudalism: 2 points."


@rule("tapestry.enchantments.any_order")
def test_an_enchantment_is_clicked_at_its_edge_and_the_ability_on_its_card() -> None:
    board = play(enchanted().mat(0, 2, "guilds").mat(1, 2, "trap"), "espionage")
    paths = [act["path"] for act in asked(board)["acts"]]
    card = "card.espionage.p0.0"
    assert paths[:3] == [[card], [f"{card}.left"], ["card.guilds.p0.0.right"]]
    cards = shown(board)
    assert [slot["id"] for slot in cards[card]["slots"]] == [f"{card}.left"]
    assert "left-due" in cards[card]["state"]
    assert words(cards["card.guilds.p0.0"]["slots"][0]["label"]).startswith("The right enchantment of Guilds: ")


# ---- bots


def test_a_card_is_worth_more_where_it_brings_an_enchantment() -> None:
    def worth(board: Board, card: str) -> float:
        return played_worth(Outlook(board.position, 0), board.position.box.card_no[card])

    alone = worth(enchanted(era=4), "trap")
    assert worth(enchanted(era=4).mat(0, 3, "democracy"), "trap") == pytest.approx(alone + 3)
    assert worth(enchanted(era=4).mat(0, 3, "feudalism"), "trap") == pytest.approx(alone + 5)
    assert worth(enchanted(era=4).mat(0, 1, "capitalism").mat(0, 3, "feudalism"), "trap") == pytest.approx(alone + 11)
    assert worth(enchanted(era=3), "feudalism") > worth(enchanted(era=4), "feudalism"), "its right edge will pay"
    plain = table(of=enchanting()).era(4, 4).mat(0, 3, "feudalism")
    assert worth(plain, "trap") == pytest.approx(alone)


def test_a_card_that_lies_there_promises_its_right_enchantment() -> None:
    bare, rich = enchanted().mat(0, 3, "democracy"), enchanted().mat(0, 3, "feudalism")
    assert prospects(rich.position)[0] > prospects(bare.position)[0]
    asked_now = play(enchanted().mat(0, 2, "guilds").mat(1, 2, "trap"), "espionage")
    promised = prospects(asked_now.position)[0]
    assert promised > prospects(asked_now.act("decline").position)[0] - 1e-9


def test_enchantments_are_taken_unless_they_do_nothing() -> None:
    board = play(enchanted().mat(0, 2, "guilds").mat(1, 2, "trap"), "espionage")
    assert max(weights(board), key=weights(board).__getitem__) != "decline"
    board.act("pick 1", "card 2 2", "pick 3", "track science")
    assert weights(board)["pick 2"] > weights(board)["decline"]
    board.token(0, exploration=12, science=12)
    assert weights(board)["pick 2"] < weights(board)["decline"]


# ---- whole games


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2)])
def test_random_games_with_enchanted_cards_can_be_played_and_told(seats: int, seed: int) -> None:
    position = enchanting().new(seats, seed, dict(FUTURES))
    kinds: set[str] = set()
    for view, _seat, _action in spoken(wandering(position, seed, 10_000), seed):
        kinds.add(view.agenda[-1].kind)
    assert "playcard" in kinds


def test_tapestry_keeps_the_contract_with_enchantments() -> None:
    record = contract.check_game(enchanting(), 3, 5, {**FUTURES, "arts_and_architecture": "in"}, thorough=0.0)
    assert record.result is not None


@rule("tapestry.enchantments.cards")
def test_no_card_tells_its_enchantments_twice() -> None:
    for lang, word in (("en", "Enchantment on"), ("fr", "Enchantement à")):
        said = game().words(lang)
        for card in game().components.cards:
            assert word not in said(f"tapestry-text-card-{card.id}"), card.id

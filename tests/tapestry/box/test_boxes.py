"""Boxes: what a table plays with, and that the base box alone stays as it was."""

from __future__ import annotations

from itertools import product

import pytest

from ecumene.games.tapestry.box.box import boxes_in
from ecumene.games.tapestry.box.content import BASE, BOXES
from tests.tapestry.board import game

COMBINATIONS = [
    {box: "in" if taken else "out" for box, taken in zip(BOXES[1:], added, strict=True)}
    for added in product((False, True), repeat=len(BOXES) - 1)
]


def _id(options: dict[str, str]) -> str:
    return "+".join([box for box, value in options.items() if value == "in"]) or BASE


@pytest.mark.rule("tapestry.boxes.options")
@pytest.mark.parametrize("options", COMBINATIONS, ids=_id)
def test_only_what_lies_in_the_boxes_of_the_table_is_in_play(options: dict[str, str]) -> None:
    position = game().new(3, 1, dict(options))
    boxes = boxes_in(position.options)
    box = position.box  # type: ignore[attr-defined]
    assert boxes == (BASE, *[name for name in BOXES[1:] if options[name] == "in"])
    for numbers, things in (
        ([*position.civ_deck, *[civ for offer in position.offers for civ in offer[:2]]], box.civs),  # type: ignore[attr-defined]
        (position.stars, box.stars),  # type: ignore[attr-defined]
        ([*position.tech_deck, *position.display], box.tech),  # type: ignore[attr-defined]
    ):
        assert {things[number].box for number in numbers} <= set(boxes)
        used = [thing for thing in things if thing.box in boxes and not _needs_arts(thing, boxes)]
        assert len(numbers) == len([thing for thing in used if getattr(thing, "replaces", -1) < 0])
    for kind, copies in enumerate(position.copies):  # type: ignore[attr-defined]
        assert copies == 0 or box.cards[kind].box in boxes


def _needs_arts(thing: object, boxes: tuple[str, ...]) -> bool:
    return bool(getattr(thing, "arts", False)) and "arts_and_architecture" not in boxes


@pytest.mark.rule("tapestry.boxes.arts_icon")
@pytest.mark.parametrize("options", COMBINATIONS, ids=_id)
def test_cards_with_the_arts_icon_are_in_play_with_arts_alone(options: dict[str, str]) -> None:
    shelf = game().shelf[boxes_in(game().new(2, 1, dict(options)).options)]
    with_arts = options["arts_and_architecture"] == "in"
    for arts in (False, True):
        assert shelf.in_play(BASE, arts) is (with_arts or not arts)


@pytest.mark.parametrize("boxes", list(game().shelf), ids="+".join)
def test_a_component_has_the_same_number_whatever_the_boxes(boxes: tuple[str, ...]) -> None:
    ours, whole = game().shelf[boxes].components, game().components
    for table in ("tech", "cards", "civs", "landmarks", "stars", "capitals", "tracks", "spaces"):
        some = [thing.id for thing in getattr(ours, table)]
        assert some == [thing.id for thing in getattr(whole, table)][: len(some)]


def test_the_base_box_alone_is_stored_as_before_there_were_others() -> None:
    alone, boxed = game().new(2, 1).dump(), game().new(2, 1, {"plans_and_ploys": "in"}).dump()
    assert "lasting" not in alone["state"]
    assert set(alone["state"]) < set(boxed["state"])
    for dump in (alone, boxed):
        assert game().load(dump).dump() == dump


@pytest.mark.rule("tapestry.enchantments.cards")
def test_only_cards_of_fantasies_and_futures_are_enchanted() -> None:
    enchanted = [card for card in game().components.cards if card.enchanted]
    assert {card.box for card in enchanted} <= {"fantasies_and_futures"}


def test_the_third_box_without_arts_has_the_four_tracks_of_the_base_box() -> None:
    shelf = game().shelf["base", "fantasies_and_futures"]
    assert shelf.components.track_count == 4
    assert not shelf.components.masterpieces

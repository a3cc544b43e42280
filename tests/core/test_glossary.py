"""The glossary: what a thing on the table is called, found by keys that follow from the scene."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ecumene.core.errors import ContentError
from ecumene.core.glossary import Glossary, icons_of, keys_at, keys_of, read_entries, stem
from tests.tiny.harbour import Harbour

WORD = """
- id: crate
  about: [piece.crate, zone.hold]
  icon: crate
  en: {word: Crate, text: "Holds goods.", costs: "1 gold.", forms: [crates]}
  fr: {word: Caisse, text: "Contient des biens.", costs: "1 or."}
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "glossary.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_word_is_read_in_both_languages(tmp_path: Path) -> None:
    (entry,) = read_entries(written(tmp_path, WORD))
    assert (entry.id, entry.about, entry.icon, entry.rule) == ("crate", ("piece.crate", "zone.hold"), "crate", "")
    assert (entry.told("en").word, entry.told("en").forms, entry.told("en").gives) == ("Crate", ("crates",), "")
    assert (entry.told("fr").text, entry.told("fr").costs) == ("Contient des biens.", "1 or.")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("word: 1", "must be a list"),
        ("- crate", "word 1 must be a mapping"),
        (WORD + WORD, '"crate" is explained twice'),
        (WORD + WORD.replace("id: crate", "id: box"), '"piece.crate" is explained twice'),
        (WORD.replace("about: [piece.crate, zone.hold]", "about: crate"), "must be a list of texts"),
        (WORD.replace("word: Caisse, ", ""), '"crate fr": word is missing'),
        (WORD.replace("costs", "cost"), "cost"),
        (WORD.replace("  fr: {", "  de: {"), "fr is missing"),
        (WORD.replace("en: {word: Crate", "en: 1 #"), "en must be a mapping"),
    ],
)
def test_a_faulty_word_is_named(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(ContentError, match=problem.replace("[", r"\[")):
        read_entries(written(tmp_path, text))


def test_a_key_stands_for_all_that_begin_with_it(tmp_path: Path) -> None:
    written(tmp_path, WORD)
    glossary = Glossary.of_game(tmp_path)
    found = [glossary.find(key) for key in ("zone.hold", "zone.hold.aft", "zone.holder", "piece")]
    assert [entry.id if entry else None for entry in found] == ["crate", "crate", None, None]
    shared = glossary.find("state.first")
    assert shared is not None
    assert shared.id == "first"


def test_a_game_without_words_has_those_of_every_game() -> None:
    assert Harbour().glossary().find("icon.then") is not None


def test_keys_follow_from_what_a_thing_is() -> None:
    assert stem("track.p0.food") == ["track", "food"]
    assert stem("has.p12.column.a") == ["column", "a"]
    assert stem("hand.p1#0") == ["hand"]
    assert list(keys_of({"id": "x", "type": "piece", "kind": "ship", "state": ["spent"]})) == [
        "piece.ship.x",
        "state.spent",
    ]
    assert list(keys_of({"id": "x", "type": "area", "terrain": "forest"})) == ["area.land", "terrain.forest"]
    assert list(keys_of({"id": "die.red", "type": "die", "faces": ["4", "coin"]})) == ["die.die.red", "icon.coin"]
    world = {"id": "w", "type": "hexes", "cells": [[0, 0, "sea", 0]], "frontier": [[1, 0]]}
    assert list(keys_of(world)) == ["terrain.sea", "frontier"]
    panel = {"id": "sup.p0", "type": "panel", "counters": [{"id": "p0.gold", "icon": "coin", "value": 1}]}
    assert list(keys_of(panel)) == ["panel.sup", "counter.gold", "icon.coin"]
    group = {"id": "region.3", "type": "group", "counters": [{"id": "p0", "icon": "p0", "value": 2}]}
    assert list(keys_of(group)) == ["group.region"]
    assert list(keys_of({"id": "t", "type": "text", "text": "Europe"})) == []


def test_icons_are_found_wherever_they_stand() -> None:
    card = {"icons": [{"sign": "bolt", "cost": [["coin", 2]], "icons": [["tech", 1]]}], "badges": [{"icon": "port"}]}
    assert sorted(icons_of(card)) == ["icon.bolt", "icon.coin", "icon.port", "icon.tech"]
    assert list(icons_of({"cost": 3})) == []


def test_a_number_of_a_player_is_no_player() -> None:
    elements: dict[str, dict[str, Any]] = {
        "sup.p0": {"id": "sup.p0", "type": "panel", "counters": [{"id": "has.p0.column.a"}]},
        "aims": {"id": "aims", "type": "zone", "slots": [{"id": "aim.schools"}]},
        "aim.schools": {"id": "aim.schools", "in": "aims"},
    }
    assert list(keys_at(elements, "has.p0.column.a")) == ["counter.column.a"]
    assert list(keys_at(elements, "aim.schools")) == ["zone.aims"]
    assert list(keys_at(elements, "sup.p0")) == ["panel.sup"]

"""Cards as their owner types them in: what our own do not have yet, and what could not be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.catalogue import catalogue
from ecumene.core.errors import ContentError
from ecumene.core.game import Game
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.reserve import Reserve

CARDS = """
fantasies_and_futures.tapestry_cards:
- id: ghost_towns
  words:
    en: {name: Ghost Cities, text: Put your next house in reserve.}
    fr: {name: Cités fantômes, text: Mettez votre prochaine maison en réserve.}
  effects: [{points_per: {of: house, each: 1}}, {choose: [[{reserve: {building: house}}], [{gain: {food: 1}}]]}]
  enchantments: {left: [{reserve: {token: [{points: 3}]}}], right: [{gain: {resource: 1}}]}
  source: owner
- {id: zombie_army, enchantments: null, arts: true}
"""


def using(folder: Path, text: str) -> Game:
    file = folder / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    return catalogue["tapestry"].using(file)


def test_a_card_may_put_something_in_reserve_by_its_enchantment_and_is_known_by_its_id(tmp_path: Path) -> None:
    position = using(tmp_path, CARDS).new(2, 3, {"fantasies_and_futures": "in"})
    assert isinstance(position, TapestryPosition)
    effects = [position.book.effects[number] for number in range(len(position.book.effects))]
    kept = [effect for effect in effects if isinstance(effect, Reserve)]
    ours = {row["id"] for row in catalogue["tapestry"].content.tables["fantasies_and_futures.tapestry_cards"]}
    assert {effect.card for effect in kept} <= ours
    assert [effect.card for effect in kept].count("ghost_towns") == 2


def test_an_owner_takes_an_enchantment_away(tmp_path: Path) -> None:
    position = using(tmp_path, CARDS).new(2, 3, {"fantasies_and_futures": "in"})
    assert isinstance(position, TapestryPosition)
    army = position.box.cards[position.box.card_no["zombie_army"]]
    assert (army.left, army.right, army.arts) == (-1, -1, True)


def test_a_landmark_that_no_box_has_is_refused_when_it_is_read(tmp_path: Path) -> None:
    text = "fantasies_and_futures.tapestry_cards: [{id: status_quo, effects: [{landmark: lighthous}]}]"
    with pytest.raises(
        ContentError, match=r'"status_quo": landmark "lighthous" does not exist \(did you mean "lighthouse"'
    ):
        using(tmp_path, text)

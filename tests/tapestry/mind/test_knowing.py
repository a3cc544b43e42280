"""Nothing is unknown to bots: every effect, code, civilization, card and question of all boxes is weighed."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.core.agenda import Question
from ecumene.core.effects import Effect
from ecumene.games.tapestry.box.content import WHEN_PLAYED
from ecumene.games.tapestry.mind.folk import CODE_WORTH
from ecumene.games.tapestry.mind.outlook import MEASURES, Outlook
from ecumene.games.tapestry.mind.policy import ALL_WEIGHERS, weigh
from ecumene.games.tapestry.mind.tables import CAPITALS, CIVILIZATIONS, CODES, EACH_INCOME, ERA_CARDS
from ecumene.games.tapestry.mind.worth import RATES
from ecumene.games.tapestry.play import cards, civilizations
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.vocabulary import ITEMS
from tests.tapestry.board import game

BOTH = {"plans_and_ploys": "in", "arts_and_architecture": "in", "fantasies_and_futures": "in"}


def begun(seats: int, seed: int) -> TapestryPosition:
    position = game().new(seats, seed, dict(BOTH))
    assert isinstance(position, TapestryPosition)
    return position


def test_every_kind_of_effect_is_measured() -> None:
    book = begun(2, 1).book
    unknown = {type(effect).__name__ for effect in book.effects if type(effect) not in MEASURES}
    assert len(book) > 700
    assert not unknown


def test_so_is_every_kind_that_only_owners_of_content_use() -> None:
    def kinds(kind: type[Effect]) -> set[type[Effect]]:
        return {kind}.union(*[kinds(below) for below in kind.__subclasses__()])

    ours = {kind for kind in kinds(Effect) if kind.__module__.startswith("ecumene.games.tapestry.")}
    assert len(ours) > 40
    assert {kind.__name__ for kind in ours if kind not in MEASURES} == set()


def test_every_code_has_a_worth_and_none_that_does_not_exist() -> None:
    codes = {*cards.CODES, *civilizations.CODES}
    assert codes - {*CODES, *EACH_INCOME, *CODE_WORTH} == set()
    assert {*CODES, *EACH_INCOME, *CODE_WORTH} - codes == set()
    assert not {*CODES} & {*CODE_WORTH}, "one of the two would never be asked"


def test_every_civilization_capital_and_lasting_card_has_a_worth() -> None:
    box = game().components  # of every box
    assert {civ.id for civ in box.civs} == {*CIVILIZATIONS}
    assert {capital.id for capital in box.capitals if not capital.number} == {*CAPITALS}
    assert {card.id for card in box.cards if card.kind != WHEN_PLAYED} == {*ERA_CARDS}
    assert max([landmark.objective for landmark in box.landmarks]) + 1 == len(RATES)


def test_every_question_is_weighed() -> None:
    questions = [kind for kind in ITEMS if issubclass(kind, Question)]
    assert len(questions) > 90
    assert {kind.__name__ for kind in questions if kind not in ALL_WEIGHERS} == set()


def test_no_effect_of_the_book_is_too_deep_or_too_much_for_a_glance() -> None:
    """Abilities listen to each other, and effects lead to effects: all of it comes to an end."""
    position, rng = begun(3, 4), Random(4)
    for decisions in (30, 90, 90):
        game().play_on(position, rng, decisions)
        for seat in range(3):
            glance = Outlook(position, seat)
            for effect in position.book.effects:
                assert -400.0 < glance.weigh(effect, -1, 0) < 400.0
            assert glance.hearing == 0
            assert glance.later == 0.0


@pytest.mark.parametrize("seats", [2, 4])
def test_every_answer_that_is_asked_for_is_weighed(seats: int) -> None:
    rng, asked = Random(seats), set()
    for seed in range(3):
        position = begun(seats, seed)
        while position.pending():
            for seat in position.pending():
                legal = position.legal(seat)
                values = weigh(position, seat, legal)
                assert len(values) == len(legal), type(position.agenda[-1]).__name__
                asked.add(type(position.agenda[-1]))
                position.apply(seat, legal[int(rng.random() * len(legal))])
    assert len(asked) > 30

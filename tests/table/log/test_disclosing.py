"""What an entry of a log tells whoever made it: their own doing, and what the game gives away once it is over."""

from __future__ import annotations

from ecumene.table.log.disclosing import AFTERWARDS, TOLD, disclosed
from ecumene.table.log.fold import FOLDS

DRAWN = {"notation": "explore 3", "outcomes": [["tapestry", "diaspora"]], "redo": True, "t": 4.5, "new": "secret"}
TAKEN_BACK = {"n": 2, "kept": [[1, "berth 1.0"]]}


def test_every_kind_of_entry_says_what_it_tells() -> None:
    assert set(TOLD) == set(FOLDS)
    assert set(AFTERWARDS) <= set(TOLD)


def test_an_action_tells_what_chance_gave_only_when_the_game_is_over() -> None:
    own = {"notation": "explore 3", "redo": True, "t": 4.5}
    assert disclosed("act", DRAWN, over=False) == own
    assert disclosed("act", DRAWN, over=True) == {**own, "outcomes": [["tapestry", "diaspora"]]}


def test_what_others_had_chosen_in_secret_is_not_in_what_was_taken_back() -> None:
    assert disclosed("undo", TAKEN_BACK, over=False) == {"n": 2}
    assert disclosed("undo", TAKEN_BACK, over=True) == TAKEN_BACK


def test_who_was_sent_away_is_told_to_nobody() -> None:
    for over in (False, True):
        assert disclosed("leave", {"barred": ["somebody-s-id"]}, over) == {}


def test_a_kind_that_nobody_thought_of_tells_nothing() -> None:
    assert disclosed("gossip", {"about": "everybody", "t": 1.0}, over=True) == {}

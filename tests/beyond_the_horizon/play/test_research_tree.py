"""The tree of technologies: what has to be researched before, and by whom."""

from __future__ import annotations

from itertools import combinations

import pytest

from ecumene.games.beyond_the_horizon.box.terms import SLOT_IDS
from tests.beyond_the_horizon.board import Board, game, table
from tests.marks import rule

BOX = game().box
JOINED = {slot.id: [BOX.slots[before].id for before in slot.prerequisites] for slot in BOX.slots}


def scholars(board: Board, *slots: str, seat: int = 0) -> Board:
    """Exactly these slots have been researched by a seat."""
    board.position.scholars[seat] = sum(1 << BOX.slot_no[slot] for slot in slots)
    return board


def asked(board: Board, slot: str, free: bool = False) -> Board:
    """An effect asks seat 0 for a technology of the level of a slot."""
    return board.do(0, [{"research": {"level": slot[:-1], "scholar": "active", "free": free}}])


def below(slot: str) -> list[str]:
    """All slots of the level below."""
    return [BOX.slots[other].id for other in BOX.slots_of[BOX.slots[BOX.slot_no[slot]].level - 1]]


def offered(board: Board) -> list[str]:
    """The slots that may be researched; none where nothing is asked."""
    return [choice.split()[1] for choice in board.legal() if choice.startswith("research ")]


# ---- the shape


def test_lines_run_from_one_level_to_the_next() -> None:
    for slot in BOX.slots:
        assert all(BOX.slots[before].level == slot.level - 1 for before in slot.prerequisites)


@rule("beyond_the_horizon.research.prerequisites", "beyond_the_horizon.research.level_iv")
def test_levels_ii_and_iii_have_one_or_two_prerequisites_and_level_iv_two_of_three() -> None:
    for slot in BOX.slots:
        if slot.id.startswith("IV"):
            assert (len(slot.prerequisites), slot.needed) == (3, 2)
        elif slot.level > 0:
            assert len(slot.prerequisites) in (1, 2)
            assert slot.needed == len(slot.prerequisites)


# ---- prerequisites


@rule("beyond_the_horizon.research.level_i")
def test_level_i_asks_for_nothing() -> None:
    assert offered(asked(table(), "I1")) == ["I1", "I2", "I3", "I4"]


@rule("beyond_the_horizon.research.prerequisites")
@pytest.mark.parametrize("slot", [slot for slot in SLOT_IDS if slot[:-1] in ("II", "III")])
def test_all_that_lines_join_to_a_slot_must_have_been_researched(slot: str) -> None:
    assert slot in offered(asked(scholars(table(), *JOINED[slot]), slot))
    for missing in JOINED[slot]:
        rest = [before for before in below(slot) if before != missing]
        board = asked(scholars(table(), *rest), slot)
        assert board.refused(f"research {slot}") == "research.prerequisites"


@rule("beyond_the_horizon.research.level_iv")
@pytest.mark.parametrize("slot", ["IV1", "IV2", "IV3"])
def test_two_of_three_are_enough_for_level_iv(slot: str) -> None:
    for two in combinations(JOINED[slot], 2):
        assert slot in offered(asked(scholars(table(), *two), slot))
    for one in JOINED[slot]:
        others = [before for before in below(slot) if before not in JOINED[slot]]
        board = asked(scholars(table(), one, *others), slot)
        assert board.refused(f"research {slot}") == "research.level_iv"


@rule("beyond_the_horizon.research.prerequisites")
def test_the_research_of_others_is_not_ones_own() -> None:
    board = scholars(table(), *SLOT_IDS, seat=1)
    assert offered(asked(board, "II1")) == []
    assert offered(asked(scholars(board, "I1"), "II1")) == ["II1"]


@rule("beyond_the_horizon.research.prerequisites", "beyond_the_horizon.action.choosable")
def test_an_action_that_could_research_nothing_is_not_to_be_chosen() -> None:
    board = table().give(0, coins=5)
    assert board.refused("act research_ii") == "action.choosable"
    assert "act research_ii" in scholars(board, "I1").legal()


@rule("beyond_the_horizon.research.one_scholar")
def test_nobody_has_two_scholars_at_one_slot() -> None:
    board = asked(scholars(table(), "I1"), "I1")
    assert board.refused("research I1") == "research.one_scholar"
    assert offered(board) == ["I2", "I3", "I4"]


@rule("beyond_the_horizon.research.one_scholar")
def test_scholars_of_several_seats_stand_at_one_slot() -> None:
    board = scholars(table(), "I1", seat=1)
    assert "I1" in offered(asked(board, "I1"))


@rule("beyond_the_horizon.research.ignoring")
@pytest.mark.parametrize("level", ["II", "III", "IV"])
def test_an_effect_that_ignores_prerequisites_allows_every_slot_of_its_level(level: str) -> None:
    slots = [slot for slot in SLOT_IDS if slot[:-1] == level]
    assert offered(asked(table(), slots[0], free=True)) == slots
    assert offered(asked(table(), slots[0])) == []
    board = asked(scholars(table(), slots[1]), slots[0], free=True)
    assert board.refused(f"research {slots[1]}") == "research.one_scholar"


@rule("beyond_the_horizon.effects.research")
def test_an_effect_researches_its_own_level_only() -> None:
    board = asked(table(), "II1", free=True)
    assert board.position.game.action("research III1") not in board.position.legal(0)
    assert board.refused("research I1") == "core.choice"

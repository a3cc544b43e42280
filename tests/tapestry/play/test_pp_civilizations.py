"""The civilizations of Plans & Ploys in whole games, held to the contract wherever one of them asks something."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.contract import check_decision, check_thoroughly
from ecumene.contract.case import Case
from tests.tapestry.board import Board, begun, game

OURS = ("riverfolk", "spies", "tinkerers", "treasure_hunters", "utilitarians")


def dealt(seats: int, seed: int) -> tuple[Board, dict[str, str]]:
    """A game in which only these civilizations are played."""
    civs = list(OURS)
    Random(seed).shuffle(civs)
    options = {"plans_and_ploys": "in", "arts_and_architecture": "in" if seed % 2 else "out"}
    return begun(seats, civs=civs, seed=seed, options=options), options


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_their_questions_keep_the_contract(seats: int, seed: int) -> None:
    board, options = dealt(seats, seed)
    position, rng = board.position, Random(seed)
    case = Case(game(), seats, seed, options)
    met: set[str] = set()
    while position.pending():
        kind = position.agenda[-1].kind
        if any(kind.startswith(civ.replace("_", "")) for civ in OURS):
            check_decision(case, position, rng)
            if kind not in met:
                check_thoroughly(case, position, rng)
            met.add(kind)
        case.decision += 1
        seat = position.pending()[0]
        legal = position.legal(seat)
        position.apply(seat, rng.choice(legal) if rng.random() < 0.5 else game().quick_action(position, seat, rng))
    position.audit()
    assert len(met) > seats

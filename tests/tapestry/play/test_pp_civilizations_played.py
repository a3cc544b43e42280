"""Games at random with civilizations of Plans & Ploys: stored, seen by all and guessed at again and again."""

from __future__ import annotations

from random import Random

import pytest

from tests.tapestry.board import begun, game
from tests.wandering import wandering

CIVS = ("advisors", "aliens", "infiltrators", "islanders", "recyclers")
ASKED = ("advisors", "aliens", "infiltrators", "islanders", "recyclers", "keepciv")


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 3), (3, 2), (5, 0)])
def test_whole_games_can_be_played_stored_seen_and_guessed(seats: int, first: int) -> None:
    civs = (*CIVS[first:], *CIVS[:first])
    position = begun(seats, civs, options={"plans_and_ploys": "in"}).position
    rng, kinds = Random(seats), set()
    for number, now in enumerate(wandering(position, seats + first, 10_000)):
        question = now.question()
        assert question is not None
        kinds.add(question.kind)
        if number % 25 and not question.kind.startswith(ASKED):
            continue
        now.audit()
        now.audit_agenda()
        dump = now.dump()
        assert game().load(dump).dump() == dump
        for seat in now.pending():
            assert list(now.view(seat).legal(seat)) == list(now.legal(seat))
            assert game().choice(now.view(seat), seat) is not None
        for seat in range(seats):
            guess = now.view(seat).guess(seat, rng)
            guess.audit()
            guess.audit_agenda()
            game().scene(now.view(seat), seat)
    assert not position.pending()
    assert [kind for kind in kinds if kind.startswith(ASKED)]

"""Making the world together: who lays what when, and what a table sees of it."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.games.rise_and_fall.box.actions import LAY_GLACIER, LAY_SEA, LIFT, RiseAction
from ecumene.games.rise_and_fall.box.content import GLACIER, PLAIN, SEA, TERRAINS
from ecumene.games.rise_and_fall.box.frame import CODES
from ecumene.games.rise_and_fall.play.creation import LayTile, LiftTile, RelayTile
from tests.marks import rule
from tests.rise_and_fall.board import rise_and_fall
from tests.rise_and_fall.worlds import (
    built_up_to,
    does,
    draft_in,
    may,
    mover,
    new_world,
    refusal,
    refused,
    step_at_random,
)


@rule("rise_and_fall.world.first")
def test_chance_names_the_first_builder() -> None:
    for builder in range(4):
        position = rise_and_fall().new(4, 1, script={"builder": [builder]})
        assert position.pending() == (builder,)
    assert {mover(new_world(3, seed)) for seed in range(20)} == {0, 1, 2}


@rule("rise_and_fall.world.turns")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_passes_clockwise_tile_by_tile_and_tier_by_tier(seats: int) -> None:
    position, rng = new_world(seats, seats), Random(seats)
    builder = mover(position)
    tiers: list[int] = []
    while position.draft is not None:
        question = position.agenda[-1]
        if isinstance(question, LayTile) or (isinstance(question, LiftTile) and not question.lifted):
            assert mover(position) == (builder + len(tiers)) % seats
            tiers.append(draft_in(position).tier)
        step_at_random(position, rng)
    assert tiers == sorted(tiers)
    assert len(tiers) == sum(position.count.tiles)


@rule("rise_and_fall.world.turns")
def test_only_a_tile_of_the_present_tier_may_be_laid() -> None:
    position = new_world(2)
    early = refusal(position, "plain 0.0 0")
    assert early.rule == "rise_and_fall.world.turns"
    assert early.details == {"terrain": "sea"}
    assert refused(position, "play nomad") == "turns"
    assert refused(position, "move 0.0") == "turns"
    later = built_up_to(PLAIN, 2, 1)
    assert refused(later, "sea 4.-1") == "turns"
    assert refused(later, "forest 0.0 0") == "turns"


@rule("rise_and_fall.world.one_glacier", "rise_and_fall.world.turns")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_lays_one_glacier(seats: int) -> None:
    position, rng = new_world(seats, seats), Random(seats)
    builder = mover(position)
    layers: list[int] = []
    while position.draft is not None:
        seat, question = mover(position), position.agenda[-1]
        if draft_in(position).tier == GLACIER and isinstance(question, LayTile | LiftTile):
            layers.append((seat - builder) % seats)
        step_at_random(position, rng)
    assert sorted(layers) == list(range(seats))
    if seats == 4:
        assert layers[0] == 2  # 62 tiles lie below: the third seat goes on


def test_check_agrees_with_the_list_of_legal_actions_all_over_the_catalogue() -> None:
    """For all tiles and lifts around the world, at moments of every kind."""
    moments: set[tuple[str, int]] = set()
    for seed in (3, 4, 7):
        position, rng = new_world(3, seed), Random(seed)
        while position.draft is not None:
            question, draft = position.agenda[-1], draft_in(position)
            assert isinstance(question, LayTile | LiftTile | RelayTile)
            rare = not isinstance(question, LayTile)
            if rare or rng.random() < 0.08:
                moments.add((question.kind, draft.tier))
                legal = set(may(position))
                assert len(legal) == len(position.legal(mover(position)))
                for action in _around(draft.levels(), rng):
                    if str(action) in legal:
                        question.check(position, mover(position), action)
                    else:
                        assert refused(position, str(action))
            step_at_random(position, rng)
    assert {("laytile", tier) for tier in range(GLACIER)} <= moments
    assert ("lifttile", PLAIN) in moments
    assert ("relaytile", PLAIN) in moments


def _around(levels: dict[int, int], rng: Random) -> list[RiseAction]:
    game = rise_and_fall()
    codes = [*rng.sample(sorted(levels), 12), *rng.sample(CODES, 3)]
    found: list[RiseAction] = []
    for code in codes:
        for verb in range(LAY_SEA, LAY_GLACIER + 1):
            turns = len(game.components.shapes[TERRAINS[verb - LAY_SEA]])
            found += [game.moves.at(verb, code, turn) for turn in range(turns)]
        found.append(game.moves.at(LIFT, code))
    return found


def test_copies_share_a_draft_and_stay_as_they_are() -> None:
    position, rng = new_world(4, 2), Random(2)
    while position.draft is not None:
        twin = position.copy()
        before = twin.dump()
        assert twin.draft is position.draft
        step_at_random(position, rng)
        assert twin.dump() == before
        assert twin.draft is not position.draft


def test_a_position_comes_back_from_its_dump_at_every_moment_of_the_making() -> None:
    game = rise_and_fall()
    for seed in (3, 4):
        position, rng = new_world(3, seed), Random(seed)
        while position.draft is not None:
            again = game.load(position.dump())
            assert again.dump() == position.dump()
            assert [str(action) for action in again.legal(mover(position))] == may(position)
            step_at_random(position, rng)
        assert game.load(position.dump()).dump() == position.dump()


def test_the_log_tells_every_tile_and_the_end() -> None:
    position, rng = new_world(2, 9), Random(9)
    position.journal = []
    while position.draft is not None:
        step_at_random(position, rng)
    said = [event.say.removeprefix("rise_and_fall-log-") for event in position.journal]
    laid = said.count("lays") - said.count("lifts")
    assert laid == sum(position.count.tiles)
    assert "world" in said
    first = position.journal[0]
    assert first.args["terrain"] == TERRAINS[SEA]
    assert isinstance(first.args["area"], str)


def test_a_tile_laid_is_the_same_wherever_it_is_asked_for() -> None:
    """The page knows a tile by its tier and anchor: laying others changes neither."""
    position, rng = built_up_to(PLAIN, 2, 1), Random(1)
    before = draft_in(position).tiles()
    does(position, may(position)[0])
    step_at_random(position, rng)
    after = draft_in(position).tiles()
    assert after[: len(before)] == before
    assert len(after) == len(before) + 2

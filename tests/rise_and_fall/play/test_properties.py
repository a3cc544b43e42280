"""What holds of every piece at every moment: lists and refusals agree, nothing is lost, everything can be stored."""

from random import Random

import pytest

from ecumene import IllegalAction
from ecumene.core.agenda import Question
from ecumene.games.rise_and_fall.box.actions import DEPLOY_NOMAD, WORDS, RiseActions
from ecumene.games.rise_and_fall.box.content import CITY, GLACIER, KINDS, MERCHANT, MOUNTAINEER, SEA, SHIP
from ecumene.games.rise_and_fall.box.frame import code
from ecumene.games.rise_and_fall.play.activation import can_act, options
from ecumene.games.rise_and_fall.play.model import NONE
from ecumene.games.rise_and_fall.play.position import RisePosition
from tests.rise_and_fall.board import Table


def random_table(rng: Random) -> Table:
    """A small crowded world: any terrain beside any other, with holes, many pieces and little in store.

    One kind of piece is in fashion, so that somebody often has none of it left.
    """
    levels = {
        code(q - r // 2, r): rng.choice((0, 0, 1, 1, 1, 2, 2, 3, 4))
        for r in range(rng.randrange(3, 7))
        for q in range(rng.randrange(3, 8))
        if rng.random() < 0.95
    }
    table = Table(levels, rng.randrange(2, 5))
    position = table.position
    fashion = rng.randrange(len(KINDS))
    for cell in range(position.ground.size):
        if rng.random() < 0.6:
            seat = rng.choice((0, rng.randrange(position.seats)))
            kind = rng.choice((fashion, rng.randrange(len(KINDS))))
            if may_stand(position.ground.level[cell], kind) and position.in_reserve(seat, kind):
                position.put(seat, kind, cell)
                if kind == CITY and rng.random() < 0.4:
                    guest = rng.randrange(position.seats)
                    if position.in_reserve(guest, MERCHANT):
                        position.put(guest, MERCHANT, cell)
    for player in table.players:
        player.has(rng.choice((0, 1, 2, 5, 20)), rng.choice((0, 1, 2, 4, 5)), rng.choice((0, 1, 2, 4, 5)))
    if rng.random() < 0.4:
        table.bank_holds(rng.choice((0, 1, 2, 7)))
    return table


def may_stand(level: int, kind: int) -> bool:
    if level == SEA:
        return kind == SHIP
    return kind == MOUNTAINEER if level == GLACIER else kind != SHIP


def kinds_to_play(position: RisePosition) -> list[tuple[int, int]]:
    return [(s, k) for s in range(position.seats) for k in range(len(KINDS)) if position.standing_at(s, k)]


def refusal_of(position: RisePosition, seat: int, notation: str) -> str:
    """The rule that refuses an action now; empty where it is accepted."""
    top = position.agenda[-1]
    assert isinstance(top, Question)
    try:
        top.check(position, seat, position.game.action(notation))
    except IllegalAction as refusal:
        return refusal.rule
    return ""


def catalogue_around(position: RisePosition, rng: Random) -> list[str]:
    """Every action about no hex, every action about a hex of this land, and some from all over the catalogue."""
    actions = position.acts
    assert isinstance(actions, RiseActions)
    found = [action.notation for action in actions.plain]
    for verb in range(DEPLOY_NOMAD, len(WORDS)):
        found += [actions.at(verb, hex_code).notation for hex_code in position.ground.codes]
    found += [actions[rng.randrange(len(actions))].notation for _ in range(30)]
    return found


def check_pieces(position: RisePosition) -> None:
    for piece, cell in enumerate(position.place):
        if cell != NONE:
            seat = position.owner(piece)
            found = options(position, seat, piece)
            assert can_act(position, seat, piece) == bool(found), (KINDS[position.kind(piece)], found)
            assert len({action.notation for action in found}) == len(found)


@pytest.mark.parametrize("seed", range(60))
def test_what_is_listed_is_what_is_accepted_and_what_can_act_has_options(seed: int) -> None:
    rng = Random(seed)
    table = random_table(rng)
    position = table.position
    for _ in range(5):
        playable = kinds_to_play(position)
        if not playable:
            return
        seat, kind = rng.choice(playable)
        table.players[seat].turn(KINDS[kind])
        while table.asked:
            assert position.pending() == (seat,)
            legal = [action.notation for action in position.legal(seat)]
            assert legal, "asked, but nothing can be done"
            refused = {n: refusal_of(position, seat, n) for n in catalogue_around(position, rng)}
            assert sorted(n for n, rule in refused.items() if not rule) == sorted(legal)
            assert all(rule in position.game.rules for rule in refused.values() if rule)
            check_pieces(position)
            table.apply(seat, rng.choice(legal))


@pytest.mark.parametrize("seed", range(20))
def test_every_legal_action_moves_the_gold_it_says_can_be_stored_and_leaves_its_twin_alone(seed: int) -> None:
    rng = Random(1000 + seed)
    table = random_table(rng)
    position = table.position
    for seat, kind in kinds_to_play(position):
        table.players[seat].turn(KINDS[kind])
        while table.asked:
            before = position.dump()
            for action in position.legal(seat):
                twin = position.copy()
                twin.journal = []
                explained = twin.explain(seat, action)
                twin.apply(seat, action)
                twin.audit()
                assert abs(twin.gold[seat] - position.gold[seat]) == (explained.sum if explained else 0)
                assert twin.journal or twin.halfway() or action.notation == "end", "nothing was told"
                dump = twin.dump()
                assert table.game.load(dump).dump() == dump
            assert position.dump() == before
            table.apply(seat, rng.choice([action.notation for action in position.legal(seat)]))

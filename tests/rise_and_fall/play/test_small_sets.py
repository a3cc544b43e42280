"""Random games with few pieces, where trophies come fast: Decline, buying back and extinction in almost every one."""

from collections import Counter
from random import Random

import pytest

from ecumene import IllegalAction
from ecumene.core.action import Action
from ecumene.core.agenda import Question
from ecumene.games.rise_and_fall.play.position import RisePosition
from tests.marks import rule
from tests.rise_and_fall.small import small


def forbidden_by(position: RisePosition, seat: int, action: Action) -> str:
    """The rule that forbids an action now; empty if none does."""
    top = position.agenda[-1]
    assert isinstance(top, Question)
    try:
        top.check(position, seat, action)
    except IllegalAction as refusal:
        return refusal.rule
    return ""


def look_closely(position: RisePosition, seat: int) -> None:
    """Of all actions about no hex exactly the legal ones pass; the position can be stored; its view decides alike."""
    legal = position.legal(seat)
    for action in position.acts.plain:
        rule_id = forbidden_by(position, seat, action)
        assert (rule_id == "") == (action in legal)
        assert not rule_id or rule_id in position.game.rules
    assert small().load(position.dump()).dump() == position.dump()
    assert position.view(seat).legal(seat) == legal


def play(seats: int, seed: int, order: str) -> tuple[RisePosition, Counter[str]]:
    """A random game to its end, looked at closely where cards are given and bought; what happened how often."""
    position = small().new(seats, seed, {"world": "saved", "trophies": 6, "buy_back": order, "stalemate_rounds": 50})
    assert isinstance(position, RisePosition)
    position.journal = []
    rng = Random(seed)
    while position.pending():
        seat = rng.choice(position.pending())
        if position.agenda[-1].kind in ("givecards", "buyback", "buybacktogether"):
            look_closely(position, seat)
        position.apply(seat, rng.choice(position.legal(seat)))
        if position.agenda and position.agenda[-1].kind == "playcard":
            position.audit()
    position.audit()
    return position, Counter(event.say.removeprefix("rise_and_fall-log-") for event in position.journal)


@rule("rise_and_fall.extinction.last_survivor", "rise_and_fall.end.trophies")
@pytest.mark.parametrize("order", ["in_turn", "simultaneous"])
def test_games_full_of_trophies_hold_together_and_end(order: str) -> None:
    happened: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for seed in range(4):
            position, events = play(seats, seed, order)
            happened += events
            assert events["end"] == 1
            assert len(position.living()) == seats - events["extinct"]
            assert (len(position.living()) == 1) == (events["survivor"] == 1)
            if position.living():
                assert set(position.standings().winners) <= set(position.living())
    for event in ("gives", "redeems", "extinct", "survivor", "recycles", "token", "trophy", "stalemate"):
        assert happened[event], f"no game had {event}"

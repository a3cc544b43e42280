"""Telling what bots think of a game that is over, in the game's own words. Names are no part of what is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.bots.judgement import reasons_between
from ecumene.core.action import Seat
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.scene import Choice, Text
from ecumene.core.staging import each_amount
from ecumene.core.texts import both, message
from ecumene.core.words import LANGUAGES
from ecumene.table.live.analysing import Deed, Played, Thoughts, course, mattering, progress
from ecumene.table.wire.analysis_messages import (
    Analysis,
    AnswerItem,
    ChancePoint,
    MomentAnswer,
    TurningPoint,
)
from ecumene.table.wire.messages import Both
from ecumene.table.wire.teaching_messages import HintReason

ROWS = 5
"""So many parts of a difference are shown; the small ones come together."""

SMALL = 0.05
"""Points that need no row of their own."""


def told(played: Played, thoughts: Thoughts, done: bool) -> Analysis:
    """Everything that is known. Works positions out again: not for the loop."""
    looked = [deed for deed in mattering(played, thoughts) if len(thoughts.looks.get(deed.before, ())) > 1]
    thought, of = progress(played, thoughts)
    return Analysis(
        done=done,
        thoughts=of if done else thought,
        of=of,
        points=[
            ChancePoint(move=move, chances=_rounded(chances), errors=_rounded(errors))
            for move, chances, errors in course(played, thoughts)
        ],
        moments=[turning_point(played, thoughts, deed) for deed in looked] if done else [],
    )


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]


def turning_point(played: Played, thoughts: Thoughts, deed: Deed) -> TurningPoint:
    """A deed that was looked at, beside the best of the other answers."""
    given, *others = thoughts.looks[deed.before]
    other = max(others, key=lambda each: float(each["chance"]))
    position = played.moves[deed.before].position
    view = position.view(deed.seat)
    choice = played.state.game.choice(view, deed.seat)
    error = max(thoughts.noise(deed), SMALL / 5)
    better = is_better(given, other)
    return TurningPoint(
        before=deed.before,
        move=deed.after,
        who=deed.seat,
        ask=message("core-question") if choice is None else choice["prompt"],
        chance=round(thoughts.chance(deed.before, deed.seat), 4),
        then=round(thoughts.chance(deed.after, deed.seat), 4),
        error=round(error, 4),
        played=_answer(played.state.game, view, deed.seat, choice, given),
        other=_answer(played.state.game, view, deed.seat, choice, other),
        better=better,
        compared=len(others) + 1,
        items=items_of(played.state.game, given, other),
        reasons=reasons_of(played, deed, *((other, given) if better else (given, other))),
    )


def reasons_of(played: Played, deed: Deed, one: Mapping[str, Any], other: Mapping[str, Any]) -> list[HintReason]:
    """What speaks for an answer and what against it, beside another one: the reasons that a coach would give."""
    game, position = played.state.game, played.moves[deed.before].position
    found = reasons_between(position, deed.seat, one["deed"], other["deed"], played.seed(deed.before))
    return [
        HintReason(
            text=Both(**{lang: game.reason(part, amount > 0, lang) for lang in LANGUAGES}), points=round(amount, 2)
        )
        for part, amount in found
    ]


def is_better(given: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether another answer promises more. Both were judged by the same chances, so half of their errors is enough."""
    doubt = 0.5 * max(float(given["error"]), float(other["error"]))
    return bool(other["chance"] - given["chance"] > max(doubt, 0.005))


def _answer(game: Game, view: Position, seat: Seat, choice: Choice | None, found: Mapping[str, Any]) -> MomentAnswer:
    return MomentAnswer(
        say=said(game, view, seat, choice, found["deed"]),
        actions=found["deed"],
        chance=round(found["chance"], 4),
        error=round(found["error"], 4),
    )


def said(game: Game, view: Position, seat: Seat, choice: Choice | None, deed: Sequence[str]) -> Text:
    """An answer as its button would say it; where no button does all of it, its beginning as a sentence."""
    first, *rest = [game.action(notation).index for notation in deed]
    acts = [] if choice is None else [one for act in choice["acts"] for one in each_amount(act)]
    for act in acts:
        if act["i"] == first and act.get("then", []) == rest:
            return act["say"]
    action = game.action(deed[0])
    return both({lang: game.speech(lang).say(view, seat, action) for lang in LANGUAGES})


def items_of(game: Game, given: Mapping[str, Any], other: Mapping[str, Any]) -> list[AnswerItem]:
    """What two answers are expected to bring, part by part, those that differ most first; all of them add up."""
    rules = [*given["items"], *[rule for rule in other["items"] if rule not in given["items"]]]
    rows = [(game.label(rule), given["items"].get(rule, 0.0), other["items"].get(rule, 0.0)) for rule in rules]
    rows = [row for row in rows if max(abs(row[1]), abs(row[2])) >= SMALL]
    rows.sort(key=lambda row: -abs(row[2] - row[1]))
    items = [_item("rule", label, played, better) for label, played, better in rows[:ROWS]]
    if rows[ROWS:]:
        items.append(_item("rest", None, sum(row[1] for row in rows[ROWS:]), sum(row[2] for row in rows[ROWS:])))
    items.append(_item("later", None, given["later"], other["later"]))
    items.append(_item("others", None, -given["others"], -other["others"]))
    return items


def _item(kind: Any, label: Text | None, played: float, better: float) -> AnswerItem:
    return AnswerItem(label=label, kind=kind, played=round(played, 2), better=round(better, 2))

"""Guides: a learner who gives the suggested answers comes through a game's guide, step by step, on its seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from ecumene.contract.case import Case
from ecumene.core.action import Action, Seat
from ecumene.core.game import Game, game_of
from ecumene.core.guide import Guide, GuideStep, Said, pointed_at
from ecumene.core.position import Position
from ecumene.core.scene import Act, Choice, GuideMoment, Scene

Answer: TypeAlias = Callable[[Position, Seat], Action]
"""What somebody does who sees a view and sits on a seat."""

LEARNER: Seat = 0
BESIDE = 80
"""A learner answers at most so many questions between two steps."""

LENGTHS = {"title": 34, "text": 230, "task": 110, "also": 110, "chapter": 34}
"""What fits the card and the list of steps, in characters."""


@dataclass(frozen=True)
class Taught:
    """A step that was reached: after how many decisions of the learner, the answer given, what was pointed at.

    `answers` counts a question that comes many times in a row, and can be answered at once (`Choice.repeat`), as one.
    """

    step: str
    decision: int
    answers: int
    said: str
    points: tuple[str, ...]


def quick(seed: int = 0) -> Answer:
    """Somebody who plays what the game finds sensible at first sight, as gentle bots do."""
    rng = Random(seed)

    def answer(view: Position, seat: Seat) -> Action:
        return game_of(view).quick_action(view.guess(seat, rng), seat, rng)

    return answer


def check_guide(game: Game, others: Answer | None = None) -> list[Taught]:
    """Follow a game's guide to its end: every step is reached in order, its things are there, its answers are legal."""
    guide = game.guide
    assert guide is not None, f"{game.id} has no guide"
    case = Case(game, guide.seats, guide.seed, guide.options)
    for step in guide.steps:
        _check_words(case, step)
    _check_said(case, "the goal", guide.goal, 44)
    return list(_follow(case, guide, others or quick()))


def _follow(case: Case, guide: Guide, others: Answer) -> Iterator[Taught]:
    position = case.game.new(guide.seats, guide.seed, guide.options)
    left = list(guide.steps)
    alone = quick(1)
    decided = beside = answers = 0
    last = ""
    while left:
        case.require(bool(position.pending()), f"the game is over before step {left[0].id!r}")
        seat = position.pending()[0]
        if seat != LEARNER:
            position.apply(seat, others(position.view(seat), seat))
            continue
        case.decision = decided = decided + 1
        view = position.view(seat)
        choice, scene = case.game.choice(view, seat), case.game.scene(view, seat)
        assert choice is not None
        answers += not ("repeat" in choice and last == choice["kind"])
        last = choice["kind"]
        moment = _next(case, left, case.game.guided(view, scene, choice))
        if moment is None:
            beside += 1
            case.require(beside <= BESIDE, f"step {left[0].id!r} does not come")
            position.apply(seat, alone(view, seat))
            continue
        beside = 0
        step = left.pop(0)
        act = _check_moment(case, step, moment, view, scene, choice)
        for number in [act["i"], *act.get("then", [])]:
            position.apply(seat, case.game.actions[number])
        yield Taught(step.id, decided, answers, case.doing, tuple(moment["points"]))


def _next(case: Case, left: list[GuideStep], fitting: list[GuideMoment]) -> GuideMoment | None:
    """What is said now: the first step of the chapter that fits and is not done. It must be the next one."""
    ids = [step.id for step in left]
    chapters = [at for at, step in enumerate(left) if at and step.chapter is not None]
    if chapters:
        ids = ids[: chapters[0]]
    now = next((moment for moment in fitting if moment["step"] in ids), None)
    if now is not None:
        case.require(now["step"] == ids[0], f"step {now['step']!r} comes before {ids[0]!r}")
    return now


def _check_moment(
    case: Case, step: GuideStep, moment: GuideMoment, view: Position, scene: Scene, choice: Choice
) -> Act:
    """The things of a step are there and its answers are legal; the suggested one is given back."""
    act = next(act for act in choice["acts"] if act["i"] == moment["suggested"])
    case.at(LEARNER, f"step {step.id}: {case.game.actions[act['i']].notation}")
    legal = {action.index for action in view.legal(LEARNER)}
    case.require(legal.issuperset(moment["acts"]), f"step {step.id!r} accepts what is not legal")
    case.require(act["i"] in moment["acts"], f"step {step.id!r} suggests what it does not accept")
    stage = case.game.stage(view)
    for pattern in step.points:
        found = pointed_at(pattern, act, stage, scene, choice)
        case.require(bool(found), f"step {step.id!r} points at {pattern!r}, which is not there")
    if step.why == "act":
        case.require("tally" in act, f"step {step.id!r} explains an answer without a tally")
    return act


def _check_words(case: Case, step: GuideStep) -> None:
    for name, most in LENGTHS.items():
        said: Said | None = getattr(step, name)
        if said is not None:
            _check_said(case, f"{name} of step {step.id!r}", said, most)


def _check_said(case: Case, what: str, said: Said, most: int) -> None:
    for lang, text in (("en", said.en), ("fr", said.fr)):
        case.require(len(text) <= most, f"the {lang} {what} has {len(text)} characters, more than {most}")
        case.require(text.count("{") == text.count("{thing}"), f"the {lang} {what} has a word left open: {text}")
    for mark in ";?!":
        at = said.fr.find(mark)
        case.require(at < 1 or said.fr[at - 1] == "\u202f", f"the fr {what} lacks a narrow space before {mark}")
    for mark in ":»":
        at = said.fr.find(mark)
        case.require(at < 1 or said.fr[at - 1] == "\u00a0", f"the fr {what} lacks a space before {mark}")
    case.require("'" not in said.fr + said.en, f"the {what} has a straight apostrophe")

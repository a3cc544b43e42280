"""Guides: a first game that teaches, written as data beside the game (`guide.yaml`).

A guide is a real game on a fixed seed. Its steps each say one idea at the question at which it matters, point at things
of the scene, and are done by a legal answer that shows the idea. Steps know questions by their kind, answers by their
notation and by the rules on their tally, and things by their ids, so a guide needs no code of its game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from ecumene.core.content import Fields, read_yaml
from ecumene.core.errors import ContentError
from ecumene.core.kit import Kit
from ecumene.core.options import OptionValue, chosen_options
from ecumene.core.scene import Act, Choice, GuideMoment, Scene, Stage

FILE: Final = "guide.yaml"
MOST_SENTENCES: Final = 2
MOST_STEPS: Final = 20
MOST_POINTS: Final = 12
ACT: Final = "@act"
"""Among the things that a step points at: whatever the suggested answer is given with."""

WHY: tuple[str, ...] = ("act", "score")
"""What "Why?" opens beside a rule: the tally of the suggested answer, or of one's points."""

_SENTENCE_END: Final[re.Pattern[str]] = re.compile(r"[.!?…](?=[\s»”\"]|$)")


@dataclass(frozen=True)
class Said:
    """A text in both languages. `{thing}` stands for the name of the thing that is pointed at."""

    en: str
    fr: str


@dataclass(frozen=True)
class Wish:
    """Answers whose notation looks like `do` and, where a rule is named, whose number has a part of that rule."""

    do: str
    rule: str = ""


@dataclass(frozen=True)
class GuideStep:
    """One idea: when it comes, what it says, what it points at and which answers show it."""

    id: str
    chapter: Said | None
    """The heading over this step and those that follow it; only the first of them has one. Chapters come in order; of
    the steps of one, that comes first which fits a question."""
    title: Said
    text: Said
    task: Said
    also: Said | None
    """Which other answers will do."""
    ask: tuple[str, ...]
    """The kinds of question it belongs to; empty: any at which one of its answers is legal."""
    accept: tuple[Wish, ...]
    suggest: tuple[Wish, ...]
    """The answers a guide would give, the best first; empty: the first one accepted."""
    points: tuple[str, ...]
    why: str


@dataclass(frozen=True)
class Guide:
    """A game's guide: the table it is played at, how one wins, and the steps in their order."""

    seats: int
    seed: int
    options: dict[str, OptionValue]
    minutes: int
    goal: Said
    steps: tuple[GuideStep, ...]


# ---- reading


def read_guide(kit: Kit) -> Guide | None:
    """The guide of a game, checked; None where it has none."""
    path = kit.folder / FILE
    if not path.exists():
        return None
    return _guide(kit, path)


def _guide(kit: Kit, path: Path) -> Guide:
    data = read_yaml(path)
    if not isinstance(data, Mapping):
        raise ContentError(f"{path.name}: must be a mapping")
    fields = Fields(path.name, kit.id, data)
    options = fields.get("options", {})
    if not isinstance(options, Mapping):
        raise fields.wrong("options", f"must be a mapping, not {options!r}")
    kit.check_offered(options)
    chosen_options(kit.id, kit.options, options)
    seats = fields.integer("seats", min(kit.seat_counts), max(kit.seat_counts))
    guide = Guide(
        seats,
        fields.integer("seed", 0, 2**60 - 1),
        dict(options),
        fields.integer("minutes", 1, 60),
        _said(fields, "goal"),
        tuple([_step(kit, part) for part in fields.parts("steps")]),
    )
    fields.nothing_else()
    ids = [step.id for step in guide.steps]
    if not 1 <= len(ids) <= MOST_STEPS:
        raise fields.wrong("steps", f"must be 1 to {MOST_STEPS}, not {len(ids)}")
    for id in ids:
        if ids.count(id) > 1:
            raise fields.wrong("steps", f'has "{id}" twice')
    return guide


def _step(kit: Kit, fields: Fields) -> GuideStep:
    step = GuideStep(
        fields.text("id"),
        _said(fields, "chapter") if "chapter" in fields.row else None,
        _said(fields, "title"),
        _said(fields, "text"),
        _said(fields, "task"),
        _said(fields, "also") if "also" in fields.row else None,
        tuple(_texts(fields, "ask", [])),
        _wishes(kit, fields, "accept", None),
        _wishes(kit, fields, "suggest", []),
        tuple(_texts(fields, "points", [ACT])),
        fields.text("why", ""),
    )
    fields.nothing_else()
    for lang in (step.text.en, step.text.fr):
        if len(_SENTENCE_END.findall(lang)) > MOST_SENTENCES:
            raise fields.wrong("text", f'of "{step.id}" has more than {MOST_SENTENCES} sentences: {lang}')
    if step.why and step.why not in WHY:
        _known_rule(kit, fields, "why", step.why)
    if not step.accept:
        raise fields.wrong("accept", f'of "{step.id}" names no answer')
    return step


def _said(fields: Fields, field: str) -> Said:
    part = fields.part(field)
    said = Said(part.text("en"), part.text("fr"))
    part.nothing_else()
    return said


def _texts(fields: Fields, field: str, otherwise: Sequence[str] | None) -> list[str]:
    given = fields.get(field, otherwise)
    texts = [given] if isinstance(given, str) else given
    if not isinstance(texts, list) or not all(isinstance(text, str) and text for text in texts):
        raise fields.wrong(field, f"must be a text or a list of texts, not {given!r}")
    return list(texts)


def _wishes(kit: Kit, fields: Fields, field: str, otherwise: Sequence[str] | None) -> tuple[Wish, ...]:
    given = fields.get(field, otherwise)
    wishes: list[Wish] = []
    for one in given if isinstance(given, list) else [given]:
        if isinstance(one, str) and one:
            wishes.append(Wish(one))
        elif isinstance(one, Mapping):
            part = Fields(fields.file, f'{fields.record}": "{field}', one)
            wish = Wish(part.text("do"), part.text("rule", ""))
            part.nothing_else()
            if wish.rule:
                _known_rule(kit, part, "rule", wish.rule)
            wishes.append(wish)
        else:
            raise fields.wrong(field, f"must be answers in notation, not {one!r}")
    return tuple(wishes)


def _known_rule(kit: Kit, fields: Fields, field: str, rule: str) -> None:
    if rule not in kit.rules:
        raise fields.wrong(field, f'"{rule}" is no rule of the game')


# ---- at a question


def moments(kit: Kit, guide: Guide, stage: Stage, scene: Scene, choice: Choice) -> list[GuideMoment]:
    """The steps that have something to say at a question, in their order."""
    found: list[GuideMoment] = []
    for step in guide.steps:
        moment = _moment(kit, step, stage, scene, choice)
        if moment is not None:
            found.append(moment)
    return found


def _moment(kit: Kit, step: GuideStep, stage: Stage, scene: Scene, choice: Choice) -> GuideMoment | None:
    if step.ask and choice["kind"] not in step.ask:
        return None
    accepted = granted(kit, step.accept, choice)
    if not accepted:
        return None
    suggested = next(iter(granted(kit, step.suggest, choice)), accepted[0])
    points: list[str] = []
    for pattern in step.points:
        points += [id for id in pointed_at(pattern, suggested, stage, scene, choice) if id not in points]
    numbers = [act["i"] + more for act in accepted for more in range(act.get("up_to", 1))]
    return {"step": step.id, "acts": numbers, "suggested": suggested["i"], "points": points[:MOST_POINTS]}


def granted(kit: Kit, wishes: Sequence[Wish], choice: Choice) -> list[Act]:
    """The acts of a choice that some wish means, those of the first wish before the others."""
    found: list[Act] = []
    for wish in wishes:
        for act in choice["acts"]:
            if _means(kit, wish, act) and act not in found:
                found.append(act)
    return found


def _means(kit: Kit, wish: Wish, act: Act) -> bool:
    if not fnmatchcase(notation(kit, act), wish.do):
        return False
    return not wish.rule or wish.rule == act.get("rule") or wish.rule in _rules_of(act)


def _rules_of(act: Act) -> list[str]:
    tally = act.get("tally")
    return [] if tally is None else [item["rule"] for item in tally["items"]]


def notation(kit: Kit, act: Act) -> str:
    """An act as a guide writes it: its actions in order."""
    return "; ".join([kit.actions[number].notation for number in [act["i"], *act.get("then", [])]])


def pointed_at(pattern: str, suggested: Act, stage: Stage, scene: Scene, choice: Choice) -> list[str]:
    """The things that a pattern means now: ids of the scene, of its parts and of what can be clicked."""
    if pattern == ACT:
        steps = [[step] if isinstance(step, str) else step for step in suggested["path"]]
        return [step[0] for step in steps if step]
    return [id for id in _ids(stage, scene, choice) if fnmatchcase(id, pattern)]


def _ids(stage: Stage, scene: Scene, choice: Choice) -> Iterable[str]:
    seen: dict[str, None] = {}
    for element in [*stage["elements"], *scene["elements"]]:
        seen[element["id"]] = None
        for slot in element.get("slots", []):
            seen[slot["id"]] = None
        for space in element.get("spaces", []):
            seen[space["id"]] = None
        for counter in element.get("counters", []):
            seen[counter["id"]] = None
    for act in choice["acts"]:
        for step in act["path"]:
            for id in [step] if isinstance(step, str) else step:
                seen[id] = None
    return seen

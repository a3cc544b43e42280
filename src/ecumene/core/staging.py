"""Helpers for scenes: tallies, standings, reasons, and the patch between two scenes.

Elements that come back scene after scene may be one and the same object, which makes patches cheap; so nobody changes
a scene, a stage or a choice once it is made.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from ecumene.core.action import Seat
from ecumene.core.errors import IllegalAction
from ecumene.core.glossary import Entry
from ecumene.core.kit import Kit
from ecumene.core.scene import (
    Act,
    Choice,
    Element,
    Patch,
    Region,
    Scene,
    Stage,
    StandingData,
    TallyData,
    TallyItem,
    Text,
    Why,
)
from ecumene.core.standings import Standings
from ecumene.core.tally import Tally
from ecumene.core.texts import both, message, message_of, player
from ecumene.core.words import LANGUAGES

WHOLE: Final = ("phase", "notes", "standings")
"""Parts of a scene that a patch replaces whole."""

NOT_ASKED: Final = "core.choice"
"""The rule that is cited where a click has nothing to do with the question."""

BARE: Final = "no-core-choice"
"""The text of that reason where nothing can be said of the thing; the page says what is asked instead."""

# ---- numbers


def tally_data(game: Kit, tally: Tally) -> TallyData:
    """A tally for the page: every part with its label, its rule and what it is about."""
    items: list[TallyItem] = []
    total = 0
    for line in tally.lines:
        item: TallyItem = {"label": game.label(line.rule), "amount": line.amount, "rule": line.rule}
        if line.about:
            item["about"] = game.thing(line.about)
        items.append(item)
        total += line.amount
    return {"of": game.label(tally.of), "sum": total, "items": items}


def standings_data(game: Kit, standings: Standings) -> list[StandingData]:
    """The standings for the page, best first."""
    rows: list[StandingData] = []
    for row in standings.rows:
        rows.append({"who": player(row.seat), "place": row.place, "tally": tally_data(game, row.tally)})
    return rows


def reason(game: Kit, refusal: IllegalAction, tally: Tally | None = None) -> Why:
    """Why a rule says no, and the number behind it where there is one."""
    key = "no-" + refusal.rule.replace(".", "-")
    rule = game.rules[refusal.rule]
    return {
        "rule": refusal.rule,
        "text": message_of(key, refusal.details) if key in game.words(LANGUAGES[0]) else None,
        "sentence": {lang: rule.text(lang) for lang in LANGUAGES},
        "tally": None if tally is None else tally_data(game, tally),
    }


def told_of(game: Kit, entry: Entry | None, owner: str) -> Why:
    """What is said of a thing that has no part in the question: when such a thing can be clicked, and whose it is.

    `owner` is the player that it belongs to, where that is another one.
    """
    why = reason(game, IllegalAction(NOT_ASKED))
    when = None if entry is None else both({lang: entry.told(lang).when for lang in LANGUAGES})
    if when is not None:
        why["text"] = message("core-when-theirs", who=owner, when=when) if owner else when
    elif owner:
        why["text"] = message("core-theirs", who=owner)
    return why


# ---- things, and what is clicked

Clicks: TypeAlias = list[str | list[str]]
"""What one clicks, step by step; a list in it means that any of these will do."""

Icons: TypeAlias = list[Any]
"""Icons, each as a list of its name and how many of it: scenes are plain JSON, which has no tuples."""

ANY_STEP: Final = "*"
"""The kind of steps of several kinds, for the smaller question that is then asked."""
AMOUNT: Final = "~n."
"""How a step begins that says how many."""
NO_NUMBER: Final = -99
"""What is read where no number stands."""


def zone_id(place: str, seat: Seat) -> str:
    """The id of one of a player's places: `hand.p0`."""
    return f"{place}.{player(seat)}"


def icon(name: str, n: int = 1) -> Any:
    """An icon and how many of it."""
    return [name, n]


def any_of(ids: list[str]) -> str | list[str]:
    """A step for which any of these things will do."""
    return ids[0] if len(ids) == 1 else ids


def step_kind(step: str) -> str:
    """What kind of step it is: what stands before its first dot."""
    return step.partition(".")[0]


def add_asks(choice: Choice, asks: Mapping[str, Text]) -> None:
    """The smaller questions that a choice can come to: of all these, those about steps that come after a click."""
    kinds = {ANY_STEP: False}
    for act in choice["acts"]:
        for step in act["path"][1:]:
            kinds[ANY_STEP] = True
            for name in _things(step):
                kinds[step_kind(name)] = True
    found = {kind: asks[kind] for kind in asks if kinds.get(kind, False)}
    if found:
        choice["asks"] = found


def add_words(choice: Choice, hint: Text | None, steps: dict[str, Text], asks: Mapping[str, Text]) -> None:
    """What helps with a question, what stands on its buttons, and the smaller questions: each where there is any."""
    if hint is not None:
        choice["hint"] = hint
    if steps:
        choice["steps"] = steps
    add_asks(choice, asks)


def button_texts(acts: Sequence[Act], text: Callable[[str, Act], Text]) -> dict[str, Text]:
    """What stands on each button: what a game says of its step, at the first act that goes through it."""
    steps: dict[str, Text] = {}
    for act in acts:
        for step in act["path"]:
            if isinstance(step, str) and step[:1] == "~" and step not in steps:
                steps[step] = text(step, act)
    return steps


def each_amount(act: Act) -> list[Act]:
    """The acts that one stands for: itself, or as many as its `up_to` says."""
    if "up_to" not in act:
        return [act]
    found: list[Act] = []
    for n in range(1, act["up_to"] + 1):
        one: Act = {**act, "i": act["i"] + n - 1, "path": [*act["path"], f"{AMOUNT}{n}"]}
        one["say"] = with_amount(act["say"], n)
        del one["up_to"]
        found.append(one)
    return found


def is_offered(choice: Choice | None, path: Sequence[str]) -> bool:
    """Whether these clicks are the beginning of an act of a choice, or the whole of it."""
    for act in [] if choice is None else choice["acts"]:
        for one in each_amount(act):
            steps = one["path"][: len(path)]
            if len(steps) == len(path) and all(taken in _things(step) for step, taken in zip(steps, path, strict=True)):
                return True
    return False


def _things(step: str | list[str]) -> list[str]:
    return [step] if isinstance(step, str) else step


def with_amount(text: Text, n: int) -> Text:
    """A text with a number for its `$n`."""
    if isinstance(text, str):
        return text
    args = text.get("a", {})
    return {"t": text["t"], "a": {**args, "n": n}} if "n" in args else text


def number_in(text: str) -> int:
    """The whole number that a part of an id is; `NO_NUMBER` where it is none."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 4 else NO_NUMBER


def seat_in(text: str) -> Seat:
    """The seat of a player's id; `NO_NUMBER` where it is none."""
    return number_in(text[1:]) if text[:1] == "p" else NO_NUMBER


def place_in(several: Sequence[str], name: str) -> int:
    """The place of a word of an id among those it may be; `NO_NUMBER` where it is none of them."""
    return several.index(name) if name in several else NO_NUMBER


# ---- the stage


def new_stage(
    game: Kit,
    seats: int,
    regions: dict[str, Region],
    elements: list[Element],
    glyphs: dict[str, str] | None = None,
    without: Sequence[str] = (),
    goal: int | None = None,
) -> Stage:
    """A stage with the words of its game, but for those of some boxes (`Kit.unspoken`), and the hash of it all."""
    stage: Stage = {
        "hash": "",
        "game": game.id,
        "seats": seats,
        "regions": regions,
        "elements": elements,
        "texts": {lang: game.page_words(lang, without) for lang in LANGUAGES},
        "things": f"{game.id}-name-",
        "glyphs": glyphs or {},
    }
    if goal is not None:
        stage["goal"] = goal
    content = json.dumps(stage, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    stage["hash"] = blake2b(content.encode(), digest_size=16).hexdigest()
    return stage


def read_json(path: Path) -> Any:
    """A drawing that a game keeps in its folder."""
    return json.loads(path.read_text(encoding="utf-8"))


def merge(stage: Stage, scene: Scene) -> dict[str, Element]:
    """Everything on the table by id: the stage's elements with the fields that the scene adds."""
    merged: dict[str, Any] = {element["id"]: dict(element) for element in stage["elements"]}
    for element in scene["elements"]:
        merged[element["id"]] = {**merged.get(element["id"], {}), **element}
    return merged


# ---- patches


def patch(before: Scene, after: Scene) -> Patch:
    """What changed from one scene to the next. New elements stand there whole, of others the changed fields."""
    changed: dict[str, dict[str, Any]] = {}
    left = {element["id"]: element for element in before["elements"]}
    for element in after["elements"]:
        old = left.pop(element["id"], None)
        if old is element:
            continue
        if old is None:
            changed[element["id"]] = cast(dict[str, Any], element)
        elif old != element:
            changed[element["id"]] = _changes(cast(dict[str, Any], old), cast(dict[str, Any], element))
    found: dict[str, Any] = {"set": changed, "gone": list(left)}
    old_parts, new_parts = cast(dict[str, Any], before), cast(dict[str, Any], after)
    for part in WHOLE:
        if old_parts[part] != new_parts[part]:
            found[part] = new_parts[part]
    return cast(Patch, found)


def _changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for name, value in new.items():
        if name not in old or old[name] != value:
            changes[name] = value
    for name in old:
        if name not in new:
            changes[name] = None
    return changes


def apply_patch(scene: Scene, changes: Patch) -> Scene:
    """The scene after a patch; elements that are new come last."""
    elements: dict[str, Any] = {element["id"]: element for element in scene["elements"]}
    for name in changes["gone"]:
        del elements[name]
    for name, fields in changes["set"].items():
        merged = {"id": name, **elements.get(name, {}), **fields}
        elements[name] = {field: value for field, value in merged.items() if value is not None}
    after: dict[str, Any] = {**scene, "elements": list(elements.values())}
    parts = cast(dict[str, Any], changes)
    after.update({part: parts[part] for part in WHOLE if part in parts})
    return cast(Scene, after)

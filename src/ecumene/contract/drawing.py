"""Drawing: whether the elements of a scene hang together, and every text on them can be said."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, cast

from ecumene.contract.case import Case
from ecumene.contract.saying import check_text
from ecumene.core.scene import Element, Message, Scene, Stage
from ecumene.core.staging import merge

ID = re.compile(r"[a-z0-9._-]+")
CONTAINERS = ("surface", "area", "hexes", "zone", "track", "grid", "card", "piece")


class Drawn:
    """What is on the table: elements, and their slots, spaces and cells, which have ids of their own."""

    def __init__(self, case: Case, elements: Mapping[str, Element]) -> None:
        self.players = {f"p{seat}" for seat in range(case.seats)}
        self.elements = elements

    @cached_property
    def _each_part(self) -> list[tuple[str, bool]]:
        return [part for element in self.elements.values() for part in _parts(element)]

    @cached_property
    def parts(self) -> dict[str, bool]:
        """Whether each part has a label."""
        return dict(self._each_part)

    def doubled(self) -> list[str]:
        """Ids that several parts have."""
        if len(self.parts) == len(self._each_part):
            return []
        return [name for name, times in Counter(name for name, _ in self._each_part).items() if times > 1]

    def __contains__(self, name: object) -> bool:
        return name in self.elements or name in self.players or name in self.parts

    def is_player(self, name: object) -> bool:
        return name in self.players

    def clickable(self, name: str) -> bool:
        """Whether a thing exists and has a label."""
        return self.parts.get(name, False) or (name in self.elements and bool(self.elements[name].get("label")))


def _parts(element: Element) -> Iterator[tuple[str, bool]]:
    """The ids of an element's slots, spaces and cells, and whether each has a label."""
    for slot in element.get("slots", []):
        yield slot["id"], bool(slot.get("label"))
    for space in element.get("spaces", []):
        yield space["id"], bool(space.get("label"))
    if element.get("type") == "hexes":
        names = element.get("names", {})
        for cell in element.get("cells", []):
            yield f"{element['id']}.{cell[0]}.{cell[1]}", cell[2] in names
        for q, r in element.get("frontier", []):
            yield f"{element['id']}.{q}.{r}", "frontier" in names
    if element.get("type") == "grid":
        labelled, margin = bool(element.get("label")), element.get("margin", 0)
        for row in range(-margin, element.get("rows", 0) + margin):
            for column in range(-margin, element.get("cols", 0) + margin):
                yield f"{element['id']}.{row}.{column}", labelled


def news(case: Case, scene: Scene) -> Scene:
    """The scene with only those of its elements that were in none before, exactly as they are now.

    Whether an element is plain and can be said hangs on nothing but itself, and is dear to find out.
    """
    new: list[Element] = []
    for element in scene["elements"]:
        key = repr(element)
        if key not in case.seen:
            case.seen.add(key)
            new.append(element)
    return {**scene, "elements": new}


def check_drawn(case: Case, stage: Stage, scene: Scene) -> Mapping[str, Element]:
    """Ids are unique, every reference leads somewhere, containers hold no circle; everything on the table by id."""
    for elements in (stage["elements"], scene["elements"]):
        ids = [element["id"] for element in elements]
        double = {name for name in ids if ids.count(name) > 1} if len(set(ids)) < len(ids) else set()
        case.require(not double, f"ids are unique, unlike {sorted(double)}")
    merged = merge(stage, scene)
    drawn = Drawn(case, merged)
    doubled = drawn.doubled()
    case.require(not doubled, f"slots, spaces and cells have ids of their own, unlike {doubled}")
    for name, element in merged.items():
        case.require(ID.fullmatch(name) is not None, f"{name!r} is no id: letters, digits, dot, dash and underscore")
        case.require(name not in drawn.players, f"{name} is a player's id, no thing's")
        case.require("type" in element or name in drawn.parts, f"{name} has a type")
        _check_references(case, stage, element, drawn)
        _check_place(case, element, merged)
    return merged


def _check_references(case: Case, stage: Stage, element: Element, drawn: Drawn) -> None:
    name = element["id"]
    for other in [element.get("from"), element.get("to"), *element.get("near", [])]:
        case.require(other is None or other in drawn.elements, f"{name} refers to {other}, which does not exist")
    owner, region = element.get("owner"), element.get("region")
    case.require(owner is None or drawn.is_player(owner), f"{name} belongs to {owner}, who is no player")
    case.require(region is None or region in stage["regions"], f"{name} lies in {region}, which is no region")
    for rule in element.get("rule", []):
        case.require(rule in case.game.rules, f"{name} names {rule!r}, which is no rule of the game")


def _check_place(case: Case, element: Element, merged: Mapping[str, Element]) -> None:
    """Following containers outwards leads to a region, never in a circle."""
    seen: list[str] = []
    outer: Element = element
    while "in" in outer:
        case.require(outer["id"] not in seen, f"containers go in a circle: {seen}")
        seen.append(outer["id"])
        case.require(outer["in"] in merged, f"{outer['id']} lies in {outer['in']}, which does not exist")
        outer = merged[outer["in"]]
        case.require(outer.get("type") in CONTAINERS, f"{outer['id']} can hold nothing")
    case.require("region" in outer, f"{element['id']} lies in no region")


# ---- texts and numbers


def check_texts(case: Case, data: object) -> None:
    """Every message in some plain data can be said to people, and every tally in it adds up."""
    for part in _walk(data):
        if "t" in part:
            check_text(case, cast(Message, part))
        if "of" in part and "sum" in part:
            amounts = [item["amount"] for item in part["items"]]
            case.require(sum(amounts) == part["sum"], f"a tally says {part['sum']} and its items are {amounts}")
            for item in part["items"]:
                case.require(item["rule"] in case.game.rules, f"a tally names {item['rule']!r}, which is no rule")


def _walk(data: object) -> Iterator[dict[str, Any]]:
    """Every mapping in some plain data; of a message only the whole."""
    waiting = [data]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            yield part
            if "t" not in part:
                waiting += part.values()
        elif isinstance(part, list):
            waiting += part

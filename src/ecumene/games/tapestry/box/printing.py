"""Reading what is printed on cards besides their effects: what the top row needs, and plots to build on."""

from __future__ import annotations

from ecumene.core.content import Fields
from ecumene.games.tapestry.box.cities import drawing_of
from ecumene.games.tapestry.box.content import (
    BASE,
    BASE_TRACKS,
    BUILDINGS,
    INCOME_SPACES,
    TIERS,
    TRACKS,
    TechCard,
)
from ecumene.games.tapestry.box.fields import ReadEffects, effects_of
from ecumene.games.tapestry.box.plots import Plots


def read_tech_card(row: Fields, origin: str, read: ReadEffects) -> TechCard:
    """A tech card: `needs` a tier of a track, an open space of the income mat, a landmark on it or an enchantment."""
    track, tier, building, space = -1, 0, -1, 0
    needs = row.part("needs")
    landmark, enchantment = _needed(needs, "landmark"), _needed(needs, "enchantment")
    if landmark or enchantment:
        pass
    elif "building" in needs.row:
        building = BUILDINGS.index(needs.one_of("building", BUILDINGS))
        space = needs.integer("space", 2, INCOME_SPACES)
    else:
        track = TRACKS.index(needs.one_of("track", BASE_TRACKS if origin == BASE else TRACKS))
        tier = needs.integer("tier", 1, TIERS)
    needs.nothing_else()
    circle, square = effects_of(row, "circle", read), effects_of(row, "square", read)
    arts, single_use = row.flag("arts", False), row.flag("single_use", False)
    name = row.text("id")
    return TechCard(name, origin, circle, square, track, tier, building, space, arts, landmark, single_use, enchantment)


def _needed(needs: Fields, word: str) -> bool:
    """Whether a card needs what has no number: it says so, or does not name it."""
    if word in needs.row and not needs.flag(word):
        raise needs.wrong(word, "must be true, or the card needs something else")
    return word in needs.row


def read_enchantments(row: Fields, read: ReadEffects) -> tuple[int, int]:
    """`enchantments: {left: [effects], right: [effects]}`; either side may have none, -1."""
    if "enchantments" not in row.row:
        return -1, -1
    part = row.part("enchantments")
    left = effects_of(part, "left", read) if "left" in part.row else -1
    right = effects_of(part, "right", read) if "right" in part.row else -1
    if left < 0 and right < 0:
        raise row.wrong("enchantments", "must be on the left or on the right")
    part.nothing_else()
    return left, right


def read_plots(row: Fields, read: ReadEffects) -> Plots | None:
    """`{grid: [rows of '#'], each: [an effect per plot]}`, or `whole`: the effects for all; a card may have none."""
    if "plots" not in row.row:
        return None
    part = row.part("plots")
    lines = drawing_of(part, "grid")
    cells = tuple([(r, c) for r, line in enumerate(lines) for c, cell in enumerate(line) if cell == "#"])
    each = effects_of(part, "each", read, "any") if "each" in part.row else -1
    if each >= 0 and len(part.get("each")) != len(cells):
        raise part.wrong("each", f"must be {len(cells)} effects, one for each plot")
    whole = effects_of(part, "whole", read) if "whole" in part.row else -1
    if each < 0 and whole < 0:
        raise part.wrong("grid", "must come with what each plot gives, or the whole")
    part.nothing_else()
    return Plots(cells, each, whole)

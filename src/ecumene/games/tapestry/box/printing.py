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
    """A tech card: `needs` a tier of a track, an open space of the income mat, or a landmark on the card itself."""
    track, tier, building, space = -1, 0, -1, 0
    needs = row.part("needs")
    landmark = "landmark" in needs.row
    if landmark:
        if not needs.flag("landmark"):
            raise needs.wrong("landmark", "must be true, or the card needs something else")
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
    return TechCard(name, origin, circle, square, track, tier, building, space, arts, landmark, single_use)


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

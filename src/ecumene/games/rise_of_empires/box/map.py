"""Reading the map: regions, what lies next to what, arrows and closed borders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecumene.core.content import Content, Fields
from ecumene.games.rise_of_empires.box.content import AREAS, ERA_IDS, NONE, OLD_WORLD, POINT, REGIONS, THINGS, Region
from ecumene.games.rise_of_empires.box.fields import amounts_of


def read_regions(content: Content) -> tuple[Region, ...]:
    """The regions; each is next to those that are next to it, and one is a sea [rise_of_empires.reach.adjacent]."""
    rows = list(content.rows("regions"))
    content.check_count("regions", len(rows), REGIONS)
    numbers = {row.record: number for number, row in enumerate(rows)}
    regions = tuple([_read_region(row, numbers) for row in rows])
    for number, region in enumerate(regions):
        for other in region.near:
            if number not in regions[other].near:
                raise rows[number].wrong("near", f'names "{regions[other].id}", which does not name it back')
    seas = [number for number, region in enumerate(regions) if region.sea]
    if len(seas) > 1:
        raise rows[seas[1]].wrong("sea", f'must be false: "{regions[seas[0]].id}" is the only sea')
    if not seas:
        raise rows[-1].wrong("sea", "must be true of it or of another region")
    return regions


def _read_region(row: Fields, numbers: Mapping[str, int]) -> Region:
    era = ERA_IDS.index(row.one_of("era", ERA_IDS))
    area = AREAS.index(row.one_of("area", AREAS))
    if area != OLD_WORLD and era == 0:
        raise row.wrong("era", "must be II or III: nobody sails overseas in era I")
    near = sorted([numbers[name] for name in row.some_of("near", numbers)])
    if numbers[row.record] in near:
        raise row.wrong("near", "names the region itself")
    benefit, amount = _read_benefit(row)
    first, second = row.integer("first", 0, 30), row.integer("second", 0, 30)
    region = Region(row.record, era, area, first, second, benefit, amount, row.flag("sea", False), tuple(near))
    row.nothing_else()
    return region


def _read_benefit(row: Fields) -> tuple[int, int]:
    """A thing and how many of it, or none."""
    amounts = amounts_of(row, "benefit", THINGS[:POINT], 9)
    given = [thing for thing, amount in enumerate(amounts) if amount]
    if len(given) > 1:
        raise row.wrong("benefit", "must be of one thing")
    return (given[0], amounts[given[0]]) if given else (NONE, 0)


def read_arrows(content: Content, regions: Sequence[Region]) -> tuple[tuple[int, int, int], ...]:
    """Two regions that are next to each other, and the era that opens both."""
    arrows: list[tuple[int, int, int]] = []
    for row in content.rows("arrows"):
        a, b = _pair(row, regions)
        era = ERA_IDS.index(row.one_of("era", ERA_IDS))
        row.nothing_else()
        if b not in regions[a].near:
            raise row.wrong("b", f'"{regions[b].id}" must be near "{regions[a].id}"')
        if era != max(regions[a].era, regions[b].era):
            raise row.wrong("era", "must be the one that opens the later of its regions")
        arrows.append((a, b, era))
    return tuple(arrows)


def read_closed(content: Content, regions: Sequence[Region]) -> tuple[tuple[int, int], ...]:
    """Regions that touch on the map and are not next to each other."""
    closed: list[tuple[int, int]] = []
    for row in content.rows("closed_borders"):
        a, b = _pair(row, regions)
        row.nothing_else()
        if b in regions[a].near:  # rule: rise_of_empires.reach.closed_borders
            raise row.wrong("b", f'"{regions[b].id}" must not be near "{regions[a].id}"')
        closed.append((a, b))
    return tuple(closed)


def _pair(row: Fields, regions: Sequence[Region]) -> tuple[int, int]:
    ids = [region.id for region in regions]
    a, b = ids.index(row.one_of("a", ids)), ids.index(row.one_of("b", ids))
    if a == b:
        raise row.wrong("b", "must be another region than a")
    return a, b

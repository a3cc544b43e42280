"""Reading the tracks of a box: what their tiers cost, what their spaces give, and the science die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ecumene.core.content import Content, Fields
from ecumene.games.tapestry.box.content import (
    BASE,
    BUILDINGS,
    MIXTURES,
    PAYMENTS,
    RESOURCES,
    TIERS,
    TRACK_LENGTH,
    TRACKS,
    Landmark,
    Space,
    Track,
    tier_of,
)
from ecumene.games.tapestry.box.fields import ReadEffects, effects_of, ordered_effects_of, table_of


def read_tracks(content: Content, box: str, names: Sequence[str], landmarks: Sequence[Landmark]) -> tuple[Track, ...]:
    numbers = {landmark.id: i for i, landmark in enumerate(landmarks)}
    tracks: list[Track] = []
    for row in content.named(table_of(box, "tracks"), names) if names else []:
        track = TRACKS.index(row.record)
        gained = [numbers[name] for name in row.some_of("landmarks", numbers)]
        if [(landmarks[i].track, landmarks[i].tier) for i in gained] != [(track, tier) for tier in range(2, TIERS + 1)]:
            raise row.wrong("landmarks", "must be those of its tiers 2, 3 and 4, as the landmarks say")
        resource = RESOURCES.index(row.one_of("resource", RESOURCES)) if box == BASE else -1
        building = BUILDINGS.index(row.one_of("building", BUILDINGS)) if box == BASE else -1
        cost, mixtures = _read_cost(row.part("cost"))
        tracks.append(Track(row.text("id"), resource, building, cost, mixtures, tuple(gained)))
        row.nothing_else()
    return tuple(tracks)


def _read_cost(part: Fields) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """By tier how many of the track's own resource and of others, and which these others may be."""
    cost: list[tuple[int, int]] = []
    mixtures: list[int] = []
    for tier in range(1, TIERS + 1):
        price = part.part(str(tier))
        own = price.integer("own", 0, 2, 0)
        others = [price.integer(word, 0, most, 0) for word, most in zip(MIXTURES, (2, len(RESOURCES), 2), strict=True)]
        if len([number for number in others if number]) > 1:
            raise part.wrong(str(tier), f"must name one of {', '.join(MIXTURES)}")
        cost.append((own, sum(others)))
        mixtures.append(others.index(max(others)))
        price.nothing_else()
    part.nothing_else()
    return tuple(cost), tuple(mixtures)


def read_spaces(
    content: Content, box: str, names: Sequence[str], read: ReadEffects
) -> tuple[tuple[Space, ...], tuple[Space, ...]]:
    """The spaces as the rulebook's guide has them, and as the icons of the board show them.

    They differ in two [tapestry.rulings.biology_benefit] [tapestry.rulings.steel_bonus].
    """
    ids = [f"{track}_{number}" for track in names for number in range(1, TRACK_LENGTH + 1)]
    spaces: list[Space] = []
    printed: list[Space] = []
    for place, row in enumerate(content.named(table_of(box, "spaces"), ids) if ids else []):
        track, number = TRACKS.index(names[place // TRACK_LENGTH]), place % TRACK_LENGTH + 1
        benefit = ordered_effects_of(row, "benefit", read)
        bonus, pay, price = _read_bonus(row, read)
        space = Space(row.text("id"), track, number, tier_of(number), benefit, bonus, pay, price)
        spaces.append(space)
        icons = row.part("printed", {})
        if "benefit" in icons.row:
            space = replace(space, benefit=ordered_effects_of(icons, "benefit", read))
        if "bonus" in icons.row:
            bonus, pay, price = _read_bonus(icons, read)
            space = replace(space, bonus=bonus, pay=pay, price=price)
        printed.append(space)
        icons.nothing_else()
        row.nothing_else()
    return tuple(spaces), tuple(printed)


def _read_bonus(row: Fields, read: ReadEffects) -> tuple[int, int, int]:
    """What a bonus gives, what it costs and how many of it; -1, -1, 0 without a bonus."""
    if "bonus" not in row.row:
        return -1, -1, 0
    part = row.part("bonus")
    pay = part.part("pay")
    if len(pay.row) != 1:
        raise part.wrong("pay", f"must name one of {', '.join(PAYMENTS)}")
    kind = next(iter(pay.row))
    if kind not in PAYMENTS:
        raise part.wrong("pay", f'"{kind}" does not exist: it is one of {", ".join(PAYMENTS)}')
    price = pay.integer(kind, 1, 9)
    bonus = effects_of(part, "then", read)
    part.nothing_else()
    return bonus, PAYMENTS.index(kind), price


def read_science_die(content: Content, table: str, tracks: Sequence[str], size: int) -> tuple[int, ...]:
    """The track on each face."""
    faces: list[int] = []
    for track, row in enumerate(content.named(table, tracks)):
        faces += [track] * row.integer("faces", 0, size)
        row.nothing_else()
    content.check_count(table, len(faces), size)
    return tuple(faces)

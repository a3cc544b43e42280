"""Reading the rest of the box: empire tiles, the trade track, amounts, and what things are worth.

A `ContentError` names file, record and field of what does not hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.content import Content, Fields
from ecumene.games.rise_of_empires.box.actions import MOST_CUBES, MOST_SPACES
from ecumene.games.rise_of_empires.box.content import (
    EMPIRE,
    EMPIRES,
    ERA_IDS,
    ROWS,
    SEAT_COUNTS,
    TRADE_SPACES,
    TURN_IDS,
    EmpireTile,
    Side,
    TradeSpace,
    Valuation,
    Values,
)

TWO_LINES: Final = 2  # so many sides have a second line of combat
WORTHY: Final = ("gold", "resource", "cube", "food")  # a point is worth a point
MOST_WORTH: Final = 20
ACTIONS_PER_TURN: Final = 6
BY_SEATS: Final[list[str]] = [str(seats) for seats in SEAT_COUNTS]
AMOUNTS: Final = (
    "gold", "resources", "cubes", "cubes_in_pool", "food_start", "food_top", "resource_discs", "gold_per_point",
    "resources_per_point",
)  # fmt: skip


# ---- empires


def read_empires(content: Content) -> tuple[EmpireTile, ...]:
    """The empire tiles: one line of combat on each side, and a second one on two of the backs."""
    tiles: list[EmpireTile] = []
    two_lined = 0
    for row in content.named("empires", [f"e{number}" for number in range(1, EMPIRES + 1)]):
        front, back = _read_side(row, "front", 1), _read_side(row, "back", 2)
        tiles.append(EmpireTile(row.record, (front, back)))
        row.nothing_else()
        two_lined += len(back.lines) - 1
        if two_lined > TWO_LINES or (two_lined < TWO_LINES and len(tiles) == EMPIRES):
            raise row.part("back").wrong("lines", f"must be two on {TWO_LINES} sides in all, not on {two_lined}")
    return tuple(tiles)


def _read_side(row: Fields, field: str, most_lines: int) -> Side:
    side = row.part(field)
    regions, sea = side.integer("regions", 1, 4), side.flag("sea")
    lines = side.get("lines")
    side.nothing_else()
    if not isinstance(lines, list) or not 1 <= len(lines) <= most_lines:
        raise side.wrong("lines", f"must be a list of {'one line' if most_lines == 1 else 'one or two lines'}")
    return Side(regions, sea, tuple([_read_line(side, line) for line in lines]))


def _read_line(side: Fields, line: object) -> tuple[int, int]:
    if not isinstance(line, list) or len(line) != 2 or not all(type(n) is int and 0 <= n <= 9 for n in line):
        raise side.wrong("lines", f"must be pairs of the attacker's and the defender's losses, not {line!r}")
    attacker, defender = line
    return attacker, defender


# ---- trade


def read_trades(content: Content) -> tuple[TradeSpace, ...]:
    """The trade track; some space is open in every era."""
    spaces: list[TradeSpace] = []
    opened = 0
    rows = list(content.rows("trade"))
    content.check_count("trade", len(rows), TRADE_SPACES)
    for row in rows:
        eras = 0
        for name in row.some_of("eras", ERA_IDS):
            eras |= 1 << ERA_IDS.index(name)
        if not eras:
            raise row.wrong("eras", "must name an era")
        opened |= eras
        discs = row.integer("discs", 1, 20)
        gold, points = row.integer("gold", 0, 40), row.integer("points", 0, 40)
        row.nothing_else()
        if (gold > 0) == (points > 0):
            raise row.wrong("gold", "or points must be given, one of them")
        spaces.append(TradeSpace(row.record, discs, gold, points, eras))
    for era, name in enumerate(ERA_IDS):
        if not opened >> era & 1:
            raise rows[-1].wrong("eras", f"must name {name}, which no other space does")
    return tuple(spaces)


# ---- values


def read_values(content: Content) -> Values:
    """The amounts of the set-up, the tracks and the end, and the spaces of the action display."""
    rows = {row.record: row for row in content.named("values", AMOUNTS)}
    amounts = {name: row.integer("value", 0, 99) for name, row in rows.items()}
    for row in rows.values():
        row.nothing_else()
    at_start = max(SEAT_COUNTS) * amounts["resources"]
    for name, least, most in (
        ("cubes", 1, MOST_CUBES),
        ("cubes_in_pool", 0, amounts["cubes"]),
        ("food_start", 0, amounts["food_top"]),
        ("resource_discs", at_start, 99),
        ("gold_per_point", 1, 99),
        ("resources_per_point", 1, 99),
    ):
        rows[name].integer("value", least, most)
    return Values(
        amounts["gold"],
        amounts["resources"],
        amounts["cubes"],
        amounts["cubes_in_pool"],
        amounts["food_start"],
        amounts["food_top"],
        amounts["resource_discs"],
        amounts["gold_per_point"],
        amounts["resources_per_point"],
        _read_spaces(content),
    )


def _read_spaces(content: Content) -> tuple[tuple[int, ...], ...]:
    """The spaces of each row of the action display by the number of players."""
    spaces = [[0 for _ in range(max(SEAT_COUNTS) + 1)] for _ in ROWS]
    for seats, row in zip(SEAT_COUNTS, content.named("players", BY_SEATS), strict=True):
        for number, name in enumerate(ROWS):
            spaces[number][seats] = row.integer(name, 1, EMPIRES if number == EMPIRE else MOST_SPACES)
        row.nothing_else()
        if sum([line[seats] for line in spaces]) < ACTIONS_PER_TURN * seats:
            raise row.wrong("spaces", f"must be at least {ACTIONS_PER_TURN * seats}, one for each action of a turn")
    return tuple([tuple(line) for line in spaces])


# ---- what things are worth


def read_valuation(content: Content) -> Valuation:
    """What our judgement of the worth of things rests on."""
    worth: list[tuple[float, ...]] = []
    action: list[float] = []
    for row in content.named("worth_by_era", ERA_IDS):
        worth.append(_read_worth(row))
        action.append(row.number("action", 0, MOST_WORTH))
        row.nothing_else()
    cubes = [line[0] if line else 0.0 for line in _read_by_seats(content, "worth_of_cubes", ["times"], 0)]
    waiting = _read_by_seats(content, "worth_of_waiting", ["turn_a", "turn_b"], 0)
    places = _read_by_seats(content, "worth_of_places", TURN_IDS[1:], -MOST_WORTH)
    (end,) = content.named("worth_at_the_end", ["income"])
    last = _read_worth(end)
    end.nothing_else()
    food: list[float] = []
    for row in content.named("worth_of_food", ["safe", "short"]):
        food.append(row.number("worth", 0, MOST_WORTH))
        row.nothing_else()
    return Valuation(tuple(worth), tuple(cubes), waiting, places, last, tuple(action), food[0], food[1])


def _read_by_seats(content: Content, table: str, fields: Sequence[str], least: int) -> tuple[tuple[float, ...], ...]:
    """A table with a record for each number of players, by that number; nothing for too few to play."""
    found: list[tuple[float, ...]] = [() for _ in range(min(SEAT_COUNTS))]
    for row in content.named(table, BY_SEATS):
        found.append(tuple([row.number(field, least, MOST_WORTH) for field in fields]))
        row.nothing_else()
    return tuple(found)


def _read_worth(row: Fields) -> tuple[float, ...]:
    return (*[row.number(thing, 0, MOST_WORTH) for thing in WORTHY], 1.0)

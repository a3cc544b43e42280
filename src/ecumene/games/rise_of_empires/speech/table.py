"""The table of Rise of Empires as text: displays, the map region by region, the players. Readable without colours."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.scene import Message
from ecumene.core.speech import MARKS, NOBODY, Paint, Speech, signed
from ecumene.core.text_lines import flow, hanging, wrapped
from ecumene.core.text_table import blocks_of, players
from ecumene.games.rise_of_empires.box.actions import MOST_SPACES, TOWN_GOODS
from ecumene.games.rise_of_empires.box.content import (
    CUBE,
    FAMILIES,
    FOOD,
    GOLD,
    NONE,
    POINT,
    RESOURCE,
    ROWS,
    THINGS,
    TURN_IDS,
)
from ecumene.games.rise_of_empires.play.display import discs_in
from ecumene.games.rise_of_empires.play.model import ACTIONS, LAND_KINDS, EmpiresPosition
from ecumene.games.rise_of_empires.play.reach import side_name, side_of
from ecumene.games.rise_of_empires.play.tiles import offered
from ecumene.games.rise_of_empires.play.yields import food, income, points
from ecumene.games.rise_of_empires.speech.describing import amounts, counted, side_text, tile_text, trade_text
from ecumene.games.rise_of_empires.speech.saying import tile_named

GAP: Final = 3  # columns between regions side by side
EMPTY: Final = "."
TABLE: Final = "rise_of_empires-table-"


def draw_table(speech: Speech, position: EmpiresPosition, width: int, paint: Paint) -> str:
    """Everything there is to see, block by block; the players come last, next to the question that follows."""
    blocks = [
        wrapped(_time(speech, position), width),
        _rows(speech, position, width, paint),
        *[_tiles(speech, position, family, width) for family in range(len(FAMILIES))],
        _empires(speech, position, width),
        _trades(speech, position, width),
        _map(speech, position, width, paint),
        _players(speech, position, width, paint),
    ]
    return blocks_of(blocks)


def _time(speech: Speech, position: EmpiresPosition) -> str:
    """The turn, how far its actions have come, and the turn order."""
    if not position.pending():
        return speech.words(TABLE + "over")
    turn = TURN_IDS[position.turn]
    order = ", ".join([speech.who(seat) for seat in position.order if seat != NONE])
    if acting(position):
        return speech.words(TABLE + "turn", turn=turn, n=position.actions_done + 1, of=ACTIONS, order=order)
    return speech.words(TABLE + "turn-over", turn=turn, order=order)


def acting(position: EmpiresPosition) -> bool:
    """Whether the players are still taking their actions: then the end of one lies on the agenda."""
    return any(item.kind == "endaction" for item in position.agenda)


# ---- the displays


def _rows(speech: Speech, position: EmpiresPosition, width: int, paint: Paint) -> list[str]:
    """A line per row of the action display, with the discs where they lie, the first space on the right."""
    names = [speech.words.name(row) for row in ROWS]
    label = max([len(name) for name in names])
    spaces = [position.box.values.spaces[row][position.seats] for row in range(len(ROWS))]
    most = max([max(number, _last_disc(position, row)) for row, number in enumerate(spaces)])
    numbers = " ".join([str(space).rjust(2) for space in range(most, 0, -1)])
    drawn = [*wrapped(speech.words(TABLE + "rows"), width), paint(" " * (label + 1) + numbers, NOBODY)]
    for row, name in enumerate(names):
        cells = []
        for space in range(most - 1, -1, -1):
            seat = position.rows[MOST_SPACES * row + space]
            sign = MARKS[seat] if seat != NONE else EMPTY if space < spaces[row] else ""
            cells.append(paint(sign.rjust(2), seat) if seat != NONE else sign.rjust(2))
        drawn.append(f"{name.ljust(label)} {' '.join(cells)}".rstrip())
    return drawn


def _last_disc(position: EmpiresPosition, row: int) -> int:
    """How many spaces of a row one must show to show all its discs."""
    if not discs_in(position, row):
        return 0
    taken = [space for space in range(MOST_SPACES) if position.rows[MOST_SPACES * row + space] != NONE]
    return taken[-1] + 1


def _tiles(speech: Speech, position: EmpiresPosition, family: int, width: int) -> list[str]:
    """The tiles of a family that can be taken, with what they do."""
    tiles = offered(position, family)
    if not tiles:
        return []
    lines = wrapped(speech.words(TABLE + "tiles", row=FAMILIES[family]), width)
    for tile in tiles:
        lines += hanging(_tile(speech, position, tile), width)
    return lines


def _tile(speech: Speech, position: EmpiresPosition, tile: int) -> str:
    """`2 × Irrigation (red): every turn 3 food`."""
    words = speech.words
    new, old = position.shown.count(tile), position.beside.count(tile)
    said = speech.text(tile_named(position, tile))
    if not new:
        said = words(TABLE + "beside", what=said)
    if new + old > 1:
        said = words(TABLE + "copies", n=new + old, what=said)
    return words(TABLE + "line", what=said, state=speech.text(tile_text(position.box, tile)))


def _empires(speech: Speech, position: EmpiresPosition, width: int) -> list[str]:
    """The empire tiles of this era, and who took which."""
    lines = wrapped(speech.words(TABLE + "empires"), width)
    for tile, taker in enumerate(position.empires):
        lines += _line(speech, side_name(position, tile), taker, side_text(side_of(position, tile)), width)
    return lines


def _trades(speech: Speech, position: EmpiresPosition, width: int) -> list[str]:
    """The spaces of the trade track that are open in this era, and who used which."""
    lines = wrapped(speech.words(TABLE + "trades"), width)
    for number, space in enumerate(position.box.trades):
        if space.eras >> position.era & 1:
            lines += _line(speech, space.id, position.traded[number], trade_text(space), width)
    return lines


def _line(speech: Speech, name: str, taker: Seat, text: Message, width: int) -> list[str]:
    said = speech.words.name(name)
    if taker != NONE:
        said = speech.words(TABLE + "taken-by", what=said, who=speech.who(taker))
    return hanging(speech.words(TABLE + "line", what=said, state=speech.text(text)), width)


# ---- the map


def _map(speech: Speech, position: EmpiresPosition, width: int, paint: Paint) -> list[str]:
    """The open regions side by side, as many as fit: what they are worth, and whose cubes are there."""
    regions = position.box.regions
    texts = [_region(speech, position, n) for n, region in enumerate(regions) if region.era <= position.era]
    column = max([len(text) for text in texts]) + GAP
    beside = max((width + GAP) // column, 1)
    lines = wrapped(speech.words(TABLE + "regions"), width)
    for first in range(0, len(texts), beside):
        row = "".join([text.ljust(column) for text in texts[first : first + beside]]).rstrip()
        lines += [row] if len(row) <= width else wrapped(row, width)
    closed = [speech.words.name(region.id) for region in regions if region.era > position.era]
    if closed:
        lines += wrapped(speech.words(TABLE + "closed", regions=", ".join(closed)), width)
    signs = [f"{speech.words.name(thing, 'short')} {speech.words.name(thing, 'bare')}" for thing in THINGS[:TOWN_GOODS]]
    legend = [*wrapped(speech.words(TABLE + "legend-regions"), width), *flow(signs, width)]
    return [*lines, *[paint(line, NOBODY) for line in legend]]


def _region(speech: Speech, position: EmpiresPosition, number: int) -> str:
    """`Gaul 2/1 +2f: A3 B1`."""
    region = position.box.regions[number]
    said = f"{speech.words.name(region.id)} {region.first}/{region.second}"
    if region.benefit != NONE:
        said += f" +{region.amount}{speech.words.name(THINGS[region.benefit], 'short')}"
    there = []
    for seat in range(position.seats):
        cubes = position.cubes_of(seat, number)
        if cubes:
            there.append(f"{MARKS[seat]}{cubes}{'*' if position.alliance[seat] == number else ''}")
    return f"{said}: {' '.join(there)}" if there else said


# ---- the players


def _players(speech: Speech, position: EmpiresPosition, width: int, paint: Paint) -> list[str]:
    said = [[*_goods(speech, position, seat), *_belongings(speech, position, seat)] for seat in range(position.seats)]
    return [*wrapped(speech.words(TABLE + "players"), width), *players(speech, position, said, width, paint)]


def _goods(speech: Speech, position: EmpiresPosition, seat: Seat) -> list[str]:
    """Points, goods and food, and what comes of them at the end of the turn."""
    words = speech.words
    said = [words(TABLE + "points", n=position.have(seat, POINT))]
    said += [speech.text(counted(THINGS[thing], position.have(seat, thing))) for thing in (GOLD, RESOURCE, CUBE)]
    said[-1] += f" ({words(TABLE + 'stock', n=position.stock(seat))})"
    change = food(position, seat)
    moved = signed(change) if change < 0 else f"+{change}"
    said.append(words(TABLE + "food", n=position.have(seat, FOOD), change=moved))
    coming = [income(position, seat, thing) for thing in (GOLD, RESOURCE, CUBE)]
    said.append(words(TABLE + "income", what=speech.text(amounts(coming))))
    to_score = speech.text(counted(THINGS[POINT], sum(points(position, seat))))
    said.append(words(TABLE + "next-points", n=to_score))
    return said


def _belongings(speech: Speech, position: EmpiresPosition, seat: Seat) -> list[str]:
    """Territories, cities, progress tiles and the alliance piece."""
    words, box = speech.words, position.box
    said: list[str] = []
    owned = position.lands[LAND_KINDS * seat : LAND_KINDS * (seat + 1)]
    lands = [speech.text(counted(box.lands[kind].id, number)) for kind, number in enumerate(owned) if number]
    if lands:
        said.append(words(TABLE + "lands", lands=", ".join(lands)))
    cities = [words.name(box.cities[city].id) for city in position.cities[seat]]
    if cities:
        said.append(words(TABLE + "cities", cities=", ".join(cities)))
    tiles = [_progress(speech, position, seat, kind) for kind in position.progress[seat]]
    if tiles:
        said.append(words(TABLE + "progress", tiles=", ".join(tiles)))
    if position.alliance[seat] != NONE:
        said.append(words(TABLE + "alliance", region=box.regions[position.alliance[seat]].id))
    return said


def _progress(speech: Speech, position: EmpiresPosition, seat: Seat, kind: int) -> str:
    """A progress tile, and whether it waits or its free action is used up."""
    name = speech.words.name(position.box.progress[kind].id)
    if kind in position.used[seat]:
        return speech.words(TABLE + "used", tile=name)
    return speech.words(TABLE + "waits", tile=name) if position.waits(seat, kind) else name

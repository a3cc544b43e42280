"""Vinci's table as text: the map, the peoples on display, the players. Readable without colours."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

from ecumene.core.action import Seat
from ecumene.core.regions import places
from ecumene.core.speech import MARKS, NOBODY, Paint
from ecumene.core.text_lines import flow, wrapped
from ecumene.core.text_map import Label, draw_map
from ecumene.core.text_table import blocks_of, players
from ecumene.games.vinci.box.actions import ROMAN
from ecumene.games.vinci.box.content import SLOTS, TERRAINS, Province
from ecumene.games.vinci.play.choosing import slot_bonus, slot_price, starting_pawns
from ecumene.games.vinci.play.model import NONE, VinciPosition
from ecumene.games.vinci.play.scoring import income
from ecumene.games.vinci.speech.voice import VinciVoice

SYMBOLS: dict[str, str] = {"port": "°", "mine": "*"}
FORT = "#"
NEUTRAL = "•"


def draw_table(speech: VinciVoice, position: VinciPosition, width: int, paint: Paint) -> str:
    """Everything there is to see, block by block; the map comes last, next to the question that follows."""
    blocks = [
        wrap(_time(speech, position), width),
        _display(speech, position, width),
        _players(speech, position, width, paint),
        _map(speech, position, width, paint),
    ]
    return blocks_of(blocks)


def _time(speech: VinciVoice, position: VinciPosition) -> str:
    return speech.words(
        "vinci-table-last" if position.ending else "vinci-table-time",
        board=speech.words(f"vinci-board-{position.board.id}"),
        round=position.round,
        target=position.count.target,
        first=speech.who(position.first),
    )


# ---- the map


def _map(speech: VinciVoice, position: VinciPosition, width: int, paint: Paint) -> list[str]:
    words = speech.words
    labels: list[Label] = []
    for i, province in enumerate(position.board.provinces):
        owner = position.owner[i]
        seat = NOBODY if owner == NONE else owner >> 1
        room = len(_land(speech, province)) + len(" (A)#")
        lines = (words.name(province.id, "short"), on_map(speech, position, i))
        labels.append(Label(*province.centre, lines, seat, room))
    rows = draw_map(labels, width, paint)
    if not rows:
        return _lists(speech, position, width, paint)
    terrains = [f"{_short(speech, terrain)} {words(f'vinci-terrain-{terrain}').lower()}" for terrain in TERRAINS]
    legend = [*words("vinci-table-legend").split("   "), *terrains]
    return [*rows, "", *(paint(line, NOBODY) for line in flow(legend, width))]


def on_map(speech: VinciVoice, position: VinciPosition, province: int) -> str:
    """A province in short: its land, and who stands there."""
    return f"{_land(speech, position.board.provinces[province])} {_holder(position, province)}".rstrip()


def _short(speech: VinciVoice, terrain: str) -> str:
    return speech.words.form(f"vinci-terrain-{terrain}", "short", {})


def _land(speech: VinciVoice, province: Province) -> str:
    return _short(speech, province.terrain) + "".join(SYMBOLS[symbol] for symbol in province.symbols)


def _holder(position: VinciPosition, province: int) -> str:
    """`A3` three pawns of A's active people, `(A)` A's declining one, then a fort."""
    people = position.owner[province]
    if people == NONE:
        return NEUTRAL if position.neutral >> province & 1 else ""
    mark = MARKS[people >> 1]
    fort = FORT if position.forts >> province & 1 else ""
    return (f"({mark})" if people & 1 else f"{mark}{position.pawns[province]}") + fort


def _lists(speech: VinciVoice, position: VinciPosition, width: int, paint: Paint) -> list[str]:
    """The provinces owner by owner, for a terminal too narrow for a map."""
    words = speech.words
    empty = position.board.all & ~position.neutral
    groups: list[tuple[str, int, Seat]] = []
    for seat in range(position.seats):
        who = speech.who(seat)
        groups.append((words("vinci-table-active-list", who=who), position.held[2 * seat], seat))
        groups.append((words("vinci-table-decline-list", who=who), position.held[2 * seat + 1], seat))
        empty &= ~position.held[2 * seat] & ~position.held[2 * seat + 1]
    groups.append((words("vinci-table-neutral"), position.neutral, NOBODY))
    groups.append((words("vinci-table-empty"), empty, NOBODY))
    rows: list[str] = []
    for title, mask, seat in groups:
        if mask:
            rows.append(paint(title, seat))
            listed = _listed(speech, position, places(mask))
            rows += [f"  {line}" for line in wrapped(listed, width - 2)]
    return rows


def _listed(speech: VinciVoice, position: VinciPosition, provinces: Iterable[int]) -> str:
    listed: list[str] = []
    for i in provinces:
        province = position.board.provinces[i]
        name = speech.words.name(province.id)
        listed.append(f"{name} ({_land(speech, province)}) {_holder(position, i)}".rstrip())
    return ", ".join(listed)


# ---- the display


def _display(speech: VinciVoice, position: VinciPosition, width: int) -> list[str]:
    words = speech.words
    rows: list[tuple[str, ...]] = []
    for slot in range(SLOTS):
        first, second = position.display[2 * slot], position.display[2 * slot + 1]
        rows.append(
            (
                ROMAN[slot],
                speech.pair(first, second),
                words("vinci-table-pawns", n=starting_pawns(position, first, second)),
                words("vinci-table-price", n=slot_price(position, slot)),
                words("vinci-table-bonus", n=slot_bonus(position, slot)),
            )
        )
    return [words("vinci-table-display"), *_columns(rows, width)]


def _columns(rows: list[tuple[str, ...]], width: int) -> list[str]:
    """The cells in columns; in a narrow terminal the numbers go below."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  " + "  ".join(cell.ljust(n) for cell, n in zip(row, widths, strict=True)).rstrip() for row in rows]
    if max(len(line) for line in lines) <= width:
        return lines
    return [part for row in rows for part in (f"  {'  '.join(row[:2])}", f"       {'  '.join(row[2:])}".rstrip())]


# ---- the players


def _players(speech: VinciVoice, position: VinciPosition, width: int, paint: Paint) -> list[str]:
    said = [_player(speech, position, seat) for seat in range(position.seats)]
    return [speech.words("vinci-table-players"), *players(speech, position, said, width, paint)]


def _player(speech: VinciVoice, position: VinciPosition, seat: Seat) -> list[str]:
    """Points, people, decline, peace: what there is to say about a seat."""
    words, active, declining = speech.words, 2 * seat, 2 * seat + 1
    said = [words("vinci-table-points", n=position.score[seat])]
    coming = income(position, seat)
    if coming:
        said[0] += f" ({words('vinci-table-income', n=coming)})"
    tokens = speech.pair(position.tokens[2 * active], position.tokens[2 * active + 1])
    said.append(
        words(
            "vinci-table-people",
            tokens=tokens,
            pawns=position.troops[seat],
            hand=position.hand[seat],
            provinces=position.held[active].bit_count(),
        )
        if tokens
        else words("vinci-table-no-people")
    )
    if position.held[declining]:
        kept = speech.pair(position.tokens[2 * declining], position.tokens[2 * declining + 1])
        key = "vinci-table-decline-with" if kept else "vinci-table-decline"
        said.append(words(key, n=position.held[declining].bit_count(), tokens=kept))
    if position.peace[seat]:
        others = ", ".join(speech.who(other) for other in places(position.peace[seat]))
        said.append(words("vinci-table-peace", others=others))
    return said

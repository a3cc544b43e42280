"""The table of Rise & Fall as text: the world as rows of hexes, the trophies, the players. Readable without colours."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.agenda import Sealed
from ecumene.core.speech import MARKS, NOBODY, Paint
from ecumene.core.text_lines import flow, wrapped
from ecumene.core.text_table import blocks_of, players
from ecumene.games.rise_and_fall.box.content import KINDS, TERRAINS
from ecumene.games.rise_and_fall.box.frame import notation, q_of, r_of
from ecumene.games.rise_and_fall.play.model import CARDS, DECLINE, HAND, NONE, RESERVE
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.speech.voice import RiseVoice

SHARED: Final = "+"  # a merchant stands on the city
WIDTHS: Final = (6, 4, 2)
"""Columns of a hex, the widest that fits: terrain and two pieces; terrain and one piece; terrain or piece."""


def draw_table(speech: RiseVoice, position: RisePosition, width: int, paint: Paint) -> str:
    """Everything there is to see, block by block; the world comes last, next to the question that follows."""
    blocks = [wrapped(_time(speech, position), width)]
    if position.draft is None:
        blocks.append(_trophies(speech, position, width, paint))
    blocks += [_players(speech, position, width, paint), _world(speech, position, width, paint)]
    return blocks_of(blocks)


# ---- how far the game is


def _time(speech: RiseVoice, position: RisePosition) -> str:
    words, draft = speech.words, position.draft
    if draft is not None:
        left = [(draft.tier, draft.left)]
        left += [(tier, position.count.tiles[tier]) for tier in range(draft.tier + 1, len(TERRAINS))]
        tiles = [words("rise_and_fall-table-left", terrain=TERRAINS[tier], n=n) for tier, n in left]
        return words("rise_and_fall-table-building", terrain=TERRAINS[draft.tier], tiles=", ".join(tiles))
    first = speech.who(position.first)
    if not position.round:
        return words("rise_and_fall-table-deploying", first=first)
    taken = position.trophies_taken()
    time = words(
        "rise_and_fall-table-time",
        round=position.round,
        taken=taken,
        target=position.options["trophies"],
        first=first,
        bank=position.bank,
    )
    price = position.box.components.prices[taken]
    return f"{time} {words('rise_and_fall-table-price', n=price) if taken else words('rise_and_fall-table-no-price')}"


# ---- trophies


def _trophies(speech: RiseVoice, position: RisePosition, width: int, paint: Paint) -> list[str]:
    words = speech.words
    rows: list[tuple[str, str, str]] = []
    for kind, printed in enumerate(position.pieces):
        points = words("rise_and_fall-table-trophy", n=printed.trophy)
        pieces = words("rise_and_fall-table-pieces", n=printed.count)
        rows.append((speech.card(kind), f"{points}, {pieces}", _trophy(speech, position, kind)))
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    lines = [words("rise_and_fall-table-trophies")]
    for kind, (card, worth, state) in enumerate(rows):
        line = f"  {card.ljust(widths[0])}  {worth.ljust(widths[1])}  {state}".rstrip()
        lines += [paint(part, position.trophy[kind]) for part in _hanging(line, 4, width)]
    return lines


def _trophy(speech: RiseVoice, position: RisePosition, kind: int) -> str:
    """Who has a trophy, or who is nearest to it."""
    words, taker = speech.words, position.trophy[kind]
    if taker != NONE:
        return words("rise_and_fall-table-taken", who=speech.who(taker))
    standing = [position.standing[CARDS * seat + kind] for seat in range(position.seats)]
    most = max(standing)
    nearest = [
        words("rise_and_fall-table-nearest", who=speech.who(s), n=n) for s, n in enumerate(standing) if n == most
    ]
    free = words("rise_and_fall-table-free")
    return f"{free}, {nearest[0]}" if most and len(nearest) == 1 else free


# ---- the players


def _players(speech: RiseVoice, position: RisePosition, width: int, paint: Paint) -> list[str]:
    said = [_player(speech, position, seat) if position.draft is None else [] for seat in range(position.seats)]
    return [speech.words("rise_and_fall-table-players"), *players(speech, position, said, width, paint)]


def _player(speech: RiseVoice, position: RisePosition, seat: Seat) -> list[str]:
    """Points, treasure, pieces and cards: what there is to say about a seat."""
    words = speech.words
    if position.extinct[seat]:
        return [words("rise_and_fall-table-extinct")]
    said = [words("rise_and_fall-table-points", n=position.standings().of(seat).points)]
    said.append(
        words(
            "rise_and_fall-table-treasure",
            gold=position.gold[seat],
            wood=position.wood[seat],
            stone=position.stone[seat],
        )
    )
    standing = [(kind, position.standing[CARDS * seat + kind]) for kind in range(CARDS)]
    pieces = [speech.count(kind, n) for kind, n in standing if n]
    if pieces:
        said.append(words("rise_and_fall-table-world", pieces=", ".join(pieces)))
    return said + _cards(speech, position, seat)


def _cards(speech: RiseVoice, position: RisePosition, seat: Seat) -> list[str]:
    """Where a seat's cards are; the table may have agreed to show only the top of other players' discards."""
    words = speech.words
    said: list[str] = []
    question = position.agenda[-1] if position.agenda else None
    if isinstance(question, Sealed) and seat in [chooser for chooser, _ in question.sealed]:
        said.append(words("rise_and_fall-table-chosen"))
    elif position.played[seat] != NONE:
        said.append(words("rise_and_fall-table-played", card=KINDS[position.played[seat]]))
    hand, pile = position.cards_in(seat, HAND), position.pile[seat]
    closed = position.options["discards"] == "top" and position.viewer != seat
    if closed:
        said.append(words("rise_and_fall-table-hand-count", n=position.hand_size(seat)))
    elif hand:
        said.append(words("rise_and_fall-table-hand", cards=speech.cards(hand)))
    if pile and closed:
        said.append(words("rise_and_fall-table-discard-top", n=len(pile), card=KINDS[pile[-1]]))
    elif pile:
        said.append(words("rise_and_fall-table-discard", cards=speech.cards(pile[::-1])))
    for state, key in ((RESERVE, "reserve"), (DECLINE, "decline")):
        cards = position.cards_in(seat, state)
        if cards:
            said.append(words(f"rise_and_fall-table-{key}", cards=speech.cards(cards)))
    return said


# ---- the world


def _world(speech: RiseVoice, position: RisePosition, width: int, paint: Paint) -> list[str]:
    """Rows of hexes, each shifted by half a hex against the next, with the coordinates of its first hex before it."""
    levels = _levels(position)
    rows: dict[int, list[int]] = {}
    for hex_code in sorted(levels):
        rows.setdefault(r_of(hex_code), []).append(hex_code)
    halves = [2 * q_of(hex_code) + r_of(hex_code) for hex_code in levels]
    west, east = min(halves), max(halves)
    label = max(len(notation(cells[0])) for cells in rows.values())
    needed = 0
    for columns in WIDTHS:
        needed = label + 2 + (east - west) * columns // 2 + columns
        if needed <= width:
            frame = (west, columns, label)
            lines = [
                _row(speech, position, rows.get(r, []), levels, frame, paint) for r in range(min(rows), max(rows) + 1)
            ]
            return [*lines, "", *_legend(speech, width, columns, paint)]
    wide = wrapped(speech.words("rise_and_fall-table-wide", columns=needed), width)
    return [*wide, *_lists(speech, position, width, paint)]


def _levels(position: RisePosition) -> dict[int, int]:
    """The level of each hex by its code, while the world is made and after."""
    if position.draft is not None:
        return position.draft.levels()
    land = position.ground
    return {land.codes[cell]: land.level[cell] for cell in range(land.size)}


def _row(
    speech: RiseVoice,
    position: RisePosition,
    cells: list[int],
    levels: dict[int, int],
    frame: tuple[int, int, int],
    paint: Paint,
) -> str:
    west, columns, label = frame
    if not cells:
        return ""
    line = paint(notation(cells[0]).rjust(label), NOBODY) + "  "
    column = 0
    for hex_code in cells:
        start = (2 * q_of(hex_code) + r_of(hex_code) - west) * columns // 2
        text, seat = _cell(speech, position, hex_code, levels[hex_code], columns)
        line += " " * (start - column) + (text if seat == NOBODY else paint(text, seat))
        column = start + len(text)
    return line


def _cell(speech: RiseVoice, position: RisePosition, hex_code: int, level: int, columns: int) -> tuple[str, Seat]:
    """`f` a forest, `fAn` with a nomad of A, `fAcBr` with a city of A and a merchant of B; and whose it is."""
    sign = speech.short(TERRAINS[level])
    if position.land is None:
        return sign, NOBODY
    cell = position.land.cell(hex_code)
    pieces = [piece for piece in (position.town[cell], position.piece[cell]) if piece != NONE]
    if not pieces:
        return sign, NOBODY
    marks = [MARKS[position.owner(piece)] + speech.short(KINDS[position.kind(piece)]) for piece in pieces]
    if columns == WIDTHS[2]:
        text = marks[0]
    elif columns == WIDTHS[1]:
        text = sign + marks[0] + (SHARED if len(marks) > 1 else "")
    else:
        text = sign + "".join(marks)
    return text, position.owner(pieces[0])


def _legend(speech: RiseVoice, width: int, columns: int, paint: Paint) -> list[str]:
    words = speech.words
    items = [f"{speech.short(thing)} {words.name(thing, 'bare')}" for thing in TERRAINS + KINDS]
    items.append(
        words("rise_and_fall-table-legend-piece" if columns > WIDTHS[2] else "rise_and_fall-table-legend-bare")
    )
    if columns == WIDTHS[1]:
        items.append(words("rise_and_fall-table-legend-shared"))
    lines = [*flow(items, width), *wrapped(words("rise_and_fall-table-legend-row"), width)]
    return [paint(line, NOBODY) for line in lines]


def _lists(speech: RiseVoice, position: RisePosition, width: int, paint: Paint) -> list[str]:
    """The pieces owner by owner with their hexes, where the window is too narrow for a map."""
    rows: list[str] = []
    if position.draft is not None:
        return rows
    land = position.ground
    for seat in range(position.seats):
        for kind in range(CARDS):
            cells = [position.place[piece] for piece in position.standing_at(seat, kind)]
            if cells:
                places = [f"{speech.short(land.terrain(cell))}{land.name(cell)}" for cell in cells]
                rows.append(paint(f"{MARKS[seat]}  {speech.card(kind)}", seat))
                rows += [f"   {line}" for line in wrapped(", ".join(places), max(width - 3, 1))]
    return rows


# ---- lines that fit


def _hanging(line: str, indent: int, width: int) -> list[str]:
    """A line as it is where it fits; otherwise broken between words, with what follows indented."""
    if len(line) <= width:
        return [line]
    return wrap(
        line, width, initial_indent="  ", subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False
    )

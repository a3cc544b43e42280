"""The table of Tapestry as text: tracks, cards, players, capitals and the map. Readable without colours."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.speech import MARKS, NOBODY, Paint
from ecumene.core.text_lines import flow, hanging, wrapped
from ecumene.core.text_table import SEPARATOR, blocks_of, players
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.box.content import BUILDINGS, RESOURCES, TERRAINS, TRACKS
from ecumene.games.tapestry.play.capital import districts, lines
from ecumene.games.tapestry.play.landmark_cards import DraftLandmark, needed, progress, unmet
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import (
    BOTTOM,
    CLAIM,
    ERAS,
    KINDS,
    MIDDLE,
    NONE,
    OUTPOST,
    TOKEN,
    TOP,
    TRACK_END,
    UNEXPLORED,
    kind_of,
    owner_of,
    toppler_of,
)
from ecumene.games.tapestry.speech.describing import counted, described, objective
from ecumene.games.tapestry.speech.mats import mat_texts
from ecumene.games.tapestry.speech.saying import card_name
from ecumene.games.tapestry.speech.table_capitals import capitals
from ecumene.games.tapestry.speech.table_mats import discard_line, mat_lines, reserve_line
from ecumene.games.tapestry.speech.voice import TapestryVoice

FREE_LANDMARK: Final = "*"
ROWS: Final[tuple[tuple[str, int], ...]] = (("bottom", BOTTOM), ("middle", MIDDLE), ("top", TOP))


def draw_table(speech: TapestryVoice, position: TapestryPosition, width: int, paint: Paint) -> str:
    """Everything there is to see, block by block; the map comes last, next to the question that follows."""
    blocks = [
        wrapped(_time(speech, position), width),
        _tracks(speech, position, width, paint),
        _display(speech, position, width),
        *([_works(speech, position, width)] if position.box.masterpieces else []),
        _achievements(speech, position, width),
        _players(speech, position, width, paint),
        capitals(speech, position, width, paint),
        _map(speech, position, width, paint),
    ]
    return blocks_of(blocks)


def _time(speech: TapestryVoice, position: TapestryPosition) -> str:
    """Whose turn it is, and what is left to draw."""
    if position.turn == NONE:
        drafting = isinstance(position.question(), DraftLandmark)
        return speech.words("tapestry-table-draft" if drafting else "tapestry-table-setup")
    return speech.words(
        "tapestry-table-turn",
        who=speech.who(position.turn),
        tapestry=len(position.deck),
        tech=len(position.tech_deck),
        tiles=len(position.tiles),
        stars=len(position.stars),
    )


# ---- tracks


def _tracks(speech: TapestryVoice, position: TapestryPosition, width: int, paint: Paint) -> list[str]:
    """A row per track: where the tokens stand, and which tiers still have their landmark."""
    tracks = range(position.box.track_count)
    names = [speech.words.name(TRACKS[track]) for track in tracks]
    cells = [[_cell(position, track, space) for space in range(TRACK_END + 1)] for track in tracks]
    label = max([len(name) for name in names])
    column = max([2, *[len(cell) for row in cells for cell in row]])
    if label + (column + 1) * (TRACK_END + 1) > width:
        return [*wrapped(speech.words("tapestry-table-tracks"), width), *_track_lists(speech, position, width)]
    numbers = " ".join([str(space).rjust(column) for space in range(TRACK_END + 1)])
    rows = [*wrapped(speech.words("tapestry-table-tracks"), width), paint(" " * (label + 1) + numbers, NOBODY)]
    for name, row in zip(names, cells, strict=True):
        rows.append(f"{name.ljust(label)} {' '.join([cell.rjust(column) for cell in row])}")
    return rows


def _cell(position: TapestryPosition, track: int, space: int) -> str:
    """The seats with a token on a space, and a star where a landmark is to be had."""
    marks = "".join(
        [MARKS[s] for s in range(position.seats) for token in position.tokens_on(s, track) if token == space]
    )
    if space > 1 and space % 3 == 1:
        landmark = position.box.tracks[track].landmarks[space // 3 - 1]
        marks += FREE_LANDMARK if position.landmark_owner[landmark] == NONE else ""
    return marks or "."


def _track_lists(speech: TapestryVoice, position: TapestryPosition, width: int) -> list[str]:
    """Track by track who stands where, where the window is too narrow for rows."""
    rows: list[str] = []
    for track, name in enumerate(TRACKS[: position.box.track_count]):
        places = [
            f"{MARKS[seat]} {'+'.join([str(token) for token in position.tokens_on(seat, track)])}"
            for seat in range(position.seats)
        ]
        line = speech.words("tapestry-table-line", what=speech.words.name(name), state=", ".join(places))
        rows += wrapped(line, width)
    return rows


# ---- what lies open for all


def _display(speech: TapestryVoice, position: TapestryPosition, width: int) -> list[str]:
    words = speech.words
    rows = wrapped(words("tapestry-table-display"), width)
    for number in position.display:
        card = position.box.tech[number]
        circle = words("tapestry-table-circle", what=speech.text(described(position, card.circle)))
        square = words("tapestry-table-square", what=speech.text(described(position, card.square)))
        said = [words.name(f"tech-{card.id}"), circle, f"{square} ({speech.needs(position, number)})"]
        rows += hanging(SEPARATOR.join(said), width)
    discarded = discard_line(speech, position)
    return [*rows, *hanging(discarded, width)] if discarded else rows


def _works(speech: TapestryVoice, position: TapestryPosition, width: int) -> list[str]:
    """The face-up masterpieces with what they give."""
    words = speech.words
    rows = wrapped(words("tapestry-table-works"), width)
    for number in position.masterpiece_row:
        work = position.box.masterpieces[number].id
        text = words(f"tapestry-text-masterpiece-{work}")
        rows += hanging(words("tapestry-look-masterpiece", masterpiece=f"masterpiece-{work}", text=text), width)
    return rows


def _achievements(speech: TapestryVoice, position: TapestryPosition, width: int) -> list[str]:
    words = speech.words
    rows = wrapped(words("tapestry-table-achievements"), width)
    for number, achievement in enumerate(position.box.achievements):
        slots, earned = achievement.slots[position.board.id], position.achieved[number]
        said: list[str] = []
        for seat, points in zip(earned, slots, strict=False):
            said.append(words("tapestry-table-taken", who=speech.who(seat), n=points))
        left = [str(slot) for slot in slots[len(earned) :]]
        said.append(words("tapestry-table-free", slots=", ".join(left)) if left else words("tapestry-table-full"))
        name = words.name(f"achievement-{achievement.id}")
        rows += hanging(words("tapestry-table-line", what=name, state=", ".join(said)), width)
    return rows


# ---- the players


def _players(speech: TapestryVoice, position: TapestryPosition, width: int, paint: Paint) -> list[str]:
    said: list[list[str]] = []
    for seat in range(position.seats):
        said.append([*_standing(speech, position, seat), *_possessions(speech, position, seat)])
        said[-1] += [*_technology(speech, position, seat), *_arts(speech, position, seat)]
        said[-1] += _cards(speech, position, seat)
    return [*wrapped(speech.words("tapestry-table-players"), width), *players(speech, position, said, width, paint)]


def _standing(speech: TapestryVoice, position: TapestryPosition, seat: Seat) -> list[str]:
    """Points, era, civilizations and capital."""
    words = speech.words
    said = [words("tapestry-table-points", n=position.points[seat])]
    finished = position.finished[seat]
    said.append(words("tapestry-table-finished") if finished else words("tapestry-table-era", n=position.era[seat]))
    if position.civs[seat]:
        civs = ", ".join([words.name(f"civ-{position.box.civs[civ].id}") for civ in position.civs[seat]])
        capital = f"capital-{position.box.capitals[position.capital[seat]].id}"
        said.append(words("tapestry-table-leads", civs=civs, capital=capital))
        said += mat_texts(speech, position, seat)
        said += mat_lines(speech, position, seat)
    return said


def _possessions(speech: TapestryVoice, position: TapestryPosition, seat: Seat) -> list[str]:
    """Resources, buildings, outposts, tiles and landmarks."""
    words, box = speech.words, position.box
    stock = [(name, position.stock[KINDS * seat + resource]) for resource, name in enumerate(RESOURCES)]
    built = [(name, position.gained(seat, kind)) for kind, name in enumerate(BUILDINGS)]
    said = [", ".join([speech.text(counted(name, n)) for name, n in stock])]
    if any(n for _, n in built):
        buildings = ", ".join([speech.text(counted(name, n)) for name, n in built if n])
        said.append(words("tapestry-table-built", buildings=buildings))
    said.append(words("tapestry-table-outposts", n=position.outposts[seat]))
    said.append(words("tapestry-table-territories", n=len(position.controlled(seat))))
    said.append(words("tapestry-table-city", lines=lines(position, seat), districts=districts(position, seat)))
    if position.supply[seat]:
        tiles = ", ".join([words.name(f"tile-{box.tiles[tile].id}") for tile in position.supply[seat]])
        said.append(words("tapestry-table-supply", tiles=tiles))
    if position.star_supply[seat]:
        stars = ", ".join([words.name(f"star-{box.stars[star].id}") for star in position.star_supply[seat]])
        said.append(words("tapestry-table-stars", stars=stars))
    for card in unmet(position, seat):
        landmark = box.landmarks[card]
        what, now = speech.text(objective(landmark)), progress(position, seat, card)
        need = needed(position, seat, card)
        name = f"landmark-{landmark.id}"
        said.append(words("tapestry-table-landmark-card", landmark=name, what=what, now=now, n=need))
    owned = [n for n, owner in enumerate(position.landmark_owner) if owner == seat]
    if owned:
        names = ", ".join([words.name(f"landmark-{box.landmarks[n].id}") for n in owned])
        said.append(words("tapestry-table-landmarks", landmarks=names))
    return said


def _technology(speech: TapestryVoice, position: TapestryPosition, seat: Seat) -> list[str]:
    said: list[str] = []
    for row, number in ROWS:
        cards = [speech.words.name(f"tech-{position.box.tech[card].id}") for card in position.techs(seat, number)]
        if cards:
            said.append(speech.words("tapestry-table-row", row=row, cards=", ".join(cards)))
    return said


def _arts(speech: TapestryVoice, position: TapestryPosition, seat: Seat) -> list[str]:
    """Masterpieces, those that are used up too, and inspiration tiles."""
    words, said = speech.words, []
    works: list[str] = []
    for number, owner in enumerate(position.masterpiece_owner):
        if owner == seat:
            name = words.name(f"masterpiece-{position.box.masterpieces[number].id}")
            works.append(words("tapestry-table-used-up", work=name) if position.masterpiece_spent[number] else name)
    if works:
        said.append(words("tapestry-table-masterpieces", works=", ".join(works)))
    laid = [name for kind, name in enumerate(BUILDINGS) if position.inspired[KINDS * seat + kind]]
    if laid:
        tiles = ", ".join([words.name(f"inspiration-{name}") for name in laid])
        said.append(words("tapestry-table-inspired", tiles=tiles))
    return said


def _cards(speech: TapestryVoice, position: TapestryPosition, seat: Seat) -> list[str]:
    """The tapestry by era, and the hand, of which others see only the number."""
    words = speech.words
    mat: list[str] = []
    for era in range(1, ERAS + 1):
        stack = position.mat(seat, era)
        if stack:
            card, under = card_name(position, stack[-1]), len(stack) - 1
            key = "tapestry-table-mat-over" if under else "tapestry-table-mat-card"
            mat.append(words(key, era=era, card=card, n=under))
    said = [words("tapestry-table-mat", cards=", ".join(mat))] if mat else []
    if position.reserve[seat]:
        said.append(reserve_line(speech, position, seat))
    hand = position.hands[seat]
    if hand and min(hand) >= 0 and position.viewer in (None, seat):
        names = ", ".join([words.name(card_name(position, kind)) for kind in hand])
        said.append(words("tapestry-table-hand", cards=names))
    elif hand and max(hand) >= 0 and position.viewer is not None:  # some cards were seen [tapestry.boxes.seen_hands]
        known = [kind for kind in hand if kind >= 0]
        names = ", ".join([words.name(card_name(position, kind)) for kind in known])
        said.append(words("tapestry-table-hand-seen", cards=names, n=len(hand) - len(known)))
    else:
        said.append(words("tapestry-table-hand-count", n=len(hand)))
    return said


# ---- the map


def _map(speech: TapestryVoice, position: TapestryPosition, width: int, paint: Paint) -> list[str]:
    """Columns of hexes, each half a hex lower or higher than the next; a column's number stands above it."""
    board = position.board
    texts = {place: _hex(speech, position, place) for place in board.hexes}
    columns = sorted({WORLD.hexes[place].q for place in board.hexes})
    wide = max([len(text) for text in texts.values()]) + 1
    title = wrapped(speech.words("tapestry-table-map"), width)
    if wide * len(columns) > width:
        needed = speech.words("tapestry-table-wide", columns=wide * len(columns))
        return [*title, *wrapped(needed, width), *_land_lists(position, texts, width)]
    heights: dict[int, dict[int, int]] = {}
    for place in board.hexes:
        spot = WORLD.hexes[place]
        heights.setdefault(2 * spot.r + spot.q, {})[spot.q] = place
    rows = [*title, paint("".join([str(q).ljust(wide) for q in columns]).rstrip(), NOBODY)]
    for height in range(min(heights), max(heights) + 1):
        line, reached = "", 0
        for index, q in enumerate(columns):
            if q in heights.get(height, {}):
                place = heights[height][q]
                text = texts[place]
                line += " " * (index * wide - reached) + _painted(position, place, text, paint)
                reached = index * wide + len(text)
        rows.append(line)
    signs = [f"{speech.words.name(t, 'short')} {speech.words.name(t, 'bare')}" for t in TERRAINS]
    legend = [*flow(signs, width), *wrapped(speech.words("tapestry-table-legend-map"), width)]
    return [*rows, "", *[paint(line, NOBODY) for line in legend]]


def _painted(position: TapestryPosition, place: int, text: str, paint: Paint) -> str:
    holder = position.controller(place)
    return text if holder == NONE else paint(text, holder)


def _hex(speech: TapestryVoice, position: TapestryPosition, place: int) -> str:
    """`-1.` unexplored, `-1~` the sea, `2fmAb` forest and mountain with an outpost of A and a toppled one of B."""
    row, tile = str(WORLD.hexes[place].r), position.land[place]
    if tile == UNEXPLORED:
        return row + "."
    lands = position.box.tiles[tile].lands if tile >= 0 else position.board.lands[place]
    signs = "".join([speech.words.name(TERRAINS[land], "short") for land in lands]) or "~"
    return row + signs + "".join([_piece(stone) for stone in position.pieces[place]])


def _piece(stone: int) -> str:
    mark, kind = MARKS[owner_of(stone)], kind_of(stone)
    if toppler_of(stone) != NONE:
        mark = mark.lower()
    if kind == OUTPOST:
        return mark
    return mark + ("*" if kind in (TOKEN, CLAIM) else "+")


def _land_lists(position: TapestryPosition, texts: dict[int, str], width: int) -> list[str]:
    """The explored hexes with somebody on them, where the window is too narrow for a map."""
    held = [f"{WORLD.hexes[place].q}.{text}" for place, text in texts.items() if position.pieces[place]]
    return wrapped(", ".join(held), width)

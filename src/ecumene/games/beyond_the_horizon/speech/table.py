"""The table of Beyond the Horizon as text: objectives, tree, world, buildings, players. Readable without colours."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.speech import MARKS, NOBODY, Paint, Speech
from ecumene.core.text_lines import hanging, wrapped
from ecumene.core.text_table import SEPARATOR, blocks_of, players
from ecumene.games.beyond_the_horizon.box.actions import unit_kind, unit_strength, unit_tile
from ecumene.games.beyond_the_horizon.box.terms import (
    BUILDING_LEVELS,
    COLONISE,
    COLUMN_IDS,
    COLUMNS,
    FORTIFY,
    LEVEL_I,
    LEVEL_II,
    LEVELS,
    NONE,
    STAGES,
    START,
    TERRITORIES,
    TOKENS,
    TRACKS,
    UNITS,
)
from ecumene.games.beyond_the_horizon.play.decks import deck_size
from ecumene.games.beyond_the_horizon.play.model import TRACK_COUNT, HorizonPosition
from ecumene.games.beyond_the_horizon.play.production import coins_of, population_of
from ecumene.games.beyond_the_horizon.play.research import revealed
from ecumene.games.beyond_the_horizon.play.scoring import score
from ecumene.games.beyond_the_horizon.speech.describing import counted, government_text, objective_text

HALF: Final = 2  # columns of half a hex
TABLE: Final = "beyond_the_horizon-table-"


def draw_table(speech: Speech, position: HorizonPosition, width: int, paint: Paint) -> str:
    """Everything there is to see, block by block; the players come last, next to the question that follows."""
    blocks = [
        wrapped(_time(speech, position), width),
        _governments(speech, position, width),
        _objectives(speech, position, width),
        _tree(speech, position, width),
        _buildings(speech, position, width),
        _world(speech, position, width, paint),
        _players(speech, position, width, paint),
    ]
    return blocks_of(blocks)


def _time(speech: Speech, position: HorizonPosition) -> str:
    """The round, and whose turn it is."""
    if not position.pending():
        return speech.words(TABLE + "over")
    if position.acting == NONE:
        return speech.words(TABLE + "setup")
    key = "round"
    if position.last_round:
        key = "last" if position.round == position.last_round else "before-last"
    return speech.words(TABLE + key, n=position.round, who=speech.who(position.acting))


def _governments(speech: Speech, position: HorizonPosition, width: int) -> list[str]:
    """The governments that nobody has chosen yet, while they are chosen."""
    if not position.offered or position.acting != NONE:
        return []
    lines = wrapped(speech.words(TABLE + "governments"), width)
    for side in position.offered:
        government = position.box.governments[side]
        text = speech.text(government_text(position.book, government))
        lines += hanging(_line(speech, speech.words.name(government.id), text), width)
    return lines


def _objectives(speech: Speech, position: HorizonPosition, width: int) -> list[str]:
    """What each asks for, and who has claimed it."""
    lines = wrapped(speech.words(TABLE + "objectives"), width)
    for index, number in enumerate(position.objectives):
        objective = position.box.objectives[number]
        name = speech.words.name(objective.id)
        if position.claims[index]:
            name += f" ({' '.join([MARKS[seat] for seat in position.claims[index]])})"
        lines += hanging(_line(speech, name, speech.text(objective_text(objective))), width)
    return lines


# ---- the tree


def _tree(speech: Speech, position: HorizonPosition, width: int) -> list[str]:
    """Every slot: the technology there, who has a scholar, and which slots lead to it."""
    lines = wrapped(speech.words(TABLE + "tree"), width)
    for level, name in enumerate(LEVELS):
        slots = [_slot(speech, position, slot) for slot in position.box.slots_of[level]]
        lines += hanging(_line(speech, speech.words(TABLE + "level", level=name), SEPARATOR.join(slots)), width)
    left = [deck_size(position, LEVEL_II + n) for n in range(len(position.deck))]
    return [*lines, *wrapped(speech.words(TABLE + "decks", two=left[0], three=left[1]), width)]


def _slot(speech: Speech, position: HorizonPosition, number: int) -> str:
    """`II b Guilds (A B) ← I a, I b`."""
    slot, card = position.box.slots[number], position.cards[number]
    what = speech.words(TABLE + "slot-empty")
    if card != NONE:
        what = speech.words.name(position.box.technologies[card].id)
    if slot.level > LEVEL_I and not revealed(position, number):
        what = speech.words(TABLE + "slot-leader", what=what)
    said = f"{speech.words.name(slot.id, 'short')} {what}"
    there = [MARKS[seat] for seat in range(position.seats) if position.scholars[seat] >> number & 1]
    if there:
        said += f" ({' '.join(there)})"
    if slot.prerequisites:
        before = [speech.words.name(position.box.slots[n].id, "short") for n in slot.prerequisites]
        said += f" ← {', '.join(before)}"
    return said


# ---- buildings


def _buildings(speech: Speech, position: HorizonPosition, width: int) -> list[str]:
    """The three rows, and the tokens that are left."""
    lines = wrapped(speech.words(TABLE + "buildings"), width)
    for level in range(BUILDING_LEVELS):
        names = [speech.words.name(position.box.buildings[building].id) for building in position.rows[level]]
        shown = ", ".join(names) or speech.words("beyond_the_horizon-none")
        lines += hanging(_line(speech, speech.words(TABLE + "level", level=LEVELS[level]), shown), width)
    tokens = [speech.text(counted(TOKENS[sort], position.supply[sort])) for sort in (COLONISE, FORTIFY)]
    return [*lines, *wrapped(speech.words(TABLE + "supply", colonise=tokens[0], fortify=tokens[1]), width)]


# ---- the world


def _world(speech: Speech, position: HorizonPosition, width: int, paint: Paint) -> list[str]:
    """The tiles by their numbers as they lie, then tile by tile what is there."""
    lines = wrapped(speech.words(TABLE + "map"), width)
    drawn = _hexes(position)
    if max([len(row) for row in drawn]) <= width:
        lines += drawn
    lines += [paint(line, NOBODY) for line in wrapped(speech.words(TABLE + "legend-map"), width)]
    for place, tile in enumerate(position.laid):
        lines += hanging(f"{place + 1} {_tile(speech, position, tile)}", width)
    return [*lines, *wrapped(speech.words(TABLE + "unexplored", n=len(position.tile_pool)), width)]


def _hexes(position: HorizonPosition) -> list[str]:
    """The numbers of the tiles, each row half a hex aside of the next."""
    places: list[tuple[int, int, int]] = []  # row, half hexes from the left, number
    for number, tile in enumerate(position.laid):
        places.append((position.hex_r[tile], 2 * position.hex_q[tile] + position.hex_r[tile], number + 1))
    left = min([place[1] for place in places])
    drawn: list[str] = []
    row = NONE
    for place in sorted(places):
        if not drawn or place[0] != row:
            drawn.append("")
            row = place[0]
        drawn[-1] = drawn[-1].ljust(HALF * (place[1] - left)) + str(place[2])
    return ["  " + line for line in drawn]


def _tile(speech: Speech, position: HorizonPosition, tile: int) -> str:
    """`Golden Valley, strength 3, village 4 A, city 7: As2 BS3`."""
    said = speech.words.name(position.box.tile_ids[tile])
    if tile < TERRITORIES:
        territory = position.box.territories[tile]
        village, city = str(territory.village_points), str(territory.city_points)
        if position.village[tile] != NONE:
            village += f" {MARKS[position.village[tile]]}"
        if position.city[tile] != NONE:
            city += f" {MARKS[position.city[tile]]}"
        said = speech.words(TABLE + "tile", name=said, strength=territory.strength, village=village, city=city)
    elif START <= tile < START + position.seats:
        said = f"{said}, {speech.words(TABLE + 'start-of', who=speech.who(tile - START))}"
    if position.building[tile] != NONE:
        builders = [n for n in (position.first_builder[tile], position.second_builder[tile]) if n != NONE]
        name = speech.words.name(position.box.buildings[position.building[tile]].id)
        said += f", {name} {' '.join([MARKS[builder] for builder in builders])}"
    units = _units(speech, position, tile)
    return _line(speech, said, units) if units else said


def _units(speech: Speech, position: HorizonPosition, tile: int) -> str:
    signs = [speech.words(f"{TABLE}unit-{kind}") for kind in UNITS]
    there: list[str] = []
    for seat in range(position.seats):
        for unit in position.units[seat]:
            if unit_tile(unit) == tile:
                there.append(f"{MARKS[seat]}{signs[unit_kind(unit)]}{unit_strength(unit)}")
    return " ".join(there)


# ---- the players


def _players(speech: Speech, position: HorizonPosition, width: int, paint: Paint) -> list[str]:
    said = [[*_goods(speech, position, seat), *_belongings(speech, position, seat)] for seat in range(position.seats)]
    return [*wrapped(speech.words(TABLE + "players"), width), *players(speech, position, said, width, paint)]


def _goods(speech: Speech, position: HorizonPosition, seat: Seat) -> list[str]:
    """Points, coins and pawns, cubes, and what production would bring."""
    words = speech.words
    said = [words("beyond_the_horizon-points", n=score(position, seat))]
    said.append(speech.text(counted("coins", position.coins[seat])))
    said.append(words(TABLE + "active", n=position.active[seat]))
    columns: list[str] = []
    for column, name in enumerate(COLUMN_IDS):
        sign = "*" if position.column_open(seat, column) else ""
        columns.append(f"{name}{position.columns[COLUMNS * seat + column]}{sign}")
    said.append(words(TABLE + "columns", columns=" ".join(columns)))
    removed = [
        f"{words.name(TRACKS[n], 'bare')} {position.removed[TRACK_COUNT * seat + n]}" for n in range(TRACK_COUNT)
    ]
    said.append(words(TABLE + "tracks", tracks=", ".join(removed)))
    said.append(words(TABLE + "investment", n=position.invested[seat]))
    pawns = speech.text(counted("population", population_of(position, seat)))
    coins = speech.text(counted("coins", coins_of(position, seat)))
    said.append(words(TABLE + "production", population=pawns, coins=coins))
    return said


def _belongings(speech: Speech, position: HorizonPosition, seat: Seat) -> list[str]:
    """Where the pawn stands, tokens, government, cards and buildings."""
    words, box = speech.words, position.box
    said: list[str] = []
    if position.pawns[seat] != NONE:
        said.append(words(TABLE + "pawn", deed=box.deeds[position.pawns[seat] >> 1].id))
    for sort, token in enumerate(TOKENS):
        if position.tokens[len(TOKENS) * seat + sort]:
            said.append(speech.text(counted(token, position.tokens[len(TOKENS) * seat + sort])))
    if position.government[seat] != NONE:
        government = box.governments[position.government[seat]].id
        stage = STAGES[position.stage(seat)]
        said.append(words(TABLE + "government", government=government, stage=stage))
    technologies = _technologies(speech, position, seat)
    if technologies:
        said.append(words(TABLE + "technologies", names=", ".join(technologies)))
    if position.leaders[seat]:
        names = [words.name(box.leaders[leader].id) for leader in position.leaders[seat]]
        said.append(words(TABLE + "leaders", names=", ".join(names)))
    if position.reserve[seat]:
        names = [words.name(box.buildings[building].id) for building in position.reserve[seat]]
        said.append(words(TABLE + "reserve", names=", ".join(names)))
    return said


def _technologies(speech: Speech, position: HorizonPosition, seat: Seat) -> list[str]:
    """The technologies of a seat by name, private ones marked."""
    found: list[str] = []
    for number, technology in enumerate(position.box.technologies):
        if position.owns(seat, number):
            name = speech.words.name(technology.id)
            private = position.private[seat] >> number & 1
            found.append(speech.words(TABLE + "private", what=name) if private else name)
    return found


# ---- lines


def _line(speech: Speech, what: str, state: str) -> str:
    return speech.words(TABLE + "line", what=what, state=state)

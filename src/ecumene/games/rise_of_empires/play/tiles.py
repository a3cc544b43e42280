"""New tiles: what is left leaves or goes beside the display, a new series is turned up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.agenda import Item, Step
from ecumene.core.numbers import united
from ecumene.games.rise_of_empires.box.content import CITY, EMPIRES, NONE, PROGRESS, TERRITORY, TILES_SHOWN, TURN_IDS
from ecumene.games.rise_of_empires.play.model import EmpiresPosition

FEW_PLAYERS: Final = 3


def offered(position: EmpiresPosition, family: int) -> list[int]:
    """The sorts of tiles of a family that can be taken, those of earlier turns included, each once."""
    first, end = position.box.families[family]
    shown = _between(position.shown, first, end)
    return united(shown, _between(position.beside, first, end)) if position.beside else shown


def _between(tiles: list[int], first: int, end: int) -> list[int]:
    """The sorts of a family, each once: tiles are ascending, so it lies together and copies side by side."""
    found: list[int] = []
    last = NONE
    for tile in tiles:
        if tile >= end:
            break
        if first <= tile and tile != last:
            found.append(tile)
            last = tile
    return found


def remove(position: EmpiresPosition, tile: int) -> None:
    """Take a tile out of the display."""
    if tile in position.shown:
        position.shown.remove(tile)
    else:
        position.beside.remove(tile)


def stays(position: EmpiresPosition, tile: int) -> bool:
    """Whether a tile that nobody took can still be taken in later turns.

    All but wonders [rise_of_empires.tiles.leftover] [rise_of_empires.tiles.wonders_leave]; with two or three players
    only those that are red below [rise_of_empires.tiles.few_players] [rise_of_empires.tiles.red], as long as nobody
    takes them [rise_of_empires.tiles.red_stays].
    """
    sort = position.box.tiles[tile]
    if sort.family == CITY and position.box.cities[sort.thing].wonder:
        return False
    return sort.red or position.seats > FEW_PLAYERS


@dataclass(frozen=True, eq=False)
class NewTiles(Step):
    """The first phase of a turn."""

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        position.beside = sorted([tile for tile in [*position.beside, *position.shown] if stays(position, tile)])
        position.shown = sorted([*_progress(position), *_territories(position), *_cities(position)])
        position.empires = [NONE] * EMPIRES  # all eight again [rise_of_empires.tiles.empires_back]
        position.traded = [NONE] * len(position.box.trades)  # [rise_of_empires.tiles.trade_cleared]
        position.used = [()] * position.seats  # [rise_of_empires.progress.once]
        position.tell("rise_of_empires-log-turn", {"turn": TURN_IDS[position.turn]})


def _draw(position: EmpiresPosition, pool: list[int], number: int, purpose: str) -> list[int]:
    """So many tiles of a pool by chance; the last ones come without it."""
    chance = position.chance
    assert chance is not None
    if len(pool) <= number:
        drawn = pool.copy()
        pool.clear()
        return drawn
    return [chance.draw(purpose, pool) for _ in range(number)]  # rule: rise_of_empires.tiles.hidden


def _progress(position: EmpiresPosition) -> list[int]:
    """Eight of the era's tiles [rise_of_empires.tiles.turn_up]."""
    return _draw(position, position.progress_pool[position.era], TILES_SHOWN[PROGRESS], "progress")


def _territories(position: EmpiresPosition) -> list[int]:
    """Ten, while there are any: the last ones come in turn IIB [rise_of_empires.tiles.territory_ends]."""
    return _draw(position, position.territory_pool, TILES_SHOWN[TERRITORY], "territory")


def _cities(position: EmpiresPosition) -> list[int]:
    """The cities and wonders of this turn, eight from turn IIIA on [rise_of_empires.tiles.eight_cities]."""
    box = position.box
    return [
        tile
        for tile, sort in enumerate(box.tiles)
        # rule: rise_of_empires.setup.city_stacks
        if sort.family == CITY and box.cities[sort.thing].set == position.turn
    ]


ITEMS: tuple[type[Item], ...] = (NewTiles,)

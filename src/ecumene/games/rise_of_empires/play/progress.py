"""Progress tiles: what they cost, how they wait, and their free actions."""

from __future__ import annotations

from ecumene.core.action import Action, Seat
from ecumene.core.errors import IllegalAction
from ecumene.core.numbers import holds
from ecumene.games.rise_of_empires.box.actions import USE
from ecumene.games.rise_of_empires.box.content import GOLD, NONE, PROGRESS, PROGRESS_GOLD
from ecumene.games.rise_of_empires.play.gains import pay
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.play.tiles import offered

# ---- taking


def price(position: EmpiresPosition, seat: Seat, kind: int) -> int:
    """1 gold for a tile of the era before, 2 for one of era I in era III [rise_of_empires.progress.price]."""
    gold = position.era - position.box.progress[kind].era
    if gold:
        gold = max(gold + position.active_modifier(seat, PROGRESS_GOLD), 0)
    return gold


def takeable(position: EmpiresPosition, seat: Seat) -> list[int]:
    """The tiles that a seat may take and can pay; never one it has [rise_of_empires.progress.no_double]."""
    tiles, own, gold, era = position.box.tiles, list(position.progress[seat]), position.have(seat, GOLD), position.era
    found: list[int] = []
    for tile in offered(position, PROGRESS):
        kind = tiles[tile].thing
        # whoever has gold enough for the oldest need not look at the price
        if not holds(own, kind) and (gold >= era or price(position, seat, kind) <= gold):
            found.append(tile)
    return found


def check_take(position: EmpiresPosition, seat: Seat, kind: int) -> None:
    """Refuse what may not be taken."""
    if kind in position.progress[seat]:
        raise IllegalAction("rise_of_empires.progress.no_double", progress=position.box.progress[kind].id)
    if price(position, seat, kind) > position.have(seat, GOLD):
        raise IllegalAction("rise_of_empires.progress.price", progress=position.box.progress[kind].id)


def take(position: EmpiresPosition, seat: Seat, kind: int) -> None:
    """Pay for a tile and lay it down; it waits until all others have acted [rise_of_empires.progress.delay]."""
    pay(position, seat, GOLD, price(position, seat, kind))
    position.progress[seat] = (*position.progress[seat], kind)
    others = (1 << position.seats) - 1 & ~(1 << seat)
    position.waiting.append((seat, kind, others))


def acted(position: EmpiresPosition, seat: Seat) -> None:
    """A seat has acted: what others took before need not wait for it any longer [rise_of_empires.progress.delay]."""
    if not position.waiting:
        return
    still: list[tuple[int, ...]] = []
    for entry in position.waiting:
        left = entry[2] & ~(1 << seat)
        if left:
            still.append((entry[0], entry[1], left))
    position.waiting = still


# ---- free actions


def usable(position: EmpiresPosition, seat: Seat) -> list[Action]:
    """The free actions that a seat can take now.

    Any number of tiles [rise_of_empires.progress.several], each once in a turn [rise_of_empires.progress.once].
    """
    found: list[Action] = []
    for kind in position.progress[seat]:
        free = position.box.progress[kind].free
        if free == NONE or kind in position.used[seat] or position.waits(seat, kind):
            continue
        if position.book.effects[free].able(position, seat, kind):
            found.append(position.acts.of[USE][kind])
    return found


def check_use(position: EmpiresPosition, seat: Seat, kind: int) -> None:
    """Refuse a free action that cannot be taken."""
    tile = position.box.progress[kind]
    if kind not in position.progress[seat] or tile.free == NONE:
        raise IllegalAction("rise_of_empires.progress.free_action", progress=tile.id)
    if kind in position.used[seat]:
        raise IllegalAction("rise_of_empires.progress.once", progress=tile.id)
    if position.waits(seat, kind):
        raise IllegalAction("rise_of_empires.progress.delay", progress=tile.id)
    if not position.book.effects[tile.free].able(position, seat, kind):
        raise IllegalAction("rise_of_empires.display.possible", progress=tile.id)


def use(position: EmpiresPosition, seat: Seat, kind: int) -> None:
    """A free action beside the normal one [rise_of_empires.progress.free_action]."""
    tile = position.box.progress[kind]
    position.used[seat] = tuple(sorted([*position.used[seat], kind]))
    position.tell("rise_of_empires-log-uses", {"who": seat, "progress": tile.id})
    position.perform(seat, tile.free, f"progress.{tile.id}", kind)

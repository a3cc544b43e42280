"""What pieces of several kinds do alike: pay, produce, give way to another piece, collect gold.

An action may be chosen only if it can be carried out in full [rise_and_fall.actions.full]: each `check_…` here refuses
one that cannot, and names what is missing. All kinds of pieces ask in the same order: is it done here, is there room,
is there a piece in the reserve, can it be paid.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import UNITEMISED, Items, Tally
from ecumene.games.rise_and_fall.box.actions import BUILD_SHIP, RiseAction
from ecumene.games.rise_and_fall.box.content import FOREST, KINDS, PLAIN, SEA, SHIP
from ecumene.games.rise_and_fall.play.position import RisePosition

SHIP_WOOD: Final = 1
"""What a ship costs those who build one ashore."""


# ---- places


def target_of(position: RisePosition, action: RiseAction) -> int:
    """The cell that an action is about, NONE where the hex lies outside the world."""
    return position.ground.cell(action.arg)


def check_empty(position: RisePosition, cell: int) -> None:
    """Two pieces never share a hex, but for a city and a merchant [rise_and_fall.actions.stacking]."""
    if not position.is_empty(cell):
        raise IllegalAction("rise_and_fall.actions.stacking")


def check_room_for_merchant(position: RisePosition, cell: int) -> None:
    """A merchant needs an empty hex or a city without a merchant [rise_and_fall.merchants.stopping]."""
    if position.piece[cell] >= 0:
        if position.town[cell] >= 0:
            raise IllegalAction("rise_and_fall.merchants.stopping")
        raise IllegalAction("rise_and_fall.actions.stacking")


def check_no_cliff(position: RisePosition, cell: int, target: int) -> None:
    """A cliff bars the few actions that name it [rise_and_fall.actions.cliffs_named]."""
    if position.ground.is_cliff(cell, target):
        raise IllegalAction("rise_and_fall.actions.cliff")


# ---- means


def check_reserve(position: RisePosition, seat: Seat, kind: int) -> None:
    """A new piece comes out of the reserve [rise_and_fall.actions.reserve]."""
    if position.in_reserve(seat, kind) == 0:
        raise IllegalAction("rise_and_fall.actions.reserve", card=KINDS[kind])


def check_gold(position: RisePosition, seat: Seat, cost: int) -> None:
    """What costs gold must be paid in full [rise_and_fall.bank.cost]."""
    _check_cost("gold", cost, position.gold[seat])


def check_wood(position: RisePosition, seat: Seat, cost: int) -> None:
    """What costs wood must be paid in full [rise_and_fall.bank.cost]."""
    _check_cost("wood", cost, position.wood[seat])


def check_stone(position: RisePosition, seat: Seat, cost: int) -> None:
    """What costs stone must be paid in full [rise_and_fall.bank.cost]."""
    _check_cost("stone", cost, position.stone[seat])


def _check_cost(resource: str, cost: int, has: int) -> None:
    if has < cost:
        raise IllegalAction("rise_and_fall.bank.cost", resource=resource, cost=cost, has=has)


def most_of(position: RisePosition, resource: str) -> int:
    """How much wood or stone one player may have."""
    components = position.box.components
    return components.most_wood if resource == "wood" else components.most_stone


def has_room(position: RisePosition, seat: Seat, resource: str) -> bool:
    """Whether a seat may take one more of a resource [rise_and_fall.bank.limit]."""
    held = position.wood[seat] if resource == "wood" else position.stone[seat]
    return held < most_of(position, resource)


def check_room(position: RisePosition, seat: Seat, resource: str) -> None:
    """Nobody holds more wood or stone than allowed [rise_and_fall.bank.limit]."""
    if not has_room(position, seat, resource):
        raise IllegalAction("rise_and_fall.bank.limit", resource=resource, most=most_of(position, resource))


def take(position: RisePosition, seat: Seat, resource: str, amount: int) -> None:
    """Wood or stone comes from the bank, or goes back to it [rise_and_fall.bank.payments]."""
    if resource == "wood":
        position.wood[seat] += amount
    else:
        position.stone[seat] += amount


# ---- gold


def paid_out(position: RisePosition, due: int, items: Items = UNITEMISED) -> int:
    """What the bank can pay of what is due; the rest is lost [rise_and_fall.bank.short]."""
    if due <= position.bank:
        return due
    return due + items.add("rise_and_fall.bank.short", position.bank - due)


def check_income(income: int) -> None:
    """What brings no gold is not an action [rise_and_fall.actions.idle]."""
    if income == 0:
        raise IllegalAction("rise_and_fall.actions.idle")


def tell_income(position: RisePosition, say: str, seat: Seat, kind: int, cell: int, tally: Tally) -> None:
    """Somebody listens: tell what a piece collects, with its parts."""
    args: dict[str, object] = {"who": seat, "n": tally.sum, "area": position.ground.name(cell), "card": KINDS[kind]}
    position.tell(f"rise_and_fall-log-{say}", args, tally)


# ---- deeds


def tell_at(position: RisePosition, say: str, seat: Seat, kind: int, cell: int) -> None:
    """Tell that a piece of a kind comes to stand somewhere; others tell what follows from it, so this comes first."""
    if position.journal is not None:
        land = position.ground
        position.tell(
            f"rise_and_fall-log-{say}",
            {"who": seat, "card": KINDS[kind], "area": land.name(cell), "terrain": land.terrain(cell)},
        )


def move(position: RisePosition, seat: Seat, piece: int, cell: int) -> None:
    """A piece goes to another hex."""
    if position.journal is not None:
        land = position.ground
        args: dict[str, object] = {
            "who": seat, "card": KINDS[position.kind(piece)], "area": land.name(cell), "terrain": land.terrain(cell),
            "source": land.name(position.place[piece]),
        }  # fmt: skip
        position.tell("rise_and_fall-log-moves", args)
    position.move(piece, cell)


def give_way(position: RisePosition, seat: Seat, piece: int, kind: int, cell: int) -> None:
    """A piece goes back to the reserve [rise_and_fall.actions.removed], and another takes up its life on a hex."""
    position.remove(piece)
    position.put(seat, kind, cell)


def build(position: RisePosition, seat: Seat, piece: int, kind: int, cell: int) -> None:
    """A piece gives way to what it builds."""
    tell_at(position, "builds", seat, kind, cell)
    give_way(position, seat, piece, kind, cell)


def resource_of(level: int) -> str:
    """What a hex yields: wood in a forest, stone higher up."""
    return "wood" if level == FOREST else "stone"


def produce(position: RisePosition, seat: Seat, piece: int) -> None:
    """A piece takes one of what its hex yields."""
    land = position.ground
    cell = position.place[piece]
    resource = resource_of(land.level[cell])
    if position.journal is not None:
        args: dict[str, object] = {
            "who": seat, "card": KINDS[position.kind(piece)], "resource": resource, "area": land.name(cell),
        }  # fmt: skip
        position.tell("rise_and_fall-log-produces", args)
    take(position, seat, resource, 1)


# ---- ships, which nomads and merchants build from a plain


def can_build_ship(position: RisePosition, seat: Seat, cell: int) -> bool:
    """Whether there is wood, a ship in the reserve, and a sea beside this plain that is free."""
    land = position.ground
    if position.wood[seat] < SHIP_WOOD or land.level[cell] != PLAIN or position.in_reserve(seat, SHIP) == 0:
        return False
    return any(position.piece[sea] < 0 for sea in land.seas[cell])


def add_ships(position: RisePosition, seat: Seat, cell: int, found: list[Action]) -> None:
    """Every sea where a ship could be built from a plain."""
    land = position.ground
    if position.wood[seat] < SHIP_WOOD or land.level[cell] != PLAIN or position.in_reserve(seat, SHIP) == 0:
        return
    ships = land.acts(BUILD_SHIP)
    for sea in land.seas[cell]:
        if position.piece[sea] < 0:
            found.append(ships[sea])


def check_ship(position: RisePosition, seat: Seat, cell: int, sea: int, rule: str) -> None:
    """Building a ship: from a plain, for 1 wood, on a neighbouring sea; `rule` is that of the builder."""
    land = position.ground
    if land.level[cell] != PLAIN or sea not in land.near[cell] or land.level[sea] != SEA:
        raise IllegalAction(rule)
    check_empty(position, sea)
    check_reserve(position, seat, SHIP)
    check_wood(position, seat, SHIP_WOOD)


def build_ship(position: RisePosition, seat: Seat, piece: int, sea: int) -> None:
    """The builder leaves the land and puts out to sea."""
    position.wood[seat] -= SHIP_WOOD
    build(position, seat, piece, SHIP, sea)

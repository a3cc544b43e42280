"""A quick, sensible player: what play-outs use where one-ply search would be too slow.

It knows no plan. It sizes up what a piece could do by what that adds and takes away on the spot, plays the card that
promises most of it, and parts with the card it would miss least. Not a rule, only a habit.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.games.rise_and_fall.box.actions import DEPLOY_NOMAD, END, SPARE, WAKE, RiseAction
from ecumene.games.rise_and_fall.box.content import CITY, NOMAD
from ecumene.games.rise_and_fall.mind.evaluate import ENGINE
from ecumene.games.rise_and_fall.mind.incomes import GOLD, coastal_cities, income
from ecumene.games.rise_and_fall.mind.worth import site, worth
from ecumene.games.rise_and_fall.play.activation import UsePiece, WakePiece, first_of_kind, options
from ecumene.games.rise_and_fall.play.buying_back import BuyBack, BuyBackTogether, for_sale, must_buy, price
from ecumene.games.rise_and_fall.play.decline import GiveCards, owed
from ecumene.games.rise_and_fall.play.deployment import Deploy, suits, to_deploy
from ecumene.games.rise_and_fall.play.model import CARDS, HAND, NONE
from ecumene.games.rise_and_fall.play.playing import PlayCard
from ecumene.games.rise_and_fall.play.position import RisePosition

WHIM: Final = 0.7  # points that chance adds at most, so that play-outs differ
SITES: Final = 24  # hexes looked at for a starting piece
EXTRA: Final = [1.4, 0.6, 0.4, 0.8, 0.6, 0.6]  # points of playing a card, for each piece, beside its income


def quick_action(position: RisePosition, seat: Seat, rng: Random) -> Action:
    """One action at once."""
    top = position.agenda[-1]
    if isinstance(top, UsePiece):
        return best_use(position, seat, top.piece, rng)
    if isinstance(top, WakePiece):
        return _wake(position, seat, rng)
    if isinstance(top, PlayCard):
        return _play(position, seat, rng)
    if isinstance(top, (BuyBack, BuyBackTogether)):
        return _buy_back(position, seat)
    if isinstance(top, GiveCards):
        return _give(position, seat, rng)
    if isinstance(top, Deploy):
        return _deploy(position, seat, rng)
    legal: Sequence[Action] = position.legal(seat)
    return legal[int(rng.random() * len(legal))]


# ---- pieces


def best_use(position: RisePosition, seat: Seat, piece: int, rng: Random) -> Action:
    """What seems best for a piece."""
    found = options(position, seat, piece)
    best = found[0]
    best_worth = -99.0
    for action in found:
        assert isinstance(action, RiseAction)
        value = worth(position, seat, piece, action) + WHIM * rng.random()
        if value > best_worth:
            best, best_worth = action, value
    return best


def _wake(position: RisePosition, seat: Seat, rng: Random) -> Action:
    """The next piece, those higher up first: they gather what the others build with. Not one that had better rest."""
    level = position.ground.level
    piece = first_of_kind(position, seat, position.played[seat])
    idle = position.idle
    chosen, highest = NONE, -1
    while idle:
        if idle & 1 and level[position.place[piece]] > highest and _has_use(position, seat, piece):
            chosen, highest = piece, level[position.place[piece]]
        idle >>= 1
        piece += 1
    if chosen == NONE:
        return position.acts.by_verb[END]
    return position.ground.acts(WAKE)[position.place[chosen]]


def _has_use(position: RisePosition, seat: Seat, piece: int) -> bool:
    """Whether anything that a piece can do is better than nothing."""
    for action in options(position, seat, piece):
        assert isinstance(action, RiseAction)
        if worth(position, seat, piece, action) > 0.0:
            return True
    return False


# ---- cards


def _play(position: RisePosition, seat: Seat, rng: Random) -> Action:
    """The card that brings most with the pieces as they stand, and the means at hand."""
    ports = coastal_cities(position)
    best, most = NONE, -1.0
    for kind in range(CARDS):
        if position.card[CARDS * seat + kind] == HAND:
            value = income(position, seat, kind, ports) + EXTRA[kind] * position.standing[CARDS * seat + kind]
            value += _building(position, seat, kind)
            value *= 0.6 + 0.8 * rng.random()
            if value > most:
                best, most = kind, value
    return position.acts.play[best]


def _building(position: RisePosition, seat: Seat, kind: int) -> float:
    """Points that a kind of piece could make of the stores at once."""
    wood, stone = position.wood[seat], position.stone[seat]
    if kind == NOMAD:
        built = wood if wood < 2 else 2
        built += (stone if stone < 4 else 4) // 2
        standing = position.standing[CARDS * seat + NOMAD]
        return 3.0 * (built if built < standing else standing)
    if kind == CITY:
        pupils = position.standing[CARDS * seat + NOMAD]
        means = position.gold[seat] // 2
        return 1.5 * (pupils if pupils < means else means)
    return 0.0


def keeping(position: RisePosition, seat: Seat, kind: int, ports: list[int]) -> float:
    """What an active card is worth to a seat: its points of development, what it makes possible, what it brings."""
    points = position.pieces[kind].points[position.standing[CARDS * seat + kind]]
    return points + ENGINE[kind] + 1.5 * (income(position, seat, kind, ports) + EXTRA[kind])


def _give(position: RisePosition, seat: Seat, rng: Random) -> Action:
    """The cards that will be missed least."""
    ports = coastal_cities(position)
    active = position.active(seat)
    values = [keeping(position, seat, kind, ports) * (0.9 + 0.2 * rng.random()) for kind in active]
    cards = 0
    for _ in range(owed(position, seat)):
        least = NONE
        for number in range(len(active)):
            if not cards >> active[number] & 1 and (least == NONE or values[number] < values[least]):
                least = number
        cards |= 1 << active[least]
    return position.acts.give[cards]


def _buy_back(position: RisePosition, seat: Seat) -> Action:
    """The card that is worth most, if it is worth its price."""
    ports = coastal_cities(position)
    best, most = NONE, GOLD * price(position)
    if must_buy(position, seat) or (len(position.active(seat)) < 2 and position.gold[seat] >= 2 * price(position)):
        most = -1.0
    for kind in for_sale(position, seat):
        value = keeping(position, seat, kind, ports)
        if value > most:
            best, most = kind, value
    return position.acts.by_verb[SPARE] if best == NONE else position.acts.redeem[best]


# ---- the first pieces


def _deploy(position: RisePosition, seat: Seat, rng: Random) -> Action:
    """The best of a few sites, for the city first: it decides where the others go."""
    kinds = to_deploy(position, seat)
    kind = CITY if CITY in kinds else kinds[0]
    land = position.ground
    acts = land.acts(DEPLOY_NOMAD + kind)
    best: Action | None = None
    most = -99.0
    tried = 0
    while tried < SITES or best is None:
        cell = int(rng.random() * land.size)
        tried += 1
        if suits(kind, land.level[cell]) and position.is_empty(cell):
            value = site(position, seat, kind, cell)
            if value > most:
                best, most = acts[cell], value
    return best

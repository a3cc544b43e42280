"""Numbers that explain themselves: the gold that a piece brings or costs, by the code that pays it."""

from __future__ import annotations

from ecumene.core.action import Action, Seat
from ecumene.core.tally import Tally
from ecumene.games.rise_and_fall.box.actions import (
    BUY_STONE,
    BUY_WOOD,
    CONVERT,
    EDUCATE_MERCHANT,
    EDUCATE_MOUNTAINEER,
    LAND_MERCHANT,
    REDEEM,
    SELL_STONE,
    SELL_WOOD,
    TAX,
    TITHE,
    TRADE,
    RiseAction,
)
from ecumene.games.rise_and_fall.box.content import CITY, MERCHANT, SHIP, TEMPLE
from ecumene.games.rise_and_fall.play import buying_back, cities, merchants, ships, temples
from ecumene.games.rise_and_fall.play.activation import UsePiece
from ecumene.games.rise_and_fall.play.deeds import target_of
from ecumene.games.rise_and_fall.play.model import NONE
from ecumene.games.rise_and_fall.play.position import RisePosition


def explain(position: RisePosition, seat: Seat, action: Action) -> Tally | None:
    """The income of taxes, trade, tithe and sales; the price of education, conversion, landing and purchases."""
    own = position.acts.own(action)
    assert isinstance(own, RiseAction)
    if own.verb == REDEEM:
        tally = Tally("rise_and_fall.buy_back.price")
        buying_back.price(position, tally)
        return tally
    top = position.agenda[-1] if position.agenda else None
    if not isinstance(top, UsePiece) or top.seat != seat:
        return None
    return explain_piece(position, seat, top.piece, own)


def explain_piece(position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> Tally | None:
    """What an action of one piece brings or costs in gold; None where it is about no gold."""
    income = income_of(position, seat, piece, action.verb)
    return income if income is not None else price_of(position, position.kind(piece), action)


def income_of(position: RisePosition, seat: Seat, piece: int, verb: int) -> Tally | None:
    """What a piece collects, by the functions that pay it out."""
    kind, cell = position.kind(piece), position.place[piece]
    if verb == TAX and kind == CITY:
        tally = Tally("rise_and_fall.cities.taxes")
        cities.taxes(position, cell, tally)
    elif verb == TRADE and kind == SHIP:
        tally = Tally("rise_and_fall.ships.trade")
        ships.trade(position, cell, tally)
    elif verb == TRADE and kind == MERCHANT:
        tally = Tally("rise_and_fall.merchants.trade")
        merchants.trade(position, seat, cell, tally)
    elif verb == TITHE and kind == TEMPLE:
        tally = Tally("rise_and_fall.temples.tithe")
        temples.tithe(position, seat, cell, tally)
    elif verb in (SELL_WOOD, SELL_STONE) and kind == MERCHANT:
        tally = Tally("rise_and_fall.merchants.bank")
        merchants.sale(position, tally)
    else:
        return None
    return tally


def price_of(position: RisePosition, kind: int, action: RiseAction) -> Tally | None:
    """What an action costs in gold, as a positive number."""
    verb = action.verb
    if verb in (EDUCATE_MERCHANT, EDUCATE_MOUNTAINEER) and kind == CITY:
        return _price("rise_and_fall.cities.education", cities.price(cities.taught(verb)))
    if verb == LAND_MERCHANT and kind == SHIP:
        return _price("rise_and_fall.ships.transform_merchant", ships.MERCHANT_GOLD)
    if verb in (BUY_WOOD, BUY_STONE) and kind == MERCHANT:
        return _price("rise_and_fall.merchants.bank", merchants.BANK_PRICE)
    if verb == CONVERT and kind == TEMPLE:
        cell = target_of(position, action)
        convert = NONE if cell == NONE else position.piece[cell]
        if convert != NONE:
            return _price("rise_and_fall.temples.price", temples.PRICES[position.kind(convert)])
    return None


def _price(rule: str, gold: int) -> Tally:
    tally = Tally(rule)
    tally.add(rule, gold)
    return tally

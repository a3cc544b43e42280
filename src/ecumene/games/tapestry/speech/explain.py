"""Explaining: what an action would score or cost, and why."""

from __future__ import annotations

from ecumene.core.action import Action, Seat
from ecumene.core.tally import Tally
from ecumene.games.tapestry.box.actions import ADVANCE, INCOME, LANDMARK, LAY, TapestryAction
from ecumene.games.tapestry.box.content import FREELY, MIXTURES, RESOURCES
from ecumene.games.tapestry.play.advancing import tokens_able
from ecumene.games.tapestry.play.capital import capital_points
from ecumene.games.tapestry.play.exploring import LayTile
from ecumene.games.tapestry.play.income import capital_icons, income_points
from ecumene.games.tapestry.play.landmark_cards import progress
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ERAS
from ecumene.games.tapestry.play.territory import aligned
from ecumene.games.tapestry.play.turns import cost, mixture, paying_tokens


def explain(position: TapestryPosition, seat: Seat, action: Action) -> Tally | None:
    """What an action scores or costs, item by item; None where it is about no number."""
    assert isinstance(action, TapestryAction)
    if action.verb == INCOME:
        return _income(position, seat)
    if action.verb == ADVANCE:
        return _advance(position, seat, action.arg)
    if action.verb == LAY:
        return _laying(position, action)
    if action.verb == LANDMARK:
        return _objective(position, seat, action.arg)
    return None


def _income(position: TapestryPosition, seat: Seat) -> Tally:
    """The points of the income turn to come as things stand; the first one scores none."""
    tally = Tally("tapestry.income.points")
    if 0 < position.era[seat] < ERAS:
        income_points(position, seat, tally)
        tally.add("tapestry.capital.lines", capital_icons(position, seat) * capital_points(position, seat))
    return tally


def _advance(position: TapestryPosition, seat: Seat, track: int) -> Tally | None:
    """The resources that the next step costs; none where several tokens have steps of different prices."""
    tokens = paying_tokens(position, seat, track) or tokens_able(position, seat, track)
    prices = [cost(position, track, token) for token in tokens]
    if not prices or prices.count(prices[0]) < len(prices):
        return None
    own, free = prices[0]
    tally = Tally("tapestry.advancing.cost")
    if own:
        tally.add("tapestry.advancing.cost", own, RESOURCES[position.box.tracks[track].resource])
    mixed = [mixture(position, track, token) for token in tokens]
    if mixed[0] == FREELY:
        tally.add("tapestry.advancing.cost", free, "resource")
    else:
        tally.add("tapestry.arts.cost", free, f"{MIXTURES[mixed[0]]}_resource")
    return tally


def _objective(position: TapestryPosition, seat: Seat, landmark: int) -> Tally | None:
    """How far one is with the objective of a landmark's card."""
    if landmark >= len(position.box.landmarks) or position.box.landmarks[landmark].objective < 0:
        return None
    tally = Tally("tapestry.landmarks.objective")
    tally.add("tapestry.landmarks.objective", progress(position, seat, landmark))
    return tally


def _laying(position: TapestryPosition, action: TapestryAction) -> Tally | None:
    """The points for sides that align."""
    top = position.agenda[-1] if position.agenda else None
    if not isinstance(top, LayTile):
        return None
    tally = Tally("tapestry.exploring.alignment")
    tally.add("tapestry.exploring.alignment", aligned(position, action.arg, top.tile, action.turn))
    return tally

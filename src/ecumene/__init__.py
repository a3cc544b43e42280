"""Ecumene: one table for civilization board games. People play, designers measure, researchers search.

    import ecumene
    game = ecumene.catalogue["vinci"]
    position = game.new(seats=4, seed=7)
    seat = position.pending()[0]
    position.apply(seat, position.legal(seat)[0])

A game is an entry of the catalogue; a position says who must decide, what they may do, and what follows.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from ecumene.catalogue import catalogue
from ecumene.core import faces as _faces
from ecumene.core import position as _position
from ecumene.core.action import Action, Actions, Seat
from ecumene.core.errors import EcumeneError, IllegalAction
from ecumene.core.game import Game, Option
from ecumene.core.position import Event, Position
from ecumene.core.record import Record
from ecumene.core.rules import Rule, RuleBook
from ecumene.core.standings import Standing, Standings
from ecumene.core.tally import Line, Tally

__version__ = "0.3.0"

COMPILED: bool = not (_position.__file__ or "").endswith(".py")
"""Whether the rules run compiled (a wheel built by `make compile`) or as plain Python."""


def _face(kind: str) -> Callable[[Any], Any]:
    """How a notebook shows things of a kind; what draws is imported when something is first shown."""

    def shown(thing: Any) -> Any:
        return import_module("ecumene.notebook").shown(kind, thing)

    return shown


for _kind in (_faces.POSITION, _faces.STANDINGS, _faces.TALLY, _faces.RECORD):
    _faces.hang(_kind, _face(_kind))

__all__ = [
    "COMPILED",
    "Action",
    "Actions",
    "EcumeneError",
    "Event",
    "Game",
    "IllegalAction",
    "Line",
    "Option",
    "Position",
    "Record",
    "Rule",
    "RuleBook",
    "Seat",
    "Standing",
    "Standings",
    "Tally",
    "catalogue",
]

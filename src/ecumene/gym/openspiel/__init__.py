"""The games of the catalogue in OpenSpiel: importing this registers all of them with pyspiel.

    import pyspiel
    import ecumene.gym.openspiel

    game = pyspiel.load_game("ecumene_vinci(seats=3,start_score=5)")
    state = game.new_initial_state()

`register` adds a game that is not in the catalogue. docs/openspiel.md says what stands where.
"""

try:
    import pyspiel as _pyspiel  # noqa: F401
except ModuleNotFoundError as _missing:
    from ecumene.installing import command as _command

    raise ModuleNotFoundError(
        f"ecumene.gym.openspiel needs OpenSpiel: {_command('openspiel')}", name=_missing.name
    ) from _missing

from ecumene.catalogue import catalogue
from ecumene.gym.openspiel.game import SpielGame, enter_all, register
from ecumene.gym.openspiel.moments import Draw, Moment, Table
from ecumene.gym.openspiel.state import State

__all__ = ["Draw", "Moment", "SpielGame", "State", "Table", "register"]

enter_all(catalogue)

"""Beyond the Horizon: learning, settling and building, until enough of the world's goals are reached."""

from ecumene.games.beyond_the_horizon.game import BeyondTheHorizon

__all__ = ["BeyondTheHorizon"]

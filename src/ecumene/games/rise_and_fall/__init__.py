"""Rise & Fall: clans of nomads, builders, sailors and monks on a world that the players make themselves."""

from ecumene.games.rise_and_fall.game import RiseAndFall

__all__ = ["RiseAndFall"]

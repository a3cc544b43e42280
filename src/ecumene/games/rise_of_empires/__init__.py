"""Rise of Empires: three eras of empires, in which what one chooses in a first turn is undone in the second."""

from ecumene.games.rise_of_empires.game import RiseOfEmpires

__all__ = ["RiseOfEmpires"]

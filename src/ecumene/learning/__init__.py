"""Players that learn: one net a game for all its tables, taught by a bot and then by playing against itself.

    from ecumene.learning import Course, train
    train(Course("vinci", seconds=600), Path("runs/vinci"))

leaves `player.npz` in the folder, which the bot `net:runs/vinci/player.npz` plays with NumPy alone, and a checkpoint
from which the next call goes on. PyTorch comes with the extra `learn`.
"""

from __future__ import annotations

from pathlib import Path

from ecumene.gym.reaching import reach
from ecumene.learning.course import Course, Table

__all__ = ["Course", "Table", "train"]


def train(course: Course, folder: Path) -> None:
    """Train a game's net for so long as the course says, from where the folder's checkpoint left it."""
    reach("ecumene.learning.training", "learn").Training(course, folder).run()

"""Train a game's net, or examine the player that came of it.

    python tools/train.py learn GAME FOLDER [--seconds N] [--NAME VALUE …]     goes on from the folder's checkpoint
    python tools/train.py exam GAME FOLDER [--seats N] [--games N] [--against BOT]

The names are those of a `Course` (`ecumene/learning/course.py`). PyTorch comes with the extra `learn`.
"""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import fields
from pathlib import Path

from ecumene.learning import Course, Table, train
from ecumene.learning.exam import examine
from ecumene.machine import cores

KINDS = {"int": int, "int | None": int, "float": float, "str": str}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("learn", "exam"))
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--exam-games", type=int, default=400)
    parser.add_argument("--against", default="greedy")
    plain = {field.name: KINDS[str(field.type)] for field in fields(Course) if field.type in KINDS}
    del plain["game"]
    for name, kind in plain.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind)
    given = parser.parse_args()
    settings = {name: value for name in plain if (value := getattr(given, name)) is not None}
    if given.what == "learn":
        tables = (Table(given.seats),) if given.seats else ()
        train(Course(given.game, tables, **settings), given.folder)
        return
    for table in [Table(given.seats)] if given.seats else Course(given.game).seated():
        player = given.folder / "player.npz"
        found = examine(given.game, table, player, given.against, given.exam_games, cores())
        share = f"{100 * found.rate:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f}) of {found.trials} games"
        print(f"{given.game}, {table.seats} seats, against {given.against}: {share}", flush=True)


if __name__ == "__main__":
    main()

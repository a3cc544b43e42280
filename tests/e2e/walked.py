"""A whole game that bots have played, decision by decision: what the survey of the page walks again at a table.

The seats of `quick` play as the quick player does, the others by chance: so all that a game can ask comes sooner.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from random import Random

import ecumene
from ecumene.core.record import Play


def main() -> None:
    reader = ArgumentParser()
    reader.add_argument("game")
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--options", default="", help="options of the game, as in start=capital,first_card=one")
    reader.add_argument("--quick", default="0", help="the seats of the quick player, as in 0,2")
    wish = reader.parse_args()
    options = dict(each.split("=", 1) for each in wish.options.split(",") if each)
    play = Play(ecumene.catalogue[wish.game], wish.seats, wish.seed, options)
    quick = {int(seat) for seat in wish.quick.split(",") if seat}
    print(json.dumps(walk(play, quick)))


def walk(play: Play, quick: set[int]) -> list[tuple[int, int, str]]:
    """Every decision until the game is over: whose it was, its number in the catalogue, and what was asked."""
    rng = Random(play.record.seed)
    moves: list[tuple[int, int, str]] = []
    while play.position.pending():
        seat = play.position.pending()[0]
        asked = play.position.agenda[-1].kind
        by_rule = seat in quick
        action = play.game.quick_action(play.position, seat, rng) if by_rule else rng.choice(play.position.legal(seat))
        moves.append((seat, action.index, asked))
        play.act(seat, action)
    return moves


if __name__ == "__main__":
    main()

"""A game that has come to a certain question: play until somebody is asked it, and print the record.

A browser test opens a table from the record, and so begins where it wants to, whatever the rules have become.
"""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser
from collections import Counter
from random import Random

import ecumene
from ecumene.core.record import Play

GAMES = 500
EAGER = 0.7


def main() -> None:
    reader = ArgumentParser()
    reader.add_argument("game")
    reader.add_argument("question", help="the kind of the question")
    reader.add_argument("answer", help="a pattern that a legal answer must fit")
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--after", type=int, default=0, help="so many decisions, made by the quick player")
    reader.add_argument("--towards", default="$^", help="a pattern of actions that lead there")
    reader.add_argument("--by", choices=("chance", "quick"), default="chance", help="who decides after that")
    reader.add_argument("--options", default="", help="options of the game, as in start=capital,first_card=one")
    reader.add_argument("--ways", type=int, default=0, help="so many answers must begin with the same click")
    reader.add_argument("--unseen", default="$^", help="a pattern that must not occur in what the other seats see")
    wish = reader.parse_args()
    options = dict(each.split("=", 1) for each in wish.options.split(",") if each)
    for seed in range(GAMES):
        play = Play(ecumene.catalogue[wish.game], wish.seats, seed, options)
        play_quickly(play, wish.after)
        seat = asked(play, wish.question, wish.answer, wish.towards, wish.by == "quick", wish.ways)
        if seat is not None and not re.search(wish.unseen, seen_by_others(play, seat)):
            print(json.dumps({"record": str(play.record), "seat": seat, "seats": wish.seats}))
            return
    raise SystemExit(f"nobody was asked {wish.question} in {GAMES} games")


def play_quickly(play: Play, decisions: int) -> None:
    """Let the quick player make the first decisions of all."""
    rng = Random(play.record.seed)
    for _ in range(decisions):
        for seat in play.position.pending()[:1]:
            play.act(seat, play.game.quick_action(play.position, seat, rng))


def asked(play: Play, question: str, answer: str, towards: str, quick: bool, ways: int) -> int | None:
    """Play on until the question comes; the seat that is asked, or None where the game ends without it."""
    rng = Random(play.record.seed)
    while play.position.pending():
        seat = rng.choice(play.position.pending())
        legal = play.position.legal(seat)
        fits = play.position.agenda[-1].kind == question and any(re.match(answer, each.notation) for each in legal)
        if fits and (ways == 0 or ways <= most_ways(play, seat)):
            return seat
        liked = [action for action in legal if re.match(towards, action.notation)]
        if quick:
            play.act(seat, play.game.quick_action(play.position, seat, rng))
        else:
            play.act(seat, rng.choice(liked if liked and rng.random() < EAGER else legal))
    return None


def most_ways(play: Play, seat: int) -> int:
    """How many answers at most begin with the same click."""
    choice = play.game.choice(play.position.view(seat), seat)
    assert choice is not None
    return max(Counter(str(act["path"][:1]) for act in choice["acts"]).values())


def seen_by_others(play: Play, seat: int) -> str:
    """What the other seats see of the table, as text."""
    others = [other for other in range(play.position.seats) if other != seat]
    return json.dumps([play.game.scene(play.position.view(other), other) for other in others])


if __name__ == "__main__":
    main()

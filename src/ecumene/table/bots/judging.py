"""What a worker is asked about a game that is over, and how it answers.

    {"game": "vinci", "content": "", "judge": {…}, "seed": 7, "times": 12, "left": 0.4}
    {"chances": [0.5, 0.3, 0.2], "errors": [0.1, 0.05, 0.05]}

With `then`, `seat` and `given` beside it (the position after a deed, whose it was and its actions) the answer is about
the deed: both moments, and what was answered beside what else could have been.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from ecumene.bots.judgement import compare_answers, judge_moment
from ecumene.table.log.shelf import Shelf

FIRMER = 3
"""So many times more play-outs tell how things stood before and after a deed that is looked at closely."""


def judge(shelf: Shelf, asked: Mapping[str, Any]) -> dict[str, Any]:
    """A moment, or a deed."""
    game = shelf.kept(asked["game"], asked["judge"]["content"], asked["content"])
    position = game.reload(asked["judge"])  # the server made it
    seed, times, left = asked["seed"], asked["times"], asked["left"]
    if "then" not in asked:
        return asdict(judge_moment(position, seed, times, left))
    after = game.reload(asked["then"])
    return {
        "before": asdict(judge_moment(position, seed, FIRMER * times, left)),
        "after": asdict(judge_moment(after, seed, FIRMER * times, left if after.pending() else 0.0)),
        "answers": [
            asdict(each) for each in compare_answers(position, asked["seat"], asked["given"], seed, times, left)
        ],
    }

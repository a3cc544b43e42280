"""Rise & Fall with few pieces, where trophies come fast."""

from functools import cache

from ecumene.core.content import Content
from ecumene.games.rise_and_fall import RiseAndFall
from tests.rise_and_fall.board import rise_and_fall

COUNTS = {"nomad": 3, "city": 3, "ship": 2, "mountaineer": 1, "merchant": 2, "temple": 2}


@cache
def small() -> RiseAndFall:
    """The game with so few pieces of each kind."""
    ours = rise_and_fall().content
    rows = [
        dict(row, count=COUNTS[row["id"]], points=row["points"][: COUNTS[row["id"]]]) for row in ours.tables["pieces"]
    ]
    game = rise_and_fall().using(Content({**ours.tables, "pieces": rows}, ours.files))
    assert isinstance(game, RiseAndFall)
    return game

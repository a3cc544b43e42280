"""Once something is chosen, every question of every game says what is still to choose."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ecumene import catalogue
from ecumene.core.scene import Choice
from ecumene.core.staging import ANY_STEP, step_kind

SHORT: dict[str, dict[str, int | str]] = {"rise_and_fall": {"world": "quick", "stalemate_rounds": 20}}
SEEDS = {"vinci": (1, 2, 3)}  # Spies are not in every game
BOXES: dict[str, int | str] = {"plans_and_ploys": "in", "arts_and_architecture": "in", "fantasies_and_futures": "in"}


def unasked(choice: Choice) -> Iterator[tuple[str, ...]]:
    """Where a choice can come to, click by click, without a word for what is left; the last step speaks for itself."""
    asks = choice.get("asks", {})
    paths = [[step if isinstance(step, str) else step[0] for step in act["path"]] for act in choice["acts"]]
    starts = {tuple(path[:taken]) for path in paths for taken in range(1, len(path))}
    for start in starts:
        going_on = [path[len(start)] for path in paths if tuple(path[: len(start)]) == start and len(path) > len(start)]
        things = [step for step in going_on if step[:1] != "~"] or going_on
        asked = {repr(asks.get(step_kind(step))) for step in things}
        if (len(asked) > 1 or asked == {"None"}) and ANY_STEP not in asks:
            yield (*start, *sorted({step_kind(step) for step in things}))


@pytest.mark.parametrize(
    ("game", "options"),
    [*((game, SHORT.get(game, {})) for game in catalogue), ("tapestry", BOXES)],
)
def test_the_question_narrows_as_one_chooses(game: str, options: dict[str, int | str]) -> None:
    this, rng = catalogue[game], Random(1)
    narrowed = 0
    for seed in SEEDS.get(game, (1,)):
        position = this.new(3, seed, options)
        while position.pending():
            seat = position.pending()[0]
            choice = this.choice(position.view(seat), seat)
            assert choice is not None
            assert [*unasked(choice)] == [], choice["kind"]
            narrowed += "asks" in choice
            position.apply(seat, this.quick_action(position, seat, rng))
    assert narrowed

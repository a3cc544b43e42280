"""The bot of the tutorial, as it is printed there, beats chance at every game, as the page says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ecumene.bots import BOTS
from ecumene.catalogue import catalogue
from ecumene.lab.match import Setup
from ecumene.lab.series import Series, report
from tests.docs.snippets import ROOT, snippets_of

PAGE = ROOT / "docs/tutorials/first_bot.md"
GAMES = 6


def printed(page: Path) -> Any:
    """The class that the page prints."""
    names: dict[str, Any] = {}
    (text,) = (snippet.text for snippet in snippets_of(page) if "class Ahead" in snippet.text)
    exec(text, names)
    return names["Ahead"]


@pytest.mark.parametrize("game", sorted(catalogue))
def test_the_bot_of_the_tutorial_beats_chance(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = printed(PAGE)
    monkeypatch.setitem(BOTS, "ahead", lambda setting, seed: ahead(seed))
    matches, _ = Series(Setup(game, seats=2), bots=("ahead", "random"), games=GAMES, seed=2).run(1)
    assert report(matches).bots[0].wins.wins > GAMES / 2

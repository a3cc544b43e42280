"""The catalogue: our games, and those of other packages through an entry point."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.catalogue import OURS, Catalogue
from ecumene.core.errors import UnknownGame
from tests.tiny.harbour import Harbour


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    """A catalogue in an environment where somebody's package offers Harbour, and another Vinci."""
    info = tmp_path / "harbour_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: harbour-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[ecumene.games]\nharbour = tests.tiny.harbour:Harbour\nvinci = tests.tiny.harbour:Harbour\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    return Catalogue()


def test_a_third_partys_game_is_found_and_made_once(installed: Catalogue) -> None:
    assert "harbour" in installed
    assert list(installed) == [*OURS, "harbour"]
    assert len(installed) == len(list(installed)) == len(OURS) + 1
    game = installed["harbour"]
    assert type(game) is Harbour
    assert installed["harbour"] is game
    assert game.new(2, 1).pending() == (0, 1)


def test_a_games_class_is_known_before_its_content_is_read(installed: Catalogue) -> None:
    assert installed.type_of("harbour") is Harbour
    assert not installed._games
    with pytest.raises(UnknownGame, match="no game 'harbur'"):
        installed.type_of("harbur")


def test_nobody_replaces_one_of_our_games(installed: Catalogue) -> None:
    assert installed["vinci"].id == "vinci"


def test_without_the_package_the_game_is_unknown() -> None:
    assert "harbour" not in Catalogue()
    with pytest.raises(UnknownGame, match="no game 'harbour'"):
        Catalogue()["harbour"]


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'vinchi' \(did you mean \"vinci\"\?\)"):
        Catalogue()["vinchi"]

"""Settings come from the command line, then from the environment, then from what is usual."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.table.web.settings import SettingError, Settings


def test_what_is_given_goes_before_the_environment() -> None:
    environment = {
        "ECUMENE_STORE": "sqlite:///a.db",
        "ECUMENE_WORKERS": "3",
        "ECUMENE_BOT_PAUSE": "1.5",
        "ECUMENE_PAGE": "/srv/page",
        "ECUMENE_PORT": "",
        "OTHER": "x",
    }
    settings = Settings.read(environment, store="sqlite:///b.db", workers=None)
    assert settings == Settings(store="sqlite:///b.db", workers=3, bot_pause=1.5, page=Path("/srv/page"))
    assert Settings.read({}, page="here").page == Path("here")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ECUMENE_WORKERS", "many"),
        ("ECUMENE_WORKERS", "-1"),
        ("ECUMENE_WORKERS", "1.5"),
        ("ECUMENE_BOT_PAUSE", "nan"),
        ("ECUMENE_BOT_PAUSE", "inf"),
        ("ECUMENE_LOG", "loud"),
        ("ECUMENE_ORIGINS", "games.example"),
        ("ECUMENE_ORIGINS", "*"),
        ("ECUMENE_ORIGINS", "https://*.example"),
        ("ECUMENE_ORIGINS", "https://games.example/page"),
        ("ECUMENE_ORIGINS", "https://games.example:port"),
    ],
)
def test_what_cannot_be_read_is_named(name: str, value: str) -> None:
    with pytest.raises(SettingError) as wrong:
        Settings.read({name: value})
    assert (wrong.value.name, wrong.value.value) == (name, value)
    assert name in str(wrong.value)

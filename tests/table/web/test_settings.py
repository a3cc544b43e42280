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
        ("ECUMENE_HOOKS", "everywhere"),
        ("ECUMENE_PORT", "65536"),
        ("ECUMENE_PROXIES", "proxy"),
        ("ECUMENE_PROXIES", "10.0.0.1/8"),
        ("ECUMENE_MAIL_FROM", "nobody"),
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


@pytest.mark.parametrize(
    ("smtp", "sender", "at_fault"),
    [
        ("mail.example", "a@b.example", "ECUMENE_SMTP"),
        ("http://u:s3cret@mail.example", "a@b.example", "ECUMENE_SMTP"),
        ("smtp://u:s3cret@mail.example", "nobody", "ECUMENE_MAIL_FROM"),
        ("smtp://u:s3cret@mail.example", "", "--mail-from"),
    ],
)
def test_mail_needs_a_server_and_a_sender_and_no_error_tells_the_password(
    smtp: str, sender: str, at_fault: str
) -> None:
    with pytest.raises(SettingError) as wrong:
        Settings.read({"ECUMENE_SMTP": smtp, "ECUMENE_MAIL_FROM": sender})
    assert wrong.value.name == at_fault
    assert "s3cret" not in str(wrong.value)
    with pytest.raises(SettingError) as wrong:
        Settings.read({}, smtp="mail.example", mail_from="a@b.example")
    assert wrong.value.name == "--smtp", "as it was given"
    assert Settings.read({"ECUMENE_SMTP": "smtps://mail.example", "ECUMENE_MAIL_FROM": "a@b.example"}).smtp


def test_proxies_are_addresses_and_networks_of_both_kinds() -> None:
    for proxies in ("", "127.0.0.1", "10.0.0.0/8, ::1", "2001:db8::/32", "*"):
        assert Settings.read({"ECUMENE_PROXIES": proxies}).proxies == proxies

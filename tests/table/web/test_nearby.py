"""Whoever opens a table at an address of this computer only is told so, and nobody else hears its other address."""

from __future__ import annotations

import pytest

from ecumene.table.web import routes_games
from ecumene.table.web.nearby import is_loopback, own_address
from ecumene.table.web.routes_games import neighbourhood
from ecumene.table.web.settings import Settings


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", True),
        ("127.3.2.1", True),
        ("localhost", True),
        ("[::1]", True),
        ("::1", True),
        ("192.168.1.5", False),
        ("0.0.0.0", False),
        ("games.example", False),
        ("", False),
    ],
)
def test_what_only_this_computer_can_open(host: str, expected: bool) -> None:
    assert is_loopback(host) is expected


def test_the_own_address_is_found_without_sending_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    found = own_address()
    assert found is None or not is_loopback(found)

    class Nowhere:
        def __init__(self, *_: object) -> None: ...

        def __enter__(self) -> Nowhere:
            return self

        def __exit__(self, *_: object) -> None: ...

        def connect(self, _: object) -> None:
            raise OSError("no route")

    monkeypatch.setattr("ecumene.table.web.nearby.socket.socket", Nowhere)
    assert own_address() is None


@pytest.mark.parametrize(
    ("host", "client", "asked", "near", "open_", "address"),
    [
        ("127.0.0.1", "127.0.0.1", "127.0.0.1:8000", True, False, "192.168.1.5"),
        ("0.0.0.0", "127.0.0.1", "localhost:8000", True, True, "192.168.1.5"),
        ("0.0.0.0", "192.168.1.9", "192.168.1.5:8000", False, False, None),
        ("127.0.0.1", "127.0.0.1", "games.example", False, False, None),  # a proxy on this machine speaks for others
        ("0.0.0.0", "192.168.1.9", "localhost:8000", False, False, None),
    ],
)
def test_only_who_sits_at_this_computer_is_told(
    monkeypatch: pytest.MonkeyPatch, host: str, client: str, asked: str, near: bool, open_: bool, address: str | None
) -> None:
    monkeypatch.setattr(routes_games, "own_address", lambda: "192.168.1.5")
    told = neighbourhood(Settings(host=host), client, asked)
    assert (told.near, told.open, told.address) == (near, open_, address)

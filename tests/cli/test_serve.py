"""`ecumene serve` as a person calls it; what it serves is tested with the table."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from ecumene import installing
from ecumene.table.web import nearby
from ecumene.table.web import serve as serving
from ecumene.table.web.settings import Settings
from tests.cli.conftest import Run


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings with which a server was started; it ends at once."""
    settings: list[Settings] = []

    def serve(given: Settings, started: Callable[[str], None]) -> None:
        settings.append(given)
        started("http://127.0.0.1:8000")

    monkeypatch.setattr(serving, "serve", serve)
    return settings


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server leaves the logs of this process alone."""
    monkeypatch.setattr(serving, "set_up", lambda _: None)


def test_the_address_is_told_and_the_end_too(run: Run, asked: list[Settings]) -> None:
    ran = run("serve")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Ecumene is at http://127.0.0.1:8000 — Ctrl-C ends it.\n")
    assert ran.out.endswith("\nEverything is saved. Goodbye.\n")
    assert asked == [Settings()]
    assert run("serve", "--lang", "fr").out.startswith("Ecumene est à l’adresse http://127.0.0.1:8000")


def test_who_can_open_the_address_is_told_with_this_computers_own(
    run: Run, asked: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nearby, "own_address", lambda: "192.168.1.5")
    assert "Only this computer can open it. For others: make play HOST=192.168.1.5 " in run("serve").out
    assert "Seul cet ordinateur peut l’ouvrir. Pour les autres : make play HOST=192.168.1.5 " in (
        run("serve", "--lang", "fr").out.replace("\u202f", " ").replace("\u00a0", " ")
    )
    assert "Others in your network open http://192.168.1.5:8000\n" in run("serve", "--host", "0.0.0.0").out
    assert "Only this computer" not in run("serve", "--host", "192.168.1.5").out
    monkeypatch.setattr(nearby, "own_address", lambda: None)
    assert "HOST=this-computers-address" in run("serve").out
    assert "Others" not in run("serve", "--host", "0.0.0.0").out


def test_options_go_before_the_environment(run: Run, asked: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ECUMENE_STORE", "sqlite:///environment.db")
    monkeypatch.setenv("ECUMENE_WORKERS", "7")
    line = "serve --port 9 --store sqlite:///x.db --bot-pause 0.5 --log json --tables-per-hour 0 --proxies 10.0.0.1"
    assert run(*line.split()).code == 0
    expected: dict[str, Any] = {"port": 9, "store": "sqlite:///x.db", "bot_pause": 0.5, "log": "json"}
    assert asked == [Settings(**expected, tables_per_hour=0, proxies="10.0.0.1", workers=7)]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("serve --port x", "--port: “x” is not a whole number from 1 on"),
        ("serve --port 0", "--port: “0” is not a whole number from 1 on"),
        ("serve --bot-pause -1", "--bot-pause: “-1” is not a number from 0 on"),
        ("serve --bot-pause nan", "--bot-pause: “nan” is not a number from 0 on"),
        ("serve --log loud", "--log: there is no “loud”; there are plain, json"),
        ("serve vinci", "not understood: vinci"),
        ("serve --store nonsense://x", "the store can be sqlite:///… or postgresql://…, not nonsense"),
    ],
)
def test_bad_arguments_give_one_clear_line(
    complains: Callable[..., str], quiet: None, line: str, complaint: str
) -> None:
    assert complains(*line.split()).startswith(complaint)


def test_an_environment_that_cannot_be_read_is_named(
    complains: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ECUMENE_WORKERS", "many")
    assert complains("serve") == "ECUMENE_WORKERS: “many” cannot be used"


def test_mail_needs_the_address_where_its_links_lead(
    complains: Callable[..., str], run: Run, asked: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ECUMENE_SMTP", "smtp://u:s3cret@mail.example")
    monkeypatch.setenv("ECUMENE_MAIL_FROM", "a@b.example")
    said = [complains("serve", *lang) for lang in ((), ("--lang", "fr"))]
    assert said[0].startswith("mail (--smtp) needs --address")
    assert said[1].startswith("le courriel (--smtp) demande --address")
    assert "s3cret" not in "".join(said)
    assert asked == []
    assert run("serve", "--address", "https://play.example").code == 0
    assert asked[0].address == "https://play.example"


def test_a_busy_port_is_one_clear_line(complains: Callable[..., str], quiet: None) -> None:
    with serving.listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        assert complains("serve", "--port", port).startswith(f"127.0.0.1, port {port}: ")


def test_what_is_not_installed_is_named() -> None:
    """In a process of its own: what is imported here stays imported."""
    program = "import sys; sys.modules['uvicorn'] = None; from ecumene.cli import main; sys.exit(main(['serve']))"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert result.returncode == 2
    said = result.stderr
    assert "uvicorn" in said
    assert installing.command("table") in said

"""Settings of a server: from the command line, or from the environment as ECUMENE_<NAME>."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from ecumene.core.errors import EcumeneError
from ecumene.table.live.retention import Keeping
from ecumene.table.web.security import is_origin, read_origins
from ecumene.table.web.told.mailing import is_mail, read_post

PREFIX = "ECUMENE_"
LOGS = ("plain", "json")
HOOKS = ("outside", "anywhere", "none")
MOST_PORT = 65_535
ANYBODY = "a@b.example"
"""A sender with whom only the address of a mail server can be at fault."""


class SettingError(EcumeneError):
    """A setting that cannot be read: `name` as it was given, `value` what stood there, `wanted` a kind of value."""

    def __init__(self, name: str, value: str, wanted: str) -> None:
        super().__init__(f"{name}: “{value}” is not {wanted}")
        self.name, self.value, self.wanted = name, value, wanted


@dataclass(frozen=True)
class Settings:
    """What the operator of a server decides. A limit of 0 is no limit."""

    host: str = "127.0.0.1"
    port: int = 0
    """0: the first free one from 8000 on."""
    store: str = "sqlite:///ecumene.db"
    workers: int = 0
    """Processes in which bots think; 0: as many as there are processors."""
    bot_pause: float = 0.35
    """Seconds between two actions of bots, more or less, so that people can follow."""
    unwatched: float = 600.0
    """Seconds that bots play on where nobody watches and no person sits; then they rest until somebody looks."""
    log: str = "plain"
    page: Path = field(default=Path(__file__).parents[1] / "page")
    """The folder of the page as Vite built it."""
    proxies: str = ""
    """Addresses or networks of reverse proxies, with commas; only theirs are the X-Forwarded headers we believe."""
    origins: str = ""
    """Other origins, with commas, whose pages may call this server: `https://games.example`."""
    address: str = ""
    """Where people open the page, `https://play.example`: passkeys belong to it. Empty: as each request says."""
    hooks: str = "outside"
    """Where webhooks and pushes may lead: `outside` the server's own network, `anywhere`, or to `none`."""
    smtp: str = ""
    """The server by which mail leaves: `smtp://user:password@host:587`, or `smtps://…`. Empty: no mail is sent.

    It needs an `address`: what a request says of the site is nothing to put into a mail."""
    mail_from: str = ""
    """Whom mail comes from, and whom push services write to."""
    tell_delay: float = 20.0
    """Seconds that news for those who are away wait, so that several become one."""

    body_bytes: int = 1_000_000
    """The longest request."""
    message_bytes: int = 64_000
    """The longest message on a socket."""
    messages_per_second: float = 20.0
    """From one socket, with a reserve of three seconds."""
    calls_per_second: float = 100.0
    """From one address, with a reserve of ten seconds."""
    tables_per_hour: int = 120
    """New tables from one address."""
    seats_per_hour: int = 24
    """Seats that one address takes at tables which are open to all, a quarter of them at once."""
    channels_per_hour: int = 60
    """Ways of being told that are made or tried from one address, a third of them at once."""
    sockets_per_address: int = 200
    backlog: int = 256
    """Messages that may wait for a slow reader before it is sent away, to come back and resume."""

    bytes_per_second: int = 10_000
    """What one address sends to be kept, with a reserve of 200 seconds; an order counts for 300 at least."""
    kept_megabytes: int = 500
    """Notes, marks and talk of all tables together."""
    work_per_second: float = 0.1
    """Seconds of a processor for looking back, records, whole tables and asking why, by address and by guest."""
    keep_finished: float = 0.0
    """Days after its last change until a finished table is thrown away; 0: never."""
    keep_abandoned: float = 0.0
    """The same of a table at which a game is on."""
    keep_waiting: float = 0.0
    """The same of a table at which none ever began."""

    @property
    def keeping(self) -> Keeping:
        """How long tables are kept."""
        return Keeping(self.keep_finished, self.keep_abandoned, self.keep_waiting)

    @classmethod
    def read(cls, environment: Mapping[str, str], **given: Any) -> Settings:
        """Settings of an environment; what is `given` and not None goes before it."""
        chosen = {name: value for name, value in given.items() if value is not None}
        if "page" in chosen:
            chosen["page"] = Path(chosen["page"])
        for each in fields(cls):
            text = environment.get(PREFIX + each.name.upper(), "")
            if text and each.name not in chosen:
                chosen[each.name] = _value(PREFIX + each.name.upper(), text, each.default)
        if "page" in chosen:
            chosen["page"] = Path(chosen["page"])
        chosen["address"] = str(chosen.get("address", "")).rstrip("/")
        for name, value, wanted in _troubles(chosen):
            of_environment = not given.get(name.replace("-", "_")) and environment.get(_variable(name))
            raise SettingError(_variable(name) if of_environment else f"--{name}", value, wanted)
        return cls(**chosen)


def _troubles(chosen: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """What cannot be meant: the option, what stands there, and what is wanted instead."""
    if int(chosen.get("port", 0)) > MOST_PORT:
        yield "port", str(chosen["port"]), f"a port up to {MOST_PORT}"
    for proxy in str(chosen.get("proxies", "")).split(","):
        if not _is_proxy(proxy.strip()):  # it would be believed nowhere, and everybody have the proxy's address
            yield "proxies", proxy.strip(), "an address or a network"
    for origin in read_origins(str(chosen.get("origins", ""))):
        if not is_origin(origin):
            yield "origins", origin, "an origin"
    if chosen["address"] and not is_origin(chosen["address"]):
        yield "address", chosen["address"], "an origin"
    smtp, sender = str(chosen.get("smtp", "")), str(chosen.get("mail_from", ""))
    if smtp and read_post(smtp, ANYBODY) is None:
        yield "smtp", "…", "smtp://host or smtps://host"  # there may be a password in it
    if (smtp or sender) and not is_mail(sender):
        yield "mail-from", sender, "a mail address"


def _is_proxy(text: str) -> bool:
    """Whether the server would know a proxy by this: an address, a network without bits of a host, or all of them."""
    try:
        return text in ("", "*") or bool(ip_network(text))
    except ValueError:
        return False


def _variable(name: str) -> str:
    return PREFIX + name.upper().replace("-", "_")


def _value(name: str, text: str, usual: Any) -> Any:
    """The text of a setting as a value of the same kind as its usual one."""
    for choice, known in (("LOG", LOGS), ("HOOKS", HOOKS)):
        if name == PREFIX + choice and text not in known:
            raise SettingError(name, text, " or ".join(known))
    try:
        value = type(usual)(text) if isinstance(usual, int | float) else text
    except ValueError:
        value = -1
    if isinstance(value, int | float) and not 0 <= value < 1e12:  # neither negative nor nan nor endless
        raise SettingError(name, text, "a number" if isinstance(usual, float) else "a whole number")
    return value

"""The house: what all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic, time
from typing import Protocol

from ecumene.table.bots.standby import Standby
from ecumene.table.bots.workers import BotWorkers
from ecumene.table.live.house_time import HouseTime
from ecumene.table.log.shelf import Shelf
from ecumene.table.log.state import TableState
from ecumene.table.store import Store


class Meter(Protocol):
    """Whoever counts what happens."""

    def moved(self, by: str, actions: int = 1) -> None:
        """So many actions of a `person` or a `bot` stand."""

    def bot_decided(self, level: str, seconds: float) -> None:
        """A bot took so long."""

    def bot_failed(self, why: str) -> None:
        """A bot ran out of time (`timeout`) or broke down (`crash`)."""


class NoMeter:
    """Counts nothing."""

    def moved(self, by: str, actions: int = 1) -> None: ...

    def bot_decided(self, level: str, seconds: float) -> None: ...

    def bot_failed(self, why: str) -> None: ...


@dataclass(frozen=True)
class House:
    """The store, the bots, the games, and how things are done here."""

    store: Store
    workers: BotWorkers
    shelf: Shelf
    meter: Meter
    link_key: str
    """Makes the secret links of seats."""
    bot_pause: float
    """Seconds between two actions of bots while somebody watches."""
    takeover: float
    """Seconds after which a table that waits for a bot of another process is taken up by this one."""
    clock: Callable[[], float] = time
    unwatched: float = 0.0
    """Seconds that bots play on where nobody watches and no person sits; 0: to the end."""
    standby: Standby = field(default_factory=Standby)
    """Decides where no bot does."""
    ended: Callable[[TableState], None] = lambda _: None
    """Hears of every game that this server saw to its end."""
    grace: float = 0.0
    """Seconds that a bot which others put on a seat waits before its first move: its person may be on the way back."""
    now: HouseTime = field(default_factory=lambda: HouseTime(monotonic))
    """The time that clocks are told by."""

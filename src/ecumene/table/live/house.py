"""The house: what all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import monotonic, time
from typing import Protocol

from ecumene.table.bots.standby import Standby
from ecumene.table.bots.workers import BotWorkers
from ecumene.table.live.house_time import HouseTime
from ecumene.table.live.quota import Quota
from ecumene.table.log.shelf import Shelf
from ecumene.table.log.state import TableState
from ecumene.table.store import Store, TalkRow


class Meter(Protocol):
    """Whoever counts what happens."""

    def moved(self, by: str, actions: int = 1) -> None:
        """So many actions of a `person` or a `bot` stand."""

    def bot_decided(self, level: str, seconds: float) -> None:
        """A bot took so long."""

    def bot_failed(self, why: str) -> None:
        """A bot ran out of time (`timeout`) or broke down (`crash`)."""

    def time_up(self, then: str) -> None:
        """Somebody's time was up, and this server wrote down what came of it: a `bot` plays, or they `resign`."""

    def said(self, circle: str) -> None:
        """Something was said at a table (`table`) or among those who watch (`watch`)."""

    def reported(self, why: str) -> None:
        """Something that was said was reported."""


class NoMeter:
    """Counts nothing."""

    def moved(self, by: str, actions: int = 1) -> None: ...

    def bot_decided(self, level: str, seconds: float) -> None: ...

    def bot_failed(self, why: str) -> None: ...

    def time_up(self, then: str) -> None: ...

    def said(self, circle: str) -> None: ...

    def reported(self, why: str) -> None: ...


class Herald(Protocol):
    """Whoever tells people who are not at the table. Nobody waits for it."""

    def moved(self, before: TableState, after: TableState, here: frozenset[str]) -> None:
        """This server carried a table on; `here` are the guests who look at it."""

    def heard(self, after: TableState, here: frozenset[str]) -> None:
        """Another server did."""

    def came(self, table_id: str, guest: str) -> None:
        """A guest looks at a table from now on."""

    def stay(self, looking: Mapping[str, frozenset[str]], seconds: float) -> None:
        """By tables, the guests who look at them; so they are believed to for some seconds."""

    def said(self, state: TableState, said: TalkRow, here: frozenset[str]) -> None:
        """Somebody said something at a table."""


class NoHerald:
    """Tells nobody."""

    def moved(self, before: TableState, after: TableState, here: frozenset[str]) -> None: ...

    def heard(self, after: TableState, here: frozenset[str]) -> None: ...

    def came(self, table_id: str, guest: str) -> None: ...

    def stay(self, looking: Mapping[str, frozenset[str]], seconds: float) -> None: ...

    def said(self, state: TableState, said: TalkRow, here: frozenset[str]) -> None: ...


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
    began: Callable[[TableState], None] = lambda _: None
    """Hears of every game that this server saw begin."""
    ended: Callable[[TableState], None] = lambda _: None
    """Hears of every game that this server saw to its end."""
    overtaken: Callable[[TableState], None] = lambda _: None
    """Hears of every game whose end this server read in the store: another wrote it, or itself without being sure."""
    grace: float = 0.0
    """Seconds that a bot which others put on a seat waits before its first move: its person may be on the way back."""
    now: HouseTime = field(default_factory=lambda: HouseTime(monotonic))
    """The time that clocks are told by."""
    quota: Quota = field(default_factory=Quota)
    """How much people may keep and say."""
    herald: Herald = field(default_factory=NoHerald)
    """Tells those who are not there."""

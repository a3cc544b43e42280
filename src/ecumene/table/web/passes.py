"""Passes that change: whoever holds one that opens something else now is asked again, on this server and the others."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from ecumene.table.store import StoreUnavailable
from ecumene.table.web.access import Guests
from ecumene.table.web.outbox import RESTART, Sockets


@dataclass(frozen=True)
class Passes:
    """What this server believes of passes, and the sockets that were opened with them."""

    guests: Guests
    sockets: Sockets

    def changed(self, who: str) -> None:
        """A pass, or all of somebody's, opens something else now: their pages come back."""
        self.guests.look_again(who)
        self.sockets.dismiss(who)

    async def heard(self, who: str) -> None:
        """Another server says that somebody's passes have changed; without a name, perhaps anybody's."""
        if who:
            self.changed(who)
            return
        self.guests.look_again("")
        with suppress(StoreUnavailable):  # once it is there again, everybody is asked again
            for outbox in list(self.sockets.open):
                if await self.guests.holder(outbox.holder) != outbox.guest:
                    outbox.end(RESTART)

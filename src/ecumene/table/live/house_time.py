"""The house's time: the seconds that its servers have run, by which clocks are told.

It runs while a server does, so it stands still while none is there, and no jump of the machine's clock moves it: it is
counted by a clock that only goes forward (`ticking`), and written down now and then (`Tables.beat`). A server that
starts goes on from what was written. Where several have one store they run side by side, and none stays behind: each
moves on to what it hears of the others.
"""

from __future__ import annotations

from collections.abc import Callable

PLAUSIBLE = 300.0
"""Seconds: whoever has not looked at the clock for longer was asleep, as a machine is while its lid is closed."""


class HouseTime:
    """Seconds since the house was first opened, without those in which nobody was there."""

    def __init__(self, ticking: Callable[[], float], plausible: float = PLAUSIBLE) -> None:
        self._ticking, self._plausible = ticking, plausible
        self._now = 0.0
        self._seen = ticking()

    def __call__(self) -> float:
        """What time it is."""
        seen = self._ticking()
        passed = seen - self._seen
        if 0 < passed <= self._plausible:
            self._now += passed
        self._seen = seen
        return self._now

    def at_least(self, moment: float) -> None:
        """Somebody knows that it is later."""
        self._now = max(self(), moment)

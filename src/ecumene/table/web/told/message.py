"""What somebody is told: several notices as one message, and what came of sending it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal


@dataclass(frozen=True)
class Message:
    """One message. Whoever hears it twice, because a server died in between, knows it again by its `id`."""

    id: str
    lang: str
    title: str
    lines: tuple[str, ...]
    url: str
    at: float
    events: tuple[dict[str, Any], ...] = field(default=())
    """The same for programs."""

    @property
    def text(self) -> str:
        """All of it but the title."""
        return "\n".join(self.lines)


@dataclass(frozen=True)
class Outcome:
    """What came of sending: it arrived; it did not, and is tried again; or its channel leads nowhere any more."""

    kind: Literal["sent", "later", "gone"]
    why: str = ""
    wait: float | None = None


ARRIVED = Outcome("sent")

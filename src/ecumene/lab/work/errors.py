"""What goes wrong with long work, by kinds, so that the command line can say it in the language of the person."""

from __future__ import annotations

from ecumene.core.errors import EcumeneError

WHY: dict[str, str] = {
    "other": "{folder} holds another run: {field} was {was}, and is {now}",
    "busy": "{folder} is being written by another process",
    "alien": "{folder} holds no journal that this release can read",
    "unread": "{path} cannot be read: {reason}",
    "disk": "{folder} cannot be written: {reason}",
    "deadly": "a process died over unit {unit}, {times} times",
    "cluster": "no cluster at {place}: {reason}",
    "release": "a machine of the cluster has Ecumene {found}, not {here}",
    "rules": "a machine plays {game} by other rules or content",
    "failed": "{text}",
}


class LabError(EcumeneError):
    """Work that cannot be done or gone on with; `kind` is one of `WHY`."""

    def __init__(self, kind: str, **values: str) -> None:
        self.kind = kind
        self.values = values
        super().__init__(WHY[kind].format(**values))

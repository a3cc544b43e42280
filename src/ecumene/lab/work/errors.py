"""What goes wrong in the lab, by kinds, so that the command line can say it in the language of the person."""

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
    "strange": "{file} holds no games of a balance report",
    "empty": "no game was played",
    "uncounted": "nothing is said about what to count in {game}; name verbs with --things VERB,…",
    "verb": "{game}: no action begins with '{verb}'; there are {known}",
    "pairs": "a comparison needs two pairs or more of games, not {before} and {after}",
    "seated": "{file}: {field} was {was} in these games, and is {now}",
    "option": "an option is NAME=VALUE, not '{what}'",
    "side": "'{what}' is no game ({known}) and no file of content or of kept games",
    "unknown": "{file}: no game '{game}' is known here",
    "gameless": "{file} does not say of which game it is; write `game: NAME` into it",
}


class LabError(EcumeneError):
    """What cannot be done, or not gone on with; `kind` is one of `WHY`."""

    def __init__(self, kind: str, **values: str) -> None:
        self.kind = kind
        self.values = values
        super().__init__(WHY[kind].format(**values))

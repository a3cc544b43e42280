"""The text of a record: what its lines look like, and what is wrong with those that do not.

    ecumene record 1
    game: harbour
    rules: 1
    content: 5b0c2f9ae1d34c77a0d6e8b1f2c39045
    seats: 2
    options: rounds=3
    seed: 7
    names: Ann | Bob
    result: 21 18

    setup | deck=4 deck=1 deck=0 first=1
    0 berth 1.0
    1 berth 0.-1
    1 play spice | market=5
    1 !undo 1

The header ends at a blank line. Then comes what chance gave to the set-up, and one action per line: the seat, the
notation and, behind a bar, what chance answered. Undo is an entry of the log, never an erasure: `!undo 2` takes back
the last two actions that still stand. No notation begins with `!`, so the two cannot be confused. Lines that begin
with `#` are comments; they are ignored, and so are blank lines below the header.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ecumene.core.action import Seat
from ecumene.core.content import did_you_mean
from ecumene.core.errors import EcumeneError
from ecumene.core.options import Options
from ecumene.core.position import Position

Outcomes: TypeAlias = tuple[tuple[str, str], ...]
"""What chance gave, in order: (purpose, outcome as the game writes it)."""

Line: TypeAlias = tuple[int, str]
"""A line and its number in the file."""

FORMAT = 1
MAGIC = "ecumene record "
UNDO = "!undo "
HIDDEN = "?"  # stands for an answer that only its seat may know while the game is on
NEEDED: tuple[str, ...] = ("game", "rules", "content", "seats")
KEYS: tuple[str, ...] = (*NEEDED, "options", "seed", "names", "result")

_WHOLE: re.Pattern[str] = re.compile(r"-?[0-9]{1,100}")


class RecordError(EcumeneError):
    """A record that cannot be read or followed.

    `line` is the number of the line at fault (0: none in particular), `rule` the id of the rule it breaks ("": none)
    and `position` the position just before it, still usable.
    """

    def __init__(self, problem: str, line: int = 0, rule: str = "", position: Position | None = None) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.rule = rule
        self.position = position


@dataclass(frozen=True)
class Entry:
    """One line of the log: an action, or an undo."""

    seat: Seat
    notation: str
    outcomes: Outcomes = ()
    line: int = field(default=0, compare=False)

    @property
    def undoes(self) -> int:
        """How many actions this entry takes back; 0 for an action."""
        return int(self.notation[len(UNDO) :]) if self.notation.startswith(UNDO) else 0

    def __str__(self) -> str:
        return with_outcomes(f"{self.seat} {self.notation}", self.outcomes)


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that stand: those taken back, and the undoing itself, are left out."""
    found: list[Entry] = []
    for entry in entries:
        undoes = entry.undoes
        if undoes:
            del found[-undoes:]
        else:
            found.append(entry)
    return found


# ---- reading


def split(text: str) -> tuple[dict[str, Line], Line | None, list[Line]]:
    """The header by key, the line of the set-up if there is one, and the lines of the log."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [line for line in lines if not line[1].startswith("#")]
    while lines and not lines[0][1]:
        lines.pop(0)
    end = 0
    while end < len(lines) and lines[end][1]:
        end += 1
    header = _header(lines[:end])
    log = [line for line in lines[end:] if line[1]]
    setup = log.pop(0) if log and log[0][1].split()[0] == "setup" else None
    return header, setup, log


def _header(lines: list[Line]) -> dict[str, Line]:
    number, first = lines[0] if lines else (1, "")
    if not first.startswith(MAGIC):
        raise RecordError(f"a record begins with `{MAGIC}{FORMAT}`", number)
    if first != f"{MAGIC}{FORMAT}":
        raise RecordError(f"this reads records of format {FORMAT}, not {first[len(MAGIC) :]!r}", number)
    header: dict[str, Line] = {}
    for number, line in lines[1:]:
        key, colon, value = line.partition(":")
        if not colon or not value.strip():
            raise RecordError(f"a line of the header is `key: value`, not {line!r}", number)
        if key not in KEYS:
            raise RecordError(f"the header has no {key!r}{did_you_mean(key, KEYS)}", number)
        if key in header:
            raise RecordError(f"{key!r} stands in line {header[key][0]} already", number)
        header[key] = (number, value.strip())
    for key in NEEDED:
        if key not in header:
            raise RecordError(f"the header lacks {key!r}", number)
    return header


def read_setup(line: Line) -> Outcomes:
    """What chance gave to the set-up."""
    said, outcomes = _behind_bar(line)
    if said != "setup" or not outcomes:
        raise RecordError("the set-up is written `setup | purpose=outcome …`", line[0])
    return outcomes


def read_entry(line: Line, seats: int) -> Entry:
    """An action or an undo."""
    number = line[0]
    said, outcomes = _behind_bar(line)
    seat, _, notation = said.partition(" ")
    notation = notation.strip()
    if not seat.isdecimal() or not notation:
        raise RecordError(f"a line of the log is `<seat> <action>`, not {said!r}", number)
    who = read_whole((number, seat), "seat")
    if who >= seats:
        raise RecordError(f"there is no seat {who} among {seats}", number)
    if notation.startswith("!") and (outcomes or not re.fullmatch(r"!undo [1-9][0-9]{0,5}", notation)):
        raise RecordError(f"{line[1]!r} is not `<seat> !undo <n>`", number)
    return Entry(who, notation, outcomes, number)


def _behind_bar(line: Line) -> tuple[str, Outcomes]:
    """What stands before the bar, and the outcomes behind it."""
    said, bar, rest = line[1].partition(" |")
    outcomes: list[tuple[str, str]] = []
    for word in rest.split():
        purpose, equals, outcome = word.partition("=")
        if not (purpose and equals and outcome):
            raise RecordError(f"an outcome is `purpose=outcome`, not {word!r}", line[0])
        outcomes.append((purpose, outcome))
    if bar and not outcomes:
        raise RecordError("no outcome stands behind the bar", line[0])
    return said.strip(), tuple(outcomes)


def read_whole(line: Line, what: str, least: int | None = None) -> int:
    """A whole number."""
    number, text = line
    if not _WHOLE.fullmatch(text) or (least is not None and int(text) < least):
        wanted = "a whole number" if least is None else f"a whole number from {least}"
        raise RecordError(f"{what} must be {wanted}, not {text!r}", number)
    return int(text)


def read_options(line: Line) -> Options:
    """Options; what looks like a whole number is one."""
    options: Options = {}
    for word in line[1].split():
        key, equals, value = word.partition("=")
        if not (key and equals and value) or key in options:
            raise RecordError(f"options are `name=value`, each once, not {word!r}", line[0])
        options[key] = int(value) if _WHOLE.fullmatch(value) else value
    return options


def read_names(line: Line, seats: int) -> tuple[str, ...]:
    """The names of the seats."""
    names = tuple([name.strip() for name in line[1].split("|")])
    check_names(names, seats, line[0])
    return names


def check_names(names: Sequence[str], seats: int, line: int = 0) -> None:
    """Refuse names that a header cannot hold; none at all is fine."""
    if names and len(names) != seats:
        raise RecordError(f"{len(names)} names for {seats} seats", line)
    for name in names:
        if name.strip() != name or name.splitlines() != [name] or "|" in name:
            raise RecordError(f"{name!r} is not a name: one line, not empty, without `|`", line)


def read_result(line: Line, seats: int) -> tuple[int, ...]:
    """The final points, seat by seat."""
    points = tuple([read_whole((line[0], word), "a result") for word in line[1].split()])
    if len(points) != seats:
        raise RecordError(f"{len(points)} results for {seats} seats", line[0])
    return points


# ---- writing


def with_outcomes(said: str, outcomes: Outcomes) -> str:
    """A line of the log: what was done and, behind a bar, what chance gave."""
    if not outcomes:
        return said
    return f"{said} | " + " ".join([f"{purpose}={outcome}" for purpose, outcome in outcomes])

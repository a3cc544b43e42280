"""The journal of a run: which units are done, and what came of each.

One line of JSON for each unit, with a checksum, appended by one process in one write. Whoever is killed leaves at most
half a line, which the next run cuts off: a unit is done when its line is whole, and not before. A run that is over
`settle`s its journal, in the order of the units and in a new file that takes the place of the old one, so that two runs
of one plan leave the same bytes, however many workers they had and however often they were stopped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path
from time import monotonic
from typing import Any

from ecumene.core.content import same_name
from ecumene.lab.work.errors import LabError

try:
    import fcntl
except ImportError:  # where files are locked in other ways; two runs in one folder are then the caller's business
    fcntl = None  # type: ignore[assignment]

FORMAT = 1
NAME = "journal.jsonl"
SYNC = (
    1.0  # seconds between two times that the disk is waited for: a killed process loses nothing, a power cut this much
)


class Journal:
    """What is done of one plan. Without a folder it is kept in memory only.

    A folder belongs to one plan; where journals of several lie in one, each has a `name` of its own.
    """

    def __init__(self, plan: Mapping[str, Any], folder: Path | None = None, name: str = NAME) -> None:
        self.plan = json.loads(json.dumps(plan))
        self.folder = folder
        self._name = name
        self.done: dict[str, Any] = {}
        self.settled: frozenset[str] = frozenset()
        """What a run that came to its end has left; what was done since may be more than anybody asks for."""
        self._file: int | None = None
        self._synced = monotonic()
        if folder is not None:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                self._open(folder / name)
            except OSError as error:
                self.close()
                raise LabError("disk", folder=str(folder), reason=error.strerror or str(error)) from error
            except LabError:
                self.close()
                raise

    def write(self, unit: str, answer: Any) -> None:
        """A unit is done; when this returns, no kill takes it back."""
        if unit in self.done:
            raise ValueError(f"unit {unit} was done before")
        if self._file is not None:
            _append(self._file, _line({"unit": unit, "answer": answer}))
            if monotonic() - self._synced > SYNC:
                os.fsync(self._file)
                self._synced = monotonic()
        self.done[unit] = answer

    def settle(self, units: Iterable[str]) -> None:
        """The run is over: keep these units, in this order, and what is not among them no longer."""
        self.done = {unit: self.done[unit] for unit in units}
        self.settled = frozenset(self.done)
        if self._file is None or self.folder is None:
            return
        lines = [self._head(), *(_line({"unit": unit, "answer": answer}) for unit, answer in self.done.items())]
        write_whole(self.folder / self._name, b"".join(lines))
        self._reopen(self.folder / self._name)

    def close(self) -> None:
        """Let the folder go."""
        if self._file is not None:
            os.fsync(self._file)
            os.close(self._file)
            self._file = None

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # ---- the file

    def _open(self, path: Path) -> None:
        self._reopen(path)
        assert self._file is not None
        data = path.read_bytes()
        head, self.done, whole = _whole_lines(data, self._place(path))
        if head is not None:
            self._check_head(head, self._place(path))
            self.settled = frozenset(list(self.done)[: head.get("settled", 0)])
        elif not self._head().startswith(data):  # not what we were killed over
            raise LabError("alien", folder=self._place(path))
        os.ftruncate(self._file, whole)
        if head is None:
            _append(self._file, self._head())

    def _reopen(self, path: Path) -> None:
        file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
        if self._file is not None:
            os.close(self._file)
        self._file = file
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise LabError("busy", folder=self._place(path)) from error

    def _head(self) -> bytes:
        settled = {"settled": len(self.settled)} if self.settled else {}
        return _line({"journal": FORMAT, "plan": self.plan, **settled})

    def _place(self, path: Path) -> str:
        """What a person would call this journal: its folder, if that is all there is in it."""
        return str(path.parent if self._name == NAME else path)

    def _check_head(self, head: dict[str, Any], folder: str) -> None:
        was = head["plan"]
        for field in {**was, **self.plan}:  # in the order of a plan: what it is of comes first
            before, now = was.get(field), self.plan.get(field)
            if before != now and not (field == "content" and same_name(before, now)):
                told = {"was": json.dumps(before), "now": json.dumps(now)}
                raise LabError("other", folder=folder, field=field, **told)


def read_journal(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The plan of a journal and what is done of it. Nothing is written, so that it may be being written meanwhile."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise LabError("unread", path=str(path), reason=error.strerror or str(error)) from error
    head, done, _ = _whole_lines(data, str(path))
    if head is None:
        raise LabError("alien", folder=str(path))
    return head["plan"], done


def _whole_lines(data: bytes, place: str) -> tuple[dict[str, Any] | None, dict[str, Any], int]:
    """The head, what is done, and how many bytes there are up to the last whole line: a killed process leaves half a
    line at the end. A spoilt line in the middle is passed over, and takes nothing else away."""
    entries: list[dict[str, Any]] = []
    whole = end = 0
    for line in data.splitlines(keepends=True):
        end += len(line)
        entry = _read(line)
        if entry is not None:
            entries.append(entry)
            whole = end
    if (entries and entries[0].get("journal") != FORMAT) or (not entries and b"\n" in data):
        raise LabError("alien", folder=place)
    done = {entry["unit"]: entry["answer"] for entry in entries[1:]}
    return entries[0] if entries else None, done, whole


def write_whole(path: Path, data: bytes, part: str = "part") -> None:
    """Write a file whole or not at all, whatever happens; `part` differs where several may write it at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f"{path.name}.{part}")
    with half.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)


def _line(entry: dict[str, Any]) -> bytes:
    text = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
    return f"{_sum(text)} {text}\n".encode()


def _read(line: bytes) -> dict[str, Any] | None:
    """The entry of a line that is whole."""
    told, _, text = line.decode(errors="replace").removesuffix("\n").partition(" ")
    if not line.endswith(b"\n") or told != _sum(text):
        return None
    entry: dict[str, Any] = json.loads(text)
    return entry


def _sum(text: str) -> str:
    return blake2b(text.encode(), digest_size=4).hexdigest()


def _append(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]

"""Write the golden records: finished games whose moves and final scores every test run must reach again.

    python tools/make_golden.py [NAME …]
    python tools/make_golden.py --release

Run it only when a rule or the content was changed on purpose, and read the difference before keeping it. The games of
bots are played anew. A game that was made by hand keeps its moves and its chances; only its header and its result are
written again, and a move that the rules now refuse is reported with its line.

Records of the coming release lie in `tests/golden`, where they may be written again; a game that goes as it did in the
last release needs none. Those of a release lie in a folder of its name and never change: later rules must follow them.
`--release` moves the ones there, a step of making a release (CONTRIBUTING.md).
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from ecumene import EcumeneError, Game, Position, Record, __version__, catalogue
from ecumene.bots import make_bot
from ecumene.core.content import same_name
from ecumene.core.record import Play

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
SUMS = "SHA256SUMS"


@dataclass(frozen=True)
class Match:
    """A game that bots play: one bot for each seat."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, int | str], ...] = ()


OTHER = (
    ("trophies", 6),
    ("world", "saved"),
    ("buy_back", "simultaneous"),
    ("count", "quick"),
    ("stalemate_rounds", 20),
)

PRINTED = (("board_icons", "printed"), ("nanotechnology", 2), ("strong_cards", "out"))

OF_TWO = (("first_card", "of_two"), ("gained_civilization", "of_two"), ("start", "nearest_island"))

PLOYS = (("plans_and_ploys", "in"),)

ARTS = (("arts_and_architecture", "in"),)

FUTURES = (("fantasies_and_futures", "in"),)

SHORT = (("rounds", 20),)

NARROW = (("turn_order", "rising"), ("overseas", "one"))

MATCHES = {
    "vinci-2-seats": Match("vinci", ("greedy", "random"), 2),
    "vinci-3-seats": Match("vinci", ("random", "greedy", "greedy"), 3),
    "vinci-4-seats": Match("vinci", ("greedy", "random", "greedy", "random"), 4),
    "vinci-5-seats": Match("vinci", ("random", "random", "greedy", "random", "greedy"), 5),
    "vinci-6-seats": Match("vinci", ("greedy", "greedy", "random", "random", "greedy", "random"), 6),
    "rise_and_fall-2-seats": Match("rise_and_fall", ("greedy", "random"), 2),
    "rise_and_fall-3-seats": Match("rise_and_fall", ("random", "quick", "greedy"), 3, (("world", "quick"),)),
    "rise_and_fall-4-seats": Match("rise_and_fall", ("greedy", "quick", "greedy", "random"), 4),
    "rise_and_fall-options": Match("rise_and_fall", ("random", "random"), 5, OTHER),
    "tapestry-2-seats": Match("tapestry", ("greedy", "random"), 2),
    "tapestry-3-seats": Match("tapestry", ("random", "quick", "greedy"), 3, OF_TWO),
    "tapestry-4-seats": Match("tapestry", ("greedy", "quick", "quick", "random"), 7, OF_TWO),
    "tapestry-5-seats": Match("tapestry", ("random", "greedy", "quick", "random", "greedy"), 5),
    "tapestry-options": Match("tapestry", ("random", "random"), 5, (*PRINTED, *OF_TWO)),
    "tapestry-plans_and_ploys": Match("tapestry", ("quick", "random", "greedy"), 11, PLOYS),
    "tapestry-arts_and_architecture": Match("tapestry", ("greedy", "quick", "random"), 12, ARTS),
    "tapestry-both-boxes": Match("tapestry", ("random", "greedy", "quick"), 13, (*PLOYS, *ARTS)),
    "tapestry-fantasies_and_futures": Match("tapestry", ("greedy", "random", "quick"), 14, FUTURES),
    "tapestry-all-boxes": Match("tapestry", ("quick", "greedy", "random", "quick"), 15, (*PLOYS, *ARTS, *FUTURES)),
    "rise_of_empires-2-seats": Match("rise_of_empires", ("greedy", "random"), 2),
    "rise_of_empires-3-seats": Match("rise_of_empires", ("random", "quick", "greedy"), 3),
    "rise_of_empires-4-seats": Match("rise_of_empires", ("greedy", "quick", "greedy", "random"), 4),
    "rise_of_empires-5-seats": Match("rise_of_empires", ("random", "greedy", "quick", "random", "greedy"), 5),
    "rise_of_empires-options": Match("rise_of_empires", ("random", "random", "random"), 5, NARROW),
    "beyond_the_horizon-2-seats": Match("beyond_the_horizon", ("greedy", "random"), 2),
    "beyond_the_horizon-3-seats": Match("beyond_the_horizon", ("random", "quick", "greedy"), 3),
    "beyond_the_horizon-4-seats": Match("beyond_the_horizon", ("greedy", "quick", "greedy", "random"), 4),
    "beyond_the_horizon-options": Match("beyond_the_horizon", ("random", "random", "random"), 5, SHORT),
}
BY_HAND = {"vinci-by-hand": "vinci"}
"""The game of each record made by hand."""


def play(match: Match) -> Record:
    """The record of a match, from its first decision to its last."""
    game = catalogue[match.game]
    bots = [make_bot(name, match.seed + seat) for seat, name in enumerate(match.bots)]
    names = [f"{name} {seat}" for seat, name in enumerate(match.bots)]
    running = Play(game, len(bots), match.seed, dict(match.options), names=names)
    while running.position.pending():
        seat = running.position.pending()[0]
        running.act(seat, bots[seat].choose(running.position.view(seat), seat))
    return running.record


def refreshed(record: Record, game: Game) -> Record:
    """The same moves under today's rules, content and scores."""
    today = replace(record, rules=game.version, content=game.content.hash, result=None)
    return replace(today, result=points(today.replay(game)))


def points(position: Position) -> tuple[int, ...]:
    """The final points, seat by seat."""
    if position.pending():
        raise EcumeneError("the game is not over")
    standings = position.standings()
    return tuple(standings.of(seat).points for seat in range(position.seats))


def releases(folder: Path = FOLDER) -> list[Path]:
    """The folders of all releases, the newest first."""
    found = [path for path in folder.iterdir() if re.fullmatch(r"[0-9]+(\.[0-9]+)*", path.name)]
    return sorted(found, key=lambda path: [int(part) for part in path.name.split(".")], reverse=True)


def newest(name: str, folder: Path = FOLDER) -> Path:
    """The record of that name: of the coming release, or of the last one that has it."""
    paths = [path / f"{name}.txt" for path in (folder, *releases(folder))]
    return next((path for path in paths if path.exists()), paths[0])


def make(name: str) -> Record:
    """One golden record."""
    if name in MATCHES:
        return play(MATCHES[name])
    return refreshed(Record.parse(newest(name).read_text(encoding="utf-8")), catalogue[BY_HAND[name]])


def keep(name: str, record: Record, folder: Path = FOLDER) -> None:
    """Write a record of the coming release, unless the last one has the same."""
    coming = folder / f"{name}.txt"
    coming.unlink(missing_ok=True)
    last = newest(name, folder)
    if last == coming or not _same(Record.parse(last.read_text(encoding="utf-8")), record):
        coming.write_text(str(record), encoding="utf-8")


def _same(old: Record, record: Record) -> bool:
    """Whether an older record says the same, be it by an older name of its content."""
    return same_name(old.content, record.content) and str(replace(old, content=record.content)) == str(record)


def release(version: str, folder: Path = FOLDER) -> None:
    """The records of the coming release become those of a release, for good."""
    goal = folder / version
    goal.mkdir()
    for path in sorted(folder.glob("*.txt")):
        path.rename(goal / path.name)
    (goal / SUMS).write_text(sums(goal), encoding="utf-8")


def sums(folder: Path) -> str:
    """What the records of a release are, as `sha256sum` writes it."""
    return "".join(f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(folder.glob("*.txt")))


def main(arguments: Sequence[str] | None = None) -> int:
    names = [*MATCHES, *BY_HAND]
    parser = argparse.ArgumentParser(description="Write the golden records.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(names)}; all, unless named")
    parser.add_argument("--release", action="store_true", help=f"keep those of the coming release as {__version__}")
    given = parser.parse_args(arguments)
    if given.release:
        release(__version__)
        return 0
    asked: list[str] = given.names or names
    if unknown := [name for name in asked if name not in names]:
        parser.error(f"no golden record {unknown[0]!r}; there are {', '.join(names)}")
    for name in asked:
        try:
            record = make(name)
        except EcumeneError as error:
            print(f"{name}: {error}", file=sys.stderr)
            return 1
        keep(name, record)
        print(f"{name}: {len(record.entries)} entries, {record.result}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

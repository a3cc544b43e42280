"""Analysing a game that is over: which moments bots are asked about next, and which of them mattered most.

Everything follows from the game and from what is known so far, so whoever goes on after a restart does what would have
been done. First some moments all over the game are judged, then those between which the chances changed most, down to
single deeds; the deeds that changed them most are looked at closely.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import pairwise
from math import ceil, hypot
from typing import Any

from ecumene.core.action import Seat
from ecumene.table.log.state import Move, TableState

FORMAT = 1
"""Raised when judgements of old are worth no more."""

COARSE = 48
"""So many moments all over the game are judged first."""

FINE = 48
"""So many more where the chances changed most."""

TIMES = 12
"""Play-outs for a moment, and for an answer."""

LEAST = 0.03
"""A smaller change of a chance is no moment that mattered."""

HINT = 0.4
"""A change of so much of what may be noise deserves a look."""

LOOKS = 18
"""So many deeds are looked at closely, at most."""

MOMENTS = 5
ALIKE = 2
"""So many moments may be of one kind of move, and lie within one fifth of the game."""

OWN = 3
"""So many may be of one seat: the others played too."""


@dataclass(frozen=True)
class Deed:
    """What a seat did between two moments at which the table rested."""

    before: int
    after: int
    seat: Seat
    actions: tuple[str, ...]
    lucky: bool = False
    """Whether chance had a part in it."""

    @property
    def kind(self) -> str:
        """What kind of move it is: the verb."""
        return self.actions[0].partition(" ")[0]


class Played:
    """A game that is over: its moves, and where it rested."""

    def __init__(self, state: TableState) -> None:
        assert state.last is not None
        moves = [*reversed([*state.last.backwards()])]
        first = state.last.back(state.last.number)
        self.state = state
        self.moves: list[Move] = [first, *moves]
        self.rests = [move.number for move in self.moves if not move.halfway]
        self.name = _name(self.moves)
        self.deeds = [self._deed(before, after) for before, after in pairwise(self.rests)]

    def _deed(self, before: int, after: int) -> Deed:
        done = [self.moves[number].deed for number in range(before + 1, after + 1)]
        lucky = any(entry.outcomes for entry in done)
        return Deed(before, after, done[0].seat, tuple([entry.notation for entry in done]), lucky)

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.moves) - 1

    @property
    def opening(self) -> int:
        """Up to here nothing is said to have mattered: everybody has just begun."""
        settled = self.rests[min(2 * len(self.state.seats), len(self.rests) - 1)]
        return max(settled, ceil(self.last / 10))

    def left(self, move: int) -> float:
        """The part of the game that is still to come after a move."""
        return 1.0 - move / max(self.last, 1)

    def seed(self, move: int) -> int:
        """Chances of its own for every moment, the same each time."""
        return int.from_bytes(blake2b(f"{self.name}:{move}".encode(), digest_size=6).digest(), "big")


def _name(moves: Sequence[Move]) -> str:
    """Names a game by what was done and what chance gave; another game has another name."""
    told = [f"{move.deed.seat} {move.deed.notation} {move.deed.outcomes}" for move in moves]
    return f"{FORMAT}:{blake2b(chr(10).join(told).encode(), digest_size=12).hexdigest()}"


class Thoughts:
    """What bots think of a game so far, as it is kept: plain JSON types."""

    def __init__(self, data: Mapping[str, Any] | None = None) -> None:
        data = data or {}
        self.points: dict[int, list[list[float]]] = {int(move): point for move, point in data.get("points", {}).items()}
        self.looks: dict[int, list[dict[str, Any]]] = {
            int(move): found for move, found in data.get("looks", {}).items()
        }
        self.lost: set[int] = set(data.get("lost", ()))

    def dump(self) -> dict[str, Any]:
        """For the store."""
        return {"points": self.points, "looks": self.looks, "lost": sorted(self.lost)}

    def chance(self, move: int, seat: Seat) -> float:
        """A seat's chance to win after a move that was judged."""
        return self.points[move][0][seat]

    def change(self, deed: Deed) -> float:
        """By how much a deed changed the chance of the seat whose it was."""
        return self.chance(deed.after, deed.seat) - self.chance(deed.before, deed.seat)

    def noise(self, deed: Deed) -> float:
        """A change up to this may be none."""
        return hypot(self.points[deed.before][1][deed.seat], self.points[deed.after][1][deed.seat])

    def heard(self, deed: Deed, answer: Mapping[str, Any] | None) -> None:
        """A deed was looked at closely; its moments are better known now."""
        if answer is None:
            self.looks[deed.before] = []
            return
        self.looks[deed.before] = answer["answers"]
        for move, judged in ((deed.before, answer["before"]), (deed.after, answer["after"])):
            self.points[move] = [judged["chances"], judged["errors"]]


# ---- what to ask next


def next_moment(played: Played, thoughts: Thoughts) -> int | None:
    """The moment to be judged next; None where enough is known of the game's course."""
    for move in grid(played.rests):
        if move not in thoughts.points and move not in thoughts.lost:
            return move
    return None if len(thoughts.points) + len(thoughts.lost) >= COARSE + FINE else _between(played, thoughts)


def grid(rests: Sequence[int]) -> list[int]:
    """Moments all over the game, the end first: it needs no thought, and shows how it came out."""
    most = min(COARSE, len(rests))
    places = sorted({round(number * (len(rests) - 1) / max(most - 1, 1)) for number in range(most)})
    return [rests[-1], *[rests[place] for place in places[:-1]]]


def _between(played: Played, thoughts: Thoughts) -> int | None:
    """The middle of the two moments between which a chance changed most, unless nothing happened between any."""
    known = sorted(thoughts.points)
    place = {move: number for number, move in enumerate(played.rests)}
    widest, middle = LEAST, None
    for before, after in pairwise(known):
        inner = [move for move in played.rests[place[before] + 1 : place[after]] if move not in thoughts.lost]
        changes = zip(thoughts.points[before][0], thoughts.points[after][0], strict=True)
        change = max([abs(then - now) for now, then in changes])
        if inner and change > widest and after > played.opening:
            widest, middle = change, inner[len(inner) // 2]
    return middle


def next_look(played: Played, thoughts: Thoughts) -> Deed | None:
    """The deed to be looked at next; None once all that mattered most are known."""
    if len(thoughts.looks) >= LOOKS:
        return None
    return next((deed for deed in mattering(played, thoughts) if deed.before not in thoughts.looks), None)


# ---- what mattered


def mattering(played: Played, thoughts: Thoughts) -> list[Deed]:
    """The deeds that changed a chance most, in the order of the game.

    None is of the opening, no more than two are of one kind or of one fifth of the game, no more than three of one
    seat, and none is close to another.
    """
    known = [deed for deed in played.deeds if {deed.before, deed.after} <= thoughts.points.keys()]
    ranked = sorted(known, key=lambda deed: (-abs(thoughts.change(deed)), deed.before))
    chosen: list[Deed] = []
    for deed in ranked:
        if len(chosen) == MOMENTS or abs(thoughts.change(deed)) < LEAST:
            break
        if _matters(played, thoughts, deed) and not _too_many(played, chosen, deed):
            chosen.append(deed)
    return sorted(chosen, key=lambda deed: deed.before)


def _matters(played: Played, thoughts: Thoughts, deed: Deed) -> bool:
    """Whether it was a choice, past the opening, and not noise alone."""
    looked = thoughts.looks.get(deed.before)
    if looked is None:  # nobody knows yet: a look will tell
        return deed.before >= played.opening and abs(thoughts.change(deed)) > HINT * thoughts.noise(deed)
    return (
        _decided(deed, looked) and deed.before >= played.opening and abs(thoughts.change(deed)) > thoughts.noise(deed)
    )


def _decided(deed: Deed, looked: Sequence[Mapping[str, Any]]) -> bool:
    """Whether another answer would have made a difference, or chance did: else it only became clear then."""
    others = [abs(each["chance"] - looked[0]["chance"]) for each in looked[1:]]
    return bool(others) and (deed.lucky or max(others) >= LEAST)


def _too_many(played: Played, chosen: Sequence[Deed], deed: Deed) -> bool:
    near = max(3, played.last // 25)
    fifth = [other for other in chosen if _fifth(played, other) == _fifth(played, deed)]
    alike = [other for other in chosen if other.kind == deed.kind]
    own = [other for other in chosen if other.seat == deed.seat]
    close = any(abs(other.before - deed.before) < near for other in chosen)
    return close or len(fifth) >= ALIKE or len(alike) >= ALIKE or len(own) >= OWN


def _fifth(played: Played, deed: Deed) -> int:
    return 5 * deed.before // (played.last + 1)


def progress(played: Played, thoughts: Thoughts) -> tuple[int, int]:
    """How many thoughts there are, and about how many there will be."""
    done = len(thoughts.points) + len(thoughts.lost) + 2 * len(thoughts.looks)
    known = next_moment(played, thoughts) is None
    moments = len(thoughts.points) + len(thoughts.lost) if known else min(COARSE + FINE, len(played.rests))
    looks = len(thoughts.looks) + sum(deed.before not in thoughts.looks for deed in mattering(played, thoughts))
    return done, max(done, moments + 2 * max(looks, 0 if known else MOMENTS))


def course(played: Played, thoughts: Thoughts) -> Iterator[tuple[int, list[float], list[float]]]:
    """Every moment that was judged: its chances, and how far each may be off in all."""
    for move in sorted(thoughts.points):
        chances, errors = thoughts.points[move]
        yield move, chances, [whole_error(*each, played.left(move)) for each in zip(chances, errors, strict=True)]


DOUBT = 0.16
"""How far bots may be wrong in what they think at the beginning of a game, where nobody is ahead."""


def whole_error(chance: float, error: float, left: float) -> float:
    """How far a chance may be off: play-outs differ, and the bots that play them are no masters."""
    return hypot(error, DOUBT * (chance * (1.0 - chance) * left) ** 0.5)

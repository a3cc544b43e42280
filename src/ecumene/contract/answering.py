"""Answering: whoever clicks a thing that cannot be clicked now is told something about that thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from ecumene.contract.case import Case
from ecumene.contract.drawing import Drawn
from ecumene.core.action import Seat
from ecumene.core.game import Game
from ecumene.core.glossary import FILE, keys_at, read_entries
from ecumene.core.options import OptionValue
from ecumene.core.position import Position
from ecumene.core.scene import Choice, Element, Why
from ecumene.core.staging import BARE, NOT_ASKED, merge

OFTEN = 7  # decisions from one at which things are asked about to the next
FEW = 2  # things of one kind that are asked about at a decision


def check_answers(
    game: Game, seats: int, seed: int, options: Mapping[str, OptionValue] | None = None, every: int = OFTEN
) -> int:
    """Play a whole game of quick answers, then ask about things that were lit at some question, where they are not.

    No answer may be only that something else is asked: a rule says why not, or the glossary when such a thing can be
    clicked. Gives back how many were asked about. A game need not have a glossary; one that says of nothing when it can
    be clicked is not held to this.
    """
    own = game.folder / FILE
    if not own.exists() or not any(entry.en.when for entry in read_entries(own)):
        return 0
    case = Case(game, seats, seed, options or {})
    lit, moments = _played(case, every)
    rng = Random(seed)
    asked = 0
    for number, view, seat in moments:
        case.decision = number
        case.at(seat, "(answers)")
        for thing in _unlit(case, view, seat, lit[seat], rng):
            why = game.why(view, seat, [thing])
            asked += why is not None
            told = why is None or not is_bare(why)
            case.require(told, f"{thing} is lit at other questions, yet all that is said of it is what is asked now")
    return asked


def is_bare(why: Why) -> bool:
    """Whether a reason says nothing of the thing."""
    text = why["text"]
    return why["rule"] == NOT_ASKED and (text is None or (not isinstance(text, str) and text["t"] == BARE))


def lit_things(choice: Choice) -> set[str]:
    """All that can be clicked at a question, at once or after other clicks; not the buttons."""
    steps = [step for act in choice["acts"] for step in act["path"]]
    return {name for step in steps for name in ([step] if isinstance(step, str) else step) if name[:1] != "~"}


def _played(case: Case, every: int) -> tuple[dict[Seat, set[str]], list[tuple[int, Position, Seat]]]:
    """What each seat could click in a whole game, and moments of it: the first of each question, and some more."""
    position, rng = case.game.new(case.seats, case.seed, case.options), Random(case.seed)
    lit: dict[Seat, set[str]] = {seat: set() for seat in range(case.seats)}
    moments: list[tuple[int, Position, Seat]] = []
    kinds: set[str] = set()
    number = 0
    while position.pending():
        for seat in position.pending():
            view = position.view(seat)
            choice = case.game.choice(view, seat)
            assert choice is not None
            lit[seat] |= lit_things(choice)
            if choice["kind"] not in kinds or number % every == 0:
                kinds.add(choice["kind"])
                moments.append((number, view, seat))
        seat = position.pending()[0]
        position.apply(seat, case.game.quick_action(position, seat, rng))
        number += 1
    return lit, moments


def _unlit(case: Case, view: Position, seat: Seat, lit: set[str], rng: Random) -> Iterator[str]:
    """Some of each kind of things that lie there, and that are lit for the seat at other questions only."""
    choice = case.game.choice(view, seat)
    elements = merge(case.game.stage(view), case.game.scene(view, seat))
    drawn = Drawn(case, elements)
    kinds: dict[str, list[str]] = {}
    for thing in sorted(lit - (set() if choice is None else lit_things(choice))):
        if thing in drawn:
            kinds.setdefault(_kind(elements, thing), []).append(thing)
    for things in kinds.values():
        yield from rng.sample(things, min(FEW, len(things)))


def _kind(elements: Mapping[str, Element], thing: str) -> str:
    """What things are of one kind: those that one word is about, whoever they belong to."""
    owner = elements[thing].get("owner", "") if thing in elements else ""
    return f"{next(keys_at(elements, thing), '')} {owner}"

"""The contract: what every game owes the table, checked by playing it at random.

    from ecumene import contract

    contract.check_game(game, seats=3, seed=1)

A game that breaks its word raises an `AssertionError` that names the game, the seats, the seed, the number of the
decision and the action in hand, so that the failure can be played again. Nothing here needs a test framework.

`check_game` looks at every decision; a share of them, and the first of each kind of question, is looked at
thoroughly. `check_sayings` plays a game for its words alone, `check_guide` follows its guide, and `check_glossary`
looks for things that nobody has explained, `check_answers` for clicks that get no answer of their own. The smaller
checks can be used alone on a position that a test has built. `tables` names the few tables, of seats and options, to
play at so that every two choices meet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from ecumene.contract.answering import check_answers
from ecumene.contract.case import BrokenContract, Case, some_actions, wander
from ecumene.contract.deciding import (
    check_catalogue,
    check_effects,
    check_input,
    check_legal,
    check_refusals,
    check_sealed,
)
from ecumene.contract.explaining import check_glossary
from ecumene.contract.guiding import check_guide
from ecumene.contract.knowing import check_bots, check_copy, check_dump, check_numbers, check_views, check_words
from ecumene.contract.pairs import tables
from ecumene.contract.saying import check_book, check_log, check_pictures, check_sayings, check_sentences
from ecumene.contract.showing import (
    check_choices,
    check_events,
    check_patch,
    check_patch_size,
    check_reveals,
    check_scenes,
    check_stage,
)
from ecumene.core.action import Action, Seat
from ecumene.core.game import Game
from ecumene.core.options import OptionValue
from ecumene.core.position import Position
from ecumene.core.record import Play, Record
from ecumene.core.scene import Scene

__all__ = [
    "BrokenContract",
    "Case",
    "check_answers",
    "check_book",
    "check_bots",
    "check_catalogue",
    "check_choices",
    "check_copy",
    "check_decision",
    "check_dump",
    "check_effects",
    "check_end",
    "check_events",
    "check_game",
    "check_glossary",
    "check_guide",
    "check_input",
    "check_legal",
    "check_log",
    "check_numbers",
    "check_patch",
    "check_patch_size",
    "check_pictures",
    "check_record",
    "check_refusals",
    "check_reveals",
    "check_sayings",
    "check_scenes",
    "check_sealed",
    "check_sentences",
    "check_stage",
    "check_thoroughly",
    "check_undo",
    "check_views",
    "check_words",
    "tables",
    "wander",
]

FEW, MANY = 12, 2_000  # actions of the catalogue that are tried at a decision, and at one looked at thoroughly
ALL = 5_000  # of a larger catalogue, which is computed and not listed, only so many are looked at
REPLAYS = 12  # positions on the way that a replay must find again


def check_game(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    thorough: float = 0.1,
) -> Record:
    """Play one whole game at random and hold it to the contract; its record is given back.

    `thorough` is the share of decisions at which the dear checks are made: 1 for all, 0 for only the first of each
    kind of question.
    """
    case = Case(game, seats, seed, options or {})
    try:
        check_catalogue(case, ALL if len(game.actions) > ALL else 0)
        check_input(case)
        return _check_play(case, thorough)
    except BrokenContract:
        raise
    except Exception as error:
        raise BrokenContract(case.failure(f"{type(error).__name__}: {error}")) from error


def _check_play(case: Case, thorough: float) -> Record:
    play = Play(case.game, case.seats, case.seed, case.options)
    rng = Random(f"{case.game.id} {case.seats} {case.seed}")
    met: set[str] = set()
    dumps: dict[int, dict[str, Any]] = {}  # by the number of entries
    watcher = Watcher(case)
    while play.position.pending():
        case.at()
        case.require(case.decision < case.game.longest, f"no game takes more than {case.game.longest} decisions")
        position = play.position
        kind = position.agenda[-1].kind
        dear = kind not in met or rng.random() < thorough
        met.add(kind)
        check_decision(case, position, rng)
        if dear:
            check_thoroughly(case, position, rng)
            if len(dumps) < REPLAYS:
                dumps[len(play.record.entries)] = position.dump()
        watcher.look(position)
        seat = rng.choice(position.pending())
        action = rng.choice(position.legal(seat))
        case.at(seat, action)
        if dear:
            check_undo(case, play, seat, action)
        play.act(seat, action)
        case.decision += 1
    watcher.look(play.position)
    check_patch_size(case, watcher.sizes)
    check_end(case, play.position)
    check_record(case, play, dumps)
    return play.record


class Watcher:
    """Somebody who watches from the first seat, and is told only what changes."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.scene: Scene | None = None
        self.sizes: list[int] = []

    def look(self, position: Position) -> None:
        """The next scene, drawn afresh and by its patch."""
        scene = self.case.game.scene(position.view(0), 0)
        if self.scene is not None:
            self.sizes.append(check_patch(self.case, self.scene, scene))
        self.scene = scene


def check_decision(case: Case, position: Position, rng: Random) -> None:
    """What is cheap enough to look at whenever somebody must decide."""
    check_legal(case, position)
    check_refusals(case, position, some_actions(case.game, FEW, rng))
    check_numbers(case, position)


def check_thoroughly(case: Case, position: Position, rng: Random) -> None:
    """What is dear: every effect, the catalogue, copies, dumps, views, guesses, sealed choices, bots, words, scenes."""
    tried = min(len(case.game.actions), ALL) if case.decision == 0 else MANY
    check_refusals(case, position, some_actions(case.game, tried, rng))
    check_effects(case, position)
    check_copy(case, position, rng)
    check_dump(case, position)
    check_views(case, position, rng)
    check_sealed(case, position, rng)
    check_bots(case, position, rng)
    check_words(case, position)
    check_stage(case, position)
    check_scenes(case, position, rng)
    check_choices(case, position)
    check_events(case, position)
    check_reveals(case, position, rng)
    check_sentences(case, position, rng)
    check_pictures(case, position)
    if case.decision == 0:
        check_book(case, position)


# ---- the record and the end


def check_undo(case: Case, play: Play, seat: Seat, action: Action) -> None:
    """An action that is undone leaves the position as it was."""
    before = play.position.dump()
    play.act(seat, action)
    play.undo(seat)
    case.require(play.position.dump() == before, "undo brings back the position before the action")


def check_end(case: Case, position: Position) -> None:
    """A game that is over takes no more actions and has its standings."""
    check_legal(case, position)
    check_numbers(case, position)
    check_dump(case, position)
    check_refusals(case, position, [case.game.actions[0]])
    check_scenes(case, position, Random(case.seed))


def check_record(case: Case, play: Play, dumps: Mapping[int, Mapping[str, Any]]) -> None:
    """The record survives its text and replays to the same positions: from the seed, and from what is written.

    `dumps` are positions met on the way, by the number of entries that led there.
    """
    case.at()
    record = Record.parse(str(play.record))
    case.require(record == play.record, "a record survives its text")
    final = play.position.dump()
    case.require(record.replay(case.game).dump() == final, "the record replays to the same position")
    for entries, dump in dumps.items():
        case.require(record.replay(case.game, entries).dump() == dump, f"{entries} entries replay to the same position")
    scripted = Record.parse(str(replace(record, seed=None))).replay(case.game).dump()
    for part in ("state", "agenda"):
        case.require(scripted[part] == final[part], f"without its seed the record replays to another {part}")
    redacted = record.redacted(case.game)
    shown = {purpose for entry in redacted.entries for purpose, _ in entry.outcomes} | {p for p, _ in redacted.setup}
    case.require(redacted.seed is None and not shown & case.game.secret_outcomes, "a redacted record tells no secret")

"""What clicks mean in Rise of Empires: the actions, legal or not, so that a page can ask why something cannot be done.

A thing is read by the first word of its id; which action it stands for follows from the open question.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Question
from ecumene.core.staging import AMOUNT, NO_NUMBER, number_in, place_in, seat_in
from ecumene.games.rise_of_empires.box import actions as verbs
from ecumene.games.rise_of_empires.box.actions import MOST_CUBES, MOST_SPACES, MOST_TOWNS, TOWN_GOODS
from ecumene.games.rise_of_empires.box.content import CITY, EMPIRE, NONE, PROGRESS, ROWS, THINGS, TRADE
from ecumene.games.rise_of_empires.play import city as cities
from ecumene.games.rise_of_empires.play import display, progress, trade
from ecumene.games.rise_of_empires.play.attacks import opponents
from ecumene.games.rise_of_empires.play.display import TakeAction
from ecumene.games.rise_of_empires.play.empire import PlaceCubes
from ecumene.games.rise_of_empires.play.era_end import KeepTiles
from ecumene.games.rise_of_empires.play.free_combat import AllyRegion, StrikeTarget
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.scene.clicks import BUTTONS, LINES, row_options


class Asking:
    """The open question, its seat, and all that was clicked."""

    def __init__(self, position: EmpiresPosition, seat: Seat, question: Question, path: Sequence[str]) -> None:
        self.position = position
        self.seat = seat
        self.question = question
        self.path = path
        self.last = path[-1]

    def one(self, verb: int, arg: int) -> list[Action]:
        """The action of a verb about something, if there is one."""
        acts = self.position.acts.of[verb]
        return [acts[arg]] if 0 <= arg < len(acts) else []

    def many(self, first: Action, most: int) -> list[Action]:
        """One of the actions that differ in how many, by the last click."""
        if not self.last.startswith(AMOUNT):
            return [first]
        n = number_in(self.last.removeprefix(AMOUNT))
        return [self.position.game.actions[first.index + n - 1]] if 1 <= n <= most else []


def empires_meant(position: EmpiresPosition, seat: Seat, path: Sequence[str]) -> list[Action]:
    """The actions that clicking these things means at the question of the moment; empty where they mean none."""
    question = position.question()
    if question is None:
        return []
    asking = Asking(position, seat, question, path)
    if path[0][:1] == "~":
        return _button(asking, path[0])
    if path[0] in position.box.region_no:
        return _at_region(asking, position.box.region_no[path[0]], NONE)
    word, _, rest = path[0].partition(".")
    read = READERS.get(word)
    return [] if read is None else read(asking, rest)


# ---- buttons


def _button(asking: Asking, step: str) -> list[Action]:
    for verb, name in BUTTONS.items():
        if step == name:
            return asking.one(verb, 0)
    word, _, rest = step[1:].partition(".")
    acts = asking.position.acts
    thing = place_in(THINGS, rest)
    if word == "pay" and thing >= 0:
        return asking.many(acts.pay(thing, 1), MOST_SPACES - 1)
    if word == "town" and 0 <= thing < TOWN_GOODS:
        return asking.many(acts.town(thing, 1), MOST_TOWNS)
    return asking.one(verbs.PICK, number_in(rest) - 1) if word == "pick" else []


# ---- the displays


def _for_disc(asking: Asking, row: int, action: Action) -> list[Action]:
    """What a thing of a row means while a disc is chosen: the disc too, unless the thing comes by itself."""
    position, seat = asking.position, asking.seat
    disc = position.acts.of[verbs.DISC][row]
    if not display.is_open(position, row) or position.turn_b:
        return [disc]
    options = row_options(position, seat, row)
    return [disc] if options == [action] else [disc, action]


def _at_row(asking: Asking, rest: str) -> list[Action]:
    """A row, or a space of it: a disc is laid there."""
    row = place_in(ROWS, rest.partition(".")[0])
    if row < 0 or not isinstance(asking.question, TakeAction):
        return []
    resting = asking.position.acts.of[verbs.REST][row]
    return [resting] if resting in asking.position.legal(asking.seat) else asking.one(verbs.DISC, row)


def _at_disc(asking: Asking, rest: str) -> list[Action]:
    """A disc is taken back, and where that is free its action may follow."""
    name, _, number = rest.partition(".")
    row, space = place_in(ROWS, name), number_in(number) - 1
    if row < 0 or not 0 <= space < MOST_SPACES or not isinstance(asking.question, TakeAction):
        return []
    back: list[Action] = [asking.position.acts.back(row, space)]
    if len(asking.path) == 1:
        return back
    if asking.last == BUTTONS[verbs.PASS]:
        return [*back, asking.position.acts.pass_]
    found = [action for action in _things(asking, asking.last) if action[0] == row]
    return [*back, found[0][1]] if found else []


def _things(asking: Asking, thing: str) -> list[tuple[int, Action]]:
    """The row and the action that a tile, an empire tile or a trade space stands for."""
    box, acts = asking.position.box, asking.position.acts
    word, _, rest = thing.partition(".")
    if word in ("tile", "old") and rest in box.tile_no:
        return [(box.tiles[box.tile_no[rest]].family, acts.of[verbs.TAKE][box.tile_no[rest]])]
    if word == "empire" and rest in box.empire_no:
        return [(EMPIRE, acts.of[verbs.EMPIRE][box.empire_no[rest]])]
    if word == "trade" and rest in box.trade_no:
        return [(TRADE, acts.of[verbs.TRADE][box.trade_no[rest]])]
    return []


def _at_thing(asking: Asking, rest: str) -> list[Action]:
    """A tile, an empire or a trade: taken now, or with a disc."""
    for row, action in _things(asking, asking.path[0]):
        if not isinstance(asking.question, TakeAction):
            return [action]
        if not asking.position.turn_b and display.is_open(asking.position, row):
            _refuse(asking, row, action)
        return _for_disc(asking, row, action)
    return []


def _refuse(asking: Asking, row: int, action: Action) -> None:
    """Say what stands in the way of the thing itself, before a disc is spoken of."""
    position, seat = asking.position, asking.seat
    assert isinstance(action, verbs.EmpiresAction)
    if row == TRADE:
        trade.check_trade(position, seat, action.arg)
    elif row in (PROGRESS, CITY):
        check = progress.check_take if row == PROGRESS else cities.check_take
        check(position, seat, position.box.tiles[action.arg].thing)


def _at_order(asking: Asking, rest: str) -> list[Action]:
    return asking.one(verbs.POSITION, number_in(rest) - 1) if asking.question.kind == "chooseposition" else []


# ---- the map


def _at_region(asking: Asking, region: int, whose: Seat) -> list[Action]:
    """A region, or somebody's cubes in it."""
    position, question = asking.position, asking.question
    if isinstance(question, PlaceCubes):
        return asking.many(position.acts.place(region, 1), MOST_CUBES)
    if isinstance(question, AllyRegion):
        return asking.one(verbs.ALLY, region)
    if question.kind not in ("fight", "fighttarget", "striketarget"):
        return []
    opponent = whose
    if whose in (NONE, asking.seat):
        there = opponents(position, asking.seat, region)
        if len(there) > 1:
            return []
        opponent = there[0] if there else (asking.seat + 1) % position.seats
    if isinstance(question, StrikeTarget):
        return [position.acts.strike(region, opponent)]
    lines = getattr(question, "lines", None)
    line = lines(position)[0] if lines is not None else 0
    return [position.acts.fight(region, opponent, LINES.index(asking.last) if asking.last in LINES else line)]


def _at_cubes(asking: Asking, rest: str) -> list[Action]:
    name, _, owner = rest.partition(".")
    region, seat = asking.position.box.region_no.get(name, NO_NUMBER), seat_in(owner)
    known = region >= 0 and 0 <= seat < asking.position.seats and asking.position.cubes_of(seat, region) > 0
    return _at_region(asking, region, seat) if known else []


# ---- own tiles


def _at_own(
    asking: Asking, rest: str, numbers: dict[str, int], keep: int, other: int, at: Collection[str]
) -> list[Action]:
    """A tile on one's own mat: kept at the end of an era, else what the question takes."""
    name, _, owner = rest.partition(".")
    number = numbers.get(name, NO_NUMBER)
    if seat_in(owner) != asking.seat or number < 0:
        return []
    if isinstance(asking.question, KeepTiles):
        return asking.one(keep, number)
    return asking.one(other, number) if asking.question.kind in at else []


def _at_progress(asking: Asking, rest: str) -> list[Action]:
    kinds = asking.position.box.progress_no
    return _at_own(asking, rest, kinds, verbs.KEEP_PROGRESS, verbs.USE, ("takeaction", "afteraction"))


def _at_city(asking: Asking, rest: str) -> list[Action]:
    numbers = asking.position.box.city_no
    return _at_own(asking, rest, numbers, verbs.KEEP_CITY, verbs.DISCARD, ("refusefood", "refuseresources"))


Reader: TypeAlias = Callable[[Asking, str], list[Action]]

READERS: Final[dict[str, Reader]] = {
    "row": _at_row, "disc": _at_disc, "tile": _at_thing, "old": _at_thing, "empire": _at_thing, "trade": _at_thing,
    "order": _at_order, "cubes": _at_cubes, "progress": _at_progress, "city": _at_city,
}  # fmt: skip
"""What the first word of an id stands for; a region is known by its own name."""

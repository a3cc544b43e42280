"""Cards in a test: what content says of one, and a seat that comes to have it or uses it.

Seat 0 of a `quiet` table can pay for everything, and its next investments uncover and cover nothing that happens at
once; so `gained` shows what a card does and nothing else. Amounts are read from content by `said`, which fails where a
card does not say such a thing: a test of a card holds its kind of effect, and lets its numbers be tuned.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ecumene.games.beyond_the_horizon.box.terms import LEVEL_II, LEVELS, TOKENS, TRACKS
from ecumene.games.beyond_the_horizon.play.model import SOURCES
from ecumene.games.beyond_the_horizon.play.moving import MoveUnits
from tests.beyond_the_horizon.board import Board, table
from tests.beyond_the_horizon.content import ours

COINS = 10
ACTIVE = 5
CUBES = 1  # that have left each track
INVESTED = 5

AMOUNT = {
    "gain": "coins",
    "recruit": "strength",
    "upgrade": "by",
    "build": "discount",
    "pay": "coins",
    "fortify": "bonus",
}
"""The field that is the amount of a verb, where it has several."""


def quiet(seats: int = 2) -> Board:
    """A table with nothing that answers to a card: no objective is near, and no ability of seat 0 is about it."""
    board = table(seats).govern(0, "merchant_league").objectives("age_of_learning", "two_citadels", "blossoming_realm")
    board.removed(0, food=CUBES, economy=CUBES, infrastructure=CUBES).give(0, coins=COINS, active=ACTIVE)
    board.position.invested[0] = INVESTED
    return board


def gained(board: Board) -> dict[str, int]:
    """What seat 0 of a quiet table has beyond what it began with."""
    now = {"coins": board.has(0, "coins") - COINS, "active": board.has(0, "active") - ACTIVE}
    now |= {token: board.has(0, token) for token in TOKENS}
    now |= {track: cubes - CUBES for track, cubes in zip(TRACKS, board.cubes(0), strict=True)}
    now |= {"invested": board.has(0, "invested") - INVESTED, "buildings": len(board.stock(0)), "points": kept(board, 0)}
    return {thing: amount for thing, amount in now.items() if amount}


def kept(board: Board, seat: int) -> int:
    """The points written on cards and buildings for a seat."""
    return sum(board.position.kept[SOURCES * seat : SOURCES * seat + SOURCES])


def moves(board: Board) -> int:
    """How many moves seat 0 may make now; a question about anything else fails."""
    question = board.position.agenda[-1]
    assert isinstance(question, MoveUnits), board.asked()
    return question.left


def kinds_to_recruit(board: Board) -> list[str]:
    """The kinds of unit that may be recruited on the starting tile."""
    return [choice.split()[2] for choice in board.legal() if choice.startswith("recruit rose_sands")]


def building_cost(board: Board, building: str) -> int:
    """The printed price of a building."""
    return board.position.box.buildings[board.position.box.building_no[building]].cost


# ---- what content says


def record(card: str) -> Mapping[str, Any]:
    """The record of a technology, a leader or a government."""
    for name in ("technologies", "leaders", "governments"):
        for row in ours().tables[name]:
            if row["id"] == card:
                return row
    raise AssertionError(f"no card {card}")


def said(card: str, where: str, verb: str, place: int = 0) -> int:
    """The amount of an effect in a part of a card, the first with its verb or a later one: `wheel, action, gain`."""
    found = list(_said(record(card)[where], verb))
    assert len(found) > place, f"{card} says nothing of {verb} in {where}"
    says = found[place]
    amount = says[AMOUNT[verb]] if isinstance(says, Mapping) else says
    assert isinstance(amount, int)
    return amount


def _said(part: Any, verb: str) -> Iterator[Any]:
    if isinstance(part, Mapping):
        for key, value in part.items():
            if key == verb:
                yield value
            yield from _said(value, verb)
    elif isinstance(part, (list, tuple)):
        for entry in part:
            yield from _said(entry, verb)


def scored(card: str, where: str, counter: str, count: int) -> int:
    """The points that a card names for so many of something at the end."""
    for per in record(card)[where]:
        if per["per"] == counter:
            points: int = per["points"] * (count // per.get("every", 1))
            most: int = per.get("most", points)
            return min(points, most)
    raise AssertionError(f"{card} does not count {counter}")


# ---- coming to have a card, and using it


def place(board: Board, card: str) -> str:
    """The slot on which a card lies, or the first of its level, where it is put."""
    position = board.position
    number = position.box.technology_no[card]
    if number in position.cards:
        return position.box.slots[position.cards.index(number)].id
    slot = position.box.slots[position.box.slots_of[position.box.technologies[number].level][0]].id
    board.card(slot, card)
    return slot


def study(card: str, board: Board | None = None) -> Board:
    """Seat 0 researches a card after seat 1 did: no leader and no choice come with it. The scholar is from a column."""
    board = board or quiet()
    slot = place(board, card)
    level = board.position.box.slots[board.position.box.slot_no[slot]].level
    board.scholar(1, slot).do(0, [{"research": {"level": LEVELS[level], "scholar": "inactive", "free": True}}])
    return board.act(f"research {slot}")


def use(card: str, board: Board | None = None) -> Board:
    """Seat 0 has a card and moves its pawn there; the price comes on top of what it has."""
    board = (board or quiet()).pawn(0, "grow")
    if card not in board.technologies(0):
        board.tech(0, card)
    deed = board.position.box.deeds[board.position.box.deed_no[card]]
    board.position.coins[0] += deed.coins
    board.give(0, active=board.has(0, "active") + deed.population)
    return board.act(f"act {card}")


def next_leader(board: Board, leader: str) -> None:
    """The leader who lies on whatever slot of its level is researched next."""
    number = board.position.box.leader_no[leader]
    level = board.position.box.leaders[number].level
    board.next_drawn(f"leader_{LEVELS[level].lower()}", board.position.leader_pool[level - LEVEL_II], number)


def meet(leader: str, board: Board | None = None) -> Board:
    """Seat 0 is the first to research a slot of a leader's level; what the leader does comes before the card."""
    board = board or quiet()
    next_leader(board, leader)
    level = board.position.box.leaders[board.position.box.leader_no[leader]].level
    slot = board.position.box.slots[board.position.box.slots_of[level][0]].id
    board.do(0, [{"research": {"level": LEVELS[level], "scholar": "inactive", "free": True}}])
    return board.act(f"research {slot}")

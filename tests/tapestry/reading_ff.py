"""What the tests that read Fantasies & Futures a second time share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.tapestry.board import Board, table
from tests.tapestry.laying import play

FF: dict[str, int | str] = {"fantasies_and_futures": "in"}
ARTS: dict[str, int | str] = {**FF, "arts_and_architecture": "in"}
ALL: dict[str, int | str] = {**ARTS, "plans_and_ploys": "in"}
STILL = ("militants", "chosen", "craftsmen", "historians", "nomads")
"""Civilizations that ask nothing in an income turn as long as nothing else happens."""

CHARMED = "sealed_prophecy"
"""A card with an enchantment, for conditions."""


def ff(
    seats: int = 2,
    era: int = 3,
    civs: Sequence[str] = STILL,
    options: Mapping[str, int | str] | None = None,
    capitals: Sequence[str] = ("mountain", "wetland", "tropical", "desert", "grassland"),
) -> Board:
    """Everybody is in an era with empty mats and tokens at the start; seat 0 is to move."""
    chosen = FF if options is None else options
    board = table(seats, civs, capitals, options=chosen).era(*[era] * seats)
    tracks = (
        "exploration",
        "science",
        "military",
        "technology",
        *(("arts",) if "arts_and_architecture" in chosen else ()),
    )
    for seat in range(seats):
        board.token(seat, **dict.fromkeys(tracks, 0)).give(seat, coin=0)
    position = board.position
    position.deck = sorted([*position.deck, *[kind for stack in position.mats for kind in stack if kind >= 0]])
    position.mats, position.reserve = [()] * len(position.mats), [()] * seats
    position.built = [0] * len(position.built)
    return board


def answers(board: Board, limit: int = 40, decline: bool = True) -> Board:
    """Everything is declined or answered in the first way until a turn is to be taken."""
    for _ in range(limit):
        if board.asked() == "over" or board.asked().endswith("taketurn"):
            break
        legal = board.legal()
        board.act("decline" if decline and "decline" in legal else legal[0])
    return board


def enchanting(board: Board, limit: int = 40) -> Board:
    """As `answers`, but every enchantment is taken."""
    for _ in range(limit):
        if board.asked() == "over" or board.asked().endswith("taketurn"):
            break
        legal = board.legal()
        charm = board.asked().endswith("enchantments")
        board.act(legal[0] if charm or "decline" not in legal else "decline")
    return board


def wealth(board: Board, seat: int = 0) -> dict[str, int]:
    """What a seat has: points, resources, cards in hand, tiles, steps on all tracks."""
    steps = sum(sum(board.where(seat, track)) for track in ("exploration", "science", "military", "technology"))
    found = {"points": board.score(seat), "cards": len(board.hand_of(seat)), "steps": steps}
    found["tiles"] = len(board.position.supply[seat])
    return {**found, "coin": 0, "worker": 0, "food": 0, "culture": 0, **board.stock(seat)}


def difference(more: Board, less: Board, seat: int = 0) -> dict[str, int]:
    """What a seat has more on one board than on another."""
    one, other = wealth(more, seat), wealth(less, seat)
    return {name: one[name] - other[name] for name in one if one[name] != other[name]}


def laid(card: str, left: Sequence[str] = (), board: Board | None = None, era: int = 3) -> Board:
    """Seat 0 plays a card in an era, with cards on the space to the left; all enchantments are taken."""
    board = board or ff(era=era)
    if left:
        board.mat(0, era - 1, *left)
    return enchanting(play(board, card))


def top(board: Board, era: int, seat: int = 0) -> str:
    stack = board.position.mat(seat, era)
    return board.position.box.cards[stack[-1]].id if stack and stack[-1] >= 0 else ""


def upgrade(board: Board, card: str, seat: int = 0) -> Board:
    """An upgrade of this card; where it is the only one nothing is asked."""
    board.do(seat, [{"upgrade": True}])
    return board.act(f"upgrade {card}") if board.asked() == f"{seat} upgradecard" else board


def fifth(board: Board, seat: int = 0) -> Board:
    """Seat 0 takes its fifth income turn; others can go on."""
    others = [other for other in range(board.position.seats) if other != seat]
    for other in others:
        board.give(other, coin=3)
    board.position.era[seat] = 4
    if not board.position.mat(seat, 4):
        board.mat(seat, 4, "trap")
    return board.act("income")


def until(board: Board, *kinds: str, limit: int = 40, decline: bool = True) -> Board:
    """Declines or first answers until one of these questions is open."""
    for _ in range(limit):
        if board.asked() == "over" or board.asked().split()[1] in kinds:
            return board
        legal = board.legal()
        board.act("decline" if decline and "decline" in legal else legal[0])
    raise AssertionError(board.asked())

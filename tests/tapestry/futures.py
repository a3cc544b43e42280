"""Tables with Fantasies & Futures for tests of its tapestry cards, and what every question of theirs must stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ecumene.games.tapestry.box.content import BUILDINGS
from ecumene.games.tapestry.mind.policy import weigh
from tests.tapestry.board import Board, game, table
from tests.tapestry.laying import QUIET
from tests.tapestry.ploys import reloaded
from tests.tapestry.showing import choice, drawn, english, french, meant, paths

FF: dict[str, int | str] = {"fantasies_and_futures": "in"}


def futures(
    seats: int = 2, civs: Sequence[str] = QUIET, options: Mapping[str, int | str] | None = None, era: int = 2
) -> Board:
    """All are in the same era; nothing lies on the mats and tokens are at the start; seat 0 is to move."""
    board = table(seats, civs, options={**FF, **(options or {})}).era(*[era] * seats)
    for seat in range(seats):
        board.token(seat, exploration=0, science=0, military=0, technology=0)
    return board


def _ids(data: object) -> Iterator[str]:
    """The ids of things, and of parts of things such as the edges of a card."""
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    if isinstance(data, dict) and isinstance(data.get("id"), str):
        yield data["id"]
    for part in parts:
        yield from _ids(part)


def sound(board: Board) -> Board:
    """The question that is open can be stored, said, shown, clicked and weighed."""
    reloaded(board)
    seat = board.position.pending()[0]
    asked = choice(board)
    for say in (english, french):
        assert say(asked["prompt"])
        assert all(say(act["say"]) for act in asked["acts"])
    things = set(_ids(list(drawn(board, seat).values())))
    for notation, path in paths(board).items():
        for step in path:
            clicks = [step] if isinstance(step, str) else list(step)
            assert all(click.startswith("~") or click in things for click in clicks), notation
            assert meant(board, clicks[0]) == [notation]
    assert len(weigh(board.position, seat, board.position.legal(seat))) == len(board.legal())
    return board


def enchanted(board: Board, card: str, side: str, seat: int = 0) -> Board:
    """What a card gives at one of its edges."""
    position = board.position
    effect = getattr(position.box.cards[position.box.card_no[card]], side)
    assert effect >= 0
    position.perform(seat, effect, f"card.{card}")
    return board.settle()


def edges(card: str) -> tuple[bool, bool]:
    """Whether a card has an enchantment on the left, and on the right."""
    entry = game().components.cards[game().components.card_no[card]]
    return entry.left >= 0, entry.right >= 0


def owned(board: Board, building: str, seat: int = 0) -> int:
    """How many income buildings of a kind a seat has gained."""
    return board.position.built[len(BUILDINGS) * seat + BUILDINGS.index(building)]

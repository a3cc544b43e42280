"""Beyond the Horizon at a table: a turn and its chain, what cannot be taken back, and what only one seat has seen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ecumene.core.record import Entry
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.table.live.live import LiveTable
from ecumene.table.log.state import Move
from ecumene.table.wire.messages import UndoRequest
from tests.beyond_the_horizon.board import Board
from tests.beyond_the_horizon.board import table as board_of
from tests.beyond_the_horizon.cards import next_leader
from tests.marks import rule
from tests.table.live.room import ANN, BOB, CAT, DAN, Page, Room, act, holder, legal, refused, room, run

GUESTS = (ANN, BOB, DAN)
LOOKED_AT = ("mining", "guilds", "medicine")
MUSTER = ("act muster", "recruit rose_sands settler")
STUDY = ("act research_ii", "research II1")
INSIGHT = ("act research_iv", "research IV1")


async def table_with(house: Room, board: Board, seed: int | None = None) -> tuple[LiveTable, list[Page]]:
    """A table of Ann and Bob where things lie as on a board, with their pages and a spectator's."""
    table = await house.table(ANN, BOB, game="beyond_the_horizon")
    dump: dict[str, Any] = board.position.dump()
    if seed is not None:
        dump["chance"] = {**dump["chance"], "seed": seed}
    table.audience.adopt(replace(table.state, last=Move(None, table.state.game.reload(dump), Entry(0, "setup", ()))))
    return table, [Page(table, guest).join() for guest in GUESTS]


def position_of(table: LiveTable) -> HorizonPosition:
    assert table.state.last is not None
    position = table.state.last.position
    assert isinstance(position, HorizonPosition)
    return position


async def do(table: LiveTable, page: Page, *path: str) -> None:
    """Choose by clicks, as the page does."""
    (choice,) = page.told["choices"]
    (found,) = [each for each in choice["acts"] if _leads(each["path"], path)]
    await act(table, choice["seat"], found["i"], *found.get("then", ()))


def _leads(steps: list[str | list[str]], path: tuple[str, ...]) -> bool:
    """Whether clicks are a way to go these steps, each of which may be any of several things."""
    if len(steps) != len(path):
        return False
    return all(at == step or (isinstance(step, list) and at in step) for step, at in zip(steps, path, strict=True))


async def undo(table: LiveTable, seat: int) -> None:
    await table.undo(holder(table, seat), UndoRequest(seat=seat, version=table.state.version))


def alike(told: bytes) -> dict[str, Any]:
    """A message without what differs from table to table."""
    message: dict[str, Any] = json.loads(told)
    for when in ("id", "created", "changed"):
        message.get("table", {}).pop(when, None)
    return message


# ---- boards


def student() -> Board:
    """Seat 0 can be the first on slot II1, beyond which nobody knows the leader or the cards."""
    return board_of().card("I1", "wheel").tech(0, "wheel").give(0, coins=2, active=2)


def buyer() -> Board:
    """Seat 0 can research guilds after seat 1, which brings a building; another then comes from its stack."""
    return student().card("II1", "guilds").scholar(1, "II1")


def genius(*next_cards: str) -> Board:
    """Seat 0 can be the first on slot IV1, where Albert Einstein waits with a look at these cards of level II."""
    board = board_of().lay("oasis", "salt_lake").village(1, "oasis", "salt_lake").city(0, "oasis", "salt_lake")
    board.card("IV1", "space_flight").scholar(0, "III1", "III2").give(0, coins=9, active=4).pawn(0, "grow")
    next_leader(board, "albert_einstein")
    return board.deck(*next_cards)


# ---- choosing a government


@rule("beyond_the_horizon.setup.government_draft")
def test_a_government_is_chosen_by_its_card_and_taken_back_only_until_the_next_has_chosen() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, CAT, game="beyond_the_horizon")
            pages = [Page(table, guest).join() for guest in (ANN, BOB, CAT, DAN)]
            first = position_of(table).first
            (last,) = table.state.pending
            assert last == (first + 2) % 3, "in reverse order"
            cards = [each["path"][0] for each in pages[last].told["choices"][0]["acts"]]
            before = position_of(table).dump()
            await do(table, pages[last], cards[0])
            await undo(table, last)
            assert position_of(table).dump() == before
            await do(table, pages[last], cards[1])
            (second,) = table.state.pending
            left = [each["path"][0] for each in pages[second].told["choices"][0]["acts"]]
            assert left == [card for card in cards if card != cards[1]]
            await do(table, pages[second], left[0])
            assert table.state.pending == (first,), "who has one card left takes it, and begins"
            assert pages[last].told["undo"]["why"] == "other"
            await refused(undo(table, last), "no_undo", 409)
            for page in pages:
                page.agrees()

    run(play)


# ---- a turn


@rule("beyond_the_horizon.action.muster", "beyond_the_horizon.units.recruit")
def test_an_action_and_its_chain_are_done_by_clicks_and_taken_back_one_by_one() -> None:
    async def play() -> None:
        async with room() as house:
            table, pages = await table_with(house, board_of())
            dumps = [position_of(table).dump()]
            for path in (
                ("space.muster.1",),
                ("w.1.0", "~unit.settler"),
                ("unit.p0.rose_sands.settler.2", "w.0.0"),
                ("~pass",),
                ("~produce.coins",),
            ):
                await do(table, pages[0], *path)
                dumps.append(position_of(table).dump())
            assert table.state.pending == (1,)
            for page in pages:
                page.agrees()
            for before in reversed(dumps[:-1]):
                await undo(table, 0)
                assert position_of(table).dump() == before
            await refused(undo(table, 0), "no_undo", 409)

    run(play)


@rule("beyond_the_horizon.exploring.reveal")
def test_whoever_has_explored_cannot_take_it_back() -> None:
    async def play() -> None:
        async with room() as house:
            table, pages = await table_with(house, board_of())
            await act(table, 0, *MUSTER, "explore rose_sands 2 sw")
            assert pages[0].told["undo"]["why"] == "chance"
            await refused(undo(table, 0), "no_undo", 409)
            while "produce coins" not in legal(table, 0):
                await act(table, 0, legal(table, 0)[-1])
            before = position_of(table).dump()
            await act(table, 0, "produce coins")
            await undo(table, 0)
            assert position_of(table).dump() == before, "what came after it can be taken back"

    run(play)


@rule("beyond_the_horizon.leaders.hidden", "beyond_the_horizon.research.reveal")
def test_whoever_was_first_on_a_slot_chooses_again_among_the_cards_but_has_seen_them() -> None:
    async def play() -> None:
        async with room() as house:
            table, pages = await table_with(house, student())
            await act(table, 0, *STUDY)
            while table.state.pending == (0,) and not legal(table, 0)[0].startswith("keep"):
                await act(table, 0, legal(table, 0)[0])  # what the leader asks
            offered = legal(table, 0)
            assert len(offered) == 2
            shown = [each for each in pages[1].scene["elements"] if str(each["id"]).startswith("tech.")]  # type: ignore[index]
            assert {f"tech.{each.removeprefix('keep ')}" for each in offered} <= {each["id"] for each in shown}
            await act(table, 0, offered[0])
            await undo(table, 0)
            assert legal(table, 0) == offered
            await refused(undo(table, 0), "no_undo", 409)

    run(play)


# ---- what nobody knows


@rule("beyond_the_horizon.leaders.hidden", "beyond_the_horizon.setup.decks", "beyond_the_horizon.setup.territories")
@pytest.mark.parametrize(
    ("begin", "actions"),
    [
        (board_of, (*MUSTER, "explore rose_sands 1 sw")),
        (student, STUDY),
        (buyer, (*STUDY, "take farm")),
    ],
    ids=["a territory", "a leader and technologies", "a building"],
)
def test_no_byte_tells_what_comes_next(begin: Callable[[], Board], actions: tuple[str, ...]) -> None:
    """Tables are alike but for what chance will give: until it gives it, all are sent the same."""
    board = begin().row("farm", "market", "shrine")

    async def sent(seed: int) -> list[list[dict[str, Any]]]:
        async with room() as house:
            table, pages = await table_with(house, board, seed)
            for action in actions:
                await act(table, 0, action)
            return [[alike(told) for told in page.bytes if b'"presence"' not in told] for page in pages]

    async def play() -> None:
        tables = [await sent(seed) for seed in (1, 2, 3)]
        for viewer in range(len(GUESTS)):
            before = [messages[viewer][:-1] for messages in tables]
            assert before[0] == before[1] == before[2]
            assert len(before[0]) == len(actions), "the whole, and each action but the last"
            last = [json.dumps(messages[viewer][-1]) for messages in tables]
            assert len(set(last)) > 1

    run(play)


# ---- what one seat has seen


@rule("beyond_the_horizon.effects.private_technology", "beyond_the_horizon.research.under_order")
@pytest.mark.parametrize("answer", ["keep guilds", "pass"])
def test_no_byte_tells_the_others_what_a_seat_has_looked_at(answer: str) -> None:
    """Two tables are alike but for the cards that one seat looks at: the others are sent the same, before and after."""

    async def sent(*cards: str) -> list[list[dict[str, Any]]]:
        async with room() as house:
            table, pages = await table_with(house, genius(*cards))
            await act(table, 0, *INSIGHT)
            assert legal(table, 0) == [f"keep {card}" for card in cards[:3]] + ["pass"]
            await act(table, 0, answer)
            for page in pages:
                page.hear(table.full(page.guest))
            return [[alike(told) for told in page.bytes] for page in pages]

    async def play() -> None:
        one, other = await sent(*LOOKED_AT, "coinage"), await sent("mining", "guilds", "coinage", "medicine")
        looker, opponent, spectator = zip(one, other, strict=True)
        assert looker[0] != looker[1]
        assert opponent[0] == opponent[1]
        assert spectator[0] == spectator[1]

    run(play)


@rule("beyond_the_horizon.effects.private_technology")
def test_the_looker_is_shown_the_cards_and_the_others_their_number() -> None:
    async def play() -> None:
        async with room() as house:
            table, pages = await table_with(house, genius(*LOOKED_AT, "coinage"))
            await act(table, 0, *INSIGHT)
            heard = [page.bytes[-1].decode() for page in pages]
            for card in LOOKED_AT:
                assert [f"tech.{card}" in told for told in heard] == [True, False, False]
            assert pages[0].told["undo"]["why"] == "chance", "the leader"
            await do(table, pages[0], "tech.guilds")
            for page in pages:
                assert '"guilds"' in page.bytes[-1].decode(), "what is kept lies open"
                assert "medicine" not in page.bytes[-1].decode() or page is pages[0]
                page.agrees()

    run(play)


@rule("beyond_the_horizon.research.under_order", "beyond_the_horizon.research.colour")
@pytest.mark.parametrize(("known_to", "why"), [(0b11, ""), (0b10, ""), (0b01, "chance")])
def test_cards_that_only_another_had_seen_cannot_be_unseen(known_to: int, why: str) -> None:
    """No chance is asked where no unknown card is left in the deck, so it is Bob's look alone that makes it final."""

    async def play() -> None:
        async with room() as house:
            board = board_of().card("I1", "wheel").card("I2", "agriculture").tech(1, "wheel", "agriculture")
            board.give(1, coins=9, active=4).deck("coinage", "irrigation", "mining", "guilds", "medicine")
            board.position.under_seen[0] = [known_to] * 5
            next_leader(board, "hammurabi")
            table, pages = await table_with(house, board.phase("turn", 1))
            await act(table, 1, "act research_ii", "research II2")
            while not legal(table, 1)[0].startswith("colour"):
                await act(table, 1, legal(table, 1)[0])  # what the leader asks
            colours = legal(table, 1)
            await act(table, 1, colours[0])
            assert legal(table, 1)[0].startswith("keep")
            assert pages[1].told["undo"]["why"] == why
            if why:
                await refused(undo(table, 1), "no_undo", 409)
            else:
                await undo(table, 1)
                assert legal(table, 1) == colours

    run(play)


# ---- a whole game


NAMED = re.compile(rb"[\".-]([a-z_]+)\"")


def shown(position: HorizonPosition, viewer: int) -> Iterator[str]:
    """What somebody may have seen of cards, leaders, territories and buildings, by their ids."""
    box = position.box
    everybody = (1 << position.seats) - 1
    cards = [card for card in position.cards if card >= 0]
    for pile, seen in (*zip(position.under, position.under_seen, strict=True), (position.looked, position.looked_seen)):
        mine = 1 << viewer if viewer < position.seats else everybody
        cards += [card for card, mask in zip(pile, seen, strict=True) if mask & mine == mine]
    for seat in range(position.seats):
        cards += [card for card in range(len(box.technologies)) if position.private[seat] >> card & 1]
        yield from [box.leaders[leader].id for leader in position.leaders[seat]]
        yield from [box.buildings[building].id for building in position.reserve[seat]]
    yield from [box.technologies[card].id for card in cards]
    yield from [box.tile_ids[tile] for tile in position.laid]
    yield from [box.buildings[building].id for row in position.rows for building in row]
    yield from [box.buildings[building].id for building in position.building if building >= 0]


def hidden_things(position: HorizonPosition) -> set[str]:
    """Everything that may lie face down."""
    box = position.box
    cards = [technology.id for technology in box.technologies] + [leader.id for leader in box.leaders]
    return {*cards, *[building.id for building in box.buildings], *box.tile_ids}


def test_in_a_game_played_by_clicks_nobody_hears_of_what_they_have_not_seen() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="beyond_the_horizon", seed=4, options={"rounds": 20})
            pages = [Page(table, guest).join() for guest in GUESTS]
            things = hidden_things(position_of(table))
            seen: list[set[str]] = [set(shown(position_of(table), viewer)) for viewer in range(len(GUESTS))]
            rng, told = Random(4), 0
            while table.state.status == "running":
                page = next(page for page in pages if page.told["choices"])
                (choice,) = page.told["choices"]
                chosen: dict[str, Any] = rng.choice(choice["acts"])
                for each in pages:
                    each.bytes.clear()
                await act(table, choice["seat"], chosen["i"], *chosen.get("then", ()))
                for viewer, each in enumerate(pages):
                    seen[viewer].update(shown(position_of(table), viewer))
                    named = {name.decode() for sent in each.bytes for name in NAMED.findall(sent)} & things
                    assert named <= seen[viewer], sorted(named - seen[viewer])
                    told += len(named)
                if rng.random() < 0.03:
                    for each in pages:
                        each.agrees()
            assert told > 500
            assert things - seen[2], "some were never shown"
            again = await house.reopened(table)
            assert position_of(again).dump() == position_of(table).dump()

    run(play)

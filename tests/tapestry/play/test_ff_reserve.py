"""The reserve of Fantasies & Futures: what lies there, when it is used, and what it counts for."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from ecumene.core.content import Fields
from ecumene.core.errors import AuditError, LoadError
from ecumene.games.tapestry.box.content import GAINED_BUILDINGS
from ecumene.games.tapestry.mind.policy import weigh
from ecumene.games.tapestry.play.counting import COUNTABLE, count
from ecumene.games.tapestry.play.income import open_spaces
from ecumene.games.tapestry.play.landmark_cards import progress
from ecumene.games.tapestry.play.numbers import (
    NONE,
    RESERVED_BUILDING,
    RESERVED_CARD,
    RESERVED_STAR,
    RESERVED_TECH,
    RESERVED_TOKEN,
    reserved,
    reserved_argument,
    reserved_by,
    reserved_sort,
)
from ecumene.games.tapestry.play.ordering import contested
from ecumene.games.tapestry.play.technology import meets_needs
from tests.marks import rule
from tests.tapestry.board import Board, game
from tests.tapestry.laying import ability, play, seen_by
from tests.tapestry.ploys import reloaded
from tests.tapestry.reserving import FF, fifth_turn, finish, futures, in_reserve


def counted(board: Board, of: str, seat: int = 0) -> int:
    return count(board.position, seat, COUNTABLE.index(of))


# ---- how it is written


@pytest.mark.parametrize(("sort", "argument", "card"), [(0, 3, 0), (1, 55, 79), (3, 116, 116), (4, 5, 255)])
def test_a_thing_in_reserve_is_a_number_that_says_all_of_it(sort: int, argument: int, card: int) -> None:
    item = reserved(sort, argument, card)
    assert (reserved_sort(item), reserved_argument(item), reserved_by(item)) == (sort, argument, card)


def test_every_card_and_tile_of_all_boxes_has_room_in_that_number() -> None:
    box = game().components
    assert max(len(box.cards), len(box.tech), len(box.stars)) <= 256


# ---- buildings


@rule("tapestry.reserve.building", "tapestry.reserve.edge", "tapestry.cards.microbial_magic")
def test_a_reserved_farm_opens_its_space_and_counts_for_nothing() -> None:
    board = futures()
    spaces = len(open_spaces(board.position, 0))
    play(board, "microbial_magic")
    assert (board.asked(), in_reserve(board)) == ("0 taketurn", ["farm"])
    assert len(open_spaces(board.position, 0)) == spaces + 1
    assert (counted(board, "farm"), counted(board, "income_building")) == (0, 0)
    board.do(0, [{"points_per": {"of": "farm"}}, {"points_per": {"of": "income_building"}}]).audit()
    assert board.score(0) == 0


@rule("tapestry.reserve.building")
def test_the_next_farm_that_is_gained_is_another_one() -> None:
    board = play(futures(), "microbial_magic").do(0, [{"build": ["farm"]}]).act("plot 5.5")
    assert (counted(board, "farm"), board.position.built[2], in_reserve(board)) == (1, 2, ["farm"])
    reloaded(board)


@rule("tapestry.reserve.building")
def test_the_space_that_a_reserved_building_leaves_pays_its_income() -> None:
    def food(built: int) -> int:
        board = futures(capitals=("mountain", "wetland")).hand(0, "capitalism").built(0, farm=built)
        board.position.perform(0, board.position.box.cards[_card(board, "microbial_magic")].effects, "card.test")
        board.settle().give(0, food=0).act("income", "play capitalism")
        return finish(board).stock(0).get("food", 0)

    for built in range(4):
        space = game().components.income[12 + built + 2]
        assert food(built + 1) - food(built) == space.resources[2]


@rule("tapestry.reserve.building", "tapestry.technology.innovation")
def test_a_tech_card_that_needs_an_open_space_looks_at_the_income_mat() -> None:
    board = futures()
    tech = board.position.box.tech
    card = next(n for n, entry in enumerate(tech) if entry.needs_building == 2)
    board.built(0, farm=tech[card].needs_space - 2)
    assert not meets_needs(board.position, 0, card)
    play(board, "microbial_magic")
    assert meets_needs(board.position, 0, card)


@rule("tapestry.reserve.building")
@pytest.mark.parametrize(
    ("card", "building"),
    [("microbial_magic", "farm"), ("haunted_manor", "house"), ("goblin_bazaar", "market"), ("dragon_smithy", "armory")],
)
def test_an_empty_row_puts_nothing_in_reserve(card: str, building: str) -> None:
    board = futures().built(0, **{building: 5})
    play(board, card)
    assert (board.asked(), in_reserve(board), counted(board, building)) == ("0 taketurn", [], 5)


@rule("tapestry.reserve.building")
def test_objectives_of_landmark_cards_do_not_count_what_lies_in_reserve() -> None:
    board = futures(options={"arts_and_architecture": "in"}).token(0, arts=0)
    landmarks = board.position.box.landmarks
    card = next(n for n, landmark in enumerate(landmarks) if landmark.objective == GAINED_BUILDINGS)
    before = progress(board.position, 0, card)
    play(board, "goblin_bazaar")
    assert progress(board.position, 0, card) == before
    finish(fifth_turn(board))
    assert progress(board.position, 0, card) == before + 1


@rule("tapestry.reserve.building", "tapestry.reserve.turn_5")
def test_on_the_fifth_income_turn_the_building_is_gained_and_placed() -> None:
    board = fifth_turn(play(futures(), "microbial_magic"))
    assert (board.asked(), in_reserve(board), counted(board, "farm")) == ("0 placebuilding", [], 1)
    reloaded(board)
    board.act("plot 5.5")
    assert (board.position.placed[2], board.position.built[2]) == (1, 1)


@rule("tapestry.reserve.building")
def test_who_listens_to_buildings_hears_of_it_when_it_is_gained() -> None:
    board = futures().mat(0, 2, "capitalism")
    board.position.perform(0, board.position.box.cards[_card(board, "goblin_bazaar")].effects, "card.goblin_bazaar")
    board.settle()
    assert (in_reserve(board), board.stock(0)) == (["market"], {})


@rule("tapestry.reserve.turn_5", "tapestry.reserve.building", "tapestry.reserve.card")
def test_what_one_thing_gives_may_help_the_next() -> None:
    """Capitalism, played out of the reserve, pays a coin for the market that is gained after it."""
    board = futures().hand(0, "capitalism")
    play(play(board, "goblin_bazaar"), "cryogenic_sleep").act("play capitalism")
    assert in_reserve(board) == ["market", "card capitalism"]
    fifth_turn(board.tech(0, 0, "barn")).act("pick 2")
    assert (board.asked(), ability(board)) == ("0 placebuilding", "capitalism")
    assert board.act("plot 5.5").stock(0) == {"coin": 1}


# ---- the order of effects


def _contested(board: Board, *effects: Any) -> list[bool]:
    position = board.position
    several = [position.book[number] for number in effects]
    return contested(position, 0, several, [NONE] * len(several))


def test_what_is_put_aside_meets_only_what_looks_at_it() -> None:
    board = futures().hand(0, "guilds")
    cards, read = board.position.box.cards, board.position.shared.reader
    food = cards[_card(board, "microbial_magic")].left
    points = cards[_card(board, "crystal_ball")].left
    for name in ("microbial_magic", "crystal_ball", "sealed_prophecy", "cryogenic_sleep", "ecstatic_visions"):
        assert _contested(board, cards[_card(board, name)].effects, food, points) == [False] * 3, name
    build = read.number(Fields("test", "test", {"effects": [{"build": ["farm"]}]}), "effects")
    assert _contested(board, cards[_card(board, "microbial_magic")].effects, build) == [True, True]
    board.era(5, 2)
    assert _contested(board, cards[_card(board, "microbial_magic")].effects, food) == [True, True], "used at once"


# ---- when it is used


@rule("tapestry.reserve.turn_5")
def test_the_reserve_is_used_after_civilizations_and_before_the_upgrade() -> None:
    board = play(futures(civs=("merrymakers", "militants")), "microbial_magic").tech(0, 0, "barn")
    fifth_turn(board)
    asked = []
    for _ in range(12):
        if not board.asked().startswith("0 ") or board.asked() == "0 taketurn":
            break
        asked.append(board.asked().removeprefix("0 "))
        board.act(board.legal()[0])
    assert asked.index("merrymakerscolumn") < asked.index("placebuilding") < asked.index("upgradecard")


@rule("tapestry.reserve.turn_5")
def test_before_the_fifth_income_turn_nothing_is_used() -> None:
    board = play(futures(), "microbial_magic").era(3, 3).hand(0, "guilds").act("income", "play guilds")
    assert in_reserve(finish(board)) == ["farm"]
    assert counted(board, "farm") == 0


@rule("tapestry.reserve.turn_5")
def test_the_owner_uses_things_one_by_one_in_any_order() -> None:
    board = play(play(futures(), "microbial_magic"), "giant_beanstalk")
    assert in_reserve(board) == ["farm", "token giant_beanstalk 0"]
    fifth_turn(board)
    assert (board.asked(), board.legal()) == ("0 nextreserve", ["pick 1", "pick 2"])
    reloaded(board)
    other = Board(board.position.copy())
    board.act("pick 1", "plot 5.5")  # the farm first, so that it counts
    assert (board.score(0) >= 1, in_reserve(board)) == (True, [])
    assert [event.args["n"] for event in board.told("scores") if event.args["cause"] == "card.giant_beanstalk"] == [1]
    other.act("pick 2")
    assert (other.told("scores"), in_reserve(other)) == ([], [])
    assert other.asked() == "0 placebuilding"


@rule("tapestry.reserve.turn_5")
def test_an_answer_that_is_not_there_is_refused() -> None:
    board = fifth_turn(play(play(futures(), "microbial_magic"), "giant_beanstalk"))
    assert board.refused("pick 3") == "core.choice"
    assert board.refused("decline") == "core.choice"


def test_points_that_come_to_the_same_in_any_order_are_not_asked_about() -> None:
    board = play(play(futures().built(0, farm=2), "giant_beanstalk"), "time_capsule")
    board.points(0, 0)
    fifth_turn(board)
    assert board.asked() != "0 nextreserve"
    causes = [event.args["cause"] for event in board.told("scores")][-3:]
    assert {"card.giant_beanstalk", "card.time_capsule"} <= set(causes)


def test_things_that_are_alike_are_offered_once() -> None:
    board = play(futures(), "microbial_magic")
    play(board, "giant_beanstalk")
    board.position.reserve[0] = (board.position.reserve[0][0], *board.position.reserve[0])
    board.position.built[2] += 1
    board.audit()
    fifth_turn(board)
    assert board.legal() == ["pick 1", "pick 3"]


@rule("tapestry.reserve.covered")
def test_a_covered_card_leaves_what_it_has_put_in_reserve() -> None:
    board = play(play(futures(), "microbial_magic"), "capitalism")
    assert (in_reserve(board), ability(board)) == (["farm"], "capitalism")
    assert fifth_turn(board).asked() == "0 placebuilding"


@rule("tapestry.reserve.covered")
def test_nor_does_it_matter_if_the_card_has_gone() -> None:
    board = play(futures(), "time_capsule")
    kind = board.position.mats[1][-1]
    board.position.mats[1] = board.position.mats[1][:-1]
    board.position.discard = sorted([*board.position.discard, kind])
    board.audit().points(0, 0)
    fifth_turn(board)
    assert "card.time_capsule" in [event.args["cause"] for event in board.told("scores")]


@rule("tapestry.reserve.at_once")
def test_during_the_fifth_income_turn_a_building_is_placed_at_once() -> None:
    board = futures().tech(0, 0, "barn")
    fifth_turn(board)
    assert board.asked() == "0 upgradecard"
    play(board, "microbial_magic")
    assert (board.asked(), in_reserve(board), counted(board, "farm")) == ("0 placebuilding", [], 1)
    assert board.position.mats[3] != (), "on the stack of era 4"
    board.audit()


@rule("tapestry.reserve.at_once")
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("crystal_ball", "0 reservetech"),
        ("cryogenic_sleep", "0 reservecard"),
        ("sealed_prophecy", "0 reservetrack"),
        ("sleeping_giants", "0 chooselandmark"),
    ],
)
def test_during_the_fifth_income_turn_choices_are_made_and_used_at_once(card: str, asked: str) -> None:
    board = fifth_turn(futures().tech(0, 0, "barn").token(0, exploration=3, science=1))
    board.hand(0, card, "guilds")
    play(board, card)
    assert board.asked() == asked
    reloaded(board)
    board.act(board.legal()[0])
    assert in_reserve(board) == []
    finish(board).audit()


@rule("tapestry.reserve.at_once")
def test_a_card_frozen_in_the_fifth_income_turn_is_played_at_once() -> None:
    board = fifth_turn(futures().tech(0, 0, "barn")).hand(0, "microbial_magic")
    play(board, "cryogenic_sleep").act("play microbial_magic")
    assert (board.asked(), in_reserve(board)) == ("0 placebuilding", [])
    assert [board.position.box.cards[kind].id for kind in board.position.mats[3]] == [
        "cryogenic_sleep",
        "microbial_magic",
    ]


@rule("tapestry.reserve.copied")
def test_espionage_reserves_for_the_copier() -> None:
    board = futures().mat(1, 2, "microbial_magic")
    play(board, "espionage")
    assert (in_reserve(board, 0), in_reserve(board, 1)) == (["farm"], [])
    assert board.position.built[:4] == [0, 0, 1, 0]
    assert fifth_turn(board).asked() == "0 placebuilding"


@rule("tapestry.reserve.copied")
def test_a_card_and_its_copy_reserve_twice() -> None:
    board = play(play(futures(), "microbial_magic").era(3, 3), "espionage")
    assert in_reserve(board) == ["farm", "farm"]
    board.audit()
    reloaded(board)
    assert fifth_turn(board).asked() == "0 placebuilding"
    board.act("plot 5.5", "plot 6.5")
    assert counted(board, "farm") == 2


@rule("tapestry.reserve.copied")
def test_heralds_reserve_by_their_token_too() -> None:
    board = futures(civs=("heralds", "militants")).mat(1, 2, "giant_beanstalk").built(0, farm=2).hand(0, "guilds")
    before = in_reserve(board)  # what they played on Maker of Fire may have reserved something
    board.act("income", "card 2 2")
    assert in_reserve(board) == [*before, "token giant_beanstalk 0"]
    assert board.score(0) == 2


# ---- what everybody knows, and what is stored


@rule("tapestry.reserve.edge")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_reserve_lies_open_to_all(viewer: int | None) -> None:
    board = futures().hand(0, "guilds")
    play(play(board, "cryogenic_sleep").act("play guilds"), "crystal_ball").act(board.legal()[0])
    assert seen_by(board, viewer).reserve == board.position.reserve


@rule("tapestry.reserve.card")
def test_what_others_imagine_leaves_the_reserved_card_where_it_is() -> None:
    board = play(futures().hand(0, "guilds"), "cryogenic_sleep").act("play guilds")
    for seed in range(5):
        imagined: Any = board.position.guess(1, Random(seed))
        imagined.audit()
        assert imagined.reserve == board.position.reserve


def test_a_game_without_the_box_stores_no_reserve() -> None:
    assert "reserve" not in str(game().new(2, 1, {"plans_and_ploys": "in"}).dump())
    assert "reserve" in str(game().new(2, 1, dict(FF)).dump())


def _card(board: Board, name: str) -> int:
    return board.position.box.card_no[name]


@pytest.mark.parametrize(
    ("sort", "argument", "card", "problem"),
    [
        (RESERVED_BUILDING, 1, "microbial_magic", "no card has put there"),
        (RESERVED_BUILDING, 2, "guilds", "no card has put there"),
        (RESERVED_BUILDING, 2, "microbial_magic", "stands in the capital"),
        (RESERVED_TOKEN, 1, "time_capsule", "no card has put there"),
        (RESERVED_TOKEN, 0, "sealed_prophecy", "no card has put there"),
        (RESERVED_TOKEN, 6, "sealed_prophecy", "no card has put there"),
        (RESERVED_STAR, 0, "ecstatic_visions", "lies twice"),
        (RESERVED_TECH, 0, "crystal_ball", "a tech card was made or lost"),
        (RESERVED_CARD, 0, "cryogenic_sleep", "a tapestry card"),
        (7, 0, "cryogenic_sleep", "no card has put there"),
    ],
)
def test_a_reserve_that_cannot_be_is_refused(sort: int, argument: int, card: str, problem: str) -> None:
    board = futures().plot(0, "farm", "5.5")
    board.position.reserve[0] = (reserved(sort, argument, _card(board, card)),)
    with pytest.raises(AuditError, match=problem):
        board.audit()


def test_nobody_finishes_with_a_reserve() -> None:
    board = play(futures(), "time_capsule")
    board.position.finished[0] = 1
    with pytest.raises(AuditError, match="finished with something in reserve"):
        board.audit()


def test_a_stored_question_about_the_reserve_is_of_a_card_that_asks_it() -> None:
    board = play(futures(), "crystal_ball")
    dump = board.position.dump()
    wrong = _with_card(dump, _card(board, "crystal_ball"), _card(board, "guilds"))
    with pytest.raises((AuditError, LoadError)):
        game().load(wrong)


def _with_card(dump: Any, old: int, new: int) -> Any:
    """The dump with another card in its last item of the agenda."""
    twin = deepcopy(dump)
    kind, fields = twin["agenda"][-1]
    assert (kind, fields["card"]) == ("reservetech", old)
    fields["card"] = new
    return twin


def test_whoever_has_finished_puts_nothing_aside() -> None:
    board = futures()
    board.position.finished[1] = 1
    effect = board.position.book[board.position.box.cards[_card(board, "microbial_magic")].effects]
    effect.do(board.position, 1, "card.microbial_magic", NONE)
    assert (in_reserve(board, 1), board.position.built[6]) == ([], 0)


# ---- whole games


RESERVING = (
    "microbial_magic", "ecstatic_visions", "crystal_ball", "haunted_manor", "goblin_bazaar", "dragon_smithy",
    "time_capsule", "sealed_prophecy", "sleeping_giants", "cryogenic_sleep", "giant_beanstalk",
)  # fmt: skip


@pytest.mark.parametrize(("seats", "seed", "more"), [(2, 3, {}), (3, 5, {"arts_and_architecture": "in"})])
def test_games_full_of_reserving_cards_stay_sound(seats: int, seed: int, more: dict[str, int | str]) -> None:
    """Only reserving cards are drawn first, so that reserves fill; everything is audited, stored and weighed."""
    position: Any = game().new(seats, seed, {**FF, **more})
    ours = [kind for kind in position.deck if position.box.cards[kind].id in RESERVING]
    position.discard = sorted([*position.discard, *[kind for kind in position.deck if kind not in ours]])
    position.deck = ours
    rng, asked, most = Random(seed), set(), 0
    for decision in range(2_000):
        if not position.pending():
            break
        seat = position.pending()[0]
        kind = position.agenda[-1].kind
        if "reserve" in kind:
            dump = position.dump()
            assert game().load(dump).dump() == dump
            assert len(weigh(position, seat, position.legal(seat))) == len(position.legal(seat))
            game().choice(position.view(seat), seat)
        asked.add(kind)
        most = max(most, *[len(items) for items in position.reserve])
        position.apply(seat, position.legal(seat)[int(rng.random() * len(position.legal(seat)))])
        position.audit()
        if decision % 10 == 0:
            position.guess(rng.randrange(seats), rng).audit()
    assert not position.pending()
    assert position.reserve == [()] * seats
    assert most >= 2
    assert "nextreserve" in asked

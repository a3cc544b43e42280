"""Fantasies & Futures read a second time: more abilities of tapestry cards."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.laying import play
from tests.tapestry.reading_ff import ALL, ARTS, FF, answers, ff, laid, top, until
from tests.tapestry.reserving import in_reserve

NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
ANYWHERE = [{"conquer": {"where": "anywhere", "dice": "one"}}]
PLACE, OTHER, THIRD = "1.-2", "0.-3", "-1.-1"


def fight(options: dict[str, int | str] | None = None) -> Board:
    """A table of civilizations that answer to nothing outside their income turns."""
    return ff(civs=("leaders", "alchemists"), options=options)


def attacked(*defence: str, held: tuple[str, ...] = (), options: dict[str, int | str] | None = None) -> Board:
    """Seat 0 attacks an outpost of seat 1; the dice show 4 points and a coin."""
    board = fight(options).script(red=[0] * 4, black=[0] * 4).hand(0, *held).hand(1, *defence).outpost(1, PLACE)
    return board.do(0, NEXT).act(f"conquer {PLACE}")


@rule("tapestry.cards.status_quo")
@pytest.mark.parametrize(
    ("tokens", "tracks", "points"),
    [
        ({"exploration": 10, "science": 5}, ["exploration", "science"], 15),
        ({"military": 11, "technology": 11}, ["military", "technology"], 20),
        ({"exploration": 8}, ["exploration"], 5),
    ],
)
def test_status_quo_takes_bonuses_for_nothing(tokens: dict[str, int], tracks: list[str], points: int) -> None:
    board = play(fight().token(0, **tokens), "status_quo")
    for track in tracks:
        if board.asked() == "0 quobonus":
            board.act(f"track {track}")
    assert (board.score(0), board.asked()) == (points, "0 taketurn")


@rule("tapestry.cards.status_quo")
def test_status_quo_takes_two_bonuses_at_most() -> None:
    board = play(fight().token(0, exploration=10, science=5, military=11), "status_quo")
    board.act("track exploration", "track science")
    assert (board.asked(), board.score(0)) == ("0 taketurn", 15)


@rule("tapestry.cards.status_quo")
def test_status_quo_pays_no_resource_and_gains_no_benefit() -> None:
    board = play(fight().token(0, science=2).give(0, coin=1), "status_quo").act("track science", "plot 1.1")
    assert (board.stock(0), len(board.hand_of(0)), board.position.built[1]) == ({"coin": 1}, 0, 1)


@rule("tapestry.cards.status_quo")
def test_status_quo_takes_each_space_once() -> None:
    board = play(fight().token(0, exploration=10), "status_quo").act("track exploration")
    assert (board.asked(), board.score(0)) == ("0 taketurn", 10)


@rule("tapestry.cards.status_quo")
def test_status_quo_without_bonuses_does_nothing() -> None:
    board = play(fight().token(0, exploration=1, science=3, military=4, technology=7), "status_quo")
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.fairy_ring")
def test_a_fairy_ring_is_a_card_and_a_tile() -> None:
    board = laid("fairy_ring")
    assert (len(board.hand_of(0)), len(board.position.supply[0]), board.score(0)) == (1, 1, 0)


@rule("tapestry.cards.blood_moon")
def test_a_blood_moon_pays_who_topples() -> None:
    board = play(fight().script(red=[0], black=[0]).outpost(1, PLACE), "blood_moon").do(0, NEXT)
    board.act(f"conquer {PLACE}")
    until(board, "taketurn", "takeresource", decline=False)
    assert board.asked() == "0 takeresource"
    board.act("take culture")
    assert board.stock(0)["culture"] == 1


@rule("tapestry.cards.blood_moon")
def test_a_blood_moon_pays_whose_outpost_is_toppled() -> None:
    board = play(fight().script(red=[0], black=[0]).outpost(0, PLACE), "blood_moon").do(1, ANYWHERE)
    board.act(f"conquer {PLACE}")
    while not board.asked().startswith("0 takeresource"):
        board.act(board.legal()[0])
    board.act("take culture")
    assert board.stock(0) == {"culture": 1}


@rule("tapestry.cards.blood_moon")
def test_an_ambush_under_a_blood_moon_pays_both_ways() -> None:
    board = play(fight().script(red=[0], black=[0]).hand(1, "trap").outpost(1, PLACE), "blood_moon").do(0, NEXT)
    board.act(f"conquer {PLACE}", "respond trap")
    while board.asked() != "0 taketurn":
        board.act("die red" if "die red" in board.legal() else board.legal()[0])
    assert sum(board.stock(0).values()) == 1, "the attacker's own outpost was toppled"
    board = play(fight().script(red=[0], black=[0]).outpost(0, PLACE), "blood_moon").hand(0, "trap").do(1, ANYWHERE)
    board.act(f"conquer {PLACE}", "respond trap")
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert sum(board.stock(0).values()) == 1 + 1, "the defender has toppled one, and the Trap pays one"


@rule("tapestry.cards.blood_moon")
def test_a_blood_moon_pays_nothing_for_an_empty_territory() -> None:
    board = play(fight().script(red=[0], black=[0]), "blood_moon").do(0, NEXT).act(f"conquer {PLACE}", "die red")
    assert board.asked() == "0 taketurn"
    assert board.stock(0) == {}


@rule("tapestry.cards.alchemical_gold")
def test_alchemical_gold_exchanges_three_at_most_for_a_point_each() -> None:
    board = play(fight().give(0, coin=5), "alchemical_gold")
    for _ in range(3):
        board.act("pay coin", "take food")
    assert (board.asked(), board.score(0), board.stock(0)) == ("0 taketurn", 3, {"coin": 2, "food": 3})


@rule("tapestry.cards.alchemical_gold")
def test_alchemical_gold_may_stop_at_once() -> None:
    board = play(fight().give(0, coin=5), "alchemical_gold").act("decline")
    assert (board.asked(), board.score(0), board.stock(0)) == ("0 taketurn", 0, {"coin": 5})


@rule("tapestry.cards.alchemical_gold")
def test_alchemical_gold_without_a_resource_asks_nothing() -> None:
    board = play(fight(), "alchemical_gold")
    assert (board.asked(), board.score(0)) == ("0 taketurn", 0)


@rule("tapestry.cards.nanobots")
def test_nanobots_upgrade_two_cards_for_two_points_each() -> None:
    board = ff(era=2).era(2, 4).give(1, coin=3).hand(0, "nanobots").tech(0, 0, "calendar", "canned_food").act("income")
    until(board, "upgradecard")
    board.act("upgrade calendar")
    assert board.legal() == ["upgrade canned_food", "decline"], "another card"
    board.act("upgrade canned_food")
    assert board.techs(0) == {"calendar": 1, "canned_food": 1}
    assert board.score(0) == 2 + 2 + 2, "and a point per tech card"


@rule("tapestry.cards.nanobots")
def test_nanobots_score_every_upgrade_of_their_era_but_upgrade_twice_only_once() -> None:
    board = play(ff().tech(0, 0, "calendar", "canned_food"), "nanobots")
    board.do(0, [{"upgrade": True}]).act("upgrade calendar")
    assert (board.score(0), board.asked()) == (2, "0 taketurn")
    board.era(3, 4).give(1, coin=3).hand(0, "empiricism").points(0, 0).act("income")
    until(board, "upgradecard")
    board.act("upgrade canned_food")
    assert board.asked() != "0 upgradeanother"
    assert board.score(0) == 2, "its era is over: a point per tech card is all"


@rule("tapestry.cards.nanobots")
def test_nanobots_do_not_upgrade_one_card_twice() -> None:
    board = ff(era=2).era(2, 4).give(1, coin=3).hand(0, "nanobots").tech(0, 0, "calendar").token(0, exploration=4)
    board.act("income")
    until(board, "upgradecard")
    board.act("upgrade calendar")
    assert (board.asked(), board.techs(0)) == ("1 taketurn", {"calendar": 1})


@rule("tapestry.enchantments.cards")
def test_without_the_box_none_of_its_cards_is_in_the_deck() -> None:
    base, boxed = table(), table(options=FF)
    ids = [base.position.box.cards[kind].id for kind in everything(base)]
    more = [boxed.position.box.cards[kind].id for kind in everything(boxed)]
    for name in ("gremlins", "haunted_manor", "parallel_selves", "nanobots"):
        assert name not in ids
        assert name in more


def everything(board: Board) -> list[int]:
    position = board.position
    return [*position.deck, *position.discard, *[kind for stack in position.mats for kind in stack]]


@rule("tapestry.tapestry_cards.permanent")
def test_a_permanent_card_in_reserve_is_not_in_force() -> None:
    board = play(ff().hand(0, "parallel_selves"), "cryogenic_sleep").act("play parallel_selves")
    board.mat(0, 2, "empiricism")
    play(board, "fairy_ring")
    answers(board)
    assert (board.score(0), in_reserve(board)) == (4, ["card parallel_selves"])


@rule("tapestry.enchantments.cards")
def test_the_box_works_together_with_the_others() -> None:
    board = ff(options=ALL)
    play(board, "fairy_ring")
    assert (top(board, 3), len(board.position.supply[0])) == ("fairy_ring", 1)
    assert ff(options=ARTS).position.box.track_count >= 4

"""Fantasies & Futures read a second time: abilities of tapestry cards."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.laying import ability, play
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


@rule("tapestry.cards.gremlins")
def test_gremlins_played_are_a_card_and_seven_points() -> None:
    board = laid("gremlins")
    assert (board.score(0), len(board.hand_of(0))) == (7, 1)


@rule("tapestry.cards.gremlins", "tapestry.responses.ambush")
def test_gremlins_topple_an_attacker() -> None:
    board = attacked("gremlins")
    assert board.legal() == ["respond gremlins", "pass"]
    board.act("respond gremlins", "die black")
    assert (board.pieces(PLACE), board.controller(PLACE)) == ([(1, -1), (0, 1)], 1)
    assert (board.stock(0), board.hand_of(1), board.score(1)) == ({"coin": 1}, [], 0)


@rule("tapestry.cards.gremlins", "tapestry.responses.ambush")
def test_gremlins_are_an_ambush_that_a_double_cross_answers() -> None:
    board = attacked("gremlins", held=("double_cross",), options=ALL).act("respond gremlins")
    assert board.legal() == ["respond double_cross", "pass"]
    board.act("respond double_cross")
    answers(board)
    assert board.controller(PLACE) == 0


@rule("tapestry.responses.ambush")
def test_gremlins_never_answer_a_double_cross() -> None:
    board = attacked("trap", "gremlins", held=("double_cross",), options=ALL)
    board.act("respond trap", "respond double_cross")
    assert board.asked() == "0 choosedie"


@rule("tapestry.end.responses")
def test_gremlins_are_no_response_after_the_last_income_turn() -> None:
    board = fight().script(red=[0], black=[0]).hand(1, "gremlins").outpost(1, PLACE)
    board.position.finished[1] = 1
    board.do(0, NEXT).act(f"conquer {PLACE}")
    assert board.asked() == "0 choosedie"


@rule("tapestry.cards.gremlins", "tapestry.responses.ambush")
def test_who_is_ambushed_on_the_middle_island_misses_the_objective() -> None:
    board = (
        fight().script(red=[0], black=[0]).hand(1, "gremlins").outpost(1, "0.0").lay("0.-1", "t05").outpost(0, "0.-1")
    )
    board.do(0, NEXT).act("conquer 0.0", "respond gremlins", "die black")
    assert board.score(0) == 0


@rule("tapestry.cards.ghost_towns")
def test_ghost_towns_advance_on_military_with_benefit_and_no_bonus() -> None:
    board = play(fight().token(0, military=1).give(0, coin=2), "ghost_towns")
    assert (board.where(0, "military"), len(board.hand_of(0)), board.asked()) == ((2,), 1, "0 taketurn")
    assert board.stock(0) == {"coin": 2}


@rule("tapestry.cards.ghost_towns")
def test_ghost_towns_gain_the_landmark_of_a_new_tier() -> None:
    board = play(fight().token(0, military=3), "ghost_towns")
    answers(board)
    assert (board.where(0, "military"), board.position.landmarks_of(0)) == ((4,), 1)


@rule("tapestry.cards.ghost_towns")
def test_ghost_towns_do_nothing_past_the_end() -> None:
    board = play(fight().token(0, military=12), "ghost_towns")
    assert (board.asked(), board.where(0, "military"), board.score(0)) == ("0 taketurn", (12,), 0)


@rule("tapestry.cards.lost_artifacts")
def test_lost_artifacts_keep_one_of_three_and_take_a_resource() -> None:
    board = play(fight(), "lost_artifacts")
    if board.asked() == "0 takeresource":
        board.act("take food")
    discard = len(board.position.discard)
    assert len(board.legal()) in (2, 3)
    board.act(board.legal()[0])
    if board.asked() == "0 takeresource":
        board.act("take food")
    assert (len(board.hand_of(0)), len(board.position.discard) - discard, board.stock(0)) == (1, 2, {"food": 1})


@rule("tapestry.cards.mind_control")
@pytest.mark.parametrize(
    ("start", "moved", "cards"),
    [(0, 1, 0), (1, 2, 1), (12, 11, 0)],
)
def test_mind_control_moves_where_it_can(start: int, moved: int, cards: int) -> None:
    board = play(fight().token(0, science=start), "mind_control")
    if board.asked() == "0 pickbranch" and start == 1:
        board.act("pick 1")
    assert board.where(0, "science") == (moved,)
    assert len(board.hand_of(0)) == cards


@rule("tapestry.cards.mind_control")
def test_mind_control_goes_back_with_benefit_and_without_bonus() -> None:
    board = play(fight().token(0, science=3).give(0, coin=1), "mind_control").act("pick 2")
    assert (board.where(0, "science"), len(board.hand_of(0)), board.asked()) == ((2,), 1, "0 taketurn")


def army(*toppled: str, hand: tuple[str, ...] = ()) -> Board:
    board = fight().script(red=[0] * 4, black=[0] * 4).hand(1, *hand)
    for place in toppled:
        board.outpost(1, place).outpost(0, place, toppled_by=1)
    return play(board, "zombie_army")


@rule("tapestry.cards.zombie_army")
def test_without_fallen_outposts_a_zombie_army_is_two_points() -> None:
    board = army()
    assert (board.asked(), board.score(0)) == ("0 taketurn", 2)


@rule("tapestry.cards.zombie_army")
def test_a_zombie_army_raises_a_fallen_outpost() -> None:
    board = army(PLACE)
    left = board.position.outposts[0]
    board.act(f"conquer {PLACE}", "die black")
    assert (board.controller(PLACE), board.position.outposts[0]) == (0, left), "no new outpost"
    assert (board.stock(0), board.score(0)) == ({"coin": 1}, 2)
    assert sorted(board.pieces(PLACE)) == [(0, -1), (1, 0)]


@rule("tapestry.cards.zombie_army")
def test_a_zombie_army_conquers_twice_at_most() -> None:
    board = army(PLACE, OTHER, THIRD)
    board.act(f"conquer {PLACE}", "die black", f"conquer {OTHER}", "die black")
    assert board.asked() == "0 taketurn"
    assert board.score(0) == 2 + 10, "two outposts toppled are an objective"
    assert board.controller(THIRD) == 1


@rule("tapestry.cards.zombie_army")
def test_a_zombie_army_may_stop() -> None:
    board = army(PLACE, OTHER).act("decline")
    assert (board.asked(), board.score(0), board.controller(PLACE)) == ("0 taketurn", 2, 1)


@rule("tapestry.cards.zombie_army", "tapestry.responses.ambush")
def test_the_holder_may_answer_a_zombie_army() -> None:
    board = army(PLACE, hand=("trap",)).act(f"conquer {PLACE}")
    assert board.asked() == "1 respond"
    board.act("respond trap", "take coin", "die black")
    assert (board.controller(PLACE), board.stock(0)) == (1, {"coin": 1})
    assert sorted(board.pieces(PLACE)) == [(0, 1), (1, -1)]


@rule("tapestry.cards.zombie_army")
def test_a_fallen_outpost_where_nobody_stands_is_no_target() -> None:
    board = fight().outpost(0, PLACE, toppled_by=1)
    play(board, "zombie_army")
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.chimera_citizen_rights")
def test_chimeras_research_with_benefit_and_may_pay_the_bonus() -> None:
    board = fight().token(0, exploration=1, science=1, military=1, technology=1).give(0, coin=1)
    play(board.script(science=[3]), "chimera_citizen_rights")
    assert board.asked() == "0 afterroll"
    board.act("accept")
    until(board, "buy", "paybonus", "taketurn", decline=False)
    assert board.asked() != "0 taketurn"
    assert "decline" in board.legal()


@rule("tapestry.cards.chimera_citizen_rights")
def test_the_roll_of_the_chimeras_may_be_declined() -> None:
    board = play(fight(), "chimera_citizen_rights").act("decline")
    assert sum(sum(board.where(0, track)) for track in ("exploration", "science", "military", "technology")) == 0


@rule("tapestry.cards.doppelgangers")
def test_doppelgangers_copy_another_card_of_ones_own_mat() -> None:
    board = play(fight().mat(0, 2, "gremlins"), "doppelgangers")
    answers(board, decline=False)
    assert (board.score(0), len(board.hand_of(0))) == (7, 2), "the ability of Gremlins, and the enchantment"


@rule("tapestry.cards.doppelgangers")
def test_doppelgangers_may_copy_a_card_on_maker_of_fire() -> None:
    board = play(fight().mat(0, 1, "trap"), "doppelgangers")
    answers(board)
    assert board.score(0) == 10


@rule("tapestry.cards.doppelgangers")
@pytest.mark.parametrize("card", ["empiricism", "parallel_selves", "blood_moon"])
def test_doppelgangers_copy_no_other_kind_of_card(card: str) -> None:
    board = play(fight().mat(0, 1, card), "doppelgangers")
    answers(board)
    assert (board.score(0), ability(board)) == (0, "")


@rule("tapestry.cards.doppelgangers")
def test_doppelgangers_copy_neither_a_covered_card_nor_one_of_another() -> None:
    board = play(fight().mat(0, 1, "trap", "empiricism").mat(1, 2, "gremlins"), "doppelgangers")
    answers(board)
    assert board.score(0) == 0


@rule("tapestry.cards.doppelgangers")
def test_doppelgangers_do_not_copy_the_card_they_cover() -> None:
    board = laid("trap").points(0, 0)
    play(board, "doppelgangers")
    answers(board)
    assert board.score(0) == 0


@rule("tapestry.cards.doppelgangers")
def test_doppelgangers_choose_among_several_cards() -> None:
    board = play(fight().mat(0, 1, "trap").mat(0, 2, "gremlins"), "doppelgangers")
    while board.asked() == "0 enchantments":
        board.act("pick 1")
    assert board.legal() == ["card 1 1", "card 1 2"]


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

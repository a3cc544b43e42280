"""Fantasies & Futures read a second time: enchantments."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.civs import use
from tests.tapestry.laying import play
from tests.tapestry.reading_ff import difference, enchanting, ff, fifth, laid, top, until

LEFT = {
    "microbial_magic": {"food": 1},
    "ghost_towns": {"points": 2},
    "mind_control": {"points": 2},
    "doppelgangers": {"cards": 1},
    "crystal_ball": {"points": 3},
    "haunted_manor": {"worker": 1},
    "goblin_bazaar": {"coin": 1},
    "dragon_smithy": {"culture": 1},
    "sealed_prophecy": {"points": 2},
    "fairy_ring": {"points": 4},
    "blood_moon": {"points": 3},
    "alchemical_gold": {"coin": 1},
    "cryogenic_sleep": {"points": 3},
}
RIGHT = {
    "ecstatic_visions": {"points": 2},
    "lost_artifacts": {"cards": 1},
    "zombie_army": {"coin": 1},
    "chimera_citizen_rights": {"steps": 1},
    "crystal_ball": {"points": 2},
    "time_capsule": {"points": 2},
    "parallel_selves": {"points": 6},  # three, and three for an enchantment gained
    "fairy_ring": {"steps": 1},
    "sleeping_giants": {"points": 2},  # two landmarks
    "giant_beanstalk": {"food": 1},
}
PLAIN = ("gremlins", "status_quo", "nanobots")


@rule("tapestry.enchantments.left")
@pytest.mark.parametrize("card", LEFT)
def test_the_left_enchantment_pays_next_to_another_card(card: str) -> None:
    assert difference(laid(card, ["empiricism"]), laid(card)) == LEFT[card]


@rule("tapestry.enchantments.left")
@pytest.mark.parametrize("card", [card for card in (*RIGHT, *PLAIN) if card not in LEFT])
def test_a_card_without_a_left_enchantment_gains_nothing_from_its_neighbour(card: str) -> None:
    assert difference(laid(card, ["empiricism"]), laid(card)) == {}


@rule("tapestry.enchantments.right")
@pytest.mark.parametrize("card", RIGHT)
def test_the_right_enchantment_pays_when_a_card_is_played_to_its_right(card: str) -> None:
    boards = []
    for left in (card, "empiricism"):
        boards.append(laid("trap", [left], ff().landmark(0, "barn", "bakery")))
    assert difference(*boards) == RIGHT[card]


@rule("tapestry.enchantments.right")
@pytest.mark.parametrize("card", [card for card in (*LEFT, *PLAIN) if card not in RIGHT])
def test_a_card_without_a_right_enchantment_gives_nothing_later(card: str) -> None:
    assert difference(laid("trap", [card]), laid("trap", ["empiricism"])) == {}


@rule("tapestry.enchantments.left")
def test_maker_of_fire_alone_is_no_card() -> None:
    assert laid("fairy_ring", era=2).score(0) == 0


@rule("tapestry.enchantments.left")
def test_a_card_on_maker_of_fire_is_a_card() -> None:
    assert laid("fairy_ring", ["trap"], era=2).score(0) == 4


@rule("tapestry.enchantments.right")
def test_a_right_enchantment_on_maker_of_fire_pays() -> None:
    assert laid("trap", ["time_capsule"], era=2).score(0) == 10 + 2


@rule("tapestry.enchantments.left")
def test_a_face_down_card_is_a_card_to_the_left() -> None:
    board = ff(era=1).era(1, 4).give(1, coin=8).act("income")
    assert len(board.position.mat(0, 2)) == 1, "the first card of the deck, face down"
    until(board, "taketurn")
    if board.asked().startswith("1"):
        board.act("advance exploration")
    before = board.hand(0, "sealed_prophecy").points(0, 0).act("income")
    until(before, "reservetrack")
    assert board.score(0) == 2


@rule("tapestry.enchantments.left", "tapestry.enchantments.right")
def test_a_face_down_card_has_no_enchantment_of_its_own() -> None:
    board = ff(era=1).era(1, 4).give(1, coin=8)
    board.hand(1, "empiricism").position.deck = [board.position.box.card_no["time_capsule"]]
    until(board.act("income"), "taketurn")
    if board.asked().startswith("1"):
        board.act("advance exploration")
    board.hand(0, "empiricism").points(0, 0).give(1, coin=8).act("income")
    until(board, "taketurn")
    assert board.score(0) == 0


@rule("tapestry.enchantments.left")
def test_the_left_card_may_lie_on_another() -> None:
    assert laid("fairy_ring", ["academia", "empiricism"]).score(0) == 4


@rule("tapestry.enchantments.left")
def test_only_the_space_directly_to_the_left_counts() -> None:
    board = ff().mat(0, 1, "empiricism")
    assert enchanting(play(board, "fairy_ring")).score(0) == 0


@rule("tapestry.enchantments.left")
def test_a_card_played_over_another_still_gains_its_left_enchantment() -> None:
    board = laid("trap", ["empiricism"]).points(0, 0)
    assert enchanting(play(board, "fairy_ring")).score(0) == 4


@rule("tapestry.enchantments.left")
def test_the_card_it_covers_is_no_left_neighbour() -> None:
    board = laid("trap").points(0, 0)
    assert enchanting(play(board, "fairy_ring")).score(0) == 0


@rule("tapestry.enchantments.right")
def test_a_right_enchantment_pays_once_per_card() -> None:
    board = laid("empiricism", ["time_capsule"])
    assert board.score(0) == 2
    assert enchanting(play(board, "academia")).score(0) == 2, "played over, to the right of the same card"


@rule("tapestry.enchantments.right")
def test_a_covered_right_enchantment_pays_nothing() -> None:
    assert laid("empiricism", ["time_capsule", "academia"]).score(0) == 0


@rule("tapestry.enchantments.right")
def test_a_right_enchantment_serves_its_owner_only() -> None:
    board = ff().mat(1, 2, "time_capsule")
    play(board, "empiricism")
    assert (board.score(0), board.score(1)) == (0, 0)


@rule("tapestry.enchantments.right")
def test_a_right_enchantment_that_was_left_may_not_be_taken_later() -> None:
    board = play(ff().mat(0, 2, "fairy_ring"), "empiricism").act("decline")
    assert wheres(board) == 0
    play(board, "academia")
    if board.asked() == "0 enchantments":
        board.act("decline")
    assert board.asked() == "0 taketurn"
    assert wheres(board) == 0


def wheres(board: object) -> int:
    return sum(sum(board.where(0, track)) for track in ("exploration", "science", "military", "technology"))  # type: ignore[attr-defined]


@rule("tapestry.enchantments.any_order", "tapestry.enchantments.optional")
def test_the_ability_and_both_enchantments_come_in_any_order() -> None:
    board = play(ff().mat(0, 2, "chimera_citizen_rights"), "doppelgangers")
    assert board.legal() == ["pick 1", "pick 2", "pick 3", "decline"]
    board.act("pick 2")
    assert len(board.hand_of(0)) == 1
    assert board.legal() == ["pick 1", "pick 3", "decline"]
    board.act("pick 3", "track military")
    assert board.where(0, "military") == (1,)


@rule("tapestry.enchantments.optional")
def test_enchantments_may_be_left_one_by_one() -> None:
    board = play(ff().mat(0, 2, "lost_artifacts"), "doppelgangers").act("pick 2", "decline")
    assert board.asked() != "0 enchantments"
    assert (board.asked(), len(board.hand_of(0))) == ("0 keepartifact", 1), "the left one taken, the right one not"


@rule("tapestry.enchantments.optional")
def test_who_declines_enchantments_still_uses_the_ability() -> None:
    board = play(ff().mat(0, 2, "chimera_citizen_rights"), "ghost_towns")
    assert "decline" in board.legal()
    while board.asked() == "0 enchantments":
        board.act("decline")
    enchanting(board)
    assert board.where(0, "military") == (1,), "the benefit of the card is not optional"


@rule("tapestry.enchantments.any_order")
def test_a_coin_of_an_enchantment_may_be_exchanged_at_once() -> None:
    board = play(ff().mat(0, 2, "empiricism"), "alchemical_gold")
    assert board.legal() == ["pick 1", "pick 2", "decline"]
    board.act("pick 2")
    assert board.asked() == "0 exchangeresource"
    board.act("pay coin", "take culture")
    assert (board.score(0), board.stock(0)) == (1, {"culture": 1})


@rule("tapestry.enchantments.never_copied")
def test_espionage_copies_no_left_enchantment() -> None:
    board = ff().mat(0, 2, "empiricism").mat(1, 3, "haunted_manor")
    play(board, "espionage").act("card 2 3")
    assert (board.stock(0), len(board.position.reserve[0])) == ({}, 1)


@rule("tapestry.enchantments.never_copied")
def test_espionage_copies_no_right_enchantment() -> None:
    board = ff().mat(1, 2, "time_capsule")
    board.position.era[0] = 2
    enchanting(play(board, "espionage"))
    board.era(3, 3).hand(0).points(0, 0)
    assert enchanting(play(board, "academia")).score(0) == 0


@rule("tapestry.enchantments.never_copied")
def test_heralds_copy_no_enchantment() -> None:
    board = ff(civs=("heralds", "chosen")).mat(0, 1, "trap").mat(0, 2, "dragon_smithy").mat(1, 2, "goblin_bazaar")
    use(board, 0, "heralds")
    enchanting(board.act("card 2 2"))
    assert board.stock(0) == {}
    assert len(board.position.reserve[0]) == 1


@rule("tapestry.enchantments.never_copied")
def test_doppelgangers_copy_no_enchantment_of_the_card_they_copy() -> None:
    board = ff().mat(0, 1, "empiricism").mat(0, 2, "dragon_smithy")
    enchanting(play(board, "doppelgangers"))
    assert (board.stock(0), len(board.hand_of(0)), len(board.position.reserve[0])) == ({}, 1, 1)


@rule("tapestry.cards.parallel_selves", "tapestry.enchantments.gained")
def test_parallel_selves_pay_for_each_side() -> None:
    board = ff().mat(0, 2, "parallel_selves")
    enchanting(play(board, "fairy_ring"))
    assert board.score(0) == (3 + 3) + (4 + 3)


@rule("tapestry.cards.parallel_selves")
def test_parallel_selves_pay_nothing_for_an_enchantment_that_is_left() -> None:
    board = ff().mat(0, 1, "parallel_selves").mat(0, 2, "chimera_citizen_rights")
    play(board, "trap")
    board.act("decline")
    assert board.score(0) == 10


@rule("tapestry.cards.parallel_selves", "tapestry.tapestry_cards.permanent")
def test_parallel_selves_work_in_later_eras_and_stop_when_covered() -> None:
    board = ff(era=4).mat(0, 2, "parallel_selves").mat(0, 3, "time_capsule")
    assert enchanting(play(board, "blood_moon")).score(0) == (2 + 3) + (3 + 3)
    board = laid("parallel_selves", ["empiricism"]).points(0, 0)
    enchanting(play(board, "academia")).points(0, 0)
    board.era(4, 4)
    assert enchanting(play(board, "sealed_prophecy")).score(0) == 2, "covered by Academia, it has stopped"


@rule("tapestry.cards.parallel_selves")
def test_parallel_selves_do_not_pay_for_the_enchantments_of_others() -> None:
    board = ff().mat(0, 2, "parallel_selves").mat(1, 2, "empiricism")
    play(board, "fairy_ring", seat=1)
    assert (board.score(0), board.score(1)) == (0, 4)


@rule("tapestry.tapestry_cards.permanent")
def test_a_permanent_card_of_the_box_is_never_copied() -> None:
    board = ff().mat(1, 2, "parallel_selves").mat(1, 3, "trap")
    play(board, "espionage")
    assert all("parallel_selves" not in answer for answer in board.legal())
    assert enchanting(board).score(0) == 10, "the Trap is all there is to copy"


@rule("tapestry.reserve.card", "tapestry.enchantments.left")
def test_a_card_from_the_reserve_gains_its_left_enchantment_on_turn_5() -> None:
    board = play(ff().hand(0, "goblin_bazaar"), "cryogenic_sleep").act("play goblin_bazaar")
    board.mat(0, 4, "empiricism").hand(0)
    fifth(board)
    until(board, "upgradecard", "taketurn", decline=False)
    assert top(board, 4) == "goblin_bazaar"
    assert board.stock(0) == {"coin": 1}


@rule("tapestry.enchantments.left", "tapestry.tapestry_cards.after_era_4")
@pytest.mark.parametrize(("left", "points"), [("empiricism", 4), ("", 0)])
def test_a_card_played_on_turn_5_looks_at_the_space_of_era_3(left: str, points: int) -> None:
    board = ff(era=5).mat(0, 4, "academia")
    if left:
        board.mat(0, 3, left)
    enchanting(play(board, "fairy_ring"))
    assert (top(board, 4), board.score(0)) == ("fairy_ring", points)


@rule("tapestry.enchantments.right", "tapestry.tapestry_cards.after_era_4")
def test_a_right_enchantment_of_era_3_pays_for_the_first_card_of_era_4_only() -> None:
    board = laid("empiricism", ["time_capsule"], ff(era=4), era=4)
    assert board.score(0) == 2
    board.era(5, 4)
    assert enchanting(play(board, "academia")).score(0) == 2


@rule("tapestry.enchantments.right")
def test_nothing_lies_to_the_right_of_era_4() -> None:
    board = laid("time_capsule", era=4).points(0, 0).era(5, 4)
    assert enchanting(play(board, "empiricism")).score(0) == 0


@rule("tapestry.rulings.play_over_in_step_1", "tapestry.enchantments.right")
def test_in_step_1_a_card_goes_onto_the_new_space_and_both_cards_look_left() -> None:
    board = ff(era=2, civs=("leaders", "chosen")).era(2, 4).give(1, coin=3).mat(0, 2, "time_capsule")
    board.hand(0, "fairy_ring", "blood_moon").act("income")
    assert board.asked() == "0 leaderssquare"
    board.do(0, [{"play_tapestry": True}])
    if board.asked() == "0 playcard":
        board.act("play fairy_ring")
    assert (top(board, 3), board.score(0)) == ("fairy_ring", 4 + 2)
    board.act("decline")
    board.act("play blood_moon")
    assert (top(board, 3), board.score(0)) == ("blood_moon", 4 + 2 + 3), "the right enchantment only once"


@rule("tapestry.enchantments.left")
def test_a_real_income_turn_pays_the_left_enchantment() -> None:
    board = ff(era=2).era(2, 4).give(1, coin=3).mat(0, 2, "empiricism").hand(0, "goblin_bazaar").act("income")
    until(board, "taketurn")
    assert board.stock(0) == {"coin": 1 + 2, "worker": 1, "food": 1, "culture": 1}, "the market pays at once"


@rule("tapestry.enchantments.left")
def test_a_card_the_opponent_has_on_the_left_is_no_neighbour() -> None:
    board = ff().mat(1, 2, "empiricism")
    assert enchanting(play(board, "fairy_ring")).score(0) == 0

"""Enchantments: what cards give by the cards beside them when one is played."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.play.counting import enchanted_on_mat
from ecumene.games.tapestry.play.numbers import ERAS, FACE_DOWN
from ecumene.games.tapestry.play.playing import play_face_down
from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.civs import use
from tests.tapestry.enchanting import enchanted, enchanting
from tests.tapestry.laying import QUIET, play


def down(board: Board, era: int, seat: int = 0) -> Board:
    """A card lies face down on the space of an era."""
    position = board.position
    slot = ERAS * seat + era - 1
    position.mats[slot] = (*position.mats[slot], FACE_DOWN)
    position.buried.append(position.deck.pop())
    return board


def sides(board: Board) -> list[tuple[str, str]]:
    """The enchantments gained so far, as (card, side)."""
    return [(str(event.args["card"]), str(event.args["side"])) for event in board.told("enchantment")]


def reloaded(board: Board) -> Board:
    """The position is stored and loaded again, and is the same."""
    dump = board.audit().position.dump()
    assert enchanting().load(dump).dump() == dump == board.position.copy().dump()
    return board


# ---- on the left


@rule("tapestry.enchantments.cards", "tapestry.enchantments.left")
def test_a_card_gives_what_stands_at_its_left_edge_where_another_lies_to_its_left() -> None:
    board = play(enchanted().mat(0, 2, "democracy"), "trap")
    assert (board.score(0), sides(board)) == (13, [("trap", "left")])
    board = play(enchanted(), "trap")
    assert (board.score(0), sides(board)) == (10, []), "nothing lies there"
    board = play(enchanted().mat(0, 1, "democracy").mat(1, 2, "dystopia"), "trap")
    assert board.score(0) == 10, "nor does it see further, or other mats"
    box = board.position.box
    assert (box.cards[box.card_no["trap"]].enchanted, box.cards[box.card_no["democracy"]].enchanted) == (True, False)


@rule("tapestry.enchantments.left", "tapestry.rulings.face_down_card")
def test_a_card_face_down_will_do_too() -> None:
    assert play(down(enchanted(), 2), "trap").score(0) == 13


@rule("tapestry.enchantments.left")
def test_maker_of_fire_alone_is_no_card_but_one_that_lies_on_it_is() -> None:
    assert play(enchanted(era=2), "trap").score(0) == 10
    assert play(enchanted(era=2).mat(0, 1, "democracy"), "trap").score(0) == 13


@rule("tapestry.enchantments.left", "tapestry.adjustments.heralds")
def test_a_card_on_maker_of_fire_has_nothing_to_its_left() -> None:
    board = enchanted(era=1, civs=("heralds", "leaders")).hand(0, "trap")
    use(board, 0, "heralds", "first_income_end")
    if "play trap" in board.legal():
        board.act("play trap")
    assert (board.position.mat(0, 1), board.score(0)) == ((board.position.box.card_no["trap"],), 10)


@rule("tapestry.enchantments.left", "tapestry.tapestry_cards.over")
def test_a_card_played_over_another_looks_to_its_left_again() -> None:
    board = play(play(enchanted().mat(0, 2, "democracy"), "trap"), "trap")
    assert (board.score(0), sides(board)) == (26, [("trap", "left"), ("trap", "left")])


@rule("tapestry.enchantments.left", "tapestry.tapestry_cards.after_era_4")
def test_in_the_last_income_turn_and_after_it_looks_from_the_space_of_era_4() -> None:
    for era in (4, 5):
        board = enchanted(era=4).mat(0, 3, "democracy").mat(0, 4, "dystopia")
        board.position.era[0] = era
        assert play(board, "trap").score(0) == 13


# ---- on the right


@rule("tapestry.enchantments.right")
def test_the_card_to_the_left_gives_what_stands_at_its_right_edge() -> None:
    board = play(enchanted().mat(0, 2, "feudalism"), "democracy")
    assert sides(board) == [("feudalism", "right")]
    assert board.score(0) == 2
    board = play(enchanted().mat(0, 2, "feudalism"), "trap")
    assert (board.score(0), sides(board)) == (15, [("trap", "left"), ("feudalism", "right")])


@rule("tapestry.enchantments.right")
def test_it_gives_nothing_once_it_is_covered() -> None:
    board = play(enchanted().mat(0, 2, "feudalism", "democracy"), "trap")
    assert (board.score(0), sides(board)) == (13, [("trap", "left")])
    board = play(down(enchanted().mat(0, 2, "feudalism"), 2), "trap")
    assert board.score(0) == 13


@rule("tapestry.enchantments.right")
def test_it_gives_once_for_the_first_card_beside_it() -> None:
    board = play(play(enchanted().mat(0, 2, "feudalism"), "trap"), "trap")
    assert (board.score(0), sides(board).count(("feudalism", "right"))) == (28, 1)


@rule("tapestry.enchantments.right", "tapestry.income.empty_hand")
def test_a_card_that_comes_face_down_brings_it_as_well() -> None:
    board = enchanted().mat(0, 2, "feudalism")
    board.position.journal = board.events
    play_face_down(board.position, 0)
    board.settle()
    assert (board.score(0), sides(board)) == (2, [("feudalism", "right")])
    play(board.audit(), "trap")
    assert board.score(0) == 15, "only the first one"


@rule("tapestry.enchantments.right")
def test_the_space_of_era_4_has_nothing_on_its_right() -> None:
    board = enchanted(era=4).mat(0, 4, "feudalism")
    board.position.era[0] = 5
    assert play(board, "democracy").score(0) == 0
    assert sides(board) == []


# ---- order and choice


@rule("tapestry.enchantments.any_order", "tapestry.enchantments.optional")
def test_where_the_order_matters_one_is_asked_what_comes_next() -> None:
    board = play(enchanted().mat(0, 2, "democracy"), "diplomacy")
    assert (board.asked(), board.legal()) == ("0 enchantments", ["pick 1", "pick 2", "decline"])
    assert board.refused("pick 3") == "enchantments.any_order"
    assert board.refused("pass") == "core.choice"
    reloaded(board)
    board.act("pick 2")
    assert (board.stock(0), board.asked()) == ({"coin": 1}, "0 takeresource")
    board = play(enchanted().mat(0, 2, "democracy"), "diplomacy").act("pick 1")
    assert (board.stock(0), board.asked()) == ({}, "0 takeresource")
    reloaded(board)
    board.act("take culture")
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert board.stock(0) == {"coin": 1, "culture": 1}
    assert sides(board.audit()) == [("diplomacy", "left")]


@rule("tapestry.enchantments.optional")
def test_an_enchantment_may_be_left_but_never_the_ability() -> None:
    board = play(enchanted().mat(0, 2, "democracy"), "diplomacy").act("decline")
    assert board.asked() == "0 takeresource"
    board.act("take culture")
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert (board.stock(0), sides(board)) == ({"culture": 1}, [])


@rule("tapestry.enchantments.optional")
def test_what_can_be_unwelcome_is_asked_for_one_by_one() -> None:
    board = play(enchanted().mat(0, 2, "guilds"), "trap")
    assert (board.score(0), board.asked()) == (13, "0 enchantments"), "points come without a question"
    assert board.legal() == ["pick 3", "decline"]
    reloaded(board)
    assert board.act("decline").where(0, "science") == (0,)
    board = play(enchanted().mat(0, 2, "guilds"), "trap").act("pick 3", "track science")
    assert (board.where(0, "science"), board.asked()) == ((1,), "0 taketurn")
    board = play(enchanted().mat(0, 2, "guilds").mat(1, 2, "trap"), "espionage")
    assert board.legal() == ["pick 1", "pick 2", "pick 3", "decline"]
    board.act("pick 3", "track science", "pick 1", "card 2 2")
    assert (board.score(0), board.asked(), board.legal()) == (10, "0 enchantments", ["pick 2", "decline"])
    assert board.act("decline").where(0, "science") == (1,)


@rule("tapestry.enchantments.optional")
def test_what_only_gives_is_taken_without_a_question_where_its_order_is_free() -> None:
    board = play(enchanted().mat(0, 2, "academia"), "trap")
    assert (board.asked(), board.score(0), board.stock(0)) == ("0 taketurn", 13, {"food": 1})
    board = play(enchanted().mat(0, 2, "academia").give(0, food=8), "trap")
    assert (board.asked(), sides(board)) == ("0 taketurn", [("trap", "left")]), "nothing is gained that does not fit"


@rule("tapestry.enchantments.any_order")
def test_points_for_things_can_wait_for_what_the_ability_brings() -> None:
    board = play(enchanted().mat(0, 2, "democracy"), "meritocracy")
    assert board.asked() == "0 enchantments"
    board.act("pick 1")
    board.act(board.legal()[0])
    assert (board.asked(), board.score(0)) == ("0 taketurn", 3), "2 and 1 for the card just invented"
    early = play(enchanted().mat(0, 2, "democracy"), "meritocracy").act("pick 2")
    early.act(early.legal()[0])
    assert (early.asked(), early.score(0), sides(early)) == ("0 taketurn", 2, []), "too early it is lost"


@rule("tapestry.enchantments.any_order", "tapestry.tapestry_cards.this_era")
def test_what_holds_for_an_era_holds_before_the_enchantments_come() -> None:
    board = play(enchanted().mat(0, 2, "democracy"), "academia")
    assert (board.asked(), len(board.hand_of(0)), board.score(0)) == ("0 taketurn", 1, 3)


@rule("tapestry.enchantments.left", "tapestry.income.first_of_neighbours")
def test_in_an_income_turn_enchantments_come_with_the_card() -> None:
    board = enchanted(era=2).mat(0, 2, "feudalism").hand(0, "trap").give(0, coin=1)
    board.act("income")
    for _ in range(20):
        if board.asked() == "0 playcard":
            break
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    score = board.score(0)
    board.act("play trap")
    assert (board.position.era[0], sides(board)) == (3, []), "first the resources of the space"
    board.act("take coin", "take coin")
    assert sides(board) == [("trap", "left"), ("feudalism", "right")]
    assert board.score(0) >= score + 15


# ---- what listens, what copies, what counts


@rule("tapestry.enchantments.gained")
def test_each_enchantment_gained_is_heard_by_its_owner_alone() -> None:
    board = enchanted().mat(0, 1, "capitalism").mat(0, 2, "feudalism")
    assert play(board, "trap").score(0) == 10 + 3 + 2 + 2 * 3
    board = enchanted().mat(1, 1, "capitalism").mat(0, 2, "feudalism")
    assert (play(board, "trap").score(0), board.score(1)) == (15, 0)


@rule("tapestry.enchantments.gained")
def test_a_card_that_listens_hears_its_own_enchantments() -> None:
    board = play(enchanted().mat(0, 2, "democracy"), "capitalism")
    assert (board.score(0), sides(board)) == (4, [("capitalism", "left")])
    board = play(enchanted().mat(0, 2, "capitalism"), "trap")
    assert board.score(0) == 10 + 3 + 1 + 2 * 3


@rule("tapestry.enchantments.gained", "tapestry.enchantments.optional")
def test_one_that_is_left_is_not_gained() -> None:
    board = play(enchanted().mat(0, 1, "capitalism").mat(0, 2, "guilds"), "democracy")
    assert board.asked() == "0 enchantments"
    board.act("decline")
    assert sides(board) == []
    board = enchanted().mat(0, 1, "capitalism").mat(0, 2, "guilds").token(0, exploration=12, science=12)
    play(board, "trap")
    assert (board.score(0), sides(board)) == (16, [("trap", "left")]), "nor one that can do nothing"


@rule("tapestry.enchantments.never_copied", "tapestry.cards.espionage")
def test_espionage_copies_the_ability_alone() -> None:
    board = play(enchanted().mat(0, 2, "democracy").mat(1, 2, "trap"), "espionage")
    assert board.legal() == ["pick 1", "pick 2", "decline"], "its own enchantment"
    board.act("pick 1", "card 2 2", "decline")
    assert (board.score(0), sides(board), board.asked()) == (10, [], "0 taketurn")


@rule("tapestry.enchantments.never_copied", "tapestry.civilizations.heralds")
def test_the_heralds_copy_the_ability_alone() -> None:
    board = enchanted(civs=("heralds", "leaders")).mat(0, 2, "feudalism").mat(1, 2, "democracy").mat(1, 3, "trap")
    use(board, 0, "heralds").act("card 2 3")
    assert (board.score(0), sides(board)) == (10, [])


@rule("tapestry.enchantments.never_copied", "tapestry.cards.double_agents", "tapestry.civilizations.spies")
def test_double_agents_and_spies_copy_the_ability_alone() -> None:
    board = enchanted(plans_and_ploys="in").mat(0, 2, "democracy").hand(1, "trap")
    play(board, "double_agents").act("keep trap")
    assert (board.score(0), sides(board)) == (10, [])
    board = enchanted(civs=("spies", "leaders"), plans_and_ploys="in").mat(1, 2, "democracy").mat(1, 3, "trap")
    use(board, 0, "spies")
    if board.asked() == "0 spiesmission":
        board.act("pick 1")
    board.act("card 2 3")
    assert (board.score(0), sides(board)) == (10, [])


@rule("tapestry.enchantments.counted")
def test_enchanted_cards_are_counted_covered_ones_too() -> None:
    board = down(enchanted().mat(0, 1, "trap").mat(0, 2, "guilds", "democracy"), 3).mat(1, 2, "feudalism")
    assert [enchanted_on_mat(board.position, seat) for seat in (0, 1)] == [2, 1]


# ---- stored games


@rule("tapestry.enchantments.any_order")
def test_a_stored_question_is_about_what_the_cards_have() -> None:
    board = play(enchanted().mat(0, 2, "guilds"), "trap")
    dump = board.position.dump()
    item = dump["agenda"][-1][1]
    assert (item["due"], board.position.box.cards[item["beside"]].id) == (4, "guilds")
    number = board.position.box.card_no
    for wrong in ({"due": 0}, {"beside": number["democracy"]}, {"beside": -1}, {"card": number["guilds"], "due": 6}):
        changed = {**dump, "agenda": [*dump["agenda"][:-1], ["enchantments", {**item, **wrong}]]}
        if wrong.get("due") == 6:
            assert enchanting().load(changed).dump() == changed, "the Guilds have both"
            changed["agenda"][-1][1]["beside"] = number["trap"]
        with pytest.raises(Exception, match=r"enchantment|due"):
            enchanting().load(changed)


@rule("tapestry.enchantments.cards")
def test_without_the_box_nothing_is_enchanted() -> None:
    board = table(civs=QUIET, of=enchanting()).era(3, 3).mat(0, 2, "feudalism")
    assert play(board, "trap").score(0) == 10

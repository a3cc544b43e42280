"""Fantasies & Futures: the tapestry cards about cards, bonuses and resources.

Lost Artifacts, Doppelgängers, Status Quo, Parallel Selves, Fairy Ring, Alchemical Gold, Nanobots.
"""

from random import Random

import pytest

from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import UNKNOWN
from ecumene.games.tapestry.play.playing import play_face_down
from ecumene.games.tapestry.play.whenever import ENCHANTMENT_GAINED, announce
from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.futures import edges, enchanted, futures, owned, sound
from tests.tapestry.laying import ability, in_force, play, seen_by
from tests.tapestry.showing import acts, english, french

MM = {"plans_and_ploys": "in"}


# ---- Lost Artifacts


def deck(board: Board, *cards: str) -> Board:
    """Only these cards are left to draw; seat 1 holds all others."""
    left = sorted(board.position.box.card_no[name] for name in cards)
    for kind in left:
        board.position.deck.remove(kind)
    board.position.hands[1] = board.position.deck
    board.position.deck = left
    return board


@rule("tapestry.cards.lost_artifacts")
def test_of_three_artifacts_one_is_kept_and_the_others_discarded() -> None:
    board = futures().hand(0, "lost_artifacts")
    play(deck(board, "trap", "guilds", "dystopia"), "lost_artifacts")
    assert sorted(board.legal()) == ["keep dystopia", "keep guilds", "keep trap"]
    assert board.refused("keep democracy") == "cards.lost_artifacts"
    assert board.refused("die red") == "core.choice"
    sound(board).act("keep guilds")
    assert (board.hand_of(0), board.asked()) == (["guilds"], "0 takeresource")
    board.act("take food")
    assert (board.stock(0), board.asked(), board.position.drawn[0]) == ({"food": 1}, "0 taketurn", ())
    assert {board.position.box.cards[kind].id for kind in board.position.discard} == {"trap", "dystopia"}


@rule("tapestry.cards.lost_artifacts", "tapestry.tapestry_cards.hands")
def test_nobody_else_sees_the_artifacts() -> None:
    board = play(futures(), "lost_artifacts").audit()
    for viewer in (1, None):
        assert seen_by(board, viewer).drawn[0] == (UNKNOWN,) * 3
    guess = board.position.guess(1, Random(3))
    assert isinstance(guess, TapestryPosition)
    assert UNKNOWN not in guess.drawn[0]
    guess.audit()


@rule("tapestry.cards.lost_artifacts", "tapestry.cards.academia")
def test_one_artifact_is_gained_not_three() -> None:
    board = in_force(futures(options=MM), "academia").hand(0, "lost_artifacts")
    board.do(0, [{"keep_one_of": 3}]).act(board.legal()[0])
    assert board.score(0) == 3


@rule("tapestry.cards.lost_artifacts")
@pytest.mark.parametrize(("left", "asked"), [(("trap",), "0 takeresource"), ((), "0 takeresource")])
def test_a_last_artifact_is_simply_kept(left: tuple[str, ...], asked: str) -> None:
    board = futures().hand(0, "lost_artifacts")
    play(deck(board, *left), "lost_artifacts")
    assert (board.asked(), board.hand_of(0)) == (asked, list(left))


@rule("tapestry.cards.lost_artifacts")
def test_lost_artifacts_enchant_on_the_right() -> None:
    assert edges("lost_artifacts") == (False, True)
    assert len(enchanted(futures(), "lost_artifacts", "right").hand_of(0)) == 1


# ---- Doppelgängers


@rule("tapestry.cards.doppelgangers")
def test_doppelgangers_use_another_card_of_the_own_mat_again_even_on_maker_of_fire() -> None:
    board = futures(era=4).mat(0, 1, "trap").mat(0, 2, "feudalism").mat(1, 2, "dystopia")
    play(board, "doppelgangers")
    assert board.legal() == ["card 1 1", "card 1 2"], "not of others, nor Doppelgängers themselves"
    assert board.refused("card 2 2") == "cards.doppelgangers"
    assert board.refused("die red") == "core.choice"
    sound(board).act("card 1 1")
    assert (board.score(0), board.asked()) == (10, "0 taketurn")


@rule("tapestry.cards.doppelgangers", "tapestry.tapestry_cards.permanent")
def test_doppelgangers_use_nothing_that_lasts_is_covered_or_lies_face_down() -> None:
    board = futures(era=4).mat(0, 1, "trap", "monarchy").mat(0, 2, "parallel_selves")
    play(board, "doppelgangers")
    assert (board.asked(), board.score(0), ability(board)) == ("0 taketurn", 0, "")
    board = futures().era(1, 4)
    play_face_down(board.position, 0)
    assert board.era(4, 4).position.mat(0, 1)
    assert play(board, "doppelgangers").log().count("copies") == 0


@rule("tapestry.cards.doppelgangers", "tapestry.cards.espionage")
def test_doppelgangers_and_espionage_do_not_find_each_other_without_end() -> None:
    board = play(futures(era=4).mat(0, 2, "espionage"), "doppelgangers")
    assert (board.asked(), board.log().count("copies")) == ("0 taketurn", 2)
    board = play(futures(era=4).mat(0, 2, "doppelgangers"), "espionage")
    assert (board.asked(), board.log().count("copies")) == ("0 taketurn", 1)


@rule("tapestry.cards.doppelgangers", "tapestry.cards.espionage")
def test_espionage_used_again_finds_any_card_and_copied_doppelgangers_the_copiers_own() -> None:
    board = play(futures(era=4).mat(0, 2, "espionage").mat(1, 2, "trap"), "doppelgangers")
    assert board.legal() == ["card 1 4", "card 2 2"]
    assert board.act("card 2 2").score(0) == 10
    board = futures(era=4).mat(0, 2, "trap").mat(1, 4, "doppelgangers").mat(1, 2, "dystopia")
    assert play(board, "espionage").act("card 2 4").score(0) == 10
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.doppelgangers", "tapestry.cards.double_agents")
def test_doppelgangers_and_double_agents_come_to_an_end() -> None:
    board = futures(era=4, options=MM).mat(0, 2, "double_agents").hand(1, "espionage")
    play(board, "doppelgangers")
    assert board.asked() == "0 spyhand"
    board.act("keep espionage")
    assert (board.asked(), len(board.hand_of(1))) == ("0 taketurn", 2)


@rule("tapestry.cards.doppelgangers")
def test_doppelgangers_enchant_on_the_left_with_a_card() -> None:
    assert edges("doppelgangers") == (True, False)
    assert len(enchanted(futures(), "doppelgangers", "left").hand_of(0)) == 1


# ---- Status Quo


@rule("tapestry.cards.status_quo")
def test_status_quo_gives_two_bonuses_for_nothing_and_no_benefit() -> None:
    board = futures().token(0, exploration=8, science=2, military=1, technology=2)
    play(board, "status_quo")
    assert board.legal() == ["track exploration", "track science", "track technology", "decline"]
    assert board.refused("track military") == "cards.status_quo"
    assert board.refused("take coin") == "core.choice"
    said = [act["say"] for act in acts(board).values()]
    assert all(english(say) != french(say) for say in said)
    sound(board).act("track exploration")
    assert (board.score(0), board.asked()) == (5, "0 quobonus"), "without the two tiles that it costs"
    assert board.legal() == ["track science", "track technology", "decline"]
    board.act("track technology")
    assert owned(board, "market") == 1
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert owned(board, "house") == 0


@rule("tapestry.cards.status_quo", "tapestry.advancing.several_tokens")
def test_status_quo_asks_for_the_token_where_several_stand_on_a_track() -> None:
    board = play(futures().token(0, exploration=(5, 8, 8)), "status_quo")
    assert board.legal() == ["track exploration", "decline"]
    sound(board).act("track exploration")
    assert board.legal() == ["token 5", "token 8"]
    assert board.refused("token 4") == "cards.status_quo"
    sound(board).act("token 8")
    assert (board.score(0), board.legal()) == (5, ["track exploration", "decline"])
    board.act("track exploration")
    assert owned(board, "farm") == 1, "the only one that is left, for a space gives its bonus once"


@rule("tapestry.cards.status_quo", "tapestry.advancing.once_per_turn")
def test_status_quo_leaves_spaces_out_that_were_used_in_this_turn_and_uses_those_it_takes() -> None:
    board = futures().token(0, exploration=8, science=5)
    slots = {board.position.spaces.ids[number]: number for number in range(len(board.position.spaces.ids))}
    board.position.activated[0] |= 1 << slots["science_5"]
    play(board, "status_quo")
    assert board.legal() == ["track exploration", "decline"]
    board.act("track exploration")
    assert board.position.activated[0] >> slots["exploration_8"] & 1
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.status_quo")
def test_status_quo_may_be_declined_and_does_nothing_at_the_start() -> None:
    board = play(futures().token(0, exploration=8), "status_quo").act("decline")
    assert (board.score(0), board.asked()) == (0, "0 taketurn")
    assert play(futures(), "status_quo").asked() == "0 taketurn"
    assert edges("status_quo") == (False, False)


@rule("tapestry.cards.status_quo", "tapestry.cards.street_art")
def test_a_free_bonus_is_a_bonus_that_was_taken() -> None:
    board = in_force(futures(options={"arts_and_architecture": "in"}), "street_art").token(0, exploration=8)
    board.do(0, [{"free_bonuses": 2}]).act("track exploration")
    assert board.score(0) == 5 + 4


# ---- Parallel Selves, Fairy Ring


@rule("tapestry.cards.parallel_selves")
def test_each_enchantment_scores_with_parallel_selves_in_any_era_while_uncovered() -> None:
    board = play(futures(), "parallel_selves").era(3, 2)
    kind = board.position.box.card_no["fairy_ring"]
    announce(board.position, ENCHANTMENT_GAINED, 0, kind)
    assert board.settle().score(0) == 3
    announce(board.position, ENCHANTMENT_GAINED, 1, kind)
    assert (board.settle().score(0), board.score(1)) == (3, 0), "not those of others"
    play(board.era(2, 2), "trap")
    before = board.score(0)
    announce(board.position, ENCHANTMENT_GAINED, 0, kind)
    assert board.settle().score(0) == before


@rule("tapestry.cards.parallel_selves")
def test_parallel_selves_enchant_on_the_right_with_points() -> None:
    assert edges("parallel_selves") == (False, True)
    assert enchanted(futures(), "parallel_selves", "right").score(0) == 3


@rule("tapestry.cards.fairy_ring")
def test_a_fairy_ring_gives_a_card_and_a_tile_and_enchants_on_both_sides() -> None:
    board = play(futures(), "fairy_ring")
    assert (len(board.hand_of(0)), len(board.position.supply[0]), board.asked()) == (1, 1, "0 taketurn")
    assert edges("fairy_ring") == (True, True)
    assert enchanted(board, "fairy_ring", "left").score(0) == 4
    enchanted(board.token(0, science=1).give(0, coin=1), "fairy_ring", "right").act("track science")
    assert (board.where(0, "science"), board.asked(), len(board.hand_of(0))) == ((2,), "0 taketurn", 1)


# ---- Alchemical Gold


@rule("tapestry.cards.alchemical_gold")
def test_gold_exchanges_three_resources_each_for_another_kind() -> None:
    board = play(futures().give(0, coin=2, worker=2), "alchemical_gold")
    assert board.legal() == ["pay coin", "pay worker", "decline"]
    assert board.refused("pay food") == "cards.alchemical_gold"
    assert board.refused("die red") == "core.choice"
    sound(board).act("pay coin")
    assert board.legal() == ["take worker", "take food", "take culture"]
    assert board.refused("take coin") == "cards.alchemical_gold"
    sound(board).act("take food")
    assert (board.stock(0), board.score(0)) == ({"coin": 1, "worker": 2, "food": 1}, 1)
    board.act("pay coin", "take food", "pay worker", "take culture")
    assert (board.stock(0), board.score(0), board.asked()) == (
        {"worker": 1, "food": 2, "culture": 1}, 3, "0 taketurn",
    )  # fmt: skip


@rule("tapestry.cards.alchemical_gold")
def test_what_gold_has_brought_is_not_exchanged_again() -> None:
    board = play(futures().give(0, coin=1), "alchemical_gold").act("pay coin", "take food")
    assert (board.asked(), board.score(0)) == ("0 taketurn", 1)
    board = play(futures().give(0, coin=1, food=1), "alchemical_gold").act("pay coin", "take food")
    assert board.legal() == ["pay food", "decline"], "the food that was there before"
    board.act("pay food", "take coin")
    assert (board.asked(), board.score(0)) == ("0 taketurn", 2)


@rule("tapestry.cards.alchemical_gold", "tapestry.resources.limit")
def test_gold_takes_only_what_finds_room() -> None:
    board = play(futures().give(0, coin=8, worker=8, food=8, culture=7), "alchemical_gold")
    assert board.legal() == ["pay coin", "pay worker", "pay food", "decline"], "nothing else has room for a culture"
    board.act("pay coin")
    assert (board.stock(0)["coin"], board.stock(0)["culture"]) == (7, 8), "the only way is not asked"
    assert board.legal() == ["pay worker", "pay food", "pay culture", "decline"]
    board.act("decline")
    board = play(futures().give(0, coin=2, worker=8), "alchemical_gold").act("pay coin")
    assert board.refused("take worker") == "resources.limit"


@rule("tapestry.cards.alchemical_gold")
def test_gold_may_be_declined_needs_resources_and_enchants_with_a_coin() -> None:
    board = play(futures().give(0, coin=1), "alchemical_gold").act("decline")
    assert (board.stock(0), board.score(0), board.asked()) == ({"coin": 1}, 0, "0 taketurn")
    board = play(futures(), "alchemical_gold")
    assert (board.asked(), edges("alchemical_gold")) == ("0 taketurn", (True, False))
    assert enchanted(board, "alchemical_gold", "left").stock(0) == {"coin": 1}


# ---- Nanobots


def growing(*cards: str, middle: tuple[str, ...] = ()) -> Board:
    """Seat 0 has played Nanobots in its income turn and comes to the upgrade step."""
    board = futures(civs=("alchemists", "leaders"), era=2).tech(0, 0, *cards).tech(0, 1, *middle)
    board.hand(0, "nanobots").era(2, 3).token(0, technology=4).script(science=[0, 3, 6, 9, 0])
    board.act("income")
    while board.asked() != "0 playcard":
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    assert board.act("play nanobots").asked() == "0 upgradecard"
    return board.points(0, 0)


def over(board: Board) -> bool:
    """Whether the income turn of seat 0 is over."""
    return board.position.turn == 1


def told(board: Board) -> int:
    """How often Nanobots have scored."""
    return len([event for event in board.told("scores") if event.args["cause"] == "card.nanobots"])


@rule("tapestry.cards.nanobots")
def test_nanobots_upgrade_another_card_in_the_step_and_score_both() -> None:
    board = growing("calendar", "canned_food", "light_bulb")
    board.act("upgrade calendar")
    assert board.asked() == "0 upgradeanother"
    assert sorted(board.legal()) == ["decline", "upgrade canned_food", "upgrade light_bulb"]
    assert board.refused("upgrade calendar") == "cards.nanobots"
    assert board.refused("upgrade barn") == "technology.upgrade"
    assert board.refused("die red") == "core.choice"
    sound(board).act("upgrade canned_food")
    assert (board.techs(0), over(board)) == ({"calendar": 1, "canned_food": 1, "light_bulb": 0}, True)
    assert told(board) == 2


@rule("tapestry.cards.nanobots")
def test_the_second_upgrade_is_an_offer_and_never_of_the_same_card() -> None:
    board = growing("calendar", "canned_food").act("upgrade calendar", "decline")
    assert (over(board), told(board)) == (True, 1)
    board = growing("the_nail").act("upgrade the_nail")
    assert (board.techs(0), over(board), told(board)) == ({"the_nail": 1}, True, 1)
    board = growing("calendar", "canned_food").act("decline")
    assert over(board)


@rule("tapestry.cards.nanobots", "tapestry.tapestry_cards.covered")
def test_covered_nanobots_upgrade_no_more_and_those_that_come_in_the_step_do() -> None:
    board = growing("calendar", middle=("printing_press",)).hand(0, "trap")
    board.act("upgrade printing_press")
    if board.asked() == "0 playcard":
        board.act("play trap")
    assert (over(board), told(board)) == (True, 1), "for the upgrade that covered them"
    board = futures(civs=("alchemists", "leaders")).tech(0, 0, "calendar").tech(0, 1, "printing_press")
    board.hand(0, "trap", "nanobots").era(2, 3).token(0, technology=4).script(science=[0, 3, 6, 9, 0])
    board.act("income")
    while board.asked() != "0 playcard":
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    board.act("play trap", "upgrade printing_press")
    if board.asked() == "0 playcard":
        board.act("play nanobots")
    assert board.asked() == "0 upgradeanother"
    assert board.legal() == ["upgrade calendar", "decline"]


@rule("tapestry.cards.nanobots")
def test_nanobots_score_upgrades_for_the_whole_era_but_add_none_outside_the_step() -> None:
    board = in_force(futures(), "nanobots").tech(0, 0, "calendar", "canned_food")
    board.do(0, [{"upgrade": True}]).act("upgrade calendar")
    assert (board.score(0), board.asked()) == (2, "0 taketurn")
    board.tech(1, 0, "light_bulb").do(1, [{"upgrade": True}])
    assert board.score(0) == 2, "not what others upgrade"
    assert edges("nanobots") == (False, False)


@rule("tapestry.cards.nanobots")
def test_without_nanobots_there_is_one_upgrade() -> None:
    board = futures(civs=("chosen", "leaders")).tech(0, 0, "calendar", "canned_food").hand(0, "trap").era(2, 3)
    board.act("income")
    while board.asked() != "0 upgradecard":
        board.act(board.legal()[0])
    assert over(board.act("upgrade calendar"))

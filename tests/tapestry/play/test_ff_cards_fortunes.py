"""Fantasies & Futures: the tapestry cards about cards, incomes, dice and tracks.

Dream Archive, Robot Labor, Philosopher's Stone, Wishing Well, Three Oracles, Galactic Embassy, Music of the Spheres,
Mirror Dimension, Multiverse Summit.
"""

from collections.abc import Mapping

import pytest

from ecumene.games.tapestry.play.playing import play_face_down
from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.futures import edges, enchanted, futures, owned, sound
from tests.tapestry.laying import decline_all, in_force, play

AA = {"arts_and_architecture": "in"}
MM = {"plans_and_ploys": "in"}


def income(board: Board, card: str = "trap", era: int = 2) -> Board:
    """Seat 0 takes an income turn that begins an era and plays a card; what else is asked is left, up to its income."""
    board.hand(0, card).era(era - 1, 3).act("income")
    while board.position.turn == 0 and board.asked() not in ("0 buy", "0 nextability"):
        legal = board.legal()
        wanted = [notation for notation in legal if notation in (f"play {card}", "decline")]
        board.act(wanted[0] if wanted else legal[0])
    return board


def scored(board: Board, card: str) -> int:
    """The points that a card has brought."""
    return sum([event.args["n"] for event in board.told("scores") if event.args["cause"] == f"card.{card}"])


def arts(board: Board, seat: int, space: int) -> Board:
    return board.token(seat, arts=space)


# ---- Dream Archive


@rule("tapestry.cards.dream_archive")
def test_of_two_dreams_or_older_cards_one_may_be_discarded_for_points() -> None:
    board = play(futures().hand(0, "guilds"), "dream_archive")
    assert (len(board.hand_of(0)), board.asked(), board.legal()) == (3, "0 buy", ["accept", "decline"])
    sound(board).act("accept")
    assert board.asked() == "0 discardcard"
    board.act("discard guilds")
    assert (len(board.hand_of(0)), board.score(0), board.asked()) == (2, 5, "0 taketurn")


@rule("tapestry.cards.dream_archive")
def test_dreams_may_all_be_kept() -> None:
    board = play(futures(), "dream_archive").act("decline")
    assert (len(board.hand_of(0)), board.score(0), board.asked()) == (2, 0, "0 taketurn")
    assert edges("dream_archive") == (True, False)
    assert enchanted(board, "dream_archive", "left").score(0) == 2


@rule("tapestry.cards.dream_archive")
def test_without_cards_to_draw_or_to_discard_nothing_is_asked() -> None:
    board = futures().hand(0, "dream_archive")
    board.position.hands[1] = board.position.deck
    board.position.deck = []
    board.do(0, [{"play_tapestry": True}]).act("play dream_archive")
    assert (board.asked(), board.score(0)) == ("0 taketurn", 0)


# ---- Robot Labor


@rule("tapestry.cards.robot_labor")
@pytest.mark.parametrize(("houses", "held", "points"), [(0, 0, 2), (2, 0, 4), (2, 7, 2), (2, 8, 0)])
def test_robots_score_the_workers_of_the_income_that_find_room(houses: int, held: int, points: int) -> None:
    board = income(futures().built(0, house=houses).give(0, worker=held), "robot_labor")
    assert scored(board, "robot_labor") == points
    assert board.stock(0)["worker"] == min(8, held + points // 2)


@rule("tapestry.cards.robot_labor")
def test_robots_bring_a_worker_for_each_house_of_their_era_and_no_other_building() -> None:
    board = in_force(futures(), "robot_labor").do(0, [{"build": ["house"]}])
    decline_all(board)
    assert (owned(board, "house"), board.stock(0)) == (1, {"worker": 1})
    decline_all(board.do(0, [{"build": ["market"]}]))
    decline_all(board.do(1, [{"build": ["house"]}]))
    assert (board.stock(0), board.stock(1)) == ({"worker": 1}, {})


@rule("tapestry.cards.robot_labor", "tapestry.tapestry_cards.this_era")
def test_robots_have_gone_home_when_the_next_income_comes() -> None:
    board = in_force(futures(), "robot_labor")
    income(board, "trap", 3)
    assert scored(board, "robot_labor") == 0
    assert edges("robot_labor") == (False, False)


# ---- Philosopher's Stone


@rule("tapestry.cards.philosophers_stone")
def test_the_stone_turns_a_resource_into_two_different_ones_in_the_turn_it_is_played() -> None:
    board = income(futures().give(0, coin=1), "philosophers_stone")
    assert board.asked() == "0 buy"
    before = board.stock(0)
    assert before == {"coin": 2, "worker": 1, "food": 1, "culture": 1}
    sound(board).act("pay coin")
    assert board.asked() == "0 takedifferent"
    assert board.legal() == ["take coin", "take worker", "take food", "take culture"]
    sound(board).act("take food")
    assert board.legal() == ["take coin", "take worker", "take culture"]
    assert board.refused("take food") == "cards.philosophers_stone"
    assert board.refused("die red") == "core.choice"
    sound(board).act("take culture")
    changed = {"coin": -1, "food": 1, "culture": 1}
    assert board.stock(0) == {name: before[name] + changed.get(name, 0) for name in before}
    assert board.position.turn == 1


@rule("tapestry.cards.philosophers_stone", "tapestry.tapestry_cards.permanent")
@pytest.mark.parametrize(("era", "offered"), [(3, True), (4, True), (5, False)])
def test_the_stone_works_after_each_income_step_and_the_last_turn_has_none(era: int, offered: bool) -> None:
    board = income(play(futures(), "philosophers_stone").give(0, coin=1), "trap", era)
    assert (board.asked() == "0 buy", board.position.era[0]) == (offered, era)


@rule("tapestry.cards.philosophers_stone")
def test_the_stone_may_rest_and_does_nothing_once_covered() -> None:
    board = income(futures(), "philosophers_stone")
    before = board.stock(0)
    assert board.act("decline").stock(0) == before
    assert board.position.turn == 1
    board = play(play(futures(), "philosophers_stone"), "guilds")
    assert income(decline_all(board).give(0, coin=1), "trap", 3).position.turn == 1
    assert edges("philosophers_stone") == (False, False)


@rule("tapestry.cards.philosophers_stone", "tapestry.resources.limit", "tapestry.rulings.idle_payment")
def test_the_stone_gives_what_finds_room() -> None:
    stone = [{"offer": {"pay": {"resource": 1}, "then": [{"gain_different": 2}]}}]
    board = futures().give(0, coin=8, worker=8, food=8, culture=8).do(0, stone, "card.philosophers_stone")
    assert board.asked() == "0 taketurn", "only the one that is paid would find room again"
    board = futures().give(0, coin=8, worker=8, food=7, culture=8).do(0, stone).act("pay coin")
    assert board.stock(0) == {"coin": 8, "worker": 8, "food": 8, "culture": 8}
    board = futures().give(0, coin=1, worker=8).do(0, stone).act("pay coin")
    assert board.refused("take worker") == "resources.limit"
    board = futures().do(0, stone)
    assert board.asked() == "0 taketurn", "nothing to give"


@rule("tapestry.cards.philosophers_stone", "tapestry.cards.wartime_economy")
def test_no_wartime_makes_the_stone_free() -> None:
    board = in_force(play(futures(), "philosophers_stone").era(3, 2), "wartime_economy").give(0, coin=1)
    board.do(0, [{"offer": {"pay": {"resource": 1}, "then": [{"gain_different": 2}]}}])
    assert board.legal() == ["pay coin", "decline"]
    board.act("decline").do(0, [{"bonus": {"pay": {"resource": 1}, "then": [{"points": 1}]}}])
    assert board.legal() == ["accept", "decline"]


@rule("tapestry.cards.philosophers_stone", "tapestry.rulings.simultaneous_triggers")
def test_the_stone_and_mercantilism_come_in_the_order_of_their_player() -> None:
    board = income(play(futures(), "philosophers_stone").give(0, food=1), "mercantilism", 3)
    assert board.asked() == "0 nextability"
    assert len(board.legal()) == 2


# ---- Wishing Well


def well(red: int, black: int, board: Board | None = None) -> Board:
    """Seat 0 has thrown a coin into the well."""
    tossed = (board or futures()).give(0, coin=1).script(red=[red], black=[black])
    return play(tossed, "wishing_well").act("pay coin")


@rule("tapestry.cards.wishing_well")
def test_a_coin_in_the_well_gives_both_dice_and_two_points() -> None:
    board = play(futures().give(0, coin=1, food=1), "wishing_well")
    assert (board.asked(), board.legal()) == ("0 buy", ["pay coin", "pay food", "decline"])
    sound(board).act("decline")
    assert (board.stock(0), board.score(0), board.asked()) == ({"coin": 1, "food": 1}, 0, "0 taketurn")
    board = well(3, 1)
    assert (board.score(0), board.stock(0), board.asked()) == (9, {"worker": 1}, "0 taketurn")
    assert not {"conquers", "topples"} & set(board.log())
    assert play(futures(), "wishing_well").asked() == "0 taketurn", "with nothing to throw in"


@rule("tapestry.cards.wishing_well")
def test_the_face_of_the_tile_gives_one_of_the_tiles_that_are_controlled() -> None:
    board = futures().lay("0.-1", "t05").lay("-1.-2", "t06").lay("1.-3", "t04").outpost(0, "0.-1", "-1.-2")
    well(0, 4, board)
    assert board.asked() == "0 ownland"
    assert sorted(board.legal()) == ["hex -1.-2", "hex 0.-1"]
    assert board.refused("hex 1.-3") == "cards.wishing_well"
    assert board.refused("die red") == "core.choice"
    sound(board).act("hex 0.-1")
    assert (board.stock(0), board.score(0), board.asked()) == ({"food": 1}, 6, "0 taketurn")


@rule("tapestry.cards.wishing_well")
def test_without_a_tile_that_face_gives_nothing() -> None:
    board = well(0, 5)
    assert (board.stock(0), board.score(0), board.asked()) == ({}, 6, "0 taketurn")


@rule("tapestry.cards.wishing_well", "tapestry.conquering.both")
def test_the_order_of_the_dice_is_asked_where_it_matters() -> None:
    board = well(4, 4, futures().lay("0.-1", "t12").outpost(0, "0.-1"))  # which gives research
    assert (board.asked(), board.legal()) == ("0 wishdie", ["die red", "die black"])
    assert board.refused("decline") == "core.choice"
    sound(board).act("die red")
    assert (board.score(0), board.asked()) == (2, "0 ownland"), "two territories"
    board = well(4, 4, futures().lay("0.-1", "t12").outpost(0, "0.-1")).act("die black")
    assert (board.score(0), board.asked()) == (0, "0 ownland")
    board.script(science=[0]).act("hex 0.-1", "accept")
    assert (board.where(0, "exploration"), board.score(0), board.asked()) == ((1,), 4, "0 taketurn")


@rule("tapestry.cards.wishing_well", "tapestry.cards.wartime_economy")
def test_a_wish_is_never_free_and_needs_no_conquest_die_to_be_named() -> None:
    offer = [{"offer": {"pay": {"resource": 1}, "then": [{"roll_both": {"tile": [{"own_land_benefit": "any"}]}}]}}]
    board = in_force(futures(), "wartime_economy").do(0, offer, "card.wishing_well")
    assert board.asked() == "0 taketurn"
    board = in_force(futures(options=AA), "national_parks").script(red=[0], black=[0]).give(0, food=1)
    board.do(0, offer, "card.wishing_well").act("pay food")
    assert (board.score(0), board.stock(0)) == (4, {"coin": 1})


@rule("tapestry.cards.wishing_well", "tapestry.enchantments.any_order")
def test_the_left_enchantment_of_the_well_can_be_thrown_in() -> None:
    board = play(futures(era=3).mat(0, 2, "trap").script(red=[0], black=[0]), "wishing_well")
    assert board.asked() == "0 enchantments"
    sound(board).act("pick 2", "take food")
    assert (board.asked(), board.legal()) == ("0 buy", ["pay food", "decline"])
    assert board.act("pay food").score(0) == 6
    assert edges("wishing_well") == (True, False)


@rule("tapestry.cards.wishing_well", "tapestry.civilizations.illuminati")
def test_the_illuminati_hear_the_dice_of_a_wish() -> None:
    board = well(1, 4, futures(civs=("leaders", "illuminati")))
    assert (board.score(0), board.score(1), board.asked()) == (7, 5, "0 taketurn"), "no tile, no benefit"


# ---- Three Oracles


@rule("tapestry.cards.three_oracles")
def test_oracles_move_on_the_track_named_or_give_points() -> None:
    board = play(futures().script(science=[0, 3, 9]), "three_oracles")
    assert (board.asked(), len(board.legal())) == ("0 oracletrack", 4)
    assert board.refused("die red") == "core.choice"
    assert board.refused("track arts") == "core.choice"
    sound(board).act("track science")
    assert (board.where(0, "science"), board.score(0), board.asked()) == ((1,), 6, "0 taketurn")
    assert (board.where(0, "exploration"), len(board.hand_of(0))) == ((0,), 0), "nor the benefit of the space"
    assert "foretells" in board.log()


@rule("tapestry.cards.three_oracles", "tapestry.research.landmark")
def test_three_matches_are_three_steps_with_the_landmark() -> None:
    board = play(futures().token(0, military=2).script(science=[6, 7, 8]), "three_oracles").act("track military")
    while board.asked() == "0 placelandmark":
        board.act(board.legal()[0])
    assert (board.where(0, "military"), board.score(0)) == ((5,), 0)
    assert "landmark" in board.log()


@rule("tapestry.cards.three_oracles", "tapestry.advancing.end_of_track")
def test_at_the_end_of_a_track_a_match_gives_nothing() -> None:
    board = play(futures().token(0, science=12).script(science=[3, 4, 0]), "three_oracles").act("track science")
    assert (board.where(0, "science"), board.score(0), board.asked()) == ((12,), 3, "0 taketurn")


@rule("tapestry.cards.three_oracles", "tapestry.advancing.several_tokens")
def test_oracles_ask_for_the_token_and_know_the_fifth_track() -> None:
    board = play(futures().token(0, science=(1, 4)).script(science=[3, 0, 0]), "three_oracles").act("track science")
    assert board.asked() == "0 choosetoken"
    assert board.act("token 4").where(0, "science") == (1, 5)
    board = arts(futures(options=AA), 0, 0).script(science=[16, 16, 0])
    play(board, "three_oracles")
    assert len(board.legal()) == 5
    board.act("track arts")
    assert (board.where(0, "arts"), board.score(0), edges("three_oracles")) == ((2,), 3, (False, True))
    assert enchanted(board, "three_oracles", "right").score(0) == 5


@rule("tapestry.cards.three_oracles", "tapestry.civilizations.illuminati")
def test_the_illuminati_hear_the_first_oracle() -> None:
    board = futures(civs=("leaders", "illuminati")).script(science=[0, 3, 6])
    play(board, "three_oracles").act("track technology")
    assert (board.asked(), board.score(0)) == ("1 afterroll", 3), "after what the roll gave"
    board.act("accept")
    assert (board.where(1, "exploration"), board.score(0), board.asked()) == ((1,), 9, "0 taketurn")


# ---- Galactic Embassy


@rule("tapestry.cards.galactic_embassy")
def test_neighbours_pay_their_respects_when_they_begin_an_income_turn() -> None:
    board = in_force(futures(4), "galactic_embassy", 1)
    assert board.act("income").score(1) == 5
    board = in_force(futures(4), "galactic_embassy", 2)
    assert board.act("income").score(2) == 0, "across the table"
    board = in_force(futures(4), "galactic_embassy", 0)
    assert board.act("income").score(0) == 0, "not one's own"


@rule("tapestry.cards.galactic_embassy")
@pytest.mark.parametrize(("era", "points"), [(1, 5), (4, 5)])
def test_each_income_turn_after_the_first_counts_the_last_too(era: int, points: int) -> None:
    board = in_force(futures(), "galactic_embassy", 1).era(era, 2)
    assert board.act("income").score(1) == points


@rule("tapestry.cards.galactic_embassy")
def test_the_first_income_turn_of_all_does_not_count_and_the_embassy_closes_with_its_era() -> None:
    board = in_force(futures(), "galactic_embassy", 1).era(0, 2)
    assert board.act("income").score(1) == 0
    board = in_force(futures(), "galactic_embassy").act("income")
    assert board.position.ability[0] == -1
    assert edges("galactic_embassy") == (False, True)
    assert enchanted(futures(), "galactic_embassy", "right").score(0) == 3


# ---- Music of the Spheres


@rule("tapestry.cards.music_of_the_spheres")
def test_music_moves_on_arts_without_benefit_and_scores_the_spaces() -> None:
    board = play(arts(futures(options=AA), 0, 4), "music_of_the_spheres")
    assert (board.where(0, "arts"), board.score(0), board.asked()) == ((5,), 5, "0 taketurn")
    board = play(arts(futures(options=AA), 0, 12), "music_of_the_spheres")
    assert (board.where(0, "arts"), board.score(0)) == ((12,), 12)
    assert edges("music_of_the_spheres") == (False, True)
    assert enchanted(board, "music_of_the_spheres", "right").score(0) == 14


@rule("tapestry.cards.music_of_the_spheres")
@pytest.mark.parametrize(("options", "there"), [(AA, True), ({}, False)])
def test_music_sounds_only_where_there_are_arts(options: Mapping[str, int | str], there: bool) -> None:
    position = futures(options=options).position
    kinds = [*position.deck, *[kind for stack in position.mats for kind in stack], *position.buried]
    assert (position.box.card_no["music_of_the_spheres"] in kinds) == there
    assert position.box.card_no["three_oracles"] in kinds


# ---- Mirror Dimension


@rule("tapestry.cards.mirror_dimension", "tapestry.advancing.repeat")
def test_a_mirror_shows_a_position_again_with_its_bonus() -> None:
    board = play(futures().token(0, science=2, exploration=5).give(0, coin=1), "mirror_dimension")
    assert (board.asked(), board.legal()) == ("0 chooseposition", ["track exploration", "track science"])
    sound(board).act("track science")
    assert (len(board.hand_of(0)), board.asked(), board.legal()) == (1, "0 buy", ["pay coin", "decline"])
    decline_all(board.act("pay coin"))
    assert (owned(board, "house"), board.where(0, "science")) == (1, (2,))


@rule("tapestry.cards.mirror_dimension", "tapestry.advancing.once_per_turn")
def test_a_mirror_shows_no_space_used_in_this_turn_nor_the_start() -> None:
    board = futures().token(0, science=1)
    slots = {board.position.spaces.ids[number]: number for number in range(len(board.position.spaces.ids))}
    board.position.activated[0] |= 1 << slots["science_1"]
    assert play(board, "mirror_dimension").asked() == "0 taketurn"
    assert play(futures(), "mirror_dimension").asked() == "0 taketurn"


@rule("tapestry.cards.mirror_dimension", "tapestry.enchantments.any_order")
def test_a_step_of_the_left_enchantment_may_come_before_the_mirror() -> None:
    board = play(futures(era=3).mat(0, 2, "trap").token(0, science=1), "mirror_dimension")
    assert board.asked() == "0 enchantments"
    sound(board).act("pick 2", "track science")
    assert (board.where(0, "science"), len(board.hand_of(0))) == ((2,), 1), "science_2 gives a card"
    assert edges("mirror_dimension") == (True, False)


# ---- Multiverse Summit


@rule("tapestry.cards.multiverse_summit", "tapestry.enchantments.counted")
def test_the_summit_counts_enchanted_cards_covered_ones_and_itself() -> None:
    board = futures(4, era=4).mat(0, 2, "fairy_ring", "trap").mat(0, 3, "dream_archive").mat(0, 1, "status_quo")
    board.mat(1, 2, "sea_monsters", "enchanted_forest").mat(3, 2, "three_oracles").mat(2, 2, "floating_islands")
    play(board, "multiverse_summit")
    assert board.score(0) == 3 * 3 + 3 + 4 + 2, "three of one's own, three of the neighbours, and its left edge"


@rule("tapestry.cards.multiverse_summit")
def test_a_lonely_summit_and_cards_that_do_not_count() -> None:
    board = play(futures(), "multiverse_summit")
    assert (board.score(0), board.asked()) == (7, "0 taketurn")
    board = futures(era=3).mat(0, 2, "nanobots").hand(1, "fairy_ring")
    play_face_down(board.position, 1)
    assert play(board.settle(), "multiverse_summit").score(0) == 9
    assert edges("multiverse_summit") == (True, False)


@rule("tapestry.cards.multiverse_summit", "tapestry.cards.espionage", "tapestry.enchantments.never_copied")
def test_whoever_copies_the_summit_counts_their_own_mat() -> None:
    board = futures(era=3).mat(1, 2, "multiverse_summit").mat(0, 2, "fairy_ring").mat(1, 3, "status_quo")
    play(board, "espionage").act("decline", "card 2 2")
    assert scored(board, "multiverse_summit") == 3 + 1 + 4

"""Fantasies & Futures read a second time: details of mats and cards."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, begun
from tests.tapestry.cities import fill
from tests.tapestry.civs import gain, use
from tests.tapestry.laying import play
from tests.tapestry.reading_ff import ALL, ARTS, FF, answers, ff, fifth, laid, top, until
from tests.tapestry.showing import bytes_of

NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
HOUSE = [{"build": ["house"]}]
PLACE = "1.-2"
Options: TypeAlias = dict[str, int | str] | None
MM: dict[str, int | str] = {**FF, "plans_and_ploys": "in"}


def quiet(era: int = 3, options: dict[str, int | str] | None = None, seats: int = 2) -> Board:
    return ff(seats, era, ("leaders", "alchemists", "merrymakers"), options)


def beyond(civ: str, stock: dict[str, int], capital: str = "mountain", options: Options = None) -> Board:
    """Seat 0 is in its turns after the end; all others have finished."""
    board = ff(era=4, civs=(civ, "alchemists"), options=options, capitals=(capital, "wetland"))
    board.mat(0, 4, "capitalism").give(0, **stock).position.era[1] = 5
    board.position.finished[1] = 1
    return until(board.act("income"), "lastturn")


def turn(board: Board, track: str) -> Board:
    """A turn after the end; all answers are the first ones or no."""
    board.act(f"advance {track}")
    for _ in range(30):
        if board.asked() in ("over", "0 lastturn"):
            break
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    return board


RICH = {"coin": 8, "worker": 8, "food": 8, "culture": 8}


# ---- after the end


@rule("tapestry.civilizations.elder_ones", "tapestry.capitals.bottle_landmarks")
def test_a_landmark_of_the_elder_ones_in_a_bottle_is_sixteen_points() -> None:
    board = beyond("elder_ones", RICH, "city_in_a_bottle").token(0, military=3).points(0, 0)
    assert turn(board, "military").score(0) == 10 + 6


@rule("tapestry.civilizations.elder_ones", "tapestry.capitals.quagmire_penalty")
def test_wisps_lure_at_the_end_of_the_fifth_income_turn_only() -> None:
    board = beyond("elder_ones", RICH, "quagmire").points(0, 20)
    fill(board, "1.2")
    assert turn(board, "exploration").score(0) == 20


@rule("tapestry.civilizations.elder_ones", "tapestry.landmarks.objective")
def test_objectives_are_checked_in_the_turns_of_the_elder_ones() -> None:
    board = beyond("elder_ones", RICH, options=MM).landmark_card(0, "caravanserai").points(0, 0)
    turn(board.tiles(0, "t01", "t02", "t03", "t04", "t05", "t06"), "exploration")
    assert (board.position.landmarks_of(0), board.score(0)) == (1, 10)


@rule("tapestry.civilizations.elder_ones")
def test_the_turns_of_the_elder_ones_take_their_place_among_those_of_others() -> None:
    board = ff(3, 4, ("elder_ones", "alchemists", "leaders")).mat(0, 4, "capitalism").give(0, coin=4)
    board.give(1, coin=4).give(2, coin=4).act("income")
    order: list[str] = []
    for _ in range(40):
        if len(order) > 5:
            break
        kind = board.asked().split()[1]
        if kind in ("taketurn", "lastturn"):
            order.append(board.asked().split()[0])
            board.act("advance exploration")
        else:
            board.act("decline" if "decline" in board.legal() else board.legal()[0])
    assert order == ["1", "2", "0", "1", "2", "0"]


@rule("tapestry.civilizations.elder_ones", "tapestry.end.over")
def test_the_game_ends_when_the_elder_ones_can_pay_no_more() -> None:
    board = beyond("elder_ones", {"coin": 1})
    assert turn(board, "exploration").asked() == "over"


@rule("tapestry.civilizations.merfolk")
def test_submerged_cards_are_hidden_from_others() -> None:
    board = ff(era=2, civs=("merfolk", "alchemists")).era(2, 4).give(1, coin=3)
    board.hand(0, "trap", "guilds", "democracy").act("income", "keep trap", "keep guilds")
    assert "democracy" in bytes_of(board, 0)
    assert "democracy" not in bytes_of(board, 1)
    assert "democracy" not in bytes_of(board, None)


@rule("tapestry.civilizations.merfolk")
def test_merfolk_in_a_turn_after_the_end_look_at_the_third_era_for_enchantments() -> None:
    board = ff(era=4, civs=("merfolk", "alchemists")).mat(0, 3, "time_capsule").mat(0, 4, "capitalism")
    board.position.era[1], board.position.finished[1] = 5, 1
    until(board.hand(0, "goblin_bazaar", "trap").act("income"), "lastturn")
    points = board.score(0)
    board.act("play goblin_bazaar")
    until(board, "lastturn", decline=False)
    assert board.stock(0) == {"coin": 1}
    assert board.score(0) == points, "Capitalism was the first card to the right of the Time Capsule"


# ---- cards


@rule("tapestry.cards.galactic_embassy")
def test_of_two_players_the_neighbour_counts_once() -> None:
    board = play(quiet().give(0, coin=1).give(1, coin=3), "galactic_embassy").hand(1, "trap").act("advance exploration")
    assert board.act("income").score(0) == 5


@rule("tapestry.cards.galactic_embassy", "tapestry.end.nothing_else")
def test_a_finished_owner_of_an_embassy_scores_nothing() -> None:
    board = ff(era=4, civs=("leaders", "alchemists")).mat(0, 4, "galactic_embassy").give(1, coin=3).hand(1, "trap")
    answers(board.act("income", "decline"))
    assert board.asked() == "1 taketurn"
    before = board.score(0)
    assert board.act("income").score(0) == before


@rule("tapestry.cards.three_oracles")
def test_a_match_at_the_end_of_a_track_is_worth_nothing() -> None:
    board = play(quiet().token(0, exploration=12).script(science=[0, 0, 3]), "three_oracles").act("track exploration")
    assert (board.where(0, "exploration"), board.score(0)) == ((12,), 3)


@rule("tapestry.cards.enchanted_forest")
def test_forest_inside_a_tile_or_the_middle_island_counts() -> None:
    base = play(quiet(), "enchanted_forest").score(0)
    board = play(quiet().lay("0.-1", "t17").outpost(0, "0.-1"), "enchanted_forest")
    assert board.score(0) == base + 2
    assert play(quiet().outpost(0, "0.0"), "enchanted_forest").score(0) == base + 2


@rule("tapestry.cards.cloaking_field")
@pytest.mark.parametrize("card", ["trap", "gremlins", "surprise_party", "retreat", "surrender"])
def test_no_response_of_any_kind_meets_a_cloaking_field(card: str) -> None:
    board = quiet(options=MM).mat(0, 2, "cloaking_field").script(red=[0], black=[0]).hand(1, card).outpost(1, PLACE)
    board.do(0, NEXT).act(f"conquer {PLACE}")
    assert board.asked() == "0 choosedie"


@rule("tapestry.cards.cloaking_field")
def test_the_owner_of_a_cloaking_field_may_still_respond() -> None:
    board = quiet().mat(0, 2, "cloaking_field").script(red=[0], black=[0]).hand(0, "trap").outpost(0, PLACE)
    board.do(1, [{"conquer": {"where": "anywhere", "dice": "one"}}]).act(f"conquer {PLACE}")
    assert board.legal() == ["respond trap", "pass"]


@rule("tapestry.cards.music_of_the_spheres", "tapestry.landmarks.first")
def test_the_music_of_the_spheres_gains_a_landmark_of_arts() -> None:
    board = play(ff(options=ARTS).token(0, arts=3), "music_of_the_spheres")
    answers(board)
    assert (board.position.landmarks_of(0), board.score(0)) == (1, 4)


@rule("tapestry.cards.wishing_well")
def test_without_a_resource_no_wish_is_made() -> None:
    assert play(quiet(), "wishing_well").asked() == "0 taketurn"


@rule("tapestry.cards.wishing_well")
def test_a_question_mark_without_a_tile_is_nothing() -> None:
    board = play(quiet().give(0, coin=1).script(red=[0], black=[4]), "wishing_well").act("pay coin")
    assert (board.score(0), board.stock(0), board.asked()) == (4 + 2, {}, "0 taketurn")


@rule("tapestry.cards.robot_labor")
def test_robot_labor_pays_no_worker_for_a_house_gained_before() -> None:
    board = quiet().plot(0, "house", "1.1")
    assert play(board, "robot_labor").stock(0) == {}


@rule("tapestry.cards.star_corsairs", "tapestry.cards.blood_moon")
def test_an_ambushed_conquest_of_corsairs_topples_nobody() -> None:
    board = play(quiet().script(red=[0], black=[0]).hand(1, "gremlins").outpost(1, PLACE), "star_corsairs")
    board.do(0, NEXT).act(f"conquer {PLACE}", "respond gremlins")
    until(board, "choosedie", decline=False)
    board.act("die red")
    answers(board)
    assert sum(board.stock(0).values()) == 0


@rule("tapestry.reserve.space_tile", "tapestry.reserve.turn_5")
def test_a_reserved_space_tile_that_plays_a_card_plays_it_onto_era_4() -> None:
    board = ff()
    board.position.stars = [board.position.box.star_no["s04"]]
    laid("ecstatic_visions", board=board).hand(0, "trap").mat(0, 4, "empiricism")
    fifth(board)
    for _ in range(12):
        if board.asked().endswith("taketurn"):
            break
        board.act("play trap" if "play trap" in board.legal() else board.legal()[0])
    assert top(board, 4) == "trap"


@rule("tapestry.cards.dictatorship", "tapestry.enchantments.right")
def test_a_step_of_an_enchantment_obeys_a_dictatorship() -> None:
    board = play(quiet().mat(0, 2, "fairy_ring"), "dictatorship", seat=1).act("track military", seat=1)
    while board.asked() != "0 taketurn":
        board.act(board.legal()[-1])
    play(board, "ghost_towns").act("pick 3")
    assert board.legal() == ["track exploration", "track science", "track technology"]
    board.act("track science")
    answers(board)
    assert board.where(0, "military") == (0,), "nor do Ghost Towns move"


@rule("tapestry.cards.lost_artifacts")
def test_nobody_else_sees_the_cards_that_lost_artifacts_show() -> None:
    board = play(quiet(), "lost_artifacts")
    until(board, "keepartifact", decline=False)
    for answer in board.legal():
        assert answer.split()[1] in bytes_of(board, 0)
        assert answer.split()[1] not in bytes_of(board, 1)


# ---- capitals


@rule("tapestry.capitals.polar", "tapestry.landmarks.town_hall_corrected")
@pytest.mark.parametrize(("lines", "met"), [(1, 0), (2, 1)])
def test_field_lines_are_districts_for_the_town_hall(lines: int, met: int) -> None:
    board = ff(civs=("leaders", "alchemists"), options=MM, capitals=("polar", "wetland")).landmark_card(0, "town_hall")
    rest = [["3.1", "4.1", "5.1", "6.1", "7.1", "8.2"], ["3.3", "4.2", "5.2", "6.2", "7.3", "8.4"]]
    for number, first in enumerate(("2.2", "2.4")[:lines]):
        fill(board, *rest[number]).do(0, HOUSE).act(f"plot {first}")
        until(board, "taketurn", decline=False)
    board.give(0, coin=1, worker=0, food=0, culture=0).give(1, coin=3).act("advance exploration")
    answers(board)
    assert board.position.landmarks_of(0) == met


@rule("tapestry.capitals.veil", "tapestry.cards.academia")
def test_cards_of_a_veiled_district_are_cards_gained() -> None:
    board = ff(civs=("leaders", "alchemists"), capitals=("veil", "wetland")).mat(0, 3, "academia")
    grid = "...#..... .#.....#. ..#..#... #....#..# ...#..... .#.....#. ..#.#.... .....#..# #.......#"
    letters = "AAAXXXBBB AAAXXXBBB AAAXXXBBB XXXCCCZZZ YYYCCCZZZ YYYCCCZZZ DDDYYZEEE DDDYYZEEE DDDYYZEEE"
    signs = enumerate(zip(letters, grid, strict=True))
    last, *others = [f"{1 + at // 10}.{1 + at % 10}" for at, both in signs if both == ("X", ".")]
    fill(board, *others).do(0, HOUSE).act(f"plot {last}")
    assert board.score(0) == 6


@rule("tapestry.capitals.netherworld")
def test_a_landmark_may_join_an_imp_to_the_centre() -> None:
    board = ff(civs=("leaders", "alchemists"), capitals=("netherworld", "wetland"))
    fill(board, "2.2", "3.2", "4.2", "4.3").do(0, [{"landmark": "forge"}]).act("site 4.4 0")
    until(board, "taketurn", decline=False)
    assert sum(board.stock(0).values()) == 2


@rule("tapestry.capitals.savanna")
def test_six_districts_of_the_savanna_pay_six_on_turn_5() -> None:
    board = ff(civs=("militants", "alchemists"), capitals=("savanna", "wetland"))
    grid = "..#...#.. ....#.... #.....#.. ..#.#.... .......#. #..#.#... .....#..# .#....... ...#...#."
    letters = "AAA...BBB AAA...BBB AAA...BBB CCC...DDD CCC...DDD CCC...DDD EEE...FFF EEE...FFF EEE...FFF"
    for letter in "ABCDEF":
        signs = enumerate(zip(letters, grid, strict=True))
        last, *others = [f"{1 + at // 10}.{1 + at % 10}" for at, both in signs if both == (letter, ".")]
        fill(board, *others).built(0, house=0).do(0, HOUSE).act(f"plot {last}")
    fifth(board.built(0, house=0))
    until(board, "takeresource")
    while board.asked() == "0 takeresource":
        board.act(board.legal()[-1])
    assert sum(board.stock(0).values()) == 6


# ---- Psionics and other mats


@rule("tapestry.boxes.psionics_options", "tapestry.civilizations.illuminati")
def test_psionics_who_gain_the_illuminati_see_four_cards() -> None:
    board = gain(ff(civs=("psionics", "alchemists")), 0, "illuminati", "leaders")
    if "lead illuminati" in board.legal():
        board.act("lead illuminati")
    assert board.asked() == "0 illuminatikeep"
    assert len(board.legal()) in (3, 4), "alike cards are one answer"
    discard = len(board.position.discard)
    board.act(board.legal()[0])
    assert len(board.position.discard) - discard == 3


@rule("tapestry.boxes.psionics_options", "tapestry.civilizations.recyclers")
def test_psionics_who_gain_the_recyclers_keep_one_of_four_tech_cards() -> None:
    board = gain(ff(civs=("psionics", "alchemists"), options=ALL), 0, "recyclers", "leaders")
    if "lead recyclers" in board.legal():
        board.act("lead recyclers")
    assert (board.asked(), len(board.legal())) == ("0 recyclerskeep", 4)


@rule("tapestry.boxes.psionics_dice", "tapestry.cards.three_oracles")
def test_each_oracle_is_rolled_twice_for_psionics() -> None:
    board = ff(civs=("psionics", "alchemists")).script(science=[0, 3, 0, 3, 0, 3])
    play(board, "three_oracles").act("track science")
    for _ in range(3):
        board.act("track science")
    answers(board)
    assert (board.where(0, "science"), board.score(0)) == ((3,), 0)


# ---- Heralds with the box


@rule("tapestry.adjustments.heralds")
@pytest.mark.parametrize("seed", range(1, 9))
def test_heralds_begin_with_a_when_played_or_a_permanent_card(seed: int) -> None:
    board = begun(2, ("heralds", "chosen"), options=FF, seed=seed)
    for _ in range(30):
        if board.asked() == "0 taketurn":
            break
        board.act(board.legal()[0])
    stack = board.position.mat(0, 1)
    kinds = {board.position.box.cards[kind].kind for kind in stack}
    this_era = board.position.box.cards[board.position.box.card_no["empiricism"]].kind
    assert len(stack) == 1
    assert this_era not in kinds


@rule("tapestry.civilizations.genies")
def test_genies_gained_in_mid_game_work_from_the_next_income_turn() -> None:
    board = gain(ff(era=2, civs=("militants", "alchemists")), 0, "genies").era(2, 4).give(1, coin=3).hand(0, "trap")
    board.act("income")
    if board.asked() == "0 nextcivilization":
        board.act("civilization genies" if "civilization genies" in board.legal() else board.legal()[-1])
    assert board.asked() == "1 genieswish"


@rule("tapestry.civilizations.faefolk")
def test_faefolk_gained_in_mid_game_begin_at_the_top() -> None:
    board = gain(ff(era=2, civs=("militants", "alchemists")), 0, "faefolk").hand(0, "trap", "guilds", "empiricism")
    use(board, 0, "faefolk").act("decline")
    answers(board)
    assert board.stock(0) == {"coin": 1}, "three spots from the top"

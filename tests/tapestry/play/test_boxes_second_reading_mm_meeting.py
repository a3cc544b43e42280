"""Plans & Ploys read a second time: where pieces of the box meet."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import table
from tests.tapestry.civs import use
from tests.tapestry.laying import play
from tests.tapestry.ploys import BOXED, ploys
from tests.tapestry.reading_mm import (
    ANYWHERE,
    EXPLORE_SPACE,
    ISLAND,
    NEXT,
    PLACE,
    TANKS,
    attack,
    first_answers,
    mm,
    moves,
    raise_card,
    tinkering,
)


@rule("tapestry.space.s17")
def test_a_move_of_three_spaces_pays_three_times() -> None:
    board = tinkering().stars(0, "s17").do(0, EXPLORE_SPACE).landmark(1, "academy").act("income", "pick 2")
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    assert board.score(0) == 3 * 5 + 1, "from 5 to 8, and Nutrition"


@rule("tapestry.space.s18")
def test_the_three_advances_of_the_dark_ages_pay_three_times() -> None:
    board = ploys().stars(0, "s18").do(0, EXPLORE_SPACE)
    play(board, "dark_ages").act("track military")
    assert (board.where(0, "military"), board.score(0)) == ((3,), 15)


@rule("tapestry.space.s17")
def test_a_tile_pays_on_the_turn_of_another_too() -> None:
    board = ploys().stars(0, "s17").do(0, EXPLORE_SPACE).give(0, coin=2).give(1, coin=1)
    first_answers(board.act("advance exploration"))
    assert board.asked() == "1 taketurn"
    assert moves(board, "science").score(0) == 5


@rule("tapestry.space.lasting")
def test_a_tile_pays_nothing_while_it_lies_unexplored_in_the_supply() -> None:
    assert moves(ploys().stars(0, "s17"), "science").score(0) == 0


@rule("tapestry.responses.counter")
def test_tanks_gain_both_dice_when_double_cross_saves_the_conquest() -> None:
    board = attack(["trap"], ["double_cross"], effect=TANKS).act("respond trap", "respond double_cross")
    first_answers(board)
    assert (board.score(0), board.stock(0)) == (4, {"coin": 1})


@rule("tapestry.responses.counter")
def test_what_double_cross_topples_counts_for_the_objective() -> None:
    board = ploys().script(red=[0] * 3, black=[0] * 3).hand(0, "double_cross").hand(1, "trap").outpost(1, PLACE)
    board.outpost(1, "0.-3", toppled_by=0).do(0, NEXT).act(f"conquer {PLACE}")
    board.act("respond trap", "respond double_cross", "die black")
    assert board.score(0) == 10


@rule("tapestry.responses.ambush")
def test_what_a_surprise_party_topples_counts_for_the_defender() -> None:
    board = ploys().script(red=[0] * 3, black=[0] * 3).hand(1, "surprise_party").outpost(1, PLACE)
    board.outpost(0, "-1.-1", toppled_by=1).do(0, NEXT).act(f"conquer {PLACE}")
    board.act("respond surprise_party")
    while board.asked() != "0 choosedie":
        board.act("pass" if "pass" in board.legal() else board.legal()[0])
    board.act("die black")
    assert (board.score(1), board.score(0)) == (10, 0)


@rule("tapestry.cards.retreat")
def test_a_retreat_topples_nothing_so_it_counts_for_no_objective() -> None:
    board = ploys().script(red=[0] * 3, black=[0] * 3).hand(1, "retreat").outpost(1, PLACE)
    board.outpost(1, "0.-3", toppled_by=0).do(0, NEXT).act(f"conquer {PLACE}", "respond retreat", "take coin")
    board.act("die black")
    assert board.score(0) == 0


@rule("tapestry.landmarks.objective")
def test_an_objective_is_still_checked_at_the_end_of_the_fifth_income_turn() -> None:
    board = ploys().era(4, 4).landmark_card(0, "caravanserai").give(1, coin=3)
    board.tiles(0, "t01", "t02", "t03", "t04", "t05", "t06").act("income", "decline")
    first_answers(board)
    assert (board.position.landmarks_of(0), board.position.finished[0]) == (1, 1)


@rule("tapestry.cards.propaganda", "tapestry.landmarks.objective")
def test_a_landmark_of_a_card_is_a_landmark_gained() -> None:
    board = play(ploys(), "propaganda").landmark_card(0, "caravanserai").give(0, coin=1).give(1, coin=3)
    board.tiles(0, "t01", "t02", "t03", "t04", "t05", "t06").act("advance military")
    while board.asked() in ("0 conquertarget", "0 choosedie"):
        board.act(board.legal()[-1])
    before = board.score(0)
    first_answers(board)
    assert (board.position.landmarks_of(0), board.score(0)) == (1, before + 3)


@rule("tapestry.cards.grand_design", "tapestry.landmarks.card_drawn")
def test_a_landmark_card_drawn_in_mid_game_is_checked_at_the_end_of_that_turn() -> None:
    board = ploys().hand(0, "grand_design").era(1, 1).give(1, coin=3)
    board.position.landmark_deck = [board.position.box.landmark_no["caravanserai"]]
    board.tiles(0, "t01", "t02", "t03", "t04", "t05", "t06").act("income", "decline")
    assert first_answers(board).position.landmarks_of(0) == 1, "without a landmark only the card is worth anything"


@rule("tapestry.cards.grand_design")
def test_without_a_landmark_card_left_grand_design_scores_landmarks() -> None:
    board = ploys().landmark(0, "forge")
    board.position.landmark_deck = []
    assert play(board, "grand_design").score(0) == 3
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.border_tolls")
def test_border_tolls_pay_for_exploring_opponents_and_not_for_oneself() -> None:
    board = play(ploys(), "border_tolls").tiles(0, "t05").tiles(1, "t07")
    board.do(0, [{"explore": {"where": "adjacent"}}]).act("lay 0.-1 0")
    own = board.score(0)
    board.do(1, [{"explore": {"where": "anywhere"}}]).act("lay 1.-3 0")
    assert board.score(0) == own + 3
    board = play(ploys(), "border_tolls").tiles(1, "t07").do(1, [{"explore": {"where": "anywhere"}}]).act("lay 1.0 0")
    assert board.score(0) == 0, "far from the land of the card's owner"


@rule("tapestry.civilizations.advisors")
def test_advisors_are_not_asked_on_an_income_turn() -> None:
    board = table(2, ("militants", "advisors"), options=BOXED).era(1, 1).hand(0, "trap").hand(1, "guilds")
    board.give(1, coin=1).act("income", "play trap")
    while board.asked() == "0 takeresource":
        board.act("take coin")
    assert (board.asked(), board.hand_of(1)) == ("1 taketurn", ["guilds"])
    assert len(board.hand_of(0)) == 1


@rule("tapestry.civilizations.advisors")
def test_advisors_do_not_serve_a_player_across_the_table() -> None:
    board = table(4, ("leaders", "chosen", "advisors", "alchemists"), options=BOXED).hand(2, "guilds")
    board.give(0, coin=1).give(1, coin=1).token(0, technology=1).act("advance technology")
    assert board.asked() == "1 taketurn"


@rule("tapestry.civilizations.islanders")
def test_islanders_may_explore_their_island_with_an_explore_benefit_of_an_advance_turn() -> None:
    board = mm("islanders").tiles(0, "t05").token(0, exploration=1).give(0, coin=1).act("advance exploration")
    assert len([answer for answer in board.legal() if answer.startswith("lay ")]) == 3 + 6


@rule("tapestry.civilizations.utilitarians")
def test_the_barracks_line_adds_the_red_die_to_each_conquest() -> None:
    for die, points, stock in (("black", 4, {"coin": 1}), ("red", 8, {})):
        board = mm("utilitarians").script(red=[0], black=[0]).do(0, [{"landmark": "barracks"}])
        while board.asked() != "0 utilitarianstoken":
            board.act(board.legal()[0])
        board.act("accept").do(0, NEXT).act(f"conquer {PLACE}", f"die {die}")
        assert (board.score(0), board.stock(0)) == (points, stock)


@rule("tapestry.civilizations.utilitarians")
def test_the_lighthouse_line_sells_two_tiles_once_per_advance_turn() -> None:
    board = mm("utilitarians").do(0, [{"landmark": "lighthouse"}])
    while board.asked() != "0 utilitarianstoken":
        board.act(board.legal()[0])
    board.act("accept").tiles(0, "t01", "t02", "t03", "t04").give(0, coin=1).give(1, coin=2).act("advance science")
    while "accept" not in board.legal() or board.asked() == "0 afterroll":
        board.act(board.legal()[-1])
    board.act("accept")
    first_answers(board)
    assert (len(board.position.supply[0]), sum(board.stock(0).values())) == (2, 1)


@rule("tapestry.civilizations.utilitarians")
def test_a_third_line_takes_the_token_of_another() -> None:
    board = mm("utilitarians").tech(0, 1, "calendar").token(0, exploration=4)
    for landmark in ("barracks", "apothecary"):
        board.do(0, [{"landmark": landmark}])
        while board.asked() != "0 utilitarianstoken":
            board.act(board.legal()[0])
        board.act(next(answer for answer in board.legal() if answer != "decline"))
        first_answers(board)
    before = sum(board.stock(0).values())
    board.do(0, [{"upgrade": True}])
    forge = 0 if board.asked() == "0 taketurn" else 1
    first_answers(board)
    board.do(0, [{"landmark": "barn"}])
    first_answers(board)
    board.script(red=[0], black=[0]).points(0, 0).do(0, NEXT).act(f"conquer {PLACE}", "die red")
    barracks = 1 if board.score(0) == 8 else 0
    apothecary = sum(board.stock(0).values()) - before - forge
    assert forge + barracks + apothecary == 2


@rule("tapestry.boxes.holding_tokens")
def test_a_token_of_the_treasure_hunters_is_attacked_like_an_outpost() -> None:
    board = mm("treasure_hunters").script(red=[0] * 4, black=[0] * 4).hand(0, "guilds")
    use(board, 0, "treasure_hunters").act("hex 0.-3").hand(0, "trap").do(1, ANYWHERE).act("conquer 0.-3")
    assert (board.asked(), board.legal()) == ("0 respond", ["respond trap", "pass"])
    board.act("pass", "die black")
    assert board.controller("0.-3") == 1


@rule("tapestry.boxes.shared_control")
def test_one_may_explore_from_a_shared_territory() -> None:
    board = mm("infiltrators").lay("1.0", "t01").outpost(1, "1.0").tiles(0, "t05")
    use(board, 0, "infiltrators").act("hex 1.0")
    board.do(0, [{"explore": {"where": "adjacent"}}])
    assert "lay 0.1 0" in board.legal()


@rule("tapestry.civilizations.infiltrators")
def test_infiltrating_the_middle_island_earns_no_objective() -> None:
    board = mm("infiltrators").outpost(1, ISLAND)
    use(board, 0, "infiltrators").act(f"hex {ISLAND}")
    assert board.score(0) == 0


@rule("tapestry.civilizations.spies")
def test_spies_look_at_neighbours_only() -> None:
    board = table(4, ("spies", "leaders", "chosen", "alchemists"), options=BOXED).hand(0, "trap")
    board.tech(2, 1, "calendar").token(2, science=2).tiles(2, "t01").mat(2, 1, "war_chest").act("income")
    assert board.asked() == "0 playcard", "only the player across the table has anything to copy"


@rule("tapestry.civilizations.spies")
def test_a_landmark_of_a_copied_tech_card_gives_nothing() -> None:
    board = mm("spies").hand(0, "trap").tech(1, 2, "barn").tech(1, 1, "calendar").act("income")
    assert board.asked() == "0 playcard", "only the Calendar was worth copying"
    assert (board.position.landmarks_of(0), board.position.landmarks_of(1), board.stock(0)) == (0, 0, {"culture": 1})


@rule("tapestry.civilizations.tinkerers")
def test_tinkerers_take_the_last_bonus_of_military_without_discarding_cards() -> None:
    board = tinkering().act("income", "pick 4", "track military", "accept")
    assert (board.where(0, "military"), board.score(0), board.hand_of(0)) == ((11,), 10, ["trap"])


@rule("tapestry.civilizations.recyclers", "tapestry.civilizations.utilitarians")
def test_recycling_gives_neither_circle_nor_square() -> None:
    board = mm("recyclers").tech(0, 2, "canned_food")
    raise_card(board, "canned_food")
    assert (board.score(0), board.stock(0), board.techs(0)["canned_food"]) == (5, {}, 0)

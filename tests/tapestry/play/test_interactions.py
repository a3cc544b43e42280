"""Where several chapters meet: effects inside effects, copies of copies, what is lost or kept when they cross."""

from __future__ import annotations

from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.numbers import NONE, OPEN, TOKEN
from ecumene.games.tapestry.play.territory import put_piece
from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.civs import civs_of, finish, lay, mat, use
from tests.tapestry.laying import ability, decline_all, in_force, play, second_era

CONQUER = [{"conquer": {"where": "adjacent", "dice": "one"}}]
MECHS = [{"conquer": {"where": "adjacent", "dice": "both"}}]
COIN, QUESTION_MARK = 0, 4


def with_benefit(track: str, bonus: str = "pay") -> list[dict[str, object]]:
    return [{"advance": {"tracks": [track], "benefit": True, "bonus": bonus}}]


def silent(track: str) -> list[dict[str, object]]:
    return [{"advance": {"tracks": [track], "benefit": False, "bonus": "none"}}]


def nearly_full(board: Board, *left: int) -> Board:
    """The capital of seat 0 is full of farms but for some plots."""
    plots = board.position.plots[0]
    for plot in range(81):
        if plots[plot] == OPEN and plot not in left:
            plots[plot] = 4
    board.position.placed[2] = plots.count(4)
    return board


# ---- effects inside effects


@rule("tapestry.advancing.order", "tapestry.faq.district_pays_bonus", "tapestry.exploring.benefit")
def test_a_tile_upgrades_a_card_that_advances_into_a_tier_whose_landmark_pays_the_bonus_of_the_first_space() -> None:
    board = nearly_full(table(civs=("merrymakers", "chosen")), 27, 28, 36, 37).give(0, coin=1)
    board.token(0, exploration=1, military=3).tiles(0, "t22").tech(0, 0, "siegecraft").built(0, farm=2)
    board.act("advance exploration")
    board.act(board.legal()[0])  # the tile lies: an upgrade, Siegecraft, the fourth space of military, the barracks
    assert (board.where(0, "military"), board.techs(0), board.asked()) == ((4,), {"siegecraft": 1}, "0 placelandmark")
    board.act("site 4.1 0", "take food")  # it completes a district
    assert board.legal() == ["pay food", "decline"], "Rafts comes back to its bonus"
    board.act("pay food")
    assert (len(board.hand_of(0)), board.stock(0)) == (1, {})


@rule("tapestry.conquering.both", "tapestry.conquering.dice")
def test_a_second_die_keeps_its_face_when_the_first_leads_to_another_conquest() -> None:
    board = table(civs=("merrymakers", "chosen")).tech(0, 0, "dynamite").lay("0.-1", "t22")
    board.script(red=[3, 0], black=[QUESTION_MARK, COIN])
    board.do(0, MECHS).act("conquer 0.-1", "die black", "conquer 1.-2", "die black")
    assert (board.techs(0), board.stock(0), board.score(0)) == ({"dynamite": 1}, {"coin": 1}, 7)


@rule("tapestry.tracks.military_12", "tapestry.rulings.civilization_gained_in_step_1")
def test_a_civilization_that_the_leaders_advance_brings_is_used_in_the_same_step() -> None:
    board = table(civs=("leaders", "chosen")).token(0, military=11).hand(0, "trap")
    board.position.outposts[0] = 0
    board.position.civ_deck = [board.position.box.civ_no["merrymakers"]]
    board.act("income", "track military", "pick 2")
    assert (civs_of(board, 0), board.asked()) == (["leaders", "merrymakers"], "0 merrymakerscolumn")
    assert board.act("pick 3").asked() == "0 playcard"


@rule("tapestry.technology.use_square", "tapestry.technology.use_circle")
def test_the_assembly_line_uses_a_square_of_the_top_row_from_the_middle_one() -> None:
    board = table(civs=("merrymakers", "chosen")).token(0, technology=8).tech(0, 1, "assembly_line")
    board.tech(0, 2, "calendar")
    board.do(0, with_benefit("technology")).act("pick 2")
    assert board.score(0) == 7, "Electronics uses the circle, which uses the square of the calendar"


# ---- copies


@rule("tapestry.cards.alliance", "tapestry.tapestry_cards.covered")
def test_a_shared_printing_press_plays_a_card_over_the_alliance_and_ends_it() -> None:
    board = in_force(second_era(), "alliance", 1, partner=0).hand(1, "trap").hand(0).tech(0, 1, "printing_press")
    board.token(0, technology=4).do(0, [{"upgrade": True}])
    assert (board.position.turn, board.asked()) == (0, "1 playcard")
    board.act("play trap")
    assert (board.score(1), ability(board, 1), board.position.partner[1]) == (10, "", NONE)


@rule("tapestry.cards.alliance", "tapestry.civilizations.inventors")
def test_an_upgrade_that_the_inventors_make_on_the_allys_card_is_shared_by_the_ally_of_its_owner() -> None:
    board = table(3, civs=("inventors", "chosen", "merrymakers")).era(2, 2, 2).tech(1, 0, "calendar")
    in_force(board, "alliance", 2, partner=1)
    use(board, 0, "inventors").act("upgrade calendar", "accept")
    assert [board.stock(seat) for seat in range(3)] == [{"culture": 1}] * 3


@rule("tapestry.cards.marriage_of_state", "tapestry.tracks.military_10")
def test_a_shared_nuclear_bomb_covers_the_marriage_that_shared_it() -> None:
    board = in_force(second_era(), "marriage_of_state", 1, partner=0).hand(1, "trap").token(0, military=9)
    board.position.partner_track[1] = 2
    board.landmark(1, "fusion_reactor").token(1, exploration=3)
    board.do(0, with_benefit("military"))
    board.act("pick 2", "play trap")
    assert (board.score(1), ability(board, 1)) == (13, "")
    assert board.do(0, silent("military")).asked() == "0 taketurn"


@rule("tapestry.cards.dictatorship", "tapestry.civilizations.heralds", "tapestry.rulings.block_without_next_turn")
def test_a_dictatorship_that_heralds_copy_on_their_last_income_turn_ends_when_their_turn_would_come() -> None:
    board = table(3, civs=("heralds", "chosen", "merrymakers")).era(4, 2, 2).mat(1, 2, "dictatorship")
    board.give(1, coin=8).give(2, coin=8).token(0, military=12)
    board.act("income", "card 2 2", "track military")
    assert (board.position.finished, board.asked()) == ([1, 0, 0], "1 taketurn")
    assert board.refused("advance military") == "cards.dictatorship"
    decline_all(board.act("advance exploration"))
    assert board.refused("advance military") == "cards.dictatorship"
    decline_all(board.act("advance exploration"))
    assert "advance military" in board.legal(), "play has passed over the seat of the Heralds"


@rule("tapestry.cards.trade_economy", "tapestry.tracks.technology_12")
def test_by_trade_ai_singularity_gives_resources_and_restarts_nothing() -> None:
    board = second_era().token(1, technology=12).token(0, technology=5)
    play(board, "trade_economy")
    assert (len(board.stock(0)), board.where(0, "technology"), board.asked()) == (4, (5,), "0 taketurn")


# ---- this-era cards inside an income turn


@rule("tapestry.cards.tyranny", "tapestry.income.gain")
def test_tyranny_plays_the_card_that_the_income_of_its_own_turn_brings() -> None:
    board = table(civs=("militants", "chosen")).era(1, 3).hand(0, "tyranny").give(1, coin=1)
    board.position.discard, board.position.deck = board.position.deck, [board.position.box.card_no["trap"]]
    board.position.discard.remove(board.position.box.card_no["trap"])
    board.act("income", "play tyranny")
    assert board.asked() == "0 playgained"
    board.act("accept")
    cards = [board.position.box.cards[kind].id for kind in board.position.mat(0, 2)]
    assert (cards, ability(board), board.asked()) == (["tyranny", "trap"], "", "1 taketurn")
    assert board.score(0) == 15


@rule("tapestry.cards.academia", "tapestry.income.gain")
def test_a_card_of_the_income_counts_for_the_card_of_the_same_turn() -> None:
    board = table(civs=("militants", "chosen")).era(1, 3).hand(0, "academia").give(1, coin=1)
    board.act("income", "play academia")
    assert (board.asked(), board.score(0)) == ("1 taketurn", 3)


@rule("tapestry.cards.golden_age", "tapestry.income.upgrade")
def test_golden_age_frees_the_upgrade_of_its_own_turn_from_what_it_needs() -> None:
    board = table(civs=("militants", "chosen")).era(1, 3).hand(0, "golden_age").tech(0, 1, "radio")
    board.position.civ_deck = []
    board.act("income", "play golden_age")
    assert board.legal() == ["upgrade radio", "decline"]
    board.act("upgrade radio")
    assert board.score(0) == 3 + 1


# ---- pieces of several kinds on the map


@rule("tapestry.rulings.trade_token_conquered", "tapestry.civilizations.isolationists")
def test_land_with_a_traders_token_is_not_empty_so_nothing_seals_it() -> None:
    board = table(civs=("isolationists", "traders")).script(red=[0], black=[COIN])
    put_piece(board.position, WORLD.read("1.-2"), 1, TOKEN)
    lay(board, "traders", 3, WORLD.read("1.-2"))
    board.do(0, CONQUER).act("conquer 1.-2", "die red")
    assert board.asked() == "1 tradersdie", "the coin that was left"
    board.act("accept")
    assert (board.stock(1), mat(board, "isolationists"), board.asked()) == ({"coin": 1}, (4,), "0 taketurn")


@rule("tapestry.rulings.simultaneous_triggers", "tapestry.cards.pirate_rule", "tapestry.civilizations.isolationists")
def test_what_follows_the_conquest_of_empty_land_comes_in_the_order_of_choice() -> None:
    board = table(civs=("isolationists", "chosen")).era(2, 2).lay("0.-1", "t08").script(red=[0], black=[COIN])
    in_force(board, "pirate_rule").do(0, CONQUER).act("conquer 0.-1", "die red")
    assert (board.asked(), board.legal()) == ("0 nextability", ["pick 1", "pick 2"])
    board.act("pick 1", "accept", "take food")  # the token first
    assert (board.pieces("0.-1"), board.asked()) == ([(0, -1), (0, -1)], "0 placebuilding")


@rule("tapestry.civilizations.traders", "tapestry.end.passive")
def test_finished_traders_gain_only_points_from_a_die_that_was_left() -> None:
    board = finish(table(civs=("chosen", "traders")), 1).script(red=[0, 0], black=[COIN, COIN])
    lay(board, "traders", 2, WORLD.read("1.-2"), WORLD.read("0.-3"))
    for place in ("1.-2", "0.-3"):
        put_piece(board.position, WORLD.read(place), 1, TOKEN)
    board.do(0, CONQUER).act("conquer 1.-2", "die black")
    assert board.score(1) == 4
    board.do(0, CONQUER).act("conquer 0.-3", "die red")
    assert (board.score(1), board.stock(1), board.asked()) == (4, {}, "0 taketurn")


@rule("tapestry.civilizations.militants", "tapestry.cards.militarism")
def test_the_outpost_of_militarism_comes_from_the_mat_of_the_militants() -> None:
    board = table(civs=("militants", "chosen")).era(2, 2).tiles(0, "t01")
    in_force(board, "militarism").do(0, [{"explore": {"where": "adjacent"}}]).act("lay 0.-1 0", "accept", "pick 2")
    assert (mat(board, "militants"), board.controller("0.-1"), board.position.outposts[0]) == ((0, 1), 0, 7)


@rule("tapestry.cards.revolution", "tapestry.civilizations.nomads")
def test_a_toppled_building_of_the_nomads_rises_like_an_outpost() -> None:
    board = table(civs=("nomads", "chosen")).era(2, 2).do(0, [{"build": ["farm"]}]).act("hex 1.-2")
    board.script(red=[0], black=[COIN]).outpost(1, "0.-3").do(1, [{"conquer": {"where": "anywhere", "dice": "one"}}])
    board.act("conquer 1.-2", "die red")
    assert board.controller("1.-2") == 1
    play(board, "revolution").act("pick 2")
    assert (board.controller("1.-2"), board.pieces("1.-2")) == (0, [(0, -1), (1, 0)])


@rule("tapestry.cards.terraforming", "tapestry.adjustments.architects")
def test_terraforming_builds_over_a_cube_of_the_architects() -> None:
    board = table(civs=("architects", "chosen")).era(2, 2)
    cube = mat(board, "architects")[0]
    in_force(board, "terraforming").do(0, [{"build": ["farm"]}])
    board.act(f"plot {cube // 9 + 1}.{cube % 9 + 1}")
    assert board.score(0) == 5


# ---- several tokens


@rule("tapestry.advancing.several_tokens", "tapestry.cards.theocracy", "tapestry.tracks.technology_12")
def test_a_token_that_began_again_enters_the_first_tier_anew_and_finds_landmarks_taken() -> None:
    board = in_force(second_era(), "theocracy").token(0, technology=11, military=5)
    board.do(0, with_benefit("technology", "none")).act("track military")
    points = board.score(0)
    board.do(0, silent("military")).act("token 0")
    assert (board.where(0, "military"), board.score(0)) == ((1, 5), points + 4)


@rule("tapestry.advancing.cost", "tapestry.advancing.several_tokens")
def test_each_token_pays_the_price_of_its_own_tier() -> None:
    board = table(civs=("merrymakers", "chosen")).token(0, military=(1, 9)).give(0, coin=1)
    board.act("advance military")
    assert board.where(0, "military") == (2, 9), "the other one would cost two cultures"


# ---- when something has run out


@rule("tapestry.decks.exhausted", "tapestry.cards.steam_tycoon")
def test_without_tech_cards_neighbours_of_a_steam_tycoon_invent_nothing() -> None:
    board = second_era().display("bakery")
    board.position.tech_deck = []
    play(board, "steam_tycoon")
    assert (board.techs(0), board.techs(1), board.score(0)) == ({"bakery": 1}, {}, 4)


@rule("tapestry.exploring.supply", "tapestry.cards.coal_baron")
def test_without_territory_tiles_a_coal_baron_explores_nothing_though_others_lie_in_supply() -> None:
    board = second_era().tiles(0, "t01")
    board.position.tiles = []
    play(board, "coal_baron")
    assert (board.asked(), len(board.position.supply[0]), board.position.supply[1]) == ("0 taketurn", 1, [])


@rule("tapestry.cards.dystopia", "tapestry.landmarks.unique")
def test_with_all_landmarks_gone_dystopia_does_nothing() -> None:
    board = second_era()
    board.position.landmark_owner = [1] * len(board.position.landmark_owner)
    play(board, "dystopia")
    assert (board.asked(), board.position.landmarks_of(0)) == ("0 taketurn", 0)


@rule("tapestry.rulings.resource_limit", "tapestry.rulings.mandatory_with_choice")
def test_at_eight_of_everything_a_choice_turns_to_what_still_brings_something() -> None:
    board = second_era().give(0, coin=8, worker=8, food=8, culture=8).landmark(0, "barn")
    play(board, "feudalism")
    assert (board.score(0), board.asked()) == (3, "0 taketurn")

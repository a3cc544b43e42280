"""Arts & Architecture read a second time: the fifth track and cards of the base box."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import begun, table
from tests.tapestry.civs import drafted, finish, use
from tests.tapestry.laying import play
from tests.tapestry.reading_aa import (
    AA,
    ARTS_LANDMARKS,
    BOTH,
    TRACKS,
    aa,
    deck,
    end_of_arts,
    first_answers,
    onto,
    step,
    stocked,
)


@rule("tapestry.arts.track")
def test_a_renaissance_advances_on_five_tracks() -> None:
    board = first_answers(play(aa().era(2, 2), "renaissance"))
    assert [board.where(0, track) for track in TRACKS] == [(1,)] * 5


@rule("tapestry.arts.track")
def test_a_trade_economy_may_use_a_position_on_arts() -> None:
    board = play(aa().era(2, 2).token(1, arts=2), "trade_economy")
    while board.asked() == "0 tradeposition" or (board.asked().startswith("0 ") and "track arts" in board.legal()):
        board.act("track arts")
    assert board.score(0) == 5
    assert (board.asked(), board.legal()) != ("0 taketurn", []), "the opponent takes the bonus for nothing"
    first_answers(board)
    assert sum(board.position.built[4:8]) == 1


@rule("tapestry.arts.track")
def test_a_plea_for_aid_counts_arts() -> None:
    board = first_answers(play(aa().era(2, 2).token(1, arts=1), "plea_for_aid"))
    assert (board.score(0), stocked(board)) == (2, 1)


@rule("tapestry.arts.track")
def test_a_theocracy_pays_for_new_tiers_of_arts() -> None:
    board = play(aa().era(2, 2).token(0, arts=3).landmark(1, *ARTS_LANDMARKS), "theocracy")
    assert step(board, benefit=False, bonus="none").score(0) == 4
    assert step(board, benefit=False, bonus="none").score(0) == 4


@rule("tapestry.arts.track")
def test_revisionism_pays_for_the_landmark_of_arts_or_gives_an_armory() -> None:
    board = step(play(aa().era(2, 2).token(0, arts=3), "revisionism"), benefit=False, bonus="none")
    first_answers(board)
    assert (stocked(board), board.position.built[3]) == (1, 0)
    board = play(aa().era(2, 2).token(0, arts=3).landmark(1, "arts_ii"), "revisionism")
    first_answers(step(board, benefit=False, bonus="none"))
    assert (stocked(board), board.position.built[3]) == (0, 1)


@rule("tapestry.arts.track")
def test_socialism_may_be_used_on_arts() -> None:
    board = play(aa().era(2, 2).token(1, arts=3), "socialism")
    if board.asked() != "0 taketurn":
        board.act(next(answer for answer in board.legal() if "arts" in answer))
    first_answers(board)
    assert board.where(0, "arts") == (3,)
    assert board.works_of(0) == [], "without the benefit"


@rule("tapestry.arts.track")
def test_a_marriage_of_state_copies_benefits_of_arts_and_never_the_bonus() -> None:
    board = play(aa().era(2, 2), "marriage_of_state")
    while board.asked() != "0 taketurn":
        wanted = [answer for answer in board.legal() if "arts" in answer]
        board.act(wanted[0] if wanted else board.legal()[0])
    board.token(1, arts=1).give(1, coin=2)
    board.do(1, [{"advance": {"tracks": ["arts"], "benefit": True, "bonus": "pay"}}])
    while not board.asked().endswith("taketurn"):
        board.act(board.legal()[0])
    assert (board.score(0), board.score(1)) == (5, 5)
    assert (sum(board.position.built[:4]), sum(board.position.built[4:8])) == (0, 1)


@rule("tapestry.tech.camera")
def test_an_ally_takes_the_square_of_a_card_of_the_box_too() -> None:
    board = play(aa().era(2, 2), "alliance")
    first_answers(board)
    board.tech(1, 1, "camera").token(1, arts=4).do(1, [{"upgrade": True}])
    asked = []
    while not board.asked().endswith("taketurn"):
        asked.append(board.asked())
        board.act(board.legal()[0])
    assert asked == ["1 inspirerow", "0 inspirerow"]


@rule("tapestry.cards.salon_season")
def test_espionage_copies_a_this_era_card_of_the_box() -> None:
    board = aa().era(2, 2)
    play(board, "salon_season", seat=1)
    first_answers(play(board, "espionage"))
    board.do(0, [{"gain": {"masterpiece": 1}}]).act("masterpiece deck")
    assert (board.score(0), board.score(1)) == (4, 0)


@rule("tapestry.capital.on_cards")
def test_craftsmen_choose_between_capital_mat_and_card() -> None:
    board = play(aa(("craftsmen", "alchemists")).era(2, 2), "shopping_mall").do(0, [{"build": ["armory"]}])
    kinds = {answer.split()[0] for answer in board.legal()}
    assert {"plot", "card"} < kinds


@rule("tapestry.space.lasting")
def test_a_space_tile_pays_nothing_after_the_end_of_its_owners_game() -> None:
    board = table(2, ("leaders", "alchemists"), options=BOTH).stars(0, "s17").do(0, [{"explore_space": 1}])
    finish(board, 0)
    assert step(board, "science", benefit=False, bonus="none").score(0) == 0


@rule("tapestry.masterpieces.share")
def test_the_masterpieces_of_a_neighbour_who_has_finished_may_still_be_used() -> None:
    board = finish(aa().works(1, "symphony_of_engines").token(0, technology=4), 1)
    end_of_arts(board)
    if board.asked() != "0 taketurn":
        board.act(next(answer for answer in board.legal() if answer != "decline"))
    assert board.score(0) == 10 + 4


@rule("tapestry.masterpieces.broadcast")
def test_points_per_territory_of_a_masterpiece_count_shared_land() -> None:
    board = table(2, ("infiltrators", "leaders"), options=BOTH).outpost(1, "1.-2")
    use(board, 0, "infiltrators").act("hex 1.-2").points(0, 0).use(0, "march_of_the_provinces")
    assert (board.score(0), board.stock(0)) == (2, {"culture": 1})


@rule("tapestry.cards.iconoclasm", "tapestry.masterpieces.single_use")
def test_a_masterpiece_turned_over_and_discarded_comes_back_fresh() -> None:
    board = aa().era(2, 2).works(0, "cathedral_of_light")
    position = board.position
    number = position.box.masterpiece_no["cathedral_of_light"]
    position.masterpiece_spent[number] = 1
    first_answers(play(board, "iconoclasm"))
    position.masterpiece_discard = [number]
    position.masterpiece_deck = []
    board.do(0, [{"gain": {"masterpiece": 1}}]).act("masterpiece deck")
    assert (board.works_of(0), board.spent("cathedral_of_light")) == (["cathedral_of_light"], False)


@rule("tapestry.masterpieces.share", "tapestry.masterpieces.hymn_to_the_clockmakers")
def test_a_hymn_of_a_neighbour_raises_an_own_card() -> None:
    board = end_of_arts(aa().works(1, "hymn_to_the_clockmakers").tech(0, 0, "canned_food").tech(1, 0, "calendar"))
    first_answers(board)
    assert (board.techs(0), board.techs(1)) == ({"canned_food": 1}, {"calendar": 0})


@rule("tapestry.civilizations.treasure_hunters", "tapestry.arts.die")
def test_treasure_hunters_may_roll_arts_with_its_benefit() -> None:
    board = table(2, ("treasure_hunters", "leaders"), options=BOTH).lay("0.-1", "t26").script(science=[19, 19])
    use(board, 0, "treasure_hunters").act("hex 0.-1")
    first_answers(board)
    assert (board.where(0, "arts"), len(board.hand_of(0)), board.stock(0)) == ((1,), 1, {"culture": 1})


@rule("tapestry.tapestry_cards.permanent_heralds")
def test_heralds_may_begin_with_a_permanent_card_on_maker_of_fire_and_it_works() -> None:
    board = begun(2, ("heralds", "leaders"), options=AA)
    deck(board, "wandering_muses", "world_heritage", "picture_palaces", "cathedral_yard")
    drafted(board)
    assert board.asked().startswith("0 ")
    assert {"play wandering_muses", "play world_heritage", "play picture_palaces", "play cathedral_yard"} >= {
        answer for answer in board.legal() if answer != "decline"
    }
    assert "decline" in board.legal()
    played = next(answer for answer in board.legal() if answer != "decline").removeprefix("play ")
    board.act(f"play {played}")
    assert board.position.mats[0] == (board.position.box.card_no[played],)
    assert board.position.box.card_no[played] in board.position.lasting[0]


@rule("tapestry.tapestry_cards.permanent")
def test_permanent_cards_and_the_card_of_the_era_hold_together() -> None:
    board = play(aa().era(2, 2), "wandering_muses").era(3, 3)
    play(board, "salon_season")
    onto(3, board).act("masterpiece deck")
    assert board.score(0) == 2 + 4


@rule("tapestry.cards.street_art", "tapestry.tracks.arts_2")
def test_street_art_pays_for_a_bonus_of_arts() -> None:
    board = play(aa().era(2, 2), "street_art").give(0, coin=1)
    onto(2, board).act("pay coin")
    first_answers(board)
    assert board.score(0) == 5 + 4

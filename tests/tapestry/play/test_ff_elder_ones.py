"""The Elder Ones: resources for cards, and turns after the last income turn."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.civs import able, gain, use
from tests.tapestry.late import after_the_end, futures, last_income, reloaded, through
from tests.tapestry.laying import ability
from tests.tapestry.showing import acts, choice, drawn, english, french, meant, paths


def elder(*others: str, seats: int = 2) -> Board:
    return futures(("elder_ones", *(others or ("chosen",))), seats)


# ---- income turns


@rule("tapestry.civilizations.elder_ones")
def test_on_income_turns_two_to_four_they_gain_a_resource_or_two_cards() -> None:
    board = use(elder().era(2, 2), 0, "elder_ones")
    assert board.asked() == "0 pickbranch"
    held = len(board.position.hands[0])
    assert len(board.act("pick 2").position.hands[0]) == held + 2
    board = use(elder().era(4, 4), 0, "elder_ones").act("pick 1", "take food")
    assert board.stock(0)["food"] >= 1


@rule("tapestry.civilizations.elder_ones")
def test_on_the_last_one_up_to_six_cards_pay_two_resources_each() -> None:
    board = elder().era(5, 1).hand(0, *["trap"] * 7).give(0, coin=0, food=0, worker=0, culture=0)
    use(board, 0, "elder_ones")
    assert board.asked() == "0 elderonesdiscard"
    assert board.legal() == ["discard trap", "pass"]
    for _ in range(6):
        board.act("discard trap")
        while board.asked() == "0 takeresource":
            board.act(board.legal()[0])
    assert board.hand_of(0) == ["trap"], "the seventh stays"
    assert sum(board.stock(0).values()) == 12
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.elder_ones")
def test_they_may_stop_discarding_and_without_a_card_nothing_is_asked() -> None:
    board = use(elder().era(5, 1).hand(0, "trap", "guilds"), 0, "elder_ones").act("discard trap")
    reloaded(board.act("take coin", "take coin"))
    assert english(acts(board)["pass"]["say"]) == "Discard no more"
    assert french(acts(board)["discard guilds"]["say"]).endswith("pour 2 ressources")
    assert board.act("pass").asked() == "0 taketurn"
    assert not able(elder().era(5, 1).hand(0), 0, "elder_ones")
    assert able(elder().era(4, 1).hand(0), 0, "elder_ones")


# ---- turns after the last income turn


@rule("tapestry.end.play_on", "tapestry.civilizations.elder_ones")
def test_they_go_on_advancing_in_the_usual_order() -> None:
    board = through(last_income(elder().give(0, coin=3, food=3)), "taketurn")
    assert board.asked() == "1 taketurn"
    assert (board.position.finished, board.position.era[0]) == ([0, 0], 5)
    reloaded(through(board.act("income"), "lastturn"))
    assert board.asked() == "0 lastturn"
    assert board.legal() == [f"advance {name}" for name in ("exploration", "science", "military", "technology")] + [
        "pass"
    ]
    board.token(0, science=2).act("advance science")
    while board.asked() == "0 payadvance":
        board.act(board.legal()[0])
    assert board.where(0, "science")[-1] >= 3
    assert through(board, "taketurn").position.turn == 1
    assert board.position.finished == [0, 0]


@rule("tapestry.end.play_on", "tapestry.turns.five")
def test_there_is_no_income_turn_any_more_and_no_playing_from_the_hand() -> None:
    board = after_the_end(elder().hand(0, "trap", "guilds"))
    assert board.refused("income") == "turns.five"
    assert board.refused("play guilds") == "end.play_on"
    assert board.refused("accept") == "end.play_on"
    board.token(0, science=12)
    assert board.refused("advance science") == "advancing.end_of_track"


@rule("tapestry.end.play_on")
def test_they_end_their_game_when_they_wish() -> None:
    board = after_the_end(elder())
    assert english(acts(board)["pass"]["say"]) == "End my game"
    board.act("pass")
    assert board.position.finished == [1, 1]
    assert board.position.pending() == ()
    assert [event.args["who"] for event in board.told("plays-on")] == [0]
    assert len(board.told("finishes")) == 1
    assert len(board.told("end")) == 1


@rule("tapestry.end.play_on", "tapestry.end.over")
def test_their_game_ends_when_a_turn_comes_that_they_cannot_pay() -> None:
    board = through(last_income(elder()), "taketurn").give(0, coin=0, food=0, worker=0, culture=0)
    assert (board.asked(), board.position.finished) == ("1 taketurn", [0, 0])
    board.do(1, [{"each": {"who": "all", "do": [{"gain": {"coin": 1}}]}}])
    assert board.stock(0) == {"coin": 1}, "until then they are in the game"
    board.give(0, coin=0)
    board.act("advance technology")
    while board.position.turn == 1 and not board.position.finished[0]:
        board.act(board.legal()[-1])
    assert board.position.finished == [1, 0]


@rule("tapestry.civilizations.elder_ones")
def test_a_landmark_gained_after_the_last_income_turn_is_worth_ten_points() -> None:
    board = elder().do(0, [{"landmark": "bakery"}])
    board.act(board.legal()[0])
    assert board.score(0) == 0, "not before"
    board = last_income(elder().hand(0, "trap"))
    assert board.asked() == "0 elderonesdiscard"
    board.do(0, [{"landmark": "bakery"}])
    board.act(board.legal()[0])
    assert board.score(0) == 0, "nor in the income turn"
    board = after_the_end(elder())
    before = board.score(0)
    board.do(0, [{"landmark": "bakery"}])
    board.act(board.legal()[0])
    assert board.score(0) == before + 10
    assert board.position.standings().of(0).tally.by_rule()["tapestry.scoring.civilizations"] == 10


@rule("tapestry.civilizations.elder_ones", "tapestry.landmarks.objective")
def test_landmark_cards_are_still_checked_after_each_of_these_turns() -> None:
    board = futures(("elder_ones", "chosen"), options={"plans_and_ploys": "in"})
    while board.asked().endswith("draftlandmark"):
        board.act(board.legal()[0])
    board = after_the_end(board)
    board.position.landmark_deck = sorted([*board.position.landmark_deck, *board.position.landmark_cards[0]])
    board.position.landmark_cards[0] = ()
    needs_tiles = [n for n in board.position.landmark_deck if board.position.box.landmarks[n].objective == 0]
    name = board.position.box.landmarks[needs_tiles[0]].id
    board.landmark_card(0, name).tiles(0, *[tile.id for tile in board.position.box.tiles[:20]])
    before = board.score(0)
    board.token(0, exploration=0, science=0, military=0, technology=0).act("advance technology")
    through(board, "placelandmark", "lastturn")
    assert board.asked() == "0 placelandmark"
    board.act(board.legal()[0])
    assert board.position.landmark_owner[needs_tiles[0]] == 0
    assert board.score(0) == before + 10


# ---- what is in force


@rule("tapestry.end.era_4")
def test_the_card_of_era_4_rests_in_the_last_income_turn_and_works_after_it() -> None:
    board = elder().era(4, 4).mat(0, 4, "monarchy").hand(0, "trap")
    assert ability(board) == "monarchy"
    last_income(board)
    assert (board.asked(), ability(board)) == ("0 elderonesdiscard", "")
    reloaded(board)
    through(board.act("pass"), "taketurn", "lastturn")
    assert (board.asked(), ability(board)) == ("1 taketurn", "monarchy")
    reloaded(board)


@rule("tapestry.end.era_4")
def test_it_still_names_whom_it_named() -> None:
    board = elder().era(4, 4).mat(0, 4, "alliance").hand(0, "trap")
    board.position.partner[0] = 1
    through(last_income(board), "taketurn", "lastturn")
    assert (ability(board), board.position.partner[0]) == ("alliance", 1)


@rule("tapestry.end.era_4")
def test_a_copied_ability_goes_on_too() -> None:
    board = elder().era(4, 4).mat(0, 4, "espionage").hand(0, "trap")
    board.position.ability[0] = board.position.box.card_no["alliance"]
    board.position.partner[0] = 1
    through(last_income(board), "taketurn", "lastturn")
    assert (ability(board), board.position.partner[0]) == ("alliance", 1)


@rule("tapestry.end.era_4", "tapestry.end.cards")
def test_a_card_played_over_it_in_the_last_income_turn_ends_it() -> None:
    board = last_income(elder().era(4, 4).mat(0, 4, "monarchy").hand(0, "trap", "guilds"))
    board.do(0, [{"play_tapestry": True}]).act("play trap")
    assert board.position.mat(0, 4)[-1] == board.position.box.card_no["trap"]
    through(board, "taketurn", "lastturn")
    assert ability(board) == ""
    board = last_income(elder().era(4, 4).mat(0, 4, "monarchy").hand(0, "trap", "militarism"))
    board.do(0, [{"play_tapestry": True}]).act("play militarism")
    through(board, "taketurn", "lastturn")
    assert ability(board) == "militarism"


@rule("tapestry.end.era_4")
def test_for_everybody_else_it_is_over() -> None:
    board = futures().era(4, 4).mat(0, 4, "alliance").hand(0, "trap")
    board.position.partner[0] = 1
    through(last_income(board), "taketurn")
    assert (ability(board), board.position.partner[0], board.position.dormant[0]) == ("", -1, -1)
    assert board.position.finished[0] == 1


@rule("tapestry.end.era_4", "tapestry.tapestry_cards.permanent")
def test_permanent_cards_go_on_until_they_have_finished() -> None:
    board = futures(("elder_ones", "chosen"), options={"arts_and_architecture": "in"})
    while board.asked().endswith("draftlandmark"):
        board.act(board.legal()[0])
    permanent = next(card.id for card in board.position.box.cards if card.kind == 2 and not card.arts)
    board.era(4, 4).mat(0, 3, permanent)
    after_the_end(board)
    assert board.asked() == "0 lastturn"
    assert board.position.lasting[0] == (board.position.box.card_no[permanent],)
    assert board.act("pass").position.lasting[0] == ()


@rule("tapestry.end.cards", "tapestry.tapestry_cards.after_era_4")
def test_what_plays_a_card_lays_it_on_the_stack_of_era_4_and_it_works() -> None:
    board = after_the_end(elder()).hand(0, "monarchy", "trap")
    before = board.stock(0)
    board.do(0, [{"play_tapestry": True}]).act("play monarchy")
    assert board.position.mat(0, 4)[-1] == board.position.box.card_no["monarchy"]
    assert board.position.mat(0, 5) == ()
    assert (ability(board), board.stock(0)) == ("monarchy", before), "nobody is first there"
    board.do(0, [{"play_tapestry": True}]).act("play trap")
    assert ability(board) == ""


@rule("tapestry.end.play_on", "tapestry.civilizations.gained")
def test_gained_on_the_last_income_turn_they_open_these_turns_but_do_not_act_in_it() -> None:
    board = last_income(futures(("leaders", "chosen")).era(4, 4).mat(0, 4, "monarchy").hand(0, "trap"))
    gain(board, 0, "elder_ones")
    through(board, "elderonesdiscard", "taketurn")
    assert board.asked() == "1 taketurn", "no discard for resources"
    assert (board.position.finished[0], ability(board)) == (0, "monarchy")
    through(board.act("income"), "lastturn")
    assert board.asked() == "0 lastturn"


@rule("tapestry.end.play_on")
def test_the_page_and_the_table_show_who_plays_on_and_what_can_be_clicked() -> None:
    board = after_the_end(elder().give(0, coin=8, food=0, worker=0, culture=0))
    board.give(0, coin=3, food=0, worker=0, culture=0).token(0, science=0)
    tags = [english(tag) for thing in drawn(board, 1).values() for tag in thing.get("tags", []) if "owner" in thing]
    assert "Plays on" in tags
    clicks = paths(board)
    assert clicks["pass"] == ["~pass"]
    assert clicks["advance science"] == [["space.science_1", "track.science"]]
    assert meant(board, "track.science") == ["advance science"]
    assert meant(board, "~pass") == ["pass"]
    assert english(choice(board)["prompt"]).startswith("Your last income turn is over")

"""The tech cards of Arts & Architecture: landmarks that stand on cards, upgrades whatever cards need, single use."""

from __future__ import annotations

from functools import cache

import pytest

from ecumene.games.tapestry.game import Tapestry
from ecumene.games.tapestry.play.numbers import BESIDE, DISCARDED, IMPASSABLE, NONE, ON_CARD, OPEN
from ecumene.games.tapestry.play.technology import meets_needs, upgradable
from tests.marks import rule
from tests.tapestry.board import Board, game, table
from tests.tapestry.civs import able
from tests.tapestry.content import changed

AA = {"arts_and_architecture": "in"}
CIVS = ("leaders", "chosen", "merrymakers")
STEPS = {"astrolabe": "exploration", "automata": "technology", "sundial": "science", "chess": "military"}


def plain(seats: int = 2, civs: tuple[str, ...] = CIVS) -> Board:
    """Nothing is going on; the box is in the game."""
    board = table(seats, civs=civs, options=AA)
    for seat in range(seats):
        board.token(seat, exploration=0, science=0, military=0, technology=0, arts=0)
    return board


def upgraded(board: Board, card: str, row: int) -> Board:
    """Seat 0 upgrades a card out of a row."""
    board.tech(0, row, card).do(0, [{"upgrade": True}])
    if board.asked() == "0 upgradecard":
        board.act(f"upgrade {card}")
    assert board.techs(0)[card] == row + 1
    return board


def on(board: Board, card: str, landmark: str) -> Board:
    """A landmark stands on a tech card."""
    position = board.position
    number = position.box.landmark_no[landmark]
    position.tech_landmark[position.box.tech_no[card]] = number
    position.landmark_site[number] = ON_CARD
    position.landmark_owner[number] = position.tech_owner[position.box.tech_no[card]]
    return board


def site(board: Board, landmark: str) -> int:
    return board.position.landmark_site[board.position.box.landmark_no[landmark]]


def owner(board: Board, landmark: str) -> int:
    return board.position.landmark_owner[board.position.box.landmark_no[landmark]]


def needs_tier(card: str, track: str, tier: int) -> None:
    """A card needs a tier of a track, by its owner or the neighbour."""
    number = plain().position.box.tech_no[card]
    for seat in (0, 1):
        board = plain().token(seat, exploration=12, science=12, military=12, technology=12, arts=12)
        assert not meets_needs(board.token(seat, **{track: 3 * tier - 3}).position, 0, number)
        assert meets_needs(plain().token(seat, **{track: 3 * tier - 2}).position, 0, number)


# ---- a landmark on the card


@rule("tapestry.technology.landmark")
@pytest.mark.parametrize("card", [*STEPS, "loom"])
def test_some_cards_need_a_landmark_on_themselves_whatever_anybody_has_reached(card: str) -> None:
    board = plain().tech(0, 1, card).tech(0, 1, "loom" if card != "loom" else "chess")
    for seat in (0, 1):
        board.token(seat, exploration=12, science=12, military=12, technology=12, arts=12)
    number = board.position.box.tech_no[card]
    assert not meets_needs(board.position, 0, number)
    board.do(0, [{"upgrade": True}])
    assert board.asked() == "0 taketurn", "nothing can be upgraded"
    on(board, card, "barn").audit()
    assert upgradable(board.position, 0) == [number], "one landmark serves one card"


@rule("tapestry.technology.landmark")
def test_a_landmark_may_be_put_on_such_a_card_which_may_rise_at_once() -> None:
    board = plain().tech(0, 0, "chess").tech(0, 1, "barn").do(0, [{"landmark": "treasury"}])
    assert "use chess" in board.legal()
    assert "use barn" not in board.legal()
    board.act("use chess")
    assert (board.asked(), board.legal()) == ("0 raisecard", ["upgrade chess", "decline"])
    assert board.refused("upgrade barn") == "core.choice"
    board.act("upgrade chess")
    assert (board.techs(0)["chess"], board.stock(0)) == (1, {"culture": 1})
    assert (site(board, "treasury"), owner(board, "treasury")) == (ON_CARD, 0)
    assert board.position.plots[0].count(OPEN) == plain().position.plots[0].count(OPEN)
    assert board.log()[-3:] == ["on-tech", "upgrades", "gains"]
    board.audit().do(0, [{"upgrade": True}])
    assert board.where(0, "military") == (1,), "the landmark serves for the top row too"


@rule("tapestry.technology.landmark")
def test_out_of_the_middle_row_the_landmark_brings_the_square_and_one_may_wait() -> None:
    board = plain().tech(0, 1, "automata").do(0, [{"landmark": "treasury"}]).act("use automata", "decline")
    assert (board.techs(0)["automata"], board.asked()) == (1, "0 taketurn")
    board = plain().tech(0, 1, "automata").do(0, [{"landmark": "treasury"}]).act("use automata", "upgrade automata")
    assert (board.techs(0)["automata"], board.where(0, "technology")) == (2, (1,))
    assert board.asked() == "0 inventcard", "with the benefit of the space"


@rule("tapestry.technology.landmark")
def test_a_card_takes_one_landmark_and_stays_open_for_it_in_the_top_row() -> None:
    board = plain().tech(0, 2, "chess").do(0, [{"landmark": "treasury"}]).act("use chess")
    assert board.asked() == "0 taketurn", "nothing to upgrade there"
    board.do(0, [{"landmark": "bakery"}])
    assert "use chess" not in board.legal()
    assert board.refused("use chess") == "core.choice"
    board = plain().tech(1, 1, "chess").do(0, [{"landmark": "treasury"}])
    assert "use chess" not in board.legal(), "somebody else's"


@rule("tapestry.technology.landmark")
def test_without_room_in_the_capital_the_landmark_must_go_on_the_card() -> None:
    board = plain().tech(0, 0, "chess")
    board.position.plots[0] = [1] * 81
    board.do(0, [{"landmark": "treasury"}])
    assert (board.asked(), site(board, "treasury")) == ("0 raisecard", ON_CARD)
    board = plain().tech(0, 0, "chess")
    board.position.plots[0] = [1] * 81
    board.do(0, [{"build": ["farm"]}])
    assert board.asked() == "0 taketurn", "income buildings find no place on tech cards"


@rule("tapestry.technology.landmark")
def test_a_landmark_is_discarded_with_its_card_and_never_comes_back() -> None:
    board = on(plain().tech(0, 1, "chess"), "chess", "barracks").do(0, [{"points_per": {"of": "landmark"}}])
    assert board.score(0) == 1, "it counts on the card"
    board.give(0, coin=1).do(0, [{"bonus": {"pay": {"tech": 1}, "then": [{"points": 5}]}}]).act("accept")
    assert (owner(board, "barracks"), site(board, "barracks")) == (DISCARDED, BESIDE)
    assert board.position.tech_landmark[board.position.box.tech_no["chess"]] == NONE
    board.audit().token(0, military=3).do(0, [{"advance": {"tracks": ["military"], "benefit": False, "bonus": "none"}}])
    assert board.asked() == "0 taketurn", "the tier has no landmark any more"
    board.do(0, [{"landmark": "any"}])
    assert "landmark barracks" not in board.legal()


@rule("tapestry.technology.landmark")
def test_the_inventors_take_a_card_with_its_landmark() -> None:
    board = on(plain(civs=("inventors", "leaders")).tech(1, 1, "chess"), "chess", "barn")
    board.position.tech_mark[board.position.box.tech_no["chess"]] = 0
    board.do(1, [{"upgrade": True}])
    while board.asked() != "0 taketurn":
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    assert board.techs(0) == {"chess": 0}
    assert (owner(board, "barn"), site(board, "barn")) == (0, ON_CARD)
    assert upgradable(board.audit().position, 0) == [board.position.box.tech_no["chess"]]


@rule("tapestry.boxes.landmark_onto_card")
def test_a_landmark_without_room_in_the_city_goes_onto_the_only_card_unasked() -> None:
    board = plain().tech(0, 0, "astrolabe")
    board.position.plots[0] = [IMPASSABLE] * 81
    board.do(0, [{"landmark": "forge"}])
    assert site(board, "forge") == ON_CARD
    assert (board.asked(), board.legal()) == ("0 raisecard", ["upgrade astrolabe", "decline"])
    board = plain().tech(0, 0, "astrolabe", "automata")
    board.position.plots[0] = [IMPASSABLE] * 81
    board.do(0, [{"landmark": "forge"}])
    assert (board.asked(), len(board.legal())) == ("0 placelandmark", 2)
    assert board.refused("decline") == "core.choice"


@rule("tapestry.technology.landmark")
def test_a_position_with_landmarks_on_cards_is_stored_and_copied() -> None:
    board = on(plain().tech(0, 1, "chess"), "chess", "barn").do(0, [{"landmark": "treasury"}], "card.dystopia")
    dump = board.position.dump()
    assert game().load(dump).dump() == dump == board.position.copy().dump()
    dump["state"]["tech_landmark"][board.position.box.tech_no["chess"]] = NONE
    with pytest.raises(Exception, match="landmark on a card"):
        game().load(dump)


# ---- upgrades of other kinds


@rule("tapestry.technology.freely", "tapestry.tech.reverse_engineering")
def test_reverse_engineering_gives_a_culture_then_two_upgrades_whatever_cards_need() -> None:
    assert upgraded(plain(), "reverse_engineering", 0).stock(0) == {"culture": 1}
    needs_tier("reverse_engineering", "technology", 3)
    board = plain().token(1, technology=7).tech(0, 1, "calendar", "chess").tech(0, 0, "irrigation")
    board = upgraded(board, "reverse_engineering", 1)
    assert board.asked() == "0 raisecard"
    assert board.legal() == ["upgrade calendar", "upgrade irrigation", "upgrade chess"]
    assert board.refused("upgrade reverse_engineering") == "technology.top_row"
    assert board.refused("upgrade barn") == "technology.upgrade"
    assert board.refused("decline") == "core.choice"
    board.act("upgrade chess")
    assert (board.techs(0)["chess"], board.asked()) == (2, "0 conquertarget"), "no landmark is needed"
    board.script(red=[0], black=[0]).act(board.legal()[0], "die black")
    assert (board.asked(), board.legal()) == ("0 raisecard", ["upgrade calendar", "upgrade irrigation"])


@rule("tapestry.technology.freely", "tapestry.tech.reverse_engineering")
def test_one_card_may_be_upgraded_twice_and_with_none_nothing_happens() -> None:
    board = upgraded(plain().token(1, technology=7).tech(0, 0, "calendar"), "reverse_engineering", 1)
    assert (board.techs(0)["calendar"], board.score(0), board.stock(0)) == (2, 7, {"culture": 1})
    board = upgraded(plain().token(1, technology=7), "reverse_engineering", 1)
    assert board.asked() == "0 taketurn"


# ---- single use


@cache
def once() -> Tapestry:
    """A game in which the Calendar may be used once."""
    return Tapestry(changed("tech_cards", "calendar", single_use=True))


def single(civs: tuple[str, ...] = CIVS) -> Board:
    """Both players have what the Calendar needs."""
    return table(civs=civs, options=AA, of=once()).token(0, exploration=4).token(1, exploration=4)


def turned(board: Board) -> bool:
    return board.position.box.tech_no["calendar"] in board.audit().position.turned


@rule("tapestry.technology.single_use")
def test_a_single_use_card_is_turned_over_with_its_square_and_not_used_again() -> None:
    board = upgraded(single(), "calendar", 0)
    assert (turned(board), board.stock(0)) == (False, {"culture": 1})
    board.do(0, [{"use_tech": "circle"}])
    assert board.stock(0) == {"culture": 2}, "the circle is used as often as one may"
    board.do(0, [{"upgrade": True}])
    assert (turned(board), board.score(0)) == (True, 7)
    board.do(0, [{"use_tech": "square"}])
    assert board.score(0) == 7
    board.tech(0, 2, "transistors", "barn").do(0, [{"use_tech": "square"}])
    assert board.refused("use calendar") == "technology.single_use"
    board.act("use transistors").do(0, [{"points_per": {"of": "tech_card"}}])
    assert board.score(0) == 14, "it still counts: 7 + 4 + 3"


@rule("tapestry.technology.single_use")
def test_a_card_turned_over_is_never_upgraded_again_wherever_it_lies() -> None:
    board = upgraded(single(), "calendar", 1)
    board.position.tech_row[board.position.box.tech_no["calendar"]] = 0
    assert upgradable(board.position, 0) == upgradable(board.position, 0, freely=True) == []
    board.tech(0, 0, "barn", "bakery").do(0, [{"upgrade": True}])
    assert board.refused("upgrade calendar") == "technology.single_use"


@rule("tapestry.technology.single_use")
def test_discarded_it_may_be_invented_and_used_anew() -> None:
    board = upgraded(single(), "calendar", 1)
    board.do(0, [{"bonus": {"pay": {"tech": 1}, "then": [{"points": 5}]}}]).act("accept")
    assert not turned(board)


@rule("tapestry.technology.single_use")
def test_an_ally_copies_the_square_and_turns_nothing_over() -> None:
    board = single().era(2, 2).mat(1, 2, "alliance")
    board.position.partner[1] = 0
    upgraded(board, "calendar", 1)
    assert (board.score(0), board.score(1), turned(board)) == (7, 7, True)
    board.tech(1, 1, "calendar")


@rule("tapestry.technology.single_use")
def test_the_inventors_do_not_bring_the_card_of_another_to_the_top_row() -> None:
    board = single(("inventors", "leaders")).tech(1, 1, "calendar", "barn").do(0, [{"code": "inventors_mark"}])
    assert board.legal() == ["upgrade barn", "decline"]
    assert board.refused("upgrade calendar") == "civilizations.inventors"
    board = single(("inventors", "leaders")).tech(1, 0, "calendar").do(0, [{"code": "inventors_mark"}])
    assert board.legal() == ["upgrade calendar", "decline"], "to the middle row they do"
    board = single(("inventors", "leaders")).tech(0, 1, "calendar").do(0, [{"code": "inventors_mark"}])
    assert board.legal() == ["upgrade calendar", "decline"], "and their own"


@rule("tapestry.technology.single_use")
def test_the_inventors_take_it_turned_over_after_gaining_its_square() -> None:
    board = single(("inventors", "leaders")).tech(1, 1, "calendar")
    board.position.tech_mark[board.position.box.tech_no["calendar"]] = 0
    board.do(1, [{"upgrade": True}])
    assert (board.score(0), board.score(1)) == (7, 7)
    assert (board.techs(0), turned(board)) == ({"calendar": 0}, True)
    assert upgradable(board.position, 0) == []


@rule("tapestry.technology.single_use")
def test_spies_copy_its_circle_and_never_its_square() -> None:
    both = {**AA, "plans_and_ploys": "in"}
    for row, missions in ((1, True), (2, False)):
        board = table(civs=("spies", "chosen"), options=both, of=once()).hand(1).tech(1, row, "calendar")
        board.token(1, exploration=0, science=0, military=0, technology=0, arts=0)
        assert able(board, 0, "spies") is missions


# ---- the cards


@rule("tapestry.tech.astrolabe", "tapestry.tech.automata", "tapestry.tech.sundial", "tapestry.tech.chess")
@pytest.mark.parametrize(
    ("card", "thing"), [("astrolabe", "food"), ("automata", "coin"), ("sundial", "worker"), ("chess", "culture")]
)
def test_four_cards_give_a_resource_then_a_step_with_its_benefit_and_bonus(card: str, thing: str) -> None:
    assert upgraded(plain(), card, 0).stock(0) == {thing: 1}
    track = STEPS[card]
    board = on(
        plain().token(0, **{track: 1}).give(0, coin=8, worker=8, food=8, culture=8).tech(0, 1, card), card, "barn"
    )
    upgraded(board, card, 1)
    assert board.where(0, track) == (2,)
    assert board.position.activated[0], "with the benefit of the space"


@rule("tapestry.tech.loom")
def test_the_loom_gives_a_resource_then_a_step_on_arts() -> None:
    board = upgraded(plain(), "loom", 0)
    board.act("take food")
    assert board.stock(0) == {"food": 1}
    board = upgraded(on(plain().token(0, arts=1).give(0, coin=1).tech(0, 1, "loom"), "loom", "barn"), "loom", 1)
    assert (board.where(0, "arts"), board.score(0)) == ((2,), 5)
    assert board.legal() == ["pay coin", "decline"], "and the bonus for whoever pays"


@rule("tapestry.tech.musical_notation")
def test_musical_notation_steps_on_arts_then_scores_it() -> None:
    board = upgraded(plain().token(0, arts=3), "musical_notation", 0)
    assert (board.where(0, "arts"), board.asked()) == ((4,), "0 placelandmark"), "the first in the tier"
    needs_tier("musical_notation", "arts", 2)
    assert upgraded(plain().token(0, arts=5), "musical_notation", 1).score(0) == 5


@rule("tapestry.tech.camera")
def test_the_camera_gives_a_tapestry_card_then_an_inspiration_tile() -> None:
    assert len(upgraded(plain(), "camera", 0).hand_of(0)) == 1
    needs_tier("camera", "arts", 2)
    board = upgraded(plain().token(1, arts=4), "camera", 1)
    assert board.asked() == "0 inspirerow"
    board.act("build farm")
    assert board.position.inspired[:4] == [0, 0, 1, 0]


@rule("tapestry.tech.oil_paint")
def test_oil_paint_gives_a_resource_then_a_masterpiece() -> None:
    assert upgraded(plain(), "oil_paint", 0).act("take food").stock(0) == {"food": 1}
    needs_tier("oil_paint", "arts", 2)
    board = upgraded(plain().token(1, arts=4), "oil_paint", 1).act("masterpiece deck")
    assert board.position.masterpiece_owner.count(0) == 1


@rule("tapestry.tech.drawbridge")
def test_the_drawbridge_gives_an_armory_then_scores_territories_and_armories() -> None:
    board = upgraded(plain(), "drawbridge", 0)
    assert board.asked() == "0 placebuilding"
    needs_tier("drawbridge", "military", 2)
    assert upgraded(plain().token(1, military=4).built(0, armory=3, farm=2), "drawbridge", 1).score(0) == 1 + 3


@rule("tapestry.tech.prefabrication")
def test_prefabrication_gives_points_then_any_income_building() -> None:
    assert upgraded(plain(), "prefabrication", 0).score(0) == 4
    needs_tier("prefabrication", "arts", 3)
    board = upgraded(plain().token(1, arts=7), "prefabrication", 1)
    assert board.legal() == ["build market", "build house", "build farm", "build armory"]


@rule("tapestry.boxes.arts_icon")
def test_the_cards_that_speak_of_arts_have_its_icon() -> None:
    icons = [card.id for card in plain().position.box.tech if card.arts]
    assert icons == ["camera", "loom", "musical_notation", "oil_paint", "prefabrication"]


@rule("tapestry.boxes.options")
def test_at_a_table_without_the_box_its_cards_are_refused_like_those_of_others() -> None:
    board = table(civs=CIVS).tech(0, 0, "barn", "bakery").do(0, [{"upgrade": True}])
    assert board.refused("upgrade camera") == "technology.upgrade"
    board = table(civs=CIVS).tech(0, 1, "calendar", "barn").do(0, [{"use_tech": "circle"}])
    assert board.refused("use camera") == "technology.use_circle"


# ---- on the page


@rule("tapestry.technology.landmark")
def test_a_card_that_waits_for_a_landmark_can_be_clicked_and_shows_it() -> None:
    board = plain().tech(0, 0, "chess").do(0, [{"landmark": "treasury"}])
    screen = game().screen
    choice = screen.choice(board.position, 0)
    assert choice is not None
    act = next(act for act in choice["acts"] if act["path"] == ["tech.chess"])
    assert screen.meant(board.position, 0, ["tech.chess"]) == [board.position.game.action("use chess")]
    assert act["say"] == {"t": "tapestry-say-use-placelandmark", "a": {"tech": "tech-chess"}}

"""Technology: inventing, upgrading with prerequisites, using cards where they lie."""

from ecumene.games.tapestry.play.inventing import invent
from ecumene.games.tapestry.play.technology import meets_needs, offer_upgrade, upgradable
from tests.marks import rule
from tests.tapestry.board import Board, table

CIVS = ("leaders", "chosen", "merrymakers", "isolationists", "historians")
INVENT = [{"invent": {"from": "any"}}]
UPGRADE = [{"upgrade": True}]


def names(board: Board, cards: list[int]) -> list[str]:
    return [board.position.box.tech[card].id for card in cards]


def inventing() -> Board:
    """Barn, paper and radio lie face up."""
    return table(civs=CIVS).display("barn", "paper", "radio")


# ---- inventing


@rule("tapestry.technology.invent", "tapestry.technology.refill", "tapestry.technology.no_effect")
def test_a_face_up_card_comes_into_the_bottom_row_without_effect_and_is_replaced() -> None:
    board = inventing().do(0, INVENT)
    assert board.legal() == ["invent barn", "invent paper", "invent radio", "invent deck"]
    assert board.refused("invent clocks") == "core.choice"
    assert board.refused("decline") == "core.choice"
    board.script(tech=[0]).act("invent paper")
    assert board.techs(0) == {"paper": 0}
    assert names(board, board.position.display) == ["barn", "radio", "air_conditioning"]
    assert (board.stock(0), board.position.built[:4], board.asked()) == ({}, [0, 0, 0, 0], "0 taketurn")
    board.audit()


@rule("tapestry.technology.invent")
def test_the_top_card_of_the_deck_is_seen_when_it_is_taken() -> None:
    board = inventing().do(0, INVENT).script(tech=[2]).act("invent deck")
    assert board.techs(0) == {"anesthesia": 0}
    assert names(board, board.position.display) == ["barn", "paper", "radio"]
    board.audit()


@rule("tapestry.technology.invent", "tapestry.decks.reshuffle")
def test_an_empty_deck_begins_again_with_the_discards_or_is_no_choice() -> None:
    board = inventing()
    board.position.tech_discard, board.position.tech_deck = board.position.tech_deck, []
    board.do(0, INVENT).script(tech=[0]).act("invent deck")
    assert board.techs(0) == {"air_conditioning": 0}
    board.position.tech_deck, board.position.tech_discard = [], []
    board.do(0, INVENT)
    assert board.legal() == ["invent barn", "invent paper", "invent radio"]
    board.act("invent barn")
    assert names(board, board.position.display) == ["paper", "radio"]


@rule("tapestry.technology.invent")
def test_without_any_card_nothing_is_invented() -> None:
    board = inventing()
    board.position.tech_deck, board.position.tech_discard, board.position.display = [], [], []
    assert board.do(0, INVENT).asked() == "0 taketurn"
    assert board.techs(0) == {}


def test_a_card_may_have_to_come_from_the_display_or_from_the_deck() -> None:
    board = inventing().do(0, [{"invent": {"from": "display"}}])
    assert board.legal() == ["invent barn", "invent paper", "invent radio"]
    board.act("invent barn").script(tech=[0]).do(1, [{"invent": {"from": "deck"}}])
    assert (len(board.techs(1)), board.asked()) == (1, "0 taketurn")


def test_something_can_follow_about_the_card_invented() -> None:
    board = inventing().do(0, [{"invent": {"from": "any", "then": [{"upgrade": {"card": "this"}}]}}])
    board.tech(0, 0, "clocks").act("invent barn")
    assert (board.techs(0), board.score(0)) == ({"barn": 1, "clocks": 0}, 3)


@rule("tapestry.cards.industrialism")
def test_whoever_listens_to_inventions_hears_of_them_before_what_follows() -> None:
    board = inventing().era(2, 2).mat(0, 2, "industrialism")
    board.do(0, [{"invent": {"from": "any", "then": [{"upgrade": {"card": "this"}}]}}]).act("invent barn")
    assert (board.techs(0), board.score(0)) == ({"barn": 1}, 6)
    assert [event for event in board.log() if event in ("uses", "upgrades")] == ["uses", "upgrades"]


@rule("tapestry.rulings.mandatory_with_choice")
def test_an_invention_without_cards_is_no_choice() -> None:
    board = inventing()
    choice = [{"choose": [INVENT, [{"points": 2}]]}]
    assert board.do(0, choice).legal() == ["pick 1", "pick 2"]
    board.act("pick 2")
    board.position.tech_deck, board.position.display = [], []
    assert board.do(0, choice).score(0) == 4


def test_a_card_named_out_of_the_deck_leaves_it() -> None:
    board = inventing()
    clocks = board.position.box.tech_no["clocks"]
    invent(board.position, 1, clocks, "card.test")
    assert (board.techs(1), clocks in board.position.tech_deck) == ({"clocks": 0}, False)
    board.audit()


# ---- other cards to choose from


@rule("tapestry.technology.refresh")
def test_the_face_up_cards_may_be_replaced() -> None:
    board = inventing().do(0, [{"refresh_tech": True}])
    assert board.legal() == ["accept", "decline"]
    board.script(tech=[0, 0, 0]).act("accept")
    assert names(board, board.position.display) == ["air_conditioning", "ammonia", "anesthesia"]
    assert sorted(names(board, board.position.tech_discard)) == ["barn", "paper", "radio"]
    board.audit()


@rule("tapestry.technology.refresh")
def test_they_may_stay() -> None:
    board = inventing().do(0, [{"refresh_tech": True}]).act("decline")
    assert names(board, board.position.display) == ["barn", "paper", "radio"]


@rule("tapestry.technology.refresh", "tapestry.decks.reshuffle")
def test_a_short_deck_takes_the_cards_just_discarded_in() -> None:
    board = inventing()
    clocks = board.position.box.tech_no["clocks"]
    board.position.tech_discard = [card for card in board.position.tech_deck if card != clocks]
    board.position.tech_deck = [clocks]
    board.do(0, [{"refresh_tech": True}]).act("accept")
    assert len(board.position.display) == 3
    assert clocks in board.position.display
    board.audit()


@rule("tapestry.technology.refresh")
def test_with_nothing_to_replace_them_by_nobody_is_asked() -> None:
    board = inventing()
    board.position.tech_deck = []
    assert board.do(0, [{"refresh_tech": True}]).asked() == "0 taketurn"


# ---- upgrading


@rule("tapestry.technology.upgrade", "tapestry.technology.circle")
def test_from_the_bottom_row_a_card_moves_to_the_middle_and_gives_its_circle() -> None:
    board = table(civs=CIVS).tech(0, 0, "barn", "treasury").do(0, UPGRADE)
    assert board.asked() == "0 upgradecard"
    assert board.legal() == ["upgrade barn", "upgrade treasury"]
    board.act("upgrade treasury")
    assert (board.techs(0), board.score(0)) == ({"barn": 0, "treasury": 1}, 4)


@rule("tapestry.technology.square")
def test_from_the_middle_row_a_card_moves_to_the_top_and_gives_its_square() -> None:
    board = table(civs=CIVS).tech(0, 1, "calendar").token(0, exploration=4).do(0, UPGRADE)
    assert (board.techs(0), board.score(0), board.stock(0)) == ({"calendar": 2}, 7, {})


@rule("tapestry.technology.upgrade", "tapestry.technology.top_row", "tapestry.technology.prerequisite")
def test_a_refusal_says_why_a_card_cannot_move_up() -> None:
    board = table(civs=CIVS).tech(0, 0, "barn", "paper").tech(0, 1, "calendar").tech(0, 2, "clocks").tech(1, 0, "radio")
    board.do(0, UPGRADE)
    assert board.legal() == ["upgrade barn", "upgrade paper"]
    assert board.refused("upgrade clocks") == "technology.top_row"
    assert board.refused("upgrade calendar") == "technology.prerequisite"
    assert board.refused("upgrade radio") == "technology.upgrade"
    assert board.refused("decline") == "core.choice"


@rule("tapestry.technology.upgrade")
def test_without_a_card_to_move_up_nothing_happens() -> None:
    board = table(civs=CIVS).tech(0, 2, "clocks").tech(0, 1, "calendar").do(0, UPGRADE)
    assert (board.asked(), board.techs(0)) == ("0 taketurn", {"clocks": 2, "calendar": 1})


@rule("tapestry.income.upgrade")
def test_an_offer_may_be_left() -> None:
    board = table(civs=CIVS).tech(0, 0, "barn")
    offer_upgrade(board.position, 0, "income")
    assert board.legal() == ["upgrade barn", "decline"]
    assert board.refused("accept") == "core.choice"
    board.act("decline")
    assert board.techs(0) == {"barn": 0}
    assert board.do(0, [{"upgrade": {"may": True}}]).legal() == ["upgrade barn", "decline"]


def test_an_offer_without_a_card_is_none() -> None:
    board = table(civs=CIVS)
    offer_upgrade(board.position, 0, "income")
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.golden_age")
def test_whoever_listens_to_upgrades_hears_of_them_after_the_benefit() -> None:
    board = table(civs=CIVS).era(2, 2).mat(0, 2, "golden_age").tech(0, 1, "lithium_ion_battery", "calendar")
    assert names(board, upgradable(board.position, 0)) == ["lithium_ion_battery", "calendar"]  # needs are ignored
    board.do(0, UPGRADE).act("upgrade calendar")
    assert board.score(0) == 10
    assert [event.args["n"] for event in board.events if event.say == "tapestry-log-scores"] == [7, 3]


# ---- prerequisites


def needs(board: Board, card: str, seat: int = 0) -> bool:
    return meets_needs(board.position, seat, board.position.box.tech_no[card])


@rule("tapestry.technology.track", "tapestry.technology.prerequisite")
def test_a_tier_is_reached_by_the_furthest_token() -> None:
    board = table(civs=CIVS).token(0, exploration=3)
    assert not needs(board, "calendar")  # tier II
    assert needs(board.token(0, exploration=4), "calendar")
    assert not needs(board, "warships")  # tier III
    assert not needs(board.token(0, exploration=(0, 6)), "warships")
    assert needs(board.token(0, exploration=(0, 7)), "warships")
    assert not needs(board.token(0, exploration=9), "lithium_ion_battery")  # tier IV
    assert needs(board.token(0, exploration=10), "lithium_ion_battery")


@rule("tapestry.technology.track")
def test_a_track_that_was_completed_counts_after_its_token_has_left() -> None:
    board = table(civs=CIVS).token(0, technology=())
    assert not needs(board, "time_travel")
    board.position.completed[0] = 1 << 3
    assert needs(board, "time_travel")


@rule("tapestry.technology.innovation")
def test_an_innovation_is_there_when_no_building_covers_its_space() -> None:
    board = table(civs=CIVS).built(0, farm=1)
    assert (needs(board, "bakery"), needs(board, "barn")) == (True, False)
    board.built(0, farm=2)
    assert needs(board, "barn")
    assert not needs(board.built(0, house=2), "com_tower")
    assert needs(board.built(0, house=3), "com_tower")


@rule("tapestry.technology.prerequisite", "tapestry.neighbours.who")
def test_a_neighbour_can_have_it_but_nobody_further_away() -> None:
    board = table(4, CIVS).token(2, exploration=4).built(2, farm=1)
    assert [needs(board, "calendar", seat) for seat in range(4)] == [False, True, True, True]
    assert [needs(board, "bakery", seat) for seat in range(4)] == [False, True, True, True]


# ---- using cards where they lie


@rule("tapestry.technology.use_circle")
def test_the_circle_of_a_card_in_the_middle_row_is_gained_again() -> None:
    board = table(civs=CIVS).tech(0, 0, "bakery").tech(0, 1, "barn", "treasury").tech(0, 2, "com_tower")
    board.do(0, [{"use_tech": "circle"}])
    assert board.asked() == "0 usetech"
    assert board.legal() == ["use barn", "use treasury"]
    assert board.refused("use bakery") == "technology.use_circle"
    assert board.refused("use com_tower") == "technology.use_circle"
    assert board.refused("upgrade barn") == "core.choice"
    board.act("use treasury")
    assert (board.score(0), board.techs(0)["treasury"]) == (4, 1)


@rule("tapestry.technology.use_square")
def test_the_square_of_a_card_in_the_top_row_is_gained_again() -> None:
    board = table(civs=CIVS).tech(0, 1, "barn").tech(0, 2, "calendar", "penicillin").do(0, [{"use_tech": "square"}])
    assert board.legal() == ["use calendar", "use penicillin"]
    assert board.refused("use barn") == "technology.use_square"
    assert board.act("use calendar").score(0) == 7


@rule("tapestry.rulings.mandatory_with_choice")
def test_a_card_that_would_give_nothing_is_no_choice() -> None:
    board = table(civs=CIVS).tech(0, 1, "concrete", "barn", "treasury").built(0, market=5)
    board.do(0, [{"use_tech": "circle"}])
    assert board.legal() == ["use barn", "use treasury"]
    assert board.refused("use concrete") == "rulings.mandatory_with_choice"


def test_a_single_card_is_not_asked_for_and_none_gives_nothing() -> None:
    board = table(civs=CIVS).do(0, [{"use_tech": "circle"}])
    assert (board.asked(), board.score(0)) == ("0 taketurn", 0)
    assert board.tech(0, 1, "barn").do(0, [{"use_tech": "circle"}]).score(0) == 3


@rule("tapestry.faq.electronics")
def test_a_card_upgraded_to_the_middle_row_can_give_its_circle_again_at_once() -> None:
    board = table(civs=CIVS).tech(0, 0, "barn").tech(0, 1, "bakery")
    board.do(0, [{"any_order": [UPGRADE, [{"use_tech": "circle"}]]}]).act("pick 1", "use barn")
    assert (board.techs(0)["barn"], board.score(0)) == (1, 6)


def test_a_use_of_this_card_is_about_it_whatever_its_row() -> None:
    board = table(civs=CIVS).tech(0, 0, "barn")
    board.do(0, [{"use_tech": {"circle": "this"}}], about=board.position.box.tech_no["barn"])
    assert (board.score(0), board.techs(0)) == (3, {"barn": 0})
    board.do(1, [{"use_tech": {"square": "this"}}], about=board.position.box.tech_no["barn"])
    assert board.asked() == "1 placelandmark"


def test_a_player_who_has_finished_invents_and_upgrades_nothing() -> None:
    board = table(civs=CIVS).tech(1, 0, "barn")
    board.position.finished[1] = 1
    board.do(1, [*INVENT, *UPGRADE, {"refresh_tech": True}])
    assert (board.techs(1), board.asked()) == ({"barn": 0}, "0 taketurn")

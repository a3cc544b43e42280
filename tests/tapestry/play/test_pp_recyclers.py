"""The Recyclers: tech cards that go round."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import Board, begun, game, table
from tests.tapestry.civs import able, gain, use
from tests.tapestry.showing import acts, drawn, english, french, inside, meant, paths
from tests.tapestry.speaking import speech

PP = {"plans_and_ploys": "in"}
UPGRADE = {"upgrade": True}


def recyclers(*others: str) -> Board:
    """Seat 0 has the Recyclers; nobody has a tech card."""
    board = table(civs=("recyclers", *(others or ("chosen",))), options=PP)
    position = board.position
    for card, owner in enumerate(position.tech_owner):
        if owner >= 0:
            position.tech_owner[card] = position.tech_row[card] = -1
            position.tech_deck.append(card)
    position.tech_deck = sorted([*position.tech_deck, *position.tech_discard])
    position.tech_discard = []
    return board.audit()


def discard(board: Board, *cards: str) -> Board:
    for name in cards:
        card = board.position.box.tech_no[name]
        board.position.tech_deck.remove(card)
        board.position.tech_discard.append(card)
    return board


# ---- the beginning


@rule("tapestry.civilizations.recyclers", "tapestry.adjustments.recyclers")
def test_they_keep_one_of_three_tech_cards_and_whoever_starts_with_them_upgrades_it() -> None:
    board = begun(2, ("recyclers", "chosen"), options=PP)
    assert board.asked() == "0 recyclerskeep"
    drawn_cards = [name.removeprefix("invent ") for name in board.legal()]
    assert len(drawn_cards) == 3
    other = next(c.id for c in game().components.tech if c.id not in drawn_cards)
    assert board.refused(f"invent {other}") == "civilizations.recyclers"
    assert board.refused("decline") == "core.choice"
    assert game().load(board.position.dump()).dump() == board.position.dump()
    board.act(f"invent {drawn_cards[0]}")
    assert board.techs(0) == {drawn_cards[0]: 1}
    assert [event.args["row"] for event in board.told("upgrades")] == ["middle"]
    left = [board.position.box.tech[card].id for card in board.position.tech_discard]
    assert sorted(left) == sorted(drawn_cards[1:])


@rule("tapestry.civilizations.recyclers", "tapestry.adjustments.recyclers")
def test_gained_during_the_game_the_card_kept_stays_in_the_bottom_row() -> None:
    board = gain(table(civs=("leaders", "chosen"), options=PP), 0, "recyclers")
    first = board.legal()[0].removeprefix("invent ")
    board.act(board.legal()[0])
    assert (board.techs(0), board.asked()) == ({first: 0}, "0 taketurn")


@rule("tapestry.civilizations.recyclers")
def test_with_a_single_tech_card_left_it_is_kept_and_with_none_nothing_happens() -> None:
    board = recyclers()
    owner = board.position.tech_owner
    for card in board.position.tech_deck[1:]:
        owner[card], board.position.tech_row[card] = 1, 0
    last = board.position.box.tech[board.position.tech_deck[0]].id
    board.position.tech_deck = board.position.tech_deck[:1]
    use(board, 0, "recyclers", "setup")
    assert board.techs(0) == {last: 0}
    assert use(board.audit(), 0, "recyclers", "setup").asked() == "0 taketurn"


# ---- recycling


@rule("tapestry.civilizations.recyclers")
def test_an_upgrade_may_bring_a_card_of_the_top_row_back_for_five_points_and_nothing_else() -> None:
    board = recyclers().tech(0, 2, "barn").tech(0, 0, "compass").do(0, [UPGRADE])
    assert sorted(board.legal()) == ["upgrade barn", "upgrade compass"]
    board.act("upgrade barn")
    assert (board.techs(0), board.score(0), board.stock(0)) == ({"barn": 0, "compass": 0}, 5, {})
    assert board.asked() == "0 taketurn"
    assert "recycles" in board.log()
    assert "upgrades" not in board.log()


@rule("tapestry.civilizations.recyclers", "tapestry.technology.top_row")
def test_nobody_else_upgrades_a_card_of_the_top_row() -> None:
    board = recyclers().tech(1, 2, "barn").tech(1, 0, "compass", "radio").do(1, [UPGRADE])
    assert board.refused("upgrade barn") == "technology.top_row"
    board = recyclers().tech(1, 2, "barn")
    assert board.do(1, [UPGRADE]).asked() == "0 taketurn"


@rule("tapestry.faq.recyclers")
def test_recycling_takes_an_upgrade_of_its_own() -> None:
    board = recyclers().tech(0, 1, "barn").mat(0, 1, "golden_age").do(0, [UPGRADE])
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert board.techs(0)["barn"] == 2  # there it stays
    points = board.score(0)
    board.do(0, [UPGRADE])
    assert (board.techs(0)["barn"], board.score(0)) == (0, points + 5 + 3)


@rule("tapestry.civilizations.recyclers", "tapestry.cards.golden_age")
def test_it_is_an_upgrade_for_those_who_listen_to_one() -> None:
    board = recyclers().tech(0, 2, "barn").mat(0, 1, "golden_age").do(0, [UPGRADE])
    assert board.score(0) == 8


@rule("tapestry.civilizations.recyclers", "tapestry.cards.alliance")
def test_an_ally_has_nothing_to_share_of_it() -> None:
    board = recyclers().tech(0, 2, "barn").mat(1, 1, "alliance")
    board.position.partner[1] = 0
    board.do(0, [UPGRADE])
    assert (board.stock(1), board.score(1), board.asked()) == ({}, 0, "0 taketurn")
    assert "uses" not in board.log()


@rule("tapestry.civilizations.recyclers", "tapestry.civilizations.inventors")
def test_the_inventors_take_no_card_that_is_recycled() -> None:
    board = recyclers("inventors").tech(0, 2, "barn")
    board.position.tech_mark[board.position.box.tech_no["barn"]] = 1
    board.do(0, [UPGRADE])
    assert board.techs(0) == {"barn": 0}


@rule("tapestry.civilizations.recyclers", "tapestry.technology.circle")
def test_a_recycled_card_can_be_upgraded_again() -> None:
    board = recyclers().tech(0, 2, "barn").do(0, [UPGRADE]).do(0, [UPGRADE])
    assert board.techs(0) == {"barn": 1}


# ---- the income turn


@rule("tapestry.civilizations.recyclers")
def test_in_step_1_they_may_upgrade_one_more_card() -> None:
    board = use(recyclers().tech(0, 0, "barn"), 0, "recyclers")
    assert board.legal() == ["upgrade barn", "decline"]
    assert board.act("decline").techs(0) == {"barn": 0}
    assert not able(recyclers(), 0, "recyclers")


@rule("tapestry.civilizations.recyclers", "tapestry.income.upgrade")
def test_the_upgrade_of_step_3_may_recycle_too() -> None:
    board = recyclers().tech(0, 2, "barn").hand(0, "guilds").act("income", "decline", "play guilds")
    while board.asked() != "0 upgradecard":
        board.act(board.legal()[-1])
    assert board.legal() == ["upgrade barn", "decline"]


# ---- the discards


@rule("tapestry.civilizations.recyclers")
def test_instead_of_inventing_they_may_take_any_discarded_tech_card() -> None:
    for source in ("any", "display", "deck"):
        board = discard(recyclers(), "radio", "barn").do(0, [{"invent": {"from": source}}])
        assert {"invent radio", "invent barn"} <= set(board.legal())
        display = list(board.position.display)
        board.act("invent radio")
        assert board.techs(0) == {"radio": 0}
        assert [board.position.box.tech[c].id for c in board.position.tech_discard] == ["barn"]
        assert board.position.display == display
        board.audit()


@rule("tapestry.civilizations.recyclers", "tapestry.technology.invent")
def test_for_everybody_else_discards_are_gone() -> None:
    board = discard(recyclers(), "radio").do(1, [{"invent": {"from": "any"}}])
    assert "invent radio" not in board.legal()
    assert board.refused("invent radio") == "core.choice"


# ---- what is seen


@rule("tapestry.civilizations.recyclers")
def test_the_discards_lie_open_for_all_and_can_be_clicked() -> None:
    board = discard(recyclers(), "radio", "barn")
    for viewer in (0, 1, None):
        assert inside(drawn(board, viewer), "tech.discard") == ["tech.barn", "tech.radio"]
    assert "tech.discard" not in drawn(table(civs=("leaders", "chosen"), options=PP))
    assert "Discarded tech cards: Barn, Radio" in speech().table(board.position.view(1), 100)
    board.do(0, [{"invent": {"from": "any"}}])
    assert paths(board)["invent radio"] == ["tech.radio"]
    assert meant(board, "tech.radio") == ["invent radio"]


@rule("tapestry.civilizations.recyclers")
def test_recycling_is_said_so() -> None:
    board = recyclers().tech(0, 2, "barn").tech(0, 0, "compass").do(0, [UPGRADE])
    assert english(acts(board)["upgrade barn"]["say"]) == "Move Barn back to the bottom row, for points"
    assert french(acts(board)["upgrade barn"]["say"]).startswith("Ramener")
    action = game().action("upgrade barn")
    assert speech().remark(board.position.view(0), 0, action) == ""


@rule("tapestry.civilizations.recyclers", "tapestry.masterpieces.hymn_to_the_clockmakers")
def test_a_card_of_the_top_row_that_rests_does_not_go_round_in_the_same_turn() -> None:
    board = table(civs=("recyclers", "chosen"), options={**PP, "arts_and_architecture": "in"})
    board.tech(0, 2, "barn", "clocks")
    board.position.resting = [board.position.box.tech_no["barn"]]
    board.do(0, [{"upgrade": {"may": True}}])
    assert "upgrade clocks" in board.legal()
    assert "upgrade barn" not in board.legal()
    assert board.refused("upgrade barn") == "technology.top_row"

"""Leaders: when they come, what others get from them, and every one of the 27."""

from __future__ import annotations

import pytest

from tests.beyond_the_horizon.board import Board, table
from tests.beyond_the_horizon.cards import (
    COINS,
    gained,
    kept,
    kinds_to_recruit,
    meet,
    moves,
    next_leader,
    quiet,
    said,
    scored,
)
from tests.marks import rule

NEXT_QUESTIONS = ("0 namecolour", "0 keeptechnology")


def others() -> Board:
    """A table of three: seats 1 and 2 have no coins, and an active pawn each."""
    return quiet(3).give(1, coins=0, active=1).give(2, coins=0, active=1)


def shared(board: Board, thing: str) -> tuple[int, int]:
    """What seats 1 and 2 have."""
    return board.has(1, thing), board.has(2, thing)


def leader_points(board: Board, seat: int = 0) -> int:
    """What leaders bring a seat at the end."""
    return board.scores(seat).get("leaders", 0)


# ---- how they come


@rule("beyond_the_horizon.leaders.bonus", "beyond_the_horizon.research.first")
def test_a_leader_comes_before_the_technology_is_chosen_and_stays() -> None:
    board = meet("hatshepsut")
    assert board.position.leaders[0] == (board.position.box.leader_no["hatshepsut"],)
    assert board.has(0, "coins") > COINS
    assert board.asked() in NEXT_QUESTIONS
    board.act(board.legal()[0])
    assert len(board.position.leaders[0]) == 1


@rule("beyond_the_horizon.leaders.bonus")
def test_a_leader_who_asks_something_is_answered_first() -> None:
    board = meet("attila")
    assert board.asked() == "0 upgradeunit"
    assert board.log()[-1] == "leader"
    board.act("pass", "pass")
    assert board.asked() in NEXT_QUESTIONS


@rule("beyond_the_horizon.leaders.others")
def test_others_get_their_share_in_turn_order_after_the_one_who_took_the_leader() -> None:
    board = quiet(4)
    next_leader(board, "hatshepsut")
    board.give(2, active=2).do(2, [{"research": {"level": "II", "scholar": "active", "free": True}}])
    board.act("research II1")
    assert [event.args["who"] for event in board.told("coins")] == [2, 3, 0, 1]


@rule("beyond_the_horizon.leaders.hidden", "beyond_the_horizon.setup.leaders")
def test_nobody_knows_which_leader_lies_on_a_slot() -> None:
    board = quiet()
    assert board.position.leader_pool == [list(board.position.box.leaders_of[level]) for level in (1, 2, 3)]
    seen = set()
    for seed in range(30):
        board = table(seed=seed).do(0, [{"research": {"level": "II", "scholar": "active", "free": True}}])
        seen.add(board.act("research II1").position.leaders[0][0])
    assert len(seen) > 5


@rule("beyond_the_horizon.leaders.hidden")
def test_a_leader_comes_once_only() -> None:
    board = meet("hammurabi")
    number = board.position.box.leader_no["hammurabi"]
    assert number not in board.position.leader_pool[0]
    assert len(board.position.leader_pool[0]) == 9


# ---- level II


def test_attila_strengthens_a_unit_and_moves() -> None:
    board = meet("attila")
    board.act("upgrade rose_sands settler 2")
    assert board.army(0) == [f"rose_sands settler {2 + said('attila', 'bonus', 'upgrade')}"]
    assert moves(board) == said("attila", "bonus", "move")


def test_hammurabi_sells_infrastructure_or_brings_coins() -> None:
    board = meet("hammurabi").act("pick 1")
    assert gained(board) == {"infrastructure": 1, "invested": 1, "coins": -said("hammurabi", "bonus", "pay")}
    assert gained(meet("hammurabi").act("pick 2")) == {"coins": said("hammurabi", "bonus", "gain")}


@pytest.mark.parametrize("leader", ["hatshepsut", "mansa_musa"])
def test_two_leaders_bring_coins_to_all(leader: str) -> None:
    board = meet(leader, others())
    assert gained(board) == {"coins": said(leader, "bonus", "gain")}
    assert shared(board, "coins") == (said(leader, "bonus", "gain", 1),) * 2


def test_hypatia_teaches_level_i_or_brings_coins() -> None:
    board = meet("hypatia").give(0, active=0).act("pick 1")
    assert gained(board)["coins"] == -said("hypatia", "bonus", "pay")
    assert board.legal() == ["research I1", "research I2", "research I3", "research I4", "pass"]
    assert gained(meet("hypatia").act("pick 2")) == {"coins": said("hypatia", "bonus", "gain")}


def test_ashoka_activates_everywhere() -> None:
    board = meet("ashoka", others())
    assert gained(board) == {"active": said("ashoka", "bonus", "activate")}
    assert shared(board, "active") == (1 + said("ashoka", "bonus", "activate", 1),) * 2


@pytest.mark.parametrize("leader", ["confucius", "simon_bolivar"])
def test_two_leaders_bring_points_to_all_or_a_point_and_coins(leader: str) -> None:
    many, theirs, few = [said(leader, "bonus", "points", place) for place in range(3)]
    board = meet(leader, others()).act("pick 1")
    assert gained(board) == {"points": many}
    assert [kept(board, seat) for seat in (1, 2)] == [theirs, theirs]
    assert [leader_points(board, seat) for seat in (0, 1, 2)] == [many, theirs, theirs]
    board = meet(leader, others()).act("pick 2")
    assert gained(board) == {"points": few, "coins": said(leader, "bonus", "gain")}
    assert [leader_points(board, seat) for seat in (0, 1, 2)] == [few, 0, 0]


def test_archimedes_brings_a_building() -> None:
    board = meet("archimedes", quiet().row("farm", "granary"))
    assert board.legal() == ["take farm", "take granary", "pass"]
    assert board.act("take granary").stock(0) == ["granary"]


def test_sappho_uses_the_theocracy_and_brings_coins() -> None:
    board = meet("sappho", quiet().govern(0, "island_union", stage=1))
    theirs, ours = said("island_union", "theocracy", "gain"), said("sappho", "bonus", "gain")
    assert board.has(0, "coins") == COINS + theirs + ours


def test_cyrus_sells_a_token_or_brings_a_settler() -> None:
    board = meet("cyrus_the_great").act("pick 1")
    assert gained(board) == {"colonise": 1, "coins": -said("cyrus_the_great", "bonus", "pay")}
    board = meet("cyrus_the_great").act("pick 2")
    assert kinds_to_recruit(board) == ["settler"]
    board.act("recruit rose_sands settler")
    strengths = [said("cyrus_the_great", "bonus", "recruit"), 2]
    assert sorted(board.army(0)) == [f"rose_sands settler {strength}" for strength in sorted(strengths)]


# ---- level III


def test_zheng_he_explores_further() -> None:
    board = meet("zheng_he")
    assert board.position.extra_explore == said("zheng_he", "bonus", "explore_more")
    assert moves(board) == said("zheng_he", "bonus", "move")


def test_isaac_newton_invests_where_one_likes_and_gives_coins_away() -> None:
    board = meet("isaac_newton", others()).act("cube food")
    assert gained(board) == {"food": 1, "invested": 1}
    assert shared(board, "coins") == (said("isaac_newton", "bonus", "gain"),) * 2


def test_catherine_brings_a_larger_building() -> None:
    board = meet("catherine_the_great", quiet().row("farm", "mint", "harbour"))
    assert {"take mint", "take harbour"} <= set(board.legal())
    assert board.act("take mint").stock(0) == ["mint"]


def test_napoleon_recruits_a_strong_soldier() -> None:
    board = meet("napoleon_bonaparte")
    assert kinds_to_recruit(board) == ["soldier"]
    board.act("recruit rose_sands soldier")
    assert f"rose_sands soldier {said('napoleon_bonaparte', 'bonus', 'recruit')}" in board.army(0)


def test_toussaint_brings_a_token_and_frees_pawns_of_others() -> None:
    board = meet("toussaint_louverture", others())
    assert gained(board) == {"fortify": 1}
    assert shared(board, "active") == (2, 2)


def test_ada_lovelace_grants_a_basic_action() -> None:
    board = meet("ada_lovelace").act("basic grow")
    assert gained(board) == {"active": 1, "coins": 1}
    assert board.asked() in NEXT_QUESTIONS


def test_florence_nightingale_produces_population() -> None:
    board = meet("florence_nightingale", others())
    assert gained(board) == {"active": 1}
    assert shared(board, "active") == (2, 2)


def test_adam_smith_produces_coins() -> None:
    board = meet("adam_smith", others())
    assert gained(board) == {"coins": board.position.box.values.coin_production}
    assert shared(board, "coins") == (1, 1)


def test_nikola_tesla_sells_an_investment_in_infrastructure_or_the_economy() -> None:
    paid = said("nikola_tesla", "bonus", "pay")
    assert gained(meet("nikola_tesla").act("pick 1")) == {"infrastructure": 1, "invested": 1, "coins": -paid}
    assert gained(meet("nikola_tesla").act("pick 2")) == {"economy": 1, "invested": 1, "coins": -paid}
    assert meet("nikola_tesla", quiet().give(0, coins=0)).asked() in NEXT_QUESTIONS  # nothing to pay with


# ---- level IV


def test_albert_einstein_brings_a_private_technology() -> None:
    board = meet("albert_einstein", quiet().deck("coinage", "mining", "guilds", "chivalry"))
    assert board.legal() == ["keep coinage", "keep mining", "keep guilds", "pass"]
    board.act("keep coinage")
    assert board.technologies(0) == ["coinage"]
    assert board.position.private[0] == 1 << board.position.box.technology_no["coinage"]


def test_marie_curie_scores_technologies() -> None:
    board = meet("marie_curie", quiet().card("IV1", "space_flight"))
    assert leader_points(board) == 0  # one technology
    board.tech(0, "wheel", "writing", "agriculture")
    assert leader_points(board) == scored("marie_curie", "points", "technologies", 4) > 0


def test_gandhi_brings_points_to_all_or_points_and_pawns() -> None:
    many, theirs, few = [said("mohandas_gandhi", "bonus", "points", place) for place in range(3)]
    board = meet("mohandas_gandhi", others().card("IV1", "computing")).act("pick 1")
    assert gained(board) == {"points": many}
    assert [leader_points(board, seat) for seat in (0, 1, 2)] == [many, theirs, theirs]
    board = meet("mohandas_gandhi", others().card("IV1", "computing")).act("pick 2")
    assert gained(board) == {"points": few, "active": said("mohandas_gandhi", "bonus", "activate")}
    assert leader_points(board, 1) == 0


def test_nelson_mandela_brings_coins_to_all_and_scores_shared_tiles() -> None:
    board = meet("nelson_mandela", others().card("IV1", "computing"))
    assert gained(board) == {"coins": said("nelson_mandela", "bonus", "gain")}
    assert shared(board, "coins") == (1, 1)
    board.lay("golden_valley", "fishing_shore").village(0, "golden_valley", "fishing_shore")
    assert leader_points(board) == 0
    board.city(2, "golden_valley")
    assert leader_points(board) == scored("nelson_mandela", "points", "shared_tiles", 1) > 0


def test_alan_turing_grants_basic_actions() -> None:
    board = meet("alan_turing", quiet().card("IV1", "computing")).act("basic grow", "basic grow")
    assert gained(board) == {"active": 2, "coins": 2}
    assert board.asked() == "0 investcube"  # what the technology asks


def test_katherine_johnson_invests_and_brings_coins() -> None:
    board = meet("katherine_johnson", quiet().card("IV1", "space_flight")).act("cube food")
    assert gained(board) == {
        "food": 1, "invested": 1, "coins": said("katherine_johnson", "bonus", "gain"),
        "active": said("space_flight", "bonus", "activate"),
    }  # fmt: skip


def test_wangari_maathai_brings_a_token_and_pawns() -> None:
    board = meet("wangari_maathai", others().card("IV1", "computing"))
    assert gained(board) == {"colonise": 1, "active": said("wangari_maathai", "bonus", "activate")}
    assert shared(board, "active") == (2, 2)

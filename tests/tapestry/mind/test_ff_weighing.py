"""Bots with Fantasies & Futures: cards beside cards, the reserve, the end that is not one yet, and what folk score."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.mind.folk import another_kind
from ecumene.games.tapestry.mind.outlook import Outlook
from ecumene.games.tapestry.mind.promise import hand_worth, played_worth
from ecumene.games.tapestry.mind.reserving import kept_in_reserve, last_glance
from ecumene.games.tapestry.mind.siting import landmark_gain
from ecumene.games.tapestry.play.numbers import BUILDING, LANDMARK, NONE, RESERVED_TECH, RESERVED_TOKEN, reserved
from tests.tapestry.board import Board
from tests.tapestry.civs import lay, use
from tests.tapestry.late import futures
from tests.tapestry.laying import play
from tests.tapestry.mind.test_boxes import promised
from tests.tapestry.mind.test_policy import quick, weights

ALL = {"plans_and_ploys": "in", "arts_and_architecture": "in"}


def kind(board: Board, card: str) -> int:
    return board.position.box.card_no[card]


# ---- enchantments


def test_a_card_in_hand_is_worth_more_by_the_enchantments_that_it_will_bring() -> None:
    def worth(card: str, era: int) -> float:
        board = futures().era(era, era)
        return hand_worth(Outlook(board.position, 0), kind(board, card))

    assert worth("ghost_towns", 2) > worth("ghost_towns", 1), "there is a card to lie beside"
    assert worth("ecstatic_visions", 2) > worth("ecstatic_visions", 3), "none will lie on its right"


def test_a_card_with_a_left_enchantment_waits_for_a_card_to_lie_beside() -> None:
    def played(era: int) -> float:
        board = futures().era(era, era)
        if era > 2:
            board.mat(0, 2, "trap")
        board.hand(0, "alchemical_gold", "espionage").do(0, [{"play_tapestry": True}])
        return weights(board)["play alchemical_gold"]

    assert played(3) > played(2) + 2.0


def test_the_first_enchanted_card_is_worth_more_to_whoever_has_a_tech_card_that_waits_for_it() -> None:
    def worth(*played: str) -> float:
        board = futures().era(3, 3).tech(0, 1, "jet_fuel")
        if played:
            board.mat(0, 2, *played)
        return played_worth(Outlook(board.position, 0), kind(board, "sealed_prophecy"))

    board = futures().era(3, 3)
    assert worth() > played_worth(Outlook(board.position, 0), kind(board, "sealed_prophecy")) + 2.0
    assert worth("trap") > worth("fairy_ring"), "it waits no more"


# ---- the reserve


def test_a_landmark_in_reserve_is_worth_less_than_one_now() -> None:
    board = futures().era(1, 1)
    now, later = promised(board, {"landmark": "any"}), Outlook(board.position, 0)
    effect = board.position.box.cards[kind(board, "sleeping_giants")].effects
    assert 3.0 < later.promise(effect) < now


def test_on_the_fifth_turn_resources_are_worth_nothing_and_points_what_they_are() -> None:
    board = futures(options=ALL).era(2, 2)
    late = last_glance(Outlook(board.position, 0))
    assert (late.resource, late.scorings, late.incomes, late.later) == (0.0, 1, 0, 3.0)
    assert Outlook(board.position, 0).resource > 0.0
    elder = futures(("elder_ones", "chosen")).era(2, 2)
    assert last_glance(Outlook(elder.position, 0)).resource > 0.0
    assert last_glance(Outlook(futures().era(5, 5).position, 0)).later == 0.0


def test_a_tech_card_is_reserved_for_what_its_circle_gives_then() -> None:
    board = futures().era(2, 2).landmark(0, "forge", "rubber_works", "tech_hub")
    board.display("colossal_robots", "barn", "modular_factory")
    play(board, "crystal_ball")
    assert quick(board) == "invent colossal_robots"


def test_what_lies_in_reserve_counts_as_it_will_then() -> None:
    board = futures().era(2, 2).built(0, farm=2)
    board.position.reserve[0] = (reserved(RESERVED_TOKEN, 0, kind(board, "giant_beanstalk")),)
    early = kept_in_reserve(Outlook(board.position, 0))
    assert early > kept_in_reserve(Outlook(board.era(4, 4).position, 0)) > 2.0, "more farms will come"
    fuel = board.position.box.tech_no["jet_fuel"]
    board.position.reserve[0] = (reserved(RESERVED_TECH, fuel, kind(board, "crystal_ball")),)
    assert 0.0 < kept_in_reserve(Outlook(board.position, 0)) < 3.0


# ---- Elder Ones, Collectors, Celestials, Urban Planners, Psionics, Faefolk


@pytest.mark.parametrize(("civ", "waits"), [("elder_ones", True), ("leaders", False)])
def test_only_the_elder_ones_keep_a_landmark_for_after_the_end(civ: str, waits: bool) -> None:
    board = futures((civ, "chosen")).era(4, 4).give(0, coin=1, worker=1, food=1, culture=1).give(1)
    board.token(0, exploration=12, science=3, military=12, technology=12)
    board.token(1, exploration=0, science=9, military=0, technology=0)
    board.position.landmark_owner = [1] * len(board.position.landmark_owner)
    board.position.landmark_owner[board.position.box.tracks[1].landmarks[0]] = NONE
    assert (quick(board) == "income") is waits
    alone = weights(board)["advance science"]
    assert (weights(board.token(1, science=3))["advance science"] > alone + 5.0) is waits, "another one is near"


def test_the_celestials_place_landmarks_wholly_in_their_capital() -> None:
    def difference(civ: str) -> float:
        board = futures((civ, "chosen")).era(2, 2)
        board.position.plots[0] = [BUILDING] * 81  # nothing to fill
        forge, glance = board.position.box.landmark_no["forge"], Outlook(board.position, 0)
        inside, over = glance.position.acts.site(4, 4, 0), glance.position.acts.site(8, 4, 0)
        return landmark_gain(glance, forge, inside) - landmark_gain(glance, forge, over)

    assert difference("celestials") == 7.0
    assert difference("leaders") == 0.0


def test_the_urban_planners_put_landmarks_side_by_side() -> None:
    def outlook(civ: str) -> tuple[Outlook, int]:
        board = futures((civ, "chosen"), options=ALL).era(2, 2).landmark(0, "forge")
        board.position.plots[0] = [BUILDING] * 81
        board.position.plots[0][40] = LANDMARK + board.position.box.landmark_no["forge"]
        return Outlook(board.position, 0), board.position.box.landmark_no["rubber_works"]

    def difference(civ: str) -> float:
        glance, landmark = outlook(civ)
        beside, apart = glance.position.acts.site(4, 3, 0), glance.position.acts.site(0, 0, 0)
        return landmark_gain(glance, landmark, beside) - landmark_gain(glance, landmark, apart)

    assert difference("urban_planners") > 0.0
    assert difference("leaders") == 0.0
    assert outlook("urban_planners")[0].landmark_worth(0) > outlook("leaders")[0].landmark_worth(0)


def test_the_last_kinds_are_worth_most_to_the_collectors() -> None:
    board = futures(("collectors", "chosen"), options=ALL).era(2, 2)
    lay(board, "collectors", 2, NONE, NONE, NONE, NONE, NONE, NONE)
    first = another_kind(Outlook(board.position, 0))
    lay(board, "collectors", 2, 0, 1, 2, NONE, 3, 4)
    assert (first, another_kind(Outlook(board.position, 0))) == (5.0, 6.0)
    lay(board, "collectors", 2, 0, 1, 2, 1, 3, 4)
    assert another_kind(Outlook(board.position, 0)) == 0.0


@pytest.mark.parametrize(
    "effect",
    [{"gain": {"tapestry": 1}}, {"research": {"benefit": False}}, {"conquer": {"where": "adjacent", "dice": "one"}}],
)
def test_what_is_one_of_two_is_worth_more_to_psionics(effect: dict[str, object]) -> None:
    assert promised(futures(("psionics", "chosen")).era(2, 2), effect) > promised(futures().era(2, 2), effect)


def test_the_faefolk_dance_where_the_ring_gives_more() -> None:
    board = use(futures(("faefolk", "chosen")).era(2, 2).hand(0, *["trap"] * 5), 0, "faefolk")
    values = weights(board)  # five steps: a worker and lines; six: a space tile
    assert values["accept"] > values["decline"]
    assert promised(board, {"code": "faefolk_dance"}) == pytest.approx(values["accept"])


def test_psionics_and_weefolk_are_weighed_by_what_the_turn_brings() -> None:
    board = futures(("psionics", "weefolk")).era(2, 2)
    tile, card = promised(board, {"code": "psionics_gain"}), promised(board.era(3, 3), {"code": "psionics_gain"})
    assert 0.0 < tile != card > 0.0
    assert promised(board, {"code": "weefolk_score"}, seat=1) == 0.0

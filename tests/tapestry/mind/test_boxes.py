"""The quick player with what the boxes add: what it does at sight is what a person would do at sight."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ecumene.core.content import Fields
from ecumene.games.tapestry.box.actions import SHORES
from ecumene.games.tapestry.box.content import SEA
from ecumene.games.tapestry.mind.evaluate import prospects
from ecumene.games.tapestry.mind.outlook import Outlook
from ecumene.games.tapestry.mind.works import masterpiece_worth, tile_worth
from ecumene.games.tapestry.play.advising import AdvisorsAnswer, offered
from ecumene.games.tapestry.play.civilizations.islanders import IslandersLay
from ecumene.games.tapestry.play.civilizations.spies import POSITIONS, SpiesMission, SpiesTarget
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.shores import open_sea
from ecumene.lab.match import Setup, play_match
from tests.tapestry.arts import arts
from tests.tapestry.board import Board, game, table
from tests.tapestry.civs import lay, use
from tests.tapestry.mind.test_policy import quick, weights

BOTH = {"plans_and_ploys": "in", "arts_and_architecture": "in"}


def boxes(*civs: str, seats: int = 2) -> Board:
    """A table with both boxes."""
    others = ("chosen", "militants", "merrymakers", "craftsmen")
    return table(seats, (*civs, *others)[:seats], options=BOTH)


def promised(board: Board, *effects: Mapping[str, object], seat: int = 0) -> float:
    """What some effects are worth to a seat."""
    number = board.position.shared.reader.number(Fields("test", "test", {"effects": list(effects)}), "effects")
    return Outlook(board.position, seat).promise(number)


# ---- landmark cards


def test_an_objective_that_is_near_is_drafted_before_one_that_is_far() -> None:
    board = boxes("leaders").era(1, 1).built(0, market=2)
    glance = Outlook(board.position, 0)
    number = board.position.box.landmark_no
    cells = {name: len(board.position.box.landmarks[number[name]].shapes[0]) for name in ("guildhall", "weaving_hall")}
    assert cells["guildhall"] == cells["weaving_hall"]
    assert glance.objective_worth(number["guildhall"]) > glance.objective_worth(number["weaving_hall"])


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("caravanserai", {"gain": {"territory": 1}}),
        ("weaving_hall", {"gain": {"tapestry": 1}}),
        ("castle", {"build": ["farm"]}),
        ("guildhall", {"build": ["farm"]}),
        ("sculpture_garden", {"gain": {"masterpiece": 1}}),
        ("amphitheater", {"inspire": 1}),
    ],
)
def test_what_brings_an_objective_nearer_is_worth_more(card: str, effect: Mapping[str, object]) -> None:
    plain = promised(boxes("leaders").era(2, 2), effect)
    assert promised(boxes("leaders").era(2, 2).landmark_card(0, card), effect) > plain + 0.5


def test_a_step_into_a_second_tier_and_an_upgrade_to_the_top_row_bring_theirs_nearer() -> None:
    def step(board: Board) -> float:
        return weights(board.era(2, 2).token(0, science=3).give(0, coin=4, worker=4))["advance science"]

    assert step(boxes("leaders").landmark_card(0, "triumphal_arch")) > step(boxes("leaders")) + 0.5

    def upgrade(board: Board) -> float:
        board.era(2, 2).tech(0, 1, "clocks", "barn").token(0, science=9, technology=9).built(0, farm=5)
        return weights(board.do(0, [{"upgrade": {"may": True}}]))["upgrade clocks"]

    assert upgrade(boxes("leaders").landmark_card(0, "observatory")) > upgrade(boxes("leaders")) + 0.5


def test_a_landmark_card_is_something_to_look_forward_to_and_less_so_later() -> None:
    def more(era: int) -> float:
        board = boxes("leaders").era(era, era)
        before = prospects(board.position)[0]
        return prospects(board.landmark_card(0, "castle").position)[0] - before

    assert more(1) > more(3) >= 0.0


# ---- masterpieces, tiles, capitals


def test_a_masterpiece_is_paid_on_every_income_turn_to_come() -> None:
    def worth(era: int, work: str = "quartet_in_gold") -> float:
        board = arts().era(era, era)
        return masterpiece_worth(Outlook(board.position, 0), board.position.box.masterpiece_no[work])

    assert worth(1) > worth(2) > worth(3) > worth(4) == 4.0
    assert worth(1, "quartet_in_gold") > worth(1, "cathedral_of_light"), "one of single use pays once"


def test_what_a_masterpiece_counts_is_expected_to_grow() -> None:
    board = arts().era(1, 1).token(0, exploration=2)
    glance = Outlook(board.position, 0)
    now = 2 * glance.scorings
    assert masterpiece_worth(glance, board.position.box.masterpiece_no["galley_captains_sketchbook"]) > now
    assert glance.count(11) == 2


def test_an_inspiration_tile_is_worth_what_its_row_brings_more() -> None:
    board = arts().era(4, 4).built(0, market=5)
    glance = Outlook(board.position, 0)
    assert tile_worth(glance, 0) == 3 + 3 + 5, "twice three points, and 15 instead of 10"


def test_nobody_begins_in_a_swamp_who_need_not() -> None:
    position = game().new(2, 1, dict(BOTH))
    assert isinstance(position, TapestryPosition)
    civs = position.offers[0][:2]
    position.offers[0] = (*civs, position.box.capital_no["forest"], position.box.capital_no["swamp"])
    board = Board(position)
    values = weights(board)
    assert quick(board).endswith("forest")
    assert len(values) == 4


# ---- civilizations


def test_the_riverfolk_build_on_the_last_impassable_plot_of_a_district() -> None:
    board = table(civs=("riverfolk", "leaders"), capitals=("mountain", "wetland"), options=BOTH).era(2, 2)
    plots, capital = board.position.plots[0], board.position.box.capitals[board.position.capital[0]]
    district = next(d for d in capital.districts if sum(plots[plot] == 1 for plot in d) >= 2)
    wet = [plot for plot in district if plots[plot] == 1]
    for plot in wet[1:]:
        plots[plot] = plots[0] if plots[0] > 1 else 2
    board.do(0, [{"build": ["farm"]}])
    name = f"plot {wet[0] // 9 + 1}.{wet[0] % 9 + 1}"
    others = [p for d in capital.districts if d != district for p in d if plots[p] == 1 and len(d) > 1]
    other = next(p for p in others if sum(plots[q] == 1 for d in capital.districts if p in d for q in d) > 1)
    assert weights(board)[name] > weights(board)[f"plot {other // 9 + 1}.{other % 9 + 1}"]


def test_the_renegades_forgo_a_poor_benefit_for_a_building() -> None:
    board = boxes("renegades").era(2, 2).give(0, coin=2, worker=2, food=2, culture=2)
    board.act("advance exploration", "pay food")
    assert board.asked() == "0 renegadesforgo"
    values = weights(board)
    assert values["accept"] > values["decline"]
    assert quick(board) == "accept"


def test_the_relentless_like_to_build_until_the_last_reward() -> None:
    building = {"build": ["farm"]}
    assert promised(boxes("relentless").era(2, 2), building) > promised(boxes("leaders").era(2, 2), building)
    board = boxes("relentless").era(2, 2)
    many = promised(lay(board, "relentless", 2, 0, 2), building)
    full = promised(lay(board, "relentless", 5, 0, 2), building)
    assert many > full, "five tokens pay as much as six"


def test_the_utilitarians_are_paid_for_late_steps_on_the_track_of_their_line() -> None:
    def step(landmark: str) -> float:
        board = boxes("utilitarians").era(2, 2).token(0, technology=7).give(0, coin=4, worker=4)
        lay(board, "utilitarians", board.position.box.landmark_no[landmark], -1, 0)
        return weights(board)["advance technology"]

    assert step("rubber_works") > step("academy") + 3.9


def test_the_infiltrators_put_the_third_token_where_two_lie() -> None:
    board = boxes("infiltrators", seats=3).era(2, 2, 2)
    use(board, 0, "infiltrators")
    homes = [board.position.home[1], board.position.home[2]]
    lay(board, "infiltrators", 2 * homes[1] + 1, 2 * homes[1] + 1)
    values = weights(board)
    best = max(values, key=values.__getitem__)
    assert board.position.legal(0)[list(values).index(best)].arg == homes[1]  # type: ignore[attr-defined]


def test_the_spies_copy_what_brings_most() -> None:
    board = boxes("spies").era(2, 2).token(1, exploration=6, science=1)
    board.position.agenda.append(SpiesTarget(0, POSITIONS, 1, "civ.spies", True))
    values = weights(board)
    assert values["track exploration"] > values["track science"] > 0.0
    board.position.agenda[-1] = SpiesMission(0, "civ.spies")
    assert weights(board)["pick 3"] == values["track exploration"], "a mission is worth the best that it can copy"


def test_the_advisors_hand_over_what_is_worse_than_an_unknown_card() -> None:
    board = boxes("advisors").era(2, 2).hand(0, "guilds", "diplomacy")
    glance = Outlook(board.position, 0)
    board.position.agenda.append(AdvisorsAnswer(0, 1, "test"))
    values, kinds = weights(board), offered(board.position, 0)
    worth = [glance.promise(board.position.box.cards[kind].effects, -1, 1) for kind in kinds]
    assert (values["pick 1"] > values["pick 2"]) == (worth[0] < worth[1])
    assert values["decline"] == 0.0


def test_islanders_turn_a_tile_with_its_sea_outside() -> None:
    board = boxes("islanders").era(2, 2)
    tiles = board.position.box.tiles
    coast = next(n for n, tile in enumerate(tiles) if tile.turned[0].count(SEA) == 4)
    board.tiles(0, tiles[coast].id)
    board.position.agenda.append(IslandersLay(0, coast, 1, "civ.islanders"))
    assert sorted(set(weights(board).values())) == [0.0, 4.0]
    board.act(quick(board))
    assert open_sea(board.position, next(place for place in SHORES if board.position.land[place] == coast))


# ---- cards of Arts & Architecture


def test_a_worthless_masterpiece_is_discarded_for_resources() -> None:
    board = arts().era(4, 4).works(0, "panorama_of_the_siege", "quartet_in_gold")
    board.do(0, [{"discard_works": {"most": 1, "each": [{"gain": {"resource": 2}}]}}])
    assert quick(board) == "masterpiece panorama_of_the_siege"


def test_a_gift_goes_to_whoever_is_behind() -> None:
    board = table(3, options=BOTH).era(2, 2, 2).points(1, 60).points(2, 20)
    board.do(0, [{"for_opponent": [{"gain": {"resource": 1}}]}])
    assert quick(board) == "player 3"


def test_an_outpost_leaves_where_another_stays() -> None:
    board = arts().era(2, 2)
    position = board.position
    position.pieces[position.home[0]] = (position.pieces[position.home[0]][0],) * 2
    board.do(0, [{"migrate": {"outposts": 1, "each": [{"points": 2}]}}])
    assert board.asked() == "0 migratefrom"
    assert quick(board).startswith("hex")
    assert weights(board)[quick(board)] > 2.0


# ---- whole games


@pytest.mark.parametrize("seats", [2, 4])
def test_with_both_boxes_the_greedy_bot_beats_chance(seats: int) -> None:
    bots = ("greedy", *["random"] * (seats - 1))
    match = play_match(Setup("tapestry", seats, BOTH), bots, seats)
    assert match.places[0] == 1
    assert match.points[0] > 100

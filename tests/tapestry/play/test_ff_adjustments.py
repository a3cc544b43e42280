"""The adjustments at the end of the rulebook, for all 41 civilizations of the four boxes."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.play.numbers import IMPASSABLE
from tests.marks import rule
from tests.tapestry.board import Board, game, table
from tests.tapestry.civs import use

ALL: dict[str, int | str] = {
    "plans_and_ploys": "in", "arts_and_architecture": "in", "fantasies_and_futures": "in",
}  # fmt: skip
SEATS = 3

GAINS: dict[str, dict[str, int]] = {
    "alchemists": {"resources": 2, "points": 10},
    "architects": {"cubes": SEATS - 1},
    "chosen": {"points": 15 * (SEATS - 1)},
    "collectors": {"resources": 1},
    "entertainers": {"resources": 1, "points": 10},
    "isolationists": {"tiles": 2},
    "merrymakers": {"resources": 1},
    "mystics": {"resources": 1},
    "recyclers": {"upgrades": 1},
    "tinkerers": {"opponents' cards": SEATS - 1},
    "traders": {"resources": 2, "points": 10},
    "urban_planners": {"resources": 1},  # 2 of choice with four or five players
}
"""What the rulebook lets whoever begins with them gain; where its icon is lost, what the house says."""

LOSSES: dict[str, int] = {"futurists": 2, "spies": 1, "utilitarians": 1}
"""How many resources are lost at the end of the first income turn."""

OTHERWISE: dict[str, str] = {
    "heralds": "end of the first income turn", "infiltrators": "no culture", "riverfolk": "not in Cloud City",
}  # fmt: skip
"""Those whose adjustment is another thing."""

UNCHANGED: tuple[str, ...] = (
    "relentless", "craftsmen", "treasure_hunters", "advisors", "leaders", "aliens", "islanders", "inventors",
    "gamblers", "militants", "nomads", "renegades",  # the rulebook's list, but for the Heralds
    "historians",  # what stands under their name is the Heralds'
    "artificers", "celestials", "elder_ones", "faefolk", "genies", "illuminati", "merfolk", "psionics", "weefolk",
    "werefolk",
)  # fmt: skip


def led(civ: str, seats: int = SEATS) -> Board:
    """Seat 0 has a civilization, whose set-up is not done; everybody has five of each resource."""
    board = table(seats, ("leaders", "craftsmen", "inventors", "militants", "nomads"), options=ALL)
    position = board.position
    number = position.box.civ_no[civ]
    if civ not in ("leaders", "craftsmen", "inventors", "militants", "nomads"):
        position.civ_deck.remove(number)
        position.civs[0] = (number,)
        position.civ_state[number] = position.box.civs[number].data.series["mat"]
    for seat in range(seats):
        board.give(seat, coin=5, worker=5, food=5, culture=5)
    return board.tech(0, 0, "barn")


def counts(board: Board) -> dict[str, int]:
    position = board.position
    return {
        "resources": position.resources(0),
        "points": board.score(0),
        "tiles": len(position.supply[0]),
        "cubes": position.plots[0].count(IMPASSABLE),
        "upgrades": sum(
            position.tech_row[card] for card in range(len(position.tech_row)) if position.tech_row[card] > 0
        ),
        "opponents' cards": sum(len(position.hands[seat]) for seat in range(1, position.seats)),
        "own cards": len(position.hands[0]),
    }


def change(board: Board, civ: str, moment: str) -> dict[str, int]:
    """What a moment of a civilization changes, with the first answer to whatever it asks."""
    before = counts(board)
    use(board, 0, civ, moment)
    for _ in range(40):
        if board.asked() == "0 taketurn":
            break
        board.act(board.legal()[0])
    after = counts(board)
    return {what: after[what] - before[what] for what in after if after[what] != before[what]}


@rule("tapestry.setup.adjustments", "tapestry.rulings.adjustment_list")
def test_the_table_names_each_civilization_once() -> None:
    named = [*GAINS, *LOSSES, *OTHERWISE, *UNCHANGED]
    assert len(named) == 41
    assert sorted(named) == sorted(civ.id for civ in game().components.civs)


@rule("tapestry.setup.adjustments")
@pytest.mark.parametrize("civ", GAINS)
def test_what_whoever_begins_with_a_civilization_gains(civ: str) -> None:
    board = led(civ)
    expected = GAINS[civ]
    if civ == "recyclers":  # the circle of the card may bring more
        assert change(board, civ, "start")["upgrades"] == 1
    else:
        assert change(board, civ, "start") == expected
    mat = board.position.box.civs[board.position.box.civ_no[civ]]
    assert (mat.start_loss, mat.first_income_end) == (-1, -1)


@rule("tapestry.setup.adjustments")
@pytest.mark.parametrize("civ", LOSSES)
def test_what_whoever_begins_with_a_civilization_loses(civ: str) -> None:
    board = led(civ)
    assert change(board, civ, "start_loss") == {"resources": -LOSSES[civ]}
    if civ == "futurists":
        assert board.stock(0)["culture"] == 4
    assert board.position.box.civs[board.position.box.civ_no[civ]].start == -1


@rule("tapestry.adjustments.urban_planners")
def test_urban_planners_gain_culture_in_a_small_game_and_two_resources_in_a_large_one() -> None:
    board = led("urban_planners")
    change(board, "urban_planners", "start")
    assert board.stock(0)["culture"] == 6
    assert change(led("urban_planners", 4), "urban_planners", "start") == {"resources": 2}


@rule("tapestry.setup.adjustments", "tapestry.rulings.adjustment_list")
@pytest.mark.parametrize("civ", UNCHANGED)
def test_all_others_begin_as_their_mats_say(civ: str) -> None:
    box = game().components
    mat = box.civs[box.civ_no[civ]]
    assert (mat.start, mat.start_loss) == (-1, -1)
    assert (mat.first_income_end >= 0) == (civ == "gamblers")  # what their mat itself does then
    assert all(civ not in capital.not_with for capital in box.capitals)


@rule("tapestry.adjustments.heralds", "tapestry.rulings.adjustment_list", "tapestry.rulings.heralds_adjustment")
def test_the_adjustment_printed_under_the_historians_is_that_of_the_heralds() -> None:
    box = game().components
    heralds, historians = (box.civs[box.civ_no[name]] for name in ("heralds", "historians"))
    assert (heralds.first_income_end >= 0, historians.first_income_end) == (True, -1)


@rule("tapestry.adjustments.infiltrators")
def test_infiltrators_begin_without_culture() -> None:
    board = led("infiltrators")
    mat = board.position.box.civs[board.position.box.civ_no["infiltrators"]]
    assert (mat.setup, mat.start) == (-1, -1)
    assert change(board, "infiltrators", "gained") == {"resources": 1}  # only whoever gains them later


@rule("tapestry.capitals.not_with")
def test_riverfolk_do_not_begin_in_cloud_city() -> None:
    box = game().components
    assert [capital.id for capital in box.capitals if capital.not_with] == ["cloud_city"]
    assert box.capitals[box.capital_no["cloud_city"]].not_with == ("riverfolk",)

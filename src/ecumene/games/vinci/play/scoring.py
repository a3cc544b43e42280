"""Victory points: one per province but mountains, and what tokens add."""

from __future__ import annotations

from dataclasses import dataclass

from ecumene.core.action import Seat
from ecumene.core.agenda import Step
from ecumene.core.tally import UNITEMISED, Items, Tally
from ecumene.games.vinci.box.content import Board
from ecumene.games.vinci.box.traits import POINT_RULES, Traits
from ecumene.games.vinci.play.model import VinciPosition


def income(position: VinciPosition, seat: Seat, items: Items = UNITEMISED) -> int:
    """The points a seat would score now, for its active and its declining people."""
    points = people_income(position, 2 * seat, items)
    points += people_income(position, 2 * seat + 1, items)
    if seat == position.mover:
        points += items.add("vinci.token.slavery", position.eliminated * position.traits[2 * seat].eliminated)
    return points


def people_income(position: VinciPosition, people: int, items: Items = UNITEMISED) -> int:
    """The points of one people's provinces."""
    rule = "vinci.scoring.decline" if people & 1 else "vinci.scoring.province"
    return land_income(position.board, position.held[people], position.traits[people], rule, items)


def decline_income(position: VinciPosition, seat: Seat, items: Items = UNITEMISED) -> int:
    """The points a seat would score if its active people declined now."""
    components = position.box.components
    first, second = components.kept_in_decline(position.tokens[4 * seat], position.tokens[4 * seat + 1])
    traits = components.traits(first, second)
    return land_income(position.board, position.held[2 * seat], traits, "vinci.scoring.decline", items)


def land_income(
    board: Board, held: int, traits: Traits, rule: str = "vinci.scoring.province", items: Items = UNITEMISED
) -> int:
    """One point for each province but mountains [vinci.scoring.mountain], and what tokens add."""
    points = items.add(rule, (held & ~board.mountains).bit_count())
    for kind, amount in traits.points:
        points += items.add(POINT_RULES[kind], amount * (held & board.scored[kind]).bit_count())
    return points


def score_turn(position: VinciPosition, seat: Seat) -> None:
    """Count the points of a turn and write them down."""
    tally = Tally("vinci.turn.order")
    total = income(position, seat, tally)
    for line in tally.lines:
        position.earn(seat, line.rule, line.amount)
    position.eliminated = 0
    if position.journal is not None:
        position.tell_number("vinci-log-scores", seat, total, tally)


@dataclass(frozen=True, eq=False)
class Score(Step):
    """The turn's points are counted."""

    seat: Seat

    def run(self, position: VinciPosition) -> None:
        score_turn(position, self.seat)

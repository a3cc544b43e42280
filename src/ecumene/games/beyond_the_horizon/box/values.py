"""Reading amounts: the set-up, prices, points, and what things are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.content import Content
from ecumene.games.beyond_the_horizon.box.components import Government, Technology, Values
from ecumene.games.beyond_the_horizon.box.terms import (
    BUILDING_LEVELS,
    COLUMN_IDS,
    GROUPS,
    LEVELS,
    MOST_SEATS,
    PAWNS,
    SEAT_COUNTS,
    SETTLER,
    STRONGEST,
    TOKENS,
    TRADE_PRICE,
    UNITS,
)
from ecumene.games.beyond_the_horizon.box.valuation import Valuation

AMOUNTS: Final = (
    "coins", "active", "settler", "coin_production", "tokens", "fee", "explore_limit", "trade_price", "sale_coins",
    "no_token_coins", "no_building_coins", "claim_first", "claim_later", "overflow",
)  # fmt: skip
LEAST_ONE: Final = ("settler", "explore_limit", "trade_price")

WORTH: Final = (
    "coin", "activated", "exhausted", "scholar", "move", "settler_strength", "soldier_strength", "recruited",
    "cube_named", "cube_any", "cube_map", "colonise_token", "fortify_token", "building_i", "building_ii",
    "building_iii", "build", "produce_population", "produce_coins", "basic_action", "granted_action", "theocracy",
    "explore_more", "column_scholar", "no_prerequisites", "others",
)  # fmt: skip

SIDES_OF_A_TILE: Final = 6


# ---- values


def read_values(content: Content, columns: tuple[int, ...]) -> Values:
    """The amounts of the set-up, the supply, prices and points."""
    amounts: dict[str, int] = {}
    for row in content.named("values", AMOUNTS):
        most = STRONGEST if row.record == "settler" else 99
        amounts[row.record] = row.integer("value", 1 if row.record in LEAST_ONE else 0, most)
        row.nothing_else()
    _check_pawns(content, sum(columns) + amounts["active"] + 1)
    points: list[int] = []
    for row in content.named("technology_points", LEVELS):
        points.append(row.integer("points", 0, 20))
        row.nothing_else()
    end_claims, start_sides = _read_players(content)
    return Values(
        amounts["coins"],
        amounts["active"],
        amounts["settler"],
        amounts["coin_production"],
        amounts["tokens"],
        amounts["fee"],
        amounts["explore_limit"],
        amounts["trade_price"],
        amounts["sale_coins"],
        amounts["no_token_coins"],
        amounts["no_building_coins"],
        amounts["claim_first"],
        amounts["claim_later"],
        amounts["overflow"],
        tuple(points),
        columns,
        end_claims,
        start_sides,
    )


def _check_pawns(content: Content, pawns: int) -> None:
    """Columns full of pawns, active ones and the first settler are all the pawns of a player."""
    if pawns != PAWNS:
        (*_, last) = content.named("columns", COLUMN_IDS)
        raise last.wrong("capacity", f"makes {pawns} pawns with those in other places, which must be {PAWNS}")


def _read_players(content: Content) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """By the number of players: the claims that bring the end, and where the start tiles lie."""
    end_claims = [0 for _ in range(MOST_SEATS + 1)]
    start_sides: list[tuple[int, ...]] = [() for _ in range(MOST_SEATS + 1)]
    for seats, row in zip(SEAT_COUNTS, content.named("players", [str(seats) for seats in SEAT_COUNTS]), strict=True):
        end_claims[seats] = row.integer("end_claims", 1, len(GROUPS) * seats)
        sides = row.integers("start_sides", seats, 0, SIDES_OF_A_TILE - 1)
        if len(set(sides)) != seats:
            raise row.wrong("start_sides", "names a side twice")
        start_sides[seats] = sides
        row.nothing_else()
    return tuple(end_claims), tuple(start_sides)


def check_settler(content: Content, values: Values, unit_tokens: Sequence[tuple[tuple[int, int], ...]]) -> None:
    """The settler of the set-up has a token of its strength."""
    if not any(values.settler in faces for faces in unit_tokens[SETTLER]):
        (settlers, _) = content.named("units", UNITS)
        raise settlers.wrong("tokens", f"must have a face {values.settler}, the strength with which the game begins")


def check_trade(
    content: Content, values: Values, technologies: Sequence[Technology], governments: Sequence[Government]
) -> None:
    """A pawn costs more than it brings, whatever a seat has: else buying and selling would have no end."""
    off = max([government.modifiers[TRADE_PRICE] for government in governments])
    off += sum([technology.modifiers[TRADE_PRICE] for technology in technologies])
    if values.trade_price - off <= values.sale_coins:
        (price,) = [row for row in content.rows("values") if row.record == "trade_price"]
        least = values.sale_coins + off + 1
        raise price.wrong(
            "value", f"must be at least {least}: cards take off {off}, and a pawn is sold for {values.sale_coins}"
        )


# ---- what things are worth


def read_valuation(content: Content) -> Valuation:
    """What things are worth in coins."""
    worth: dict[str, float] = {}
    for row in content.named("worth", WORTH):
        worth[row.record] = row.number("worth", 0, 20)
        row.nothing_else()
    uses: list[float] = []
    for row in content.named("action_uses", LEVELS):
        uses.append(row.number("uses", 0, 20))
        row.nothing_else()
    return Valuation(
        coin=worth["coin"],
        activated=worth["activated"],
        exhausted=worth["exhausted"],
        scholar=worth["scholar"],
        move=worth["move"],
        settler_strength=worth["settler_strength"],
        soldier_strength=worth["soldier_strength"],
        recruited=worth["recruited"],
        cube_named=worth["cube_named"],
        cube_any=worth["cube_any"],
        cube_map=worth["cube_map"],
        tokens=tuple([worth[f"{token}_token"] for token in TOKENS]),
        buildings=tuple([worth[f"building_{level.lower()}"] for level in LEVELS[:BUILDING_LEVELS]]),
        build=worth["build"],
        produce_population=worth["produce_population"],
        produce_coins=worth["produce_coins"],
        basic_action=worth["basic_action"],
        granted_action=worth["granted_action"],
        theocracy=worth["theocracy"],
        explore_more=worth["explore_more"],
        column_scholar=worth["column_scholar"],
        no_prerequisites=worth["no_prerequisites"],
        others=worth["others"],
        uses=tuple(uses),
        points=_read_points(content),
    )


def _read_points(content: Content) -> tuple[tuple[int, float], ...]:
    """The worth of a point, from a round on; the first such round is the first."""
    points: list[tuple[int, float]] = []
    for row in content.rows("worth_of_points"):
        since = row.integer("round", points[-1][0] + 1 if points else 1, 99 if points else 1)
        points.append((since, row.number("worth", 0, 20)))
        row.nothing_else()
    return tuple(points)

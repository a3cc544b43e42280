"""The components of Beyond the Horizon as frozen objects, numbered by their place in their table.

Effects are numbers in the game's effect book, -1 where there is none.
"""

from __future__ import annotations

from dataclasses import dataclass

# ---- cards


@dataclass(frozen=True)
class PointsPer:
    """Points at the end: so many for every so many of what is counted, at most so many in all (0: no limit)."""

    points: int
    counter: int
    every: int
    most: int


@dataclass(frozen=True)
class Deed:
    """What a pawn's space lets its owner do, for a price; one of the board's actions or a technology's.

    `spaces[fee][seats]` says how many spaces without (0) and with a fee (1) are open; a technology without an action
    has none. Any one of `needs`, (counter, at least), opens the deed to a seat; it is open where none is named.
    """

    id: str
    coins: int
    population: int  # pawns that are exhausted
    effect: int
    spaces: tuple[tuple[int, ...], tuple[int, ...]]
    needs: tuple[tuple[int, int], ...]
    shared: bool  # its space holds any number of pawns, and a pawn may stay there
    researches: bool  # a technology of level II or above, which a research discount makes cheaper
    takes_token: bool  # which a token discount makes cheaper
    copies: bool  # does another technology's action, and so is never done itself in that way


@dataclass(frozen=True)
class Technology:
    """A technology card; its action is a deed too, `coins`, `population` and `effect` are those of the deed."""

    id: str
    level: int
    colour: int  # its main colour, ALL for level IV
    titles: int  # the colours in its title, as bits
    bonus: int  # the effect for who researches it
    action: bool
    coins: int
    population: int
    effect: int
    spaces: tuple[tuple[int, ...], tuple[int, ...]]  # [fee][seats]
    modifiers: tuple[int, ...]  # a number for each of MODIFIERS
    when: int  # the event that it answers, NONE for none
    then: int  # the effect with which it does
    points: tuple[PointsPer, ...]


@dataclass(frozen=True)
class Leader:
    """A leader, who lies on a slot until somebody first researches there."""

    id: str
    level: int
    bonus: int
    points: tuple[PointsPer, ...]


@dataclass(frozen=True)
class Government:
    """One side of a government card: what it gives in each of its four stages."""

    id: str
    card: int
    side: int
    modifiers: tuple[int, ...]  # despotism, from the start on
    despotism_when: int  # the event that despotism answers, NONE for none
    despotism: int  # the effect with which it does
    when: int  # the event that theocracy answers
    theocracy: int
    monarchy: int  # once
    points: tuple[PointsPer, ...]  # democracy


@dataclass(frozen=True)
class Objective:
    """An objective is met by who has at least so much of all that it names, (counter, at least)."""

    id: str
    group: int
    needs: tuple[tuple[int, int], ...]


# ---- tiles


@dataclass(frozen=True)
class Territory:
    """A territory tile: its reveal bonus, its village and its city."""

    id: str
    strength: int
    reveal: int
    village_track: int
    village_bonus: int
    village_points: int
    city_track: int
    city_points: int


@dataclass(frozen=True)
class Building:
    """A building: two spaces for cubes, and the bonus in its centre for whoever builds."""

    id: str
    level: int
    cost: int
    left_track: int
    left_points: int  # for the first builder, once there is a second
    right_track: int
    bonus: int


# ---- the tree of technologies


@dataclass(frozen=True)
class Slot:
    """A slot of the tree; column and row say where it is drawn."""

    id: str
    level: int
    column: int
    row: float
    prerequisites: tuple[int, ...]
    needed: int  # how many of them
    mask: int  # the prerequisites as bits
    leads_to: tuple[int, ...]  # the slots whose prerequisite it is


@dataclass(frozen=True)
class RoutedLine:
    """A line of the tree that is not drawn straight from slot to slot."""

    slot: int
    to: int
    by: tuple[tuple[float, float], ...]  # (column, row) of its bends


# ---- the player board


@dataclass(frozen=True)
class TrackSpace:
    """What a cube uncovers when it leaves a development track."""

    id: str
    kind: int  # IMMEDIATE, COLUMN, COIN or GOVERNMENT
    effect: int
    value: int  # which column, how many coins or which stage


@dataclass(frozen=True)
class InvestmentSpace:
    """What a cube covers on the investment track."""

    id: str
    kind: int  # IMMEDIATE, MOVE or POINTS
    effect: int
    value: int  # moves that are added to every move, or points if it is the last one covered


# ---- the rest of the box


@dataclass(frozen=True)
class Values:
    """Amounts of the set-up, the supply, prices and the end of the game."""

    coins: int
    active: int
    settler: int  # the strength of the one on the start tile
    coin_production: int  # before any cube is gone
    tokens: int  # of each kind, for all
    fee: int  # of a space that has one
    explore_limit: int  # tiles in a turn
    trade_price: int  # coins for a pawn
    sale_coins: int  # for exhausting a pawn
    no_token_coins: int
    no_building_coins: int
    claim_first: int
    claim_later: int
    overflow: int  # points of a cube beyond the investment track
    technology_points: tuple[int, ...]  # by level
    columns: tuple[int, ...]  # how many pawns each column holds
    end_claims: tuple[int, ...]  # [seats]: cubes on objectives that bring the end
    start_sides: tuple[tuple[int, ...], ...]  # [seats][seat]: the side of the cradle

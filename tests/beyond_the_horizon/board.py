"""Positions of Beyond the Horizon from a few words, and what one does with them in a test.

board = table(seats=3)                                  # seat 0 is to act, governments chosen, pawns beside the board
board.give(0, coins=4, active=2).tech(0, "writing", "wheel").units(0, "cradle settler 3")
board.lay("golden_valley").act("act muster", "pass", "move cradle settler 3 golden_valley")
board.do(0, [{"invest": "food"}])                       # an effect as content writes it, now
board.phase("production")                               # leave what is going on and begin this phase of seat 0's turn
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.catalogue import catalogue
from ecumene.core.agenda import Item
from ecumene.core.options import OptionValue
from ecumene.core.tally import Tally
from ecumene.games.beyond_the_horizon.box.actions import unit_kind, unit_number, unit_strength, unit_tile
from ecumene.games.beyond_the_horizon.box.terms import (
    COLUMNS,
    COUNTERS,
    CRADLE,
    LEVEL_II,
    NONE,
    STAGES,
    TOKENS,
    TRACKS,
    UNITS,
)
from ecumene.games.beyond_the_horizon.game import BeyondTheHorizon
from ecumene.games.beyond_the_horizon.play.model import SIDE_COUNT, TRACK_COUNT, HorizonPosition
from ecumene.games.beyond_the_horizon.play.objectives import ObjectivePhase
from ecumene.games.beyond_the_horizon.play.scoring import EndGame, score
from ecumene.games.beyond_the_horizon.play.turns import BeginTurn, EndRound, ExpansionPhase, ProductionPhase
from tests.boards import GameBoard


def game() -> BeyondTheHorizon:
    """The game, built once."""
    game = catalogue["beyond_the_horizon"]
    assert isinstance(game, BeyondTheHorizon)
    return game


class Board(GameBoard[HorizonPosition]):
    """A position of Beyond the Horizon."""

    # ---- playing

    def do(self, seat: int, effects: Sequence[Mapping[str, Any]], cause: str = "technology.test") -> Board:
        """Perform effects as content writes them, now, on top of what is going on."""
        return self.perform(self.position.box.reader, seat, effects, cause)

    def phase(self, name: str, seat: int = 0) -> Board:
        """Leave what is going on and begin a phase of a seat's turn: turn, expansion, production, objective, round."""
        phases: dict[str, Item] = {
            "turn": BeginTurn(seat), "expansion": ExpansionPhase(seat), "production": ProductionPhase(seat),
            "objective": ObjectivePhase(seat), "round": EndRound(), "end": EndGame(),
        }  # fmt: skip
        self.position.agenda = [phases[name]]
        return self.settle()

    # ---- arranging: goods

    def give(self, seat: int, coins: int | None = None, active: int | None = None, **tokens: int) -> Board:
        """Set coins, active pawns (they come from or go to the columns, as exhausting does) and tokens."""
        position = self.position
        if coins is not None:
            position.coins[seat] = coins
        if active is not None:
            while position.active[seat] < active:
                assert position.take_inactive(seat), "no pawn is left"
                position.active[seat] += 1
            while position.active[seat] > active:
                assert position.put_back(seat), "the columns are full"
                position.active[seat] -= 1
        for name, amount in tokens.items():
            sort = TOKENS.index(name)
            position.supply[sort] -= amount - position.tokens[len(TOKENS) * seat + sort]
            position.tokens[len(TOKENS) * seat + sort] = amount
        return self

    def columns(self, seat: int, *pawns: int) -> Board:
        """Set the pawns of columns A to E as they are, whatever becomes of the others."""
        self.position.columns[COLUMNS * seat : COLUMNS * seat + COLUMNS] = list(pawns)
        return self

    def removed(self, seat: int, **tracks: int) -> Board:
        """Cubes that have left the tracks, with no effect; they are not invested."""
        for name, amount in tracks.items():
            self.position.removed[TRACK_COUNT * seat + TRACKS.index(name)] = amount
        return self

    def invested(self, seat: int, cubes: int) -> Board:
        """Cubes on the investment track and beyond it, with no effect; `removed` takes them from the tracks."""
        self.position.invested[seat] = cubes
        return self

    def govern(self, seat: int, government: str, stage: int = 0) -> Board:
        """Another government, with so many cubes removed that it has come to a stage."""
        position = self.position
        if position.government[seat] != NONE:
            old = position.box.governments[position.government[seat]].modifiers
            position.add_modifiers(seat, [-amount for amount in old])
        number = position.box.government_no[government]
        position.government[seat] = number
        position.add_modifiers(seat, position.box.governments[number].modifiers)
        return self.removed(seat, infrastructure=position.box.stages.index(stage))

    def pawn(self, seat: int, deed: str, paid: bool = False) -> Board:
        """Where an action pawn stands."""
        self.position.pawns[seat] = 2 * self.position.box.deed_no[deed] + paid
        return self

    # ---- arranging: the tree

    def tech(self, seat: int, *technologies: str) -> Board:
        """Technologies researched in the tree, without their bonuses: each on its slot or on the next free one."""
        position = self.position
        for name in technologies:
            number = position.box.technology_no[name]
            level = position.box.technologies[number].level
            if number not in position.cards:
                free = [slot for slot in position.box.slots_of[level] if not _known(position, slot)]
                if level in (LEVEL_II, LEVEL_II + 1):
                    position.deck[level - LEVEL_II].remove(number)
                position.cards[free[0]] = number
            self.scholar(seat, position.box.slots[position.cards.index(number)].id)
            position.technologies[seat] |= 1 << number
            position.add_modifiers(seat, position.box.technologies[number].modifiers)
        return self

    def private(self, seat: int, *technologies: str) -> Board:
        """Private technologies, without their bonuses."""
        position = self.position
        for name in technologies:
            number = position.box.technology_no[name]
            position.deck[position.box.technologies[number].level - LEVEL_II].remove(number)
            position.technologies[seat] |= 1 << number
            position.private[seat] |= 1 << number
            position.add_modifiers(seat, position.box.technologies[number].modifiers)
        return self

    def led(self, seat: int, *leaders: str) -> Board:
        """Leaders beside a seat's board, without their bonuses."""
        position = self.position
        for name in leaders:
            number = position.box.leader_no[name]
            position.leader_pool[position.box.leaders[number].level - LEVEL_II].remove(number)
            position.leaders[seat] = (*position.leaders[seat], number)
        return self

    def scholar(self, seat: int, *slots: str) -> Board:
        """Scholars from the columns, with no effect."""
        for name in slots:
            assert self.position.take_inactive(seat)
            self.position.scholars[seat] |= 1 << self.position.box.slot_no[name]
        return self

    def card(self, slot: str, technology: str) -> Board:
        """A technology that lies on a slot, researched by nobody."""
        position, number = self.position, self.position.box.technology_no[technology]
        level = position.box.technologies[number].level
        place = position.box.slot_no[slot]
        if number in position.cards:
            other = position.cards.index(number)
            position.cards[other] = position.cards[place]
        elif level in (LEVEL_II, LEVEL_II + 1):
            position.deck[level - LEVEL_II].remove(number)
        position.cards[place] = number
        return self

    def deck(self, *technologies: str) -> Board:
        """The decks hold only these, in this order: nobody has seen them, and they come as they are named."""
        position = self.position
        named = [position.box.technology_no[name] for name in technologies]
        for level in range(len(position.deck)):
            position.deck[level] = []
            position.under[level] = [n for n in named if position.box.technologies[n].level == level + LEVEL_II]
            position.under_seen[level] = [0] * len(position.under[level])
        return self

    # ---- arranging: the world

    def lay(self, *tiles: str) -> Board:
        """Territories join the known world: each in the first place around the cradle and beyond that is free."""
        position = self.position
        for name in tiles:
            tile = position.box.tile_no[name]
            position.tile_pool.remove(tile)
            q, r = _free_place(position)
            position.lay(tile, q, r)
        return self

    def units(self, seat: int, *units: str) -> Board:
        """Exactly these units, `"cradle settler 3"`; their pawns come from the columns, those of others go back."""
        position = self.position
        while len(position.units[seat]) > len(units):
            position.remove_unit(seat, position.units[seat][0])
            position.put_back(seat)
        while len(position.units[seat]) < len(units):
            assert position.take_inactive(seat)
            position.units[seat] = (*position.units[seat], 0)
        numbers = []
        for unit in units:
            tile, kind, strength = unit.split()
            numbers.append(unit_number(position.box.tile_no[tile], UNITS.index(kind), int(strength)))
        position.units[seat] = tuple(sorted(numbers))
        return self

    def village(self, seat: int, *tiles: str) -> Board:
        """Villages colonised with cubes of the food track, with no effect."""
        return self._cubes(seat, self.position.village, tiles)

    def city(self, seat: int, *tiles: str) -> Board:
        """Cities fortified with cubes of the food track, with no effect."""
        return self._cubes(seat, self.position.city, tiles)

    def built(self, tile: str, building: str, *seats: int) -> Board:
        """A building of one or two builders, with cubes of the food track, with no effect."""
        position = self.position
        number, place = position.box.building_no[building], position.box.tile_no[tile]
        for pool in (*position.rows, *position.building_pool):
            if number in pool:
                pool.remove(number)
        position.building[place] = number
        for seat, spaces in zip(seats, (position.first_builder, position.second_builder), strict=False):
            self._cubes(seat, spaces, (tile,))
        return self

    def reserve(self, seat: int, *buildings: str) -> Board:
        """Exactly these buildings in a reserve."""
        position = self.position
        numbers = [position.box.building_no[name] for name in buildings]
        for pool in (*position.rows, *position.building_pool):
            for number in numbers:
                if number in pool:
                    pool.remove(number)
        position.reserve[seat] = tuple(sorted(numbers))
        return self

    def row(self, *buildings: str) -> Board:
        """Exactly these buildings lie open, each in the row of its level."""
        position = self.position
        numbers = [position.box.building_no[name] for name in buildings]
        for level in range(len(position.rows)):
            everything = [*position.rows[level], *position.building_pool[level]]
            position.rows[level] = [n for n in numbers if position.box.buildings[n].level == level]
            position.building_pool[level] = sorted([n for n in everything if n not in position.rows[level]])
        return self

    def least(self, objective: str, counter: str) -> int:
        """How much of something an objective asks for."""
        return dict(self.position.box.objectives[self.position.box.objective_no[objective]].needs)[
            COUNTERS.index(counter)
        ]

    def objectives(self, *objectives: str) -> Board:
        """Other objectives, claimed by nobody."""
        self.position.objectives = [self.position.box.objective_no[name] for name in objectives]
        self.position.claims = [()] * len(objectives)
        return self

    def claimed(self, objective: str, *seats: int) -> Board:
        """An objective that these have claimed, in this order, with cubes of the food track and no effect."""
        position = self.position
        position.claims[position.objectives.index(position.box.objective_no[objective])] = seats
        for seat in seats:
            position.removed[TRACK_COUNT * seat] += 1
        return self

    def _cubes(self, seat: int, spaces: list[int], tiles: Sequence[str]) -> Board:
        position = self.position
        for name in tiles:
            spaces[position.box.tile_no[name]] = seat
            track = max(range(TRACK_COUNT), key=lambda t: position.cubes_left(seat, t) if t != 2 else -1)
            position.removed[TRACK_COUNT * seat + track] += 1
        return self

    # ---- looking

    def has(self, seat: int, thing: str) -> int:
        """How many coins, active pawns, invested cubes or tokens a seat has."""
        position = self.position
        if thing in TOKENS:
            return position.tokens[len(TOKENS) * seat + TOKENS.index(thing)]
        amounts: list[int] = getattr(position, thing)
        return amounts[seat]

    def cubes(self, seat: int) -> tuple[int, ...]:
        """How many cubes have left the tracks food, economy and infrastructure."""
        return tuple(self.position.removed[TRACK_COUNT * seat : TRACK_COUNT * seat + TRACK_COUNT])

    def pawns(self, seat: int) -> tuple[int, ...]:
        """The pawns of columns A to E."""
        return tuple(self.position.columns[COLUMNS * seat : COLUMNS * seat + COLUMNS])

    def army(self, seat: int) -> list[str]:
        """A seat's units, as `units` takes them."""
        ids = self.position.box.tile_ids
        return [f"{ids[unit_tile(u)]} {UNITS[unit_kind(u)]} {unit_strength(u)}" for u in self.position.units[seat]]

    def technologies(self, seat: int) -> list[str]:
        """The ids of a seat's technologies."""
        return [t.id for n, t in enumerate(self.position.box.technologies) if self.position.owns(seat, n)]

    def claims(self, objective: str) -> tuple[int, ...]:
        """Who has claimed an objective in play, in order."""
        return self.position.claims[self.position.objectives.index(self.position.box.objective_no[objective])]

    def stage(self, seat: int) -> str:
        """How far a government has come."""
        return STAGES[self.position.stage(seat)]

    def stock(self, seat: int) -> list[str]:
        """The ids of the buildings in a reserve."""
        return [self.position.box.buildings[number].id for number in self.position.reserve[seat]]

    def points(self, seat: int) -> int:
        """The points of a seat if the game ended now."""
        return score(self.position, seat)

    def scores(self, seat: int) -> dict[str, int]:
        """The points of a seat by their source."""
        tally = Tally("test")
        score(self.position, seat, tally)
        return {rule.rpartition(".")[2]: amount for rule, amount in tally.by_rule().items()}


def table(seats: int = 2, seed: int = 1, options: Mapping[str, OptionValue] | None = None) -> Board:
    """A table at the first action of the first round: seat 0 begins, the governments are River Kingdom, Hill Clans …"""
    position = game().new(seats, seed, options)
    assert isinstance(position, HorizonPosition)
    position.first = 0
    position.offered = []
    for seat in range(seats):
        position.government[seat] = NONE
    position.modifiers = [0] * len(position.modifiers)
    board = Board(position)
    for seat, government in enumerate(("river_kingdom", "hill_clans", "merchant_league", "builder_dynasty")[:seats]):
        board.govern(seat, government)
    position.round = 1
    position.agenda = [EndRound(), *[BeginTurn(seat) for seat in range(seats - 1, -1, -1)]]
    return board.settle()


def _known(position: HorizonPosition, slot: int) -> bool:
    return position.cards[slot] != NONE and any(scholars >> slot & 1 for scholars in position.scholars)


def _free_place(position: HorizonPosition) -> tuple[int, int]:
    """The first unknown place next to two tiles, those around the cradle first."""
    for tile in (CRADLE, *[tile for tile in position.laid if tile != CRADLE]):
        for side in range(SIDE_COUNT):
            step = position.box.steps[side]
            q, r = position.hex_q[tile] + step[0], position.hex_r[tile] + step[1]
            around = [position.tile_at(q + dq, r + dr) for dq, dr in position.box.steps]
            if position.tile_at(q, r) == NONE and sum(other != NONE for other in around) > 1:
                return q, r
    raise AssertionError("no place")

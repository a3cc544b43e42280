"""Empires: a tile is taken, the map may be cleared, cubes go into regions; then the tile's fights follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_of_empires.box.actions import EMPIRE, MOST_CUBES, PASS, PLACE, RESTART, EmpiresAction
from ecumene.games.rise_of_empires.box.content import CUBE, EXTRA_REGIONS, GOLD, NONE, ROWS
from ecumene.games.rise_of_empires.box.content import EMPIRE as EMPIRE_ROW
from ecumene.games.rise_of_empires.play.combat import begin_fights
from ecumene.games.rise_of_empires.play.model import KINDS, EmpiresPosition
from ecumene.games.rise_of_empires.play.reach import HIRED, Reach, side_name, side_of

# ---- the tile


def can_take(position: EmpiresPosition) -> bool:
    """Whether an empire tile is left; placing no cube at all is allowed [rise_of_empires.display.possible]."""
    return NONE in position.empires


def take_empire(position: EmpiresPosition, seat: Seat, may_pass: bool) -> None:
    """An empire action begins with the choice of a tile, where there is a choice."""
    left = tiles_left(position)
    if len(left) == 1 and not may_pass:
        _take(position, seat, left[0])
    else:
        position.agenda.append(TakeEmpire(seat, may_pass))


def tiles_left(position: EmpiresPosition) -> list[int]:
    """The empire tiles that nobody has taken in this turn [rise_of_empires.empire.once]."""
    return [tile for tile in range(len(position.empires)) if position.empires[tile] == NONE]


@dataclass(frozen=True, eq=False)
class TakeEmpire(SeatQuestion):
    """Which empire tile [rise_of_empires.empire.take]; a disc may be taken back without its action."""

    may_pass: bool

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        acts = position.acts.of[EMPIRE]
        legal: list[Action] = []
        for tile in tiles_left(position):
            legal.append(acts[tile])
        if self.may_pass:
            legal.append(position.acts.pass_)
        return legal

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == EMPIRE:
            if position.empires[action.arg] != NONE:
                raise IllegalAction("rise_of_empires.empire.once", empire=side_name(position, action.arg))
        elif action.verb != PASS:
            raise IllegalAction("core.choice")
        elif not self.may_pass:
            raise IllegalAction("rise_of_empires.display.without_action")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == EMPIRE:
            _take(position, seat, action.arg)
        else:
            position.tell("rise_of_empires-log-passes", {"who": seat, "row": ROWS[EMPIRE_ROW]})


def _take(position: EmpiresPosition, seat: Seat, tile: int) -> None:
    """The tile lies before its taker until the turn ends; now the cubes."""
    position.empires[tile] = seat
    position.tell("rise_of_empires-log-empire", {"who": seat, "empire": side_name(position, tile)})
    _ask_cubes(position, seat, tile, tuple(position.occupied(seat)), (), 0)


# ---- the cubes


def regions_allowed(position: EmpiresPosition, seat: Seat, tile: int) -> int:
    """In how many regions an action with a tile may place cubes.

    Its value [rise_of_empires.empire.value], and what tiles add to it [rise_of_empires.effects.extra_regions].
    """
    return side_of(position, tile).regions + position.active_modifier(seat, EXTRA_REGIONS)


def _ask_cubes(
    position: EmpiresPosition, seat: Seat, tile: int, held: tuple[int, ...], placed: tuple[int, ...], hired: int
) -> None:
    """Ask for cubes while any can be placed, or the map cleared; then the fights."""
    question = PlaceCubes(seat, tile, held, placed, hired)
    if question.may_restart() or question.can_place(position):
        position.agenda.append(question)
    else:
        begin_fights(position, seat, tile)


@dataclass(frozen=True, eq=False)
class PlaceCubes(SeatQuestion):
    """Where cubes of the pool go, and how many: any number, none too [rise_of_empires.empire.place].

    `held` are the regions with own cubes before the action, since only they count [rise_of_empires.reach.before]; none
    once the map is cleared. `placed` are the regions of this action in their order, each named once
    [rise_of_empires.empire.each_region_once]; `hired` is how many of them mercenaries have opened.
    """

    tile: int
    held: tuple[int, ...]
    placed: tuple[int, ...]
    hired: int

    def reach(self, position: EmpiresPosition) -> Reach:
        """The regions that this action may place cubes in, and by which right."""
        return Reach(position, self.seat, self.tile, self.held, self.placed, self.hired)

    def regions(self, position: EmpiresPosition) -> list[int]:
        """The regions in which cubes may be placed now."""
        if not position.have(self.seat, CUBE) or self.regions_left(position) <= 0:
            return []
        return self.reach(position).open_regions()

    def can_place(self, position: EmpiresPosition) -> bool:
        """Whether cubes may be placed anywhere now."""
        if not position.have(self.seat, CUBE) or self.regions_left(position) <= 0:
            return False
        return self.reach(position).any_open()

    def regions_left(self, position: EmpiresPosition) -> int:
        """In how many more regions this action may place cubes."""
        return regions_allowed(position, self.seat, self.tile) - len(self.placed)

    def may_restart(self) -> bool:
        """Whether all own cubes may be taken off the map [rise_of_empires.empire.restart]."""
        return len(self.held) > 0 and not self.placed

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        acts = position.acts.of[PLACE]
        pool = min(position.have(seat, CUBE), MOST_CUBES)
        legal: list[Action] = []
        for region in self.regions(position):
            first = MOST_CUBES * region
            legal.extend(acts[first : first + pool])
        if self.may_restart():
            legal.append(position.acts.restart)
        legal.append(position.acts.done)
        return legal

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action is position.acts.done:
            return
        if action.verb == RESTART:
            if not self.may_restart():
                raise IllegalAction(
                    "rise_of_empires.empire.restart_first" if self.placed else "rise_of_empires.empire.restart"
                )
        elif action.verb != PLACE:
            raise IllegalAction("core.choice")
        else:
            self._check_place(position, action)

    def _check_place(self, position: EmpiresPosition, action: EmpiresAction) -> None:
        reach = self.reach(position)
        region = position.box.regions[action.arg].id
        broken = reach.refusal(action.arg)
        if broken == "rise_of_empires.effects.any_region":
            raise IllegalAction(broken, region=region, cost=reach.cost, gold=position.have(self.seat, GOLD))
        if broken:
            raise IllegalAction(broken, region=region)
        pool = position.have(self.seat, CUBE)
        if action.more > pool:
            raise IllegalAction("rise_of_empires.empire.place", cubes=action.more, pool=pool)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == RESTART:
            _clear_map(position, seat)
            _ask_cubes(position, seat, self.tile, (), (), 0)
        elif action.verb == PLACE:
            hired = self.hired
            reach = self.reach(position)
            if reach.right(action.arg) == HIRED:
                _hire(position, seat, reach.cost)
                hired += 1
            _place(position, seat, action.arg, action.more)
            _ask_cubes(position, seat, self.tile, self.held, (*self.placed, action.arg), hired)
        else:
            begin_fights(position, seat, self.tile)


def _clear_map(position: EmpiresPosition, seat: Seat) -> None:
    """All own cubes come back to the pool, before any is placed [rise_of_empires.empire.restart_first]."""
    cleared = 0
    for region in position.occupied(seat):
        slot = position.regions * seat + region
        cleared += position.cubes[slot]
        position.cubes[slot] = 0
    position.goods[KINDS * seat + CUBE] += cleared
    position.tell_number("rise_of_empires-log-restarts", seat, cleared)


def _hire(position: EmpiresPosition, seat: Seat, gold: int) -> None:
    """Mercenaries are paid only where no other right leads [rise_of_empires.effects.any_region]."""
    position.spend(seat, GOLD, gold)
    position.tell_number("rise_of_empires-log-hires", seat, gold)


def _place(position: EmpiresPosition, seat: Seat, region: int, amount: int) -> None:
    position.goods[KINDS * seat + CUBE] -= amount
    position.cubes[position.regions * seat + region] += amount
    if position.journal is not None:
        told = {"who": seat, "region": position.box.regions[region].id, "n": amount}
        position.tell("rise_of_empires-log-places", told)


ITEMS: tuple[type[Item], ...] = (PlaceCubes, TakeEmpire)

"""The creation of the world: tile by tile around the table, at once by chance, or as it was saved.

Seas first, then plains, forests, mountains and glaciers; the turn passes clockwise, also from tier to tier. Where a
tile has no room its player moves the fewest tiles of the tier that make some: lifts them one by one, then lays them
again together with the new one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_and_fall.box.actions import LAY_SEA, LIFT, RiseAction
from ecumene.games.rise_and_fall.box.content import PLAIN, TERRAINS
from ecumene.games.rise_and_fall.box.frame import notation
from ecumene.games.rise_and_fall.play.deployment import begin_deployment
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.world.draft import Draft, new_draft
from ecumene.games.rise_and_fall.play.world.land import Land
from ecumene.games.rise_and_fall.play.world.quick import SEEDS, quick_world
from ecumene.games.rise_and_fall.play.world.saved import saved_draft
from ecumene.games.rise_and_fall.play.world.tiers import TierDraft


def begin_world(position: RisePosition) -> None:
    """The world is made as the table wishes.

    Together, beginning with a player whom chance names [rise_and_fall.world.first]; at once
    [rise_and_fall.world.quick]; or as one that was saved [rise_and_fall.world.saved].
    """
    components, seats = position.box.components, position.seats
    way = position.options["world"]
    if way == "saved":
        _finish(position, saved_draft(components, seats))
        return
    chance = position.chance
    assert chance is not None
    if way == "quick":
        _finish(position, quick_world(components, seats, chance.below("world", SEEDS)))
        return
    position.draft = new_draft(components, seats)
    builder = chance.below("builder", seats)
    position.tell("rise_and_fall-log-first-builder", {"who": builder})
    position.agenda.append(NextTile(builder))


def _finish(position: RisePosition, draft: Draft) -> None:
    """The last tile lies: the world is a land, and the players settle it."""
    position.open_land(Land(position.box, draft.levels(), tuple(draft.notations())))
    position.tell("rise_and_fall-log-world", {})
    begin_deployment(position)


def _draft(position: RisePosition) -> Draft:
    draft = position.draft
    assert draft is not None
    return draft


def _tier(position: RisePosition) -> TierDraft:
    draft = position.draft
    assert isinstance(draft, TierDraft)
    return draft


@dataclass(frozen=True, eq=False)
class NextTile(Step):
    """A seat's turn to lay a tile: of this tier while any is left [rise_and_fall.world.all_laid], else of the next.

    There are as many glaciers as players, so that each lays one [rise_and_fall.world.one_glacier].
    """

    seat: Seat

    def run(self, position: RisePosition) -> None:
        draft = _draft(position)
        while draft.left == 0:
            above = draft.next_tier()
            if above is None:
                _finish(position, draft)
                return
            draft = above
        position.draft = draft
        if draft.has_room():
            position.agenda.append(LayTile(self.seat))
        else:
            self._make_room(position, draft)

    def _make_room(self, position: RisePosition, draft: Draft) -> None:
        """The fewest plains must move [rise_and_fall.world.no_room_plain].

        So must the fewest tiles of an upper tier [rise_and_fall.world.no_room_upper]. Where moving does not help, those
        left leave the game [rise_and_fall.world.no_packing], and the same seat begins the next tier.
        """
        fewest = draft.fewest_to_lift()
        terrain = TERRAINS[draft.tier]
        if fewest:
            position.tell("rise_and_fall-log-no-room", {"who": self.seat, "terrain": terrain, "n": fewest})
            position.agenda.append(LiftTile(self.seat, fewest))
        else:
            position.tell("rise_and_fall-log-no-packing", {"n": draft.left, "terrain": terrain})
            position.draft = draft.with_left(0)
            position.agenda.append(NextTile(self.seat))


@dataclass(frozen=True, eq=False)
class LayTile(SeatQuestion):
    """Where shall the next tile lie [rise_and_fall.world.turns]?"""

    def legal(self, position: RisePosition, seat: Seat) -> Sequence[Action]:
        draft = _draft(position)
        offers = draft.offers
        if offers is None:
            offers = draft.actions(position.acts)
            draft.offers = offers
        return offers

    def check(self, position: RisePosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, RiseAction)
        draft = _draft(position)
        _check_tier(draft, action)
        draft.check(action.arg, action.turn)

    def apply(self, position: RisePosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, RiseAction)
        _lay(position, seat, action)
        position.agenda.append(NextTile((seat + 1) % position.seats))


@dataclass(frozen=True, eq=False)
class LiftTile(SeatQuestion):
    """Which tile shall make room? `left` are still to be lifted; `lifted` says where others lay: (anchor, turn)."""

    left: int
    lifted: tuple[tuple[int, int], ...] = ()

    @property
    def moving(self) -> int:
        """How many tiles move in all: the fewest that make room."""
        return self.left + len(self.lifted)

    def legal(self, position: RisePosition, seat: Seat) -> Sequence[Action]:
        """Tiles of a set that works, together with those lifted already [rise_and_fall.world.lift]."""
        draft = _tier(position)
        offers = draft.offers
        if offers is None:
            anchors = [draft.spots.anchors[spot] for spot in draft.liftable(self.left, self.moving + 1)]
            offers = [position.acts.at(LIFT, anchor) for anchor in sorted(anchors)]
            draft.offers = offers
        return offers

    def check(self, position: RisePosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, RiseAction)
        draft = _tier(position)
        if action.verb != LIFT:
            _check_tier(draft, action)
            rule = "rise_and_fall.world.no_room_plain" if draft.tier == PLAIN else "rise_and_fall.world.no_room_upper"
            raise IllegalAction(rule, terrain=TERRAINS[draft.tier], n=self.moving)
        if action not in self.legal(position, seat):
            raise IllegalAction("rise_and_fall.world.lift", terrain=TERRAINS[draft.tier], n=self.moving)

    def apply(self, position: RisePosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, RiseAction)
        draft = _tier(position)
        turn = draft.spots.turns[draft.tile_at(action.arg)]
        position.draft = draft.lift(action.arg)
        position.tell(
            "rise_and_fall-log-lifts",
            {"who": seat, "terrain": TERRAINS[draft.tier], "area": notation(action.arg)},
        )
        lifted = (*self.lifted, (action.arg, turn))
        if self.left > 1:
            position.agenda.append(LiftTile(seat, self.left - 1, lifted))
        else:
            position.agenda.append(RelayTile(seat, len(lifted) + 1, lifted))


@dataclass(frozen=True, eq=False)
class RelayTile(SeatQuestion):
    """Where shall the next of the tiles lie that were lifted, or the new one? `left` are still to be laid."""

    left: int
    left_places: tuple[tuple[int, int], ...]

    def legal(self, position: RisePosition, seat: Seat) -> Sequence[Action]:
        """Places after which the rest still fits [rise_and_fall.world.relay]."""
        draft = _tier(position)
        offers = draft.offers
        if offers is None:
            offers = draft.actions_at(draft.relayable(self.left), position.acts)
            draft.offers = offers
        return offers

    def check(self, position: RisePosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, RiseAction)
        draft = _tier(position)
        _check_tier(draft, action)
        draft.check(action.arg, action.turn)
        if (action.arg, action.turn) in self.left_places:
            raise IllegalAction("rise_and_fall.world.not_back", terrain=TERRAINS[draft.tier])
        if action not in self.legal(position, seat):
            raise IllegalAction("rise_and_fall.world.relay", terrain=TERRAINS[draft.tier], n=self.left - 1)

    def apply(self, position: RisePosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, RiseAction)
        _lay(position, seat, action)
        if self.left > 1:
            position.agenda.append(RelayTile(seat, self.left - 1, self.left_places))
        else:
            position.agenda.append(NextTile((seat + 1) % position.seats))


def _check_tier(draft: Draft, action: RiseAction) -> None:
    """Tiles are laid tier by tier [rise_and_fall.world.turns], and lifted only to make room."""
    if action.verb == LIFT:
        raise IllegalAction("rise_and_fall.world.lift", terrain=TERRAINS[draft.tier], n=0)
    if action.verb != LAY_SEA + draft.tier:
        raise IllegalAction("rise_and_fall.world.turns", terrain=TERRAINS[draft.tier])


def _lay(position: RisePosition, seat: Seat, action: RiseAction) -> None:
    draft = _draft(position)
    position.draft = draft.lay(action.arg, action.turn)
    if position.journal is not None:
        args: dict[str, object] = {"who": seat, "terrain": TERRAINS[draft.tier], "area": notation(action.arg)}
        position.tell("rise_and_fall-log-lays", args)


def saved_world(position: RisePosition) -> list[str]:
    """The tiles of a position's world, finished or not, in a legal order of laying, as content keeps saved worlds."""
    return list(position.ground.tiles) if position.draft is None else position.draft.notations()

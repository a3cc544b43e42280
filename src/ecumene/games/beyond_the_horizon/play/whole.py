"""A position with what its chapters know of it: its points, its copies, and what holds in all of them."""

from __future__ import annotations

from ecumene.core.standings import Standings
from ecumene.games.beyond_the_horizon.play.auditing import audit, audit_agenda
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.scoring import standings


class WholePosition(HorizonPosition):
    """What a game is played on; the chapters need no more than the `HorizonPosition` in it."""

    def standings(self) -> Standings:
        return standings(self)

    def audit(self) -> None:
        audit(self)

    def audit_agenda(self) -> None:
        audit_agenda(self)

    # ---- copies

    def copy(self) -> WholePosition:
        chance = self.chance
        twin = WholePosition(self.game, self.box, self.seats, self.options, None if chance is None else chance.copy())
        twin.round = self.round
        twin.first = self.first
        twin.acting = self.acting
        twin.last_round = self.last_round
        twin.explored = self.explored
        twin.extra_explore = self.extra_explore
        twin.used = self.used
        twin.offered = self.offered.copy()
        twin.government = self.government.copy()
        self._copy_boards(twin)
        self._copy_tree(twin)
        self._copy_world(twin)
        twin.objectives = self.objectives  # they never change
        twin.claims = self.claims.copy()
        self._carry(twin)
        return twin

    def _copy_boards(self, twin: WholePosition) -> None:
        twin.coins = self.coins.copy()
        twin.active = self.active.copy()
        twin.columns = self.columns.copy()
        twin.removed = self.removed.copy()
        twin.invested = self.invested.copy()
        twin.tokens = self.tokens.copy()
        twin.supply = self.supply.copy()
        twin.reserve = self.reserve.copy()
        twin.units = self.units.copy()
        twin.pawns = self.pawns.copy()
        twin.modifiers = self.modifiers.copy()
        twin.kept = self.kept.copy()

    def _copy_tree(self, twin: WholePosition) -> None:
        twin.scholars = self.scholars.copy()
        twin.technologies = self.technologies.copy()
        twin.private = self.private.copy()
        twin.cards = self.cards.copy()
        twin.leaders = self.leaders.copy()
        twin.leader_pool = [pool.copy() for pool in self.leader_pool]
        twin.deck = [deck.copy() for deck in self.deck]
        twin.under = [under.copy() for under in self.under]
        twin.under_seen = [seen.copy() for seen in self.under_seen]
        twin.looked = self.looked.copy()
        twin.looked_seen = self.looked_seen.copy()
        twin.looking = self.looking

    def _copy_world(self, twin: WholePosition) -> None:
        twin.tile_pool = self.tile_pool.copy()
        twin.laid = self.laid.copy()
        twin.hex_q = self.hex_q.copy()
        twin.hex_r = self.hex_r.copy()
        twin.near = self.near.copy()
        twin.walks = self.walks
        twin.village = self.village.copy()
        twin.city = self.city.copy()
        twin.building = self.building.copy()
        twin.first_builder = self.first_builder.copy()
        twin.second_builder = self.second_builder.copy()
        twin.rows = [row.copy() for row in self.rows]
        twin.building_pool = [pool.copy() for pool in self.building_pool]

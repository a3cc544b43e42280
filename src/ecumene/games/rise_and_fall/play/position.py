"""A position of Rise & Fall, whole: the state, and how it is counted, copied, stored and audited."""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.standings import Standings
from ecumene.core.storing import Reading
from ecumene.games.rise_and_fall.play.auditing import audit_agenda, audit_table
from ecumene.games.rise_and_fall.play.model import CARDS, RiseState
from ecumene.games.rise_and_fall.play.scoring import standings
from ecumene.games.rise_and_fall.play.world.draft import draft_of
from ecumene.games.rise_and_fall.play.world.land import land_of

# what is stored: all state that cannot be derived from other state
STORED: tuple[str, ...] = (
    "place", "card", "gold", "wood", "stone", "trophy", "won", "first", "round", "dry", "idle", "played", "extinct",
)  # fmt: skip
READ: Final[Reading] = Reading(STORED)


class RisePosition(RiseState):
    """A game of Rise & Fall at one moment."""

    def standings(self) -> Standings:
        return standings(self)

    # ---- copies

    def copy(self) -> RisePosition:
        chance = self.chance
        twin = RisePosition(self.game, self.box, self.seats, self.options, None if chance is None else chance.copy())
        twin.draft = self.draft
        twin.land = self.land
        twin.place = self.place.copy()
        twin.piece = self.piece.copy()
        twin.town = self.town.copy()
        twin.standing = self.standing.copy()
        twin.presence = self.presence.copy()
        twin.card = self.card.copy()
        twin.pile = [pile.copy() for pile in self.pile]
        twin.gold = self.gold.copy()
        twin.wood = self.wood.copy()
        twin.stone = self.stone.copy()
        twin.bank = self.bank
        twin.trophy = self.trophy.copy()
        twin.won = self.won
        twin.first = self.first
        twin.round = self.round
        twin.dry = self.dry
        twin.idle = self.idle
        twin.played = self.played.copy()
        twin.extinct = self.extinct.copy()
        self._carry(twin)
        return twin

    def _state(self) -> dict[str, Any]:
        state: dict[str, Any] = {"pile": [list(pile) for pile in self.pile]}
        for name in STORED:
            value = getattr(self, name)
            state[name] = list(value) if isinstance(value, list) else value
        if self.draft is not None:
            state["world"] = self.draft.dump()
        else:
            land = self.ground
            levels = [[land.name(cell), land.level[cell]] for cell in range(land.size)]
            state["world"] = {"levels": levels, "tiles": list(land.tiles)}
        return state

    def _parts(self) -> dict[str, Any]:
        parts = READ.of(self)
        parts["pile"] = self.pile
        if self.draft is not None:
            parts["draft"] = self.draft.dump()
        else:
            land = self.ground
            parts["codes"] = land.codes  # of its cells
            parts["level"] = land.level
            parts["tiles"] = land.tiles
        return parts

    def _known(self, seat: Seat | None) -> dict[str, Any]:
        return self._parts() if self.options["discards"] != "top" else super()._known(seat)  # see `_hide`

    def _restore(self, state: dict[str, Any]) -> None:
        for name in STORED:
            value = state[name]
            setattr(self, name, list(value) if isinstance(value, list) else value)
        self.pile = [list(pile) for pile in state["pile"]]
        self.bank = self.count.bank - sum(self.gold)
        if "levels" in state["world"]:
            self.open_land(land_of(self.box, state["world"]["levels"], state["world"]["tiles"]))
        else:
            self.draft = draft_of(self.box.components, self.seats, state["world"])
        self.standing = [0] * (CARDS * self.seats)
        for number, cell in enumerate(self.place):
            if cell >= 0:
                self._stand(number, cell)
                self.standing[CARDS * self.owner(number) + self.kind(number)] += 1

    # ---- auditing

    def audit(self) -> None:
        """Every piece stands where its cell says, gold is conserved, cards agree with the world."""
        audit_table(self)

    def audit_agenda(self) -> None:
        """Whose pieces act has played a card, and only pieces of that kind do; whoever died out has none."""
        audit_agenda(self)

"""Sittings: a game that agents and bots play, one after another, without any other library."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecumene.bots import Bot, make_bot
from ecumene.bots.estimates import shares
from ecumene.core.action import Action, Seat
from ecumene.core.errors import IllegalAction
from ecumene.core.position import Position
from ecumene.core.stepping import Lane, no_room_to_offer
from ecumene.gym.plan import AT_THE_END, Plan, PlanError, whole

SEED_BITS = 60


class Sitting:
    """A game at a time of one plan: who is asked, what may be said, what came of it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.bots: dict[Seat, str] = dict(plan.bots)
        self._rng = Random()
        self._minds: dict[Seat, Bot] = {}
        self._position: Position | None = None
        self._points: list[int] = [0] * plan.seats
        self._legal: dict[Seat, Sequence[Action]] = {}
        self._lane: Lane | None = None

    def __getstate__(self) -> dict[str, object]:
        return {**vars(self), "_legal": {}, "_lane": None}  # both are found again

    @property
    def position(self) -> Position:
        """The game as it stands; nobody sees all of it."""
        if self._position is None:
            raise PlanError("nothing is played yet: call reset() first")
        return self._position

    @property
    def lane(self) -> Lane:
        """The same game for those who ask one seat at a time; whoever goes on by it alone has no use for the rest."""
        if self._lane is None:
            self._lane = Lane(self.position, 0 if self.plan.by_catalogue else self.plan.choices)
        return self._lane

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.position.pending()

    def reset(self, seed: int | None = None) -> None:
        """Begin another game: with a seed always the same ones from here on, without one the next."""
        if seed is not None:
            self._rng = Random(whole("seed", seed, 0))
        plan, rng = self.plan, self._rng
        self._position = plan.game.new(plan.seats, rng.getrandbits(SEED_BITS), plan.options)
        seeds = [rng.getrandbits(SEED_BITS) for _ in range(plan.seats)]
        self._minds = {seat: make_bot(spec, seeds[seat]) for seat, spec in self.bots.items()}
        self._points = self._points if plan.reward in AT_THE_END else self._standing_points()
        self._let_bots_play()
        self._lane = None

    def by_chance(self, below: int) -> int:
        """A number from the sitting's own chance."""
        return self._rng.randrange(below)

    # ---- deciding

    def asked(self) -> list[Seat]:
        """The seats that must decide now and are no bots, in their order."""
        return [seat for seat in self.position.pending() if seat not in self._minds]

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Every legal action of a seat; more than can be offered is a `NoRoom`."""
        found = self._legal.get(seat)
        if found is None:
            found = self.position.legal(seat)
            if not self.plan.by_catalogue and len(found) > self.plan.choices:
                raise no_room_to_offer(self.plan.choices, len(found))
            self._legal[seat] = found
        return found

    def meant(self, seat: Seat, number: int) -> Action | None:
        """The action that a number means to a seat; None where it means none."""
        plan = self.plan
        if plan.by_catalogue:
            return plan.game.actions[number] if 0 <= number < len(plan.game.actions) else None
        legal = self.legal(seat)
        return legal[number] if 0 <= number < len(legal) else None

    def act(self, seat: Seat, number: int) -> bool:
        """Let a seat do what a number means; whether that was legal. Bots answer until somebody else is asked."""
        return self.do(seat, self.meant(seat, number), number)

    def go_on(self, number: int) -> bool:
        """Let the seat that is asked first do what a number means, and see who is next; whether it was legal."""
        fine = self.act(self.lane.seat, number)
        self.lane.look()
        return fine

    def do(self, seat: Seat, action: Action | None, said: int) -> bool:
        """Let a seat do the action that was said by a number, or what comes in its place; whether it was legal."""
        fine = True
        try:
            if action is None:
                raise self._meaningless(said)
            self.position.apply(seat, action)
        except IllegalAction:
            if self.plan.illegal == "raise":
                raise
            self._do_anything(seat)
            fine = False
        self._let_bots_play()
        return fine

    def _meaningless(self, said: int) -> IllegalAction:
        refusal = IllegalAction("core.choice")
        refusal.game, refusal.notation = self.plan.game, str(said)
        return refusal

    def _do_anything(self, seat: Seat) -> None:
        legal = self.position.legal(seat)
        self.position.apply(seat, legal[self.by_chance(len(legal))])

    def replace(self, said: int) -> None:
        """A number meant nothing to the seat that is asked first: refuse it, or do something legal in its place."""
        self.do(self.lane.seat, None, said)
        self.lane.look()

    def _let_bots_play(self) -> None:
        self._legal.clear()
        if not self._minds:
            return
        position = self.position
        while True:
            seat = next((seat for seat in position.pending() if seat in self._minds), None)
            if seat is None:
                return
            position.apply(seat, self._minds[seat].choose(position.view(seat), seat))

    # ---- rewards

    def rewards(self) -> list[float]:
        """What each seat has gained since this was last asked."""
        plan = self.plan
        if plan.reward in AT_THE_END:
            if not self.over:
                return [0.0] * plan.seats
            return self._shares() if plan.reward == "win" else self._shares_and_leads()
        before, self._points = self._points, self._standing_points()
        gained = [float(now - then) for now, then in zip(self._points, before, strict=True)]
        if plan.reward == "points":
            return gained
        shares = self._shares() if self.over else [0.0] * plan.seats
        return [share + plan.points_scale * points for share, points in zip(shares, gained, strict=True)]

    def _shares(self) -> list[float]:
        winners = self.position.standings().winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.plan.seats)]

    def _shares_and_leads(self) -> list[float]:
        leads = shares(self._standing_points(), self.plan.game.margin)
        return [0.5 * (share + lead) for share, lead in zip(self._shares(), leads, strict=True)]

    def _standing_points(self) -> list[int]:
        standings = self.position.standings()
        return [standings.of(seat).points for seat in range(self.plan.seats)]

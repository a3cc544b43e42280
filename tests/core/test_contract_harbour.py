"""Harbour keeps the whole contract, and the contract notices games that do not."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any, ClassVar

import pytest

from ecumene import contract
from ecumene.core.action import Action, Actions, Seat
from ecumene.core.agenda import Item
from ecumene.core.chance import Chance
from ecumene.core.errors import IllegalAction
from ecumene.core.options import Options, OptionValue
from ecumene.core.position import Position
from ecumene.core.record import Play, Record
from ecumene.core.standings import Standings
from ecumene.core.tally import Tally
from tests.tiny.harbour import Harbour
from tests.tiny.harbour.game import Customs, HarbourPosition, HarbourSpeech, Round, Turn


@pytest.mark.parametrize("seats", Harbour.seat_counts)
@pytest.mark.parametrize("seed", range(3))
def test_harbour_keeps_the_contract(harbour: Harbour, seats: int, seed: int) -> None:
    record = contract.check_game(harbour, seats, seed, thorough=1)
    assert record.result is not None
    assert 10 <= len(record.standing()) <= 60


@pytest.mark.parametrize("rounds", [2, 4])
def test_it_does_so_with_every_option(harbour: Harbour, rounds: int) -> None:
    record = contract.check_game(harbour, 3, 1, {"rounds": rounds})
    assert record.options == {"rounds": rounds}


def test_the_share_of_thorough_checks_does_not_change_the_game_that_is_checked(harbour: Harbour) -> None:
    assert contract.check_game(harbour, 2, 1, thorough=0) == contract.check_game(harbour, 2, 1, thorough=0)


# ---- games that break their word


class Careless(HarbourPosition):
    """A position to spoil."""


class HidesTooLittle(Careless):
    def _hide(self, seat: Seat | None) -> None:
        deck = self.deck
        super()._hide(seat)
        self.deck = deck


class GuessesTooMuch(Careless):
    def _imagine(self, seat: Seat, rng: Random) -> None:
        super()._imagine(seat, rng)
        self.hands[seat].reverse()
        self.hands[seat].append(self.deck.pop())


class Peeks(Careless):
    def guess(self, seat: Seat, rng: Random) -> Position:
        if self.chance is None:
            return super().guess(seat, rng)
        twin = self.copy()
        twin.chance = Chance(rng.getrandbits(60))
        return twin


class KeepsTheQuestionSecret(Careless):
    def pending(self) -> tuple[Seat, ...]:
        return () if self.chance is None else super().pending()


class NosyTurn(Turn):
    """Asks the next seat instead when the top card of the deck is spice or wine."""

    def pending(self, position: HarbourPosition) -> tuple[Seat, ...]:
        return ((self.seat + (position.deck[-1] in (0, 1))) % position.seats,)


class AsksOnSecrets(Careless):
    def settle(self) -> None:
        super().settle()
        top = self.agenda[-1] if self.agenda else None
        if isinstance(top, Turn):
            self.agenda[-1] = NosyTurn(top.seat, top.plays)


class PlaysOnViews(Careless):
    def apply(self, seat: Seat, action: Action) -> None:
        if self.chance is not None:
            super().apply(seat, action)


class OffersTwice(Careless):
    def legal(self, seat: Seat) -> Sequence[Action]:
        legal = list(super().legal(seat))
        return legal + legal[:1]


class OffersTooLittle(Careless):
    def legal(self, seat: Seat) -> Sequence[Action]:
        return list(super().legal(seat))[:-1] or super().legal(seat)


class OffersTooMuch(Careless):
    def legal(self, seat: Seat) -> Sequence[Action]:
        legal = super().legal(seat)
        return [*legal, self.harbour.claim] if legal else ()


class OffersNothing(Careless):
    def legal(self, seat: Seat) -> Sequence[Action]:
        return [] if isinstance(self.agenda[-1], Customs) else super().legal(seat)


class OffersInAnyOrder(Careless):
    tick = count()

    def legal(self, seat: Seat) -> Sequence[Action]:
        legal = list(super().legal(seat))
        return legal[::-1] if next(self.tick) % 2 else legal


class SharesHands(Careless):
    def copy(self) -> HarbourPosition:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class CopiesHalf(Careless):
    def copy(self) -> HarbourPosition:
        twin = super().copy()
        twin.discards = []
        return twin


class IsHeard(Careless):
    def copy(self) -> HarbourPosition:
        twin = super().copy()
        twin.journal = []
        return twin


class HasItsOwnLuck(Careless):
    tick = count()

    def near(self, seat: Seat) -> list[Seat]:
        return super().near(seat) if next(self.tick) % 3 else []


class RefusesByNoRule(Careless):
    def apply(self, seat: Seat, action: Action) -> None:
        try:
            super().apply(seat, action)
        except IllegalAction:
            raise IllegalAction("harbour.no_such_rule") from None


class RemembersRefusals(Careless):
    def apply(self, seat: Seat, action: Action) -> None:
        try:
            super().apply(seat, action)
        except IllegalAction as refusal:
            if refusal.rule == "harbour.turn.hand":
                self.coins[0][0] += 1
            raise


class Crashes(Careless):
    def apply(self, seat: Seat, action: Action) -> None:
        if action == self.harbour.draw:
            raise ZeroDivisionError("by nothing")
        super().apply(seat, action)


class RemembersWhoCameFirst(Careless):
    def apply(self, seat: Seat, action: Action) -> None:
        super().apply(seat, action)
        if action in self.harbour.berth:
            self.coins[seat][0] += len(self.pending())


class LosesCards(Careless):
    def discard(self, seat: Seat, card: int) -> None:
        self.hands[seat].remove(card)


class CountsListeners(Careless):
    def tell(self, say: str, args: dict[str, Any], tally: Tally | None = None) -> None:
        if self.journal is not None:
            self.coins[0][0] += 1
        super().tell(say, args, tally)


class TellsNonsense(Careless):
    def tell(self, say: str, args: dict[str, Any], tally: Tally | None = None) -> None:
        super().tell("harbour-log-nonsense", args, tally)


class DumpsTuples(Careless):
    def _state(self) -> dict[str, Any]:
        return {**super()._state(), "berths": tuple(self.berths)}


class ForgetsOnLoading(Careless):
    def _restore(self, state: dict[str, Any]) -> None:
        super()._restore({**state, "discards": []})


class Miscounts(Careless):
    def standings(self) -> Standings:
        rows = super().standings()
        rows.rows = [replace(row, points=row.points + 1) for row in rows.rows]
        return rows


class ForgetsASeat(Careless):
    def standings(self) -> Standings:
        rows = super().standings()
        rows.rows = rows.rows[:-1]
        return rows


class ExplainsByNoRule(Careless):
    def explain(self, seat: Seat, action: Action) -> Tally | None:
        return Tally("harbour.no_such_rule")


class Spoilt(Harbour):
    """Harbour with a spoilt position."""

    position: ClassVar[type[HarbourPosition]] = HarbourPosition
    agenda_items: ClassVar[tuple[type[Item], ...]] = (*Harbour.agenda_items, NosyTurn)

    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        return self.position(self, seats, options, chance)


@pytest.mark.parametrize(
    ("position", "promise"),
    [
        (HidesTooLittle, "the view does not change with what the seat may not know"),
        (GuessesTooMuch, "the view does not change with what the seat may not know"),
        (Peeks, "a view is enough to guess from"),
        (KeepsTheQuestionSecret, "whom the game asks is public"),
        (AsksOnSecrets, "whom the game asks (is public|depends on public facts only)"),
        (PlaysOnViews, "nobody plays on a view"),
        (OffersTwice, "no action is legal twice"),
        (OffersTooLittle, "is not in legal, yet it was not refused"),
        (OffersTooMuch, "IllegalAction: claim — "),
        (OffersNothing, r"seat \d must decide and has no legal action"),
        (OffersInAnyOrder, "asking again gives the same legal actions"),
        (SharesHands, "a copy stays untouched when its twin moves on"),
        (CopiesHalf, "AuditError: cards are lost or doubled|a copy is equal"),
        (IsHeard, "nobody hears a copy"),
        (HasItsOwnLuck, "listening changes what happens|twins given the same choices stay equal"),
        (RefusesByNoRule, "refused by 'harbour.no_such_rule', which is no rule of the game"),
        (RemembersRefusals, "a refused action leaves the position untouched"),
        (Crashes, "ZeroDivisionError: by nothing"),
        (RemembersWhoCameFirst, "the order in which simultaneous choices arrive leaves a trace"),
        (LosesCards, "AuditError: cards are lost or doubled"),
        (CountsListeners, "listening changes what happens"),
        (TellsNonsense, 'ContentError: words/en.ftl: message "harbour-log-nonsense" is missing'),
        (DumpsTuples, "a dump holds only plain JSON types"),
        (ForgetsOnLoading, "what is loaded is what was dumped"),
        (Miscounts, "points, but the tally sums to"),
        (ForgetsASeat, "every seat stands in the standings"),
        (ExplainsByNoRule, "the tally names 'harbour.no_such_rule', which is no rule of the game"),
    ],
)
def test_a_spoilt_position_is_reported(position: type[HarbourPosition], promise: str) -> None:
    game = type("Spoilt", (Spoilt,), {"position": position})()
    with pytest.raises(AssertionError, match=rf"^harbour, 3 seats, seed 1, decision \d+.*: .*({promise})"):
        contract.check_game(game, 3, 1, thorough=1)


class EndsTooLate(Harbour):
    longest = 10


class NeverEnds(Harbour):
    def _set_up(self, position: Position) -> None:
        super()._set_up(position)
        position.agenda[0] = Round(0, 10**9)


class TakesAnySeats(Harbour):
    def _seats(self, seats: object) -> int:
        return 2


class TakesAnyOption(Harbour):
    def _options(self, given: Mapping[str, OptionValue]) -> Options:
        return {"rounds": 3}


class TakesAnyNotation(Harbour):
    def action(self, notation: str) -> Action:
        return super().action(notation) if notation else self.draw


class LoadsAnything(Harbour):
    def load(self, dump: Mapping[str, Any]) -> Position:
        return super().load(dump) if "agenda" in dump else self.new(2)


class WritesBadNotation(Harbour):
    bad: ClassVar[str] = ""

    def _actions(self) -> Actions:
        actions = list(super()._actions())
        return Actions([*actions, Action(len(actions), self.bad)])


class Miscatalogued(Harbour):
    def _actions(self) -> Actions:
        return Wrapping(list(super()._actions()))


class Wrapping(Actions):
    def __getitem__(self, index: int) -> Action:
        return super().__getitem__(index % len(self))


class RecordsBadly(Harbour):
    def outcome_text(self, purpose: str, outcome: int) -> str:
        return "?" if purpose == "market" else super().outcome_text(purpose, outcome)


class Mistranslates(Harbour):
    def outcome_of(self, purpose: str, text: str) -> int:
        return super().outcome_of(purpose, text) ^ (purpose == "first")


class Overvalues(Harbour):
    def evaluate(self, position: Position, seat: Seat) -> float:
        return math.nan


class AnswersWrongly(Harbour):
    def default(self, view: Position, seat: Seat) -> Action | None:
        return self.claim


class HurriesTooMuch(Harbour):
    def quick_action(self, position: Position, seat: Seat, rng: Random) -> Action:
        return self.claim


class Mumbles(Harbour):
    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> HarbourSpeech:
        return Mumbling(self, lang, names)


class Mumbling(HarbourSpeech):
    def say(self, view: Position, seat: Seat, action: Action) -> str:
        return "Do something"


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (EndsTooLate, "no game takes more than 10 decisions"),
        (NeverEnds, "no game takes more than 80 decisions"),
        (TakesAnySeats, "seats=-1: must be refused"),
        (TakesAnyOption, "no such option=0: must be refused"),
        (TakesAnyNotation, "'': must be refused"),
        (LoadsAnything, r"dump\['agenda'\]: a dump that lacks it must be refused"),
        (Miscatalogued, "the catalogue has no number -1"),
        (RecordsBadly, r"RecordError: .*chance 'market': '\?' is no outcome"),
        (Mistranslates, "RecordError: .*chance 'first'"),
        (Overvalues, "a view can be evaluated"),
        (AnswersWrongly, "the default, claim, is not legal"),
        (HurriesTooMuch, "the quick action, claim, is not legal"),
        (Mumbles, "another legal action says 'Do something' too"),
    ],
)
def test_a_spoilt_game_is_reported(game: type[Harbour], promise: str) -> None:
    with pytest.raises(AssertionError, match=rf"^harbour, 2 seats, seed 1, decision \d+.*{promise}"):
        contract.check_game(game(), 2, 1)


@pytest.mark.parametrize("notation", ["!undo 1", "two | bars", "two\nlines", " spaced"])
def test_a_notation_must_be_able_to_stand_in_a_record(notation: str) -> None:
    game = type("Bad", (WritesBadNotation,), {"bad": notation})
    with pytest.raises(AssertionError, match="its notation cannot stand in a record"):
        contract.check_game(game(), 2, 1)


def test_a_record_that_leads_elsewhere_is_reported(harbour: Harbour) -> None:
    play = Play(harbour, 2, 1)
    case = contract.Case(harbour, 2, 1)
    contract.wander(play.position, Random(0), 3)  # behind the record's back
    with pytest.raises(AssertionError, match="the record replays to the same position"):
        contract.check_record(case, play, {})


def test_a_failure_names_the_options(harbour: Harbour) -> None:
    case = contract.Case(harbour, 2, 7, {"rounds": 4}, 12)
    case.at(1, harbour.action("draw"))
    with pytest.raises(
        contract.BrokenContract, match=r"^harbour, 2 seats, seed 7 rounds=4, decision 12, seat 1 draw: no$"
    ):
        case.require(False, "no")


def test_the_record_of_a_checked_game_is_a_fixture(harbour: Harbour) -> None:
    record = contract.check_game(harbour, 2, 2)
    assert Record.parse(str(record)).replay(harbour).pending() == ()

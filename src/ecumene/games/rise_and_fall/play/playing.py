"""Phase A: all players choose a card in secret and reveal it together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Sealed
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_and_fall.box.actions import PLAY, RiseAction
from ecumene.games.rise_and_fall.play.model import CARDS, DISCARD, HAND
from ecumene.games.rise_and_fall.play.position import RisePosition


@dataclass(frozen=True, eq=False)
class PlayCard(Sealed):
    """Which card of the hand [rise_and_fall.playing.choose]?

    Until all have chosen, only this item knows who chose what [rise_and_fall.cards.secret].
    """

    def answered(self, sealed: tuple[tuple[Seat, str], ...]) -> Sealed:
        return PlayCard(self.seats, sealed)

    def legal(self, position: RisePosition, seat: Seat) -> Sequence[Action]:
        play = position.acts.play
        return [play[kind] for kind in position.cards_in(seat, HAND)]

    def check(self, position: RisePosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, RiseAction)
        if action.verb != PLAY or position.card[CARDS * seat + action.arg] != HAND:
            raise IllegalAction("rise_and_fall.playing.choose")

    def reveal(self, position: RisePosition, choices: Mapping[Seat, Action]) -> None:
        """Each card goes face up on its owner's discard [rise_and_fall.playing.reveal].

        It is the one that lies on top [rise_and_fall.cards.top_discard].
        """
        for seat, action in choices.items():
            assert isinstance(action, RiseAction)
            kind = action.arg
            position.card[CARDS * seat + kind] = DISCARD
            position.pile[seat].append(kind)
            position.played[seat] = kind
            position.tell_card("rise_and_fall-log-plays", seat, kind)

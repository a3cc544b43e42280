"""What a choice promises where its effect comes later, and which choices deserve a thought at all.

A card is judged by the turn it would bring, played out alone; cards given away by what is left; a tile by the room it
leaves, since a world is everybody's; a first piece by its surroundings. For bots, not a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Action, Seat, highest
from ecumene.games.rise_and_fall.box.actions import DEPLOY_NOMAD, END, WAKE, RiseAction
from ecumene.games.rise_and_fall.mind.evaluate import evaluate
from ecumene.games.rise_and_fall.mind.worth import site, worth
from ecumene.games.rise_and_fall.play.activation import TakeTurn, UsePiece, WakePiece, can_act, idle_pieces, options
from ecumene.games.rise_and_fall.play.buying_back import BuyBackTogether, purchase
from ecumene.games.rise_and_fall.play.creation import LayTile, LiftTile, RelayTile
from ecumene.games.rise_and_fall.play.decline import GiveCards
from ecumene.games.rise_and_fall.play.deployment import Deploy
from ecumene.games.rise_and_fall.play.model import CARDS, DECLINE, DISCARD
from ecumene.games.rise_and_fall.play.playing import PlayCard
from ecumene.games.rise_and_fall.play.position import RisePosition

USES: Final = 6  # things to do with a piece that deserve a thought
CLOSE: Final = 3.0  # points behind the best that still deserve a search
CHOICES: Final = 3  # uses that are searched
SITES: Final = 10  # hexes for a first piece
PLACES: Final = 24  # places for a tile that are looked at


def appraise(position: RisePosition, seat: Seat, action: RiseAction) -> float:
    """What doing an action promises to a seat, in points against the others."""
    top = position.agenda[-1]
    after = judged(position, seat, action)
    if isinstance(top, Deploy):
        cell = position.ground.cell(action.arg)
        return evaluate(after, seat) + site(position, seat, action.verb - DEPLOY_NOMAD, cell)
    if isinstance(top, (LayTile, RelayTile)):
        draft = after.draft
        return 0.0 if draft is None else 0.01 * len(draft.places())
    return evaluate(after, seat)


def judged(position: RisePosition, seat: Seat, action: RiseAction) -> RisePosition:
    """The position that shows what an action is good for."""
    top = position.agenda[-1]
    after = position.copy()
    if isinstance(top, PlayCard):
        return _turn_of(after, seat, action.arg)
    if isinstance(top, GiveCards):
        return _without(after, seat, action.arg)
    if isinstance(top, BuyBackTogether):
        after.agenda.pop()
        purchase(after, seat, action)
        return after
    after.apply(seat, action)
    return _best_after(after, seat) if isinstance(top, WakePiece) and action.verb != END else after


def _best_after(position: RisePosition, seat: Seat) -> RisePosition:
    """The best that the piece just woken can achieve."""
    best, most = position, -999.0
    for action in position.legal(seat):
        after = position.copy()
        after.apply(seat, action)
        value = evaluate(after, seat)
        if value > most:
            best, most = after, value
    return best


# ---- cards


def _turn_of(after: RisePosition, seat: Seat, kind: int) -> RisePosition:
    """A seat plays a card and has its turn at once, as if the others passed."""
    after.card[CARDS * seat + kind] = DISCARD
    after.pile[seat].append(kind)
    after.played[seat] = kind
    after.agenda.pop()
    after.agenda = [item for item in after.agenda if not isinstance(item, TakeTurn)]
    after.agenda.append(TakeTurn(seat))
    after.settle()
    spare = evaluate(after, seat)
    while after.agenda:
        top = after.agenda[-1]
        if not isinstance(top, WakePiece):
            break
        following = _next_deed(after, seat)
        value = evaluate(following, seat)
        if value < spare:
            after.apply(seat, after.acts.by_verb[END])
            break
        after, spare = following, value
    return after


def _next_deed(position: RisePosition, seat: Seat) -> RisePosition:
    """The position after the first piece that can act has done its best."""
    piece = next(piece for piece in idle_pieces(position, seat) if can_act(position, seat, piece))
    begun = position.copy()
    begun.agenda[-1] = UsePiece(seat, piece)
    best = begun
    most = -999.0
    for action in promising(begun, seat, piece):
        after = begun.copy()
        after.apply(seat, action)
        value = evaluate(after, seat)
        if value > most:
            best, most = after, value
    return best


def _without(after: RisePosition, seat: Seat, cards: int) -> RisePosition:
    """The cards are given, and nobody else has given any yet."""
    for kind in range(CARDS):
        if cards >> kind & 1:
            if after.card[CARDS * seat + kind] == DISCARD:
                after.pile[seat].remove(kind)
            after.card[CARDS * seat + kind] = DECLINE
    after.agenda.pop()
    return after


# ---- what deserves a thought


def candidates(position: RisePosition, seat: Seat) -> Sequence[Action]:
    """The choices worth a search, the best first as far as one can tell.

    In which order pieces act matters little, so only the next one is named; and of what it can do, only what comes
    close to the best. Cards are worth a longer thought.
    """
    top = position.agenda[-1]
    if isinstance(top, UsePiece):
        return _close_uses(position, seat, top.piece)
    if isinstance(top, WakePiece):
        return [_next_awake(position, seat)]
    legal = position.legal(seat)
    if isinstance(top, Deploy):
        return best_of(position, seat, legal, SITES)
    if isinstance(top, (LayTile, LiftTile, RelayTile)):
        return best_of(position, seat, legal[:: len(legal) // PLACES + 1], 1)
    return legal


def _close_uses(position: RisePosition, seat: Seat, piece: int) -> list[Action]:
    """What a piece can do that promises nearly as much as the best."""
    found = promising(position, seat, piece)
    if len(found) == 1:
        return found
    values: list[float] = []
    for action in found:
        after = position.copy()
        after.apply(seat, action)
        values.append(evaluate(after, seat))
    least = max(values) - CLOSE
    near = [place for place in range(len(values)) if values[place] >= least]
    return highest([found[place] for place in near], [values[place] for place in near], CHOICES)


def _next_awake(position: RisePosition, seat: Seat) -> Action:
    """The piece that has most to do, if doing it is better than nothing; else the end."""
    end = position.acts.by_verb[END]
    rested = position.copy()
    rested.apply(seat, end)
    resting = evaluate(rested, seat)
    pieces = idle_pieces(position, seat)
    values = [_most(position, seat, piece) for piece in pieces]
    for place in sorted(range(len(values)), key=values.__getitem__, reverse=True):
        if values[place] > -99.0 and best_use(position, seat, pieces[place]) > resting:
            return position.ground.acts(WAKE)[position.place[pieces[place]]]
    return end


def _most(position: RisePosition, seat: Seat, piece: int) -> float:
    """The worth of the best that a piece could do at a glance; -99 if it can do nothing."""
    best = -99.0
    for action in options(position, seat, piece):
        assert isinstance(action, RiseAction)
        value = worth(position, seat, piece, action)
        if value > best:
            best = value
    return best


def best_use(position: RisePosition, seat: Seat, piece: int) -> float:
    """The most that a piece can achieve, of what seems promising."""
    begun = position.copy()
    begun.agenda[-1] = UsePiece(seat, piece)
    best = -999.0
    for action in promising(begun, seat, piece):
        after = begun.copy()
        after.apply(seat, action)
        value = evaluate(after, seat)
        if value > best:
            best = value
    return best


def promising(position: RisePosition, seat: Seat, piece: int) -> list[Action]:
    """The few best uses of a piece at a glance."""
    found = options(position, seat, piece)
    if len(found) <= 1:
        return found
    values: list[float] = []
    for action in found:
        assert isinstance(action, RiseAction)
        values.append(worth(position, seat, piece, action))
    return highest(found, values, USES)


def best_of(position: RisePosition, seat: Seat, actions: Sequence[Action], number: int) -> list[Action]:
    """The few best actions by what they promise."""
    values: list[float] = []
    for action in actions:
        assert isinstance(action, RiseAction)
        values.append(appraise(position, seat, action))
    return highest(actions, values, number)

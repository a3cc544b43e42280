"""The cards of Rise & Fall on the table: hands, discards, reserves, Decline, and what is chosen but not yet shown."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.agenda import Item, Sealed
from ecumene.core.scene import Element
from ecumene.core.staging import zone_id
from ecumene.games.rise_and_fall.box.actions import GIVE, PLAY, REDEEM, RiseAction
from ecumene.games.rise_and_fall.play.activation import UsePiece, WakePiece
from ecumene.games.rise_and_fall.play.model import CARDS, DECLINE, HAND, RESERVE, UNSEEN, is_active
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.scene.drawings import Drawings
from ecumene.games.rise_and_fall.scene.stage import DECLINE_ZONE, PLACES, TRAY


def question(position: RisePosition) -> Item | None:
    """The question of the moment; None when the game is over."""
    return position.agenda[-1] if position.agenda else None


def card_elements(position: RisePosition, viewer: Seat | None, drawings: Drawings) -> list[Element]:
    """All cards where they lie, and the zones that have more to say than the stage says."""
    top = question(position)
    ready = dict(top.sealed) if isinstance(top, Sealed) else {}
    found: list[Element] = []
    for seat in range(position.seats):
        own = seat == viewer
        sealed = _sealed(position, ready[seat]) if own and seat in ready else None
        found += _in_tray(seat) if own else _counted(position, seat, seat in ready)
        for kind in range(CARDS):
            if own or not _is_hidden(position, seat, kind):
                found.append(_card(position, seat, kind, own, sealed, drawings))
    return found


def _in_tray(seat: Seat) -> list[Element]:
    """The viewer's own cards lie in front of the viewer."""
    return [{"id": zone_id(place, seat), "region": TRAY} for place in PLACES]


def _sealed(position: RisePosition, notation: str) -> RiseAction:
    """What the viewer has chosen while others still choose."""
    action = position.acts.read(notation)
    assert isinstance(action, RiseAction)
    return action


# ---- what others have


def _counted(position: RisePosition, seat: Seat, ready: bool) -> list[Element]:
    """How many cards another player has where they are not shown: chosen in secret, or face down by agreement."""
    found: list[Element] = []
    if ready:
        found.append({"id": zone_id("played", seat), "count": 1})
    if position.options["discards"] == "top":
        discarded = len([kind for kind in position.pile[seat] if not _acts_now(position, seat, kind)])
        found.append({"id": zone_id("hand", seat), "count": position.hand_size(seat)})
        found.append({"id": zone_id("discard", seat), "layout": "pile", "count": discarded})
    return found


def _is_hidden(position: RisePosition, seat: Seat, kind: int) -> bool:
    """Whether others do not see a card because only the top discard is shown [rise_and_fall.cards.top_discard]."""
    if position.options["discards"] != "top":
        return False
    state = position.card[CARDS * seat + kind]
    return state in (HAND, UNSEEN)


def _acts_now(position: RisePosition, seat: Seat, kind: int) -> bool:
    """Whether a card was played in this round and players are still acting."""
    return position.played[seat] == kind and isinstance(question(position), (WakePiece, UsePiece))


# ---- a card


def _card(
    position: RisePosition, seat: Seat, kind: int, own: bool, sealed: RiseAction | None, drawings: Drawings
) -> Element:
    state = position.card[CARDS * seat + kind]
    place, slot, look = _place(position, seat, kind, state)
    if sealed is not None:
        if sealed.verb == REDEEM and sealed.arg == kind:
            look = "claimed"
        elif (sealed.verb == PLAY and sealed.arg == kind) or (sealed.verb == GIVE and sealed.arg >> kind & 1):
            place, look = "played", "down"
    size = "chip"
    if own and state != DECLINE:
        size = "card" if place == "hand" or place == "played" else "tile"
    standing = position.standing[CARDS * seat + kind]
    points = position.pieces[kind].points[standing] if is_active(state) else 0
    holder = zone_id(place, seat) if place else DECLINE_ZONE
    count = (standing, position.pieces[kind].count, points)
    return drawings.card(seat, kind, holder, slot, size, look, count)


def _place(position: RisePosition, seat: Seat, kind: int, state: int) -> tuple[str, int, str]:
    """A card's place, its slot there, and its state; while players act it lies beside the discard."""
    if state == RESERVE:
        return "reserve", kind, "dim"
    if state == DECLINE:
        return "", CARDS * seat + kind, ""
    if state == HAND:
        return "hand", kind, ""
    if _acts_now(position, seat, kind):
        top = question(position)
        mover = isinstance(top, (WakePiece, UsePiece)) and top.seat == seat
        return "played", kind, "current" if mover else ""
    return "discard", position.pile[seat].index(kind), ""

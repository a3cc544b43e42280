"""What an advance costs, as the page shows it: the price, the ways to pay it, and what is left."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.action import Seat
from ecumene.core.scene import Act, Chip, Message, PricePart
from ecumene.core.staging import Icons, icon
from ecumene.games.tapestry.box.content import FREELY, MIXTURES, RESOURCES
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import KINDS, NONE
from ecumene.games.tapestry.play.turns import cost, mixture
from ecumene.games.tapestry.scene.things import said
from ecumene.games.tapestry.speech.describing import counted, paid


def whole_price(position: TapestryPosition, track: int, token: int, way: int) -> list[int]:
    """All that a step costs: the track's own resource, and what one pays the rest with."""
    amounts = list(position.acts.payments[way]) if way != NONE else [0] * KINDS
    own = cost(position, track, token)[0]
    if own:
        amounts[position.box.tracks[track].resource] += own
    return amounts


def payment(amounts: Sequence[int], first: int) -> Chip:
    """What is paid, in small; the resource that everybody must pay comes first."""
    order = sorted(range(KINDS), key=lambda resource: resource != first)
    icons: Icons = [icon(RESOURCES[resource], amounts[resource]) for resource in order if amounts[resource]]
    return {"icons": icons, "label": paid(amounts)}


def add_price(
    position: TapestryPosition, seat: Seat, track: int, token: int, way: int, first: Message | None, act: Act
) -> None:
    """Add to an advance what it costs, what is paid for it, and what is left; `first` is what comes before all else."""
    amounts = whole_price(position, track, token, way)
    act["price"] = _price(position, track, token)
    act["pays"] = payment(amounts, position.box.tracks[track].resource)["icons"]
    stock = position.stock[KINDS * seat : KINDS * seat + KINDS]
    left = [stock[resource] - amounts[resource] for resource in range(KINDS)]
    keeps = said("scene-keeps", what=paid(left)) if any(left) else said("scene-keeps-nothing")
    act["after"] = [keeps, first] if first is not None else [keeps]


def _price(position: TapestryPosition, track: int, token: int) -> list[PricePart]:
    """The track's own resource, and how many of which others."""
    own, free = cost(position, track, token)
    found: list[PricePart] = []
    if own:
        resource = RESOURCES[position.box.tracks[track].resource]
        found.append({"icon": resource, "n": own, "label": counted(resource, own)})
    if free:
        mixed = mixture(position, track, token)
        freely = mixed == FREELY
        label = said("scene-tier-price", own=0, any=free) if freely else said(f"scene-tier-{MIXTURES[mixed]}", n=free)
        found.append({"icon": "any" if freely else MIXTURES[mixed], "n": free, "label": label})
    return found

"""Attacks: whom one may attack, and what both sides lose."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import UNITEMISED, Items
from ecumene.games.rise_of_empires.box.content import ATTACKER_LOSS, DEFENCE, DEFENDER_LOSS
from ecumene.games.rise_of_empires.play.model import EmpiresPosition

# ---- against whom


def protected(position: EmpiresPosition, seat: Seat, region: int) -> bool:
    """Whether an alliance keeps a seat's cubes in a region from every attack [rise_of_empires.effects.ally]."""
    return position.alliance[seat] == region


def opponents(position: EmpiresPosition, seat: Seat, region: int) -> list[Seat]:
    """Whose cubes in a region a seat may attack."""
    found: list[Seat] = []
    for other in range(position.seats):
        if other != seat and position.cubes_of(other, region) and not protected(position, other, region):
            found.append(other)
    return found


def fights(position: EmpiresPosition, seat: Seat) -> list[tuple[int, Seat]]:
    """The regions and opponents that a seat may fight: both have cubes there [rise_of_empires.combat.where].

    Nobody needs to have placed cubes there just now [rise_of_empires.combat.anywhere].
    """
    found: list[tuple[int, Seat]] = []
    for region in position.occupied(seat):
        for other in opponents(position, seat, region):
            found.append((region, other))
    return found


def check_cubes(position: EmpiresPosition, seat: Seat, region: int, opponent: Seat, rule: str) -> None:
    """Refuse an attack on cubes that are not there, or that an alliance protects."""
    name = position.box.regions[region].id
    if opponent == seat or opponent >= position.seats or not position.cubes_of(opponent, region):
        raise IllegalAction(rule, region=name)
    if protected(position, opponent, region):
        raise IllegalAction("rise_of_empires.effects.ally", region=name)


def check_fight(position: EmpiresPosition, seat: Seat, region: int, opponent: Seat) -> None:
    """Refuse a fight where one of the two has no cubes."""
    if not position.cubes_of(seat, region):
        raise IllegalAction("rise_of_empires.combat.where", region=position.box.regions[region].id)
    check_cubes(position, seat, region, opponent, "rise_of_empires.combat.where")


# ---- what is lost


def own_loss(
    position: EmpiresPosition, seat: Seat, region: int, line: int, by_tile: bool, items: Items = UNITEMISED
) -> int:
    """The cubes that the attacker loses in a fight; an empire tile's is milder with the right progress.

    [rise_of_empires.effects.attacker_loss]
    """
    loss = items.add("rise_of_empires.combat.losses", line)
    if by_tile:
        bonus = position.active_modifier(seat, ATTACKER_LOSS)
        loss += items.add("rise_of_empires.effects.attacker_loss", bonus)
    return _possible(loss, position.cubes_of(seat, region), items)


def other_loss(
    position: EmpiresPosition,
    seat: Seat,
    opponent: Seat,
    region: int,
    line: int,
    by_tile: bool,
    items: Items = UNITEMISED,
) -> int:
    """The cubes that the attacked opponent loses: more by an empire tile's fight, fewer with a defence.

    [rise_of_empires.effects.defender_loss] [rise_of_empires.effects.defence]
    The attacker's new progress waits, a defence counts at once [rise_of_empires.progress.delay_own_actions]
    [rise_of_empires.progress.at_once].
    """
    loss = items.add("rise_of_empires.combat.losses", line)
    if by_tile:
        bonus = position.active_modifier(seat, DEFENDER_LOSS)
        loss += items.add("rise_of_empires.effects.defender_loss", bonus)
    loss += items.add("rise_of_empires.effects.defence", position.modifier(opponent, DEFENCE))
    return _possible(loss, position.cubes_of(opponent, region), items)


def _possible(loss: int, there: int, items: Items) -> int:
    """Never below 0, and never more cubes than there are [rise_of_empires.combat.surplus]."""
    loss = items.floor("rise_of_empires.combat.losses", loss, 0)
    return loss + items.add("rise_of_empires.combat.surplus", min(there - loss, 0))


def fight(
    position: EmpiresPosition, seat: Seat, region: int, opponent: Seat, line: tuple[int, int], by_tile: bool
) -> None:
    """Both lose cubes to their stocks [rise_of_empires.combat.losses] [rise_of_empires.combat.to_stock]."""
    own = own_loss(position, seat, region, line[0], by_tile)
    other = other_loss(position, seat, opponent, region, line[1], by_tile)
    position.cubes[position.regions * seat + region] -= own
    position.cubes[position.regions * opponent + region] -= other
    if position.journal is not None:
        name = position.box.regions[region].id
        told = {"who": seat, "other": opponent, "region": name, "n": own, "m": other}
        position.tell("rise_of_empires-log-fights", told)

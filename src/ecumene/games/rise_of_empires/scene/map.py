"""The map in the scene: cubes, alliances, who leads where and what a region would pay now."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.scene import Element, Message, TallyData, TallyItem, Text
from ecumene.core.texts import player
from ecumene.games.rise_of_empires.box.content import NONE, THINGS
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.play.reach import overseas_open
from ecumene.games.rise_of_empires.play.yields import region_points, region_share
from ecumene.games.rise_of_empires.scene.stage import arrow_id, region_worth
from ecumene.games.rise_of_empires.scene.things import cubes_id, said
from ecumene.games.rise_of_empires.speech.describing import counted


def map_elements(position: EmpiresPosition) -> list[Element]:
    """What the map shows beyond its printed face."""
    found: list[Element] = []
    for region in range(position.regions):
        found += region_elements(position, region)
    for number, (_, _, era) in enumerate(position.box.arrows):
        if era > position.era:
            found.append({"id": arrow_id(number), "state": ["dim"]})
    for seat, region in enumerate(position.alliance):
        if region != NONE:
            found.append(_alliance(position, seat, region))
    return found


def region_elements(position: EmpiresPosition, region: int) -> list[Element]:
    """A region: whose it is, what it pays, and the cubes of each player."""
    entry = position.box.regions[region]
    area: Element = {"id": entry.id}
    if is_closed(position, region):
        area["state"] = ["dim"]
    found: list[Element] = [area]
    for seat in range(position.seats):
        if position.cubes_of(seat, region):
            found.append(_cubes(position, seat, region))
    if len(found) > 1:
        first, _ = position.leaders(region)
        if len(first) == 1:
            area["owner"] = player(first[0])
        area["lines"] = [*region_worth(entry), *_shares(position, region, first)]
        area["tally"] = _points(position, region)
    return found


def is_closed(position: EmpiresPosition, region: int) -> bool:
    """Whether nobody may place cubes in a region in this turn [rise_of_empires.empire.era]."""
    entry = position.box.regions[region]
    return entry.era > position.era or (position.overseas(region) and not overseas_open(position))


def _cubes(position: EmpiresPosition, seat: Seat, region: int) -> Element:
    name, n = position.box.regions[region].id, position.cubes_of(seat, region)
    return {
        "id": cubes_id(name, seat),
        "type": "piece",
        "kind": "counter",
        "in": name,
        "owner": player(seat),
        "n": n,
        "label": said("scene-cubes", who=player(seat), what=counted("cube", n)),
    }


def _alliance(position: EmpiresPosition, seat: Seat, region: int) -> Element:
    return {
        "id": f"alliance.{player(seat)}",
        "type": "piece",
        "kind": "fort",
        "in": position.box.regions[region].id,
        "owner": player(seat),
        "label": said("scene-alliance", who=player(seat)),
        "rule": ["rise_of_empires.effects.ally"],
    }


# ---- what it would pay now


def _shares(position: EmpiresPosition, region: int, first: list[Seat]) -> list[Text]:
    """Who has the benefit, or how it is shared."""
    entry = position.box.regions[region]
    lines: list[Text] = []
    for seat in first:
        share = region_share(position, seat, region) if entry.benefit != NONE else 0
        what: Message = counted(THINGS[entry.benefit], share) if share else said("none")
        if len(first) > 1:
            lines.append(said("scene-shares", who=player(seat), what=what))
        elif share:
            lines.append(said("scene-leads-for", who=player(seat), what=what))
        else:
            lines.append(said("scene-leads", who=player(seat)))
    return lines


def _points(position: EmpiresPosition, region: int) -> TallyData:
    """The points of a region at the end of this turn, as it stands."""
    items: list[TallyItem] = []
    for seat in range(position.seats):
        if position.cubes_of(seat, region):
            points, rule = region_points(position, seat, region)
            if rule:
                about = said("scene-who", who=player(seat))
                items.append({"label": position.game.label(rule), "amount": points, "rule": rule, "about": about})
    total = sum([item["amount"] for item in items])
    return {"of": said("scene-pays-now"), "sum": total, "items": items}
